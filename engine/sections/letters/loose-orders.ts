/**
 * Orders that free sentences most likely mean: `the guys in Paris could wander over to Burgundy`, `Marseille schnappt sich Spanien`. A
 * unit of the writer's own that is named, and a place that it can get to, whatever the verb. Such orders are only ever offered.
 */
import { legalAdjustments, legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import { isWordedAsQuestion } from '../../language/questions/read-question.ts';
import { findSign } from '../../language/signs/find-sign.ts';
import { type SignContext, sentencesOf } from '../../language/signs/sentences.ts';
import { formatOrder, parseUnit } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { provinceOf, type UnitText } from '../../vocabulary.ts';
import { partsIn, type SentencePart } from '../changes/sentence-parts.ts';
import {
  HELPED_BY,
  LOOSE_ARMY,
  LOOSE_FLEET,
  LOOSE_HELP,
  LOOSE_HOLD,
  LOOSE_REMOVAL,
  MEANS_OTHERS,
  NOBODY,
  OTHER_TIME,
  QUIET_TAGS,
  QUIET_WORDS,
  REQUEST,
  STAYS_AWAY,
  UNDECIDED,
} from './loose-words.ts';
import { nearestPlace } from './near-places.ts';

interface Unit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly type: 'A' | 'F';
  /** What it may do. */
  readonly legal: () => readonly Order[];
}

type Mention = { readonly clause: number; readonly n: number } & (
  | { readonly is: 'unit'; readonly unit: Unit }
  | { readonly is: 'goal'; readonly ids: readonly Province[] }
);
type UnitMention = Extract<Mention, { is: 'unit' }>;
type GoalMention = Extract<Mention, { is: 'goal' }>;

interface Clause {
  readonly said: string;
  readonly parts: readonly SentencePart[];
}

/** Of more in one sentence nothing is offered. */
const MOST_NAMED = 6;
const MOST_UNITS = 34;

/** Canonical, each unit once; null: nothing, or more than one thing may be meant. */
export function readLooseOrders(
  sentences: readonly string[],
  orders: OrderContext,
  signs: SignContext,
): readonly string[] | null {
  const { position, power, board } = orders;
  if (position === null || power === null || orders.unseen !== undefined || orders.also.length > 0) return null;
  if (board.variant.rules.influence !== undefined) return null;
  const standing =
    orders.kind === 'R' ? (position.dislodged?.[power] ?? []).map(({ unit }) => unit) : position.units[power];
  if (standing === undefined || standing.length > MOST_UNITS || isForOthers(sentences, orders)) return null;
  const own = standing.map((unit): Unit => {
    const { at, type } = parseUnit(unit)!;
    return { unit, at: provinceOf(at), type, legal: lazy(() => legalOrdersOf(board, position, { at, type })) };
  });
  if (orders.kind === 'A') return readLooseAdjustments(sentences, own, orders, signs);
  const found = new LooseReading(own, orders, false).readAll(sentences, signs);
  const near = new LooseReading(own, orders, true).readAll(sentences, signs);
  return near !== null && (found ?? []).every((order) => near.includes(order)) ? near : found;
}

/** It speaks to somebody else: `Italy, …`, `Dear Germany, … you …`. */
function isForOthers(sentences: readonly string[], { board, power }: OrderContext): boolean {
  const said = foldText(sentences.join(' ')).toLowerCase();
  const isOther = (part: SentencePart) => part.is === 'power' && part.id !== power;
  if (!partsIn(said, board).some(isOther)) return false;
  return (
    MEANS_OTHERS.test(said.replace(REQUEST, ' ')) ||
    sentences.some((sentence) => {
      const [{ said: head, parts }] = clausesOf(sentence, { board }, []) as [Clause];
      const name = parts.find(isOther);
      const before = name === undefined ? '' : head.slice(0, head.indexOf(name.low));
      const isAlone = parts.every(({ is }) => is !== 'place' && !isType(is));
      const isLed = before.trim().split(/\s+/).length < MOST_BEFORE && /^[^,:]*[,:]/.test(sentence);
      return name !== undefined && isAlone && isLed && !AGAINST.test(head);
    })
  );
}

