/** What a line does to an event: the record after it, or why it stays as it is. Pure; the draw's seed and the names of boards come in. */
import type { Board } from '../board/board.ts';
import { aroundBoard } from '../game/decide/settings-around.ts';
import { differingSettings } from '../game/events/event-changes.ts';
import type { GameName, PersonId } from '../game/events.ts';
import { readPreferences } from '../language/names/preference-list.ts';
import type { Message } from '../messages/all-messages.ts';
import { isOtherPowers } from '../rules/starts.ts';
import type { Settings } from '../settings/fields.ts';
import type { SettingChange } from '../settings/game-settings.ts';
import { changeSettings } from '../settings/settings-change.ts';
import type { Instant, Zones } from '../time.ts';
import type { Deal } from './draw.ts';
import {
  currentRound,
  type Entrant,
  type EventRecord,
  enteredPeople,
  entrantOf,
  isRoundOver,
  MOST_BOARDS,
  MOST_ROUNDS,
  openBoards,
  type SealedSeed,
} from './event.ts';
import { type EventLine, scoringWritten } from './event-lines.ts';
import { NAMED_SYSTEMS } from './scoring.ts';

export type EventDecision =
  | { readonly event: EventRecord; readonly message: Message }
  | { readonly note: Message }
  | { readonly refused: Message; readonly suggestion?: string }
  /** The reader is shown how the event stands. */
  | { readonly shows: true }
  /** A round is to be drawn (`beginRound`). */
  | { readonly draws: true };

export interface EventRequest {
  readonly person: PersonId;
  readonly now: Instant;
  /** Of its variant. */
  readonly board: Board;
  /** Of the event. */
  readonly page: string | null;
}

/** Lines of those who run it. */
const DIRECTING: ReadonlySet<EventLine['kind']> = new Set<EventLine['kind']>([
  'begin',
  'end',
  'drop',
  'scoring',
  'seats',
  'boards',
  'rounds',
  'players',
]);

export function decideEvent(event: EventRecord, line: EventLine, request: EventRequest): EventDecision {
  const { person } = request;
  if (line.kind === 'status') return { shows: true };
  if (event.status === 'over') return { refused: { code: 'events/over' } };
  if (DIRECTING.has(line.kind) && !event.directors.includes(person))
    return { refused: { code: 'events/for-directors' } };
  switch (line.kind) {
    case 'join':
      return join(event, line.wishes, request);
    case 'wish':
      return wish(event, line.wishes, request);
    case 'leave':
      return leave(event, entrantOf(event, person), { code: 'events/left' });
    case 'drop': {
      const entrant = event.entrants[line.number - 1];
      if (entrant === undefined || entrant.left === true)
        return { refused: { code: 'events/no-entrant', number: line.number } };
      return leave(event, entrant, { code: 'events/dropped', number: line.number });
    }
    case 'begin':
      return mayDraw(event, request.board);
    case 'end': {
      const open = openBoards(event);
      if (open.length > 0) return { refused: { code: 'events/round-runs', boards: open } };
      return { event: { ...event, status: 'over' }, message: { code: 'events/ended' } };
    }
    case 'scoring':
    case 'seats':
    case 'boards':
    case 'rounds':
    case 'players':
      return setRule(event, line, request.board);
  }
}

function join(event: EventRecord, wishes: string | null, request: EventRequest): EventDecision {
  const { person, now, page } = request;
  const before = entrantOf(event, person);
  const number = before === undefined ? event.entrants.length + 1 : event.entrants.indexOf(before) + 1;
  if (before !== undefined && before.left !== true && wishes === null)
    return { note: { code: 'events/joined-already', number } };
  if (event.played.length >= event.rounds) return { refused: { code: 'events/list-closed', rounds: event.rounds } };
  const read = wishes === null ? { preferences: before?.preferences ?? [] } : readPreferences(request.board, wishes);
  if ('problem' in read) return { refused: read.problem };
  const entrant: Entrant = { person, preferences: read.preferences, since: before?.since ?? now };
  const entrants =
    before === undefined
      ? [...event.entrants, entrant]
      : event.entrants.map((each) => (each.person === person ? entrant : each));
  const counts = event.seats === 'preferences';
  return {
    event: { ...event, entrants },
    message: {
      code: 'events/joined',
      name: event.name,
      number,
      page,
      wishes: wishes !== null,
      counts,
      round: event.played.length + 1,
    },
  };
}

function wish(event: EventRecord, wishes: string, { person, board }: EventRequest): EventDecision {
  const before = entrantOf(event, person);
  if (before === undefined || before.left === true)
    return { refused: { code: 'events/not-entered' }, suggestion: 'JOIN' };
  if (event.played.length >= event.rounds) return { refused: { code: 'events/list-closed', rounds: event.rounds } };
  const read = readPreferences(board, wishes);
  if ('problem' in read) return { refused: read.problem };
  const entrants = event.entrants.map((each) =>
    each.person === person ? { ...each, preferences: read.preferences } : each,
  );
  return {
    event: { ...event, entrants },
    message: { code: 'events/wishes-kept', counts: event.seats === 'preferences' },
  };
}

