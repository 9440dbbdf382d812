/** What the adjudication of a game on this board follows, as archives state it. */

import { rulingsOf } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import { RULEBOOKS, STANDARD_RULEBOOK } from '../board/variant.ts';
import { boardWith } from '../rules/game-board.ts';
import { DEFAULT_SETTINGS, withDefaults } from '../settings/settings.ts';
import type { ArchiveDocument, Rules } from './document.ts';

export function rulesOf(board: Board): Rules {
  return { rulebook: board.variant.rulebook ?? STANDARD_RULEBOOK, datc: '3.0', rulings: rulingsOf(board) };
}

/** The board that an archived game was played on, made from that of its variant. */
export function boardOfArchive(board: Board, { settings, rules }: Pick<ArchiveDocument, 'settings' | 'rules'>): Board {
  const rulebook = RULEBOOKS.find((each) => each === rules.rulebook) ?? STANDARD_RULEBOOK;
  return boardWith(board, {
    ...withDefaults(settings ?? { ...DEFAULT_SETTINGS, ...board.variant.defaults }),
    rulebook,
  });
}
