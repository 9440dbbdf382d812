/**
 * What a mail of the judge is made from. Each kind of mail has a file of its own beside this one; `write-mail.ts` finds
 * it. A template is a pure function of a content and an occasion; it sees a view, never a game.
 */

import type { ArchiveBody } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Notification, NotificationKind } from '../../engine/game/events/notifications.ts';
import type { HistorySpan, Press, ReportLine } from '../../engine/game/events.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import type { ToldAddress } from '../../engine/messages/inquiry-messages.ts';
import type { ExampleReader } from '../../engine/rules/example-orders.ts';
import type { Absence, Instant, Zones } from '../../engine/time.ts';
import type { GameView } from '../../engine/view/view.ts';
import type { WhatIf } from '../../engine/what-if/what-if.ts';
import type { EventView } from '../pages/event-view.ts';
import type { BorderStanding } from '../variants/border.ts';
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
  /** How `content` is to be read; left out: as it stands. */
  readonly encoding?: 'base64';
  /** The mail's own text shows it under this id (RFC 2392). */
  readonly cid?: string;
}

/** A document of the house by its name, as Markdown; null when there is none. */
export type HelpText = (topic: string, board?: Board | null, reader?: ExampleReader | null) => string | null;

/** Names and addresses of the judge. */
export interface House {
  /** Short name in `::` lines and classic subjects, e.g. `CHAN`. */
  readonly code: string;
  /** Address of the judge's desk. */
  readonly judge: string;
  /** Address of a game, e.g. `marne@judge.example.org`. */
  readonly gameAddress: (game: string) => string;
  /** All games have one address: a mail's subject says which is meant. Left out: each has its own. */
  readonly isTagged?: boolean;
  readonly site: string;
  /** Can readers open the pages of `site`? Left out: yes. */
  readonly hasPages?: boolean;
}

