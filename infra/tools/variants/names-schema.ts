/** The shape of `variants/<id>/names/<language>.json`, and what it must fulfil beyond its shape. */
import * as z from 'zod';
import type { Variant, VariantNames } from '../../../engine/board/variant.ts';
import { nameKey } from '../../../engine/language/names/name-index.ts';
import { spellingsOf } from '../../../engine/language/names/spellings.ts';
import type { Complaint } from './checks/ground.ts';
import {
  coast,
  letter,
  like,
  list,
  matching,
  object,
  parseWith,
  power,
  province,
  type Read,
  text,
  theatre,
} from './variant-schema.ts';

const names = <K extends z.core.$ZodRecordKey>(key: K, right: string) =>
  z.record(key, text('a name'), like(right)).exactOptional();
const inSentence = {
  display: text('the name, such as "Frankreich"'),
  adjective: text('the adjective, without an ending'),
};

const NAMES = object({
  language: matching(/^(?!en$)[a-z]{2}$/, 'the code of a language other than English, such as "de"'),
  powers: z
    .record(
      power,
      object({ ...inSentence, aliases: list(text('another name'), 'a list of other names').exactOptional() }),
      like('powers with their names in { }'),
    )
    .exactOptional(),
  neutral: object(inSentence).exactOptional(),
  seats: names(power, 'seats with their names in { }'),
  theatres: names(theatre, 'theatres with their names in { }'),
  waterways: names(text('the English name of a waterway'), 'waterways with their names in { }'),
  seasons: names(letter, 'letters of seasons with their names in { }'),
  coasts: names(coast, 'coasts with their names in { }'),
  provinces: z
    .record(
      province,
      list(text('a name'), 'a list of names, the one that is shown first').min(1, like('at least one name')),
      like('provinces with their names in { }'),
    )
    .exactOptional(),
  inShort: list(text('a line on one special rule'), 'a list of lines').exactOptional(),
}) satisfies z.ZodType<VariantNames>;

/** Reads the text of a file of names; every fault of shape at once. */
export function parseNames(json: string, file: string): Read<VariantNames> {
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
  const lines = variant.inShort?.length ?? 0;
  if (names.inShort !== undefined && names.inShort.length !== lines) {
    yield { field: 'inShort', message: `variant.json has ${lines} lines; translate each of them` };
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
