/** Whole games as other programs keep them come back with every board: webDiplomacy's page, jDip's saved games. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ArchiveDocument, ArchivedPhase } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { importGames } from '../../../infra/tools/archive/import-archives.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { backstabbrPage, jdipGame, webDiplomacyPage } from './elsewhere-games.ts';
import { randomPhases } from './random-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'chancery-elsewhere-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { board, digest } = loadVariant('standard')!;

function game(seed: number, written?: (order: string) => string): readonly ArchivedPhase[] {
  const record = {
    name: 'long',
    source: '',
    phases: randomPhases(board, seed, 60, written),
    outcome: null,
    players: {},
  };
  return archiveOfRecord(record, { board, variantDigest: digest }).phases;
}

let imports = 0;
async function importing(files: Readonly<Record<string, string>>) {
  imports += 1;
  const [from, out] = [join(folder, `in${imports}`), join(folder, `out${imports}`)];
  mkdirSync(from);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(from, name), text);
  const told: string[] = [];
  await importGames([from], {
    folder: out,
    tell: (line) => told.push(line.replace(from, '')),
    all: false,
    now: Date.now(),
  });
  const games = readdirSync(out).map((name): ArchiveDocument => JSON.parse(readFileSync(join(out, name), 'utf8')));
  return { games, told };
}

const boards = (phases: readonly ArchivedPhase[]) =>
  phases.map(({ phase, resolution: { units } }) => [
    phase,
    Object.fromEntries(
      Object.entries(units)
        .filter(([, list]) => list.length > 0)
        .map(([power, list]) => [power, [...list].sort()]),
    ),
  ]);

// Games without adjustments in which nobody can do anything: such pages leave those out.
describe.each([92, 93, 95])('game %i', (seed) => {
  const phases = game(seed);

  it.each([
    ["webDiplomacy's page of all orders", webDiplomacyPage(phases, false)],
    ["that page by webDiplomacy's class of orders", webDiplomacyPage(phases, true)],
    ["jDip's saved game, names in short", jdipGame(phases, 'brief')],
    ["jDip's saved game, names in full", jdipGame(phases, 'full')],
  ])('%s', async (_, text) => {
    const { games, told } = await importing({ 'game.html': text });
    expect(told).toEqual([]);
    expect(games.map((each) => boards(each.phases))).toEqual([boards(phases)]);
  });

  it("Backstabbr's pages, one for each season, in any order", async () => {
    // Nobody chooses the way of an army there.
    const phases = game(seed, (order) => order.replace(/ VIA$/, ''));
    const pages = phases.map((each, n) => [`${(n * 7) % phases.length}-${each.phase}.html`, backstabbrPage(each)]);
    const { games, told } = await importing(Object.fromEntries(pages));
    expect(told).toEqual([]);
    expect(games.map((each) => boards(each.phases))).toEqual([boards(phases)]);
  });
});
