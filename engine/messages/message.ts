/**
 * A sentence as a code with its facts, whatever its subject. It stands apart from the list of subjects (`said.ts`) so that a
 * saying can hold another: without a circle of imports.
 */
import type { GameMessage } from './game-messages.ts';

/** What is said, by subject: `said.ts` adds all others. */
export interface Messages {
  readonly game: GameMessage;
}

/**
 * One sentence, or a few that belong together. Facts are JSON: powers and places by their ids, instants as numbers, a saying
 * within another as itself. No password, and nothing that its reader may not know.
 */
export type Message = Messages[keyof Messages];

/** Events of before hold the sentence itself. */
export type MessageOrText = Message | string;
