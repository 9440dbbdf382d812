/** The clauses of a free sentence: units and places by whatever word, and what a clause says of them. */
import type { Board } from '../../board/board.ts';
import type { Province } from '../../board/variant.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { Order } from '../../orders/order.ts';
import { foldText } from '../../text/fold.ts';
import type { UnitText } from '../../vocabulary.ts';
import { partsIn, type SentencePart } from '../changes/sentence-parts.ts';
import { LOOSE_ARMY, LOOSE_FLEET } from './loose-words.ts';

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

export function looseClauses(
  sentence: string,
  { board }: Pick<OrderContext, 'board'>,
  own: readonly Unit[],
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
      const parts = partsIn(said, board).map((part) => asUnit(part, board, own));
      return { said, parts: parts.map((part, n) => asBeside(part, parts[n - 1], parts[n + 1], own, board)) };
    });
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

export function isGoing(order: Order): order is Extract<Order, { kind: 'move' | 'retreat' }> {
  return order.kind === 'move' || order.kind === 'retreat';
}

export function isType(is: SentencePart['is']): is is 'army' | 'fleet' {
  return is === 'army' || is === 'fleet';
}
