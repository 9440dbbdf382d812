/** The deadline, the end of grace or the start of processing has moved: to everybody else. */
import { lateFrom } from '../../engine/game/phase-clock.ts';
import { deadlineEvent } from '../calendar/deadline.ts';
import { localDate, timeFor } from '../words/times.ts';
import { byInWords, classicBy } from './by.ts';
import { classicDeadlineSet, classicInstant, classicNote } from './classic.ts';
import { type Line, list, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeDeadline(
  context: MailContext,
  { clock, before, by, agreed = false }: Extract<MailContent, { kind: 'deadline' }>,
): WrittenMail {
  const { view, zone, zones } = context;
  const moved = clock.deadline !== before.deadline;
  const told = [
    ...(moved ? [`The old deadline was ${timeFor(before.deadline, zone, zones)}.`] : []),
    ...(lateFrom(clock) > clock.deadline
      ? [`The notice is short, so nobody is marked late before ${timeFor(lateFrom(clock), zone, zones)}.`]
      : []),
    ...(clock.graceEnd === before.graceEnd
      ? []
      : [`Late orders are accepted until ${timeFor(clock.graceEnd, zone, zones)}.`]),
    ...(clock.earliest === before.earliest
      ? []
      : [`Nothing is processed before ${timeFor(clock.earliest, zone, zones)}.`]),
  ];
  const what = moved ? `new deadline: ${localDate(clock.deadline, zone, zones)}` : 'new times';
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${what}`,
    lead: leadOf(context),
    body: [
      paragraph(`${headline()} Orders on file stay on file.`),
      list(told),
      ...classicNote(context, ...classicLines()),
    ],
    attachments: deadlineEvent(context),
  });

  function headline(): string {
    if (agreed) return 'All players have agreed on a new deadline.';
    return moved
      ? `${byInWords(context, by)} has moved the deadline.`
      : `${byInWords(context, by)} has set new times for this phase.`;
  }

  function classicLines(): readonly Line[] {
    if (moved) return classicDeadlineSet(context, by, clock.deadline);
    const [name, instant] =
      clock.graceEnd === before.graceEnd ? ['start', clock.earliest] : ['grace period', clock.graceEnd];
    return [
      { text: `${classicBy(context, by)} set the ${name}` },
      { text: `for game '${view.name}' to ${classicInstant(context, Number(instant))}.` },
    ];
  }
}
