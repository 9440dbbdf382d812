/** Games of every variant are kept, checked, exported and read back; what a variant keeps secret stays secret. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { archiveOfRecord, recordFromArchive, replayArchive, resolveArchived } from '../../engine/archive/of-record.ts';
import { readResearchGame } from '../../engine/archive/research/read-game.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { chainCommit, receiptOf } from '../../engine/game/chain.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { gameName, personId, rowsOf } from '../../engine/vocabulary.ts';
import { exportText, FORMATS } from '../../infra/tools/archive/export-archive.ts';
import { importGames } from '../../infra/tools/archive/import-archives.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { scratchFolder } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { orderAll } from '../variants/random-orders.ts';
import { keeper, LATER, verifier } from './games.ts';
import { randomPhases } from './import/random-game.ts';

const VARIANTS = loadVariants().map(({ variant }) => variant.id);
const PHASES = 14;
const SEEDS = IS_FULL ? Array.from({ length: 30 }, (_, n) => n + 1) : [8];
const folder = scratchFolder();

function randomGame(id: string, seed: number): ArchiveDocument {
  const { board, digest } = loadVariant(id)!;
  const phases = randomPhases(board, seed, PHASES);
  const record = { name: `game${seed}`, source: 'A random game.', phases, outcome: null, players: {} };
  return sealArchive(archiveOfRecord(record, { board, variantDigest: digest }), sha256);
}

describe.each(VARIANTS)('%s', (id) => {
  const loaded = loadVariant(id)!;
  const { board } = loaded;

  it.each(SEEDS)(
    'a random game (seed %i) is sound; played again, and made again from its record, it is the same',
    (seed) => {
      const document = randomGame(id, seed);
      const text = formatArchive(document);
      expect(verifyArchive(text, verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
      expect(formatArchive(sealArchive(replayArchive(document, board), sha256))).toBe(text);
      const again = archiveOfRecord(recordFromArchive(document), { board, variantDigest: loaded.digest });
      expect(formatArchive(sealArchive(again, sha256))).toBe(text);
    },
  );

  it('goes out in every format; history and research lines come back as the same game', async () => {
    const document = randomGame(id, 8);
    for (const format of FORMATS) {
      if (format !== 'maps')
        expect([...exportText(document, loaded, format)].join('').length).toBeGreaterThanOrEqual(0);
    }
    const research = readResearchGame(
      board,
      JSON.parse([...exportText(document, loaded, 'jsonl')].join('')),
      null,
      LATER,
    );
    if ('faults' in research) throw new Error(JSON.stringify(research.faults));
    expect(research.record.phases.map(({ phase, orders }) => [phase, filled(orders)])).toEqual(
      document.phases.map(({ phase, orders }) => [phase, filled(withoutRoutes(orders))]),
    );
    const file = join(folder, `${id}.txt`);
    writeFileSync(file, [...exportText(document, loaded, 'history')].join(''));
    const told: string[] = [];
    const { text } = await importGames([file], {
      folder: null,
      tell: (line) => told.push(line),
      all: false,
      now: Date.now(),
    });
    // Points in secret are in nobody's mails, and what a variant carries from phase to phase is not told in them.
    const isTold = board.variant.rules.influence === undefined;
    if (isTold) expect(told).toEqual([]);
    const imported: ArchiveDocument = JSON.parse(text!);
    if (isTold) expect(imported.phases.map(after)).toEqual(document.phases.map(after));
  });
});

function after({ phase, resolution }: ArchiveDocument['phases'][number]) {
  const sorted = (lists: Readonly<Record<string, readonly string[]>>) => filled(lists);
  return [phase, sorted(resolution.units), sorted(resolution.centers)];
}

function filled(lists: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, list]) => list.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([power, list]) => [power, [...list].sort()]),
  );
}

/** Research tools know no routes: a convoyed army goes `VIA`. */
function withoutRoutes(orders: ArchiveDocument['phases'][number]['orders']) {
  return Object.fromEntries(
    rowsOf(orders).map(([power, list]) => [
      power,
      list.map((order) => order.replace(/^(A \S+)(?: - \S+)+ - (\S+)$/, '$1 - $2 VIA')),
    ]),
  );
}

describe('points in secret (the rule influence)', () => {
  const { board, digest } = loadVariant('consolidation-1865')!;

  it('are in no archive: the orders that the neutral units carried out stand in their place, and no receipt can be opened', () => {
    const random = createRandom(8);
    const position = startingPosition(board);
    const orders = orderAll(board, position, random);
    const spent = Object.values(orders)
      .flat()
      .filter((order) => order.startsWith('IP '));
    expect(spent.length).toBeGreaterThan(1);
    const commits: Commit[] = [];
    const commit = (...events: GameEvent[]) => {
      const n = commits.length + 1;
      const at = Date.UTC(2026, 2, 2) + n * 1000;
      commits.push(
        chainCommit(
          { game: gameName('marne'), n, at, events, salt: sha256(`${n}`) },
          commits.at(-1)?.hash ?? '',
          sha256,
        ),
      );
    };
    const clock = { began: 0, earliest: 0, deadline: 1, graceEnd: 2 };
    const seats = Object.fromEntries(
      board.powers.map(({ name }) => [name, personId(`person-${name}`.replaceAll(' ', '-'))]),
    );
    commit({ type: 'game-created', variant: board.variant.id, by: personId('master1'), settings: DEFAULT_SETTINGS });
    commit({ type: 'game-started', seats, position, clock });
    const receipts: Record<string, { receipt: string; salt: string }> = {};
    for (const [power, list] of rowsOf(orders)) {
      const onFile = list.map((order) => ({ order, received: 0 }));
      const salt = sha256(`salt ${power}`);
      const receipt = receiptOf(salt, onFile, sha256);
      receipts[power] = { receipt, salt };
      commit({ type: 'orders-filed', power, receipt, sealed: { salt, value: { onFile } } });
    }
    const resolution = resolveArchived(board, position, orders);
    const next = { position: nextPosition(board, position, resolution), clock };
    commit({ type: 'phase-resolved', phase: position.phase, orders, resolution, receipts, next });
    const document = sealArchive(archiveOfCommits(commits, { ...keeper, board, variantDigest: digest }), sha256);
    const text = formatArchive(document);
    expect(verifyArchive(text, verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
    for (const order of spent) expect(text).not.toContain(order);
    for (const { salt } of Object.values(receipts)) expect(text).not.toContain(salt);
    const carried = resolution.orders.filter(({ power, reasons }) => !orders[power] && !reasons.includes('no-order'));
    for (const { power, order } of carried) expect(document.phases[0]?.orders[power]).toContain(order);
  });
});
