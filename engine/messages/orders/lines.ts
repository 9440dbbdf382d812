/** Lines, blocks and sign-ons of a mail, as far as they are no orders. */

import type { Power } from '../../board/variant.ts';
import type { MessageOrText } from '../message.ts';
import type { MessageTable } from '../message-table.ts';

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
export type LineMessage = MessageTable<{
  'lines/orders-of-another': { power: Power };
  'lines/whose-points': null;
  'lines/our-fault': null;
  'lines/not-understood': null;
  'lines/prose': null;
  'lines/perhaps-quoted': null;
  /** A command below orders that may be part of a message. */
  'lines/command-in-message': null;
  /** Lines were read up to here; `most` of them, and so many characters, a mail may have. */
  'lines/too-many': { read: number; most: number; characters: number };
  'lines/too-many-passwords': null;
  'lines/command-alone': { shown: string };
  'lines/no-command': { shown: string };
  'lines/order-in-which-game': null;
  'lines/sign-on-which-game': null;
  'lines/create-which-name': null;
  'lines/no-game-name': { shown: string };
  'lines/no-phase': { shown: string };
  'lines/several-powers': { shown: string; powers: readonly Power[] };
  /** A word that begins a power's name, or is the letters of several; `MASTER` and `OBSERVERS` have letters too. */
  'lines/name-or-letters': {
    shown: string;
    power: Power;
    /** `MASTER` and `OBSERVERS` among them. */
    letters: readonly Power[];
  };
  'lines/preference-twice': { power: Power };
  'lines/preference-of-what': null;
  'lines/press-in-which-game': null;
  'lines/press-begins': null;
  /** BROADCAST or POSTAL PRESS. */
  'lines/press-for-everybody': { command: string };
  'lines/press-without-recipients': null;
  'lines/press-to-whom': null;
  'lines/press-recipients-twice': null;
  'lines/press-not-understood': { shown: string };
  'lines/press-one-color': null;
  'lines/press-one-fake': null;
  'lines/press-fake-behind': null;
  /** ENDPRESS with no message above it. */
  'lines/end-of-nothing': null;
  'lines/press-where-ends': null;
  'lines/press-as-gm': null;
  'lines/press-not-sent': { why: MessageOrText };
  /** Why a message waits until its writer confirms it. */
  'lines/press-open-with-sign-on': null;
  'lines/press-with-own-sign-on': null;
  'lines/press-open-with-quote': null;
  'lines/press-open-with-orders': null;
  /** A message that lacks its PRESS, and does not show for whom it is. */
  'lines/press-for-whom': null;
  /** `to England` alone on its line, with ENDPRESS below. */
  'lines/press-without-its-word': null;
  'lines/press-ends-in-quote': null;
  'lines/press-empty': null;
  'lines/press-line-empty': null;
  'lines/announcement-with-sign-on': null;
  'lines/announcement-empty': null;
  /** In characters. */
  'lines/comment-too-long': { most: number; length: number };
  'lines/what-if-too-long': { most: number };
  /** What a line of WHATIF says changes nothing: an empty heading, a unit kept that nobody removes. */
  'lines/what-if-nothing': null;
  /** Points for a unit for which the lines give an order, or for which another line of their power gives points. */
  'lines/what-if-overridden': { order: string };
  'lines/setup-power-and-units': { line: number };
  'lines/setup-no-center': { line: number; shown: string };
  'lines/setup-no-unit': { line: number; shown: string };
  'lines/setup-cannot-stand': { line: number; shown: string };
  'lines/setup-which-coast': { line: number; shown: string };
  /** What a power has, and changes to it, in one line. */
  'lines/setup-mixed': { line: number };
  'lines/setup-empty': null;
  'lines/import-empty': null;
  'lines/import-without-end': null;
}>;
