/**
 * Positions with orders from outside (docs/formats.md 1), checked once and brought into canonical form: powers by their full
 * names, retreats filled in. Whatever is wrong is reported with its field; nothing is guessed.
 */

import type { Board } from '../board/board.ts';
import { isPhaseCode } from '../board/phase.ts';
import type { Dislodged, OrdersByPower, PhaseCode, Position } from '../board/position.ts';
import type { RuleState } from '../board/rules.ts';
import type { ByPower, PhaseKind, Place, Power, Province, UnitText } from '../board/variant.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import type { PositionMessage } from '../messages/position-messages.ts';
import { formatUnit } from '../orders/notation.ts';
import { phaseCode, provinceOf, provinceOfUnit } from '../vocabulary.ts';
import {
  addFault,
  foundValue,
  isObject,
  type PositionFault,
  printableText,
  readListField,
  readObject,
} from './faults.ts';
import { ARMY } from './movement/workspace.ts';
import { type NumberedOrder, numberUnit, readOrder } from './numbered.ts';
import { isOccupied } from './phases/adjustments-due.ts';
import { findPower } from './powers.ts';
import { RULINGS, type RulingOptions } from './rulings.ts';

export interface PositionRead {
  readonly position: Position;
  readonly orders: OrdersByPower;
  readonly options: RulingOptions;
}

/** Reads an order that is not canonical: the canonical orders in it, or what is wrong with it. */
export type OrderReader = (
  text: string,
  power: Power,
  position: Position,
) => readonly string[] | { readonly fault: MessageOrText | null };

/** More orders than this are not read. */
const MOST_ORDERS = 1000;
/** Longer orders are none. */
const LONGEST_ORDER = 300;

/** What is wrong with a position (and orders) from outside; empty when it can be adjudicated. */
export function validatePosition(board: Board, position: unknown, orders?: unknown): readonly PositionFault[] {
  const value = isObject(position) && orders !== undefined ? { ...position, orders } : position;
  const read = readPosition(board, value);
  return 'faults' in read ? read.faults : [];
}

/** Reads a position with orders and options; `variant` must have been looked up before. Orders that are not canonical are
 *  read by `readOther`, where it is given, and become canonical. */
export function readPosition(
  board: Board,
  value: unknown,
  readOther?: OrderReader,
): PositionRead | { readonly faults: readonly PositionFault[] } {
  const faults: PositionFault[] = [];
  const input = readObject(faults, '', value);
  const phase = readPhase(board, faults, input['phase']);
  const kind = phase.at(-1);
  const units = readUnits(board, faults, input['units']);
  const centers = readCenters(board, faults, input['centers'], kind === 'A');
  const contested = readContested(board, faults, input['contested'], units);
  const dislodged = readDislodged(board, faults, input['dislodged'], { phase, units, contested });
  const options = readOptions(faults, input['options']);
  const ruleState = readRuleState(board, faults, input['ruleState']);
  const position: Position = {
    variant: board.variant.id,
    phase,
    units,
    centers,
    ...(kind === 'R' ? { dislodged } : {}),
    ...(ruleState === undefined ? {} : { ruleState }),
  };
  // Orders are read against the position: it must be sound first.
  const orders = faults.length > 0 ? {} : readOrders(board, faults, input['orders'], position, readOther);
  return faults.length > 0 ? { faults } : { position, orders, options };
}

function readPhase(board: Board, faults: PositionFault[], value: unknown): PhaseCode {
  const { calendar } = board.variant;
  if (typeof value === 'string') {
    const code = value.trim().toUpperCase();
    const season = calendar.seasons.find(({ aliases }) => aliases?.includes(code.slice(0, 1)) === true);
    for (const each of season === undefined ? [code] : [code, `${season.letter}${code.slice(1)}`]) {
      if (isPhaseCode(calendar, each)) return each;
    }
  }
  const seasons = calendar.seasons.map(({ letter, phases }) => ({ letter, phases }));
  const { name: variant } = board.variant;
  return addFault(
    faults,
    'phase',
    { code: 'positions/no-phase', found: foundValue(value), variant, seasons },
    phaseCode(calendar.start),
  );
}

/** Reads an object from powers to lists; `read` gives the value of the n-th item of a list, or undefined when it was at
 *  fault. The field of an item is put together only for a fault. */
