/**
 * Orders changed in sentences: `Paris to Picardy instead of Burgundy, the rest stays`, `Brest bleibt doch stehen`, `laisse la flotte
 * à Brest`. It is understood only where every word of every sentence about the board is, and where one change comes of it by the
 * writer's own units and the orders on file; any other mail changes nothing.
 */

import { legalOrdersOf } from '../adjudicate/legality/legal-orders.ts';
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import { SURE } from '../language/signs/find-sign.ts';
import { type SignContext, sentencesOf } from '../language/signs/sentences.ts';
import { weightOfText } from '../language/signs/text-weight.ts';
import { formatOrder, parseUnit } from '../orders/notation.ts';
import { foldText } from '../text/fold.ts';
import { provinceOf, type UnitText } from '../vocabulary.ts';
import { clausesIn, type SentencePart, sentencesIn } from './sentence-parts.ts';
import type { PlainWord } from './sentence-words.ts';

interface PlainChange {
  readonly unit: UnitText;
  /** Canonical; null: the order on file is taken back. */
  readonly order: string | null;
}

interface Scene {
  readonly board: Board;
  readonly power: Power;
  readonly units: readonly OwnUnit[];
}

interface OwnUnit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly legal: ReadonlySet<string>;
  readonly filed: string | undefined;
}

const LONGEST = 600;

/** Null: not understood, or nothing is changed. */
export function readPlainCorrection(
  text: string,
  board: Board,
  position: Position,
  power: Power,
  filed: readonly string[],
): readonly PlainChange[] | null {
  if (text.length > LONGEST) return null;
  const units = (position.units[power] ?? []).map((unit): OwnUnit => {
    const legal = legalOrdersOf(board, position, parseUnit(unit)!).map(formatOrder);
    return {
      unit,
      at: provinceOf(parseUnit(unit)!.at),
      legal: new Set(legal),
      filed: filed.find((order) => order.startsWith(`${unit} `)),
    };
  });
  const scene: Scene = { board, power, units };
  const groups: Group[] = [];
  const kept = new Set<OwnUnit>();
  for (const sentence of sentencesIn(text)) {
    const clauses = clausesIn(sentence.text.replace(ASKING, ''), board);
    const isAsked = sentence.end.includes('?') && !ASKING.test(foldText(sentence.text));
    const all = clauses.flatMap(({ parts }) => parts.map(({ is }) => is));
    const first = groups.length;
    const isMixed = all.includes('unknown') && all.some((is) => !NOT_TELLING.has(is));
    // Whoever takes an order back always speaks against one.
    if (isMixed && !all.includes('cancel') && weightOf(sentence.text, scene) > SURE.apart) return null;
    for (const { text: said, parts } of clauses) {
      const telling = parts.filter(({ is }) => !NOT_TELLING.has(is));
      const isRest = isOfRest(parts);
      if (telling.length === 0 || (isRest && parts.some(({ is }) => is === 'unknown'))) {
        if (parts.some(({ is }) => is === 'unknown') && (isAsked || !isChatter(said, scene, groups))) return null;
        continue;
      }
      const read = isAsked ? wrongGoal(parts, scene) : readClause(parts, groups.at(-1), scene);
      if (read === null) return null;
      if (read === 'nothing') continue;
      if ('keeps' in read) {
        for (const unit of read.keeps) kept.add(unit);
        // `Paris and Brest stand.`
        while (groups.length > first && isBare(groups.at(-1)!)) kept.add(groups.pop()!.unit!);
        continue;
      }
      const last = groups.at(-1);
      if (last === undefined || !mayJoin(last, read)) groups.push(read);
      else if (!join(last, read)) return null;
    }
    groups.push(...withBare(groups.splice(first)));
  }
  return changesOf(withoutSwap(groups), kept, scene);
}

