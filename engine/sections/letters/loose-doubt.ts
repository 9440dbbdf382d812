/** What keeps free sentences from being read as orders: doubt, tales, conditions, questions, and words to somebody else. */
import type { OrderContext } from '../../language/orders/order-context.ts';
import { isWordedAsQuestion } from '../../language/questions/read-question.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { type SignContext, sentencesOf } from '../../language/signs/sentences.ts';
import { foldText } from '../../text/fold.ts';
import { partsIn, type SentencePart } from '../changes/sentence-parts.ts';
import { CLAUSE_CUT, isType, type LooseClause, looseClauses } from './loose-clauses.ts';
import {
  DENYING_TAGS,
  HINGED_TAGS,
  LEADING,
  MEANS_OTHERS,
  OF_ORDERS_TAGS,
  OPEN_TAGS,
  OTHER_TIME,
  POLITE_IF,
  QUIET_TAGS,
  QUIET_WORDS,
  REQUEST,
  VOID_TAGS,
} from './loose-words.ts';

const isOther = (part: SentencePart, { power }: OrderContext) => part.is === 'power' && part.id !== power;

/** It speaks to somebody, and of somebody else: `Italy, …`, `Germany … you …`. */
export function isForOthers(sentences: readonly string[], orders: OrderContext): boolean {
  const said = foldText(sentences.join(' ')).toLowerCase();
  return (
    partsIn(said, orders.board).some((part) => isOther(part, orders)) && MEANS_OTHERS.test(said.replace(REQUEST, ' '))
  );
}

/** A sentence begins with somebody else: `Dear Germany, …`. */
export function isLedToOthers(sentences: readonly string[], orders: OrderContext): boolean {
  return sentences.some((sentence) => {
    const [{ said: head, parts }] = looseClauses(sentence, orders, []) as [LooseClause];
    const name = parts.find((part) => isOther(part, orders));
    if (name === undefined || AGAINST.test(head)) return false;
    const isAlone = parts.every(({ is }) => is !== 'place' && !isType(is));
    const led = /^[^,:]*[,:]/.exec(sentence)?.[0].split(/\s+/).length ?? MOST_HEAD;
    const isLed = led < MOST_HEAD && head.slice(0, head.indexOf(name.low)).trim().split(/\s+/).length < MOST_BEFORE;
    const isGreeted = /!\W*$/.test(sentence) && head.trim().split(/\s+/).length < 5;
    return isAlone && (isLed || isGreeted);
  });
}

/** `A note to Italy: …` */
const MOST_BEFORE = 3;
const MOST_HEAD = 6;

const AGAINST =
  /\b(?:against|annoy\w*|stop\w*|block\w*|attack\w*|surprise|gegen|arger\w*|stopp\w*|contre|embet\w*|surpren\w*|attaqu\w*)\b/;

/** Nothing of it may be offered; `all`: nor of what stands beside it; `unsure`: what its units do hangs on something. */
export function quietOf(sentence: string, signs: SignContext, isNamed: boolean, isLed: boolean) {
  const folded = foldText(sentence);
  const polite = folded.replace(POLITE_IF, ' ');
  const plain = polite === folded ? sentence : polite;
  const said = polite.toLowerCase();
  const tags = sentencesOf(plain, signs).map((each) => each.tags);
  const has = (form: RegExp) => tags.some((each) => form.test(each));
  if (!isNamed) {
    const mayMean =
      has(OPEN_TAGS) || has(VOID_TAGS) || (has(DENYING_TAGS) && has(OF_ORDERS_TAGS)) || (isLed && has(HINGED_TAGS));
    return mayMean && findSign(plain, signs)?.isAboutOrders === true ? 'all' : null;
  }
  if (has(OPEN_TAGS) || has(QUIET_TAGS) || (has(VOID_TAGS) && LEADING.test(said))) return 'all';
  if (has(HINGED_TAGS)) return isLed ? 'all' : 'unsure';
  return QUIET_WORDS.test(said) || isOtherTime(said.split(CLAUSE_CUT)[0]!, signs) ? 'this' : null;
}

/** `one army to Gascony, ok?` */
const TAGGED = /[\s,](?:ok(?:ay)?|ja|gell?|hein|d['’]accord)\s*\?\W*$/iu;

export function isOtherTime(said: string, { phase }: SignContext): boolean {
  return phase?.endsWith('M') === true && OTHER_TIME[phase[0]!]?.test(said) === true;
}

export function isAsked(sentence: string, { board }: OrderContext): boolean {
  const isRequest = REQUEST.test(foldText(sentence).toLowerCase());
  return (
    !isRequest &&
    !TAGGED.test(sentence) &&
    (/\?\W*$/.test(sentence) ||
      INVERTED.test(sentence) ||
      (isWordedAsQuestion(sentence, board) && !WISHED.test(sentence)))
  );
}

/** `Que Paris s'empare de la Bourgogne !` */
const WISHED = /^\W*que (?!faire\b|dois|peu[tx]|puis|font?\b|se\b|vaut|veut|signifie)/i;

/** `Paris peut-elle …` */
const INVERTED = /\p{L}-(?:t-)?(?:ils?|elles?|on|je)\b/iu;
