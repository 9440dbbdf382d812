/** One line of a mail as orders (judge-language A1, A2): list mark and owner before them, separators between, remarks behind. */
import type { PhaseKind } from '../../board/variant.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import type { BoardNames } from '../names/board-names.ts';
import { nameKey } from '../names/name-index.ts';
import {
  type GrammarMatch,
  isActing,
  isArrow,
  isSignToken,
  isWord,
  readPlace,
  readPower,
  readType,
  shownBetween,
  type TokenLine,
} from './grammar.ts';
import { ARMY_WORDS, actBeforeUnit, FLEET_WORDS } from './order-vocabulary.ts';
import { pastCourtesy } from './please-and-thanks.ts';
import type { RawOrder, RawPower, RawUnitOrder } from './raw-order.ts';
import { readRawOrder } from './read-raw-order.ts';
import { readRoute } from './read-route.ts';
import { looseRemark, type OrderRemark, remarksAmong } from './remarks.ts';

export interface OrderLine {
  /** A power named before the orders, or alone on the line. */
  readonly owner: RawPower | null;
  readonly pieces: readonly OrderPiece[];
}

export interface OrderPiece {
  /** As received, a remark behind the order included. */
  readonly text: string;
  /** Null: nothing in it reads as an order. */
  readonly order: RawOrder | null;
  /** What followed a readable order and belongs to nothing; empty when all is read. */
  readonly leftover: string;
  /** What is said after the order, in brackets, behind ` -- `, or with nothing to set it off. */
  readonly remarks: readonly OrderRemark[];
}

export interface OrderLineOptions {
  readonly kind: PhaseKind;
  /** `E)` before an order is a power and no list mark: for masters, and players of several powers. */
  readonly letterMarks: boolean;
}

/** `tokens`: of the text; left out: as it is written. */
export function readOrderLine(
  text: string,
  names: BoardNames,
  { kind, letterMarks }: OrderLineOptions,
  written: readonly Token[] = tokenize(text),
): OrderLine {
  const tokens = withLongDashes(written, names);
  const line: TokenLine = { tokens, names };
  const owner = readHeadOwner(line, skipListMark(line, 0, { kind, letterMarks }));
  const pieces: OrderPiece[] = [];
  const links: boolean[] = [];
  let at = skipDefaults(tokens, owner.next);
  while (at < tokens.length) {
    const separator = separatorAt(line, at);
    if (separator > 0) {
      links[pieces.length] = isLink(tokens[at]!);
      at += separator;
      continue;
    }
    // `France: A Par - Bur; France: A Mar - Spa`.
    const own = pieces.length === 0 ? null : readHeadOwner(line, at);
    const begin = own === null || own.value === null ? at : own.next;
    const order = ofOwner(readRawOrder(line, begin, kind), own?.value ?? null, owner.value);
    const end = skipTail(tokens, order?.next ?? begin);
    const done = order !== null && (end >= tokens.length || isPieceEnd(line, order.next) || isPieceEnd(line, end));
    const next = done ? end : nextPiece(line, Math.max(end, at + 1));
    const loose = done || order === null ? null : looseRemark(line, order.value, end, next);
    pieces.push({
      text: textBetween(text, tokens, at, next),
      order: order?.value ?? null,
      leftover: done || order === null || loose !== null ? '' : shownBetween(tokens, end, next),
      remarks:
        order === null || !(done || loose !== null)
          ? []
          : [...remarksAmong(tokens, order.next, end), loose ?? []].flat(),
    });
    at = next;
  }
  return { owner: owner.value, pieces: shareTails(carryVerbs(pieces), links) };
}

/** A unit of the power that stands before it. */
function ofOwner(
  read: GrammarMatch<RawOrder> | null,
  owner: RawPower | null,
  first: RawPower | null,
): GrammarMatch<RawOrder> | null {
  if (owner === null || read?.value.form !== 'unit' || owner.power === first?.power) return read;
  return { ...read, value: { ...read.value, unit: { ...read.value.unit, owner: read.value.unit.owner ?? owner } } };
}

