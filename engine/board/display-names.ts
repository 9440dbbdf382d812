/** Places and strengths in words. */

import { ownEntry } from '../own.ts';
import { provinceOf } from '../vocabulary.ts';
import type { Board } from './board.ts';
import type { Place, Power } from './variant.ts';

const COASTS: ReadonlyMap<string, string> = new Map([
  ['nc', 'north coast'],
  ['ec', 'east coast'],
  ['sc', 'south coast'],
  ['wc', 'west coast'],
]);

/** Names of waters that take an article in a sentence: the North Sea, the Skagerrak; but Lake Erie. */
const WITH_ARTICLE =
  /\b(sea|ocean|gulf|bay|bight|channel|mediterranean|ska[gk]+er+ak|current|drift|stream|approaches|straits?)\b/i;

interface PlaceNames {
  /** `Spain`. */
  readonly province: string;
  /** `Spain (south coast)`. */
  readonly place: string;
  /** `the North Sea`. */
  readonly inSentence: string;
}

const namesOfBoards = new WeakMap<Board, Map<Place, PlaceNames>>();

/** `Spain`, for any place in it. */
export function provinceName(board: Board, place: Place): string {
  return namesOf(board, place).province;
}

/** `Spain (south coast)`. */
export function placeName(board: Board, place: Place): string {
  return namesOf(board, place).place;
}

/** `south coast`; empty for a place without one. */
export function coastInWords({ variant }: Board, place: Place): string {
  const coast = place.slice(provinceOf(place).length + 1);
  return ownEntry(variant.coastNames, coast) ?? COASTS.get(coast) ?? coast;
}

/** `Spain`, `the North Sea`. */
export function nameInSentence(board: Board, place: Place): string {
  return namesOf(board, place).inSentence;
}

/** `2`; with tenths, where the variant counts them: `1.9`, in other languages `1,9`. */
export function strengthInWords(board: Board, tenths: number): string {
  const text = board.variant.rules['unit-strength'] === undefined ? String(tenths / 10) : (tenths / 10).toFixed(1);
  return board.language === undefined ? text : text.replace('.', ',');
}

/** `a`, `a and b`, `a, b and c`. */
export function listInWords(items: readonly string[], and = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)!}`;
}

function namesOf(board: Board, place: Place): PlaceNames {
  let names = namesOfBoards.get(board);
  if (names === undefined) {
    names = new Map(board.locations.map((each) => [each, nameOf(board, each)]));
    namesOfBoards.set(board, names);
  }
  return names.get(place) ?? nameOf(board, place);
}

function nameOf({ variant, language }: Board, place: Place): PlaceNames {
  const id = provinceOf(place);
  const province = variant.provinces.find((each) => each.id === id);
  const name = province?.name ?? place;
  const coast = place.slice(id.length + 1);
  // In other languages names stand without articles.
  const article = language === undefined && province?.type === 'sea' && WITH_ARTICLE.test(name) ? 'the ' : '';
  return {
    province: name,
    place: coast === '' ? name : `${name} (${ownEntry(variant.coastNames, coast) ?? COASTS.get(coast) ?? coast})`,
    // 'The Big Bight' has its article already.
    inSentence: article === '' ? name : `the ${name.replace(/^The /, '')}`,
  };
}

/** `France and Italy`: powers by the names that the variant gives them. */
export function namesOfPowers(board: Board, powers: readonly Power[], and = 'and'): string {
  return listInWords(
    powers.map((power) => board.powers.find(({ name }) => name === power)?.display ?? power),
    and,
  );
}

/** `Prussia`; `This power` where none is known. Neutral units go by the name that the variant gives them. */
export function nameOfPower({ powers, variant }: Board, power: Power | null): string {
  const neutral = variant.rules['neutral-units'];
  if (neutral?.name === power && neutral !== undefined) return neutral.display;
  return powers.find(({ name }) => name === power)?.display ?? power ?? 'This power';
}
