/**
 * The order sheet's script, style and type, built by esbuild from templates/sheet: one module in the form that browsers read, the
 * engine within, and parts that are loaded only when they are wanted. What a file holds is in its name, so it may be kept for good.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
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

function build(): SheetBuild {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: { sheet: 'templates/sheet/browser/main.ts', style: 'templates/sheet/sheet.css' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'safari15.4', 'chrome100', 'firefox100'],
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: SHEET_PATH.slice(0, -1),
    loader: { '.woff2': 'file' },
    outdir: 'sheet',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path, contents }): SheetFile => {
    const name = basename(path);
    return { name, type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: contents };
  });
  const named = (start: string, end: string) => {
    const file = files.find(({ name }) => name.startsWith(start) && name.endsWith(end));
    if (file === undefined) throw new Error(`The order sheet was built without its ${start}${end}.`);
    return `${SHEET_PATH}${file.name}`;
  };
  return { assets: { script: named('sheet-', '.js'), style: named('style-', '.css') }, files };
}
