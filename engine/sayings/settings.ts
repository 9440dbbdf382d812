/** Settings that are changed, are not offered, or cannot be. */
export type SettingSaying = never;
