/** The board as somebody keeps it who sees nothing but the results mails: their classic lines, read by an importer. */
import { expect } from 'vitest';
import type { ByPower, Province } from '../../engine/board/variant.ts';
import { type Power, powerOf, provinceOfUnit, rowsOf, type UnitText, unitText } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { type PlayedPhase, sorted } from '../games/played.ts';
import { readResults } from './read-results.ts';

export interface MailedBoard {
  readonly units: ByPower<readonly UnitText[]>;
  readonly dislodged: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
}

export function firstBoard(): MailedBoard {
  return {
    units: Object.fromEntries(standard.powers.map(({ name, units }) => [name, units])),
    dislodged: {},
    centers: Object.fromEntries(standard.powers.map(({ name, home }) => [name, home])),
  };
}

/** The board after the phase that a results mail tells of. */
export function boardAfter(before: MailedBoard, text: string): MailedBoard {
  const { orders, owners, dislodged: shown } = readResults(text, standard.variant);
  const units: [Power, UnitText][] = [];
  const moved: [Power, UnitText][] = [];
  const dislodged: [Power, UnitText][] = [];
  const isRetreat = text.includes('\nRetreat results for ');
  const gone = new Set<string>();
  for (const line of orders) {
    const [, name = '', order = '', notes = ''] = /^([A-Z]+) (.*?)(?: \((.*)\))?$/.exec(line) ?? [];
    const power = powerOf(name);
    const [first = '', ...words] = order.split(' ');
    if (first === 'build') units.push([power, unitText(words.join(' '))]);
    else if (first === 'remove') gone.add(standingAt(power, unitText(words.join(' '))));
    else {
      const unit = unitText(`${first} ${words[0]}`);
      const goesTo = words[1] === '-' && notes === '' ? words.at(-1)! : null;
      if (!isRetreat) gone.add(standingAt(power, unit));
      if (notes.includes('dislodged')) dislodged.push([power, unit]);
      else if (goesTo !== null) moved.push([power, unitText(`${first} ${goesTo}`)]);
      else if (!isRetreat) units.push([power, standing(before, power, unit)]);
    }
  }
  // Units without a line of their own stay: nobody orders the others in retreats and adjustments.
  for (const [power, list] of rowsOf(before.units)) {
    for (const unit of list) if (!gone.has(standingAt(power, unit))) units.push([power, unit]);
  }
  const canRetreat = new Set(shown.filter((line) => !line.endsWith(': ')).map((line) => line.split(':')[0]!));
  return {
    units: byPower([...units, ...moved]),
    dislodged: byPower(dislodged.filter(([power, unit]) => canRetreat.has(`${power} ${unit}`))),
    centers: owners.length === 0 ? before.centers : byPower(owners.flatMap(centersIn)),
  };
}

function standingAt(power: Power, unit: UnitText): string {
  return `${power} ${provinceOfUnit(unit)}`;
}

/** In the lines of others a fleet's coast may be left out: it stands where it stood. */
function standing({ units, dislodged }: MailedBoard, power: Power, unit: UnitText): UnitText {
  const all = [...(units[power] ?? []), ...(dislodged[power] ?? [])];
  return all.find((each) => each[0] === unit[0] && provinceOfUnit(each) === provinceOfUnit(unit)) ?? unit;
}

function centersIn(line: string): readonly [string, string][] {
  const [power = '', list = ''] = line.split(': ');
  return list.split(' ').map((center) => [power, center]);
}

function byPower<T extends string>(pairs: readonly (readonly [string, T])[]): ByPower<readonly T[]> {
  const lists: Record<string, T[]> = {};
  for (const [power, each] of pairs) lists[power] = [...(lists[power] ?? []), each];
  return sorted(lists);
}

/** The boards of these phases, as results mails tell them one after the other, are those that were played. */
export async function expectBoards(
  phases: readonly PlayedPhase[],
  resultsOf: (phase: string) => Promise<string>,
): Promise<void> {
  let board = firstBoard();
  for (const { phase, resultUnits } of phases) {
    board = boardAfter(board, await resultsOf(phase));
    expect({ phase, units: board.units }).toEqual({ phase, units: sorted(resultUnits) });
  }
}
