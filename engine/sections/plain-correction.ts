/**
 * Orders changed in sentences: `Paris to Picardy instead of Burgundy, the rest stays`, `Brest bleibt doch stehen`, `laisse la flotte
 * à Brest`. It is understood only where every word of every sentence about the board is, and where one change comes of it by the
 * writer's own units and the orders on file; any other mail changes nothing.
 */

import { legalOrdersOf } from '../adjudicate/legality/legal-orders.ts';
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import type { Power, Province } from '../board/variant.ts';
import { allNamesOf } from '../language/names/board-names.ts';
import { nameKey } from '../language/names/name-index.ts';
import { SURE } from '../language/signs/find-sign.ts';
import { sentencesOf } from '../language/signs/sentences.ts';
import { weightOfText } from '../language/signs/text-weight.ts';
import { formatOrder, parseUnit } from '../orders/notation.ts';
import { foldText } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';
import { provinceOf, type UnitText } from '../vocabulary.ts';
import { PLAIN_WORDS, type PlainWord } from './sentence-words.ts';

interface PlainChange {
  readonly unit: UnitText;
  /** Canonical; null: the order on file is taken back. */
  readonly order: string | null;
}

interface Scene {
  readonly board: Board;
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
  const scene: Scene = { board, units };
  const groups: Group[] = [];
  const kept = new Set<OwnUnit>();
  for (const sentence of sentencesIn(text)) {
    const parts = partsOf(sentence.text.replace(ASKING, ''), scene);
    const telling = parts.filter(({ is }) => !NOT_TELLING.has(is));
    if (parts.some(({ is }) => is === 'unknown') || telling.length === 0) {
      if (telling.length > 0 || !isChatter(sentence, parts, scene, power)) return null;
      continue;
    }
    if (sentence.end.includes('?') && !ASKING.test(foldText(sentence.text))) return null;
    for (const clause of clausesOf(parts)) {
      const read = readClause(clause, groups.at(-1), scene);
      if (read === null) return null;
      if (read === 'nothing') continue;
      if ('keeps' in read) {
        kept.add(read.keeps);
        continue;
      }
      const last = groups.at(-1);
      if (last === undefined || !mayJoin(last, read)) groups.push(read);
      else if (!join(last, read)) return null;
    }
  }
  return changesOf(groups, kept, scene);
}

/** Nothing of a board, nothing that a change may hang on. */
function isChatter({ text, end }: Sentence, parts: readonly Part[], { board }: Scene, power: Power): boolean {
  const folded = foldText(text).toLowerCase();
  if (parts.every(({ is }) => is === 'cut')) return true;
  if (end.includes('?') || /\d/.test(folded) || DOUBTING.test(folded)) return false;
  const { powers } = allNamesOf(board);
  if (folded.split(/[^\p{L}]+/u).some((word) => powers.exact.has(nameKey(word)))) return false;
  return weightOfText(sentencesOf(text, { board, phase: null, own: [power] }), 'above') <= SURE.apart;
}

const DOUBTING =
  /\b(?:if|unless|whether|maybe|perhaps|might|tomorrow|later|wait|unsure|sure|know|think|decide|ask|reckon|wenn|falls|ob|vielleicht|eventuell|morgen|spater|warte\w*|sicher|uberleg\w*|meinst|si|peut|demain|attend\w*|hesite\w*|sais|verrai|meld\w*|rappelle)\b/;
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

interface Sentence {
  readonly text: string;
  readonly end: string;
}

function sentencesIn(text: string): readonly Sentence[] {
  return [...text.matchAll(/([^.!?…\n]+)([.!?…\n]*)/g)].flatMap(([, said, end]) =>
    /[\p{L}\p{N}]/u.test(said!) ? { text: said!, end: end! } : [],
  );
}

type Part =
  | { readonly is: Exclude<PlainWord, 'filler'> | 'unknown' }
  | { readonly is: 'place'; readonly ids: readonly Province[] };

const phrases = lazy(() => {
  const found = new Map<string, PlainWord>();
  for (const kind of Object.keys(PLAIN_WORDS) as PlainWord[])
    for (const phrase of PLAIN_WORDS[kind].split(' ')) if (!found.has(phrase)) found.set(phrase, kind);
  return found;
});

const MOST_WORDS = 5;