/** `A note to Italy: …` */
const MOST_BEFORE = 3;

const AGAINST =
  /\b(?:against|annoy\w*|stop\w*|block\w*|attack\w*|surprise|gegen|arger\w*|stopp\w*|contre|embet\w*|surpren\w*|attaqu\w*)\b/;

const CUT =
  /[,;:()–—]|\s-\s|\b(?:and|und|et|but|aber|sondern|mais|so|also|donc|then|dann|puis|while|wahrend|pendant que|meanwhile)\b/;

/** `isNear`: words that are nearly names of places count as those. */
function clausesOf(
  sentence: string,
  { board }: Pick<OrderContext, 'board'>,
  own: readonly Unit[],
  isNear = false,
): readonly Clause[] {
  return foldText(sentence)
    .toLowerCase()
    .replace(/\bma (?=flotte)/g, '')
    .split(CUT)
    .map((said) => ({ said, parts: partsIn(said, board).map((part) => asNamed(part, board, own, isNear)) }));
}

function asNamed(part: SentencePart, board: Board, own: readonly Unit[], isNear: boolean): SentencePart {
  const named = asUnit(part, board, own);
  const place = isNear && named.is === 'unknown' ? nearestPlace(part.low, board) : null;
  return place === null ? named : { ...part, is: 'place', ids: [place] };
}

/** `the boys`, `Boot`, `Pariser`, `parisienne`. */
function asUnit(part: SentencePart, board: Board, own: readonly Unit[]): SentencePart {
  // `ne bouge pas du port`
  if (part.is === 'place' && part.low === 'port') return { ...part, is: 'unknown' };
  if (part.is !== 'unknown') return part;
  if (LOOSE_ARMY.test(part.low)) return { ...part, is: 'army' };
  if (LOOSE_FLEET.test(part.low)) return { ...part, is: 'fleet' };
  if (part.low.length < SHORTEST_NAMED || !PEOPLE.test(part.low)) return part;
  const found = own.find(({ at }) => {
    const { provinces } = board.variant;
    const names = [
      provinces.find(({ id }) => id === at)!.name,
      ...(board.translations ?? []).flatMap((each) => each.provinces?.[at] ?? []),
    ];
    return names.some((name) => isOfPlace(part.low, foldText(name).toLowerCase()));
  });
  return found === undefined ? part : { ...part, is: 'place', ids: [found.at] };
}

const SHORTEST_NAMED = 6;
const PEOPLE = /(?:er|ern|ers|ian|ians|iens?|iennes?|ais|aise|aises|ois|oise|oises)$/;

function isOfPlace(word: string, name: string): boolean {
  let same = 0;
  while (same < name.length && word[same] === name[same]) same++;
  return same > 4 && name.length - same < 3 && word.length - same < 7;
}

/** Nothing of it may be offered, nor of what stands beside it. */
function isQuiet(sentence: string, signs: SignContext, isNamed: boolean): boolean {
  if (sentencesOf(sentence, signs).some(({ tags }) => QUIET_TAGS.test(tags))) return true;
  const said = foldText(sentence).toLowerCase();
  const other = signs.phase?.endsWith('M') === true ? OTHER_TIME[signs.phase[0]!] : undefined;
  return isNamed
    ? QUIET_WORDS.test(said) || other?.test(said) === true
    : findSign(sentence, signs)?.isAboutOrders === true;
}

function isAsked(sentence: string, { board }: OrderContext): boolean {
  const isRequest = REQUEST.test(foldText(sentence).toLowerCase());
  return !isRequest && (/\?\W*$/.test(sentence) || INVERTED.test(sentence) || isWordedAsQuestion(sentence, board));
}

/** `Paris peut-elle …` */
const INVERTED = /\p{L}-(?:t-)?(?:ils?|elles?|on|je)\b/iu;

