// Loads a module of the sources fast: all TypeScript that it needs is made into JavaScript once, and kept until a source changes.
// Where nothing may be written, and with CHANCERY_SOURCES=1, the sources themselves are read instead, which takes twice the memory.
// `node infra/built.mjs MODULE…` makes them ahead, for whoever may not write later.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const own = process.env.CACHE_DIRECTORY ?? process.env.HOME ?? '';
/** Beside the packages, where their names are found; else where systemd or the user keeps such things. */
const places = [
  join(root, 'node_modules', '.cache', 'chancery'),
  ...(own === '' ? [] : [join(own, '.cache', 'chancery', createHash('sha256').update(root).digest('hex'))]),
];
/** An old one may still be loading parts of itself in a judge that runs. */
const KEEP_MS = 7 * 24 * 3_600_000;

/** Imports a module of the sources, named from the root of the project ('infra/tools/cli/chancery.ts'); `made`: as it was once made. */
export async function load(module, made = null) {
  const built = made ?? (await builtOf(module));
  if (built !== null) return import(pathToFileURL(built).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, module)).href);
}

/** The built file, made when there is none or a source has changed since; null where it cannot be kept. */
export async function builtOf(module) {
  if (process.env.CHANCERY_SOURCES !== undefined) return null;
  for (const kept of places) {
    const known = readList(join(kept, listOf(module)));
    if (known !== null && known.root === root && known.files.every(([file, time, size]) => isSame(file, time, size))) {
      return join(kept, known.folder, known.entry);
    }
  }
  const esbuild = await import('esbuild');
  try {
    for (const kept of places) {
      // Where nothing may be written, the next place may do; what is wrong with the sources, reading them shows.
      const built = await build(esbuild, module, kept).catch(() => null);
      if (built !== null) return built;
    }
    return null;
  } finally {
    // Its service would wake the judge once a second for as long as it runs.
    await esbuild.stop();
  }
}

function listOf(module) {
  return `${module.replaceAll('/', '-')}.json`;
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
  // An image of a container keeps whole seconds.
  return found?.size === size && (found.mtimeMs === time || found.mtimeMs === Math.floor(time / 1_000) * 1_000);
}

async function build(esbuild, module, kept) {
  const folder = `${module.replaceAll('/', '-')}-${process.pid}-${Date.now()}`;
  mkdirSync(join(kept, folder), { recursive: true });
  const packages = join(kept, 'node_modules');
  if (kept !== places[0] && !existsSync(packages)) {
    symlinkSync(dirname(dirname(createRequire(import.meta.url).resolve('esbuild/package.json'))), packages, 'junction');
  }
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
  renameSync(fresh, join(kept, listOf(module)));
  clear(kept);
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

function clear(kept) {
  for (const name of readdirSync(kept)) {
    if (name === 'node_modules') continue;
    const path = join(kept, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEEP_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const module of process.argv.slice(2)) if ((await builtOf(module)) === null) process.exitCode = 1;
}
