/** Lines that are read as orders. */
import type { Place, Power, Province, UnitType } from '../../board/variant.ts';

/** A unit as far as the line tells: its type may be open. */
export interface UnitMeant {
  readonly type: UnitType | null;
  readonly at: Place;
}

export type OrderMessage =
  | { readonly code: 'orders/unreadable' }
  | { readonly code: 'orders/unreadable-for-phase' }
  | { readonly code: 'orders/not-understood'; readonly shown: string }
  | { readonly code: 'orders/helps-nothing' }
  | { readonly code: 'orders/after-waive'; readonly shown: string }
  | { readonly code: 'orders/what-and-where'; readonly kind: 'build' | 'remove' }
  | { readonly code: 'orders/nothing-to-waive' }
  | { readonly code: 'orders/for-other-power'; readonly power: Power; readonly writers: readonly Power[] }
  | { readonly code: 'orders/who-waives'; readonly powers: readonly Power[] }
  | { readonly code: 'orders/who-builds'; readonly powers: readonly Power[] }
  /** Below the name of another power of the same player. */
  | { readonly code: 'orders/build-of-owner'; readonly at: Province; readonly power: Power }
  | { readonly code: 'orders/whose-waive' }
  | { readonly code: 'orders/no-such-unit-then' }
  /** The line that removes the unit which this one keeps. */
  | { readonly code: 'orders/kept-and-removed'; readonly line: number }
  | { readonly code: 'orders/removals-due'; readonly count: number }
  | { readonly code: 'orders/no-builds-due' }
  | { readonly code: 'orders/no-build-left' }
  /** Behind an order that is taken as it stands. */
  | { readonly code: 'orders/remark'; readonly shown: string }
  | { readonly code: 'orders/builds-left'; readonly count: number }
  | { readonly code: 'orders/needs-convoy-now'; readonly unit: UnitMeant; readonly to: Province }
  | { readonly code: 'orders/two-ways'; readonly shown: string }
  | { readonly code: 'orders/several-places'; readonly shown: string; readonly places: readonly Province[] }
  /** `or`: a place of that name as well; null: it names a power alone. */
  | {
      readonly code: 'orders/power-for-place';
      readonly shown: string;
      readonly power: Power;
      readonly or: Province | null;
    }
  /** A rule of the variant, in its own words. */
  | { readonly code: 'orders/closed-by-rule'; readonly rule: string }
  | { readonly code: 'orders/no-such-place'; readonly shown: string }
  | { readonly code: 'orders/place-of-its-own'; readonly shown: string; readonly place: Place }
  | { readonly code: 'orders/impassable'; readonly place: Province }
  | {
      readonly code: 'orders/no-such-coast';
      readonly province: Province;
      readonly coast: string;
      readonly places: readonly Place[];
    }
  | { readonly code: 'orders/no-such-power'; readonly shown: string }
  | { readonly code: 'orders/convoyed-where'; readonly from: Province }
  | { readonly code: 'orders/no-retreats-due' }
  | { readonly code: 'orders/no-transforming' }
  | { readonly code: 'orders/unit-does-what'; readonly unit: UnitMeant }
  | { readonly code: 'orders/retreats-where'; readonly unit: UnitMeant }
  | { readonly code: 'orders/breaks-off'; readonly unit: UnitMeant; readonly wanted: 'destination' | 'unit' | 'power' }
  | { readonly code: 'orders/one-step-retreat' }
  /** `unit`: as it was written. */
  | { readonly code: 'orders/build-or-remove'; readonly unit: string }
  | { readonly code: 'orders/army-or-fleet'; readonly at: Province }
  | { readonly code: 'orders/no-proxies' }
  | { readonly code: 'orders/proxy-to-oneself' }
  | {
      readonly code: 'orders/owner-differs';
      readonly unit: UnitMeant;
      readonly owner: Power;
      readonly written: Power | null;
    }
  | { readonly code: 'orders/influence-in-movement' }
  | { readonly code: 'orders/influence-how-many' }
  | { readonly code: 'orders/influence-number'; readonly points: string }
  | { readonly code: 'orders/influence-what' }
  | { readonly code: 'orders/influence-which-unit' }
  | { readonly code: 'orders/influence-several'; readonly shown: string }
  | { readonly code: 'orders/influence-no-unit'; readonly at: Province }
  | { readonly code: 'orders/influence-only-holds' }
  | { readonly code: 'orders/influence-nothing-to-take-back' }
  /** `power` null: the reader's own. All points are given. */
  | { readonly code: 'orders/influence-all-given'; readonly power: Power | null; readonly have: number }
  | { readonly code: 'orders/influence-most-units'; readonly most: number }
  | {
      readonly code: 'orders/influence-too-many';
      readonly power: Power | null;
      readonly have: number;
      readonly spent: number;
      readonly points: number;
    };
