/**
 * Why each order came out as it did: a tree of causes, made by the adjudicator from the decisions themselves, never
 * guessed afterwards. Numbers are strengths in tenths. `templates/locales` turns these into sentences.
 */
import type { Place, Power, Province, UnitText, UnitType } from './variant.ts';

/** A unit, where it stood when the phase began. */
export interface ActingUnit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Place;
}

export interface OutcomeTree {
  readonly actor: ActingUnit;
  readonly deed: Deed;
  /** By whom the unit was dislodged, if it was. */
  readonly dislodged: Dislodgement | null;
}

export type Deed =
  | { readonly deed: 'held'; readonly ordered: boolean; readonly against: readonly ActingUnit[] }
  | {
      readonly deed: 'moved';
      readonly to: Place;
      readonly bySea: boolean;
      readonly battle: Battle;
      readonly circle: boolean;
    }
  | {
      readonly deed: 'bounced';
      readonly to: Place;
      readonly bySea: boolean;
      readonly battle: Battle;
      readonly paradox: boolean;
    }
  | { readonly deed: 'not-carried'; readonly to: Place; readonly convoy: ConvoyFailure }
  | { readonly deed: 'supported'; readonly support: Support }
  /** The move it supported was ordered so, but was impossible. */
  | { readonly deed: 'supported-in-vain'; readonly support: Support }
  | { readonly deed: 'cut'; readonly support: Support; readonly by: readonly ActingUnit[] }
  /** The support failed only because the supporter was dislodged from where its support was directed. */
  | { readonly deed: 'support-dislodged'; readonly support: Support }
  | { readonly deed: 'convoyed'; readonly convoy: Support }
  /** The fleet was there, the convoy was not: its army's convoy failed elsewhere. */
  | { readonly deed: 'not-convoyed'; readonly convoy: Support; readonly failure: ConvoyFailure }
  | { readonly deed: 'void'; readonly attempt: Attempt; readonly why: VoidCause };

/** The help a unit gave or was to give: to hold (`to` null) or to move. */
export interface Support {
  readonly target: ActingUnit;
  readonly to: Place | null;
}

export interface Dislodgement {
  readonly attacker: ActingUnit;
  readonly attack: Strength;
  /** What the attack overcame. */
  readonly hold: Strength;
  /** Open retreats. */
  readonly retreats: readonly Place[];
  /** Why the unit leaves the board at once, wherever it could go: nobody retreats from there (rule `no-retreat-from`), or it is a
   *  neutral unit (rule `neutral-units`); null: it may retreat. */
  readonly destroyed: 'place' | 'neutral' | null;
}

/** An attack and all it met. It succeeds when it is greater than each of them. */
export interface Battle {
  readonly attack: Strength;
  readonly resistance: Resistance | null;
  /** Others that got there too and wanted the place. */
  readonly rivals: readonly Rival[];
}

export interface Strength {
  readonly tenths: number;
  readonly supporters: readonly ActingUnit[];
  readonly cut: readonly CutSupport[];
  /** Supporters whose support does not count: it would help to dislodge a unit of their own. */
  readonly unwilling: readonly ActingUnit[];
}

export interface CutSupport {
  readonly supporter: ActingUnit;
  /** `dislodged`: the supporter was dislodged from where its support was directed, which alone does not cut. */
  readonly how: 'cut' | 'dislodged';
  /** Who cut it, or dislodged the supporter. */
  readonly by: readonly ActingUnit[];
}

export interface Resistance {
  /** `own`: a unit of the same power stayed, and is never dislodged by it. */
  readonly kind: 'held' | 'failed-to-leave' | 'head-to-head' | 'own';
  readonly unit: ActingUnit;
  readonly strength: Strength;
}

export interface Rival {
  readonly unit: ActingUnit;
  readonly strength: Strength;
}

export type ConvoyFailure =
  /** No complete chain of fleets was ordered to convoy. */
  | { readonly why: 'not-ordered' }
  | { readonly why: 'dislodged'; readonly fleets: readonly { readonly fleet: ActingUnit; readonly by: ActingUnit }[] }
  /** The convoy's own fate depended on it; by the ruling on paradoxes it failed. */
  | { readonly why: 'paradox'; readonly fleets: readonly ActingUnit[] };

/** What a void order was meant to do. */
export type Attempt =
  | { readonly kind: 'move'; readonly to: Place }
  | { readonly kind: 'support'; readonly at: Province; readonly to: Place | null }
  | { readonly kind: 'convoy'; readonly at: Province; readonly to: Place }
  | { readonly kind: 'other' };

