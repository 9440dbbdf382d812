/**
 * `chancery bench strengths`: what each strength of bot is worth on the standard map. Against the easiest a player of naive supports,
 * who goes where a center lies open and else supports a neighbor, has to last; the others play each other, one against six.
 */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { legalInPhase } from '../../../engine/adjudicate/legality/legal-in-phase.ts';
import { legalOrders } from '../../../engine/adjudicate/legality/legal-orders.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { OrdersByPower, Position } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { botOrders } from '../../../engine/bot/bot-orders.ts';
import { type Chance, chanceFrom } from '../../../engine/bot/random.ts';
import { formatOrder, parseUnit } from '../../../engine/orders/notation.ts';
import { type BotStrength, provinceOf } from '../../../engine/vocabulary.ts';

type Player = (position: Position, power: Power, seed: string) => OrdersByPower;

const bot =
  (board: Board, strength: BotStrength): Player =>
  (position, power, seed) =>
    botOrders(board, position, [power], seed, strength);

/** A unit goes to a center next to it that no unit of its own holds and that is not its own; else it supports a neighbor to hold. */
function naive(board: Board): Player {
  return (position, power, seed) => {
    const chance = chanceFrom(`${seed} ${position.phase} ${power}`);
    const { kind } = parsePhase(position.phase);
    if (kind === 'M') return { [power]: naiveMoves(board, position, power, chance) };
    const { legal, due = {} } = legalInPhase(board, position);
    const lists = Object.values(legal[power] ?? {});
    return {
      [power]: kind === 'R' ? lists.map(([first]) => first!) : lists.flat().slice(0, Math.abs(due[power] ?? 0)),
    };
  };
}

function naiveMoves(board: Board, position: Position, power: Power, chance: Chance): readonly string[] {
  const own = new Set((position.units[power] ?? []).map((unit) => provinceOf(parseUnit(unit)!.at)));
  const owned = new Set(position.centers[power] ?? []);
  const going = new Set<string>();
  const legal = legalOrders(board, position);
  return chance.shuffled(position.units[power] ?? []).map((unit) => {
    const orders = legal.get(unit) ?? [];
    const move = orders.find((order) => {
      if (order.kind !== 'move' || order.route !== 'unstated') return false;
      const to = provinceOf(order.to);
      const isCenter = board.provinces[board.provinceNumber.get(to)!]?.center === true;
      return isCenter && !owned.has(to) && !own.has(to) && !going.has(to);
    });
    if (move?.kind === 'move') {
      going.add(provinceOf(move.to));
      return formatOrder(move);
    }
    const support = orders.find((order) => order.kind === 'support-hold' && own.has(provinceOf(order.target.at)));
    return formatOrder(support ?? orders.find(({ kind }) => kind === 'hold')!);
  });
}

/** Centers of a power at the end of `years`, when `one` plays it and `others` the rest. */
function playOut(board: Board, power: Power, one: Player, others: Player, seed: string, years: number): number {
  let position = startingPosition(board);
  for (;;) {
    const orders: OrdersByPower = Object.assign(
      {},
      ...board.powers.map(({ name }) => (name === power ? one : others)(position, name, seed)),
    );
    const resolution = adjudicate(board, position, orders);
    if (resolution.next === null) return resolution.centers[power]?.length ?? 0;
    position = nextPosition(board, position, resolution);
    if (parsePhase(position.phase).year >= board.start.year + years) return position.centers[power]?.length ?? 0;
  }
}

interface StrengthFigures {
  readonly games: number;
  /** Share of games in which the player of naive supports has a center in 1910, by who plays the others. */
  readonly naiveLasts: Readonly<Record<'easy' | 'medium', number>>;
  /** Centers of one among six others, on the average after so many years; 34 / 7 = 4.9 is an even match. */
  readonly hardAmongMedium: number;
  readonly mediumAmongHard: number;
  readonly mediumAmongEasy: number;
}

export function benchStrengths(board: Board, rounds: number, years = 6): StrengthFigures {
  const [easy, medium, hard, plain] = [bot(board, 'easy'), bot(board, 'medium'), bot(board, 'hard'), naive(board)];
  const games = rounds * board.powers.length;
  const each = (one: Player, others: Player, until: number) =>
    Array.from({ length: games }, (_, n) => {
      const { name } = board.powers[n % board.powers.length]!;
      return playOut(board, name, one, others, `strengths ${n}`, until);
    });
  const mean = (list: readonly number[]) => Math.round((list.reduce((a, b) => a + b, 0) / list.length) * 10) / 10;
  const lasting = (list: readonly number[]) => Math.round((list.filter((n) => n > 0).length / list.length) * 100) / 100;
  return {
    games,
    naiveLasts: { easy: lasting(each(plain, easy, 9)), medium: lasting(each(plain, medium, 9)) },
    hardAmongMedium: mean(each(hard, medium, years)),
    mediumAmongHard: mean(each(medium, hard, years)),
    mediumAmongEasy: mean(each(medium, easy, years)),
  };
}
