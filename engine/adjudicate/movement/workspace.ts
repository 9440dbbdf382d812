/**
 * The workspace of the movement adjudicator: one phase as numbers in typed arrays, made once for a board and used again
 * for every phase, so that nothing is allocated while adjudicating. Units are numbered in the order in which they are
 * added; each has exactly one order, so a unit's number is its order's too. Provinces and locations are the board's.
 *
 * What happens, in this order: {@link startPhase} and {@link addUnit} fill in position and orders as given,
 * `interpret.ts` says what each order amounts to, `decisions.ts` and `cycles.ts` decide it, `outcome.ts` draws the
 * conclusions. Nobody else writes here.
 */
import type { Adjacency, Board, Borders } from '../../board/board.ts';
import type { ConvoyLimit } from '../../rules/convoy-between-theatres.ts';
import { provincesWithoutRetreat } from '../../rules/no-retreat-from.ts';
import { strengthAt, unitStrengths } from '../../rules/unit-strength.ts';
import { DEFAULT_RULINGS, type Rulings } from '../rulings.ts';

/** Types of unit. */
export const ARMY = 0;
export const FLEET = 1;

/** Kinds of order in a movement phase. */
export const HOLD = 0;
export const MOVE = 1;
/** Support to hold when no destination is given, else support to move. */
export const SUPPORT = 2;
export const CONVOY = 3;
/** As given only: an order that names what is not there. */
export const NOTHING = 4;
/** As given only: an order that this unit is not to carry out (a neutral unit never moves). */
export const FORBIDDEN = 5;

/** How a move means to travel (`Route`): no wish stated, by any convoy, by the seas listed. */
export const UNSTATED = 0;
export const BY_CONVOY = 1;
export const BY_ROUTE = 2;

/** A decision: not made yet, yes, no. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;

/** No unit, no location. */
export const NONE = -1;

export interface Workspace {
  readonly board: Board;
  /** Of the season being played. */
  borders: Borders;
  rulings: Rulings;
  /** Units on the board. */
  count: number;

  // As given: the units.
  readonly power: Int16Array;
  /** Units of one nation do not dislodge each other or cut each other's support; the power, for units of powers. */
  readonly nation: Int16Array;
  readonly type: Uint8Array;
  /** Location. */
  readonly at: Uint16Array;
  readonly province: Uint16Array;
  /** Unit in each province, or NONE. */
  readonly unitAt: Int16Array;

  // As given: the orders.
  /** 1 for units with an order. */
  readonly ordered: Uint8Array;
  readonly given: Uint8Array;
  /** Province of the unit supported or convoyed. */
  readonly givenTarget: Int16Array;
  /** Location moved to, or to which the target is supported or convoyed; NONE for a support to hold. */
  readonly givenTo: Int16Array;
  readonly givenRoute: Uint8Array;
  /** BY_ROUTE: the seas are `routes[routeStart[u]] … routes[routeStart[u] + routeLength[u] - 1]`, provinces. */
  readonly routeStart: Uint32Array;
  readonly routeLength: Uint16Array;
  readonly routes: number[];
  /** 1 for a move whose convoy has failed and which therefore walks (ruling `convoyFallback`). */
  readonly walks: Uint8Array;

  // What a unit counts in each role, in tenths (rule `unit-strength`; otherwise 10).
  readonly attackWeight: Int32Array;
  readonly preventWeight: Int32Array;
  readonly defendWeight: Int32Array;
  readonly holdWeight: Int32Array;
  readonly supportMoveWeight: Int32Array;
  readonly supportHoldWeight: Int32Array;

  // Rules of the variant; nothing of them in the standard game.
  /** Tenths by power, type and role: see `unitStrengths`. */
  readonly strengths: Int32Array | null;
  /** 1 for provinces from which no unit retreats. */
  readonly noRetreat: Uint8Array;
  /** Convoys that are forbidden in this phase. */
  convoyLimit: ConvoyLimit | null;

  // As interpreted. An order that amounts to nothing is a HOLD.
  readonly order: Uint8Array;
  /** Unit supported or convoyed. */
  readonly target: Int16Array;
  /** Province moved to; province that a support is directed at. */
  readonly dest: Int16Array;
  /** Location moved to. */
  readonly destLocation: Int16Array;
  readonly byConvoy: Uint8Array;
  /** The unit at the destination that comes the other way, both on foot or by ship: a head-to-head battle; or NONE. */
  readonly opponent: Int16Array;
  /** The unit at the destination whose success against this one leaves it without influence there (4.A.7); or NONE. */
  readonly ouster: Int16Array;
  /** Moves to a province: `firstMover[p]`, then `nextMover[u]` until NONE. */
  readonly firstMover: Int16Array;
  readonly nextMover: Int16Array;
  /** Supports of a unit that match its order: `firstSupport[u]`, then `nextSupport[s]`. */
  readonly firstSupport: Int16Array;
  readonly nextSupport: Int16Array;
  /** 1 for a support that matches an impossible move: it can be cut like any, and helps nobody. */
  readonly idle: Uint8Array;
  /** Fleets convoying an army: `firstConvoy[u]`, then `nextConvoy[f]`. */
  readonly firstConvoy: Int16Array;
  readonly nextConvoy: Int16Array;
  /** 1 for a convoyed move whose fleets make a chain if none is dislodged. */
  readonly chained: Uint8Array;
  /** Bits of `REASONS` found so far. */
  readonly reasons: Uint32Array;