/** What another unit was ordered to do. */
export type OtherOrder =
  | { readonly kind: 'hold' | 'support' | 'convoy' }
  /** It had no order, and held. */
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly to: Place; readonly bySea: boolean };

export type VoidCause =
  /** It names what is not on the map, or is no order for this phase, or names the unit wrongly. */
  | { readonly cause: 'unknown' }
  /** A neutral unit never moves. */
  | { readonly cause: 'never-moves' }
  | { readonly cause: 'own-province' }
  | { readonly cause: 'cannot-reach' }
  | { readonly cause: 'which-coast' }
  | { readonly cause: 'wrong-coast' }
  /** Only armies go by convoy. */
  | { readonly cause: 'fleet-by-convoy' }
  /** No fleets stand so that they could carry the army. */
  | { readonly cause: 'no-fleets' }
  /** The variant forbids to carry the army there (rule `convoy-between-theatres`). */
  | { readonly cause: 'convoy-forbidden' }
  | { readonly cause: 'nobody-there' }
  | { readonly cause: 'itself' }
  | { readonly cause: 'cannot-support' }
  /** The supported or convoyed unit was ordered otherwise. */
  | { readonly cause: 'ordered-otherwise'; readonly target: ActingUnit; readonly order: OtherOrder }
  /** The move supported goes to another coast. */
  | { readonly cause: 'other-coast'; readonly target: ActingUnit; readonly to: Place }
  /** The army could come only by the fleet that supports it. */
  | { readonly cause: 'carrier-supports'; readonly target: ActingUnit }
  /** Only a fleet at sea convoys. */
  | { readonly cause: 'not-at-sea' }
  | { readonly cause: 'not-an-army'; readonly target: ActingUnit }
  /** The convoyed army's move was impossible. */
  | { readonly cause: 'impossible-move'; readonly target: ActingUnit }
  /** The army went on foot. */
  | { readonly cause: 'army-walked'; readonly target: ActingUnit }
  /** The fleet can be of no use to this convoy, or the army's written route leaves it out. */
  | { readonly cause: 'not-needed'; readonly target: ActingUnit };

/** Why an order was given to no unit at all. */
export type UnitMissing =
  | { readonly missing: 'unreadable' }
  | { readonly missing: 'no-unit'; readonly at: Place }
  | { readonly missing: 'not-yours'; readonly unit: ActingUnit }
  | { readonly missing: 'ordered-before'; readonly unit: ActingUnit };

export type RetreatOutcome =
  | { readonly retreat: 'retreated'; readonly unit: UnitText; readonly to: Place }
  | { readonly retreat: 'disbanded'; readonly unit: UnitText; readonly ordered: boolean }
  | {
      readonly retreat: 'conflict';
      readonly unit: UnitText;
      readonly to: Place;
      readonly rivals: readonly ActingUnit[];
    }
  | { readonly retreat: 'closed'; readonly unit: UnitText; readonly open: readonly Place[] }
  | { readonly retreat: 'none-to-retreat' };

export type AdjustmentOutcome =
  | { readonly adjustment: 'built' | 'removed'; readonly unit: UnitText }
  | { readonly adjustment: 'waived' }
  /** A starting unit that was not chosen otherwise (rule `start-choices`). */
  | { readonly adjustment: 'by-default'; readonly unit: UnitText }
  /** No such starting unit can be chosen: not there, chosen already, or no more of this type. */
  | { readonly adjustment: 'no-choice'; readonly unit: UnitText; readonly why: 'no-choice' | 'chosen' | 'type' }
  /** Removed by civil disorder: so many steps from the nearest owned centre; null when the power owns none. */
  | { readonly adjustment: 'civil-disorder'; readonly unit: UnitText; readonly distance: number | null }
  | { readonly adjustment: 'too-many'; readonly due: number; readonly kind: 'build' | 'remove' | 'waive' }
  | { readonly adjustment: 'not-eligible'; readonly unit: UnitText; readonly why: SiteClosed }
  | { readonly adjustment: 'void'; readonly why: NoAdjustment };

export type NoAdjustment =
  | { readonly cause: 'unreadable' | 'other-order' }
  | { readonly cause: 'no-unit'; readonly unit: UnitText }
  | { readonly cause: 'cannot-stand' | 'which-coast' | 'type-not-built'; readonly unit: UnitText };

export type SiteClosed = 'no-center' | 'not-owned' | 'occupied' | 'no-site' | 'no-home';

/** What became of any order, of whatever phase. */
export type OrderOutcome =
  | OutcomeTree
  | UnitMissing
  | RetreatOutcome
  | AdjustmentOutcome
  /** The unit was given to another power, which has ordered it or not. */
  | { readonly proxy: 'used' | 'unused' };
