/** The last act of a GM, for as long as nothing else has happened in the game: UNDO takes it back. */
import type { Commit, EventName, GameEvent } from './events.ts';
import type { Game } from './game.ts';

/** What UNDO takes back, each by whom it was done. */
const ACTS: ReadonlySet<EventName> = new Set<EventName>([
  'settings-changed',
  'position-set',
  'seats-vacated',
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
]);
/** Nothing has happened by these. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(['mail-answered', 'confirmation-asked', 'orders-looked']);

/** Would UNDO take back what these events do? */
export function isUndoable(before: Game, after: Game, events: readonly GameEvent[]): boolean {
  const acts = events.filter(
    (event) =>
      ACTS.has(event.type) && !('agreed' in event) && 'by' in event && before.masters.some((by) => by === event.by),
  );
  // With its end a blind game is shown.
  const isShown = before.settings.blind && after.status === 'finished';
  return (
    before.status !== 'forming' &&
    !isShown &&
    !events.some(isPause) &&
    acts.length > 0 &&
    events.every((event) => acts.includes(event) || BESIDE.has(event.type)) &&
    acts.every((event) => event.type !== 'seats-vacated' || event.why === 'ejected')
  );
}

/** The game with what can be taken back after a commit. Before the start nothing stands on anything. */
export function withUndoable(before: Game | null, after: Game, { n, events }: Commit): Game {
  if (events.every(({ type }) => QUIET.has(type))) return after;
  if (before !== null && isUndoable(before, after, events)) return { ...after, undoable: n };
  const { undoable: _, ...rest } = after;
  return rest;
}
