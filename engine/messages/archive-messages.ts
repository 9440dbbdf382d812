/** Archives: what was read, what is wrong with one, what an old judge told otherwise. */
import type { PhaseCode } from '../board/position.ts';
import type { Place, Power, Province, UnitText } from '../board/variant.ts';
import type { MessageOrText } from './message.ts';

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
  /** A fault with its place in the document: `phases[2].position`. */
  | { readonly code: 'archive/at'; readonly field: string; readonly what: MessageOrText }
  | { readonly code: 'archive/faults'; readonly faults: readonly MessageOrText[] };

/** Of a file's text. Lines and columns count from 1. */
type FileMessage =
  | { readonly code: 'archive/file-too-long'; readonly most: number }
  | { readonly code: 'archive/too-deep'; readonly line: number; readonly column: number; readonly most: number }
  | { readonly code: 'archive/cut-off'; readonly line: number; readonly column: number }
  | { readonly code: 'archive/not-json'; readonly line: number; readonly column: number; readonly near: string }
  | { readonly code: 'archive/not-an-archive' }
  /** Its format is that of packed archives, and what stands in it cannot be opened. */
  | { readonly code: 'archive/packed-wrong' }
  | { readonly code: 'archive/not-canonical'; readonly line: number; readonly column: number };

/** Kinds of JSON values, as its schemas name them. */
export type JsonKind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** A value that stands where it should not; `text`: what is shown of one that is short. */
export interface FoundValue {
  readonly kind: JsonKind;
  readonly text: string;
}

/** Of a value that is not as the schema says, or as games of research tools are. */
type ShapeMessage =
  | { readonly code: 'archive/not-among'; readonly found: FoundValue; readonly choices: readonly string[] }
  | { readonly code: 'archive/other-kind'; readonly found: FoundValue; readonly kind: JsonKind }
  | { readonly code: 'archive/none-of-kinds'; readonly found: FoundValue; readonly kinds: readonly JsonKind[] }
  | { readonly code: 'archive/too-small'; readonly value: number; readonly minimum: number }
  | { readonly code: 'archive/too-long'; readonly most: number }
  | { readonly code: 'archive/other-form'; readonly found: FoundValue; readonly pattern: string }
  | { readonly code: 'archive/too-many-items'; readonly count: number }
  | { readonly code: 'archive/too-many-entries'; readonly count: number }
  | { readonly code: 'archive/missing' }
  | { readonly code: 'archive/no-part-of-it' }
  | { readonly code: 'archive/name-missing' }
  | { readonly code: 'archive/too-many-phases'; readonly count: number }
  /** `found`: as it can be shown in a line. */
  | { readonly code: 'archive/no-phase-code'; readonly found: string };

/** Of digest, signature, chain and receipts. */
type SealMessage =
  | { readonly code: 'archive/game'; readonly name: string; readonly variant: string; readonly phases: number }
  | { readonly code: 'archive/changed'; readonly told: string; readonly real: string }
  | { readonly code: 'archive/summary-changed'; readonly told: string; readonly real: string }
  | { readonly code: 'archive/signature-missing' }
  | { readonly code: 'archive/not-signed' }
  | { readonly code: 'archive/other-key'; readonly key: string }
  | { readonly code: 'archive/wrong-signature' }
  | { readonly code: 'archive/signed'; readonly key: string }
  | { readonly code: 'archive/no-commit-with'; readonly digest: string }
  | { readonly code: 'archive/is-commit'; readonly digest: string; readonly commit: number }
  | {
      readonly code: 'archive/is-receipt';
      readonly receipt: string;
      readonly power: Power;
      readonly phase: PhaseCode;
      readonly orders: readonly string[];
    }
  | { readonly code: 'archive/no-receipt'; readonly receipt: string }
  | { readonly code: 'archive/chain-missing' }
  | { readonly code: 'archive/no-chain' }
  /** `speaksFor`: pointers into the document. */
  | { readonly code: 'archive/not-committed'; readonly commit: number; readonly speaksFor: readonly string[] }
  | { readonly code: 'archive/other-head'; readonly real: string }
  | { readonly code: 'archive/no-commit-vouches'; readonly phase: PhaseCode | null }
  | { readonly code: 'archive/other-time'; readonly phase: PhaseCode | null }
  /** Values as JSON, shortened. */
  | { readonly code: 'archive/not-as-committed'; readonly told: string; readonly committed: string }
  | { readonly code: 'archive/chain-sound'; readonly commits: number; readonly head: string }
  | { readonly code: 'archive/not-acknowledged'; readonly power: Power; readonly phase: PhaseCode }
  | { readonly code: 'archive/no-receipts' }
  | { readonly code: 'archive/receipts-sound'; readonly count: number };

