/** A paused game goes on, or one that had ended is taken up again: to everybody. */
import { parsePhase } from '../../engine/board/phase.ts';
import { deadlineEvent } from '../calendar/deadline.ts';
import { daysInWords } from '../words/settings.ts';
import { clockTime, localDate, span, timeFor } from '../words/times.ts';
import { zoneName } from '../words/zone-name.ts';
import { byInWords, classicBy } from './by.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

const MINUTE = 60_000;

export function writeResumed(
  context: MailContext,
  { by, wasOver, pause }: Extract<MailContent, { kind: 'resumed' }>,
): WrittenMail {
  const { view, zone, zones } = context;
  const deadline = view.clock === null ? '' : `, deadline ${localDate(view.clock.deadline, zone, zones)}`;
  return gameLetter(context, {
    subject: `${view.phase ?? ''} the game goes on${deadline}`,
    lead: leadOf(context),
    body: [
      paragraph(
        wasOver
          ? `${byInWords(context, by)} has reopened the game where it had ended. Orders on file stay on file.`
          : `${byInWords(context, by)} has ended the pause. Orders on file stay on file.`,
      ),
      ...(pause === undefined ? [] : [paragraph(aboutDeadline(context, pause))]),
      ...classicNote(context, `${classicBy(context, by)} has resumed game '${view.name}'.`),
    ],
    attachments: deadlineEvent(context),
  });
}

/** By how much the deadline has moved, and why. */
function aboutDeadline(
  { view, now, zone, zones }: MailContext,
  { since, deadline }: NonNullable<Extract<MailContent, { kind: 'resumed' }>['pause']>,
): string {
  const paused = `The pause lasted ${span(now - since)}`;
  const moved = (view.clock?.deadline ?? deadline) - deadline;
  if (moved === 0) {
    return deadline <= since
      ? `${paused}: late orders are accepted for that much longer.`
      : `${paused}: the deadline stays as it was.`;
  }
  const was = `It was ${timeFor(deadline, zone, zones)}.`;
  if (moved - (now - since) < MINUTE) return `${paused}, and the deadline has moved by the same amount. ${was}`;
  const { clock, days } = view.settings.timing[parsePhase(view.phase!).kind];
  const hour = clock === null ? '' : `at ${clockTime(clock)} `;
  return `${paused}. The deadline has moved by ${span(moved)}: by the length of the pause, and on to the next time at which deadlines fall in this game (${hour}${daysInWords(days)}, ${zoneName(view.settings.zone)} time). ${was}`;
}