/** `Paris, Marseilles und Brest halten`, `Scratch Paris and Brest`: a unit alone does as the one named beside it. */
function withBare(groups: readonly Group[]): readonly Group[] {
  return groups.map((group, n) => {
    if (!isBare(group)) return group;
    const before = groups[n - 1]?.act === 'cancel' ? groups[n - 1] : undefined;
    const beside = before ?? groups.slice(n + 1).find((each) => isComplete(each));
    const act = beside?.unit === undefined || beside.before.length > 0 ? undefined : beside.act;
    return act === 'hold' || act === 'cancel' ? { ...group, act } : group;
  });
}

function isBare(group: Group): boolean {
  return group.unit !== undefined && !isComplete(group) && group.before.length === 0;
}

/** `I mixed the armies up: Marseilles to Burgundy, Paris to Gascony`: what is said of each counts. */
function withoutSwap(groups: readonly Group[]): readonly Group[] {
  const told = groups.flatMap(({ unit, target }) => (unit !== undefined && target !== undefined ? [unit] : []));
  return groups.filter(({ act }) => {
    const swaps = typeof act === 'object' && 'swaps' in act ? act.swaps : null;
    return swaps === null || !swaps.every((unit) => told.includes(unit));
  });
}

/** Nothing of a board, nothing that a change may hang on; who takes orders back may send others later. */
function isChatter(text: string, scene: Scene, groups: readonly Group[]): boolean {
  const folded = foldText(text).toLowerCase();
  const isTaken = groups.length > 0 && groups.every(({ act }) => act === 'cancel');
  if (DOUBTING.test(folded) || (!isTaken && (LATER.test(folded) || /\d/.test(folded)))) return false;
  const said = sentencesOf(text, contextOf(scene));
  const hindered = (tags: string) => HINDERING.test(isTaken ? tags.replaceAll(/ (?:LATER|NEXT)(?= )/g, '') : tags);
  if (said.some(({ tags }) => hindered(tags))) return false;
  // A name, or a word like `oops`.
  return said.every(({ words }) => words.length <= LONGEST_NAME) || weightOf(text, scene) <= SURE_OF_CLAUSE;
}

const LONGEST_NAME = 2;
/** A few words weigh more than a sentence with them would. */
const SURE_OF_CLAUSE = 3;
const HINDERING =
  /(?<= )(?:IF|WHEN|DEPEND|ELSE|OR|MAYBE|DOUBT|THINK|MULL|PONDER|DRAFT|OPTION|ALTER|BACKUP|NOTYETFINAL|UNREADY|WAIT|STOP|LATER|NEXT|SEASON|REFUSE|BUNK|IMAGINE|SORTOF|QUOTE|SENDER|CLAIM|ACCORDING|WOULDPLAY|ASK) | (?:POWER|HE) (?:\w+ ){0,2}(?:SAY|WISH|AGREE) /;

function weightOf(text: string, scene: Scene): number {
  return weightOfText(sentencesOf(text, contextOf(scene)), 'above');
}

function contextOf({ board, power }: Scene): SignContext {
  return { board, phase: null, own: [power] };
}

const DOUBTING =
  /\b(?:if(?! (?:i may|you please))|unless|whether|maybe|perhaps|might|guess|suppose|believe|thought|says|said|no|nope|never|unsure|sure|think|decide|ask|reckon|or|next|season|turn|year|wenn|falls|ob|vielleicht|eventuell|warte\w*|wait|sicher|uberleg\w*|meinst|oder|glaube|meint|sagt|nein|nie|nachst\w*|runde|jahr|si|crois|pense|dit|peut|attend\w*|hesite\w*|verrai|rappelle|ou|jamais|prochain\w*|saison|tour|annee|spring|fall|autumn|winter|fruhjahr|fruhling|herbst|printemps|automne|hiver)\b/;
const LATER = /\b(?:tomorrow|tonight|later|know|morgen|spater|meld\w*|heute abend|demain|sais|ce soir|plus tard)\b/;
const ASKING =
  /^\W*(?:(?:please )?(?:can|could|would|will) you(?: please)?|k(?:a|o|ö)nn\w*(?: (?:du|sie))?(?: bitte)?|pou(?:vez|rriez)[- ]vous|peux[- ]tu)\b/iu;
