/** The deadline, the end of grace or the start of processing has moved: to everybody else. */
import { lateFrom } from '../../engine/game/phase-clock.ts';
import { deadlineEvent } from '../calendar/deadline.ts';
import { localDate, timeFor } from '../words/times.ts';
import { byInWords, classicBy } from './by.ts';
import { classicDeadlineSet, classicInstant, classicNote } from './classic.ts';
import { type Line, list, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeDeadline(
  occasion: Occasion,
  { clock, before, by, agreed = false }: Extract<MailContent, { kind: 'deadline' }>,
): WrittenMail {
  const { view, zone, zones } = occasion;
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
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} ${what}`,
    lead: leadOf(occasion),
    body: [
      paragraph(`${headline()} Orders on file stay on file.`),
      list(told),
      ...classicNote(occasion, ...classicLines()),
    ],
    attachments: deadlineEvent(occasion),
  });

  function headline(): string {
    if (agreed) return 'All players have agreed on a new deadline.';
    return moved
      ? `${byInWords(occasion, by)} has moved the deadline.`
      : `${byInWords(occasion, by)} has set new times for this phase.`;
  }

  function classicLines(): readonly Line[] {
    if (moved) return classicDeadlineSet(occasion, by, clock.deadline);
    const [name, instant] =
      clock.graceEnd === before.graceEnd ? ['start', clock.earliest] : ['grace period', clock.graceEnd];
    return [
      { text: `${classicBy(occasion, by)} set the ${name}` },
      { text: `for game '${view.name}' to ${classicInstant(occasion, Number(instant))}.` },
    ];
  }
}
