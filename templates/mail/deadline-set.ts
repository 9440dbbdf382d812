/** The master has moved the deadline: to everybody else. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { localDate } from '../words/times.ts';
import { classicDeadlineSet, classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeDeadline(
  occasion: Occasion,
  { clock, by }: Extract<MailContent, { kind: 'deadline' }>,
): WrittenMail {
  const { view, zone, zones } = occasion;
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} new deadline: ${localDate(clock.deadline, zone, zones)}`,
    lead: leadOf(occasion),
    body: [
      paragraph(`${by} has moved the deadline. Orders on file stay on file.`),
      lines(...classicHead(occasion), ...classicDeadlineSet(occasion, by, clock.deadline)),
    ],
    attachments: deadlineEvent(occasion),
  });
}
