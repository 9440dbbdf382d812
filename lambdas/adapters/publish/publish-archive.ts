/**
 * Writes a game's archive and what is made from it, whenever it has grown or what it tells has changed.
 *
 * | key | what |
 * | --- | --- |
 * | `games/NAME/archive.json` | the archive (docs/archive.md) |
 * | `games/NAME/game.html` | a finished game in one file |
 * | `phases/NAME/summary.json` | the game in short, for pages and lists, and what all that was last made from |
 *
 * Other formats are made of the archive when they are asked for (archive-formats.ts).
 */

import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import type { Keeper } from '../../../engine/archive/of-commits.ts';
import { formatArchive } from '../../../engine/archive/seal.ts';
import type { Board } from '../../../engine/board/board.ts';
import { canonicalJson } from '../../../engine/game/canonical.ts';
import type { PersonId } from '../../../engine/game/events.ts';
import { type Game, isBlind } from '../../../engine/game/game.ts';
import { type GameSummary, summaryOf } from '../../../engine/scoring/summary.ts';
import type { GameView } from '../../../engine/view/view.ts';
import { personId } from '../../../engine/vocabulary.ts';
import { oneFile } from '../../../templates/archive/one-file.ts';
import { downloadPath } from '../../../templates/pages/game-parts.ts';
import { getJson } from '../../games/stored-json.ts';
import { makeArchive } from './make-archive.ts';
import { publishedKey, putChanged, putJson } from './published-files.ts';
import type { PublisherOptions } from './publisher-options.ts';

export interface PublishedArchive {
  /** Null when nothing had to be written. */
  readonly document: ArchiveDocument | null;
  readonly summary: GameSummary;
  /** Phases whose pages are as they were, told from the first on. */
  readonly toldBefore: number;
  /** Notes the summary, and what all this was made from. To be called when everything that is made from it is written: until then it is done again. */
  readonly done: () => Promise<void>;
}

/** What an archive was made from: while it is the same, the archive is. */
interface Archived {
  readonly resolved: number;
  /** Number of the last commit that it covers; when a game is over, of the last of all: what people say then is added as it comes. */
  readonly upTo: number;
  readonly stamp: string;
  /** The names that it shows, by person: of those who have left their seats, too. */
  readonly names: Readonly<Record<PersonId, string>>;
}

export interface ArchiveOptions {
  readonly board: Board;
  /** Gives the addresses of a phase's map. */
  readonly map: Keeper['map'];
  /** Write it again, whatever is noted: the files may be gone. */
  readonly again: boolean;
}

export async function publishArchive(
  options: PublisherOptions,
  game: Game,
  view: GameView,
  { board, map, again }: ArchiveOptions,
): Promise<PublishedArchive> {
  // It tells all when the game is over.
  if (isBlind(game)) return { document: null, summary: nothingTold(game), toldBefore: 0, done: async () => {} };
  const { files } = options;
  const { n, resolved } = game;
  const upTo = view.status === 'finished' ? n : (resolved.at(-1)?.n ?? 0);
  const now = { resolved: view.resolved.length, upTo, stamp: stampOf(options, view) };
  const key = `phases/${game.name}/summary.json`;
  const noted = again ? null : await getJson<GameSummary & { readonly archived?: Archived | null }>(files, key);
  const { archived: known = null, ...before } = noted ?? { ...nothingTold(game), archived: null };
  const isTold = known !== null && known.stamp === now.stamp && (await areNamesSame(options, known.names ?? {}));
  const toldBefore = isTold ? known.resolved : 0;
  if (isTold && toldBefore === now.resolved && known.upTo === upTo) {
    return { document: null, summary: before, toldBefore, done: async () => {} };
  }
  const document = await makeArchive(options, game, board, map);
  const summary = summaryOf(document, board.variant);
  await putFormats(options, document, board);
  const told = Object.entries(document.players).map(([person, { name }]) => [person, name] as const);
  const done = () => putJson(files, key, { ...summary, archived: { ...now, names: Object.fromEntries(told) } });
  return { document, summary, toldBefore, done };
}

function nothingTold({ name, variant, status, created }: Game): GameSummary {
  const at = new Date(created).toISOString();
  return {
    name,
    variant,
    status,
    created: at,
    ended: null,
    phases: 0,
    years: [],
    finished: null,
    openings: {},
    press: 0,
    lastPress: [],
  };
}

/** Are the names still right: has none of these people changed theirs, or been forgotten? */
async function areNamesSame({ directory }: PublisherOptions, told: Archived['names']): Promise<boolean> {
  const people = await directory.people(Object.keys(told).map(personId));
  return Object.entries(told).every(([id, name]) => people.get(personId(id))?.name === name);
}

function stampOf({ digest }: PublisherOptions, { status, settings, outcome, seats, masters }: GameView): string {
  const told = seats.map(({ power, player, status }) => ({ power, player, status }));
  return digest(canonicalJson({ status, settings, outcome, seats: told, masters }));
}

async function putFormats(options: PublisherOptions, document: ArchiveDocument, board: Board): Promise<void> {
  const { files } = options;
  const put = (form: Parameters<typeof downloadPath>[1], text: string, type: string) =>
    putChanged(files, publishedKey(downloadPath(document.name, form)), text, type);
  await put('archive', formatArchive(document), 'application/json');
  if (document.status !== 'finished') return;
  const { fonts, style } = options;
  const whole = [...oneFile(document, { board, geography: options.geography(board.variant), fonts, style })].join('');
  await put('whole', whole, 'text/html; charset=utf-8');
}
