/** A line taken apart into words and signs, each with its place in the line as received. */
import { foldWithMap } from './fold.ts';

export interface Token {
  /**
   * `word`: letters, digits, inner apostrophes. `dash`: one hyphen. `arrow`: `->`, `=>`, `-->`, `>`. `remark`: what
   * follows is no order any more (`//`, ` %`, ` -- `). `sign`: any other single character.
   */
  readonly kind: 'word' | 'dash' | 'arrow' | 'remark' | 'sign';
  /** Folded, in lower case. */
  readonly text: string;
  /** As it is written, letter for letter: what messages show. */
  readonly shown: string;
  /** The line as received, and where in it the token stands. */
  readonly line: string;
  readonly from: number;
  readonly to: number;
  /** A space, or the line's head, stands before it. */
  readonly spaced: boolean;
}

const TOKEN = /([A-Za-z0-9]+(?:'[A-Za-z0-9]+)*)|([-=]*>+)|(-+)|(\/\/|%)|(\S)/g;

export function tokenize(line: string): readonly Token[] {
  const { text, origin } = foldWithMap(line);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [folded, word, arrow, dashes, comment] = match;
    const spaced = match.index === 0 || match.index > end;
    end = match.index + folded.length;
    const spaceAfter = end >= text.length || text[end] === ' ';
    const kind =
      word !== undefined
        ? 'word'
        : arrow !== undefined
          ? 'arrow'
          : dashes !== undefined
            ? dashKind(dashes, spaced && spaceAfter)
            : comment !== undefined && spaced
              ? 'remark'
              : 'sign';
    const from = origin(match.index);
    const to = endOfLetter(line, origin(end - 1));
    tokens.push({ kind, text: folded.toLowerCase(), shown: line.slice(from, to), line, from, to, spaced });
  }
  return tokens;
}

/** `--` alone begins a remark, inside an order it is an arrow. */
function dashKind(dashes: string, alone: boolean): Token['kind'] {
  if (dashes.length === 1) return 'dash';
  return alone ? 'remark' : 'arrow';
}

/** Behind the letter at `at`, and the marks on it that are characters of their own. */
function endOfLetter(text: string, at: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length && text.charCodeAt(end) >= FIRST_MARK && MARK.test(text[end]!)) end++;
  return end;
}

const MARK = /\p{M}/u;
const FIRST_MARK = 0x300;
