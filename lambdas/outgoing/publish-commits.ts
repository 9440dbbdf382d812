/**
 * Everything that leaves the house follows from the commits: this computes it for each commit after the snapshot and
 * hands it on (mails to the outbox, maps and pages to the publisher, the next wake-up to the timers), then moves the
 * snapshot. Whoever has committed calls it; whoever finds it undone does it again: the same commit gives the same
 * mails under the same ids.
 */

import type { Board } from '../../engine/board/board.ts';
import { namesOfPowers } from '../../engine/board/display-names.ts';
import { isBot, isVacant } from '../../engine/game/bots.ts';
import { canonicalJson } from '../../engine/game/canonical.ts';
import { nextTimed } from '../../engine/game/clock.ts';
import type { Commit, GameEvent, GameName, PersonId } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { type Game, isBlind, peopleOf } from '../../engine/game/game.ts';
import { playersWanted } from '../../engine/game/start-game.ts';
import { nameOfStart } from '../../engine/rules/starts.ts';
import { viewOf } from '../../engine/view/view.ts';
import { pressLetters } from '../../templates/locales/press-flags.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { type CommitStep, playBots } from '../games/bots.ts';
import { changesPages } from '../games/changes-pages.ts';
import { causeOf } from '../games/correlation-id.ts';
import { loadGame } from '../games/load-game.ts';
import { makeSequel } from '../games/sequel.ts';
import { beginSubstitutes, noteAsked } from '../games/substitutes.ts';
import type { GameEntry, OutgoingMail, Services } from '../ports.ts';
import { mailsOf } from './dispatches.ts';
import { invalidateLists } from './invalidate-lists.ts';

/** Learns which mails have gone out for a commit. */
export type PostedMails = (commit: Commit, mails: readonly OutgoingMail[]) => Promise<void>;

/** The mails of a commit, written before it was stored. */
export interface PreparedMails {
  readonly n: Commit['n'];
  readonly mails: readonly OutgoingMail[];
}

/** Brings the world up to date with the game. When the snapshot is at the last commit already, only bots are looked after. */
export async function publishCommits(
  services: Services,
  name: GameName,
  posted?: PostedMails,
  written: PreparedMails | null = null,
): Promise<void> {
  const { snapshot, commits, apart, causes } = await services.games.latest(name);
  let game = snapshot;
  const steps: CommitStep[] = [];
  const showing = { isAsked: false };
  for (const commit of commits) {
    const before = game;
    game = evolve(before, commit);
    steps.push({ commit, after: game });
    await showCommit(services, { before, after: game, commit }, snapshot?.n ?? 0, showing);
    const sequel = await makeSequel(services, game, commit);
    if (sequel !== null) await publishCommits(services, sequel);
    const mails = written?.n === commit.n ? written.mails : await mailsOf(services, before, game, commit);
    const cause = causeOf(services, commit, causes);
    await services.outbox.postAll(mails.map((mail) => ({ cause, ...mail })));
    // By it a mail, and its bounce, is found from the commit, and the commit from the mail.
    if (mails.length > 0)
      services.log('mails', { cause, game: commit.game, n: commit.n, mails: mails.map(({ id }) => id).join(' ') });
    await posted?.(commit, mails);
    await noteAsked(services, commit);
  }
  if (game === null) return;
  if (game.event !== undefined && steps.some(({ commit }) => commit.events.some(({ type }) => SETTLES.has(type)))) {
    const { settleBoard } = await import('./events/settle-board.ts');
    await settleBoard(services, game);
  }
  const fresh = steps.flatMap(({ commit }) => commit.events);
  if (fresh.some(({ type }) => MAY_MEET_A_WISH.has(type))) {
    const { tellWatchers } = await import('./tell-watchers.ts');
    await tellWatchers(services, game);
  }
  if (commits.length > 0)
    await announceGame(
      services,
      game,
      snapshot === null ? [] : [snapshot, ...steps.map(({ after }) => after)],
      showing,
    );
  await playBots(services, game, steps);
  if (commits.length > 0) await services.games.saveSnapshot(game, apart);
  if (await beginSubstitutes(services, game, fresh)) await publishCommits(services, name);
}

