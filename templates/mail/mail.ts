/**
 * What a mail of the judge is made from. Each kind of mail has a file of its own beside this one; `write-mail.ts` finds
 * it. A template is a pure function of a content and an occasion; it sees a view, never a game.
 */
import type { ArchiveBody } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../../engine/board/position.ts';
import type { ByPower, Power } from '../../engine/board/variant.ts';
import type {
  AheadLoaded,
  AnsweredMail,
  Asked,
  GameName,
  HistorySpan,
  Outcome,
  PhaseClock,
  Press,
  ReportLine,
  Vacancy,
  Vote,
} from '../../engine/game/events.ts';
import type { LentUnit } from '../../engine/game/proxies.ts';
import type { ToldAddress } from '../../engine/sayings/desk.ts';
import type { Said, Telling } from '../../engine/sayings/said.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Absence, Instant, Zones } from '../../engine/time.ts';
import type { GameView } from '../../engine/view/view.ts';
import type { WhatIf } from '../../engine/what-if/what-if.ts';
import type { By } from './parts/by.ts';

/** A mail, written. The text part is complete by itself, in at most 78 columns. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  /** Empty where the reader wants plain text. */
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string;
  readonly content: string;
}

/** A document of the house by its name, as Markdown; null when there is none. */
export type HelpText = (topic: string) => string | null;

/** Names and addresses of the judge. */
export interface House {
  /** Short name in `::` lines and classic subjects, e.g. `CHAN`. */
  readonly code: string;
  /** Address of the judge's desk. */
  readonly judge: string;
  /** Address of a game, e.g. `marne@judge.example.org`. */
  readonly gameAddress: (game: string) => string;
  readonly site: string;
}

/** Where and for whom a mail about a game is written. */
export interface MailContext {
  readonly house: House;
  readonly view: GameView;
  readonly board: Board;
  readonly zones: Zones;
  readonly now: Instant;
  /** IANA zone in which the reader is told times, beside UTC. */
  readonly zone: string;
  readonly links: {
    readonly game: string;
    /** Page of the map of the phase the mail is about; null when there is none. */
    readonly map: string | null;
    /** PNG of that map. */
    readonly mapPicture: string | null;
  };
  /** The reader's own order sheet of the game, to be told to nobody else; left out: there is none. */
  readonly sheet?: string;
  /** What is known of the reader: a name, if one was ever seen, and whether he reads times in a zone of his own. */
  readonly reader?: KnownReader;
  /** Where an answer to the judge should go. */
  readonly replyTo: string;
  /** Where an answer to the message goes that the mail brings, where it goes to whoever wrote that. */
  readonly answers?: string;
  /** The reader wants subjects as the older judges wrote them. */
  readonly hasClassicSubjects?: boolean;
  /** The reader wants no more than the older judges sent, in plain text. */
  readonly isClassic?: boolean;
  readonly help?: Help;
  /** Sets the position in plain text, for those who do not see the map; null where there is no map. */
  readonly textMap?: () => string | null;
  /** What anybody could read of the game up to now, where the mail looks back. */
  readonly told?: ArchiveBody;
  /** The archive itself, to go with the mail. */
  readonly archive?: Attachment;
}

/** What the judge knows of a reader. */
export interface KnownReader {
  /** Null: no name was ever seen, and others are shown a made-up one. */
  readonly name: string | null;
  readonly hasZone: boolean;
}

/** The house's documents, for `HELP` and `GET`. */
export interface Help {
  /** Names that may be asked for, the most useful first, each with a line on what it is about. */
  readonly topics: readonly { readonly name: string; readonly about: string }[];
  readonly text: HelpText;
  /** The map of a variant by its id, name or alias; null when there is none. */
  readonly board: (variant: string) => Board | null;
}

/** What a power's orders for a phase that has begun came to. */
export interface AheadTold extends AheadLoaded {
  readonly power: Power;
  readonly phase: PhaseCode;
}

