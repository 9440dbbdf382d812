/** What the maps of a phase are drawn from: some kilobytes, where its drawings in all their forms take more than a megabyte. */
import type { Board } from '../../../engine/board/board.ts';
import type { PlayedOn } from '../../../engine/board/choices.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { GameName } from '../../../engine/game/events.ts';
import type { Sight } from '../../../engine/rules/sight.ts';
import { t } from '../../../templates/locales/current.ts';
import { drawMap, mapSize } from '../../../templates/map/draw.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import type { ThemeName } from '../../../templates/map/theme.ts';
import type { MapView } from '../../../templates/map/view.ts';
import { gameTitle } from '../../../templates/pages/game-parts.ts';
import type { MapStage } from '../../../templates/pages/map-files.ts';
import type { PhaseRecord } from '../../../templates/pages/phase-page.ts';

export interface MapRecipe extends PlayedOn {
  readonly game: GameName;
  readonly variant: string;
  readonly position: Position;
  /** Null: of the board alone. */
  readonly resolution: Resolution | null;
  /** Who holds the provinces that are no supply centers, before the phase. */
  readonly holders: PhaseRecord['holders'];
  /** Whose eyes it is seen with: position and resolution hold no more than that. Left out: all is seen. */
  readonly sight?: Sight;
}

/** How a map is drawn. */
export interface MapLook {
  readonly stage: MapStage;
  readonly theme?: ThemeName;
  readonly abbr?: boolean;
}

function recipeView(
  { game, position, resolution, holders, sight = 'all' }: MapRecipe,
  board: Board,
  stage: MapStage,
): MapView {
  const after = () => (resolution === null ? holders : holdersAfter(board.variant, holders, resolution));
  const { code } = t();
  return mapViewOf(boardIn(board, code).variant, position, resolution, {
    game: gameTitle(game),
    sight,
    isTranslated: code !== 'en',
    ...(stage === 'after' ? { which: 'after' as const, holders: after() } : { holders }),
  });
}

/** How large the drawing is: a fraction of the work of making it. */
export function recipeSize(
  recipe: MapRecipe,
  { board, shapes }: { readonly board: Board; readonly shapes: Geography },
  stage: MapStage,
): { readonly width: number; readonly height: number } {
  return mapSize(recipeView(recipe, board, stage), shapes);
}

/** The drawing as a file, with names and legend in the language that is being written. Throws where it cannot be drawn. */
export function drawRecipe(
  recipe: MapRecipe,
  { board, shapes, fonts }: { readonly board: Board; readonly shapes: Geography; readonly fonts: string },
  { stage, theme = 'light', abbr = false }: MapLook,
): string {
  const names = abbr ? ({ names: 'abbreviations' } as const) : {};
  return `${drawMap(recipeView(recipe, board, stage), shapes, { fonts, theme, ...names })}\n`;
}
