/** The game is paused: to everybody. */
import { deadlineEvent } from '../calendar/deadline.ts';
import { byInWords, classicBy } from './by.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writePaused(context: MailContext, { by }: Extract<MailContent, { kind: 'paused' }>): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: `${view.phase ?? ''} the game is paused`,
    lead: leadOf(context),
    body: [
      paragraph(
        `${byInWords(context, by)} has paused the game. Until it resumes nothing is processed and we take no orders; press goes out as before. Orders on file stay on file, and the deadline moves by the length of the pause.`,
      ),
      ...classicNote(context, `${classicBy(context, by)} has paused game '${view.name}'.`),
    ],
    attachments: deadlineEvent(context),
  });
}
