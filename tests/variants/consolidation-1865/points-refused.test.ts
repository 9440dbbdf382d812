/** Neither a refused line with points nor points that nobody gave let the phase be processed on the orders beside them. */
import { expect, it } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { DOMAIN, openWorld } from '../../conversations/world.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 2, 19);
async function after(points: readonly string[], then: readonly string[] = []) {
  const world = await openWorld({ start: START, store: 'memory' });
  let id = 0;
  const write = async (who: string, text: string, to = 'marne') => {
    id += 1;
    const raw = `From: ${who}@example.org\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text}\r\n`;
    await world.deliver(raw, { from: `${who}@example.org`, to: [`${to}@${DOMAIN}`] });
    return (await world.sent()).map((mail) => mail.text).join('\n');
  };
  await write('gm', 'create ?marne sesame consolidation-1865', 'judge');
  for (const who of ['a', 'b', 'c']) await write(who, 'signon ?marne tulip', 'judge');
  const game = async () => (await loadGame(world.services, gameName('marne')))!;
  const seats = (await game()).seats;
  const ids = new Map<string, string>();
  for (const who of ['a', 'b', 'c']) ids.set((await world.services.directory.idAt(`${who}@example.org`))!, who);
  let told = '';
  for (const { power, person } of seats) {
    const own = (await game()).position!.units[power]!.map((unit) => `${unit} H`);
    const lines = power === 'PRUSSIA' ? [...own, ...points] : own;
    const answer = await write(ids.get(person!)!, lines.join('\r\n'));
    if (power === 'PRUSSIA') {
      told = answer;
      for (const line of then) told += await write(ids.get(person!)!, line);
    } else await write(ids.get(person!)!, 'SET NOWAIT');
  }
  await world.moveTo(START + 3 * HOUR);
  const { phase } = (await game()).position!;
  return { told, phase };
}

it('of a fourth state: the game waits for the deadline, and the answer says so', async () => {
  const { told, phase } = await after(['IP 1 Han H', 'IP 1 Hes H', 'IP 1 Sax H', 'IP 1 Bad H']);
  expect(told).toMatch(/SET\s+NOWAIT\s+to\s+go\s+on\s+without\s+it/);
  expect(phase).toBe('S1865M');
});

it('with more points than there are, which the reader refuses already', async () => {
  expect((await after(['IP 9 Han H'])).phase).toBe('S1865M');
});

it('until its writer says that it may go on', async () => {
  const { phase } = await after(['IP 9 Han H'], ['SET NOWAIT']);
  expect(phase).not.toBe('S1865M');
});

it('until the points come put right', async () => {
  const { told, phase } = await after(['IP 9 Han H'], ['IP 2 Han H']);
  expect(told).toContain('WAIT is off again');
  expect(phase).not.toBe('S1865M');
});

it('but not for a line that is refused again, nor where its player has said WAIT', async () => {
  expect((await after(['IP 9 Han H'], ['IP 8 Han H'])).phase).toBe('S1865M');
  expect((await after(['IP 9 Han H'], ['SET WAIT', 'IP 2 Han H'])).phase).toBe('S1865M');
});

it('never because points were taken back, alone or with a line in words that is not understood', {
  tags: ['long'],
}, async () => {
  expect((await after(['IP 9 Han H'], ['CLEAR IP'])).phase).toBe('S1865M');
  for (const line of [
    '',
    'Hannover hält mit 2 Punkten',
    'Hanover holds with 2 points',
    'le Hanovre tient avec 2 points',
  ])
    expect((await after(['IP 2 Han H', 'IP 2 Hes H', 'IP 1 Sax H'], [`CLEAR IP\r\n${line}`])).phase, line).toBe(
      'S1865M',
    );
  expect((await after(['IP 9 Han H'], ['CLEAR IP', 'SET NOWAIT'])).phase).not.toBe('S1865M');
});

it('points that are all taken hold up nothing', async () => {
  const { told, phase } = await after(['IP 2 Han H', 'IP 2 Hes H', 'IP 1 Sax H']);
  expect(told).not.toContain('go on without');
  expect(phase).not.toBe('S1865M');
});

it.each([
  { given: [], left: 5 },
  { given: ['IP 1 Han H', 'IP 1 Hes H', 'IP 1 Sax H'], left: 2 },
])(
  'of whom $left points are left is asked for them, once, and holds the phase until some are sent or said to stay',
  { tags: ['long'] },
  async ({ given, left }) => {
    const { told, phase } = await after(given);
    expect(told).toMatch(new RegExp(`^Influence points that you have not given yet: ${left} of 5`));
    expect(phase).toBe('S1865M');
    for (const line of ['SET NOWAIT', 'IP 2 Han H'])
      expect((await after(given, [line])).phase, line).not.toBe('S1865M');
    expect((await after(given, ['A Bra H'])).told.split('have not given yet')).toHaveLength(2);
  },
);
