/** WHATIF by mail: the position comes from what is published, the orders from the mail; nothing else is looked at. */
import type { Board } from '../../engine/board/board.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import { boardPlayedOn } from '../../engine/rules/game-board.ts';
import { whatIf } from '../../engine/what-if/what-if.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import type { PublicBoards } from '../games/public-boards.ts';
import type { WhatIfAsked } from '../ports.ts';

/** The answer, or why there is none. `board`: the board of a variant; null when there is no such variant. */
export async function answerWhatIf(
  boards: PublicBoards,
  board: (variant: string, edition?: number) => Board | null,
  { game, phase, lines }: WhatIfAsked,
): Promise<DeskAnswer | { readonly problem: Message }> {
  const position = await boards.position(game, phase);
  if (position === null) {
    if (await boards.isBlind(game)) return { problem: { code: 'desk/blind-position', game } };
    return {
      problem: phase === null ? { code: 'desk/no-position', game } : { code: 'desk/no-such-phase', game, phase },
    };
  }
  const map = boardPlayedOn(board, position.variant, await boards.playedOn(game));
  if (map === null) return { problem: { code: 'desk/variant-unknown', game } };
  return { kind: 'what-if', game, board: map, result: whatIf(map, position, lines) };
}
