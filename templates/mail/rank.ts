/**
 * Which mails go first where not all can go at once: `results` are what a reader acts on (results, deadlines), `answers` say what became
 * of a mail, `press` is what players write to each other, `notices` can be read tomorrow as well.
 */
export const RANKS = ['results', 'answers', 'press', 'notices'] as const;
export type Rank = (typeof RANKS)[number];
