/** Checks a value against a schema, in as much of JSON Schema (draft 2020-12) as archives need. */
import { printableText } from '../adjudicate/faults.ts';
import type { ArchiveMessage, FoundValue, JsonKind } from '../messages/archive-messages.ts';

/**
 * What shows that a part of an archive is as it was: `chained`: its chain of commits, against a head that somebody kept; `replayed`:
 * the rules alone; `signed only`: nothing but the signature of the judge. It holds for all below, unless that says otherwise.
 */
export type ProofKind = 'chained' | 'replayed' | 'signed only';

export interface JsonSchema {
  /** Of a finished game of a judge of ours; of one that was played elsewhere only what is replayed is shown. */
  readonly proof?: ProofKind;
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  /** Into `$defs` of the whole schema. */
  readonly $ref?: string;
  readonly type?: Exclude<JsonKind, 'number'>;
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

/** We report no more faults than this. */
const MOST_FAULTS = 20;

/** What is wrong at a place of a value. */
interface ShapeFault {
  readonly field: string;
  readonly message: ArchiveMessage;
}

/** What is wrong with the value; empty when it is as the schema says. The value must not be nested without end. */
export function checkSchema(schema: JsonSchema, value: unknown): readonly ShapeFault[] {
  const faults: ShapeFault[] = [];
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

type Faults = Generator<ShapeFault, void, void>;

function* check(checking: Checking, schema: JsonSchema, value: unknown, field: string): Faults {
  const { type, minimum = -Infinity } = schema;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/$defs/', '');
    yield* check(checking, checking.schema.$defs?.[name] ?? {}, value, field);
  } else if (schema.anyOf !== undefined) yield* checkAny(checking, schema.anyOf, value, field);
  else if (schema.enum !== undefined && !schema.enum.some((each) => each === value)) {
    yield { field, message: { code: 'archive/not-among', found: found(value), choices: schema.enum.map(String) } };
  } else if (type !== undefined && kindOf(value) !== type) {
    yield { field, message: { code: 'archive/other-kind', found: found(value), kind: type } };
  } else if (typeof value === 'string') yield* checkText(checking, schema, value, field);
  else if (typeof value === 'number' && value < minimum) {
    yield { field, message: { code: 'archive/too-small', value, minimum } };
  } else if (Array.isArray(value)) yield* checkList(checking, schema, value, field);
  else if (typeof value === 'object' && value !== null) yield* checkObject(checking, schema, value, field);
}

/** Of several schemas one must fit; we report the faults by the one that the value comes nearest to. */
function* checkAny(checking: Checking, choices: readonly JsonSchema[], value: unknown, field: string): Faults {
  let nearest: ShapeFault | null = null;
  for (const choice of choices) {
    const fault = check(checking, choice, value, field).next().value ?? null;
    if (fault === null) return;
    if (fault.field.length > (nearest?.field.length ?? -1)) nearest = fault;
  }
  const kinds = [...new Set(choices.flatMap(({ type }) => (type === undefined ? [] : [type])))];
  if (nearest !== null && (nearest.field !== field || kinds.length < 2)) yield nearest;
  else yield { field, message: { code: 'archive/none-of-kinds', found: found(value), kinds } };
}

function* checkText({ patterns }: Checking, schema: JsonSchema, value: string, field: string): Faults {
  const { pattern, maxLength = Infinity } = schema;
  if (value.length > maxLength) yield { field, message: { code: 'archive/too-long', most: maxLength } };
  if (pattern === undefined) return;
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, compiled);
  if (!compiled.test(value)) yield { field, message: { code: 'archive/other-form', found: found(value), pattern } };
}

function* checkList(checking: Checking, schema: JsonSchema, value: readonly unknown[], field: string): Faults {
  const { items, maxItems = Infinity } = schema;
  if (value.length > maxItems) yield { field, message: { code: 'archive/too-many-items', count: value.length } };
  else if (items !== undefined) {
    for (const [i, item] of value.entries()) yield* check(checking, items, item, `${field}[${i}]`);
  }
}

function* checkObject(checking: Checking, schema: JsonSchema, value: object, field: string): Faults {
  const entries = Object.entries(value);
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties = Infinity } = schema;
  const at = (key: string) => (field === '' ? printableText(key) : `${field}.${printableText(key)}`);
  if (entries.length > maxProperties) {
    yield { field, message: { code: 'archive/too-many-entries', count: entries.length } };
    return;
  }
  for (const key of required) {
    if (!Object.hasOwn(value, key)) yield { field: at(key), message: { code: 'archive/missing' } };
  }
  for (const [key, item] of entries) {
    if (propertyNames !== undefined) yield* check(checking, propertyNames, key, at(key));
    if (Object.hasOwn(properties, key)) yield* check(checking, properties[key]!, item, at(key));
    else if (additionalProperties === false) yield { field: at(key), message: { code: 'archive/no-part-of-it' } };
    else if (additionalProperties !== undefined) yield* check(checking, additionalProperties, item, at(key));
  }
}

function kindOf(value: unknown): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

function found(value: unknown): FoundValue {
  return { kind: kindOf(value), text: typeof value === 'object' && value !== null ? '' : printableText(String(value)) };
}