/** Where and for whom a mail about a game is written. */
export interface MailContext {
  readonly house: House;
  readonly view: GameView;
  /** As the reader saw it before, where the mail tells what has changed. */
  readonly before?: GameView;
  readonly board: Board;
  readonly zones: Zones;
  readonly now: Instant;
  /** IANA zone in which the reader reads times, beside UTC. */
  readonly zone: string;
  readonly links: {
    readonly game: string;
    /** Page of the map of the phase the mail is about; null when there is none. */
    readonly map: string | null;
    /** PNG of that map. */
    readonly mapPicture: string | null;
    /** PNG of a phase's board before its orders, as far as the reader sees it. */
    readonly board: (phase: PhaseCode) => string | null;
  };
  /** The reader's own order sheet of the game, which nobody else may know; left out: there is none. */
  readonly sheet?: string;
  /** What is known of the reader: a name, if one was ever seen, and whether he reads times in a zone of his own. */
  readonly reader?: KnownReader;
  /** Where an answer to the judge should go. */
  readonly replyTo: string;
  /** Where an answer to the message goes that the mail brings, where it goes to whoever wrote that. */
  readonly answers?: string;
  /** For a GM who does not play: the address of each player; left out: the reader is none. */
  readonly addresses?: Readonly<Partial<Record<Power, string>>>;
  /** For a GM: powers whose players our mail does not reach; left out: none. */
  readonly unreached?: readonly Power[];
  /** For all others: our mail reaches no GM of the game. */
  readonly hasLostMaster?: true;
  /** Mails in the reader's name that were not answered, since anybody could have written them; left out: none. */
  readonly unanswered?: number;
  /** Mails of the reader's own that were not answered, as there were too many like them; left out: none. */
  readonly unheard?: readonly { readonly at: Instant; readonly words: string }[];
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

/** The games that the reader runs, the worst trouble first. */
export interface Morning {
  readonly games: readonly MailContext[];
  /** Where they are on one page; null: there is no link. */
  readonly page: string | null;
  /** Nothing has changed since the last one: in so many days it is said again. */
  readonly again?: number;
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
  readonly topics: readonly {
    readonly name: string;
    readonly about: string;
    /** Its name, where the document holds the rules of a variant. */
    readonly variant?: string;
  }[];
  /** With the rules and examples of the game on that board; left out: of the standard game. */
  readonly text: HelpText;
  /** The document in another language than English, by its code; null where it has not been translated. */
  readonly translated: (
    topic: string,
    language: string,
    board?: Board | null,
    reader?: ExampleReader | null,
  ) => string | null;
  /** Of such a document. */
  readonly title: (topic: string, language: string) => string | null;
  /** The map of a variant by its id, name or alias; null when there is none. */
  readonly board: (variant: string) => Board | null;
  /** What a border of a variant rests on. */
  readonly standing?: BorderStanding;
}

/** Tidings with people as the reader may know them: whoever brought it about, who it is about, who signs a message. */
type Named<T> = {
  readonly [F in keyof T]: F extends 'by'
    ? By
    : F extends 'who' | 'sender' | 'address'
      ? Extract<T[F], null> | string
      : F extends 'more' | 'postal'
        ? readonly LetterMessage[]
        : T[F];
};

interface LetterMessage {
  readonly press: Press;
  readonly sender: string | null;
}

/** What a mail about a game tells. */
export type GameMailContent = {
  readonly [N in Notification as N['kind']]: Named<N>;
}[NotificationKind];

/** Where and for whom the desk answers. */
export interface AccountMailContext {
  readonly house: House;
  readonly zones: Zones;
  readonly now: Instant;
  /** IANA zone in which the reader reads times. */
  readonly zone: string;
  /** Where an answer should go. */
  readonly replyTo: string;
  /** Mails in the reader's name that were not answered, since anybody could have written them; left out: none. */
  readonly unanswered?: number;
  /** Mails of the reader's own that were not answered, as there were too many like them; left out: none. */
  readonly unheard?: readonly { readonly at: Instant; readonly words: string }[];
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

/** Who asks something of an address, as far as its reader may know. */
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
  /** `board`: of the game that the mail was about; left out: of none. */
  | { readonly kind: 'help'; readonly topic: string | null; readonly board?: Board }
  | { readonly kind: 'games'; readonly games: readonly PublicGameRow[] }
  | { readonly kind: 'variants'; readonly variants: readonly Board[] }
  | {
      readonly kind: 'game';
      readonly context: MailContext;
      readonly what: 'list' | 'summary' | 'history' | 'map';
      readonly abbreviations?: true;
      readonly span?: HistorySpan;
    }
  /** The reader's games that are not over; so many more than are shown, and so many that are over. */
  | {
      readonly kind: 'my-games';
      readonly games: readonly MailContext[];
      readonly more: number;
      readonly over: number;
      /** Where a GM has them on one page; null: there is no link. */
      readonly page: string | null;
    }
  | { readonly kind: 'saying'; readonly said: Message }
  /** To somebody who writes for the first time. */
  | { readonly kind: 'welcome'; readonly reader?: KnownReader }
  /** Nothing was done, since nothing proves who sent the mail. `word`: what to send back to prove it. */
  | {
      readonly kind: 'unproven';
      readonly word: string;
      /** Why nothing does. */
      readonly why: MessageOrText;
      /** What the word proves: some of the mail's lines, without passwords, and how many more there are. */
      readonly mail: Pick<Asker, 'server' | 'at'> & {
        /** Null where the reader may not know it. */
        readonly address: string | null;
        readonly lines: readonly string[];
        readonly more: number;
      };
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
  /** What has been collected for the reader, each with where an answer goes. */
  | {
      readonly kind: 'digest';
      /** Without a text its subject says all. */
      readonly mails: readonly { readonly subject: string; readonly text: string; readonly replyTo: string | null }[];
      /** Of mails of one game; left out: of all that was collected. */
      readonly title?: string;
      /** To a GM: how their games stand; left out: the reader runs none. */
      readonly morning?: Morning;
    }
  /** To a GM: mail does not reach somebody of the game. */
  | {
      readonly kind: 'mail-stopped';
      readonly context: MailContext;
      /** Null where the reader may not know. */
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly why: 'bounced' | 'complained' | 'refused';
    }
  /** To a player: our mail reaches no GM of the game; `who`: the one whom we have lost last. */
  | { readonly kind: 'master-lost'; readonly context: MailContext; readonly who: string }
  /** To a GM: our program fails on a mail of somebody in the game. `at`: when it came. */
  | {
      readonly kind: 'mail-unread';
      readonly context: MailContext;
      /** Null where the reader may not know. */
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly at: Instant;
    }
  /** To a GM who does not play: somebody shows them a message. `from`: as whom it shows its sender. */
  | {
      readonly kind: 'reported';
      readonly context: MailContext;
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly from: Power;
      readonly at: Instant;
      readonly body: string;
      readonly why: string;
      /** The reader runs the judge, and each GM of the game plays. */
      readonly isOperator?: true;
    }
  /** To a GM who plays in none of these games: somebody asks in each for an absence longer than it allows. */
  | {
      readonly kind: 'absences-asked';
      readonly who: string;
      readonly address: string;
      readonly games: readonly {
        readonly context: MailContext;
        readonly powers: readonly Power[];
        readonly absence: Absence;
      }[];
    }
  /** To a GM who does not play: two people of the game may be one. */
  | {
      readonly kind: 'double-seat';
      readonly context: MailContext;
      readonly who: string | null;
      readonly powers: readonly Power[];
      readonly other: string;
      readonly signs: readonly ('mailbox' | 'name' | 'password' | 'device')[];
    }
  /** Somebody has tried a wrong password of the reader's. */
  | {
      readonly kind: 'wrong-password';
      readonly game: string;
      /** The powers it is for, by the names that readers know; null: none yet. */
      readonly seat: readonly string[] | null;
      /** `who`: an address, or a name as the game shows it; null where the reader may know neither. */
      readonly by: Pick<Asker, 'server' | 'at'> & { readonly who: string | null };
      /** Is the sender's address proven? */
      readonly isProven: boolean;
    }
  /** Links to the reader's order sheets: one for each game. */
  | { readonly kind: 'sheets'; readonly sheets: readonly { readonly game: string; readonly href: string }[] }
  /** The reader's order sheet has been opened on a device that was not seen before: was it the reader? */
  | {
      readonly kind: 'device';
      /** Null: on a GM's page of all games. */
      readonly game: string | null;
      /** `Firefox on Android`; null: not known. */
      readonly device: { readonly browser: string | null; readonly system: string | null };
      readonly at: Instant;
      readonly word: string;
      /** A page with a button that says yes. */
      readonly page: string;
    }
  /** Somebody has written this address on a page: to join a game, or to begin one with friends. */
  | {
      readonly kind: 'entry';
      /** The game that they would join; null: they would begin one. */
      readonly game: string | null;
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
      /** Where the reader joins by name and address; good for one seat. */
      readonly page: string;
      /** Where the reader ends such mails: a page, if there is one, and an address. */
      readonly stop: { readonly page: string | null; readonly mail: string };
    }
  /** How an event stands. */
  | { readonly kind: 'event'; readonly event: EventView }
  /** A game forms that the reader watches for. */
  | { readonly kind: 'watched'; readonly context: MailContext }
  | { readonly kind: 'what-if'; readonly game: string; readonly board: Board; readonly result: WhatIf }
  /** A line that begins like a command, or stands alone, and is none. */
  | { readonly kind: 'unknown-command'; readonly text: string; readonly nearest: readonly string[] };

export interface PublicGameRow {
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
