import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openAppender, writeWhole } from '../../infra/local/disk.ts';
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

  test('are added to in order, however many, and found again when one was taken away or could not be opened', async () => {
    const root = await scratch();
    const appender = openAppender(2);
    onTestFinished(appender.close);
    const names = ['a', 'b', 'c', 'd'];
    const added = names.flatMap((name) => ['1', '2', '3'].map((text) => appender.append(join(root, name), text)));
    await Promise.all(added);
    for (const name of names) expect((await readFile(join(root, name), 'utf8')).length).toBe(3);
    await appender.append(join(root, 'a'), '4');
    expect(await readFile(join(root, 'a'), 'utf8')).toMatch(/^[123]{3}4$/);
    const late = join(root, 'late', 'e');
    await expect(appender.append(late, '1')).rejects.toThrow('ENOENT');
    await mkdir(join(root, 'late'));
    await appender.append(late, '2');
    expect(await readFile(late, 'utf8')).toBe('2');
  });
});
