/**
 * The shape of `variants/<id>/variant.json` and `provenance.json`, checked where they are read. Messages are written for
 * people who design variants: what is wrong, and what would be right. What goes beyond shape (places that exist,
 * borders that fit) is in `checks/`.
 */
import * as z from 'zod';
import { INFLUENCE_ORDERS, STRENGTH_ROLES } from '../../../engine/board/rules.ts';
import {
  CLAUSE_SUBJECTS,
  PHASE_KINDS,
  type Power,
  PROVINCE_TYPES,
  RULEBOOKS,
  UNIT_TYPES,
  type Variant,
} from '../../../engine/board/variant.ts';
import type { UnitText } from '../../../engine/vocabulary.ts';

/** One fault in a variant's data. */
export interface VariantFault {
  /** Path of the file, as the caller named its folder. */
  readonly file: string;
  /** `provinces[3].type (bud)`; empty for the file as a whole. */
  readonly field: string;
  /** What is wrong and what would be right. */
  readonly message: string;
}

/** `variants/x/variant.json: provinces[3].type (bud): …` */
export function formatFault({ file, field, message }: VariantFault): string {
  return field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`;
}

export type SchemaOutput<T> =
  | { readonly value: T; readonly faults?: never }
  | { readonly faults: readonly VariantFault[] };

/** Reads the text of a `variant.json`; every fault of shape at once. */
export function parseVariant(text: string, file: string): SchemaOutput<Variant> {
  return parseWith(VARIANT_SCHEMA, text, file);
}

/** Where the facts of a variant come from: `provenance.json`. */
export type Provenance = z.infer<typeof PROVENANCE>;

export function parseProvenance(text: string, file: string): SchemaOutput<Provenance> {
  return parseWith(PROVENANCE, text, file);
}

/** What of a drawn map, `geography.json`, is compared with the rules. */
export type DrawnBorders = z.infer<typeof BORDERS>;

export function parseBorders(text: string, file: string): SchemaOutput<DrawnBorders> {
  return parseWith(BORDERS, text, file);
}

export function parseWith<T>(schema: z.ZodType<T>, text: string, file: string): SchemaOutput<T> {
  let data: unknown;
  try {
    data = JSON.parse(text);
    // What cannot be written again cannot be shown in a message either.
    JSON.stringify(data);
  } catch (error) {
    const why = error instanceof SyntaxError ? `no JSON: ${placeOf(error, text)}` : 'nested too deep to be read';
    return { faults: [{ file, field: '', message: `this is ${why}` }] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data };
  return {
    faults: result.error.issues.map((issue) => ({
      file,
      field: fieldOf(issue.path, data),
      message: messageOf(issue),
    })),
  };
}

/** Of a map: ten times those of the largest that is played. */
export const MOST_PLACES = 1_000;
/** Each has a letter or digit of its own. */
export const MOST_POWERS = 36;

/** What every message needs: the right form, with an example. */
export const messageLike = (right: string) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined ? `missing; write ${right}` : `${shown(issue.input)} cannot be read; write ${right}`,
});

export const listSchema = <T extends z.ZodType>(each: T, right: string) => z.array(each, messageLike(right));
export const matchingText = (pattern: RegExp, right: string) =>
  z.string(messageLike(right)).regex(pattern, messageLike(right));
/** It stands within lines of mails, in subjects and on pages: one line, with nothing in it that begins a tag or turns letters round. */
export const textSchema = (right: string) => matchingText(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}<>]{1,2000}$/u, right);
const nameSchema = (right: string) => textSchema(right).max(100, messageLike(right));
const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words, messageLike(`one of ${words.join(', ')}`));
const whole = (least: number, right: string) => z.int(messageLike(right)).min(least, messageLike(right));
const flag = z.boolean(messageLike('true or false'));

export const provinceSchema = matchingText(
  /^[a-z][a-z0-9]{1,5}$/,
  'a province id of two to six small letters or digits, such as "bud"',
);
const PLACE_RIGHT = 'a province id, with a coast after a slash where one matters, such as "bud" or "stp/sc"';
const place = matchingText(/^[a-z][a-z0-9]{1,5}(\/[a-z]{2})?$/, PLACE_RIGHT);
export const coastSchema = matchingText(/^[a-z]{2}$/, 'two small letters, such as "nc"');
export const powerSchema = matchingText(
  /^\p{Lu}[\p{Lu}0-9 '.-]{0,60}$/u,
  'a name in capitals, such as "ENGLAND" or "ITALIAN CONFEDERATION"',
).pipe(z.custom<Power>());
export const letterSchema = matchingText(/^[A-Z]$/, 'one capital letter, such as "E"');
const unit = matchingText(/^[AF] [a-z][a-z0-9]{1,5}(\/[a-z]{2})?$/, 'a unit, such as "A bud" or "F stp/sc"').pipe(
  z.custom<UnitText>(),
);
const unitType = oneOf(UNIT_TYPES);
const season = letterSchema;
export const theatreSchema = matchingText(/^[A-Za-z][A-Za-z0-9-]*$/, 'the short name of a theatre, such as "EU"');
const alias = matchingText(
  /^[^\p{Lu}\p{C}\p{Zl}\p{Zp}<>]{2,100}$/u,
  'another spelling in small letters, at least two, such as "norsea"',
);
const words = listSchema(nameSchema('a name'), 'a list of names');
const pair = <T extends z.ZodType>(end: T, right: string) => z.tuple([end, end], messageLike(right));
const byPower = <T extends z.ZodType>(each: T) =>
  z.record(powerSchema, each, messageLike('powers with their values in { }'));
export const strictObject = <T extends z.ZodRawShape>(shape: T, right = 'fields in { }') =>
  z.strictObject(shape, messageLike(right));

const PROVINCE = strictObject({
  id: provinceSchema,
  name: nameSchema('the name that mails show, such as "Budapest"'),
  type: oneOf(PROVINCE_TYPES),
  center: flag.exactOptional(),
  coasts: listSchema(coastSchema, 'a list of coasts, such as ["nc", "sc"]')
    .min(2, { error: 'a province with one coast has no named coasts; leave the field out' })
    .exactOptional(),
  abbr: nameSchema('the abbreviation as the source spells it, such as "StP"').exactOptional(),
  aliases: listSchema(alias, 'a list of other spellings in small letters').exactOptional(),
  theatre: theatreSchema.exactOptional(),
});

const POWER = strictObject({
  name: powerSchema,
  display: nameSchema('the name as written in a sentence, such as "Italian Confederation"'),
  adjective: nameSchema('the adjective, such as "Italian"'),
  letter: matchingText(/^[A-Z0-9]$/, 'one capital letter, such as "E", or a digit'),
  aliases: listSchema(powerSchema, 'a list of other names in capitals').exactOptional(),
  home: listSchema(provinceSchema, 'a list of province ids'),
  units: listSchema(unit, 'a list of units, such as ["F lon", "A lvp"]'),
  owns: listSchema(provinceSchema, 'a list of province ids').exactOptional(),
  theatre: theatreSchema.exactOptional(),
});

const SEASON = strictObject({
  letter: letterSchema,
  name: nameSchema('the name of a season, such as "Spring"'),
  aliases: words.exactOptional(),
  phases: listSchema(oneOf(PHASE_KINDS), 'the phases of a season, such as ["M", "R"]'),
  ownership: flag.exactOptional(),
});

const count = whole(0, 'a whole number').exactOptional();
const COUNTS = strictObject({
  provinces: count,
  land: count,
  coast: count,
  sea: count,
  hybrid: count,
  centers: count,
  homes: count,
  units: count,
  army: count,
  fleet: count,
});

const PHASE_RIGHT = 'a phase, such as "S1901M": season letter, year, and M, R or A';
const VICTORY = strictObject({
  centers: whole(1, 'the number of centers that wins'),
  of: whole(1, 'the number of centers on the map'),
  by: oneOf(['power', 'seat']).exactOptional(),
  inOneTheatre: whole(1, 'how many centers must lie in one theatre').exactOptional(),
  joint: oneOf(['different-theatres']).exactOptional(),
  counted: strictObject({ season, phase: oneOf(['M']) }).exactOptional(),
  agreed: oneOf(['any-result', 'all-survivors']).exactOptional(),
});

const places = listSchema(provinceSchema, 'a list of province ids');
const powers = listSchema(powerSchema, 'a list of powers');
const unitTypes = listSchema(unitType, 'a list of unit types, such as ["A"]');

/** The parameters of every named rule. */
const RULES = strictObject({
  'build-cap': strictObject({ perPower: whole(1, 'builds for one power in one winter, at least 1') }).exactOptional(),
  'build-sites': strictObject({
    sites: oneOf(['home', 'any']).exactOptional(),
    shared: places.exactOptional(),
    also: byPower(places).exactOptional(),
    theatres: byPower(listSchema(theatreSchema, 'a list of theatres')).exactOptional(),
    homesNeeded: whole(0, 'the number of own home centers needed').exactOptional(),
  }).exactOptional(),
  'build-types': strictObject({
    everyone: unitTypes.exactOptional(),
    powers: byPower(unitTypes).exactOptional(),
  }).exactOptional(),
  'center-maturity': strictObject({
    updates: whole(2, 'the number of updates of ownership, at least 2'),
  }).exactOptional(),
  'convoy-between-theatres': strictObject({
    landing: oneOf(['own-center', 'beside-own-center']),
    never: byPower(listSchema(theatreSchema, 'a list of theatres')).exactOptional(),
  }).exactOptional(),
  'convoy-from': places.exactOptional(),
  influence: strictObject({
    pointsPerCenter: whole(1, 'the points that each center gives, at least 1'),
    unitsPerPhase: whole(1, 'the neutral units one power may order in one phase, at least 1'),
    orders: listSchema(oneOf(INFLUENCE_ORDERS), `a list of ${INFLUENCE_ORDERS.join(', ')}`).min(1),
    sealed: oneOf(['forever', 'until-end']),
  }).exactOptional(),
  'neutral-units': strictObject({
    name: powerSchema,
    display: nameSchema('the name as written in a sentence, such as "Neutral"'),
    adjective: nameSchema('the adjective, such as "Neutral"'),
    letter: letterSchema.exactOptional(),
    units: listSchema(unit, 'a list of units, such as ["A han"]').min(1, messageLike('at least one unit')),
    orders: listSchema(textSchema('an order, such as "A spa S F por"'), 'a list of orders').exactOptional(),
    whenAbsent: powerSchema.exactOptional(),
  }).exactOptional(),
  'no-convoy-from': places.exactOptional(),
  'no-retreat-from': z
    .union([oneOf(['centers', 'anywhere']), places], messageLike('"centers", "anywhere" or a list of province ids'))
    .exactOptional(),
  'optional-powers': powers.exactOptional(),
  seats: strictObject({
    fixed: listSchema(
      strictObject({
        name: powerSchema,
        display: nameSchema('the name as written in a sentence'),
        powers,
        aliases: listSchema(alias, 'a list of other names in small letters').exactOptional(),
      }),
      'a list of seats with their powers',
    ),
    drawn: strictObject({ pools: listSchema(powers, 'a list of pools, each a list of powers').min(1) }).exactOptional(),
  }).exactOptional(),
  'start-choices': strictObject({
    phase: matchingText(/^[A-Z]\d{1,4}A$/, 'the adjustment phase before the first, such as "W1800A"'),
    choices: listSchema(
      strictObject({
        power: powerSchema,
        units: listSchema(unit, 'the units with their types by default').min(1, messageLike('at least one unit')),
        numbers: oneOf(['free', 'kept']),
      }),
      'a list of choices',
    ).min(1, messageLike('at least one choice')),
  }).exactOptional(),
  'unit-strength': listSchema(
    strictObject({
      powers: powers.min(1, messageLike('at least one power')),
      types: unitTypes.exactOptional(),
      roles: listSchema(oneOf(STRENGTH_ROLES), `a list of ${STRENGTH_ROLES.join(', ')}`).min(
        1,
        messageLike('at least one role'),
      ),
      tenths: whole(1, 'a whole number of tenths; an ordinary unit counts 10'),
    }),
    'a list of strengths',
  ).exactOptional(),
});

/** All of `variant.json`. */
export const VARIANT_SCHEMA = strictObject(
  {
    id: matchingText(/^[a-z0-9][a-z0-9-]*$/, 'the name of the folder: small letters, digits and hyphens'),
    name: nameSchema('the name that mails show'),
    version: nameSchema('a version, such as "1.5"').exactOptional(),
    edition: whole(2, 'the number of this edition of the data, from 2 on').exactOptional(),
    rulebook: oneOf(RULEBOOKS).exactOptional(),
    aliases: listSchema(alias, 'a list of other spellings in small letters').exactOptional(),
    designers: words.min(1, {
      error: 'nobody is named; write who designed the variant, such as ["Allan B. Calhamer"]',
    }),
    credits: words.exactOptional(),
    notice: textSchema("the designers' notice, word for word").exactOptional(),
    inShort: listSchema(textSchema('a line on one special rule'), 'a list of lines')
      .max(5, { error: 'more than five lines; leave the rest to the rules text' })
      .exactOptional(),
    inShortAbout: z
      .partialRecord(oneOf(CLAUSE_SUBJECTS), pair(whole(1, 'the number of a line or sentence'), '[line, sentence]'))
      .exactOptional(),
    clauses: listSchema(
      strictObject({
        id: matchingText(/^[0-9A-Za-z.]{1,6}$/, 'the number of the clause, such as "7"'),
        text: textSchema('the clause in a few sentences'),
        about: listSchema(oneOf(CLAUSE_SUBJECTS), 'a list of what it is about').exactOptional(),
        words: listSchema(alias, 'a list of words in small letters').exactOptional(),
        test: textSchema('the title of its test, or a part of it').exactOptional(),
      }),
      'a list of numbered clauses',
    ).exactOptional(),
    mapStatus: textSchema('a sentence on what is sourced and what is reconstructed').exactOptional(),
    counts: COUNTS.exactOptional(),
    defaults: strictObject({
      masterSees: z.boolean().exactOptional(),
      dias: z.boolean().exactOptional(),
    }).exactOptional(),
    players: strictObject({ min: whole(1, 'the fewest players'), max: whole(1, 'the most players') }).exactOptional(),
    powers: listSchema(POWER, 'a list of powers')
      .min(1, messageLike('at least one power'))
      .max(MOST_POWERS, messageLike(`at most ${MOST_POWERS} powers`)),
    provinces: listSchema(PROVINCE, 'a list of provinces')
      .min(2, messageLike('at least two provinces'))
      .max(MOST_PLACES, messageLike(`at most ${MOST_PLACES} provinces`)),
    adjacency: strictObject({
      army: listSchema(pair(provinceSchema, 'a border, such as ["bud", "vie"]'), 'a list of borders'),
      fleet: listSchema(pair(place, 'a border, such as ["bla", "bul/ec"]'), 'a list of borders'),
      seasonal: listSchema(
        strictObject({
          type: unitType,
          pair: pair(place, 'a border, such as ["bud", "vie"]'),
          seasons: listSchema(season, 'a list of season letters').min(1, messageLike('at least one season letter')),
        }),
        'a list of seasonal borders',
      ).exactOptional(),
    }),
    calendar: strictObject({
      start: matchingText(/^[A-Z]\d{1,4}[MRA]$/, PHASE_RIGHT),
      yearLabel: nameSchema('how a year is written, with {year} for the number, such as "{year}"')
        .regex(/\{year(:\d)?\}/, messageLike('{year} where its number stands'))
        .exactOptional(),
      seasons: listSchema(SEASON, 'a list of seasons').min(1, messageLike('at least one season')),
    }),
    theatres: z
      .record(theatreSchema, nameSchema('the full name of the theatre'), messageLike('theatres in { }'))
      .exactOptional(),
    victory: VICTORY,
    coastNames: z
      .record(coastSchema, nameSchema('the full name of the coast'), messageLike('coasts in { }'))
      .exactOptional(),
    placeAliases: z.record(place, place, messageLike('spellings in { }')).exactOptional(),
    placeHints: z.record(place, place, messageLike('spellings in { }')).exactOptional(),
    waterways: listSchema(
      strictObject({ name: nameSchema('the name of the river'), provinces: places }),
      'a list of waterways',
    ).exactOptional(),
    rules: RULES,
  },
  'a variant in { }',
) satisfies z.ZodType<Variant>;

const CATEGORIES = ['powers', 'provinces', 'names', 'centers', 'army', 'fleet', 'seasonal'] as const;
const standing = matchingText(/^[a-z][a-z-]*$/, 'the short name of a standing, such as "rules"');
const facts = z.record(standing, words, messageLike('standings with lists in { }')).exactOptional();

const PROVENANCE = strictObject({
  /** Standing of all facts of a category that are not listed. */
  default: z.partialRecord(z.enum(CATEGORIES), standing, messageLike('categories with their standing in { }')),
  /** Standings to their meaning in words. */
  standings: z.record(standing, textSchema('what the standing means'), messageLike('standings in { }')),
  powers: facts,
  provinces: facts,
  names: facts,
  centers: facts,
  army: facts,
  fleet: facts,
  seasonal: facts,
});

const link = pair(provinceSchema, 'two provinces, such as ["bud", "vie"]');
/** What is drawn and how belongs to the map's maker; only this part is checked against the rules. */
const BORDERS = z.looseObject(
  {
    sheets: listSchema(
      z.looseObject(
        {
          /** By id; ids that begin with `_` are no provinces (foreign land, edges). */
          provinces: z.record(z.string(), z.unknown(), messageLike('the provinces drawn, by their ids, in { }')),
          borders: z.record(z.string(), z.number(), messageLike('lengths of borders in { }, such as "bud-vie": 73')),
          markers: listSchema(link, 'a list of pairs').exactOptional(),
          barriers: listSchema(link, 'a list of pairs').exactOptional(),
        },
        messageLike('a sheet in { }'),
      ),
      'a list of sheets',
    ).min(1, messageLike('at least one sheet')),
  },
  messageLike('a drawn map in { }'),
);

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${key}'`).join(', ');
    return `there is no field ${keys} here; take it out or correct its spelling`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  return issue.message;
}

