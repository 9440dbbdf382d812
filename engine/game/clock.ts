/**
 * What time brings about in a game (judge-language D3): early processing, reminders, the deadline, late notices, the end
 * of grace. One step at a time: whoever runs this repeats it until nothing is due any more.
 */
import type { Board } from '../board/board.ts';
import type { Power } from '../board/variant.ts';
import { HOUR, type Instant } from '../time.ts';
import { isBot } from './bots.ts';
import type { Context } from './context.ts';
import { botsWaitedFor, holdingUp, musterMissing, powersChoosing, powersWaiting, waitedFor } from './due.ts';
import { askSubstitute, nextSubstituteAt } from './events/substitutes.ts';
import type { GameEvent } from './events.ts';
import type { CurrentPhase, Game, Seat } from './game.ts';
import { lastFiledInDoubt, undecidedPowers } from './orders/pending-sets.ts';
import { lateFrom, opensAt } from './phase-clock.ts';
import { resolvePhase } from './resolve-phase.ts';

const DAY = 24 * HOUR;
/** How often the masters of a paused game are reminded of it. */
const WEEK = 7 * DAY;

/** Something that will be due at an instant if nothing changes before. */
export type Timed = { readonly at: Instant } & (
  | { readonly what: 'process' }
  | { readonly what: 'remind'; readonly hours: number; readonly powers: readonly Power[] }
  | { readonly what: 'notice-late'; readonly powers: readonly Power[] }
  | { readonly what: 'muster'; readonly powers: readonly Power[] }
  | { readonly what: 'abandon'; readonly powers: readonly Power[] }
  | { readonly what: 'disorder'; readonly powers: readonly Power[] }
  | { readonly what: 'ask-substitute' }
  | { readonly what: 'want-replacement'; readonly powers: readonly Power[] }
  | { readonly what: 'remind-master' }
);

/** The next thing that time will bring; null when nothing will happen without a mail. */
export function nextTimed(game: Game, board: Board): Timed | null {
  const { current } = game;
  if (current === null) return null;
  if (game.status === 'paused' && game.pausedAt !== null) {
    const since = Math.max(game.pausedAt, current.lastMasterNotice ?? 0);
    return { at: since + WEEK, what: 'remind-master' };
  }
  if (game.status !== 'active') return null;
  const { substitutes } = game;
  const turn = substitutes === undefined ? null : nextSubstituteAt(game);
  const next = afterMuster(game, current, nextOfPhase(game, board, current));
  if (turn === null) return next;
  return earliest([{ at: turn, what: 'ask-substitute' }, ...(next === null ? [] : [next])]);
}

/** Nothing is adjudicated before all have confirmed that they play, or have lost their seats. */
function afterMuster(game: Game, current: CurrentPhase, next: Timed | null): Timed | null {
  const muster = musterOf(game, current);
  if (muster === null) return next;
  return next === null || next.what === 'process' || muster.at < next.at ? muster : next;
}

/** The end of the muster, while somebody has to confirm yet that they play. */
function musterOf(game: Game, { clock: { musterEnd } }: CurrentPhase): Timed | null {
  const powers = musterMissing(game);
  return musterEnd === undefined || powers.length === 0 ? null : { at: musterEnd, what: 'muster', powers };
}

function nextOfPhase(game: Game, board: Board, current: CurrentPhase): Timed | null {
  const missing = waitedFor(game, board);
  const late = holdingUp(game, board);
  // Nobody is hurried who plays alone.
  if (game.settings.practice && missing.length > 0) return null;
  if (late.length > 0) return earliest([...remindersDue(game, current, missing), ...whileMissing(game, current, late)]);
  if (!game.seats.some(({ person }) => person !== null)) return whileNobodyPlays(current);
  // The game waits until the deadline for a bot that has not ordered.
  const isEarly = botsWaitedFor(game, board).length === 0;
  if (missing.length === 0) {
    const at = processingTime(game, board, current);
    return processing(game, current, isEarly ? at : Math.max(at, current.clock.deadline));
  }
  // Partial orders: they are processed at the deadline, and what is left out is reminded of until then.
  const end = lateFrom(current.clock);
  const at = current.lastMail >= end ? early(game, current) : end;
  return earliest([...remindersDue(game, current, missing), processing(game, current, at)]);
}

/** At that time the phase is processed, or its GMs hear that it can be. */
function processing(game: Game, { lastMasterNotice }: CurrentPhase, at: Instant): Timed {
  if (game.settings.autoProcess) return { at, what: 'process' };
  return { at: Math.max(at, (lastMasterNotice ?? Number.NEGATIVE_INFINITY) + DAY), what: 'remind-master' };
}

