/** What the judge says in words, for tests that read its sentences. */
import type { Board } from '../engine/board/board.ts';
import type { Telling } from '../engine/sayings/said.ts';
import { speakerFor } from '../templates/words/speaker.ts';
import { standard } from './boards.ts';

/** The English sentence. */
export function told(telling: Telling, board: Board = standard): string {
  return speakerFor({ board }).say(telling);
}
