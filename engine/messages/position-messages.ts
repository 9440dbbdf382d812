/** A position or its orders as JSON: what is wrong with it, or missing. The field that is spoken of stands before each. */

import type { PhaseCode } from '../board/position.ts';
import type { PhaseKind, Power, Province, UnitText } from '../board/variant.ts';
import type { MessageOrText } from './message.ts';
import type { MessageTable } from './message-table.ts';

/** A value from outside: its text shortened, without what cannot be printed. */
export type PositionValue =
  | { readonly kind: 'nothing' | 'null' | 'list' | 'object' }
  | { readonly kind: Scalar; readonly text: string };
type Scalar = 'string' | 'number' | 'boolean';

/** The fact of most: what stands there instead. */
interface Found<C extends string> {
  readonly code: `positions/${C}`;
  readonly found: PositionValue;
}

/** With the province by its name. */
interface InProvince<C extends string> {
  readonly code: `positions/${C}`;
  readonly province: string;
}

export type PositionMessage =
  | {
      readonly code: `positions/${
        | 'units-missing'
        | 'centers-missing'
        | 'dislodged-missing'
        | 'ages-missing'
        | 'neutral-units-missing'
        | 'no-influence'
        | 'game-over'
        | 'no-age'}`;
    }
  | Found<'no-unit'>
  | Found<'no-place'>
  | Found<'no-power'>
  | Found<'no-order'>
  | InProvince<'army-at-sea'>
  | InProvince<'fleet-inland'>
  | InProvince<'no-center'>
  | InProvince<'contested-and-held'>
  | (InProvince<'retreat-contested'> & { readonly unit: UnitText })
  | (InProvince<'which-coast'> & { readonly units: readonly UnitText[] })
  | (Found<'other-kind'> & { readonly wanted: 'object' | 'list' })
  | (Found<'no-phase'> & {
      readonly variant: string;
      readonly seasons: readonly { readonly letter: string; readonly phases: readonly PhaseKind[] }[];
    })
  | (Found<'none-of-powers'> & { readonly powers: readonly Power[] })
  | (Found<'unit-nowhere'> & { readonly place: PositionValue })
  | (Found<'no-retreat'> & { readonly unit: UnitText })
  /** Why: by whoever reads orders that are not canonical, if anybody does. */
  | (Found<'order-unread'> & { readonly why: MessageOrText | null })
  | (Found<'no-choice'> & { readonly choices: readonly string[] })
  | MessageTable<{
      /** `near`: the key that may be meant. */
      'positions/unknown-key': { near: string | null; keys: readonly string[] };
      'positions/no-ruling': { rulings: readonly string[] };
      'positions/power-twice': { power: Power };
      'positions/place-taken': { unit: UnitText; other: UnitText };
      'positions/army-on-coast': { unit: UnitText };
      'positions/center-taken': { center: Province; owner: Power };
      'positions/dislodged-twice': { province: Province };
      'positions/no-retreat-phase': { phase: PhaseCode };
      'positions/too-many-orders': { count: number; most: number };
      /** The first by its field. */
      'positions/second-order': { province: Province; first: string };
      'positions/seats-missing': { seat: readonly Power[] };
    }>;