class LooseReading {
  private readonly given = new Map<Unit, string>();
  private readonly own: readonly Unit[];
  private readonly orders: OrderContext;
  /** Named last, without an order yet. */
  private last: Unit | null = null;

  private readonly isNear: boolean;

  constructor(own: readonly Unit[], orders: OrderContext, isNear: boolean) {
    this.own = own;
    this.orders = orders;
    this.isNear = isNear;
    if (orders.kind === 'R' && own.length === 1) [this.last] = own as [Unit];
  }

  readAll(sentences: readonly string[], signs: SignContext): readonly string[] | null {
    if (!sentences.every((sentence) => this.readSentence(sentence, signs))) return null;
    const all = [...this.given.values()];
    const goals = all.flatMap((order) => (/^\S+ \S+ - (\S+)/.exec(order) ?? []).slice(1));
    return all.length === 0 || new Set(goals).size < goals.length ? null : all;
  }

  /** False: nothing may be offered. */
  readSentence(sentence: string, signs: SignContext): boolean {
    const clauses = clausesOf(sentence, this.orders, this.own, this.isNear);
    const mentions = this.mentionsIn(clauses);
    const units = [...new Set(mentions.flatMap((each) => (each.is === 'unit' ? [each.unit] : [])))];
    const goals = mentions.filter((each): each is GoalMention => each.is === 'goal');
    const isForAll = clauses.some((clause) => this.isOfAll(clause));
    const isHolding = clauses.some(({ parts, said }) => holds(parts, said));
    const isNamed = units.length > 0 || isForAll || (this.last !== null && (goals.length > 0 || isHolding));
    if (isAsked(sentence, this.orders)) return true;
    // `I am still thinking about Paris.`
    if (goals.length === 0 && UNDECIDED.test(foldText(sentence).toLowerCase())) return true;
    if (isQuiet(sentence, signs, isNamed)) return false;
    if (!isNamed) return true;
    if (clauses.some(({ parts }) => parts.some(({ is }) => is === 'convoy'))) return false;
    if (units.length > MOST_NAMED || goals.length > MOST_NAMED) return false;
    if (units.length === 0 && this.last !== null && goals.length > 0) {
      mentions.unshift({ is: 'unit', unit: this.last, clause: goals[0]!.clause, n: -1 });
      units.push(this.last);
    }
    const help = this.helpIn(clauses, mentions, foldText(sentence).toLowerCase());
    if (help === 'unclear') return false;
    const moves = this.movesIn(mentions, goals, help?.by ?? null);
    if (moves === null) return false;
    for (const [clause, { parts, said }] of clauses.entries()) {
      const these = mentions.flatMap((each) => (each.clause === clause && each.is === 'unit' ? [each.unit] : []));
      // `Paris is not to go to Burgundy`
      const isDenied = parts.some(
        ({ is }, n) => is === 'not' && parts[n + 1]?.is !== 'place' && parts[n + 2]?.is !== 'place',
      );
      // `Paris keeps out of Burgundy`, `both armies to Burgundy`
      const isGone =
        parts.some(({ is }) => is === 'armies' || is === 'hold') && goals.some((goal) => goal.clause === clause);
      if (isGone || isKeptAway(parts, said, this.own)) return false;
      // `Paris and Marseilles to Burgundy`
      const isListed = parts.length === 1 && these.length === 1 && !moves.has(these[0]!) && help === null;
      const isHeld = clauses.some((each, n) => n > clause && holds(each.parts, each.said));
      if ((isDenied && !holds(parts, said) && these.length > 0) || (isListed && !isHeld)) return false;
    }
    for (const [unit, order] of moves) {
      if (help !== null && help.of === unit && help.isInItsClause) continue;
      if (!this.give(unit, formatOrder(order))) return false;
    }
    if (help !== null && !this.giveHelp(help, moves)) return false;
    if (this.orders.kind === 'M' && !this.giveHolds(clauses, mentions, moves, help?.by ?? null)) return false;
    this.last = units.findLast((unit) => !this.given.has(unit)) ?? (units.length > 0 ? null : this.last);
    return true;
  }

