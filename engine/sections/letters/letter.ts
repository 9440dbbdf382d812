/**
 * Orders given in sentences, with courtesies around them: `Hi judge, Kiel goes to Denmark, Berlin to Kiel. Thanks, Jo`. Every sentence
 * must be known as an order, a courtesy or talk that names nothing of the game; else the line is read as any other.
 */
import { headingWords } from '../../language/mail/heading-words.ts';
import type { NumberedLine, SectionItem } from '../../language/mail/mail-text.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import { isWhole, readOrders } from '../../language/orders/read-orders.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { isLineFull, isWrapped } from '../../text/wrapped-lines.ts';
import { partsIn } from '../changes/sentence-parts.ts';
import { readDenied } from '../denied.ts';
import { addOrders, addUnclear, unitShown } from '../section-orders.ts';
import { isOrderLine, orderContext, type State, signContext } from '../section-state.ts';
import { isWritten } from '../without-command.ts';
import {
  isCorrecting,
  isLetterCourtesy,
  isOfLife,
  isTalk,
  type LetterPart,
  type LetterReading,
  OWN_DAY,
  plainWords,
  withoutCourtesies,
} from './around-orders.ts';
import { isReadable, readClauseOrder } from './in-other-words.ts';
import { ALL_STILL, AS_IT_IS, STILL_BESIDE, THE_REST } from './letter-words.ts';
import { readPlainOrders } from './plain-orders.ts';

/** A longer letter is read line by line. */
const LONGEST = 1200;
const MOST_LINES = 12;

/** Reads the letter that begins on a line; the index of the line behind it, or null where none begins. */
export function readLetter(state: State, at: number): number | null {
  const { context, lines, branches, inPart } = state;
  const orders = orderContext(state);
  if (orders === null || inPart || branches.phase !== null || branches.frames.length > 0) return null;
  if (context.role !== 'player' || context.power === null || state.as !== null || orders.position === null) return null;
  if (branches.phaseBlocked !== null) return null;
  const line = lines[at]!;
  const alone = readOrders(line.text, orders, state.heading);
  if (alone.isLoose !== true && isWhole(alone)) return null;
  // `Both armies hold` is nothing in the Gulf of Bothnia: what is read as wrong may be right in other words.
  const mayBeWrong = alone.isLoose === true || !isReadable(alone, orders);
  if (readDenied(line.text, orders) !== null) return null;
  // Whoever greets several people may be writing to them, unless each unit of one's own gets its order.
  const isToAll = GREETS_ALL.test(line.text) && !OF_ONES_OWN.test(line.text);
  const own = orders.position.units[context.power] ?? [];
  for (let next = endOfLetter(state, at, orders); next > at; next = next > at + 1 ? at + 1 : at) {
    const text = lines
      .slice(at, next)
      .map((each) => each.text.trim())
      .join(' ');
    const parts = text.length > LONGEST ? null : partsOf(text, { state, orders });
    // The half of an order is none: `… supports the army Budapest moves to`, and `Trieste` below it.
    if (next < lines.length && isWrapped(lines[next - 1]!.text, lines[next]!.text)) continue;
    if (parts === null || (!mayBeWrong && parts.some((part) => hasError(part, { state, orders })))) continue;
    if (isToAll && new Set(parts.flatMap((part) => unitsOf(part, state, orders))).size < own.length) return null;
    const isOther = (each: NumberedLine, n: number) =>
      (n < at || n >= next) && isWritten(each) && isOrderLine(state, each);
    if (parts.some(({ is }) => is === 'still') && lines.some(isOther)) return null;
    addParts(state, { ...line, text }, lines[next - 1]!.number, parts, orders);
    return next;
  }
  return null;
}

const GREETS_ALL =
  /^\W*(?:hi|hello|hey|hiya|hallo|servus|moin|good \w+|guten \w+|bonjour|bonsoir|salut|coucou|chers|chères|dear)\W+(?:(?:to )?(?:you )?all|every(?:one|body)|folks|guys|friends|zusammen|an alle|leute|ihr lieben|tout le monde|[àa] tous|la compagnie|amis)\b/iu;
const OF_ONES_OWN = /\b(?:my|mein\w*|mes|mon|ma)\b/i;

