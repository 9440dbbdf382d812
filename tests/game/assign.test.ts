import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignPowers } from '../../engine/game/assign.ts';
import type { Applicant } from '../../engine/game/game.ts';
import { type Power, personId } from '../../engine/vocabulary.ts';

const POWERS: readonly Power[] = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'];
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

describe('dealing powers by preference', () => {
  test('who asks for what nobody else wants gets it', () => {
    const applicants = POWERS.map((_, p) => ({ person: personId(`p${p}`), preferences: [[POWERS[(p + 3) % 7]!]] }));
    const seats = assignPowers(POWERS, applicants, seeded(1));
    for (const [p] of POWERS.entries()) expect(seats[POWERS[(p + 3) % 7]!]).toBe(`p${p}`);
  });

  test('the second choice counts when two want the same power first', () => {
    const applicants: readonly Applicant[] = [
      { person: personId('anna'), preferences: [['FRANCE'], ['ITALY']] },
      { person: personId('ben'), preferences: [['FRANCE'], ['TURKEY']] },
      { person: personId('cleo'), preferences: [['ITALY']] },
    ];
    const seats = assignPowers(POWERS, applicants, seeded(7));
    expect([seats['FRANCE'], seats['TURKEY'], seats['ITALY']]).toEqual(['anna', 'ben', 'cleo']);
  });

  test('`*` ranks all powers that are not named: the one named after it is wanted least', () => {
    const seats = assignPowers(
      ['AUSTRIA', 'ITALY'],
      [
        { person: personId('anna'), preferences: [['*'], ['AUSTRIA']] },
        { person: personId('ben'), preferences: [['*']] },
      ],
      seeded(3),
    );
    expect(seats).toEqual({ AUSTRIA: 'ben', ITALY: 'anna' });
  });

  test('powers left over have no player', () => {
    const seats = assignPowers(POWERS, [{ person: personId('anna'), preferences: [] }], seeded(5));
    expect(Object.values(seats).filter((person) => person === null)).toHaveLength(6);
  });

  test('equal wishes are dealt by lot: every power comes to everybody in time', () => {
    const applicants = POWERS.map((_, p) => ({ person: personId(`p${p}`), preferences: [] }));
    const got = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      for (const [power, person] of Object.entries(assignPowers(POWERS, applicants, seeded(seed))))
        got.add(power + person);
    }
    expect(got.size).toBe(49);
  });

  test('no deal has a smaller sum of ranks (all deals of five tried)', () => {
    const five = POWERS.slice(0, 5);
    const wishes = fc.array(fc.shuffledSubarray(five, { minLength: 0, maxLength: 5 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(wishes, (lists) => {
        const applicants = lists.map((list, p) => ({
          person: personId(String(p)),
          preferences: list.map((power) => [power]),
        }));
        const seats = assignPowers(five, applicants, seeded(11));
        const rank = (p: number, power: Power) =>
          lists[p]!.includes(power) ? lists[p]!.indexOf(power) : lists[p]!.length;
        const sum = (deal: readonly Power[]) => deal.reduce((total, power, p) => total + rank(p, power), 0);
        const dealt = applicants.map(({ person }) => five.find((power) => seats[power] === person)!);
        expect(new Set(dealt).size).toBe(5);
        for (const deal of permutations(five)) expect(sum(dealt)).toBeLessThanOrEqual(sum(deal));
      }),
      { seed: 1901, numRuns: 60 },
    );
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}
