/** A game as the judge knows it: everything, secrets included. It leaves the engine only through `engine/view`. */

import type { PhaseCode, Position, Resolution } from '../board/position.ts';
import type { ByPower, Power } from '../board/variant.ts';
import type { ActMessage } from '../messages/acts.ts';
import type { Bid } from '../rules/seat-rules.ts';
import type { Sight } from '../rules/sight.ts';
import type { Settings } from '../settings/fields.ts';
import type { Absence, Instant } from '../time.ts';
import type { BotStrength } from '../vocabulary.ts';
import type { LastAnswer } from './answers.ts';
import { isBot, isVacant } from './bots.ts';
import type { OldPendingConfirmation, PendingConfirmation } from './confirmable.ts';
import type { DiaryEntry } from './diary.ts';
import type {
  FiledOrder,
  GameName,
  GameOutcome,
  PersonId,
  PhaseClock,
  Preferences,
  Press,
  ResolvedPhase,
  SentAhead,
  Vote,
} from './events.ts';
import type { PendingOf } from './orders/pending-sets.ts';

export type GameStatus = 'forming' | 'active' | 'paused' | 'finished';

/** One power's seat. */
export interface Seat {
  readonly power: Power;
  /** Who plays it, perhaps a bot (bots.ts); null when nobody does. */
  readonly person: PersonId | null;
  /** Rises with each change of player, so that reply addresses of the former player stop working. */
  readonly epoch: number;
  /** `dummy`: never had a player. `abandoned`: its player is gone, the game waits for a replacement.
   *  `civil-disorder`: no longer waited for. */
  readonly status: 'playing' | 'abandoned' | 'civil-disorder' | 'dummy';
  readonly wait: boolean;
  /** It waits because a line with points was refused; left out: no. */
  readonly waitsForPoints?: boolean;
  /** It waits because a line that was to change an order was refused; left out: no. */
  readonly waitsForChange?: boolean;
  /** Late notices that its player has had in this game; left out: none. */
  readonly lateNotices?: number;
  /** WAIT is set again in each phase. */
  readonly alwaysWait: boolean;
  /** Votes, good for this phase. */
  readonly vote: Vote;
  /** The deadline that its player would have for this phase; null: as it is. */
  readonly deadlineWish: Instant | null;
  /** Who played it last and may return; null when nobody may. */
  readonly former: PersonId | null;
  /** All who played it before, the last one at the end; left out: nobody has. */
  readonly before?: readonly PersonId[];
  /** Since when its player has it; left out: since the start. */
  readonly since?: Instant;
  /** It was given up by RESIGN: who resigned hears no more of the game but its end. */
  readonly resigned: boolean;
  /** A dummy by the master's word: nobody may take it over. */
  readonly isClosed: boolean;
  /** Of the bot that plays it; left out: as the game has it. */
  readonly strength?: BotStrength;
  /** Hash of the password that takes it over; null: none is asked. */
  readonly claim: string | null;
  /** To whom a GM has offered it, who has it with their first sign-on; left out: to nobody. */
  readonly offered?: SeatOffer;
  readonly onFile: readonly FiledOrder[];
  /** Orders for later phases. */
  readonly ahead: SentAhead;
  /** Seal of the orders on file and the salt that opens it; null when none were filed in this phase. */
  readonly receipt: { readonly receipt: string; readonly salt: string } | null;
}

export interface SeatOffer {
  readonly to: PersonId;
  /** It is another mailbox of its player: what is on file stays. */
  readonly isSamePlayer: boolean;
}

/** Somebody who has signed on to a game that has not begun. */
export interface Applicant {
  readonly person: PersonId;
  readonly preferences: Preferences;
  /** For seats, where they are auctioned; left out: none were sent. */
  readonly bids?: readonly Bid[];
}

