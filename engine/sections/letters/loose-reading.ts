/** Units and places of free sentences shared out to orders, one sentence after the other (loose-orders.ts). */
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import { provinceOf } from '../../vocabulary.ts';
import { partsIn, type SentencePart } from '../changes/sentence-parts.ts';
import {
  isGoing,
  isHelp,
  isKeptAway,
  isOthers,
  isTo,
  isType,
  isUnhelped,
  type LooseClause,
  looseClauses,
  namesPower,
  staysPut,
  type Unit,
} from './loose-clauses.ts';
import { AGAINST, isAsked, isOtherTime, quietOf } from './loose-doubt.ts';
import {
  ALL_UNITS,
  ANOTHER,
  AS_BEFORE,
  BOTH,
  CAPITAL,
  CAPITALS,
  CARRIED,
  HELPED_BY,
  IN_DOUBT,
  LEADING,
  LOOSE_HELP,
  MEANT_BEHIND,
  NOBODY,
  OF_REST,
  OF_SIDE,
  OTHERS,
  TAKES_BACK,
  THERE,
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
  readonly clause: number;
  readonly isInItsClause: boolean;
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
  /** Named by no place. */
  private unnamed: readonly Unit[] = [];
  /** Places where several are to go. */
  private readonly shared = new Set<string>();
  /** Said in words, but nothing that a unit can do. */
  readonly refused: string[] = [];
  /** What was said last is taken back: by what, is still to come. */
  private isRevised = false;
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
    const places = sentences.flatMap((sentence) =>
      looseClauses(sentence, this.orders, this.own, this.isNear).flatMap(({ parts }) =>
        parts.flatMap((part) => (part.is === 'place' ? [this.unitAt(part.ids)] : [])),
      ),
    );
    const isOfCapital = CAPITAL.test(foldText(sentences.join(' ')).toLowerCase());
    this.unnamed = this.own.filter((unit) => !places.includes(unit) && !(isOfCapital && this.isCapital(unit)));
    if (!sentences.every((sentence) => this.readRevised(sentence, signs)) || !this.settle()) return null;
    // What was taken back with nothing in its place.
    if (this.isRevised) this.given.delete([...this.given.keys()].at(-1)!);
    const all = [...this.given].flatMap(([unit, order]) => (this.unsure.has(unit) ? [] : [order]));
    const goals = all.flatMap((order) => (/^\S+ \S+ - (\S+)/.exec(order) ?? []).slice(1));
    const isTwice = goals.some((goal, n) => goals.indexOf(goal) < n && !this.shared.has(goal));
    return all.length === 0 || isTwice ? null : all;
  }

  /** `No wait, Burgundy for Paris`: what was said of that unit, or of the last one, no longer counts. */
  private readRevised(sentence: string, signs: SignContext): boolean {
    const said = foldText(sentence).toLowerCase();
    const at = said.search(TAKES_BACK);
    if (at < 0 && !this.isRevised) return this.readSentence(sentence, signs);
    const namedIn = (text: string) => this.mentionsIn(looseClauses(text, this.orders, this.own, this.isNear));
    const before = at < 0 || MEANT_BEHIND.test(said) ? '' : said.slice(0, at);
    const isCut = namedIn(before).some(({ is }) => is === 'goal');
    if (isCut && !this.readSentence(before, signs)) return false;
    const rest = said.slice(isCut ? at : 0).replace(TAKES_BACK, ' ');
    const named = namedIn(rest);
    this.isRevised = named.length === 0;
    const units = unitsOf(named);
    const lastGiven = [...this.given.keys()].slice(-1);
    if (!this.isRevised) for (const unit of units.length > 0 ? units : lastGiven) this.given.delete(unit);
    if (!this.isRevised && units.length === 0) this.last = lastGiven[0] ?? this.last;
    return this.readSentence(rest, signs);
  }

  /** Clauses of somebody who is named by no place: `the other one`, `celle du Midi`. */
  private openIn(clauses: readonly LooseClause[], mentions: readonly Mention[]): readonly Open[] {
    return clauses.flatMap((each, clause): readonly Open[] => {
      const { parts, said } = each;
      const own = mentions.filter((each) => each.clause === clause);
      const type = parts.find(({ is }) => isType(is));
      if (OTHERS.test(said) || this.isOfAll(each) || own.some(({ is }) => is === 'unit') || namesPower({ parts }))
        return [];
      if (type === undefined && !ANOTHER.test(said) && !parts.some(({ low }) => OF_SIDE.test(low))) return [];
      const units = this.own.filter((unit) => type === undefined || unit.type === (type.is === 'fleet' ? 'F' : 'A'));
      // `The army up north: Burgundy`
      const next = mentions.filter((mention) => mention.clause === clause + 1);
      const isLed = own.length === 0 && next.length === 1 && !parts.some(({ is }) => is === 'hold');
      const goals = (isLed ? next : own).flatMap((each) =>
        each.is === 'goal' ? [{ units, ids: each.ids, clause: each.clause }] : [],
      );
      return goals.length === 0 && this.orders.kind === 'M' && staysPut(parts, said)
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
  readSentence(written: string, signs: SignContext): boolean {
    // `(yeah i know they dont touch)`
    const sentence = written.replace(/\([^()]*\)/g, (aside) =>
      partsIn(aside, this.orders.board).some(({ is }) => is === 'place' || isType(is)) ||
      staysPut(partsIn(aside, this.orders.board), aside)
        ? aside
        : ' ',
    );
    const clauses = looseClauses(sentence, this.orders, this.own, this.isNear).filter(
      (each, n) => n === 0 || !isOtherTime(each.said, signs),
    );
    const found = this.mentionsIn(clauses);
    const idle = clauses.filter(
      ({ said }, n) =>
        clauses.length > 1 &&
        UNDECIDED.test(said) &&
        !staysPut(clauses[n + 1]?.parts ?? [], '') &&
        !found.some((each) => each.clause === n && this.isGoal(each)),
    );
    for (const each of found)
      if (each.is === 'unit' && idle.includes(clauses[each.clause]!)) this.unsure.add(each.unit);
    const carried = clauses.flatMap(({ parts, said }, n) =>
      CARRIED.test(said) || parts.some(({ is }) => is === 'convoy') ? [n] : [],
    );
    const open = this.openIn(clauses, found).filter(({ clause }) => !carried.includes(clause));
    const mentions = found.filter(
      (each) => !carried.includes(each.clause) && open.every(({ clause }) => clause !== each.clause),
    );
    const shipped = found.filter((each) => carried.includes(each.clause));
    const units = [...unitsOf(mentions)];
    const goals = mentions.filter((each) => each.is === 'goal');
    const isForAll = clauses.some((clause) => this.isOfAll(clause));
    const isHolding = clauses.some((_, clause) => this.isHeld(clauses, clause, mentions));
    const isNamed =
      units.length + open.length > 0 || isForAll || (this.last !== null && (goals.length > 0 || isHolding));
    if (isAsked(sentence, this.orders)) return true;
    // `I am still thinking about Paris.`
    const all = foldText(sentence).toLowerCase();
    if (!goals.some((goal) => this.isGoal(goal)) && UNDECIDED.test(all))
      return !IN_DOUBT.test(all) || OF_REST.test(all) || units.length > 0;
    const isAny = isNamed || goals.length > 0;
    const isLed = units.length === 0 && (goals.length > 0 || LEADING.test(sentence) || clauses.some(namesPower));
    const decided = clauses.filter((each) => !idle.includes(each));
    const told = idle.length === 0 || decided.length === 0 ? sentence : decided.map(({ said }) => said).join(', ');
    const quiet = quietOf(told, signs, isAny, isLed);
    if (quiet === 'all') return false;
    if (quiet === 'unsure') for (const unit of units) this.unsure.add(unit);
    if (quiet !== null || (!isAny && shipped.length === 0)) return true;
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
    if (shipped.length > 0) this.readConvoy(shipped);
    this.open.push(...open);
    if (!isNamed && shipped.length > 0) return true;
    if (!isNamed) {
      if (!this.isNear && !/\b(?:nothing|nichts|nix|rien)\b/.test(all))
        this.open.push(...goals.map(({ ids }) => ({ units: this.own, ids, clause: isTyped ? 0 : BARE })));
      return true;
    }
    if (units.length > MOST_NAMED || goals.length > MOST_NAMED) return false;
    if (units.length === 0 && this.last !== null && goals.length > 0) {
      mentions.unshift({ is: 'unit', unit: this.last, clause: goals[0]!.clause, n: -1 });
      units.push(this.last);
    }
    const help = this.helpIn(clauses, mentions, all);
    if (help === 'unclear') return false;
    const isListed = clauses.some(
      ({ parts }, n) => parts.length === 1 && mentions.some(({ is, clause }) => is === 'unit' && clause === n),
    );
    const isShared = help === null && !isHolding && (BOTH.test(all) || isListed);
    const isStill = ({ clause }: Mention) =>
      !staysPut(clauses[clause]!.parts, clauses[clause]!.said) && this.isHeld(clauses, clause, mentions);
    const moving = mentions.filter((each) => !isStill(each));
    const moves = this.movesIn(moving, goals, help?.by ?? null, isShared);
    if (moves === null) return false;
    const opened = new Set(open.map(({ clause }) => clause));
    for (const [clause, { parts, said }] of clauses.entries()) {
      const these = mentions.flatMap((each) => (each.clause === clause && each.is === 'unit' ? [each.unit] : []));
      // `Paris is not to go to Burgundy`
      const isDenied = parts.some(
        ({ is }, n) => is === 'not' && parts[n + 1]?.is !== 'place' && parts[n + 2]?.is !== 'place',
      );
      // `Paris keeps out of Burgundy`, `both armies to Burgundy`
      const isGone = parts.some(({ is }) => is === 'hold') && goals.some((goal) => goal.clause === clause);
      if (isGone || isKeptAway(parts, said, this.own)) return false;
      // `Paris and Marseilles to Burgundy`
      const isListed = parts.length === 1 && these.length === 1 && !moves.has(these[0]!) && help === null;
      const isHeld = clauses.some((_, n) => n > clause && this.isHeld(clauses, n, mentions));
      const isLeft = isListed && !isForAll && !isHeld && !AS_BEFORE.test(all);
      const isStill = this.isHeld(clauses, clause, mentions) || isUnhelped({ parts, said });
      if ((isDenied && !isStill && these.length > 0) || isLeft) return false;
    }
    const given = new Map(
      [...moves].filter(
        ([unit]) =>
          help?.of !== unit ||
          !help.isInItsClause ||
          goals.some(({ clause, ids }) => clause !== help.clause && this.movesTo(unit, ids).length > 0),
      ),
    );
    for (const [unit, order] of given) if (!this.give(unit, formatOrder(order))) return false;
    if (help !== null && !this.giveHelp(help, moves)) this.unsure.add(help.by);
    if (this.orders.kind === 'M' && !this.giveHolds(clauses, mentions, given, help?.by ?? null, opened)) return false;
    this.last = units.findLast((unit) => !this.given.has(unit)) ?? (units.length > 0 ? null : this.last);
    return true;
  }

  /** `Marseilles does not stir`: whatever it does not do, it goes nowhere. */
  private isHeld(clauses: readonly LooseClause[], clause: number, mentions: readonly Mention[]): boolean {
    const { parts, said } = clauses[clause]!;
    if (staysPut(parts, said)) return true;
    const these = mentions.filter((each) => each.clause === clause);
    return (
      this.isNear &&
      parts.some(({ is }, n) => is === 'not' && parts[n + 1]?.is !== 'place' && !isType(parts[n + 1]?.is ?? is)) &&
      these.length > 0 &&
      these.every(({ is }) => is === 'unit') &&
      parts.every(
        ({ is }) => is === 'not' || is === 'place' || is === 'from' || is === 'for' || is === 'unknown' || isType(is),
      ) &&
      !LOOSE_HELP.test(said) &&
      !UNDECIDED.test(said)
    );
  }

  private isGoal(mention: Mention): boolean {
    return mention.is === 'goal' && this.own.some((unit) => this.movesTo(unit, mention.ids).length > 0);
  }

  /** By a fleet at sea; what no fleet can do is refused. */
  private readConvoy(mentions: readonly Mention[]): void {
    const units = unitsOf(mentions);
    const goals = mentions.filter((each): each is GoalMention => each.is === 'goal');
    const [fleet, army] = (['F', 'A'] as const).map((type) => units.filter((unit) => unit.type === type));
    for (const unit of units) this.unsure.add(unit);
    const [[by], [who], [goal]] = [fleet!, army!, goals];
    if (this.orders.kind !== 'M' || by === undefined || who === undefined || goal === undefined) return;
    if (units.length > 2 || goals.length > 1 || goal.ids.length > 1) return;
    const way = `${who.unit} - ${goal.ids[0]!}`;
    const carried = by.legal().find((order) => formatOrder(order) === `${by.unit} C ${way}`);
    const moved = who.legal().find((order) => formatOrder(order).replace(/ via$/, '') === way);
    if (carried === undefined || moved === undefined) this.refused.push(`${by.unit} C ${way}`);
    else
      for (const [unit, order] of [
        [by, carried],
        [who, moved],
      ] as const) {
        this.unsure.delete(unit);
        this.give(unit, formatOrder(order));
      }
  }

  private give(unit: Unit, order: string): boolean {
    const before = this.given.get(unit);
    this.given.set(unit, order);
    return before === undefined || before === order;
  }

  private isOfAll({ parts, said }: LooseClause): boolean {
    const kinds = new Set(parts.map(({ is }) => is));
    const isRest = (kinds.has('rest') || OTHERS.test(said)) && this.given.size > 0;
    const isAll = (kinds.has('everyone') || ALL_UNITS.test(said)) && staysPut(parts, said);
    const isHeld = isRest && kinds.has('hold') && !kinds.has('same') && !AS_BEFORE.test(said);
    const isMeant = isAll || isHeld || NOBODY.test(said);
    return this.orders.kind === 'M' && isMeant && !kinds.has('place') && !kinds.has('power');
  }

  private mentionsIn(clauses: readonly LooseClause[]): Mention[] {
    const found: Mention[] = [];
    let n = 0;
    for (const [clause, { parts }] of clauses.entries()) {
      const first = parts.findIndex(({ is }) => is === 'place' || is === 'power' || isType(is));
      // `Germany will take Burgundy`, `la flotte anglaise`: not ours.
      const isForeign = parts.some(({ is }, at) => isType(is) && (isOthers(parts[at - 1]) || isOthers(parts[at + 1])));
      if (isForeign || (isOthers(parts[first]) && !AGAINST.test(clauses[clause]!.said))) continue;
      for (const [at, part] of parts.entries()) {
        const [before, after] = [parts[at - 1], parts[at + 1]];
        const side = this.bySide(part, parts);
        if (side !== null) found.push({ is: 'unit', unit: side, clause, n: n++ });
        else if (part.is === 'armies' || (isType(part.is) && !this.isBeside(part.is, before, after, parts[at + 2]))) {
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
          const isKnown = found.some((each) => each.is === 'unit' && each.unit === unit && each.clause !== clause);
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
      const these = found.filter((each) => each.clause === clause);
      const [only, other] = unitsOf(these);
      const { said } = clauses[clause]!;
      if (
        only === undefined ||
        other !== undefined ||
        !THERE.test(said) ||
        staysPut(parts, said) ||
        isHelp({ parts, said })
      )
        continue;
      const ids = these.some(({ is }) => is === 'goal') ? [] : this.there(only, found);
      if (ids.length > 0) found.push({ is: 'goal', ids, clause, n: n++ });
    }
    return found;
  }

  /** `the capital`, `Südarmee`: where it stands, or who is named by nothing else. */
  private bySide({ is, low }: SentencePart, parts: readonly SentencePart[]): Unit | null {
    const ofType = (unit: Unit) => !isType(is) || unit.type === (is === 'fleet' ? 'F' : 'A');
    const isNamed = parts.some((part) => part.is === 'place' && this.unitAt(part.ids) !== undefined);
    const isOfSide = is === 'place' ? false : CAPITAL.test(low) || (OF_SIDE.test(low) && !isNamed);
    if (!isOfSide) return null;
    const all = this.own.filter(ofType);
    const found = CAPITAL.test(low) ? all.filter((each) => this.isCapital(each)) : [];
    const [unit, ...others] = found.length > 0 ? found : all.filter((each) => this.unnamed.includes(each));
    return unit === undefined || others.length > 0 ? null : unit;
  }

  private isCapital({ at }: Unit): boolean {
    const { provinces } = this.orders.board.variant;
    return CAPITALS.test(foldText(provinces.find(({ id }) => id === at)!.name).toLowerCase());
  }

  /** `Paris s'y installe`: where somebody else leaves, or goes. */
  private there(unit: Unit, found: readonly Mention[]): readonly Province[] {
    const units = [...this.given.keys(), ...found.flatMap((each) => (each.is === 'unit' ? [each.unit] : []))];
    const left = units.findLast((each) => each !== unit)?.at;
    const gone = found.findLast((each) => each.is === 'goal')?.ids ?? [];
    const ids = new Set([...(left === undefined ? [] : [left]), ...gone]);
    const ways = [...ids].filter((id) => this.movesTo(unit, [id]).length === 1);
    return ways.length === 1 ? ways : [];
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
      (order) => isGoing(order) && ids.includes(provinceOf(order.to)) && !formatOrder(order).endsWith(' via'),
    );
  }

  /** The goals shared out among the units, where that is clear; null: it is not. */
  private movesIn(
    mentions: readonly Mention[],
    goals: readonly GoalMention[],
    helper: Unit | null,
    isShared: boolean,
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
    if (isShared && real.length > 0 && real.length < named.length) {
      const nearest = named.flatMap((unit) => {
        const [goal] = real
          .filter(({ ids }) => this.movesTo(unit, ids).length === 1)
          .sort((a, b) => distance(unit, a) - distance(unit, b));
        return goal === undefined ? [] : [[unit, goal] as const];
      });
      if (nearest.length === named.length && real.every((goal) => nearest.some(([, each]) => each === goal))) {
        for (const { ids } of real) for (const id of ids) this.shared.add(id);
        return new Map(nearest.map(([unit, { ids }]) => [unit, this.movesTo(unit, ids)[0]!]));
      }
    }
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
    for (const each of units) if (isLeft(each)) this.unsure.add(each.unit);
    return moves;
  }

  /** Who helps whom; null: nobody is helped. */
  private helpIn(clauses: readonly LooseClause[], mentions: readonly Mention[], said: string) {
    const at = clauses.findIndex(
      ({ parts, said: own }) => isHelp({ parts, said: own }) && !isUnhelped({ parts, said: own }),
    );
    if (at < 0 || this.orders.kind !== 'M') return null;
    const isBy =
      HELPED_BY.test(clauses[at]!.said) || (HELPED_BY.test(said) && !clauses.some(({ said }) => HELPED_BY.test(said)));
    const inIt = mentions.filter(({ clause }) => clause === at);
    const units = unitsOf(inIt);
    const isGoalFirst = inIt.findIndex(({ is }) => is === 'goal') === 1;
    const by = (isBy || isGoalFirst) && units.length > 1 ? units.at(-1)! : (units[0] ?? this.last);
    const of = units.find((unit) => unit !== by) ?? null;
    if (by === null || units.length > 2) return 'unclear';
    const before = mentions.flatMap((each) => (each.is === 'unit' && each.clause < at ? [each.unit] : []));
    const { parts } = clauses[at]!;
    return {
      by,
      of,
      before,
      parts,
      clause: at,
      isInItsClause: of !== null && !isBy && !isGoalFirst && inIt.some(({ is }) => is === 'goal'),
    };
  }

  private giveHelp({ by, of, before: named, parts, isInItsClause }: Help, moves: ReadonlyMap<Unit, Order>): boolean {
    // `helps the Italians from Venice into Piedmont`
    const isSaid = (id: Province) => parts.some((part) => part.is === 'place' && part.ids.includes(id));
    const theirs = by.legal().filter((order) => {
      if (order.kind !== 'support-move' || !isSaid(provinceOf(order.to))) return false;
      const from = provinceOf(order.target.at);
      return isSaid(from) && (this.own.every(({ at }) => at !== from) || (isInItsClause && of?.at === from));
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
    if (by.legal().some((each) => formatOrder(each) === wanted)) return this.give(by, wanted);
    this.refused.push(wanted);
    return false;
  }

  private giveHolds(
    clauses: readonly LooseClause[],
    mentions: readonly Mention[],
    moves: ReadonlyMap<Unit, Order>,
    helper: Unit | null,
    opened: ReadonlySet<number>,
  ): boolean {
    for (const [at, clause] of clauses.entries()) {
      const isAll = this.isOfAll(clause);
      if (opened.has(at) || (!isAll && !this.isHeld(clauses, at, mentions))) continue;
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

function unitsOf(mentions: readonly Mention[]): readonly Unit[] {
  return [...new Set(mentions.flatMap((each) => (each.is === 'unit' ? [each.unit] : [])))];
}
