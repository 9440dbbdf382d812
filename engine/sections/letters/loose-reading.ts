/** Units and places of free sentences shared out to orders, one sentence after the other (loose-orders.ts). */
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import { provinceOf } from '../../vocabulary.ts';
import type { SentencePart } from '../changes/sentence-parts.ts';
import {
  type Clause,
  clausesOf,
  holds,
  isKeptAway,
  isMove,
  isOthers,
  isTo,
  isType,
  isUnhelped,
  namesPower,
  type Unit,
} from './loose-clauses.ts';
import { AGAINST, isAsked, isOtherTime, quietOf } from './loose-doubt.ts';
import {
  ALL_UNITS,
  ANOTHER,
  AS_BEFORE,
  HELPED_BY,
  IN_DOUBT,
  LEADING,
  LOOSE_HELP,
  NOBODY,
  OF_REST,
  OTHERS,
  UNDECIDED,
} from './loose-words.ts';

type Mention = { readonly clause: number; readonly n: number } & (
  | { readonly is: 'unit'; readonly unit: Unit }
  | { readonly is: 'goal'; readonly ids: readonly Province[] }
);
type UnitMention = Extract<Mention, { is: 'unit' }>;
type GoalMention = Extract<Mention, { is: 'goal' }>;

/** A place where somebody goes, or that somebody holds. */
interface Open {
  readonly units: readonly Unit[];
  readonly ids: readonly Province[] | null;
  readonly clause: number;
}

interface Help {
  readonly by: Unit;
  readonly of: Unit | null;
  readonly before: readonly Unit[];
  /** Of its clause. */
  readonly parts: readonly SentencePart[];
}

/** Of more in one sentence nothing is offered. */
const MOST_NAMED = 6;
const MOST_READINGS = 3;
/** Instead of a clause: nobody at all is named with the place. */
const BARE = -1;

export class LooseReading {
  private readonly given = new Map<Unit, string>();
  private readonly own: readonly Unit[];
  private readonly orders: OrderContext;
  /** Named last, without an order yet. */
  private last: Unit | null = null;

  /** Who they are comes out when all is read: `the other one to Burgundy`. */
  private readonly open: Open[] = [];
  /** Of these nothing is offered: what they do hangs on something. */
  private readonly unsure = new Set<Unit>();
  private readonly isNear: boolean;
  private readonly pick: number;
  /** So many readings are possible. */
  readings = 1;

  /** `pick`: which reading is meant, where more are possible. */
  constructor(own: readonly Unit[], orders: OrderContext, isNear: boolean, pick = 0) {
    this.own = own;
    this.orders = orders;
    this.isNear = isNear;
    this.pick = pick;
    if (orders.kind === 'R' && own.length === 1) [this.last] = own as [Unit];
  }

  readAll(sentences: readonly string[], signs: SignContext): readonly string[] | null {
    if (!sentences.every((sentence) => this.readSentence(sentence, signs)) || !this.settle()) return null;
    const all = [...this.given].flatMap(([unit, order]) => (this.unsure.has(unit) ? [] : [order]));
    const goals = all.flatMap((order) => (/^\S+ \S+ - (\S+)/.exec(order) ?? []).slice(1));
    return all.length === 0 || new Set(goals).size < goals.length ? null : all;
  }

  /** Clauses of somebody who is named by no place: `the other one`, `celle du Midi`. */
  private openIn(clauses: readonly Clause[], mentions: readonly Mention[]): readonly Open[] {
    return clauses.flatMap((each, clause): readonly Open[] => {
      const { parts, said } = each;
      const own = mentions.filter((each) => each.clause === clause);
      const type = parts.find(({ is }) => isType(is));
      if (OTHERS.test(said) || this.isOfAll(each) || own.some(({ is }) => is === 'unit') || namesPower({ parts }))
        return [];
      if (type === undefined && !ANOTHER.test(said)) return [];
      const units = this.own.filter((unit) => type === undefined || unit.type === (type.is === 'fleet' ? 'F' : 'A'));
      const goals = own.flatMap((each) => (each.is === 'goal' ? [{ units, ids: each.ids, clause }] : []));
      return goals.length === 0 && this.orders.kind === 'M' && holds(parts, said)
        ? [{ units, ids: null, clause }]
        : goals;
    });
  }