interface PowersOrder {
  readonly power: Power;
  readonly order: string;
}

/** Of a game that is adjudicated again. */
type ReplayMessage =
  | { readonly code: 'archive/no-variant'; readonly variant: string }
  /** `recorded`: phases whose board is that of the record. `isVariantChanged`: since the game was kept. */
  | {
      readonly code: 'archive/replayed';
      readonly phases: number;
      readonly recorded: readonly PhaseCode[];
      readonly isVariantChanged: boolean;
    }
  | {
      readonly code: 'archive/differs';
      readonly field: string;
      readonly what: MessageOrText;
      readonly isVariantChanged: boolean;
    }
  | { readonly code: 'archive/unknown-ruling'; readonly ruling: string }
  | { readonly code: 'archive/not-where-it-led' }
  | { readonly code: 'archive/no-phase-of'; readonly phase: PhaseCode; readonly variant: string }
  | { readonly code: 'archive/other-phase'; readonly told: PhaseCode; readonly phase: PhaseCode }
  | { readonly code: 'archive/other-variants-game'; readonly variant: string }
  | { readonly code: 'archive/after-the-end'; readonly phase: PhaseCode }
  | { readonly code: 'archive/out-of-turn'; readonly phase: PhaseCode; readonly next: PhaseCode }
  /** `power` null: of the whole board. */
  | {
      readonly code: 'archive/part-not-led-to';
      readonly phase: PhaseCode;
      readonly part: 'units' | 'centers' | 'dislodged' | 'ruleState';
      readonly power: Power | null;
    }
  | { readonly code: 'archive/board-not-led-to'; readonly phase: PhaseCode }
  | { readonly code: 'archive/in-phase'; readonly phase: PhaseCode; readonly what: ArchiveMessage }
  | ({ readonly code: 'archive/order-missing' } & PowersOrder)
  | ({ readonly code: 'archive/never-ordered' } & PowersOrder)
  | { readonly code: 'archive/other-order'; readonly told: PowersOrder; readonly ordered: PowersOrder }
  /** Each a result and its reasons. */
  | ({
      readonly code: 'archive/other-result';
      readonly told: readonly string[];
      readonly adjudicated: readonly string[];
    } & PowersOrder)
  /** Values as JSON, shortened. */
  | { readonly code: 'archive/other-value'; readonly told: string; readonly adjudicated: string }
  | { readonly code: 'archive/win-not-told'; readonly powers: readonly Power[] }
  | { readonly code: 'archive/ending-not-recorded' }
  | { readonly code: 'archive/goes-on' }
  /** How a game ended; no powers where it was terminated. */
  | {
      readonly code: 'archive/ended-so';
      readonly kind: 'won' | 'drawn' | 'conceded' | 'terminated';
      readonly powers: readonly Power[];
    }
  | { readonly code: 'archive/other-outcome'; readonly told: MessageOrText; readonly byRules: MessageOrText }
  | { readonly code: 'archive/won-as-told'; readonly powers: readonly Power[] }
  | { readonly code: 'archive/not-won-by-rules'; readonly powers: readonly Power[] };

