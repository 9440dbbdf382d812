/**
 * The order in which things reach the disk: every wait for it is seen, at the call that makes it.
 * @module-tag long
 */

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { itWith } from '../describe-with.ts';
import { isTaken, letter } from '../faults/rig.ts';
import { addressOf, openJudge, seedGame } from './rig.ts';
import { scratch } from './scratch.ts';

afterEach(() => vi.restoreAllMocks());

/** Calls `seen` with the path of each file or folder when it has been written to the disk for good. */
async function watchDisk(seen: (path: string) => void): Promise<void> {
  const handle = await open('/dev/null');
  const kind = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  for (const name of ['sync', 'datasync'] as const) {
    const real = kind[name];
    vi.spyOn(kind, name).mockImplementation(async function sync(this: FileHandle) {
      const path = readlinkSync(`/proc/self/fd/${this.fd}`);
      await real.call(this);
      seen(path);
    });
  }
}

itWith(
  'linux',
  process.platform === 'linux',
  'a mail is on the disk before the client is told so, and its commit before the mail is forgotten',
  async () => {
    const data = await scratch();
    const judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    const waiting = join(data, 'mail', 'waiting');
    const journal = () => readFileSync(join(data, 'journal'), 'utf8');
    const before = journal().length;
    const events: string[] = [];
    await watchDisk((path) => {
      const isWaiting = readdirSync(waiting).some((name) => name.endsWith('.eml') && !name.startsWith('.'));
      const hasCommit = journal().length > before && journal().slice(before).includes('"pk":"GAME#marne"');
      events.push(
        `${relative(data, path).replace(/[^/]*\.[0-9a-f]{12}$/, 'new file')}${hasCommit && isWaiting ? ', commit on the disk, mail still there' : ''}`,
      );
    });
    const taken = await isTaken(judge.smtpPort, letter(addressOf('FRANCE'), 'A par - bur'));
    const whenTaken = [...events];
    expect(taken).toBe(true);
    // The mail, with what is told of it; its folder.
    expect(whenTaken.slice(0, 2)).toEqual(['mail/waiting/new file', 'mail/waiting']);
    await judge.settled();
    expect(readdirSync(waiting)).toEqual([]);
    expect(events).toContain('journal, commit on the disk, mail still there');
  },
);
