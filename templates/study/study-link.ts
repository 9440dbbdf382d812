/**
 * A study as the part of an address behind `#`, which browsers send to nobody: packed, versioned, and read with care, since anybody
 * may have written it. Orders stand as the units have them, in the order of the position: `-bur,H,SA mar-bur`.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isObject } from '../../engine/adjudicate/faults.ts';
import { readOrder, variantPowers } from '../../engine/adjudicate/numbered.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { readPosition } from '../../engine/adjudicate/read-position.ts';
import type { Board } from '../../engine/board/board.ts';
import { type BoardChoices, STARTS } from '../../engine/board/choices.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';
import { RULEBOOKS } from '../../engine/board/variant.ts';
import { type Power, rowsOf, type UnitText } from '../../engine/vocabulary.ts';
import { type Branch, type Path, positionsAlong, type Standpoint, type Study } from './study.ts';

/** Of the format; a later one reads this one. */
const VERSION = '1';
/** Longer links are not read, and not made. */
const LONGEST = 100_000;
/** Bytes of what is packed: a short link could unpack to so much that the page dies of it. */
const MOST_UNPACKED = 1_000_000;
const LONGEST_NOTE = 2_000;
const MOST_BRANCHES = 2_000;

/** Orders, note, branches after it; empty ones at the end are left out. */
type PackedBranch = readonly [orders?: string, note?: string, next?: readonly PackedBranch[]];
/** Variant, choices, start (0: that of the variant), branches, path. */
type Packed = readonly [string, Partial<BoardChoices> | 0, unknown, readonly PackedBranch[], Path];

/** Why a link cannot be read. */
export type LinkFault = 'cut' | 'newer' | 'other-variant' | 'too-long' | 'wrong';

/** A link's contents before its board is known. */
export interface OpenedLink {
  readonly variant: string;
  readonly choices: BoardChoices | null;
  readonly read: (board: Board) => Standpoint | LinkFault;
}

export function packStudy(board: Board, { study, path }: Standpoint): string {
  const { variant, choices, start, branches } = study;
  const isStart = JSON.stringify(start) === JSON.stringify(startingPosition(board));
  const packed: PackedBranch[] = [];
  // Not by a call for each phase: a long line of play would run out of stack.
  const left = [{ list: branches, at: start, into: packed }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { at, into } = next;
    for (const branch of next.list) {
      const then: PackedBranch[] = [];
      const row = [packOrders(board, at, branch.orders), branch.note, then];
      if (branch.next.length > 0) left.push({ list: branch.next, at: after(board, at, branch), into: then });
      else row.pop();
      while (row.length > 0 && row.at(-1)!.length === 0 && row.at(-1) !== then) row.pop();
      into.push(row as unknown as PackedBranch);
    }
  }
  const value: Packed = [variant, choices ?? 0, isStart ? 0 : start, packed, path];
  const text = strToU8(JSON.stringify(value));
  return `${VERSION}${toBase64(deflateSync(text, { level: 9 }))}`;
}

/** Address of the analysis board, on the same site, with a position and orders for it. */
export function boardAddress(board: Board, start: Position, orders: OrdersByPower = {}): string {
  const study = {
    variant: board.variant.id,
    choices: board.choices ?? null,
    start,
    branches: [{ orders, note: '', next: [] }],
  };
  return `/board/#${packStudy(board, { study, path: [0] })}`;
}

/** The orders of a resolved phase, as they were given. */
export function ordersGiven({ orders }: Pick<Resolution, 'orders'>): OrdersByPower {
  const given: Record<Power, string[]> = {};
  for (const { power, order, reasons } of orders) {
    if (!reasons.includes('no-order')) given[power] = [...(given[power] ?? []), order];
  }
  return given;
}

function after(board: Board, start: Position, branch: Branch): Position {
  const study: Study = { variant: '', choices: null, start, branches: [branch] };
  return positionsAlong(board, study, [0, 0])[1]!;
}