/** By these a board of an event has its result, or has it no longer. */
const SETTLES: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'game-ended',
  'game-rolled',
  'game-resumed',
]);

/** By these a game that forms may become one that somebody watches for. */
const MAY_MEET_A_WISH: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'game-created',
  'settings-changed',
]);

/** Are the pages of the game as it stands asked for already? */
interface Showing {
  isAsked: boolean;
}

/** Publishes what a commit leaves for good; where pages are written elsewhere, asks for them before any mail tells of them. */
async function showCommit(
  { publisher }: Services,
  { before, after, commit }: { readonly before: Game | null; readonly after: Game; readonly commit: Commit },
  shownUpTo: number,
  showing: Showing,
): Promise<void> {
  if (publisher.ask === undefined) return publisher.publishPhase(before, after, commit);
  if (showing.isAsked || !changesPages(before, after, commit)) return;
  await publisher.ask({ game: after.name, after: shownUpTo });
  showing.isAsked = true;
}

/**
 * Sets the game's wake-up, puts it into the index and brings its page up to date, as far as what they show has changed since any
 * of the states `before` (none: all of it is written, whatever is there). Another handler may do the same with a later state of
 * the game at the same time: whoever has written something and finds a later state afterwards does it again from that, so that
 * whichever wake-up, entry and page are written last are those of the latest state.
 */
export async function announceGame(
  services: Services,
  announced: Game,
  before: readonly Game[] = [],
  showing: Showing = { isAsked: false },
): Promise<void> {
  let game = announced;
  let shown = before;
  while (await announceChanges(services, game, shown, showing)) {
    services.forget?.();
    const latest = await loadGame(services, game.name);
    if (latest === null || latest.n <= game.n) return;
    game = latest;
    shown = [];
  }
}

/** What is shown of a game, and where. */
interface Shown {
  readonly entry: GameEntry;
  readonly people: readonly PersonId[];
  /** What its page is made from; null: it is always made. */
  readonly page: string | null;
}

function shownOf(services: Services, game: Game): Shown {
  const board = boardOfGame(services, game);
  if (board === null) throw new Error(`The variant '${game.variant}' of the game '${game.name}' is gone.`);
  const entry = indexEntry(game, board);
  return { entry, people: peopleOf(game), page: entry.status === 'finished' ? null : pageOf(services, game, board) };
}

/** What anybody may see of the game, by the ids of people. How far its chain has come is on no page before a phase is over. */
function pageOf(services: Services, game: Game, board: Board): string {
  const view = viewOf(game, 'public', { board, names: (person) => person, now: services.now() });
  return canonicalJson({ ...view, n: 0, head: '', edition: game.edition ?? 1 });
}

/** Events by which neither a page nor what time brings about changes, unless the game's entry does, too. */
const UNSEEN: ReadonlySet<GameEvent['type']> = new Set(['mail-answered', 'orders-filed', 'orders-looked']);

/** Does nothing follow from the commit but mails: no wake-up, entry in the index or page is other than it was, and no bot has to look? */
export function isUnseen(services: Services, before: Game | null, after: Game, { events }: Commit): boolean {
  const board = boardOfGame(services, after);
  if (before === null || board === null || after.seats.some(({ person }) => isBot(person))) return false;
  const shown = (game: Game) => canonicalJson({ ...indexEntry(game, board), n: 0, updated: 0 });
  return events.every(({ type }) => UNSEEN.has(type)) && shown(before) === shown(after);
}

