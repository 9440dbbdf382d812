/**
 * The world, simulated: all functions, a virtual clock, queues that double, delay, reorder and put aside, services that
 * refuse, answers that get lost, functions that are killed. A failing run says how it can be seen again.
 * @module-tag long
 */

import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { STORED_WITHIN_MS } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import type { Services } from '../../lambdas/ports.ts';
import { DOMAIN } from '../conversations/world.ts';
import { IS_FULL } from '../some-of.ts';
import { CALM, type Chaos, ROUGH } from './chaos.ts';
import type { Edge } from './edge.ts';
import type { House } from './house-seen.ts';
import { Refused } from './loop.ts';
import { addressOf } from './players.ts';
import { compare, lateness, publishedAnew, type Report, type Run, replay, simulate } from './simulate.ts';

/** On a machine that does much else at the same time. */
const MINUTE = 60_000;

/** 10,000 phases in all, or a slice of them; with the first pages and archives are written too. */
const RUNS: readonly Run[] = Array.from({ length: IS_FULL ? 250 : 1 }, (_, n) => ({
  seed: 1_000 + n,
  games: IS_FULL ? 4 : 1,
  phases: IS_FULL ? 10 : 1,
  chaos: ROUGH,
  pages: n === 0,
}));

function expectSound(run: Run, { faults }: Report): void {
  expect(faults, `see it again with: ${replay(run)}`).toEqual([]);
}

/** Names of files that are in one and not the same in the other. */
function different(files: ReadonlyMap<string, Uint8Array>, wanted: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return [...new Set([...files.keys(), ...wanted.keys()])].filter(
    (name) => Buffer.compare(files.get(name) ?? Buffer.of(), wanted.get(name) ?? Buffer.of()) !== 0,
  );
}

const MOST_SEEDS = 40;
/** The first that shows it, as names of mails and chances are now. */
const FIRST_SEED = 25;

describe('in a rough world', () => {
  test.each(RUNS)(
    'no order is lost or doubled, no phase adjudicated twice, no mail missing, and each game ends as in a calm one; pages and archives are what the commits say to the last byte (seed $seed)',
    async (run) => {
      const report = await compare(run);
      expectSound(run, report);
      expect(report.harm).toBeGreaterThan(0);
      expect(report.phases).toBe(run.games * run.phases);
      expect(report.posts).toBeGreaterThan(run.phases);
      expect(report.house.files.has('games/game1/S1901M/index.html')).toBe(run.pages === true);
      if (IS_FULL) expect(report.digests).toBeGreaterThan(0);
    },
  );

  test('the same seed gives the same run to the last call', async () => {
    const run: Run = { seed: 5, games: 1, phases: 1, chaos: ROUGH };
    const twice = [await simulate(run), await simulate(run)] as const;
    expect(twice[1].house.loop.now()).toBe(twice[0].house.loop.now());
    expect([...twice[1].house.counts]).toEqual([...twice[0].house.counts]);
  });
});

