/**
 * The table of a movement phase's units: one row of numbers each, all rows in one array, so that whatever is asked of a unit
 * lies side by side and is found with one addition. A unit is known by the place of its row: `cells[u + SUCCESS]`. Each has
 * exactly one order, so a unit is its order too. NONE where there is no unit, no province, no location.
 */

/** Numbers in a row; the unit after `u` is `u + ROW`. A power of two: rows then lie evenly in the processor's cache. */
export const ROW = 64;

// As given: the units.
export const POWER = 0;
/** Units of one nation do not dislodge each other or cut each other's support; the power, for units of powers. */
export const NATION = 1;
export const TYPE = 2;
/** Location. */
export const AT = 3;
export const PROVINCE = 4;
/** Row of the unit in the tables of `both-borders.ts`. */
export const BORDER_ROW = 53;

// As given: the orders.
/** 1 for units with an order. */
export const ORDERED = 5;
export const GIVEN = 6;
/** Province of the unit supported or convoyed. */
export const GIVEN_TARGET = 7;
/** Location moved to, or to which the target is supported or convoyed; NONE for a support to hold. */
export const GIVEN_TO = 8;
/** The province of that; of a support to hold, the target's. */
export const GIVEN_PROVINCE = 52;
export const GIVEN_ROUTE = 9;
/** BY_ROUTE: the seas are `routes[ROUTE_START] … routes[ROUTE_START + ROUTE_LENGTH - 1]`, provinces. */
export const ROUTE_START = 10;
export const ROUTE_LENGTH = 11;
/** Bits of `REASONS` that are sure before anything else is known. */
export const IMMEDIATE_REASONS = 54;
/** 1 for a move whose convoy has failed and which therefore walks (ruling `convoyFallback`). */
export const WALKS = 12;

// What a unit counts in each role, in tenths (rule `unit-strength`; otherwise 10).
export const ATTACK_WEIGHT = 13;
export const PREVENT_WEIGHT = 14;
export const DEFEND_WEIGHT = 15;
export const HOLD_WEIGHT = 16;
export const SUPPORT_MOVE_WEIGHT = 17;
export const SUPPORT_HOLD_WEIGHT = 18;

// As interpreted. An order that amounts to nothing is a HOLD.
export const ORDER = 19;
/** Unit supported or convoyed. */
export const TARGET = 20;
/** Province moved to; province that a support is directed at. */
export const DEST = 21;
/** Location moved to. */
export const DEST_LOCATION = 22;
/** 1 for an army that goes by convoy. */
export const SAILS = 23;
/** The unit at the destination that comes the other way, both on foot or by ship: a head-to-head battle. */
export const OPPONENT = 24;
/** The unit at the destination whose success against this one leaves it without influence there (4.A.7). */
export const OUSTER = 25;
/** The next move to the same province: see `Workspace.firstMover`. */
export const NEXT_MOVER = 26;
/** Supports of a unit that match its order: FIRST_SUPPORT of the unit, then NEXT_SUPPORT of each support. */
export const FIRST_SUPPORT = 27;
export const NEXT_SUPPORT = 28;
/** 1 for a support that matches an impossible move: it can be cut like any, and helps nobody. */
export const IDLE = 29;
/** Fleets convoying an army: FIRST_CONVOY of the army, then NEXT_CONVOY of each fleet. */
export const FIRST_CONVOY = 30;
export const NEXT_CONVOY = 31;
/** 1 for a convoyed move whose fleets make a chain if none is dislodged. */
export const CHAINED = 32;
/** Bits of `REASONS` found so far. */
export const REASON_BITS = 33;

// Decisions.
/** Whether the move succeeds, the support is given. */
export const SUCCESS = 34;
/** Whether the move's path is open; walking and sailing units always have one. */
export const PATH = 35;
/** What is taken for the fate of a convoy while a paradox is examined, and after it is settled: YES it carries, NO it fails.
 *  OPEN: its fate is whatever befalls the fleet. */
export const ASSUMED = 36;
/** 1 for orders whose outcome was settled as part of a cycle: see `cycles.ts`. */
export const CYCLE = 37;
/** Tenths of support for the unit's order that are sure, and at most possible; and the same without supports by the nation of
 *  the unit at its destination. */
export const HELP_SURE = 38;
export const HELP_MOST = 39;
export const HELP_SURE_AGAINST = 40;
export const HELP_MOST_AGAINST = 41;
/** 1 while the unit is on the work list. */
export const ON_AGENDA = 42;

// Outcome.
/** Location after the phase; dislodged units keep theirs. */
export const FINAL_AT = 43;
/** The unit that dislodged this one. */
export const DISLODGER = 44;

// Scratch of the convoy search.
export const SEEN = 45;
/** 1 for fleets that are of use to the convoy looked at last. */
export const USEFUL = 46;
export const TOUCHED = 47;

// Scratch of the cycle search, two numbers each: for the decision on the order, then for that on its path.
export const FOUND = 48;
export const LOW = 50;
