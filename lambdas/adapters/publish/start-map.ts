/** The map of a variant's start, which stands on the pages about the variant. */
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { t } from '../../../templates/locales/current.ts';
import { drawMap, mapSize } from '../../../templates/map/draw.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import type { ThemeName } from '../../../templates/map/theme.ts';
import type { MapView } from '../../../templates/map/view.ts';

export interface StartLook {
  readonly theme?: ThemeName;
  readonly abbr?: boolean;
}

/** The drawing as a file. */
export function drawStart(
  board: Board,
  shapes: Geography,
  fonts: string,
  { theme = 'light', abbr = false }: StartLook = {},
): string {
  const names = abbr ? ({ names: 'abbreviations' } as const) : {};
  return `${drawMap(viewOf(board), shapes, { fonts, theme, ...names })}\n`;
}

export function startSize(board: Board, shapes: Geography): { readonly width: number; readonly height: number } {
  return mapSize(viewOf(board), shapes);
}

function viewOf(board: Board): MapView {
  const { code } = t();
  return mapViewOf(boardIn(board, code).variant, startingPosition(board), null, { isTranslated: code !== 'en' });
}