  /** Gives what is open to whom it can be meant for, where that is one, or by `pick`. */
  private settle(): boolean {
    const isAlone = this.given.size === 0;
    const open = this.open
      .filter(({ clause }) => clause >= 0 || !isAlone)
      .sort((a, b) => Number(a.ids === null) - Number(b.ids === null));
    const isFree = (unit: Unit) => !this.given.has(unit) && !this.unsure.has(unit);
    const settled = () => {
      for (const [n, { units, ids }] of open.entries()) {
        const orders = units.flatMap((unit) => {
          const ways = ids === null ? [`${unit.unit} H`] : this.movesTo(unit, ids).map(formatOrder);
          return isFree(unit) && ways.length === 1 ? [[unit, ways[0]!] as const] : [];
        });
        const isTaken = ids?.some((id) => [...this.given.values()].some((order) => order.split(/ - |\//)[1] === id));
        if (orders.length > 1 && isTaken !== true) continue;
        open.splice(n, 1);
        if (orders.length === 1 && isTaken !== true) this.given.set(...orders[0]!);
        return orders;
      }
      return null;
    };
    let isPicked = false;
    while (open.length > 0) {
      if (settled() !== null) continue;
      const [{ units, ids }] = open as [Open];
      const who = units.filter((unit) => isFree(unit) && (ids === null || this.movesTo(unit, ids).length === 1));
      if (isPicked || who.length > MOST_READINGS) return false;
      [isPicked, this.readings] = [true, who.length];
      const unit = who[this.pick]!;
      this.given.set(unit, ids === null ? `${unit.unit} H` : formatOrder(this.movesTo(unit, ids)[0]!));
      open.shift();
    }
    return true;
  }

  /** False: nothing may be offered. */
  readSentence(sentence: string, signs: SignContext): boolean {
    const clauses = clausesOf(sentence, this.orders, this.own, this.isNear).filter(
      (each, n) => n === 0 || !isOtherTime(each.said, signs),
    );
    const found = this.mentionsIn(clauses);
    const open = this.openIn(clauses, found);
    const mentions = found.filter((each) => open.every(({ clause }) => clause !== each.clause));
    const units = [...new Set(mentions.flatMap((each) => (each.is === 'unit' ? [each.unit] : [])))];
    const goals = mentions.filter((each): each is GoalMention => each.is === 'goal');
    const isForAll = clauses.some((clause) => this.isOfAll(clause));
    const isHolding = clauses.some(({ parts, said }) => holds(parts, said));
    const isNamed =
      units.length + open.length > 0 || isForAll || (this.last !== null && (goals.length > 0 || isHolding));
    if (isAsked(sentence, this.orders)) return true;
    // `I am still thinking about Paris.`
    const all = foldText(sentence).toLowerCase();
    if (goals.length === 0 && UNDECIDED.test(all)) return !IN_DOUBT.test(all) || OF_REST.test(all) || units.length > 0;
    const isAny = isNamed || goals.length > 0;
    const isLed = units.length === 0 && (goals.length > 0 || LEADING.test(sentence) || clauses.some(namesPower));
    const quiet = quietOf(sentence, signs, isAny, isLed);
    if (quiet === 'all') return false;
    if (quiet === 'unsure') for (const unit of units) this.unsure.add(unit);
    if (quiet !== null || !isAny) return true;
    // `The orders for both armies are withdrawn, the fleet's remains`, `cancel A Par - Bur and the other one`
    const isTakenBack = clauses.some(({ parts }, clause) => {
      const at = parts.findIndex(({ is }) => is === 'cancel');
      const isOf = (goal: GoalMention) =>
        (goal.clause === clause && goal.n > at) ||
        (goal.clause === clause + 1 && mentions.every((each) => each.is !== 'unit' || each.clause !== goal.clause));
      return at >= 0 && (goals.length === 0 || goals.some(isOf));
    });
    if (isTakenBack) return true;
    const isTyped = clauses.some(({ parts }) => parts.some(({ is }) => isType(is)));
    this.open.push(...open);
    if (!isNamed) {
      if (!this.isNear && !/\b(?:nothing|nichts|nix|rien)\b/.test(all))
        this.open.push(...goals.map(({ ids }) => ({ units: this.own, ids, clause: isTyped ? 0 : BARE })));
      return true;
    }
    if (clauses.some(({ parts }) => parts.some(({ is }) => is === 'convoy'))) return false;
    if (units.length > MOST_NAMED || goals.length > MOST_NAMED) return false;
    if (units.length === 0 && this.last !== null && goals.length > 0) {
      mentions.unshift({ is: 'unit', unit: this.last, clause: goals[0]!.clause, n: -1 });
      units.push(this.last);
    }
    const help = this.helpIn(clauses, mentions, all);
    if (help === 'unclear') return false;
    const moves = this.movesIn(mentions, goals, help?.by ?? null);
    if (moves === null) return false;
    const opened = new Set(open.map(({ clause }) => clause));
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
      const isLeft = isListed && !isHeld && !AS_BEFORE.test(all);
      if ((isDenied && !holds(parts, said) && !isUnhelped({ parts, said }) && these.length > 0) || isLeft) return false;
    }
    for (const [unit, order] of moves) {
      if (help !== null && help.of === unit && help.isInItsClause) continue;
      if (!this.give(unit, formatOrder(order))) return false;
    }
    if (help !== null && !this.giveHelp(help, moves)) return false;
    if (this.orders.kind === 'M' && !this.giveHolds(clauses, mentions, moves, help?.by ?? null, opened)) return false;
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
    const isRest = (kinds.has('rest') || OTHERS.test(said)) && this.given.size > 0;
    const isAll = (kinds.has('everyone') || ALL_UNITS.test(said)) && holds(parts, said);
    const isHeld = isRest && kinds.has('hold') && !kinds.has('same') && !AS_BEFORE.test(said);
    const isMeant = isAll || isHeld || NOBODY.test(said);
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
          const some = goal?.is === 'place' ? all.filter((unit) => this.movesTo(unit, goal.ids).length > 0) : [];
          const alike = part.is === 'armies' || all.length === 1 ? all : some;
          if (part.is === 'armies' || alike.length === 1)
            for (const unit of alike) found.push({ is: 'unit', unit, clause, n: n++ });
        } else if (part.is === 'place') {
          const isNot = before?.is === 'not' || (isTo(before) && parts[at - 2]?.is === 'not');
          const unit = this.unitAt(part.ids);
          const isKnown = found.some((each) => each.is === 'unit' && each.unit === unit);
          const isOther = found.some((each) => each.is === 'unit' && each.unit !== unit);
          const isGoal =
            unit === undefined ||
            before?.is === 'strong_to' ||
            (before?.is === 'to' && isKnown && isOther && parts[at - 2]?.is !== (unit.type === 'A' ? 'army' : 'fleet'));
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

  private movesTo({ legal }: Unit, ids: readonly Province[]): readonly Order[] {
    return legal().filter(
      (order) => isMove(order) && ids.includes(provinceOf(order.to)) && !formatOrder(order).endsWith(' via'),
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
    const real = goals.filter(({ ids }) => units.some(({ unit }) => this.movesTo(unit, ids).length > 0));
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
        if (!pairs.some(([taken]) => taken === unit) && this.movesTo(unit, real[at]!.ids).length > 0)
          share(at + 1, cost + distance(unit, real[at]!), [...pairs, [unit, real[at]!]]);
    };
    share(0, 0, []);
    if (best === Infinity) return null;
    if (best === next) {
      this.open.push(...real.map(({ ids, clause }) => ({ units: named, ids, clause })));
      return new Map();
    }
    const moves = new Map<Unit, Order>();
    for (const [unit, { ids }] of found) {
      const [way, ...others] = this.movesTo(unit, ids);
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
      ({ parts, said: own }) =>
        (parts.some(({ is }) => is === 'support') || LOOSE_HELP.test(own)) && !isUnhelped({ parts, said: own }),
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
    const { parts } = clauses[at]!;
    return { by, of, before, parts, isInItsClause: of !== null && !isBy && !isGoalFirst };
  }

  private giveHelp({ by, of, before: named, parts }: Help, moves: ReadonlyMap<Unit, Order>): boolean {
    // `helps the Italians from Venice into Piedmont`
    const isSaid = (id: Province) => parts.some((part) => part.is === 'place' && part.ids.includes(id));
    const theirs = by.legal().filter((order) => {
      if (order.kind !== 'support-move' || !isSaid(provinceOf(order.to))) return false;
      const from = provinceOf(order.target.at);
      return isSaid(from) && this.own.every(({ at }) => at !== from);
    });
    if (theirs.length === 1) return this.give(by, formatOrder(theirs[0]!));
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
    opened: ReadonlySet<number>,
  ): boolean {
    for (const [at, clause] of clauses.entries()) {
      const isAll = this.isOfAll(clause);
      if (opened.has(at) || (!isAll && !holds(clause.parts, clause.said))) continue;
      // `The ship I leave the same`
      if (!isAll && (clause.parts.some(({ is }) => is === 'same') || AS_BEFORE.test(clause.said))) continue;
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
