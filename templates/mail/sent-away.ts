/** To somebody who has been sent away without having played. */
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { lead } from './wanted.ts';

export function writeSentAway(context: MailContext, { as }: Extract<MailContent, { kind: 'sent-away' }>): WrittenMail {
  const { view } = context;
  const what = as === 'observer' ? 'observe' : 'take part in';
  return gameLetter(context, {
    subject: `you no longer ${what} this game`,
    lead: lead(`The GM has removed you: you no longer ${what} '${view.name}'.`, 'rest'),
    body: [],
  });
}
