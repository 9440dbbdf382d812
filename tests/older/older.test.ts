/**
 * What an older judge left behind is worth as much today: its data folder opens, its archive verifies, its words and addresses
 * count. The folder was written by the judge as it was on 2026-11-21, when events still held sentences and not codes.
 */
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { verifier } from '../archive/games.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';

const OLDER = fileURLToPath(new URL('./data/judge-of-2026-11-21', import.meta.url));
/** The GM was asked to confirm TERMINATE with this word, in a mail that was to be answered there. */
const WORD = 'muzefozu';
/** What it asks is asked for some days: it is opened a minute after its last entry. */
const OPENED = Date.parse('2026-11-22T10:54:00Z');
const ANSWERS = 'marne+r-z5n2xxu26ocwizfv@chancery.localhost';

/** No anchors are at hand, which is told and no fault. */
const readOlder = () => readFile(join(OLDER, 'marne.archive.json'), 'utf8');
const wrongIn = (text: string) => verifyArchive(text, verifier).checks.filter(({ result }) => result === 'wrong');

afterEach(() => {
  vi.useRealTimers();
});

it('an archive of an older judge verifies', async () => {
  expect(wrongIn(await readOlder())).toEqual([]);
});

it("an older judge's journal opens: the same game and archive, and what it asked can still be answered", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENED });
  const older = JSON.parse(await readOlder());
  const data = await scratch();
  for (const file of ['journal', 'key', 'chancery.json']) await cp(join(OLDER, file), join(data, file));
  const judge = await openJudge(data);
  await judge.isPublished;
  const archive = async () => (await fetch(`${judge.site}/games/marne/archive.json`)).text();

  const now = JSON.parse(await archive());
  // Today's may open more of a commit; its seal is over the same.
  const seals = ({ chain }: typeof now) => chain.commits.map(({ hash }: { readonly hash: string }) => hash);
  expect(seals(now).slice(0, older.chain.commits.length)).toEqual(seals(older));
  const bare = ({ map: _, ...phase }: { readonly map: unknown }) => phase;
  expect(now.phases.map(bare)).toEqual(older.phases.map(bare));

  const from = 'mara@example.org';
  const text = ['From: Mara <mara@example.org>', `To: ${ANSWERS}`, 'Subject: Re: confirm', '', `CONFIRM ${WORD}`, ''];
  await judge.take({ raw: Buffer.from(text.join('\r\n')), from, to: [ANSWERS] });
  await judge.settled();
  const [answer] = await judge.mailboxes.list(from);
  expect(answer?.subject).toBe('[marne] the game is over');
  expect(wrongIn(await archive())).toEqual([]);
});