function readByPower<T>(
  board: Board,
  faults: PositionFault[],
  field: string,
  value: unknown,
  read: (item: unknown, list: string, n: number, power: Power) => T | undefined,
): ByPower<readonly T[]> {
  const lists = new Map<Power, readonly T[]>();
  for (const [name, list] of Object.entries(readObject(faults, field, value))) {
    const power = findPower(board, name);
    const at = `${field}.${power === name ? name : printableText(name)}`;
    if (power === null) {
      const powers = board.powers.map((each) => each.name);
      faults.push({ field: at, message: { code: 'positions/none-of-powers', found: foundValue(name), powers } });
    } else if (lists.has(power)) faults.push({ field: at, message: { code: 'positions/power-twice', power } });
    else {
      const written = readListField(faults, at, list);
      const items: T[] = [];
      for (let n = 0; n < written.length; n++) {
        const item = read(written[n], at, n, power);
        if (item !== undefined) items.push(item);
      }
      lists.set(power, items);
    }
  }
  return Object.fromEntries(lists);
}

function readUnits(board: Board, faults: PositionFault[], value: unknown): ByPower<readonly UnitText[]> {
  if (value === undefined) return addFault(faults, 'units', { code: 'positions/units-missing' }, {});
  const standing = new Map<Province, UnitText>();
  return readByPower(board, faults, 'units', value, (item, list, n) => {
    const unit = readUnit(board, item);
    if (isFault(unit)) return addFault(faults, `${list}[${n}]`, unit.fault, undefined);
    const { province } = numberUnit(board, unit)!;
    const other = standing.get(province);
    if (other !== undefined) {
      return addFault(faults, `${list}[${n}]`, { code: 'positions/place-taken', unit, other }, undefined);
    }
    standing.set(province, unit);
    return unit;
  });
}

interface Misplaced {
  readonly fault: PositionMessage;
}

/** A unit that can stand where it is said to, in canonical form; or what is wrong with it. */
function readUnit(board: Board, value: unknown): UnitText | Misplaced {
  const text = typeof value === 'string' && value.length < LONGEST_ORDER ? value.trim() : '';
  const unit = numberUnit(board, text);
  if (unit === null) {
    const place = /^[AF]\s+(\S+)$/i.exec(text)?.[1];
    if (place === undefined) return { fault: { code: 'positions/no-unit', found: foundValue(value) } };
    return { fault: { code: 'positions/unit-nowhere', found: foundValue(value), place: foundValue(place) } };
  }
  const { id, name: province, type, coasts = [] } = board.provinces[board.provinceOf[unit.at]!]!;
  const place = board.locations[unit.at]!;
  if (unit.type === ARMY) {
    if (type === 'sea') return { fault: { code: 'positions/army-at-sea', province } };
    return place === id ? `A ${place}` : { fault: { code: 'positions/army-on-coast', unit: `A ${id}` } };
  }
  if (type === 'land') return { fault: { code: 'positions/fleet-inland', province } };
  if (coasts.length === 0 || place !== id) return `F ${place}`;
  return {
    fault: {
      code: 'positions/which-coast',
      province,
      units: coasts.map((coast) => formatUnit({ type: 'F', at: `${id}/${coast}` })),
    },
  };
}

function isFault(unit: UnitText | Misplaced): unit is Misplaced {
  return typeof unit !== 'string';
}

function readCenters(
  board: Board,
  faults: PositionFault[],
  value: unknown,
  needed: boolean,
): ByPower<readonly Province[]> {
  if (value === undefined) {
    return needed ? addFault(faults, 'centers', { code: 'positions/centers-missing' }, {}) : {};
  }
  const owners = new Map<Province, Power>();
  return readByPower(board, faults, 'centers', value, (item, list, n, power) => {
    const center = typeof item === 'string' ? item.trim().toLowerCase() : '';
    const province = board.provinces[board.provinceNumber.get(center) ?? -1];
    const owner = owners.get(center);
    if (province?.center !== true || owner !== undefined) {
      const wrong: PositionMessage =
        province === undefined
          ? { code: 'positions/no-place', found: foundValue(item) }
          : owner === undefined
            ? { code: 'positions/no-center', province: province.name }
            : { code: 'positions/center-taken', center, owner };
      return addFault(faults, `${list}[${n}]`, wrong, undefined);
    }
    owners.set(center, power);
    return center;
  });
}

interface Around {
  readonly phase: PhaseCode;
  readonly units: ByPower<readonly UnitText[]>;
  /** Provinces that a bounce has left empty: nobody may retreat there. */
  readonly contested: ReadonlySet<Province>;
}

