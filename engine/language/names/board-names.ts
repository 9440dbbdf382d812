/** The names of one board: its places with their coasts, and its powers. */
import type { Board } from '../../board/board.ts';
import { englishBoard } from '../../board/translation.ts';
import type { Power, Province, Variant, VariantNames } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import { rowsOf } from '../../vocabulary.ts';
import { compileNames, type NameIndex, nameKey } from './name-index.ts';
import { spellingsOf } from './spellings.ts';

export interface BoardNames {
  /** Spellings of provinces, impassable ones too; ids are provinces. */
  readonly places: NameIndex;
  /** Spellings of powers, their adjectives and what neutral units are called; ids are powers. Letters are no names. */
  readonly powers: NameIndex<Power>;
  readonly letters: ReadonlyMap<string, Power>;
  /** Of the spellings of powers those that are adjectives. */
  readonly adjectives: ReadonlySet<string>;
  /** Spellings of seats of several powers (`French Empire`) with what they are; ids are names of seats. */
  readonly seats: NameIndex<Power>;
  readonly powersOfSeat: ReadonlyMap<string, readonly Power[]>;
  /** For each coast that a place here may be written with (lower case): the words for it, without `coast`. */
  readonly coastWords: ReadonlyMap<string, string>;
  /** What the variant calls its coasts in other languages, word for word, with the coast. */
  readonly otherCoasts: ReadonlyMap<string, string>;
  /** Coasts of each province that has several. */
  readonly coastsOf: ReadonlyMap<Province, readonly string[]>;
}

/** The usual coasts: known on every map, so that we can tell a coast that does not exist from no coast at all. */
const USUAL_COASTS: readonly (readonly [coast: string, words: string])[] = [
  ['nc', 'north northern nth n nc northcoast'],
  ['ec', 'east eastern e ec eastcoast'],
  ['sc', 'south southern sth s sc southcoast'],
  ['wc', 'west western w wc westcoast'],
];

const namesOfBoards = new WeakMap<Board, BoardNames>();

export function boardNames(given: Board): BoardNames {
  const board = englishBoard(given);
  let names = namesOfBoards.get(board);
  if (names === undefined) {
    names = compile(board);
    namesOfBoards.set(board, names);
  }
  return names;
}

const allNamesOfBoards = new WeakMap<Board, BoardNames>();

/** The names in English and in all other languages of the variant at once: a spelling of two places means both. */
export function allNamesOf(given: Board): BoardNames {
  const board = englishBoard(given);
  const { translations = [] } = board;
  if (translations.length === 0) return boardNames(board);
  let names = allNamesOfBoards.get(board);
  if (names === undefined) {
    names = compile(board, translations);
    allNamesOfBoards.set(board, names);
  }
  return names;
}

/** Names of powers and places in other languages, as they may be spelled; adjectives with their endings. */
function otherNames(board: Board, translations: readonly VariantNames[]) {
  const spelled = <Id>(id: Id, names: readonly string[]) =>
    names.flatMap(spellingsOf).map((name): [string, Id] => [name, id]);
  return {
    places: translations.flatMap(({ provinces = {} }) =>
      Object.entries(provinces).flatMap(([id, names]) => spelled(id, names)),
    ),
    powers: translations.flatMap(({ powers = {} }) =>
      rowsOf(powers)
        .filter(([id]) => board.powerNumber.has(id))
        .flatMap(([id, { display, adjective, aliases = [] }]) =>
          spelled(id, [display, ...aliases, ...ENDINGS.map((ending) => `${adjective}${ending}`)]),
        ),
    ),
  };
}

/** Of adjectives: `französische`, `françaises`. */
const ENDINGS: readonly string[] = ['', 'e', 'en', 'er', 'es', 'em', 's'];

