/** Press: what may be sent, to whom, and what became of it. */
export type PressSaying = never;