/** Events of what is due by now, or (`until`) was due by an earlier instant; empty when nothing is. */
export function decideTime(game: Game, context: Context, until: Instant = context.now): readonly GameEvent[] {
  const timed = nextTimed(game, context.board);
  if (timed === null || timed.at > until) return [];
  switch (timed.what) {
    case 'process':
      return resolvePhase(game, context);
    case 'remind':
      return [{ type: 'reminded', hours: timed.hours, powers: timed.powers }];
    case 'notice-late':
      return [{ type: 'late-noticed', powers: timed.powers }];
    case 'muster':
      return [{ type: 'powers-abandoned', powers: timed.powers, why: 'muster' }];
    case 'ask-substitute':
      return [askSubstitute(game, context.substitutes ?? [])];
    case 'abandon':
      return [{ type: 'powers-abandoned', powers: timed.powers }];
    case 'disorder':
      return [{ type: 'civil-disorder', powers: timed.powers }];
    case 'want-replacement':
      return [{ type: 'replacement-wanted', powers: timed.powers }];
    case 'remind-master':
      return [{ type: 'master-reminded' }];
  }
}

/**
 * When a phase with complete orders is processed: DELAY after the last mail, not before the earliest time; at the
 * deadline at the latest, and then at once unless the last orders came even later. Who waits, waits for the deadline. Orders that
 * may be meant for another phase leave their writer the time to say so.
 */
function processingTime(game: Game, board: Board, current: CurrentPhase): Instant {
  const { clock, lastMail } = current;
  const doubt = lastFiledInDoubt(game);
  if (doubt !== null && doubt >= clock.deadline)
    return Math.max(early(game, current), doubt < clock.graceEnd ? clock.graceEnd : doubt + DAY);
  if (lastMail >= clock.deadline) return early(game, current);
  const isAwaited = [powersWaiting(game, board), powersChoosing(game, board), undecidedPowers(game)].some(
    ({ length }) => length > 0,
  );
  const isHeld = game.masterWait || isAwaited || doubt !== null || isLeftToBots(game);
  return isHeld ? clock.deadline : Math.min(early(game, current), clock.deadline);
}

/** DELAY after the last mail, not before the earliest time. */
function early(game: Game, { clock, lastMail }: CurrentPhase): Instant {
  const kind = game.position!.phase.at(-1) as 'M' | 'R' | 'A';
  return Math.max(opensAt(clock), lastMail + game.settings.timing[kind].delay * HOUR);
}

/** Nobody is left on the board but bots: they do not run away with the game, which goes on from deadline to deadline. */
function isLeftToBots({ seats, position }: Game): boolean {
  const isLeft = ({ power }: Seat) =>
    [position?.units[power], position?.centers[power], position?.dislodged?.[power]].some(
      (list = []) => list.length > 0,
    );
  const left = seats.filter((seat) => seat.status === 'playing' && isLeft(seat));
  return left.length > 0 && left.every(({ person }) => isBot(person));
}

/** A game that nobody plays does not run on by itself: its GMs hear of it once a week from the deadline on. */
function whileNobodyPlays({ clock, lastMasterNotice }: CurrentPhase): Timed {
  return { at: Math.max(clock.deadline, (lastMasterNotice ?? Number.NEGATIVE_INFINITY) + WEEK), what: 'remind-master' };
}

function whileMissing(game: Game, current: CurrentPhase, missing: readonly Power[]): readonly Timed[] {
  const { graceEnd } = current.clock;
  const isLate = lateFrom(current.clock);
  const asked = undecidedPowers(game);
  // Whoever has sent orders that we asked about is late, and has not left the game.
  const lost = missing.filter((power) => !asked.includes(power));
  const playing = game.seats.filter(({ power, status }) => status === 'playing' && lost.includes(power));
  const late = playing.map(({ power }) => power);
  const due: Timed[] = [];
  if (current.lateNotices === 0) {
    due.push({ at: isLate, what: 'notice-late', powers: missing });
  } else {
    const since = current.lastLateNotice ?? isLate;
    const left = Math.ceil((graceEnd - since) / DAY) - 1;
    if (left >= 1) due.push({ at: graceEnd - left * DAY, what: 'notice-late', powers: missing });
  }
  if (lost.length === 0) {
    due.push(processing(game, current, current.lastMail >= graceEnd ? early(game, current) : graceEnd));
  } else if (game.settings.nmr === 'play-on') {
    if (late.length > 0) due.push({ at: Math.max(isLate, graceEnd - DAY), what: 'abandon', powers: late });
    due.push({ at: graceEnd, what: 'disorder', powers: lost });
  } else if (late.length > 0) {
    due.push({ at: graceEnd, what: 'abandon', powers: late });
  } else {
    const last = current.lastReplacementNotice ?? graceEnd;
    due.push({ at: last + 2 * DAY, what: 'want-replacement', powers: lost });
  }
  return due;
}

/** Reminders to those who play and owe orders. Those that lie before the phase began are not made up for. */
function remindersDue(
  game: Game,
  { clock, reminded, lateNotices }: CurrentPhase,
  missing: readonly Power[],
): readonly Timed[] {
  const playing = game.seats.filter(({ power, status }) => status === 'playing' && missing.includes(power));
  const late = playing.map(({ power }) => power);
  if (late.length === 0 || lateNotices > 0) return [];
  return game.settings.reminders
    .filter((hours) => !reminded.includes(hours) && clock.deadline - hours * HOUR > clock.began)
    .map((hours) => ({ at: clock.deadline - hours * HOUR, what: 'remind', hours, powers: late }));
}

function earliest(timed: readonly Timed[]): Timed | null {
  return timed.reduce<Timed | null>((first, each) => (first === null || each.at < first.at ? each : first), null);
}
