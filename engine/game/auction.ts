/**
 * Seats by auction (SET SEATS AUCTION), in three rounds as the designer of 1812 Overture held them: the fixed seats first, then the powers
 * of each pool, the last pool first. Bids are sealed and sent beforehand; everybody has the same purse. In each round the highest bid is
 * served first: it buys its lot, and takes its bidder out of the round. Equal bids, and lots and people without one, go by lot.
 */
import type { Board } from '../board/board.ts';
import type { FixedSeat } from '../board/rules.ts';
import type { Power } from '../board/variant.ts';
import type { Bid } from '../rules/seat-rules.ts';
import type { PersonId } from './events.ts';

/** Points of each bidder. */
export const PURSE = 100;

export interface Bidder {
  readonly person: PersonId;
  readonly bids: readonly Bid[];
}

export interface Auctioned {
  /** All seats, each with whoever bought it; null where there were too few people. */
  readonly seats: readonly { readonly powers: readonly Power[]; readonly person: PersonId | null }[];
  /** What was paid for each seat and power that somebody got. */
  readonly prices: Readonly<Record<string, number>>;
}

/** The variant must have drawn seats. `random` gives numbers from 0 up to 1. */
export function auctionSeats(board: Board, bidders: readonly Bidder[], random: () => number): Auctioned {
  const { fixed, drawn } = board.variant.rules.seats!;
  const purses = new Map(bidders.map(({ person }) => [person, PURSE]));
  const prices: Record<string, number> = {};
  const round = (lots: readonly string[], people: readonly Bidder[]): ReadonlyMap<string, PersonId> => {
    const sold = new Map<string, PersonId>();
    const offers = people.flatMap(({ person, bids }) =>
      lots.map((lot) => {
        const bid = bids.find((each) => each.lot === lot)?.points ?? 0;
        return { person, lot, points: Math.min(bid, purses.get(person)!), order: random() };
      }),
    );
    const served = new Set<PersonId>();
    for (const { person, lot, points } of offers.sort((a, b) => b.points - a.points || a.order - b.order)) {
      if (sold.has(lot) || served.has(person)) continue;
      sold.set(lot, person);
      served.add(person);
      purses.set(person, purses.get(person)! - points);
      prices[lot] = points;
    }
    return sold;
  };
  const whole = round(
    fixed.map(({ name }) => name),
    bidders,
  );
  const taken = new Set(whole.values());
  const others = bidders.filter(({ person }) => !taken.has(person));
  const pools = drawn?.pools ?? [];
  const rounds = pools.map((_, n) => pools.length - 1 - n).map((n) => ({ n, sold: round(pools[n]!, others) }));
  return { seats: [...fixed.map(seatOf(whole)), ...pairs(pools, rounds, others)], prices };
}

function seatOf(sold: ReadonlyMap<string, PersonId>) {
  return ({ name, powers }: FixedSeat) => ({ powers, person: sold.get(name) ?? null });
}

/** What each person got of each pool, in the order of the pools; what nobody got is put together as it comes. */
function pairs(
  pools: readonly (readonly Power[])[],
  rounds: readonly { readonly n: number; readonly sold: ReadonlyMap<string, PersonId> }[],
  people: readonly Bidder[],
): Auctioned['seats'] {
  const soldOf = (n: number) => rounds.find((each) => each.n === n)!.sold;
  const left = pools.map((pool, n) => pool.filter((power) => !soldOf(n).has(power)));
  const bought = people.flatMap(({ person }) => {
    const powers = pools.flatMap((pool, n) => pool.filter((power) => soldOf(n).get(power) === person));
    return powers.length === pools.length ? [{ powers, person }] : [];
  });
  const rest = (left[0] ?? []).map((_, i) => ({ powers: left.map((pool) => pool[i]!), person: null }));
  return [...bought, ...rest];
}
