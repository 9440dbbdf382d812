/** The clauses of a free sentence: units and places by whatever word, and what a clause says of them. */
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import type { UnitText } from '../../vocabulary.ts';
import { partsIn, type SentencePart, watersCalled } from '../changes/sentence-parts.ts';
import {
  LOOSE_ARMY,
  LOOSE_FLEET,
  LOOSE_HELP,
  LOOSE_HOLD,
  NEAR_ARMY,
  NEAR_FLEET,
  NO_ONE,
  STAYS_AWAY,
} from './loose-words.ts';
import { nearestPlace } from './near-places.ts';

export interface Unit {
  readonly unit: UnitText;
  readonly at: Province;
  readonly type: 'A' | 'F';
  /** What it may do. */
  readonly legal: () => readonly Order[];
  /** Where it may go. */
  readonly reached: () => readonly Province[];
}

export interface LooseClause {
  readonly said: string;
  readonly parts: readonly SentencePart[];
}

export const CLAUSE_CUT =
  /[,;:()–—]|\s-\s|\b(?:and|und|et|but|aber|sondern|mais|so|also|donc|then|dann|puis|while|wahrend|pendant que|meanwhile)\b/;

/** `isNear`: words that are nearly names of places count as those. */
export function looseClauses(
  sentence: string,
  { board }: Pick<OrderContext, 'board'>,
  own: readonly Unit[],
  isNear = false,
): readonly LooseClause[] {
  return foldText(sentence.replace(/["“„«][^"“”„«»]{3,80}["”“»]/gu, ' '))
    .toLowerCase()
    .replace(/\bma (?=flotte)|^\W*(?:\d{1,2}|[a-h]|[ivx]{1,4})[).:°](?= )/g, '')
    .replace(LETTER, (letter) => {
      const [unit, other] = own.filter(({ at }) => at.startsWith(letter));
      return unit === undefined || other !== undefined ? letter : unit.at;
    })
    .split(CLAUSE_CUT)
    .map((said) => {
      const parts = partsIn(said, board).map((part) => asNamed(part, board, own, isNear));
      return { said, parts: parts.map((part, n) => asBeside(part, parts[n - 1], parts[n + 1], own, board)) };
    });
}

function asNamed(part: SentencePart, board: Board, own: readonly Unit[], isNear: boolean): SentencePart {
  const named = asUnit(part, board, own);
  if (!isNear || named.is !== 'unknown') return named;
  const word = part.low.replace(/^l(?=[aeiou])/, '');
  if (NEAR_ARMY.test(word)) return { ...part, is: 'army' };
  if (NEAR_FLEET.test(word)) return { ...part, is: 'fleet' };
  const waters = watersCalled(word, board);
  if (waters.length > 0) return { ...part, is: 'place', ids: waters };
  const place = nearestPlace(word, board, new Set(own.flatMap(({ at, reached }) => [at, ...reached()])));
  return place === null ? named : { ...part, is: 'place', ids: [place] };
}

/** `A Mar`; `épaulée par Marseille` is by nobody in Paris. */
function asBeside(
  part: SentencePart,
  before: SentencePart | undefined,
  after: SentencePart | undefined,
  own: readonly Unit[],
  { variant }: Board,
): SentencePart {
  const at = (type: Unit['type']) =>
    after?.is === 'place' && own.some((unit) => unit.type === type && after.ids.includes(unit.at));
  if (part.low === 'both') return { ...part, is: 'unknown' };
  if (part.low === 'a' && at('A')) return { ...part, is: 'army' };
  if (part.low === 'f' && at('F')) return { ...part, is: 'fleet' };
  if (part.low === 'par' && (before?.is === 'unknown' || before?.is === 'support') && PARTICIPLE.test(before.low))
    return { ...part, is: 'unknown' };
  // `in den Englischen Kanal`, `they can stay`
  const isSea = (id: Province) => variant.provinces.some((each) => each.id === id && each.type === 'sea');
  if (part.is === 'power' && after?.is === 'place' && after.ids.every(isSea)) return { ...part, is: 'unknown' };
  // `Flotte raus aus Brest`
  if (part.low === 'raus' && (after?.is === 'from' || after?.is === 'place')) return { ...part, is: 'unknown' };
  return part.low === 'can_stay' ? { ...part, is: 'stay' } : part;
}

/** `P -> Gas`, `army P` */
const LETTER = /(?<![\p{L}'’])\p{L}(?=\s*(?:->|=>|=|→))|(?<=\b(?:army|armee|fleet|flotte) )\p{L}\b(?!['’])/gu;

const PARTICIPLE = /(?:e|ee|i|ie|u|ue)s?$/;

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

export function isHelp({ parts, said }: LooseClause): boolean {
  return parts.some(({ is }) => is === 'support') || LOOSE_HELP.test(said);
}

/** `supports nobody any more` */
export function isUnhelped({ parts, said }: LooseClause): boolean {
  return parts.some(
    ({ is }, n) => is === 'support' && (parts[n - 1]?.is === 'not' || parts[n + 1]?.is === 'not' || NO_ONE.test(said)),
  );
}

export function isGoing(order: Order): order is Extract<Order, { kind: 'move' | 'retreat' }> {
  return order.kind === 'move' || order.kind === 'retreat';
}

export function isType(is: SentencePart['is']): is is 'army' | 'fleet' {
  return is === 'army' || is === 'fleet';
}

export function isOthers(part: SentencePart | undefined): boolean {
  return part?.is === 'power';
}

export function isKeptAway(parts: readonly SentencePart[], said: string, own: readonly Unit[]): boolean {
  const [word, stays] = STAYS_AWAY.exec(said) ?? [];
  if (word === undefined) return false;
  if (stays !== undefined && parts.some(({ is }) => is === 'not')) return true;
  return parts.some((part, n) => {
    if (part.is !== 'place' || own.some(({ at }) => part.ids.includes(at))) return false;
    const before = parts[n - 1]?.is;
    return before !== 'strong_to' && before !== 'for' && !(before === 'to' && stays === undefined);
  });
}

export function namesPower({ parts }: Pick<LooseClause, 'parts'>): boolean {
  return parts.some(isOthers);
}

export function isTo(part: SentencePart | undefined): boolean {
  return part?.is === 'to' || part?.is === 'strong_to';
}

export function staysPut(parts: readonly SentencePart[], said: string): boolean {
  return parts.some(({ is }) => is === 'hold' || is === 'stay') || LOOSE_HOLD.test(said);
}
