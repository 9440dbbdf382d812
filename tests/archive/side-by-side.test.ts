/** Many archives at a time: by several processes, with what one process would write. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { inParts } from '../../infra/tools/archive/side-by-side.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { scratch } from '../local/scratch.ts';
import { judgedGame, keeper } from './games.ts';

const COUNT = 5;
let folder = '';
const files: string[] = [];

beforeAll(async () => {
  folder = join(await scratch(), 'games');
  mkdirSync(folder);
  for (let n = 0; n < COUNT; n += 1) {
    const document = sealArchive(
      archiveOfCommits(judgedGame('d1155', 1, {}, null, gameName(`game${n}`)), keeper),
      sha256,
    );
    const text = formatArchive(document);
    const file = join(folder, `game${n}.json`);
    // One of them lies.
    writeFileSync(file, n === 3 ? text.replace('"A par - bur"', '"A par - pic"') : text);
    files.push(file);
  }
});

async function all(args: readonly string[], processes: number) {
  const parts = [];
  for await (const part of inParts(files, args, processes)) parts.push(part);
  return parts;
}

describe('parts of the files by several processes', () => {
  it('are told in the order of the files, each file once, with what is wrong', async () => {
    const parts = await all(['archive', 'verify', '--json'], 2);
    const lines = parts.flatMap(({ output }) => output.trim().split('\n')).map((line) => JSON.parse(line));
    expect(lines.map(({ file, sound }) => [file, sound])).toEqual(files.map((file, n) => [file, n !== 3]));
  });

  it('write the files that one process writes, and say where one cannot be read', async () => {
    const out = join(folder, '..', 'out');
    const parts = await all(['archive', 'export', '--format', 'csv', '-o', out], 2);
    expect(parts.map(({ fault }) => fault)).toEqual([null, null]);
    expect(readdirSync(out).sort()).toEqual(files.map((_, n) => `game${n}.csv`));
    expect(readFileSync(join(out, 'game0.csv'), 'utf8')).toContain('YEAR,AUSTRIA');
    const broken = join(folder, '..', 'broken.json');
    writeFileSync(broken, '{');
    files.push(broken);
    const [, second] = await all(['archive', 'export', '--format', 'csv', '-o', out], 2);
    expect(second?.fault).toContain('broken.json');
  });
});
