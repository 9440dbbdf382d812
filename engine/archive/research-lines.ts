/**
 * Games in the shape that research tools exchange: one game to a line, with its map, rules and phases, each phase with its
 * state, orders and results. Places are in capitals; a dislodged unit has a star; orders are `A PAR - BUR`, `A PAR R BUR`
 * (retreat), `A PAR D`, `A PAR B`, `WAIVE`.
 */

import type { Board } from '../board/board.ts';
import type { OrdersByPower, Position, Reason, Resolution } from '../board/position.ts';
import type { ByPower, PhaseKind } from '../board/variant.ts';
import { formatUnit, parseOrder } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { type PersonId, type Power, placeOfUnit, powersIn, provinceOf, rowsOf } from '../vocabulary.ts';
import type { ArchiveDocument, ArchivedPress, IsoInstant } from './document.ts';
import { positionHash } from './position-hash.ts';

export interface ResearchGame {
  readonly id: string;
  readonly map: string;
  readonly rules: readonly string[];
  readonly phases: readonly ResearchPhase[];
  /** What follows is ours, and passed over by others. Names of those who played, by power; the last where there were several. */
  readonly players: ByPower<string>;
  readonly masters: readonly string[];
  readonly outcome: ArchiveDocument['outcome'];
  readonly created: IsoInstant | null;
  readonly ended: IsoInstant | null;
  readonly parameters?: NonNullable<ArchiveDocument['parameters']>;
}

export interface ResearchPhase {
  readonly name: string;
  readonly state: ResearchState;
  readonly orders: ByPower<readonly string[]>;
  /** What came of each unit's order: nothing (success) or words such as `bounce`. */
  readonly results: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly ResearchMessage[];
  /** The orders as they were given, where those above leave out what nobody could carry out or say what was meant; ours. */
  readonly written?: ByPower<readonly string[]>;
  /** When it was resolved; ours. */
  readonly at: IsoInstant | null;
}

/** To one power, or to all. A message to several is one for each of them. */
export interface ResearchMessage {
  /** A power, or `SYSTEM` for whoever is none. */
  readonly sender: string;
  readonly recipient: string;
  readonly phase: string;
  readonly message: string;
  /** Microseconds since 1970, never less than those of the message before. */
  readonly time_sent: number;
  /** Who wrote and to whom, where sender and recipient do not say it; ours. */
  readonly told?: Pick<ArchivedPress, 'from' | 'to'>;
}

export interface ResearchState {
  readonly name: string;
  readonly zobrist_hash: string;
  readonly units: ByPower<readonly string[]>;
  readonly retreats: ByPower<Readonly<Record<string, readonly string[]>>>;
  readonly centers: ByPower<readonly string[]>;
  readonly homes: ByPower<readonly string[]>;
  /** Builds (positive) or removals due, with the sites that are open. */
  readonly builds: ByPower<{ readonly count: number; readonly homes: readonly string[] }>;
}

/** One line for the game, without the line's end. */
export function formatResearchLine(document: ArchiveDocument, board: Board): string {
  return JSON.stringify(researchGame(document, board));
}

export function researchGame(document: ArchiveDocument, board: Board): ResearchGame {
  const { phases, name, variant, players } = document;
  const messages = messagesOf(document, board);
  const nameOf = (id: PersonId | undefined) => (id === undefined ? undefined : players[id]?.name);
  const played = phases.map(({ phase, position, orders, resolution, at }, p): ResearchPhase => {
    const due = phases[p - 1]?.resolution.adjustments ?? {};
    const idle = idleOrders(resolution, board);
    const own = ordersOf(position, orders, board);
    const valid = filtered(own, (power, order) => !idle.has(`${power} ${order}`));
    const isAsGiven = JSON.stringify(valid) === JSON.stringify(ordersOf(position, orders, board, true));
    return {
      name: phase,
      state: stateOf(position, board, phase.endsWith('A') ? due : {}),
      orders: valid,
      results: resultsOf(resolution),
      messages: messages.get(phase) ?? [],
      at,
      ...(isAsGiven ? {} : { written: orders }),
    };
  });
  const last = phases.at(-1);
  const isOver = document.status === 'finished';
  const final = last === undefined ? [] : [completed(last.position, last.resolution, board, { isOver, messages })];
  const seats = document.powers.flatMap(({ power, players: list }) => {
    const who = nameOf(list.at(-1)?.player);
    return who === undefined ? [] : [[power, who] as const];
  });
  return {
    id: name,
    map: variant.id,
    rules: phases.some(({ resolution }) => isSeenOtherwise(resolution)) ? ['DIFFERENT_ADJUDICATION'] : [],
    phases: [...played, ...final],
    players: Object.fromEntries(seats),
    masters: document.masters.flatMap((id) => nameOf(id) ?? []),
    outcome: document.outcome,
    created: document.created,
    ended: document.ended,
    ...(document.parameters === undefined ? {} : { parameters: document.parameters }),
  };
}

