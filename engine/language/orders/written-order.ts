/**
 * An order as far as the text alone tells it: like `Order` (engine/orders), but a unit's type may be missing when the
 * writer left it out and there is no position to supply it. Its canonical text simply leaves the type out too (`lon - nth`).
 */
import type { Place, Power, UnitType } from '../../board/variant.ts';
import type { TravelRoute } from '../../orders/order.ts';

export interface WrittenUnit {
  readonly type: UnitType | null;
  readonly at: Place;
}

export type WrittenOrder =
  | { readonly kind: 'hold' | 'disband' | 'build' | 'remove'; readonly unit: WrittenUnit }
  | { readonly kind: 'move'; readonly unit: WrittenUnit; readonly to: Place; readonly route: TravelRoute }
  | { readonly kind: 'support-hold'; readonly unit: WrittenUnit; readonly target: WrittenUnit }
  | {
      readonly kind: 'support-move' | 'convoy';
      readonly unit: WrittenUnit;
      readonly target: WrittenUnit;
      readonly to: Place;
    }
  | { readonly kind: 'proxy'; readonly unit: WrittenUnit; readonly to: Power }
  | { readonly kind: 'retreat'; readonly unit: WrittenUnit; readonly to: Place }
  | { readonly kind: 'waive' };
