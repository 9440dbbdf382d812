/**
 * What `chancery bench --load` measures is done; how fast it is, is not a test's business.
 * @module-tag long
 */
import { expect, it } from 'vitest';
import { benchLoad } from '../../infra/tools/bench/load.ts';

it('is a round for each number of games, in which all mails are answered and all results are mailed', async () => {
  const figures = await benchLoad({ games: [2], warming: 4, mails: 4, single: 2, processed: 1, memoryMails: 10 });
  expect(figures.rounds.map(({ games }) => games)).toEqual([2]);
  for (const round of figures.rounds) for (const figure of Object.values(round)) expect(figure).toBeGreaterThan(0);
  expect(figures.memory.mails).toBe(10);
  expect(figures.memory.heapMegabytes).toHaveLength(10);
});