/** The current phase and what has been said about its deadline. */
export interface CurrentPhase {
  readonly clock: PhaseClock;
  /** Hours of the reminders that have gone out. */
  readonly reminded: readonly number[];
  readonly lateNotices: number;
  readonly lastLateNotice: Instant | null;
  /** The powers that we have reported to everyone as late; left out: none. */
  readonly toldLate?: readonly Power[];
  readonly lastReplacementNotice: Instant | null;
  readonly lastMasterNotice: Instant | null;
  /** When a master last had the others reminded; left out: never. */
  readonly lastReminder?: Instant;
  /** The game was taken to this phase by ROLLBACK or ROLLFORWARD: who waits, waits, though he has nothing to order. */
  readonly rolled?: true;
  /** Receipt instant of the last mail that changed something: DELAY counts from it. */
  readonly lastMail: Instant;
  /** Of each who has written in this phase; left out: nobody has. */
  readonly answers?: Readonly<Record<PersonId, LastAnswer>>;
}

/** A look of a master at orders before their time. */
export interface GmLook {
  readonly by: PersonId;
  readonly at: Instant;
  readonly phase: PhaseCode;
  readonly what: 'orders' | 'prediction';
}

/** A power as long as this player has it: whoever takes it over is heard. */
export interface IgnoredSender {
  readonly power: Power;
  readonly epoch: Seat['epoch'];
}

/** Those on the judge's list who were asked in turn. */
export interface AskedSubstitutes {
  readonly asked: readonly PersonId[];
  readonly last: Instant;
  /** Nobody is left to ask. */
  readonly isOver?: true;
}

/** Somebody was asked to confirm what he has commanded. */
export type Confirmation = (PendingConfirmation | OldPendingConfirmation) & {
  readonly person: PersonId;
  readonly word: string;
  readonly asked: Instant;
};

/** What a GM did, for everybody to see. */
export interface GmAct {
  readonly by: PersonId;
  readonly at: Instant;
  /** That was current then. */
  readonly phase: PhaseCode | null;
  readonly act: ActMessage;
}

export interface PersonAway extends Absence {
  readonly person: PersonId;
}

/**
 * Raised whenever a game or what it is made of gets another shape: snapshots of an older shape are not read, their
 * games are folded again.
 */
export const GAME_SHAPE = 12;

