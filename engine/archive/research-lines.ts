/**
 * Games in the shape that research tools exchange: one game to a line, with its map, rules and phases, each phase with its
 * state, orders and results. Places are in capitals; a dislodged unit has a star; orders are `A PAR - BUR`, `A PAR R BUR`
 * (retreat), `A PAR D`, `A PAR B`, `WAIVE`.
 */
import type { Board } from '../board/board.ts';
import type { OrdersByPower, Position, Reason, Resolution } from '../board/position.ts';
import type { ByPower, PhaseKind, UnitText } from '../board/variant.ts';
import { formatUnit, parseOrder } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import type { ArchiveDocument } from './document.ts';

export interface ResearchGame {
  readonly id: string;
  readonly map: string;
  readonly rules: readonly string[];
  readonly phases: readonly ResearchPhase[];
}

export interface ResearchPhase {
  readonly name: string;
  readonly state: ResearchState;
  readonly orders: ByPower<readonly string[]>;
  /** What came of each unit's order: nothing (success) or words such as `bounce`. */
  readonly results: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly {
    readonly sender: string;
    readonly recipient: string;
    readonly phase: string;
    readonly message: string;
    /** Microseconds since 1970. */
    readonly time_sent: number;
  }[];
}

export interface ResearchState {
  readonly name: string;
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
  const { phases, name, variant, press } = document;
  const played = phases.map(({ phase, position, orders, resolution }, p): ResearchPhase => {
    const due = phases[p - 1]?.resolution.adjustments ?? {};
    const said = press.filter((each) => each.phase === phase);
    return {
      name: phase,
      state: stateOf(position, board, phase.endsWith('A') ? due : {}),
      orders: ordersOf(position, orders),
      results: resultsOf(resolution),
      messages: said.map(({ from, to, body, at }) => ({
        sender: from ?? 'ANONYMOUS',
        recipient: to === 'all' ? 'GLOBAL' : to.join(' '),
        phase,
        message: body,
        time_sent: at === null ? 0 : Date.parse(at) * 1000,
      })),
    };
  });
  const last = phases.at(-1);
  const final =
    last === undefined ? [] : [completed(last.position, last.resolution, board, document.status === 'finished')];
  return { id: name, map: variant.id, rules: [], phases: [...played, ...final] };
}

/** The board after the last phase, as a phase without orders. */
function completed(before: Position, after: Resolution, board: Board, isOver: boolean): ResearchPhase {
  const name = isOver ? 'COMPLETED' : (after.next ?? 'COMPLETED');
  const isRetreat = after.next?.endsWith('R') === true;
  const position: Position = {
    variant: before.variant,
    phase: name,
    units: after.units,
    centers: after.centers,
    ...(isRetreat ? { dislodged: after.dislodged } : {}),
  };
  return { name, state: stateOf(position, board, after.adjustments), orders: {}, results: {}, messages: [] };
}

function stateOf(
  { phase, units, centers, dislodged = {} }: Position,
  board: Board,
  due: ByPower<number>,
): ResearchState {
  const names = [...new Set([...board.powers.map(({ name }) => name), ...Object.keys(units)])];
  const by = <T>(value: (power: string) => T): ByPower<T> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  return {
    name: phase,
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
          .map((unit) => unit.slice(2).split('/')[0]),
      );
      const own = centers[power] ?? [];
      const home = board.powers.find(({ name }) => name === power)?.home ?? [];
      const homes = count > 0 ? home.filter((at) => own.includes(at) && !stands.has(at)) : [];
      return { count, homes: homes.map((at) => at.toUpperCase()) };
    }),
  };
}

function ordersOf({ phase }: Position, orders: OrdersByPower): OrdersByPower {
  const kind = phase.at(-1) as PhaseKind;
  return Object.fromEntries(
    Object.entries(orders).map(([power, list]) => [power, list.map((text) => researchOrder(text, kind))]),
  );
}

/** An order as research tools write it; what cannot be read stays as it is, in capitals. */
function researchOrder(text: string, kind: PhaseKind): string {
  const order = parseOrder(text, kind);
  return (order === null ? text : inShape(order, text)).toUpperCase();
}

function inShape(order: Order, text: string): string {
  switch (order.kind) {
    case 'retreat':
      return `${formatUnit(order.unit)} R ${order.to}`;
    case 'build':
      return `${formatUnit(order.unit)} B`;
    case 'remove':
    case 'disband':
      return `${formatUnit(order.unit)} D`;
    case 'move':
      return `${formatUnit(order.unit)} - ${order.to}${order.route === 'unstated' ? '' : ' VIA'}`;
    default:
      return text;
  }
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
      const unit: UnitText = formatUnit(parsed.unit).toUpperCase();
      return [[unit, [...new Set(reasons.flatMap((reason) => WORDS[reason] ?? []))]] as const];
    }),
  );
}
