/** Checks a value against a schema, in as much of JSON Schema (draft 2020-12) as archives need. */
import { type Fault, printable, quote } from '../adjudicate/faults.ts';

export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** Into `$defs` of the whole schema. */
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: false | JsonSchema;
  readonly maxProperties?: number;
}

/** No more faults than this are told. */
const MOST_FAULTS = 20;

/** What is wrong with the value; empty when it is as the schema says. The value must not be nested without end. */
export function checkSchema(schema: JsonSchema, value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  for (const fault of check({ schema, patterns: new Map() }, schema, value, '')) {
    faults.push(fault);
    if (faults.length === MOST_FAULTS) break;
  }
  return faults;
}

interface Checking {
  /** The whole schema. */
  readonly schema: JsonSchema;
  readonly patterns: Map<string, RegExp>;
}

type Faults = Generator<Fault, void, void>;

function* check(checking: Checking, schema: JsonSchema, value: unknown, field: string): Faults {
  const { type, minimum = -Infinity } = schema;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    yield* check(checking, checking.schema.$defs?.[name] ?? {}, value, field);
  } else if (schema.anyOf !== undefined) yield* checkAny(checking, schema.anyOf, value, field);
  else if (schema.enum !== undefined && !schema.enum.some((each) => each === value)) {
    yield { field, message: `${shown(value)} is not ${listed(schema.enum.map(String))}.` };
  } else if (type !== undefined && kindOf(value) !== type) {
    yield { field, message: `must be ${KINDS[type]}, not ${shown(value)}.` };
  } else if (typeof value === 'string') yield* checkText(checking, schema, value, field);
  else if (typeof value === 'number' && value < minimum) {
    yield { field, message: `${value} is less than ${minimum}.` };
  } else if (Array.isArray(value)) yield* checkList(checking, schema, value, field);
  else if (typeof value === 'object' && value !== null) yield* checkObject(checking, schema, value, field);
}

/** Of several schemas one must fit; what is told are the faults by the one that the value comes nearest to. */
function* checkAny(checking: Checking, choices: readonly JsonSchema[], value: unknown, field: string): Faults {
  let nearest: Fault | null = null;
  for (const choice of choices) {
    const fault = check(checking, choice, value, field).next().value ?? null;
    if (fault === null) return;
    if (fault.field.length > (nearest?.field.length ?? -1)) nearest = fault;
  }
  const kinds = [...new Set(choices.flatMap(({ type }) => (type === undefined ? [] : [KINDS[type]])))];
  if (nearest !== null && (nearest.field !== field || kinds.length < 2)) yield nearest;
  else yield { field, message: `${shown(value)} is not ${listed(kinds)} as it should be.` };
}

function* checkText({ patterns }: Checking, schema: JsonSchema, value: string, field: string): Faults {
  const { pattern, maxLength = Infinity } = schema;
  if (value.length > maxLength) yield { field, message: `is longer than ${maxLength} characters.` };
  if (pattern === undefined) return;
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, compiled);
  if (!compiled.test(value)) yield { field, message: `${quote(value)} is not of the form ${pattern}.` };
}

function* checkList(checking: Checking, schema: JsonSchema, value: readonly unknown[], field: string): Faults {
  const { items, maxItems = Infinity } = schema;
  if (value.length > maxItems) yield { field, message: `${value.length} items are too many.` };
  else if (items !== undefined) {
    for (const [i, item] of value.entries()) yield* check(checking, items, item, `${field}[${i}]`);
  }
}

function* checkObject(checking: Checking, schema: JsonSchema, value: object, field: string): Faults {
  const entries = Object.entries(value);
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties = Infinity } = schema;
  const at = (key: string) => (field === '' ? printable(key) : `${field}.${printable(key)}`);
  if (entries.length > maxProperties) {
    yield { field, message: `${entries.length} entries are too many.` };
    return;
  }
  for (const key of required) {
    if (!Object.hasOwn(value, key)) yield { field: at(key), message: 'is missing.' };
  }
  for (const [key, item] of entries) {
    if (propertyNames !== undefined) yield* check(checking, propertyNames, key, at(key));
    if (Object.hasOwn(properties, key)) yield* check(checking, properties[key]!, item, at(key));
    else if (additionalProperties === false) yield { field: at(key), message: 'is not part of the format.' };
    else if (additionalProperties !== undefined) yield* check(checking, additionalProperties, item, at(key));
  }
}

const KINDS = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
} as const;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quote(value);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
