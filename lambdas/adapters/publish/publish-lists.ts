/**
 * Writes the pages that are about no single game: lists of games, the feed, people who wish a page, variants, help. All of them
 * follow from the index, the summaries of finished games and the house's documents; written again when those change.
 * Memory grows with the lines of the lists, not with the games' archives.
 */
import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { PersonId } from '../../../engine/game/events.ts';
import { LANGUAGES } from '../../../engine/sayings/languages.ts';
import { addOpenings, type OpeningTally } from '../../../engine/scoring/openings.ts';
import type { GameSummary } from '../../../engine/scoring/summary.ts';
import { LIGHT, powerStyles } from '../../../templates/map/theme.ts';
import type { Html } from '../../../templates/markup/html.ts';
import { finishedFeed } from '../../../templates/pages/feed.ts';
import type { Page } from '../../../templates/pages/frame.ts';
import { outcomeInWords, phaseName } from '../../../templates/pages/game-parts.ts';
import { HELP_PATH, helpIndex, helpPage, helpPath } from '../../../templates/pages/help-pages.ts';
import {
  type Facet,
  FEED_PATH,
  facetPath,
  finishedPage,
  finishedPath,
  GAMES_PATH,
  type GameRow,
  gamesPage,
  PAGE_SIZE,
  type PlayedRow,
  personPage,
  playersPage,
} from '../../../templates/pages/lists.ts';
import { messagePage } from '../../../templates/pages/mailbox-pages.ts';
import { type Heading, headingsIn, markdownHtml, titleIn } from '../../../templates/pages/markdown.ts';
import { powerInWords } from '../../../templates/pages/order-words.ts';
import { personPath } from '../../../templates/pages/places.ts';
import { placesPage } from '../../../templates/pages/places-page.ts';
import { NOT_HERE_PATH } from '../../../templates/pages/served.ts';
import {
  placesPath,
  VARIANTS_PATH,
  variantPage,
  variantPath,
  variantsPage,
} from '../../../templates/pages/variant-page.ts';
import { words } from '../../../templates/words/current.ts';
import { getJson } from '../../games/stored-json.ts';
import type { GameEntry } from '../../ports.ts';
import { keyOf, putChanged } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { putPages } from './put-pages.ts';
import { startSize } from './start-map.ts';

/** Finished games shown on the first page. */
const LATEST = 25;
const IN_FEED = 50;

/** Files that are read, or pages that are written, at the same time. */
const AT_ONCE = 50;

/** A page and where it stands. */
type Placed = readonly [path: string, page: Page];

/** A game that is listed, before it is put in words. */
interface Listed {
  readonly entry: GameEntry;
  readonly board: Board;
  readonly summary: GameSummary | null;
}

interface Openings {
  readonly tally: OpeningTally;
  readonly finished: number;
}

export async function publishLists(
  options: PublisherOptions,
  entries: readonly GameEntry[],
  isGoing = false,
): Promise<void> {
  const listed = await listedOf(options, entries);
  const openings = new Map<string, Openings>();
  const people = new Map<PersonId, Listed[]>();
  for (const each of listed) {
    const { board, summary } = each;
    if (summary?.finished == null) continue;
    const { id } = board.variant;
    const { tally, finished } = openings.get(id) ?? { tally: {}, finished: 0 };
    openings.set(id, { tally: addOpenings(tally, summary.openings, summary.finished.powers), finished: finished + 1 });
    for (const { person } of summary.finished.powers) {
      if (person !== null) people.set(person, [...(people.get(person) ?? []), each]);
    }
  }
  await putPages(options, () => listPages(listed.map(rowOf)), LANGUAGES, AT_ONCE);
  const finished = listed
    .map(rowOf)
    .filter(({ status }) => status === 'finished')
    .sort(byEnd);
  const feed = finishedFeed(options.house.site, options.house.judge, finished.slice(0, IN_FEED));
  await putChanged(options.files, keyOf(FEED_PATH), feed, 'application/atom+xml');
  if (isGoing) return;
  const shown = await peopleShown(options, people);
  await putPages(options, () => peoplePages(shown), LANGUAGES, AT_ONCE);
  await putPages(options, () => variantPages(options, openings, listed));
  await putPages(options, () => helpPages(options), ['en']);
  await putPages(options, notHerePages, ['en']);
}

