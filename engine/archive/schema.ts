/**
 * The schema of archive documents, in the words of JSON Schema (draft 2020-12): published as docs/archive.schema.json, and
 * what every archive is checked against before anything else looks at it. It says what a document is made of, and by `proof` what shows
 * that each part of it is true: that is checked by `verify.ts`, and `tests/laws/archive-proofs.test.ts` alters every part.
 */
import type { JsonSchema, ProofKind } from './json-schema.ts';

export const DIGEST: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const INSTANT: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' };
const POWER: JsonSchema = { type: 'string', pattern: "^[A-Z][A-Z0-9 .'-]{0,59}$" };
const PERSON: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' };
const PHASE: JsonSchema = { type: 'string', pattern: '^[A-Z]\\d{1,4}[MRA]$' };
const UNIT: JsonSchema = { type: 'string', pattern: '^[AF] [a-z][a-z0-9]*(/[a-z]{2})?$' };
const PROVINCE: JsonSchema = { type: 'string', pattern: '^[a-z][a-z0-9]*$' };
const PLACE: JsonSchema = { type: 'string', pattern: '^[a-z][a-z0-9]*(/[a-z]{2})?$' };
const ORDER: JsonSchema = { type: 'string', maxLength: 300 };
const COMMIT: JsonSchema = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] };

/** In characters. */
export const LONGEST_MESSAGE = 4_000_000;
export const LONGEST_SOURCE = 2_000;

function shownBy(proof: ProofKind, schema: JsonSchema): JsonSchema {
  return { ...schema, proof };
}

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function listOf(items: JsonSchema, maxItems: number): JsonSchema {
  return { type: 'array', items, maxItems };
}

export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

function byPower(items: JsonSchema): JsonSchema {
  return { type: 'object', propertyNames: POWER, additionalProperties: items, maxProperties: 100 };
}

const DISLODGED = byPower(listOf(objectOf({ unit: UNIT, from: orNull(PROVINCE), retreats: listOf(PLACE, 50) }), 200));

const POSITION = objectOf(
  {
    variant: { type: 'string', maxLength: 60 },
    phase: PHASE,
    units: byPower(listOf(UNIT, 1000)),
    centers: byPower(listOf(PROVINCE, 1000)),
    dislodged: DISLODGED,
    contested: listOf(PROVINCE, 1000),
    ruleState: { type: 'object' },
  },
  ['dislodged', 'contested', 'ruleState', 'centers'],
);

const RESOLUTION = objectOf(
  {
    variant: { type: 'string', maxLength: 60 },
    phase: PHASE,
    orders: listOf(
      objectOf(
        {
          power: POWER,
          order: ORDER,
          result: { enum: ['succeeds', 'fails'] },
          reasons: listOf({ type: 'string', pattern: '^[a-z-]{1,40}$' }, 20),
          outcome: { type: 'object' },
          explanation: { type: 'string', maxLength: 5000 },
          toOwner: { type: 'string', maxLength: 5000 },
        },
        ['outcome', 'explanation', 'toOwner'],
      ),
      2000,
    ),
    units: byPower(listOf(UNIT, 1000)),
    dislodged: DISLODGED,
    centers: byPower(listOf(PROVINCE, 1000)),
    adjustments: byPower({ type: 'integer' }),
    contested: listOf(PROVINCE, 1000),
    winner: { anyOf: [{ type: 'null' }, POWER, listOf(POWER, 100)] },
    next: orNull(PHASE),
    ruleState: { type: 'object' },
  },
  ['ruleState'],
);

const TOLD = objectOf(
  {
    notes: listOf(
      objectOf({ power: POWER, order: orNull(ORDER), notes: listOf({ type: 'string', maxLength: 200 }, 20) }),
      2000,
    ),
    disagreements: listOf({ type: 'string', maxLength: 2000 }, 2000),
    units: byPower(listOf(UNIT, 1000)),
    centers: byPower(listOf(PROVINCE, 1000)),
  },
  ['units', 'centers'],
);

const PHASE_RECORD = objectOf(
  {
    phase: PHASE,
    at: orNull(INSTANT),
    commit: COMMIT,
    position: POSITION,
    asRecorded: shownBy('replayed', { type: 'boolean' }),
    orders: shownBy('replayed', byPower(listOf(ORDER, 1000))),
    resolution: RESOLUTION,
    receipts: byPower(objectOf({ receipt: DIGEST, salt: { type: 'string', maxLength: 200 } })),
    map: shownBy(
      'signed only',
      orNull(objectOf({ svg: { type: 'string', maxLength: 1000 }, png: { type: 'string', maxLength: 1000 } })),
    ),
    told: TOLD,
  },
  ['told'],
);

const ADDRESSEES: JsonSchema = { anyOf: [{ enum: ['all'] }, listOf(POWER, 100)] };