  private give(unit: Unit, order: string): boolean {
    const before = this.given.get(unit);
    this.given.set(unit, order);
    return before === undefined || before === order;
  }

  private isOfAll({ parts, said }: Clause): boolean {
    const kinds = new Set(parts.map(({ is }) => is));
    const isSome = kinds.has('everyone') || (kinds.has('rest') && this.given.size > 0);
    const isMeant = (isSome && kinds.has('hold')) || NOBODY.test(said);
    return this.orders.kind === 'M' && isMeant && !kinds.has('place') && !kinds.has('power');
  }

  private mentionsIn(clauses: readonly Clause[]): Mention[] {
    const found: Mention[] = [];
    let n = 0;
    for (const [clause, { parts }] of clauses.entries()) {
      const first = parts.findIndex(({ is }) => is === 'place' || is === 'power' || isType(is));
      // `Germany will take Burgundy`, `la flotte anglaise`: not ours.
      const isForeign = parts.some(({ is }, at) => isType(is) && (isOthers(parts[at - 1]) || isOthers(parts[at + 1])));
      if (isForeign || (isOthers(parts[first]) && !AGAINST.test(clauses[clause]!.said))) continue;
      for (const [at, part] of parts.entries()) {
        const [before, after] = [parts[at - 1], parts[at + 1]];
        if (part.is === 'armies' || (isType(part.is) && !this.isBeside(part.is, before, after, parts[at + 2]))) {
          const all = this.own.filter(({ type }) => type === (part.is === 'fleet' ? 'F' : 'A'));
          // `an army takes Spain`: the one that can.
          const goal = parts.slice(at).find((each) => each.is === 'place');
          const some = goal?.is === 'place' ? all.filter((unit) => this.ways(unit, goal.ids).length > 0) : [];
          const alike = part.is === 'armies' || all.length === 1 ? all : some;
          if (part.is === 'armies' || alike.length === 1)
            for (const unit of alike) found.push({ is: 'unit', unit, clause, n: n++ });
        } else if (part.is === 'place') {
          const isNot = before?.is === 'not' || (isTo(before) && parts[at - 2]?.is === 'not');
          const unit = this.unitAt(part.ids);
          const isKnown = found.some((each) => each.is === 'unit' && each.unit === unit);
          const isOther = found.some((each) => each.is === 'unit' && each.unit !== unit);
          const isGoal =
            unit === undefined || before?.is === 'strong_to' || (before?.is === 'to' && isKnown && isOther);
          if (!isGoal) found.push({ is: 'unit', unit, clause, n: n++ });
          else if (!isNot && before?.is !== 'from') {
            // `the Atlantic (the one in the middle)`
            const same = found.findIndex((each) => each.is === 'goal' && each.ids.some((id) => part.ids.includes(id)));
            const known = found[same];
            if (known?.is !== 'goal') found.push({ is: 'goal', ids: part.ids, clause, n: n++ });
            else found[same] = { ...known, ids: known.ids.filter((id) => part.ids.includes(id)) };
          }
        }
      }
    }
    return found;
  }

  /** `army in Paris`, `Paris army`: the place says which. */
  private isBeside(type: 'army' | 'fleet', ...around: readonly (SentencePart | undefined)[]): boolean {
    return around.some((part) => part?.is === 'place' && this.unitAt(part.ids)?.type === (type === 'army' ? 'A' : 'F'));
  }

  private unitAt(ids: readonly Province[]): Unit | undefined {
    return this.own.find(({ at }) => ids.length === 1 && at === ids[0]);
  }

  private ways({ legal }: Unit, ids: readonly Province[]): readonly Order[] {
    return legal().filter(
      (order) =>
        (order.kind === 'move' || order.kind === 'retreat') &&
        ids.includes(provinceOf(order.to)) &&
        !formatOrder(order).endsWith(' via'),
    );
  }

