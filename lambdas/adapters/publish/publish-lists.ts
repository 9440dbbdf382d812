/**
 * Writes the pages that are about no single game: lists of games, the feed, people who wish a page, variants, help. All of them
 * follow from the index, the summaries of finished games and the house's documents. A change is put into what is kept of the lists
 * (`lists/keep-lists.ts`); all of it is made again where nothing is kept yet, and when everything is rebuilt.
 */

import type { Board } from '../../../engine/board/board.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { canonicalJson } from '../../../engine/game/canonical.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { LANGUAGES } from '../../../engine/messages/languages.ts';
import type { GameSummary } from '../../../engine/scoring/summary.ts';
import { gameName, powerOf } from '../../../engine/vocabulary.ts';
import { inLanguage, t } from '../../../templates/locales/current.ts';
import { loadLanguage } from '../../../templates/locales/languages.ts';
import { LIGHT, powerStyles } from '../../../templates/map/theme.ts';
import type { Html } from '../../../templates/markup/html.ts';
import { finishedFeed } from '../../../templates/pages/feed.ts';
import { renderPage } from '../../../templates/pages/frame.ts';
import {
  HELP_PATH,
  helpIndex,
  helpPage,
  helpParts,
  helpPath,
  onlyInEnglish,
  partsOfDocument,
} from '../../../templates/pages/help-pages.ts';
import { FEED_PATH, facetPath, GAMES_PATH, gamesPage } from '../../../templates/pages/lists.ts';
import { notHere, notHerePage } from '../../../templates/pages/mailbox-pages.ts';
import { type Heading, headingsIn, markdownHtml, titleIn } from '../../../templates/pages/markdown-pages.ts';
import { placesPage } from '../../../templates/pages/places-page.ts';
import { NOT_HERE_PATH } from '../../../templates/pages/served.ts';
import {
  placesPath,
  VARIANTS_PATH,
  variantPage,
  variantPath,
  variantsPage,
} from '../../../templates/pages/variant-page.ts';
import { bookPath } from '../../../templates/study/study-document.ts';
import { getJson } from '../../games/stored-json.ts';
import type { GameEntry, ListsWork, Publisher } from '../../ports.ts';
import {
  ALL,
  type ListCounts,
  type ListedPage,
  latestFinished,
  listFacets,
  listPages,
  type Row,
} from './lists/finished-lists.ts';
import {
  changeLists,
  changeOpenings,
  changePeople,
  type GameChange,
  inParallel,
  latestParts,
  noteTaken,
  type Openings,
  personChanges,
  putManifest,
  readManifest,
  storedOpenings,
  takenFrom,
  writeList,
} from './lists/keep-lists.ts';
import { type FinishedRow, goingInWords, listedGame } from './lists/listed-game.ts';
import { publishEvents } from './lists/publish-events.ts';
import { publishedKey, putChanged } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { putPages } from './put-pages.ts';
import { startSize } from './start-map.ts';

/** Finished games shown on the first page. */
const LATEST = 25;
const IN_FEED = 50;

/** Lists have one writer at a time. */
export function listWriter(
  options: PublisherOptions,
): Required<Pick<Publisher, 'publishLists' | 'keepLists' | 'publishEvents'>> {
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const written = before.then(write, write);
    before = written;
    return written;
  };
  return {
    publishLists: (entries) => inTurn(() => publishLists(options, entries)),
    keepLists: (work) => inTurn(() => keepLists(options, work)),
    publishEvents: (events) => inTurn(() => publishEvents(options, events)),
  };
}

/** Everything, from the index of all games. */
export async function publishLists(options: PublisherOptions, entries: readonly GameEntry[]): Promise<void> {
  const { files } = options;
  const changes: GameChange[] = [];
  const over = entries.filter(({ status }) => status === 'finished');
  await inParallel(over, async (entry) => {
    const after = await listedOf(options, entry);
    if (after !== null) changes.push({ name: entry.name, before: null, after });
  });
  const counts = await changeLists(options, changes, true);
  await changeOpenings(files, changes, true);
  await changePeople(options, personChanges(changes, []), null);
  await writeOthers(options, entries, counts, { feed: true, variants: 'all', rest: true });
  await noteTaken(files, changes);
  await putManifest(files, { counts, look: await lookOf(options), behind: [] });
}

