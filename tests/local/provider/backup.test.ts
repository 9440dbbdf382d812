/**
 * A backup is made while the judge is at work: nothing that it had taken is missing, nothing acts or goes out twice, and nobody else reads it.
 * @module-tag long
 */
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { makeBackup, restoreBackup } from '../../../infra/local/backup-file.ts';
import { DOMAIN } from '../../../infra/local/judge.ts';
import type { Judge } from '../../../infra/local/running-judge.ts';
import { mailOf } from '../../handling/rig.ts';
import { someOf } from '../../some-of.ts';
import { closeJudge, openJudge, seedGame } from '../rig.ts';
import { scratch } from '../scratch.ts';

const MARNE = gameName('marne');
const FRANCE = 'france@example.org';

async function post(judge: Judge, text: string): Promise<void> {
  const to = [`marne@${DOMAIN}`];
  await judge.take({ raw: Buffer.from(mailOf(FRANCE, text)), from: FRANCE, to });
}

async function commitsOf({ services }: Judge) {
  return (await services.games.commitsAfter(MARNE, 0)).map(({ n, hash }) => `${n} ${hash}`);
}

/** A folder with a game and a received mail that waits, and a place for its backup. */
async function played() {
  const [data, elsewhere] = [await scratch(), await scratch()];
  const judge = await openJudge(data);
  await seedGame(judge, MARNE);
  await post(judge, 'A par - bur');
  await judge.settled();
  return { data, judge, file: join(elsewhere, 'backup'), into: join(elsewhere, 'new') };
}

describe('a backup', () => {
  test('made while mail comes in has all that was taken before it began; restored, it mails nothing again', async () => {
    const { data, judge, file, into } = await played();
    const before = await commitsOf(judge);
    const mails = (await judge.mailboxes.list(FRANCE)).length;
    const [made] = await Promise.all([
      makeBackup(data, file, null),
      (async () => {
        for (let n = 0; n < 8; n += 1) await post(judge, n % 2 === 0 ? 'A par - pic' : 'A par - gas');
      })(),
    ]);
    expect(made.files).toBeGreaterThan(5);
    await judge.settled();
    const all = await commitsOf(judge);
    await closeJudge(judge);
    await restoreBackup(file, into, null);
    const again = await openJudge(into);
    await again.settled();
    const restored = await commitsOf(again);
    expect(restored.slice(0, before.length)).toEqual(before);
    // What came meanwhile is in it as far as the copy had come, and is handled again or not at all: never in another order.
    expect(restored.length).toBeLessThanOrEqual(all.length);
    const there = await again.mailboxes.list(FRANCE);
    expect(there.length - mails).toBeLessThanOrEqual(restored.length - before.length);
    await post(again, 'status');
    await again.settled();
    expect((await again.mailboxes.list(FRANCE)).length).toBe(there.length + 1);
  });

  test('with a passphrase shows nothing of it, and opens by no other', async () => {
    const { data, judge, file, into } = await played();
    await closeJudge(judge);
    await makeBackup(data, file, 'correct horse battery');
    await expect(makeBackup(data, file, null)).rejects.toThrow('is there already');
    const bytes = readFileSync(file);
    for (const word of ['marne', 'chancery.json', 'journal']) expect(bytes.includes(word)).toBe(false);
    await expect(restoreBackup(file, into, null)).rejects.toThrow('is encrypted');
    await expect(restoreBackup(file, into, 'correct horse batterY')).rejects.toThrow('the passphrase is another');
    expect(existsSync(into)).toBe(false);
    await restoreBackup(file, into, 'correct horse battery');
    expect(readFileSync(join(into, 'key'))).toEqual(readFileSync(join(data, 'key')));
    await expect(restoreBackup(file, into, 'correct horse battery')).rejects.toThrow('is not empty');
  });

  test.each(someOf(['correct horse battery', null], 0))(
    'that is cut, or has one byte changed, puts nothing anywhere (%s)',
    async (phrase) => {
      const { data, judge, file, into } = await played();
      await closeJudge(judge);
      await makeBackup(data, file, phrase);
      const whole = readFileSync(file);
      for (const at of [20, whole.length >> 1, whole.length - 3]) {
        const changed = Buffer.from(whole);
        changed[at] = changed[at]! ^ 1;
        writeFileSync(`${file}-changed`, changed);
        await expect(restoreBackup(`${file}-changed`, into, phrase)).rejects.toThrow(
          /damaged|cut off|cannot be opened/,
        );
        writeFileSync(`${file}-cut`, whole);
        truncateSync(`${file}-cut`, at);
        await expect(restoreBackup(`${file}-cut`, into, phrase)).rejects.toThrow(/damaged|cut off|cannot be opened/);
        expect(readdirSync(join(into, '..')).filter((name) => name.startsWith('new'))).toEqual([]);
      }
    },
  );
});