const NOT_TELLING: ReadonlySet<string> = new Set([
  'unknown',
  'cut',
  'to',
  'strong_to',
  'from',
  'for',
  'after_all',
  'read',
]);

/** What clauses that belong together say of one unit. */
interface Group {
  unit?: OwnUnit;
  /** What may be meant by the place it is to go to. */
  target?: readonly Province[];
  /** What it was to do before. */
  readonly before: ('hold' | 'support' | readonly Province[])[];
  act?:
    | 'hold'
    | 'cancel'
    | { readonly supports: OwnUnit; readonly into: readonly Province[] | null }
    | { readonly swaps: readonly OwnUnit[] };
  everyone?: true;
}

interface Named {
  readonly ids: readonly Province[];
  readonly own: OwnUnit | null;
  readonly lead: PlainWord | null;
}

function readClause(
  clause: readonly SentencePart[],
  above: Group | undefined,
  scene: Scene,
): Group | 'nothing' | { readonly keeps: readonly OwnUnit[] } | null {
  const has = (...kinds: readonly SentencePart['is'][]) => clause.some(({ is }) => kinds.includes(is));
  if (has('swap', 'targets')) return swapping(clause, scene);
  if (clause.every(({ is }) => is === 'same')) return 'nothing';
  if (has('wrong')) return wrongGoal(clause, scene);
  if (has('nothing') || (has('rest', 'everyone', 'everything') && has('same', 'stay') && !has('hold')))
    return has('place', 'army', 'fleet', 'not', 'hold', 'support') ? null : 'nothing';
  if (has('armies'))
    return has('same') && !has('place', 'fleet', 'not', 'hold', 'support', 'cancel')
      ? { keeps: scene.units.filter(({ unit }) => unit.startsWith('A')) }
      : null;
  if (has('rest')) return null;
  const group: Group = { before: [] };
  const named: Named[] = [];
  let explicit: OwnUnit | undefined;
  let lead: PlainWord | null = null;
  let negated = false;
  let changes = false;
  let supportAt = -1;
  let isHold = false;
  for (const [n, part] of clause.entries()) {
    switch (part.is) {
      case 'army':
      case 'fleet': {
        if (negated) return null;
        const type = part.is === 'army' ? 'A' : 'F';
        const place = nextPlace(clause, n);
        const all = scene.units.filter(({ unit }) => unit.startsWith(type));
        const previous = clause[n - 1];
        const beside = previous?.is === 'place' ? named.at(-1)?.own : null;
        const here = beside?.unit.startsWith(type)
          ? beside
          : all.find(({ at }) => place?.length === 1 && place.includes(at));
        if (here !== undefined && here === beside) named.pop();
        const unit = here ?? (all.length === 1 ? all[0] : undefined);
        if (unit === undefined || explicit !== undefined) return null;
        explicit = unit;
        if (supportAt >= 0) return null;
        lead = null;
        break;
      }
      case 'place': {
        const own = scene.units.find(({ at }) => part.ids.length === 1 && part.ids.includes(at)) ?? null;
        if (own !== null && own === explicit && supportAt < 0) {
          if (has('stay')) isHold = true;
          break;
        }
        if (negated || (changes && own === null)) group.before.push(part.ids);
        else named.push({ ids: part.ids, own, lead });
        negated = false;
        changes = false;
        lead = null;
        break;
      }
      case 'not':
        if (negated) return null;
        // `Paris hält nicht`, `doch nicht unterstützen`
        if (isHold && n === clause.length - 1) {
          isHold = false;
          group.before.push('hold');
          break;
        }
        negated = true;
        break;
      case 'change':
        changes = true;
        break;
      case 'was_not':
      case 'read': {
        const last = named.at(-1);
        if (part.is === 'read' && last?.lead !== 'for') break;
        if (last === undefined || last.own !== null) return null;
        named.pop();
        group.before.push(last.ids);
        break;
      }
      case 'hold':
        if (negated) group.before.push('hold');
        else isHold = true;
        negated = false;
        break;
      case 'support':
        if (negated) group.before.push('support');
        else if (supportAt >= 0) return null;
        else supportAt = named.length;
        negated = false;
        break;
      case 'everyone':
      case 'everything':
        group.everyone = true;
        break;
      case 'to':
      case 'strong_to':
      case 'from':
      case 'for':
        lead = part.is;
        break;
      case 'unknown':
        return null;
      default:
    }
  }
  // `I take back my cancel of Paris.`
  if (clause.filter(({ is }) => is === 'cancel').length > 1) return null;
  if (negated || (changes && !named.some(({ own }) => own !== null))) return null;
  if (has('same') || (has('stay') && !isHold && !has('after_all'))) return keeping(named, explicit, scene, group);
  if (has('stay') && has('after_all')) isHold = true;
  if (has('cancel') && group.everyone === true && has('order', 'everything'))
    return named.length === 0 && explicit === undefined && !isHold ? { ...group, act: 'cancel' } : null;
  if (has('cancel')) return cancelling(named, explicit, group, has('order'), isHold || supportAt >= 0, scene);
  if (supportAt >= 0) return isHold ? null : supporting(named, explicit, supportAt, group, above);
  if (isHold) group.act = 'hold';
  return withPlaces(named, explicit, group, above);
}

