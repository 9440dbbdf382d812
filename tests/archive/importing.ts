/** Imports of texts and files that a test has, from a folder of their own. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import type { SummaryDocument } from '../../engine/archive/old-games/summary-document.ts';
import { importGames } from '../../infra/tools/archive/import-archives.ts';
import { scratchFolder } from '../local/scratch.ts';

type Content = string | Uint8Array;

/**
 * Imports one text, in a file of this `name`, or a folder of files by their paths in it. Answers with what was written, by the names of
 * the files, and what was told, without the path that was read.
 */
export async function importing(
  content: Content | Readonly<Record<string, Content>>,
  { name = 'games.txt', all = false, now = Date.now() } = {},
) {
  const folder = scratchFolder();
  const [within, out] = [join(folder, 'box'), join(folder, 'out')];
  const isOne = typeof content === 'string' || content instanceof Uint8Array;
  const files = Object.entries(isOne ? { [name]: content } : content);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(within, file)), { recursive: true });
    writeFileSync(join(within, file), text);
  }
  const path = isOne ? join(within, name) : within;
  const told: string[] = [];
  const tell = (line: string) => told.push(line.replace(`${path}: `, '').replace(path, ''));
  const imported = await importGames([path], { folder: out, tell, all, now });
  const names = readdirSync(out).sort();
  const texts = names.map((each) => readFileSync(join(out, each), 'utf8'));
  const written = texts.map((text): ArchiveDocument | SummaryDocument => JSON.parse(text));
  return {
    games: written.filter((each): each is ArchiveDocument => each.format === 'chancery-game'),
    outlines: written.filter((each): each is SummaryDocument => each.format === 'chancery-summary'),
    ...{ told, imported, folder, within, names, texts },
  };
}

/** The phases of a game and the boards that they lead to; in what order units stand in a list says nothing, nor does an empty list. */
export function boardsAfter(phases: readonly Pick<ArchiveDocument['phases'][number], 'phase' | 'resolution'>[]) {
  return phases.map(({ phase, resolution }) => [phase, tidy(resolution.units), tidy(resolution.centers)]);
}

export function tidy(lists: Readonly<Record<string, readonly string[]>> = {}) {
  return Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([power, list]) => [power, [...list].sort()])
    .sort();
}
