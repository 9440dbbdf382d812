/**
 * A Lambda function's code: one file by esbuild, and beside it the data that it reads (variants, fonts, documents), at the same places
 * relative to it as in the sources.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import type { SheetManifest } from '../../lambdas/adapters/publish/built-sheet.ts';
import { buildSheetScript } from '../sheet-script.ts';
import { asCalls } from './bundling/built-in-modules.ts';
import { leanClients } from './bundling/lean-clients.ts';
import { shareStart } from './bundling/shared-start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const FUNCTIONS = [
  'inbound',
  'deadline',
  'pages',
  'outbound',
  'feedback',
  'sweep',
  'on-demand',
  'what-if',
  'try-variant',
  'no-invitations',
  'sheet',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

type Need = 'game' | 'pictures' | 'variants' | 'fonts' | 'sheet' | 'sheet names';

const NEEDS: Readonly<Record<FunctionName, readonly Need[]>> = {
  inbound: ['game'],
  deadline: ['game'],
  pages: ['game'],
  outbound: [],
  feedback: [],
  sweep: ['game', 'sheet'],
  'on-demand': ['pictures', 'variants', 'fonts'],
  'what-if': ['variants'],
  'try-variant': ['pictures'],
  'no-invitations': [],
  sheet: ['game', 'sheet names'],
};

/** The most that a function may weigh, in bytes: its code, which is what takes time to load, and everything unpacked. */
export const BUDGETS: Readonly<Record<FunctionName, { readonly code: number; readonly all: number }>> = {
  inbound: { code: 2_344_500, all: 6_000_000 },
  deadline: { code: 2_338_000, all: 6_000_000 },
  pages: { code: 1_883_000, all: 6_000_000 },
  sweep: { code: 2_600_000, all: 7_708_000 },
  outbound: { code: 450_000, all: 1_000_000 },
  feedback: { code: 250_000, all: 1_000_000 },
  'on-demand': { code: 837_500, all: 8_000_000 },
  'what-if': { code: 1_056_000, all: 4_000_000 },
  'try-variant': { code: 1_397_000, all: 6_300_000 },
  'no-invitations': { code: 531_500, all: 1_185_000 },
  sheet: { code: 2_449_000, all: 6_000_000 },
};

/** What `handler` is called in the function's configuration. */
export function handlerOf(name: FunctionName): string {
  return `lambdas/adapters/publish/${name}.handler`;
}

/** The file that is loaded. */
export function bundleEntry(name: FunctionName, folder: string): string {
  return join(folder, handlerOf(name).replace(/\.handler$/, '.mjs'));
}

/** What looks at maps of others is made of the tools that look at ours: it stands among them. */
function sourceOf(name: FunctionName): string {
  return name === 'try-variant' ? 'infra/tools/variants/trial/trial-function.ts' : `lambdas/entry/${name}.ts`;
}

/** Packages in the older module form ask for `require` when they are loaded. */
const REQUIRE = "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);";

const OPTIONS = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  banner: { js: REQUIRE },
  logLevel: 'error',
  // Tables of character sets and of file types were a third of the code, and few mails are written in anything but UTF-8: they lie
  // beside it and are read with the first such mail.
  external: ['./tables/*', './mimetypes', './sbcs-data-generated', './iconv-lite.cjs'],
  alias: {
    '@aws-sdk/credential-provider-node': './infra/aws/stubs/credentials.mjs',
    'iconv-lite': './infra/aws/stubs/iconv-lite.cjs',
    'encoding-japanese': './infra/aws/stubs/encoding-japanese.cjs',
    domutils: './infra/aws/stubs/nothing.cjs',
    bowser: './infra/aws/stubs/nothing.cjs',
    '@smithy/core/event-streams': './infra/aws/stubs/event-streams.mjs',
    '@aws-sdk/endpoint-cache': './infra/aws/stubs/nothing.cjs',
  },
  // Words and tables are full of letters that would take six bytes each.
  charset: 'utf8',
} satisfies BuildOptions;

export interface Bundle {
  readonly folder: string;
  /** What the code is made from: paths below the project, with slashes. */
  readonly sources: readonly string[];
  /** Those of which something is loaded at each cold start. */
  readonly atStart: readonly string[];
}

/** A file that asks for nothing by `require` goes without it. Its line stays, for the source maps. */
function withoutRequire(code: string): string {
  if (!code.startsWith(REQUIRE)) return code;
  const rest = code.slice(REQUIRE.length);
  return /\brequire\b/.test(rest) ? code : rest;
}

/**
 * Builds one function's code into a new folder of its own below `into`. `maps`: with source maps beside it, which do not change
 * the code. They are not deployed: Node reads them all when it loads the code, which takes a sixth longer by it.
 */
