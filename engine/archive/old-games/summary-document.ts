/**
 * A game of which only the outline is known: who played, from when on, under which settings, how it ended, and who owned what in each
 * year. It is what most judges' games have left behind (the answer to SUMMARY), and what can be kept of a game on a map that is not here.
 * A document of its own kind, beside whole archives.
 */
import { canonicalJson, type Digest } from '../../game/canonical.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import type { ArchiveBody, Contradiction } from '../document.ts';
import { checkSchema, type JsonSchema } from '../json-schema.ts';
import { inPlace } from '../placed-fault.ts';
import { CONTRADICTIONS, DIGEST, listOf, objectOf, orNull, TELLS } from '../schema.ts';

export const SUMMARY_FORMAT = 'chancery-summary';

/** Time by the old judge's own clock, whose zone is not told: `1999-07-30T17:52:16` or `1999-07-30`. */
export type JudgeLocalTime = string;
/** As the old judge writes it, with B for builds: `F1909B`. */
export type OldPhase = string;

export interface OldOutcome {
  readonly kind: 'won' | 'drawn' | 'conceded' | 'terminated';
  /** As the summary names them. */
  readonly powers: readonly string[];
}

export interface OldSeat {
  /** As the summary names it. */
  readonly power: string;
  /** In order; `from` is null for those who began. A name may be empty: then only an address was known, which is not kept. */
  readonly players: readonly { readonly name: string; readonly from: OldPhase | null }[];
}

export interface OldYear {
  readonly year: number;
  /** Owner of each center by the center's abbreviation as printed; null: nobody's. Left out where it is not told. */
  readonly owners?: Readonly<Record<string, string | null>>;
  /** Centers of each power. Left out where it is not told. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The old judge's index of how far the game had come. */
  readonly index?: number;
  /** Builds that a power did not use. */
  readonly unused?: Readonly<Record<string, number>>;
}

export interface SummaryDocument {
  readonly format: typeof SUMMARY_FORMAT;
  readonly version: 1;
  readonly name: string;
  /** Code of the judge; null where it is not told. */
  readonly judge: string | null;
  /** Where it was taken from, in a sentence. */
  readonly source: string;
  /** SHA-256 of the text of the summary: its lines as they were read, without space at their ends, each with a line feed. */
  readonly sourceDigest: string;
  /** Where several summaries tell of the game: all of them, the fullest first, which is that of `source`. */
  readonly witnesses?: readonly {
    readonly source: string;
    readonly sourceDigest: string;
    readonly through: OldPhase | null;
  }[];
  /** Which of them tell a field, by their numbers from 0: a pointer (RFC 6901) that is not here comes from all. */
  readonly tells?: NonNullable<ArchiveBody['tells']>;
  /** What they tell of a field otherwise than it stands here. */
  readonly contradictions?: readonly Contradiction[];
  /** `id`: of the variant here by that name; null where there is none. */
  readonly variant: { readonly id: string | null; readonly name: string; readonly options: readonly string[] };
  readonly through: OldPhase | null;
  readonly started: JudgeLocalTime | null;
  readonly ended: JudgeLocalTime | null;
  readonly masters: readonly string[];
  readonly powers: readonly OldSeat[];
  /** Who played, where the summary does not tell what. */
  readonly players?: OldSeat['players'];
  /** By name, as written: `Press`: `White, Partial Allowed, No Fake.` */
  readonly settings: Readonly<Record<string, string>>;
  readonly outcome: OldOutcome | null;
  readonly years: readonly OldYear[];
  /**
   * Of a game on a map that is not known here: boards and orders as its source tells them, in the words of research tools (`A vie`, `*A vie`
   * for a unit that was dislodged, `A vie - bud`). Nobody has adjudicated them.
   */
  readonly phases?: readonly {
    readonly phase: OldPhase;
    readonly units: Readonly<Record<string, readonly string[]>>;
    readonly centers?: Readonly<Record<string, readonly string[]>>;
    readonly orders: Readonly<Record<string, readonly string[]>>;
  }[];
  /** What else the summary says: the master's words, the old judge's remarks. In order, as written. */
  readonly remarks: readonly string[];
  /** Where the summary contradicts itself, or what the variant's map says: both stand. */
  readonly disagreements: readonly string[];
  /** The game's phases were found as well: an archive of its own has them, and this is not counted beside it. */
  readonly isBesideArchive?: true;
  /** SHA-256 of the document without `digest`, in canonical JSON. */
  readonly digest: string;
}

