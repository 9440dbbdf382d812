/**
 * The lists of games that are over, kept in parts beside the pages that are made of them, so that a change reads and writes the parts which
 * it touches and nothing else, however many games are over. One writer at a time.
 *
 * | key | what |
 * | --- | --- |
 * | `lists/manifest.json` | how many each list has, and by which look its pages were written |
 * | `lists/of/LIST/parts.json`, `lists/of/LIST/N.json` | the parts of a list, and the games in one of them |
 * | `lists/games/NAME.json` | what the lists have taken from a game |
 * | `lists/openings/VARIANT.json` | how often each opening was played |
 * | `lists/people/PERSON.json` | the games on somebody's own page |
 *
 * Whatever breaks off is done again from the beginning: rows are put in by their keys, new parts are written before those which they were
 * split from, and what the lists have taken from a game is noted last.
 */
import type { GameName, PersonId } from '../../../../engine/game/events.ts';
import { LANGUAGES } from '../../../../engine/messages/languages.ts';
import { addOpenings, type OpeningTally } from '../../../../engine/scoring/openings.ts';
import { t } from '../../../../templates/locales/current.ts';
import { personPage } from '../../../../templates/pages/lists.ts';
import { personPath } from '../../../../templates/pages/places.ts';
import { shownAlone } from '../../../games/names-of-people.ts';
import { getJson } from '../../../games/stored-json.ts';
import type { Files } from '../../../ports.ts';
import { mapConcurrent } from '../../map-concurrent.ts';
import { publishedKey, putJson } from '../published-files.ts';
import type { PublisherOptions } from '../publisher-options.ts';
import { putPages } from '../put-pages.ts';
import {
  ALL,
  firstPageOf,
  type ListCounts,
  type ListId,
  listKind,
  listPages,
  listsOf,
  type Row,
} from './finished-lists.ts';
import { countOf, type Edits, editParts, type ListPart, type Loaded, ownRows, partsTouched } from './list-parts.ts';
import { type FinishedRow, finishedInWords, type ListedGame, listedPeople, type OpeningEntry } from './listed-game.ts';

/** Files that are read, or pages that are written, at the same time. */
const AT_ONCE = 50;

export interface Manifest {
  readonly counts: ListCounts;
  /** Digest of how pages look; and lists that still have pages of another look. */
  readonly look: string;
  readonly behind: readonly ListId[];
}

export interface Openings {
  readonly finished: number;
  readonly tally: OpeningTally;
  /** What the tally has of the games that were changed last. */
  readonly applied: Readonly<Record<string, OpeningEntry | null>>;
}

/** What lists had taken from a game and what they are to have: null where it is in none. */
export interface GameChange {
  readonly name: GameName;
  readonly before: ListedGame | null;
  readonly after: ListedGame | null;
}

const MANIFEST = 'lists/manifest.json';
const partsKey = (list: ListId) => `lists/of/${list}/parts.json`;
const partKey = (list: ListId, id: number) => `lists/of/${list}/${id}.json`;
const gameKey = (name: string) => `lists/games/${name}.json`;
const openingsKey = (variant: string) => `lists/openings/${variant}.json`;
const personKey = (id: PersonId) => `lists/people/${id}.json`;

export function readManifest(files: Files): Promise<Manifest | null> {
  return getJson<Manifest>(files, MANIFEST);
}

export function putManifest(files: Files, manifest: Manifest): Promise<void> {
  return putJson(files, MANIFEST, manifest);
}

/** What the lists have taken from a game; null: they do not have it. */
export function takenFrom(files: Files, name: GameName): Promise<ListedGame | null> {
  return getJson<ListedGame>(files, gameKey(name));
}

export async function noteTaken(files: Files, changes: readonly GameChange[]): Promise<void> {
  await inParallel(changes, ({ name, after }) => putJson(files, gameKey(name), after));
}

export async function storedOpenings(files: Files, variant: string): Promise<Openings> {
  return (await getJson<Openings>(files, openingsKey(variant))) ?? { finished: 0, tally: {}, applied: {} };
}

