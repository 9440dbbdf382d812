/** Where a judge has many games their deadlines are spread over the evening: each new game has an hour of its own, for good. */
import { describe, expect, test } from 'vitest';
import { creationEvent } from '../../engine/decide/create.ts';
import { eveningOf, hourOf } from '../../engine/decide/evening.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { contextOf, loadGame } from '../../lambdas/games/load-game.ts';
import { standard } from '../boards.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';

const NOON = Date.UTC(2026, 2, 3, 12);
const names = Array.from({ length: 10_000 }, (_, n) => gameName(`game${n}`));

describe('the hour of a game', () => {
  test('lies from 20:00 to 23:30, on five minutes, and games fall on all of them alike', () => {
    const counts = new Map<number, number>();
    for (const name of names) counts.set(eveningOf(name), (counts.get(eveningOf(name)) ?? 0) + 1);
    const hours = [...counts.keys()].sort((a, b) => a - b);
    expect([hourOf(hours[0]!), hourOf(hours.at(-1)!), hours.length]).toEqual(['20:00', '23:30', 43]);
    expect(hours.every((minutes) => minutes % 5 === 0)).toBe(true);
    // 233 each, give or take.
    expect(Math.max(...counts.values())).toBeLessThan(330);
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
  });
});

describe('a judge that spreads deadlines', () => {
  const created = async (options: readonly string[], zone: string | null, evenings = true) => {
    const { services } = await openWorld({ start: NOON, store: 'memory' });
    const context = { ...contextOf(services, standard), evenings };
    const made = creationEvent({ variant: 'standard', options }, standard, personId('p1'), context, {
      name: gameName('marne'),
      zone,
    });
    if ('problem' in made || made.event.type !== 'game-created') throw new Error('not created');
    const { timing, zone: inZone } = made.event.settings;
    return { clock: timing.M.clock, zone: inZone };
  };

  test('writes the hour into the event that creates the game, in the zone of its GM', async () => {
    const own = eveningOf(gameName('marne'));
    expect(own).not.toBe(DEFAULT_SETTINGS.timing.M.clock);
    expect(await created([], 'Europe/Berlin')).toEqual({ clock: own, zone: 'Europe/Berlin' });
    expect(await created([], null)).toEqual({ clock: own, zone: 'UTC' });
  });

  test('leaves alone what the GM has chosen, and a judge that does not spread them', async () => {
    expect((await created(['zone', 'Europe/Paris'], 'Europe/Berlin')).zone).toBe('Europe/Paris');
    expect(await created([], 'Europe/Berlin', false)).toEqual({ clock: 1410, zone: 'UTC' });
  });

  test('tells the GM the hour in the first mail, and the game keeps it', async () => {
    const world = await openWorld({ start: NOON, store: 'memory', house: { evenings: true } });
    const to = `judge@${DOMAIN}`;
    const raw = `From: mara@example.org\r\nTo: ${to}\r\nSubject: a game\r\n\r\ncreate ?marne secret\r\n`;
    await world.deliver(raw, { from: 'mara@example.org', to: [to], dmarc: 'PASS' });
    const game = await loadGame(world.services, 'marne');
    expect(game!.settings.timing.M.clock).toBe(eveningOf(gameName('marne')));
    const [first] = await world.sent();
    expect(JSON.stringify(first).replaceAll(/(?:\\n|\s)+/g, ' ')).toContain(
      `Deadlines fall at ${hourOf(eveningOf(gameName('marne')))} (UTC)`,
    );
  });
});
