/**
 * What stands in brackets, behind ` -- `, or as a comment behind a whole order (judge-language A1). It is no part of the order. Where
 * it says that the order is not meant as it stands, the order is asked about; else the answer shows it.
 */
import type { Token } from '../../text/tokens.ts';
import { isSignToken, shownBetween } from './grammar.ts';

/** A remark behind an order. */
export interface OrderRemark {
  /** As it is written. */
  readonly shown: string;
  /** `// as planned`, `% the usual`, a question mark: it is shown only where it is a sign. */
  readonly isAside: boolean;
}

/** The remarks among the tokens; what results and listings say of an order (`(*bounce*)`) is none. */
export function remarksAmong(tokens: readonly Token[], from: number, to: number): readonly OrderRemark[] {
  const remarks: OrderRemark[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (isSignToken(token, '?')) remarks.push({ shown: '?', isAside: true });
    const end = endOfRemark(tokens, at, to);
    if (end === at) continue;
    const inside = tokens.slice(at, end);
    const isResult = OF_RESULTS.has(inside.flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])).join(' '));
    const isAside = token.kind === 'remark' && !token.text.startsWith('-');
    if (!isResult) remarks.push({ shown: shownBetween(tokens, token.kind === 'remark' ? at + 1 : at, end), isAside });
    at = end - 1;
  }
  return remarks;
}

/** Behind the remark that begins at a token; the token itself where none does. */
function endOfRemark(tokens: readonly Token[], at: number, to: number): number {
  const token = tokens[at]!;
  if (token.kind === 'remark') return to;
  if (!isSignToken(token, '(') && !isSignToken(token, '[')) return at;
  let depth = 0;
  for (let end = at; end < to; end++) {
    if (isSignToken(tokens[end], '(') || isSignToken(tokens[end], '[')) depth++;
    else if ((isSignToken(tokens[end], ')') || isSignToken(tokens[end], ']')) && --depth === 0) return end + 1;
  }
  return to;
}

const OF_RESULTS: ReadonlySet<string> = new Set(
  'bounce|bounced|cut|no convoy|convoy disrupted|support cut|disrupted|blocked|dislodged|destroyed|disbanded|by default'.split(
    '|',
  ),
);