export interface Game {
  readonly name: GameName;
  readonly variant: string;
  /** Edition of the variant's data that the game is played on; left out: 1. */
  readonly edition?: number;
  /** The event of which it is a board; left out: of none. */
  readonly event?: GameName;
  /** Number of commits folded in. */
  readonly n: number;
  /** Digest of the last commit. */
  readonly head: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  readonly masters: readonly PersonId[];
  readonly observers: readonly PersonId[];
  /** Everybody who has had a part in it, the earliest first; left out in what older versions kept. */
  readonly arrivals?: readonly PersonId[];
  readonly applicants: readonly Applicant[];
  /** Who had signed on when the powers were dealt, with their preferences, until the first phase is over. */
  readonly dealt: readonly Applicant[];
  /** Lists of who alone may join, who may not, who has the GM's approval, and who has come in and waits for it. */
  readonly access: Readonly<Record<'allowed' | 'denied' | 'approved' | 'asking', readonly PersonId[]>>;
  readonly seats: readonly Seat[];
  /** Links that have let somebody in, by their names, with whom; left out: none. */
  readonly usedLinks?: Readonly<Record<string, PersonId>>;
  /** Password hashes by person: one password for a person in a game. */
  readonly passwords: Readonly<Record<PersonId, string>>;
  readonly absences: readonly PersonAway[];
  /** Longer ones that a GM has been asked for, the last of each player; left out: none. */
  readonly absencesAsked?: readonly PersonAway[];
  /** Messages that come out with the results of the current phase. */
  readonly postal: readonly { readonly by: PersonId; readonly press: Press }[];
  /** Private notes of all, the oldest first. */
  readonly diary: readonly DiaryEntry[];
  /** Who would have all press opened now that the game is over (press.ts); left out: nobody. */
  readonly pressVotes?: readonly PersonId[];
  /** Until when players send press to the GM alone; left out: none does. */
  readonly muted?: Readonly<Record<PersonId, Instant | null>>;
  /** Observers and masters who want no messages to all. */
  readonly withoutBroadcasts: readonly PersonId[];
  /** Whose messages do not reach whom; left out: all reach everybody. */
  readonly ignored?: Readonly<Record<PersonId, readonly IgnoredSender[]>>;
  /** Who has been asked to play for a player who is gone, since the last seat fell free; left out: nobody. */
  readonly substitutes?: AskedSubstitutes;
  /** A master asks to wait for the deadline. */
  readonly masterWait: boolean;
  /** Since when the game is paused; null when it is not. */
  readonly pausedAt: Instant | null;
  /** Null until the game starts. */
  readonly position: Position | null;
  readonly current: CurrentPhase | null;
  /** All phases resolved so far, in order. */
  readonly resolved: readonly ResolvedPhase[];
  /** Phases that were taken back, in order: the last is the one that was current then. */
  readonly undone: readonly ResolvedPhase[];
  /** The last phase resolved, whole, with the board it began on. */
  readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
  readonly outcome: GameOutcome | null;
  readonly looks: readonly GmLook[];
  /** Acts of GMs since the start, the oldest first (events/gm-acts.ts); left out: none. */
  readonly acts?: readonly GmAct[];
  /** Number of the commit that UNDO takes back (undoable.ts); left out: there is none. */
  readonly undoable?: number;
  readonly confirmations: readonly Confirmation[];
  /** Orders of this phase that we asked about and that are not on file, by who sent them; left out: none. */
  readonly pending?: Readonly<Record<PersonId, PendingOf>>;
  /** How often each person has written CLEAR, as far as two. */
  readonly clears?: Readonly<Record<PersonId, number>>;
  /** For whom CLEAR drops what was sent ahead, as on nJudge; left out: nobody. */
  readonly classicClear?: readonly PersonId[];
  /** Keys of the mails answered: a repeat of one of them changes nothing. */
  readonly answered: readonly string[];
  readonly created: Instant;
  readonly updated: Instant;
}

/** The powers a person plays, in the variant's order. */
export function powersOf(game: Game, person: PersonId): readonly Power[] {
  return game.seats.filter((seat) => seat.person === person).map((seat) => seat.power);
}

export function seatOf(game: Game, power: Power): Seat | undefined {
  return game.seats.find((seat) => seat.power === power);
}

/** Everyone who takes part: players (or applicants), observers and masters, each once. Bots are nobody. */
export function peopleOf(game: Game): readonly PersonId[] {
  const players = game.seats.flatMap((seat) => (seat.person === null || isBot(seat.person) ? [] : [seat.person]));
  const applicants = game.status === 'forming' ? game.applicants.map(({ person }) => person) : [];
  return [...new Set([...players, ...applicants, ...game.observers, ...game.masters])];
}

/** With those who have come in since `before`. */
export function withArrivals(game: Game, before: Game | null): Game {
  const known = before?.arrivals ?? (before === null ? [] : peopleOf(before));
  const fresh = peopleOf(game).filter((person) => !known.includes(person));
  return before?.arrivals !== undefined && fresh.length === 0 ? game : { ...game, arrivals: [...known, ...fresh] };
}

/**
 * The powers that a person lost by being late, which nobody has taken over yet: he goes on getting results, and may come
 * back.
 */
export function lostBy(game: Game, person: PersonId): readonly Power[] {
  return game.seats
    .filter((seat) => isVacant(seat) && seat.former === person && !seat.resigned)
    .map(({ power }) => power);
}

/** Everyone who has lost a power by being late and may come back to it, each once. */
export function formerPlayers(game: Game): readonly PersonId[] {
  const people = game.seats.flatMap(({ former }) => former ?? []);
  return [...new Set(people)].filter((person) => lostBy(game, person).length > 0);
}

