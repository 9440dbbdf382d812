/**
 * The hash of a position in research lines (`zobrist_hash`): the package that reads them compares positions by it. Its tables are drawn with
 * the Mersenne Twister (Matsumoto and Nishimura 1998, MT19937), seeded by the map's centers, as that package draws them.
 */
import type { Board } from '../../board/board.ts';
import type { Position } from '../../board/position.ts';
import { type Power, placeOfUnit, typeOfUnit } from '../../vocabulary.ts';

const SIZE = 624;

/** 32-bit numbers from a seed, as `init_by_array` of the reference implementation begins. */
function twister(seed: number): () => number {
  const state = new Uint32Array(SIZE);
  state[0] = 19_650_218;
  for (let i = 1; i < SIZE; i += 1) state[i] = Math.imul(1_812_433_253, stirred(state[i - 1]!)) + i;
  let i = 1;
  for (let k = 0; k < SIZE; k += 1) {
    state[i] = (state[i]! ^ Math.imul(stirred(state[i - 1]!), 1_664_525)) + seed;
    i = next(i);
  }
  for (let k = 0; k < SIZE - 1; k += 1) {
    state[i] = (state[i]! ^ Math.imul(stirred(state[i - 1]!), 1_566_083_941)) - i;
    i = next(i);
  }
  state[0] = 0x80000000;
  let at = SIZE;
  return () => {
    if (at >= SIZE) {
      for (let k = 0; k < SIZE; k += 1) {
        const y = (state[k]! & 0x80000000) | (state[(k + 1) % SIZE]! & 0x7fffffff);
        state[k] = state[(k + 397) % SIZE]! ^ (y >>> 1) ^ ((y & 1) === 0 ? 0 : 0x9908b0df);
      }
      at = 0;
    }
    let y = state[at]!;
    at += 1;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };

  function next(index: number): number {
    if (index + 1 < SIZE) return index + 1;
    state[0] = state[SIZE - 1]!;
    return 1;
  }
}

function stirred(word: number): number {
  return word ^ (word >>> 30);
}

interface Tables {
  readonly powers: readonly Power[];
  readonly places: readonly string[];
  readonly types: readonly bigint[][];
  readonly units: readonly bigint[][];
  readonly goneTypes: readonly bigint[][];
  readonly gone: readonly bigint[][];
  readonly centers: readonly bigint[][];
  readonly homes: readonly bigint[][];
}

const tables = new WeakMap<Board['variant'], Tables>();

function tablesOf({ variant, powers: all }: Board): Tables {
  const known = tables.get(variant);
  if (known !== undefined) return known;
  const powers = all.map(({ name }) => name).sort();
  const open = variant.provinces.filter(({ type }) => type !== 'impassable');
  const places = open.flatMap(({ id, coasts = [] }) => [id, ...coasts.map((coast) => `${id}/${coast}`)]);
  const locations = places.map((place) => place.toUpperCase()).sort();
  const centers = open.filter(({ center }) => center === true);
  const text = centers
    .map(({ id }) => id.toUpperCase())
    .sort()
    .join('-');
  let seed = 12_345n + BigInt(locations.length);
  for (let i = 0, power = 1n; i < text.length; i += 1, power *= 7n) seed += BigInt(text.charCodeAt(i)) * power;
  const word = twister(Number(seed % 0x1_0000_0000n));
  // Each is below 2^63 - 1: so many bits of two words, drawn again when they are not.
  const number = () => {
    for (;;) {
      const low = BigInt(word());
      const bits = (BigInt(word() >>> 1) << 32n) | low;
      if (bits < 0x7fff_ffff_ffff_ffffn) return bits + 1n;
    }
  };
  const table = (rows: number) => Array.from({ length: rows }, () => locations.map(() => number()));
  const made = {
    powers,
    places: locations,
    types: table(2),
    units: table(powers.length),
    goneTypes: table(2),
    gone: table(powers.length),
    centers: table(powers.length),
    homes: table(powers.length),
  };
  tables.set(variant, made);
  return made;
}

/** In decimal digits. */
export function positionHash(
  board: Board,
  { units, centers, dislodged = {} }: Pick<Position, 'units' | 'centers' | 'dislodged'>,
): string {
  const table = tablesOf(board);
  let hash = 0n;
  const mark = (rows: readonly bigint[][], row: number, place: string) => {
    hash ^= rows[row]?.[table.places.indexOf(place.toUpperCase())] ?? 0n;
  };
  for (const [row, power] of table.powers.entries()) {
    for (const unit of units[power] ?? []) {
      mark(table.types, typeOfUnit(unit) === 'A' ? 0 : 1, placeOfUnit(unit));
      mark(table.units, row, placeOfUnit(unit));
    }
    for (const { unit } of dislodged[power] ?? []) {
      mark(table.goneTypes, typeOfUnit(unit) === 'A' ? 0 : 1, placeOfUnit(unit));
      mark(table.gone, row, placeOfUnit(unit));
    }
    for (const center of centers[power] ?? []) mark(table.centers, row, center);
    for (const home of board.powers.find(({ name }) => name === power)?.home ?? []) mark(table.homes, row, home);
  }
  return String(hash);
}
