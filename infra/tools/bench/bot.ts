/** `chancery bench bot`: how the bot plays against random orders, in each variant, from each seat in turn. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { botOrders } from '../../../engine/bot/bot-orders.ts';
import { type Chance, chanceFrom } from '../../../engine/bot/random.ts';
import { seatsOf } from '../../../engine/rules/seat-rules.ts';
import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { randomOrders } from '../maps/busy.ts';

const GAMES = 24;
/** A game that has not been won by then is over. */
const YEARS = 20;

export interface BotFigures {
  readonly games: number;
  readonly won: number;
  /** Of the games won, the year in which that was, on the average; the first year is 1. */
  readonly yearsToWin: number | null;
  /** Centers at the end, on the average, and those of the other players. */
  readonly centers: number;
  readonly centersOfOthers: number;
  readonly ordersGiven: number;
  /** Orders that the adjudicator found void, or that were missing. */
  readonly ordersVoid: number;
  readonly millisecondsPerPhase: number;
  readonly slowestMilliseconds: number;
}

export function benchBot(games = GAMES): Readonly<Record<string, BotFigures>> {
  return Object.fromEntries(loadVariants().map(({ board }) => [board.variant.id, playVariant(board, games, YEARS)]));
}

export function playVariant(board: Board, games: number, years: number): BotFigures {
  const played = Array.from({ length: games }, (_, n) => playOne(board, n, years));
  const sum = (of: (game: Played) => number) => played.reduce((all, game) => all + of(game), 0);
  const won = played.filter((game) => game.isWon);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    games,
    won: won.length,
    yearsToWin: won.length === 0 ? null : rounded(won.reduce((all, game) => all + game.years, 0) / won.length),
    centers: rounded(sum((game) => game.centers) / games),
    centersOfOthers: rounded(sum((game) => game.others) / games),
    ordersGiven: sum((game) => game.given),
    ordersVoid: sum((game) => game.voids),
    millisecondsPerPhase: rounded(
      sum((game) => game.milliseconds) /
        Math.max(
          1,
          sum((game) => game.phases),
        ),
    ),
    slowestMilliseconds: Math.round(Math.max(...played.map((game) => game.slowest))),
  };
}

interface Played {
  readonly isWon: boolean;
  readonly years: number;
  readonly centers: number;
  readonly others: number;
  readonly given: number;
  readonly voids: number;
  readonly phases: number;
  readonly milliseconds: number;
  readonly slowest: number;
}

/** The n-th game: the bot has the n-th seat, round and round, everybody else orders at random. */
function playOne(board: Board, n: number, years: number): Played {
  const chance = chanceFrom(`bench ${board.variant.id} ${n}`);
  let position = startOf(board, chance);
  const seats = seatsOf(board, position.ruleState);
  const { powers, name } = seats[n % seats.length]!;
  const figures = { given: 0, voids: 0, phases: 0, milliseconds: 0, slowest: 0 };
  let winner: Resolution['winner'] = null;
  let year = 1;
  while (year <= years) {
    const began = performance.now();
    const own = botOrders(board, position, powers, `bench ${n}`);
    const took = performance.now() - began;
    figures.phases += 1;
    figures.milliseconds += took;
    figures.slowest = Math.max(figures.slowest, took);
    const resolution = adjudicate(board, position, { ...randomOrders(board, position, chance), ...own });
    for (const { power, reasons } of resolution.orders) {
      if (!powers.includes(power)) continue;
      figures.given += 1;
      if (reasons.some((reason) => FAULTS.includes(reason))) figures.voids += 1;
    }
    winner = resolution.winner;
    if (resolution.next === null) {
      position = { ...position, units: resolution.units, centers: resolution.centers };
      break;
    }
    position = nextPosition(board, position, resolution);
    year = parsePhase(position.phase).year - board.start.year + 1;
  }
  const winners = [winner ?? []].flat();
  const count = (list: readonly Power[]) =>
    list.reduce((all, power) => all + (position.centers[power]?.length ?? 0), 0);
  const others = seats.filter((seat) => seat.name !== name);
  return {
    isWon: [name, ...powers].some((each) => winners.includes(each)),
    years: year,
    centers: count(powers),
    others: others.reduce((all, seat) => all + count(seat.powers), 0) / others.length,
    ...figures,
  };
}

const FAULTS: readonly string[] = ['void', 'not-eligible', 'no-order'];

function startOf(board: Board, chance: Chance): Position {
  const pools = board.variant.rules.seats?.drawn?.pools;
  if (pools === undefined) return startingPosition(board);
  const [first = [], ...others] = pools.map((pool) => chance.shuffled(pool));
  return startingPosition(board, { seats: first.map((power, n) => [power, ...others.map((pool) => pool[n]!)]) });
}
