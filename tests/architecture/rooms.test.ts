import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The rooms of the house, top to bottom: an import goes down or stays in its room. */
const ROOMS = ['infra', 'lambdas', 'templates', 'variants', 'engine'] as const;
type Room = (typeof ROOMS)[number];

/** The order within a room: its folders and the files beside them, top to bottom. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  lambdas: (
    'entry compose-pages.ts compose-links.ts compose.ts adapters handlers deadline sheet incoming events ' +
    'account outgoing games mail limits.ts ports.ts club.ts people.ts delivery.ts addresses.ts'
  ).split(' '),
  templates: 'docs sheet archive mail pages study variants classic layout map locales markup'.split(' '),
  engine: (
    'events scoring archive bot what-if decide sections commands view game settings language adjudicate rules ' +
    'messages orders board text time.ts vocabulary.ts own.ts'
  ).split(' '),
};
/** And of the adapters; what lies beside these folders is below them. */
const ADAPTERS = ['aws', 'board', 'publish', 'variants'];

interface Import {
  readonly from: string;
  readonly room: Room;
  /** Path in the project of what is imported, or the package's name. */
  readonly to: string;
  readonly isPackage: boolean;
}

/** The command as people call it: the one file of the judge's room that hands over to the tools. */
const COMMAND = 'infra/local/chancery.mjs';
const MOST_FILES = 25;

const imports = ROOMS.flatMap((room) => sources(room).flatMap((file) => importsOf(file, room)));

