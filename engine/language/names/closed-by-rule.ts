/** Places that a variant's short rules close though they are none of its map: `Lakes Michigan and Superior are closed to everybody.` */
import type { Board } from '../../board/board.ts';
import { englishBoard, shortSentences } from '../../board/translation.ts';
import { nameKey } from './name-index.ts';

/** The rule that closes what these words name; null where none does. */
export function closedByRule(board: Board, words: string): string | null {
  const wanted = (words.match(/\p{L}+/gu) ?? []).map(nameKey).filter((word) => word !== '' && !COMMON.has(word));
  if (wanted.length === 0) return null;
  const { variant } = englishBoard(board);
  const rules = (variant.inShort ?? []).flatMap(shortSentences);
  return rules.find((rule) => / closed to everybody\.$/.test(rule) && names(rule, wanted)) ?? null;
}

/** Words of many names. */
const COMMON: ReadonlySet<string> = new Set(['l', 'lake', 'lakes', 'the', 'of']);

function names(rule: string, wanted: readonly string[]): boolean {
  const named = new Set((rule.match(/\p{Lu}\p{L}+/gu) ?? []).map(nameKey));
  return wanted.every((word) => named.has(word));
}
