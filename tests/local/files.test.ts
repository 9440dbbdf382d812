import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWhole } from '../../infra/local/disk.ts';
import { diskFiles, isFileKey } from '../../infra/local/files.ts';
import { scratch } from './scratch.ts';

const HOSTILE = [
  '',
  '/',
  '/etc/passwd',
  '..',
  '../secret',
  'games/../../secret',
  'games/..',
  'games//x',
  'games/.hidden',
  'games\\..\\secret',
  'games/x\0.svg',
  'C:/x',
  'games/x:y',
  `games/${'x'.repeat(300)}`,
  'games/%2e%2e/x',
];

describe('files', () => {
  test('are read back as they were written, and missing ones are null', async () => {
    const files = diskFiles(await scratch());
    await files.put('games/marne/maps/S1901M.svg', '<svg/>', 'image/svg+xml');
    expect(Buffer.from((await files.get('games/marne/maps/S1901M.svg'))!).toString()).toBe('<svg/>');
    expect(await files.get('games/marne/maps/F1901M.svg')).toBeNull();
    expect(await files.get('games/marne')).toBeNull();
    expect(await files.get('games/marne/maps/S1901M.svg/x')).toBeNull();
  });

  test('can lie nowhere but in their folder', async () => {
    const root = await scratch();
    await writeFile(join(root, 'secret'), 'secret');
    const files = diskFiles(join(root, 'inside'));
    for (const key of HOSTILE) {
      expect(isFileKey(key), key).toBe(false);
      await expect(files.get(key), key).rejects.toThrow('is no key of a file');
      await expect(files.put(key, 'x', 'text/plain'), key).rejects.toThrow('is no key of a file');
    }
    expect(await readFile(join(root, 'secret'), 'utf8')).toBe('secret');
  });

  test('are seen whole or not at all by whoever reads while they are written', async () => {
    const root = await scratch();
    const path = join(root, 'page.html');
    const versions = ['a'.repeat(300_000), 'b'.repeat(200_000)];
    await writeWhole(path, versions[0]!);
    const writing = Promise.all(Array.from({ length: 20 }, (_, i) => writeWhole(path, versions[i % 2]!)));
    let isWriting = true;
    const done = writing.finally(() => {
      isWriting = false;
    });
    while (isWriting) expect(versions).toContain(await readFile(path, 'utf8'));
    await done;
    expect(await readdir(root)).toEqual(['page.html']);
  });
});
