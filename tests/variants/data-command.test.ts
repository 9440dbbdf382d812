/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { filesOfTheGuide, skerry } from './example.ts';

const scratch = mkdtempSync(join(tmpdir(), 'chancery-variants-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function chancery(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const script = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));
  const done = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

/** A folder with the guide's example, whose variant.json is as given. */
function designersFolder(variant: object): string {
  const folder = mkdtempSync(join(scratch, 'set-'));
  mkdirSync(join(folder, 'skerry'));
  writeFileSync(join(folder, 'skerry', 'variant.json'), JSON.stringify(variant));
  writeFileSync(join(folder, 'skerry', 'README.md'), filesOfTheGuide().get('variants/skerry/README.md')!);
  return folder;
}

describe('chancery variants', () => {
  it('lists the variants, one to a line, with the designers', () => {
    const { status, out } = chancery(['variants']);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(6);
    expect(out).toMatch(
      /^eckert-napoleonic +8-9 players, 19 of 36 centers win +Eckert's Napoleonic Diplomacy, by Bob Eckert$/m,
    );
  });

  it('--json lists what a program needs to choose one', async () => {
    const list = JSON.parse((await runCommand(['variants', '--json'])).stdout) as readonly Record<string, unknown>[];
    expect(list.map(({ id }) => id)).toContain('1812-overture');
    expect(list[0]).toMatchObject({
      id: 'standard',
      designers: ['Allan B. Calhamer'],
      players: { min: 7, max: 7 },
      victory: { centers: 18, of: 34 },
      start: 'S1901M',
    });
    expect(list.every(({ digest }) => /^[0-9a-f]{64}$/.test(String(digest)))).toBe(true);
  });

  it('ID prints rules, map and standing of the facts, by name or alias', async () => {
    const { status, stdout: out } = await runCommand(['variants', 'hn01']);
    expect(status).toBe(0);
    expect(out).toContain('- A unit dislodged in any supply center is destroyed at once; elsewhere\n');
    expect(out).toContain('mac   Macedon (coast) [macedonia]\n      A: bul con gre\n      F: aeg con gre\n');
    expect(out).toContain('army borders      15 rules, 111 standard-map\n');
  });

  it('ID that does not exist: exit status 1 and the ids there are', () => {
    expect(chancery(['variants', 'standrad'])).toEqual({
      status: 1,
      out: '',
      err: "There is no variant 'standrad'; there are standard, 1776-ii, 1812-overture, consolidation-1865, eckert-napoleonic, octarine.\n",
    });
  });

  it('--check of a designer’s folder tells every fault on a line of its own, with exit status 1', () => {
    const draft = skerry();
    draft.adjacency.army[3] = ['ard', 'fur'];
    draft.designers = ['Somebody Else'];
    draft.victory.of = 10;
    const { status, out, err } = chancery(['variants', 'skerry', '--check'], {
      CHANCERY_VARIANTS: designersFolder(draft),
    });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(
      err
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(/^.*skerry\//, '')),
    ).toEqual([
      "variant.json: adjacency.army[3] (ard-fur): there is no province 'fur'; did you mean fir?",
      'variant.json: victory.of: the map has 9 supply centers; write 9',
    ]);
  });

  it('--check --json gives the faults to a program; the README must name the designer', () => {
    const draft = { ...skerry(), designers: ['Somebody Else'] };
    const { status, out } = chancery(['variants', '--check', '--json'], { CHANCERY_VARIANTS: designersFolder(draft) });
    expect(status).toBe(1);
    const { variants, faults } = JSON.parse(out) as { variants: string[]; faults: { file: string; message: string }[] };
    expect(variants).toEqual(['skerry']);
    expect(faults.map(({ message }) => message)).toEqual(['the designer Somebody Else is not named; add the credit']);
    expect(faults[0]?.file).toMatch(/skerry\/README\.md$/);
  });

  it('--check compares a drawn map with the rules where there is one', () => {
    const folder = designersFolder(skerry());
    const provinces = Object.fromEntries(skerry().provinces.map(({ id }) => [id, {}]));
    const sheet = { provinces, borders: {}, markers: skerry().adjacency.army };
    writeFileSync(join(folder, 'skerry', 'geography.json'), JSON.stringify({ sheets: [sheet] }));
    const { status, err } = chancery(['variants', 'skerry', '--check'], { CHANCERY_VARIANTS: folder });
    expect(status).toBe(1);
    expect(err).toMatch(
      /skerry\/geography\.json: borders: nor-ske: adjacent, but the border drawn is 0 long; draw 5 or more, or add the pair to markers\n/,
    );
    expect(err).not.toContain('ard-ash');
  });

  it('no other command runs on data that are wrong: each fault is told, with exit status 1', () => {
    const draft = skerry();
    draft.victory.of = 10;
    const { status, out, err } = chancery(['archive', 'stats', scratch], { CHANCERY_VARIANTS: designersFolder(draft) });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^\S*skerry\/variant\.json: victory\.of: the map has 9 supply centers; write 9\n$/);
  });
});
