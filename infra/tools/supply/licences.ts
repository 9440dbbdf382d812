/**
 * The licences of everything that package-lock.json brings in, and which of them this project may use: those that allow
 * anything, and those that ask only that changes to their own files stay open.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Fonts, for looking at pages in tests.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

export interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty when the package names none. */
  readonly licence: string;
  readonly isDev: boolean;
  readonly hasInstallScript: boolean;
}

export function packagesIn(lockFile: string): readonly Package[] {
  const { packages } = JSON.parse(lockFile) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean }>;
  };
  return Object.entries(packages).flatMap(
    ([path, { version = '', license = '', dev = false, hasInstallScript = false }]) =>
      path === ''
        ? []
        : [{ name: path.replace(/^.*node_modules\//, ''), version, licence: license, isDev: dev, hasInstallScript }],
  );
}

/** True when an SPDX expression leaves a choice, or a set, that is allowed throughout. */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.has(licence.trim())));
}

function main(): void {
  const packages = packagesIn(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
  const rows = packages.map(({ name, version, licence, isDev }) =>
    [licence === '' ? 'none' : licence, isDev ? 'development' : 'shipped', `${name} ${version}`].join('\t'),
  );
  process.stdout.write(`${[...new Set(rows)].sort().join('\n')}\n`);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, licence } of refused) process.stderr.write(`${name}: the licence '${licence}' is not allowed.\n`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