/** What has changed, put into what is kept. False: nothing is kept; then all of it has to be published. */
async function keepLists(options: PublisherOptions, work: ListsWork): Promise<boolean> {
  const { files } = options;
  const manifest = await readManifest(files);
  if (manifest === null) return false;
  const changes = await changesOf(options, work.games);
  const counts = { ...manifest.counts, ...(await changeLists(options, changes)) };
  const variants = await changeOpenings(files, changes);
  await changePeople(options, personChanges(changes, work.people), work.gamesOf);
  await writeOthers(options, work.going, counts, {
    feed: work.isFirst || changes.length > 0,
    variants: work.isFirst ? 'all' : variants,
    rest: work.isFirst,
  });
  const look = work.isFirst ? await lookOf(options) : manifest.look;
  const behind = look === manifest.look ? manifest.behind : Object.keys(counts);
  const left = await writeSome(options, behind, counts);
  await putManifest(files, { counts, look, behind: left });
  // Last: until then it is done again.
  await noteTaken(files, changes);
  return true;
}

async function listedOf({ files, board }: PublisherOptions, entry: GameEntry) {
  const summary = await getJson<GameSummary>(files, `phases/${entry.name}/summary.json`);
  return listedGame(entry, board(entry.variant, entry.edition ?? 1), summary);
}

/** Of games in which nothing has changed that lists show, nothing. */
async function changesOf(
  options: PublisherOptions,
  games: ReadonlyMap<GameName, GameEntry | null>,
): Promise<readonly GameChange[]> {
  const changes: GameChange[] = [];
  await inParallel([...games], async ([name, entry]) => {
    const before = await takenFrom(options.files, name);
    const after = entry?.status !== 'finished' ? null : await listedOf(options, entry);
    if (canonicalJson(before) !== canonicalJson(after)) changes.push({ name, before, after });
  });
  return changes;
}

/** Games whose pages are written again at one time, after a release by which they look otherwise. */
const MOST_AGAIN = 5_000;

/** The lists whose pages are still to be written again. */
async function writeSome(
  options: PublisherOptions,
  behind: readonly string[],
  counts: ListCounts,
): Promise<readonly string[]> {
  let written = 0;
  const left = [...behind];
  for (let list = left[0]; list !== undefined && written < MOST_AGAIN; list = left[0]) {
    await writeList(options, list);
    written += counts[list] ?? 0;
    left.shift();
  }
  return left;
}

/** Of pages of lists as this release writes them. */
async function lookOf(options: PublisherOptions): Promise<string> {
  const powers = [{ power: powerOf('FRANCE'), player: 'Ann', person: null }];
  const outcome = { kind: 'won', powers: [powerOf('FRANCE')] } as const;
  const name = gameName('look');
  const game: FinishedRow = { name, variant: 'standard', players: 7, seats: 7, end: 0, phases: 1, outcome, powers };
  const row: Row = { game, played: { player: 'Ann', powers: [powerOf('FRANCE')] } };
  const parts = [1, 2].map((id) => ({ id, from: [], rows: 1 }));
  const loaded = new Map(parts.map(({ id }) => [id, [row]] as const));
  const texts: string[] = [];
  for (const code of LANGUAGES) {
    inLanguage(await loadLanguage(code), () => {
      for (const list of [ALL, 'result/solo', 'player/a']) {
        for (const [path, page] of listPages(list, parts, loaded, options.board)) {
          texts.push(path, renderPage({ ...page, languages: LANGUAGES }, options.places));
        }
      }
    });
  }
  return options.digest(texts.join('\n'));
}

interface Others {
  readonly feed: boolean;
  /** Those of which a game has changed. */
  readonly variants: 'all' | readonly string[];
  readonly rest: boolean;
}

