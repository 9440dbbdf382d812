/** Files that change with the version alone are written once a version: never again at each start, and never left half written. */
import { expect, test } from 'vitest';
import { putSiteFiles, SITE_FILES_WRITTEN } from '../../lambdas/adapters/board/put-site-files.ts';

const VERSION = [
  { path: 'assets/a.css', body: 'a { color: red }', type: 'text/css' },
  { path: 'board/index.html', body: Buffer.from('<!doctype html>'), type: 'text/html' },
];

function bucket(failing?: string) {
  const kept = new Map<string, string>();
  const put: string[] = [];
  return {
    kept,
    put,
    files: {
      put: async (key: string, body: Uint8Array | string) => {
        if (key === failing) throw new Error('no room');
        put.push(key);
        kept.set(key, Buffer.from(body).toString());
      },
      get: async (key: string) => (kept.has(key) ? Buffer.from(kept.get(key)!) : null),
    },
  };
}

test('once for a version, anew for another, and whole where the bucket was emptied', async () => {
  const { files, kept, put } = bucket();
  await putSiteFiles(files, VERSION);
  expect(put.splice(0)).toEqual(['assets/a.css', 'board/index.html', SITE_FILES_WRITTEN]);
  await putSiteFiles(files, VERSION);
  expect(put).toEqual([]);
  await putSiteFiles(files, [{ ...VERSION[0]!, body: 'a { color: tan }' }, VERSION[1]!]);
  expect(put.splice(0)).toHaveLength(3);
  expect(kept.get('assets/a.css')).toBe('a { color: tan }');
  kept.clear();
  await putSiteFiles(files, VERSION);
  expect(put).toHaveLength(3);
});

test('what was cut short does not count as written', async () => {
  const { files, kept } = bucket('board/index.html');
  await expect(putSiteFiles(files, VERSION)).rejects.toThrow('no room');
  expect(kept.has(SITE_FILES_WRITTEN)).toBe(false);
});
