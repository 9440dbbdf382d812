/** Bots play where nobody did: to everybody. */
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeBotsSeated(
  context: MailContext,
  { powers }: Extract<MailContent, { kind: 'bots-seated' }>,
): WrittenMail {
  const { view, board } = context;
  const names = powersInWords(board, powers);
  const plays = powers.length === 1 ? 'a bot plays' : 'bots play';
  return gameLetter(context, {
    subject: `${view.phase ?? ''} ${plays} ${names}`,
    lead: leadOf(context),
    body: [
      paragraph(
        `From now on ${plays} ${names}, until somebody takes over. A bot plays the moves that look best to it, makes no agreements, and does not vote.`,
      ),
      ...classicNote(
        context,
        ...powers.map((power) => `A bot plays ${powerName(board, power)} in game '${view.name}'.`),
      ),
      ...howToTakeOver(context, powers),
    ],
  });
}
