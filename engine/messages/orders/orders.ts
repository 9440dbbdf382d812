/** Lines that are read as orders. */

import type { Place, Power, Province, UnitType } from '../../board/variant.ts';
import type { MessageTable } from '../message-table.ts';

/** A unit as far as the line tells: its type may be open. */
export interface UnitMeant {
  readonly type: UnitType | null;
  readonly at: Place;
}

export type OrderMessage = MessageTable<{
  'orders/unreadable': null;
  'orders/unreadable-for-phase': null;
  'orders/not-understood': { shown: string };
  'orders/helps-nothing': null;
  'orders/after-waive': { shown: string };
  'orders/what-and-where': { kind: 'build' | 'remove' };
  'orders/nothing-to-waive': null;
  'orders/for-other-power': { power: Power; writers: readonly Power[] };
  'orders/who-waives': { powers: readonly Power[] };
  'orders/who-builds': { powers: readonly Power[] };
  /** Below the name of another power of the same player. */
  'orders/build-of-owner': { at: Province; power: Power };
  'orders/whose-waive': null;
  'orders/no-such-unit-then': null;
  /** The line that removes the unit which this one keeps. */
  'orders/kept-and-removed': { line: number };
  'orders/removals-due': { count: number };
  'orders/no-builds-due': null;
  'orders/no-build-left': null;
  /** Behind an order that is taken as it stands. */
  'orders/remark': { shown: string };
  'orders/builds-left': { count: number };
  'orders/needs-convoy-now': { unit: UnitMeant; to: Province };
  'orders/two-ways': { shown: string };
  'orders/several-places': { shown: string; places: readonly Province[] };
  /** `or`: a place of that name as well; null: it names a power alone. */
  'orders/power-for-place': { shown: string; power: Power; or: Province | null };
  /** A rule of the variant, in its own words. */
  'orders/closed-by-rule': { rule: string };
  'orders/no-such-place': { shown: string };
  'orders/place-of-its-own': { shown: string; place: Place };
  'orders/impassable': { place: Province };
  'orders/no-such-coast': { province: Province; coast: string; places: readonly Place[] };
  'orders/no-such-power': { shown: string };
  'orders/convoyed-where': { from: Province };
  'orders/no-retreats-due': null;
  'orders/no-transforming': null;
  'orders/unit-does-what': { unit: UnitMeant };
  'orders/retreats-where': { unit: UnitMeant };
  'orders/breaks-off': { unit: UnitMeant; wanted: 'destination' | 'unit' | 'power' };
  'orders/one-step-retreat': null;
  /** `unit`: as it was written. */
  'orders/build-or-remove': { unit: string };
  'orders/army-or-fleet': { at: Province };
  'orders/no-proxies': null;
  'orders/proxy-to-oneself': null;
  'orders/owner-differs': { unit: UnitMeant; owner: Power; written: Power | null };
  'orders/influence-in-movement': null;
  'orders/influence-how-many': null;
  'orders/influence-number': { points: string };
  'orders/influence-what': null;
  'orders/influence-which-unit': null;
  'orders/influence-several': { shown: string };
  'orders/influence-no-unit': { at: Province };
  'orders/influence-only-holds': null;
  'orders/influence-nothing-to-take-back': null;
  /** `power` null: the reader's own. All points are given. */
  'orders/influence-all-given': { power: Power | null; have: number };
  'orders/influence-most-units': { most: number };
  'orders/influence-too-many': { power: Power | null; have: number; spent: number; points: number };
}>;
