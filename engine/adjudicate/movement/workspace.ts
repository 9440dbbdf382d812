/**
 * The workspace of the movement adjudicator: one phase as numbers in typed arrays, made once for a board and used again
 * for every phase, so that nothing is allocated while adjudicating. Units are rows of the table in `cells.ts`, in the order in which
 * they are added. Provinces and locations are the board's.
 *
 * What happens, in this order: {@link startPhase} and {@link addUnit} fill in position and orders as given,
 * `interpret.ts` says what each order amounts to, `decisions.ts` and `cycles.ts` decide it, `conclude.ts` draws the
 * conclusions. Nobody else writes here.
 */

import type { Adjacency, Board, Borders } from '../../board/board.ts';
import type { ConvoyLimit } from '../../rules/convoy-between-theatres.ts';
import { provincesWithoutRetreat } from '../../rules/no-retreat-from.ts';
import { strengthAt, unitStrengths } from '../../rules/unit-strength.ts';
import { DEFAULT_RULINGS, type Rulings } from '../rulings.ts';
import { type BothBorders, bothBorders } from './both-borders.ts';
import {
  ASSUMED,
  AT,
  ATTACK_WEIGHT,
  BORDER_ROW,
  CHAINED,
  CYCLE,
  DEFEND_WEIGHT,
  DEST,
  DEST_LOCATION,
  DISLODGER,
  FINAL_AT,
  FIRST_CONVOY,
  FIRST_SUPPORT,
  GIVEN,
  GIVEN_PROVINCE,
  GIVEN_ROUTE,
  GIVEN_TARGET,
  GIVEN_TO,
  HELP_MOST,
  HELP_MOST_AGAINST,
  HELP_SURE,
  HELP_SURE_AGAINST,
  HOLD_WEIGHT,
  IDLE,
  IMMEDIATE_REASONS,
  NATION,
  ON_AGENDA,
  OPPONENT,
  ORDER,
  ORDERED,
  OUSTER,
  PATH,
  POWER,
  PREVENT_WEIGHT,
  PROVINCE,
  REASON_BITS,
  ROUTE_LENGTH,
  ROUTE_START,
  ROW,
  SAILS,
  SEEN,
  SUCCESS,
  SUPPORT_HOLD_WEIGHT,
  SUPPORT_MOVE_WEIGHT,
  TARGET,
  TYPE,
  WALKS,
} from './cells.ts';
import { HELD, NO_ORDER, VOID_BIT } from './reason-bits.ts';

/** Types of unit. */
export const ARMY = 0;
export const FLEET = 1;

/** Kinds of order in a movement phase. */
const HOLD = 0;
export const MOVE = 1;
/** Support to hold when no destination is given, else support to move. */
export const SUPPORT = 2;
export const CONVOY = 3;
/** As given only: an order that names what is not there. */
const NOTHING = 4;
/** As given only: an order that this unit is not to carry out (a neutral unit never moves). */
export const FORBIDDEN = 5;
const KINDS = 6;

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
  /** Borders of both types together, for what is asked most: see `bothBorders`. */
  both: BothBorders;
  /** The units, one row of numbers each: see `cells.ts`. The second half is scratch of the cycle search. */
  readonly cells: Int32Array;
  /** Where the rows of the units on the board end. */
  end: number;
  /** Unit in each province, or NONE. */
  readonly unitAt: Int32Array;
  /** Seas of the routes that are written into orders, as provinces: see `ROUTE_START`. */
  readonly routes: number[];

  // Rules of the variant; nothing of them in the standard game.
  /** Tenths by power, type and role: see `unitStrengths`. */
  readonly strengths: Int32Array | null;
  /** 1 for provinces from which no unit retreats. */
  readonly noRetreat: Uint8Array;
  /** Convoys that are forbidden in this phase. */
  convoyLimit: ConvoyLimit | null;

  /** Units by the kind of their order as given: those of kind k are `byKind[k * size] … byKind[k * size + kindCount[k] - 1]`, where
   *  `size` is the number of provinces. */
  readonly byKind: Int32Array;
  readonly kindCount: Int32Array;
  /** Units whose moves, and whose supports, amount to something. */
  readonly movers: Int32Array;
  moverCount: number;
  readonly supporters: Int32Array;
  supporterCount: number;
  /** Moves to a province: `firstMover[p]`, then `NEXT_MOVER` until NONE. */
  readonly firstMover: Int32Array;

  /** Decisions to look at again: a ring of units, each in it at most once. */
  readonly agenda: Int32Array;
  agendaStart: number;
  agendaLength: number;
  /** Moves and supports not decided yet. */
  openCount: number;
  /** Decisions looked at so far in this phase: a measure of the work, whatever the machine. */
  steps: number;

  // Outcome.
  /** Units that moved, and units that tried to. */
  readonly moved: Int32Array;
  readonly failed: Int32Array;
  /** Unit in each province after the phase, or NONE. */
  readonly finalUnit: Int32Array;
  /** 1 for provinces left empty by a standoff. */
  readonly contested: Uint8Array;
  dislodgedCount: number;
  readonly dislodged: Int32Array;
  /** Open retreats of the n-th dislodged unit: locations `retreats[retreatStart[n]] … retreats[retreatStart[n + 1] - 1]`. */
  readonly retreatStart: Uint16Array;
  readonly retreats: Uint16Array;

  // Scratch of the convoy search.
  seenStamp: number;
  readonly frontier: Int32Array;
}

