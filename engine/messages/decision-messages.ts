/** A mail decided line by line, whatever the line is about: who may, what is created or joined, and what its words stand for. */

import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

/**
 * A setting that a variant gives its games; `line` changes it. Of a goal, `isBySeat`: all powers of a player are added up;
 * `isJoint`: two may win together.
 */
export type VariantDefault = {
  readonly line: string;
} & (
  | {
      readonly what: 'goal';
      readonly centers: number;
      readonly of: number;
      readonly isBySeat: boolean;
      readonly isJoint: boolean;
    }
  | { readonly what: 'players'; readonly players: number }
  | { readonly what: 'rulebook'; readonly rulebook: string }
  | { readonly what: 'seats' }
  | { readonly what: 'any-result' }
  /** `isPaid`: points for neutral units are among what the GM sees. */
  | { readonly what: 'gm-sees'; readonly isPaid: boolean }
);

/** `variant`: its name, as people read it. `text`: as it was written, shortened. */
export type DecidingMessage = MessageTable<{
  'deciding/only-for': { who: readonly ('player' | 'observer' | 'master')[] };
  'deciding/broadcasts-are-for-players': null;
  /** Saved settings are those of another map. */
  'deciding/template-of-other': { variant: string };
  'deciding/nothing-more': { command: string; text: string };
  'deciding/no-setting': { text: string };
  'deciding/set-what': null;
  'deciding/which-game': null;
  'deciding/no-game-name': { text: string };
  'deciding/no-address': { text: string };
  'deciding/one-address': null;
  'deciding/no-phase': { text: string };
  'deciding/no-span': { text: string };
  'deciding/no-number': { text: string; least: number; most: number };
  'deciding/no-power': { text: string };
  'deciding/no-zone': { text: string };
  /** Beside lines of a mail that ask for what needs another look first: `text`, or something that a word confirms. */
  'deciding/beside-leaving': { text: string };
  'deciding/beside-confirmation': null;
  /** An order below the PROCESS that has ended its phase. */
  'deciding/below-process': { phase: PhaseCode };
  /** Sent from a page that showed another phase, or the same before it was played again; null: it showed none, or none is played. */
  'deciding/other-phase': { past: PhaseCode | null; current: PhaseCode | null };
  'deciding/sample-password': null;
  'deciding/created': { game: string; variant: string; isForInvited: boolean };
  'deciding/variant-defaults': { defaults: readonly VariantDefault[] };
  'deciding/practice': { game: string; variant: string };
  /** `hour`: `21:35`, in that zone. */
  'deciding/evening': { hour: string; zone: string };
  'deciding/partial-orders': null;
  'deciding/observing': { resultsOnly: boolean };
  'deciding/joined': { game: string; variant: string };
  /** `newPassword`: the sign-on has set one. */
  'deciding/joined-before': { newPassword: boolean };
  'deciding/approval-asked': null;
  'deciding/gm-plays': null;
  'deciding/gm-plays-against': { power: Power };
  'deciding/gm-sets-absences-only': { power: Power };
  'deciding/as-gm-first': null;
  'deciding/below-become': { power: Power };
  'deciding/gm-only': null;
  'deciding/players-only': null;
  'deciding/bad-name': { name: string };
  'deciding/reserved-name': { name: string };
  /** It stands where the password does, and no variant stands behind it. */
  'deciding/variant-as-password': { variant: string };
  /** A word behind CREATE; `variant`: the one behind it stands; null: none was read. */
  'deciding/no-such-option': { word: string; variant: string | null };
  /** `why` in a saying of its own; `variants` by their ids. */
  'deciding/not-created': { why: MessageOrText; variants: readonly string[] };
  'deciding/no-such-variant': { variant: string };
  'deciding/no-variant-option': { word: string };
  'deciding/same-variant': { variant: string };
  /** `isOther`: wishes of before are void, and numbers of players and powers are the variant's. */
  'deciding/variant-set': { variant: string; isOther: boolean };
  'deciding/powers-set': null;
  'deciding/variant-stays': null;
  'deciding/too-few-seats': { people: number; variant: string; seats: number };
}>;
