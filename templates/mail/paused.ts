/** The game is paused: to everybody. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { byInWords, classicBy } from './by.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writePaused(occasion: Occasion, { by }: Extract<MailContent, { kind: 'paused' }>): WrittenMail {
  const { view } = occasion;
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} the game is paused`,
    lead: leadOf(occasion),
    body: [
      paragraph(
        `${byInWords(occasion, by)} has paused the game. The clock stands still: nothing is processed and no orders are taken until it goes on. Orders on file stay on file, the deadline moves by as long as the pause lasts, and press goes out as before.`,
      ),
      lines(...classicHead(occasion), `${classicBy(occasion, by)} has paused game '${view.name}'.`),
    ],
    attachments: deadlineEvent(occasion),
  });
}