/** Puts these changes into the lists; the counts of those that have changed. `fromScratch`: nothing that is kept counts. */
export async function changeLists(
  options: PublisherOptions,
  changes: readonly GameChange[],
  fromScratch = false,
): Promise<ListCounts> {
  const edits = new Map<ListId, { gone: Edits<Row>['gone'][number][]; put: Row[] }>();
  const editsOf = (list: ListId) => {
    const known = edits.get(list) ?? { gone: [], put: [] };
    edits.set(list, known);
    return known;
  };
  for (const { before, after } of changes) {
    for (const [list, row] of before === null ? [] : listsOf(before.row)) {
      editsOf(list).gone.push(listKind(list).keyOf(row));
    }
    for (const [list, row] of after === null ? [] : listsOf(after.row)) editsOf(list).put.push(row);
  }
  const counts: Record<ListId, number> = {};
  // Lists have different lengths: of few long ones the parts are written side by side.
  for (const [list, edit] of edits) counts[list] = await changeList(options, list, edit, fromScratch);
  return counts;
}

async function changeList(
  options: PublisherOptions,
  list: ListId,
  edits: Edits<Row>,
  fromScratch: boolean,
): Promise<number> {
  const { files } = options;
  const kind = listKind(list);
  const before = fromScratch ? [] : await partsOf(files, list);
  const touched = await loadParts(files, list, before, partsTouched(kind, before, edits));
  const { parts, rows, added } = editParts(kind, before, touched, edits);
  const isNew = new Set(added);
  const put = (ids: readonly number[]) =>
    inParallel(ids, (id) => putJson(files, partKey(list, id), rows.get(id) ?? []));
  // Rows that go on to a new part stand in both for a moment, never in none.
  await put([...rows.keys()].filter((id) => isNew.has(id)));
  await putJson(files, partsKey(list), parts);
  await put([...rows.keys()].filter((id) => !isNew.has(id)));
  const around = parts.flatMap(({ id }, n) => (isNew.has(id) ? [parts[n - 1], parts[n + 1]] : []));
  const shown = [...firstPageOf(list, parts), ...around.flatMap((part) => (part === undefined ? [] : [part.id]))];
  const missing = [...new Set(shown)].filter((id) => !rows.has(id));
  await writePages(options, list, parts, new Map([...rows, ...(await loadParts(files, list, parts, missing))]));
  return countOf(parts);
}

function writePages(
  options: PublisherOptions,
  list: ListId,
  parts: readonly ListPart[],
  loaded: Loaded<Row>,
): Promise<void> {
  return putPages(options, () => listPages(list, parts, loaded, options.board), LANGUAGES, AT_ONCE);
}

/** Writes all pages of a list again: they look otherwise now. */
export async function writeList(options: PublisherOptions, list: ListId): Promise<void> {
  const parts = await partsOf(options.files, list);
  const ids = parts.map(({ id }) => id);
  await writePages(options, list, parts, await loadParts(options.files, list, parts, ids));
}

/** The parts of the first page of all games that are over. */
export async function latestParts(
  files: Files,
): Promise<{ readonly parts: readonly ListPart[]; readonly loaded: Loaded<Row> }> {
  const parts = await partsOf(files, ALL);
  return { parts, loaded: await loadParts(files, ALL, parts, firstPageOf(ALL, parts)) };
}

async function partsOf(files: Files, list: ListId): Promise<readonly ListPart[]> {
  return (await getJson<readonly ListPart[]>(files, partsKey(list))) ?? [];
}

async function loadParts(
  files: Files,
  list: ListId,
  parts: readonly ListPart[],
  ids: readonly number[],
): Promise<Loaded<Row>> {
  const loaded = new Map<number, readonly Row[]>();
  await inParallel(ids, async (id) => {
    const rows = (await getJson<readonly Row[]>(files, partKey(list, id))) ?? [];
    loaded.set(id, ownRows(listKind(list), parts, id, rows));
  });
  return loaded;
}