/** A workspace for a board: as many units as provinces. */
export function createWorkspace(board: Board): Workspace {
  const provinces = board.provinces.length;
  const units = () => new Int32Array(provinces);
  return {
    board,
    borders: board.bordersIn(board.start.season),
    rulings: DEFAULT_RULINGS,
    both: bothBorders(board, board.bordersIn(board.start.season)),
    cells: new Int32Array(2 * provinces * ROW),
    end: 0,
    unitAt: units(),
    routes: [],
    strengths: unitStrengths(board),
    noRetreat: provincesWithoutRetreat(board),
    convoyLimit: null,
    byKind: new Int32Array(KINDS * provinces),
    kindCount: new Int32Array(KINDS),
    movers: units(),
    moverCount: 0,
    supporters: units(),
    supporterCount: 0,
    firstMover: units(),
    agenda: units(),
    agendaStart: 0,
    agendaLength: 0,
    openCount: 0,
    steps: 0,
    moved: units(),
    failed: units(),
    finalUnit: units(),
    contested: new Uint8Array(provinces),
    dislodgedCount: 0,
    dislodged: units(),
    retreatStart: new Uint16Array(provinces + 1),
    retreats: new Uint16Array(provinces * mostNeighbours(board)),
    seenStamp: 0,
    frontier: units(),
  };
}

/** Begins a phase: no units yet. */
export function startPhase(w: Workspace, season: string, rulings: Rulings): void {
  w.convoyLimit = null;
  const borders = w.board.bordersIn(season);
  if (borders !== w.borders) {
    w.borders = borders;
    w.both = bothBorders(w.board, borders);
  }
  w.rulings = rulings;
  w.end = 0;
  if (w.routes.length > 0) w.routes.length = 0;
  w.steps = 0;
  w.unitAt.fill(NONE);
}

/** Adds a unit without an order. The province must be empty and of a kind the unit can stand in. Returns its number. */
export function addUnit(w: Workspace, power: number, nation: number, type: number, at: number): number {
  const u = w.end;
  w.end = u + ROW;
  const p = w.board.provinceOf[at]!;
  w.cells[u + POWER] = power;
  w.cells[u + NATION] = nation;
  w.cells[u + TYPE] = type;
  w.cells[u + AT] = at;
  w.cells[u + BORDER_ROW] = type * w.board.locations.length + at;
  w.cells[u + PROVINCE] = p;
  w.unitAt[p] = u;
  clearOrder(w, u);
  w.cells[u + WALKS] = 0;
  startAfresh(w, u);
  for (let role = ATTACK_WEIGHT; role <= SUPPORT_HOLD_WEIGHT; role++) w.cells[u + role] = 10;
  if (w.strengths !== null) weigh(w, u, w.strengths);
  return u;
}

/** Nothing is known of what the unit's order amounts to. */
export function startAfresh({ cells }: Workspace, u: number): void {
  cells[u + ORDER] = HOLD;
  cells[u + TARGET] = NONE;
  cells[u + DEST] = NONE;
  cells[u + DEST_LOCATION] = NONE;
  cells[u + SAILS] = 0;
  cells[u + OPPONENT] = NONE;
  cells[u + OUSTER] = NONE;
  cells[u + FIRST_SUPPORT] = NONE;
  cells[u + FIRST_CONVOY] = NONE;
  cells[u + IDLE] = 0;
  cells[u + CHAINED] = 0;
  cells[u + REASON_BITS] = cells[u + IMMEDIATE_REASONS]!;
  cells[u + SUCCESS] = OPEN;
  cells[u + PATH] = YES;
  cells[u + ASSUMED] = OPEN;
  cells[u + CYCLE] = 0;
  cells[u + HELP_SURE] = 0;
  cells[u + HELP_MOST] = 0;
  cells[u + HELP_SURE_AGAINST] = 0;
  cells[u + HELP_MOST_AGAINST] = 0;
  cells[u + ON_AGENDA] = 0;
  cells[u + FINAL_AT] = cells[u + AT]!;
  cells[u + DISLODGER] = NONE;
  cells[u + SEEN] = 0;
}

