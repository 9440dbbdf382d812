/** The log of a judge that runs for years: it turns over by itself, and goes on where somebody takes it away. */
import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '../../../infra/local/log.ts';
import { scratch } from '../scratch.ts';

const LINES = 100;
const LONG = 'x'.repeat(60_000);

test('two files of some ten megabytes are kept, and no line is lost between them', async () => {
  const folder = await scratch();
  const { log, close } = openLog(folder);
  for (let n = 0; n < 3 * LINES; n += 1) log('mail', { n, text: LONG });
  await close();
  expect(readdirSync(folder).sort()).toEqual(['judge.log', 'judge.log.1']);
  const [now, before] = ['judge.log', 'judge.log.1'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const numbers = [...`${before}${now}`.matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n));
  expect(numbers).toEqual(Array.from({ length: 3 * LINES }, (_, n) => n));
  expect(statSync(join(folder, 'judge.log')).size).toBeLessThan(10_000_000);
});

test('a file that was moved away is begun again', async () => {
  const folder = await scratch();
  const { log, close } = openLog(folder);
  log('mail', { n: 0 });
  renameSync(join(folder, 'judge.log'), join(folder, 'rotated'));
  for (let n = 1; n <= LINES; n += 1) log('mail', { n });
  await close();
  expect(readFileSync(join(folder, 'judge.log'), 'utf8')).toContain(`"n":${LINES}`);
});
