/**
 * What stands in brackets, behind ` -- `, or as a comment behind a whole order (judge-language A1). It is no part of the order. Where
 * it says that the order is not meant as it stands, the order is asked about; else the answer shows it.
 */
import type { Token } from '../../text/tokens.ts';
import { isSignToken, readPlace, shownBetween, type TokenLine } from './grammar.ts';
import { actAfterUnit, actBeforeUnit } from './order-vocabulary.ts';
import type { RawOrder } from './raw-order.ts';

export interface OrderRemark {
  /** As it is written. */
  readonly shown: string;
  /** `// as planned`, `% the usual`, a question mark: it is shown only where it is a sign. */
  readonly isAside: boolean;
  /** Nothing sets it off from its order: `A Mun - Bur sorry Pierre`. */
  readonly isLoose?: true;
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

const FEWEST_WORDS = 2;

/** Words behind a whole order that nothing sets off from it; null where they may be a part of it, or of another. */
export function looseRemark(line: TokenLine, order: RawOrder, from: number, to: number): OrderRemark | null {
  if (order.form === 'helped-by') return null;
  if (
    order.form === 'unit' &&
    (order.unit.type === null || ['none', 'unfinished', 'twofold'].includes(order.action.act))
  )
    return null;
  const words = line.tokens
    .slice(from, to)
    .flatMap(({ kind, text }, n) => (kind === 'word' ? [{ text, at: from + n }] : []));
  const isOfOrders = ({ text, at }: { readonly text: string; readonly at: number }) =>
    /\d/.test(text) ||
    (text.length > 1 && (actAfterUnit(text) !== null || actBeforeUnit(text) !== null)) ||
    readPlace(line, at) !== null;
  if (words.filter(({ text }) => text.length > 1).length < FEWEST_WORDS || words.some(isOfOrders)) return null;
  return { shown: shownBetween(line.tokens, from, to), isAside: false, isLoose: true };
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
