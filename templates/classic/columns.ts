/** Names of powers and units in the columns of the classic listings. */
import type { Board } from '../../engine/board/board.ts';
import { placeName } from '../../engine/board/display-names.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import type { Power, UnitText } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';

/** `Austria: `. */
export function powerColumn(board: Board, power: Power): string {
  return `${powerName(board, power)}${t().listing.colon} `;
}

/** Power names in a column with their colon: `Austria:`, `Italy:  `. */
export function paddedPowerColumn(board: Board, power: Power): string {
  return powerColumn(board, power).trimEnd().padEnd(nameWidth(board));
}

/** Columns of a power's name in retreats and adjustments, whatever the variant. */
const WIDE = 24;

/** `Austria:                  `: where the words of a retreat or an adjustment begin. */
export function widePowerColumn(board: Board, power: Power): string {
  return powerColumn(board, power).padEnd(WIDE + 2);
}

/** Columns of the longest name with its colon; the standard map's at least. */
function nameWidth(board: Board): number {
  const neutral = board.variant.rules['neutral-units'];
  const names = [...board.powers.map(({ display }) => display), ...(neutral === undefined ? [] : [neutral.display])];
  return Math.max('Unowned:'.length, ...names.map((name) => name.length + t().listing.colon.length));
}

/** `Army  Bohemia`: the type in a column as wide as both. */
export function paddedUnit(board: Board, unit: UnitText): string {
  const { type, at } = parseUnit(unit)!;
  const { types } = t().listing;
  const width = Math.max(types.A.length, types.F.length);
  return `${types[type].padEnd(width)} ${placeName(board, at)}`;
}
