/** Positions of games from the files that everybody may fetch. */
import type { PlayedOn } from '../../engine/board/choices.ts';
import type { PhaseCode, Position } from '../../engine/board/position.ts';
import type { MapFiles, MapStage } from '../../templates/pages/map-files.ts';
import type { PhaseRecord } from '../../templates/pages/phase-page.ts';
import type { Files } from '../ports.ts';

/** The positions of games as everybody may see them. */
export interface PublicBoards {
  /** The position in which a phase began; null as phase: the current one. Null: there is none. */
  position(game: string, phase: PhaseCode | null): Promise<Position | null>;
  /** Is a board hidden from some who take part? */
  isBlind(game: string): Promise<boolean>;
  /** What a game is played on. */
  playedOn(game: string): Promise<PlayedOn>;
}

export function publicBoards(files: Pick<Files, 'get'>): PublicBoards {
  const read = async <T>(key: string): Promise<T | null> => {
    const found = await files.get(key);
    return found === null ? null : (JSON.parse(new TextDecoder().decode(found)) as T);
  };
  const current = (game: string) => read<CurrentBoard>(currentBoardKey(game));
  return {
    isBlind: async (game) => (await current(game))?.isBlind === true,
    playedOn: async (game) => (await current(game)) ?? {},
    position: async (game, phase) => {
      const position = (await current(game))?.position ?? null;
      if (phase === null || position?.phase === phase) return position;
      return (await read<PhaseRecord>(recordKey(game, phase)))?.before ?? null;
    },
  };
}

/** What is published of the board a game stands on. */
export interface CurrentBoard extends PlayedOn {
  readonly position: Position | null;
  /** The board is shown to nobody here: the game is played blind. */
  readonly isBlind?: true;
  /** Where it is drawn; left out: nowhere. */
  readonly map?: MapFiles;
  /** Which of the maps there shows how the game stands. */
  readonly stage?: MapStage;
}

/** Where the record of a resolved phase is published. */
export function recordKey(game: string, phase: string): string {
  return `phases/${game}/${phase}.json`;
}

/** Where the position is published in which a game stands. */
export function currentBoardKey(game: string): string {
  return `phases/${game}/current.json`;
}
