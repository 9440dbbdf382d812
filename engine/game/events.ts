/**
 * What can happen in a game. A game is its list of commits; a commit is the events of one decision, stored by one
 * conditional put. Events hold person ids, never addresses or names, so that a person can be forgotten while the
 * game stays valid. The hash chain covers salted digests of each part (chain.ts), so that what must stay secret can be
 * left out of an archive, which can be checked all the same. {@link Sealed} marks what is never shown before its time.
 */
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../board/position.ts';
import type { ByPower, Power } from '../board/variant.ts';
import type { Guard } from '../language/conditions/condition.ts';
import type { Bid } from '../rules/seats.ts';
import type { Telling } from '../sayings/said.ts';
import type { Settings } from '../settings/fields.ts';
import type { Absence, Instant } from '../time.ts';
import type { GameName, PersonId } from '../vocabulary.ts';
import type { OldWaiting, Waiting } from './confirmable.ts';
import type { Diarist } from './diary.ts';
import type { Press } from './press.ts';

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
  readonly unfit: readonly { readonly order: string; readonly why: Telling }[];
  /** Orders for phases that did not come. */
  readonly past: readonly { readonly phase: PhaseCode; readonly order: string }[];
}

/** The instants that govern one phase. */
export interface PhaseClock {
  readonly began: Instant;
  /** Nothing is processed before. */
  readonly earliest: Instant;
  readonly deadline: Instant;
  /** Until then the late are waited for. */
  readonly graceEnd: Instant;
  /** Grace was set by hand to end so long after the deadline (milliseconds); left out: it follows from the rule. */
  readonly graceSet?: number;
  /** The deadline was made earlier at short notice: nobody counts as late before. Left out: from the deadline on. */
  readonly lateFrom?: Instant;
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
  /** What is told of it; `game/shown-elsewhere` where another part of the answer shows it. */
  readonly message: Telling;
  /** A line that would have been right. */
  readonly suggestion?: string;
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

/** The mail that a commit answers. */
export interface AnsweredMail {
  /** Identity of the mail for repeats: the same mail delivered again has the same key. */
  readonly key: string;
  readonly messageId: string | null;
  readonly subject: string;
  readonly received: Instant;
}

/** A power's votes in a phase; both null: none. */
export interface Vote {
  /** For a draw among these; `survivors`: among all who are left. */
  readonly draw: 'survivors' | readonly Power[] | null;
  /** Conceding the game to this power. */
  readonly concede: Power | null;
}

/** A phase that is over, with the number of the commit that ended it and when that was. */
export interface ResolvedPhase {
  readonly phase: PhaseCode;
  readonly n: number;
  readonly at: Instant;
}

/** Why a seat lost its player: he resigned, a master sent him away, or gave the power none. */
export type Vacancy = 'resigned' | 'ejected' | 'dummy';

export type Outcome =
  | { readonly kind: 'won'; readonly powers: readonly Power[] }
  | { readonly kind: 'drawn'; readonly powers: readonly Power[] }
  | { readonly kind: 'conceded'; readonly powers: readonly Power[] }
  | { readonly kind: 'terminated' };

export type GameEvent =
  | {
      readonly type: 'game-created';
      readonly variant: string;
      /** Edition of the variant's data; left out: 1. */
      readonly edition?: number;
      readonly by: PersonId;
      readonly settings: Settings;
      /** The game that ended with SET AUTO CREATE; left out: a person created it. */
      readonly sequelOf?: GameName;
    }
  | {
      readonly type: 'settings-changed';
      readonly by: PersonId;
      readonly changes: Partial<Settings>;
      /** Another variant, before the start; left out: it stays. */
      readonly variant?: string;
      /** With `variant`: the edition of its data; left out: 1. */
      readonly edition?: number;
    }
  | {
      readonly type: 'player-joined';
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly preferences: Preferences; readonly passwordHash: string | null }>;
    }
  /** `by`: the master who sent him away; left out: he went himself. */
  | { readonly type: 'player-left'; readonly person: PersonId; readonly by?: PersonId }
  | { readonly type: 'observer-joined'; readonly person: PersonId }
  | { readonly type: 'observer-left'; readonly person: PersonId; readonly by?: PersonId }
  | { readonly type: 'master-joined'; readonly person: PersonId; readonly by: PersonId }
  | { readonly type: 'master-left'; readonly person: PersonId; readonly by: PersonId }
  /** A person comes on or off a list of those who may, may not, or have been nodded to. */
  | {
      readonly type: 'access-changed';
      readonly by: PersonId;
      readonly sealed: Sealed<{
        readonly list: 'allowed' | 'denied' | 'approved';
        readonly people: readonly PersonId[];
        readonly on: boolean;
      }>;
    }
  | { readonly type: 'preferences-set'; readonly person: PersonId; readonly sealed: Sealed<Preferences> }
  /** All bids for seats that the person has made. */
  | { readonly type: 'bids-set'; readonly person: PersonId; readonly sealed: Sealed<{ readonly bids: readonly Bid[] }> }
  | {
      readonly type: 'password-set';
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly passwordHash: string }>;
    }
  | {
      readonly type: 'game-started';
      readonly seats: ByPower<PersonId | null>;
      readonly position: Position;
      readonly clock: PhaseClock;
      /** Where seats were auctioned, what was paid for each; left out: they were not. */
      readonly prices?: Readonly<Record<string, number>>;
    }
  | {
      readonly type: 'orders-filed';
      readonly power: Power;
      /** Salted digest of all orders on file for the power after this event (`receiptOf`); the salt is that of `sealed`. */
      readonly receipt: string;
      readonly sealed: Sealed<{ readonly onFile: readonly FiledOrder[] }>;
    }
  /** All that the power has sent ahead, after a mail. */
  | { readonly type: 'ahead-filed'; readonly power: Power; readonly sealed: Sealed<SentAhead> }
  /** A phase has begun for which the power had sent orders ahead; those that fit are filed by an event of their own. */
  | {
      readonly type: 'ahead-loaded';
      readonly power: Power;
      readonly phase: PhaseCode;
      readonly sealed: Sealed<AheadLoaded & { readonly left: SentAhead }>;
    }
  | { readonly type: 'wait-set'; readonly power: Power; readonly sealed: Sealed<{ readonly wait: boolean }> }
  | { readonly type: 'always-wait-set'; readonly power: Power; readonly sealed: Sealed<{ readonly on: boolean }> }
  | { readonly type: 'master-wait-set'; readonly by: PersonId; readonly wait: boolean }
  /** All absences of the person that are still to come or under way. */
  | {
      readonly type: 'absences-set';
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly absences: readonly Absence[] }>;
    }
  /** An absence so long that a master must nod to it. */
  | {
      readonly type: 'absence-asked';
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly absence: Absence }>;
    }
  | { readonly type: 'vote-cast'; readonly power: Power; readonly sealed: Sealed<Vote> }
  /** A command that cannot be taken back waits to be confirmed by a word. */
  | {
      readonly type: 'confirmation-asked';
      readonly person: PersonId;
      readonly sealed: Sealed<(Waiting | OldWaiting) & { readonly word: string }>;
    }
  | { readonly type: 'press-sent'; readonly by: PersonId; readonly sealed: Sealed<Press> }
  /** A message to all that is kept until the phase is resolved; it is then sent by an event of its own. */
  | { readonly type: 'postal-kept'; readonly by: PersonId; readonly sealed: Sealed<Press> }
  /** A private note; `opens`: the settings said then that diaries are opened when the game has ended. */
  | {
      readonly type: 'diary-written';
      readonly by: PersonId;
      readonly as: Diarist;
      readonly sealed: Sealed<{ readonly entry: number; readonly body: string; readonly opens: boolean }>;
    }
  /** An entry is never shown again. */
  | { readonly type: 'diary-deleted'; readonly by: PersonId; readonly sealed: Sealed<{ readonly entry: number }> }
  /** After the end: whether the person would have the messages opened that were not for everybody. */
  | { readonly type: 'press-vote-cast'; readonly person: PersonId; readonly on: boolean }
  /** Whether messages to all reach an observer or a master. */
  | { readonly type: 'broadcasts-set'; readonly person: PersonId; readonly on: boolean }
  /** `agreed`: all players wanted it so; `by` is the last of them. */
  | { readonly type: 'deadline-set'; readonly by: PersonId; readonly clock: PhaseClock; readonly agreed?: true }
  /** A player would have the deadline of the phase at that instant; null: the wish is taken back. */
  | { readonly type: 'deadline-wished'; readonly power: Power; readonly at: Instant | null }
  /** Deadlines that passed while the judge was down, from then to then, have moved. */
  | {
      readonly type: 'outage-credited';
      readonly from: Instant;
      readonly to: Instant;
      readonly clock: PhaseClock;
    }
  | { readonly type: 'game-paused'; readonly by: PersonId }
  /** A paused game goes on, or one that had ended without a winner. */
  | { readonly type: 'game-resumed'; readonly by: PersonId; readonly clock: PhaseClock }
  /** Back to before the powers were dealt. */
  | { readonly type: 'game-unstarted'; readonly by: PersonId }
  /** Back to just before a phase that is over, or forward again; orders on file follow as events of their own. */
  | {
      readonly type: 'game-rolled';
      readonly by: PersonId;
      readonly direction: 'back' | 'forward';
      readonly position: Position;
      readonly clock: PhaseClock;
      /** The phases that count as resolved now, and those that can be had again by rolling forward. */
      readonly resolved: readonly ResolvedPhase[];
      readonly undone: readonly ResolvedPhase[];
      readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
      /** Everybody waits for the deadline, so that what is on file is not processed at once; left out in older games. */
      readonly waits?: true;
    }
  /** The master has set up the board. */
  | { readonly type: 'position-set'; readonly by: PersonId; readonly position: Position }
  /** A master has asked to see the orders on file, or what would come of them. */
  | {
      readonly type: 'orders-looked';
      readonly by: PersonId;
      readonly what: 'orders' | 'prediction';
      readonly phase: PhaseCode;
    }
  /** A master has written for a power: its player is told all of it. */
  | {
      readonly type: 'acted-for';
      readonly by: PersonId;
      readonly power: Power;
      readonly sealed: Sealed<{ readonly lines: readonly string[] }>;
    }
  /** Somebody sits down where nobody played; `clock`: the deadline that gives him time, if it moves. */
  | {
      readonly type: 'seat-taken';
      readonly powers: readonly Power[];
      readonly person: PersonId;
      /** It is the player who was there before. */
      readonly returned: boolean;
      /** The orders on file are gone: they were another player's. Left out in games of an older release, where they stayed. */
      readonly cleared?: boolean;
      readonly clock: PhaseClock | null;
      readonly sealed: Sealed<{ readonly passwordHash: string | null }>;
    }
  | {
      readonly type: 'seats-vacated';
      readonly powers: readonly Power[];
      readonly why: Vacancy;
      readonly by: PersonId;
    }
  /** A power that was given no player may be taken over again, with a password if one is set. */
  | {
      readonly type: 'seat-revived';
      readonly power: Power;
      readonly by: PersonId;
      readonly sealed: Sealed<{ readonly claim: string | null }>;
    }
  /** `by`: the master whose word it was; left out: the settings. */
  | { readonly type: 'reminded'; readonly hours: number; readonly powers: readonly Power[]; readonly by?: PersonId }
  | { readonly type: 'late-noticed'; readonly powers: readonly Power[] }
  | { readonly type: 'powers-abandoned'; readonly powers: readonly Power[] }
  | { readonly type: 'replacement-wanted'; readonly powers: readonly Power[] }
  /** Manual processing: the master is told that the phase could be processed. */
  | { readonly type: 'master-reminded' }
  | { readonly type: 'civil-disorder'; readonly powers: readonly Power[] }
  | {
      readonly type: 'phase-resolved';
      readonly phase: PhaseCode;
      /** The orders that were adjudicated. */
      readonly orders: OrdersByPower;
      readonly resolution: Resolution;
      /** Opens each power's last receipt, which seals the orders of that power above (`receiptOf`). */
      readonly receipts: ByPower<{ readonly receipt: string; readonly salt: string }>;
      /** The next phase; null when the game is over. */
      readonly next: { readonly position: Position; readonly clock: PhaseClock } | null;
    }
  /** `by`: the master who declared it so; left out: the rules, a vote, or TERMINATE. */
  | { readonly type: 'game-ended'; readonly outcome: Outcome; readonly by?: PersonId }
  | {
      readonly type: 'mail-answered';
      readonly person: PersonId;
      readonly power: Power | null;
      readonly mail: AnsweredMail;
      readonly sealed: Sealed<{ readonly report: readonly ReportLine[]; readonly asked: readonly Asked[] }>;
    };

export type GameEventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

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
