/** The demonstration's board before the demonstration is started: as it will be when the newcomer's orders are due. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { PhaseCode, Position } from '../../../engine/board/position.ts';
import type { Power, Province } from '../../../engine/board/variant.ts';
import { embeddedFonts } from '../../../lambdas/adapters/publish/map-fonts.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import { loadEdition } from '../../../lambdas/adapters/variants/variants.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import { THEMES, type ThemeName } from '../../../templates/map/theme.ts';
import { gameTitle } from '../../../templates/pages/game-parts.ts';
import { DEMONSTRATION, PHASES, VARIANT } from './demo-mails.ts';

export interface DemoBoard {
  readonly phase: PhaseCode;
  /** SVG. */
  readonly drawn: Readonly<Record<ThemeName, string>>;
}

let known: DemoBoard | null = null;

/** Drawn when it is first asked for. */
export function demoBoard(): DemoBoard {
  known ??= drawBoard();
  return known;
}

function drawBoard(): DemoBoard {
  const loaded = loadEdition(VARIANT, 1)!;
  const { board } = loaded;
  let position: Position = startingPosition(board);
  let holders: Readonly<Record<Province, Power>> = {};
  for (const { orders } of PHASES.slice(0, -1)) {
    const resolution = adjudicate(board, position, orders);
    holders = holdersAfter(board.variant, holders, resolution);
    position = nextPosition(board, position, resolution);
  }
  const view = mapViewOf(board.variant, position, null, { game: gameTitle(DEMONSTRATION), holders });
  const shapes = loadGeography(loaded)!;
  const drawings = THEMES.map((theme) => [theme, `${drawMap(view, shapes, { fonts: embeddedFonts(), theme })}\n`]);
  return { phase: position.phase, drawn: Object.fromEntries(drawings) as DemoBoard['drawn'] };
}