async function writeOthers(
  options: PublisherOptions,
  entries: readonly GameEntry[],
  counts: ListCounts,
  { feed, variants, rest }: Others,
): Promise<void> {
  const { files, house, board } = options;
  const { parts, loaded } = await latestParts(files);
  const going = entries
    .filter(({ status, listed }) => status !== 'finished' && listed)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const games = function* (): Generator<ListedPage> {
    const rows = going.flatMap((entry) => goingInWords(entry, board) ?? []);
    const over = latestFinished(parts, loaded, board).slice(0, LATEST);
    const page = gamesPage([...rows, ...over], listFacets(counts, board), counts[ALL] ?? 0);
    yield [GAMES_PATH, page];
    // The first page of a site that has no other.
    yield ['/', page];
  };
  await putPages(options, games);
  if (feed) {
    const text = finishedFeed(house.site, house.judge, latestFinished(parts, loaded, board).slice(0, IN_FEED));
    await putChanged(files, publishedKey(FEED_PATH), text, 'application/atom+xml');
  }
  const known = variants === 'all' ? options.variants().map(({ variant }) => variant.id) : variants;
  const openings = new Map<string, Openings>();
  await inParallel(known, async (variant) => void openings.set(variant, await storedOpenings(files, variant)));
  if (openings.size > 0) await putPages(options, () => variantPages(options, openings, counts));
  if (!rest) return;
  await putPages(options, () => helpPages(options, true));
  await putPages(options, () => helpPages(options, false), ['en']);
  await putPages(options, await notHerePages(), ['en']);
}

/** A distribution has one for all languages. */
async function notHerePages(): Promise<() => Generator<ListedPage>> {
  const said = await Promise.all(
    LANGUAGES.map(async (code) => ({ code, ...inLanguage(await loadLanguage(code), notHere) })),
  );
  return function* () {
    yield [NOT_HERE_PATH, notHerePage(said)];
  };
}

/** Pages of the variants whose openings are given, and the list of all variants. */
function* variantPages(
  options: PublisherOptions,
  openings: ReadonlyMap<string, Openings>,
  counts: ListCounts,
): Generator<ListedPage> {
  const boards = options.variants().map((board) => boardIn(board, t().code));
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
    const opened = openings.get(variant.id);
    if (opened === undefined) continue;
    const { tally, finished } = opened;
    const readme = documentOf((options.help.text(variant.id) ?? '').replace(/^# .*\n/, ''), 1).body;
    const games = (counts[`variant/${variant.id}`] ?? 0) > 0 ? facetPath('variant', variant.id) : null;
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

/** `isTranslated`: their list, and the documents that there are in other languages too; else those that there are not. */
function* helpPages({ help }: PublisherOptions, isTranslated: boolean): Generator<ListedPage> {
  const { code, mail } = t();
  const shown = help.topics
    .filter(({ variant }) => variant === undefined)
    .map(({ name, about }) => {
      const own = code === 'en' ? null : help.translated(name, code);
      const text = own ?? help.text(name) ?? '';
      const title = own === null ? mail.help.documents[name] : undefined;
      return { name, text, title: title ?? (titleIn(text) === '' ? about : titleIn(text)) };
    });
  if (isTranslated) yield [HELP_PATH, helpIndex(shown)];
  for (const { name, title, text } of shown) {
    if (LANGUAGES.some((each) => each !== 'en' && help.translated(name, each) !== null) !== isTranslated) continue;
    const shownAs = isTranslated ? (body: Html) => body : onlyInEnglish;
    if (IN_PARTS.has(name)) {
      const { beginning, parts } = partsOfDocument(text);
      yield [helpPath(name), helpParts(name, title, shownAs(documentOf(beginning, 0).body), parts)];
      for (const { heading, text: part } of parts) {
        if (part === null) continue;
        const { body } = documentOf(part, 0);
        yield [helpPath(`${name}/${heading.id}`), helpPage(heading.title, shownAs(body), [], { title, name })];
      }
      continue;
    }
    const { body, headings } = documentOf(text, 0);
    yield [helpPath(name), helpPage(title, shownAs(body), headings)];
  }
}

/** Too long for one page on a phone. */
const IN_PARTS: ReadonlySet<string> = new Set(['commands']);

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
  const [, variant, clauses, clause = ''] = /variants\/([a-z0-9-]+)(\/cases\.jsonl)?(#\w+)?/.exec(href) ?? [];
  if (variant === undefined) return null;
  return clauses === undefined ? variantPath(variant) : `/${bookPath('en', variant)}${clause}`;
}
