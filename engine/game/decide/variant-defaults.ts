/** What a new game of a variant is played by that its GM may change before the start, each with the line that does. */
import type { Board } from '../../board/board.ts';
import { STANDARD_RULEBOOK } from '../../board/variant.ts';
import type { VariantDefault } from '../../messages/decision-messages.ts';
import { boardWith } from '../../rules/game-board.ts';
import { gameRules } from '../../rules/game-rules.ts';
import type { Settings } from '../../settings/fields.ts';

/** Those that still hold; none of a variant that is played as the standard game. */
export function variantDefaults(board: Board, settings: Settings): readonly VariantDefault[] {
  const { variant, goal, rulebook, people, draws } = gameRules(boardWith(board, settings));
  const { defaults = {}, rules } = variant;
  const isPaid = rules.influence !== undefined;
  const { centers, of, isBySeat, isJoint } = goal;
  if (variant.id === 'standard') return [];
  const all: readonly (VariantDefault | false)[] = [
    settings.centers === null && { what: 'goal', centers, of, isBySeat, isJoint, line: 'SET CENTERS 12' },
    people.least < people.most &&
      settings.players === null && { what: 'players', players: people.most, line: `SET PLAYERS ${people.least}` },
    rulebook !== STANDARD_RULEBOOK && { what: 'rulebook', rulebook, line: `SET RULES ${STANDARD_RULEBOOK}` },
    rules.seats?.drawn !== undefined && settings.seats === 'drawn' && { what: 'seats', line: 'SET SEATS AUCTION' },
    draws === 'any-result' && { what: 'any-result', line: 'SET DIAS' },
    defaults.masterSees === true && settings.masterSees && { what: 'gm-sees', isPaid, line: 'SET NO MASTER SEES' },
  ];
  return all.filter((each) => each !== false);
}
