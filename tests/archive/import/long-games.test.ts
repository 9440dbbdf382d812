/**
 * What the judge lists is read again, also what stands in listings of long games alone: each line of it, and none is left over.
 * @module-tag long
 */

import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { sealArchive } from '../../../engine/archive/seal.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { boardsAfter, importing } from '../importing.ts';
import { randomPhases } from './random-game.ts';

const PHASES = 40;

function longGame(id: string, seed: number): ArchiveDocument {
  const { board, digest } = loadVariant(id)!;
  const phases = randomPhases(board, seed, PHASES);
  const record = { name: `game${seed}`, source: 'A random game.', phases, outcome: null, players: {} };
  return sealArchive(archiveOfRecord(record, { board, variantDigest: digest }), sha256);
}

function historyOf(document: ArchiveDocument): string {
  return [...exportText(document, loadVariant(document.variant.id)!, 'history')].join('');
}

/** Each has what the others lack: two retreats to one place; ten and more centers beside the longest name; builds held back. */
describe.each([
  ['1776-ii', 100, /^ {4}\d centers? gives? no build: none of Cherokee Nation/m],
  ['1776-ii', 105, /^Continentals:11 Supply centers/m],
  ['octarine', 108, /^Hubland Barbarians:11 Supply centers/m],
] as const)('a long game of %s (seed %i)', (id, seed, line) => {
  it('is read again to the last line of its history', async () => {
    const document = longGame(id, seed);
    const text = historyOf(document);
    expect(text).toMatch(line);
    const { told, games } = await importing(text);
    expect(told).toEqual([]);
    expect(boardsAfter(games[0]!.phases)).toEqual(boardsAfter(document.phases));
  });
});
