/** Archives: what was read, what is wrong with one, what an old judge told otherwise. */
export type ArchiveSaying = never;
