/** What else a GM does: starting, announcing, setting up a board, running a game. */
export type MasterSaying = never;