/** `The rest stands`, whatever else is said of it. */
function isOfRest(parts: readonly SentencePart[]): boolean {
  const has = (...kinds: readonly SentencePart['is'][]) => parts.some(({ is }) => kinds.includes(is));
  return has('rest') && has('same', 'stay') && !has('place', 'army', 'fleet', 'not', 'hold', 'support', 'cancel');
}

/** `Burgundy was a typo`, `Burgundy?`: one place, to which a unit was to go. */
function wrongGoal(clause: readonly SentencePart[], { units }: Scene): Group | null {
  const [place, ...more] = clause.filter(({ is }) => is !== 'wrong' && !NOT_TELLING.has(is));
  if (place?.is !== 'place' || more.length > 0 || !units.some((unit) => goesTo(unit, place.ids))) return null;
  return { before: [place.ids] };
}

/** Two units named, or the only two armies, go each where the other was to go. */
function swapping(clause: readonly SentencePart[], { units }: Scene): Group | 'nothing' | null {
  if (clause.some(({ is }) => !SWAPPING.has(is) && !NOT_TELLING.has(is))) return null;
  const places = clause.flatMap((part) => (part.is === 'place' ? [part.ids] : []));
  const armies = units.filter(({ unit }) => unit.startsWith('A'));
  const isArmies = clause.some(({ is }) => is === 'armies') && armies.length === 2 && places.length === 0;
  const swaps = isArmies ? armies : units.filter(({ at }) => places.some((ids) => ids.length === 1 && ids[0] === at));
  if (swaps.length === 2 && (isArmies || places.length === 2)) return { before: [], act: { swaps } };
  return places.length > 0 ? null : 'nothing';
}

const SWAPPING: ReadonlySet<string> = new Set(['swap', 'targets', 'armies', 'place', 'order'] as const);

function nextPlace(clause: readonly SentencePart[], n: number): readonly Province[] | undefined {
  const next = clause.slice(n + 1).find(({ is }) => !['to', 'from'].includes(is));
  return next?.is === 'place' ? next.ids : undefined;
}

/** `Brest carries on`, `Spanien bleibt`: what is on file holds. */
function keeping(named: readonly Named[], explicit: OwnUnit | undefined, scene: Scene, group: Group) {
  const [place, goal] = named;
  // `Rome into Venice stands.`
  if (goal !== undefined && place?.own && named.length === 2 && explicit === undefined && group.before.length === 0)
    return goesTo(place.own, goal.ids) ? { keeps: [place.own] } : null;
  if (group.before.length > 0 || named.length + (explicit === undefined ? 0 : 1) !== 1) return null;
  const going = place === undefined ? [] : scene.units.filter((unit) => goesTo(unit, place.ids));
  const units = [...new Set([...(explicit ? [explicit] : []), ...(place?.own ? [place.own] : []), ...going])];
  return units.length === 1 ? { keeps: units } : null;
}