const NODE: JsonSchema = {
  anyOf: [
    DIGEST,
    objectOf({ salt: { type: 'string', maxLength: 200 }, value: {} }),
    objectOf({
      salt: { type: 'string', maxLength: 200 },
      at: { type: 'string', pattern: '^(/[^/]*)*$', maxLength: 500 },
    }),
    objectOf({ parts: { type: 'object', additionalProperties: { $ref: '#/$defs/node' }, maxProperties: 10_000 } }),
  ],
};

const OUTCOME: JsonSchema = {
  anyOf: [
    objectOf({ kind: { enum: ['won', 'drawn', 'conceded'] }, powers: listOf(POWER, 100) }),
    objectOf({ kind: { enum: ['terminated'] } }),
  ],
};

const POINTER: JsonSchema = { type: 'string', pattern: '^(/[^/]*)*$', maxLength: 500 };
const SOURCES = listOf({ type: 'integer', minimum: 0 }, 10_000);
/** Of games that several sources tell: of archives and outlines alike. */
export const TELLS: JsonSchema = {
  type: 'object',
  propertyNames: POINTER,
  additionalProperties: SOURCES,
  maxProperties: 1_000_000,
};
export const CONTRADICTIONS = listOf(objectOf({ field: POINTER, sources: SOURCES, value: {} }), 10_000);

export const ARCHIVE_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  proof: 'chained',
  ...objectOf(
    {
      format: { enum: ['chancery-game'] },
      version: { enum: [1] },
      name: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$' },
      judge: shownBy(
        'signed only',
        orNull(objectOf({ code: { type: 'string', maxLength: 60 }, site: { type: 'string', maxLength: 500 } })),
      ),
      source: orNull({ type: 'string', maxLength: LONGEST_SOURCE }),
      sources: listOf(objectOf({ name: { type: 'string', maxLength: 300 }, digest: DIGEST }), 10_000),
      tells: TELLS,
      contradictions: CONTRADICTIONS,
      status: { enum: ['forming', 'active', 'paused', 'finished'] },
      created: orNull(INSTANT),
      ended: orNull(INSTANT),
      rules: objectOf({
        rulebook: { type: 'string', maxLength: 60 },
        datc: shownBy('signed only', { type: 'string', maxLength: 60 }),
        rulings: { type: 'object', additionalProperties: { type: 'string', maxLength: 60 }, maxProperties: 100 },
      }),
      variant: objectOf({
        id: { type: 'string', maxLength: 60 },
        name: { type: 'string', maxLength: 200 },
        digest: shownBy('signed only', DIGEST),
      }),
      settings: orNull({ type: 'object' }),
      parameters: { type: 'object', additionalProperties: { type: 'string', maxLength: 4000 }, maxProperties: 1000 },
      players: {
        proof: 'signed only',
        type: 'object',
        propertyNames: PERSON,
        additionalProperties: objectOf({ name: { type: 'string', maxLength: 200 } }),
        maxProperties: 1000,
      },
      masters: listOf(PERSON, 100),
      powers: listOf(
        objectOf({
          power: POWER,
          status: { enum: ['playing', 'abandoned', 'civil-disorder', 'dummy', 'unknown'] },
          players: listOf(objectOf({ player: PERSON, from: PHASE }), 1000),
        }),
        100,
      ),
      phases: listOf(PHASE_RECORD, 3000),
      position: orNull(POSITION),
      outcome: orNull(OUTCOME),
      press: listOf(
        objectOf({
          at: orNull(INSTANT),
          commit: COMMIT,
          phase: orNull(PHASE),
          from: orNull(POWER),
          to: ADDRESSEES,
          body: { type: 'string', maxLength: LONGEST_MESSAGE },
        }),
        1_000_000,
      ),
      diaries: listOf(
        objectOf({
          at: INSTANT,
          commit: { type: 'integer', minimum: 1 },
          phase: orNull(PHASE),
          by: POWER,
          entry: { type: 'integer', minimum: 1 },
          body: { type: 'string', maxLength: 200_000 },
        }),
        100_000,
      ),
      acts: listOf(objectOf({ at: INSTANT, phase: orNull(PHASE), by: orNull(PERSON), act: { type: 'object' } }), 1000),
      chain: orNull(
        objectOf({
          commits: listOf(objectOf({ hash: DIGEST, content: { $ref: '#/$defs/node' } }), 200_000),
          head: DIGEST,
        }),
      ),
      digest: shownBy('replayed', DIGEST),
      signature: shownBy(
        'signed only',
        orNull(
          objectOf({
            algorithm: { enum: ['Ed25519'] },
            key: { type: 'string', pattern: '^[A-Za-z0-9+/]{1,200}={0,2}$' },
            value: { type: 'string', pattern: '^[A-Za-z0-9+/]{1,200}={0,2}$' },
          }),
        ),
      ),
    },
    ['sources', 'tells', 'contradictions', 'parameters', 'diaries', 'acts'],
  ),
  $defs: { node: NODE },
};
