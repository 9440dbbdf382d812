/**
 * What the use cases need of the world. Each port has one adapter for AWS and one for the local judge, or one for both
 * (`lambdas/adapters`, `infra/local`). Everything here may be called twice with the same effect as once.
 */

import type { ArchiveDocument } from '../engine/archive/document.ts';
import type { Board } from '../engine/board/board.ts';
import type { PhaseCode, Position } from '../engine/board/position.ts';
import type { DrawDocument } from '../engine/events/draw-document.ts';
import type { EventStanding } from '../engine/events/standings.ts';
import type { Digest } from '../engine/game/canonical.ts';
import type { NearVariant } from '../engine/game/decide/variant-written.ts';
import type { Commit, GameName, PersonId } from '../engine/game/events.ts';
import type { Game, GameStatus } from '../engine/game/game.ts';
import type { LanguageCode } from '../engine/messages/languages.ts';
import type { Sight } from '../engine/rules/sight.ts';
import type { Instant, Zones } from '../engine/time.ts';
import type { WhatIfLine } from '../engine/what-if/what-if.ts';
import type { Attachment, GameMailContent, Help } from '../templates/mail/mail.ts';
import type { Rank } from '../templates/mail/rank.ts';
import type { ThemeName } from '../templates/map/theme.ts';
import type { EventView } from '../templates/pages/event-view.ts';
import type { OwnAddresses } from './addresses.ts';
import type { ClubStore } from './club.ts';
import type { PendingMailHead, ReceivedMail } from './delivery.ts';
import type { Directory, UnheardMail } from './people.ts';

/** The games, as lists of commits. */
export interface GameStore {
  /** Stores the commit if its number is free; false when another commit has it. `along`: mails that may be stored with it. */
  append(commit: Commit, along?: CommitExtras): Promise<boolean>;
  /** Commits with a number above `n`, in order; so many of them at the most. */
  commitsAfter(game: GameName, n: number, most?: number): Promise<readonly Commit[]>;
  /** The snapshot (the game up to the last commit whose consequences are all on their way) and the commits after it. */
  latest(game: GameName): Promise<Latest>;
  /** Puts the snapshot in the place of any other. One that goes back costs no more than that what comes after it is published again.
   *  `apart`: as {@link Latest} says of the snapshot that is there; left out: of that nothing is known. */
  saveSnapshot(game: Game, apart?: number): Promise<void>;
}

/** What goes into the store with a commit, in one piece with it, or into the outbox as ever. */
export interface CommitExtras {
  readonly mails: readonly OutgoingMail[];
  /** Nothing else follows from the commit: stored with them it is done with. */
  readonly isAll?: boolean;
  /** The commit is stored, and the mails with it. */
  readonly onStored: () => void;
  /** What the commit follows from, for the log alone (`games/cause.ts`). It is kept beside it where that costs nothing. */
  readonly cause?: string;
}

/** All that there is of a game. */
export interface Latest {
  /** Null: nothing has been published yet. */
  readonly snapshot: Game | null;
  /** In order. */
  readonly commits: readonly Commit[];
  /** So many keys of answered mails, the oldest, need not be stored again with the next snapshot; left out: none. */
  readonly apart?: number;
  /** What commits follow from, by their numbers, as far as that was kept (`Along.cause`). */
  readonly causes?: ReadonlyMap<Commit['n'], string>;
}

/** A line of the public list of games. */
export interface GameEntry {
  readonly name: GameName;
  /** Number of the commit this tells the state after. */
  readonly n: number;
  readonly variant: string;
  /** Edition of the variant's data; left out: 1. */
  readonly edition?: number;
  readonly status: GameStatus;
  readonly phase: PhaseCode | null;
  readonly deadline: Instant | null;
  /** When time will next bring something about; null: never. */
  readonly wake: Instant | null;
  readonly listed: boolean;
  readonly players: number;
  readonly seats: number;
  /** What LIST tells of it in a line or two; left out in entries of an older release. */
  readonly brief?: {
    readonly options: readonly string[];
    readonly press: string;
    readonly comment: string;
    /** Left out: how many units and centers each has, where not all may know. */
    readonly openings: readonly { readonly power: string; readonly units?: number; readonly centers?: number }[];
  };
  readonly updated: Instant;
}