function cancelling(
  named: readonly Named[],
  explicit: OwnUnit | undefined,
  group: Group,
  isOrder: boolean,
  isMore: boolean,
  scene: Scene,
): Group | null {
  if (isMore || group.before.length > 0 || named.length + (explicit === undefined ? 0 : 1) !== 1) return null;
  const [place] = named;
  const isGoal = place !== undefined && scene.units.some((unit) => goesTo(unit, place.ids));
  const unit = explicit ?? place?.own ?? null;
  if (unit === null) {
    if (!isGoal) return null;
    group.before.push(place!.ids);
    return group;
  }
  if (!isOrder && isGoal) return null;
  return { ...group, unit, act: 'cancel' };
}

/** The unit named, or the one that the clause before has named without more. */
function supporting(
  named: readonly Named[],
  explicit: OwnUnit | undefined,
  at: number,
  group: Group,
  above: Group | undefined,
): Group | null {
  const before = named.slice(0, at);
  const after = named.slice(at);
  const waiting = above !== undefined && above.unit !== undefined && !isComplete(above) ? above.unit : undefined;
  const unit = explicit ?? before[0]?.own ?? (before.length === 0 ? waiting : undefined);
  const [other, into] = after;
  // `Paris to Burgundy, Marseilles supports that.`
  if (other === undefined && unit !== undefined && above?.unit !== undefined && above.unit !== unit && above.target)
    return { ...group, unit, act: { supports: above.unit, into: above.target } };
  if (unit === undefined || before.length > (explicit === undefined ? 1 : 0) || after.length > 2 || !other?.own)
    return null;
  return { ...group, unit, act: { supports: other.own, into: into?.ids ?? null } };
}

function withPlaces(
  named: readonly Named[],
  explicit: OwnUnit | undefined,
  group: Group,
  above: Group | undefined,
): Group | null {
  const [first, second] = named;
  if (named.length > 2) return null;
  if (explicit !== undefined) {
    if (second !== undefined || (first !== undefined && group.act === 'hold')) return null;
    return { ...group, unit: explicit, ...(first === undefined ? {} : { target: first.ids }) };
  }
  if (first === undefined) return group;
  if (second === undefined) {
    const waiting = above !== undefined && above.unit !== undefined && !isComplete(above) ? above.unit : undefined;
    if (group.act === 'hold') return first.own === null ? null : { ...group, unit: first.own };
    if (waiting !== undefined && first.own !== waiting) return { ...group, target: first.ids };
    if (first.own === null) return { ...group, target: first.ids };
    return first.lead === 'strong_to' || first.lead === 'to' ? null : { ...group, unit: first.own };
  }
  if (group.act === 'hold') return null;
  const ways = [
    { unit: first, target: second },
    { unit: second, target: first },
  ].filter(
    ({ unit, target }) =>
      unit.own !== null &&
      unit.lead !== 'strong_to' &&
      target.lead !== 'from' &&
      movesTo(unit.own, target.ids).length > 0,
  );
  const [way, other] = ways.filter(
    ({ unit, target }) =>
      ways.length === 1 || (unit.lead !== 'to' && (target.lead === 'to' || target.lead === 'strong_to')),
  );
  if (way === undefined || other !== undefined) return null;
  return { ...group, unit: way.unit.own!, target: way.target.ids };
}

function isComplete({ unit, target, act, before, everyone }: Group): boolean {
  if (everyone === true) return act === 'hold' || act === 'cancel';
  if (typeof act === 'object' && 'swaps' in act) return true;
  if (unit === undefined) return target !== undefined && before.length > 0;
  return target !== undefined || act !== undefined;
}

/** What is left open above, or what only says what was meant before. */
function mayJoin(last: Group, next: Group): boolean {
  if (!isComplete(last)) return true;
  return next.unit === undefined && next.target === undefined && next.act === undefined && next.everyone === undefined;
}

function join(last: Group, next: Group): boolean {
  if (last.unit !== undefined && next.unit !== undefined && last.unit !== next.unit) return false;
  if ((last.target !== undefined && next.target !== undefined) || (last.act !== undefined && next.act !== undefined))
    return false;
  if (last.everyone === true || next.everyone === true) return false;
  last.before.push(...next.before);
  Object.assign(last, { ...next, before: last.before });
  return true;
}

