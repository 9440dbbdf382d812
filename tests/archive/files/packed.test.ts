/**
 * The packed form: whatever it is made of comes out of it to the letter; what is hostile does not come in.
 * @module-tag long
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveOfCommits } from '../../../engine/archive/of-commits.ts';
import { formatPacked } from '../../../engine/archive/packed-form.ts';
import { isArchive, readArchive } from '../../../engine/archive/read.ts';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { hasFault } from '../../../engine/archive/verify.ts';
import { importGames } from '../../../infra/tools/archive/import-archives.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { standard } from '../../boards.ts';
import { runCommand } from '../../command.ts';
import { scratch } from '../../local/scratch.ts';
import { IS_FULL } from '../../some-of.ts';
import { judgedGame, keeper, realGame, SOME_GAMES, verifier } from '../games.ts';

const ours = sealArchive(
  archiveOfCommits(
    judgedGame('d1155', IS_FULL ? 999 : 30, {}, { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] }),
    keeper,
  ),
  sha256,
);
const packed = formatPacked(ours);

it('packed or in .gz, a game of ours is at most three times its research line; an imported one is shorter than that, and plain at most twice', () => {
  const length = formatResearchLine(ours, standard).length;
  expect(packed.length).toBeLessThan(3 * length);
  expect(gzipSync(formatArchive(ours)).length).toBeLessThan(1.5 * length);
  for (const game of SOME_GAMES.map(realGame)) {
    const line = formatResearchLine(game, standard).length;
    expect(formatPacked(game).length).toBeLessThan(line);
    expect(formatArchive(game).length).toBeLessThan(2 * line);
  }
});

it('is read as the document that it was made of, and verified like it', () => {
  for (const game of [ours, ...SOME_GAMES.map(realGame)]) {
    const text = formatPacked(game);
    const read = readArchive(text);
    expect('document' in read && formatArchive(read.document) === formatArchive(game)).toBe(true);
    expect(hasFault(text, verifier)).toBe(false);
  }
});

it('keeps every text, be it like a digest or not, and every number', () => {
  const bodies = ['=', '==', `=${'A'.repeat(43)}`, 'a'.repeat(64), 'A'.repeat(64), `${'0'.repeat(63)}f`, '', '\u2028"'];
  const press = bodies.map((body) => ({
    ...{ at: null, commit: null, phase: null, from: null, to: 'all' as const },
    body,
  }));
  const { digest: _, signature: __, ...body } = realGame(SOME_GAMES[0]!);
  const game = sealArchive({ ...body, press }, sha256);
  const read = readArchive(formatPacked(game));
  expect('document' in read && read.document.press).toEqual(press);
});

describe('what is not as it was written', () => {
  it('is found where one letter of a seal, one result or one number is another', () => {
    const salts = [...packed.matchAll(/"=[\w-]{43}"/g)].map(({ index }) => index);
    const changed = [salts[0]!, salts[200]!, salts.at(-1)!].map((at) => {
      const letter = packed[at + 5] === 'A' ? 'B' : 'A';
      return packed.slice(0, at + 5) + letter + packed.slice(at + 6);
    });
    changed.push(packed.replace('"succeeds"', '"fails"'), packed.replace('[-1,17', '[-1,18'));
    for (const text of changed) expect([text === packed, hasFault(text, verifier)]).toEqual([false, true]);
  });

  it('is refused in a sentence where it is cut, leads nowhere, or would fill the memory', () => {
    const empty = { format: 'chancery-game-packed', version: 1, shapes: [['a']], values: [], game: 0 };
    const bomb = { ...empty, values: ['x'.repeat(1000), ...Array.from({ length: 40 }, (_, n) => [0, n, n])], game: 40 };
    const deep = { ...empty, values: ['x', ...Array.from({ length: 90 }, (_, n) => [0, n])], game: 90 };
    const wrong: object[] = [
      empty,
      bomb,
      deep,
      { ...empty, values: [[0, 0]] },
      { ...empty, values: ['x'], game: [2, 0] },
      { ...empty, values: ['x'], game: [1, 0, 0] },
      { ...empty, game: '=short' },
      { ...empty, game: [] },
      { ...empty, game: {} },
      { ...empty, shapes: 7 },
      { format: 'chancery-game-packed' },
    ];
    for (const value of wrong) {
      expect(isArchive(value)).toBe(true);
      expect(readArchive(JSON.stringify(value))).toEqual({ faults: [{ code: 'archive/packed-wrong' }] });
    }
  });
});

it('goes out by export, alone and as a set, and is read by verify, export and import', async () => {
  const folder = await scratch();
  const [json, one, set, back] = ['a.json', 'b.json', 'c.jsonl.gz', 'd.json.gz'].map((name) => join(folder, name));
  writeFileSync(json!, formatArchive(ours));
  await runCommand(['archive', 'export', json!, '--format', 'packed', '-o', one!]);
  expect(readFileSync(one!, 'utf8')).toBe(packed);
  await runCommand(['archive', 'export', json!, one!, '--format', 'packed', '-o', set!]);
  expect((await runCommand(['archive', 'verify', set!])).stdout).toBe(`${set}:1: sound\n${set}:2: sound\n`);
  await runCommand(['archive', 'export', one!, '--format', 'json', '-o', back!]);
  expect(gunzipSync(readFileSync(back!)).toString()).toBe(formatArchive(ours));
  expect((await runCommand(['archive', 'verify', back!])).status).toBe(0);
  const { text } = await importGames([one], { folder: null, tell: () => {}, all: false, now: Date.now() });
  expect(text).toBe(formatArchive(ours));
});
