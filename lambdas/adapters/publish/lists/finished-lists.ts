/** The lists of games that are over: all, by variant, year, result and player. Which of them a game is in, and the pages of each. */

import { boardIn } from '../../../../engine/board/translation.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import { t } from '../../../../templates/locales/current.ts';
import type { PageContent } from '../../../../templates/pages/frame.ts';
import {
  type Facet,
  FINISHED_PATH,
  facetPath,
  finishedPage,
  type GameRow,
  PAGE_SIZE,
  playersPage,
} from '../../../../templates/pages/lists.ts';
import { powerInWords } from '../../../../templates/pages/order-words.ts';
import type { ListKind, ListPart, Loaded } from './list-parts.ts';
import {
  type BoardOf,
  type FinishedRow,
  finishedInWords,
  ownPowersOf,
  resultInWords,
  resultKey,
} from './listed-game.ts';

/** A page and where it stands. */
export type ListedPage = readonly [path: string, page: PageContent];

/** A game in a list; by whom and as what, in a list by player. */
export interface Row {
  readonly game: FinishedRow;
  readonly played?: { readonly player: string; readonly powers: readonly Power[] };
}

/** `finished`, `variant/standard`, `year/2026`, `result/draw-3`, `player/n`. */
export type ListId = string;

const FACETS = ['variant', 'year', 'result', 'player'] as const;
type FacetKind = (typeof FACETS)[number];

/** How many each list has, but for the one of all. */
export type ListCounts = Readonly<Record<ListId, number>>;

export const ALL: ListId = 'finished';

const BY_END: ListKind<Row> = {
  keyOf: ({ game }) => [game.end, game.name],
  grows: 'at the end',
  most: PAGE_SIZE,
};

/** As people look names up, capitals or not; of one player the newest game first. */
const BY_NAME: ListKind<Row> = {
  keyOf: ({ game, played }) => [lower(played!.player), -game.end, game.name, played!.player],
  nameOf: ({ played }) => lower(played!.player),
  grows: 'anywhere',
  most: PAGE_SIZE,
};

export function listKind(list: ListId): ListKind<Row> {
  return list.startsWith('player/') ? BY_NAME : BY_END;
}

export function listsOf(game: FinishedRow): readonly (readonly [ListId, Row])[] {
  return [
    [ALL, { game }],
    [`variant/${game.variant}`, { game }],
    [`year/${new Date(game.end).getUTCFullYear()}`, { game }],
    [`result/${resultKey(game)}`, { game }],
    ...[...ownPowersOf(game.powers)].map(
      ([player, own]) => [`player/${letterOf(player)}`, { game, played: { player, powers: own } }] as const,
    ),
  ];
}

function lower(name: string): string {
  return name.toLowerCase();
}

function letterOf(name: string): string {
  return /[a-z]/.exec(name.normalize('NFD').toLowerCase().slice(0, 1))?.[0] ?? 'other';
}

export function firstPageOf(list: ListId, parts: readonly ListPart[]): readonly number[] {
  if (list.startsWith('player/')) return parts.slice(0, 1).map(({ id }) => id);
  const newest = parts.at(-1);
  // A page with two games on it would hide the hundred before.
  return parts.slice(newest !== undefined && newest.rows < PAGE_SIZE ? -2 : -1).map(({ id }) => id);
}

/** The first page, and those of the parts that are loaded. */
export function* listPages(
  list: ListId,
  parts: readonly ListPart[],
  loaded: Loaded<Row>,
  boardOf: BoardOf,
): Generator<ListedPage> {
  const boards = new Map<string, ReturnType<BoardOf>>();
  const lookUp: BoardOf = (variant, edition) => {
    const key = `${variant} ${edition}`;
    const board = boards.get(key) ?? boardOf(variant, edition);
    boards.set(key, board);
    return board;
  };
  yield* list.startsWith('player/') ? playerPages(list, parts, loaded, lookUp) : gamePages(list, parts, loaded, lookUp);
}

