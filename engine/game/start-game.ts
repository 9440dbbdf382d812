/** How a game begins: seats are made, powers dealt, the first clock set. */
import { startingPosition } from '../adjudicate/phases/next-position.ts';
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { FixedSeat } from '../board/rules.ts';
import type { ByPower, PhaseKind, Power } from '../board/variant.ts';
import { fewestPlayers, mostPlayers, optionalPowers, seatsOf } from '../rules/seat-rules.ts';
import type { Settings } from '../settings/fields.ts';
import { HOUR } from '../time.ts';
import { rowsOf } from '../vocabulary.ts';
import { assignPowers } from './assign.ts';
import { type Auctioned, auctionSeats, type Bidder } from './auction.ts';
import type { Context } from './context.ts';
import type { GameEvent, PersonId, PhaseClock, Preferences } from './events.ts';
import { type Applicant, type Game, unapprovedPeople } from './game.ts';
import { clockFor } from './resolve-phase.ts';

/** How many people a game is complete with, by its settings and its variant. */
export function playersWanted(settings: Pick<Settings, 'players' | 'powers' | 'botsFill'>, board: Board): number {
  const { players, powers, botsFill } = settings;
  return botsFill ?? players ?? powers ?? mostPlayers(board);
}

/** Has everybody signed on who can play? */
export function isGameFull(game: Game, board: Board): boolean {
  return game.applicants.length >= playersWanted(game.settings, board);
}

/** Does the game begin with what it knows now? */
export function startsByItself(game: Game, board: Board): boolean {
  if (game.status !== 'forming') return false;
  if (game.settings.practice) return game.applicants.length > 0;
  const isReady = isGameFull(game, board) && unapprovedPeople(game).length === 0 && !bidsAreMissing(game, board);
  return game.settings.autoStart && isReady;
}

/** Are there players enough to begin without waiting for more? */
export function canBegin(game: Game, board: Board): boolean {
  return game.applicants.length >= Math.min(fewestPlayers(board), playersWanted(game.settings, board));
}

/**
 * Begins a forming game with those who have signed on. Where fewer play than may, the powers that the variant leaves out
 * are left out (rule `optional-powers`); seats that are still empty then have no player. `seated`: who has which power was drawn already.
 */
export function startGame(game: Game, context: Context, seated: ByPower<PersonId> | null = null): readonly GameEvent[] {
  const { board, random } = context;
  const absent = seated === null ? optionalPowers(board, peopleCounted(game, board)) : [];
  const sold = isAuction(game, board) ? auctionSeats(board, game.applicants.map(bidder), random) : null;
  const drawn = sold === null ? seatsTogether(game, board, random) : pairsOf(board, sold);
  const dealt = sold === null ? dealtTo(game, board, drawn, absent, random) : soldTo(sold);
  const holder = seated === null ? dealt : new Map(rowsOf(seated));
  const position = startingPosition(board, { absent, ...(drawn === null ? {} : { seats: drawn }) });
  const present = board.powers.map(({ name }) => name).filter((name) => !absent.includes(name));
  return [
    {
      type: 'game-started',
      seats: Object.fromEntries(present.map((power) => [power, holder.get(power) ?? null])),
      position,
      clock: firstClock(parsePhase(position.phase).kind, game, context),
      ...(sold === null ? {} : { prices: sold.prices }),
    },
  ];
}

/** With MUSTER the time of the first phase begins when everybody has confirmed that they play, or lost their seat. */
function firstClock(kind: PhaseKind, game: Game, context: Context): PhaseClock {
  const { muster } = game.settings;
  const { now } = context;
  if (muster === null) return clockFor(kind, game, context, now);
  const musterEnd = now + muster * HOUR;
  const clock = clockFor(kind, game, { ...context, now: musterEnd }, musterEnd);
  return { ...clock, began: now, musterEnd };
}

/** Are the seats of this game sold to the players? Where somebody plays several of them they are drawn. */
export function isAuction({ settings }: Pick<Game, 'settings'>, board: Board): boolean {
  return settings.seats === 'auction' && settings.players === null && board.variant.rules.seats?.drawn !== undefined;
}

/** Seats are auctioned, and somebody has no bid: not yet, or not any more. */
export function bidsAreMissing(game: Game, board: Board): boolean {
  return isAuction(game, board) && game.applicants.some(({ bids = [] }) => bids.length === 0);
}

