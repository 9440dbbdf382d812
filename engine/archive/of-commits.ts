/**
 * The archive of a game that this judge runs, from its commits: picked by name from what anybody may know, so that a new
 * secret stays secret until somebody lists it here or in openings.ts.
 */
import type { Board } from '../board/board.ts';
import type { PhaseCode, Position } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Digest } from '../game/canonical.ts';
import { commitContent } from '../game/chain.ts';
import { type KeptEntry, openDiaries } from '../game/diary.ts';
import { addressedBy, isFromItself, type PressSent } from '../game/events/press-readers.ts';
import type { Commit, GameEvent, GameEventOf, GameName, PersonId } from '../game/events.ts';
import { evolve } from '../game/evolve.ts';
import type { Game } from '../game/game.ts';
import { isMessageOpen } from '../game/press.ts';
import { openTree } from '../game/sealed-tree.ts';
import { boardWith } from '../rules/game-board.ts';
import { areNamesOpen } from '../view/view.ts';
import { type Around, commitOpening } from './archive-openings.ts';
import { rulesOf } from './archive-rules.ts';
import { boardsAfter, isSameBoard } from './boards.ts';
import {
  type ArchiveBody,
  type ArchivedDiary,
  type ArchivedPhase,
  type ArchivedPower,
  type ArchivedPress,
  FORMAT,
  FORMAT_VERSION,
  type IsoInstant,
} from './document.ts';
import { publicOrders } from './public-orders.ts';
import { publicPress, toldPress } from './public-press.ts';

export interface Keeper {
  readonly board: Board;
  readonly variantDigest: string;
  readonly digest: Digest;
  readonly judge: { readonly code: string; readonly site: string };
  /** The name by which a person is shown; null for one who has been forgotten. */
  readonly names: (person: PersonId) => string | null;
  /** Addresses of a phase's map; null when there is none. */
  readonly map: (game: GameName, phase: PhaseCode) => ArchivedPhase['map'];
}

/** Events after which the archive grows. What lies after the last of them waits: how many mails have come in a phase is
 *  nobody's business before it is resolved. */
const MILESTONES: readonly GameEvent['type'][] = [
  'game-created',
  'game-started',
  'game-unstarted',
  'phase-resolved',
  'game-rolled',
  'position-set',
  'game-ended',
];

/** The archive of the game with these commits (all from the first). */
export function archiveOfCommits(commits: readonly Commit[], keeper: Keeper): ArchiveBody {
  const last = lastTold(commits);
  const history = historyOf(commits, keeper, last);
  return { ...bodyOf(history, keeper, commits[last - 1]?.at), chain: chainOf(history, commits.slice(0, last), keeper) };
}

/**
 * The same without its chain, for mails about the game: everything that anybody could read up to now. Whoever reads this has
 * had the press of the present phase already.
 */
export function toldOfCommits(
  commits: readonly Commit[],
  keeper: Omit<Keeper, 'variantDigest' | 'digest'>,
): ArchiveBody {
  return bodyOf(historyOf(commits, keeper, commits.length), { ...keeper, variantDigest: '' }, commits.at(-1)?.at);
}

/** `until`: acts of GMs after that are not told yet. */
function bodyOf(history: History, keeper: Omit<Keeper, 'digest'>, until = 0): ArchiveBody {
  const { game, phases, press, diaries } = history;
  const isOpen = areNamesOpen(game);
  const powers = game.seats.map(
    ({ power, status }): ArchivedPower => ({
      power,
      status,
      players: isOpen ? (history.players.get(power) ?? []) : [],
    }),
  );
  const shown = new Set([...game.masters, ...powers.flatMap(({ players }) => players.map(({ player }) => player))]);
  const named = [...shown].flatMap((id) => {
    const name = keeper.names(id);
    return name === null ? [] : [[id, { name }] as const];
  });
  const { board } = keeper;
  const acts = (game.acts ?? [])
    .filter(({ at }) => at <= until)
    .map(({ at, phase, by, act }) => ({ at: iso(at), phase, by: game.settings.show ? by : null, act }));
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    name: game.name,
    judge: keeper.judge,
    source: null,
    status: game.status,
    created: iso(game.created),
    ended: history.ended === null ? null : iso(history.ended),
    rules: rulesOf(boardWith(board, game.settings)),
    variant: { id: board.variant.id, name: board.variant.name, digest: keeper.variantDigest },
    settings: game.settings,
    players: Object.fromEntries(named),
    masters: game.masters,
    powers,
    phases,
    position: game.current === null ? null : game.position,
    outcome: game.outcome,
    press,
    ...(diaries.length === 0 ? {} : { diaries }),
    ...(acts.length === 0 ? {} : { acts }),
    chain: null,
  };
}

interface History {
  readonly game: Game;
  readonly phases: readonly ArchivedPhase[];
  readonly press: readonly ArchivedPress[];
  readonly pressAt: Around['pressAt'];
  readonly players: ReadonlyMap<Power, readonly ArchivedPower['players'][number][]>;
  readonly ended: number | null;
  /** Those that are open. */
  readonly diaries: readonly ArchivedDiary[];
}

/** A message with all between whom it went. */
interface CommittedMessage {
  readonly event: PressSent;
  readonly commit: Commit;
  readonly phase: PhaseCode | null;
  readonly people: readonly PersonId[];
  /** It was sent before the game ended. */
  readonly isOfGame: boolean;
  readonly isTrue: boolean;
}

