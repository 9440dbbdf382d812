/** Many games: in one packed file, and in a folder with an index that nobody has to trust. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatArchive } from '../../engine/archive/seal.ts';
import { keptGames } from '../../infra/tools/archive/kept-games.ts';
import { runCommand } from '../command.ts';
import { scratch } from '../local/scratch.ts';
import { IS_FULL } from '../some-of.ts';
import { beginningOf, GAMES } from './games.ts';

const games = GAMES.slice(0, 2).map((name) => beginningOf(name, IS_FULL ? 99 : 12));
const names = games.map(({ name }) => name);
let folder = '';
const archive = (...args: string[]) => runCommand(['archive', ...args]);

beforeAll(async () => {
  folder = join(await scratch(), 'games');
  mkdirSync(folder);
  for (const game of games) writeFileSync(join(folder, `${game.name}.json`), formatArchive(game));
});

describe('a packed set', () => {
  it('is written by import and export, and read by all that read archives', { tags: ['long'] }, async () => {
    const [lines, set, again] = ['lines.jsonl.gz', 'set.jsonl.gz', 'again.jsonl.gz'].map((name) =>
      join(folder, '..', name),
    );
    await archive('export', folder, '--format', 'jsonl', '-o', lines!);
    await archive('import', lines!, '-o', set!);
    expect(gunzipSync(readFileSync(set!)).toString().trim().split('\n')).toHaveLength(games.length);
    const told = (await archive('list', set!, '--json')).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.map(({ name }) => name).sort()).toEqual([...names].sort());
    const checks = (await archive('verify', set!)).stdout.trim().split('\n');
    expect(checks.sort()).toEqual(games.map((_, n) => `${set}:${n + 1}: sound`));
    expect((await archive('stats', set!, '--games')).stdout.trim().split('\n')).toHaveLength(games.length);
    await archive('export', set!, '--format', 'json', '-o', again!);
    expect(gunzipSync(readFileSync(again!))).toEqual(gunzipSync(readFileSync(set!)));
    const over = await archive('import', lines!, '-o', set!);
    expect([over.status, over.stderr]).toEqual([1, expect.stringContaining('is there already')]);
    expect(readdirSync(join(folder, '..')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('that is cut off, or has a line that is no archive, loses nothing else', async () => {
    const set = join(folder, '..', 'mixed.jsonl');
    writeFileSync(set, `${formatArchive(games[0]!)}{"format":1}\n${formatArchive(games[1]!)}`);
    const { status, stderr, stdout } = await archive('list', set);
    expect([status, stdout.trim().split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain(`${set}:2: `);
  });
});

describe('the index of a folder', () => {
  const listed = async () => {
    const all = [];
    for await (const game of keptGames([folder])) all.push(game);
    return all;
  };
  const index = () => join(folder, '.chancery-index.jsonl');

  it('tells what a set tells, and that it was found sound, without reading it', async () => {
    const set = join(folder, 'set.jsonl');
    const write = (text: string) => {
      writeFileSync(set, text);
      utimesSync(set, 1, 1);
    };
    const text = games.map(formatArchive).join('');
    write(text);
    const first = await listed();
    expect((await archive('verify', folder)).status).toBe(0);
    write('x'.repeat(text.length));
    expect(await listed()).toEqual(first);
    expect((await archive('verify', folder, '--changed')).stderr).toBe('');
    rmSync(set);
  });

  it('tells what the files tell, and what a changed file tells now', async () => {
    const first = await listed();
    expect(existsSync(index())).toBe(true);
    expect(await listed()).toEqual(first);
    const path = join(folder, `${names[0]}.json`);
    writeFileSync(path, formatArchive({ ...games[0]!, name: 'renamed' }));
    appendFileSync(index(), '{"file":"cut off');
    expect((await listed()).map((game) => ('listed' in game ? game.listed.name : game.fault))).toContain('renamed');
    writeFileSync(path, formatArchive(games[0]!));
    expect(await listed()).toEqual(first);
  });

  it('lets verify --changed leave out what has not changed since it was sound, and nothing else', async () => {
    const path = join(folder, `${names[0]}.json`);
    expect((await archive('verify', folder, '--changed')).stdout).toMatch(/sound\n.*sound\n$/);
    expect((await archive('verify', folder, '--changed')).stdout).toBe('2 unchanged since they were found sound\n');
    writeFileSync(path, formatArchive(games[0]!).replace('"A par - bur"', '"A par - pic"'));
    for (let n = 0; n < 2; n += 1) {
      const forged = await archive('verify', folder, '--changed');
      expect([forged.status, forged.stdout]).toEqual([1, '1 unchanged since they were found sound\n']);
      expect(forged.stderr).toContain(path);
    }
    // Of the same length and time: only who looks at all finds it.
    writeFileSync(path, formatArchive(games[0]!));
    await archive('verify', folder, '--changed');
    expect((await archive('verify', folder)).stdout).toMatch(/sound\n.*sound\n$/);
    expect((await archive('verify', folder, '--changed', '--head', 'a'.repeat(64))).status).toBe(1);
    utimesSync(path, 1, 1);
    expect((await archive('verify', folder, '--changed')).stdout).toContain(`${path}: sound\n1 unchanged`);
  });
});