export function bundleFunction(
  name: FunctionName,
  into: string,
  { maps = false }: { readonly maps?: boolean } = {},
): Bundle {
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const out = dirname(bundleEntry(name, folder));
  const parts = join(out, 'parts');
  const options = {
    ...OPTIONS,
    metafile: true,
    splitting: true,
    // Made in any case: they count in the names of files.
    sourcemap: 'external',
    sourcesContent: false,
    chunkNames: '[name]-[hash]',
  } as const satisfies BuildOptions;
  // Languages are loaded when somebody reads them: each is a file of its own, beside the entry, where the data are looked for.
  const { metafile } = buildSync({
    ...options,
    absWorkingDir: root,
    alias: { ...OPTIONS.alias, ...leanClients() },
    nodePaths: [join(root, 'node_modules')],
    entryPoints: [{ in: join(root, sourceOf(name)), out: name }],
    outdir: parts,
  });
  changeCode(metafile, root, (code, _, path) => `${withoutRequire(code)}\n//# sourceMappingURL=${basename(path)}.map`);
  shareStart(metafile, root, sourceOf(name));
  const joined = buildSync({
    ...options,
    absWorkingDir: out,
    // A line of its own, for what is put before the code.
    banner: { js: ';' },
    entryPoints: [join(parts, `${name}.js`)],
    outdir: out,
    outExtension: { '.js': '.mjs' },
  });
  changeCode(joined.metafile, out, asCalls);
  rmSync(parts, { recursive: true });
  if (!maps) for (const file of readdirSync(out)) if (file.endsWith('.map')) rmSync(join(out, file));
  for (const need of NEEDS[name]) copyData(need, folder);
  const sources = Object.keys(metafile.inputs);
  if (sources.includes('infra/aws/stubs/iconv-lite.cjs')) copyTables(dirname(bundleEntry(name, folder)));
  return { folder, sources, atStart: sourcesAtStart(metafile, sourceOf(name)) };
}

type Output = Metafile['outputs'][string];

function changeCode(
  { outputs }: Metafile,
  from: string,
  change: (code: string, output: Output, path: string) => string,
): void {
  for (const [name, output] of Object.entries(outputs)) {
    const path = join(from, name);
    if (/\.m?js$/.test(name)) writeFileSync(path, change(readFileSync(path, 'utf8'), output, path));
  }
}

function sourcesAtStart({ outputs }: Metafile, entry: string): readonly string[] {
  const files = new Set(Object.keys(outputs).filter((file) => outputs[file]!.entryPoint === entry));
  const sources = new Set<string>();
  for (const file of files) {
    const { imports, inputs } = outputs[file]!;
    for (const { path, kind } of imports) if (kind === 'import-statement' && path in outputs) files.add(path);
    for (const [source, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) sources.add(source);
  }
  return [...sources];
}

const SINGLE_BYTE = 'sbcs-data-generated.js';

/** What {@link OPTIONS} leaves out, under the names by which the code asks for it. */
function copyTables(beside: string): void {
  buildSync({
    ...OPTIONS,
    alias: {},
    banner: {},
    absWorkingDir: root,
    format: 'cjs',
    entryPoints: [createRequire(import.meta.url).resolve('iconv-lite')],
    outfile: join(beside, 'iconv-lite.cjs'),
  });
  // As the package that reads mail finds them.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('mailparser'));
  const into = join(beside, 'tables');
  cpSync(join(dirname(resolve('iconv-lite/package.json')), 'encodings', 'tables'), into, { recursive: true });
  cpSync(join(dirname(resolve('iconv-lite/package.json')), 'encodings', SINGLE_BYTE), join(beside, SINGLE_BYTE));
  cpSync(join(dirname(resolve('libmime/package.json')), 'lib', 'mimetypes.js'), join(into, 'mimetypes.cjs'));
  cpSync(join(root, 'infra', 'aws', 'stubs', 'mimetypes.cjs'), join(beside, 'mimetypes.js'));
  const japanese = join(dirname(resolve('encoding-japanese/package.json')), 'encoding.min.js');
  cpSync(japanese, join(into, 'encoding-japanese.cjs'));
}

const PARTS = {
  variants: ['variants'],
  fonts: [join('templates', 'map', 'fonts')],
  game: ['variants', 'docs', join('templates', 'map', 'fonts'), join('templates', 'pages', 'assets')],
} as const satisfies Partial<Record<Need, readonly string[]>>;

function copyData(need: Need, folder: string): void {
  if (need === 'sheet' || need === 'sheet names') {
    copySheet(folder, need === 'sheet');
    return;
  }
  if (need !== 'pictures') {
    for (const part of PARTS[need]) {
      const from = join(root, part);
      if (existsSync(from)) cpSync(from, join(folder, part), { recursive: true, filter: isWanted });
    }
    return;
  }
  const fonts = join('lambdas', 'adapters', 'publish', 'fonts');
  cpSync(join(root, fonts), join(folder, fonts), { recursive: true });
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const to = join(folder, 'node_modules', '@resvg', 'resvg-wasm');
  mkdirSync(to, { recursive: true });
  for (const file of ['index_bg.wasm', 'package.json']) cpSync(join(dirname(wasm), file), join(to, file));
}

/** The order sheet's script and style, or only what they are called: with a hash, which the page must know. */
function copySheet(folder: string, isWhole: boolean): void {
  const { assets, files } = buildSheetScript();
  const into = join(folder, 'sheet');
  mkdirSync(into);
  const manifest: SheetManifest = { assets, files: files.map(({ name, type }) => ({ name, type })) };
  writeFileSync(join(into, 'manifest.json'), JSON.stringify(manifest));
  if (isWhole) for (const { name, body } of files) writeFileSync(join(into, name), body);
}

/** Pictures of the documents, and schemas, are for readers of the repository. */
function isWanted(path: string): boolean {
  return !/\.(?:png|jpe?g|schema\.json)$/.test(path);
}

/** Bytes of a file and of all that it imports before it runs; what is imported when it is needed is left out. */
export function loadedAtStart(entry: string, seen = new Set<string>()): number {
  if (seen.has(entry)) return 0;
  seen.add(entry);
  const code = readFileSync(entry, 'utf8');
  const imported = [...code.matchAll(/(?:from|import)"(\.\/[^"]+\.mjs)"/g)].map(([, path]) =>
    join(dirname(entry), path!),
  );
  return imported.reduce((sum, path) => sum + loadedAtStart(path, seen), statSync(entry).size);
}

/** Bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