/** Where a convoyed army has dislodged a unit, these tools let it retreat into occupied provinces as well. */
function isSeenOtherwise({ dislodged }: Resolution): boolean {
  return Object.values(dislodged).some((list) => list.some(({ from }) => from === null));
}

/** Orders by power and text, as they stand in a line, that could not be carried out by anybody. */
function idleOrders({ orders, phase }: Resolution, board: Board): ReadonlySet<string> {
  const kind = phase.at(-1) as PhaseKind;
  const idle = orders.filter(({ reasons }) => reasons.some((reason) => IDLE.has(reason)));
  return new Set(idle.map(({ power, order }) => `${power} ${researchOrder(order, kind, board)}`));
}

const IDLE: ReadonlySet<Reason> = new Set<Reason>(['void', 'not-eligible', 'too-many-builds']);

function filtered(orders: OrdersByPower, keeps: (power: Power, order: string) => boolean): OrdersByPower {
  return Object.fromEntries(
    rowsOf(orders).map(([power, list]) => [power, list.filter((order) => keeps(power, order))]),
  );
}

/** By phase. What was said before the first stands in the first, what was said after the last in what comes then. */
function messagesOf(
  { phases, press, status, position }: ArchiveDocument,
  board: Board,
): Map<string, ResearchMessage[]> {
  const byPhase = new Map<string, ResearchMessage[]>();
  const known = new Set(phases.map(({ phase }) => phase));
  const [first, last] = [phases[0], phases.at(-1)];
  const afterwards = status === 'finished' ? 'COMPLETED' : (last?.resolution.next ?? position?.phase ?? 'COMPLETED');
  const powers = new Set(board.powers.map(({ name }) => name));
  const start = press.find(({ phase }) => phase !== null);
  let latest = 0;
  const placed = press.map((each) => {
    const isFirst = each.phase === null && start !== undefined && press.indexOf(each) < press.indexOf(start);
    const phase =
      each.phase !== null && known.has(each.phase) ? each.phase : isFirst ? (first?.phase ?? afterwards) : afterwards;
    return { ...each, phase };
  });
  for (const phase of [...known, afterwards]) {
    for (const { from, to, body, at } of placed.filter((each) => each.phase === phase)) {
      latest = Math.max(latest, at === null ? 0 : Date.parse(at) * 1000);
      const readers = to === 'all' ? [] : to.filter((each) => powers.has(each));
      const isPlain = from !== null && powers.has(from) && (to === 'all' || readers.length === to.length);
      for (const recipient of readers.length === 0 ? ['GLOBAL'] : readers) {
        const message = {
          sender: from !== null && powers.has(from) ? from : 'SYSTEM',
          recipient,
          phase,
          message: body,
          time_sent: latest,
          ...(isPlain ? {} : { told: { from, to } }),
        };
        byPhase.set(phase, [...(byPhase.get(phase) ?? []), message]);
      }
    }
  }
  return byPhase;
}

/** The board after the last phase, as a phase without orders. */
/** A position, of a phase or of `COMPLETED`. */
type Standing = Omit<Position, 'phase'> & { readonly phase: string };

function completed(
  before: Position,
  after: Resolution,
  board: Board,
  { isOver, messages }: { readonly isOver: boolean; readonly messages: ReadonlyMap<string, ResearchMessage[]> },
): ResearchPhase {
  const name = isOver ? 'COMPLETED' : (after.next ?? 'COMPLETED');
  const isRetreat = after.next?.endsWith('R') === true;
  const position: Standing = {
    variant: before.variant,
    // The board is that of the phase which would have come next, whatever ended the game.
    phase: after.next ?? name,
    units: after.units,
    centers: after.centers,
    ...(isRetreat ? { dislodged: after.dislodged } : {}),
  };
  return {
    name,
    state: stateOf(position, board, after.adjustments),
    orders: {},
    results: {},
    messages: messages.get(name) ?? [],
    at: null,
  };
}