/** In which an old judge's mails and the engine differ, or what the mails do not tell. */
type OldJudgeMessage =
  | { readonly code: 'archive/played-on' }
  | { readonly code: 'archive/told-as-won'; readonly powers: readonly Power[] }
  | { readonly code: 'archive/told-twice'; readonly lines: readonly [first: number, other: number] }
  /** `awaited` null: the game was over. */
  | {
      readonly code: 'archive/phase-not-found';
      readonly awaited: PhaseCode | null;
      /** What must have been there; nothing where the phase comes before the awaited one. */
      readonly lost: readonly PhaseCode[];
      /** Retreats or builds may have been there besides. */
      readonly isMore: boolean;
      readonly isLeftOut: boolean;
      /** Whose centers are whose is not known from here on. */
      readonly areOwnersLost: boolean;
    }
  /** The orders of these powers are not all there. */
  | { readonly code: 'archive/phase-cut-off'; readonly powers: readonly Power[] }
  | { readonly code: 'archive/lines-missing'; readonly powers: readonly Power[] }
  /** Of a phase that is left out. */
  | { readonly code: 'archive/orders-left-out'; readonly count: number }
  | { readonly code: 'archive/no-orders' }
  /** Parts of two phases have run together. */
  | { readonly code: 'archive/two-in-one'; readonly next: PhaseCode }
  /** `through`: a turn as the first line of a history writes it. */
  | { readonly code: 'archive/ends-early'; readonly through: string }
  | { readonly code: 'archive/next-not-told' }
  | { readonly code: 'archive/impossible-units'; readonly field: string; readonly what: MessageOrText }
  | {
      readonly code: 'archive/units-differ';
      readonly power: Power;
      readonly judge: readonly UnitText[];
      readonly engine: readonly UnitText[];
    }
  /** `judge`: what stands between the stars; empty: it succeeded. */
  | ({
      readonly code: 'archive/results-differ';
      readonly judge: readonly string[];
      readonly engine: readonly string[];
    } & PowersOrder)
  | {
      readonly code: 'archive/dislodged-differ';
      readonly power: Power;
      readonly unit: UnitText;
      readonly by: 'judge' | 'engine';
    }
  | {
      readonly code: 'archive/retreats-differ';
      readonly power: Power;
      readonly unit: UnitText;
      readonly judge: readonly Place[];
      readonly engine: readonly Place[];
    }
  | {
      readonly code: 'archive/owners-differ';
      readonly power: Power;
      readonly judge: readonly Place[];
      readonly engine: readonly Place[];
    }
  | {
      readonly code: 'archive/counts-differ';
      readonly power: Power;
      readonly judge: number;
      readonly engine: number;
    }
  | { readonly code: 'archive/next-differs'; readonly judge: PhaseCode; readonly engine: PhaseCode | null };

/** Why lines of an old judge's mails were not read. Words as they stand in the mail. */
export type UnreadSourceMessage =
  | { readonly code: 'archive/not-a-judges' }
  | { readonly code: 'archive/only-on-file' }
  | { readonly code: 'archive/private-message' }
  | { readonly code: 'archive/unknown-start' }
  | { readonly code: 'archive/longer-than-mail' }
  | { readonly code: 'archive/longer-than-message' }
  | { readonly code: 'archive/longer-than-judges' }
  | { readonly code: 'archive/too-much' }
  | { readonly code: 'archive/variant-unknown'; readonly variant: string }
  | { readonly code: 'archive/game-without-name' }
  | { readonly code: 'archive/no-turn'; readonly turn: string; readonly variant: string }
  | { readonly code: 'archive/not-in-calendar' }
  | { readonly code: 'archive/no-dislodged-unit' }
  | { readonly code: 'archive/no-power-begins' }
  | { readonly code: 'archive/winner-unknown' }
  | { readonly code: 'archive/nobody-called'; readonly name: string }
  | { readonly code: 'archive/no-unit'; readonly words: string }
  | { readonly code: 'archive/no-place'; readonly name: string }
  | { readonly code: 'archive/no-classic-order' }
  | { readonly code: 'archive/no-classic-adjustment' }
  | { readonly code: 'archive/convoy-to-nowhere' }
  | { readonly code: 'archive/drawn-by-one'; readonly power: string }
  | { readonly code: 'archive/draw-unshared' }
  | { readonly code: 'archive/other-ending'; readonly told: string }
  | { readonly code: 'archive/settings-alone' }
  | { readonly code: 'archive/told-again'; readonly phase: PhaseCode }
  | { readonly code: 'archive/writer-by-name'; readonly name: string }
  | { readonly code: 'archive/setting-changed'; readonly setting: string; readonly before: string }
  | { readonly code: 'archive/row-of-owners' }
  | { readonly code: 'archive/row-of-counts' };