function goesTo({ filed, unit }: OwnUnit, ids: readonly Province[]): boolean {
  return ids.some((id) => filed?.startsWith(`${unit} - ${id}`) === true);
}

function goalOf({ filed = '', unit }: OwnUnit): string | undefined {
  return filed.startsWith(`${unit} - `) ? filed.slice(unit.length + 3) : undefined;
}

function movesTo({ unit, legal, at }: OwnUnit, ids: readonly Province[]): readonly string[] {
  return [...legal].filter((order) =>
    ids.some((id) => id !== at && new RegExp(`^${unit} - ${id}(?:/\\w+)?$`).test(order)),
  );
}

/** One order for each unit named, which it can be given, and which differs from what was said to be wrong. */
function changesOf(groups: readonly Group[], kept: ReadonlySet<OwnUnit>, scene: Scene): readonly PlainChange[] | null {
  const changes = new Map<OwnUnit, string | null>();
  for (const group of groups) {
    if (!isComplete(group)) return null;
    if (group.everyone === true) {
      if (group.unit !== undefined || group.before.length > 0 || groups.length > 1) return null;
      const filed = scene.units.filter((each) => group.act === 'hold' || each.filed !== undefined);
      return filed.map(({ unit }) => ({ unit, order: group.act === 'hold' ? `${unit} H` : null }));
    }
    if (typeof group.act === 'object' && 'swaps' in group.act) {
      const [one, other] = group.act.swaps as [OwnUnit, OwnUnit];
      for (const [unit, goal] of [
        [one, goalOf(other)],
        [other, goalOf(one)],
      ] as const) {
        const order = `${unit.unit} - ${goal}`;
        if (!unit.legal.has(order) || kept.has(unit) || (changes.get(unit) ?? order) !== order) return null;
        changes.set(unit, order);
      }
      continue;
    }
    const olds = group.before.filter((old) => typeof old !== 'string');
    const unit =
      group.unit ?? onlyOne(scene.units.filter((each) => olds.length > 0 && olds.every((old) => goesTo(each, old))));
    if (unit === undefined || kept.has(unit)) return null;
    if (!group.before.every((old) => wasSo(unit, old))) return null;
    const order = orderOf(group, unit);
    if (order === undefined || (order === null && unit.filed === undefined)) return null;
    // `Swap the armies: Paris to Burgundy, …` says the same twice.
    if (changes.has(unit) && changes.get(unit) !== order) return null;
    changes.set(unit, order);
  }
  // A support that names no goal is for a unit that holds.
  for (const { act, unit } of groups) {
    if (typeof act !== 'object' || 'swaps' in act) continue;
    const other = changes.has(act.supports) ? changes.get(act.supports) : act.supports.filed;
    const given = changes.get(unit!)!;
    if (act.into === null ? other?.includes(' - ') === true : other != null && !given.endsWith(other)) return null;
  }
  return changes.size === 0 ? null : [...changes].map(([{ unit }, order]) => ({ unit, order }));
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

function wasSo(unit: OwnUnit, old: Group['before'][number]): boolean {
  if (typeof old !== 'string') return goesTo(unit, old);
  const { filed = '' } = unit;
  return old === 'hold' ? filed.endsWith(' H') : filed.startsWith(`${unit.unit} S `);
}

function orderOf({ act, target }: Group, unit: OwnUnit): string | null | undefined {
  if (act === 'cancel') return target === undefined ? null : undefined;
  if (act === undefined) return onlyOne(movesTo(unit, target ?? []));
  if (target !== undefined) return undefined;
  if (act === 'hold') return `${unit.unit} H`;
  if ('swaps' in act) return undefined;
  const { supports, into } = act;
  const texts =
    into === null ? [`${unit.unit} S ${supports.unit}`] : into.map((id) => `${unit.unit} S ${supports.unit} - ${id}`);
  return onlyOne(texts.filter((text) => unit.legal.has(text)));
}
