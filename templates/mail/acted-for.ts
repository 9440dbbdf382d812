/** A master has written for a power: to its player, who is told all of it. */
import { powerName } from '../words/powers.ts';
import { answerBlock } from './answer.ts';
import { listing } from './classic.ts';
import { classicOrdersOnFile } from './classic-orders.ts';
import { lines, paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { filedByPower } from './on-file.ts';
import { leadOf } from './wanted.ts';

export function writeActedFor(
  context: MailContext,
  { by, power, lines: written }: Extract<MailContent, { kind: 'acted-for' }>,
): WrittenMail {
  const { view, board } = context;
  const filed = filedByPower(context);
  return gameLetter(context, {
    subject: `${view.phase ?? ''} the GM has written for ${powerName(board, power)}`,
    lead: leadOf(context),
    body: [
      paragraph(
        `${by}, the GM, sent this for ${powerName(board, power)}. It counts as if you had sent it, and you can change it. The game's history records that the GM did this.`,
      ),
      lines(...written),
      ...listing(
        context,
        ...(filed.length === 0 || view.position === null
          ? [{ text: `${powerName(board, power)} has nothing to order now.` }]
          : classicOrdersOnFile(board, view.position, view.name, view.turn, filed)),
      ),
      ...answerBlock(context, { withLines: false }),
    ],
  });
}
