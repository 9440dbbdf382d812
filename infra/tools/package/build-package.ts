/**
 * `npm run package`: builds `chancery-engine` below `dist/` and packs it. One ES module without dependencies, its types with their
 * documentation, a README, and the license.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isolatedDeclarationSync } from 'rolldown/experimental';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HERE = 'infra/tools/package';

export interface BuiltPackage {
  readonly folder: string;
  readonly tarball: string;
}

/** Into a folder of its own in `target`, beside which the tarball lies. */
export async function buildPackage(target: string): Promise<BuiltPackage> {
  const folder = join(target, 'chancery-engine');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeScript(join(folder, 'index.js'));
  writeTypes(folder);
  copyFileSync(join(ROOT, HERE, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { folder, tarball: join(target, packed.trim().split('\n').at(-1)!) };
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: 'chancery-engine',
    version,
    description: 'The rules of Diplomacy: adjudicate, list legal orders, explain, read orders, draw maps.',
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
    types: './types/index.d.ts',
    engines: { node: '>=20' },
    keywords: ['diplomacy', 'adjudicator', 'datc', 'board-game'],
  };
}

async function writeScript(outfile: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [`${HERE}/engine.ts`],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: ['es2022', 'node20'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'few-words',
        setup: ({ onResolve }) => {
          const path = join(ROOT, HERE, 'english.ts');
          onResolve({ filter: /\/en\/english\.ts$/ }, () => ({ path }));
          onResolve({ filter: /\/signs\/remark-sign\.ts$/ }, () => ({ path }));
          // No message of the package tells settings of games.
          onResolve({ filter: /^\.\/settings\.ts$/ }, ({ importer }) =>
            importer.endsWith('/locales/speaker.ts') ? { path } : null,
          );
        },
      },
    ],
  });
}

/** The declarations of what the entry's own lead to, and of nothing else; each file of the sources has its own. */
function writeTypes(folder: string): void {
  const files = [`${HERE}/engine.ts`];
  for (const file of files) {
    const { code, errors } = isolatedDeclarationSync(file, readFileSync(join(ROOT, file), 'utf8'), {});
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
    for (const [, name] of code.matchAll(/(?:from|import) ?\(?"(\.[^"]+\.ts)"/g)) {
      const next = join(dirname(file), name!);
      if (!files.includes(next)) files.push(next);
    }
    const out = join(folder, 'types', file.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, code.replace(/\.ts(?=")/g, '.js'));
  }
  writeFileSync(join(folder, 'types', 'index.d.ts'), `export * from './${HERE}/engine.js';\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const { tarball } = await buildPackage(join(ROOT, 'dist'));
  process.stdout.write(`${relative(process.cwd(), tarball)}\n`);
}