/** Numbers of entrants stay: whoever leaves keeps their place in the list. */
function leave(event: EventRecord, entrant: Entrant | undefined, message: Message): EventDecision {
  if (entrant === undefined || entrant.left === true) return { refused: { code: 'events/not-entered' } };
  const entrants = event.entrants.map((each) => (each === entrant ? { ...each, left: true as const } : each));
  return { event: { ...event, entrants }, message };
}

type RuleLine = Extract<EventLine, { readonly kind: 'scoring' | 'seats' | 'boards' | 'rounds' | 'players' }>;

/** The rules are promised to those who enter: they stay from the first draw on. */
function setRule(event: EventRecord, line: RuleLine, { powers }: Board): EventDecision {
  if (event.played.length > 0) return { refused: { code: 'events/rules-stay' } };
  const set = (changes: Partial<EventRecord>, value: string): EventDecision => ({
    event: { ...event, ...changes },
    message: { code: 'events/set', rule: line.kind, value },
  });
  switch (line.kind) {
    case 'scoring':
      if (line.scoring === null)
        return { refused: { code: 'events/scoring-which', systems: NAMED_SYSTEMS }, suggestion: 'SCORING carnage' };
      return set({ scoring: line.scoring }, scoringWritten(line.scoring));
    case 'seats':
      return set({ seats: line.seats }, line.seats);
    case 'boards':
    case 'rounds':
    case 'players': {
      const least = line.kind === 'players' ? 2 : 1;
      const most = { boards: MOST_BOARDS, rounds: MOST_ROUNDS, players: powers.length }[line.kind];
      if (line.count < least || line.count > most)
        return { refused: { code: 'events/number', rule: line.kind, least, most } };
      return set({ [line.kind]: line.count }, String(line.count));
    }
  }
}

/** Fields that boards of an event have as the draw needs them (new-event.ts). */
const FIXED: readonly (keyof Settings)[] = [
  'preferences',
  'players',
  'powers',
  'autoStart',
  'approval',
  'autoCreate',
  'practice',
];

/** A setting of the boards to come: until the first draw those who run the event set it for all of them. */
export function setForBoards(
  event: EventRecord,
  change: SettingChange,
  { person, board, zones }: Pick<EventRequest, 'person' | 'board'> & { readonly zones: Zones },
): EventDecision {
  if (!event.directors.includes(person)) return { refused: { code: 'events/for-directors' } };
  if (event.played.length > 0) return { refused: { code: 'events/no-boards', event: event.name } };
  const { settings } = event;
  const changed = changeSettings(settings, change, {
    begun: false,
    joined: event.entrants.length > 0,
    zones,
    seats: board.powers.length,
    ...aroundBoard(board),
  });
  if ('problem' in changed) return { refused: changed.problem };
  if ('same' in changed) return { note: { code: 'settings/nothing-changed', because: changed.same } };
  const { changes } = changed;
  const isFixed =
    FIXED.some((field) => field in changes) || isOtherPowers(settings.start, changes.start ?? settings.start);
  // A variant, and lists of who may come in, are no fields.
  if (isFixed || Object.keys(changes).length === 0) return { refused: { code: 'events/boards-fixed' } };
  return {
    event: { ...event, settings: { ...settings, ...changes } },
    message: { code: 'events/boards-set', changes: differingSettings(settings, changes) },
  };
}

function mayDraw(event: EventRecord, board: Board): EventDecision {
  const round = currentRound(event);
  if (round !== undefined && !isRoundOver(round))
    return { refused: { code: 'events/round-runs', boards: openBoards(event) } };
  if (event.played.length >= event.rounds) return { refused: { code: 'events/rounds-done', rounds: event.rounds } };
  const [have, need] = [enteredPeople(event).length, event.players ?? board.powers.length];
  return have < need ? { refused: { code: 'events/too-few', have, need } } : { draws: true };
}

/** The event with its next round. `games`: names for its boards; `sealed`: for the round after it. */
export function beginRound(
  event: EventRecord,
  { drawn, waiting, boards }: Deal,
  games: readonly GameName[],
  sealed: SealedSeed,
  at: Instant,
): EventRecord {
  const round = {
    at,
    sealed: event.sealed,
    drawn,
    waiting,
    boards: boards.map((seats, n) => ({ game: games[n]!, seats })),
    ...(event.seats === 'preferences'
      ? {
          preferences: Object.fromEntries(enteredPeople(event).map(({ person, preferences }) => [person, preferences])),
        }
      : {}),
  };
  return { ...event, status: 'playing', sealed, played: [...event.played, round] };
}
