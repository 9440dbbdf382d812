/** Where players win by all their powers, or by part of the world: what each has, where, and what it still needs. */
import type { Board } from '../../../engine/board/board.ts';
import type { RuleState } from '../../../engine/board/rules.ts';
import type { ByPower, Province, UnitText } from '../../../engine/board/variant.ts';
import { gameRules } from '../../../engine/rules/game-rules.ts';
import { t } from '../../locales/current.ts';
import { goalInShort } from '../../locales/outcome.ts';
import { standingsOf } from '../../map/map-standings.ts';
import type { DocumentLine } from '../../markup/document.ts';

interface Stand {
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly ruleState?: RuleState | undefined;
}

/** Nothing where the counts of the powers say it all. */
export function standingLines(board: Board, stand: Stand): readonly DocumentLine[] {
  const { goal } = gameRules(board);
  if (!goal.isBySeat && goal.share === null) return [];
  const standings = standingsOf(board, { ...stand, phase: null, orders: [] });
  const width = Math.max(...standings.map(({ display }) => display.length)) + 1;
  return [
    { text: t().mail.standings.byPlayer(goalInShort(goal)), hang: 3 },
    { text: '' },
    ...standings.map(({ display, centers, split, needs }) => ({
      text: `${`${display}:`.padEnd(width)}${String(centers).padStart(4)}${split === '' ? '' : `: ${split}`}; ${needs}.`,
      hang: width + 6,
    })),
  ];
}
