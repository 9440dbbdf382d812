/** The container file: linted everywhere; built and run where docker or podman is at hand (CHANCERY_FULL=1, and CI). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { IS_FULL } from '../some-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = readFileSync(join(ROOT, 'infra/local/Dockerfile'), 'utf8');

/** Instructions with their arguments, comments and continued lines taken away. */
const steps = FILE.replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ word: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const of = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest);

describe('the container file', () => {
  test('has no fault that a linter knows', () => {
    expect(validate(FILE)).toEqual([]);
    // And the linter is awake.
    expect(validate('FROM node\nEXPOSE door\n')).not.toEqual([]);
  });

  test('rests on a slim Node that is named, runs as a plain user, keeps its data in a volume and tells whether it is well', () => {
    for (const base of of('FROM')) expect(base).toMatch(/^node:\d+-slim\b/);
    expect(of('USER').at(-1)).toBe('node');
    expect(of('VOLUME')).toEqual(['/data']);
    expect(of('HEALTHCHECK').join()).toContain('/api/health');
    expect(of('CMD').join()).toContain('"--data", "/data"');
  });

  test('copies what is there, and nothing that is not meant to leave the house', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
    const copied = of('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(8);
    for (const path of copied) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path);
    }
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'tests']));
  });

  test.runIf(IS_FULL)(
    'is built and run',
    () => {
      const { status, stdout, stderr } = spawnSync(join(ROOT, '.ci/container'), { encoding: 'utf8' });
      process.stderr.write(stdout);
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    },
    900_000,
  );
});
