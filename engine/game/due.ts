/** What a power owes in the current phase, and whether what is on file covers it (judge-language D2, A7). */

import { dueTo, openSites } from '../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { StartChoice } from '../board/rules.ts';
import type { Place, Power, UnitText } from '../board/variant.ts';
import { formatUnit, parseOrder, parseUnit } from '../orders/notation.ts';
import { choicesIn, isSettled } from '../rules/start-choices.ts';
import { provinceOf } from '../vocabulary.ts';
import { isBot } from './bots.ts';
import { type Game, type Seat, seatOf } from './game.ts';

export type Due =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'orders'; readonly units: readonly UnitText[] }
  | { readonly kind: 'retreats'; readonly units: readonly UnitText[] }
  | { readonly kind: 'builds'; readonly count: number; readonly sites: readonly Place[] }
  | { readonly kind: 'removals'; readonly count: number }
  /** Starting units whose type may be chosen: what is not chosen stands by default, and nobody is late. */
  | { readonly kind: 'choices'; readonly choices: readonly StartChoice[] };

/** What the power has to order in this position. Builds that no vacant site can take are not owed. */
export function dueOf(board: Board, position: Position, power: Power): Due {
  switch (parsePhase(position.phase).kind) {
    case 'M': {
      const units = position.units[power] ?? [];
      return units.length === 0 ? { kind: 'nothing' } : { kind: 'orders', units };
    }
    case 'R': {
      const units = (position.dislodged?.[power] ?? []).map(({ unit }) => unit);
      return units.length === 0 ? { kind: 'nothing' } : { kind: 'retreats', units };
    }
    case 'A': {
      const choices = choicesIn(board, position, power);
      if (choices.length > 0) return { kind: 'choices', choices };
      const count = dueTo(board, position, power);
      if (count > 0) return { kind: 'builds', count, sites: openSites(board, position, power) };
      return count < 0 ? { kind: 'removals', count: -count } : { kind: 'nothing' };
    }
  }
}

/** What is still missing: units without orders, or how many builds or removals. */
export type Missing =
  | { readonly kind: 'units'; readonly units: readonly UnitText[] }
  | { readonly kind: 'adjustments'; readonly count: number };

export function missingOf(due: Due, onFile: readonly string[]): Missing {
  switch (due.kind) {
    case 'nothing':
      return { kind: 'units', units: [] };
    case 'orders':
    case 'retreats': {
      const ordered = new Set(onFile.map((order) => orderedProvince(order)));
      return { kind: 'units', units: due.units.filter((unit) => !ordered.has(provinceOf(parseUnit(unit)!.at))) };
    }
    case 'builds':
      return {
        kind: 'adjustments',
        count: Math.max(0, due.count - onFile.filter((order) => !order.startsWith('remove ')).length),
      };
    case 'removals':
      return {
        kind: 'adjustments',
        count: Math.max(0, due.count - onFile.filter((order) => order.startsWith('remove ')).length),
      };
    case 'choices': {
      const chosen = chosenUnits(onFile);
      return { kind: 'adjustments', count: due.choices.filter((choice) => !isSettled(choice, chosen)).length };
    }
  }
}

export function isMissing(missing: Missing): boolean {
  return missing.kind === 'units' ? missing.units.length > 0 : missing.count > 0;
}

/** Province of the unit an order moves; null for `waive`. */
function orderedProvince(text: string): string | null {
  const order = parseOrder(text, 'M');
  return order === null || order.kind === 'waive' ? null : provinceOf(order.unit.at);
}

/** The units that build orders name. */
export function chosenUnits(orders: readonly string[]): readonly UnitText[] {
  return orders.flatMap((text) => {
    const order = parseOrder(text, 'A');
    return order?.kind === 'build' ? [formatUnit(order.unit)] : [];
  });
}

/** Does this seat still owe orders that the game waits for? */
function owes(board: Board, position: Position, seat: Seat): boolean {
  if (seat.status === 'dummy' || seat.status === 'civil-disorder') return false;
  const due = dueOf(board, position, seat.power);
  if (due.kind === 'choices') return false;
  return isMissing(
    missingOf(
      due,
      seat.onFile.map(({ order }) => order),
    ),
  );
}

/** The powers whose players have not written since the game began, where it musters them (SET MUSTER). */
export function musterMissing({ status, current, seats }: Game): readonly Power[] {
  if (status !== 'active' || current?.clock.musterEnd === undefined) return [];
  const isAbsent = ({ status: is, person }: Seat) =>
    is === 'playing' && person !== null && !isBot(person) && current.answers?.[person] === undefined;
  return seats.filter(isAbsent).map(({ power }) => power);
}

export function waitedFor(game: Game, board: Board): readonly Power[] {
  return owing(game, board, ({ person }) => !isBot(person));
}

/** The powers whose bots have not ordered yet: the game waits for them until the deadline. */
export function botsWaitedFor(game: Game, board: Board): readonly Power[] {
  const open = powersChoosing(game, board).filter((power) => isBot(seatOf(game, power)?.person ?? null));
  return [...owing(game, board, ({ person }) => isBot(person)), ...open];
}

function owing(game: Game, board: Board, isMeant: (seat: Seat) => boolean): readonly Power[] {
  const { position } = game;
  if (position === null || game.status !== 'active') return [];
  return game.seats.filter((seat) => isMeant(seat) && owes(board, position, seat)).map((seat) => seat.power);
}

/**
 * The powers that hold up the phase when its deadline has passed: all that still owe orders; in a game with partial orders
 * only those that have sent none.
 */
export function holdingUp(game: Game, board: Board): readonly Power[] {
  const missing = waitedFor(game, board);
  if (!game.settings.partialOrders) return missing;
  return missing.filter((power) => !hasSomeOrders(dueOf(board, game.position!, power), missingFor(game, board, power)));
}

/** Is something of what is due there? */
export function hasSomeOrders(due: Due, missing: Missing): boolean {
  const owed =
    due.kind === 'nothing'
      ? 0
      : due.kind === 'choices'
        ? due.choices.length
        : 'units' in due
          ? due.units.length
          : due.count;
  return (missing.kind === 'units' ? missing.units.length : missing.count) < owed;
}

/** The powers that may still choose until the deadline: nobody is late with a choice, but nobody is hurried either. */
export function powersChoosing(game: Game, board: Board): readonly Power[] {
  const { position } = game;
  if (position === null || game.status !== 'active') return [];
  return game.seats
    .filter(({ status, power }) => {
      const isOpen = status === 'playing' && dueOf(board, position, power).kind === 'choices';
      return isOpen && isMissing(missingFor(game, board, power));
    })
    .map(({ power }) => power);
}

/** The powers that asked not to be processed before the deadline. */
export function powersWaiting(game: Game, board: Board): readonly Power[] {
  const { position } = game;
  if (position === null) return [];
  return game.seats
    .filter(({ wait, status, power }) => {
      if (!wait || status !== 'playing') return false;
      return (
        !game.settings.strictWait || game.current?.rolled === true || dueOf(board, position, power).kind !== 'nothing'
      );
    })
    .map((seat) => seat.power);
}

/** Convenience for the seat of one power. */
export function missingFor(game: Game, board: Board, power: Power): Missing {
  const seat = seatOf(game, power);
  if (game.position === null || seat === undefined) return { kind: 'units', units: [] };
  return missingOf(
    dueOf(board, game.position, power),
    seat.onFile.map(({ order }) => order),
  );
}
