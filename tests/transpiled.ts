/**
 * The sources as JavaScript that Node itself loads. Vitest's own loader takes each module apart in its main process, sends it to each
 * worker, and lets its importers reach what it exports through getters. Here only types are taken out (tsconfig.json allows nothing
 * that would need more), of each file when it has changed. The tests and their helpers stay with vitest.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { VERSION } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import type { Plugin } from 'vitest/config';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['engine', 'infra', 'lambdas', 'templates', 'variants'];
/** Of a place where nothing can be kept. */
const NO_ROOM = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/** For a run of all that is asked for, once: whoever watches or measures coverage needs vitest to know the sources. */
export function isWanted(argv: readonly string[], env: NodeJS.ProcessEnv): boolean {
  return (
    argv.includes('run') && !argv.some((each) => each.startsWith('--coverage')) && env['CHANCERY_SOURCES'] === undefined
  );
}

/**
 * Sends what tests import from the sources to their JavaScript. Where that can't be kept, vitest loads the sources themselves. `root`
 * is that of the project; the JavaScript goes below its packages, which are found from there.
 */
export function transpiled(root = ROOT): Plugin {
  let made: ReadonlyMap<string, string> = new Map();
  return {
    name: 'transpiled-sources',
    enforce: 'pre',
    buildStart() {
      try {
        made = transpileAll(root);
      } catch (error) {
        if (!NO_ROOM.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    },
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.') || !id.endsWith('.ts')) return null;
      return made.get(resolve(dirname(importer), id)) ?? null;
    },
  };
}

/** The JavaScript of each source, both by path. */
function transpileAll(root: string): Map<string, string> {
  // What the JavaScript depends on beside the source. infra/built.mjs clears old folders away.
  const how = createHash('sha256')
    .update(VERSION)
    // Checkouts may share their packages.
    .update(root)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
  const folder = join(root, 'node_modules', '.cache', 'chancery', `tested-${how.slice(0, 12)}`);
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, 'package.json'), '{"type":"module"}\n');
  const made = new Map<string, string>();
  for (const top of FOLDERS) {
    for (const name of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      const from = join(root, top, name);
      if (name.endsWith('.json')) keep(from, join(folder, top, `${name}.js`), moduleOfData);
      if (!name.endsWith('.ts') || name.endsWith('.d.ts')) continue;
      const to = join(folder, top, name.replace(/ts$/, 'js'));
      keep(from, to, moduleOfSource);
      made.set(from, to);
    }
  }
  return made;
}

/** The time of a source is kept as that of its JavaScript: when they differ, it has changed. */
function keep(from: string, to: string, make: (path: string, text: string) => string): void {
  const { mtime } = statSync(from);
  if (statSync(to, { throwIfNoEntry: false })?.mtime.getTime() === mtime.getTime()) return;
  mkdirSync(dirname(to), { recursive: true });
  writeWhole(to, make(from, readFileSync(from, 'utf8')), mtime);
}

/** Another run may read it meanwhile. */
function writeWhole(to: string, text: string, time?: Date): void {
  const begun = `${to}.${process.pid}`;
  writeFileSync(begun, text);
  if (time !== undefined) utimesSync(begun, time, time);
  renameSync(begun, to);
}

/** Node 20 says of each module of JSON that it is an experiment. */
const moduleOfData = (_path: string, text: string) => `export default ${text}`;

function moduleOfSource(path: string, text: string): string {
  // The same string; as it is, a template literal would be taken apart, for the sake of scripts within pages.
  const { code, map, errors } = transformSync(path, text.replaceAll('</script', '<\\/script'), {
    lang: 'ts',
    sourcemap: true,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
    // Each module finds its data beside its own source.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
  });
  if (errors.length > 0 || map === undefined) throw new Error(`${path}: ${errors.map(String).join('; ')}`);
  const mapping = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code.replaceAll(/ from "(\.[^"]+\.json)" with \{ type: "json" \}/g, ' from "$1.js"')}\n//# sourceMappingURL=data:application/json;base64,${mapping}\n`;
}
