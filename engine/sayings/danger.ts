/** Commands that are asked to be confirmed: TERMINATE, EJECT, DUMMY, RESIGN, ROLLBACK and their like. */
export type DangerSaying = never;
