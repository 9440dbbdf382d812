/** Deadlines: set, wished for, near, missed, or moved because the judge was down. */

import { isMissing } from '../../../../engine/game/due.ts';
import { notFiled } from '../../../../engine/game/orders/pending-sets.ts';
import { lateFrom } from '../../../../engine/game/phase-clock.ts';
import { HOUR } from '../../../../engine/time.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { formatSpan, localDate, timeFor, writtenTime } from '../../../locales/times/format-times.ts';
import { type Document, type DocumentLine, linesBlock, listBlock, paragraphBlock } from '../../../markup/document.ts';
import { classicDeadlineSet, classicInstant, classicLate, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { atDeadline } from '../../parts/at-deadline.ts';
import { byInWords, classicBy } from '../../parts/by.ts';
import { deadlineEvent } from '../../parts/calendar.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { pendingBlocks } from '../../parts/orders/pending.ts';
import { ownPowers, wantedInSubject } from '../../parts/wanted.ts';

export const DEADLINE_MAILS = {
  /** The deadline, the end of grace or the start of processing has moved: to everybody else. */
  deadline: defineMail('deadline', {
    for: 'all',
    write: (context, { clock, before, by, agreed = false }) => {
      const { view, zone, zones } = context;
      const moved = clock.deadline !== before.deadline;
      const say = t().mail.deadlineSet;
      const phase = view.phase ?? '';
      const told = [
        ...(moved ? [say.old(timeFor(before.deadline, zone, zones))] : []),
        ...(lateFrom(clock) > clock.deadline ? [say.notLateBefore(timeFor(lateFrom(clock), zone, zones))] : []),
        ...(clock.graceEnd === before.graceEnd ? [] : [say.lateUntil(timeFor(clock.graceEnd, zone, zones))]),
        ...(clock.earliest === before.earliest ? [] : [say.notBefore(timeFor(clock.earliest, zone, zones))]),
      ];
      return gameLetter(context, {
        subject: moved ? say.subject.deadline(phase, localDate(clock.deadline, zone, zones)) : say.subject.times(phase),
        body: [paragraphBlock(headline()), listBlock(told), ...classicNote(context, ...classicLines())],
        attachments: deadlineEvent(context),
      });

      function headline(): string {
        if (agreed) return say.agreed;
        return moved ? say.moved(byInWords(context, by)) : say.newTimes(byInWords(context, by));
      }

      function classicLines(): readonly DocumentLine[] {
        if (moved) return classicDeadlineSet(context, by, clock.deadline);
        const [name, instant] =
          clock.graceEnd === before.graceEnd ? ['start', clock.earliest] : ['grace period', clock.graceEnd];
        return [
          { text: `${classicBy(context, by)} set the ${name}` },
          { text: `for game '${view.name}' to ${classicInstant(context, Number(instant))}.` },
        ];
      }
    },
  }),
  /** A player proposes another deadline: to everybody else. */
  'deadline-wished': defineMail('deadline-wished', {
    for: 'all',
    write: (context, { by, at, have, need }) => {
      const { view, zone, zones } = context;
      const isPlayer = view.role.kind === 'player';
      const who = byInWords(context, by);
      const say = t().mail.deadlineWished;
      return gameLetter(context, {
        subject: say.subject(view.phase ?? ''),
        body: [
          paragraphBlock(say.told({ who, time: timeFor(at, zone, zones), have, need })),
          ...(isPlayer
            ? [paragraphBlock(say.howToAgree), linesBlock(`set deadline ${writtenTime(at)}`)]
            : view.role.kind === 'master'
              ? [paragraphBlock(say.howToSet), linesBlock(`set deadline ${writtenTime(at)}`)]
              : []),
          ...classicNote(context, `${who} proposes another deadline in game '${view.name}'.`),
        ],
      });
    },
  }),
  /** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
  late: defineMail('late', {
    for: ({ own }) => (own ? 'one' : 'all'),
    classicSubject: ({ head, letters }, { powers, own }) => {
      const late = `${head} Late Notice: ${letters(powers)}`;
      return own ? `[You are late!] ${late}` : late;
    },
    write: (context, { powers, own }) => {
      const { view, board } = context;
      const phase = view.phase ?? '';
      const { subject } = t().mail.late;
      const { played, unplayed } = byPlayed(context, powers);
      return gameLetter(context, {
        subject: own
          ? subject.own(phase)
          : powers.length === 0
            ? subject.hidden(phase)
            : played.length > 0
              ? subject.powers(phase, powersInWords(board, played))
              : subject.unplayed(phase, powersInWords(board, unplayed)),
        body: own ? forTheLate(context) : forOthers(context, powers),
      });
    },
  }),
  /** The judge was down when a deadline passed: to everybody. */
  outage: defineMail('outage', {
    for: 'all',
    write: (context, { from, to }) => {
      const { view, zone, zones } = context;
      const { deadline } = view.clock!;
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${t().mail.outage.subject(localDate(deadline, zone, zones))}`,
        body: [
          paragraphBlock(t().mail.outage.told(formatSpan(to - from), timeFor(from, zone, zones))),
          ...classicNote(context, `The deadline for game '${view.name}' is now ${classicInstant(context, deadline)}.`),
        ],
        attachments: deadlineEvent(context),
      });
    },
  }),
  /** Some hours before the deadline, to those who still owe orders. */
  reminder: defineMail('reminder', {
    for: 'one',
    write: (context, { hours }) => {
      const { view, board, now } = context;
      const left = view.clock === null ? hours * HOUR : Math.max(0, view.clock.deadline - now);
      const position = view.position!;
      const then = atDeadline(context);
      const hour = t().grammar.spans.hour;
      const told = left === 0 ? null : left < HOUR ? formatSpan(left) : `${Math.round(left / HOUR)} ${hour}`;
      return gameLetter(context, {
        subject: `${view.phase ?? ''} ${t().mail.reminder.subject(told, wantedInSubject(context))}`,
        body: [
          ...(then === null ? [] : [paragraphBlock(then)]),
          ...pendingBlocks(context),
          ...classicNote(context, ...classicOrdersOnFile(board, position, view.name, view.turn, filedByPower(context))),
          ...answerBlock(context, { withLines: true }),
        ],
      });
    },
  }),
};

function forTheLate(context: MailContext): Document {
  const { view, board } = context;
  const say = t().mail.late;
  return [
    paragraphBlock(
      notFiled(view.pending).length > 0 && view.clock !== null
        ? t().mail.pending.atEnd(timeFor(view.clock.graceEnd, context.zone, context.zones))
        : view.settings.nmr === 'play-on'
          ? say.stillCountGoesOn
          : say.stillCountReplaced,
    ),
    ...pendingBlocks(context),
    ...classicNote(
      context,
      ...classicLate(
        context,
        ownPowers(context)
          .filter(({ missing }) => isMissing(missing))
          .map(({ power }) => power),
      ),
      { text: '' },
      ...classicOrdersOnFile(board, view.position!, view.name, view.turn, filedByPower(context)),
    ),
    ...answerBlock(context, { withLines: true }),
  ];
}

function forOthers(context: MailContext, powers: readonly Power[]): Document {
  const say = t().mail.late;
  const own = ownPowers(context).length > 0;
  const { played, unplayed } = byPlayed(context, powers);
  const inWords = (some: readonly Power[]) => powersInWords(context.board, some);
  return [
    ...(powers.length === 0 ? [paragraphBlock(say.missing(own))] : []),
    ...(played.length === 0 ? [] : [paragraphBlock(say.missingFrom(inWords(played), own))]),
    ...(unplayed.length === 0 ? [] : [paragraphBlock(say.unplayed(inWords(unplayed), unplayed.length > 1))]),
    ...unreachedAmong(context, powers),
    ...(context.view.role.kind === 'master' ? sheetBlock(context) : []),
    ...classicNote(context, ...classicLate(context, powers)),
  ];
}

/** Nobody is late for a power that nobody plays: the game waits for whoever takes it over. */
function byPlayed({ view }: MailContext, powers: readonly Power[]) {
  const isPlayed = (power: Power) => view.seats.find((seat) => seat.power === power)?.status === 'playing';
  return { played: powers.filter(isPlayed), unplayed: powers.filter((power) => !isPlayed(power)) };
}

/** A GM who waits for somebody whom our mail does not reach waits for long. */
function unreachedAmong({ board, unreached = [] }: MailContext, powers: readonly Power[]): Document {
  const among = powers.filter((power) => unreached.includes(power));
  return among.length === 0 ? [] : [paragraphBlock(t().mail.results.unreached(powersInWords(board, among)))];
}
