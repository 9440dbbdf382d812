/**
 * Files of which the maps of games are drawn when somebody asks for them. Kept is what they are drawn from (map-recipe.ts), under keys that
 * are not published: of a phase that is over its record, of a board `phases/marne/maps/`. Of the maps of variants' starts nothing is kept.
 */

import type { Board } from '../../../engine/board/board.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { LANGUAGES, type LanguageCode } from '../../../engine/messages/languages.ts';
import { boardPlayedOn } from '../../../engine/rules/game-board.ts';
import { gameName } from '../../../engine/vocabulary.ts';
import { inLanguage } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import type { MapStage } from '../../../templates/pages/map-files.ts';
import type { PhaseRecord } from '../../../templates/pages/phase-page.ts';
import { type CurrentBoard, currentBoardKey, recordKey } from '../../games/public-boards.ts';
import { getJson } from '../../games/stored-json.ts';
import type { Files, Services } from '../../ports.ts';
import { clauseCases, drawClause } from '../variants/clause-cases.ts';
import { drawRecipe, type MapLook, type MapRecipe } from './map-recipe.ts';
import { putJson } from './published-files.ts';
import { drawStart } from './start-map.ts';

interface Ways {
  readonly board: (variant: string, edition?: number) => Board | null;
  readonly geography: (variant: Board['variant']) => Geography | null;
  readonly fonts: string;
  readonly fetchVariants?: Services['fetchVariants'];
}

/** Which recipe shows a phase by its plain name, or the game as it stands; older releases kept that in files. */
interface Pointer {
  readonly folder: string;
  readonly stage: MapStage;
}

/** So many drawings that were asked for last are kept in memory: some megabytes. */
const MOST_KEPT = 24;

export function drawnFiles(files: Files, ways: Ways): Files {
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  const once = (name: string, draw: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const drawing = drawn.get(name) ?? Promise.resolve().then(draw);
    drawn.delete(name);
    drawn.set(name, drawing);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MOST_KEPT) break;
      drawn.delete(oldest);
    }
    return drawing.catch((error: unknown) => {
      drawn.delete(name);
      throw error;
    });
  };
  return {
    put: files.put,
    get: async (key) => {
      const start = START.exec(key);
      if (start !== null) return once(key, () => ofVariant(ways, start));
      const look = lookOf(key);
      if (look === null) return files.get(key);
      const found = await recipeFor(files, look);
      const name =
        found === null ? '' : `${look.game} ${found.folder} ${found.stage} ${look.theme} ${look.abbr} ${look.language}`;
      const drawing = found === null ? null : await once(name, () => draw(files, ways, look, found));
      // Older games keep drawings and no recipes; one that goes on has both, and the drawing of how it stood then.
      return drawing ?? files.get(look.inEnglish);
    },
  };
}

/** `folder`: the path of the maps of a phase, under which they are for good (templates/pages/map-files.ts). */
export async function putRecipe(files: Files, folder: string, recipe: MapRecipe): Promise<void> {
  await putJson(files, recipeKey(recipe.game, nameOf(folder)), recipe);
}

export function getRecipe(files: Files, game: GameName, folder: string): Promise<MapRecipe | null> {
  return recipeNamed(files, game, nameOf(folder));
}

/** `name`: `S1901M-` and what nobody can guess. */
async function recipeNamed(files: Files, game: GameName, name: string): Promise<MapRecipe | null> {
  const record = await getJson<PhaseRecord>(files, recordKey(game, name.slice(0, name.indexOf('-'))));
  return record?.map != null && nameOf(record.map.folder) === name
    ? recipeOf(game, record)
    : getJson<MapRecipe>(files, recipeKey(game, name));
}

/** What the maps of a phase that is over are drawn from. */
export function recipeOf(game: GameName, record: PhaseRecord): MapRecipe {
  const { before, edition = 1, choices, resolution, holders } = record;
  const on = choices === undefined ? { edition } : { edition, choices };
  return { game, variant: before.variant, ...on, position: before, resolution, holders };
}

const CURRENT = 'current';

function recipeKey(game: GameName, name: string): string {
  return `phases/${game}/maps/${name}.json`;
}

function nameOf(folder: string): string {
  return folder.split('/').at(-2)!;
}

interface Look extends Required<Omit<MapLook, 'stage'>> {
  readonly game: GameName;
  /** A folder of maps, or what points to one. */
  readonly name: string;
  /** Null: as the pointer says. */
  readonly stage: MapStage | null;
  readonly language: LanguageCode;
  /** The same drawing's key without a language. */
  readonly inEnglish: string;
}

