/**
 * What the judge has to say, as codes and facts: one file a subject. Events and archives keep these; a sentence is made of
 * them when somebody reads, in the reader's language (`templates/words`).
 */
import type { BotSaying } from './bots.ts';
import type { GameSaying } from './game.ts';

/**
 * One sentence, or a few that belong together. Facts are JSON: powers and places by their ids, instants as numbers, a saying
 * within another as itself. No password, and nothing that its reader may not know.
 */
export type Said = BotSaying | GameSaying;

/** Events of before hold the sentence itself. */
export type Telling = Said | string;
