/** What stands around orders in sentences: greetings, thanks, what heads them, and talk of one's own day. */
import { parsePhase } from '../../board/phase.ts';
import { isClosing, isGreeting, isName } from '../../language/mail/courtesies.ts';
import { headingWords } from '../../language/mail/heading-words.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import { readOrders } from '../../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../../language/questions/read-question.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { sentencesOf } from '../../language/signs/sentences.ts';
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { tokenize } from '../../text/tokens.ts';
import type { UnitText } from '../../vocabulary.ts';
import { readCorrectionAt } from '../correction.ts';
import { type State, signContext } from '../section-state.ts';
import { CLAUSES, CORRECTING, HEADING_MORE } from './letter-words.ts';

/** What a sentence is. */
export type LetterPart =
  /** `as`: what the grammar of orders reads of it. */
  | { readonly is: 'order'; readonly text: string; readonly as: string }
  | { readonly is: 'still'; readonly text: string; readonly isRest: boolean; readonly isAsFiled: boolean }
  | { readonly is: 'denied'; readonly text: string; readonly orders: readonly string[] }
  | { readonly is: 'waiting'; readonly text: string; readonly units: readonly UnitText[] }
  /** `doubt`: the orders beside it are asked about. */
  | { readonly is: 'courtesy' | 'correcting' | 'talk' | 'doubt'; readonly text: string };

export interface LetterReading {
  readonly state: State;
  readonly orders: OrderContext;
}

