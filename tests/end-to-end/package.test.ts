/**
 * Chancery as an installed package: what `npm pack` packs is all that it needs, outside any checkout.
 * @module-tag long
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratch } from '../local/scratch.ts';
import { COMMAND, greeting } from './serve.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('an installed package', () => {
  let home = '';
  let command = '';
  /** Packs, unpacks as npm does, and gives it the packages that it names as its dependencies, and no other. */
  beforeAll(async () => {
    home = await scratch();
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', home], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
    expect(spawnSync('tar', ['-xzf', filename], { cwd: home }).status).toBe(0);
    const modules = join(home, 'node_modules');
    await mkdir(modules);
    await rename(join(home, 'package'), join(modules, 'chancery'));
    const { dependencies, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      bin: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      await mkdir(dirname(join(modules, name)), { recursive: true });
      await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
    }
    command = join(modules, 'chancery', bin['chancery']!);
  });

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: home, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test('serves: pages, help, maps and styles, with its data where it was called', async () => {
    const child = spawn(process.execPath, [command, 'serve', '--smtp', '0', '--http', '0'], { cwd: home });
    try {
      const { site } = await greeting(child);
      for (const path of [
        '/help/playing/',
        '/',
        '/assets/style.css',
        '/demonstration/light.svg',
        '/variants/octarine/map.svg',
        '/variants/standard/',
      ]) {
        expect((await fetch(new URL(path, site))).status, path).toBe(200);
      }
    } finally {
      child.kill('SIGKILL');
    }
    expect(await readdir(join(home, 'data'))).toContain('chancery.json');
  });

  test('draws, and says of what only a checkout can do that it can not', () => {
    expect(run('render', '--variant', 'standard', '--png', '-o', 'map.png', join(ROOT, POSITION)).status).toBe(0);
    expect(existsSync(join(home, 'map.png'))).toBe(true);
    expect(run('bench', '--load', '--games', '3')).toEqual({
      status: 1,
      stdout: '',
      stderr: "'chancery bench' works only in a checkout of the sources of Chancery.\n",
    });
  });
});

const POSITION = 'tests/end-to-end/position.json';

test('the first files of the command are read by any Node that knows modules, so that it can say that it is too old', () => {
  const first = [COMMAND, join(ROOT, 'infra', 'oldest-node.mjs')];
  for (const file of first) {
    const written = readFileSync(file, 'utf8');
    const as = (target: string) => transformSync(written, { target, loader: 'js' }).code;
    expect(as('node12.20'), file).toBe(as('esnext'));
  }
  const imports = [...readFileSync(COMMAND, 'utf8').matchAll(/^import .*'(.+)'/gm)].map(([, name]) => name);
  expect(imports).toEqual(['../oldest-node.mjs']);
});
