/** Phases full of convoys on the standard map, made from a seed: fleets in most seas, armies that cross them, attackers. */

import type { Board } from '../../../engine/board/board.ts';
import { phaseCode, type UnitText } from '../../../engine/vocabulary.ts';
import type { BenchPhase } from './bench-set.ts';
import { byOwner, createDice, type Dice, pickSome } from './dice.ts';
import { makeUpOrders } from './made-up-orders.ts';

const PHASES = 200;
const UNITS = 34;
const AT_SEA = 14;
const SAILORS = 7;

export function convoyPhases(board: Board): readonly BenchPhase[] {
  const dice = createDice(1901);
  return Array.from({ length: PHASES }, () => convoyPhase(board, dice));
}

function convoyPhase(board: Board, dice: Dice): BenchPhase {
  const seas = board.provinces.filter(({ type }) => type === 'sea').map(({ id }): UnitText => `F ${id}`);
  const shores = board.provinces.filter(({ type, coasts }) => type === 'coast' && coasts === undefined);
  const ashore = pickSome(dice, shores, UNITS - AT_SEA).map(({ id }): UnitText => `${dice(2) === 0 ? 'A' : 'F'} ${id}`);
  const units = [...pickSome(dice, seas, AT_SEA), ...ashore];
  const owners = units.map(() => board.powers[dice(board.powers.length)]!.name);
  const position = {
    variant: board.variant.id,
    phase: phaseCode('S1901M'),
    units: byOwner(owners, units),
    centers: {},
  };
  return { position, orders: byOwner(owners, makeUpOrders(board, position, units, SAILORS, dice)) };
}
