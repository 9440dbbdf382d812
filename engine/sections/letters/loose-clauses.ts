/** The clauses of a free sentence: units and places by whatever word, and what a clause says of them. */
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import type { UnitText } from '../../vocabulary.ts';
import { partsIn, type SentencePart, watersCalled } from '../changes/sentence-parts.ts';
import { LOOSE_ARMY, LOOSE_FLEET, LOOSE_HOLD, NEAR_ARMY, NEAR_FLEET, NO_ONE, STAYS_AWAY } from './loose-words.ts';
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

export interface Clause {
  readonly said: string;
  readonly parts: readonly SentencePart[];
}

export const CUT =
  /[,;:()–—]|\s-\s|\b(?:and|und|et|but|aber|sondern|mais|so|also|donc|then|dann|puis|while|wahrend|pendant que|meanwhile)\b/;

/** `isNear`: words that are nearly names of places count as those. */
export function clausesOf(
  sentence: string,
  { board }: Pick<OrderContext, 'board'>,
  own: readonly Unit[],
  isNear = false,
): readonly Clause[] {
  return foldText(sentence.replace(/["“„«][^"“”„«»]{3,80}["”“»]/gu, ' '))
    .toLowerCase()
    .replace(/\bma (?=flotte)|^\W*(?:\d{1,2}|[a-h]|[ivx]{1,4})[).:°](?= )/g, '')
    .split(CUT)
    .map((said) => ({ said, parts: partsIn(said, board).map((part) => asNamed(part, board, own, isNear)) }));
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

/** `supports nobody any more` */
export function isUnhelped({ parts, said }: Clause): boolean {
  return parts.some(
    ({ is }, n) => is === 'support' && (parts[n - 1]?.is === 'not' || parts[n + 1]?.is === 'not' || NO_ONE.test(said)),
  );
}

export function isMove(order: Order): order is Extract<Order, { kind: 'move' | 'retreat' }> {
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

export function namesPower({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(isOthers);
}

export function isTo(part: SentencePart | undefined): boolean {
  return part?.is === 'to' || part?.is === 'strong_to';
}

export function holds(parts: readonly SentencePart[], said: string): boolean {
  return parts.some(({ is }) => is === 'hold' || is === 'stay') || LOOSE_HOLD.test(said);
}
