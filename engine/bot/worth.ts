/** What a board is worth to a side: the centers that it will own, how near its units are to what it wants, how safe it is. */
import { DISLODGER, FINAL_AT, POWER, ROW, TYPE } from '../adjudicate/movement/cells.ts';
import { NONE, type Workspace } from '../adjudicate/movement/workspace.ts';
import type { Arena } from './arena.ts';
import { type Closeness, closenessOn } from './closeness.ts';
import type { Chance } from './random.ts';

/** A side: the powers of one player. */
export interface Side {
  /** 1 for its powers, by number. */
  readonly own: Uint8Array;
  /** How much it wants to be near each province. */
  readonly wanted: Float64Array;
  /** The provinces that it wants to be near at all. */
  readonly wishes: Uint16Array;
  /** What gaining, or losing, each center counts. */
  readonly prize: Float64Array;
  readonly closeness: Closeness;
}

/** A center that one's unit stands on before the season in which it changes hands. */
const HALF_WON = 0.5;
const HALF_LOST = 0.6;
const UNIT = 0.8;
const UNIT_OF_ANOTHER = 0.35;
/** On top, for a unit that has nowhere to retreat to. */
const FOR_GOOD = 0.5;
/** What another's gain counts against oneself. */
const ENVY = 0.12;
/** All wishes to be near something together, against one center. */
const LONGING = 0.35;
/** The second unit near a province adds so much of what the first does. */
const SECOND = 0.45;
const EXPOSED = 0.16;

/** How far tastes differ. */
const TASTE = 0.4;

/** `taste`: the same for a player in all phases; it likes some provinces better than others. Left out: it has none. */
export function sideOf(arena: Arena, powers: readonly number[], taste?: Chance): Side {
  const { board, owner, centers, borders, units } = arena;
  const own = new Uint8Array(board.powers.length + 1);
  for (const power of powers) own[power] = 1;
  const closeness = closenessOn(board, borders);
  const wanted = new Float64Array(board.provinces.length);
  const prize = new Float64Array(board.provinces.length);
  const counts = board.powers.map((_, power) => owner.filter((each) => each === power).length);
  const leader = Math.max(1, ...counts.filter((_, power) => own[power] === 0));
  for (const [p] of board.provinces.entries()) {
    const liking = taste === undefined ? 1 : 1 + TASTE * (taste.next() - 0.5);
    if (centers[p] === 0) continue;
    const holder = owner[p]!;
    const isOwn = holder !== NONE && own[holder] === 1;
    const danger = nearness(arena, closeness, p, (power) => own[power] !== 1);
    const help = nearness(arena, closeness, p, (power) => own[power] === 1);
    // Who leads is taken from first.
    prize[p] = isOwn || holder === NONE ? 1 : 1 + 0.25 * (counts[holder]! / leader);
    wanted[p] = liking * (isOwn ? Math.min(0.9, 0.35 * danger) : (prize[p]! * (0.6 + help)) / (0.8 + 0.5 * danger));
  }
  const all = wanted.reduce((sum, each) => sum + each, 0);
  const standing = units.filter(({ power }) => own[power] === 1).length;
  // However many there are to wish for, wishes do not outweigh what can be had.
  const scale = all === 0 ? 0 : (LONGING * Math.max(1, standing)) / all;
  const wishes = Uint16Array.from([...wanted.keys()].filter((p) => wanted[p]! > 0));
  return { own, wanted: wanted.map((each) => each * scale), wishes, prize, closeness };
}

/** How near the units of some powers are to a province, together. */
function nearness(
  { board, units }: Arena,
  closeness: Closeness,
  province: number,
  counts: (power: number) => boolean,
): number {
  let sum = 0;
  for (const { power, type, at } of units) {
    if (power >= board.powers.length || !counts(power)) continue;
    const near = closeness[type]![at * board.provinces.length + province]!;
    // Only what is at most two steps away.
    if (near > 0.2) sum += near;
  }
  return sum;
}