/** Behind the lines that a program broke at its margin; orders below a sentence without one are not in it. */
function endOfLetter(state: State, at: number, orders: OrderContext): number {
  const { lines } = state;
  let next = at + 1;
  let text = lines[at]!.text;
  while (next < lines.length && next - at < MOST_LINES) {
    const [above, below] = [lines[next - 1]!, lines[next]!];
    if (!isWritten(below) || !isLineFull(above.text, below.text)) break;
    const goesOn = !/[.!?:]\s*$/.test(above.text) && readOrders(text, orders).means;
    if (isOrderLine(state, below) && !goesOn) break;
    text = `${text.trimEnd()} ${below.text.trim()}`;
    next++;
  }
  return next;
}

/** Null: something is not known, or nothing is ordered. */
function partsOf(text: string, reading: LetterReading): readonly LetterPart[] | null {
  const parts: LetterPart[] = [];
  for (const sentence of sentencesIn(text)) {
    const found = readSentence(sentence, reading, parts);
    if (found === null) return null;
    parts.push(...found);
  }
  const given = parts.filter(({ is }) => is === 'order' || is === 'still' || is === 'denied');
  const still = parts.filter((part) => part.is === 'still');
  if (given.length === 0 || still.length > 1) return null;
  // `Smyrna takes its place`: what a unit was to do is not known.
  const ordered = new Set(parts.flatMap((part) => unitsOf(part, reading.state, reading.orders)));
  if (parts.some((part) => part.is === 'waiting' && part.units.some((unit) => !ordered.has(unit)))) return null;
  if (!isRightlyCorrected(parts, reading)) return null;
  // What cannot be done corrects nothing.
  if (text.split(/[,:;!.]/).some(isCorrecting) && parts.some((part) => hasError(part, reading))) return null;
  const isWithRest = still[0]?.is === 'still' && still[0].isRest;
  return still.length === 1 && given.length > 1 !== isWithRest ? null : parts;
}

/** Behind a word that takes something back stands what is right; no order stands before it. */
function isRightlyCorrected(parts: readonly LetterPart[], { state, orders }: LetterReading): boolean {
  return parts.every((part, n) => {
    if (part.is !== 'correcting') return true;
    const before = parts.slice(0, n).flatMap((each) => unitsOf(each, state, orders));
    const next = parts.slice(n).find(({ is }) => is === 'order');
    const after = unitsOf(next, state, orders);
    // What cannot be done corrects nothing, and what the same mail gave before is another reader's.
    if (next?.is !== 'order' || before.length > 0) return false;
    return (
      after.length > 0 && readOrders(next.as, orders, state.heading).readings.every(({ read }) => read === 'order')
    );
  });
}

function hasError(part: LetterPart, { state, orders }: LetterReading): boolean {
  return (
    part.is === 'order' && readOrders(part.as, orders, state.heading).readings.some(({ read }) => read === 'error')
  );
}

/** The units that a sentence orders. */
function unitsOf(part: LetterPart | undefined, { heading }: State, orders: OrderContext): readonly string[] {
  if (part?.is !== 'order') return [];
  return readOrders(part.as, orders, heading).readings.flatMap((each) =>
    each.read === 'order' ? [each.order.split(/[\s/]/).slice(0, 2).join(' ')] : [],
  );
}

