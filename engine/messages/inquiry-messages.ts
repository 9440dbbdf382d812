/**
 * The desk: accounts, confirmation codes, invitations, questions about the judge and its games. No board is known there: powers
 * come by the names that readers know.
 */
import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';
import type { LanguageCode } from './languages.ts';

/** An address, or null for the one that the judge has of the writer, who may not see it. */
export type ToldAddress = string | null;

/** Why an address is not invited. */
export type NotInvited =
  | {
      readonly why:
        | 'takes-part'
        | 'invited-before'
        | 'denied'
        | 'not-allowed'
        | 'gets-no-mail'
        | 'wants-none'
        | 'asked-enough'
        | 'judge-asked-enough'
        | 'of-judge';
    }
  | { readonly why: 'writer-asked-enough'; readonly most: number }
  | { readonly why: 'domain-asked-enough'; readonly domain: string; readonly most: number };

export type InquiryMessage =
  | AboutPerson
  | AboutAddress
  | AboutInvitation
  | AboutGames
  | AboutClub
  | AboutVariant
  /** In a mail that was cut, or could not be written. */
  | { readonly code: 'desk/rest-cut' | 'desk/attachment-left-out' }
  | { readonly code: 'desk/mail-not-written'; readonly game: string; readonly link: string }
  | { readonly code: 'desk/mail-not-written-subject'; readonly game: string };

/** What somebody is ready for, waits for, or keeps for the games to come. */
type AboutClub =
  | {
      readonly code: 'desk/substitute-on' | 'desk/substitute-off' | 'desk/watching-no-more' | 'desk/save-of-own-game';
    }
  /** All kinds of games that the writer watches for, as `Standard, gunboat`. */
  | { readonly code: 'desk/watching'; readonly watched: readonly string[] }
  | { readonly code: 'desk/watch-unknown'; readonly word: string }
  | { readonly code: 'desk/watches-enough' | 'desk/templates-enough'; readonly most: number }
  | { readonly code: 'desk/settings-saved'; readonly name: string; readonly game: string }
  | { readonly code: 'desk/settings-forgotten'; readonly name: string }
  | { readonly code: 'desk/no-such-settings'; readonly name: string; readonly names: readonly string[] };

/** A map of the writer's own (TRY VARIANT). */
type AboutVariant =
  | { readonly code: 'desk/variants-not-here' | 'desk/variant-not-attached' | 'desk/variant-too-heavy' }
  | { readonly code: 'desk/variants-a-day'; readonly most: number }
  /** The lines that follow say what is wrong, or what was lost. */
  | { readonly code: 'desk/variant-faulty'; readonly file: string; readonly count: number }
  | { readonly code: 'desk/variant-lost'; readonly count: number }
  /** `variant`: its id here; of so many places. */
  | {
      readonly code: 'desk/variant-tried';
      readonly name: string;
      readonly variant: string;
      readonly count: number;
      readonly seats: number;
    };

type AboutPerson =
  | {
      readonly code:
        | 'desk/name-has-no-letters'
        | 'desk/name-with-password'
        | 'desk/subjects-plain'
        | 'desk/mail-classic'
        | 'desk/mail-full'
        | 'desk/digest-of-club'
        | 'desk/digest-off'
        | 'desk/links-on'
        | 'desk/links-off'
        | 'desk/links-new'
        | 'desk/links-all'
        | 'desk/device-gone'
        | 'desk/report-in-which-game'
        | 'desk/reports-enough'
        | 'desk/morning-confirmed'
        | 'desk/record-attached'
        | 'desk/only-name-and-zone-kept'
        | 'desk/public-page-off'
        | 'desk/no-mail-kept'
        | 'desk/who-in-which-game'
        | 'desk/figures-are-private';
    }
  /** A power of a game that the writer runs begins it. */
  | { readonly code: 'desk/name-of-player'; readonly name: string }
  | { readonly code: 'desk/shown-as'; readonly name: string }
  | {
      readonly code: 'desk/no-message-of' | 'desk/report-gm-plays' | 'desk/reported' | 'desk/reported-to-operator';
      readonly power: Power;
    }
  /** `at`: `7:00`, the reader's time. */
  | { readonly code: 'desk/digest-on'; readonly at: string }
  /** The device on which the order sheet of that game was opened may send orders. */
  | { readonly code: 'desk/device-confirmed'; readonly game: string }
  | { readonly code: 'desk/zone-unknown'; readonly zone: string }
  | { readonly code: 'desk/language-set'; readonly language: LanguageCode }
  | { readonly code: 'desk/zone-set'; readonly zone: string; readonly now: Instant }
  /** `judge`: the code of this judge, as classic subjects begin. */
  | { readonly code: 'desk/subjects-classic'; readonly judge: string }
  | {
      readonly code: 'desk/registered';
      readonly name: string;
      readonly addresses: readonly string[];
      /** Null: we give times in the zone of each game. */
      readonly zone: string | null;
    }
  | { readonly code: 'desk/public-page-on'; readonly name: string; readonly page: string | null }
  | { readonly code: 'desk/sent-again'; readonly subjects: readonly string[] }
  /** Of a mail without a text. */
  | { readonly code: 'desk/words-in-subject'; readonly subject: string }
  /** `name` null: nobody has the address. */
  | { readonly code: 'desk/who-is'; readonly address: string; readonly name: string | null }
  /** `name` null: the reader's own figures, here and below. */
  | { readonly code: 'desk/nothing-due-yet'; readonly name: string | null }
  | {
      readonly code: 'desk/punctuality';
      readonly name: string | null;
      readonly due: number;
      readonly late: number;
      readonly games: number;
      readonly abandoned: number;
      readonly resigned: number;
      /** Others cannot ask for them. */
      readonly isPrivate: boolean;
    }
  /** What stands above the record of a person. */
  | { readonly code: 'desk/record-of-person'; readonly domain: string };

