/** The rule `start-choices`: a phase before the first, in which some powers choose the types of starting units. */

import type { Board } from '../board/board.ts';
import { formatPhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { StartChoice } from '../board/rules.ts';
import type { Power, Province, UnitText, UnitType } from '../board/variant.ts';
import { formatUnit, parseUnit } from '../orders/notation.ts';
import type { UnitRef } from '../orders/order.ts';
import { type PhaseCode, phaseCode, provinceOf, provinceOfUnit, typeOfUnit } from '../vocabulary.ts';

/** The choices that powers have in this phase; none in any other. */
export function choicesIn(board: Board, { phase }: Pick<Position, 'phase'>, power: Power): readonly StartChoice[] {
  const rule = board.variant.rules['start-choices'];
  return rule === undefined || rule.phase !== phase ? [] : rule.choices.filter((choice) => choice.power === power);
}

export function isChoicePhase(board: Board, { phase }: Pick<Position, 'phase'>): boolean {
  return board.variant.rules['start-choices']?.phase === phase;
}

/** Phase in which the game begins. */
export function firstPhase(board: Board): PhaseCode {
  const choices = board.variant.rules['start-choices'];
  return choices === undefined ? formatPhase(board.start) : phaseCode(choices.phase);
}

/** A power's starting units whose type is not to be chosen. */
export function unitsFixed(board: Board, power: Power, units: readonly UnitText[]): readonly UnitText[] {
  const open = (board.variant.rules['start-choices']?.choices ?? [])
    .filter((choice) => choice.power === power)
    .flatMap((choice) => choice.units.map((unit) => provinceOfUnit(unit)));
  return units.filter((unit) => !open.includes(provinceOfUnit(unit)));
}

/** Why a unit cannot be chosen, or null: `no-choice` in that place, `chosen` already, or no more of that `type`. */
export function choiceClosed(
  choices: readonly StartChoice[],
  chosen: readonly UnitText[],
  unit: UnitRef,
): 'no-choice' | 'chosen' | 'type' | null {
  const choice = choices.find(({ units }) => placesOf(units).includes(provinceOf(unit.at)));
  if (choice === undefined) return 'no-choice';
  const taken = chosen.filter((each) => placesOf(choice.units).includes(provinceOfUnit(each)));
  if (placesOf(taken).includes(provinceOf(unit.at))) return 'chosen';
  if (choice.numbers === 'free') return null;
  const offered = countOf(choice.units, unit.type);
  return countOf(taken, unit.type) < offered ? null : 'type';
}

/** The units of a choice when only these were chosen: what was not follows the defaults as far as the numbers allow. */
export function completeChoice({ units, numbers }: StartChoice, chosen: readonly UnitText[]): readonly UnitText[] {
  const made = (unit: UnitText) => chosen.find((each) => provinceOfUnit(each) === provinceOfUnit(unit));
  if (numbers === 'free') return units.map((unit) => made(unit) ?? unit);
  const fitting = assignments(units).filter(
    (option) =>
      countOf(option, 'A') === countOf(units, 'A') &&
      option.every((unit, n) => made(units[n]!) === undefined || made(units[n]!) === unit),
  );
  const agreeing = (option: readonly UnitText[]) => option.filter((unit, n) => unit === units[n]).length;
  const armies = (option: readonly UnitText[]) =>
    option
      .filter((unit) => typeOfUnit(unit) === 'A')
      .sort()
      .join(' ');
  const [best] = fitting.sort((a, b) => agreeing(b) - agreeing(a) || (armies(a) < armies(b) ? -1 : 1));
  return best ?? units;
}

/** Is nothing left to be said of it: has every place its type by what was chosen? */
export function isSettled(choice: StartChoice, chosen: readonly UnitText[]): boolean {
  const own = chosen.filter((unit) => placesOf(choice.units).includes(provinceOfUnit(unit)));
  if (choice.numbers === 'free') return own.length === choice.units.length;
  return (['A', 'F'] as const).some((type) => countOf(own, type) === countOf(choice.units, type));
}

/** The places whose type a power chooses. */
export function placesToChoose(choices: readonly StartChoice[]): readonly Province[] {
  return choices.flatMap(({ units }) => placesOf(units));
}

/** All ways to give each place a type. */
function assignments(units: readonly UnitText[]): (readonly UnitText[])[] {
  return units.reduce<(readonly UnitText[])[]>(
    (options, unit) =>
      options.flatMap((option) => (['A', 'F'] as const).map((type) => [...option, withType(unit, type)])),
    [[]],
  );
}

function withType(unit: UnitText, type: UnitType): UnitText {
  return formatUnit({ ...parseUnit(unit)!, type });
}

function placesOf(units: readonly UnitText[]): readonly Province[] {
  return units.map((unit) => provinceOfUnit(unit));
}

function countOf(units: readonly UnitText[], type: UnitType): number {
  return units.filter((unit) => unit.startsWith(type)).length;
}
