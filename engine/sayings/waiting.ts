/** WAIT, absences, deadlines that players propose. */
export type WaitingSaying = never;
