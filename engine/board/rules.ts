/**
 * The named rules a variant may choose in `variant.json`, with their parameters, and what some of them carry from
 * phase to phase. Data only; each rule's behaviour is one module of `engine/rules/`. No rule knows a variant by name.
 * For designers the same reference is in `docs/designing-variants.md`.
 */
import type { ByPower, Power, Province, UnitText, UnitType } from '../vocabulary.ts';

/** A rule that is absent has its standard behaviour. */
export interface VariantRules {
  readonly 'build-cap'?: BuildCap;
  readonly 'build-sites'?: BuildSites;
  readonly 'build-types'?: BuildTypes;
  readonly 'center-maturity'?: CenterMaturity;
  readonly 'convoy-between-theatres'?: ConvoyBetweenTheatres;
  /** Coast provinces in which a fleet convoys as if it were at sea. */
  readonly 'convoy-from'?: readonly Province[];
  readonly influence?: Influence;
  readonly 'neutral-units'?: NeutralUnits;
  /** Provinces in which a fleet never convoys, whatever their type. */
  readonly 'no-convoy-from'?: readonly Province[];
  /** Where a dislodged unit leaves the board at once instead of retreating: in every supply centre (whoever owns it),
   *  everywhere, or in the provinces listed. Its order fails with `dislodged` and `disbanded`; it is never listed for a
   *  retreat. Retreats *into* such a province stay open. */
  readonly 'no-retreat-from'?: 'centers' | 'anywhere' | readonly Province[];
  /** Powers that are left out when fewer people play than the most who may: the last named goes first. A power left
   *  out has no units, no player and no votes; its home centres start unowned (see {@link NeutralUnits.whenAbsent}). */
  readonly 'optional-powers'?: readonly Power[];
  readonly seats?: Seats;
  readonly 'start-choices'?: StartChoices;
  readonly 'unit-strength'?: readonly UnitStrength[];
}

/** At most so many builds for one power in one adjustment phase. What is over is not lost: it is due again in the next
 *  adjustment as far as the numbers still say so. Removals have no cap. */
export interface BuildCap {
  readonly perPower: number;
}

/**
 * Where a power may build. Always: in a vacant supply centre that it owns, of a type the unit can stand in, never in a
 * sea. Standard: its own home centres. A build elsewhere is void (`not-eligible`) and counts as waived.
 */
export interface BuildSites {
  /** `home`, the default: its home centres. `any`: every centre it owns. */
  readonly sites?: 'home' | 'any';
  /** Centres that are sites for whoever owns them. */
  readonly shared?: readonly Province[];
  /** More sites of one power. */
  readonly also?: ByPower<readonly Province[]>;
  /** Theatres in which every centre the power owns is a site. */
  readonly theatres?: ByPower<readonly string[]>;
  /** The power must own at least so many of its own home centres (vacant or not) to build at all; otherwise nothing
   *  is built and nothing is owed. Standard 0. */
  readonly homesNeeded?: number;
}

/** Types of unit that may be built: by everyone, and by single powers instead. Standard: both. */
export interface BuildTypes {
  readonly everyone?: readonly UnitType[];
  readonly powers?: ByPower<readonly UnitType[]>;
}

/**
 * A centre gives a unit only when it is mature: at the n-th update of ownership in a row (`updates`) at which the same
 * power owns it, and from then on. Centres owned at the start are mature. A centre that changes hands loses its maturity, home or not.
 * Builds = mature owned centres - units, removals = units - all owned centres, neither below 0. Maturity governs how
 * many units, not where they are built, and does not matter for victory.
 */
export interface CenterMaturity {
  /** 2: gained at one update, gives a unit at the next. */
  readonly updates: number;
}

/**
 * Limits on carrying an army by convoy from a province of one theatre to one of another. Free: into the army's power's
 * own theatre ({@link PowerData.theatre}). Elsewhere only as `landing` says, judged by the ownership in force when the
 * phase begins; the fleets' nationality is irrelevant and a centre of the same player's other power does not count.
 * A move order that breaks the limit is void: the army holds, may be supported to hold, and convoy orders for it
 * match nothing.
 */
export interface ConvoyBetweenTheatres {
  /** `own-center`: only to a centre that the power owns. `beside-own-center`: also to a province that has an army
   *  border with a centre that the power owns in that theatre. */
  readonly landing: 'own-center' | 'beside-own-center';
  /** Theatres to which a power's armies are never convoyed, whatever it owns. */
  readonly never?: ByPower<readonly string[]>;
}

export const INFLUENCE_ORDERS = ['hold', 'support-hold', 'support-move'] as const;
export type InfluenceOrder = (typeof INFLUENCE_ORDERS)[number];

