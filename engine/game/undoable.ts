/** The last act of a GM, for as long as nothing else has happened in the game: UNDO takes it back. */
import type { Instant } from '../time.ts';
import { isBot } from './bots.ts';
import { canonicalJson } from './canonical.ts';
import type { Commit, EventName, GameEvent } from './events.ts';
import type { Game } from './game.ts';

/** What UNDO takes back, each by whom it was done. */
const ACTS: ReadonlySet<EventName> = new Set<EventName>([
  'settings-changed',
  'position-set',
  'seats-vacated',
  'seat-offered',
  'acted-for',
  'deadline-set',
  'game-ended',
  'game-resumed',
  'game-paused',
]);
/** RESUME takes a pause back, with the time that it has taken. */
const isPause = (event: GameEvent) => event.type === 'game-paused' && event.again === undefined;
/** What may stand beside such an act, and is taken back with it. */
const BESIDE: ReadonlySet<EventName> = new Set<EventName>([
  'mail-answered',
  'confirmation-asked',
  'orders-filed',
  'ahead-filed',
  'wait-set',
  'always-wait-set',
  'vote-cast',
  'absences-set',
]);
/** Whoever is offered a seat needs no further approval, then or later. */
const isApproval = (event: GameEvent) =>
  event.type === 'access-changed' && event.sealed.value.list === 'approved' && event.sealed.value.on;
/** Nothing has happened by these. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(['mail-answered', 'confirmation-asked', 'orders-looked']);

/** Would UNDO take back what these events do at that moment? */
export function isUndoable(before: Game, after: Game, events: readonly GameEvent[], at: Instant): boolean {
  const acts = events.filter(
    (event) =>
      ACTS.has(event.type) &&
      !('agreed' in event) &&
      'by' in event &&
      before.masters.some((by) => by === event.by) &&
      !isOfferedAlready(before, event),
  );
  const isOffer = events.some(({ type }) => type === 'seat-offered');
  // With its end a blind game is shown.
  const isShown = before.settings.blind && after.status === 'finished';
  return (
    before.status !== 'forming' &&
    !isShown &&
    !isPastDeadline(before, after, at) &&
    !events.some(isPause) &&
    acts.length > 0 &&
    events.every((event) => acts.includes(event) || BESIDE.has(event.type) || (isOffer && isApproval(event))) &&
    acts.every((event) => event.type !== 'seats-vacated' || event.why === 'ejected')
  );
}

/** Whoever is asked once more keeps what was offered. */
function isOfferedAlready({ seats }: Game, event: GameEvent): boolean {
  if (event.type !== 'seat-offered' || event.isWithdrawn === true) return false;
  return seats.every(({ power, offered }) => !event.powers.includes(power) || offered?.to === event.to);
}

/** By the deadline that it had, the phase would be processed at once. */
export function isPastDeadline({ status, current: was }: Game, now: Game, at: Instant): boolean {
  const isOther =
    status !== now.status || canonicalJson(was?.clock ?? null) !== canonicalJson(now.current?.clock ?? null);
  return status === 'active' && was !== null && isOther && was.clock.deadline <= at;
}

/** Bots order for the board that they find: nobody has done anything since by that. */
function isOfBot(events: readonly GameEvent[]): boolean {
  const isOrders = ({ type }: GameEvent) => BESIDE.has(type);
  return events.every(isOrders) && events.some((event) => event.type === 'mail-answered' && isBot(event.person));
}

/** The game with what can be taken back after a commit. Before the start nothing stands on anything. */
export function withUndoable(before: Game | null, after: Game, { n, at, events }: Commit): Game {
  if (events.every(({ type }) => QUIET.has(type)) || isOfBot(events)) return after;
  if (before !== null && isUndoable(before, after, events, at)) return { ...after, undoable: n };
  const { undoable: _, ...rest } = after;
  return rest;
}
