/** Back to before the powers were dealt: to everybody. */
import { words } from '../words/current.ts';
import { byInWords } from './by.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeUnstarted(context: MailContext, { by }: Extract<MailContent, { kind: 'unstarted' }>): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: words().mail.unstarted.subject,
    lead: leadOf(context),
    body: [
      paragraph(words().mail.unstarted.told(byInWords(context, by))),
      ...classicNote(context, `Game '${view.name}' has been unstarted.`),
    ],
  });
}