/** What of a source was not understood and is left out, or makes its game one that cannot be kept. Words as they stand there. */
type SourceMessage =
  /** `why`: empty where nothing more is known. */
  | { readonly code: 'archive/order-unread'; readonly order: string; readonly why: MessageOrText }
  | { readonly code: 'archive/order-twice'; readonly order: string }
  | { readonly code: 'archive/more-than-order'; readonly written: string; readonly order: string }
  | { readonly code: 'archive/phase-twice'; readonly phase: PhaseCode }
  | { readonly code: 'archive/phase-left-out'; readonly field: string; readonly why: MessageOrText }
  | { readonly code: 'archive/owners-unknown' }
  | { readonly code: 'archive/end-differs'; readonly phase: PhaseCode }
  | { readonly code: 'archive/no-message' }
  | { readonly code: 'archive/message-too-long'; readonly most: number }
  | { readonly code: 'archive/writer-unknown'; readonly name: string }
  | { readonly code: 'archive/readers-unknown'; readonly names: string }
  | { readonly code: 'archive/time-without-unit'; readonly time: string }
  | { readonly code: 'archive/time-without-zone'; readonly time: string }
  | { readonly code: 'archive/time-impossible'; readonly time: string }
  /** What was found of a game, none of whose phases could be put together. */
  | { readonly code: 'archive/without-phases'; readonly orders: number; readonly messages: number }
  | { readonly code: 'archive/told-before' }
  | { readonly code: 'archive/key-twice'; readonly key: string }
  | { readonly code: 'archive/nothing-found' }
  | { readonly code: 'archive/result-of-nothing'; readonly unit: string; readonly result: string }
  | { readonly code: 'archive/text-beside' }
  | {
      readonly code: 'archive/source-lacks';
      readonly what: 'name' | 'variant' | 'known-variant';
      readonly variant: string;
    }
  | { readonly code: 'archive/field-unread'; readonly field: string }
  /** `variant`: empty where the source does not name it. */
  | { readonly code: 'archive/kept-as-told'; readonly variant: string }
  | { readonly code: 'archive/year-unclear'; readonly year: string }
  | {
      readonly code: 'archive/before-the-start';
      readonly phase: PhaseCode;
      readonly variant: string;
      readonly start: PhaseCode;
    }
  | {
      readonly code: 'archive/strange-start';
      readonly power: Power;
      readonly units: readonly UnitText[];
      readonly variant: string;
    }
  | {
      readonly code: 'archive/strange-owners';
      readonly power: Power;
      readonly centers: readonly Province[];
      readonly variant: string;
    }
  | { readonly code: 'archive/would-not-be-sound'; readonly why: MessageOrText };

/** Where a summary contradicts itself, or the map here. Powers and centers by the names that it has; null: nobody. */
type SummaryMessage =
  | {
      readonly code: 'archive/tables-differ';
      readonly year: number;
      readonly power: string;
      readonly owned: number;
      readonly counted: number;
    }
  | { readonly code: 'archive/ends-with-stranger'; readonly name: string }
  | {
      readonly code: 'archive/no-such-center';
      readonly year: number;
      readonly center: string;
      readonly variant: string;
    }
  | {
      readonly code: 'archive/other-owner';
      readonly year: number;
      readonly center: string;
      readonly variant: string;
      readonly judge: string | null;
      readonly here: Power | null;
    };