function compile(board: Board, translations: readonly VariantNames[] = []): BoardNames {
  const { variant } = board;
  const others = otherNames(board, translations);
  const neutral = variant.rules['neutral-units'];
  const seats = variant.rules.seats?.fixed ?? [];
  const powers = variant.powers.flatMap(({ name, display, adjective, aliases = [] }) =>
    [name, display, adjective, ...aliases].map((spelling): [string, Power] => [spelling, name]),
  );
  const coastsOf = new Map<Province, readonly string[]>();
  for (const { id, coasts } of variant.provinces)
    if (coasts !== undefined && coasts.length > 0) coastsOf.set(id, coasts);
  return {
    places: compileNames(
      [...placeSpellings(variant), ...others.places],
      variant.provinces.map(({ id, name, type }) => ({ id, name, isWater: type === 'sea' })),
    ),
    powers: compileNames([
      ...powers,
      ...others.powers,
      ...(neutral === undefined
        ? []
        : [neutral.name, neutral.display, neutral.adjective].map((spelling): [string, Power] => [
            spelling,
            neutral.name,
          ])),
    ]),
    seats: compileNames(
      seats.flatMap(({ name, display, aliases = [] }) =>
        [name, display, ...aliases].map((spelling): [string, Power] => [spelling, name]),
      ),
    ),
    powersOfSeat: new Map(seats.map(({ name, powers: own }) => [name, own])),
    adjectives: new Set(variant.powers.flatMap(adjectivesOf).map(nameKey)),
    letters: new Map(variant.powers.map(({ letter, name }) => [letter.toLowerCase(), name])),
    coastWords: new Map(
      [
        ...USUAL_COASTS,
        // A variant's own names come last: where its `wc` is no west coast, its words count.
        ...Object.entries(variant.coastNames ?? {}).map(([coast, name]): [string, string] => [
          coast,
          ownWords(coast, name),
        ]),
      ].flatMap(([coast, words]) => words.split(' ').map((word): [string, string] => [word, coast])),
    ),
    otherCoasts: new Map(
      translations.flatMap(({ coasts = {} }) =>
        Object.entries(coasts).map(([coast, name]): [string, string] => [foldText(name).toLowerCase(), coast]),
      ),
    ),
    coastsOf,
  };
}

/** `Dano-Norwegian`, its words, and aliases that look like adjectives. */
function adjectivesOf({ adjective, aliases = [] }: Variant['powers'][number]): readonly string[] {
  return [adjective, ...adjective.split(/[\s-]+/), ...aliases.filter((alias) => /(?:an|ish)$/i.test(alias))];
}

/** Names and aliases; then, where they mean nothing else, `nwg sea` and `gulf of bot`. */
function placeSpellings({ provinces }: Variant): readonly (readonly [spelling: string, id: Province])[] {
  const plain = provinces.flatMap(({ id, name, abbr, aliases = [] }) =>
    [id, name, ...(abbr === undefined ? [] : [abbr]), ...aliases].map((spelling) => [spelling, id] as const),
  );
  const taken = new Set(plain.map(([spelling]) => nameKey(spelling)));
  const mixed = provinces.flatMap(({ id, name }) => {
    const water = WATERS.exec(name);
    const mixtures = [
      water?.[2] === undefined ? null : `${id} ${water[2]}`,
      water?.[1] === undefined ? null : `${water[1]} ${id}`,
    ];
    return mixtures.flatMap((spelling) =>
      spelling === null || taken.has(nameKey(spelling)) ? [] : [[spelling, id] as const],
    );
  });
  return [...plain, ...mixed, ...wordsOfLand(provinces)];
}

/** An alias of a sea that is a word of a land's name means that land as well: it is asked which. */
function wordsOfLand(provinces: Variant['provinces']): readonly (readonly [spelling: string, id: Province])[] {
  const aliasesOfSeas = new Set(
    provinces.flatMap(({ type, aliases = [] }) => (type === 'sea' ? aliases.map(nameKey) : [])),
  );
  return provinces.flatMap(({ id, name, type }) =>
    type === 'sea'
      ? []
      : name
          .split(/[\s-]+/)
          .filter((word) => aliasesOfSeas.has(nameKey(word)))
          .map((word) => [word, id] as const),
  );
}

/** Names made of a word for water and a proper name. */
const WATERS =
  /^(?:((?:gulf|bay|sea|strait|straits|lake) of) .+|.+ (sea|ocean|channel|bay|bight|gulf|strait|straits|lake|river))$/i;

/** `Hubwards coast` → `hc hubwards hubward`. */
function ownWords(coast: string, name: string): string {
  const word = nameKey(name.replace(/\bcoast\b/i, ''));
  return [coast, word, ...(word.endsWith('s') ? [word.slice(0, -1)] : []), coast[0]!, `${word}coast`].join(' ');
}
