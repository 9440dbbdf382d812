/**
 * What is exported and imported again is the same game, on every map.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord, replayArchive } from '../../../engine/archive/of-record.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { hasFault } from '../../../engine/archive/verify.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant, loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { IS_FULL, someOf } from '../../some-of.ts';
import { verifier } from '../games.ts';
import { boardsAfter, importing, tidy } from '../importing.ts';
import { randomPhases } from './random-game.ts';

const PHASES = IS_FULL ? 24 : 18;

function game(id: string, seed: number, isOpen: boolean): ArchiveDocument {
  const { board, digest } = loadVariant(id)!;
  const day = (n: number) => new Date(Date.UTC(2026, 1, 1 + n)).toISOString();
  const phases = randomPhases(board, seed, PHASES).map((each, n) => ({ ...each, at: day(n) }));
  const press = phases.flatMap(({ phase, at }) => {
    const body = `Grüße vor ${phase}.\n\nFrom here to “there” > and back.`;
    return [{ at, commit: null, phase, from: board.powers[1]!.name, to: 'all', body } as const];
  });
  const record = { name: `trip${seed}`, source: 'A random game.', phases, outcome: null, players: {}, press, isOpen };
  return sealArchive(archiveOfRecord({ ...record, created: day(0) }, { board, variantDigest: digest }), sha256);
}

function textOf(document: ArchiveDocument, format: 'json' | 'jsonl' | 'history' | 'csv' | 'html'): string {
  return [...exportText(document, loadVariant(document.variant.id)!, format)].join('');
}

const standing = ({ status, outcome, position, created }: ArchiveDocument) => [
  status,
  outcome,
  created,
  position && [position.phase, tidy(position.units), tidy(position.centers ?? {})],
];
const boards = ({ phases }: ArchiveDocument) => [phases.map(({ at }) => at), boardsAfter(phases)];
const orders = ({ phases }: ArchiveDocument) => phases.map((each) => [each.phase, tidy(each.orders)]);
const press = (document: ArchiveDocument) => document.press.map(({ phase, from, to, body }) => [phase, from, to, body]);

describe.each(loadVariants().map(({ variant }, n) => [variant.id, n] as const))('a game of %s', (id, place) => {
  it.each(someOf(['that goes on', 'that is over'], place % 2))('%s comes back from every format', async (how) => {
    const document = game(id, 71, how === 'that goes on');
    const archive = await importing(textOf(document, 'json'));
    expect(archive.texts).toEqual([formatArchive(document)]);
    expect(hasFault(archive.texts[0]!, verifier)).toBe(false);
    const { board } = loadVariant(id)!;
    expect(formatArchive(sealArchive(replayArchive(document, board), sha256))).toBe(archive.texts[0]);
    for (const format of ['csv', 'html'] as const) expect(textOf(document, format).length).toBeGreaterThan(100);
    for (const format of ['jsonl', 'history'] as const) {
      const { told, games } = await importing(textOf(document, format));
      expect(told, format).toEqual([]);
      expect(games.map(standing), format).toEqual([standing(document)]);
      expect(games.map(boards), format).toEqual([boards(document)]);
      expect(games.map(press), format).toEqual([press(document)]);
      // A listing of builds has only those that were made.
      if (format === 'jsonl') expect(games.map(orders)).toEqual([orders(document)]);
    }
  });
});