/** As a resolution lists them. What follows from them are the places to which the dislodged may retreat; in other phases nothing. */
function readContested(
  board: Board,
  faults: PositionFault[],
  value: unknown,
  units: Around['units'],
): ReadonlySet<Province> {
  const found = new Set<Province>();
  const written = value === undefined ? [] : readListField(faults, 'contested', value);
  for (const [n, each] of written.entries()) {
    const name = typeof each === 'string' ? each.trim().toLowerCase() : '';
    const province = board.provinces[board.provinceNumber.get(name) ?? -1];
    const field = `contested[${n}]`;
    if (province === undefined)
      faults.push({ field, message: { code: 'positions/no-place', found: foundValue(each) } });
    else if (isOccupied(units, province.id))
      faults.push({ field, message: { code: 'positions/contested-and-held', province: province.name } });
    else found.add(province.id);
  }
  return found;
}

function readDislodged(
  board: Board,
  faults: PositionFault[],
  value: unknown,
  around: Around,
): ByPower<readonly Dislodged[]> {
  if (value === undefined) return {};
  const { units, contested } = around;
  const seen = new Set<Province>();
  const read = readByPower(board, faults, 'dislodged', value, (item, list, index) => {
    const field = `${list}[${index}]`;
    const { unit: text, from, retreats } = isObject(item) ? item : { unit: item };
    const unit = readUnit(board, text);
    if (isFault(unit)) return addFault(faults, isObject(item) ? `${field}.unit` : field, unit.fault, undefined);
    const at = provinceOfUnit(unit);
    if (seen.has(at)) return addFault(faults, field, { code: 'positions/dislodged-twice', province: at }, undefined);
    seen.add(at);
    const origin =
      from === undefined || from === null ? null : typeof from === 'string' ? from.trim().toLowerCase() : '';
    if (origin !== null && !board.provinceNumber.has(provinceOf(origin))) {
      return addFault(faults, `${field}.from`, { code: 'positions/no-place', found: foundValue(from) }, undefined);
    }
    const barred = origin === null ? null : provinceOf(origin);
    const beside = placesBeside(board, around.phase, unit);
    if (retreats === undefined) {
      const open = beside.filter(
        (place) =>
          !isOccupied(units, provinceOf(place)) && provinceOf(place) !== barred && !contested.has(provinceOf(place)),
      );
      return { unit, from: barred, retreats: open };
    }
    const named = readListField(faults, `${field}.retreats`, retreats).map((place, n): Place => {
      const written = typeof place === 'string' ? place.trim().toLowerCase() : '';
      if (contested.has(provinceOf(written))) {
        const { name: province } = board.provinces[board.provinceNumber.get(provinceOf(written))!]!;
        const message = { code: 'positions/retreat-contested', unit, province } as const;
        return addFault(faults, `${field}.retreats[${n}]`, message, '');
      }
      if (beside.includes(written) && !isOccupied(units, provinceOf(written))) return written;
      return addFault(
        faults,
        `${field}.retreats[${n}]`,
        { code: 'positions/no-retreat', unit, found: foundValue(place) },
        '',
      );
    });
    return { unit, from: barred, retreats: named };
  });
  if (!around.phase.endsWith('R') && Object.values(read).some((list) => list.length > 0)) {
    faults.push({
      field: 'dislodged',
      message: { code: 'positions/no-retreat-phase', phase: around.phase },
    });
  }
  return read;
}

/** Places a unit touches in the season of a phase, sorted. */
function placesBeside(board: Board, phase: PhaseCode, text: UnitText): readonly Place[] {
  const unit = numberUnit(board, text)!;
  const { army, fleet } = board.bordersIn(phase.slice(0, 1));
  const { start, list } = unit.type === ARMY ? army : fleet;
  return Array.from(list.subarray(start[unit.at], start[unit.at + 1]), (l) => board.locations[l]!).sort();
}

function readOrders(
  board: Board,
  faults: PositionFault[],
  value: unknown,
  position: Position,
  readOther: OrderReader | undefined,
): OrdersByPower {
  if (value === undefined) return {};
  const kind = position.phase.at(-1) as PhaseKind;
  const lists = Object.values(readObject(faults, 'orders', value));
  const count = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (count > MOST_ORDERS) {
    return addFault(faults, 'orders', { code: 'positions/too-many-orders', count, most: MOST_ORDERS }, {});
  }
  const sheet: Sheet = { board, faults, kind, power: null, first: new Map() };
  const read = readByPower(board, faults, 'orders', value, (item, list, n, power) => {
    const text = typeof item === 'string' ? item.trim() : '';
    if (text === '' || text.length > LONGEST_ORDER) {
      return addFault(faults, `${list}[${n}]`, { code: 'positions/no-order', found: foundValue(item) }, undefined);
    }
    if (power !== sheet.power) {
      sheet.power = power;
      sheet.first.clear();
    }
    const canonical = readOrder(board, text, kind);
    const isWritten = canonical === null || (canonical.unknown !== null && readOther !== undefined);
    if (!isWritten) return admit(sheet, canonical, list, n) ? text : undefined;
    const others = readOther?.(text, power, position) ?? { fault: null };
    if ('fault' in others) {
      const wrong = { code: 'positions/order-unread', found: foundValue(text), why: others.fault } as const;
      return addFault(faults, `${list}[${n}]`, wrong, undefined);
    }
    return others.filter((other) => admit(sheet, readOrder(board, other, kind)!, list, n));
  });
  return Object.fromEntries(Object.entries(read).map(([power, texts]) => [power, texts.flat()]));
}

