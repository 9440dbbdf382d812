/** Names of powers and units in the columns of the classic listings. */
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/explain/names.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import type { Power, UnitText } from '../../engine/vocabulary.ts';
import { words } from '../words/current.ts';
import { powerName } from '../words/powers.ts';

/** `Austria: `. */
export function named(board: Board, power: Power): string {
  return `${powerName(board, power)}${words().listing.colon} `;
}

/** Power names in a column with their colon: `Austria:`, `Italy:  `. */
export function padded(board: Board, power: Power): string {
  return named(board, power).trimEnd().padEnd(nameWidth(board));
}

/** Columns of a power's name in retreats and adjustments, whatever the variant. */
const WIDE = 24;

/** `Austria:                  `: where the words of a retreat or an adjustment begin. */
export function wide(board: Board, power: Power): string {
  return named(board, power).padEnd(WIDE + 2);
}

/** Columns of the longest name with its colon; the standard map's at least. */
function nameWidth(board: Board): number {
  const neutral = board.variant.rules['neutral-units'];
  const names = [...board.powers.map(({ display }) => display), ...(neutral === undefined ? [] : [neutral.display])];
  return Math.max('Unowned:'.length, ...names.map((name) => name.length + words().listing.colon.length));
}

/** `Army  Bohemia`: the type in a column as wide as both. */
export function paddedUnit(board: Board, unit: UnitText): string {
  const { type, at } = parseUnit(unit)!;
  const { types } = words().listing;
  const width = Math.max(types.A.length, types.F.length);
  return `${types[type].padEnd(width)} ${placeName(board, at)}`;
}