type AboutAddress =
  | {
      readonly code:
        | 'desk/code-unknown'
        | 'desk/addresses-asked-enough'
        | 'desk/erasure-asked'
        | 'desk/code-of-another'
        | 'desk/mail-not-kept'
        | 'desk/other-code-too'
        | 'desk/erased-already'
        | 'desk/erased'
        | 'desk/no-such-account';
    }
  | { readonly code: 'desk/too-many-addresses'; readonly most: number }
  | { readonly code: 'desk/mail-goes-to'; readonly addresses: readonly string[]; readonly already: boolean }
  | {
      readonly code:
        | 'desk/address-yours-already'
        | 'desk/address-yours'
        | 'desk/address-asked-enough'
        | 'desk/address-of-judge';
      readonly address: string;
    }
  /** The address takes part in games of its own. */
  | { readonly code: 'desk/address-plays'; readonly address: string }
  /** Mail to the address that we have for the writer comes back. */
  | { readonly code: 'desk/code-cannot-arrive' }
  | {
      readonly code: 'desk/code-sent';
      readonly to: readonly ToldAddress[];
      readonly address: string;
      /** Mail goes to the address; or it is the writer's too. */
      readonly what: 'move' | 'tie';
    };

type AboutInvitation =
  | {
      readonly code:
        | 'desk/invite-to-which-game'
        | 'desk/only-gm-invites'
        | 'desk/invitations-on'
        | 'desk/invitations-off';
    }
  | { readonly code: 'desk/unmute-in-which-game' }
  /** `marked`: its reader had marked a mail as spam; else it came back. */
  | { readonly code: 'desk/mail-goes-again'; readonly marked: boolean }
  | { readonly code: 'desk/unmuted'; readonly names: readonly string[] }
  | { readonly code: 'desk/not-unmuted'; readonly names: readonly string[] }
  | { readonly code: 'desk/nobody-muted'; readonly game: string }
  | { readonly code: 'desk/all-seats-taken'; readonly game: string }
  | { readonly code: 'desk/invited'; readonly address: string; readonly game: string }
  | { readonly code: 'desk/declined'; readonly game: string }
  /** To somebody who was invited and says neither. */
  | { readonly code: 'desk/yes-or-no'; readonly game: string }
  /** To whoever had invited. */
  | { readonly code: 'desk/declined-by'; readonly game: string; readonly address: string }
  /** `called`: for whom it is; empty: for anybody. */
  | { readonly code: 'desk/seat-link'; readonly called: string; readonly game: string; readonly href: string }
  | { readonly code: 'desk/no-seat-links'; readonly most: number }
  | { readonly code: 'desk/no-pages'; readonly game: string; readonly judge: string }
  | ({ readonly code: 'desk/not-invited'; readonly address: string } & NotInvited);

type AboutGames =
  | {
      readonly code:
        | 'desk/my-games-by-address'
        | 'desk/what-if-too-long'
        | 'desk/what-if-of-which-game'
        | 'desk/of-which-game';
    }
  | { readonly code: 'desk/for-one-game'; readonly command: string }
  | { readonly code: 'desk/version'; readonly version: string; readonly domain: string }
  | { readonly code: 'desk/more-games-listed'; readonly count: number }
  | {
      readonly code: 'desk/no-such-game' | 'desk/no-position' | 'desk/blind-position' | 'desk/variant-unknown';
      readonly game: string;
    }
  | { readonly code: 'desk/no-such-phase'; readonly game: string; readonly phase: string };
