/** What can be said of an order before the deadline: see `check-order.ts`. */
import type { PhaseKind, Place, Power, Province, UnitType } from '../board/variant.ts';
import type { Order, OrderKind, UnitRef } from './order.ts';

export type OrderCheck =
  /** `order` is the order as completed: a coast supplied or dropped. */
  | { readonly verdict: 'ok'; readonly order: Order; readonly notes: readonly OrderNote[] }
  | { readonly verdict: 'refused'; readonly refusal: Refusal };

export type OrderNote =
  /** The only coast that can be meant was filled in. */
  | { readonly note: 'coast-supplied'; readonly place: Place }
  /** A coast that means nothing here (an army's, or one the province does not have) was dropped. */
  | { readonly note: 'coast-dropped'; readonly place: Place }
  /** Legal to write, cannot succeed: see `why`. */
  | { readonly note: 'hopeless'; readonly why: Hopeless };

/**
 * Why a center more than units gives no build: it is new and gives a unit only later (`young`), the power holds none of the homes without which
 * it builds nothing (`no-home`), it builds no more at once (`cap`), no place to build is vacant (`no-site`).
 */
export type WhyUnusable = 'young' | 'no-home' | 'cap' | 'no-site';
export type Unusable = Readonly<Partial<Record<WhyUnusable, number>>>;

export type Hopeless =
  /** Nothing stands where the supported or convoyed unit should be. */
  | { readonly because: 'no-such-unit'; readonly at: Province }
  /** Another type of unit stands there. */
  | { readonly because: 'other-type'; readonly stands: UnitRef }
  /** The supported or convoyed unit cannot get there. */
  | { readonly because: 'target-cannot-reach'; readonly target: UnitRef; readonly to: Place }
  /** The supported or convoyed unit belongs to nobody, and stays where it is. */
  | { readonly because: 'never-moves'; readonly target: UnitRef }
  /** The variant forbids to carry the army there. */
  | { readonly because: 'not-carried'; readonly power: Power; readonly target: UnitRef; readonly to: Place }
  /** The fleets on the board make no chain for the convoy. */
  | { readonly because: 'no-fleets'; readonly from: Province; readonly to: Place }
  /** The fleets on the board carry the army there without this one. */
  | { readonly because: 'not-needed'; readonly target: UnitRef; readonly to: Place }
  /** A sea of the route has no fleet. */
  | { readonly because: 'no-fleet-at'; readonly at: Province }
  /** The fleet that is to convoy is not at sea. */
  | { readonly because: 'not-at-sea'; readonly fleet: UnitRef };

export type Refusal =
  | { readonly reason: 'unknown-place'; readonly place: Place }
  | { readonly reason: 'impassable'; readonly place: Place }
  /** This kind of order is not given in this kind of phase. */
  | { readonly reason: 'wrong-phase'; readonly kind: OrderKind; readonly phase: PhaseKind }
  | { readonly reason: 'no-unit'; readonly at: Province }
  | { readonly reason: 'not-yours'; readonly unit: UnitRef; readonly owner: Power }
  | { readonly reason: 'wrong-type'; readonly stands: UnitRef }
  | { readonly reason: 'own-province'; readonly unit: UnitRef }
  | { readonly reason: 'cannot-reach'; readonly unit: UnitRef; readonly to: Place }
  /** The fleet can reach several coasts: which one? */
  | { readonly reason: 'which-coast'; readonly unit: UnitRef; readonly places: readonly Place[] }
  | { readonly reason: 'wrong-coast'; readonly unit: UnitRef; readonly to: Place; readonly places: readonly Place[] }
  | { readonly reason: 'fleet-by-convoy'; readonly unit: UnitRef }
  /** The written route does not lead over water from the army to its destination. */
  | { readonly reason: 'no-route'; readonly unit: UnitRef; readonly to: Place }
  | { readonly reason: 'cannot-support'; readonly unit: UnitRef; readonly to: Province }
  | { readonly reason: 'supports-itself'; readonly unit: UnitRef }
  /** Only fleets convoy. */
  | { readonly reason: 'cannot-convoy'; readonly unit: UnitRef }
  | { readonly reason: 'fleet-convoyed'; readonly target: UnitRef }
  /** The convoy would end where no army can be. */
  | { readonly reason: 'no-landing'; readonly to: Place }
  /** The variant forbids this power to have its army carried there (rule `convoy-between-theatres`). */
  | { readonly reason: 'convoy-forbidden'; readonly unit: UnitRef; readonly to: Place }
  /** No neutral unit that takes points stands there (rule `influence`). */
  | { readonly reason: 'not-neutral'; readonly at: Province }
  /** The writer does not see what stands there (setting BLIND). */
  | { readonly reason: 'not-seen'; readonly at: Province }
  /** Neutral units are not paid for such an order. */
  | { readonly reason: 'not-bought'; readonly kind: OrderKind }
  | { readonly reason: 'too-many-points'; readonly have: number }
  | { readonly reason: 'not-dislodged'; readonly unit: UnitRef }
  | { readonly reason: 'retreat-closed'; readonly unit: UnitRef; readonly to: Place; readonly open: readonly Place[] }
  /** `young`: owned centers that give no unit yet (rule `center-maturity`). */
  | {
      readonly reason: 'no-builds-due';
      readonly due: number;
      readonly young: readonly Province[];
      readonly unusable: Unusable;
    }
  | { readonly reason: 'no-home-held'; readonly homes: readonly Province[] }
  | { readonly reason: 'no-removals-due'; readonly due: number }
  /** Before the first move a power chooses the types of the units in these places, and nothing else. */
  | { readonly reason: 'no-choice'; readonly at: Province | null; readonly places: readonly Province[] }
  | { readonly reason: 'not-a-center'; readonly at: Province }
  | { readonly reason: 'not-owned'; readonly at: Province }
  /** Owned, but not one of the places where this power builds. */
  | { readonly reason: 'not-a-site'; readonly at: Province; readonly sites: readonly Province[] }
  | { readonly reason: 'occupied'; readonly unit: UnitRef }
  | { readonly reason: 'no-fleets-there'; readonly at: Province }
  | { readonly reason: 'no-armies-there'; readonly at: Province }
  | { readonly reason: 'type-not-built'; readonly type: UnitType; readonly types: readonly UnitType[] };
