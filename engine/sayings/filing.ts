/** Orders as they are filed, sent ahead, taken back or left out. */
export type FilingSaying = never;
