import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../infra/local/bad-input.ts';
import { openFolder } from '../../infra/local/folder.ts';
import { openKey } from '../../infra/local/key.ts';
import { itWith } from '../describe-with.ts';
import { scratch } from './scratch.ts';

describe('the data folder', () => {
  test('is made where there is none, and used again afterwards', async () => {
    const path = join(await scratch(), 'deep', 'data');
    const first = await openFolder(path);
    expect(first.isNew).toBe(true);
    await first.ready();
    await first.close();
    const second = await openFolder(path);
    expect(second.isNew).toBe(false);
    await second.close();
  });

  test('of a newer version is left alone, with a sentence that names both formats', async () => {
    const path = await scratch();
    await writeFile(join(path, 'chancery.json'), '{"format": 3}');
    await expect(openFolder(path)).rejects.toThrow(
      /written by a newer Chancery \(format 3; this one reads format 2\)\. Run that one, or/,
    );
    expect(await readdir(path)).toEqual(['chancery.json']);
  });

  test('that does not say its format is called damaged', async () => {
    for (const text of ['', 'null', '{"format": "x"}', '{']) {
      const path = await scratch();
      await writeFile(join(path, 'chancery.json'), text);
      await expect(openFolder(path), text).rejects.toThrow(/is damaged/);
    }
  });

  test('with other things in it is refused and nothing is put there', async () => {
    const path = await scratch();
    await writeFile(join(path, 'thesis.txt'), 'x');
    await expect(openFolder(path)).rejects.toThrow(/holds something else than a judge's data \('thesis.txt'\)/);
    expect(await readdir(path)).toEqual(['thesis.txt']);
  });

  test('can be used by one judge at a time', async () => {
    const path = await scratch();
    const first = await openFolder(path);
    await expect(openFolder(path)).rejects.toThrow(/Another judge is at work on the data folder/);
    await first.close();
    await (await openFolder(path)).close();
  });

  test('that cannot be is refused in a sentence', async () => {
    const file = join(await scratch(), 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below')]) {
      const refusal = openFolder(path);
      await expect(refusal).rejects.toThrow(/^The data folder .* cannot be used: it is not a folder\. Give another/);
      await expect(refusal).rejects.toBeInstanceOf(BadInput);
    }
  });

  test('in which mail has been taken is never begun anew, even when its mark is gone', async () => {
    const path = await scratch();
    await mkdir(join(path, 'store'));
    await mkdir(join(path, 'files', 'inbox'), { recursive: true });
    await expect(openFolder(path)).rejects.toThrow(/is damaged: chancery\.json is missing/);
    expect(await readdir(path)).toEqual(['files', 'store']);
    const waiting = await scratch();
    await mkdir(join(waiting, 'mail', 'waiting'), { recursive: true });
    await writeFile(join(waiting, 'mail', 'waiting', '1.eml'), '');
    await expect(openFolder(waiting)).rejects.toThrow(/is damaged: chancery\.json is missing/);
  });

  test('of an older version opens, and from then on an older judge leaves it alone', async () => {
    const path = await scratch();
    await writeFile(join(path, 'chancery.json'), '{"format":1}');
    const folder = await openFolder(path);
    expect(folder.isNew).toBe(false);
    await folder.ready();
    expect(JSON.parse(await readFile(join(path, 'chancery.json'), 'utf8'))).toEqual({ format: 2 });
    await folder.close();
  });

  test('of a first start that was cut short is new, and its half-made store is gone', async () => {
    const path = await scratch();
    for (const part of ['lock', 'store', 'files', 'mail']) await mkdir(join(path, part));
    await writeFile(join(path, 'store', 'half'), '');
    const folder = await openFolder(path);
    expect(folder.isNew).toBe(true);
    expect(await readdir(path)).not.toContain('store');
    await folder.close();
  });
});

describe("the judge's key", () => {
  test('is made once, of 32 bytes, and only its owner can read it', async () => {
    const path = await scratch();
    const key = await openKey(path, true);
    expect(key.bytes.length).toBe(32);
    expect(await openKey(path, false)).toEqual(key);
    if (process.platform !== 'win32') expect((await stat(join(path, 'key'))).mode & 0o777).toBe(0o600);
  });
});

describe('a key that is lost or damaged', () => {
  test('is taken from its copy; without one a new one is made; both are said', async () => {
    const path = await scratch();
    const { bytes, notes } = await openKey(path, true);
    expect(notes).toEqual([]);
    await writeFile(join(path, 'key'), 'short');
    const restored = await openKey(path, false);
    expect(restored.bytes).toEqual(bytes);
    expect(restored.notes).toEqual([expect.stringContaining('restored from key.copy')]);
    await Promise.all(['key', 'key.copy'].map((name) => writeFile(join(path, name), '')));
    const fresh = await openKey(path, false);
    expect(fresh.bytes).not.toEqual(bytes);
    expect(fresh.notes).toEqual([expect.stringContaining('put the file back from a backup')]);
  });
});

describe('a data folder that cannot be made', () => {
  itWith('linux', process.platform === 'linux', 'is said at once where the system has no place for it', async () => {
    await expect(openFolder('/proc/chancery')).rejects.toThrow(
      'The data folder /proc/chancery cannot be used: it cannot be made.',
    );
  });
});
