/** The words of a free text with the places, units and powers that they name, sentence by sentence and clause by clause. */

import type { Board } from '../../board/board.ts';
import type { Power, Province } from '../../board/variant.ts';
import { allNamesOf } from '../../language/names/board-names.ts';
import { nameKey } from '../../language/names/name-index.ts';
import type { OrderContext } from '../../language/orders/order-context.ts';
import type { SignContext } from '../../language/signs/sentences.ts';
import { foldText } from '../../text/fold.ts';
import { lazy, lazyFor } from '../../text/lazy.ts';
import { NO_PLACES, watersCalled } from '../changes/sentence-parts.ts';
import { PLAIN_WORDS } from '../changes/sentence-words.ts';
import { CLAUSE_WORDS } from './clause-words.ts';
import { isAsked, isOtherTime, quietOf } from './loose-doubt.ts';
import {
  ALL_UNITS,
  CAPITAL,
  CARRIED,
  HELPED_BY,
  LOOSE_ARMY,
  LOOSE_FLEET,
  LOOSE_HELP,
  LOOSE_HOLD,
  NEAR_ARMY,
  NEAR_FLEET,
  NOBODY,
  OF_SIDE,
  TAKES_BACK,
  THERE,
  UNDECIDED,
} from './loose-words.ts';
import { nearestPlace } from './near-places.ts';

export type LooseToken = (
  | { readonly is: 'place'; readonly ids: readonly Province[] }
  | { readonly is: 'type'; readonly type: 'A' | 'F' }
  | { readonly is: 'power'; readonly id: Power }
  | { readonly is: 'word' }
) & {
  /** Its kinds, or the word itself where it is of none. */
  readonly kinds: readonly string[];
  readonly sentence: number;
  readonly clause: number;
};

export interface LooseText {
  readonly tokens: readonly LooseToken[];
  /** Of each sentence, what speaks against it or asks. */
  readonly flags: readonly (readonly string[])[];
}

const kindsOf = lazy(() => {
  const found = new Map<string, string[]>();
  for (const [mark, lists] of [
    ['', PLAIN_WORDS],
    ['~', CLAUSE_WORDS],
  ] as const)
    for (const [kind, list] of Object.entries(lists))
      if (kind !== 'filler' && kind !== 'fill')
        for (const phrase of list.split(' ')) found.set(phrase, [...(found.get(phrase) ?? []), mark + kind]);
  return found;
});

/** A no before a place or a pronoun takes back too, where all of the text is weighed. */
const ANY_BACK = new RegExp(
  `${TAKES_BACK.source}|\\b(?:rectification|korrektur|correction|pardon|moment(?=[,.:])|(?:non|nein|no|nee|nan|nope)(?=[,.! ]+(?:it|das|la|le|les|ca|lieber|doch|not|pas|nicht|en|au|aux|a|vers|nach|ins|in|to|into|the|plutot|rather|quatsch|je|ich|zur?)\\b))\\b`,
  'gu',
);

/** Of these, with nothing behind it, that is what was meant. */
const MEANT = /mean|mein|dire|pardon|corr|korr|rect|moment|^(?:non|nein|no|nee|nan|nope)$/;

/** Words that are short names of places too: `den`, `bar`. */
const fillers = lazy(() => new Set([...PLAIN_WORDS.filler.split(' '), ...CLAUSE_WORDS.fill.split(' '), 'tun', 'con']));

const SIDE_OF_COAST = /^(?:north|south|east|west)(?:ern)?$/;

const MOST_WORDS = 5;
const STEM = 6;