describe('a kill at every await', () => {
  test('of a phase: the orders, the deadline, the results: costs one repeated mail at most, and nothing else', async () => {
    const base = { seed: 9, games: 1, phases: 1 };
    const calm = await simulate({ ...base, chaos: CALM });
    const calls = calm.house.calls();
    expect(calls).toBeGreaterThan(300);
    const step = IS_FULL ? 1 : Math.ceil(calls / 2);
    for (let call = IS_FULL ? 0 : 3; call < calls; call += step) {
      const chaos: Chaos = { ...CALM, killAt: { call, isDone: call % 2 === 0 } };
      for (const isDone of IS_FULL ? [true, false] : [chaos.killAt!.isDone]) {
        const run: Run = { ...base, chaos: { ...chaos, killAt: { call, isDone } } };
        const { faults, states, repeated } = await simulate(run);
        expect(faults, `killed at call ${call}, ${isDone ? 'done' : 'not done'}`).toEqual([]);
        expect(states).toEqual(calm.states);
        expect(repeated).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('mail that can never be handled', () => {
  test('makes no game late: of strangers none at all; of a player the others not, and their own less than two minutes; who wrote it and the GM learn of it', async () => {
    const poisons = { fails: 'This mail makes whatever reads it fail.', hangs: 'This mail is read for ever.' };
    const senders = [
      ['fails', 'stranger@example.net'],
      ['hangs', 'other@example.net'],
      ['fails', addressOf('game1', 'france')],
      ['hangs', addressOf('game2', 'france')],
    ] as const;
    const to = `judge@${DOMAIN}`;
    // Half a minute before all games fall due.
    const meddle = (house: House) => {
      void house.game('game1').then((game) => {
        for (const [kind, from] of senders) {
          const raw = `From: <${from}>\r\nTo: <${to}>\r\nSubject: orders\r\n\r\n${poisons[kind]}\r\n`;
          house.loop.at(game!.current!.clock.deadline - MINUTE / 2, () => house.write({ from, to, raw }));
        }
      });
    };
    const poison = (raw: string) => (['fails', 'hangs'] as const).find((kind) => raw.includes(poisons[kind])) ?? null;
    const run: Run = { seed: 11, games: 3, phases: 1, chaos: CALM, poison, meddle, atTheLast: 10 * MINUTE };
    const { faults, house } = await simulate(run);
    const told = /^The mail (given-up|told-game\d)-\w+ follows from nothing\.$/;
    expect(faults.map((fault) => told.exec(fault)?.[1] ?? fault).sort()).toEqual([
      // Functions that are cut short say nothing, the last one neither: an operator can have these handled once more.
      '2 mails lie where nobody handles them.',
      ...Array.from({ length: 4 }, () => 'given-up'),
      'told-game1',
      'told-game2',
    ]);
    const [first, second, third] = [
      await lateness(house, gameName('game1')),
      await lateness(house, gameName('game2')),
      await lateness(house, gameName('game3')),
    ];
    // By then all that was received in time is stored.
    expect(third).toEqual([STORED_WITHIN_MS]);
    expect(first![0]).toBeLessThan(MINUTE);
    // That a function was cut short is seen when its message is handed out again, soon after.
    expect(second![0]).toBeLessThan(2 * MINUTE);
  });
});

describe('a publication', () => {
  test('that is cut short at any of its calls is whole when it has been done again', async () => {
    const { house } = await simulate({ seed: 9, games: 1, phases: 1, chaos: CALM, pages: true });
    const whole = await publishedAnew(house);
    expect([...whole.keys()]).toContain('games/game1/S1901M/index.html');
    let calls = 0;
    const failAt = (wanted: number): Edge => {
      calls = 0;
      return async (describe, effect) => {
        const isCut = describe(null).service === 's3' && calls++ === wanted;
        if (isCut) throw new Refused('The service is busy.');
        return effect();
      };
    };
    await publishedAnew(house, failAt(-1));
    const all = calls;
    // The last calls write the most: the pages of the phases, the archive, what it was made from.
    for (let call = IS_FULL ? 0 : all - 60; call < all; call += IS_FULL ? 1 : 40) {
      const files = await publishedAnew(house, failAt(call));
      expect(different(files, whole), `cut short at call ${call} of ${all}`).toEqual([]);
    }
  });
});

describe.runIf(IS_FULL)('the simulation finds', () => {
  test('a judge that marks mails as sent before it sends them', async () => {
    const spoil = (services: Services): Services => ({
      ...services,
      outbox: {
        ...services.outbox,
        claim: async (id) => {
          const mail = await services.outbox.claim(id);
          if (mail !== null) await services.outbox.sent(id, 'soon');
          return mail;
        },
      },
    });
    const { faults } = await simulate({ seed: 3, games: 1, phases: 3, chaos: { ...CALM, refused: 200 }, spoil });
    expect(faults.join('\n')).toMatch(/never arrived/);
  });

  test('a judge that does not wait for mail that came before the deadline; one that waits passes', async () => {
    const chaos: Chaos = { ...CALM, delayMs: 40 * MINUTE };
    const spoil = (services: Services): Services => ({ ...services, mailroom: { unhandled: async () => [] } });
    const runOf = (seed: number): Run => ({ seed, games: 1, phases: 3, chaos, within: 5 * MINUTE, sheets: 0 });
    // Orders have to come just before a deadline, late in the judge's own hands: some games in which nobody does that show nothing.
    let found = '';
    let run = runOf(FIRST_SEED);
    for (let seed = FIRST_SEED; seed < FIRST_SEED + MOST_SEEDS && found === ''; seed += 1) {
      run = runOf(seed);
      found = (await simulate({ ...run, spoil })).faults.join('\n');
    }
    expect(found).toMatch(/had on file/);
    expect((await simulate(run)).faults).toEqual([]);
  });
});
