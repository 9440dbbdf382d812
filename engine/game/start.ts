/** How a game begins: seats are made, powers dealt, the first clock set. */
import { startingPosition } from '../adjudicate/next-position.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { FixedSeat } from '../board/rules.ts';
import type { Power } from '../board/variant.ts';
import { fewestPlayers, mostPlayers, seatsOf } from '../rules/seats.ts';
import { assignPowers } from './assign.ts';
import type { Context } from './context.ts';
import type { GameEvent, PersonId, Preferences } from './events.ts';
import type { Applicant, Game } from './game.ts';
import { clockFor } from './resolve-phase.ts';

/** Has everybody signed on who can play? */
export function isFull(game: Game, board: Board): boolean {
  return game.applicants.length >= mostPlayers(board);
}

/** Are there players enough to begin without waiting for more? */
export function canBegin(game: Game, board: Board): boolean {
  return game.applicants.length >= fewestPlayers(board);
}

/**
 * Begins a forming game with those who have signed on. Where fewer play than may, the powers that the variant leaves out
 * are left out (rule `optional-powers`); seats that are still empty then have no player.
 */
export function startGame(game: Game, context: Context): readonly GameEvent[] {
  const { board, random } = context;
  const absent = absentPowers(board, game.applicants.length);
  const drawn = drawSeats(board, random);
  const seats = seatsOf(board, drawn === null ? undefined : { seats: drawn }).filter(({ powers }) =>
    powers.some((power) => !absent.includes(power)),
  );
  const dealt = assignPowers(
    seats.map(({ name }) => name),
    game.applicants.map((applicant) => wishFor(seats, applicant, game)),
    random,
  );
  const holder = new Map<Power, PersonId | null>(
    seats.flatMap(({ name, powers }) => powers.map((power) => [power, dealt[name] ?? null] as const)),
  );
  const position = startingPosition(board, { absent, ...(drawn === null ? {} : { seats: drawn }) });
  const present = board.powers.map(({ name }) => name).filter((name) => !absent.includes(name));
  return [
    {
      type: 'game-started',
      seats: Object.fromEntries(present.map((power) => [power, holder.get(power) ?? null])),
      position,
      clock: clockFor(parsePhase(position.phase).kind, game.settings, context, context.now),
    },
  ];
}

/** Powers left out for want of players, the last named first. */
function absentPowers(board: Board, players: number): readonly Power[] {
  const optional = board.variant.rules['optional-powers'] ?? [];
  const missing = Math.max(0, mostPlayers(board) - players);
  return missing === 0 ? [] : optional.slice(-missing);
}

/** One power of each pool for each drawn seat, by lot; null when the variant draws none. */
function drawSeats(board: Board, random: () => number): readonly (readonly Power[])[] | null {
  const pools = board.variant.rules.seats?.drawn?.pools;
  if (pools === undefined) return null;
  const [first = [], ...others] = pools.map((pool) => shuffled(pool, random));
  return first.map((power, i) => [power, ...others.map((pool) => pool[i]!)]);
}

/** Fisher and Yates's shuffle. */
function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** The applicant's wishes among seats: a seat is wanted as much as its best power. */
function wishFor(seats: readonly FixedSeat[], { person, preferences }: Applicant, game: Game): Applicant {
  if (game.settings.preferences === 'random') return { person, preferences: [] };
  const seatOf = (power: Power) =>
    power === '*' ? '*' : (seats.find(({ powers }) => powers.includes(power))?.name ?? power);
  const tiers: Preferences = preferences.map((tier) => [...new Set(tier.map(seatOf))]);
  return { person, preferences: tiers };
}