describe('the rooms of the house', () => {
  test('are all there and full of imports to look at', () => {
    for (const room of ['infra', 'lambdas', 'templates', 'engine']) {
      expect(imports.filter((each) => each.room === room).length, room).toBeGreaterThan(20);
    }
  });

  test('an import goes only down: infra, lambdas, templates, variants, engine', () => {
    const upwards = imports.filter(({ isPackage, room, to }) => {
      if (isPackage) return false;
      const there = ROOMS.indexOf(to.split('/')[0] as Room);
      return there < ROOMS.indexOf(room);
    });
    expect(shown(upwards)).toEqual([]);
  });

  test('what is deployed, and the judge on one machine, know nothing of the tools: the command line, benchmarks, what draws the maps', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('infra/aws/') && /^infra\/(?:local|tools)\//.test(to)) ||
        (from.startsWith('infra/local/') && /^infra\/(?:aws|tools)\//.test(to) && from !== COMMAND),
    );
    expect(shown(wrong)).toEqual([]);
    expect(imports.filter(({ from }) => from === COMMAND).map(({ to }) => to)).toContain('infra/tools/cli/run.mjs');
  });

  test('among the tools the command line is on top, and what draws the maps needs none of the others', () => {
    const order = ['cli', 'bench', 'archive', 'variants', 'maps', 'supply'];
    const upwards = imports.filter(({ from, to }) => {
      const [here, there] = [from, to].map((path) => order.indexOf(path.split('/')[2] ?? ''));
      return from.startsWith('infra/tools/') && to.startsWith('infra/tools/') && there! >= 0 && there! < here!;
    });
    expect(shown(upwards)).toEqual([]);
  });

  test('each command of the command line is loaded only when it is called', () => {
    const atOnce = sources('infra').filter((file) =>
      /^import [^(]*?from '[^']*\/commands\/[^']*';$/m.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(atOnce).toEqual([]);
    const commands = sources('infra/tools/cli/commands');
    const loaded = imports.filter(({ to }) => to.startsWith('infra/tools/cli/commands/')).map(({ to }) => to);
    expect([...loaded].sort()).toEqual([...commands].sort());
  });

  test('no folder is an attic: 25 files at most lie beside each other', () => {
    const folders = [...ROOMS, 'tests', 'docs'].flatMap((room) => [
      room,
      ...readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
    ]);
    const files = (folder: string) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    expect(folders.filter((folder) => files(folder) > MOST_FILES)).toEqual([]);
  });

  test('the engine needs nothing but itself: no package, no Node', () => {
    expect(shown(imports.filter(({ room, isPackage }) => room === 'engine' && isPackage))).toEqual([]);
  });

  test('the variants are data', () => {
    expect(sources('variants')).toEqual([]);
  });

  test('templates are made of a view: they have no game to look into, and no Node, network or store', () => {
    const wrong = imports.filter(
      ({ room, to }) => room === 'templates' && (to === 'engine/game/game.ts' || to.startsWith('node:') || isAws(to)),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test('in the lambdas only the adapters, and the entries that put them together, know AWS', () => {
    const wrong = imports.filter(
      ({ room, to, from }) => room === 'lambdas' && isAws(to) && !/^lambdas\/(?:adapters|entry)\//.test(from),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test.each(Object.entries(WITHIN))('in %s an import goes only down, and nothing is without a place', (room, order) => {
    expect(shown(imports.filter((each) => isUpwards(each, room, order)))).toEqual([]);
    expect(sources(room).filter((file) => placeIn(order, room, file) === order.length)).toEqual([]);
  });

  test('so in the adapters of the lambdas', () => {
    const inside = imports.filter(({ from, to }) => [from, to].every((file) => file.startsWith('lambdas/adapters/')));
    expect(inside.length).toBeGreaterThan(20);
    expect(shown(inside.filter((each) => isUpwards(each, 'lambdas/adapters', ADAPTERS)))).toEqual([]);
  });

  test('no import leads back to where it came from, types and all', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isPackage } of imports) {
      if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
    }
    const open = new Set<string>();
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string) => {
      if (open.has(file)) circles.push([...open, file].slice([...open].indexOf(file)).join(' → '));
      if (open.has(file) || done.has(file)) return;
      open.add(file);
      next.get(file)?.forEach(visit);
      open.delete(file);
      done.add(file);
    };
    [...next.keys()].forEach(visit);
    expect(circles).toEqual([]);
  });
});

describe('the tests', () => {
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('mutation'))
    .map((name) => ({ name, text: readFileSync(join(ROOT, 'tests', name), 'utf8') }));

  test('helpers ask tests/cleanup.ts to tidy up after them: a hook of vitest would be set for the first file only', () => {
    const wrong = files.filter(
      ({ name, text }) =>
        !/\.(?:test|setup)\.ts$/.test(name) && /import [^;]*\b(?:before|after)(?:Each|All)\b[^;]*'vitest'/.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('none puts another module in the place of one of ours', () => {
    expect(files.filter(({ text }) => /\bvi\.(?:do)?[mM]ock\(/.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

function sources(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mts|mjs|js)$/.test(name) && !name.endsWith('.d.ts') && !name.includes('/assets/'))
    .map((name) => join(folder, name));
}

function importsOf(file: string, room: Room): readonly Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map((match) => {
    const name = (match[1] ?? match[2])!;
    const isPackage = !name.startsWith('.');
    return { from: file, room, isPackage, to: isPackage ? name : relative(ROOT, join(ROOT, dirname(file), name)) };
  });
}

/** Place of a file in the order of the folder `within`; of what has none there: below them all. */
function placeIn(order: readonly string[], within: string, file: string): number {
  const place = order.indexOf(relative(within, file).split('/')[0]!);
  return place < 0 ? order.length : place;
}

function isUpwards({ from, to, isPackage }: Import, within: string, order: readonly string[]): boolean {
  const isInside = !isPackage && [from, to].every((file) => file.startsWith(`${within}/`));
  return isInside && placeIn(order, within, to) < placeIn(order, within, from);
}

function isAws(name: string): boolean {
  return /^@aws-(?:sdk|lambda-powertools)\/|^@smithy\//.test(name);
}

function shown(wrong: readonly Import[]): readonly string[] {
  return wrong.map(({ from, to }) => `${from} imports ${to}`);
}
