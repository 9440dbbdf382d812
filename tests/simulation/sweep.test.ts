/** What a sweep does follows from what is undone: what is finished it never reads again. */
import { expect, test } from 'vitest';
import type { GameName, PersonId } from '../../engine/game/events.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import type { GameEntry, Services } from '../../lambdas/ports.ts';
import { IS_FULL } from '../some-of.ts';
import { CALM } from './chaos.ts';
import type { Edge } from './edge.ts';
import { openHouse } from './house.ts';

const DAY = 86_400_000;
/** Milliseconds that a call of the table takes, and that a sweep may take, if it made all of its calls one after the other. */
const CALL_MS = 6;
const MOST_MS = 10_000;

/** A judge with so many games of each kind, and what one sweep of it asks for. */
async function swept(finished: number, running: number) {
  const house = openHouse({ seed: 1, chaos: CALM });
  const now = house.loop.now();
  const entry = (name: string, changes: Partial<GameEntry>): GameEntry => ({
    name: name as GameName,
    n: 1,
    variant: 'standard',
    status: 'active',
    phase: null,
    deadline: null,
    wake: now + DAY,
    listed: true,
    players: 7,
    seats: 7,
    updated: now - DAY,
    ...changes,
  });
  const { index, heartbeat } = house.services;
  for (let n = 0; n < finished; n += 1) {
    const name = `over${n}` as GameName;
    await index.put(entry(name, { status: 'finished', wake: null }), ['p1' as PersonId]);
  }
  for (let n = 0; n < running; n += 1) await index.put(entry(`on${n}`, {}), ['p1' as PersonId]);
  await index.put(entry('late', { wake: now - DAY }), ['p1' as PersonId]);
  await index.put(entry('justover', { status: 'finished', wake: null }), ['p1' as PersonId]);
  await heartbeat!.beat(now);
  let calls = 0;
  const counting: Edge = async (_describe, effect) => {
    calls += 1;
    return effect();
  };
  const services: Services = house.worldOn(counting, new Map());
  const ran: string[] = [];
  const counted: Readonly<Record<string, number>>[] = [];
  const once = () =>
    sweepGames(services, async () => {}, {
      askToRun: async (game) => void ran.push(game),
      count: (counts) => void counted.push(counts),
      writesLists: false,
    });
  await once();
  const first = calls;
  await once();
  return { first, second: calls - first, ran, counted };
}

test('asks for as much with a thousand finished games as with ten, and finds what is overdue', async () => {
  const few = await swept(10, 10);
  const many = await swept(IS_FULL ? 100_000 : 1_000, IS_FULL ? 10_000 : 100);
  expect([many.first, many.second]).toEqual([few.first, few.second]);
  expect(many.first * CALL_MS).toBeLessThan(MOST_MS);
  expect(many.ran).toEqual(['late', 'late']);
  expect(many.counted[0]).toEqual({ OverdueGames: 1, WaitingMails: 0 });
});
