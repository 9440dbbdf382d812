/**
 * What stands in brackets or behind ` -- ` after a whole order (judge-language A1). It is no part of the order, and the answer
 * shows it. Where it says that the order is not to be given as it stands, the order is not filed: an order without its
 * condition is another order.
 */
import type { Token } from '../../text/tokens.ts';
import { isSignToken, shownBetween } from './grammar.ts';

/** A remark behind an order, as it is written. */
export interface OrderRemark {
  readonly shown: string;
  /** It makes the order depend on something, takes it back, or offers another. */
  readonly isDecisive: boolean;
}

/** The first remark among the tokens, one that decides before any other; null where there is none. `//` and `%` begin comments. */
export function remarkAmong(tokens: readonly Token[], from: number, to: number): OrderRemark | null {
  let first: OrderRemark | null = null;
  for (let at = from; at < to; at++) {
    const end = endOfRemark(tokens, at, to);
    if (end === at) continue;
    const words = tokens.slice(at, end).filter(({ kind }) => kind === 'word');
    const isDecisive = words.some(({ text }) => DECISIVE.has(text));
    const isResult = words.every(({ text }) => OF_RESULTS.has(text));
    if (!isResult && (first === null || isDecisive)) {
      const own = tokens[at]!.kind === 'remark' ? at + 1 : at;
      first = { shown: shownBetween(tokens, own, end), isDecisive };
      if (isDecisive) return first;
    }
    at = end - 1;
  }
  return first;
}

/** Behind the remark that begins at a token; the token itself where none does. */
function endOfRemark(tokens: readonly Token[], at: number, to: number): number {
  const token = tokens[at]!;
  if (token.kind === 'remark') return token.text.startsWith('-') ? to : at;
  if (!isSignToken(token, '(') && !isSignToken(token, '[')) return at;
  let depth = 0;
  for (let end = at; end < to; end++) {
    if (isSignToken(tokens[end], '(') || isSignToken(tokens[end], '[')) depth++;
    else if ((isSignToken(tokens[end], ')') || isSignToken(tokens[end], ']')) && --depth === 0) return end + 1;
  }
  return to;
}

/** `(*bounce*)`: what results and listings say of an order. */
const OF_RESULTS: ReadonlySet<string> = new Set(
  'bounce bounced cut void no convoy support disrupted blocked dislodged destroyed disbanded by default'.split(' '),
);

/** Folded, in all languages in which orders are read. */
const DECISIVE: ReadonlySet<string> = new Set(
  [
    'if unless only provided providing depending depends assuming when whenever except otherwise else instead or',
    'alternatively maybe perhaps possibly conditional conditionally condition tentative tentatively undecided tbd',
    'cancel cancels canceled cancelled void withdrawn ignore disregard delete deleted',
    'wenn falls sofern nur ausser sonst ansonsten statt stattdessen oder vielleicht eventuell evtl bedingung vorausgesetzt',
    'abhangig storniert gestrichen ungultig annulliert abgesagt ignorieren',
    'si sauf seulement uniquement pourvu condition sinon ou peut eventuellement annule annulee annuler ignorer',
  ].flatMap((words) => words.split(' ')),
);
