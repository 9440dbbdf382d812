/**
 * The order sheet's script, style and type, built by esbuild from templates/sheet: one module in the form that browsers read, the
 * engine within, and parts that are loaded only when they are wanted. What a file holds is in its name, so it may be kept for good.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync, type OutputFile } from 'esbuild';
import type { SheetAssets } from '../templates/sheet/sheet-data.ts';

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

/** Built once in a process: it takes less than a second. */
export function buildSheet(): SheetBuild {
  built ??= build();
  return built;
}

/** What both builds have in common. */
const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: ['es2022', 'safari15.4', 'chrome100', 'firefox100'],
  outdir: 'sheet',
  write: false,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** The whole language, as the modules of words import it. The page has a small one in its place. */
const LANGUAGE = './en/english.ts';

function build(): SheetBuild {
  const [words] = buildSync({
    ...OPTIONS,
    entryPoints: { words: 'templates/sheet/browser/english.ts' },
    entryNames: '[name]-[hash]',
  }).outputFiles.map(fileOf);
  const { outputFiles } = buildSync({
    ...OPTIONS,
    entryPoints: { sheet: 'templates/sheet/browser/main.ts', style: 'templates/sheet/sheet.css' },
    external: [LANGUAGE],
    // Other words are other files, though nothing else in them has changed.
    banner: { js: `/*${words!.name}*/` },
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: SHEET_PATH.slice(0, -1),
    loader: { '.woff2': 'file' },
  });
  const files = [words!, ...outputFiles.map(fileOf).map((file) => pointed(file, words!.name))];
  const named = (start: string, end: string) => {
    const file = files.find(({ name }) => name.startsWith(start) && name.endsWith(end));
    if (file === undefined) throw new Error(`The order sheet was built without its ${start}${end}.`);
    return `${SHEET_PATH}${file.name}`;
  };
  return { assets: { script: named('sheet-', '.js'), style: named('style-', '.css') }, files };
}

function fileOf({ path, contents }: OutputFile): SheetFile {
  const name = basename(path);
  return { name, type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: contents };
}

/** A script that imports the language, by the name of the file that it is. */
function pointed(file: SheetFile, words: string): SheetFile {
  if (!file.name.endsWith('.js')) return file;
  const text = Buffer.from(file.body).toString('utf8').replaceAll(`"${LANGUAGE}"`, `"./${words}"`);
  return { ...file, body: Buffer.from(text) };
}