/** The index of games and of who takes part: a cache, which `sweep` rebuilds from the games. */
export interface GameIndex {
  /** Stores the entry unless one with a higher `n` is there. */
  put(entry: GameEntry, people: readonly PersonId[]): Promise<void>;
  entry(name: GameName): Promise<GameEntry | null>;
  /** All entries, or so many of them at the most. */
  list(most?: number): Promise<readonly GameEntry[]>;
  /** Entries of games that are not over; of the others nothing is read. */
  going(): Promise<readonly GameEntry[]>;
  gamesOf(person: PersonId): Promise<readonly GameName[]>;
  /** Those the person has left too. */
  gamesEver(person: PersonId): Promise<readonly GameName[]>;
}

/** A browser in which an order sheet has been opened by its link. */
export interface SheetSession {
  /** SHA-256 of what the browser's cookie says: nobody who reads this can make the cookie. */
  readonly id: string;
  readonly game: GameName;
  readonly person: PersonId;
  /** The person's part in the game and the generation of the link that it was opened by: of another it is dead. */
  readonly part: string;
  readonly generation: number;
  /** The person has answered that it was they who opened it. */
  readonly isConfirmed: boolean;
  readonly used: Instant;
}

/** The browsers in which order sheets are open, each kept for so long after it was last used. */
export interface Sessions {
  session(id: string): Promise<SheetSession | null>;
  save(session: SheetSession): Promise<void>;
  /** Drops it; what is not there is dropped already. */
  end(id: string): Promise<void>;
  /** When a person's links to the sheet of a game were last used; null: not within that time. */
  lastUse(person: PersonId, game: GameName): Promise<Instant | null>;
  use(person: PersonId, game: GameName, at: Instant): Promise<void>;
}

/** Which mails have been dealt with, by key. A marker written last: never the guard of an effect. */
export interface MailLedger {
  isDone(key: string): Promise<boolean>;
  done(key: string, what: string): Promise<void>;
}

/** Counters that slow down floods and guessing. */
export interface Budgets {
  /** Takes `amount` (one) from the budget of `key`, the last time more than is left; false when `limit` in `windowMs` is used up. */
  spend(key: string, limit: number, windowMs: number, amount?: number): Promise<boolean>;
  /** How much has been taken from the budget in this window. */
  spent(key: string, windowMs: number): Promise<number>;
}

/** Addresses that mail must not go to any more: it bounced for good, or its reader complained. */
export interface SuppressionList {
  why(address: string): Promise<string | null>;
  /** `why` null: mail may go there again. */
  stop(address: string, why: string | null): Promise<void>;
}

/** The same for whoever hears what became of mails. */
export interface BounceList extends SuppressionList {
  /** A mail came back for a reason that need not be the address's. True: it did so on three days, and mail there is stopped now. */
  doubt(address: string): Promise<boolean>;
}

/** A mail to one address, ready to be composed. */
export interface OutgoingMail {
  /** Derived from what it tells and whom: the same mail has the same id. */
  readonly id: string;
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** Empty: the mail has its text alone. */
  readonly html: string;
  readonly attachments?: readonly Attachment[];
  /** Left out: `results`. */
  readonly rank?: Rank;
  /** It is sent with others in one mail, from this instant on; left out: by itself, at once. */
  readonly heldUntil?: Instant;
  /** Held with its like alone, of a game or of one kind, as a mail of its own; left out: with all that is held for its reader. */
  readonly batch?: string;
  /** What a mail of a batch tells: it is written again when the batch goes (`outgoing/held-notices.ts`). */
  readonly told?: { readonly game: GameName; readonly content: GameMailContent };
  /** In a digest its subject says all. */
  readonly isBrief?: true;
  /** It says again what the mail of its reader's morning says of their games: no news by itself. */
  readonly isReminder?: true;
  /** Nobody has to read it once that game has begun; left out: it is news as long as it waits. */
  readonly untilStart?: GameName;
  /** It waits for others, and becomes one mail with them under this id. */
  readonly together?: { readonly id: string; readonly until: Instant };
  /** Further headers, among them `Auto-Submitted`, `References`, `X-Judge-Mail-Id`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Instant;
  /** What it follows from, for the log alone (`games/cause.ts`). */
  readonly cause?: string;
  /** When its reader wrote from this address, by a mail that proved them: mail to it was stopped no more. */
  readonly heard?: Instant;
}