/** False when all that is shown is as it was. */
async function announceChanges(
  services: Services,
  game: Game,
  before: readonly Game[],
  showing: Showing,
): Promise<boolean> {
  const shown = shownOf(services, game);
  const { entry, people, page } = shown;
  // The last of the states that are known is mostly the one that is announced.
  const known = before.map((each) => (each === game ? shown : shownOf(services, each)));
  const isKnown = (is: (each: Shown) => boolean) =>
    known.length > 0 && known.every((each) => each === shown || is(each));
  const isSameEntry = isKnown(
    (each) =>
      canonicalJson({ ...each.entry, n: 0, updated: 0 }) === canonicalJson({ ...entry, n: 0, updated: 0 }) &&
      canonicalJson(each.people) === canonicalJson(people),
  );
  // First the wake-up: an entry never promises one that is not there.
  if (!isKnown((each) => each.entry.wake === entry.wake)) await services.timers.wake(game.name, entry.wake);
  if (!isSameEntry) await services.index.put(entry, people);
  const isSamePage = page !== null && isKnown((each) => each.page === page);
  const { name } = game;
  const isOver = entry.status === 'finished';
  const isListedAnew = !isKnown((each) => isListedAlike(each.entry, entry));
  const mayHaveBeen = known.length === 0 || known.some((each) => each.entry.status === 'finished');
  const over = isListedAnew && (isOver || mayHaveBeen) ? [name] : [];
  if (services.publisher.ask !== undefined) {
    // Whoever writes them writes the game as it stands then, and says whether lists show it otherwise. The index may be later than that.
    if (!isSamePage && !showing.isAsked) await services.publisher.publishGame(game);
    if (over.length > 0) await invalidateLists(services, { games: over });
    return !isSameEntry || !isSamePage;
  }
  // No list is older than the game's own page. Of a game that is over the lists tell what its page's archive holds.
  if (isListedAnew && !isOver) await invalidateLists(services, { going: [name], games: over });
  if (!isSamePage) await services.publisher.publishGame(game);
  if (isListedAnew && isOver) await invalidateLists(services, { going: [name], games: over });
  return !isSameEntry || !isSamePage;
}

const LISTED = ['status', 'phase', 'deadline', 'players', 'seats', 'listed'] as const satisfies (keyof GameEntry)[];

export function isListedAlike(one: GameEntry, other: GameEntry): boolean {
  return LISTED.every((field) => one[field] === other[field]);
}

export function indexEntry(game: Game, board: Board): GameEntry {
  return {
    name: game.name,
    n: game.n,
    variant: game.variant,
    ...(game.edition === undefined ? {} : { edition: game.edition }),
    status: game.status,
    phase: game.current === null ? null : (game.position?.phase ?? null),
    deadline: game.settings.practice ? null : (game.current?.clock.deadline ?? null),
    wake: nextTimed(game, board)?.at ?? null,
    listed: game.settings.listed,
    players: playersTold(game),
    seats: playersWanted(game.settings, board),
    brief: briefOf(game, board),
    updated: game.updated,
  };
}

function briefOf(game: Game, board: Board): NonNullable<GameEntry['brief']> {
  const { settings, seats, position, status } = game;
  const open = seats.filter((seat) => isVacant(seat) && !seat.isClosed && seat.status !== 'dummy');
  return {
    options: [
      ...(settings.start === 'usual' ? [] : [nameOfStart(settings.start)!]),
      ...(settings.anonymous ? ['Gunboat'] : []),
      ...(settings.blind ? ['Blind'] : []),
    ],
    press: pressLetters(settings.press),
    comment: settings.comment,
    openings: (status === 'finished' ? [] : open).map(({ power }) => ({
      power: namesOfPowers(board, [power]),
      ...(isBlind(game)
        ? {}
        : { units: (position?.units[power] ?? []).length, centers: (position?.centers[power] ?? []).length }),
    })),
  };
}

/** How many play or have signed on, as far as the settings let others know. */
function playersTold({ status, settings, applicants, seats }: Game): number {
  if (status !== 'forming') return seats.filter((seat) => !isVacant(seat)).length;
  return settings.secret ? 0 : applicants.length;
}