/** What a mail about a game tells. */
export type MailContent =
  | {
      readonly kind: 'acknowledgement';
      readonly mail: AnsweredMail;
      readonly power: Power | null;
      readonly report: readonly ReportLine[];
      readonly asked: readonly Asked[];
      /** How this mail has brought its writer into the game, if it has. */
      readonly entered?: 'created' | 'signed-on' | 'observes' | 'seated';
      /** Press that this mail sent, echoed to its sender. */
      readonly pressSent: readonly Press[];
    }
  /** Summaries and histories that a mail asked for: a mail of their own, in which nothing is the reader's alone. */
  | {
      readonly kind: 'looking-back';
      readonly mail: AnsweredMail;
      /** Notes on the mail that asked. */
      readonly report: readonly ReportLine[];
      readonly asked: readonly Asked[];
    }
  /** `prices`: seats and powers that were auctioned, with what was paid. */
  | { readonly kind: 'start'; readonly prices?: Readonly<Record<string, number>> }
  | {
      readonly kind: 'results';
      readonly before: Position;
      readonly resolution: Resolution;
      /** Number of the phase, 1 for the first. */
      readonly turn: number;
      /** Deadline of the phase that was resolved, for the classic head; left out: that of the phase which comes now. */
      readonly deadline?: Instant;
      readonly outcome: Outcome | null;
      /** Each power's last receipt with the salt that opens it; left out where orders stay secret. */
      readonly receipts?: ByPower<{ readonly receipt: string; readonly salt: string }>;
      /** With the receipts: the orders they seal, as they were on file. */
      readonly orders?: OrdersByPower;
      /** To a GM: powers whose players mail does not reach. */
      readonly unreached?: readonly Power[];
      /** What the reader had sent ahead for the phase that comes now. */
      readonly ahead?: readonly AheadTold[];
      /** Messages that were kept for these results. */
      readonly postal?: readonly { readonly press: Press; readonly sender: string | null }[];
      /** The game that was created when this one ended. */
      readonly sequel?: GameName;
    }
  | {
      readonly kind: 'press';
      readonly press: Press;
      readonly sender: string | null;
      /** Further messages of the same mail that look as if they were of the same sender. */
      readonly more?: readonly { readonly press: Press; readonly sender: string | null }[];
    }
  | { readonly kind: 'reminder'; readonly hours: number }
  /** No powers: who is late is not told. */
  | { readonly kind: 'late'; readonly powers: readonly Power[]; readonly own: boolean }
  /** `own`: to the one whose powers they were; nobody else's are told him. */
  | { readonly kind: 'abandoned'; readonly powers: readonly Power[]; readonly own: boolean }
  | { readonly kind: 'replacement-wanted'; readonly powers: readonly Power[] }
  | { readonly kind: 'civil-disorder'; readonly powers: readonly Power[] }
  /** `asks`: a player who needs a master's nod. `who` null: the reader may not be told. `address`: of a player; null: not told. */
  | {
      readonly kind: 'joined';
      readonly who: string | null;
      readonly address?: string | null;
      readonly as: 'player' | 'observer';
      readonly asks?: boolean;
    }
  | { readonly kind: 'left'; readonly who: string }
  /** `before`: the clock as it was. */
  | {
      readonly kind: 'deadline';
      readonly clock: PhaseClock;
      readonly before: PhaseClock;
      readonly by: By;
      /** All players wanted it so. */
      readonly agreed?: boolean;
    }
  /** A deadline that a player proposes; so many of so many powers want it. */
  | {
      readonly kind: 'deadline-wished';
      readonly by: By;
      readonly at: Instant;
      readonly have: number;
      readonly need: number;
    }
  | {
      readonly kind: 'settings';
      readonly changes: Partial<Settings>;
      readonly by: By;
      /** The game has another variant now. */
      readonly isOther?: boolean;
    }
  | { readonly kind: 'paused'; readonly by: By }
  /** `wasOver`: the game had ended. */
  | {
      readonly kind: 'resumed';
      readonly by: By;
      readonly wasOver: boolean;
      /** Since when it was paused, and the deadline that it had. */
      readonly pause?: { readonly since: Instant; readonly deadline: Instant };
    }
  | { readonly kind: 'still-paused' }
  | { readonly kind: 'outage'; readonly from: Instant; readonly to: Instant }
  | { readonly kind: 'unstarted'; readonly by: By }
  /** `from`: the phase that was current before. */
  | { readonly kind: 'rolled'; readonly by: By; readonly direction: 'back' | 'forward'; readonly from: PhaseCode }
  | { readonly kind: 'position-set'; readonly by: By }
  | {
      readonly kind: 'seat-taken';
      readonly powers: readonly Power[];
      /** Display name; null where it is hidden. */
      readonly who: string | null;
      readonly returned: boolean;
      /** Has the deadline moved? */
      readonly moved: boolean;
    }
  | {
      readonly kind: 'vacated';
      readonly powers: readonly Power[];
      readonly why: Vacancy;
      /** To the one who played. */
      readonly own: boolean;
    }
  | { readonly kind: 'bots-seated'; readonly powers: readonly Power[] }
  | { readonly kind: 'revived'; readonly power: Power; readonly withPassword: boolean }
  | { readonly kind: 'master-changed'; readonly who: string; readonly joined: boolean; readonly own: boolean }
  | { readonly kind: 'sent-away'; readonly as: 'observer' | 'applicant' }
  | { readonly kind: 'approved' }
  | { readonly kind: 'acted-for'; readonly by: string; readonly power: Power; readonly lines: readonly string[] }
  /** Units of others that the reader may order from now on, and those he may no longer. */
  | { readonly kind: 'proxy'; readonly given: readonly LentUnit[]; readonly taken: readonly LentUnit[] }
  /** After the end: somebody would have all press opened. `missing`: so many who played have not agreed; 0: it is open now. */
  | { readonly kind: 'press-vote'; readonly powers: readonly Power[]; readonly missing: number }
  | { readonly kind: 'voted'; readonly power: Power; readonly vote: Vote }
  | {
      readonly kind: 'absence-asked';
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly absence: Absence;
    }
  | { readonly kind: 'process-wanted' }
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
      /** The master who declared it so. */
      readonly by?: By;
      /** The game that was created when this one ended. */
      readonly sequel?: GameName;
    };

