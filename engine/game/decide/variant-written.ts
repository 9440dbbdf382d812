/** Names of variants in a line of words. */
import type { Board } from '../../board/board.ts';

/** The variant that a list of words begins with, by as many of them as make its name: `1776 II gunboat`. */
export function variantWritten(
  words: readonly string[],
  boardOf: (variant: string) => Board | null,
): { readonly board: Board; readonly rest: readonly string[] } | null {
  for (let many = Math.min(MOST_WORDS_OF_NAME, words.length); many > 0; many--) {
    const board = boardOf(words.slice(0, many).join(' ').toLowerCase());
    if (board !== null) return { board, rest: words.slice(many) };
  }
  return null;
}

export const MOST_WORDS_OF_NAME = 5;

/** What a misspelt name may mean. */
export interface NearVariant {
  readonly id: string;
  /** The words behind the name. */
  readonly rest: readonly string[];
}
