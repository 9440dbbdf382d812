/** How a game ended, in a sentence. */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Outcome } from '../../engine/game/events.ts';
import { counted } from './counts.ts';
import { powersInWords, powersNamed } from './powers.ts';

interface Reader {
  /** The reader's powers, which are told as `you`. */
  readonly own?: readonly Power[];
  /** How many centers a power has. */
  readonly centers?: (power: Power) => number;
}

/** `Turkey wins with 18 centers.` */
export function outcomeInWords(board: Board, outcome: Outcome, { own = [], centers }: Reader = {}): string {
  if (outcome.kind === 'terminated') return 'The GM has ended the game without a result.';
  const { powers } = outcome;
  const mine = powers.flatMap((power) => powersNamed(board, power)).some((power) => own.includes(power));
  const who = powersInWords(board, powers);
  const many = powers.length > 1;
  switch (outcome.kind) {
    case 'won':
      if (many) return mine ? `You win: ${who} win together.` : `${who} win together.`;
      if (centers === undefined || powers[0] === undefined || centers(powers[0]) === 0)
        return mine ? `You win as ${who}!` : `${who} wins.`;
      return mine
        ? `You win as ${who}, with ${counted(centers(powers[0]), 'center')}!`
        : `${who} wins with ${counted(centers(powers[0]), 'center')}.`;
    case 'conceded':
      return mine ? `The game is conceded to you: ${who}.` : `The game is conceded to ${who}.`;
    case 'drawn':
      return many ? `The game is a draw among ${who}.` : `The game is drawn.`;
  }
}
