/**
 * Who writes, by what right, and to which game: from a mail to its decision. Much of it is answered where no board is known:
 * `name` and `names` are those by which readers know powers.
 */

import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { LanguageCode } from './languages.ts';
import type { MessageTable } from './message-table.ts';
import type { Aside } from './orders/lines.ts';

export type EnteringMessage = Refused | SignOnRefused | AboutMail | AboutLimits | AboutMessage;

/** Somebody without a part in the game, or without the right one. */
type Refused = MessageTable<{
  'entering/not-signed-on': { game: string };
  'entering/no-part': { game: string };
  'entering/no-part-and-over': { game: string };
  'entering/not-observing': { game: string };
  /** Was given up for lost. */
  'entering/seat-lost': { game: string; names: readonly string[] };
  /** `no-part-but-open`: nobody plays that power; else somebody does, who may be the writer. */
  'entering/no-part-but-open': { game: string; name: string };
  'entering/no-part-here': { game: string; name: string };
  'entering/no-such-power': { game: string; written: string };
  'entering/plays-another': { game: string; names: readonly string[]; name: string };
  'entering/not-player': { game: string; name: string };
  /** Somebody plays it, who may be the writer. `isAsked`: at the address that is known. */
  'entering/not-player-here': { game: string; name: string; isAsked: boolean };
  /** Somebody else has taken it over. `who`, `since`: null where the game keeps that. */
  'entering/passed-on': { game: string; name: string; who: string | null; since: Instant | null };
  'entering/not-master': { game: string; hasPassword: boolean };
  /** A password let in whoever wrote from an address that is not the player's. `line`: what ties the two, if both are his. */
  'entering/answered-elsewhere': { game: string; line: string };
  /** Mail to the player's address comes back. */
  'entering/answered-nowhere': { game: string };
  /** The same with the GM's password. `address`: where the writer is now. */
  'entering/answered-no-gm': { game: string; address: string };
  'entering/too-many-passwords': null;
  'entering/wrong-password': null;
  'entering/wrong-password-of-power': null;
}>;

/** A sign-on, a take-over or a new game that cannot be. */
type SignOnRefused = MessageTable<{
  'entering/over': { game: string };
  'entering/over-observer': { game: string };
  'entering/takes-part-already': { game: string };
  'entering/begun-without-master': { game: string };
  'entering/all-seats-taken': { game: string };
  'entering/link-used': { game: string };
  'entering/begun-and-full': { game: string };
  'entering/name-taken': { game: string };
  'entering/plays-already': { game: string; names: readonly string[] };
  'entering/plays-for-one': { game: string; names: readonly string[] };
  'entering/begun-and-wanted': { game: string; names: readonly string[] };
  'entering/begun-and-open': { game: string; names: readonly string[] };
  'entering/master-stays-out': { power: Power; name: string };
  'entering/dummy-for-good': { name: string };
  'entering/kept-for-another': { name: string };
  'entering/no-such-game': { game: string; otherwise: string | null };
  /** What was read as the name of a game may be a password. */
  'entering/no-such-game-unnamed': null;
  'entering/no-game-forming': null;
  'entering/game-not-named': null;
  'entering/games-a-day': { most: number };
  /** Shares of one: at least, at most. */
  'entering/not-punctual': { least: number; onTime: number; due: number };
  'entering/left-too-often': { most: number; left: number; games: number };
}>;

/** The mail as a whole. */
type AboutMail = MessageTable<{
  'entering/confirms-alone': null;
  'entering/subject-confirms-alone': null;
  'entering/nothing-found': null;
  'entering/section-failed': null;
  'entering/taken-for-spam': null;
  'entering/only-quoted-text': null;
  /** `at`: when the mail came. */
  'entering/mail-failed': { at: Instant };
  /** Mail cannot go there. */
  'entering/address-unreachable': { address: string };
  /** Why it proves nothing. */
  'entering/written-before': { phase: PhaseCode };
  'entering/after-guesses': { game: string };
  'entering/address-unknown': { game: string; names: readonly string[] };
  'entering/address-of-another': { game: string; address: string };
  'entering/not-read': { lines: readonly { readonly why: Aside; readonly count: number }[] };
  /** The mail answers one of that phase, and what it orders cannot be done now. */
  'entering/phase-over': { phase: PhaseCode; current: PhaseCode };
  /** Some of the orders, and how many more there are. */
  'entering/orders-in-subject': { orders: readonly string[]; more: number };
  'entering/orders-in-quotation': { orders: readonly string[]; more: number };
  /** `line`: where the new order stands. */
  'entering/order-quoted': { line: number };
}>;

type AboutLimits = MessageTable<{
  'entering/too-many-mails': { most: number; until: Instant; ordersFiled: boolean };
  /** That it was learned from how the writer writes. */
  'entering/language': { language: LanguageCode };
  'entering/talk-many': { most: number; until: Instant };
  'entering/talk-alike': { until: Instant };
  'entering/marked-unanswered': { most: number; until: Instant };
  'entering/dropped-automatic': null;
  'entering/dropped-virus': null;
  'entering/mail-sends-too-much': { most: number; megabytes: number };
  'entering/day-sends-too-much': { most: number; until: Instant; isProven: boolean };
  'entering/not-done-either': null;
}>;

/** A mail to an address for messages. */
type AboutMessage = MessageTable<{
  'entering/answer-of-another': null;
  'entering/message-with-password': null;
  'entering/message-or-quotation': null;
  'entering/message-of-orders': null;
  'entering/message-in-message': null;
  'entering/message-to-another-game': { address: string; game: string };
}>;