/** A distribution has one for all languages. */
function* notHerePages(): Generator<Placed> {
  const { notHere, noSuchPage } = words().pages.mailbox;
  yield [NOT_HERE_PATH, messagePage(notHere, noSuchPage)];
}

/** The games that are listed, in their order, each that is over with its summary. */
async function listedOf({ board: boardOf, files }: PublisherOptions, entries: readonly GameEntry[]): Promise<Listed[]> {
  const known = entries.flatMap((entry) => {
    const board = entry.listed ? boardOf(entry.variant, entry.edition ?? 1) : null;
    return board === null ? [] : [{ entry, board }];
  });
  const listed: Listed[] = [];
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const some = known.slice(from, from + AT_ONCE).map(async (each): Promise<Listed> => {
      const { name, status } = each.entry;
      const isOver = status === 'finished';
      return { ...each, summary: isOver ? await getJson<GameSummary>(files, `phases/${name}/summary.json`) : null };
    });
    listed.push(...(await Promise.all(some)));
  }
  return listed;
}

function rowOf({ entry, board: given, summary }: Listed): GameRow {
  const { name, status, phase, deadline, players, seats, updated } = entry;
  const board = boardIn(given, words().code);
  const { id, name: variantName } = board.variant;
  const finished = summary?.finished ?? null;
  return {
    name,
    variant: { id, name: variantName },
    status,
    phase: phase === null ? null : phaseName(board, phase),
    deadline,
    players,
    seats,
    end:
      status !== 'finished'
        ? null
        : {
            at: summary?.ended == null ? updated : Date.parse(summary.ended),
            result: resultOf(finished),
            outcome: finished?.outcome == null ? words().pages.lists.ended : outcomeInWords(board, finished.outcome),
            phases: summary?.phases ?? 0,
            players: (finished?.powers ?? []).flatMap(({ power, player }) =>
              player === null ? [] : [{ power: powerInWords(board, power), name: player }],
            ),
          },
  };
}

function resultOf(finished: GameSummary['finished']): { key: string; words: string } {
  const outcome = finished?.outcome ?? null;
  const told = words().pages.lists.results;
  if (outcome === null || outcome.kind === 'terminated') return { key: 'no-result', words: told.none };
  if (outcome.kind === 'won') return { key: 'solo', words: told.won };
  if (outcome.kind === 'conceded') return { key: 'conceded', words: told.conceded };
  return { key: `draw-${outcome.powers.length}`, words: told.drawn(outcome.powers.length) };
}

function endOf({ end }: GameRow): number {
  return end?.at ?? 0;
}

function byEnd(a: GameRow, b: GameRow): number {
  return endOf(b) - endOf(a) || (a.name < b.name ? -1 : 1);
}

function* listPages(rows: readonly GameRow[]): Generator<Placed> {
  const finished = rows.filter(({ status }) => status === 'finished').sort(byEnd);
  const going = rows.filter(({ status }) => status !== 'finished').sort((a, b) => (a.name < b.name ? -1 : 1));
  const yearOf = (row: GameRow) => String(new Date(endOf(row)).getUTCFullYear());
  const told = words().pages.lists;
  const kinds = [
    {
      kind: 'variant',
      title: told.by.variant,
      key: (row: GameRow) => row.variant.id,
      name: (row: GameRow) => row.variant.name,
    },
    { kind: 'year', title: told.by.year, key: yearOf, name: yearOf },
    {
      kind: 'result',
      title: told.by.result,
      key: (row: GameRow) => row.end!.result.key,
      name: (row: GameRow) => row.end!.result.words,
    },
  ] as const;
  const facets: Facet[] = [];
  for (const { kind, title, key, name } of kinds) {
    const groups = grouped(finished, key);
    for (const [each, group] of groups) {
      yield* inParts(told.titled(title, name(group[0]!)), group, (n) => paged(facetPath(kind, each), n));
    }
    facets.push({
      title,
      choices: [...groups].map(([each, group]) => ({
        name: name(group[0]!),
        path: facetPath(kind, each),
        count: group.length,
      })),
    });
  }
  facets.push(yield* playerPages(finished));
  yield* inParts(told.finishedGames, finished, finishedPath);
  const games = gamesPage([...going, ...finished.slice(0, LATEST)], facets, finished.length);
  yield [GAMES_PATH, games];
  // The first page of a site that has no other.
  yield ['/', games];
}

