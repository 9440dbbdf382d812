/** How many points an allocation takes, and whether they are there (the rule `influence`). */
import type { Power } from '../../board/variant.ts';
import type { OrderItem } from '../../language/mail-text.ts';
import { parseOrder, provinceOf } from '../../orders/notation.ts';
import { type Allocation, fitsBeside, influencePoints } from '../../rules/influence.ts';
import { type Game, seatOf } from '../game.ts';
import type { Draft } from './draft.ts';

/** The power's allocations on file. */
export function allocationsOnFile(game: Game, power: Power): readonly Allocation[] {
  return (seatOf(game, power)?.onFile ?? []).flatMap(({ order }) => {
    const filed = parseOrder(order, 'M');
    return filed?.kind === 'influence' ? [filed] : [];
  });
}

/** The allocation of a line beside those given so far, or why it cannot be made. */
export function allocationOf(
  { game, context }: Draft,
  power: Power,
  { parsed, influence }: OrderItem,
  given: readonly Allocation[],
): Allocation | string {
  const { board } = context;
  if (
    influence === null ||
    (parsed?.kind !== 'hold' && parsed?.kind !== 'support-hold' && parsed?.kind !== 'support-move')
  )
    return 'An independent unit only holds or supports.';
  const others = given.filter(({ unit }) => provinceOf(unit.at) !== influence.at);
  const have = influencePoints(board, game.position!, power);
  const spent = others.reduce((sum, { points }) => sum + points, 0);
  const points = influence.points === 'all' ? have - spent : influence.points;
  if (points < 1)
    return `All of your ${have} points are given already. IP 0 and the name of a unit takes its points back.`;
  const allocation: Allocation = { kind: 'influence', points, unit: parsed.unit, order: parsed };
  switch (fitsBeside(board, game.position!, power, given, allocation)) {
    case 'fits':
      return allocation;
    case 'too-many-units':
      return `At most ${board.variant.rules.influence!.unitsPerPhase} units can be given points in one phase. IP 0 and the name of a unit takes its points back.`;
    case 'too-many-points':
      return spent === 0
        ? `You have ${have} points, not ${points}.`
        : `You have ${have} points and have given ${spent} of them: ${have - spent} are left, not ${points}.`;
  }
}