/** `A Par -- Bur`, where a program wrote a long dash so: before a place and nothing more it begins no remark. */
function withLongDashes(tokens: readonly Token[], names: BoardNames): readonly Token[] {
  if (!tokens.some(isLongDash)) return tokens;
  const line: TokenLine = { tokens, names };
  return tokens.map((token, i) => {
    const place = isLongDash(token) ? readPlace(line, i + 1) : null;
    const behind = place === null ? token : tokens[readRoute(line, place.next)?.next ?? place.next];
    const isAll =
      behind === undefined || isLongDash(behind) || (behind.kind === 'sign' && ',;.!'.includes(behind.text));
    return place !== null && isAll ? { ...token, kind: 'arrow' } : token;
  });
}

function isLongDash({ kind, text }: Token): boolean {
  return kind === 'remark' && text.startsWith('-');
}

/** `1.` `1)` `a)` `(1)` `*` `-` before an order. */
function skipListMark(line: TokenLine, i: number, { kind, letterMarks }: OrderLineOptions): number {
  const { tokens } = line;
  const [first, second, third] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (first === undefined || second === undefined) return i;
  const isMark = (word: Token) =>
    word.kind === 'word' && (/^\d{1,3}$/.test(word.text) || (/^[a-z]$/.test(word.text) && !letterMarks));
  if (isSignToken(first, '*')) return i + 1;
  if (kind !== 'A' ? isArrow(first) || isSignToken(first, '+') : isArrow(first) && isAdjusting(second)) return i + 1;
  if (isSignToken(first, '(') && isMark(second) && isSignToken(third, ')')) return i + 3;
  if (isMark(first) && isSignToken(second, ')') && third !== undefined) return i + 2;
  // `N. Sea - Edi` begins with a place.
  if (isMark(first) && isSignToken(second, '.') && isApart(first, third) && readPlace(line, i) === null) {
    // `A. Par - Bur` is an army, `a. A Par - Bur` a list.
    const isType = ARMY_WORDS.has(first.text) || FLEET_WORDS.has(first.text);
    return !isType || readType(tokens, i + 2) !== null ? i + 2 : i;
  }
  return i;
}

/** `- build A Par`; but `- A Par` removes it. */
function isAdjusting({ kind, text }: Token): boolean {
  return kind === 'word' && (actBeforeUnit(text) !== null || text === 'waive');
}

/** `1.A Par - Bur`, as telephones have it; `a.` needs its space. */
function isApart(mark: Token, next: Token | undefined): boolean {
  return next !== undefined && (next.spaced || /^\d/.test(mark.text));
}

/** `ENGLAND:`, `(FRANCE)`, `[E]`, `R:`, `E)`, `Germany` alone or before a unit. */
function readHeadOwner(line: TokenLine, i: number): { readonly value: RawPower | null; readonly next: number } {
  const { tokens } = line;
  const none = { value: null, next: i };
  const opened = isSignToken(tokens[i], '(') || isSignToken(tokens[i], '[');
  const power = readPower(line, opened ? i + 1 : i, 1);
  if (power === null) return none;
  const after = tokens[power.next];
  const closed = isSignToken(after, ')') || isSignToken(after, ']');
  if (opened) return closed ? { value: power.value, next: skipColon(tokens, power.next + 1) } : none;
  const letter = power.next === i + 1 && tokens[i]!.text.length === 1;
  if (isSignToken(after, ':') && isUnitNamed(line, i, power.next)) return none;
  if (isSignToken(after, ':') || (closed && letter)) return { value: power.value, next: power.next + 1 };
  // `FRANCE | F Bre - MAO | A Par - Bur`.
  const isParted = !letter && after?.kind === 'sign' && '|;,/'.includes(after.text);
  if (isParted && beginsWholeOrder(line, power.next + 1)) return { value: power.value, next: power.next + 1 };
  // `E F Lon - Nth`, but `r A Bur` removes.
  const ofLetter = letter && actBeforeUnit(tokens[i]!.text) === null ? readType(tokens, power.next) : null;
  if (letter) {
    const isOwner = ofLetter !== null && readPlace(line, ofLetter.next) !== null;
    return isOwner ? { value: power.value, next: power.next } : none;
  }
  if (after === undefined) {
    // Prussia may be a province too: by the whole of its name the power is meant.
    const isWhole = line.names.powers.exact.has(nameKey(power.value.shown));
    return !isWhole && readPlace(line, i)?.next === power.next ? none : { value: power.value, next: power.next };
  }
  // `England F Lon - Nth`; but `English Channel - Bel` is a place.
  const place = readPlace(line, i);
  if (place !== null && place.next > power.next) return none;
  const typed = readType(tokens, power.next);
  // `PRU A S A Pos`: the type behind the place.
  if (typed !== null && place?.value.found === 'place' && isActing(tokens[typed.next])) return none;
  return typed !== null && readPlace(line, typed.next) !== null ? { value: power.value, next: power.next } : none;
}

