/** Plays the worked examples of a variant's rules: `F: A ruh - mun; P: A mun H`, powers by letter. */

import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { findPower } from '../../engine/adjudicate/powers.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import { orderedUnit, type Power, phaseCode, rowsOf, type UnitText, unitText } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';

export interface Extra {
  readonly phase?: string;
  /** More units, as `F A par; P A ber`. */
  readonly units?: string;
  readonly centers?: Position['centers'];
  readonly dislodged?: Position['dislodged'];
  readonly ruleState?: Position['ruleState'];
}

export interface Outcome {
  readonly resolution: Resolution;
  /** What became of an order: `succeeds`, or its reasons. */
  of(order: string): string;
  /** A dislodged unit with its open retreats: `A mun: boh tyr`. */
  readonly dislodged: readonly string[];
  /** All units after the phase, sorted: `FRANCE A mun`. */
  readonly units: readonly string[];
}

/** Plays orders; each stands for its unit too, which need not be named elsewhere. */
export function play(variant: string, text: string, extra: Extra = {}): Outcome {
  const board = boardOf(variant);
  const units = new Map<Power, UnitText[]>();
  const orders = new Map<Power, string[]>();
  const add = <T>(lists: Map<Power, T[]>, power: Power, item: T) => {
    const list = lists.get(power) ?? [];
    if (!list.includes(item)) lists.set(power, [...list, item]);
  };
  const { season } = board.start;
  const phase = extra.phase ?? `${season}${board.start.year}M`;
  for (const [power, order] of lines(variant, text)) {
    const unit = orderedUnit(order);
    if (phase.endsWith('M') && unit !== null) add(units, power, unit);
    add(orders, power, order);
  }
  for (const [power, unit] of lines(variant, extra.units ?? '')) add(units, power, unitText(unit));
  const position: Position = {
    variant,
    phase: phaseCode(phase),
    units: Object.fromEntries(units),
    centers: extra.centers ?? {},
    ...(extra.dislodged && { dislodged: extra.dislodged }),
    ...(extra.ruleState && { ruleState: extra.ruleState }),
  };
  const resolution = adjudicate(board, position, Object.fromEntries(orders), { explain: true });
  return {
    resolution,
    of: (order) => {
      const told = resolution.orders.find((each) => each.order === order);
      if (told === undefined) return 'not there';
      return told.result === 'succeeds' ? 'succeeds' : told.reasons.join(' ');
    },
    dislodged: Object.values(resolution.dislodged)
      .flat()
      .map(({ unit, retreats }) => `${unit}: ${retreats.join(' ')}`)
      .sort(),
    units: rowsOf(resolution.units)
      .flatMap(([power, list]) => list.map((unit) => `${power} ${unit}`))
      .sort(),
  };
}

/** Worked examples of two lines: `T3  F: A ruh - mun; P: A mun H`, and what comes of it, `A mun H: dislodged`. */
export function examples(text: string): readonly (readonly [id: string, orders: string, results: string])[] {
  return [...text.matchAll(/^ *(\S+) {2}(.+)\n *(.+)$/gm)].map(([, id, orders, results]) => [id!, orders!, results!]);
}

/** What came of the orders of an example, as its second line has it. */
export function cameOf(outcome: Outcome, results: string): string {
  const orders = results.split('; ').map((each) => each.slice(0, each.lastIndexOf(': ')));
  return orders.map((order) => `${order}: ${outcome.of(order)}`).join('; ');
}

/** `B: A lon - wal; F A par` as pairs of power and text. */
function lines(variant: string, text: string): readonly (readonly [Power, string])[] {
  return text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, letter, rest] = /^(\w+):?\s+(.+)$/.exec(line)!;
      const power = findPower(boardOf(variant), letter!);
      if (power === null) throw new Error(`No power ${letter} in ${variant}.`);
      return [power, rest!] as const;
    });
}
