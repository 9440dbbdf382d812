/** Orders for the phase before the first, in which starting units are chosen (rule `start-choices`). */
import { ARMY, FLEET } from '../adjudicate/movement/workspace.ts';
import type { StartChoice } from '../board/rules.ts';
import type { Power, UnitText, UnitType } from '../board/variant.ts';
import { formatUnit, parseUnit } from '../orders/notation.ts';
import { choiceClosed, choicesIn } from '../rules/start-choices.ts';
import type { Arena } from './arena.ts';
import { worthAt } from './bot-retreats.ts';
import type { Chance } from './random.ts';
import type { Side } from './worth.ts';

/** What is usual is preferred by this share. */
const USUAL = 1.1;
const WHIM = 0.05;

export function choiceOrders(arena: Arena, side: Side, power: Power, chance: Chance): readonly string[] {
  const choices = choicesIn(arena.board, arena.position, power);
  return choices.flatMap((choice) => chosen(arena, side, choice, chance)).map((unit) => `build ${unit}`);
}

/** A unit for each place; where the numbers are kept, the places that gain most by it choose first. */
function chosen(arena: Arena, side: Side, choice: StartChoice, chance: Chance): readonly UnitText[] {
  const rated = choice.units.map((text) => {
    const usual = parseUnit(text)!;
    const worth = (type: UnitType) =>
      worthAt(arena, side, type === 'A' ? ARMY : FLEET, usual.at) * (type === usual.type ? USUAL : 1) +
      chance.next() * WHIM;
    const [army, fleet] = [worth('A'), worth('F')];
    return {
      at: usual.at,
      usual: usual.type,
      type: army > fleet ? ('A' as const) : ('F' as const),
      by: Math.abs(army - fleet),
    };
  });
  const units: UnitText[] = [];
  for (const { at, type } of rated.sort((a, b) => b.by - a.by || (a.at < b.at ? -1 : 1))) {
    const wished = { type, at };
    const other = { type: type === 'A' ? ('F' as const) : ('A' as const), at };
    units.push(formatUnit(choiceClosed([choice], units, wished) === null ? wished : other));
  }
  return units;
}
