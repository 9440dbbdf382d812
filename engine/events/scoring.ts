/**
 * Points of a board by the systems that tournaments use. Sources: C-Diplo, Toby Harris, "C-Diplo: Saint or Sinner?"; Carnage, the rules
 * of the webDiplomacy face-to-face circuit (28,034 a game); Detour09, the rules of DipCon 2009 as the Diplomacy Tournament Visualiser
 * tells them. `docs/mastering.md` has them in words.
 */
import type { ByPower, Power } from '../board/variant.ts';
import type { BoardResult, SeatResult } from './board-result.ts';

export const NAMED_SYSTEMS = ['draw-size', 'sum-of-squares', 'c-diplo', 'detour09', 'carnage'] as const;
export type NamedSystem = (typeof NAMED_SYSTEMS)[number];

export type Scoring =
  | { readonly system: NamedSystem }
  /** Points by place, the first first; `win`: of a solo win, which leaves nothing to the others. */
  | { readonly system: 'table'; readonly places: readonly number[]; readonly win: number };

/** Points of each power; null: the board has no result that counts (it was terminated). */
export function scoreBoard(board: BoardResult, scoring: Scoring): ByPower<number> | null {
  const { seats, outcome } = board;
  if (outcome === null || outcome.kind === 'terminated') return null;
  const winners = seats.filter(({ result }) => result === 'won');
  const points = (of: (seat: SeatResult) => number) =>
    Object.fromEntries(seats.map((seat) => [seat.power, of(seat)] as const));
  if (winners.length > 0) {
    const all = winPoints(board, scoring) / winners.length;
    return points((seat) => (seat.result === 'won' ? all : loserPoints(board, seat, scoring)));
  }
  switch (scoring.system) {
    case 'draw-size': {
      const drew = seats.filter(({ result }) => result === 'drew').length;
      return points(({ result }) => (result === 'drew' ? 100 / drew : 0));
    }
    case 'sum-of-squares': {
      const squares = sum(seats.map(({ centers }) => centers ** 2));
      return points(({ centers }) => (100 * centers ** 2) / squares);
    }
    case 'c-diplo': {
      const bonus = byPlace(alive(seats), centersOf, [38, 14, 7], average);
      return points((seat) => 1 + seat.centers + (bonus.get(seat.power) ?? 0));
    }
    case 'carnage': {
      const places = seats.map((_, n) => 1000 * (seats.length - n));
      const bonus = byPlace(seats, standingOf, places, average);
      return points((seat) => bonus.get(seat.power)! + seat.centers);
    }
    case 'detour09':
      return detour09(board, points);
    case 'table': {
      const bonus = byPlace(seats, standingOf, scoring.places, average);
      return points((seat) => bonus.get(seat.power) ?? 0);
    }
  }
}

function winPoints({ seats }: BoardResult, scoring: Scoring): number {
  switch (scoring.system) {
    case 'carnage':
      return (1000 * seats.length * (seats.length + 1)) / 2 + sum(seats.map(centersOf));
    case 'detour09':
      return 110;
    case 'table':
      return scoring.win;
    default:
      return 100;
  }
}

/** Only Detour09 leaves anything to those who lose to a solo. */
function loserPoints(board: BoardResult, seat: SeatResult, { system }: Scoring): number {
  return system === 'detour09' ? survival(board, seat.outIn ?? board.years.last) : 0;
}

/** A quarter of a point for each winter that was seen before that year, two at the most. */
function survival({ years }: BoardResult, until: number): number {
  return Math.min(8, Math.max(0, until - years.first)) / 4;
}

/**
 * A point a center and two for being alive; the sole leader's lead over the second; 4, 3, 2, 1 by place, of which those who tie have the
 * lowest that they share. All that is brought to a sum of 100; whoever is out gets the points of survival on top.
 */
function detour09(board: BoardResult, points: (of: (seat: SeatResult) => number) => ByPower<number>): ByPower<number> {
  const { seats } = board;
  const living = alive(seats);
  const bonus = byPlace(living, centersOf, [4, 3, 2, 1], (shared) => shared.at(-1) ?? 0);
  const [first = 0, second = 0] = living.map(centersOf).sort((a, b) => b - a);
  const raw = ({ power, centers }: SeatResult) =>
    centers === 0 ? 0 : centers + 2 + (bonus.get(power) ?? 0) + (centers === first ? first - second : 0);
  const whole = sum(seats.map(raw));
  return points((seat) =>
    seat.centers === 0 ? survival(board, seat.outIn ?? board.years.last) : (100 * raw(seat)) / whole,
  );
}

/** What each has of the points for places: of those who tie, what `share` makes of the points of the places that they share. */
function byPlace(
  seats: readonly SeatResult[],
  worth: (seat: SeatResult) => number,
  places: readonly number[],
  share: (points: readonly number[]) => number,
): ReadonlyMap<Power, number> {
  return new Map(
    seats.map((seat) => {
      const above = seats.filter((each) => worth(each) > worth(seat)).length;
      const alike = seats.filter((each) => worth(each) === worth(seat)).length;
      const shared = Array.from({ length: alike }, (_, n) => places[above + n] ?? 0);
      return [seat.power, share(shared)] as const;
    }),
  );
}

/** By centers; of those who are out, whoever lived longer. */
function standingOf({ centers, outIn }: SeatResult): number {
  return centers > 0 ? 10_000 + centers : (outIn ?? 9_999);
}

const centersOf = ({ centers }: SeatResult) => centers;
const alive = (seats: readonly SeatResult[]) => seats.filter(({ centers }) => centers > 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;
