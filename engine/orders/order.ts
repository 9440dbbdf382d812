/**
 * Orders as data. `parseOrder`/`formatOrder` (beside this file) go between these and canonical judge syntax
 * (`F lon - nth`, `A mun S A ber`, `F nth C A lon - nwy`, `build F stp/sc`); reading what people really write is the
 * business of `engine/language`.
 */
import type { Place, Power, Province, UnitType } from '../board/variant.ts';

export interface UnitRef {
  readonly type: UnitType;
  readonly at: Place;
}

/**
 * How an army means to travel. `unstated`: no wish stated (walks where it can, else by any working convoy);
 * `any`: by convoy, `VIA`; a list: by convoy through exactly these seas in this order.
 */
export type TravelRoute = 'unstated' | 'any' | readonly Province[];

export type Order =
  | { readonly kind: 'hold'; readonly unit: UnitRef }
  | { readonly kind: 'move'; readonly unit: UnitRef; readonly to: Place; readonly route: TravelRoute }
  | { readonly kind: 'support-hold'; readonly unit: UnitRef; readonly target: UnitRef }
  | { readonly kind: 'support-move'; readonly unit: UnitRef; readonly target: UnitRef; readonly to: Place }
  | { readonly kind: 'convoy'; readonly unit: UnitRef; readonly target: UnitRef; readonly to: Place }
  | { readonly kind: 'proxy'; readonly unit: UnitRef; readonly to: Power }
  | { readonly kind: 'retreat'; readonly unit: UnitRef; readonly to: Place }
  | { readonly kind: 'disband'; readonly unit: UnitRef }
  | { readonly kind: 'build'; readonly unit: UnitRef }
  | { readonly kind: 'remove'; readonly unit: UnitRef }
  | { readonly kind: 'waive' }
  /** So many points for a neutral unit, to have it do this (rule `influence`). */
  | { readonly kind: 'influence'; readonly points: number; readonly unit: UnitRef; readonly order: NeutralOrder };

/** What a neutral unit can be paid to do. */
export type NeutralOrder =
  | { readonly kind: 'hold'; readonly unit: UnitRef }
  | { readonly kind: 'support-hold'; readonly unit: UnitRef; readonly target: UnitRef }
  | { readonly kind: 'support-move'; readonly unit: UnitRef; readonly target: UnitRef; readonly to: Place };

export type OrderKind = Order['kind'];