function* gamePages(
  list: ListId,
  parts: readonly ListPart[],
  loaded: Loaded<Row>,
  boardOf: BoardOf,
): Generator<ListedPage> {
  const base = pathOf(list);
  const title = titleOf(list, boardOf);
  const partPath = (n: number) => (parts[n] === undefined ? null : `${base}${parts[n].id}/`);
  const rowsOf = (id: number) => (loaded.get(id) ?? []).map(({ game }) => finishedInWords(game, boardOf)).reverse();
  // A page with two games on it would hide the hundred before: it is filled up with them.
  const newest = [...firstPageOf(list, parts)].reverse().flatMap(rowsOf).slice(0, PAGE_SIZE);
  const others = newest.length - (parts.at(-1)?.rows ?? 0);
  const isWhole = others >= (parts.at(-2)?.rows ?? 0);
  const next = partPath(parts.length - (isWhole ? 3 : 2));
  yield [base, finishedPage(title, newest, { previous: null, next })];
  if (parts.length < 2) return;
  for (const [n, { id }] of parts.entries()) {
    if (!loaded.has(id)) continue;
    const around = { previous: partPath(n + 1), next: partPath(n - 1) };
    yield [partPath(n)!, finishedPage(t().pages.lists.page(title, id), rowsOf(id), around)];
  }
}

/** Under each letter, the games of each player. */
function* playerPages(
  list: ListId,
  parts: readonly ListPart[],
  loaded: Loaded<Row>,
  boardOf: BoardOf,
): Generator<ListedPage> {
  const title = titleOf(list, boardOf);
  const shown = parts.map(({ id, from }, n) => ({
    from: String(from[3] ?? loaded.get(id)?.[0]?.played?.player ?? ''),
    path: n === 0 ? pathOf(list) : `${pathOf(list)}${id}/`,
  }));
  for (const [n, { id }] of parts.entries()) {
    const rows = loaded.get(id);
    if (rows === undefined) continue;
    const played = rows.map(({ game, played }) => ({
      player: played!.player,
      power: powersInWords(game, played!.powers, boardOf),
      row: finishedInWords(game, boardOf),
    }));
    yield [shown[n]!.path, playersPage(n === 0 ? title : t().pages.lists.page(title, id), played, shown, n)];
  }
}

function powersInWords({ variant, edition }: FinishedRow, powers: readonly Power[], boardOf: BoardOf): string {
  const board = boardOf(variant, edition ?? 1);
  return powers.map((power) => (board === null ? power : powerInWords(boardIn(board, t().code), power))).join(', ');
}

function facetOf(list: ListId): readonly [FacetKind, string] {
  const slash = list.indexOf('/');
  return [list.slice(0, slash) as FacetKind, list.slice(slash + 1)];
}

function pathOf(list: ListId): string {
  return list === ALL ? FINISHED_PATH : facetPath(...facetOf(list));
}

function titleOf(list: ListId, boardOf: BoardOf): string {
  const told = t().pages.lists;
  if (list === ALL) return told.finishedGames;
  const [kind, key] = facetOf(list);
  return kind === 'player' ? told.players(key.toUpperCase()) : told.titled(told.by[kind], nameOf(kind, key, boardOf));
}

function nameOf(kind: FacetKind, key: string, boardOf: BoardOf): string {
  if (kind === 'result') return resultInWords(key);
  if (kind === 'player') return key.toUpperCase();
  const board = kind === 'variant' ? boardOf(key) : null;
  return board === null ? key : boardIn(board, t().code).variant.name;
}

/** The ways to narrow the games down that are over. */
export function listFacets(counts: ListCounts, boardOf: BoardOf): readonly Facet[] {
  const lists = Object.keys(counts).filter((list) => list !== ALL && counts[list]! > 0);
  return FACETS.map((kind) => ({
    title: t().pages.lists.by[kind],
    choices: lists
      .filter((list) => facetOf(list)[0] === kind)
      .sort()
      .map((list) => ({
        name: nameOf(kind, facetOf(list)[1], boardOf),
        path: pathOf(list),
        count: counts[list]!,
      })),
  }));
}

/** The last that have finished, newest first, from the parts of the first page. */
export function latestFinished(parts: readonly ListPart[], loaded: Loaded<Row>, boardOf: BoardOf): readonly GameRow[] {
  return firstPageOf(ALL, parts)
    .flatMap((id) => loaded.get(id) ?? [])
    .reverse()
    .map(({ game }) => finishedInWords(game, boardOf));
}
