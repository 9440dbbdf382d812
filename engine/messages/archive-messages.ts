/** Archives: what was read, what is wrong with one, what an old judge told otherwise. */

import type { PhaseCode } from '../board/position.ts';
import type { Place, Power, Province, UnitText } from '../board/variant.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

/** Powers and units stand as the file has them, by their ids. */
export type ArchiveMessage =
  | FileMessage
  | ShapeMessage
  | SealMessage
  | ReplayMessage
  | OldJudgeMessage
  | UnreadSourceMessage
  | SourceMessage
  | SummaryMessage
  | MessageTable<{
      /** A fault with its place in the document: `phases[2].position`. */
      'archive/at': { field: string; what: MessageOrText };
      'archive/faults': { faults: readonly MessageOrText[] };
    }>;

/** Of a file's text. Lines and columns count from 1. */
type FileMessage = MessageTable<{
  'archive/file-too-long': { most: number };
  'archive/too-deep': { line: number; column: number; most: number };
  'archive/cut-off': { line: number; column: number };
  'archive/not-json': { line: number; column: number; near: string };
  'archive/not-an-archive': null;
  /** Its format is that of packed archives, and what stands in it cannot be opened. */
  'archive/packed-wrong': null;
  'archive/not-canonical': { line: number; column: number };
}>;

/** Kinds of JSON values, as its schemas name them. */
export type JsonKind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** A value that stands where it should not; `text`: what is shown of one that is short. */
export interface FoundValue {
  readonly kind: JsonKind;
  readonly text: string;
}

/** Of a value that is not as the schema says, or as games of research tools are. */
type ShapeMessage = MessageTable<{
  'archive/not-among': { found: FoundValue; choices: readonly string[] };
  'archive/other-kind': { found: FoundValue; kind: JsonKind };
  'archive/none-of-kinds': { found: FoundValue; kinds: readonly JsonKind[] };
  'archive/too-small': { value: number; minimum: number };
  'archive/too-long': { most: number };
  'archive/other-form': { found: FoundValue; pattern: string };
  'archive/too-many-items': { count: number };
  'archive/too-many-entries': { count: number };
  'archive/missing': null;
  'archive/no-part-of-it': null;
  'archive/name-missing': null;
  'archive/too-many-phases': { count: number };
  /** `found`: as it can be shown in a line. */
  'archive/no-phase-code': { found: string };
}>;

/** Of digest, signature, chain and receipts. */
type SealMessage = MessageTable<{
  'archive/game': { name: string; variant: string; phases: number };
  'archive/changed': { told: string; real: string };
  'archive/summary-changed': { told: string; real: string };
  'archive/signature-missing': null;
  'archive/not-signed': null;
  'archive/other-key': { key: string };
  'archive/wrong-signature': null;
  'archive/signed': { key: string };
  'archive/no-commit-with': { digest: string };
  'archive/is-commit': { digest: string; commit: number };
  'archive/is-receipt': { receipt: string; power: Power; phase: PhaseCode; orders: readonly string[] };
  'archive/no-receipt': { receipt: string };
  'archive/chain-missing': null;
  'archive/no-chain': null;
  /** `speaksFor`: pointers into the document. */
  'archive/not-committed': { commit: number; speaksFor: readonly string[] };
  'archive/other-head': { real: string };
  'archive/no-commit-vouches': { phase: PhaseCode | null };
  'archive/other-time': { phase: PhaseCode | null };
  /** Values as JSON, shortened. */
  'archive/not-as-committed': { told: string; committed: string };
  'archive/chain-sound': { commits: number; head: string };
  'archive/not-acknowledged': { power: Power; phase: PhaseCode };
  'archive/no-receipts': null;
  'archive/receipts-sound': { count: number };
}>;

interface PowersOrder {
  readonly power: Power;
  readonly order: string;
}

