/**
 * The one document in which a game is kept: everything that anybody may know of it, in canonical JSON, so that it can be
 * read, checked and played again without this judge. Published as docs/archive.schema.json; told in docs/archive.md.
 */
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../board/variant.ts';
import type { Diarist } from '../game/diary.ts';
import type { Addressee, GameOutcome, PersonId } from '../game/events.ts';
import type { GameStatus } from '../game/game.ts';
import type { TreeNode } from '../game/sealed-tree.ts';
import type { ActMessage } from '../messages/acts.ts';
import type { Settings } from '../settings/fields.ts';

export const FORMAT = 'chancery-game';
export const FORMAT_VERSION = 1;

/** ISO 8601 in UTC: `2026-03-03T23:30:00.000Z`. */
export type IsoInstant = string;

export interface ArchiveDocument {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly name: string;
  /** The judge that ran the game; null when it was played elsewhere. */
  readonly judge: { readonly code: string; readonly site: string } | null;
  /** Where a game that was played elsewhere was taken from, in a sentence. */
  readonly source: string | null;
  /** Its witnesses: the files that it was taken from, with the SHA-256 of each; left out for a game of a judge of ours. */
  readonly sources?: readonly { readonly name: string; readonly digest: string }[];
  /** Which of several sources tell a field, by their numbers from 0: a pointer into this document (RFC 6901) that is not here comes from all. */
  readonly tells?: Readonly<Record<string, readonly number[]>>;
  /** What sources tell of a field otherwise than it stands here. */
  readonly contradictions?: readonly Contradiction[];
  readonly status: GameStatus;
  readonly created: IsoInstant | null;
  readonly ended: IsoInstant | null;
  readonly rules: Rules;
  readonly variant: { readonly id: string; readonly name: string; readonly digest: string };
  /** Null for a game that was played elsewhere. */
  readonly settings: Settings | null;
  /** How a game that was played elsewhere was set up, as its judge wrote it: `Press`: `White, Partial Allowed.` Left out where nothing is known. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Persons by pseudonym. Who is not to be known, or has been forgotten, has no entry. */
  readonly players: Readonly<Record<PersonId, { readonly name: string }>>;
  readonly masters: readonly PersonId[];
  readonly powers: readonly ArchivedPower[];
  readonly phases: readonly ArchivedPhase[];
  /** The board of the phase that is being played; null when none is. */
  readonly position: ArchivedPosition | null;
  readonly outcome: GameOutcome | null;
  /** Press that everybody could read, in order. */
  readonly press: readonly ArchivedPress[];
  /** Diaries that are open now that the game has ended, in order; left out where there are none. */
  readonly diaries?: readonly ArchivedDiary[];
  /** What GMs have done since the start, in order; left out where there is nothing. */
  readonly acts?: readonly ArchivedAct[];
  /** Null for a game that was played elsewhere. */
  readonly chain: ArchivedChain | null;
  /** SHA-256 of the document without `digest` and `signature`, in canonical JSON. */
  readonly digest: string;
  readonly signature: Signature | null;
}

export interface ArchivedAct {
  readonly at: IsoInstant;
  readonly phase: PhaseCode | null;
  /** Null where it is hidden who runs the game. */
  readonly by: PersonId | null;
  readonly act: ActMessage;
}

/** Another value of a field, and which sources tell it, by their numbers from 0. */
export interface Contradiction {
  readonly field: string;
  readonly sources: readonly number[];
  /** As JSON: a text, a list, an outcome. */
  readonly value: unknown;
}

/** What the adjudication follows. */
export interface Rules {
  readonly rulebook: string;
  readonly datc: string;
  /** Every ruling that is a choice, with what was chosen (docs/rulings.md). */
  readonly rulings: Readonly<Record<string, string>>;
}

export interface ArchivedPower {
  readonly power: Power;
  /** `unknown` for a game that was played elsewhere. */
  readonly status: 'playing' | 'abandoned' | 'civil-disorder' | 'dummy' | 'unknown';
  /** Who has played it, each from a phase on. Empty when that is not to be known. */
  readonly players: readonly { readonly player: PersonId; readonly from: PhaseCode }[];
}

/** The board at the start of a phase. Without `centers`: whose each center was then is not known. */
export type ArchivedPosition = Omit<Position, 'centers'> & Partial<Pick<Position, 'centers'>>;

export interface ArchivedPhase {
  readonly phase: PhaseCode;
  /** When it was resolved. */
  readonly at: IsoInstant | null;
  readonly commit: number | null;
  readonly position: ArchivedPosition;
  /** The record of a game that was played elsewhere goes on from another board than the adjudication leads to. */
  readonly asRecorded: boolean;
  /** The orders that were adjudicated, as far as anybody may know them. */
  readonly orders: OrdersByPower;
  readonly resolution: Resolution;
  /** Each power's last receipt before the phase was resolved, with the salt that opens it. */
  readonly receipts: ByPower<{ readonly receipt: string; readonly salt: string }>;
  /** Addresses of its map. */
  readonly map: { readonly svg: string; readonly png: string } | null;
  /** What the old judge told of a phase that was played elsewhere; left out where it told no more than the orders. */
  readonly told?: ToldPhase;
}

/** An old judge's own words beside the adjudication. */
export interface ToldPhase {
  /** What it noted of orders (`bounce`, `dislodged`), where it noted something. `order` null: none was processed. */
  readonly notes: readonly {
    readonly power: Power;
    readonly order: string | null;
    readonly notes: readonly string[];
  }[];
  /** Where it and the engine do not agree: a sentence for each. */
  readonly disagreements: readonly string[];
  /** The board after this phase by the record, where it is another than that of the resolution, which is the engine's. */
  readonly units?: ByPower<readonly UnitText[]>;
  readonly centers?: ByPower<readonly Province[]>;
}

export interface ArchivedPress {
  readonly at: IsoInstant | null;
  /** Number of the commit that holds it; null in a game that was played elsewhere. */
  readonly commit: number | null;
  /** The phase in which it was sent; null before the start and after the end. */
  readonly phase: PhaseCode | null;
  /** Null for grey press. */
  readonly from: Power | 'MASTER' | 'OBSERVER' | null;
  readonly to: 'all' | readonly Addressee[];
  readonly body: string;
}

export interface ArchivedDiary {
  readonly at: IsoInstant;
  readonly commit: number;
  /** The phase in which it was written; null before the start. */
  readonly phase: PhaseCode | null;
  readonly by: Diarist;
  /** 1, 2, 3 … for each writer. */
  readonly entry: number;
  readonly body: string;
}

export interface ArchivedChain {
  /** All commits up to the last that this archive tells of, in order, numbered from 1. */
  readonly commits: readonly ArchivedCommit[];
  /** Digest of the last. */
  readonly head: string;
}

export interface ArchivedCommit {
  readonly hash: string;
  /** What it holds, as far as it is open (engine/game/sealed-tree.ts). Pointers lead into this document. */
  readonly content: TreeNode;
}

export interface Signature {
  readonly algorithm: 'Ed25519';
  /** The public key: SubjectPublicKeyInfo, DER, in base64. */
  readonly key: string;
  /** Signature of the text of `digest`, in base64. */
  readonly value: string;
}

/** A document before it is sealed. */
export type ArchiveBody = Omit<ArchiveDocument, 'digest' | 'signature'>;
