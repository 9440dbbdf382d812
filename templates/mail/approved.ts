/** To somebody whom a master has let in. */
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeApproved(context: MailContext): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: 'the GM has let you in',
    lead: leadOf(context),
    body: [
      paragraph(`The GM has approved you: you are a player of '${view.name}'.`),
      ...classicNote(context, `You have been approved in game '${view.name}'.`),
    ],
  });
}
