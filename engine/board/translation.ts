/**
 * A board with its names in another language than English: powers, provinces, coasts, seasons and parts of the world. Ids,
 * abbreviations and rules are the same, so that whatever takes a board to write names writes them in that language.
 */
import type { Board } from './board.ts';
import type { PowerData, ProvinceData, Variant, VariantNames } from './variant.ts';

/** Each board's translations, by language. */
const made = new WeakMap<Board, Map<string, Board>>();
/** The English board of each translated one. */
const english = new WeakMap<Board, Board>();

/** A board as a reader of that language has it: the board itself in English, and where the variant has no such names. */
export function boardIn(board: Board, language: string): Board {
  const origin = english.get(board) ?? board;
  const names = origin.translations?.find((each) => each.language === language);
  if (names === undefined) return origin;
  const known = made.get(origin) ?? new Map<string, Board>();
  made.set(origin, known);
  const other = known.get(language) ?? translated(origin, names);
  known.set(language, other);
  english.set(other, origin);
  return other;
}

/** With English names: as lines are written that programs read. */
export function englishBoard(board: Board): Board {
  return english.get(board) ?? board;
}

function translated(board: Board, names: VariantNames): Board {
  const variant = translatedVariant(board.variant, names);
  const provinces = variant.provinces.filter(({ type }) => type !== 'impassable');
  return { ...board, variant, provinces, powers: variant.powers, language: names.language };
}

function translatedVariant(variant: Variant, names: VariantNames): Variant {
  const { theatres, waterways, coastNames, inShort, clauses, calendar } = variant;
  return {
    ...variant,
    powers: variant.powers.map((power) => translatedPower(power, variant, names)),
    provinces: variant.provinces.map((province) => translatedProvince(province, names)),
    calendar: {
      ...calendar,
      seasons: calendar.seasons.map((season) => ({ ...season, name: names.seasons?.[season.letter] ?? season.name })),
    },
    coastNames: { ...coastNames, ...names.coasts },
    rules: translatedRules(variant.rules, names),
    ...(theatres === undefined ? {} : { theatres: { ...theatres, ...names.theatres } }),
    ...(waterways === undefined
      ? {}
      : { waterways: waterways.map((each) => ({ ...each, name: names.waterways?.[each.name] ?? each.name })) }),
    ...(names.mapStatus === undefined ? {} : { mapStatus: names.mapStatus }),
    ...(inShort === undefined ? {} : { inShort: linesInShort(inShort, names.inShort ?? []) }),
    ...(clauses === undefined
      ? {}
      : {
          clauses: clauses.map((clause, n) => ({
            ...clause,
            text: names.clauses?.[n] ?? clause.text,
            words: [...(clause.words ?? []), ...(names.clauseWords?.[n] ?? [])],
          })),
        }),
  };
}

/** Those of a line of the short rules. */
export function shortSentences(line: string): readonly string[] {
  return line.split(/(?<=\.)\s+/);
}

/** Of the last lines, which are the variant's: a game's own start may have put one before them. */
function linesInShort(lines: readonly string[], own: readonly string[]): readonly string[] {
  return lines.map((line, n) => own[n - (lines.length - own.length)] ?? line);
}

/** In Chaos centers are powers: they go by the names of those. */
function translatedPower(power: PowerData, { provinces }: Variant, names: VariantNames): PowerData {
  const own = names.powers?.[power.name];
  if (own !== undefined) return { ...power, display: own.display, adjective: own.adjective };
  const center = provinces.find(({ id, name }) => power.home.includes(id) && name === power.display);
  const name = center === undefined ? undefined : names.provinces?.[center.id]?.[0];
  return name === undefined ? power : { ...power, display: name, adjective: name };
}

function translatedProvince(province: ProvinceData, names: VariantNames): ProvinceData {
  const name = names.provinces?.[province.id]?.[0];
  return name === undefined ? province : { ...province, name };
}

function translatedRules(rules: Variant['rules'], names: VariantNames): Variant['rules'] {
  const { seats } = rules;
  const neutral = rules['neutral-units'];
  return {
    ...rules,
    ...(neutral === undefined || names.neutral === undefined
      ? {}
      : { 'neutral-units': { ...neutral, ...names.neutral } }),
    ...(seats?.fixed === undefined
      ? {}
      : {
          seats: {
            ...seats,
            fixed: seats.fixed.map((seat) => ({ ...seat, display: names.seats?.[seat.name] ?? seat.display })),
          },
        }),
  };
}
