/**
 * A Lambda function's code: one file by esbuild, and beside it the data that it reads (variants, fonts, documents), at the same places
 * relative to it as in the sources.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const FUNCTIONS = ['inbound', 'deadline', 'outbound', 'feedback', 'sweep', 'picture'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** Data that each function needs. */
const NEEDS: Readonly<Record<FunctionName, readonly ('game' | 'pictures')[]>> = {
  inbound: ['game'],
  deadline: ['game'],
  outbound: [],
  feedback: [],
  sweep: ['game'],
  picture: ['pictures'],
};

/** The most that a function may weigh unpacked, in bytes. */
export const BUDGETS: Readonly<Record<FunctionName, number>> = {
  inbound: 20_000_000,
  deadline: 20_000_000,
  sweep: 20_000_000,
  outbound: 3_000_000,
  feedback: 3_000_000,
  picture: 8_000_000,
};

/** What `handler` is called in the function's configuration. */
export function handlerOf(name: FunctionName): string {
  return `lambdas/adapters/${name}.handler`;
}

/** Builds one function's code into a folder of its own below `into`, made anew; the folder. */
export function bundle(name: FunctionName, into: string): string {
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: [join(root, 'lambdas', 'entry', `${name}.ts`)],
    outfile: join(folder, 'lambdas', 'adapters', `${name}.mjs`),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Packages in the older module form ask for `require` when they are loaded.
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
    logLevel: 'error',
  });
  for (const need of NEEDS[name]) copyData(need, folder);
  return folder;
}

function copyData(need: 'game' | 'pictures', folder: string): void {
  if (need === 'game') {
    for (const part of ['variants', 'docs', join('templates', 'map', 'fonts'), join('templates', 'pages', 'assets')]) {
      const from = join(root, part);
      if (existsSync(from)) cpSync(from, join(folder, part), { recursive: true, filter: isWanted });
    }
    return;
  }
  cpSync(join(root, 'lambdas', 'adapters', 'fonts'), join(folder, 'lambdas', 'adapters', 'fonts'), { recursive: true });
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const to = join(folder, 'node_modules', '@resvg', 'resvg-wasm');
  mkdirSync(to, { recursive: true });
  for (const file of ['index_bg.wasm', 'package.json']) cpSync(join(dirname(wasm), file), join(to, file));
}

/** Pictures of the documents are for readers of the repository. */
function isWanted(path: string): boolean {
  return !/\.(?:png|jpe?g)$/.test(path);
}

/** Bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
