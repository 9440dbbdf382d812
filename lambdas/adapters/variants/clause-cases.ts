/** What shows the clauses of a variant's rules on its board: `cases.jsonl` in the variant's folder, a line for each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../../engine/board/position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { orderedUnit, type Place, phaseCode, placeOfUnit, rowsOf, type UnitText } from '../../../engine/vocabulary.ts';
import { t } from '../../../templates/locales/current.ts';
import { drawPart, partAround } from '../../../templates/map/draw.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import type { Box } from '../../../templates/map/geometry/obstacles.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import type { ThemeName } from '../../../templates/map/theme.ts';
import { loadVariant } from './variants.ts';

export interface ClauseCase extends Partial<Pick<Position, 'units' | 'centers' | 'ruleState'>> {
  readonly clause: string;
  /** Left out: the first with moves. */
  readonly phase?: string;
  /** Units that are ordered need not be among `units`. Left out with them: the variant's start. */
  readonly orders?: OrdersByPower;
  /** What becomes of orders, and who has won. */
  readonly shows?: Readonly<Record<string, 'succeeds' | 'fails'>>;
  readonly winner?: Resolution['winner'];
  /** The picture is of the whole board. */
  readonly all?: true;
}

export function clauseCases(variant: string): readonly ClauseCase[] {
  const file = join(loadVariant(variant)!.folder, 'cases.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line): ClauseCase => JSON.parse(line));
}

/** `resolution` null: nothing is ordered. */
export function clauseOnBoard(
  board: Board,
  { phase, units = {}, centers = {}, ruleState, orders }: ClauseCase,
): { readonly position: Position; readonly resolution: Resolution | null } {
  if (orders === undefined) return { position: startingPosition(board), resolution: null };
  const code = phaseCode(phase ?? `${board.start.season}${board.start.year}M`);
  const all: Record<string, readonly UnitText[]> = { ...units };
  if (code.endsWith('M'))
    for (const [power, list] of rowsOf(orders))
      all[power] = [...(all[power] ?? []), ...list.flatMap((order) => orderedUnit(order) ?? [])];
  const at = { variant: board.variant.id, phase: code, units: all, centers };
  const position: Position = ruleState === undefined ? at : { ...at, ruleState };
  return { position, resolution: adjudicate(board, position, orders, { explain: true }) };
}

/** What of the drawing is shown; null: all of it. */
export function partShown({ all, orders = {}, units = {} }: ClauseCase, geography: Geography): Box | null {
  if (all === true) return null;
  const places = rowsOf(orders).flatMap(([, list]) => list.flatMap(placesIn));
  const more = rowsOf(units).flatMap(([, list]) => list.map(placeOfUnit));
  // Where many units stand about, what is ordered is what matters.
  return partAround(geography, more.length > 4 ? places : [...places, ...more]);
}

/** As an SVG, in the current language. */
export function drawClause(
  board: Board,
  one: ClauseCase,
  geography: Geography,
  look: { readonly theme: ThemeName },
): string {
  const { position, resolution } = clauseOnBoard(board, one);
  const { code } = t();
  const view = mapViewOf(boardIn(board, code).variant, position, resolution, { isTranslated: code !== 'en' });
  return drawPart(view, geography, partShown(one, geography), look);
}

function placesIn(order: string): readonly Place[] {
  return [...order.matchAll(/\b[a-z0-9]{2,6}(?:\/[a-z]+)?\b/g)].map(([place]) => place as Place);
}
