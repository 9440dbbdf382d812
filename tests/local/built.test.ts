/** @module-tag long */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { keptBuild } from '../../infra/kept-build.ts';
import { scratch } from './scratch.ts';

const run = promisify(execFile);
const PACKAGES = ['esbuild', '@esbuild', 'tsx', 'get-tsconfig', 'resolve-pkg-maps'];
const packageAt = (name: string) => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));

/** A project of two modules and a file of data, with the loader of this one. */
async function project() {
  const root = await scratch();
  await mkdir(join(root, 'infra'));
  await mkdir(join(root, 'node_modules'));
  const loader = new URL('../../infra/built.mjs', import.meta.url);
  await writeFile(join(root, 'infra', 'built.mjs'), await readFile(loader));
  for (const name of PACKAGES) await symlink(packageAt(name), join(root, 'node_modules', name)).catch(() => {});
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(root, 'infra', 'say.ts'),
    `import { readFileSync } from 'node:fs';\nimport { word } from './word.ts';\nexport const said: string = word + readFileSync(new URL('./data.txt', import.meta.url), 'utf8');\n`,
  );
  await writeFile(join(root, 'infra', 'data.txt'), ' of data');
  const say = async (word: string) => {
    await writeFile(join(root, 'infra', 'word.ts'), `export const word: string = '${word}';\n`);
  };
  await say('a word');
  const said = async (env: NodeJS.ProcessEnv = {}) => {
    const code = `import { load } from './infra/built.mjs'; console.log((await load('infra/say.ts')).said);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    return stdout.trim();
  };
  const kept = join(root, 'node_modules', '.cache', 'chancery');
  return { root, say, said, kept };
}

describe('a module of the sources', () => {
  test('is built once, and again when a source of it has changed; its data lie beside the source', async () => {
    const { say, said, kept } = await project();
    expect(await said()).toBe('a word of data');
    const once = await readdir(kept);
    expect(await said()).toBe('a word of data');
    expect(await readdir(kept)).toEqual(once);
    await say('another');
    expect(await said()).toBe('another of data');
    expect((await readdir(kept)).length).toBe(once.length + 1);
  });

  test('is read as it stands where nothing can be kept, and when that is asked for; the same is never made twice', async () => {
    const { root, said, kept } = await project();
    expect(await said({ CHANCERY_SOURCES: '1' })).toBe('a word of data');
    await expect(readdir(kept)).rejects.toThrow('ENOENT');
    await writeFile(join(root, 'node_modules', '.cache'), 'no folder');
    expect(await said({ HOME: '' })).toBe('a word of data');
    const place = await scratch();
    expect(await said({ CACHE_DIRECTORY: place })).toBe('a word of data');
    const [name] = await readdir(join(place, '.cache', 'chancery'));
    const list = join(place, '.cache', 'chancery', name!, 'infra-say.ts.json');
    const once = await readFile(list, 'utf8');
    // An image of a container keeps whole seconds of its files.
    for (const file of ['say.ts', 'word.ts']) {
      const seconds = Math.floor((await stat(join(root, 'infra', file))).mtimeMs / 1_000);
      await utimes(join(root, 'infra', file), seconds, seconds);
    }
    expect(await said({ CACHE_DIRECTORY: place })).toBe('a word of data');
    expect(await readFile(list, 'utf8')).toBe(once);
    await rm(join(root, 'node_modules', '.cache'));
  });
});

describe('what is built from sources and kept', () => {
  test('is never old: not of a source of the same size and time, not damaged, nor of one that changes meanwhile', async () => {
    const root = await scratch();
    const write = async (text: string, time: number) => {
      await writeFile(join(root, 'source'), text);
      await utimes(join(root, 'source'), time, time);
    };
    const build = (value: string) => keptBuild(root, 'thing', () => ({ value, sources: ['source'] }));
    await write('one', 1);
    expect([build('a'), build('b')]).toEqual(['a', 'a']);
    await write('two', 1);
    expect([build('c'), build('d')]).toEqual(['c', 'c']);
    const folder = join(root, 'node_modules', '.cache', 'chancery');
    const kept = join(folder, (await readdir(folder))[0]!);
    const bytes = await readFile(kept);
    for (const [n, broken] of [bytes.subarray(0, -1), Buffer.alloc(bytes.length), bytes.toReversed()].entries()) {
      await writeFile(kept, broken);
      expect(build(`e${n}`)).toBe(`e${n}`);
    }
    // One that changes while it is built may have been read before.
    await write('three', Date.now() / 1_000 + 60);
    expect([build('f'), build('g')]).toEqual(['f', 'g']);
  });
});