/** Who hears how the game ends: with them everyone who has played in it and left, unless a GM sent them away. */
export function hearersOfEnd(game: Game): readonly PersonId[] {
  const left = game.seats.flatMap(({ before = [] }) => before).filter((each) => !game.access.denied.includes(each));
  return [...new Set([...peopleOf(game), ...formerPlayers(game), ...left])];
}

/** What a person is in a game, the weightiest first. */
export type Role =
  | { readonly kind: 'player'; readonly powers: readonly Power[] }
  | { readonly kind: 'applicant' }
  | { readonly kind: 'master' }
  | { readonly kind: 'observer' }
  | { readonly kind: 'stranger' };

export function roleOf(game: Game, person: PersonId): Role {
  const powers = powersOf(game, person);
  if (powers.length > 0) return { kind: 'player', powers };
  if (game.status === 'forming' && game.applicants.some((each) => each.person === person)) return { kind: 'applicant' };
  if (game.masters.includes(person)) return { kind: 'master' };
  if (game.observers.includes(person)) return { kind: 'observer' };
  return { kind: 'stranger' };
}

/**
 * Is this a master who plays, or has played, in his own game? Such a master learns and sees no more than a player, and writes
 * for nobody else.
 */
export function isPlayingMaster(game: Game, person: PersonId): boolean {
  if (!game.masters.includes(person)) return false;
  return (
    game.seats.some((seat) => seat.person === person || seat.former === person) ||
    game.applicants.some((each) => each.person === person)
  );
}

/** The masters who do not play. */
export function nonPlayingGms(game: Game): readonly PersonId[] {
  return game.masters.filter((person) => !isPlayingMaster(game, person));
}

/** Phase number as the judges count: 1 for the first phase. */
export function turnOf(game: Game): number {
  return game.resolved.length + 1;
}

/** Orders on file by power, as the adjudicator takes them. */
export function ordersOnFile(game: Game): ByPower<readonly string[]> {
  return Object.fromEntries(game.seats.map((seat) => [seat.power, seat.onFile.map(({ order }) => order)]));
}

// How much of the board somebody sees. In a blind game (setting BLIND) only masters who do not play see all of it, until it is over.

/** Is the board hidden now from some who take part? */
export function isBlind({ settings, status }: Pick<Game, 'settings' | 'status'>): boolean {
  return settings.blind && status !== 'finished';
}

/** `person` null: anybody. Who was given up for lost goes on seeing for his power while nobody else has it. */
export function sightOf(game: Game, person: PersonId | null): Sight {
  if (!isBlind(game)) return 'all';
  if (person === null) return [];
  if (game.masters.includes(person) && !isPlayingMaster(game, person)) return 'all';
  return [...powersOf(game, person), ...lostBy(game, person)];
}

/** What all of those see who take part and see anything, each once. */
export function sightsOf(game: Game): readonly Sight[] {
  const people = [...peopleOf(game), ...formerPlayers(game)];
  const sights = people.map((person) => sightOf(game, person)).filter((sight) => sight.length > 0);
  return sights.filter((sight, n) => sights.findIndex((each) => String(each) === String(sight)) === n);
}

/** Are late powers told to themselves and the master alone? In a blind game to be late tells that one has to retreat or to build. */
export function hidesLate({ settings }: Pick<Game, 'settings'>): boolean {
  return settings.hideLate || settings.blind;
}

/** How much he sees who writes for these powers, which may only now become his. */
export function sightOfWriter(game: Game, person: PersonId | null, powers: readonly Power[]): Sight {
  const sight = sightOf(game, person);
  return sight === 'all' ? sight : [...new Set([...sight, ...powers])];
}

/** Who has signed on or taken over and waits for the GM's approval. */
export function unapprovedPeople(game: Game): readonly PersonId[] {
  if (!game.settings.approval) return [];
  return game.access.asking.filter((person) => {
    const { kind } = roleOf(game, person);
    return kind === 'applicant' || kind === 'player';
  });
}
