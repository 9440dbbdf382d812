/** Lines, blocks and sign-ons of a mail, as far as they are no orders. */
import type { Power } from '../../board/variant.ts';
import type { MessageOrText } from '../message.ts';

/** Why lines of a mail are neither read nor asked about. */
export type Aside =
  | 'quoted'
  /** Whether it is a quotation is decided when the orders above it are known. */
  | 'perhaps-quoted'
  | 'signature'
  | 'footer'
  | 'greeting'
  | 'closing'
  | 'ruled-line'
  | 'heading'
  | 'comment'
  /** It says of orders that they are not meant now: it is shown with them. */
  | 'about-orders'
  /** Nothing is to be done: a unit is kept, which it would be anyway. */
  | 'kept'
  /** A unit or a build that a listing shows to be without an order. */
  | 'no-order'
  | 'long-line'
  | 'too-many-lines'
  | 'too-many-sign-ons'
  | 'after-signoff';

/** `shown`: as it was written, shortened. `line`: its number in the mail. */
export type LineMessage =
  | { readonly code: 'lines/orders-of-another'; readonly power: Power }
  | { readonly code: 'lines/whose-points' }
  | { readonly code: 'lines/our-fault' }
  | { readonly code: 'lines/not-understood' }
  | { readonly code: 'lines/prose' }
  | { readonly code: 'lines/perhaps-quoted' }
  /** A command below orders that may be part of a message. */
  | { readonly code: 'lines/command-in-message' }
  /** Lines were read up to here; `most` of them, and so many characters, a mail may have. */
  | { readonly code: 'lines/too-many'; readonly read: number; readonly most: number; readonly characters: number }
  | { readonly code: 'lines/too-many-passwords' }
  | { readonly code: 'lines/command-alone'; readonly shown: string }
  | { readonly code: 'lines/no-command'; readonly shown: string }
  | { readonly code: 'lines/order-in-which-game' }
  | { readonly code: 'lines/sign-on-which-game' }
  | { readonly code: 'lines/create-which-name' }
  | { readonly code: 'lines/no-game-name'; readonly shown: string }
  | { readonly code: 'lines/no-phase'; readonly shown: string }
  | { readonly code: 'lines/several-powers'; readonly shown: string; readonly powers: readonly Power[] }
  /** A word that begins a power's name, or is the letters of several; `MASTER` and `OBSERVERS` have letters too. */
  | {
      readonly code: 'lines/name-or-letters';
      readonly shown: string;
      readonly power: Power;
      /** `MASTER` and `OBSERVERS` among them. */
      readonly letters: readonly Power[];
    }
  | { readonly code: 'lines/preference-twice'; readonly power: Power }
  | { readonly code: 'lines/preference-of-what' }
  | { readonly code: 'lines/press-in-which-game' }
  | { readonly code: 'lines/press-begins' }
  /** BROADCAST or POSTAL PRESS. */
  | { readonly code: 'lines/press-for-everybody'; readonly command: string }
  | { readonly code: 'lines/press-without-recipients' }
  | { readonly code: 'lines/press-to-whom' }
  | { readonly code: 'lines/press-recipients-twice' }
  | { readonly code: 'lines/press-not-understood'; readonly shown: string }
  | { readonly code: 'lines/press-one-color' }
  | { readonly code: 'lines/press-one-fake' }
  | { readonly code: 'lines/press-fake-behind' }
  /** ENDPRESS with no message above it. */
  | { readonly code: 'lines/end-of-nothing' }
  | { readonly code: 'lines/press-where-ends' }
  | { readonly code: 'lines/press-as-gm' }
  | { readonly code: 'lines/press-not-sent'; readonly why: MessageOrText }
  /** Why a message waits until its writer confirms it. */
  | { readonly code: 'lines/press-open-with-sign-on' }
  | { readonly code: 'lines/press-with-own-sign-on' }
  | { readonly code: 'lines/press-open-with-quote' }
  | { readonly code: 'lines/press-open-with-orders' }
  /** A message that lacks its PRESS, and does not show for whom it is. */
  | { readonly code: 'lines/press-for-whom' }
  /** `to England` alone on its line, with ENDPRESS below. */
  | { readonly code: 'lines/press-without-its-word' }
  | { readonly code: 'lines/press-ends-in-quote' }
  | { readonly code: 'lines/press-empty' }
  | { readonly code: 'lines/press-line-empty' }
  | { readonly code: 'lines/announcement-with-sign-on' }
  | { readonly code: 'lines/announcement-empty' }
  /** In characters. */
  | { readonly code: 'lines/comment-too-long'; readonly most: number; readonly length: number }
  | { readonly code: 'lines/what-if-too-long'; readonly most: number }
  /** What a line of WHATIF says changes nothing: an empty heading, a unit kept that nobody removes. */
  | { readonly code: 'lines/what-if-nothing' }
  /** Points for a unit for which the lines give an order, or for which another line of their power gives points. */
  | { readonly code: 'lines/what-if-overridden'; readonly order: string }
  | { readonly code: 'lines/setup-power-and-units'; readonly line: number }
  | { readonly code: 'lines/setup-no-center'; readonly line: number; readonly shown: string }
  | { readonly code: 'lines/setup-no-unit'; readonly line: number; readonly shown: string }
  | { readonly code: 'lines/setup-cannot-stand'; readonly line: number; readonly shown: string }
  | { readonly code: 'lines/setup-which-coast'; readonly line: number; readonly shown: string }
  /** What a power has, and changes to it, in one line. */
  | { readonly code: 'lines/setup-mixed'; readonly line: number }
  | { readonly code: 'lines/setup-empty' }
  | { readonly code: 'lines/import-empty' }
  | { readonly code: 'lines/import-without-end' };
