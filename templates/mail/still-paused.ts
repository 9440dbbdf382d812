/** Once a week to the masters of a paused game. */
import { classicNote } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContext, WrittenMail } from './mail.ts';
import { lead } from './wanted.ts';

export function writeStillPaused(context: MailContext): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: 'the game is still paused',
    lead: lead('Your decision needed: the game is still paused.', 'act'),
    body: [
      paragraph('Nothing is processed until the game resumes. To resume it, reply with this line:'),
      lines('resume'),
      ...classicNote(context, `Diplomacy game '${view.name}' is waiting for its master.`),
    ],
  });
}
