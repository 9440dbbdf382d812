/**
 * The power fails: the judge keeps its data in a file system inside a file. At random moments under load that file is copied, as
 * the disk would have been found, and a judge is started on the copy. Needs the right to mount.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { JUDGE, serve, waitFor } from '../end-to-end/serve.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { isTaken, type Letter, letter } from './rig.ts';

const CUTS = Number(process.env['CHANCERY_CUTS'] ?? 25);
const folder = mkdtempSync(join(tmpdir(), 'chancery-power-'));
const [image, copy] = [join(folder, 'disk'), join(folder, 'copy')];
const [mounted, found] = [join(folder, 'mounted'), join(folder, 'found')];
mkdirSync(mounted);
mkdirSync(found);
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const isMounted =
  IS_FULL &&
  process.platform === 'linux' &&
  run('truncate', '-s', '64M', image) &&
  run('mkfs.ext4', '-q', '-F', image) &&
  // The kernel writes of itself only once an hour: what is on the disk is what was waited for.
  run('mount', '-o', 'loop,commit=3600', image, mounted);

afterAll(() => {
  for (const place of [found, mounted]) run('umount', place);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!IS_FULL)('with the whole counts', () => {
  describeWith('mount', isMounted, 'the power fails', () => {
    test('every order that was acknowledged is on file after the next start', async () => {
      const random = createRandom(7);
      const data = join(mounted, 'data');
      const judge = await serve(data);
      const powers = standard.powers.map(({ name, units }) => ({
        name,
        units,
        address: `${name.toLowerCase()}@example.org`,
      }));
      const send = async (from: string, text: string, to: string) => {
        const mail = letter(from, text, to);
        expect(await isTaken(judge.smtpPort, mail)).toBe(true);
        return mail;
      };
      await send('mara@example.org', 'create ?marne quill', JUDGE);
      for (const { name, address } of powers)
        await send(address, `signon ?marne secret\nset preference ${name}`, JUDGE);
      for (let cut = 0; cut < CUTS; cut += 1) {
        const acknowledged: Letter[] = [];
        const stopAfter = random.below(powers.length) + 1;
        for (const { address, units } of powers.slice(0, stopAfter)) {
          const order = `${units[0]} ${cut % 2 === 0 ? 'H' : 'S'} ${cut % 2 === 0 ? '' : `${units[1]} H`}`.trim();
          acknowledged.push(await send(address, order, 'marne@chancery.localhost'));
        }
        judge.signal('SIGSTOP');
        copyFileSync(image, copy);
        judge.signal('SIGCONT');
        expect(run('mount', '-o', 'loop', copy, found)).toBe(true);
        expect(existsSync(join(found, 'data', 'chancery.json'))).toBe(true);
        const after = await serve(join(found, 'data'));
        for (const { from, messageId } of acknowledged) {
          await waitFor(`answer to ${messageId}`, async () => {
            const mails = await after.inbox(from);
            const sources = await Promise.all(mails.map(({ id }) => after.source(id)));
            return sources.some((source) => source.includes(messageId)) ? true : null;
          });
        }
        await after.stop();
        expect(run('umount', found)).toBe(true);
      }
      await judge.stop();
    });
  });
});