export type SummaryBody = Omit<SummaryDocument, 'digest'>;

export function sealSummary(body: SummaryBody, digest: Digest): SummaryDocument {
  return { ...body, digest: digest(canonicalJson(body)) };
}

export function formatSummary(document: SummaryDocument): string {
  return `${canonicalJson(document)}\n`;
}

/** The document in a text; null when the text is no summary at all. Faults name fields. */
export function readSummaryDocument(
  text: string,
  digest: Digest,
): { readonly document: SummaryDocument } | { readonly faults: readonly MessageOrText[] } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Object(value)['format'] !== SUMMARY_FORMAT) return null;
  const faults = checkSchema(SUMMARY_SCHEMA, value);
  if (faults.length > 0) return { faults: faults.map(inPlace) };
  const document = value as SummaryDocument;
  const { digest: told, ...body } = document;
  const real = digest(canonicalJson(body));
  if (told !== real) {
    return { faults: [inPlace({ field: 'digest', message: { code: 'archive/summary-changed', told, real } })] };
  }
  return { document };
}

const WORDS: JsonSchema = { type: 'string', maxLength: 4000 };
const NAME: JsonSchema = { type: 'string', maxLength: 200 };
const OLD_PHASE = orNull({ type: 'string', maxLength: 20 });
const NAME_OR_NULL = orNull(NAME);

function recordOf(items: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: items, maxProperties: 1000 };
}

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

const TEXTS = recordOf(listOf(NAME, 1000));

const PLAYERS = listOf(objectOf({ name: NAME, from: OLD_PHASE }), 500);

/** Published as docs/summary.schema.json. */
export const SUMMARY_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...objectOf(
    {
      format: { enum: [SUMMARY_FORMAT] },
      version: { enum: [1] },
      name: NAME,
      judge: NAME_OR_NULL,
      source: WORDS,
      sourceDigest: DIGEST,
      witnesses: listOf(objectOf({ source: WORDS, sourceDigest: DIGEST, through: OLD_PHASE }), 1000),
      tells: TELLS,
      contradictions: CONTRADICTIONS,
      variant: objectOf({ id: NAME_OR_NULL, name: NAME, options: listOf(NAME, 50) }),
      through: OLD_PHASE,
      started: OLD_PHASE,
      ended: OLD_PHASE,
      masters: listOf(NAME, 100),
      powers: listOf(objectOf({ power: NAME, players: PLAYERS }), 200),
      players: PLAYERS,
      settings: recordOf(WORDS),
      outcome: orNull(
        objectOf({ kind: { enum: ['won', 'drawn', 'conceded', 'terminated'] }, powers: listOf(NAME, 200) }),
      ),
      years: listOf(
        objectOf(
          {
            year: COUNT,
            owners: recordOf(NAME_OR_NULL),
            counts: recordOf(COUNT),
            unused: recordOf(COUNT),
            index: COUNT,
          },
          ['owners', 'counts', 'unused', 'index'],
        ),
        1000,
      ),
      phases: listOf(objectOf({ phase: NAME, units: TEXTS, centers: TEXTS, orders: TEXTS }, ['centers']), 2000),
      remarks: listOf(WORDS, 10_000),
      disagreements: listOf(WORDS, 10_000),
      isBesideArchive: { type: 'boolean' },
      digest: DIGEST,
    },
    ['isBesideArchive', 'phases', 'players', 'witnesses', 'tells', 'contradictions'],
  ),
};
