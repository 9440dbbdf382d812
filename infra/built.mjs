// Loads a module of the sources fast: all TypeScript that it needs is made into JavaScript once, and kept below node_modules until a
// source changes. Where nothing may be written there, and with CHANCERY_SOURCES=1, the sources themselves are read instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Beside the packages: from there their names are found. */
const kept = join(root, 'node_modules', '.cache', 'chancery');
/** An old one may still be loading parts of itself in a judge that runs. */
const KEEP_MS = 7 * 24 * 3_600_000;

/** Imports a module of the sources, named from the root of the project ('infra/tools/cli/chancery.ts'). */
export async function load(module) {
  const built = process.env.CHANCERY_SOURCES === undefined ? await builtOf(module) : null;
  if (built !== null) return import(pathToFileURL(built).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, module)).href);
}

/** The built file, made when there is none or a source has changed since; null where it cannot be kept. */
async function builtOf(module) {
  const list = join(kept, `${module.replaceAll('/', '-')}.json`);
  const known = readList(list);
  if (known !== null && known.root === root && known.files.every(([file, time, size]) => isSame(file, time, size))) {
    return join(kept, known.folder, known.entry);
  }
  const esbuild = await import('esbuild');
  try {
    return await build(esbuild, module, list);
  } catch {
    // Reading the sources themselves then shows what is wrong.
    return null;
  } finally {
    // Its service would wake the judge once a second for as long as it runs.
    await esbuild.stop();
  }
}

function readList(list) {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return null;
  }
}

function isSame(file, time, size) {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs === time && found.size === size;
}

async function build(esbuild, module, list) {
  const folder = `${module.replaceAll('/', '-')}-${process.pid}-${Date.now()}`;
  mkdirSync(join(kept, folder), { recursive: true });
  // Before the sources are read: one that changes meanwhile is noticed at the next start.
  const stats = new Map();
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [module],
    outdir: join(kept, folder),
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    // Constants of other modules become numbers; names and lines stay as they are.
    minifySyntax: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
    plugins: [ownPlaces(stats)],
  });
  const files = Object.keys(metafile.inputs).map((file) => {
    const { mtimeMs, size } = stats.get(file) ?? statSync(join(root, file));
    return [file, mtimeMs, size];
  });
  // One letter that is not ASCII, in a regular expression, would double the memory of its whole file.
  for (const output of Object.keys(metafile.outputs).filter((file) => file.endsWith('.mjs'))) {
    const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const path = join(root, output);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escaped));
  }
  const entry = basename(Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === module));
  const fresh = join(kept, folder, 'list.json');
  writeFileSync(fresh, JSON.stringify({ root, folder, entry, files }));
  renameSync(fresh, list);
  clear();
  return join(kept, folder, entry);
}

/** Each module finds its data beside its own source, wherever its code has gone. */
function ownPlaces(stats) {
  return {
    name: 'own-places',
    setup({ onLoad, onResolve }) {
      // The installed package has not all commands of a checkout.
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
        existsSync(join(resolveDir, path)) ? undefined : { path, external: true },
      );
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        stats.set(relative(root, path).replaceAll('\\', '/'), statSync(path));
        const contents = readFileSync(path, 'utf8').replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        );
        return { loader: 'ts', contents };
      });
    },
  };
}

function clear() {
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEEP_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
