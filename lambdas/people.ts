/** Who is who: people, what they wish, and what waits for their word. */
import type { GameName, PersonId } from '../engine/game/events.ts';
import type { LanguageCode } from '../engine/messages/languages.ts';
import type { Settings } from '../engine/settings/fields.ts';
import type { Address } from '../engine/text/address.ts';
import type { Instant } from '../engine/time.ts';
import type { BotStrength } from '../engine/vocabulary.ts';
import type { ReceivedMail } from './delivery.ts';

export interface Person {
  readonly id: PersonId;
  /** The addresses that they write from, the first one first, in lower case. */
  readonly addresses: readonly string[];
  /** Where mail goes, of those; left out: to the first. What is not (yet) his is passed over. */
  readonly mailTo?: readonly string[];
  readonly name: string;
  /** `given` by somebody else, `made-up` by the judge: the first name of the person's own replaces it. Left out: own. */
  readonly nameIs?: 'own' | 'given' | 'made-up';
  /** IANA zone for times in mails; null: the game's. */
  readonly zone: string | null;
  /** Of mails to him; left out: English, nobody was asked. */
  readonly language?: LanguageCode;
  /** By a word or two or a program of theirs: their first sentence settles it. Left out: only where none is known. */
  readonly isLanguageGuessed?: boolean;
  /** Wishes a page of own finished games, and lets others see how punctual he is. */
  readonly publicPage?: boolean;
  /** Form of the subjects of his mails; left out: the plain one. */
  readonly subject?: 'classic' | 'plain';
  /** `classic`: mails in plain text, as the older judges sent them; left out: with everything. */
  readonly mail?: 'classic' | 'full';
  /** One mail a day with what is in no hurry; left out: each at once. */
  readonly digest?: boolean;
  /** When it goes, in minutes after midnight; left out: at seven. */
  readonly digestMinute?: number;
  /** Of a GM: also on a day on which no game needs them; left out: no. */
  readonly digestAlways?: boolean;
  /** Addresses that mail does not reach; left out: none is known. */
  readonly stopped?: readonly StoppedAddress[];
  /** Wishes about links to order sheets; left out: none. */
  readonly links?: LinkWishes;
  /** Would play for somebody who is gone; left out: no. */
  readonly substitute?: boolean;
  /** Games of which they want word when one like it forms; left out: none. */
  readonly watches?: readonly GameWatch[];
  /** Settings of games that they create, by name; left out: none. */
  readonly templates?: Readonly<Record<string, SavedSettings>>;
  /** Mails in this person's name were not answered, and no mail has said so yet. */
  readonly hasUnanswered?: boolean;
  /** The last mails of their own that were not answered, of which no mail has told yet; left out: none. */
  readonly unheard?: readonly UnheardMail[];
}

/** What a game has to be; `variant` null: any. */
export interface GameWatch {
  readonly variant: string | null;
  readonly options: readonly WatchedOption[];
}

export const WATCHED_OPTIONS = ['gunboat', 'blind', 'no press'] as const;
export type WatchedOption = (typeof WATCHED_OPTIONS)[number];

/** What a game was set to, to create others by. */
export interface SavedSettings {
  readonly variant: string;
  readonly settings: Settings;
}

/** A mail of somebody's own that was not answered, as there were too many like it. */
export interface UnheardMail {
  readonly at: Instant;
  /** Its first words. */
  readonly words: string;
}

