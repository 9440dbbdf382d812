/** A game in the shape of research tools, from whatever source: to the sink, with what is missing in it. */
import { gapBetween } from '../../../../engine/archive/classic/missing.ts';
import type { ArchiveDocument } from '../../../../engine/archive/document.ts';
import { sealSummary } from '../../../../engine/archive/old-games/summary-document.ts';
import { inPlace } from '../../../../engine/archive/placed-fault.ts';
import { mapOfResearchGame, readResearchGame } from '../../../../engine/archive/research/read-game.ts';
import { toldGame } from '../../../../engine/archive/research/told-game.ts';
import type { Board } from '../../../../engine/board/board.ts';
import { sha256 } from '../../../../lambdas/adapters/secrets.ts';
import { loadVariant } from '../../../../lambdas/adapters/variants/variants.ts';
import { say } from '../../archive-words.ts';
import type { Sink } from '../sink.ts';

/** The file that records are read from. */
export interface RecordSource {
  readonly name: string;
  /** As archives name it; nothing for what cannot be read twice. */
  readonly sources: NonNullable<ArchiveDocument['sources']>;
}

export const RESEARCH_LINES = 'JSON lines of a research tool.';

/** What a game of a research tool needs of the sink. */
export type RecordSink = Pick<Sink, 'now' | 'game' | 'summary' | 'remark' | 'fault'>;

/** Keeps a game in the shape of research tools, read from `text`. What is wrong with it, or null; `none`: it is no such game. */
export function toResearchGame(
  value: unknown,
  source: string,
  file: RecordSource,
  sink: RecordSink,
  text = JSON.stringify(value),
): string | null | 'none' {
  const map = mapOfResearchGame(value);
  if (map === null) return 'none';
  const loaded = loadVariant(map);
  if (loaded === null) {
    const { body, remarks } = toldGame(value as Readonly<Record<string, unknown>>, map, source);
    sink.summary(sealSummary({ ...body, sourceDigest: sha256(text) }, sha256));
    for (const each of remarks) sink.remark(`${body.name} ${each.where}`.trimEnd(), each);
    return null;
  }
  const read = readResearchGame(loaded.board, value, source, sink.now);
  if ('faults' in read) return read.faults.slice(0, 5).map(inPlace).map(say).join(' ');
  const { name, sources = file.sources, phases: played } = read.record;
  for (const each of read.remarks) sink.remark(`${name} ${each.where}`.trimEnd(), each);
  if (played.length === 0) return 'no phase of it could be read';
  tellLeaps(sink.game({ ...read.record, sources }, loaded), loaded.board, sink);
  return null;
}

/** Tells where phases are missing, and where a record goes on from another board than its orders lead to. */
export function tellLeaps(document: ArchiveDocument | null, board: Board, sink: RecordSink): void {
  if (document === null) return;
  const { name, phases } = document;
  for (const [n, { phase, asRecorded }] of phases.entries()) {
    const before = phases[n - 1];
    if (!asRecorded || before === undefined) continue;
    const { next } = before.resolution;
    const { lost, isMore } = next === null ? { lost: [], isMore: false } : gapBetween(board, next, phase);
    if (lost.length > 0) {
      const more = isMore ? ', nor what retreats and builds came between' : '';
      sink.fault(`${name} ${phase}: not found before it: ${lost.join(', ')}${more}`, true, 'phases are missing');
      continue;
    }
    const kind = 'the record goes on from another board than its orders lead to';
    sink.fault(`${name} ${phase}: ${kind} (${before.phase} leads elsewhere)`, true, kind);
  }
}
