/** A judge to which nothing happens: what it keeps of the memory, and takes of the processor. Half an hour, so with `npm run test:full` alone. */
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
  'at most 150 MB at rest, after work too, and a second of the processor an hour',
  { timeout: 1_800_000 },
  async () => {
    const words = ['infra/local/chancery.mjs', 'serve', '--data', await scratch(), '--smtp', '0', '--http', '0'];
    // As the unit and the container have it.
    const env = { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
    const judge = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void judge.kill('SIGKILL'));
    const [said] = await once(judge.stdout, 'data');
    const site = /http:\/\/localhost:\d+/.exec(String(said))![0];
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
    const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(told('status'))![1]) / 1_000;
    expect(anHour).toBeLessThanOrEqual(1);
    expect(megabytes()).toBeLessThan(150);
    // A game played by mail, and its map as a picture.
    await fetch(`${site}/demonstration`, { method: 'POST' });
    await pause(60);
    const page = await (await fetch(`${site}/games/demo/`)).text();
    const picture = /\/games\/demo\/maps\/[^"]*board/.exec(page)![0];
    expect((await fetch(`${site}${picture}.png`)).status).toBe(200);
    await pause(SECONDS);
    expect((await fetch(`${site}/api/health`)).status).toBe(200);
    expect(megabytes()).toBeLessThan(150);
  },
);
