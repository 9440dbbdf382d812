import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, packagesIn } from '../../infra/tools/supply/licences.ts';

const lockFile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const packages = packagesIn(lockFile);

describe('what this project is built from', () => {
  it('comes under licences that are allowed', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-only', false],
    ['(MIT AND GPL-2.0)', false],
    ['', false],
  ])('reads the licence %s as allowed: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('installs without running any script of a package', () => {
    expect(readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')).toContain('ignore-scripts=true');
  });

  it('names no address of a package registry', () => {
    expect(lockFile).not.toMatch(/"resolved"|https?:\/\/registry/);
  });

  it('is pinned: every package has its version and its digest', () => {
    const { packages: entries } = JSON.parse(lockFile) as {
      packages: Record<string, { integrity?: string; inBundle?: boolean }>;
    };
    const loose = Object.entries(entries).filter(
      ([path, { integrity, inBundle }]) => path !== '' && !inBundle && !integrity,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