/** Sees to it that this is written. */
export type DeferredWork = (write: () => Promise<void>) => Promise<void>;

/** What has begun and is not done, found without a look at what is. */
export interface PendingWork {
  /** Games in which something has fallen due by this instant, and since when. */
  due(by: Instant): Promise<readonly { readonly name: GameName; readonly since: Instant }[]>;
  /** Commits from before this instant of which nobody has noted that all has followed from them. */
  commits(by: Instant): Promise<readonly { readonly game: GameName; readonly n: number }[]>;
  /** All that follows from the commit is on its way. */
  followed(commit: { readonly game: GameName; readonly n: number }): Promise<void>;
  /** Lists show something else than is published. */
  listsChanged(change: ListsChange): Promise<void>;
  /** What is not written yet; null: nothing. `marks`: what is to be said when it is written. */
  listsToWrite(): Promise<(Omit<ListsChange, 'going'> & { readonly marks: readonly ListsMark[] }) | null>;
  listsWritten(marks: readonly ListsMark[]): Promise<void>;
  /** From now on nobody else writes lists, for so many milliseconds at most. False: somebody does. */
  holdLists(milliseconds: number): Promise<boolean>;
  freeLists(): Promise<void>;
}

/** What lists show of games that go on, of games that are over, or were, and of people who wish a page, or no longer. */
export interface ListsChange {
  readonly going: readonly GameName[];
  readonly games: readonly GameName[];
  readonly people: readonly PersonId[];
}

/** That something has changed, and how often: what changes again meanwhile is not written. */
export interface ListsMark {
  readonly key: { readonly pk: string; readonly sk: string };
  readonly times: number;
}

/** What lists are to be written from. */
export interface ListsWork {
  readonly going: readonly GameEntry[];
  /** Those of which lists may show something else now; null: it is gone. */
  readonly games: ReadonlyMap<GameName, GameEntry | null>;
  readonly people: readonly PersonId[];
  /** The games that somebody has ever taken part in. */
  readonly gamesOf: (person: PersonId) => Promise<readonly GameName[]>;
  /** Of this process: a release may write pages otherwise than the one before. */
  readonly isFirst: boolean;
}

/** A mail that waits to be sent. */
export interface OutboxMail {
  readonly id: string;
  readonly rank: Rank;
  /** As {@link OutgoingMail} has it, where whoever asks knows that. */
  readonly cause?: string;
}

/** Mails that wait to be sent. */
export interface Outbox {
  /**
   * Stores the mail unless it is there already, and asks for it to be sent. `later`: is handed what enters it in the list of the
   * address, to be done before what the mail follows from counts as published; left out: that is done at once.
   */
  post(mail: OutgoingMail, later?: DeferredWork): Promise<void>;
  /** The same of several at once: all are stored before the first is asked for. `stored`: those that are there for certain. */
  postAll(
    mails: readonly OutgoingMail[],
    later?: DeferredWork,
    stored?: ReadonlySet<OutgoingMail['id']>,
  ): Promise<void>;
  /** The mail, if it is to be sent and nobody else is at it; marked as being sent. */
  claim(id: string): Promise<OutgoingMail | null>;
  sent(id: string, messageId: string): Promise<void>;
  /** It could not be sent: whoever asks for it from this instant on has it. The answer: since when it has rested without being sent. */
  putBack(id: string, until: Instant): Promise<Instant>;
  /** The last mails posted to an address, the newest first. */
  last(address: string, count: number): Promise<readonly OutgoingMail[]>;
  /** Mails posted and not sent, for repair: those that go first come first, and of them the oldest. */
  waiting(): Promise<readonly OutboxMail[]>;
  /** Those that were held until now or before. */
  held(): Promise<readonly string[]>;
}