function bidder({ person, bids = [] }: Applicant): Bidder {
  return { person, bids };
}

/** The seats that were put together, in the order of the pools. */
function pairsOf(board: Board, { seats }: Auctioned): readonly (readonly Power[])[] {
  const fixed = board.variant.rules.seats!.fixed.flatMap(({ powers }) => powers);
  return seats.map(({ powers }) => powers).filter((powers) => !powers.some((power) => fixed.includes(power)));
}

function soldTo({ seats }: Auctioned): ReadonlyMap<Power, PersonId | null> {
  return new Map(seats.flatMap(({ powers, person }) => powers.map((power) => [power, person] as const)));
}

/** Which powers go together: as the settings say, else by lot; null when the variant leaves nothing open. */
function seatsTogether({ settings }: Game, board: Board, random: () => number): readonly (readonly Power[])[] | null {
  const { seats } = settings;
  const isOpen = board.variant.rules.seats?.drawn !== undefined;
  return isOpen && typeof seats === 'object' ? seats : drawSeats(board, random);
}

/** Who plays each power, by the players' wishes. */
function dealtTo(
  game: Game,
  board: Board,
  drawn: readonly (readonly Power[])[] | null,
  absent: readonly Power[],
  random: () => number,
): ReadonlyMap<Power, PersonId | null> {
  const seats = seatsOf(board, drawn === null ? undefined : { seats: drawn }).filter(({ powers }) =>
    powers.some((power) => !absent.includes(power)),
  );
  const dealt = deal(seats, game, random);
  return new Map(seats.flatMap(({ name, powers }) => powers.map((power) => [power, dealt[name] ?? null] as const)));
}

/**
 * Who plays which seat. Where fewer people play than there are seats (PLAYERS), all seats are dealt among them, round by
 * round; who gets one more in the last round is drawn by lot. The powers beyond POWERS have no player.
 */
function deal(seats: readonly FixedSeat[], game: Game, random: () => number): ByPower<PersonId | null> {
  const { players, powers } = game.settings;
  const wishes = game.applicants.map((applicant) => wishFor(seats, applicant, game));
  const most = Math.min(powers ?? seats.length, seats.length);
  // Whoever has signed on plays, also where PLAYERS was lowered since.
  const each = Math.max(players ?? most, wishes.length, 1);
  const dealt: Record<Power, PersonId | null> = {};
  for (let left = most; left > 0; left -= each) {
    const open = seats.map(({ name }) => name).filter((name) => dealt[name] == null);
    const people = left >= wishes.length ? wishes : shuffleList(wishes, random).slice(0, left);
    for (const [name, person] of rowsOf(assignPowers(open, people, random))) dealt[name] = person;
  }
  return dealt;
}

/**
 * How many people the variant is set up for: those who have signed on, or PLAYERS. With fewer than the variant is made for,
 * somebody plays several powers, and none is left out.
 */
function peopleCounted({ settings, applicants }: Game, board: Board): number {
  const { players, botsFill } = settings;
  if (botsFill !== null) return mostPlayers(board);
  if (players === null) return applicants.length;
  return players < fewestPlayers(board) ? mostPlayers(board) : players;
}

/** One power of each pool for each drawn seat, by lot; null when the variant draws none. */
function drawSeats(board: Board, random: () => number): readonly (readonly Power[])[] | null {
  const pools = board.variant.rules.seats?.drawn?.pools;
  if (pools === undefined) return null;
  const [first = [], ...others] = pools.map((pool) => shuffleList(pool, random));
  return first.map((power, i) => [power, ...others.map((pool) => pool[i]!)]);
}

/** Fisher and Yates's shuffle. */
export function shuffleList<T>(list: readonly T[], random: () => number): readonly T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** The applicant's wishes among seats: they want a seat as much as its best power. */
function wishFor(seats: readonly FixedSeat[], { person, preferences }: Applicant, game: Game): Applicant {
  if (game.settings.preferences === 'random') return { person, preferences: [] };
  const seatOf = (power: Power): Power =>
    power === '*' ? '*' : (seats.find(({ powers }) => powers.includes(power))?.name ?? power);
  const tiers: Preferences = preferences.map((tier) => [...new Set(tier.map(seatOf))]);
  return { person, preferences: tiers };
}
