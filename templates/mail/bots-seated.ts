/** Bots play where nobody did: to everybody. */
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContent, Occasion, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeBotsSeated(
  occasion: Occasion,
  { powers }: Extract<MailContent, { kind: 'bots-seated' }>,
): WrittenMail {
  const { view, board } = occasion;
  const names = powersInWords(board, powers);
  const plays = powers.length === 1 ? 'a bot plays' : 'bots play';
  return gameLetter(occasion, {
    subject: `${view.phase ?? ''} ${plays} ${names}`,
    lead: leadOf(occasion),
    body: [
      paragraph(
        `From now on ${plays} ${names}, until somebody takes over. A bot plays the moves that look best to it, makes no agreements, and does not vote.`,
      ),
      ...classicNote(
        occasion,
        ...powers.map((power) => `A bot plays ${powerName(board, power)} in game '${view.name}'.`),
      ),
      ...howToTakeOver(occasion, powers),
    ],
  });
}
