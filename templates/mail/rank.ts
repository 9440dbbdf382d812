/**
 * Which mails go first where not all can go at once: `results` are what a reader acts on or waits for (results, deadlines, answers),
 * `press` what players write to each other, `notices` what can be read tomorrow as well.
 */
export const RANKS = ['results', 'press', 'notices'] as const;
export type Rank = (typeof RANKS)[number];
