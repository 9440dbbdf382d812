/** A mail decided line by line, whatever the line is about: who may, what is created or joined, and what its words stand for. */
import type { PhaseCode } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { MessageOrText } from './message.ts';

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
export type DecidingMessage =
  | { readonly code: 'deciding/only-for'; readonly who: readonly ('player' | 'observer' | 'master')[] }
  | { readonly code: 'deciding/broadcasts-are-for-players' }
  /** Saved settings are those of another map. */
  | { readonly code: 'deciding/template-of-other'; readonly variant: string }
  | { readonly code: 'deciding/nothing-more'; readonly command: string; readonly text: string }
  | { readonly code: 'deciding/no-setting'; readonly text: string }
  | { readonly code: 'deciding/set-what' }
  | { readonly code: 'deciding/which-game' }
  | { readonly code: 'deciding/no-game-name'; readonly text: string }
  | { readonly code: 'deciding/no-address'; readonly text: string }
  | { readonly code: 'deciding/one-address' }
  | { readonly code: 'deciding/no-phase'; readonly text: string }
  | { readonly code: 'deciding/no-span'; readonly text: string }
  | { readonly code: 'deciding/no-number'; readonly text: string; readonly least: number; readonly most: number }
  | { readonly code: 'deciding/no-power'; readonly text: string }
  | { readonly code: 'deciding/no-zone'; readonly text: string }
  /** Beside lines of a mail that ask for what needs another look first: `text`, or something that a word confirms. */
  | { readonly code: 'deciding/beside-leaving'; readonly text: string }
  | { readonly code: 'deciding/beside-confirmation' }
  /** An order below the PROCESS that has ended its phase. */
  | { readonly code: 'deciding/below-process'; readonly phase: PhaseCode }
  /** Sent from a page that showed another phase, or the same before it was played again; null: it showed none, or none is played. */
  | { readonly code: 'deciding/other-phase'; readonly past: PhaseCode | null; readonly current: PhaseCode | null }
  | { readonly code: 'deciding/sample-password' }
  | {
      readonly code: 'deciding/created';
      readonly game: string;
      readonly variant: string;
      readonly isForInvited: boolean;
    }
  | { readonly code: 'deciding/variant-defaults'; readonly defaults: readonly VariantDefault[] }
  | { readonly code: 'deciding/practice'; readonly game: string; readonly variant: string }
  /** `hour`: `21:35`, in that zone. */
  | { readonly code: 'deciding/evening'; readonly hour: string; readonly zone: string }
  | { readonly code: 'deciding/partial-orders' }
  | { readonly code: 'deciding/observing'; readonly resultsOnly: boolean }
  | { readonly code: 'deciding/joined'; readonly game: string; readonly variant: string }
  /** `newPassword`: the sign-on has set one. */
  | { readonly code: 'deciding/joined-before'; readonly newPassword: boolean }
  | { readonly code: 'deciding/approval-asked' }
  | { readonly code: 'deciding/gm-plays' }
  | { readonly code: 'deciding/gm-plays-against'; readonly power: Power }
  | { readonly code: 'deciding/gm-sets-absences-only'; readonly power: Power }
  | { readonly code: 'deciding/as-gm-first' }
  | { readonly code: 'deciding/below-become'; readonly power: Power }
  | { readonly code: 'deciding/gm-only' }
  | { readonly code: 'deciding/players-only' }
  | { readonly code: 'deciding/bad-name'; readonly name: string }
  | { readonly code: 'deciding/reserved-name'; readonly name: string }
  /** It stands where the password does, and no variant stands behind it. */
  | { readonly code: 'deciding/variant-as-password'; readonly variant: string }
  /** A word behind CREATE; `variant`: the one behind it stands; null: none was read. */
  | { readonly code: 'deciding/no-such-option'; readonly word: string; readonly variant: string | null }
  /** `why` in a saying of its own; `variants` by their ids. */
  | {
      readonly code: 'deciding/not-created';
      readonly why: MessageOrText;
      readonly variants: readonly string[];
    }
  | { readonly code: 'deciding/no-such-variant'; readonly variant: string }
  | { readonly code: 'deciding/no-variant-option'; readonly word: string }
  | { readonly code: 'deciding/same-variant'; readonly variant: string }
  /** `isOther`: wishes of before are void, and numbers of players and powers are the variant's. */
  | { readonly code: 'deciding/variant-set'; readonly variant: string; readonly isOther: boolean }
  | { readonly code: 'deciding/powers-set' }
  | { readonly code: 'deciding/variant-stays' }
  | {
      readonly code: 'deciding/too-few-seats';
      readonly people: number;
      readonly variant: string;
      readonly seats: number;
    };