/** `among`: places near whose names a word may be a slip. */
export function looseText(
  sentences: readonly string[],
  orders: OrderContext,
  signs: SignContext,
  among: ReadonlySet<Province>,
  ways: readonly { readonly at: Province; readonly to: readonly Province[] }[],
): LooseText {
  const tokens: LooseToken[] = [];
  let clause = 0;
  const flags = sentences.map((text, sentence) => {
    const folded = foldText(text).toLowerCase();
    const said =
      folded
        .replace(ANY_BACK, (form) => (MEANT.test(form) ? ' , meantback , ' : ' , takenback , '))
        .match(/[\p{L}\p{N}]+|->|=>|[^\s\p{L}\p{N}]/gu) ?? [];
    clause += 1;
    for (let at = 0; at < said.length; ) {
      const { next, token } = tokenAt(said, at, orders.board, among);
      if (token?.kinds.includes('cut') === true) clause += 1;
      if (token !== null) tokens.push({ ...token, sentence, clause });
      at = next;
    }
    const quiet = quietOf(text, signs, true, false);
    return [
      ...(quiet === null ? [] : [`quiet ${quiet}`]),
      ...(isAsked(text, orders) ? ['asked'] : text.includes('?') ? ['?'] : []),
      ...(isOtherTime(folded, signs) ? ['other time'] : []),
      ...(folded.search(ANY_BACK) >= 0 ? ['back'] : []),
      ...SAYINGS.flatMap(([name, form]) => (form.test(folded) ? [name] : [])),
    ];
  });
  return { tokens: withoutTaken(tokens, ways), flags };
}

/** `to Picardy, no sorry, Burgundy`: of two places that one unit can get to, the one before no longer counts. */
function withoutTaken(
  tokens: readonly LooseToken[],
  ways: readonly { readonly at: Province; readonly to: readonly Province[] }[],
): readonly LooseToken[] {
  const found = [...tokens];
  for (const [n, back] of tokens.entries()) {
    if (back.kinds.includes('cancel') && !LEADS_ON.test(back.kinds.at(-1)!))
      for (const [m, each] of found.entries())
        if (m > n && each.clause === back.clause && each.is === 'place') found[m] = taken(each);
    if (!back.kinds.includes('BACK')) continue;
    const isNear = ({ sentence }: LooseToken) => Math.abs(sentence - back.sentence) < 2;
    const after = tokens.slice(n + 1, n + NEAR_BACK).filter((each) => each.is === 'place' && isNear(each));
    const isBefore = (each: LooseToken, m: number): each is Extract<LooseToken, { is: 'place' }> =>
      m < n && m >= n - NEAR_BACK && each.is === 'place' && isNear(each);
    const isReplaced = (before: LooseToken, m: number) =>
      isBefore(before, m) &&
      after.some(
        (each) =>
          each.is === 'place' &&
          !each.ids.some((id) => before.ids.includes(id)) &&
          ways.some(
            ({ at, to }) =>
              !before.ids.includes(at) &&
              !each.ids.includes(at) &&
              [before, each].every(({ ids }) => ids.some((id) => to.includes(id))),
          ),
      );
    const one = found.findLastIndex(isReplaced);
    const last = found.findLastIndex(isBefore);
    if (one >= 0) found[one] = taken(found[one]!);
    // `The boat to the Channel. No wait. Paris to Burgundy.`
    else if (last >= 0 && !back.kinds.includes('MEANT')) {
      const { clause } = found[last]!;
      for (const [m, each] of found.entries()) if (m <= last && each.clause === clause) found[m] = taken(each);
    }
  }
  return found;
}

const taken = ({ sentence, clause }: LooseToken): LooseToken => ({ is: 'word', kinds: ['TAKEN'], sentence, clause });

const NEAR_BACK = 16;
/** `Flotte raus in den Kanal`, `Paris zurück in die Gascogne`: nothing is taken back. */
const LEADS_ON = /^(?:raus|zuruck)$/;

/** What a whole sentence says. */
const SAYINGS: readonly (readonly [string, RegExp])[] = [
  ['holds', LOOSE_HOLD],
  ['nobody', NOBODY],
  ['all units', ALL_UNITS],
  ['helped by', HELPED_BY],
  ['there', THERE],
  ['carried', CARRIED],
  ['undecided', UNDECIDED],
];

type Bare<T> = T extends unknown ? Omit<T, 'sentence' | 'clause'> : never;

