/** The game is paused: to everybody. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { byInWords, classicBy } from './by.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
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
        `${byInWords(occasion, by)} has paused the game. Until it resumes nothing is processed and we take no orders; press goes out as before. Orders on file stay on file, and the deadline moves by the length of the pause.`,
      ),
      ...classicNote(occasion, `${classicBy(occasion, by)} has paused game '${view.name}'.`),
    ],
    attachments: deadlineEvent(occasion),
  });
}