export function worthOf(arena: Arena, w: Workspace, side: Side): number {
  const { board, owner, centers, isOwnership } = arena;
  const { own, prize } = side;
  const neutral = board.powers.length;
  let worth = 0;
  for (let u = 0; u < w.end; u += ROW) {
    const power = w.cells[u + POWER]!;
    const isOwn = power < neutral && own[power] === 1;
    if (w.cells[u + DISLODGER] !== NONE) {
      worth += isOwn ? -UNIT : UNIT_OF_ANOTHER;
      continue;
    }
    const p = board.provinceOf[w.cells[u + FINAL_AT]!]!;
    if (power >= neutral || centers[p] === 0 || owner[p] === power) continue;
    const before = owner[p]!;
    const wasOwn = before !== NONE && own[before] === 1;
    if (isOwn && !wasOwn) worth += prize[p]! * (isOwnership ? 1 : HALF_WON);
    else if (!isOwn && wasOwn) worth -= prize[p]! * (isOwnership ? 1 : HALF_LOST);
    else if (!isOwn) worth -= ENVY * (isOwnership ? 1 : HALF_WON);
  }
  for (let n = 0; n < w.dislodgedCount; n += 1) {
    const u = w.dislodged[n]!;
    if (w.retreatStart[n + 1]! > w.retreatStart[n]!) continue;
    worth += w.cells[u + POWER]! < neutral && own[w.cells[u + POWER]!] === 1 ? -FOR_GOOD : FOR_GOOD * UNIT_OF_ANOTHER;
  }
  return worth + longing(arena, w, side) - exposure(arena, w, side);
}

/** Units of the side that are left; filled again each time. */
const left = new Uint32Array(1_000);

/** How near the side's units are to what it wants. */
function longing({ board }: Arena, w: Workspace, { own, wanted, wishes, closeness }: Side): number {
  const provinces = board.provinces.length;
  const neutral = board.powers.length;
  let count = 0;
  for (let u = 0; u < w.end; u += ROW) {
    if (w.cells[u + POWER]! < neutral && own[w.cells[u + POWER]!] === 1 && w.cells[u + DISLODGER] === NONE)
      left[count++] = u;
  }
  let sum = 0;
  for (const p of wishes) {
    let first = 0;
    let second = 0;
    for (let n = 0; n < count; n += 1) {
      const u = left[n]!;
      const near = closeness[w.cells[u + TYPE]!]![w.cells[u + FINAL_AT]! * provinces + p]!;
      if (near > first) {
        second = first;
        first = near;
      } else if (near > second) second = near;
    }
    sum += wanted[p]! * (first + SECOND * second);
  }
  return sum;
}

/** Own centers that more enemies than friends can go to next. */
function exposure({ board, owner, centers, borders }: Arena, w: Workspace, { own, prize }: Side): number {
  const provinces = board.provinces.length;
  const neutral = board.powers.length;
  let sum = 0;
  for (let p = 0; p < provinces; p += 1) {
    if (centers[p] === 0) continue;
    const holder = owner[p]!;
    const holds = w.finalUnit[p]!;
    const isHeld = holds !== NONE && w.cells[holds + POWER]! < neutral && own[w.cells[holds + POWER]!] === 1;
    if (!isHeld && (holder === NONE || own[holder] === 0)) continue;
    let danger = 0;
    let help = isHeld ? 1 : 0;
    for (let u = 0; u < w.end; u += ROW) {
      if (w.cells[u + POWER]! >= neutral || w.cells[u + DISLODGER] !== NONE || u === holds) continue;
      const { reaches } = w.cells[u + TYPE] === 0 ? borders.army : borders.fleet;
      if (reaches[w.cells[u + FINAL_AT]! * provinces + p] === 0) continue;
      if (own[w.cells[u + POWER]!] === 1) help += 1;
      else danger += 1;
    }
    if (danger > help) sum += EXPOSED * prize[p]! * Math.min(2, danger - help);
  }
  return sum;
}