/** Mails that will not be sent by themselves: they lie where somebody can send them again by hand. */
export interface AsideMails {
  /** `why`: what the mail service said, or a code of ours (`aside/no-room`). Never an address. */
  put(id: string, why: string): Promise<void>;
  all(): Promise<readonly { readonly id: string; readonly why: string; readonly since: Instant }[]>;
  /** It waits to be sent, as on its first day. */
  takeUp(id: string): Promise<void>;
}

export interface Turns {
  /** While sending is paused there are none, but once a minute one for a `probe`: a mail by which it is seen whether the pause is over. */
  readonly at: readonly Instant[];
  readonly isProbe: boolean;
  /** Why there are none else: what goes first needs them now (`rate`), or most of what a day allows (`day`). */
  readonly short?: 'rate' | 'day';
  /** Where it is the rate: when to ask again. */
  readonly again?: Instant;
}

/** Paces what is sent by all senders together. */
export interface Pace {
  /** Instants at which so many mails of a rank may be sent, in order. */
  take(count: number, rank: Rank): Promise<Turns>;
  /** The mail service takes less than was thought: nobody sends for a moment. */
  slow(): Promise<void>;
  /** The mail service takes nothing: nobody sends until a probe has arrived. False: that was known. */
  pause(): Promise<boolean>;
  resume(): Promise<void>;
}

/** Hands a composed mail to the world; the answer is the message id it was sent under. */
export type SendMail = (mail: OutgoingMail, raw: Uint8Array) => Promise<string>;

