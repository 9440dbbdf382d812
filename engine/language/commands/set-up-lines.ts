/** A board as a GM writes it below SETUP. */
import type { ByPower, Place, Power, Province, UnitText } from '../../board/variant.ts';

export interface SetUp {
  /** All that a power has; powers that are not named keep theirs. */
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  /** All of a power's units that must retreat; left out: as they were. */
  readonly dislodged?: ByPower<readonly DislodgedAs[]>;
  /** Single changes, in their order, after what is named whole; left out: none. */
  readonly steps?: readonly SetUpStep[];
}

/** A unit that must retreat. `from`: left out, as it was, or from nowhere. `retreats`: left out, wherever is open. */
export interface DislodgedAs {
  readonly unit: UnitText;
  readonly from?: Province;
  readonly retreats?: readonly Place[];
}

export type SetUpStep =
  | { readonly power: Power; readonly add: UnitText }
  /** Standing, or among the dislodged. */
  | { readonly power: Power; readonly remove: UnitText }
  | { readonly power: Power; readonly move: UnitText; readonly to: UnitText }
  | { readonly power: Power; readonly dislodge: DislodgedAs }
  /** `owner` null: nobody. */
  | { readonly center: Province; readonly owner: Power | null };
