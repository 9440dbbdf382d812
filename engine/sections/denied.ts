/**
 * An order that its own sentence denies or takes back: `Paris does not go to Burgundy`, `A Par nach Burgund, nein, lieber in die Picardie`.
 * Nothing of it is filed or offered; whoever writes so hears that nothing has changed.
 */
import { orderKey } from '../game/on-file.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import type { OrderContext } from '../language/orders/order-context.ts';
import { isWhole, readOrders } from '../language/orders/read-orders.ts';
import { isWordedAsQuestion } from '../language/questions/read-question.ts';
import { foldText } from '../text/fold.ts';
import { readCorrectionAt } from './correction.ts';
import { readPlainOrders } from './letters/plain-orders.ts';
import { addCorrection, addUnclear, unitShown } from './section-orders.ts';
import { orderContext, type State } from './section-state.ts';

export interface Denied {
  /** Canonical: what is not to be done. */
  readonly orders: readonly string[];
  /** A word behind them takes them back; else one among them denies them. */
  readonly isBack: boolean;
  /** Whole orders for the same units that come instead; null: none is given in full. */
  readonly instead: string | null;
}

const LONGEST = 300;

/** What its own sentence denies or takes back is no order and no question; where it can mean one thing, a correction. */
export function addDenied(state: State, line: NumberedLine): boolean {
  const orders = orderContext(state);
  const denied =
    orders === null || /^\s*if\b/i.test(line.text)
      ? null
      : (readDenied(line.text, orders) ?? deniedFirst(line.text, orders));
  if (denied === null || orders === null) return false;
  if (denied.instead !== null) {
    addCorrection(state, line, { correction: { withdrawn: [], given: denied.instead }, taken: 0 }, orders);
    return true;
  }
  if (!denied.isBack) {
    if (isWordedAsQuestion(line.text, orders.board)) return false;
    const corrected = readCorrectionAt(line, [], orders, state);
    if (corrected !== null && corrected.correction !== 'unclear') return false;
  }
  const { filed = [] } = state.context;
  const clears = denied.orders.filter((order) => filed.includes(order)).map((order) => `CLEAR ${unitShown(order)}`);
  addUnclear(state, line, denied.orders, clears);
  return true;
}

/** Null: the line denies no order. A line that is whole as it stands (`Paris ne bouge pas`) denies none either. */
export function readDenied(text: string, orders: OrderContext): Denied | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text).replaceAll('’', "'").trim();
  return takenBack(said, orders) ?? (ASKS.test(said) ? null : negated(said, orders));
}