function stateOf(
  { phase, units, centers, dislodged = {} }: Standing,
  board: Board,
  due: ByPower<number>,
): ResearchState {
  const names = [...new Set([...board.powers.map(({ name }) => name), ...powersIn(units)])];
  const by = <T>(value: (power: Power) => T): ByPower<T> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    name: phase,
    zobrist_hash: positionHash(board, { units, centers, dislodged }),
    units: by((power) => [
      ...(units[power] ?? []).map((unit) => unit.toUpperCase()),
      ...(dislodged[power] ?? []).map(({ unit }) => `*${unit.toUpperCase()}`),
    ]),
    retreats: by((power) =>
      Object.fromEntries(
        (dislodged[power] ?? []).map(({ unit, retreats }) => [
          unit.toUpperCase(),
          retreats.map((at) => at.toUpperCase()),
        ]),
      ),
    ),
    centers: by((power) => (centers[power] ?? []).map((center) => center.toUpperCase())),
    homes: by((power) =>
      (board.powers.find(({ name }) => name === power)?.home ?? []).map((home) => home.toUpperCase()),
    ),
    builds: by((power) => {
      const count = due[power] ?? 0;
      const stands = new Set(
        Object.values(units)
          .flat()
          .map((unit) => placeOfUnit(unit).split('/')[0]),
      );
      const own = centers[power] ?? [];
      const home = board.powers.find(({ name }) => name === power)?.home ?? [];
      const homes = count > 0 ? home.filter((at) => own.includes(at) && !stands.has(at)) : [];
      return { count, homes: homes.map((at) => at.toUpperCase()) };
    }),
  };
}

/** Of every power: of those that ordered nothing an empty list. `isPlain`: with no more than the orders say. */
function ordersOf({ phase }: Position, orders: OrdersByPower, board: Board, isPlain = false): OrdersByPower {
  const kind = phase.at(-1) as PhaseKind;
  const names = [...new Set([...board.powers.map(({ name }) => name), ...powersIn(orders)])];
  return Object.fromEntries(
    names.map((power) => [
      power,
      (orders[power] ?? []).map((text) => researchOrder(text, kind, isPlain ? null : board)),
    ]),
  );
}

/** An order as research tools write it; what cannot be read stays as it is, in capitals. */
function researchOrder(text: string, kind: PhaseKind, board: Board | null): string {
  const order = parseOrder(text, kind);
  return (order === null ? text : inShape(order, text, board)).toUpperCase();
}

function inShape(order: Order, text: string, board: Board | null): string {
  switch (order.kind) {
    case 'retreat':
      return `${formatUnit(order.unit)} R ${order.to}`;
    case 'build':
      return `${formatUnit(order.unit)} B`;
    case 'remove':
    case 'disband':
      return `${formatUnit(order.unit)} D`;
    case 'move':
      return `${formatUnit(order.unit)} - ${order.to}${order.route === 'unstated' && !needsConvoy(order, board) ? '' : ' VIA'}`;
    default:
      return text;
  }
}

/** An army that cannot walk there goes by sea, whether its order says so or not. */
function needsConvoy({ unit, to }: Extract<Order, { kind: 'move' }>, board: Board | null): boolean {
  if (board === null) return false;
  const from = board.locationNumber.get(unit.at);
  const into = board.provinceNumber.get(provinceOf(to));
  if (unit.type !== 'A' || from === undefined || into === undefined) return false;
  return board.bordersIn('').army.reaches[from * board.provinces.length + into] !== 1;
}

const WORDS: Partial<Readonly<Record<Reason, string>>> = {
  bounce: 'bounce',
  cut: 'cut',
  void: 'void',
  dislodged: 'dislodged',
  'no-convoy': 'no convoy',
  disrupted: 'disrupted',
  disbanded: 'disband',
  'retreat-conflict': 'bounce',
};

/** By unit. A unit whose order succeeded has an empty list. */
function resultsOf({ orders, phase }: Resolution): ResearchPhase['results'] {
  const kind = phase.at(-1) as PhaseKind;
  return Object.fromEntries(
    orders.flatMap(({ order, reasons }) => {
      const parsed = parseOrder(order, kind);
      if (parsed === null || parsed.kind === 'waive') return [];
      const unit = formatUnit(parsed.unit).toUpperCase();
      return [[unit, [...new Set(reasons.flatMap((reason) => WORDS[reason] ?? []))]] as const];
    }),
  );
}