const SMILES = /(?<=\s|^)(?:[:;=]-?[)(DPp]+|<3|\^\^)(?=\s|$|[.,!])|[\u{1f600}-\u{1f637}]/gu;
const ENDS = /(?<=[.!?…][)"”»]?)(?<!\b(?:st|ste|mr|mrs|dr)\.)\s+(?=[^\s\-–>→])|\s*\n\s*/giu;

export function sentencesIn(text: string): readonly string[] {
  return text
    .replace(SMILES, '. ')
    .replace(/\s+([!?:;])/g, '$1')
    .split(ENDS)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
}

function readSentence(
  sentence: string,
  reading: LetterReading,
  parts: readonly LetterPart[],
): readonly LetterPart[] | null {
  const [, tagged, tag] = TAGGED.exec(sentence) ?? [];
  const told = tagged === undefined ? null : readSentence(tagged, reading, parts);
  if (told !== null) return [...told, { is: 'doubt', text: `${tag}?` }];
  if (/\?\W*$/.test(sentence)) return REQUEST.test(foldText(sentence)) ? readPlain(sentence, reading, parts) : null;
  if (isLetterCourtesy(sentence, reading, parts.at(-1) ?? null)) return [{ is: 'courtesy', text: sentence }];
  const inner = withoutCourtesies(sentence, reading);
  if (inner === '') return [{ is: 'courtesy', text: sentence }];
  if (isCorrecting(inner)) return [{ is: 'correcting', text: sentence }];
  const still = readStill(inner, reading);
  if (still !== null) return [still];
  if (isAsBefore(inner, reading)) return [{ is: 'courtesy', text: sentence }];
  const whole = readClauseOrder(inner, reading);
  if (whole !== null && !hasError(whole, reading)) return [whole];
  const clauses = readClauses(inner, reading);
  if (clauses !== null && !clauses.some((part) => hasError(part, reading))) return clauses;
  const read = readPlain(inner, reading, parts) ?? (whole === null ? clauses : [whole]);
  if (read !== null) return read;
  const [, head = '', behind = ''] = /^([^:]{3,80}):\s+(.*\p{L}.*)$/su.exec(inner) ?? [];
  if (head !== '' && headingWords(head)?.kind == null && isTalk(head, reading)) {
    const led = readSentence(behind, reading, parts);
    if (led?.some((part) => part.is === 'order') === true) return [{ is: 'doubt', text: `${head}:` }, ...led];
  }
  return isTalk(sentence, reading) ? [{ is: 'talk', text: sentence }] : null;
}

const TAGGED = /^(.*\p{L})\s*,\s*(ja|gut|ok(?:ay)?|right|yes|oui|d['’]accord|hein|ne|gell|oder)\s*\?\W*$/isu;

/** `The rest as before`, `sonst bleibt alles wie gehabt`, `leave the other two as they are`: nothing is to be done for it. */
function isAsBefore(text: string, { orders: { board } }: LetterReading): boolean {
  const said = plainWords(text).replace(/\bas (?:they|it) (?:are|is|were)\b|\bne change(?:nt)? rien\b/g, 'as before');
  const kinds = partsIn(said, board).map(({ is }) => is);
  const isAll = kinds.every(
    (is) =>
      is === 'rest' ||
      is === 'same' ||
      is === 'stay' ||
      is === 'order' ||
      is === 'nothing' ||
      is === 'for' ||
      is === 'everyone',
  );
  return isAll && (kinds.includes('nothing') || (kinds.includes('rest') && kinds.includes('same')));
}

/** `Could Marseilles move to Burgundy please`, but no `Could Marseilles move to Burgundy?` */
const REQUEST =
  /^\W*(?:(?:can|could|would|will)\b.*\b(?:please|pls)\b|(?:konn|kann|wurde)\w*\b.*\bbitte\b|(?:pourr|pouv|peu[xt])\w*\b.*\b(?:s.il (?:vous|te) plait|svp|stp)\b)/i;

const ENDING_CLAUSE = /^(.*\S)\s*(?:[,;:]|\s(?:and|und|et|while)\s)\s*(?:(?:and|und|et|aber|but)\s+)?([^,;:]+)$/isu;
const LEADING_CLAUSE = /^([^,;:]+?)\s*(?:[,;:]|\s(?:and|und|et|while)\s)\s*(.*\S)$/isu;

/** In clauses of any order, with words of pronouns and support (plain-orders.ts), and what all the rest does before or behind. */
function readPlain(text: string, reading: LetterReading, parts: readonly LetterPart[]): readonly LetterPart[] | null {
  const { state, orders } = reading;
  const before = {
    orders: parts.flatMap((part) =>
      part.is !== 'order'
        ? []
        : readOrders(part.as, orders, state.heading).readings.flatMap((each) =>
            each.read === 'order' ? [each.order] : [],
          ),
    ),
    waiting: parts.flatMap((part) => (part.is === 'waiting' ? part.units : [])),
  };
  const read = readPlainOrders(text, orders, before);
  if (read !== null) {
    const found: LetterPart[] = read.orders.map((order) => ({ is: 'order', text, as: order }));
    if (read.denies.length > 0) found.push({ is: 'denied', text, orders: read.denies });
    if (read.waiting.length > 0) found.push({ is: 'waiting', text, units: read.waiting });
    return found.length > 0 ? found : [{ is: 'courtesy', text }];
  }
  const [, head = '', last = ''] = ENDING_CLAUSE.exec(text) ?? [];
  const [, first = '', tail = ''] = LEADING_CLAUSE.exec(text) ?? [];
  for (const [clause, rest] of [
    [last, head],
    [first, tail],
  ] as const) {
    const still = clause === '' ? null : readStill(clause, reading);
    const plain = still === null ? null : readPlain(rest, reading, parts);
    if (still !== null && plain !== null) return [...plain, still];
  }
  return null;
}

/** `Kiel to Denmark, Berlin to Kiel and Munich holds`: each clause is an order, or a courtesy. */
function readClauses(text: string, reading: LetterReading): readonly LetterPart[] | null {
  const clauses = text.split(/\s*[,;]\s*(?:(?:and|und|et|then|dann|puis)\s+)?|\s+(?:and|und|et|&)\s+|(?<=[.!])\s+/iu);
  if (clauses.length < 2) return null;
  const parts: LetterPart[] = [];
  for (const clause of clauses.filter((each) => /\p{L}/u.test(each))) {
    const part: LetterPart | null =
      readStill(clause, reading) ??
      readClauseOrder(clause, reading) ??
      (isLetterCourtesy(clause, reading, parts.at(-1) ?? null) ||
      (OWN_DAY.test(plainWords(clause)) && isOfLife(clause, reading))
        ? { is: 'courtesy', text: clause }
        : isCorrecting(clause)
          ? { is: 'correcting', text: clause }
          : null);
    if (part === null) return null;
    parts.push(part);
  }
  return parts.some(({ is }) => is === 'order' || is === 'still') ? parts : null;
}

/** `Everything stays put this time`. */
function readStill(text: string, { state, orders }: LetterReading): LetterPart | null {
  if (orders.kind !== 'M') return null;
  const words = plainWords(text);
  const plain = words
    .replace(STILL_BESIDE, ' ')
    .replace(STILL_BESIDE, ' ')
    .replace(/[\s,]+/g, ' ')
    .trim();
  if (!ALL_STILL.some((still) => still.test(plain) || still.test(words))) return null;
  const isRest = THE_REST.test(plain);
  // `The rest stays` may mean what is on file; so may `everything else holds`, and less.
  if (isRest && (state.context.filed ?? []).length > 0 && !HOLDS.test(words)) return null;
  return { is: 'still', text, isRest, isAsFiled: AS_IT_IS.test(words) };
}

const HOLDS = /\b(?:hold\w*|halt|halten|tien\w*|tenir)\b/;

function addParts(
  state: State,
  line: NumberedLine,
  lastLine: number,
  parts: readonly LetterPart[],
  orders: OrderContext,
): void {
  const { writer, context } = state;
  const talks = parts.flatMap(({ is, text }) => (is === 'talk' ? [text] : []));
  const talk = talks.join(' ');
  const unsure = talks.filter((text) => !isOfLife(text, { state, orders })).join(' ');
  const sign = unsure === '' ? null : findSign(unsure, signContext(context)!);
  let isFirst = true;
  const add = (text: string) => (item: SectionItem) => {
    const notes = talk !== '' && sign === null && isFirst && item.kind === 'order';
    if (notes) isFirst = false;
    const own = { ...item, text: text.trim(), lastLine } as SectionItem;
    writer.add(
      notes && own.kind === 'order'
        ? { ...own, notes: [...own.notes, { code: 'orders/remark', shown: shortenText(talk, LONGEST_REMARK) }] }
        : own,
    );
  };
  let asked: string | null = sign?.text ?? parts.find(({ is }) => is === 'doubt')?.text ?? null;
  const ordered = new Set(parts.flatMap((part) => unitsOf(part, state, orders)));
  for (const part of parts) {
    if (part.is === 'order') {
      const saved = { ...state, writer: { ...writer, add: add(part.text) } };
      addOrders(saved, { ...line, text: part.as }, [], orders);
    } else if (part.is === 'denied') {
      const filed = part.orders.filter((order) => context.filed?.includes(order));
      addUnclear(
        state,
        { ...line, text: part.text },
        part.orders,
        filed.map((order) => `CLEAR ${unitShown(order)}`),
      );
    } else if (part.is === 'still') {
      if (part.isAsFiled && (context.filed ?? []).length > 0) asked ??= part.text;
      for (const unit of orders.position!.units[orders.power!] ?? []) {
        if (ordered.has(unit.split('/')[0]!)) continue;
        const text = `${unit} H`;
        const isFiled = part.isRest && context.filed?.some((order) => order.startsWith(`${unit} `)) === true;
        const why = { code: 'pending/beside', shown: shortenText(part.text) } as const;
        const addHold = (item: SectionItem) =>
          add(part.text)(isFiled && item.kind === 'order' ? { ...item, pending: { set: -line.number, why } } : item);
        addOrders({ ...state, writer: { ...writer, add: addHold } }, { ...line, text }, [], orders);
      }
    }
  }
  if (asked !== null) writer.ask(line.number, { code: 'pending/beside', shown: shortenText(asked) });
}

const LONGEST_REMARK = 100;
