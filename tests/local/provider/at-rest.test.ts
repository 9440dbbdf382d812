/** A judge to which nothing happens: what it keeps of the memory, and takes of the processor. A quarter of an hour, so with `npm run test:full` alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../scratch.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const canBeSeen = process.env['CHANCERY_FULL'] === '1' && process.platform === 'linux';
/** A sweep is among them. */
const SECONDS = 600;
const TICKS_A_SECOND = 100;

test.runIf(canBeSeen)(
  'at most 150 MB at rest, and a second of the processor an hour',
  { timeout: 1_200_000 },
  async () => {
    const words = ['infra/local/chancery.mjs', 'serve', '--data', await scratch(), '--smtp', '0', '--http', '0'];
    const judge = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void judge.kill('SIGKILL'));
    await once(judge.stdout, 'data');
    const told = (file: string) => readFileSync(`/proc/${judge.pid}/${file}`, 'utf8');
    const ticks = () =>
      told('stat')
        .split(' ')
        .slice(13, 15)
        .reduce((sum, each) => sum + Number(each), 0);
    const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1_000));
    // What is at rest can be seen by waiting alone; on a busy machine a start takes some minutes to settle.
    await pause(240);
    const before = ticks();
    await pause(SECONDS);
    const anHour = ((ticks() - before) / TICKS_A_SECOND) * (3_600 / SECONDS);
    const megabytes = Number(/VmRSS:\s+(\d+)/.exec(told('status'))![1]) / 1_000;
    expect({ megabytes: megabytes < 150, anHour: anHour <= 1 }, `${megabytes} MB, ${anHour} s an hour`).toEqual({
      megabytes: true,
      anHour: true,
    });
  },
);