/** What the unit counts in each role (rule `unit-strength`). */
function weigh(w: Workspace, u: number, strengths: Int32Array): void {
  const power = w.cells[u + POWER]!;
  const type = w.cells[u + TYPE]!;
  w.cells[u + ATTACK_WEIGHT] = strengths[strengthAt(power, type, 'attack')]!;
  w.cells[u + PREVENT_WEIGHT] = strengths[strengthAt(power, type, 'prevent')]!;
  w.cells[u + DEFEND_WEIGHT] = strengths[strengthAt(power, type, 'defend')]!;
  w.cells[u + HOLD_WEIGHT] = strengths[strengthAt(power, type, 'hold')]!;
  w.cells[u + SUPPORT_MOVE_WEIGHT] = strengths[strengthAt(power, type, 'support-move')]!;
  w.cells[u + SUPPORT_HOLD_WEIGHT] = strengths[strengthAt(power, type, 'support-hold')]!;
}

/** True for a unit that belongs to no power (rule `neutral-units`). */
export function isNeutral(w: Workspace, u: number): boolean {
  return w.cells[u + POWER]! >= w.board.powers.length;
}

/** True for a unit that leaves the board when it is dislodged, wherever it could go. */
export function neverRetreats(w: Workspace, u: number): boolean {
  return w.noRetreat[w.cells[u + PROVINCE]!] === 1 || isNeutral(w, u);
}

export function orderHold(w: Workspace, u: number): void {
  order(w, u, HOLD, 0);
}

/** Notes an order with what is to be said of it at once. */
function order({ cells }: Workspace, u: number, kind: number, atOnce: number): void {
  cells[u + ORDERED] = 1;
  cells[u + GIVEN] = kind;
  cells[u + IMMEDIATE_REASONS] = atOnce;
  cells[u + REASON_BITS] = atOnce;
}

/** An order that names what is not there: the unit holds. */
export function orderNothing(w: Workspace, u: number): void {
  order(w, u, NOTHING, VOID_BIT);
}

/** The unit has no order, as at the start of the phase. */
export function clearOrder(w: Workspace, u: number): void {
  order(w, u, HOLD, NO_ORDER);
  w.cells[u + ORDERED] = 0;
}

/** An order that this unit is not to carry out: it holds. */
export function orderForbidden(w: Workspace, u: number): void {
  order(w, u, FORBIDDEN, HELD);
}

/** `seas` are the provinces of a route, where `route` is BY_ROUTE. */
export function orderMove(w: Workspace, u: number, to: number, route: number, seas: readonly number[]): void {
  order(w, u, MOVE, 0);
  w.cells[u + GIVEN_TO] = to;
  w.cells[u + GIVEN_PROVINCE] = w.board.provinceOf[to]!;
  w.cells[u + GIVEN_ROUTE] = route;
  w.cells[u + ROUTE_START] = w.routes.length;
  w.cells[u + ROUTE_LENGTH] = seas.length;
  for (const sea of seas) w.routes.push(sea);
}

/** Support of the unit in a province to hold (`to` is NONE) or to move. */
export function orderSupport(w: Workspace, u: number, target: number, to: number): void {
  order(w, u, SUPPORT, 0);
  w.cells[u + GIVEN_TARGET] = target;
  w.cells[u + GIVEN_TO] = to;
  w.cells[u + GIVEN_PROVINCE] = to === NONE ? target : w.board.provinceOf[to]!;
}

export function orderConvoy(w: Workspace, u: number, target: number, to: number): void {
  order(w, u, CONVOY, 0);
  w.cells[u + GIVEN_TARGET] = target;
  w.cells[u + GIVEN_TO] = to;
  w.cells[u + GIVEN_PROVINCE] = w.board.provinceOf[to]!;
}

export function unitBorders(w: Workspace, type: number): Adjacency {
  return type === ARMY ? w.borders.army : w.borders.fleet;
}

function mostNeighbours(board: Board): number {
  const most = ({ start }: Adjacency) => start.reduce((max, end, l) => Math.max(max, end - (start[l - 1] ?? 0)), 0);
  const seasons = ['', ...board.variant.calendar.seasons.map(({ letter }) => letter)];
  const borders = new Set(seasons.map((season) => board.bordersIn(season)));
  return Math.max(...[...borders].flatMap(({ army, fleet }) => [most(army), most(fleet)]));
}
