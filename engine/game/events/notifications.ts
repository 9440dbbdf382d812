/**
 * What we say about an event, as facts: people by their ids, as whom a mail of the same kind names them (templates/mail). An event
 * may add what we say about it where it is defined.
 */
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../../board/position.ts';
import type { ByPower, Power } from '../../board/variant.ts';
import type { ActMessage } from '../../messages/acts.ts';
import type { PendingWhy } from '../../messages/orders/pending.ts';
import type { Settings } from '../../settings/fields.ts';
import type { Absence, Instant } from '../../time.ts';
import type {
  AheadLoaded,
  AnsweredMail,
  Asked,
  GameName,
  GameOutcome,
  PersonId,
  PhaseClock,
  ReportLine,
  Vacancy,
  Vote,
} from '../events.ts';
import type { Press } from '../press.ts';
import type { LentUnit } from '../proxies.ts';

type Nothing = Readonly<Record<never, never>>;
/** `again`: it was asked before in this phase. */
interface Repeated {
  readonly again?: true;
}

/** What a power's orders for a phase that has begun came to. */
export interface AheadTold extends AheadLoaded {
  readonly power: Power;
  readonly phase: PhaseCode;
}

/** Orders that a player was asked about until the phase was over. */
export interface NotFiledTold {
  readonly orders: number;
  readonly why: PendingWhy;
}