/**
 * Powers order the neutral units by secret allocations of points (`IP 2 han S A wes - hes`) in movement phases. Points:
 * so many for each centre owned when the phase begins. One order for each unit and power; equal orders of several
 * powers add up; the order with strictly the most points is carried out, a tie for the most or no points at all is a
 * hold. Unspent points are lost. A set that spends more than there is, or on too many units, is forfeited entirely when
 * it reaches adjudication (on arrival the line that overdraws is refused).
 */
export interface Influence {
  readonly pointsPerCenter: number;
  /** So many neutral units at most may be given points by one power in one phase. */
  readonly unitsPerPhase: number;
  readonly orders: readonly InfluenceOrder[];
  /** Allocations are known to nobody but the judge: for ever, or until the game has ended. */
  readonly sealed: 'forever' | 'until-end';
}

/**
 * Units that belong to nobody. They own nothing, build and remove nothing, are not waited for and do not vote. They
 * never retreat: a dislodged one leaves the board in the movement phase for good. Each is a nation of its own: it may
 * support an attack on another neutral unit, and an attack on it is never an attack on one's own.
 */
export interface NeutralUnits {
  /** The name under which they stand in positions and results, in upper case. */
  readonly name: Power;
  readonly display: string;
  readonly adjective: string;
  readonly letter?: string;
  readonly units: readonly UnitText[];
  /** Their orders in every movement phase, in canonical syntax; a unit without one holds. A support for a unit that is
   *  no neutral unit any more is a hold. */
  readonly orders?: readonly string[];
  /** They stand only in a game without this power. */
  readonly whenAbsent?: Power;
}

/**
 * Several powers to a player. Each power keeps its own centres, units, orders and builds, and one player's powers may
 * attack each other: the bans on dislodging one's own are each power's. Only {@link VictoryData.by} adds them up.
 */
export interface Seats {
  readonly fixed: readonly FixedSeat[];
  /** The other seats get one power of each pool, drawn or chosen. All pools are equally long. Such a seat is named by
   *  its powers in the order of the pools: `AUSTRIA AND CHEROKEE`. */
  readonly drawn?: { readonly pools: readonly (readonly Power[])[] };
}

export interface FixedSeat {
  /** As a winner is named. */
  readonly name: Power;
  readonly display: string;
  readonly powers: readonly Power[];
  /** Other names for it: `USA`. Never a name of a power. */
  readonly aliases?: readonly string[];
}

/**
 * A phase before the first, in which some powers choose the type of starting units by build orders, in secret and all at
 * once. The units named here are off the board until then. What is not ordered is as given here.
 */
export interface StartChoices {
  /** An adjustment phase just before the calendar's start, e.g. `W1800A`. */
  readonly phase: string;
  readonly choices: readonly StartChoice[];
}

export interface StartChoice {
  readonly power: Power;
  /** The places, each with the type taken by default: `["F edi", "F lon", "A lvp"]`. All are starting units of the power. */
  readonly units: readonly UnitText[];
  /**
   * `free`: each place takes either type. `kept`: as many armies and as many fleets as in `units`, over the same places.
   * Incomplete orders are then completed in the way that agrees with the defaults in most places; of equals, the one
   * whose armies stand in the places first in the alphabet.
   */
  readonly numbers: 'free' | 'kept';
}

export const STRENGTH_ROLES = ['attack', 'prevent', 'defend', 'hold', 'support-move', 'support-hold'] as const;
/**
 * A unit's own part in a strength of its move (`attack`; `prevent`: keeping others out of its destination; `defend`:
 * head-to-head against the unit coming the other way), in its province's `hold` strength (also when it supports,
 * convoys, or failed to leave), and what its support adds to the strengths of a move or of a hold.
 */
export type StrengthRole = (typeof STRENGTH_ROLES)[number];

/** What the units of some powers count in some roles, in tenths; every other unit and role counts 10. */
export interface UnitStrength {
  readonly powers: readonly Power[];
  /** Only units of these types; default both. */
  readonly types?: readonly UnitType[];
  readonly roles: readonly StrengthRole[];
  readonly tenths: number;
}

/** What rules carry from phase to phase ({@link Position.ruleState}); each entry may be left out. */
export interface RuleState {
  /** For each power its immature centres with the number of updates in a row at which it has owned them so far; a
   *  centre that is not listed is mature. */
  readonly 'center-maturity'?: ByPower<Readonly<Record<Province, number>>>;
  /** The powers of each drawn seat, in the order of the pools. Left out: each power of a pool counts by itself. */
  readonly seats?: readonly (readonly Power[])[];
}
