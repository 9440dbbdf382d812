/**
 * The disk is full: a file system of a few megabytes that is filled to the last pages while mail comes in. Needs the right to mount
 * one; where that is missing the test is left out.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { JUDGE, type ServedJudge, serve, waitFor } from '../end-to-end/serve.ts';
import { IS_FULL } from '../some-of.ts';
import { isTaken, type Letter, letter } from './rig.ts';

const PAGE = 4_096;
const MEGABYTES = 24;
const GAMES = IS_FULL ? 20 : 1;
const disk = mkdtempSync(join(tmpdir(), 'chancery-disk-'));
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk]).status === 0;
const ballast = join(disk, 'ballast');

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Takes all room but so many pages. */
function fill(pagesLeft: number): void {
  const file = openSync(ballast, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 2) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(file, block);
    } catch {
      // No room for another block of this size.
    }
  }
  closeSync(file);
  truncateSync(ballast, Math.max(0, statSync(ballast).size - pagesLeft * PAGE));
}

describeWith('mount', isMounted, 'a disk that is full', () => {
  test('no mail is taken that cannot be kept; what was taken is answered once when there is room again', async () => {
    for (let n = 0; n < GAMES; n += 1) await playOver(join(disk, `data${n}`), 2 + (n % 12));
  });
});

async function playOver(data: string, pagesLeft: number): Promise<void> {
  const powers = standard.powers.map(({ name, units }) => ({
    address: `${name.toLowerCase()}@example.org`,
    letter: name[0],
    orders: units.map((unit) => `${unit} H`).join('\n'),
  }));
  let judge = await serve(data);
  const port = () => judge.smtpPort;
  const now = async (mail: Letter) => expect(await isTaken(port(), mail)).toBe(true);
  await now(letter('mara@example.org', 'create ?marne quill', JUDGE));
  for (const { address, letter: wish } of powers) {
    await now(letter(address, `signon ?marne pw\nset preference ${wish}`, JUDGE));
  }
  await waitFor('the game', async () =>
    (await count(judge, powers[0]!.address, 'the game begins')) > 0 ? true : null,
  );

  fill(pagesLeft);
  const mails = powers.map(({ address, orders }) => letter(address, orders));
  const taken: Letter[] = [];
  for (const mail of mails) if (judge.isRunning() && (await isTaken(port(), mail))) taken.push(mail);
  expect(taken.length).toBeLessThan(mails.length);
  // It goes on as it can, or stops and says why.
  await judge.endsWithin(500);

  rmSync(ballast);
  if (judge.isRunning()) await judge.kill();
  judge = await serve(data);
  for (const { from } of taken) {
    await waitFor('an answer', async () => ((await count(judge, from, 'S1901M orders')) > 0 ? true : null));
  }
  for (const mail of mails) if (!taken.includes(mail)) await now(mail);
  for (const { address } of powers) {
    await waitFor('an answer', async () => ((await count(judge, address, 'S1901M orders')) > 0 ? true : null));
    expect(await count(judge, address, 'S1901M orders')).toBe(1);
  }
  expect(await judge.stop()).toBe(0);
  rmSync(data, { recursive: true });
}

async function count(judge: ServedJudge, address: string, words: string): Promise<number> {
  return (await judge.inbox(address)).filter(({ subject }) => subject.includes(words)).length;
}