/** Of a game that is adjudicated again. */
type ReplayMessage =
  | ({ readonly code: 'archive/order-missing' } & PowersOrder)
  | ({ readonly code: 'archive/never-ordered' } & PowersOrder)
  /** Each a result and its reasons. */
  | ({
      readonly code: 'archive/other-result';
      readonly told: readonly string[];
      readonly adjudicated: readonly string[];
    } & PowersOrder)
  | MessageTable<{
      'archive/no-variant': { variant: string };
      /** `recorded`: phases whose board is that of the record. `isVariantChanged`: since the game was kept. */
      'archive/replayed': { phases: number; recorded: readonly PhaseCode[]; isVariantChanged: boolean };
      'archive/differs': { field: string; what: MessageOrText; isVariantChanged: boolean };
      'archive/unknown-ruling': { ruling: string };
      'archive/not-where-it-led': null;
      'archive/no-phase-of': { phase: PhaseCode; variant: string };
      'archive/other-phase': { told: PhaseCode; phase: PhaseCode };
      'archive/other-variants-game': { variant: string };
      'archive/after-the-end': { phase: PhaseCode };
      'archive/out-of-turn': { phase: PhaseCode; next: PhaseCode };
      /** `power` null: of the whole board. */
      'archive/part-not-led-to': {
        phase: PhaseCode;
        part: 'units' | 'centers' | 'dislodged' | 'ruleState';
        power: Power | null;
      };
      'archive/board-not-led-to': { phase: PhaseCode };
      'archive/in-phase': { phase: PhaseCode; what: ArchiveMessage };
      'archive/other-order': { told: PowersOrder; ordered: PowersOrder };
      /** Values as JSON, shortened. */
      'archive/other-value': { told: string; adjudicated: string };
      'archive/win-not-told': { powers: readonly Power[] };
      'archive/ending-not-recorded': null;
      'archive/goes-on': null;
      /** How a game ended; no powers where it was terminated. */
      'archive/ended-so': { kind: 'won' | 'drawn' | 'conceded' | 'terminated'; powers: readonly Power[] };
      'archive/other-outcome': { told: MessageOrText; byRules: MessageOrText };
      'archive/won-as-told': { powers: readonly Power[] };
      'archive/not-won-by-rules': { powers: readonly Power[] };
    }>;

/** In which an old judge's mails and the engine differ, or what the mails do not tell. */
type OldJudgeMessage =
  /** `judge`: what stands between the stars; empty: it succeeded. */
  | ({
      readonly code: 'archive/results-differ';
      readonly judge: readonly string[];
      readonly engine: readonly string[];
    } & PowersOrder)
  | MessageTable<{
      'archive/played-on': null;
      'archive/told-as-won': { powers: readonly Power[] };
      'archive/told-twice': { lines: readonly [first: number, other: number] };
      /** `awaited` null: the game was over. */
      'archive/phase-not-found': {
        awaited: PhaseCode | null;
        /** What must have been there; nothing where the phase comes before the awaited one. */
        lost: readonly PhaseCode[];
        /** Retreats or builds may have been there besides. */
        isMore: boolean;
        isLeftOut: boolean;
        /** Whose centers are whose is not known from here on. */
        areOwnersLost: boolean;
      };
      /** The orders of these powers are not all there. */
      'archive/phase-cut-off': { powers: readonly Power[] };
      'archive/lines-missing': { powers: readonly Power[] };
      /** Of a phase that is left out. */
      'archive/orders-left-out': { count: number };
      'archive/no-orders': null;
      /** Parts of two phases have run together. */
      'archive/two-in-one': { next: PhaseCode };
      /** `through`: a turn as the first line of a history writes it. */
      'archive/ends-early': { through: string };
      'archive/next-not-told': null;
      'archive/impossible-units': { field: string; what: MessageOrText };
      'archive/units-differ': { power: Power; judge: readonly UnitText[]; engine: readonly UnitText[] };
      'archive/dislodged-differ': { power: Power; unit: UnitText; by: 'judge' | 'engine' };
      'archive/retreats-differ': { power: Power; unit: UnitText; judge: readonly Place[]; engine: readonly Place[] };
      'archive/owners-differ': { power: Power; judge: readonly Place[]; engine: readonly Place[] };
      'archive/counts-differ': { power: Power; judge: number; engine: number };
      'archive/next-differs': { judge: PhaseCode; engine: PhaseCode | null };
    }>;