/** As people look names up, capitals or not. */
function order(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Players by their first letter; under each letter, the games of each of them. */
function* playerPages(finished: readonly GameRow[]): Generator<Placed, Facet> {
  const letters = new Map<string, PlayedRow[]>();
  for (const row of finished) {
    const played = new Map<string, string[]>();
    for (const { name, power } of row.end!.players) played.set(name, [...(played.get(name) ?? []), power]);
    for (const [player, powers] of played) {
      const letter = letterOf(player);
      const rows = letters.get(letter) ?? [];
      rows.push({ player, power: powers.join(', '), row });
      letters.set(letter, rows);
    }
  }
  const told = words().pages.lists;
  const sorted = [...letters].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [letter, rows] of sorted) {
    rows.sort((a, b) => order(a.player, b.player));
    const pages = Array.from({ length: Math.ceil(rows.length / PAGE_SIZE) }, (_, n) => ({
      from: rows[n * PAGE_SIZE]!.player,
      path: paged(facetPath('player', letter), n + 1),
    }));
    for (const [n, { path }] of pages.entries()) {
      const letterTitle = told.players(letter.toUpperCase());
      const title = n === 0 ? letterTitle : told.page(letterTitle, n + 1);
      const shown = rows.slice(n * PAGE_SIZE, (n + 1) * PAGE_SIZE);
      yield [path, playersPage(title, shown, pages, n)];
    }
  }
  return {
    title: told.by.player,
    choices: sorted.map(([letter, rows]) => ({
      name: letter.toUpperCase(),
      path: facetPath('player', letter),
      count: new Set(rows.map(({ player }) => player)).size,
    })),
  };
}

function letterOf(name: string): string {
  return /[a-z]/.exec(name.normalize('NFD').toLowerCase().slice(0, 1))?.[0] ?? 'other';
}

function paged(path: string, n: number): string {
  return n === 1 ? path : `${path}${n}/`;
}

function* inParts(title: string, rows: readonly GameRow[], pathOf: (n: number) => string): Generator<Placed> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  for (let n = 1; n <= pages; n++) {
    const page = finishedPage(
      n === 1 ? title : words().pages.lists.page(title, n),
      rows.slice((n - 1) * PAGE_SIZE, n * PAGE_SIZE),
      {
        previous: n === 1 ? null : pathOf(n - 1),
        next: n === pages ? null : pathOf(n + 1),
      },
    );
    yield [pathOf(n), page];
  }
}

interface PersonShown {
  readonly path: string;
  /** Null: somebody who wishes no page any more, or has been forgotten. */
  readonly name: string | null;
  readonly games: readonly Listed[];
}

/** Persons who wish a page, and those who did. */
async function peopleShown(
  { directory, files }: PublisherOptions,
  people: ReadonlyMap<PersonId, readonly Listed[]>,
): Promise<readonly PersonShown[]> {
  const shown: PersonShown[] = [];
  for (const [id, games] of people) {
    const person = await directory.person(id);
    const path = personPath(id);
    if (person?.publicPage === true) shown.push({ path, name: person.name, games });
    else if ((await files.get(keyOf(`${path}index.html`))) !== null) shown.push({ path, name: null, games: [] });
  }
  return shown;
}