/** Folds the commits once, noting what anybody may know. It includes press up to commit `last`. */
function historyOf(commits: readonly Commit[], { board, map }: Pick<Keeper, 'board' | 'map'>, last: number): History {
  const phases: ArchivedPhase[] = [];
  const messages: CommittedMessage[] = [];
  const players = new Map<Power, ArchivedPower['players'][number][]>();
  let game: Game | null = null;
  let ended: number | null = null;
  for (const commit of commits) {
    let position: Position | null = game?.position ?? null;
    const current = game?.current == null ? null : (position?.phase ?? null);
    const sent: Pick<CommittedMessage, 'event' | 'commit' | 'phase'>[] = [];
    for (const event of commit.events) {
      if (event.type === 'phase-resolved' && position !== null) {
        phases.push(phaseOf(event, commit, position, board, map));
        position = event.next?.position ?? null;
      }
      if (event.type === 'press-sent' && commit.n <= last) sent.push({ event, commit, phase: current });
      if (event.type === 'game-ended') ended = commit.at;
      if (event.type === 'game-unstarted') players.clear();
    }
    // What is said to some when all is over was never part of what they agreed to open.
    const isOfGame = game?.status !== 'finished';
    const after = evolve(game, commit);
    messages.push(
      ...sent.map((each) => ({
        ...each,
        people: [each.event.by, ...addressedBy(after, each.event)],
        isOfGame,
        isTrue: isFromItself(after, each.event),
      })),
    );
    notePlayers(players, after);
    game = after;
  }
  if (game === null) throw new Error('A game without commits has no archive.');
  // What was rolled back stays in the chain; the phases are those that count.
  const counting = new Set(game.resolved.map(({ n }) => n));
  const played = phases.filter(({ commit }) => counting.has(commit ?? 0));
  const diaries = openDiaries(game).map(archivedDiary(commits));
  const open = messages.filter(
    ({ event, people, isOfGame }) => publicPress(event) !== null || (isOfGame && isMessageOpen(game!, people)),
  );
  const press = open.map(
    ({ event, commit: { at, n }, phase }): ArchivedPress => ({ at: iso(at), commit: n, phase, ...toldPress(event) }),
  );
  const pressAt = new Map(open.map(({ event, isTrue }, p) => [event, { p, isTrue }] as const));
  const over = game.status === 'finished' ? ended : null;
  return { game, phases: linked(played, board), press, pressAt, players, ended: over, diaries };
}

/** Marks the phases that a master has begun on another board than the one before led to. */
function linked(phases: readonly ArchivedPhase[], board: Board): readonly ArchivedPhase[] {
  return phases.map((each, p) => {
    const before = phases[p - 1];
    if (before === undefined) return each;
    const isLedTo = boardsAfter(board, before.position, before.resolution).some((led) =>
      isSameBoard(each.position, led),
    );
    return isLedTo ? each : { ...each, asRecorded: true };
  });
}

/** Number of the last commit that the archive tells of. When a game is over, and has not been taken up again, that is the last of all. */
function lastTold(commits: readonly Commit[]): number {
  let last = 0;
  let isOver = false;
  for (const { n, events } of commits) {
    const wasOver = isOver;
    for (const { type } of events) {
      if (type === 'game-ended') isOver = true;
      if (type === 'game-resumed' || type === 'game-rolled') isOver = false;
    }
    if (wasOver || isOver || events.some(({ type }) => MILESTONES.includes(type))) last = n;
  }
  return last;
}

function phaseOf(
  { phase, orders, resolution, receipts }: GameEventOf<'phase-resolved'>,
  { n, at, game }: Commit,
  position: Position,
  board: Board,
  map: Keeper['map'],
): ArchivedPhase {
  const told = publicOrders(board, position, orders, resolution);
  return {
    phase,
    at: iso(at),
    commit: n,
    position,
    asRecorded: false,
    orders: told.orders,
    resolution,
    receipts: told.isWhole ? receipts : {},
    map: map(game, phase),
  };
}

function archivedDiary(commits: readonly Commit[]): (entry: KeptEntry) => ArchivedDiary {
  return ({ by, as, entry, at, phase, body }) => {
    const commit = commits.find(({ events }) =>
      events.some((event) => event.type === 'diary-written' && event.by === by && event.sealed.value.entry === entry),
    );
    return { at: iso(at), commit: commit!.n, phase, by: as, entry, body };
  };
}

/** Notes whoever sits down at a power. */
function notePlayers(players: Map<Power, ArchivedPower['players'][number][]>, { seats, position }: Game): void {
  for (const { power, person } of seats) {
    const list = players.get(power) ?? [];
    if (person === null || list.at(-1)?.player === person || position === null) continue;
    players.set(power, [...list, { player: person, from: position.phase }]);
  }
}

function chainOf(
  { game, phases, pressAt, players, diaries }: History,
  told: readonly Commit[],
  keeper: Keeper,
): ArchiveBody['chain'] {
  const around: Around = {
    board: keeper.board,
    isOpen: areNamesOpen(game),
    masters: game.masters,
    seated: new Set([...players.values()].flat().map(({ player }) => player)),
    phases,
    pressAt,
    diaries,
    position: game.current === null ? null : game.position,
    outcome: game.outcome,
    isOver: game.status === 'finished',
    acts: new Set(
      (game.acts ?? []).flatMap(({ at, by, act }) => [
        ...(game.settings.show ? [`${at} by ${by}`] : []),
        ...(act.code === 'acts/wrote-for' ? [`${at} for ${act.power}`] : []),
      ]),
    ),
    receipts: new Set(phases.flatMap(({ receipts }) => Object.values(receipts).map(({ receipt }) => receipt))),
  };
  return {
    commits: told.map((commit) => ({
      hash: commit.hash,
      content: openTree(commitContent(commit), commit.salt, commitOpening(commit, around), keeper.digest),
    })),
    head: told.at(-1)?.hash ?? '',
  };
}

function iso(instant: number): IsoInstant {
  return new Date(instant).toISOString();
}
