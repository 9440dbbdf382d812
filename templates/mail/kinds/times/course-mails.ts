/** How a game goes on: paused, taken back, waiting for its GM. */

import { parsePhase } from '../../../../engine/board/phase.ts';
import type { Instant } from '../../../../engine/time.ts';
import { t } from '../../../locales/current.ts';
import { daysInWords } from '../../../locales/settings.ts';
import { clockTime } from '../../../locales/times/clock-time.ts';
import { formatSpan, localDate, timeFor } from '../../../locales/times/format-times.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { zoneName } from '../../../locales/times/zone-name.ts';
import { linesBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { GameMailContent, MailContext } from '../../mail.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { leadOfText } from '../../parts/wanted.ts';
import { boardLetter } from '../game/board-letter.ts';

export const COURSE_MAILS = {
  /** The game is paused: to everybody. */
  paused: defineMail('paused', {
    for: 'all',
    write: (context, { by }) => {
      const { view } = context;
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${t().mail.paused.subject}`,
        body: [
          paragraphBlock(t().mail.paused.told(byInWords(context, by))),
          ...classicNote(context, `${classicBy(context, by)} has paused game '${view.name}'.`),
        ],
        attachments: deadlineEvent(context),
      });
    },
  }),
  /** Manual processing: a phase could be processed, and the master has not yet spoken. Sent once a day. */
  'process-wanted': defineMail('process-wanted', {
    for: 'one',
    write: (context) => {
      const { view } = context;
      const phase = view.phase ?? '';
      return gameLetter(context, {
        subject: t().mail.processWanted.subject(phase),
        lead: leadOfText(decision(context), 'act'),
        body: [
          paragraphBlock(t().mail.processWanted.how),
          linesBlock(`process ${phase}`),
          ...sheetBlock(context),
          ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
        ],
      });
    },
  }),
  /** A paused game goes on, or one that had ended is taken up again: to everybody. */
  resumed: defineMail('resumed', {
    for: 'all',
    write: (context, { by, wasOver, pause, deadline: until }) => {
      const { view, zone, zones } = context;
      const told = t().mail.resumed;
      const deadline = view.clock === null ? null : localDate(until, zone, zones);
      const who = byInWords(context, by);
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${told.subject(deadline)}`,
        body: [
          paragraphBlock(wasOver ? told.reopened(who) : told.told(who)),
          ...(pause === undefined ? [] : [paragraphBlock(aboutDeadline(context, pause, until))]),
          ...classicNote(context, `${classicBy(context, by)} has resumed game '${view.name}'.`),
        ],
        attachments: deadlineEvent(context),
      });
    },
  }),
  /** The game has been taken back to an earlier phase, or forward again: to everybody. */
  rolled: defineMail('rolled', {
    for: 'all',
    write: (context, { by, direction }) => {
      const { view, board } = context;
      const phase = view.position!.phase;
      return boardLetter(context, {
        subject: `${phase} ${t().mail.rolled.subject(direction, phaseName(board, phase))}`,
        told: t().mail.rolled.told(byInWords(context, by), direction, view.status === 'finished'),
        classic: `${classicBy(context, by)} has rolled game '${view.name}' ${direction} to ${phase}.`,
      });
    },
  }),
  /** Once a week to the masters of a paused game. */
  'still-paused': defineMail('still-paused', {
    for: 'one',
    rank: 'notices',
    write: (context) => {
      const { view } = context;
      const told = t().mail.stillPaused;
      return gameLetter(context, {
        subject: told.subject,
        lead: leadOfText(told.lead, 'act'),
        body: [
          paragraphBlock(told.how),
          linesBlock('resume'),
          ...sheetBlock(context),
          ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
        ],
      });
    },
  }),
  /** Back to before the powers were dealt: to everybody. */
  unstarted: defineMail('unstarted', {
    for: 'all',
    rank: 'notices',
    write: (context, { by }) => {
      const { view } = context;
      return gameLetter(context, {
        subject: t().mail.unstarted.subject,
        body: [
          paragraphBlock(t().mail.unstarted.told(byInWords(context, by))),
          ...classicNote(context, `Game '${view.name}' has been unstarted.`),
        ],
      });
    },
  }),
};

function decision({ board, view: { phase } }: MailContext): string {
  const { decision, ready } = t().mail.processWanted;
  return phase === null ? decision : ready(phaseName(board, phase), parsePhase(phase).kind !== 'M');
}

const MINUTE = 60_000;

/** By how much the deadline has moved, and why. */
function aboutDeadline(
  { view, now, zone, zones }: MailContext,
  { since, deadline }: NonNullable<Extract<GameMailContent, { kind: 'resumed' }>['pause']>,
  until: Instant,
): string {
  const told = t().mail.resumed;
  const pause = formatSpan(now - since);
  const moved = until - deadline;
  if (moved === 0) return deadline <= since ? told.lateOrders(pause) : told.sameDeadline(pause);
  const was = timeFor(deadline, zone, zones);
  if (moved - (now - since) < MINUTE) return told.movedAlike(pause, was);
  const { clock, days } = view.settings.timing[parsePhase(view.phase!).kind];
  return told.movedOn({
    pause,
    moved: formatSpan(moved),
    hour: clock === null ? null : clockTime(clock),
    days: daysInWords(days),
    zone: zoneName(view.settings.zone),
    was,
  });
}
