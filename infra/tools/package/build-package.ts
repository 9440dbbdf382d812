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
import { coarser } from './coarser-map.ts';
import { packMap } from './packed-map.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HERE = 'infra/tools/package';

/** The standard game alone; and with the rules, languages and lines of all variants. */
export const PACKAGES = ['chancery-engine', 'chancery-engine-variants'] as const;
type PackageName = (typeof PACKAGES)[number];

export interface BuiltPackage {
  readonly folder: string;
  readonly tarball: string;
}

/** Into a folder of its own in `target`, beside which the tarball lies. */
export async function buildPackage(target: string, name: PackageName): Promise<BuiltPackage> {
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeScript(join(folder, 'index.js'), name === 'chancery-engine-variants');
  writeTypes(folder);
  const readme = readFileSync(join(ROOT, HERE, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), readme.replace(/chancery-engine(?!-)/g, name));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(name), null, 2)}\n`);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { folder, tarball: join(target, packed.trim().split('\n').at(-1)!) };
}

function manifest(name: PackageName) {
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name,
    version,
    description: 'The rules of Diplomacy: adjudicate, explain, read orders, draw maps.',
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    engines: { node: '>=20' },
    keywords: ['diplomacy', 'adjudicator', 'datc'],
  };
}

/** Modules in whose place every package has `english.ts`. */
const ENGLISH = (
  'engine/language/signs/remark-sign templates/locales/en/english templates/locales/examples ' +
  'templates/locales/renamed templates/locales/settings'
).split(' ');
/** And those in whose place that of the standard game has `left-out.ts`. */
const LEFT_OUT = (
  'engine/adjudicate/phases/resolve-choices engine/language/locales/other-words ' +
  'engine/language/orders/influence-line engine/language/orders/mistyped-unit ' +
  'engine/language/orders/please-and-thanks engine/language/times/phase-text engine/rules/center-maturity ' +
  'engine/rules/clauses engine/rules/convoy-between-theatres engine/rules/influence engine/rules/neutral-units ' +
  'engine/rules/no-retreat-from engine/rules/sight engine/rules/start-choices engine/rules/starts ' +
  'engine/rules/unit-strength infra/tools/package/all-variants templates/locales/en/rules templates/map/inset ' +
  'templates/map/rules-of-places templates/map/small templates/markup/kept-whole'
).split(' ');
const PLAIN = (
  'templates/map/border-marks templates/map/center-marks templates/map/home-sheets templates/map/legend ' +
  'templates/map/map-standings templates/map/signs templates/map/terrain'
).split(' ');
/** Sentences by their codes. */
const WORDS = /\/locales\/en\/(archive|order)-answers\.ts$/;

async function writeScript(outfile: string, isWhole: boolean): Promise<void> {
  const first = await bundle(isWhole, null);
  const { inputs } = first.metafile.outputs['index.js']!;
  const used = Object.keys(inputs).filter((file) => inputs[file]!.bytesInOutput > 0 && !WORDS.test(file));
  const codes = used.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(CODE) ?? []);
  const { outputFiles } = await bundle(isWhole, new Set(codes));
  const { code } = minifySync('index.js', outputFiles[0]!.text, {
    module: true,
    compress: { target: 'es2022' },
  });
  writeFileSync(outfile, code);
}

const CODE = /(?<=')[a-z-]+\/[a-z-]+(?=')/g;

/** `codes`: those of which there are sentences; null: all. */
function bundle(isWhole: boolean, codes: ReadonlySet<string> | null) {
  const lists = { english: ENGLISH, ...(isWhole ? {} : { 'left-out': LEFT_OUT, 'plain-drawing': PLAIN }) };
  const instead = new Map(
    Object.entries(lists).flatMap(([by, paths]) =>
      paths.map((path) => [join(ROOT, `${path}.ts`), join(ROOT, HERE, `${by}.ts`)]),
    ),
  );
  return build({
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
    entryPoints: [`${HERE}/engine.ts`],
    outfile: 'index.js',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: ['es2022', 'node20'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'only-what-is-asked-for',
        setup: ({ onLoad }) => {
          const load = (filter: RegExp, text: (path: string) => string | null) =>
            onLoad({ filter }, ({ path }) => {
              const contents = text(path);
              return contents === null ? null : { contents, loader: path.endsWith('.json') ? 'json' : 'ts' };
            });
          load(/\.ts$/, (path) => {
            const other = instead.get(path);
            if (other !== undefined) return `export * from ${JSON.stringify(other)};`;
            return codes !== null && WORDS.test(path) ? withSentences(path, codes) : null;
          });
          load(/\/geography\.json$/, (path) => {
            const map = JSON.parse(readFileSync(path, 'utf8'));
            const { provinces } = JSON.parse(readFileSync(join(path, '../variant.json'), 'utf8'));
            return JSON.stringify(packMap(isWhole ? map : coarser(map), provinces));
          });
          if (!isWhole) load(/\/letter-widths\.json$/, (path) => ofPlainLetters(readFileSync(path, 'utf8')));
        },
      },
    ],
  });
}

/** A file of sentences with those of these codes alone. */
function withSentences(path: string, codes: ReadonlySet<string>): string {
  let text = readFileSync(path, 'utf8');
  const cut = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, key, start, end } = node as Partial<{
      type: string;
      key: { value?: string };
      start: number;
      end: number;
    }>;
    if (type === 'Property' && key?.value?.includes('/') && !codes.has(key.value)) {
      const comma = text[end!] === ',' ? 1 : 0;
      text = text.slice(0, start) + ' '.repeat(end! - start! + comma) + text.slice(end! + comma);
    } else Object.values(node).forEach(cut);
  };
  cut(parseSync(path, text).program);
  return text;
}

/** Widths of the letters that names of the standard game have, to a twentieth of their size. */
function ofPlainLetters(widths: string): string {
  const plain = (key: string, value: unknown) =>
    /^[^ -~]$/.test(key) ? undefined : typeof value === 'number' ? 50 * Math.round(value / 50) : value;
  return JSON.stringify(JSON.parse(widths), plain);
}

/** One file: the declarations of the entry, and of all that they speak of. */
function writeTypes(folder: string): void {
  const all = declarations(`${HERE}/engine.ts`, new Map());
  const kept = new Set([...all].flatMap(([name, { file }]) => (file.endsWith('/engine.ts') ? [name] : [])));
  for (const name of kept) {
    const spoken =
      all
        .get(name)!
        .text.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '')
        .match(/\w+/g) ?? [];
    for (const word of spoken) if (all.has(word)) kept.add(word);
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
  for (const name of PACKAGES) {
    const { tarball } = await buildPackage(join(ROOT, 'dist'), name);
    process.stdout.write(`${relative(process.cwd(), tarball)}\n`);
  }
}
