/** What the reader of orders knows about who writes, and when. */
import type { Board } from '../../board/board.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Dislodged, PhaseCode, Position } from '../../board/position.ts';
import type { PhaseKind, Power, Province, UnitText } from '../../board/variant.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { parseUnit } from '../../orders/notation.ts';
import type { Order, UnitRef } from '../../orders/order.ts';
import { provinceOf, rowsOf } from '../../vocabulary.ts';

export interface OrderContext {
  readonly board: Board;
  readonly kind: PhaseKind;
  /** Null: some phase of that kind (borders are then those of the game's start). */
  readonly phase: PhaseCode | null;
  /** The power written for; null: of a master, who may order any unit. */
  readonly power: Power | null;
  /** Further powers whose units the writer may order; `all` for a master. */
  readonly also: 'all' | readonly Power[];
  /** As far as the writer sees it. Null: nothing is known of who stands where; unit types are then not supplied. */
  readonly position: Position | null;
  /** Provinces of which the writer knows nothing: any unit may stand there (setting BLIND). Left out: none. */
  readonly unseen?: ReadonlySet<Province>;
  /** False: this game has no proxies. */
  readonly proxy: boolean;
  readonly disbandInMovement: boolean;
  /** What a heading says of units alone below it. Left out: nothing. */
  readonly bare?: 'build' | 'remove' | null;
  /** Units of others that the writer holds the proxy for. */
  readonly proxies: Readonly<Record<Power, readonly Province[]>>;
}

/** What became of one order. */
export type OrderReading =
  | {
      readonly read: 'order';
      readonly text: string;
      /** Canonical, types that are not known left out. */
      readonly order: string;
      readonly parsed: Order | null;
      readonly power: Power | null;
      readonly notes: readonly MessageOrText[];
      /** A remark behind it that keeps it from being filed at once; left out or null: none. */
      readonly doubt?: string | null;
    }
  | {
      readonly read: 'waive';
      readonly text: string;
      readonly count: number | 'all';
      readonly power: Power | null;
      readonly notes: readonly MessageOrText[];
      readonly doubt?: string | null;
    }
  /** `keep A Mun`: a check that it is not removed too. */
  | { readonly read: 'keep'; readonly text: string; readonly at: Province }
  | UnreadLine;

export interface UnreadLine {
  readonly read: 'error';
  readonly text: string;
  readonly message: MessageOrText;
  readonly suggestions: readonly string[];
}

export interface StandingUnit {
  readonly power: Power;
  readonly unit: UnitRef;
  readonly dislodged: Dislodged | null;
}

/** The unit in a province that an order could mean: in a retreat phase the dislodged one. */
export function unitIn({ position, kind }: OrderContext, province: Province): StandingUnit | null {
  if (position === null) return null;
  if (kind === 'R') {
    for (const [power, list] of rowsOf(position.dislodged ?? {})) {
      for (const dislodged of list) {
        const unit = parseUnit(dislodged.unit);
        if (unit !== null && provinceOf(unit.at) === province) return { power, unit, dislodged };
      }
    }
  }
  return standingIn(position.units, province);
}

function standingIn(units: Readonly<Record<Power, readonly UnitText[]>>, province: Province): StandingUnit | null {
  for (const [power, list] of rowsOf(units)) {
    for (const text of list) {
      const unit = parseUnit(text);
      if (unit !== null && provinceOf(unit.at) === province) return { power, unit, dislodged: null };
    }
  }
  return null;
}

/** May the writer order this unit? */
export function mayOrder(context: OrderContext, power: Power, province?: Province): boolean {
  if (power === context.power || context.also === 'all' || context.also.includes(power)) return true;
  return province !== undefined && context.proxies[power]?.includes(province) === true;
}

/** Units that the writer may order. */
export function orderableUnits(context: OrderContext): readonly StandingUnit[] {
  const { position, kind } = context;
  if (position === null) return [];
  const lists =
    kind === 'R'
      ? rowsOf(position.dislodged ?? {}).flatMap(([power, list]) =>
          list.map((dislodged) => ({ power, unit: parseUnit(dislodged.unit), dislodged })),
        )
      : rowsOf(position.units).flatMap(([power, list]) =>
          list.map((text) => ({ power, unit: parseUnit(text), dislodged: null })),
        );
  return lists.flatMap(({ power, unit, dislodged }) =>
    unit !== null && mayOrder(context, power, provinceOf(unit.at)) ? [{ power, unit, dislodged }] : [],
  );
}

/** Season whose borders count. */
export function seasonOf({ phase, board }: OrderContext): string {
  return phase === null ? board.start.season : parsePhase(phase).season;
}

/** What a line says. */
export interface OrdersRead {
  /** The line is nothing but a power's name: the lines below are for it. */
  readonly heading: Power | null;
  readonly readings: readonly OrderReading[];
  /** Does the line mean to order something? If not, its readings are errors only if no prose may stand there. */
  readonly means: boolean;
  /** Something is said behind an order, and nothing sets it off. */
  readonly isLoose?: boolean;
}
