/** A line taken apart into words and signs, each with its place in the line as received. */
import { fold } from './fold.ts';

export interface Token {
  /**
   * `word`: letters, digits, inner apostrophes. `dash`: one hyphen. `arrow`: `->`, `=>`, `-->`, `>`. `remark`: what
   * follows is no order any more (`//`, ` %`, ` -- `). `sign`: any other single character.
   */
  readonly kind: 'word' | 'dash' | 'arrow' | 'remark' | 'sign';
  /** Folded, in lower case. */
  readonly text: string;
  /** Folded, case kept: as shown in messages. */
  readonly shown: string;
  /** In the line as received. */
  readonly from: number;
  readonly to: number;
  /** A space, or the line's head, stands before it. */
  readonly spaced: boolean;
}

const TOKEN = /([A-Za-z0-9]+(?:'[A-Za-z0-9]+)*)|([-=]*>+)|(-+)|(\/\/|%)|(\S)/g;

export function tokenise(line: string): readonly Token[] {
  const { text, origin } = fold(line);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [shown, word, arrow, dashes, comment] = match;
    const spaced = match.index === 0 || match.index > end;
    end = match.index + shown.length;
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
    tokens.push({
      kind,
      text: shown.toLowerCase(),
      shown,
      from: origin(match.index),
      to: origin(end - 1) + charLength(line, origin(end - 1)),
      spaced,
    });
  }
  return tokens;
}

/** `--` alone begins a remark, inside an order it is an arrow. */
function dashKind(dashes: string, alone: boolean): Token['kind'] {
  if (dashes.length === 1) return 'dash';
  return alone ? 'remark' : 'arrow';
}

function charLength(text: string, at: number): number {
  const code = text.codePointAt(at);
  return code === undefined ? 0 : code > 0xffff ? 2 : 1;
}