/** `Pru: hold`, `Pru: S A Pos`, `Aus: Boh`, where the power is a province too: no order of that power begins so. */
function isUnitNamed(line: TokenLine, i: number, colon: number): boolean {
  const { tokens } = line;
  const named = readPlace(line, i);
  if (named?.next !== colon || named.value.found !== 'place') return false;
  const after = tokens[colon + 1];
  const to = readPlace(line, colon + 1);
  if (to === null) return isActing(after);
  const behind = tokens[to.next];
  return readType(tokens, colon + 1) === null && (behind === undefined || separatorAt(line, to.next) > 0);
}

/** `Defaults, removing the army in Bohemia.`: a removal in the results and the orders on file of the older judges. */
function skipDefaults(tokens: readonly Token[], i: number): number {
  if (!isWord(tokens[i], DEFAULTS)) return i;
  const verb = isSignToken(tokens[i + 1], ',') || isSignToken(tokens[i + 1], ':') ? tokens[i + 2] : tokens[i + 1];
  return verb?.kind === 'word' && actBeforeUnit(verb.text) === 'remove' ? tokens.indexOf(verb, i) : i;
}

const DEFAULTS: ReadonlySet<string> = new Set(['default', 'defaults']);

function skipColon(tokens: readonly Token[], i: number): number {
  return isSignToken(tokens[i], ':') ? i + 1 : i;
}

/** How many tokens at `i` separate orders; signs that stand in orders too do where a whole order follows. */
function separatorAt(line: TokenLine, i: number): number {
  const token = line.tokens[i];
  if (token === undefined) return 0;
  if (token.kind === 'sign' && './|!'.includes(token.text)) return beginsWholeOrder(line, i + 1) ? 1 : 0;
  if (token.kind === 'sign') return token.text === ',' || token.text === ';' || token.text === '&' ? 1 : 0;
  return token.kind === 'word' && (token.text === 'and' || token.text === 'then') ? 1 : 0;
}

function beginsWholeOrder(line: TokenLine, i: number): boolean {
  const { value, next } = readHeadOwner(line, i);
  const begin = value === null ? i : next;
  const order = (readRawOrder(line, begin, 'M') ?? readRawOrder(line, begin, 'A'))?.value;
  if (order?.form === 'waive') return true;
  if (order?.form !== 'unit' || order.unit.place.found !== 'place') return false;
  return order.action.act !== 'none' && order.action.act !== 'unfinished';
}

function isLink(token: Token): boolean {
  return token.text === '&' || token.text === 'and';
}

/** A semicolon always ends an order; anything else where a new order or the line's end follows. */
function isPieceEnd(line: TokenLine, i: number): boolean {
  // The full stop behind a place belongs to its name.
  if (isSignToken(line.tokens[i - 1], '.') && beginsWholeOrder(line, i)) return true;
  const run = separatorRun(line, i);
  // `A Vie - Tyr supported by A Tri` needs no comma.
  if (run.next === i) return readRawOrder(line, i, 'M')?.value.form === 'helped-by';
  return run.isSure || run.next >= line.tokens.length || startsOrder(line, run.next);
}

/** All separators that follow each other from `i` on, with a semicolon among them or not. */
function separatorRun(line: TokenLine, i: number): { readonly next: number; readonly isSure: boolean } {
  let next = i;
  let isSure = false;
  while (separatorAt(line, next) > 0) {
    isSure ||= isSignToken(line.tokens[next], ';');
    next++;
  }
  return { next, isSure };
}

function startsOrder(line: TokenLine, i: number): boolean {
  const { tokens } = line;
  const token = tokens[i];
  if (token === undefined) return false;
  if (isSignToken(token, '+') || token.kind === 'dash') return true;
  if (token.kind !== 'word') return false;
  if (readType(tokens, i) !== null) return tokens[i + 1] !== undefined;
  if (readHeadOwner(line, i).value !== null) return true;
  return (
    actBeforeUnit(token.text) !== null || readRawOrder(line, i, 'M')?.value.form === 'helped-by' || readsAsUnit(line, i)
  );
}

