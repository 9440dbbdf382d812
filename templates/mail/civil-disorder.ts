/** Grace has ended and the game goes on without a power: to everybody. */
import type { Power } from '../../engine/board/variant.ts';
import { powerName, powersInWords } from '../words/powers.ts';
import { classicNote } from './classic.ts';
import { paragraph } from './document.ts';
import { gameLetter } from './letter.ts';
import type { MailContext, WrittenMail } from './mail.ts';
import { howToTakeOver } from './take-over.ts';
import { leadOf } from './wanted.ts';

export function writeCivilDisorder(context: MailContext, powers: readonly Power[]): WrittenMail {
  const { view, board } = context;
  const who = powersInWords(board, powers);
  const one = powers.length === 1;
  return gameLetter(context, {
    subject: `${view.phase ?? ''} civil disorder: ${who}`,
    lead: leadOf(context),
    body: [
      paragraph(
        one
          ? `No orders came from ${who} by the end of the grace period, so the game goes on without it: its units hold, dislodged ones disband, and removals follow the rulebook.`
          : `No orders came from ${who} by the end of the grace period, so the game goes on without them: their units hold, dislodged ones disband, and removals follow the rulebook.`,
      ),
      ...classicNote(
        context,
        ...powers.map((power) => `${powerName(board, power)} is in civil disorder in game '${view.name}'.`),
      ),
      ...howToTakeOver(context, powers),
    ],
  });
}