/** Why lines of an old judge's mails were not read. Words as they stand in the mail. */
export type UnreadSourceMessage = MessageTable<{
  'archive/not-a-judges': null;
  'archive/only-on-file': null;
  'archive/private-message': null;
  'archive/unknown-start': null;
  'archive/longer-than-mail': null;
  'archive/longer-than-message': null;
  'archive/longer-than-judges': null;
  'archive/too-much': null;
  'archive/variant-unknown': { variant: string };
  'archive/game-without-name': null;
  'archive/no-turn': { turn: string; variant: string };
  'archive/not-in-calendar': null;
  'archive/no-dislodged-unit': null;
  'archive/no-power-begins': null;
  'archive/winner-unknown': null;
  'archive/nobody-called': { name: string };
  'archive/no-unit': { words: string };
  'archive/no-place': { name: string };
  'archive/no-classic-order': null;
  'archive/no-classic-adjustment': null;
  'archive/convoy-to-nowhere': null;
  'archive/drawn-by-one': { power: string };
  'archive/draw-unshared': null;
  'archive/other-ending': { told: string };
  'archive/settings-alone': null;
  'archive/told-again': { phase: PhaseCode };
  'archive/writer-by-name': { name: string };
  'archive/setting-changed': { setting: string; before: string };
  'archive/row-of-owners': null;
  'archive/row-of-counts': null;
}>;

/** What of a source was not understood and is left out, or makes its game one that cannot be kept. Words as they stand there. */
type SourceMessage = MessageTable<{
  /** `why`: empty where nothing more is known. */
  'archive/order-unread': { order: string; why: MessageOrText };
  'archive/order-twice': { order: string };
  'archive/more-than-order': { written: string; order: string };
  'archive/phase-twice': { phase: PhaseCode };
  'archive/phase-left-out': { field: string; why: MessageOrText };
  'archive/owners-unknown': null;
  'archive/end-differs': { phase: PhaseCode };
  'archive/no-message': null;
  'archive/message-too-long': { most: number };
  'archive/writer-unknown': { name: string };
  'archive/readers-unknown': { names: string };
  'archive/time-without-unit': { time: string };
  'archive/time-without-zone': { time: string };
  'archive/time-impossible': { time: string };
  /** What was found of a game, none of whose phases could be put together. */
  'archive/without-phases': { orders: number; messages: number };
  'archive/told-before': null;
  'archive/key-twice': { key: string };
  'archive/nothing-found': null;
  /** What is pasted on a board: further lines like those that were named; whose the centers are; results that tell no board. */
  'archive/no-position': null;
  'archive/more-lines': { count: number };
  'archive/results-alone': null;
  'archive/centers-after': null;
  'archive/centers-unknown': null;
  'archive/result-of-nothing': { unit: string; result: string };
  'archive/text-beside': null;
  'archive/source-lacks': { what: 'name' | 'variant' | 'known-variant'; variant: string };
  'archive/field-unread': { field: string };
  /** `variant`: empty where the source does not name it. */
  'archive/kept-as-told': { variant: string };
  'archive/year-unclear': { year: string };
  'archive/before-the-start': { phase: PhaseCode; variant: string; start: PhaseCode };
  'archive/strange-start': { power: Power; units: readonly UnitText[]; variant: string };
  'archive/strange-owners': { power: Power; centers: readonly Province[]; variant: string };
  'archive/would-not-be-sound': { why: MessageOrText };
}>;

/** Where a summary contradicts itself, or the map here. Powers and centers by the names that it has; null: nobody. */
type SummaryMessage = MessageTable<{
  'archive/tables-differ': { year: number; power: string; owned: number; counted: number };
  'archive/ends-with-stranger': { name: string };
  'archive/no-such-center': { year: number; center: string; variant: string };
  'archive/other-owner': { year: number; center: string; variant: string; judge: string | null; here: Power | null };
}>;