function readsAsUnit(line: TokenLine, i: number): boolean {
  if (readPlace(line, i) !== null) return true;
  const order = readRawOrder(line, i, 'M');
  return order?.value.form === 'unit' && order.value.unit.place.found !== 'nothing';
}

/** Where the piece after a faulty one begins: behind the next separator that a new order follows, or at the end. */
function nextPiece(line: TokenLine, i: number): number {
  const { tokens } = line;
  let depth = 0;
  for (let at = i; at < tokens.length; at++) {
    if (isSignToken(tokens[at], '(')) depth++;
    else if (isSignToken(tokens[at], ')')) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separatorAt(line, at) > 0) {
      if (isPieceEnd(line, at)) return at;
      at = separatorRun(line, at).next - 1;
    }
  }
  return tokens.length;
}

/** Past full stops and remarks behind an order. */
function skipTail(tokens: readonly Token[], i: number): number {
  let at = i;
  for (;;) {
    const token = tokens[at];
    if (token === undefined) return at;
    if (token.kind === 'remark') return tokens.length;
    const after = pastCourtesy(tokens, at);
    if (after > at) return skipTail(tokens, after);
    if (token.kind !== 'sign') return at;
    if ('.!?*'.includes(token.text)) at++;
    else if (token.text === '(' || token.text === '[') {
      const end = closing(tokens, at);
      if (end < 0) return at;
      at = end + 1;
    } else return at;
  }
}

function closing(tokens: readonly Token[], i: number): number {
  const close = tokens[i]!.text === '(' ? ')' : ']';
  let depth = 0;
  for (let at = i; at < tokens.length; at++) {
    if (tokens[at]!.text === tokens[i]!.text) depth++;
    else if (isSignToken(tokens[at], close) && --depth === 0) return at;
  }
  return -1;
}

/** `build A Par, F Bre`: the word counts for the units after it. */
function carryVerbs(pieces: readonly OrderPiece[]): readonly OrderPiece[] {
  let verb: 'build' | 'remove' | null = null;
  return pieces.map((piece) => {
    const { order } = piece;
    if (order?.form !== 'unit') return piece;
    const { act } = order.action;
    if (act === 'build' || act === 'remove') verb = act;
    else if (act !== 'none') verb = null;
    else if (verb !== null) return { ...piece, order: { ...order, action: { act: verb } } };
    return piece;
  });
}

/** `F Nap & F Tun S F Tys - Ion`: two supports. `A Vie - Tyr, S by A Tri`: the support that is spoken of. */
function shareTails(pieces: readonly OrderPiece[], links: readonly boolean[]): readonly OrderPiece[] {
  const shared = [...pieces];
  for (let n = shared.length - 2; n >= 0; n--) {
    const [own, next] = [shared[n]!, shared[n + 1]!];
    if (links[n + 1] !== true || own.leftover !== '' || next.leftover !== '') continue;
    if (own.order?.form !== 'unit' || own.order.action.act !== 'none') continue;
    if (next.order?.form !== 'unit') continue;
    const { action } = next.order;
    if (action.act === 'support' || action.act === 'convoy') shared[n] = { ...own, order: { ...own.order, action } };
  }
  return shared.map((piece, n) => {
    if (piece.order?.form !== 'helped-by') return piece;
    const whom = helpedBefore(shared, n);
    if (whom === null) return piece;
    const { act, unit } = piece.order;
    const to = whom.action.act === 'move' ? whom.action.steps.at(-1)! : null;
    return { ...piece, order: { form: 'unit', unit, action: { act, target: whom.unit, to } } };
  });
}

function helpedBefore(pieces: readonly OrderPiece[], n: number): RawUnitOrder | null {
  for (let before = n - 1; before >= 0; before--) {
    const order = pieces[before]!.order;
    if (order?.form === 'unit') return order;
    if (order?.form !== 'helped-by') return null;
  }
  return null;
}

function textBetween(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first === undefined || last === undefined ? '' : text.slice(first.from, last.to).trim();
}