/** Files: raw mail, maps, pages. Keys are relative paths with forward slashes. */
export interface Files {
  put(key: string, body: Uint8Array | string, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
}

/** One wake-up call for each game. */
export interface Timers {
  /** Replaces the game's wake-up; null takes it away. */
  wake(game: GameName, at: Instant | null): Promise<void>;
}

/** Mail received and not yet handled: what a deadline waits for. */
export interface Mailroom {
  /** Nothing waits for the mail any more: it has been dealt with, and that is written down. */
  clear?(delivery: ReceivedMail): Promise<void>;
  /** Takes in what a bot of the judge has written, as mail that has just been received and is proven: stored for good, then
   *  told of like any other. The same id is the same mail. Left out: bots do not play. */
  takeIn?(mail: BotMail): Promise<void>;
  /** The head of a mail, without reading the rest; null: it is gone. Left out: whoever asks reads the whole mail. */
  head?(delivery: ReceivedMail): Promise<PendingMailHead | null>;
  /** Mail received before this instant, at which something is due in the game, and not handled yet. Where what waits is handled
   *  elsewhere, nothing, once none is left that the game waits for. `except`: the delivery that asks, which does not wait for itself. */
  unhandled(before: Instant, game: GameName, except?: ReceivedMail['id']): Promise<readonly ReceivedMail[]>;
}

/** A mail that a bot writes. */
export interface BotMail {
  /** Derived from what it answers: the same mail has the same id. Begins as no other delivery's does. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly raw: string;
}

/** Signs of life: what tells an outage of the judge from a quiet night. */
export interface Heartbeat {
  /** When the judge last showed that it was alive; null when it never has. */
  last(): Promise<Instant | null>;
  beat(at: Instant): Promise<void>;
}

/** What mails tell of what is published. */
export interface Links {
  /** Page of one phase, with its map. */
  phaseUrl(game: GameName, phase: PhaseCode): string;
  /** The map of one phase: with the orders, or of the board before they are known. `sight`: as its reader sees it; left out: whole.
   *  `language`: of its names; left out: English. `theme`: an SVG for the day or the night; left out: a PNG. */
  mapUrl(
    game: Game,
    phase: PhaseCode,
    shows: {
      readonly isResolved: boolean;
      readonly sight?: Sight;
      readonly language?: LanguageCode;
      readonly theme?: ThemeName;
    },
  ): string;
  gameUrl(game: GameName): string;
  /** A board in plain text: a table by power, and centres and units where they lie. */
  textMap?(game: Game, position: Position, sight?: Sight): string | null;
  /** The archive of the game as it stands, as it is published. Left out where no archives are kept. */
  archiveOf?(game: Game): Promise<ArchiveDocument | null>;
}

/** What is published of a game is to be written. */
export interface PagesRequest {
  readonly game: GameName;
  /** What the commits after this one leave for good, and the game as it stands. */
  readonly after: number;
  /** What the first of them follows from, for the log alone (`games/cause.ts`). */
  readonly cause?: string;
}

/** What is published of an event. */
export interface EventShown {
  readonly view: EventView;
  readonly standings: readonly EventStanding[];
  readonly nameOf: (person: PersonId) => string;
  readonly draws: DrawDocument;
}

/** Draws and publishes what anybody may see: maps and pages. */
export interface Publisher extends Links {
  /** Sees to it that pages are written soon, elsewhere. Left out: whoever has committed writes them. */
  ask?(request: PagesRequest): Promise<void>;
  /** Publishes what follows from this commit for good: the maps, orders and results of a phase. */
  publishPhase(before: Game | null, after: Game, commit: Commit): Promise<void>;
  /** Publishes what shows the game as it stands. `again`: all of it, also what was written before and should be there. */
  publishGame(game: Game, again?: boolean): Promise<void>;
  /** Publishes what is about no single game: lists, feed, variants, help. Left out where nobody looks at pages. */
  publishLists?(entries: readonly GameEntry[]): Promise<void>;
  /** Publishes the pages of events. Left out where nobody looks at pages. */
  publishEvents?(events: readonly EventShown[]): Promise<void>;
  /** The same, of what has changed. False: nothing is kept that it could be put into. */
  keepLists?(work: ListsWork): Promise<boolean>;
}

/** Who is written to by the desk. */
export interface DeskReader {
  readonly id: string;
  readonly to: string;
  /** IANA zone in which they read times; null: UTC. */
  readonly zone: string | null;
  /** Wants plain text alone. */
  readonly isClassic?: boolean;
  /** Left out: English. */
  readonly language?: LanguageCode;
  readonly answers: string | null;
  /** Mails in the reader's name that were not answered; left out: none. */
  readonly unanswered?: number;
  /** Mails of the reader's own that were not answered; left out: none. */
  readonly unheard?: readonly UnheardMail[];
}

/** One position and what would be ordered there. */
export interface WhatIfAsked {
  readonly game: string;
  readonly phase: PhaseCode | null;
  readonly lines: readonly WhatIfLine[];
}

/** What a mail asks with WHATIF, to be worked out apart from everything that knows of orders on file. */
export interface WhatIfRequest {
  readonly reader: DeskReader;
  /** Subject of the mail that asked. */
  readonly subject: string;
  /** Each with its line in that mail, and the line's text. */
  readonly questions: readonly { readonly line: number; readonly text: string; readonly asked: WhatIfAsked }[];
  /** The mail that asked, for the log alone (`games/cause.ts`). */
  readonly cause?: string;
}

/** TRY VARIANT: a stored mail with a map of its writer's own. */
export interface VariantTrial {
  readonly reader: DeskReader;
  readonly subject: string;
  /** Key of the mail among the files. */
  readonly mail: string;
  readonly line: number;
  readonly text: string;
  /** The variant's id ends with its first ten letters; the whole shows that we were asked by this reader. */
  readonly token: string;
  /** The mail that asked, for the log alone (`games/cause.ts`). */
  readonly cause?: string;
}

/** A message, by the commit that holds it and its number among the messages of that commit. */
export interface HiddenPlace {
  /** Below 2^32. */
  readonly n: number;
  /** Below 2^16. */
  readonly i: number;
}

/** Keyed hashing for passwords and reply addresses. */
export interface Secrets {
  hashPassword(password: string): Promise<string>;
  /** `folded`: as older versions read it in sign-ons, with letters without their marks; hashes made by them are good for that. */
  verifyPassword(password: string, hash: string, folded?: string): Promise<boolean>;
  /** The secret part of a reply address: 16 lower-case base32 letters from what it stands for. */
  replyToken(subject: string): string;
  /** The secret of a link to an order sheet: 32 lower-case base32 letters (160 bits) from what it stands for. */
  linkToken(subject: string): string;
  /** Hides where a message stands, so that nobody can tell how many came between: 26 lower-case base32 letters. */
  hidePlace(place: HiddenPlace, context: string): string;
  /** The place; null when these letters hide none in this context. */
  placeHidden(letters: string, context: string): HiddenPlace | null;
  salt(): string;
  random(): number;
}

export interface Services {
  /** What was read for this piece of work is read again: others have had time to change it. Left out: nothing is remembered. */
  readonly forget?: () => void;
  /** Writes what was put off to the end of this piece of work. Left out: nothing is put off. */
  readonly settle?: () => Promise<void>;
  readonly games: GameStore;
  readonly index: GameIndex;
  readonly directory: Directory;
  readonly ledger: MailLedger;
  readonly budgets: Budgets;
  readonly sessions: Sessions;
  readonly undone: PendingWork;
  readonly club: ClubStore;
  readonly outbox: Outbox;
  readonly stopped: SuppressionList;
  readonly files: Files;
  readonly timers: Timers;
  readonly mailroom: Mailroom;
  /** Left out where time stands still when the judge does (tests, the fast clock). */
  readonly heartbeat?: Heartbeat;
  readonly publisher: Publisher;
  /** Sees to it that the lists of games, of which it is noted that they have changed, are written soon. Left out: the sweep does it. */
  readonly renewLists?: () => Promise<void>;
  /** Sees to it that this is answered. */
  readonly askWhatIf: (request: WhatIfRequest) => Promise<void>;
  /** Sees to it that this is tried and answered. Left out: this judge takes no variants by mail. */
  readonly tryVariant?: (trial: VariantTrial) => Promise<void>;
  /** Sees to it that each variant on trial that the text names is at hand for `board`. Left out: all are. */
  readonly fetchVariants?: (text: string) => Promise<void>;
  readonly secrets: Secrets;
  readonly zones: Zones;
  readonly digest: Digest;
  readonly now: () => Instant;
  /** The board of a variant; null when there is no such variant. Ids and aliases are taken. `edition`: that of its data
   *  which a game is played on; left out: the one for new games. */
  readonly board: (variant: string, edition?: number) => Board | null;
  readonly variants: () => readonly Board[];
  readonly nearVariant: (words: readonly string[]) => NearVariant | null;
  /** Domain and name of the judge. */
  readonly house: OwnAddresses & {
    readonly judge: string;
    readonly code: string;
    readonly site: string;
    /** Can readers of mail open its pages? Left out: yes. */
    readonly hasPages?: boolean;
    /** Who runs it, by address; left out: nobody has said. */
    readonly operator?: string;
    /** Page that ends invitations by one click, to whose address a slash and a token are added; left out: by mail alone. */
    readonly stopPage?: string;
    /** Are deadlines of new games spread over the evening? Left out: no. */
    readonly evenings?: boolean;
    /** Answers of the same two minutes go as one mail (engine/game/answers.ts). Left out: each goes at once. */
    readonly joinsAnswers?: boolean;
    /** Its clock runs faster than those by which mail is dated; left out: no. */
    readonly isClockFast?: boolean;
  };
  /** The house's documents, for HELP and GET. */
  readonly help?: Help;
  /** The language in which somebody without one of their own has just written. */
  readonly speaks?: { readonly address: string; readonly language: LanguageCode };
  readonly log: (what: string, facts: Readonly<Record<string, string | number | boolean | null>>) => void;
  /** What a commit follows from, by its id in the log (`games/cause.ts`); null, or left out: it is not from here. */
  readonly caused?: (commit: Commit) => string | null;
}
