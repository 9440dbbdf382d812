/** To somebody who has been sent away without having played. */
import { words } from '../../../words/current.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContent, MailContext, WrittenMail } from '../../mail.ts';
import { lead } from '../../parts/wanted.ts';

export function writeSentAway(context: MailContext, { as }: Extract<MailContent, { kind: 'sent-away' }>): WrittenMail {
  const { subject, told } = words().mail.sentAway;
  return gameLetter(context, {
    subject: subject[as],
    lead: lead(told[as](context.view.name), 'rest'),
    body: [],
  });
}
