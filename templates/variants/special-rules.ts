/** What differs from the standard game, in the mail that starts a game and below the short rules. */
import type { Board } from '../../engine/board/board.ts';
import { type Document, heading, list, paragraph } from '../markup/document.ts';
import { words } from '../words/current.ts';

/** With the lines that ask for all of it; empty for a variant that differs in nothing. */
export function specialRules({ variant }: Board): Document {
  const { id, name, inShort = [] } = variant;
  if (inShort.length === 0) return [];
  const { special, rules } = words().mail.start;
  return [heading(special(name)), list(inShort), paragraph(...rules(`GET ${id.toUpperCase()}`, 'GET PROVINCES'))];
}
