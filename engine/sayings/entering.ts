/** Who writes, by what right, and to which game: from a mail to its decision. */
export type EnteringSaying = never;
