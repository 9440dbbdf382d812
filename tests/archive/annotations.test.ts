/** Notes on an archived game: kept beside it, bound to it, shown with it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { sealArchive } from '../../engine/archive/seal.ts';
import type { Commit } from '../../engine/game/events.ts';
import { addAnnotation, annotationFaults, readAnnotations } from '../../infra/tools/archive/annotations.ts';
import { exportText } from '../../infra/tools/archive/export-archive.ts';
import { variantOf } from '../../infra/tools/archive/read-file.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import type { Annotation } from '../../templates/archive/annotations.ts';
import { scratch } from '../local/scratch.ts';
import { judgedGame, keeper, withMore } from './games.ts';

const COMMITS = judgedGame('d1155', 2);
const GAME = archived(COMMITS);
const [PHASE] = GAME.phases;
const ORDER = Object.values(PHASE!.orders).flat()[0]!;

function archived(commits: readonly Commit[]): ArchiveDocument {
  return sealArchive(archiveOfCommits(commits, keeper), sha256);
}

function note(more: Partial<Annotation>): Annotation {
  return {
    by: 'Ann',
    at: '2026-11-22T12:00:00.000Z',
    phase: null,
    order: null,
    text: 'A <b>fine</b> opening.',
    ...more,
  };
}

async function kept(file: unknown): Promise<string> {
  const path = join(await scratch(), 'marne.notes.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe('notes on a game', () => {
  it('come one after the other into a file that cites the archive, and back out of it', async () => {
    const path = join(await scratch(), 'marne.notes.json');
    const first = addAnnotation(path, GAME, note({}));
    writeFileSync(path, JSON.stringify(first));
    const both = addAnnotation(path, GAME, note({ by: 'Max', phase: PHASE!.phase, order: ORDER }));
    writeFileSync(path, JSON.stringify(both));
    const read = readAnnotations(path);
    expect(read).toMatchObject({ game: GAME.name, digest: GAME.digest, head: GAME.chain!.head });
    expect(read.notes.map(({ by, order }) => [by, order])).toEqual([
      ['Ann', null],
      ['Max', ORDER],
    ]);
    expect(annotationFaults(read, GAME)).toEqual([]);
    expect(readFileSync(path, 'utf8')).toContain(GAME.digest);
  });

  it('still belong to the game when its archive has grown, and to no other game', () => {
    const file = addAnnotation('/nowhere/notes.json', GAME, note({}));
    const end = { type: 'game-ended', outcome: { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] } } as const;
    const grown = archived(withMore(COMMITS, [end]));
    expect(grown.digest).not.toBe(GAME.digest);
    expect(annotationFaults(file, grown)).toEqual([]);
    const other = archived(judgedGame('d2709', 1));
    expect(annotationFaults(file, other)).toEqual([expect.stringContaining('are of another archive')]);
  });

  it('on what the game does not have are refused with what it has', () => {
    expect(() => addAnnotation('/nowhere/notes.json', GAME, note({ phase: 'S1999M' }))).toThrow(
      /has no phase S1999M; it has S1901M/,
    );
    const wrong = note({ phase: PHASE!.phase, order: 'A par - mos' });
    expect(() => addAnnotation('/nowhere/notes.json', GAME, wrong)).toThrow(/has no order 'A par - mos'/);
    expect(() => addAnnotation('/nowhere/notes.json', GAME, note({ order: ORDER }))).toThrow(/needs its phase/);
  });

  it('in a file of another kind are refused by its fields', async () => {
    const [partial, list] = [await kept({ format: 'chancery-annotations', version: 1 }), await kept([])];
    expect(() => readAnnotations(partial)).toThrow(/notes/);
    expect(() => readAnnotations(list)).toThrow(/expected object/);
    expect(() => readAnnotations('/nowhere/notes.json')).toThrow(/cannot be read/);
  });

  it('stand in the one file of the game, at what they are about, as words', () => {
    const notes = [note({}), note({ by: 'Max', phase: PHASE!.phase, order: ORDER, text: 'Why not Munich?' })];
    const page = [...exportText(GAME, variantOf(GAME), 'html', notes)].join('');
    const [before, ...phases] = page.split('<section class="phase');
    expect(before).toContain('A &lt;b&gt;fine&lt;/b&gt; opening.');
    expect(phases[0]).toMatch(new RegExp(`Max on ${ORDER}</p><blockquote><p>Why not Munich`));
    expect(phases[1]).not.toContain('Why not Munich');
  });
});