/** Does it say, by its words alone, that something is not done? What cannot be done may be asked about. */
export function hasDenial(text: string): boolean {
  const said = foldText(text).replaceAll('’', "'");
  return (
    NEGATION.test(said) &&
    !/\b(?:can|can'?t|cannot|could|kann|konnen|konnte|peu[xt]|pouvez|pouvons|peuvent)\b/i.test(said)
  );
}

const ASKS = /\?\W*$/;

/** With the word that denies left out, it is an order. */
function negated(said: string, orders: OrderContext): Denied | null {
  if (!NEGATION.test(said) || isWholeOrder(said, orders)) return null;
  const plain = said.replace(NEGATION_ALL, ' ').replace(/\s+/g, ' ').trim();
  const read = ordersIn(plain, orders);
  return read === null ? null : { orders: read, isBack: false, instead: null };
}

/** `The fleet shall NOT go to the Channel, I have promised England so`: whatever stands behind it. */
function deniedFirst(text: string, orders: OrderContext): Denied | null {
  const said = foldText(text).replaceAll('’', "'");
  if (!NEGATION.test(said) || ASKS.test(said)) return null;
  const [clause] = said.split(/[,;.!]/);
  const read = readPlainOrders(clause!, orders, { orders: [], waiting: [] });
  return read === null || read.denies.length === 0 ? null : { orders: read.denies, isBack: false, instead: null };
}

const NEGATION =
  /\b(?:not|(?:do|does|did|wo|would|should|ca|could|is|are|must)n'?t|dont|doesnt|cannot|never|no longer|nicht|nie|niemals|keinesfalls|keineswegs|auf (?:gar )?keinen fall|nimmer|ned|pas|jamais)\b|\bn(?:e |').*\bplus\b/i;
const NEGATION_ALL =
  /\b(?:(?:do|does|did) (?:not|never)|(?:do|does|did)n'?t|dont|doesnt|(?:wo|would|should|could|is|are|must)n'?t|can'?t|cannot|not(?: to| be)?|(?:under )?no (?:circumstances|longer)|never|(?:(?:doch|bitte|auch|jetzt|gar|besser|lieber|aber|auf keinen fall) )*(?:nicht|nie|niemals|keinesfalls|keineswegs|nimmer|ned)(?: mehr)?|auf (?:gar )?keinen fall|surtout|ne|(?:surtout )?pas(?: du tout)?|jamais|plus)\b|\bn'/gi;

/** What stands before the unit when somebody else shall move it. */
const TOLD =
  /^(?:(?:please|kindly|and|but|so|no|then|i|we|ich|wir|je|on|nous|will|shall|would|am|going to|want to|bitte|aber|dann|also|doch|werde|mochte|will|merci de|veuillez|il faut|vous|tu)[\s,]+)*(?:move|moving|send|sending|order|let|have|take|put|ziehe?|ziehen|schick(?:e|en)?|sende?|lass(?:t|e|en)?|nimm|envoye[rz]?|envoie|deplace[rz]?|bouge[rz]?|met(?:s|tez|tre)|fais|faites|laisse[rz]?)\b\s*(?:sie |with |mit |avec |aller |my |our )*/i;

/** The orders that a text is as a whole; null: it is none. */
function ordersIn(said: string, orders: OrderContext): readonly string[] | null {
  for (const text of [said, said.replace(TOLD, '')]) {
    const { readings, isLoose } = readOrders(text.replace(/[\s.,;:!-]+$/, ''), orders);
    const read = readings.flatMap((each) => (each.read === 'order' ? [each.order] : []));
    if (read.length > 0 && read.length === readings.length && isLoose !== true) return read;
  }
  return null;
}

function isWholeOrder(said: string, orders: OrderContext): boolean {
  const read = readOrders(said, orders);
  return isWhole(read) && read.isLoose !== true;
}

/** `…, no, rather …`: behind an order, a word that takes it back. */
function takenBack(said: string, orders: OrderContext): Denied | null {
  for (const { 0: marker, index } of said.matchAll(BACK)) {
    const behind = said.slice(index + marker.length).replace(/^[\s,.;:!-]+/, '');
    // In brackets, or behind ` -- `, it is a remark.
    if (/(?:\s(?:\/\/|%|#|--)|[([{])/.test(said.slice(0, index) + marker)) break;
    // `A Par - Bur, no support needed`, `… not Pic` behind `A Par - Bur`.
    const isEnough = behind === '' ? NO.test(marker) : !ALONE.test(marker);
    if (!isEnough && !beginsWithPlace(behind, orders)) continue;
    const head = ordersIn(said.slice(0, index), orders);
    if (head === null) continue;
    const tail = isWholeOrder(behind, orders) ? ordersIn(behind, orders) : null;
    const keys = new Set(head.map(orderKey));
    const isSame = tail?.length === keys.size && tail.every((order) => keys.has(orderKey(order)));
    return { orders: head, isBack: true, instead: isSame ? tail.join('; ') : null };
  }
  return null;
}

/**
 * Set off by a sign or nothing. `no` needs a sign, a word that leads on, or a place behind it; so does what else may be said of anything.
 */
const BACK =
  /(?<=\S)[\s,.;:!–—-]+(?:(?:actually|wait|sorry|oops|hm+|uh|ah|oh|ach|ah ne|ah non|halt|moment|pardon|oups|euh|en fait|or|oder|ou|but|aber|mais|and|und|et)[\s,.!-]+)*(?:(?:no|nope|nah|nein|nee|ne|nan|non(?=\s*(?:[,.;:!–—-]|$|(?:plutot|mieux|finalement|attend|pardon|en fait)\b)))(?:[\s,.!-]+(?:wait|sorry|actually|rather|better|make that|instead|doch|lieber|besser|warte|moment|plutot|mieux|pardon|attendez?|finalement|en fait))*(?=\s*[,.;:!–—-]|\s*$|\s)|(?:rather|better|instead|lieber|besser|stattdessen|plutot|mieux|finalement|actually|eigentlich)\b|(?:scratch|strike|cancel|forget) (?:that|it|this)\b|never ?mind\b|vergiss (?:das|es)\b|streich (?:das|es)\b|quatsch\b|doch (?:lieber )?nicht\b|lieber nicht\b|oublie[zr]? (?:ca|cela)\b|laisse[zr]? tomber\b|(?:finalement|plutot) (?:non|pas)\b|better not\b|rather not\b|on second thoughts?\b)/gi;
/** Words that may say anything where nothing else stands behind them, or no place. */
const ALONE =
  /(?:\b(?:no|nope|nah|nein|nee|ne|non|nan|rather|better|instead|lieber|besser|stattdessen|plutot|mieux|finalement|actually|eigentlich|doch|wait|moment|en fait))$/i;
const NO =
  /\b(?!(?:rather|better|instead|lieber|besser|stattdessen|plutot|mieux|finalement|actually|eigentlich)$)\w+$/i;

const LEADING =
  /^(?:(?:to|into|in|onto|towards|nach|ins|in den|in die|in das|zu|zum|zur|auf|vers|en|a|au|aux|dans|pour|the|der|die|das|den|le|la|les|make it|do|send it|it goes|go|an order|a|army|f|fleet|armee|flotte)\s+|->?\s*|l'|rather |better |lieber |besser |plutot |mieux )*/i;

function beginsWithPlace(said: string, { board }: OrderContext): boolean {
  const words = said.replace(LEADING, '').split(/[\s,.;:!?/()-]+/);
  const { exact } = allNamesOf(board).places;
  return [3, 2, 1].some((many) => words.length >= many && exact.has(nameKey(words.slice(0, many).join(''))));
}