  // Decisions.
  /** Whether the move succeeds, the support is given. */
  readonly success: Uint8Array;
  /** Whether the move's path is open; walking and sailing units always have one. */
  readonly path: Uint8Array;
  /** What is taken for the fate of a convoy while a paradox is examined, and after it is settled: YES it carries, NO it
   *  fails. OPEN: its fate is whatever befalls the fleet. */
  readonly assumed: Uint8Array;
  /** 1 for orders whose outcome was settled as part of a cycle: see `cycles.ts`. */
  readonly cycle: Uint8Array;
  /** Tenths of support for the unit's order that are sure, and at most possible; and the same without supports by the
   *  nation of the unit at its destination. */
  readonly helpSure: Int32Array;
  readonly helpMost: Int32Array;
  readonly helpSureAgainst: Int32Array;
  readonly helpMostAgainst: Int32Array;
  /** Decisions to look at again: a ring of unit numbers, each in it at most once. */
  readonly agenda: Uint16Array;
  readonly onAgenda: Uint8Array;
  agendaStart: number;
  agendaLength: number;
  /** Decisions looked at so far in this phase: a measure of the work, whatever the machine. */
  steps: number;

  // Outcome.
  /** Location of each unit after the phase; dislodged units keep theirs. */
  readonly finalAt: Uint16Array;
  /** Unit in each province after the phase, or NONE. */
  readonly finalUnit: Int16Array;
  /** The unit that dislodged this one, or NONE. */
  readonly dislodger: Int16Array;
  /** 1 for provinces left empty by a standoff. */
  readonly contested: Uint8Array;
  dislodgedCount: number;
  readonly dislodged: Uint16Array;
  /** Open retreats of the n-th dislodged unit: locations `retreats[retreatStart[n]] … retreats[retreatStart[n + 1] - 1]`. */
  readonly retreatStart: Uint16Array;
  readonly retreats: Uint16Array;

  // Scratch of the convoy search.
  readonly seen: Uint32Array;
  seenStamp: number;
  readonly frontier: Uint16Array;
  /** 1 for fleets that are of use to the convoy looked at last. */
  readonly useful: Uint8Array;
  readonly touched: Uint8Array;
}

/** A workspace for a board: as many units as provinces. */
export function createWorkspace(board: Board): Workspace {
  const provinces = board.provinces.length;
  const units = () => new Int16Array(provinces);
  const flags = () => new Uint8Array(provinces);
  const tenths = () => new Int32Array(provinces);
  const tens = () => new Int32Array(provinces).fill(10);
  return {
    board,
    borders: board.bordersIn(board.start.season),
    rulings: DEFAULT_RULINGS,
    count: 0,
    power: units(),
    nation: units(),
    type: flags(),
    at: new Uint16Array(provinces),
    province: new Uint16Array(provinces),
    unitAt: units(),
    ordered: flags(),
    given: flags(),
    givenTarget: units(),
    givenTo: units(),
    givenRoute: flags(),
    routeStart: new Uint32Array(provinces),
    routeLength: new Uint16Array(provinces),
    routes: [],
    walks: flags(),
    attackWeight: tens(),
    preventWeight: tens(),
    defendWeight: tens(),
    holdWeight: tens(),
    supportMoveWeight: tens(),
    supportHoldWeight: tens(),
    strengths: unitStrengths(board),
    noRetreat: provincesWithoutRetreat(board),
    convoyLimit: null,
    order: flags(),
    target: units(),
    dest: units(),
    destLocation: units(),
    byConvoy: flags(),
    opponent: units(),
    ouster: units(),
    firstMover: units(),
    nextMover: units(),
    firstSupport: units(),
    nextSupport: units(),
    idle: flags(),
    firstConvoy: units(),
    nextConvoy: units(),
    chained: flags(),
    reasons: new Uint32Array(provinces),
    success: flags(),
    path: flags(),
    assumed: flags(),
    cycle: flags(),
    helpSure: tenths(),
    helpMost: tenths(),
    helpSureAgainst: tenths(),
    helpMostAgainst: tenths(),
    agenda: new Uint16Array(provinces),
    onAgenda: flags(),
    agendaStart: 0,
    agendaLength: 0,
    steps: 0,
    finalAt: new Uint16Array(provinces),
    finalUnit: units(),
    dislodger: units(),
    contested: flags(),
    dislodgedCount: 0,
    dislodged: new Uint16Array(provinces),
    retreatStart: new Uint16Array(provinces + 1),
    retreats: new Uint16Array(provinces * mostNeighbours(board)),
    seen: new Uint32Array(provinces),
    seenStamp: 0,
    frontier: new Uint16Array(provinces),
    useful: flags(),
    touched: flags(),
  };
}

