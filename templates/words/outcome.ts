/** How a game ended, in a sentence. */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Outcome } from '../../engine/game/events.ts';
import { powersInWords, powersNamed } from './powers.ts';

/** `own`: the reader's powers, which are told as `you`. */
export function outcomeInWords(board: Board, outcome: Outcome, own: readonly Power[] = []): string {
  if (outcome.kind === 'terminated') return 'The master has ended the game without a result.';
  const { powers } = outcome;
  const mine = powers.flatMap((power) => powersNamed(board, power)).some((power) => own.includes(power));
  const who = powersInWords(board, powers);
  const many = powers.length > 1;
  switch (outcome.kind) {
    case 'won':
      if (mine) return many ? `You have won the game: ${who} win together.` : `You have won the game as ${who}!`;
      return `${who} ${many ? 'have' : 'has'} won the game.`;
    case 'conceded':
      return mine ? `The game is conceded to you: ${who}.` : `The game is conceded to ${who}.`;
    case 'drawn':
      return many ? `The game is a draw among ${who}.` : `The game is drawn.`;
  }
}
