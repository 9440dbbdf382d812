/** The demonstration's board before the demonstration is started: as it will be when the newcomer's orders are due. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { PhaseCode, Position } from '../../../engine/board/position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { Power, Province } from '../../../engine/board/variant.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import { embeddedFonts } from '../../../lambdas/adapters/publish/map-fonts.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import { loadEdition } from '../../../lambdas/adapters/variants/variants.ts';
import { inLanguage, t } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { holdersAfter } from '../../../templates/map/owners.ts';
import type { ThemeName } from '../../../templates/map/theme.ts';
import { gameTitle } from '../../../templates/pages/game-parts.ts';
import { DEMO_VARIANT, DEMONSTRATION, PHASES } from './demo-mails.ts';

export interface DemoBoard {
  readonly phase: PhaseCode;
  /** SVG. */
  readonly drawn: (theme: ThemeName, language: LanguageCode) => Promise<string>;
}

let known: DemoBoard | null = null;

/** Played, and drawn, when it is first asked for. */
export function demoBoard(): DemoBoard {
  known ??= playBoard();
  return known;
}

function playBoard(): DemoBoard {
  const loaded = loadEdition(DEMO_VARIANT, 1)!;
  const { board } = loaded;
  let position: Position = startingPosition(board);
  let holders: Readonly<Record<Province, Power>> = {};
  for (const { orders } of PHASES.slice(0, -1)) {
    const resolution = adjudicate(board, position, orders);
    holders = holdersAfter(board.variant, holders, resolution);
    position = nextPosition(board, position, resolution);
  }
  const shapes = loadGeography(loaded)!;
  const kept = new Map<string, string>();
  const draw = (theme: ThemeName) => {
    const { code } = t();
    const shown = { game: gameTitle(DEMONSTRATION), holders, isTranslated: code !== 'en' };
    const view = mapViewOf(boardIn(board, code).variant, position, null, shown);
    return `${drawMap(view, shapes, { fonts: embeddedFonts(), theme })}\n`;
  };
  return {
    phase: position.phase,
    drawn: async (theme, code) => {
      const language = await loadLanguage(code);
      const known = kept.get(`${theme} ${code}`) ?? inLanguage(language, () => draw(theme));
      kept.set(`${theme} ${code}`, known);
      return known;
    },
  };
}
