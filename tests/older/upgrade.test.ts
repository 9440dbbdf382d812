/**
 * An upgrade sends nothing again, and games go on: two data folders are opened, each of a judge at which one phase had been played by
 * SMTP. The first was written by the first version that was landed (commit 4809d2a) and stopped; the second by that of 2026-11-24, and
 * killed. Both as packed by brotli: a line of JSON with the instant of the last entry, names and sizes, then the files.
 * @module-tag long
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { verifier } from '../archive/games.ts';
import { closeJudge, openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { processWord } from '../process-word.ts';
import { IS_FULL } from '../some-of.ts';

/** Unpacks a folder; the instant at which its judge wrote last. */
function unpack(name: string, folder: string): number {
  const bytes = brotliDecompressSync(readFileSync(fileURLToPath(new URL(`./data/${name}.br`, import.meta.url))));
  const end = bytes.indexOf(10);
  const head: { readonly at: string; readonly files: readonly (readonly [string, number])[] } = JSON.parse(
    bytes.toString('utf8', 0, end),
  );
  let from = end + 1;
  for (const [file, size] of head.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes.subarray(from, from + size));
    from += size;
  }
  return Date.parse(head.at);
}

afterEach(() => {
  vi.useRealTimers();
});

const mailsIn = (folder: string) => readdirSync(join(folder, 'mailboxes', 'mails')).length;

async function write(judge: Judge, name: string, text: string): Promise<void> {
  const from = `${name}@example.org`;
  const to = 'marne@chancery.localhost';
  const raw = Buffer.from([`From: ${from}`, `To: ${to}`, 'Subject: orders', '', text, ''].join('\r\n'));
  await judge.take({ raw, from, to: [to] });
  await judge.settled();
}

const FALL = ['A gal - rum', 'F nth - nwy', 'A bur H', 'F den - swe', 'F ion - tun', 'F bla - rum', 'A con H'];
const NAMES = ['ann', 'bob', 'cy', 'di', 'eve', 'flo', 'gus'];

describe.each(['first-landed', 'killed-2026-11-24'])('the folder %s', (name) => {
  it('sends nothing anew, whenever and however often it is opened, and the game goes on', async () => {
    const folder = await scratch();
    const at = unpack(name, folder);
    // Within a day: what is older would count as sent anyhow.
    vi.useFakeTimers({ toFake: ['Date'], now: at + 60_000 });
    const mails = mailsIn(folder);
    expect(mails).toBe(47);
    for (let n = 0; n < (IS_FULL ? 2 : 1); n += 1) {
      const judge = await openJudge(folder);
      await judge.isPublished;
      await judge.settled();
      expect(mailsIn(folder)).toBe(mails);
      await closeJudge(judge);
    }
    const judge = await openJudge(folder);
    expect(judge.notes).toEqual([]);
    await write(judge, 'mara', 'resume');
    for (const [n, order] of FALL.entries()) await write(judge, NAMES[n]!, order);
    await write(judge, 'mara', 'process f1901m');
    await write(judge, 'mara', `confirm ${processWord((await loadGame(judge.services, 'marne'))!)}`);
    for (const player of NAMES) {
      const subjects = (await judge.mailboxes.list(`${player}@example.org`)).map(({ subject }) => subject);
      expect([player, subjects.filter((each) => /F1901M results|Fall 1901.*results/i.test(each)).length]).toEqual([
        player,
        1,
      ]);
    }
    const archive = await (await fetch(`${judge.site}/games/marne/archive.json`)).text();
    expect(verifyArchive(archive, verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
    await closeJudge(judge);
  }, 60_000);
});
