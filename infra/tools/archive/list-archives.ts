/** Games in files and folders, a line each: whole archives, and the outlines of games of which no more is known. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { readSummaryDocument, type SummaryDocument } from '../../../engine/archive/old-games/summary-document.ts';
import { readArchive } from '../../../engine/archive/read.ts';
import { type FinishedGame, finishedGame } from '../../../engine/scoring/finished-game.ts';
import { finishedOutline } from '../../../engine/scoring/finished-outline.ts';
import type { PersonId } from '../../../engine/vocabulary.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadByDigest, loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { BadInput } from '../../local/bad-input.ts';
import { say } from '../archive-words.ts';
import { isArchiveSet } from './read-file.ts';

export type ListedArchive =
  | { readonly kind: 'game'; readonly document: ArchiveDocument }
  | { readonly kind: 'outline'; readonly document: SummaryDocument };

/** The game or outline in a text, which messages call by `name`. Throws {@link BadInput} with a line for each fault. */
export function keptFrom(text: string, name: string): ListedArchive {
  const outline = readSummaryDocument(text, sha256);
  const read = outline ?? readArchive(text);
  if ('faults' in read) throw new BadInput(read.faults.map((fault) => `${name}: ${say(fault)}`).join('\n'));
  return outline !== null && 'document' in outline
    ? { kind: 'outline', document: outline.document }
    : { kind: 'game', document: read.document as ArchiveDocument };
}

/** Files, and the archives in folders (`*.json` but notes on them, packed sets, and `NAME/archive.json` as the site has them). */
export function* archivesIn(paths: readonly string[]): Generator<string, void, void> {
  for (const path of paths) {
    if (!existsSync(path) || !statSync(path).isDirectory()) {
      yield path;
      continue;
    }
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = join(path, entry.name);
      const isArchive = entry.name.endsWith('.json') || isArchiveSet(entry.name);
      if (entry.isFile() && !entry.name.startsWith('.') && isArchive && !entry.name.endsWith(NOTES)) yield inside;
      else if (entry.isDirectory() && existsSync(join(inside, 'archive.json'))) yield join(inside, 'archive.json');
    }
  }
}

/** How files of notes end, which lie beside the archives that they are about. */
export const NOTES = '.notes.json';

/** What a kept game counts for; null while it goes on, or where another file counts for it. */
export function finishedOf(kept: ListedArchive): FinishedGame | null {
  if (kept.kind === 'outline') {
    const { isBesideArchive, phases, outcome, variant } = kept.document;
    // Its archive lies beside it, and counts; boards without an ending may be those of a game that goes on.
    if (isBesideArchive === true || (phases !== undefined && outcome === null)) return null;
    const { id } = variant;
    return finishedOutline(kept.document, id === null ? null : (loadVariant(id)?.board ?? null));
  }
  const { id, digest } = kept.document.variant;
  const loaded = loadByDigest(id, digest) ?? loadVariant(id);
  return loaded === null ? null : finishedGame(kept.document, loaded.variant);
}

/** One line of a list of games. */
export interface Listed {
  readonly file: string;
  readonly kind: ListedArchive['kind'];
  readonly name: string;
  readonly judge: string | null;
  readonly variant: string;
  /** The day on which it began, if the archive says so; else null. */
  readonly began: string | null;
  readonly through: string | null;
  readonly outcome: string;
  readonly masters: readonly string[];
  /** Names, each once, in the order of the powers. */
  readonly players: readonly string[];
}

export function listArchive(file: string, kept: ListedArchive): Listed {
  const { document } = kept;
  const outcome = document.outcome;
  const shares =
    outcome !== null && 'powers' in outcome && outcome.powers.length > 0 ? ` ${outcome.powers.join(', ')}` : '';
  const isGoing = kept.kind === 'game' && kept.document.status !== 'finished';
  const common = {
    file,
    kind: kept.kind,
    name: document.name,
    variant: document.variant.id ?? document.variant.name,
    outcome: outcome === null ? (isGoing ? 'goes on' : 'unknown') : `${outcome.kind}${shares}`,
  };
  if (kept.kind === 'outline') {
    const { judge, started, through, masters, powers, players: others = [] } = kept.document;
    const seated = [...powers.flatMap(({ players }) => players), ...others];
    const names = seated.map(({ name }) => name).filter((name) => name !== '');
    return { ...common, judge, began: started?.slice(0, 10) ?? null, through, masters, players: [...new Set(names)] };
  }
  const { judge, created, phases, masters, powers, players, parameters } = kept.document;
  const named = (id: PersonId) => players[id]?.name ?? '';
  const names = powers.flatMap((each) => each.players.map(({ player }) => named(player)));
  return {
    ...common,
    // Of a game played elsewhere, as its judge or its summary told it (`CHAN.`).
    judge: judge?.code ?? parameters?.['Judge']?.replace(/\.$/, '') ?? null,
    began: (created ?? phases[0]?.at ?? null)?.slice(0, 10) ?? null,
    through: phases.at(-1)?.phase ?? null,
    masters: masters.map(named).filter((name) => name !== ''),
    players: [...new Set(names.filter((name) => name !== ''))],
  };
}

/** Do all the words stand somewhere in the line, in any case? */
export function hasWords(game: Listed, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { file: _, ...told } = game;
  const text = Object.values(told).flat().join('\n').toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

export function gameKey({ name, judge }: { readonly name: string; readonly judge: string | null }): string {
  return `${judge ?? ''}/${name}`.toLowerCase();
}

export function listLine(game: Listed): string {
  const cells = [
    game.name.padEnd(14),
    (game.judge ?? '-').padEnd(6),
    game.variant.padEnd(16),
    (game.began ?? '-').padEnd(10),
    (game.through ?? '-').padEnd(6),
    game.kind.padEnd(7),
    game.outcome,
  ];
  return `${cells.join('  ')}\n`;
}
