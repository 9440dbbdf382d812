/** An order as it stands in the line: places and powers found or not, nothing yet checked against map or position. */
import type { Power, Province, UnitType } from '../../board/variant.ts';

/** A place as written. */
export type RawPlace = { readonly shown: string } & (
  | {
      readonly found: 'place';
      readonly province: Province;
      /** Coast as written, whether or not the province has it. */
      readonly coast: string | null;
    }
  | { readonly found: 'several'; readonly candidates: readonly Province[]; readonly coast: string | null }
  /** A power where the place of one of its units should stand: `S English attack on Bur`. `or`: places of the same name. */
  | { readonly found: 'power'; readonly power: Power; readonly type: UnitType | null; readonly or: readonly Province[] }
  | { readonly found: 'nothing' }
);

export interface RawUnit {
  readonly owner: RawPower | null;
  readonly type: UnitType | null;
  readonly place: RawPlace;
}

export interface RawPower {
  /** Null: no power of this game, or several. */
  readonly power: Power | null;
  readonly shown: string;
  /** It stands on a line above the order, not beside it. */
  readonly above?: true;
}

export type RawAction =
  /** A unit and nothing more. */
  | { readonly act: 'none' }
  | { readonly act: 'hold' | 'disband' | 'build' | 'remove' | 'maintain' | 'transform' }
  | {
      readonly act: 'move' | 'retreat';
      /** Every place after the first arrow; the last is the destination. */
      readonly steps: readonly RawPlace[];
      /** `via convoy`. */
      readonly bySea: boolean;
      /** `via Nth`: waters named after the destination. */
      readonly through: readonly RawPlace[];
    }
  | { readonly act: 'support' | 'convoy'; readonly target: RawUnit; readonly to: RawPlace | null }
  | { readonly act: 'proxy'; readonly to: RawPower }
  /** `A Vir S Carolina`: a move to South Carolina, or support for the unit in Carolina. */
  | { readonly act: 'twofold'; readonly shown: string; readonly readings: readonly RawAction[] }
  /** The order breaks off: what should have followed. */
  | { readonly act: 'unfinished'; readonly wanted: 'destination' | 'unit' | 'power' };

export interface RawUnitOrder {
  readonly form: 'unit';
  readonly unit: RawUnit;
  readonly action: RawAction;
}

export type RawOrder =
  | RawUnitOrder
  /** `waive`, `waive 2`, `waive all`. */
  | { readonly form: 'waive'; readonly count: number | 'all' }
  /** `s by A Tri`: supports the move before it. */
  | { readonly form: 'helped-by'; readonly act: 'support' | 'convoy'; readonly unit: RawUnit };