export interface NotificationFacts {
  readonly acknowledgement: {
    readonly mail: AnsweredMail;
    readonly power: Power | null;
    readonly report: readonly ReportLine[];
    readonly asked: readonly Asked[];
    /** Orders on file that an earlier mail has brought, received in the same millisecond: `FRANCE A par H`. */
    readonly earlier: readonly string[];
    /** How this mail has brought its writer into the game, if it has. */
    readonly entered?: 'created' | 'signed-on' | 'observes' | 'seated';
    /** Press that this mail sent, echoed to its sender. */
    readonly pressSent: readonly Press[];
  };
  /** Summaries and histories that a mail asked for: a mail of their own, in which nothing is the reader's alone. */
  readonly 'looking-back': {
    readonly mail: AnsweredMail;
    /** Notes on the mail that asked. */
    readonly report: readonly ReportLine[];
    readonly asked: readonly Asked[];
  };
  /** `prices`: seats and powers that were auctioned, with what was paid. */
  readonly start: { readonly prices?: Readonly<Record<string, number>> };
  readonly results: {
    readonly before: Position;
    readonly resolution: Resolution;
    /** Number of the phase, 1 for the first. */
    readonly turn: number;
    /** Deadline of the phase that was resolved, for the classic head; left out: that of the phase which comes now. */
    readonly deadline?: Instant;
    readonly outcome: GameOutcome | null;
    /** Each power's last receipt with the salt that opens it; left out where orders stay secret. */
    readonly receipts?: ByPower<{ readonly receipt: string; readonly salt: string }>;
    /** With the receipts: the orders they seal, as they were on file. */
    readonly orders?: OrdersByPower;
    /** What the reader had sent ahead for the phase that comes now. */
    readonly ahead?: readonly AheadTold[];
    /** What the reader was asked about in the phase that is over and never filed. */
    readonly notFiled?: readonly NotFiledTold[];
    /** Messages that were kept for these results. */
    readonly postal?: readonly { readonly press: Press; readonly sender: PersonId | null }[];
    /** The game that was created when this one ended. */
    readonly sequel?: GameName;
  };
  readonly press: {
    readonly press: Press;
    readonly sender: PersonId | null;
    /** Written as an observer's by somebody who has signed on to play. */
    readonly isNewPlayer?: true;
    /** Further messages of the same mail that look as if they were of the same sender. */
    readonly more?: readonly { readonly press: Press; readonly sender: PersonId | null }[];
  };
  readonly reminder: { readonly hours: number };
  /** No powers: the reader does not learn who is late. */
  readonly late: { readonly powers: readonly Power[]; readonly own: boolean };
  /** `own`: to the player whose powers they were, who learns of nobody else's. */
  readonly abandoned: { readonly powers: readonly Power[]; readonly own: boolean; readonly isMuster?: boolean };
  /** To a substitute, who is in no game yet. */
  readonly 'substitute-asked': { readonly powers: readonly Power[]; readonly until: Instant };
  readonly 'replacement-wanted': { readonly powers: readonly Power[] };
  readonly 'civil-disorder': { readonly powers: readonly Power[] };
  /** `asks`: a player who needs the GM's approval. `who` null: the reader may not know. `address`: of a player; null: not shown. */
  readonly joined: {
    readonly who: PersonId | null;
    readonly address?: PersonId | null;
    readonly as: 'player' | 'observer';
    readonly asks?: boolean;
  };
  readonly left: { readonly who: PersonId };
  /** `before`: the clock as it was. */
  readonly deadline: {
    readonly clock: PhaseClock;
    readonly before: PhaseClock;
    readonly by: PersonId;
    /** All players wanted it so. */
    readonly agreed?: boolean;
  };
  /** A deadline that a player proposes; so many of so many powers want it. */
  readonly 'deadline-wished': {
    readonly by: PersonId;
    readonly at: Instant;
    readonly have: number;
    readonly need: number;
  };
  readonly settings: {
    readonly changes: Partial<Settings>;
    readonly by: PersonId;
    /** The game has another variant now. */
    readonly isOther?: boolean;
  };
  readonly paused: { readonly by: PersonId };
  /** `wasOver`: the game had ended. `deadline`: as this left it, whatever the same mail did then. */
  readonly resumed: {
    readonly by: PersonId;
    readonly deadline: Instant;
    readonly wasOver: boolean;
    readonly pause?: { readonly since: Instant; readonly deadline: Instant };
  };
  readonly 'still-paused': Repeated;
  readonly outage: { readonly from: Instant; readonly to: Instant };
  readonly unstarted: { readonly by: PersonId };
  /** `from`: the phase that was current before. */
  readonly rolled: { readonly by: PersonId; readonly direction: 'back' | 'forward'; readonly from: PhaseCode };
  readonly 'position-set': { readonly by: PersonId };
  readonly 'seat-taken': {
    readonly powers: readonly Power[];
    /** Display name; null where it is hidden. */
    readonly who: PersonId | null;
    readonly returned: boolean;
    /** Has the deadline moved? */
    readonly moved: boolean;
    /** To whoever plays it again, by no mail of theirs. */
    readonly isOwn?: true;
  };
  /** `player`: who plays it now. */
  readonly 'seat-offered': {
    readonly powers: readonly Power[];
    readonly isSamePlayer: boolean;
    readonly isWithdrawn: boolean;
    readonly by: PersonId;
    readonly reader: 'taker' | 'player' | 'gm';
  };
  readonly vacated: {
    readonly powers: readonly Power[];
    /** To whom a GM had offered the seat: their own other mailbox, or somebody else; told to nobody but who played it. */
    readonly why: Vacancy | 'passed' | 'replaced';
    /** To the one who played. */
    readonly own: boolean;
  };
  readonly 'bots-seated': { readonly powers: readonly Power[] };
  readonly revived: { readonly power: Power; readonly withPassword: boolean };
  readonly 'master-changed': { readonly who: PersonId; readonly joined: boolean; readonly own: boolean };
  readonly 'sent-away': { readonly as: 'observer' | 'applicant' };
  readonly approved: Nothing;
  /** To the other GMs; `isToAll`: to everybody. */
  readonly 'gm-acted': { readonly who: PersonId; readonly acts: readonly ActMessage[]; readonly isToAll?: true };
  readonly 'acted-for': { readonly who: PersonId; readonly power: Power; readonly lines: readonly string[] };
  /** Units of others that the reader may order from now on, and those he may no longer. */
  readonly proxy: { readonly given: readonly LentUnit[]; readonly taken: readonly LentUnit[] };
  /** After the end: somebody would have all press opened. `missing`: so many who played have not agreed; 0: it is open now. */
  readonly 'press-vote': { readonly powers: readonly Power[]; readonly missing: number };
  readonly voted: { readonly power: Power; readonly vote: Vote };
  readonly 'absence-asked': {
    readonly who: PersonId | null;
    readonly powers: readonly Power[];
    readonly absence: Absence;
  };
  readonly 'process-wanted': Repeated;
  readonly ended: {
    /** By ROLLFORWARD, to an end that had been taken back. */
    readonly isForward?: true;
    readonly outcome: GameOutcome;
    /** The master who declared it so. */
    readonly by?: PersonId;
    /** The game that was created when this one ended. */
    readonly sequel?: GameName;
  };
}

export type NotificationKind = keyof NotificationFacts;

export type Notification = {
  readonly [K in NotificationKind]: Flat<{ readonly kind: K } & NotificationFacts[K]>;
}[NotificationKind];

type Flat<T> = { [F in keyof T]: T[F] };