function tokenAt(
  said: readonly string[],
  at: number,
  board: Board,
  among: ReadonlySet<Province>,
): { readonly next: number; readonly token: Bare<LooseToken> | null } {
  const { places, powers } = allNamesOf(board);
  const word = said[at]!;
  // `the north coast of Spain`, which is no place called so.
  if (SIDE_OF_COAST.test(word) && said[at + 1] === 'coast')
    return { next: at + 2, token: { is: 'word', kinds: ['side', word] } };
  if (word === 'takenback' || word === 'meantback')
    return { next: at + 1, token: { is: 'word', kinds: word === 'meantback' ? ['BACK', 'MEANT'] : ['BACK'] } };
  if (!/[\p{L}]/u.test(word)) {
    if (/^(?:->|=>|→|>)$/.test(word)) return { next: at + 1, token: { is: 'word', kinds: ['strong_to', 'arrow'] } };
    if (/[,;:()–—-]/.test(word)) return { next: at + 1, token: { is: 'word', kinds: ['cut', word] } };
    return { next: at + 1, token: null };
  }
  for (let end = Math.min(said.length, at + MOST_WORDS); end > at; end--) {
    const last = said[end - 1]!;
    if (!/\p{L}/u.test(last)) continue;
    const these = said.slice(at, end).filter((each) => each !== "'");
    if (!these.every((each) => /[\p{L}\p{N}.-]/u.test(each))) continue;
    const kinds = kindsOf().get(these.filter((each) => each !== '-').join('_')) ?? [];
    const letters = these.filter((each) => /\p{L}/u.test(each));
    const isName =
      !(end === at + 1 && fillers().has(word)) &&
      !NO_PLACES.test(letters.join(' ')) &&
      (letters.length > 1 || letters.join('').length > 2);
    const key = nameKey(letters.join(''));
    const ids = isName ? places.exact.get(key) : undefined;
    if (ids !== undefined && !(key === 'par' && said[at - 1] !== 'a'))
      return { next: end, token: { is: 'place', ids, kinds } };
    const [power] = isName ? (powers.exact.get(key) ?? []) : [];
    if (power !== undefined) return { next: end, token: { is: 'power', id: power, kinds } };
    if (kinds.length > 0 && (end > at + 1 || !kinds.some((kind) => /^~?(?:army|fleet|A|F)$/.test(kind))))
      return { next: end, token: { is: 'word', kinds: end === at + 1 ? [...kinds, word] : kinds } };
  }
  const next = at + 1;
  const single = /^(?:an?|one|eine?|une?)$/.test(said[at - 1] ?? '') ? ['single'] : [];
  const kinds = kindsOf().get(word) ?? [];
  if (kinds.includes('army') || kinds.includes('~A') || LOOSE_ARMY.test(word) || NEAR_ARMY.test(word))
    return { next, token: { is: 'type', type: 'A', kinds: ['army', word, ...single] } };
  if (kinds.includes('fleet') || kinds.includes('~F') || LOOSE_FLEET.test(word) || NEAR_FLEET.test(word))
    return { next, token: { is: 'type', type: 'F', kinds: ['fleet', word, ...single] } };
  const waters = watersCalled(word, board);
  const known = waters.filter((id) => among.has(id));
  if (waters.length > 0)
    return { next, token: { is: 'place', ids: known.length > 0 ? known : waters, kinds: ['part'] } };
  const named = adjectives(board).find(([name, id]) => among.has(id) && isOfPlace(word, name))?.[1];
  const near = named ?? nearestPlace(word, board, among);
  if (near !== null) return { next, token: { is: 'place', ids: [near], kinds: ['near'] } };
  const power = [...powers.exact].find(
    ([name]) => word.length > 3 && sharedLength(word, name) > 3 && word.length < name.length + 4,
  );
  if (power !== undefined) return { next, token: { is: 'power', id: power[1][0]!, kinds: ['people'] } };
  const more = [
    ...(LOOSE_HELP.test(word) ? ['support'] : []),
    ...(LOOSE_HOLD.test(word) ? ['hold'] : []),
    ...(UNDECIDED.test(word) ? ['undecided'] : []),
    ...(CAPITAL.test(word) ? ['capital'] : OF_SIDE.test(word) ? ['side'] : []),
  ];
  return { next, token: { is: 'word', kinds: [...more, word.length > STEM ? word.slice(0, STEM) : word] } };
}

const adjectives = lazyFor((board: Board) =>
  board.variant.provinces.flatMap(({ id, name }) =>
    [name, ...(board.translations ?? []).flatMap((each) => each.provinces?.[id] ?? [])].map(
      (each) => [foldText(each).toLowerCase(), id] as const,
    ),
  ),
);

function sharedLength(word: string, name: string): number {
  let same = 0;
  while (same < name.length && word[same] === name[same]) same++;
  return same;
}

function isOfPlace(word: string, name: string): boolean {
  const same = sharedLength(word, name);
  return same > 4 && name.length - same < 4 && word.length - same < 7;
}