/** Why no mail goes to an address: it bounced for good, its reader marked our mail as spam, or the mail service does not take it. */
export const STOP_REASONS = ['bounced', 'complained', 'refused'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export interface StoppedAddress {
  readonly address: string;
  readonly why: StopReason;
  readonly since: Instant;
}

/** What somebody wishes of the links to order sheets in their mails. */
export interface LinkWishes {
  /** Links of earlier generations are dead. */
  readonly generation: number;
  /** Identity of the mail that ended the one before, so that it ends no other. */
  readonly endedBy?: string;
  /** No links, and those that are out are dead. */
  readonly isOff?: true;
  /** A link of one game opens the sheets of all. */
  readonly isForAll?: true;
}

/** What somebody has written of themselves on a page, in its language and, as far as the browser tells, their zone. */
interface OnPage {
  readonly address: Address;
  readonly name: string;
  readonly language: LanguageCode;
  readonly zone: string | null;
}

/** Something that waits for the word of a mail to be sent back. */
export interface PendingWord {
  readonly word: string;
  readonly until: Instant;
  readonly what: /** Whoever reads mail at that address wrote this mail: it is carried out as proven. */
    | {
        readonly kind: 'mail';
        readonly address: string;
        readonly delivery: ReceivedMail;
        /** As whose it is carried out, where it came from another address; left out: of whoever has that in From. */
        readonly as?: PersonId;
      }
    /** The address is the person's too; `first`: mail goes there from now on. `also`: from there a word must come as well. */
    | {
        readonly kind: 'address';
        readonly person: PersonId;
        readonly address: string;
        /** Where the word has been sent: the same address, or an older one of the person's. */
        readonly sentTo: string;
        readonly first: boolean;
        readonly also: string | null;
        /** All that mail is to go to; left out: nothing about that changes. */
        readonly mailTo?: readonly string[];
      }
    | { readonly kind: 'erase'; readonly person: PersonId }
    /** Somebody has opened an order sheet of the person's on a device that has not been seen before: the session's id. */
    | { readonly kind: 'device'; readonly person: PersonId; readonly game: GameName; readonly session: string }
    /** Somebody has written the address on a page: to join the game. `link`: name of the link that they have; null: of none. */
    | (OnPage & { readonly kind: 'seat'; readonly game: GameName; readonly link: string | null })
    /** The same, to begin a game with friends. `hour`: in which it was asked; the same again in it is the same game. */
    | (OnPage & {
        readonly kind: 'friends';
        readonly variant: string;
        /** Those without an address get a link. */
        readonly people: readonly { readonly address: Address | null; readonly name: string | null }[];
        /** Bots play until the friends come. */
        readonly isNow: boolean;
        readonly strength: BotStrength;
        readonly hour: number;
      });
  /** Has the word come back? */
  readonly isConfirmed: boolean;
}

/** Who is who. Kept apart from the games, so that a person can be forgotten. */
export interface Directory {
  personAt(address: string): Promise<Person | null>;
  /** The id alone of whose address it is. */
  idAt(address: string): Promise<PersonId | null>;
  person(id: PersonId): Promise<Person | null>;
  /** Those of them who are known, by id. */
  people(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Person>>;
  /**
   * The person of an address; made when there is none. `name`: a display name that was seen, which becomes the person's
   * unless it has a better one: its own (`SET NAME`, or the first display name of its mails), else the first `given` one.
   */
  enrol(address: string, name: string | null, by?: 'self' | 'other'): Promise<Person>;
  /** Changes what is named; null when there is no such person. */
  change(
    id: PersonId,
    changes: Partial<
      Pick<
        Person,
        | 'name'
        | 'nameIs'
        | 'zone'
        | 'language'
        | 'isLanguageGuessed'
        | 'subject'
        | 'mail'
        | 'digest'
        | 'digestMinute'
        | 'digestAlways'
        | 'mailTo'
        | 'unheard'
        | 'publicPage'
        | 'links'
        | 'substitute'
        | 'watches'
        | 'templates'
        | 'stopped'
        | 'hasUnanswered'
      >
    >,
  ): Promise<Person | null>;
  /** Makes the address the person's, the first or the last, whoever had it; somebody without any address left is gone. */
  give(address: string, id: PersonId, place: 'first' | 'last'): Promise<void>;
  /** Name and addresses are gone for good; the id stands in records and means nobody. */
  forget(id: PersonId): Promise<void>;
  /** Remembers what waits for a word, or that it has come. */
  ask(pending: PendingWord): Promise<void>;
  /** What waits for the word; null when nothing does (any more). */
  asked(word: string): Promise<PendingWord | null>;
}