export function plainWords(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/^[\s\-–—.,:;!"'()*]+|[\s\-–—.,:;!"'()*…]+$/g, '')
    .replace(/\s+/g, ' ');
}

const clauses = lazy(() => listed(CLAUSES));
const corrections = lazy(() => listed(CORRECTING));

interface Listed {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

function listed(list: string): Listed {
  const all = list.split('|');
  return {
    whole: new Set(all.filter((each) => !each.endsWith('*'))),
    beginnings: all.filter((each) => each.endsWith(' *')).map((each) => each.slice(0, -1)),
  };
}

/** Words behind a courtesy. */
const MOST_BEHIND = 9;

export function isLetterCourtesy(text: string, reading: LetterReading, before: LetterPart | null): boolean {
  const plain = plainWords(text);
  if (plain === '') return true;
  const { whole, beginnings } = clauses();
  if (whole.has(plain)) return true;
  if (headsOrders(text, reading)) return true;
  if (namesOfGame(text, reading)) return false;
  const said = plain.replace(/^((?:ich |i )?(?:hope|hoffe)),/, '$1');
  // `Merci de retirer ce qui suit`
  const isThanks = beginnings.some((each) => said.startsWith(each) && plain.split(' ').length <= MOST_BEHIND);
  if (isThanks) return findSign(text, signContext(reading.state.context)!)?.isAboutOrders !== true;
  if (isGreeting(text) || isClosing(text)) return true;
  // `Cheers, Tom`, `best, Pete`.
  return (
    before?.is === 'courtesy' &&
    /^\p{Lu}[\p{L}.'-]{1,14}(?: \p{Lu}[\p{L}.'-]{0,14})?$/u.test(text.trim().replace(/\W+$/, '')) &&
    isName(text.replace(/\W+$/, ''))
  );
}

const headingMore = lazy(() => new Set(HEADING_MORE.split(' ')));

/** `Here come my moves for the first turn`. */
function headsOrders(text: string, { state, orders }: LetterReading, needsNoun = true): boolean {
  const words = headingWords(text.trim());
  if (words === null || (needsNoun && !words.hasNoun) || (words.kind !== null && words.kind !== orders.kind))
    return false;
  if (words.turn !== null && words.turn !== 0) return false;
  const { board, phase } = state.context;
  const now = phase === null ? null : parsePhase(phase);
  if (words.turn === 0 && now?.year !== board?.start.year) return false;
  if (/\b(?:first|erste\w*|premier\w*)\b/i.test(text) && now?.year !== board?.start.year) return false;
  return words.rest.every((word) => headingMore().has(word));
}

export function isCorrecting(text: string): boolean {
  return corrections().whole.has(plainWords(text));
}

/** Does it name a power, a place or a unit? */
function namesOfGame(text: string, { state, orders }: LetterReading): boolean {
  const signs = signContext(state.context)!;
  if (sentencesOf(text, signs).some(({ tags }) => / (?:POWER|OWNPOWER|PLACE|UNIT) /.test(tags))) return true;
  const { places, powers } = allNamesOf(orders.board);
  const tokens = tokenize(text);
  return tokens.some(({ kind, text: word, shown }) => {
    if (kind !== 'word') return kind === 'arrow' || kind === 'dash';
    // `war` and `den` are words.
    const isNamed = places.exact.has(word) || powers.exact.has(word);
    return isNamed && (word.length > 3 || (word.length === 3 && /^\p{Lu}/u.test(shown)));
  });
}

/** What a sentence leads to, past greetings, apologies and what heads its orders: `Hi judge, here are my moves: …`. */
export function withoutCourtesies(sentence: string, reading: LetterReading): string {
  let rest = sentence.replace(/[\s!.…]+$/u, '');
  for (;;) {
    const [, head = '', sign = '', tail = ''] = /^([^,:;!–]{1,80}?)([,:;!]|\s[-–]\s)\s*(.*)$/su.exec(rest) ?? [];
    if (head === '' || !/\p{L}/u.test(tail)) break;
    const isHead = isCorrecting(head) || isLetterCourtesy(head, reading, null);
    if (!isHead && !(sign === ':' && headsOrders(head, reading, false))) break;
    rest = tail;
  }
  for (;;) {
    const [, head = '', tail = ''] = /^(.*\S)\s*(?:[,;!]|\s[-–]\s)\s*([^,;!]{1,60})$/su.exec(rest) ?? [];
    if (head === '') break;
    const isTail = isLetterCourtesy(tail, reading, null) && !/\bnot\b/i.test(tail);
    if (!isTail) {
      // `thanks, Tom`
      const [, before = '', closing = ''] = /^(.*\S)\s*[,;!]\s*([^,;!]{1,40})$/su.exec(head) ?? [];
      if (closing === '' || !isLetterCourtesy(closing, reading, null)) break;
      if (!isLetterCourtesy(tail, reading, { is: 'courtesy', text: closing })) break;
      rest = before;
    } else rest = head;
  }
  return isLetterCourtesy(rest, reading, null) ? '' : rest;
}

/** A sentence of its own, about nothing of the game. */
export function isTalk(text: string, reading: LetterReading): boolean {
  if (/[:?]\W*$/.test(text) || namesOfGame(text, reading)) return false;
  const { orders, state } = reading;
  if (isOfLife(text, reading)) return true;
  if (isWordedAsQuestion(text, orders.board) || HANGS.test(plainWords(text))) return false;
  if (readCorrectionAt({ number: 0, text, ignored: null }, [], orders, state) !== null) return false;
  const read = readOrders(text, orders, state.heading);
  return !read.means || read.readings.every((each) => each.read === 'error');
}

/** `My train was late`, `ich bin auf der Arbeit`: of one's own day, and of nothing else. */
export function isOfLife(text: string, reading: LetterReading): boolean {
  if (/\?/.test(text) || HANGS.test(plainWords(text))) return false;
  const all = sentencesOf(text, signContext(reading.state.context)!).flatMap(({ tags }) => tags.trim().split(' '));
  return all.some((tag) => LIFE.has(tag)) && all.every((tag) => LIFE.has(tag) || BESIDE_LIFE.has(tag));
}

export const OWN_DAY = /^(?:i|i'm|my|we|we're|ich|bin|wir|meine?|je|j'\w+|mon|ma|nous|on) /;
const LIFE: ReadonlySet<string> = new Set('LATE KIN BODY FOOD NATURE HOUSE WORK TRAVEL TECH FEEL SPORT'.split(' '));
const BESIDE_LIFE: ReadonlySet<string> = new Set(
  'I ME MY BE WAS HAVE x NICE THANKS PLEASE NOW ONLY FROM TO GOES GREET GAIN AND EARLIER BACK MUCH AFTER , YOU WHAT AT'.split(
    ' ',
  ),
);

/** It may speak of the orders beside it. */
const HANGS =
  /\b(?:if|unless|until|when|whether|maybe|perhaps|or|not yet|draft|suggests?|proposes?|orders?|moves?|ignore|wait|falls|wenn|sofern|sobald|vielleicht|oder|noch nicht|entwurf|vorschlag|schlagt|befehle?|zuge?|si|quand|peut-etre|ou bien|pas encore|brouillon|propose|ordres?|coups?|would|could|rest|others?|follows?|later|reste|suit|suivent|folgt|folgen|spater|wurde|konnte|pourrais?|voudrait)\b/;