function* peoplePages(people: readonly PersonShown[]): Generator<Placed> {
  for (const { path, name, games } of people) {
    yield [path, personPage(name ?? words().pages.lists.nobody, games.map(rowOf))];
  }
}

function* variantPages(
  options: PublisherOptions,
  openings: ReadonlyMap<string, Openings>,
  listed: readonly Listed[],
): Generator<Placed> {
  const boards = options.variants().map((board) => boardIn(board, words().code));
  const drawn = new Set<string>();
  for (const board of boards) {
    const { variant } = board;
    const shapes = options.geography(variant);
    const size = shapes === null ? null : sizeOfStart(board, shapes);
    if (size !== null) drawn.add(variant.id);
    const colours =
      shapes === null
        ? new Map()
        : powerStyles(
            shapes,
            variant.powers.map(({ name }) => name),
            LIGHT,
          );
    const { tally, finished } = openings.get(variant.id) ?? { tally: {}, finished: 0 };
    const readme = documentOf((options.help.text(variant.id) ?? '').replace(/^# .*\n/, ''), 1).body;
    const hasGames = listed.some(
      ({ entry, board: played }) => entry.status === 'finished' && played.variant.id === variant.id,
    );
    const games = hasGames ? facetPath('variant', variant.id) : null;
    yield [
      variantPath(variant.id),
      variantPage({ board, colours, map: size, readme, openings: tally, finished, games }),
    ];
    yield [placesPath(variant.id), placesPage(board, size)];
  }
  yield [VARIANTS_PATH, variantsPage(boards, drawn)];
}

type Shapes = NonNullable<ReturnType<PublisherOptions['geography']>>;

/** Maps of variants' starts do not change while a process runs. */
const sizes = new WeakMap<Shapes, ReturnType<typeof startSize>>();

function sizeOfStart(board: Board, shapes: Shapes): ReturnType<typeof startSize> {
  const size = sizes.get(shapes) ?? startSize(board, shapes);
  sizes.set(shapes, size);
  return size;
}

function* helpPages(options: PublisherOptions): Generator<Placed> {
  const variants = new Set(options.variants().map(({ variant }) => variant.id));
  const topics = options.help.topics.filter(({ name }) => !variants.has(name));
  const shown = topics.map(({ name, about }) => {
    const text = options.help.text(name) ?? '';
    return { name, text, title: titleIn(text) === '' ? about : titleIn(text) };
  });
  yield [HELP_PATH, helpIndex(shown)];
  for (const { name, title, text } of shown) {
    const { body, headings } = documentOf(text, 0);
    yield [helpPath(name), helpPage(title, body, headings)];
  }
}

interface Document {
  readonly body: Html;
  readonly headings: readonly Heading[];
}

/** Documents are read once in a process; their pages are looked at again with every change of the lists. */
const documents = new Map<string, Document>();

function documentOf(text: string, lower: number): Document {
  const key = `${lower} ${text}`;
  const document = documents.get(key) ?? {
    body: markdownHtml(text, { lower, link: linkOf }),
    headings: headingsIn(text),
  };
  documents.set(key, document);
  return document;
}

/** Where a link of a document leads on the site: to another document, a variant, or the world. */
function linkOf(href: string): string | null {
  if (/^https?:\/\//.test(href)) return href;
  const [, document, part = ''] = /^(?:\.\/|docs\/|\.\.\/docs\/)?([a-z][a-z-]*)\.md(#[a-z0-9-]+)?$/.exec(href) ?? [];
  if (document !== undefined) return `${helpPath(document)}${part}`;
  const variant = /variants\/([a-z0-9-]+)/.exec(href)?.[1];
  return variant === undefined ? null : variantPath(variant);
}

function grouped(rows: readonly GameRow[], key: (row: GameRow) => string): ReadonlyMap<string, readonly GameRow[]> {
  const groups = new Map<string, GameRow[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
