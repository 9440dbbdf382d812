/** Positions of games from the files that everybody may fetch. */
import type { Position } from '../../engine/board/position.ts';
import type { PhaseRecord } from '../../templates/pages/phase-page.ts';
import type { Files } from './ports.ts';
import type { PublicBoards } from './what-if.ts';

export function publicBoards(files: Pick<Files, 'get'>): PublicBoards {
  const read = async <T>(key: string): Promise<T | null> => {
    const found = await files.get(key);
    return found === null ? null : (JSON.parse(new TextDecoder().decode(found)) as T);
  };
  return {
    position: async (game, phase) => {
      const current = await read<{ readonly position: Position | null }>(currentBoardKey(game));
      if (phase === null || current?.position?.phase === phase) return current?.position ?? null;
      return (await read<PhaseRecord>(recordKey(game, phase)))?.before ?? null;
    },
  };
}

/** Where the record of a resolved phase is published. */
export function recordKey(game: string, phase: string): string {
  return `phases/${game}/${phase}.json`;
}

/** Where the position is published in which a game stands. */
export function currentBoardKey(game: string): string {
  return `phases/${game}/current.json`;
}
