/**
 * Orders in a sentence, clause by clause: `Could Marseilles move to Burgundy please, with Paris supporting it`, `Quant à ma flotte,
 * elle quittera Brest pour l'Atlantique`. Every word must be one of clause-words.ts, or name a place: what is left over is doubt.
 */
import { legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import type { Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { nameKey } from '../../language/names/name-index.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import { formatOrder, parseUnit } from '../../orders/notation.ts';
import { foldWithMap } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { provinceOf, type UnitText } from '../../vocabulary.ts';
import { watersCalled } from '../changes/sentence-parts.ts';
import { CLAUSE_WORDS, type ClauseWord } from './clause-words.ts';

/** What the sentences before have said. */
export interface PlainBefore {
  /** Canonical. */
  readonly orders: readonly string[];
  /** Units that were named last, or without saying yet where they go. */
  readonly waiting: readonly UnitText[];
}

export interface PlainRead extends PlainBefore {
  /** Canonical: what the sentence says is not done, with nothing in its place. */
  readonly denies: readonly string[];
}

type Token = { readonly is: ClauseWord } | { readonly is: 'place'; readonly ids: readonly Province[] };

const MOST_WORDS = 6;
const LONGEST = 400;

const words = lazy(() => {
  const found = new Map<string, ClauseWord>();
  for (const kind of Object.keys(CLAUSE_WORDS) as ClauseWord[])
    for (const phrase of CLAUSE_WORDS[kind].split(' ')) if (!found.has(phrase)) found.set(phrase, kind);
  return found;
});

/** Null: a word is not known. */
function tokensOf(text: string, { board }: OrderContext): readonly Token[] | null {
  const said =
    foldWithMap(text)
      .text.toLowerCase()
      .replace(/(?<=\p{L})[’'](?=\p{L})/gu, ' ')
      .replace(/(?<=\p{L})\.(?= ?\p{L})|(?<=\p{L})-(?=\p{L})/gu, ' ')
      .match(/[\p{L}\p{N}]+|->|=>|[^\s\p{L}\p{N}]/gu) ?? [];
  const { exact } = allNamesOf(board).places;
  const tokens: Token[] = [];
  next: for (let at = 0; at < said.length; ) {
    for (let end = Math.min(said.length, at + MOST_WORDS); end > at; end--) {
      const these = said.slice(at, end);
      if (!these.every((word) => /\p{L}/u.test(word))) continue;
      const kind = words().get(these.join('_'));
      const ids = kind !== undefined || these.join('').length < 3 ? undefined : exact.get(nameKey(these.join('')));
      if (kind === undefined && ids === undefined) continue;
      tokens.push(kind === undefined ? { is: 'place', ids: ids! } : { is: kind });
      at = end;
      continue next;
    }
    const word = said[at]!;
    at++;
    if (/^[,;:()!.–—-]$/.test(word)) tokens.push({ is: 'cut' });
    else if (/^[-=]>$|^→$/.test(word)) tokens.push({ is: 'to' });
    else if (!/^["“”„«»?*]$/.test(word)) {
      const ids = watersCalled(word, board);
      // `Atlantique centre`
      const before = tokens.at(-1);
      const same = before?.is === 'place' ? before.ids.filter((id) => ids.includes(id)) : [];
      if (ids.length === 0) return null;
      if (same.length > 0) tokens.pop();
      tokens.push({ is: 'place', ids: same.length > 0 ? same : ids });
    }
  }
  return tokens;
}

interface Unit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly type: 'A' | 'F';
}

interface Clause {
  units: Unit[];
  to: readonly Province[] | null;
  is: 'move' | 'hold' | 'stay' | 'support' | null;
  helps: Unit | 'it' | null;
  isNot: boolean;
  isStill: boolean;
  isAlso: boolean;
  /** `attacks` */
  isTaking: boolean;
}

/** Null: not understood as a whole. */
export function readPlainOrders(text: string, orders: OrderContext, before: PlainBefore): PlainRead | null {
  const { position, power, also, board } = orders;
  if (orders.kind !== 'M' || position === null || power === null || also.length > 0) return null;
  if (orders.unseen !== undefined || text.length > LONGEST) return null;
  const tokens = tokensOf(text, orders);
  if (tokens?.some(({ is }) => is === 'may') !== /\?\W*$/.test(text)) return null;
  if (tokens === null || !tokens.some(({ is }) => is === 'place' || /^(?:A|F|all)/.test(is))) return null;
  const own = (position.units[power] ?? []).map((unit): Unit => {
    return { unit, at: provinceOf(parseUnit(unit)!.at), type: unit[0] as 'A' | 'F' };
  });
  const reading = new PlainReading(own, orders, before);
  let clause: Token[] = [];
  for (const token of [...tokens, { is: 'cut' } as const]) {
    if (token.is === 'by') {
      if (!reading.readClause(clause)) return null;
      clause = [{ is: 'by' }];
    } else if (token.is !== 'cut') clause.push(token);
    else if (reading.readClause(clause)) clause = [];
    else return null;
  }
  return board.variant.rules.influence === undefined ? reading.result() : null;
}

class PlainReading {
  private readonly given: string[] = [];
  private readonly denied: { readonly unit: UnitText; readonly order: string }[] = [];
  private readonly own: readonly Unit[];
  private readonly orders: OrderContext;
  private readonly before: PlainBefore;
  private readonly bare: Unit[] = [];
  private readonly awaited: Unit[];
  private last: Unit | null;
  private isHolding = false;

  constructor(own: readonly Unit[], orders: OrderContext, before: PlainBefore) {
    this.own = own;
    this.orders = orders;
    this.before = before;
    this.awaited = own.filter(({ unit }) => before.waiting.includes(unit));
    this.last = this.awaited.at(-1) ?? null;
  }

  result(): PlainRead | null {
    const ordered = new Set(this.given.map(unitOf));
    if (this.bare.some(({ unit }) => !ordered.has(unit))) return null;
    return {
      orders: this.given,
      waiting: this.awaited.filter(({ unit }) => !ordered.has(unit)).map(({ unit }) => unit),
      denies: this.denied.filter(({ unit }) => !ordered.has(unit)).map(({ order }) => order),
    };
  }

  private get all(): readonly string[] {
    return [...this.before.orders, ...this.given];
  }

  readClause(tokens: readonly Token[]): boolean {
    const plain = tokens.filter(({ is }) => is !== 'fill' && is !== 'may');
    if (plain.length === 0) return true;
    // `Hold Paris and Marseilles`
    const isListed = this.isHolding && plain.length === 1;
    this.isHolding = plain[0]!.is === 'hold' || isListed;
    if (isListed && plain[0]!.is === 'place') plain.unshift({ is: 'hold' });
    if (plain.every(({ is }) => is === 'fix')) return this.all.length === 0;
    // `, where it is`
    if (plain.every(({ is }) => is === 'still')) return this.all.at(-1)?.endsWith(' H') === true;
    const clause = this.parse(plain.filter(({ is }) => is !== 'shall' && (is !== 'fix' || this.all.length > 0)));
    return clause !== null && this.take(clause, tokens[0]?.is === 'by');
  }

  /** Where each word belongs; null where one does not. */
  private parse(tokens: readonly Token[]): Clause | null {
    const clause: Clause = {
      units: [],
      to: null,
      is: null,
      helps: null,
      isNot: false,
      isStill: false,
      isAlso: false,
      isTaking: false,
    };
    let lead: 'to' | 'in' | 'from' | null = null;
    for (const [n, token] of tokens.entries()) {
      switch (token.is) {
        case 'to':
        case 'in':
        case 'from':
          lead = token.is;
          continue;
        case 'by':
          break;
        case 'A':
        case 'F':
          if (!this.addType(clause, token.is, tokens.slice(n + 1), tokens[n - 1])) return null;
          break;
        case 'all':
        case 'AA':
        case 'FF': {
          const alike = this.own.filter(({ type }) => token.is === 'all' || type === token.is[0]);
          if (clause.units.length > 0 || alike.length !== (token.is === 'all' ? 3 : 2)) return null;
          clause.units = alike;
          break;
        }
        case 'place': {
          if (tokens[n - 1]?.is === 'nothere' || (lead !== null && tokens[n - 2]?.is === 'nothere')) break;
          if (!this.addPlace(clause, token.ids, lead)) return null;
          break;
        }
        case 'move':
        case 'take':
        case 'quit':
        case 'hold':
        case 'stay':
        case 'support': {
          const is = token.is === 'take' || token.is === 'quit' ? 'move' : token.is;
          // `supports Marseilles going into Burgundy`
          if (is === 'move' && clause.is === 'support' && typeof clause.helps === 'object' && clause.helps !== null)
            break;
          // `has to go`
          if (clause.is !== null && clause.is !== is && (clause.is !== 'move' || clause.to !== null)) return null;
          clause.is = is;
          clause.isTaking ||= token.is === 'take';
          break;
        }
        case 'still':
          clause.isStill = true;
          break;
        case 'pron':
          if (/^(?:place|[AF]|in)$/.test(tokens[n + 1]?.is ?? '')) continue;
          if (clause.is === 'support' && clause.helps === null) clause.helps = 'it';
          break;
        case 'not':
          clause.isNot = true;
          break;
        case 'also':
          clause.isAlso = true;
          break;
        case 'nothere':
          if (clause.to === null) return null;
          break;
        default:
          return null;
      }
      lead = null;
    }
    return clause;
  }

  /** `the fleet`, of whoever has one, or names its place beside it. */
  private addType(clause: Clause, type: 'A' | 'F', after: readonly Token[], before: Token | undefined): boolean {
    const placeOf = (token: Token | undefined) =>
      token?.is === 'place' ? this.own.find(({ at }) => token.ids.includes(at)) : undefined;
    const [lead, next] = after;
    const named =
      placeOf(before) ?? placeOf(lead) ?? (/^(?:in|from)$/.test(lead?.is ?? '') ? placeOf(next) : undefined);
    if (named !== undefined && named.type === type) return this.addUnit(clause, named);
    const alike = this.own.filter((each) => each.type === type);
    return alike.length === 1 && this.addUnit(clause, alike[0]!);
  }

  private addUnit(clause: Clause, unit: Unit): boolean {
    if (clause.is === 'support') {
      if (clause.helps !== null && clause.helps !== unit) return false;
      clause.helps = unit;
      return true;
    }
    if (clause.units.some((each) => each !== unit)) return false;
    clause.units = [unit];
    return true;
  }

  private addPlace(clause: Clause, ids: readonly Province[], lead: 'to' | 'in' | 'from' | null): boolean {
    const here = this.own.find(({ at }) => ids.length === 1 && ids[0] === at);
    const [subject] = clause.units;
    if (here !== undefined && lead !== 'to' && (subject === undefined || subject === here || clause.is === 'support'))
      return this.addUnit(clause, here) || (clause.is === 'support' && this.addTarget(clause, ids));
    // `attacks Trieste`, but no `Venice Trieste`.
    if (lead === 'from' || (lead === null && !clause.isTaking)) return false;
    return this.addTarget(clause, ids);
  }

  private addTarget(clause: Clause, ids: readonly Province[]): boolean {
    if (clause.to !== null) return false;
    clause.to = ids;
    return true;
  }

  private take(clause: Clause, isBehind: boolean): boolean {
    if (isBehind) {
      const [helper] = clause.units;
      const helped = this.all.at(-1);
      if (clause.units.length !== 1 || clause.to !== null || clause.is !== null || helped === undefined) return false;
      return this.add(helper!, `S ${helped}`);
    }
    const isHold = clause.is === 'hold' || (clause.is === 'stay' && clause.to === null);
    if (clause.units.length > 1) {
      if (isHold && clause.to === null && !clause.isNot) return clause.units.every((unit) => this.add(unit, 'H'));
      if (clause.to !== null || clause.is === 'support' || clause.isNot) return false;
      this.bare.push(...clause.units);
      return true;
    }
    const unit = clause.units[0] ?? this.subjectOf(clause);
    if (unit === null) return false;
    this.last = unit;
    if (isHold) {
      if (clause.isNot || clause.to !== null) return false;
      const also = this.bare.filter((each) => each !== unit && !this.isOrdered(each));
      return [...also, unit].every((each) => this.add(each, 'H'));
    }
    if (clause.is === 'support') return !clause.isNot && this.addSupport(clause, unit);
    if (clause.to !== null) {
      const order = this.moveOf(unit, clause.to);
      if (order === null || clause.is === 'stay') return false;
      if (!clause.isNot) return this.add(unit, order.slice(unit.unit.length + 1));
      this.denied.push({ unit: unit.unit, order });
      return true;
    }
    if (clause.isNot || clause.isStill) return false;
    // `Venice too`
    if (clause.isAlso && clause.is === null && this.all.at(-1)?.endsWith(' H') === true) return this.add(unit, 'H');
    if (clause.units.length === 0) return false;
    if (clause.is === null) this.bare.push(unit);
    this.awaited.push(unit);
    return true;
  }

  /** Of a clause that names no unit: the one named last, where it has no order yet. */
  private subjectOf({ to, is }: Clause): Unit | null {
    const unit = this.last;
    return unit === null || this.isOrdered(unit) || (to === null && is === 'move') ? null : unit;
  }

  private isOrdered({ unit }: Unit): boolean {
    return this.all.some((order) => unitOf(order) === unit);
  }

  private add(unit: Unit, act: string): boolean {
    if (this.isOrdered(unit)) return false;
    this.given.push(`${unit.unit} ${act}`);
    return true;
  }

  /** `supports it`, `supports Marseilles to Burgundy`, `hilft dabei`. */
  private addSupport({ helps, to }: Clause, unit: Unit): boolean {
    if (helps === 'it' || (helps === null && to === null)) {
      const order = this.all.findLast((each) => unitOf(each) !== unit.unit);
      if (order === undefined || / [SC] /.test(order)) return false;
      const goal = order.split(' - ')[1];
      if (to !== null && !to.includes(goal?.split('/')[0] as Province)) return false;
      return this.add(unit, `S ${order.replace(/ H$/, '')}`);
    }
    if (helps === null || helps === unit) return false;
    const goes = this.all.find((each) => unitOf(each) === helps.unit);
    const move = to === null ? (goes ?? `${helps.unit} H`) : this.moveOf(helps, to);
    if (move === null || / [SC] /.test(move)) return false;
    return this.add(unit, `S ${move.replace(/ H$/, '')}`);
  }

  /** Null: it may be several, or stay. */
  private moveOf({ unit, at }: Unit, ids: readonly Province[]): string | null {
    const { board, position } = this.orders;
    const all = legalOrdersOf(board, position!, parseUnit(unit)!)
      .filter((order) => order.kind === 'move' && ids.includes(provinceOf(order.to)))
      .map(formatOrder)
      .filter((order) => !order.endsWith(' via'));
    if (all.length === 1) return all[0]!;
    const [to] = ids;
    return ids.length === 1 && to !== at ? `${unit} - ${to}` : null;
  }
}

function unitOf(order: string): UnitText {
  return order.split(' ').slice(0, 2).join(' ') as UnitText;
}
