/** The shape of `variants/<id>/names/<language>.json`, and what it must fulfil beyond its shape. */
import * as z from 'zod';
import type { Variant, VariantNames } from '../../../engine/board/variant.ts';
import { nameKey } from '../../../engine/language/names/name-index.ts';
import { spellingsOf } from '../../../engine/language/names/spellings.ts';
import type { Complaint } from './checks/ground.ts';
import {
  coastSchema,
  letterSchema,
  listSchema,
  matchingText,
  messageLike,
  parseWith,
  powerSchema,
  provinceSchema,
  type SchemaOutput,
  strictObject,
  textSchema,
  theatreSchema,
} from './variant-schema.ts';

const names = <K extends z.core.$ZodRecordKey>(key: K, right: string) =>
  z.record(key, textSchema('a name'), messageLike(right)).exactOptional();
const inSentence = {
  display: textSchema('the name, such as "Frankreich"'),
  adjective: textSchema('the adjective, without an ending'),
};

const NAMES = strictObject({
  language: matchingText(/^(?!en$)[a-z]{2}$/, 'the code of a language other than English, such as "de"'),
  called: listSchema(textSchema('a name of the variant'), 'a list of names').exactOptional(),
  powers: z
    .record(
      powerSchema,
      strictObject({
        ...inSentence,
        aliases: listSchema(textSchema('another name'), 'a list of other names').exactOptional(),
      }),
      messageLike('powers with their names in { }'),
    )
    .exactOptional(),
  neutral: strictObject(inSentence).exactOptional(),
  seats: names(powerSchema, 'seats with their names in { }'),
  theatres: names(theatreSchema, 'theatres with their names in { }'),
  waterways: names(textSchema('the English name of a waterway'), 'waterways with their names in { }'),
  seasons: names(letterSchema, 'letters of seasons with their names in { }'),
  coasts: names(coastSchema, 'coasts with their names in { }'),
  provinces: z
    .record(
      provinceSchema,
      listSchema(textSchema('a name'), 'a list of names, the one that is shown first').min(
        1,
        messageLike('at least one name'),
      ),
      messageLike('provinces with their names in { }'),
    )
    .exactOptional(),
  mapStatus: textSchema('what is sourced and what is reconstructed').exactOptional(),
  inShort: listSchema(textSchema('a line on one special rule'), 'a list of lines').exactOptional(),
  clauses: listSchema(textSchema('the text of a clause'), 'a list of clauses').exactOptional(),
  clauseWords: listSchema(listSchema(textSchema('a word'), 'a list of words'), 'words for each clause').exactOptional(),
  standings: names(textSchema('the name of a standing'), 'standings with their words in { }'),
}) satisfies z.ZodType<VariantNames>;

/** Reads the text of a file of names; every fault of shape at once. */
export function parseNames(json: string, file: string): SchemaOutput<VariantNames> {
  return parseWith(NAMES, json, file);
}

/** Everything wrong with names whose shape is right. `language`: as the file is called. */
export function* checkNames(names: VariantNames, variant: Variant, language: string): Generator<Complaint> {
  if (names.language !== language)
    yield { field: 'language', message: `the file is called ${language}; write "${language}"` };
  const known: { readonly [Field in keyof VariantNames]?: readonly string[] } = {
    powers: variant.powers.map(({ name }) => name),
    seats: (variant.rules.seats?.fixed ?? []).map(({ name }) => name),
    theatres: Object.keys(variant.theatres ?? {}),
    waterways: (variant.waterways ?? []).map(({ name }) => name),
    seasons: variant.calendar.seasons.map((season) => season.letter),
    coasts: variant.provinces.flatMap(({ coasts = [] }) => coasts),
    provinces: variant.provinces.map(({ id }) => id),
  };
  for (const [field, ids] of Object.entries(known)) {
    for (const id of Object.keys(names[field as keyof VariantNames] ?? {})) {
      if (!ids.includes(id)) yield { field: `${field}.${id}`, message: `'${id}' is not in variant.json` };
    }
  }
  for (const field of ['inShort', 'clauses', 'clauseWords'] as const) {
    const lines = variant[field === 'inShort' ? field : 'clauses']?.length ?? 0;
    if (names[field] !== undefined && names[field].length !== lines)
      yield { field, message: `variant.json has ${lines} lines; translate each of them` };
  }
  yield* checkSpellings(names, variant);
}

/** A name of one place is no name of another, in this language or in English. */
function* checkSpellings({ provinces = {} }: VariantNames, variant: Variant): Generator<Complaint> {
  const owners = new Map<string, string>();
  for (const { id, name, abbr, aliases = [] } of variant.provinces) {
    for (const each of [id, name, ...(abbr === undefined ? [] : [abbr]), ...aliases]) owners.set(nameKey(each), id);
  }
  for (const [id, spelled] of Object.entries(provinces)) {
    for (const spelling of spelled.flatMap(spellingsOf)) {
      const other = owners.get(nameKey(spelling));
      if (other !== undefined && other !== id) {
        yield { field: `provinces.${id}`, message: `'${spelling}' means ${other} already; choose another name` };
      }
      owners.set(nameKey(spelling), id);
    }
  }
}