  /** The goals shared out among the units, where that is clear; null: it is not. */
  private movesIn(
    mentions: readonly Mention[],
    goals: readonly GoalMention[],
    helper: Unit | null,
  ): ReadonlyMap<Unit, Order> | null {
    const units = mentions.filter(
      (each): each is UnitMention => each.is === 'unit' && each.unit !== helper && !this.given.has(each.unit),
    );
    const real = goals.filter(({ ids }) => units.some(({ unit }) => this.ways(unit, ids).length > 0));
    const distance = (unit: Unit, goal: GoalMention) =>
      Math.min(
        ...units.flatMap((each) => {
          if (each.unit !== unit) return [];
          const between = Math.abs(goal.n - each.n) - 1;
          return [2 * between + (each.n > goal.n ? 1 : 0) + (each.clause === goal.clause ? 0 : 1)];
        }),
      );
    const named = [...new Set(units.map(({ unit }) => unit))];
    let [best, next] = [Infinity, Infinity];
    let found: readonly (readonly [Unit, GoalMention])[] = [];
    const share = (at: number, cost: number, pairs: readonly (readonly [Unit, GoalMention])[]) => {
      if (at === real.length) {
        if (cost < best) [best, next, found] = [cost, best, pairs];
        else if (cost < next) next = cost;
        return;
      }
      for (const unit of named)
        if (!pairs.some(([taken]) => taken === unit) && this.ways(unit, real[at]!.ids).length > 0)
          share(at + 1, cost + distance(unit, real[at]!), [...pairs, [unit, real[at]!]]);
    };
    share(0, 0, []);
    if (best === Infinity || best === next) return null;
    const moves = new Map<Unit, Order>();
    for (const [unit, { ids }] of found) {
      const [way, ...others] = this.ways(unit, ids);
      if (others.length > 0) return null;
      moves.set(unit, way!);
    }
    // `Paris to Belgium`, where it cannot go.
    const isLeft = ({ unit, clause, n }: UnitMention) =>
      !moves.has(unit) && goals.some((goal) => goal.clause === clause && goal.n === n + 1);
    return units.some(isLeft) ? null : moves;
  }

  /** Who helps whom; null: nobody is helped. */
  private helpIn(clauses: readonly Clause[], mentions: readonly Mention[], said: string) {
    const at = clauses.findIndex(
      ({ parts, said: own }) => parts.some(({ is }) => is === 'support') || LOOSE_HELP.test(own),
    );
    if (at < 0 || this.orders.kind !== 'M') return null;
    const isBy = HELPED_BY.test(said);
    const inIt = mentions.filter(({ clause }) => clause === at);
    const units = [...new Set(inIt.flatMap((each) => (each.is === 'unit' ? [each.unit] : [])))];
    const isGoalFirst = inIt.findIndex(({ is }) => is === 'goal') === 1;
    const by = (isBy || isGoalFirst) && units.length > 1 ? units.at(-1)! : (units[0] ?? this.last);
    const of = units.find((unit) => unit !== by) ?? null;
    if (by === null || units.length > 2) return 'unclear';
    const before = mentions.flatMap((each) => (each.is === 'unit' && each.clause < at ? [each.unit] : []));
    return { by, of, before, isInItsClause: of !== null && !isBy && !isGoalFirst };
  }

  private giveHelp(
    { by, of, before: named }: { readonly by: Unit; readonly of: Unit | null; readonly before: readonly Unit[] },
    moves: ReadonlyMap<Unit, Order>,
  ): boolean {
    // `Marseilles helps with that`
    const that = of ?? named.findLast((unit) => moves.has(unit)) ?? null;
    const moved = [...moves].filter(([unit]) => that === null || unit === that);
    const before = [...this.given].filter(([unit]) => unit !== by && (of === null || unit === of));
    const helped =
      moved.length > 0 ? moved.map(([, order]) => formatOrder(order)) : before.slice(-1).map(([, order]) => order);
    const [order = of === null ? undefined : of.unit] = helped;
    if (order === undefined || helped.length > 1) return false;
    const wanted = `${by.unit} S ${order.replace(/ H$/, '')}`;
    return by.legal().some((each) => formatOrder(each) === wanted) && this.give(by, wanted);
  }