/** `provinces[3].type (bud)`: the nearest thing on the way that has an id or a name is named. */
function fieldOf(path: readonly PropertyKey[], data: unknown): string {
  let at = data;
  let label = '';
  let field = '';
  for (const step of path) {
    field += typeof step === 'number' ? `[${step}]` : `${field === '' ? '' : '.'}${String(step)}`;
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
    if (at === null || typeof at !== 'object') break;
    const { id, name } = at as { id?: unknown; name?: unknown };
    if (typeof id === 'string') label = id;
    else if (typeof name === 'string') label = name;
  }
  return label === '' ? field : `${field} (${label})`;
}

function shown(input: unknown): string {
  const json = JSON.stringify(input) ?? String(input);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/** Line and column of a syntax error. Not every runtime tells them: the error stands where no more text could make it right. */
function placeOf(error: SyntaxError, text: string): string {
  const told = positionIn(error);
  let [least, most] = [told ?? 0, told ?? text.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isBegun(text.slice(0, middle + 1))) least = middle + 1;
    else most = middle;
  }
  const before = text.slice(0, least).split('\n');
  const what = error.message.replace(/(?:, (?:\.\.\.)?"| in JSON)[\s\S]*$/, '');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}: ${what}`;
}

/** Could more text make this JSON? */
function isBegun(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return /end of JSON|Unterminated/.test(message) || positionIn(error as Error) === text.length;
  }
}

function positionIn({ message }: Error): number | null {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : Number(position);
}