/** Puts these changes into the openings of their variants; the variants. */
export async function changeOpenings(
  files: Files,
  changes: readonly GameChange[],
  fromScratch = false,
): Promise<readonly string[]> {
  const variantOf = ({ before, after }: GameChange) => [before, after].flatMap((each) => each?.row.variant ?? []);
  const variants = [...new Set(changes.flatMap(variantOf))];
  for (const variant of variants) {
    const known = fromScratch ? { finished: 0, tally: {}, applied: {} } : await storedOpenings(files, variant);
    const of = (listed: ListedGame | null) => (listed?.row.variant === variant ? (listed.opened ?? null) : null);
    const applied: Record<string, OpeningEntry | null> = {};
    let { finished, tally } = known;
    for (const change of changes.filter((each) => variantOf(each).includes(variant))) {
      const { name } = change;
      // It may have been counted already before the rest broke off.
      const there = known.applied[name] === undefined ? of(change.before) : known.applied[name];
      const wanted = of(change.after);
      if (there !== null) tally = addOpenings(tally, there.openings, there.results, -1);
      if (wanted !== null) tally = addOpenings(tally, wanted.openings, wanted.results);
      finished += Number(wanted !== null) - Number(there !== null);
      // Of all that are written at once nobody needs to know which.
      if (!fromScratch) applied[name] = wanted;
    }
    await putJson(files, openingsKey(variant), { finished, tally, applied } satisfies Openings);
  }
  return variants;
}

/** Somebody whose page may have to be written, and the changes of games in which that person played. */
export interface PersonChange {
  readonly id: PersonId;
  readonly changes: readonly GameChange[];
  /** The page is begun, or ended. */
  readonly isAsked: boolean;
}

export function personChanges(changes: readonly GameChange[], asked: readonly PersonId[]): readonly PersonChange[] {
  const own = new Map<PersonId, GameChange[]>(asked.map((id) => [id, []]));
  for (const change of changes) {
    for (const id of new Set(
      [change.before, change.after].flatMap((each) => (each === null ? [] : listedPeople(each.row))),
    )) {
      own.set(id, [...(own.get(id) ?? []), change]);
    }
  }
  return [...own].map(([id, changed]) => ({ id, changes: changed, isAsked: asked.includes(id) }));
}

interface PersonShown {
  readonly path: string;
  /** Null: somebody who wishes no page any more, or has been forgotten. */
  readonly name: string | null;
  readonly games: readonly FinishedRow[];
}

/**
 * Writes the pages of those who wish one, and empties the pages of those who wish it no longer. `gamesOf`: the games that somebody has ever
 * taken part in; null: the changes have all of them.
 */
export async function changePeople(
  options: PublisherOptions,
  people: readonly PersonChange[],
  gamesOf: ((person: PersonId) => Promise<readonly GameName[]>) | null,
): Promise<void> {
  const { directory, files } = options;
  const known = await directory.people(people.map(({ id }) => id));
  const shown: PersonShown[] = [];
  for (const { id, changes, isAsked } of people) {
    const person = known.get(id);
    const path = personPath(id);
    if (person?.publicPage === true) {
      const kept = isAsked || gamesOf === null ? null : await getJson<readonly FinishedRow[]>(files, personKey(id));
      const games = kept ?? (gamesOf === null ? [] : await ownGames(files, id, await gamesOf(id)));
      const changed = new Set(changes.map(({ name }) => name));
      const put = changes.flatMap(({ after }) =>
        after !== null && listedPeople(after.row).includes(id) ? [after.row] : [],
      );
      const all = [...games.filter(({ name }) => !changed.has(name)), ...put].sort((a, b) => b.end - a.end);
      await putJson(files, personKey(id), all);
      shown.push({ path, name: shownAlone(person), games: all });
    } else if (isAsked || (gamesOf === null && (await files.get(publishedKey(`${path}index.html`))) !== null)) {
      shown.push({ path, name: null, games: [] });
    }
  }
  const pages = function* () {
    for (const { path, name, games } of shown) {
      const rows = games.map((game) => finishedInWords(game, options.board));
      yield [path, personPage(name ?? t().pages.lists.nobody, rows)] as const;
    }
  };
  await putPages(options, pages, LANGUAGES, AT_ONCE);
}

async function ownGames(files: Files, id: PersonId, names: readonly GameName[]): Promise<readonly FinishedRow[]> {
  const games: FinishedRow[] = [];
  await inParallel(names, async (name) => {
    const row = (await takenFrom(files, name))?.row;
    if (row !== undefined && listedPeople(row).includes(id)) games.push(row);
  });
  return games;
}

export function inParallel<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  return mapConcurrent(items, AT_ONCE, act);
}