  private giveHolds(
    clauses: readonly Clause[],
    mentions: readonly Mention[],
    moves: ReadonlyMap<Unit, Order>,
    helper: Unit | null,
  ): boolean {
    for (const [at, clause] of clauses.entries()) {
      const isAll = this.isOfAll(clause);
      if (!isAll && !holds(clause.parts, clause.said)) continue;
      const these = mentions.flatMap((each) => (each.clause === at && each.is === 'unit' ? [each.unit] : []));
      const before =
        mentions.flatMap((each) => (each.clause < at && each.is === 'unit' ? [each.unit] : [])).at(-1) ?? this.last;
      const named = isAll ? this.own : these.length > 0 ? these : before === null ? [] : [before];
      for (const unit of named)
        if (!moves.has(unit) && unit !== helper && !this.given.has(unit) && !this.give(unit, `${unit.unit} H`))
          return false;
    }
    return true;
  }
}

function isType(is: SentencePart['is']): is is 'army' | 'fleet' {
  return is === 'army' || is === 'fleet';
}

function isOthers(part: SentencePart | undefined): boolean {
  return part?.is === 'power';
}

function isKeptAway(parts: readonly SentencePart[], said: string, own: readonly Unit[]): boolean {
  const [word, stays] = STAYS_AWAY.exec(said) ?? [];
  if (word === undefined) return false;
  if (stays !== undefined && parts.some(({ is }) => is === 'not')) return true;
  return parts.some((part, n) => {
    if (part.is !== 'place' || own.some(({ at }) => part.ids.includes(at))) return false;
    const before = parts[n - 1]?.is;
    return before !== 'strong_to' && before !== 'for' && !(before === 'to' && stays === undefined);
  });
}

function isTo(part: SentencePart | undefined): boolean {
  return part?.is === 'to' || part?.is === 'strong_to';
}

function holds(parts: readonly SentencePart[], said: string): boolean {
  return parts.some(({ is }) => is === 'hold' || is === 'stay') || LOOSE_HOLD.test(said);
}

/** `A new fleet in Brest and one more army, in Paris`: as many as are due. */
function readLooseAdjustments(
  sentences: readonly string[],
  own: readonly Unit[],
  orders: OrderContext,
  signs: SignContext,
): readonly string[] | null {
  const { board, position, power } = orders;
  const due = dueTo(board, position!, power!);
  const legal = legalAdjustments(board, position!, power!);
  const found: string[] = [];
  for (const sentence of sentences) {
    if (isAsked(sentence, orders)) continue;
    const parts = clausesOf(sentence, orders, own).flatMap((clause) => clause.parts);
    const places = parts.filter((part) => part.is === 'place');
    if (isQuiet(sentence, signs, places.length > 0)) return null;
    if (parts.some(({ is }) => is === 'not' || is === 'power' || is === 'stay' || is === 'hold')) return null;
    if (due < 0 && !LOOSE_REMOVAL.test(foldText(sentence).toLowerCase())) continue;
    for (const [at, part] of parts.entries()) {
      if (part.is !== 'place') continue;
      const beside = [...parts.slice(0, at).reverse(), ...parts.slice(at + 1)].find(
        ({ is }) => is === 'army' || is === 'fleet',
      );
      const type = beside === undefined ? null : beside.is === 'fleet' ? 'F' : 'A';
      const ways = legal.filter(
        (order) =>
          (order.kind === 'build' || order.kind === 'remove') &&
          part.ids.includes(provinceOf(order.unit.at)) &&
          (order.unit.type === type || (order.kind === 'remove' && own.length > 0)),
      );
      if (ways.length > 1) return null;
      found.push(...ways.map(formatOrder));
    }
  }
  const all = [...new Set(found)];
  return all.length > 0 && all.length <= Math.abs(due) ? all : null;
}