/** The orders of one power while they are read. */
interface Sheet {
  readonly board: Board;
  readonly faults: PositionFault[];
  readonly kind: PhaseKind;
  power: Power | null;
  /** Which is the first order for each unit. */
  readonly first: Map<number, number>;
}

/** True unless an order names what is not on the map, or is a second one for its unit. */
function admit({ faults, kind, first }: Sheet, numbered: NumberedOrder, list: string, n: number): boolean {
  const { order, unknown, unit } = numbered;
  if (unknown !== null)
    return addFault(faults, `${list}[${n}]`, { code: 'positions/no-place', found: foundValue(unknown) }, false);
  if (kind === 'A' || order.kind === 'waive' || order.kind === 'influence') return true;
  const before = first.get(unit);
  if (before !== undefined) {
    const at = provinceOf(order.unit.at);
    return addFault(
      faults,
      `${list}[${n}]`,
      { code: 'positions/second-order', province: at, first: `${list}[${before}]` },
      false,
    );
  }
  first.set(unit, n);
  return true;
}

/** What named rules carry from phase to phase, by the rules that this variant has. */
function readRuleState(board: Board, faults: PositionFault[], value: unknown): RuleState | undefined {
  if (value === undefined) return undefined;
  const state = readObject(faults, 'ruleState', value);
  const young = state['center-maturity'];
  const seats = state['seats'];
  return {
    ...(young === undefined ? {} : { 'center-maturity': readMaturity(board, faults, young) }),
    ...(seats === undefined ? {} : { seats: readSeats(board, faults, seats) }),
  };
}

function readMaturity(
  board: Board,
  faults: PositionFault[],
  value: unknown,
): NonNullable<RuleState['center-maturity']> {
  const field = 'ruleState.center-maturity';
  const powers = Object.entries(readObject(faults, field, value)).map(([name, ages]) => {
    const at = `${field}.${printableText(name)}`;
    const power =
      findPower(board, name) ?? addFault(faults, at, { code: 'positions/no-power', found: foundValue(name) }, '');
    for (const [center, age] of Object.entries(readObject(faults, at, ages))) {
      const known = board.provinces[board.provinceNumber.get(center) ?? -1]?.center === true;
      if (!known || !Number.isInteger(age) || (age as number) < 0 || (age as number) > 99) {
        faults.push({ field: `${at}.${printableText(center)}`, message: { code: 'positions/no-age' } });
      }
    }
    return [power, ages as Readonly<Record<Province, number>>] as const;
  });
  return Object.fromEntries(powers);
}

function readSeats(board: Board, faults: PositionFault[], value: unknown): readonly (readonly Power[])[] {
  return readListField(faults, 'ruleState.seats', value).map((seat, n) =>
    readListField(faults, `ruleState.seats[${n}]`, seat).map((name, m) => {
      const power = typeof name === 'string' ? findPower(board, name) : null;
      return (
        power ??
        addFault(faults, `ruleState.seats[${n}][${m}]`, { code: 'positions/no-power', found: foundValue(name) }, '')
      );
    }),
  );
}

function readOptions(faults: PositionFault[], value: unknown): RulingOptions {
  if (value === undefined) return {};
  const options = Object.entries(readObject(faults, 'options', value));
  for (const [key, chosen] of options) {
    const ruling = RULINGS.find((each) => each.key === key);
    if (ruling === undefined) {
      const rulings = RULINGS.map((each) => each.key);
      faults.push({ field: `options.${printableText(key)}`, message: { code: 'positions/no-ruling', rulings } });
    } else if (!ruling.choices.some((choice) => choice === chosen)) {
      const { choices } = ruling;
      faults.push({
        field: `options.${key}`,
        message: { code: 'positions/no-choice', found: foundValue(chosen), choices },
      });
    }
  }
  return Object.fromEntries(options);
}
