/** Back to before the powers were dealt: to everybody. */
import { byInWords } from './by.ts';
import { classicHead } from './classic.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { leadOf } from './wanted.ts';

export function writeUnstarted(occasion: Occasion, { by }: Extract<MailContent, { kind: 'unstarted' }>): WrittenMail {
  const { view } = occasion;
  return gameLetter(occasion, {
    subject: 'the start is taken back',
    lead: leadOf(occasion),
    body: [
      paragraph(
        `${byInWords(occasion, by)} has taken the start back: no power is dealt, and nobody has orders to send. You are still signed on with the preferences you had. The game begins again when the master says so, and the powers are then dealt anew.`,
      ),
      lines(...classicHead(occasion), `Game '${view.name}' has been unstarted.`),
    ],
  });
}