/** Begins a phase: no units yet. */
export function startPhase(w: Workspace, season: string, rulings: Rulings): void {
  w.convoyLimit = null;
  w.borders = w.board.bordersIn(season);
  w.rulings = rulings;
  w.count = 0;
  w.routes.length = 0;
  w.steps = 0;
  w.unitAt.fill(NONE);
  w.walks.fill(0);
}

/** Adds a unit without an order. The province must be empty and of a kind the unit can stand in. Returns its number. */
export function addUnit(w: Workspace, power: number, nation: number, type: number, at: number): number {
  const u = w.count++;
  const p = w.board.provinceOf[at]!;
  w.power[u] = power;
  w.nation[u] = nation;
  w.type[u] = type;
  w.at[u] = at;
  w.province[u] = p;
  w.unitAt[p] = u;
  w.ordered[u] = 0;
  w.given[u] = HOLD;
  if (w.strengths !== null) weigh(w, u, w.strengths);
  return u;
}

/** What the unit counts in each role (rule `unit-strength`). */
function weigh(w: Workspace, u: number, strengths: Int32Array): void {
  const power = w.power[u]!;
  const type = w.type[u]!;
  w.attackWeight[u] = strengths[strengthAt(power, type, 'attack')]!;
  w.preventWeight[u] = strengths[strengthAt(power, type, 'prevent')]!;
  w.defendWeight[u] = strengths[strengthAt(power, type, 'defend')]!;
  w.holdWeight[u] = strengths[strengthAt(power, type, 'hold')]!;
  w.supportMoveWeight[u] = strengths[strengthAt(power, type, 'support-move')]!;
  w.supportHoldWeight[u] = strengths[strengthAt(power, type, 'support-hold')]!;
}

/** True for a unit that belongs to no power (rule `neutral-units`). */
export function isNeutral(w: Workspace, u: number): boolean {
  return w.power[u]! >= w.board.powers.length;
}

/** True for a unit that leaves the board when it is dislodged, wherever it could go. */
export function neverRetreats(w: Workspace, u: number): boolean {
  return w.noRetreat[w.province[u]!] === 1 || isNeutral(w, u);
}

export function orderHold(w: Workspace, u: number): void {
  w.ordered[u] = 1;
}

/** An order that names what is not there: the unit holds. */
export function orderNothing(w: Workspace, u: number): void {
  w.ordered[u] = 1;
  w.given[u] = NOTHING;
}

/** The unit has no order, as at the start of the phase. */
export function unorder(w: Workspace, u: number): void {
  w.ordered[u] = 0;
  w.given[u] = HOLD;
}

/** An order that this unit is not to carry out: it holds. */
export function orderForbidden(w: Workspace, u: number): void {
  w.ordered[u] = 1;
  w.given[u] = FORBIDDEN;
}

/** `seas` are the provinces of a route, where `route` is BY_ROUTE. */
export function orderMove(w: Workspace, u: number, to: number, route: number, seas: readonly number[]): void {
  w.ordered[u] = 1;
  w.given[u] = MOVE;
  w.givenTo[u] = to;
  w.givenRoute[u] = route;
  w.routeStart[u] = w.routes.length;
  w.routeLength[u] = seas.length;
  for (const sea of seas) w.routes.push(sea);
}

/** Support of the unit in a province to hold (`to` is NONE) or to move. */
export function orderSupport(w: Workspace, u: number, target: number, to: number): void {
  w.ordered[u] = 1;
  w.given[u] = SUPPORT;
  w.givenTarget[u] = target;
  w.givenTo[u] = to;
}

export function orderConvoy(w: Workspace, u: number, target: number, to: number): void {
  w.ordered[u] = 1;
  w.given[u] = CONVOY;
  w.givenTarget[u] = target;
  w.givenTo[u] = to;
}

/** The borders that matter to a unit. */
export function bordersOf(w: Workspace, type: number): Adjacency {
  return type === ARMY ? w.borders.army : w.borders.fleet;
}

function mostNeighbours(board: Board): number {
  const most = ({ start }: Adjacency) => start.reduce((max, end, l) => Math.max(max, end - (start[l - 1] ?? 0)), 0);
  return Math.max(
    ...['', ...board.variant.calendar.seasons.map(({ letter }) => letter)].flatMap((season) => {
      const { army, fleet } = board.bordersIn(season);
      return [most(army), most(fleet)];
    }),
  );
}
