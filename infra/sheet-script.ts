/**
 * The order sheet's script, style and type, built by esbuild from templates/sheet: one module in the form that browsers read, the
 * engine within, and parts that are loaded only when they are needed. What a file holds is in its name, so it may be kept for good.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, type Metafile, type OutputFile, version } from 'esbuild';
import { LANGUAGES, type LanguageCode } from '../engine/messages/languages.ts';
import type { SheetAssets } from '../templates/sheet/sheet-data.ts';
import { type KeptBuild, keptBuild } from './kept-build.ts';

export interface SheetFile {
  readonly name: string;
  readonly type: string;
  readonly body: Uint8Array;
}

export interface SheetBuild {
  readonly assets: SheetAssets;
  readonly files: readonly SheetFile[];
}

/** Where the files are served. */
export const SHEET_PATH = '/assets/sheet/';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

let built: SheetBuild | null = null;

/** Built once for all processes, until a source changes. */
export function buildSheetScript(): SheetBuild {
  built ??= keptBuild(ROOT, `sheet-${version}`, build);
  return built;
}

/** The whole of English, as the modules of words import it. The page has the little that it needs of its language in its place. */
const ENGLISH = './en/english.ts';

const BROWSER = 'templates/sheet/browser';
const BOARD = `${BROWSER}/board`;
/** What says how it is built. */
const OWN_SOURCES = ['infra/sheet-script.ts', 'infra/kept-build.ts', 'engine/messages/languages.ts'];
const OF_A_LANGUAGE = /\/(?:locales|words)\/([a-z]{2})[./]/;

function build(): KeptBuild<SheetBuild> {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: ROOT,
    // Nothing else than what it names makes the result: tsconfig.json is not there in the installed package.
    tsconfigRaw: { compilerOptions: { target: 'es2023', strict: true, verbatimModuleSyntax: true } },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'safari15.4', 'chrome100', 'firefox100'],
    outdir: 'sheet',
    write: false,
    metafile: true,
    legalComments: 'none',
    // All is read beside the page's own thread while it loads, in browsers that know this, and not piece by piece when it is first needed.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    logLevel: 'error',
    entryPoints: {
      sheet: `${BROWSER}/main.ts`,
      board: `${BOARD}/board-main.ts`,
      lessons: `${BOARD}/lessons-main.ts`,
      morning: `${BROWSER}/morning-main.ts`,
      language: `${BROWSER}/language.ts`,
      style: 'templates/sheet/sheet.css',
    },
    external: [ENGLISH],
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: SHEET_PATH.slice(0, -1),
    loader: { '.woff2': 'file' },
  });
  const outputs = outputsOf(metafile);
  const language = outputs.of(`${BROWSER}/language.ts`);
  const names = new Map(outputFiles.map(({ path }) => [basename(path), stamped(basename(path), language)]));
  const path = (output: string) => `${SHEET_PATH}${names.get(output)}`;
  const begun = [`${BROWSER}/main.ts`, `${BROWSER}/language.ts`].flatMap((entry) => outputs.with(entry));
  const modules = (code: LanguageCode) =>
    [...new Set([...begun, ...outputs.with(`${BROWSER}/words/${code}.ts`)])].slice(1).map(path);
  const value = {
    assets: {
      script: path(outputs.of(`${BROWSER}/main.ts`)),
      board: path(outputs.of(`${BOARD}/board-main.ts`)),
      lessons: path(outputs.of(`${BOARD}/lessons-main.ts`)),
      morning: path(outputs.of(`${BROWSER}/morning-main.ts`)),
      style: path(outputs.of('templates/sheet/sheet.css')),
      modules: Object.fromEntries(LANGUAGES.map((code) => [code, modules(code)])),
      offline: Object.fromEntries(LANGUAGES.map((code) => [code, outputs.everythingIn(code).map(path)])),
    },
    files: outputFiles.map((file) => fileOf(file, names, language)),
  };
  return { value, sources: [...Object.keys(metafile.inputs), ...OWN_SOURCES] };
}

/** Scripts are pointed to the language by its name, which esbuild has not counted into theirs: other words are other files. */
function stamped(name: string, language: string): string {
  const stamp = createHash('sha256').update(language).digest('hex').slice(0, 8);
  return name.endsWith('.js') ? name.replace(/\.js$/, `-${stamp}.js`) : name;
}

function fileOf({ path, contents }: OutputFile, names: ReadonlyMap<string, string>, language: string): SheetFile {
  const name = basename(path);
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  if (!name.endsWith('.js')) return { name, type, body: contents };
  // Scripts find each other beside themselves, wherever the folder is.
  let text = Buffer.from(contents)
    .toString('utf8')
    .replaceAll(`"${ENGLISH}"`, `"./${language}"`)
    .replaceAll(`"${SHEET_PATH}part-`, '"./part-');
  for (const [before, after] of names) text = text.replaceAll(before, after);
  return { name: names.get(name)!, type, body: Buffer.from(text) };
}

function outputsOf({ outputs }: Metafile) {
  const of = (entry: string): string => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (found === undefined) throw new Error(`The order sheet was built without its ${entry}.`);
    return basename(found[0]);
  };
  const needed = (output: string): readonly string[] => {
    const { imports } = outputs[`sheet/${output}`]!;
    return imports.flatMap(({ path, kind, external }) =>
      kind === 'import-statement' && external !== true ? [basename(path), ...needed(basename(path))] : [],
    );
  };
  /** All that board and lessons ever load in a language. */
  const everythingIn = (code: LanguageCode): readonly string[] => {
    const found = new Set([`${BOARD}/board-main.ts`, `${BOARD}/lessons-main.ts`, `${BROWSER}/language.ts`].map(of));
    for (const output of found) {
      for (const { path, external } of outputs[`sheet/${output}`]!.imports) {
        if (external === true) continue;
        const [, language = code] = OF_A_LANGUAGE.exec(outputs[path]?.entryPoint ?? '') ?? [];
        if (language === code) found.add(basename(path));
      }
    }
    return [...found];
  };
  return { of, with: (entry: string) => [of(entry), ...needed(of(entry))], everythingIn };
}
