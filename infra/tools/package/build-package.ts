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
import { minifySync, parseSync } from 'rolldown/utils';
import { packMap } from './packed-map.ts';

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
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    engines: { node: '>=20' },
    keywords: ['diplomacy', 'adjudicator', 'datc', 'board-game'],
  };
}

async function writeScript(outfile: string): Promise<void> {
  const { outputFiles } = await build({
    write: false,
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
        setup: ({ onResolve, onLoad }) => {
          const path = join(ROOT, HERE, 'english.ts');
          onResolve({ filter: /\/en\/english\.ts$/ }, () => ({ path }));
          onResolve({ filter: /\/signs\/remark-sign\.ts$/ }, () => ({ path }));
          // No message of the package tells settings of games.
          onResolve({ filter: /^\.\/settings\.ts$/ }, ({ importer }) =>
            importer.endsWith('/locales/speaker.ts') ? { path } : null,
          );
          onLoad({ filter: /\/geography\.json$/ }, ({ path: map }) => ({
            contents: JSON.stringify(packMap(JSON.parse(readFileSync(map, 'utf8')))),
            loader: 'json',
          }));
        },
      },
    ],
  });
  const { code } = minifySync('index.js', outputFiles[0]!.text, { module: true, compress: { target: 'es2022' } });
  writeFileSync(outfile, code);
}

/** One file: the declarations of the entry, and of all that they speak of. */
function writeTypes(folder: string): void {
  const all = declarations(`${HERE}/engine.ts`, new Map());
  const kept = new Set([...all].flatMap(([name, { file }]) => (file.endsWith('/engine.ts') ? [name] : [])));
  for (const name of kept) {
    for (const word of all.get(name)!.text.match(/\w+/g) ?? []) if (all.has(word)) kept.add(word);
  }
  const texts = [...kept].map((name) => all.get(name)!.text);
  writeFileSync(join(folder, 'index.d.ts'), `${texts.join('\n')}\nexport {};\n`);
}

interface Declaration {
  readonly file: string;
  /** With its comment. */
  readonly text: string;
}

/** Of a file and of all that it imports, by name. */
function declarations(file: string, found: Map<string, Declaration>): ReadonlyMap<string, Declaration> {
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(join(ROOT, file), 'utf8'), {});
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  const { program, comments } = parseSync('index.d.ts', code);
  const imported = new Set([...code.matchAll(/ from "(\.[^"]+\.ts)"/g)].map(([, path]) => join(dirname(file), path!)));
  for (const { start, end } of program.body) {
    const doc = comments.find((each) => each.end < start && code.slice(each.end, start).trim() === '');
    const [, isConst, name] =
      /^(?:export )?(?:declare )?(?:(const)|interface|type|function|class) (\w+)/.exec(code.slice(start, end)) ?? [];
    if (name === undefined) continue;
    // A constant is here for its type alone.
    const text = code.slice(doc?.start ?? start, start) + code.slice(start, end).replace(isConst ? /^export / : '', '');
    if ((found.get(name) ?? { file }).file !== file) throw new Error(`${name}: declared in ${file} and elsewhere.`);
    found.set(name, { file, text: text.replace(/\t/g, '  ') });
  }
  for (const next of imported) if (![...found.values()].some((each) => each.file === next)) declarations(next, found);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const { tarball } = await buildPackage(join(ROOT, 'dist'));
  process.stdout.write(`${relative(process.cwd(), tarball)}\n`);
}
