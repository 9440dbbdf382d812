/** What a line is read with, what may be wrong with it, and for whom it is. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';

/** What a command's reader may look at. */
export interface CommandContext {
  /** Null: no game is known. */
  readonly board: Board | null;
  readonly phase: PhaseCode | null;
  /** Its name; left out: it is not known. */
  readonly game?: string;
  readonly role: 'player' | 'master' | 'observer' | 'stranger';
}

export interface Problem {
  /** What is wrong with the arguments, in a sentence. */
  readonly problem: MessageOrText;
  /** The whole line as it might be right. */
  readonly suggestion?: string | null;
}

const WHO = ['all', 'registered', 'player', 'observer', 'master', 'unmoderated'] as const;
/**
 * Who may use a command. `registered`: an address the judge knows; `unmoderated`: a master, or in a game without one any
 * player. Whether the writer may is decided by the game; the reader reads the command for everybody.
 */
export type CommandUsers = (typeof WHO)[number];