function partsOf(text: string, { board }: Scene): readonly Part[] {
  const words = foldText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|->|=>|[^\s\p{L}\p{N}]/gu);
  const { exact } = allNamesOf(board).places;
  const parts: Part[] = [];
  for (let at = 0; words !== null && at < words.length; ) {
    let next = at;
    for (let end = Math.min(words.length, at + MOST_WORDS); end > at && next === at; end--) {
      const these = words.slice(at, end).filter((word) => word !== "'");
      const kind = phrases().get(these.join('_'));
      const ids = these.every((word) => /[\p{L}-]/u.test(word)) ? exact.get(nameKey(these.join(''))) : undefined;
      const isWord = /\p{L}$/u.test(words[end - 1]!) && /^\p{L}/u.test(words[at]!);
      if (!isWord) continue;
      if (kind !== undefined) {
        if (kind !== 'filler') parts.push({ is: kind });
        next = end;
      } else if (ids !== undefined) {
        parts.push({ is: 'place', ids });
        next = end;
      }
    }
    if (next > at) {
      at = next;
      continue;
    }
    const word = words[at]!;
    if (/^(?:->|=>|→|>)$/.test(word)) parts.push({ is: 'strong_to' });
    else if (/[,;:()–—]/.test(word)) parts.push({ is: 'cut' });
    else if (!/^["'“”„«»‘’*_-]$/.test(word)) parts.push({ is: 'unknown' });
    at++;
  }
  return parts;
}

function clausesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const clauses: Part[][] = [[]];
  for (const part of parts)
    if (part.is === 'cut') clauses.push([]);
    else clauses.at(-1)!.push(part);
  return clauses.filter((clause) => clause.length > 0);
}

/** What clauses that belong together say of one unit. */
interface Group {
  unit?: OwnUnit;
  /** What may be meant by the place it is to go to. */
  target?: readonly Province[];
  /** What it was to do before. */
  readonly before: ('hold' | 'support' | readonly Province[])[];
  act?: 'hold' | 'cancel' | { readonly supports: OwnUnit; readonly into: readonly Province[] | null };
  everyone?: true;
}

interface Named {
  readonly ids: readonly Province[];
  readonly own: OwnUnit | null;
  readonly lead: PlainWord | null;
}

function readClause(
  clause: readonly Part[],
  above: Group | undefined,
  scene: Scene,
): Group | 'nothing' | { readonly keeps: OwnUnit } | null {
  const has = (...kinds: readonly Part['is'][]) => clause.some(({ is }) => kinds.includes(is));
  if (has('swap', 'targets')) return clause.length === 1 ? 'nothing' : null;
  if (has('nothing') || (has('rest', 'everyone') && has('same', 'stay') && !has('hold')))
    return has('place', 'army', 'fleet', 'not', 'hold', 'support') ? null : 'nothing';
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
  if (negated || (changes && !named.some(({ own }) => own !== null))) return null;
  if (has('same') || (has('stay') && !isHold && !has('after_all'))) return keeping(named, explicit, scene, group);
  if (has('stay') && has('after_all')) isHold = true;
  if (has('cancel')) return cancelling(named, explicit, group, has('order'), isHold || supportAt >= 0, scene);
  if (supportAt >= 0) return isHold ? null : supporting(named, explicit, supportAt, group, above);
  if (isHold) group.act = 'hold';
  return withPlaces(named, explicit, group, above);
}

function nextPlace(clause: readonly Part[], n: number): readonly Province[] | undefined {
  const next = clause.slice(n + 1).find(({ is }) => !['to', 'from'].includes(is));
  return next?.is === 'place' ? next.ids : undefined;
}

/** `Brest carries on`, `Spanien bleibt`: what is on file holds. */
function keeping(named: readonly Named[], explicit: OwnUnit | undefined, scene: Scene, group: Group) {
  if (group.before.length > 0 || named.length + (explicit === undefined ? 0 : 1) !== 1) return null;
  const [place] = named;
  const going = place === undefined ? [] : scene.units.filter((unit) => goesTo(unit, place.ids));
  const units = [...new Set([...(explicit ? [explicit] : []), ...(place?.own ? [place.own] : []), ...going])];
  return units.length === 1 ? { keeps: units[0]! } : null;
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
    ({ unit, target }) => ways.length === 1 || (unit.lead !== 'to' && LEADS.has(target.lead)),
  );
  if (way === undefined || other !== undefined) return null;
  return { ...group, unit: way.unit.own!, target: way.target.ids };
}

const LEADS: ReadonlySet<PlainWord | null> = new Set(['to', 'strong_to'] as const);

function isComplete({ unit, target, act, before, everyone }: Group): boolean {
  if (everyone === true) return act === 'hold';
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
      return scene.units.map(({ unit }) => ({ unit, order: `${unit} H` }));
    }
    const olds = group.before.filter((old) => typeof old !== 'string');
    const unit =
      group.unit ?? onlyOne(scene.units.filter((each) => olds.length > 0 && olds.every((old) => goesTo(each, old))));
    if (unit === undefined || changes.has(unit) || kept.has(unit)) return null;
    if (!group.before.every((old) => wasSo(unit, old))) return null;
    const order = orderOf(group, unit);
    if (order === undefined || (order === null && unit.filed === undefined)) return null;
    changes.set(unit, order);
  }
  // A support that names no goal is for a unit that holds.
  for (const { act, unit } of groups) {
    if (typeof act !== 'object') continue;
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
  const { supports, into } = act;
  const texts =
    into === null ? [`${unit.unit} S ${supports.unit}`] : into.map((id) => `${unit.unit} S ${supports.unit} - ${id}`);
  return onlyOne(texts.filter((text) => unit.legal.has(text)));
}
