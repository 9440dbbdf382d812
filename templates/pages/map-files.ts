/**
 * Where the pictures of a game's phases lie. Their names cannot be guessed, and what lies under a name never changes: a
 * phase that is drawn otherwise has another name (see `tag`).
 */
import type { PhaseCode } from '../../engine/board/position.ts';
import type { ThemeName } from '../map/theme.ts';
import { gamePath } from './game-parts.ts';

/** board: a phase's board before anybody's orders are known. orders: the same with the orders and what came of them. after: the
 *  board they left. */
export type MapStage = 'board' | 'orders' | 'after';

/** svg; png: {@link PNG_WIDTHS} wide; small: a PNG for mail. */
export type MapForm = 'svg' | 'png' | 'small';

/** In pixels: enough for a page of paper, and sharp on a telephone. */
export const PNG_WIDTHS = { png: 1600, small: 800 } as const;

/** Width and height of a page, in points. */
export const PAPERS = { a4: [595, 842], letter: [612, 792] } as const;
export type Paper = keyof typeof PAPERS;

/** A picture is made from a drawing: a PNG so many pixels wide, or a PDF for a printer. */
export type PictureForm = number | Paper;

/** The pictures of one phase. */
export interface MapFiles {
  /** Path of the folder they lie in, with a slash at its end. */
  readonly folder: string;
  /** Of each drawing, in user units; pages leave room for it before it is there. */
  readonly width: number;
  readonly height: number;
}

/** `tag`: letters and digits that nobody can guess, different for each phase and each way of drawing. */
export function mapFolder(game: string, phase: PhaseCode, tag: string): string {
  return `${gamePath(game)}maps/${phase}-${tag}/`;
}

/** The language of its names and legend is part of its name, but for English. */
export function mapFile(
  folder: string,
  stage: MapStage,
  form: MapForm,
  { theme = 'light', language = 'en' }: MapSort = {},
): string {
  return `${folder}${stage}${inName(language)}${theme === 'dark' ? '-dark' : ''}${ENDINGS[form]}`;
}

export interface MapSort {
  readonly theme?: ThemeName;
  /** By its code of ISO 639. */
  readonly language?: string;
}

function inName(language: string): string {
  return language === 'en' ? '' : `-${language}`;
}

const ENDINGS: Readonly<Record<MapForm, string>> = { svg: '.svg', png: '.png', small: '-small.png' };

/** For a path of a PNG or a PDF: the drawing it is made from, and how; null for any other path. */
export function pictureOf(path: string): { readonly svg: string; readonly form: PictureForm } | null {
  const print = /^(.*\/map(?:-[a-z]{2})?(?:-abbr)?)-(a4|letter)\.pdf$/.exec(path);
  if (print !== null) return { svg: `${print[1]}.svg`, form: print[2] as Paper };
  for (const form of ['small', 'png'] as const) {
    if (path.endsWith(ENDINGS[form])) {
      return { svg: `${path.slice(0, -ENDINGS[form].length)}${ENDINGS.svg}`, form: PNG_WIDTHS[form] };
    }
  }
  return null;
}

/** Whether what lies under a path never changes, so that it may be kept for good. */
export function isForGood(path: string): boolean {
  return /\/maps\/[^/]+-[a-z2-7]{16}\/[^/]+$/.test(path);
}

/** Path of a picture of the board as it stands: always the latest, for a list of games. */
export function currentMapPath(game: string, { theme = 'light', language = 'en' }: MapSort = {}): string {
  return `${gamePath(game)}map${inName(language)}${theme === 'dark' ? '-dark' : ''}.svg`;
}

/** Beside it, and beside the map of a variant's start: the same with the abbreviations of orders, and each of them to print. */
export function mapName({
  abbr = false,
  form = 'svg',
  language = 'en',
}: { abbr?: boolean; form?: 'svg' | 'png' | Paper } & Pick<MapSort, 'language'> = {}): string {
  const name = `map${inName(language)}${abbr ? '-abbr' : ''}`;
  return form === 'svg' || form === 'png' ? `${name}.${form}` : `${name}-${form}.pdf`;
}
