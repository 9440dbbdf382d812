/** A paused game goes on, or one that had ended is taken up again: to everybody. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { localDate } from '../words/times.ts';
import { byInWords, classicBy } from './by.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeResumed(
  occasion: Occasion,
  { by, wasOver }: Extract<MailContent, { kind: 'resumed' }>,
): WrittenMail {
  const { view, zone, zones } = occasion;
  const deadline = view.clock === null ? '' : `, deadline ${localDate(view.clock.deadline, zone, zones)}`;
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} the game goes on${deadline}`,
    lead: leadOf(occasion),
    body: [
      paragraph(
        wasOver
          ? `${byInWords(occasion, by)} has taken up the game again where it had ended. Orders on file stay on file.`
          : `${byInWords(occasion, by)} has ended the pause: the game goes on, with a deadline moved by as long as the pause has lasted. Orders on file stay on file.`,
      ),
      lines(...classicHead(occasion), `${classicBy(occasion, by)} has resumed game '${view.name}'.`),
    ],
    attachments: deadlineEvent(occasion),
  });
}