/** Takes a link apart, as far as that goes without its board. */
export function openLink(fragment: string): OpenedLink | LinkFault {
  const text = fragment.replace(/^#/, '');
  if (text.length > LONGEST) return 'too-long';
  if (!text.startsWith(VERSION)) return /^\d/.test(text) ? 'newer' : 'wrong';
  const bytes = fromBase64(text.slice(1));
  if (bytes === null) return 'wrong';
  let value: unknown;
  try {
    const unpacked = inflateSync(bytes, { out: new Uint8Array(MOST_UNPACKED) });
    if (unpacked.length === MOST_UNPACKED) return 'too-long';
    value = JSON.parse(strFromU8(unpacked));
  } catch {
    return 'cut';
  }
  if (!Array.isArray(value) || value.length !== 5 || typeof value[0] !== 'string') return 'wrong';
  const choices = readChoices(value[1]);
  return { variant: value[0], choices, read: (board) => readPacked(board, value as unknown as Packed, choices) };
}

function readPacked(board: Board, [variant, , start, packed, path]: Packed, choices: BoardChoices | null) {
  if (variant !== board.variant.id) return 'other-variant';
  const first = start === 0 ? startingPosition(board) : readStart(board, start);
  if (first === null) return 'wrong';
  const branches = readBranches(board, packed, first);
  if (branches === null || branches.length === 0) return 'wrong';
  const study: Study = { variant, choices, start: first, branches };
  return isPath(study, path) ? { study, path } : 'wrong';
}

function readStart(board: Board, value: unknown): Position | null {
  const read = readPosition(board, value);
  return 'faults' in read ? null : read.position;
}

/** One after the other: a line may go on for as many phases as there may be branches, which is too deep for calls in each other. */
function readBranches(board: Board, packed: unknown, first: Position): readonly Branch[] | null {
  const branches: Branch[] = [];
  const open = [{ list: packed, into: branches, at: first }];
  let left = MOST_BRANCHES;
  for (const { list, into, at } of open) {
    if (!Array.isArray(list)) return null;
    for (const each of list) {
      left -= 1;
      if (left < 0 || !Array.isArray(each)) return null;
      const [text = '', note = '', next = []] = each as readonly unknown[];
      if (!Array.isArray(next)) return null;
      if (typeof text !== 'string' || typeof note !== 'string' || note.length > LONGEST_NOTE) return null;
      const orders = unpackOrders(board, at, text);
      if (orders === null) return null;
      const then: Branch[] = [];
      into.push({ orders, note, next: then });
      if (next.length === 0) continue;
      try {
        open.push({ list: next, into: then, at: after(board, at, into.at(-1)!) });
      } catch {
        // The game is over, and yet goes on.
        return null;
      }
    }
  }
  return branches;
}

function isPath(study: Study, value: unknown): value is Path {
  let branches: readonly Branch[] | undefined = study.branches;
  const steps: readonly unknown[] = Array.isArray(value) ? value : [];
  for (const n of steps) branches = Number.isInteger(n) ? branches?.[Number(n)]?.next : undefined;
  return steps.length > 0 && branches !== undefined;
}

const NUMBERS_OF_CENTERS = { least: 1, most: 400 };

function readChoices(value: unknown): BoardChoices | null {
  if (!isObject(value)) return null;
  const { centers, anyCenters, oneCenter, anyDisband, start, rulebook } = value;
  const { least, most } = NUMBERS_OF_CENTERS;
  return {
    centers: Number.isInteger(centers) && Number(centers) >= least && Number(centers) <= most ? Number(centers) : null,
    anyCenters: anyCenters === true,
    oneCenter: oneCenter === true,
    anyDisband: anyDisband === true,
    start: STARTS.find((each) => each === start) ?? 'usual',
    rulebook: RULEBOOKS.find((each) => each === rulebook) ?? '2023',
  };
}

function ordered(board: Board, position: Position): readonly (readonly [Power, readonly UnitText[]])[] {
  const { kind } = parsePhase(position.phase);
  const units = (power: Power): readonly UnitText[] => {
    if (kind === 'A') return [];
    return kind === 'M' ? (position.units[power] ?? []) : (position.dislodged?.[power] ?? []).map(({ unit }) => unit);
  };
  return variantPowers(board).map((power) => [power, units(power)] as const);
}

function packOrders(board: Board, position: Position, orders: OrdersByPower): string {
  const units = ordered(board, position);
  const rests = units.flatMap(([power, list]) =>
    list.map((unit) => {
      const own = (orders[power] ?? []).find((order) => order.startsWith(`${unit} `));
      return own === undefined
        ? ''
        : own
            .slice(unit.length + 1)
            .replaceAll(' - ', '-')
            .replace(/^- /, '-');
    }),
  );
  const others = rowsOf(orders).flatMap(([power, list]) => {
    const number = units.findIndex(([name]) => name === power);
    const own = units[number]?.[1] ?? [];
    const left = number < 0 ? [] : list.filter((order) => !own.some((unit) => order.startsWith(`${unit} `)));
    return left.map((order) => `${number}~${order}`);
  });
  return [rests.join(',').replace(/,+$/, ''), ...others].join(';').replace(/;+$/, '');
}

/** Null where something is no order of a power of this board. */
function unpackOrders(board: Board, position: Position, text: string): OrdersByPower | null {
  const { kind } = parsePhase(position.phase);
  const [first = '', ...others] = text.split(';');
  const rests = first.split(',');
  const orders: Record<Power, string[]> = {};
  const units = ordered(board, position);
  let n = 0;
  const add = (power: Power, order: string): boolean => {
    const read = readOrder(board, order, kind);
    if (read === null || read.unknown !== null) return false;
    orders[power] = [...(orders[power] ?? []), order];
    return true;
  };
  for (const [power, list] of units) {
    for (const unit of list) {
      const rest = rests[n] ?? '';
      n += 1;
      if (rest !== '' && !add(power, `${unit} ${rest.replaceAll('-', ' - ').replace(/^ /, '')}`)) return null;
    }
  }
  for (const other of others) {
    const [, at, order] = /^(\d+)~(.+)$/.exec(other) ?? [];
    const power = units[Number(at)]?.[0];
    if (power === undefined || !add(power, order!)) return null;
  }
  return orders;
}

/** As addresses have it: without the signs that mean something there. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
