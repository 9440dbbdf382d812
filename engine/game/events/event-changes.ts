/** Changes of a game that several events make. */

import type { Power } from '../../board/variant.ts';
import type { Settings } from '../../settings/fields.ts';
import type { Instant } from '../../time.ts';
import { isBot } from '../bots.ts';
import { canonicalJson } from '../canonical.ts';
import { type ConfirmableName, type PendingConfirmation, pendingConfirmation } from '../confirmable.ts';
import type { PersonId, PhaseClock, Vote } from '../events.ts';
import type { CurrentPhase, Game, Seat } from '../game.ts';

export const SILENT: Vote = { draw: null, concede: null };
const HOUR = 3_600_000;

export function withSeats(game: Game, powers: readonly string[] | null, change: (seat: Seat) => Seat): Game {
  return {
    ...game,
    seats: game.seats.map((seat) => (powers === null || powers.includes(seat.power) ? change(seat) : seat)),
  };
}

export function withCurrent(game: Game, change: (current: CurrentPhase) => CurrentPhase): Game {
  return game.current === null ? game : { ...game, current: change(game.current) };
}

export function withPassword(game: Game, person: PersonId, passwordHash: string | null): Game {
  return passwordHash === null ? game : { ...game, passwords: { ...game.passwords, [person]: passwordHash } };
}

/** About a seat or a GM, whatever the phase. */
const OF_SEATS: ReadonlySet<ConfirmableName> = new Set<ConfirmableName>(['EJECT', 'DUMMY', 'SEAT']);
/** About what their writer plays. */
const OF_PLAYERS: ReadonlySet<ConfirmableName> = new Set<ConfirmableName>(['RESIGN', 'PRESS', 'ORDERS']);

/** What waits to be confirmed was asked in another phase, or of another board: all but what is about a seat. */
export function withoutConfirmations(game: Game): Game {
  return keepingConfirmations(game, ({ command }) => OF_SEATS.has(command));
}

/** These seats have another player: what was asked about them, or by whoever played them. */
export function withoutConfirmationsOf(game: Game, powers: readonly Power[]): Game {
  const players = game.seats.flatMap(({ power, person }) => (powers.includes(power) ? (person ?? []) : []));
  return keepingConfirmations(game, ({ command, args }, person) =>
    OF_SEATS.has(command)
      ? !('power' in args && powers.includes(args.power))
      : !OF_PLAYERS.has(command) || !players.includes(person),
  );
}

function keepingConfirmations(game: Game, isKept: (waiting: PendingConfirmation, person: PersonId) => boolean): Game {
  const confirmations = game.confirmations.filter((each) => {
    const waiting = pendingConfirmation(each);
    return waiting !== null && isKept(waiting, each.person);
  });
  return { ...game, confirmations };
}

/** Orders that were asked about were meant for the phase, and for the board, in which they came. */
export function withoutPending({ pending: _, ...game }: Game): Game {
  return game;
}

export function freshPhase(clock: PhaseClock, at: Instant): CurrentPhase {
  return {
    clock,
    reminded: [],
    lateNotices: 0,
    lastLateNotice: null,
    lastReplacementNotice: null,
    lastMasterNotice: null,
    lastMail: at,
  };
}

/** A seat as a phase begins: orders, waits and votes are for one phase. */
export function freshSeat(seat: Seat): Seat {
  const { waitsForPoints: _, waitsForChange: __, ...rest } = seat;
  return { ...rest, wait: seat.alwaysWait, vote: SILENT, deadlineWish: null, onFile: [], receipt: null };
}

/** A new deadline: reminders go out again if they lie ahead, and lateness counts from it when it does. */
export function withClock(game: Game, clock: PhaseClock, at: Instant): Game {
  const isMoved = game.current !== null && game.current.clock.deadline !== clock.deadline;
  // What somebody wished of the old deadline says nothing of the new one.
  const asked = isMoved ? withSeats(game, null, (seat) => ({ ...seat, deadlineWish: null })) : game;
  return withCurrent(asked, (current) => {
    if (!isMoved) return { ...current, clock };
    const past = game.settings.reminders.filter((hours) => clock.deadline - hours * HOUR <= at);
    if (clock.deadline <= at) return { ...current, clock, reminded: past };
    return { ...current, clock, reminded: past, lateNotices: 0, lastLateNotice: null };
  });
}

/** Who comes into a game that needs a nod, and has none, asks for it. */
export function askForApproval(game: Game, person: PersonId): Game {
  const { access, settings } = game;
  if (!settings.approval || isBot(person) || access.approved.includes(person) || access.asking.includes(person))
    return game;
  return { ...game, access: { ...access, asking: [...access.asking, person] } };
}

/** What we say of a change: timing is changed as a whole, so of it the kinds of phases for which it differs. */
export function differingSettings({ timing }: Settings, changes: Partial<Settings>): Partial<Settings> {
  if (changes.timing === undefined) return { ...changes };
  const kinds = Object.entries(changes.timing).filter(
    ([kind, each]) => canonicalJson(each) !== canonicalJson(timing[kind as keyof typeof timing]),
  );
  return { ...changes, timing: Object.fromEntries(kinds) as unknown as Settings['timing'] };
}
