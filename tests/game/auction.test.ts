/** Seats by auction: 1812 Overture's three rounds. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auctionSeats, type Bidder, PURSE } from '../../engine/game/auction.ts';
import { personId, powerOf } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { createRandom } from '../random.ts';

const board = boardOf('1812-overture');
const { fixed, drawn } = board.variant.rules.seats!;
const LOTS = [...fixed.map(({ name }) => name), ...drawn!.pools.flat()];

function bids(...texts: readonly string[]): readonly Bidder[] {
  return texts.map((text, n) => ({
    person: personId(`p${n}`),
    bids: text
      .split(', ')
      .filter((each) => each !== '')
      .map((each) => ({ points: Number.parseInt(each, 10), lot: powerOf(each.replace(/^\d+ /, '')) })),
  }));
}

function sell(bidders: readonly Bidder[], seed = 1) {
  const random = createRandom(seed);
  const { seats, prices } = auctionSeats(board, bidders, () => random.below(2 ** 20) / 2 ** 20);
  const of = (person: string) => seats.find((seat) => seat.person === person)?.powers.join(' + ');
  return { of, seats, prices };
}

describe('the auction of seats', () => {
  it('sells the fixed seats first, then America, then Europe, each to the highest who has none yet', () => {
    const { of, prices } = sell(
      bids(
        '70 FRENCH EMPIRE, 60 BRITISH EMPIRE',
        '65 FRENCH EMPIRE, 50 BRITISH EMPIRE',
        '10 UNITED STATES OF AMERICA, 40 FRENCH EMPIRE',
        '30 NEW SPAIN, 60 RUSSIA',
        '20 NEW SPAIN, 25 SHAWNEE, 80 RUSSIA',
        '10 CHEROKEE, 5 AUSTRIA',
      ),
    );
    expect([0, 1, 2, 3, 4, 5].map((n) => of(`p${n}`))).toEqual([
      'FRANCE + RHINE CONFEDERATION',
      'BRITAIN + CANADA',
      'REPUBLICAN PARTY + FEDERALIST PARTY',
      'DENMARK-NORWAY + NEW SPAIN',
      // 80 points were bid for Russia; 25 had been spent on the Shawnee.
      'RUSSIA + SHAWNEE',
      'AUSTRIA + CHEROKEE',
    ]);
    expect(prices).toMatchObject({
      'FRENCH EMPIRE': 70,
      'BRITISH EMPIRE': 50,
      'NEW SPAIN': 30,
      SHAWNEE: 25,
      RUSSIA: 75,
    });
  });

  it('gives everybody one seat, sells each seat and power once, and nobody pays more than the purse', () => {
    const bid = fc.record({ lot: fc.constantFrom(...LOTS), points: fc.integer({ min: 1, max: PURSE }) });
    const bidder = fc.uniqueArray(bid, { selector: ({ lot }) => lot, maxLength: LOTS.length });
    fc.assert(
      fc.property(
        fc.array(bidder, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 1000 }),
        (lists, seed) => {
          const bidders = lists.map((each, n) => ({ person: personId(`p${n}`), bids: each }));
          const { seats, prices } = sell(bidders, seed);
          expect(seats.length).toBe(6);
          expect(new Set(seats.flatMap(({ powers }) => powers)).size).toBe(12);
          for (const { person } of bidders) {
            const own = seats.filter((seat) => seat.person === person);
            expect(own.length).toBe(1);
            const seat = fixed.find(({ powers }) => powers[0] === own[0]!.powers[0])?.name;
            const paid = (seat === undefined ? own[0]!.powers : [seat]).reduce((sum, lot) => sum + prices[lot]!, 0);
            expect(paid).toBeLessThanOrEqual(PURSE);
          }
        },
      ),
      { seed: 18, numRuns: 200 },
    );
  });

  it('sells equal bids by lot', () => {
    const bidders = bids('50 FRENCH EMPIRE', '50 FRENCH EMPIRE', '', '', '', '');
    const winners = Array.from({ length: 20 }, (_, seed) => sell(bidders, seed + 1).seats[0]!.person);
    expect(new Set(winners)).toEqual(new Set(['p0', 'p1']));
  });
});
