/** Back to before the powers were dealt: to everybody. */
import { byInWords } from './by.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeUnstarted(context: MailContext, { by }: Extract<MailContent, { kind: 'unstarted' }>): WrittenMail {
  const { view } = context;
  return gameLetter(context, {
    subject: 'the start is taken back',
    lead: leadOf(context),
    body: [
      paragraph(
        `${byInWords(context, by)} has taken the start back, so nobody has a power or orders to send. You are still signed on, with your preferences. The GM will start the game again, and the powers are then assigned again.`,
      ),
      ...classicNote(context, `Game '${view.name}' has been unstarted.`),
    ],
  });
}
