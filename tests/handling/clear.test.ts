/** CLEAR takes back the phase at hand; nJudge's drops what was sent ahead, which is CLEAR LATER here. */
import { expect, test } from 'vitest';
import { ask, gameNow } from '../deadlines/games.ts';
import { playedGame } from './rig.ts';

const HINT = 'on nJudge CLEAR drops only orders for later phases, and here that is CLEAR LATER';
const ORDERS = 'A vie - gal\nphase F1901M\nA gal - rum';

async function seat(services: Parameters<typeof gameNow>[0]) {
  const { onFile, ahead } = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
  return [onFile.length, ahead.orders.length];
}

test('CLEAR says what it does here until its writer has used it twice; CLEAR LATER is nJudge’s', async () => {
  const services = await playedGame();
  await ask(services, 'ann', ORDERS);
  expect(await seat(services)).toEqual([1, 1]);
  expect(await ask(services, 'ann', 'clear later')).not.toContain(HINT);
  expect(await seat(services)).toEqual([1, 0]);
  await ask(services, 'ann', ORDERS);
  expect(await ask(services, 'ann', 'clear')).toContain(HINT);
  expect(await seat(services)).toEqual([0, 1]);
  expect(await ask(services, 'ann', 'clear')).toContain(HINT);
  await ask(services, 'ann', ORDERS);
  expect(await ask(services, 'ann', 'clear')).not.toContain(HINT);
  expect(await ask(services, 'bob', 'clear')).toContain(HINT);
  await ask(services, 'ann', ORDERS);
  await ask(services, 'ann', 'clear all');
  expect(await seat(services)).toEqual([0, 0]);
});

test('SET CLEAR CLASSIC makes it nJudge’s, for its writer and as long as he likes', async () => {
  const services = await playedGame();
  await ask(services, 'bob', 'set clear classic');
  await ask(services, 'ann', `${ORDERS}\nphase\nset clear classic`);
  expect(await ask(services, 'ann', 'clear')).not.toContain(HINT);
  expect(await seat(services)).toEqual([1, 0]);
  await ask(services, 'ann', ORDERS);
  await ask(services, 'ann', 'set no clear classic\nclear');
  expect(await seat(services)).toEqual([0, 1]);
});