/** Where and for whom the desk answers. */
export interface Desk {
  readonly house: House;
  readonly zones: Zones;
  readonly now: Instant;
  /** IANA zone in which the reader is told times. */
  readonly zone: string;
  /** Where an answer should go. */
  readonly replyTo: string;
  /** The reader wants plain text alone. */
  readonly isClassic?: boolean;
  readonly help?: Help;
  /** Sets the position in plain text, for those who do not see the map; null where there is no map. */
  readonly textMap?: () => string | null;
}

/** Mail that is not about one game: answers of the judge's desk. */
export interface DeskContent {
  readonly report: readonly ReportLine[];
  readonly asked: readonly DeskAnswer[];
  /** Subject of the mail that is answered. */
  readonly subject: string;
  readonly attachments?: readonly Attachment[];
}

/** Who asks something of an address, as far as its reader is told. */
export interface Asker {
  /** Where the mail that asked came from. */
  readonly address: string;
  /** Name of the account; null: the asker is known by a password alone, and is not told whose it is. */
  readonly name: string | null;
  readonly server: { readonly ip: string; readonly host: string | null } | null;
  /** When the mail that asked was received. */
  readonly at: Instant;
}

export type DeskAnswer =
  | { readonly kind: 'help'; readonly topic: string | null }
  | { readonly kind: 'games'; readonly games: readonly GameLine[] }
  | { readonly kind: 'variants'; readonly variants: readonly Board[] }
  | {
      readonly kind: 'game';
      readonly context: MailContext;
      readonly what: 'list' | 'summary' | 'history' | 'map';
      readonly abbreviations?: true;
      readonly span?: HistorySpan;
    }
  /** The reader's games that are not over; so many more than are shown, and so many that are over. */
  | { readonly kind: 'my-games'; readonly games: readonly MailContext[]; readonly more: number; readonly over: number }
  | { readonly kind: 'saying'; readonly said: Said }
  /** To somebody who writes for the first time. */
  | { readonly kind: 'welcome'; readonly reader?: KnownReader }
  /** Nothing was done, since nothing proves who sent the mail. `word`: what to send back to prove it. */
  | {
      readonly kind: 'unproven';
      readonly word: string;
      /** Why nothing does. */
      readonly why: Telling;
      /** What the word proves: some of the mail's lines, without passwords, and how many more there are. */
      readonly mail: Omit<Asker, 'name'> & { readonly lines: readonly string[]; readonly more: number };
    }
  /** Somebody says that the reader's address is his, or that his mail is to go there. */
  | {
      readonly kind: 'confirm';
      readonly what: 'move' | 'tie';
      /** The address asked about. */
      readonly address: string;
      readonly asker: Asker;
      /** Is the reader the one whose account it is, written to at an address that the judge has of him? */
      readonly isOwn: boolean;
      /** What to send back; null: the address takes part in games, so that only its own person can ask for this. */
      readonly word: string | null;
    }
  /** To a GM: mail does not reach somebody of the game. */
  | {
      readonly kind: 'mail-stopped';
      readonly context: MailContext;
      /** Null where the reader may not be told. */
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly why: 'bounced' | 'complained' | 'refused';
    }
  /** Somebody has tried a wrong password of the reader's. */
  | {
      readonly kind: 'wrong-password';
      readonly game: string;
      /** The powers it is for, by the names that readers know; null: none yet. */
      readonly seat: readonly string[] | null;
      /** Null where the reader may not be told. */
      readonly by: Pick<Asker, 'server' | 'at'> & { readonly address: string | null };
      /** Is the sender's address proven? */
      readonly isProven: boolean;
    }
  /** Links to the reader's order sheets: one for each game. */
  | { readonly kind: 'sheets'; readonly sheets: readonly { readonly game: string; readonly href: string }[] }
  /** The reader's order sheet has been opened on a device that was not seen before: was it the reader? */
  | {
      readonly kind: 'device';
      readonly game: string;
      /** `Firefox on Android`; null: not known. */
      readonly device: { readonly browser: string | null; readonly system: string | null };
      readonly at: Instant;
      readonly word: string;
      /** A page with a button that says yes. */
      readonly page: string;
    }
  /** A word that the writer must send back has been mailed to these addresses. */
  | { readonly kind: 'word-sent'; readonly to: readonly ToldAddress[] }
  /** Somebody may come into a game, on the word of one of its people. */
  | {
      readonly kind: 'invitation';
      /** The game, with the eyes of whoever invites. */
      readonly context: MailContext;
      readonly by: { readonly name: string; readonly address: string };
      /** How whoever invites calls the reader; null: by nothing. */
      readonly called: string | null;
      /** Powers that can be taken over, the one that needs it most first; empty: the game is forming. */
      readonly open: readonly Power[];
      /** Where the reader ends such mails: a page, if there is one, and an address. */
      readonly stop: { readonly page: string | null; readonly mail: string };
    }
  | { readonly kind: 'what-if'; readonly game: string; readonly board: Board; readonly result: WhatIf }
  /** A line that begins like a command, or stands alone, and is none. */
  | { readonly kind: 'unknown-command'; readonly text: string; readonly nearest: readonly string[] };

/** A game in a public list. */
export interface GameLine {
  readonly name: string;
  readonly variant: string;
  readonly status: string;
  readonly phase: string | null;
  readonly deadline: Instant | null;
  readonly players: number;
  readonly seats: number;
  /** Options that stand after the variant's name, such as `Gunboat`. */
  readonly options?: readonly string[];
  /** `WGPF`, a dash for what is not allowed. */
  readonly press?: string;
  readonly comment?: string;
  /** The reader takes part. */
  readonly isOwn?: boolean;
  /** Powers that want a player. */
  readonly openings?: readonly { readonly power: string; readonly units?: number; readonly centers?: number }[];
}
