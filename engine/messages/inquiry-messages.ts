/**
 * The desk: accounts, confirmation codes, invitations, questions about the judge and its games. No board is known there: powers
 * come by the names that readers know.
 */

import type { Instant } from '../time.ts';
import type { Power } from '../vocabulary.ts';
import type { LanguageCode } from './languages.ts';
import type { MessageTable } from './message-table.ts';

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
  | MessageTable<{
      /** In a mail that was cut, or could not be written. */
      'desk/rest-cut': null;
      'desk/attachment-left-out': null;
      'desk/mail-not-written': { game: string; link: string };
      'desk/mail-not-written-subject': { game: string };
    }>;

/** What somebody is ready for, waits for, or keeps for the games to come. */
type AboutClub = MessageTable<{
  'desk/substitute-on': null;
  'desk/substitute-off': null;
  'desk/watching-no-more': null;
  'desk/save-of-own-game': null;
  /** All kinds of games that the writer watches for, as `Standard, gunboat`. */
  'desk/watching': { watched: readonly string[] };
  'desk/watch-unknown': { word: string };
  'desk/watches-enough': { most: number };
  'desk/templates-enough': { most: number };
  'desk/settings-saved': { name: string; game: string };
  'desk/settings-forgotten': { name: string };
  'desk/no-such-settings': { name: string; names: readonly string[] };
}>;

/** A map of the writer's own (TRY VARIANT). */
type AboutVariant = MessageTable<{
  'desk/variants-not-here': null;
  'desk/variant-not-attached': null;
  'desk/variant-too-heavy': null;
  'desk/variants-a-day': { most: number };
  /** The lines that follow say what is wrong, or what was lost. */
  'desk/variant-faulty': { file: string; count: number };
  'desk/variant-lost': { count: number };
  /** `variant`: its id here; of so many places. */
  'desk/variant-tried': { name: string; variant: string; count: number; seats: number };
}>;

type AboutPerson = MessageTable<{
  'desk/name-has-no-letters': null;
  'desk/name-with-password': null;
  'desk/subjects-plain': null;
  'desk/mail-classic': null;
  'desk/mail-full': null;
  'desk/digest-of-club': null;
  'desk/digest-off': null;
  'desk/links-on': null;
  'desk/links-off': null;
  'desk/links-new': null;
  'desk/links-all': null;
  'desk/device-gone': null;
  'desk/report-in-which-game': null;
  'desk/reports-enough': null;
  'desk/morning-confirmed': null;
  'desk/record-attached': null;
  'desk/only-name-and-zone-kept': null;
  'desk/public-page-off': null;
  'desk/no-mail-kept': null;
  'desk/who-in-which-game': null;
  'desk/figures-are-private': null;
  /** A power of a game that the writer runs begins it. */
  'desk/name-of-player': { name: string };
  'desk/shown-as': { name: string };
  'desk/no-message-of': { power: Power };
  'desk/report-gm-plays': { power: Power };
  'desk/reported': { power: Power };
  'desk/reported-to-operator': { power: Power };
  /** `at`: `7:00`, the reader's time. */
  'desk/digest-on': { at: string };
  /** The device on which the order sheet of that game was opened may send orders. */
  'desk/device-confirmed': { game: string };
  'desk/zone-unknown': { zone: string };
  'desk/language-set': { language: LanguageCode };
  'desk/zone-set': { zone: string; now: Instant };
  /** `judge`: the code of this judge, as classic subjects begin. */
  'desk/subjects-classic': { judge: string };
  'desk/registered': {
    name: string;
    addresses: readonly string[];
    /** Null: we give times in the zone of each game. */
    zone: string | null;
  };
  'desk/public-page-on': { name: string; page: string | null };
  'desk/sent-again': { subjects: readonly string[] };
  /** Of a mail without a text. */
  'desk/words-in-subject': { subject: string };
  /** `name` null: nobody has the address. */
  'desk/who-is': { address: string; name: string | null };
  /** `name` null: the reader's own figures, here and below. */
  'desk/nothing-due-yet': { name: string | null };
  'desk/punctuality': {
    name: string | null;
    due: number;
    late: number;
    games: number;
    abandoned: number;
    resigned: number;
    /** Others cannot ask for them. */
    isPrivate: boolean;
  };
  /** What stands above the record of a person. */
  'desk/record-of-person': { domain: string };
}>;

type AboutAddress = MessageTable<{
  'desk/code-unknown': null;
  'desk/addresses-asked-enough': null;
  'desk/erasure-asked': null;
  'desk/code-of-another': null;
  'desk/mail-not-kept': null;
  'desk/other-code-too': null;
  'desk/erased-already': null;
  'desk/erased': null;
  'desk/no-such-account': null;
  'desk/too-many-addresses': { most: number };
  'desk/mail-goes-to': { addresses: readonly string[]; already: boolean };
  'desk/address-yours-already': { address: string };
  'desk/address-yours': { address: string };
  'desk/address-asked-enough': { address: string };
  'desk/address-of-judge': { address: string };
  /** The address takes part in games of its own. */
  'desk/address-plays': { address: string };
  /** Mail to the address that we have for the writer comes back. */
  'desk/code-cannot-arrive': null;
  'desk/code-sent': {
    to: readonly ToldAddress[];
    address: string;
    /** Mail goes to the address; or it is the writer's too. */
    what: 'move' | 'tie';
  };
}>;

type AboutInvitation =
  | ({ readonly code: 'desk/not-invited'; readonly address: string } & NotInvited)
  | MessageTable<{
      'desk/invite-to-which-game': null;
      'desk/only-gm-invites': null;
      'desk/invitations-on': null;
      'desk/invitations-off': null;
      'desk/unmute-in-which-game': null;
      /** `marked`: its reader had marked a mail as spam; else it came back. */
      'desk/mail-goes-again': { marked: boolean };
      'desk/unmuted': { names: readonly string[] };
      'desk/not-unmuted': { names: readonly string[] };
      'desk/nobody-muted': { game: string };
      'desk/all-seats-taken': { game: string };
      'desk/invited': { address: string; game: string };
      'desk/declined': { game: string };
      /** To somebody who was invited and says neither. */
      'desk/yes-or-no': { game: string };
      /** To whoever had invited. */
      'desk/declined-by': { game: string; address: string };
      /** `called`: for whom it is; empty: for anybody. */
      'desk/seat-link': { called: string; game: string; href: string };
      'desk/no-seat-links': { most: number };
      'desk/no-pages': { game: string; judge: string };
    }>;

type AboutGames = MessageTable<{
  'desk/my-games-by-address': null;
  'desk/what-if-too-long': null;
  'desk/what-if-of-which-game': null;
  'desk/of-which-game': null;
  'desk/for-one-game': { command: string };
  'desk/version': { version: string; domain: string };
  'desk/more-games-listed': { count: number };
  'desk/no-such-game': { game: string };
  'desk/no-position': { game: string };
  'desk/blind-position': { game: string };
  'desk/variant-unknown': { game: string };
  'desk/no-such-phase': { game: string; phase: string };
}>;
