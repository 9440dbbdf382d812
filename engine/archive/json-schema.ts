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
  const checking: Checking = { schema, patterns: new Map(), faults: [], most: MOST_FAULTS, place: [] };
  check(checking, schema, value);
  return checking.faults;
}

interface Checking {
  /** The whole schema. */
  readonly schema: JsonSchema;
  readonly patterns: Map<string, RegExp>;
  readonly faults: ShapeFault[];
  /** Nobody wants to know more of them. */
  readonly most: number;
  /** The keys that lead to the value that is looked at. They become a text only where something is wrong. */
  readonly place: (string | number)[];
}

function fieldAt({ place }: Checking): string {
  return place.reduce<string>((within, key) => {
    if (typeof key === 'number') return `${within}[${key}]`;
    return within === '' ? printableText(key) : `${within}.${printableText(key)}`;
  }, '');
}

function tell(checking: Checking, message: ArchiveMessage, ...key: readonly string[]): void {
  const { faults, most, place } = checking;
  if (faults.length < most) faults.push({ field: fieldAt({ ...checking, place: [...place, ...key] }), message });
}

function check(checking: Checking, schema: JsonSchema, value: unknown): void {
  const { type, minimum = -Infinity } = schema;
  if (checking.faults.length >= checking.most) return;
  if (schema.$ref !== undefined) {
    check(checking, checking.schema.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, value);
  } else if (schema.anyOf !== undefined) checkAny(checking, schema.anyOf, value);
  else if (schema.enum !== undefined && !schema.enum.some((each) => each === value)) {
    tell(checking, { code: 'archive/not-among', found: found(value), choices: schema.enum.map(String) });
  } else if (type !== undefined && kindOf(value) !== type) {
    tell(checking, { code: 'archive/other-kind', found: found(value), kind: type });
  } else if (typeof value === 'string') checkText(checking, schema, value);
  else if (typeof value === 'number' && value < minimum) {
    tell(checking, { code: 'archive/too-small', value, minimum });
  } else if (Array.isArray(value)) checkList(checking, schema, value);
  else if (typeof value === 'object' && value !== null) checkObject(checking, schema, value);
}

function checkWithin(checking: Checking, key: string | number, schema: JsonSchema, value: unknown): void {
  checking.place.push(key);
  check(checking, schema, value);
  checking.place.pop();
}

/** Of several schemas one must fit; we report the faults by the one that the value comes nearest to. */
function checkAny(checking: Checking, choices: readonly JsonSchema[], value: unknown): void {
  let nearest: ShapeFault | null = null;
  for (const choice of choices) {
    const faults: ShapeFault[] = [];
    check({ ...checking, faults, most: 1 }, choice, value);
    const [fault] = faults;
    if (fault === undefined) return;
    if (fault.field.length > (nearest?.field.length ?? -1)) nearest = fault;
  }
  const kinds = [...new Set(choices.flatMap(({ type }) => (type === undefined ? [] : [type])))];
  if (nearest !== null && (nearest.field !== fieldAt(checking) || kinds.length < 2)) checking.faults.push(nearest);
  else tell(checking, { code: 'archive/none-of-kinds', found: found(value), kinds });
}

function checkText(checking: Checking, schema: JsonSchema, value: string): void {
  const { pattern, maxLength = Infinity } = schema;
  if (value.length > maxLength) tell(checking, { code: 'archive/too-long', most: maxLength });
  if (pattern === undefined) return;
  const compiled = checking.patterns.get(pattern) ?? new RegExp(pattern, 'u');
  checking.patterns.set(pattern, compiled);
  if (!compiled.test(value)) tell(checking, { code: 'archive/other-form', found: found(value), pattern });
}

function checkList(checking: Checking, schema: JsonSchema, value: readonly unknown[]): void {
  const { items, maxItems = Infinity } = schema;
  if (value.length > maxItems) tell(checking, { code: 'archive/too-many-items', count: value.length });
  else if (items !== undefined) for (let n = 0; n < value.length; n += 1) checkWithin(checking, n, items, value[n]);
}

function checkObject(checking: Checking, schema: JsonSchema, value: object): void {
  const keys = Object.keys(value);
  const { properties, required = [], additionalProperties, propertyNames, maxProperties = Infinity } = schema;
  if (keys.length > maxProperties) {
    tell(checking, { code: 'archive/too-many-entries', count: keys.length });
    return;
  }
  for (const key of required) if (!Object.hasOwn(value, key)) tell(checking, { code: 'archive/missing' }, key);
  for (const key of keys) {
    const item: unknown = value[key as keyof typeof value];
    if (propertyNames !== undefined) checkWithin(checking, key, propertyNames, key);
    if (properties !== undefined && Object.hasOwn(properties, key)) checkWithin(checking, key, properties[key]!, item);
    else if (additionalProperties === false) tell(checking, { code: 'archive/no-part-of-it' }, key);
    else if (additionalProperties !== undefined) checkWithin(checking, key, additionalProperties, item);
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
