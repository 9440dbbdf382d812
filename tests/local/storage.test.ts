/** What a game takes on the disk of a local judge, and that its maps are there all the same. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fullPosition } from '../../engine/archive/boards.ts';
import type { Variant } from '../../engine/board/variant.ts';
import { gameName, type PhaseCode } from '../../engine/vocabulary.ts';
import { diskFiles } from '../../infra/local/files.ts';
import { packedFiles } from '../../infra/local/packed-files.ts';
import { drawnFiles, putRecipe } from '../../lambdas/adapters/publish/drawn-files.ts';
import { drawRecipe, type MapRecipe } from '../../lambdas/adapters/publish/map-recipe.ts';
import { putJson } from '../../lambdas/adapters/publish/published-files.ts';
import { drawStart, startSize } from '../../lambdas/adapters/publish/start-map.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import { loadEdition, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { type CurrentBoard, currentBoardKey, recordKey } from '../../lambdas/games/public-boards.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { mapFile, mapFolder } from '../../templates/pages/map-files.ts';
import type { PhaseRecord } from '../../templates/pages/phase-page.ts';
import { mapPath } from '../../templates/pages/variant-page.ts';
import { GAMES, realGame } from '../archive/games.ts';
import { scratch } from './scratch.ts';

const { board } = loadEdition('standard', 1)!;
const shapes = loadGeography(loadEdition('standard', 1)!)!;
const WAYS = {
  board: (id: string, edition?: number) => loadEdition(id, edition)?.board ?? null,
  geography: ({ id }: Variant) => loadGeography(loadEdition(id)!),
  fonts: '',
};
const folderOf = (n: number, phase: PhaseCode) =>
  mapFolder(
    'marne',
    phase,
    `${'a'.repeat(14)}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(n / 26)]}${'abcdefghijklmnopqrstuvwxyz'[n % 26]}`,
  );

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
}

describe('the maps of a game', () => {
  it('take some kilobytes a phase, and are drawn when asked for: by phase, as the game stands, by day and night', async () => {
    const root = await scratch();
    const files = drawnFiles(packedFiles(diskFiles(root)), WAYS);
    const { phases } = realGame(GAMES[0]!);
    const map = (n: number, phase: PhaseCode) => ({ folder: folderOf(n, phase), width: 1, height: 1 });
    for (const [n, { phase, position: before, resolution }] of phases.entries()) {
      const record: PhaseRecord = {
        phase,
        at: 0,
        before: fullPosition(before),
        resolution,
        holders: {},
        map: map(n, phase),
      };
      await putJson(files, recordKey('marne', phase), record);
    }
    const last = phases.length - 1;
    const standing: CurrentBoard = { position: null, map: map(last, phases[last]!.phase), stage: 'after' };
    await putJson(files, currentBoardKey('marne'), standing);
    expect((await sizeOf(root)) / phases.length).toBeLessThan(6_000);

    const [n, { phase, position, resolution }] = [0, phases[0]!];
    const recipe: MapRecipe = {
      game: gameName('marne'),
      variant: 'standard',
      edition: 1,
      position: fullPosition(position),
      resolution,
      holders: {},
    };
    const text = async (key: string) => Buffer.from((await files.get(key)) ?? '').toString('utf8');
    const drawn = (look: Parameters<typeof drawRecipe>[2]) => drawRecipe(recipe, { board, shapes, fonts: '' }, look);
    for (const stage of ['orders', 'after'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        expect(await text(mapFile(folderOf(n, phase), stage, 'svg', { theme }).slice(1))).toBe(drawn({ stage, theme }));
      }
    }
    expect(await text(`games/marne/maps/${phase}.svg`)).toBe(drawn({ stage: 'orders' }));
    const inGerman = mapFile(folderOf(n, phase), 'orders', 'svg', { language: 'de', theme: 'dark' });
    expect(inGerman).toMatch(/\/orders-de-dark\.svg$/);
    expect(await text(inGerman.slice(1))).toBe(inLanguage(german, () => drawn({ stage: 'orders', theme: 'dark' })));
    expect(await text(inGerman.slice(1))).toContain('>Burgund<');
    expect(await text('games/marne/map-fr.svg')).toContain('>Bourgogne<');
    expect(await text('games/marne/map-fr-abbr.svg')).not.toContain('>Bourgogne<');
    // As the page about the variant has it.
    const startInGerman = inLanguage(german, () => mapPath('standard', '-dark'));
    expect(startInGerman).toBe('/variants/standard/map-de-dark.svg');
    expect(await text(startInGerman.slice(1))).toContain('>Burgund<');
    expect(mapPath('standard')).toBe('/variants/standard/map.svg');
    expect(await text(mapFile(folderOf(n, phase), 'orders', 'svg').slice(1))).toContain('>Burgundy<');
    expect(await text('games/marne/map.svg')).toContain('<svg');
    expect(await text('games/marne/map-abbr.svg')).not.toBe(await text('games/marne/map.svg'));
  });

  it('show no orders of a phase that is not resolved, and nothing under a name that nobody was told', async () => {
    const files = drawnFiles(packedFiles(diskFiles(await scratch())), WAYS);
    const { phase, position } = realGame(GAMES[0]!).phases[0]!;
    const folder = folderOf(0, phase);
    await putRecipe(files, folder, {
      game: gameName('marne'),
      variant: 'standard',
      edition: 1,
      position: fullPosition(position),
      resolution: null,
      holders: {},
    });
    expect(await files.get(mapFile(folder, 'board', 'svg').slice(1))).not.toBeNull();
    for (const key of [
      mapFile(folder, 'orders', 'svg').slice(1),
      mapFile(folder, 'after', 'svg').slice(1),
      mapFile(folderOf(1, phase), 'board', 'svg').slice(1),
      'games/marne/map.svg',
      `games/marne/maps/${phase}.svg`,
    ]) {
      expect(await files.get(key), key).toBeNull();
    }
  });
});

describe('a phase of which an older judge keeps drawings alone', () => {
  it('is shown as it was drawn, whatever the language', async () => {
    const disk = diskFiles(await scratch());
    const key = mapFile(folderOf(3, realGame(GAMES[0]!).phases[0]!.phase), 'orders', 'svg').slice(1);
    await disk.put(key, '<svg>as drawn</svg>', 'image/svg+xml');
    const files = drawnFiles(disk, WAYS);
    for (const name of [key, key.replace('orders', 'orders-de'), key.replace('orders', 'orders-fr')]) {
      expect(Buffer.from((await files.get(name)) ?? '').toString(), name).toBe('<svg>as drawn</svg>');
    }
  });
});

describe('packed files', () => {
  it('are read back as they were written, open with brotli, and take the place of unpacked ones', async () => {
    const disk = diskFiles(await scratch());
    const files = packedFiles(disk);
    await disk.put('games/marne/index.html', 'old', 'text/html');
    expect(Buffer.from((await files.get('games/marne/index.html'))!).toString()).toBe('old');
    await files.put('games/marne/index.html', 'né\n'.repeat(1000), 'text/html');
    expect(Buffer.from((await files.get('games/marne/index.html'))!).toString()).toBe('né\n'.repeat(1000));
    expect(brotliDecompressSync((await disk.get('games/marne/index.html.br'))!).toString()).toBe('né\n'.repeat(1000));
    await disk.put('games/marne/index.html.br', 'broken', 'text/html');
    expect(await files.get('games/marne/index.html')).toBeNull();
  });
});

describe('the map of a variant’s start', () => {
  it.each(loadVariants().map(({ variant }) => variant.id))('is as large as the pages of %s say', (id) => {
    const loaded = loadEdition(id)!;
    const map = loadGeography(loaded)!;
    const { width, height } = startSize(loaded.board, map);
    expect(drawStart(loaded.board, map, '')).toContain(` width="${width}" height="${height}"`);
  });

  it('takes no room on the disk, and is drawn when asked for, whatever an older judge has left there', async () => {
    const root = await scratch();
    const under = packedFiles(diskFiles(root));
    const files = drawnFiles(under, WAYS);
    const text = async (key: string) => Buffer.from((await files.get(key)) ?? '').toString('utf8');
    await under.put('variants/standard/map.svg', '<svg>older</svg>', 'image/svg+xml');
    expect(await text('variants/standard/map.svg')).toBe(drawStart(board, shapes, ''));
    expect(await text('variants/standard/map-dark.svg')).toBe(drawStart(board, shapes, '', { theme: 'dark' }));
    expect(await text('variants/standard/map-abbr.svg')).toBe(drawStart(board, shapes, '', { abbr: true }));
    for (const key of ['variants/nowhere/map.svg', 'variants/standard/map-small.svg', 'variants/standard/index.html'])
      expect(await files.get(key), key).toBeNull();
  });
});
