/** What we list of each game in files, folders and packed sets: from the index of a folder where it is known, else from the file. */
import { statSync } from 'node:fs';
import type { FinishedGame } from '../../../engine/scoring/finished-game.ts';
import { BadInput } from '../../local/bad-input.ts';
import { FolderIndex } from './folder-index.ts';
import { archivesIn, finishedOf, keptFrom, type Listed, listArchive } from './list-archives.ts';
import { inParts, processesFor } from './parallel-parts.ts';
import { isArchiveSet, textsIn } from './read-file.ts';

export type KeptGame = { readonly listed: Listed; readonly finished: FinishedGame | null } | { readonly fault: string };

/** In the order of the files. `processes`: left out, as many as are worth it. */
export async function* keptGames(paths: readonly string[], processes?: number): AsyncGenerator<KeptGame, void, void> {
  for (const path of paths) {
    const index = isFolder(path) ? new FolderIndex(path) : null;
    const files = [...archivesIn([path])];
    const known = files.map((file) => index?.of(file) ?? {});
    const unknown = files.filter((_, n) => known[n]!.games === undefined);
    const many = processes ?? processesFor(unknown);
    const read = many > 1 && unknown.length > 1 ? readTogether(unknown, many) : readEach(unknown);
    const waiting = read[Symbol.asyncIterator]();
    for (const [n, file] of files.entries()) {
      const { games } = known[n]!;
      if (games === undefined) yield* indexed(index, file, await nextOf(waiting));
      else
        for (const { at, listed, finished } of games) yield { listed: { ...listed, file: `${file}${at}` }, finished };
    }
    index?.save();
  }
}

/** A file of which anything cannot be read is read again the next time. */
function indexed(index: FolderIndex | null, path: string, games: readonly KeptGame[]): readonly KeptGame[] {
  const sound = games.flatMap((game) => {
    if ('fault' in game) return [];
    const { file, ...listed } = game.listed;
    return [{ at: file.slice(path.length), listed, finished: game.finished }];
  });
  if (sound.length === games.length) index?.add(path, { games: sound });
  return games;
}

async function nextOf(games: AsyncIterator<readonly KeptGame[]>): Promise<readonly KeptGame[]> {
  const next = await games.next();
  return next.done === true ? [] : next.value;
}

/** The games of each file: one, or those of a set. */
async function* readEach(files: readonly string[]): AsyncGenerator<readonly KeptGame[]> {
  for (const file of files) {
    const games: KeptGame[] = [];
    try {
      for await (const { name, text } of textsIn(file)) games.push(oneGame(name, text));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      games.push({ fault: error.message });
    }
    yield games;
  }
}

function oneGame(name: string, text: string): KeptGame {
  try {
    const kept = keptFrom(text, name);
    return { listed: listArchive(name, kept), finished: finishedOf(kept) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { fault: error.message };
  }
}

/** By several processes: each writes a line for each file. */
async function* readTogether(files: readonly string[], processes: number): AsyncGenerator<readonly KeptGame[]> {
  for await (const { output } of inParts(files, ['archive', 'list', '--rows'], processes)) {
    for (const line of output.split('\n')) if (line !== '') yield JSON.parse(line) as readonly KeptGame[];
  }
}

/** What such a process writes. */
export async function* rowLines(files: readonly string[]): AsyncGenerator<string> {
  for await (const games of readEach(files)) yield `${JSON.stringify(games)}\n`;
}

export function isFolder(path: string | undefined): boolean {
  return path !== undefined && !isArchiveSet(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
