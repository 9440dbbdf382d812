/** What the commands write is there whole or not at all, and what cannot be written is told in a line that names it. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { formatArchive } from '../../../engine/archive/seal.ts';
import type { ArchiveMessage } from '../../../engine/messages/archive-messages.ts';
import { BadInput } from '../../../infra/local/bad-input.ts';
import { remarkKind } from '../../../infra/tools/archive/sink.ts';
import { makeFolder, openOutput, writeOutput } from '../../../infra/tools/tool-outputs.ts';
import { runCommand } from '../../command.ts';
import { describeWith, itWith } from '../../describe-with.ts';
import { scratchFolder } from '../../local/scratch.ts';
import { samplesOf } from '../../words/samples.ts';
import { realGame, SOME_GAMES } from '../games.ts';

const folder = scratchFolder();
const at = (...names: string[]) => join(folder, ...names);

const archive = at('archive.json');
writeFileSync(archive, formatArchive(realGame(SOME_GAMES[0]!)));
/** A file that has no room, where the system has one. */
const FULL = '/dev/full';
const hasFull = existsSync(FULL);

describe('a file that is written', () => {
  const made = (name: string) => {
    mkdirSync(at(name));
    writeFileSync(at(name, 'games.csv'), 'before');
    return at(name, 'games.csv');
  };

  it('has its old content until the new one is complete, and nothing else lies in its folder then', () => {
    const path = made('whole');
    const file = openOutput(path);
    file.write('after ');
    expect(readFileSync(path, 'utf8')).toBe('before');
    file.write(Buffer.from('all'));
    file.end();
    expect(readFileSync(path, 'utf8')).toBe('after all');
    expect(readdirSync(at('whole'))).toEqual(['games.csv']);
  });

  it('stays as it was when it is given up', () => {
    const path = made('dropped');
    const file = openOutput(path);
    file.write('half');
    file.drop();
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(at('dropped'))).toEqual(['games.csv']);
  });

  it('keeps its mode, and a link to it stays a link', () => {
    const path = made('linked');
    chmodSync(path, 0o640);
    symlinkSync('games.csv', at('linked', 'link.csv'));
    writeOutput(at('linked', 'link.csv'), 'after');
    expect(readFileSync(path, 'utf8')).toBe('after');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(lstatSync(at('linked', 'link.csv')).isSymbolicLink()).toBe(true);
  });

  it('cannot lie in a folder that is not there, nor can a folder lie in a file', () => {
    expect(() => writeOutput(at('nowhere', 'x.csv'), 'x')).toThrow(BadInput);
    expect(() => writeOutput(at('nowhere', 'x.csv'), 'x')).toThrow(/nowhere\/x\.csv: cannot be written \(ENOENT/);
    expect(() => makeFolder(join(archive, 'x'))).toThrow(/archive\.json\/x: this folder cannot be made \(ENOTDIR/);
  });
});

describe.each([
  ['export', ['archive', 'export', archive, '--format', 'csv', '-o']],
  ['export of lines of several', ['archive', 'export', archive, archive, '--format', 'jsonl', '-o']],
  ['annotate', ['archive', 'annotate', archive, '--by', 'Ann', '--text', 'Why?', '-o']],
  ['render', ['render', '--variant', 'standard', at('position.json'), '-o']],
] as const)('%s', (_, args) => {
  writeFileSync(at('position.json'), '{"variant": "standard", "phase": "S1901M", "units": {"FRANCE": ["A par"]}}');

  it('names the file that it cannot write', async () => {
    const done = await runCommand([...args, at('nowhere', 'out')]);
    expect(done).toMatchObject({ status: 1, stdout: '' });
    expect(done.stderr).toMatch(/^\S+nowhere\/out: cannot be written \(ENOENT: [^\n]+\)\.\n$/);
  });

  // Notes are read before they are written, and nobody reads an endless file.
  if (args[1] !== 'annotate')
    itWith('linux', hasFull, 'names the file for which there is no room', async () => {
      const done = await runCommand([...args, FULL]);
      expect(done).toMatchObject({ status: 1, stdout: '' });
      expect(done.stderr).toMatch(/^\/dev\/full: cannot be written \(ENOSPC: [^\n]+\)\.\n$/);
    });
});

itWith('linux', hasFull, 'standard output for which there is no room is told in a line', () => {
  const command = fileURLToPath(new URL('../../../infra/local/chancery.mjs', import.meta.url));
  const full = openSync(FULL, 'w');
  const done = spawnSync(process.execPath, [command, 'variants'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(done.stderr).toMatch(/^standard output: cannot be written \(ENOSPC: [^\n]+\)\.\n$/);
  expect(done.status).toBe(1);
});

it.each(['maps', 'csv'])('export of %s names the folder that it cannot make', async (format) => {
  const done = await runCommand(['archive', 'export', archive, archive, '--format', format, '-o', join(archive, 'x')]);
  expect(done.stderr).toMatch(/^\S+archive\.json\/x: this folder cannot be made \(ENOTDIR: [^\n]+\)\.\n$/);
  expect(done.status).toBe(1);
});

it('import does not blame its input for a folder that cannot be made', async () => {
  const done = await runCommand(['archive', 'import', archive, '-o', join(archive, 'x')]);
  expect(done.stderr).toMatch(/^\S+archive\.json\/x: this folder cannot be made \(ENOTDIR: [^\n]+\)\.\n$/);
  expect(done.status).toBe(1);
});

/** What a command was in the middle of when it was interrupted, and how it ended: a named pipe lets it begin, and never end. */
describeWith('linux', process.platform === 'linux', 'a command that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s leaves nothing half-written, and what was there before',
    { tags: ['long'] },
    async (signal) => {
      const box = at(signal);
      mkdirSync(box);
      writeFileSync(join(box, 'games.jsonl'), 'before');
      spawnSync('mkfifo', [join(box, 'more')]);
      const command = fileURLToPath(new URL('../../../infra/local/chancery.mjs', import.meta.url));
      const args = [
        'archive',
        'export',
        archive,
        join(box, 'more'),
        '--format',
        'jsonl',
        '-o',
        join(box, 'games.jsonl'),
      ];
      const running = spawn(process.execPath, [command, ...args], { stdio: 'ignore' });
      const ended = once(running, 'exit');
      const begun = () => readdirSync(box).find((name) => name.endsWith('.part'));
      // The first game is written: it waits for the second.
      await vi.waitUntil(() => begun() !== undefined && statSync(join(box, begun()!)).size > 0, { timeout: 60_000 });
      running.kill(signal);
      expect(await ended).toEqual([null, signal]);
      expect(readdirSync(box).sort()).toEqual(['games.jsonl', 'more']);
      expect(readFileSync(join(box, 'games.jsonl'), 'utf8')).toBe('before');
    },
  );
});

describe('what is not there', () => {
  const empty = at('empty');
  mkdirSync(empty);

  it.each([
    ['verify', []],
    ['list', []],
    ['export', ['--format', 'csv']],
    ['export', ['--format', 'csv', '-o', at('none')]],
  ])('an empty folder has no archive: %s %j', async (name, options) => {
    const done = await runCommand(['archive', name, empty, ...options]);
    expect(done).toEqual({ status: 1, stdout: '', stderr: `${empty}: no archive is there.\n` });
  });

  it.each([
    ['verify', [], ': format'],
    ['list', [], ''],
    ['replay', [], ''],
    ['export', ['--format', 'csv'], ''],
    ['annotate', ['--by', 'Ann', '--text', 'Why?'], ''],
    ['import', ['-o', at('none')], ''],
  ])('a file that is not there is named once: %s', async (name, options, what) => {
    const file = at('no', 'game.json');
    const { stderr, ...done } = await runCommand(['archive', name, file, ...options]);
    expect(done).toEqual({ status: 1, stdout: '' });
    expect(stderr.replace(/\.?\n$/, '')).toBe(`${file}${what}: there is no such file`);
  });
});

describe('a folder of archives with notes and a damaged file among them', () => {
  const shelf = at('shelf');
  mkdirSync(shelf);
  for (const [n, name] of SOME_GAMES.entries()) writeFileSync(join(shelf, `${n}.json`), formatArchive(realGame(name)));

  it('never has colors of a terminal in a pipe', async () => {
    const { stdout, status } = await runCommand(['archive', 'replay', join(shelf, '0.json'), '--phase', 'S1901M']);
    expect([status, stdout.includes('\u001b'), stdout.includes('The board afterwards')]).toEqual([0, false, true]);
  });

  it('is no file that a command can replay, nor one table', async () => {
    const { status, stderr } = await runCommand(['archive', 'replay', shelf]);
    expect([status, stderr]).toEqual([1, `${shelf}: is a folder, not a file.\n`]);
    expect(await runCommand(['archive', 'export', shelf, '--format', 'csv'])).toMatchObject({ status: 1, stdout: '' });
  });

  it('the only game in a folder goes into the file that is named; for several it must be a folder', async () => {
    const [only, file] = [at('only'), at('centers.csv')];
    mkdirSync(only);
    writeFileSync(join(only, 'game.json'), formatArchive(realGame(SOME_GAMES[0]!)));
    const asked = (from: string, to: string) => runCommand(['archive', 'export', from, '--format', 'csv', '-o', to]);
    expect(await asked(only, file)).toEqual({ status: 0, stdout: `1 game in ${file}\n`, stderr: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^year,/i);
    const several = await asked(shelf, at('all.csv'));
    expect(several).toMatchObject({ status: 1, stderr: expect.stringContaining('several games: give a folder') });
    expect(existsSync(at('all.csv'))).toBe(false);
    mkdirSync(at('folder.csv'));
    expect(await asked(only, at('folder.csv'))).toMatchObject({ status: 0 });
    expect(readdirSync(at('folder.csv'))).toHaveLength(1);
  });

  it('one game that is imported goes into the .json that is named, never into a folder of that name', async () => {
    const [file, all] = [at('one-game.json'), at('all-games.json')];
    const asked = (from: string, to: string) => runCommand(['archive', 'import', from, '-o', to]);
    expect(await asked(archive, file)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(archive, 'utf8'));
    expect(await asked(shelf, all)).toMatchObject({ status: 1, stderr: expect.stringContaining('several games here') });
    expect(existsSync(all)).toBe(false);
  });

  it('notes beside an archive are none, whatever reads the folder', async () => {
    await runCommand(['archive', 'annotate', join(shelf, '0.json'), '--by', 'Ann', '--text', 'Why?']);
    expect(readdirSync(shelf)).toContain('0.notes.json');
    for (const args of [['verify'], ['list'], ['stats'], ['export', '--format', 'csv', '-o', at('tables')]]) {
      const done = await runCommand(['archive', args[0]!, shelf, ...args.slice(1)]);
      expect(done, args[0]).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it.each(['csv', 'jsonl'])('export as %s names the damaged file, and writes all others', async (format) => {
    const damaged = join(shelf, '0-damaged.json');
    writeFileSync(damaged, readFileSync(join(shelf, '0.json'), 'utf8').slice(0, 1000));
    const out = at(`out-${format}`);
    const done = await runCommand(['archive', 'export', shelf, '--format', format, '-o', out]);
    expect(done.status).toBe(1);
    expect(done.stdout).toBe(`${SOME_GAMES.length} games in ${out}\n`);
    expect(done.stderr).toMatch(/^\S+0-damaged\.json: line 1, column 1001: the text ends in the middle[^\n]+\n$/);
    const count = format === 'csv' ? readdirSync(out).length : readFileSync(out, 'utf8').trimEnd().split('\n').length;
    expect(count).toBe(SOME_GAMES.length);
  });
});

it.each(
  'order-unread order-twice more-than-order phase-left-out no-phase-code end-differs readers-unknown writer-unknown writer-by-name before-the-start strange-start strange-owners without-phases other-ending nobody-called no-place no-unit told-again key-twice time-impossible time-without-zone year-unclear variant-unknown'
    .split(' ')
    .map((name) => `archive/${name}` as ArchiveMessage['code']),
)('%s is one kind, whatever it is about', (code) => {
  const kinds = samplesOf(code).map((each) => remarkKind(each as ArchiveMessage));
  expect(new Set(kinds).size).toBe(1);
});

it('an import tells a kind of fault once, with how often and where first; of each when it is asked to', async () => {
  const message = { sender: 'FRANCE', recipient: 'the Turk', message: 'Hello.' };
  const state = { units: { FRANCE: ['A PAR'] }, centers: { FRANCE: ['PAR'] } };
  const phases = [
    { name: 'S1901M', state, orders: { FRANCE: ['A PAR H'] }, messages: Array.from({ length: 40 }, () => message) },
  ];
  const file = at('lab.json');
  writeFileSync(file, JSON.stringify({ id: 'lab', map: 'standard', phases }));
  const asked = ['archive', 'import', file, '-o'];
  const short = await runCommand([...asked, at('short')]);
  expect(short.status).toBe(1);
  expect(short.stderr.split('\n').filter((line) => line.includes('the Turk'))).toEqual([
    expect.stringMatching(
      /^ {4}40 {2}a message to '…', who .*; the first: lab S1901M message 1: a message to 'the Turk'/,
    ),
  ]);
  const long = await runCommand([...asked, at('long'), '--all']);
  expect(long.stderr.match(/message \d+: a message to 'the Turk'/g)).toHaveLength(40);
});
