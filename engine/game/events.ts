/**
 * What can happen in a game. A game is its list of commits; a commit is the events of one decision, stored by one
 * conditional put. Events hold person ids, never addresses or names, so that a person can be forgotten while the
 * game stays valid. The hash chain covers salted digests of each part (chain.ts), so that what must stay secret can be
 * left out of an archive, which can be checked all the same. {@link Sealed} marks what is never shown before its time.
 */
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Guard } from '../language/conditions/condition.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import type { Settings } from '../settings/fields.ts';
import type { Instant } from '../time.ts';
import type { GameName, PersonId } from '../vocabulary.ts';

export type { GameName, PersonId } from '../vocabulary.ts';
export type { Addressee, Press } from './press.ts';

export interface Sealed<T> {
  readonly salt: string;
  readonly value: T;
}

/** One order on file, with the receipt instant of the mail that brought it. */
export interface FiledOrder {
  readonly order: string;
  readonly received: Instant;
}

/** An order sent ahead for a later phase: canonical as far as it could be read then, types that were not known left out. */
export interface LaterOrder {
  readonly phase: PhaseCode;
  readonly order: string;
  readonly received: Instant;
  /** The branches of conditions it stands in. */
  readonly guards: readonly Guard[];
}

/** All that a power has sent ahead for later phases, the oldest first. */
export interface SentAhead {
  readonly orders: readonly LaterOrder[];
  readonly waits: readonly { readonly phase: PhaseCode; readonly wait: boolean }[];
}

/** What became of the orders sent ahead for a phase when it began. */
export interface AheadLoaded {
  /** Orders that are on file now. */
  readonly taken: readonly string[];
  /** Orders that did not fit the position, each with a sentence why. */
  readonly unfit: readonly { readonly order: string; readonly why: MessageOrText }[];
  /** Orders for phases that did not come. */
  readonly past: readonly { readonly phase: PhaseCode; readonly order: string }[];
}

/** The instants that govern one phase. */
export interface PhaseClock {
  readonly began: Instant;
  /** Nothing is processed before. */
  readonly earliest: Instant;
  readonly deadline: Instant;
  /** The game waits for the late until then. */
  readonly graceEnd: Instant;
  /** Grace was set by hand to end so long after the deadline (milliseconds); left out: it follows from the rule. */
  readonly graceSet?: number;
  /** The deadline was made earlier at short notice: nobody counts as late before. Left out: from the deadline on. */
  readonly lateFrom?: Instant;
  /** Of a game with MUSTER in its first phase: whoever has not written by then loses their seat. */
  readonly musterEnd?: Instant;
}

/** Powers in order of preference; powers in one tier are equally welcome. `*` any power not named. */
export type Preferences = readonly (readonly Power[])[];

/** What became of one line of a mail, or of the mail as a whole (`line` null). */
export interface ReportLine {
  readonly line: number | null;
  /** The line as received, scrubbed of passwords. */
  readonly text: string;
  /** `confirm`: not yet done; `suggestion` is the line that does it. */
  readonly outcome: 'done' | 'note' | 'refused' | 'confirm';
  /** What we say about it; `game/shown-elsewhere` where another part of the answer shows it. */
  readonly message: MessageOrText;
  /** A line that would have been right; of several that are equally likely, each on a line of its own. */
  readonly suggestion?: string;
  /** With `confirm`: so many orders are not on file until then; left out: it is something else. */
  readonly pending?: number;
  /** With `refused`: it was to correct an order, and what was on file before stands. */
  readonly stands?: true;
  /** It is the answer to a question, or to a wish that is none of the judge's commands. */
  readonly answers?: true;
}

/** Something the reader asked to be shown; it is shown as it stands right after the commit. */
export interface Asked {
  readonly what: 'status' | 'list' | 'summary' | 'map' | 'help' | 'history' | 'all-orders' | 'prediction' | 'diary';
  readonly topic?: string;
  /** A map with the abbreviations of orders. */
  readonly abbreviations?: true;
  /** Of the history: which part of it. */
  readonly span?: HistorySpan;
}

/** Which part of a game's history somebody wants (judge-language B, HISTORY). */
export interface HistorySpan {
  readonly from: Instant;
  readonly to: Instant | null;
  readonly lines: number;
  /** Results only, leaving out these phases; `to` null: to the end. */
  readonly exclude: { readonly from: PhaseCode; readonly to: PhaseCode | null } | null;
  /** With `exclude`: broadcasts, too. */
  readonly broadcasts: boolean;
}

export interface AnsweredMail {
  /** Identity of the mail for repeats: the same mail delivered again has the same key. */
  readonly key: string;
  readonly messageId: string | null;
  readonly subject: string;
  readonly received: Instant;
  /** Its writer, or the program that answers for them, has had answers enough. */
  readonly isQuiet?: true;
  /** Which of its writer's devices it was sent from, by an order sheet; left out: it is a mail. */
  readonly device?: string;
}

/** A power's votes in a phase; both null: none. */
export interface Vote {
  /** For a draw among these; `survivors`: among all who are left. */
  readonly draw: 'survivors' | readonly Power[] | null;
  readonly concede: Power | null;
}

/** A phase that is over, with the number of the commit that ended it and when that was. */
export interface ResolvedPhase {
  readonly phase: PhaseCode;
  readonly n: number;
  readonly at: Instant;
  /** Among phases that were taken back: the game was over there; left out: it was not. */
  readonly isEnd?: true;
}

/** Why a seat lost its player: he resigned, a master sent him away, or gave the power none. */
export type Vacancy = 'resigned' | 'ejected' | 'dummy';

export type GameOutcome =
  | { readonly kind: 'won'; readonly powers: readonly Power[] }
  | { readonly kind: 'drawn'; readonly powers: readonly Power[] }
  | { readonly kind: 'conceded'; readonly powers: readonly Power[] }
  | { readonly kind: 'terminated' };

/** The fields of each event. Its definition adds them where it stands (`events/`). */
export interface GameEvents {
  /** What every game begins with. */
  readonly 'game-created': {
    readonly variant: string;
    /** Edition of the variant's data; left out: 1. */
    readonly edition?: number;
    readonly by: PersonId;
    readonly settings: Settings;
    /** The game that ended with SET AUTO CREATE; left out: a person created it. */
    readonly sequelOf?: GameName;
    /** The event of which it is a board (engine/events); left out: of none. */
    readonly event?: GameName;
  };
}

export type EventName = keyof GameEvents;

export type GameEvent = { readonly [T in EventName]: Flat<{ readonly type: T } & GameEvents[T]> }[EventName];

type Flat<T> = { [F in keyof T]: T[F] };

export type GameEventOf<T extends GameEvent['type']> = { readonly [E in GameEvent as E['type']]: E }[T];

/** The events of one decision. */
export interface Commit {
  readonly game: GameName;
  /** 1, 2, 3 … without gaps. */
  readonly n: number;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** A secret of this commit, from which the salts of its digests come (sealed-tree.ts). */
  readonly salt: string;
  /** Digest of the commit before; empty for the first. */
  readonly previous: string;
  /** Digest of this commit (see chain.ts). */
  readonly hash: string;
}
