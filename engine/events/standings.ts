/** Who stands where in an event, from the results of its boards. */
import type { GameName, PersonId } from '../game/events.ts';
import type { Power } from '../vocabulary.ts';
import type { EventRecord } from './event.ts';
import { scoreBoard } from './scoring.ts';

export interface EventStanding {
  readonly person: PersonId;
  /** Those with the same total share a place. */
  readonly place: number;
  readonly total: number;
  readonly games: readonly GameOfStanding[];
}

export interface GameOfStanding {
  readonly round: number;
  readonly game: GameName;
  readonly power: Power;
  readonly centers: number;
  readonly points: number;
}

/** Totals are compared, and told, to so many decimals. */
const DECIMALS = 3;

export function roundPoints(points: number): number {
  return Number(points.toFixed(DECIMALS));
}

/**
 * All who have entered, the best first, then in the order in which they came. Whoever played a seat at its end has its points; of
 * several on one board their average, so that nobody gains by having drawn two.
 */
export function eventStandings({ entrants, played, scoring }: EventRecord): readonly EventStanding[] {
  const games = new Map<PersonId, GameOfStanding[]>(entrants.map(({ person }) => [person, []]));
  for (const [r, { boards }] of played.entries()) {
    for (const { game, result } of boards) {
      const points = result === undefined ? null : scoreBoard(result, scoring);
      if (result === undefined || points === null) continue;
      for (const { power, person, centers } of result.seats) {
        if (person === null) continue;
        const seats = result.seats.filter((each) => each.person === person).length;
        const own = { round: r + 1, game, power, centers, points: (points[power] ?? 0) / seats };
        games.set(person, [...(games.get(person) ?? []), own]);
      }
    }
  }
  const rows = [...games].map(([person, own]) => ({
    person,
    total: roundPoints(own.reduce((sum, { points }) => sum + points, 0)),
    games: own,
  }));
  const sorted = rows.sort((a, b) => b.total - a.total);
  return sorted.map((row) => ({ ...row, place: sorted.findIndex(({ total }) => total === row.total) + 1 }));
}

/** Comma-separated values (RFC 4180). `nameOf`: as people are shown. */
export function formatStandingsCsv(
  standings: readonly EventStanding[],
  rounds: number,
  nameOf: (person: PersonId) => string,
): string {
  const head = ['PLACE', 'PLAYER', 'TOTAL', ...Array.from({ length: rounds }, (_, n) => `ROUND ${n + 1}`), 'GAMES'];
  const rows = standings.map(({ place, person, total, games }) => [
    String(place),
    nameOf(person),
    String(total),
    ...Array.from({ length: rounds }, (_, n) => {
      const own = games.filter(({ round }) => round === n + 1);
      return own.length === 0 ? '' : String(roundPoints(own.reduce((sum, { points }) => sum + points, 0)));
    }),
    games.map(({ game, power, centers }) => `${game} ${power} ${centers}`).join('; '),
  ]);
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A field that a spreadsheet would take for a formula is led by an apostrophe: names are other people's. */
function quoted(field: string): string {
  const safe = /^[=+@\t＝＋＠－-]/.test(field) && !/^-?\d+(?:\.\d+)?$/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
