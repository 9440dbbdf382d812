/** A table of people: joined by address or by hand, and who is erased is nowhere, today and when the game comes again. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { archiveOfCommits } from '../../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { hasFault } from '../../../engine/archive/verify.ts';
import { archiveWithoutErased } from '../../../infra/tools/archive/erased-people.ts';
import { People } from '../../../infra/tools/archive/people-table.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { runCommand } from '../../command.ts';
import { scratch } from '../../local/scratch.ts';
import { judgedGame, keeper, personOf, verifier } from '../games.ts';
import { HISTORY, SUMMARY } from '../import/sources.ts';

let folder = '';
let table = '';
const archive = (...args: string[]) => runCommand(['archive', ...args]);

beforeEach(async () => {
  folder = await scratch();
  table = join(folder, 'people.json');
});

describe('people are joined', () => {
  it('by an address, across games and spellings; no address stands in the table', async () => {
    const box = join(folder, 'box');
    mkdirSync(box);
    writeFileSync(join(box, 'a.sum'), SUMMARY);
    const other = SUMMARY.replaceAll('marne', 'verdun')
      .replace('Frank Fuchs', 'F. Fuchs   ')
      .replace('17:52:16', '17:52:19');
    writeFileSync(join(box, 'b.sum'), other);
    await archive('import', box, '-o', join(folder, 'out'), '--people', table);
    expect(readFileSync(table, 'utf8')).not.toMatch(/@|example/);
    const { stdout } = await archive('people', '--table', table);
    expect(stdout.split('\n')).toContain('Frank Fuchs: F. Fuchs');
    const listed = await archive('list', join(folder, 'out'), '--people', table, '--json');
    for (const line of listed.stdout.trim().split('\n')) expect(JSON.parse(line).players).toContain('Frank Fuchs');
    const stats = (...more: string[]) =>
      archive('stats', join(folder, 'out'), '--games', '--player', 'F. Fuchs', ...more);
    const games = async (...more: string[]) => (await stats(...more)).stdout.trim().split('\n').length;
    expect([await games(), await games('--people', table)]).toEqual([1, 2]);
  });

  it('by hand; a name that nobody has is named', async () => {
    const people = new People(table);
    for (const name of ['Ann Smith', 'A. Smith', 'Ánn  SMITH']) people.met(name);
    people.save(table);
    const joined = await archive('people', '--table', table, '--join', 'Ann Smith', '--join', 'A. Smith');
    expect(joined.stdout).toBe('Ann Smith: Ánn  SMITH, A. Smith\n');
    const wrong = await archive('people', '--table', table, '--join', 'Ann Smith', '--join', 'Bob Brown');
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringContaining("Nobody in the table is called 'Bob Brown'."),
    ]);
  });

  it('not by their spelling where they wrote from other addresses: each has the games that are theirs, and what nothing tells is told', async () => {
    const [box, out] = [join(folder, 'box'), join(folder, 'out')];
    mkdirSync(box);
    const game = (name: string, second: number, address: string) =>
      writeFileSync(
        join(box, `${name}.sum`),
        SUMMARY.replaceAll('marne', name).replace(':52:16', `:52:${second}`).replace('frank@example.org', address),
      );
    game('marne', 16, 'frank@example.org');
    game('verdun', 17, 'other@example.com');
    game('ypres', 18, '');
    await archive('import', box, '-o', out, '--people', table);
    const listed = (await archive('list', out, '--people', table, '--json')).stdout.trim().split('\n');
    expect(listed.map((line) => JSON.parse(line).players.filter((name: string) => /Fuchs/.test(name)))).toEqual([
      ['Frank Fuchs #1'],
      ['Frank Fuchs #2'],
      ['Frank Fuchs (one of 2)'],
    ]);
    const stats = async (name: string, ...more: string[]) => {
      const { stdout, stderr } = await archive('stats', out, '--games', '--player', name, ...more);
      return [stdout.trim().split('\n').length, stderr];
    };
    expect(await stats('Frank Fuchs #2', '--people', table)).toEqual([1, '']);
    const both = "'Frank Fuchs' is a spelling of several: Frank Fuchs #1, Frank Fuchs #2.\n";
    expect(await stats('Frank Fuchs', '--people', table)).toEqual([3, both]);
    expect(await stats('Frank Fuchs')).toEqual([3, expect.stringContaining('by this spelling alone')]);
    const people = (...args: string[]) => archive('people', '--table', table, ...args);
    expect((await people('--join', 'Frank Fuchs', '--join', 'Ida Imhof')).stderr).toContain(both.trim());
    expect((await people('--erase', 'Frank Fuchs #1')).stderr).toContain("--erase 'Frank Fuchs' forgets them all");
    const joined = await people('--join', 'Frank Fuchs #2', '--join', 'Frank Fuchs #1');
    expect(joined.stdout.split('\n')).toContain('Frank Fuchs');
    expect(await stats('Frank Fuchs', '--people', table)).toEqual([3, '']);
  });
});

describe('who is erased', () => {
  const everything = (path: string) =>
    readdirSync(path)
      .map((name) => readFileSync(join(path, name), 'utf8'))
      .join('\n');

  it('is in no archive, outline, text or table, also not when the same files, or another spelling with the address, come again', async () => {
    const [box, out] = [join(folder, 'box'), join(folder, 'out')];
    mkdirSync(join(box, 'frank-fuchs'), { recursive: true });
    const summary = `${SUMMARY}\nFrank\nFuchs and FRANK  FUCHS stabbed: Frank@example.org.\n`;
    writeFileSync(join(box, 'frank-fuchs/a.sum'), summary);
    writeFileSync(
      join(box, 'b.sum'),
      SUMMARY.replaceAll("'marne'", "'trip'").replace('Fri Jul 30 17:52:16 1999', 'Sun Feb 01 00:00:00 2026'),
    );
    writeFileSync(join(box, 'c.txt'), HISTORY.replace('Message from', 'Frank Fuchs was here.\nMessage from'));
    await archive('import', box, '-o', out, '--people', table);
    const note = ['--by', 'Frank Fuchs', '--text', 'I, Frank_Fuchs, won.'];
    await archive('annotate', join(out, 'trip.json'), ...note);
    await archive('list', out);
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['.chancery-index.jsonl', 'trip.notes.json']));
    expect(/Fuchs/i.test(everything(out))).toBe(true);
    const others = ['other.jsonl', 'trip.html'].map((name) => join(out, name));
    for (const other of others) writeFileSync(other, '{}\n');
    const done = await archive('people', out, '--table', table, '--erase', 'Frank Fuchs');
    for (const other of others) expect(done.stderr).toContain(other);
    rmSync(others[0]!);
    expect(done.stdout).toContain('erased');
    expect(/Fuchs|frank@/i.test(everything(out))).toBe(false);
    expect(readFileSync(table, 'utf8')).not.toContain('Fuchs');
    const notes = ['--annotations', join(out, 'trip.notes.json')];
    expect((await archive('verify', join(out, 'trip.json'), ...notes)).status).toBe(0);
    expect((await archive('verify', out)).stdout).not.toMatch(/wrong/);
    writeFileSync(join(box, 'frank-fuchs/a.sum'), summary.replaceAll('Frank Fuchs', 'Frank Fox  '));
    const again = join(folder, 'again');
    await archive('import', box, '-o', again, '--people', table);
    expect(/Fuchs|Frank Fox|frank@/i.test(everything(again))).toBe(false);
    expect(readFileSync(table, 'utf8')).not.toMatch(/Fuchs|Fox/);
  });

  it('loses the name in a game that a judge of ours has sealed, and the chain still holds; messages that name them are told', () => {
    const people = new People(table);
    const name = keeper.names(personOf('FRANCE'))!;
    people.met(name);
    people.erase(name);
    const before = sealArchive(archiveOfCommits(judgedGame('d1155', 2), keeper), sha256);
    const { document, mentions } = archiveWithoutErased(before, people);
    expect(formatArchive(before)).toContain(name);
    expect(formatArchive(document)).not.toContain(name);
    expect([hasFault(formatArchive(document), verifier), mentions, document.chain]).toEqual([false, 0, before.chain]);
    const said = { ...before, press: [{ ...before.press[0]!, body: `I am ${name}.` }] };
    expect(archiveWithoutErased(said, people).mentions).toBe(1);
  });
});
