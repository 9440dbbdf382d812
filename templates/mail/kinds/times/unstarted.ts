/** Back to before the powers were dealt: to everybody. */

import { paragraph } from '../../../markup/document.ts';
import { words } from '../../../words/current.ts';
import { classicNote } from '../../classic/classic.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContent, MailContext, WrittenMail } from '../../mail.ts';
import { byInWords } from '../../parts/by.ts';
import { leadOf } from '../../parts/wanted.ts';

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
