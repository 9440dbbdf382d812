/**
 * Who writes, by what right, and to which game: from a mail to its decision. Much of it is answered where no board is known:
 * `name` and `names` are those by which readers know powers.
 */

import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { LanguageCode } from './languages.ts';
import type { Aside } from './orders/lines.ts';

export type EnteringMessage = Refused | SignOnRefused | AboutMail | AboutLimits | AboutMessage;

/** Somebody without a part in the game, or without the right one. */
type Refused =
  | {
      readonly code:
        | 'entering/not-signed-on'
        | 'entering/no-part'
        | 'entering/no-part-and-over'
        | 'entering/not-observing';
      readonly game: string;
    }
  /** Was given up for lost. */
  | { readonly code: 'entering/seat-lost'; readonly game: string; readonly names: readonly string[] }
  /** `no-part-but-open`: nobody plays that power; else somebody does, who may be the writer. */
  | {
      readonly code: 'entering/no-part-but-open' | 'entering/no-part-here';
      readonly game: string;
      readonly name: string;
    }
  | { readonly code: 'entering/no-such-power'; readonly game: string; readonly written: string }
  | {
      readonly code: 'entering/plays-another';
      readonly game: string;
      readonly names: readonly string[];
      readonly name: string;
    }
  | { readonly code: 'entering/not-player'; readonly game: string; readonly name: string }
  /** Somebody plays it, who may be the writer. `isAsked`: at the address that is known. */
  | {
      readonly code: 'entering/not-player-here';
      readonly game: string;
      readonly name: string;
      readonly isAsked: boolean;
    }
  /** Somebody else has taken it over. `who`, `since`: null where the game keeps that. */
  | {
      readonly code: 'entering/passed-on';
      readonly game: string;
      readonly name: string;
      readonly who: string | null;
      readonly since: Instant | null;
    }
  | { readonly code: 'entering/not-master'; readonly game: string; readonly hasPassword: boolean }
  /** A password let in whoever wrote from an address that is not the player's. `line`: what ties the two, if both are his. */
  | { readonly code: 'entering/answered-elsewhere'; readonly game: string; readonly line: string }
  /** Mail to the player's address comes back. */
  | { readonly code: 'entering/answered-nowhere'; readonly game: string }
  /** The same with the GM's password. `address`: where the writer is now. */
  | { readonly code: 'entering/answered-no-gm'; readonly game: string; readonly address: string }
  | { readonly code: 'entering/too-many-passwords' | 'entering/wrong-password' | 'entering/wrong-password-of-power' };

/** A sign-on, a take-over or a new game that cannot be. */
type SignOnRefused =
  | {
      readonly code:
        | 'entering/over'
        | 'entering/over-observer'
        | 'entering/takes-part-already'
        | 'entering/begun-without-master'
        | 'entering/all-seats-taken'
        | 'entering/link-used'
        | 'entering/begun-and-full'
        | 'entering/name-taken';
      readonly game: string;
    }
  | {
      readonly code:
        | 'entering/plays-already'
        | 'entering/plays-for-one'
        | 'entering/begun-and-wanted'
        | 'entering/begun-and-open';
      readonly game: string;
      readonly names: readonly string[];
    }
  | { readonly code: 'entering/master-stays-out'; readonly power: Power; readonly name: string }
  | { readonly code: 'entering/dummy-for-good' | 'entering/kept-for-another'; readonly name: string }
  | { readonly code: 'entering/no-such-game'; readonly game: string; readonly otherwise: string | null }
  /** What was read as the name of a game may be a password. */
  | { readonly code: 'entering/no-such-game-unnamed' | 'entering/no-game-forming' | 'entering/game-not-named' }
  | { readonly code: 'entering/games-a-day'; readonly most: number }
  /** Shares of one: at least, at most. */
  | { readonly code: 'entering/not-punctual'; readonly least: number; readonly onTime: number; readonly due: number }
  | { readonly code: 'entering/left-too-often'; readonly most: number; readonly left: number; readonly games: number };

/** The mail as a whole. */
type AboutMail =
  | {
      readonly code:
        | 'entering/confirms-alone'
        | 'entering/subject-confirms-alone'
        | 'entering/nothing-found'
        | 'entering/section-failed'
        | 'entering/taken-for-spam'
        | 'entering/only-quoted-text';
    }
  /** `at`: when the mail came. */
  | { readonly code: 'entering/mail-failed'; readonly at: Instant }
  /** Mail cannot go there. */
  | { readonly code: 'entering/address-unreachable'; readonly address: string }
  /** Why it proves nothing. */
  | { readonly code: 'entering/written-before'; readonly phase: PhaseCode }
  | { readonly code: 'entering/after-guesses'; readonly game: string }
  | { readonly code: 'entering/address-unknown'; readonly game: string; readonly names: readonly string[] }
  | { readonly code: 'entering/address-of-another'; readonly game: string; readonly address: string }
  | { readonly code: 'entering/not-read'; readonly lines: readonly { readonly why: Aside; readonly count: number }[] }
  /** The mail answers one of that phase, and what it orders cannot be done now. */
  | { readonly code: 'entering/phase-over'; readonly phase: PhaseCode; readonly current: PhaseCode }
  /** Some of the orders, and how many more there are. */
  | {
      readonly code: 'entering/orders-in-subject' | 'entering/orders-in-quotation';
      readonly orders: readonly string[];
      readonly more: number;
    }
  /** `line`: where the new order stands. */
  | { readonly code: 'entering/order-quoted'; readonly line: number };

type AboutLimits =
  | {
      readonly code: 'entering/too-many-mails';
      readonly most: number;
      readonly until: Instant;
      readonly ordersFiled: boolean;
    }
  /** That it was learned from how the writer writes. */
  | { readonly code: 'entering/language'; readonly language: LanguageCode }
  | { readonly code: 'entering/talk-many'; readonly most: number; readonly until: Instant }
  | { readonly code: 'entering/talk-alike'; readonly until: Instant }
  | { readonly code: 'entering/marked-unanswered'; readonly most: number; readonly until: Instant }
  | { readonly code: 'entering/dropped-automatic' | 'entering/dropped-virus' }
  | { readonly code: 'entering/mail-sends-too-much'; readonly most: number; readonly megabytes: number }
  | {
      readonly code: 'entering/day-sends-too-much';
      readonly most: number;
      readonly until: Instant;
      readonly isProven: boolean;
    }
  | { readonly code: 'entering/not-done-either' };

/** A mail to an address for messages. */
type AboutMessage =
  | {
      readonly code:
        | 'entering/answer-of-another'
        | 'entering/message-with-password'
        | 'entering/message-or-quotation'
        | 'entering/message-of-orders'
        | 'entering/message-in-message';
    }
  | { readonly code: 'entering/message-to-another-game'; readonly address: string; readonly game: string };
