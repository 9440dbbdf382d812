/** What sentences of pages may hold: parts that are links, or are set apart in another way. */
import type { Html } from '../markup/html.ts';

/** Makes a link of its words: the sentence says where it stands, and what it is called. */
export type PageLink = (words: string) => Html;
