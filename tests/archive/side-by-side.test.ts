/**
 * Many archives at a time: by several processes, with what one process would write.
 * @module-tag long
 */

import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { countGames } from '../../infra/tools/archive/archive-stats.ts';
import { inParts, processesFor } from '../../infra/tools/archive/parallel-parts.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { scratch } from '../local/scratch.ts';
import { judgedGame, keeper } from './games.ts';

const COUNT = 5;
let folder = '';
const files: string[] = [];
const finished: string[] = [];

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
  for (let n = 0; n < 3; n += 1) {
    const commits = judgedGame('d1155', 1, {}, { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] }, gameName(`ended${n}`));
    const file = join(folder, '..', `ended${n}.json`);
    writeFileSync(file, formatArchive(sealArchive(archiveOfCommits(commits, keeper), sha256)));
    finished.push(file);
  }
});

async function all(args: readonly string[], processes: number) {
  const parts = [];
  for await (const part of inParts(files, args, processes)) parts.push(part);
  return parts;
}

describe('parts of the files by several processes', () => {
  it('are worked on by one process each: it begins no others', () => {
    const large = ['a', 'b', 'c', 'd'].map((name) => join(folder, '..', name));
    for (const file of large) {
      writeFileSync(file, '');
      truncateSync(file, 20_000_000);
    }
    const many = Math.min(2, availableParallelism());
    expect(processesFor(large)).toBeGreaterThanOrEqual(many);
    vi.stubEnv('CHANCERY_PART', 'yes');
    expect(processesFor(large)).toBe(1);
    vi.unstubAllEnvs();
  });

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
    // Counting leaves out the same file, and tells it.
    const told: string[] = [];
    const counted = await countGames(
      [...finished, broken],
      { variant: 'standard', players: null, power: null, outcome: 'drawn' },
      async ({ name }) => {
        told.push(name);
      },
      2,
    );
    expect(told).toEqual(['ended0', 'ended1', 'ended2']);
    expect(counted.tally['standard']).toMatchObject({ games: 3, draws: { 2: 3 } });
    expect(counted.faults).toEqual([expect.stringContaining('broken.json')]);
    const [, second] = await all(['archive', 'export', '--format', 'csv', '-o', out], 2);
    expect(second?.fault).toContain('broken.json');
  });
});