const START = /^variants\/([a-z0-9-]+)\/map(-de|-fr)?(?:-clause-(\w+))?(-dark|-abbr)?\.svg$/;
const FOR_GOOD =
  /^games\/([a-z0-9]{2,24})\/maps\/([A-Z]\d{1,4}[A-Z]-[a-z2-7]{16})\/(board|orders|after)(-de|-fr)?(-dark)?\.svg$/;
const PLAIN = /^games\/([a-z0-9]{2,24})\/maps\/([A-Z]\d{1,4}[A-Z])\.svg$/;
const AS_IT_STANDS = /^games\/([a-z0-9]{2,24})\/map(-de|-fr)?(-dark|-abbr)?\.svg$/;

function languageIn(name: string | undefined): LanguageCode {
  return LANGUAGES.find((code) => name === `-${code}`) ?? 'en';
}

function lookOf(key: string): Look | null {
  const forGood = FOR_GOOD.exec(key);
  if (forGood !== null) {
    const [, game, name, stage, language, dark] = forGood;
    const theme = dark === undefined ? 'light' : 'dark';
    const inEnglish = key.replace(`/${stage}${language ?? ''}`, `/${stage}`);
    return {
      game: gameName(game!),
      name: name!,
      stage: stage as MapStage,
      theme,
      abbr: false,
      language: languageIn(language),
      inEnglish,
    };
  }
  const look = { stage: null, theme: 'light', abbr: false, language: 'en', inEnglish: key } as const;
  const plain = PLAIN.exec(key);
  if (plain !== null) return { ...look, game: gameName(plain[1]!), name: plain[2]! };
  const now = AS_IT_STANDS.exec(key);
  if (now === null) return null;
  const [, game, language, sort] = now;
  return {
    game: gameName(game!),
    name: CURRENT,
    stage: null,
    theme: sort === '-dark' ? 'dark' : 'light',
    abbr: sort === '-abbr',
    language: languageIn(language),
    inEnglish: key.replace(`/map${language ?? ''}`, '/map'),
  };
}

async function recipeFor(files: Files, { game, name, stage }: Look): Promise<Pointer | null> {
  if (stage !== null) return { folder: name, stage };
  const current = await getJson<CurrentBoard>(files, currentBoardKey(game));
  if (current?.map !== undefined && current.stage !== undefined) {
    const isShown = name === CURRENT || current.position?.phase === name;
    if (isShown) return { folder: nameOf(current.map.folder), stage: current.stage };
    const record = name === CURRENT ? null : await getJson<PhaseRecord>(files, recordKey(game, name));
    if (record?.map != null) return { folder: nameOf(record.map.folder), stage: 'orders' };
  }
  return getJson<Pointer>(files, recipeKey(game, name));
}

async function draw(files: Files, ways: Ways, look: Look, { folder, stage }: Pointer): Promise<Uint8Array | null> {
  const recipe = await recipeNamed(files, look.game, folder);
  // A phase that is not resolved has no orders to show.
  if (recipe === null || (stage === 'board') !== (recipe.resolution === null)) return null;
  await ways.fetchVariants?.(recipe.variant);
  const board = boardPlayedOn(ways.board, recipe.variant, recipe);
  const shapes = board === null ? null : ways.geography(board.variant);
  if (board === null || shapes === null) return null;
  const language = await loadLanguage(look.language);
  const drawing = inLanguage(language, () =>
    drawRecipe(recipe, { board, shapes, fonts: ways.fonts }, { ...look, stage }),
  );
  return Buffer.from(drawing);
}

/** Its start, or what shows a clause of its rules. */
async function ofVariant(
  ways: Ways,
  [, variant = '', code, clause, look]: RegExpExecArray,
): Promise<Uint8Array | null> {
  const board = ways.board(variant);
  const shapes = board === null ? null : ways.geography(board.variant);
  if (board === null || shapes === null) return null;
  const theme = look === '-dark' ? 'dark' : 'light';
  const shown = clause === undefined ? null : clauseCases(variant).find((each) => each.clause === clause);
  if (shown === undefined) return null;
  const language = await loadLanguage(languageIn(code));
  return Buffer.from(
    inLanguage(language, () =>
      shown === null
        ? drawStart(board, shapes, ways.fonts, { theme, abbr: look === '-abbr' })
        : drawClause(board, shown, shapes, { theme }),
    ),
  );
}
