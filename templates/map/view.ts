/**
 * What a map shows: one phase of a game, complete in itself, without anything a reader may not see. Made from a position
 * and, where the phase has been resolved or orders are to be shown, from those; drawn by `drawMap`, told by `describeMap`.
 */
import type { Reason } from '../../engine/board/position.ts';
import type { Clause, Place, Power, Province, ProvinceType, UnitType } from '../../engine/board/variant.ts';
import type { Order } from '../../engine/orders/order.ts';

export interface MapView {
  readonly variant: { readonly id: string; readonly name: string };
  /** The game's name, when there is a game. Any text: it is escaped where it is written. */
  readonly game: string | null;
  /** `S1901M`, and `Spring 1901 Movement`. */
  readonly phase: { readonly code: string; readonly words: string };
  /** before: the board as the orders found it, with the orders. after: the board as they left it. position: a board of
   *  which nothing more is known. */
  readonly stage: 'before' | 'after' | 'position';
  readonly provinces: Readonly<Record<Province, MapProvince>>;
  /** The names of provinces are not those that the map was laid out for. */
  readonly isTranslated?: true;
  /** In the variant's order; units that belong to nobody come last. */
  readonly powers: readonly MapPower[];
  readonly units: readonly MapUnit[];
  readonly dislodged: readonly MapDislodged[];
  /** Owner of each supply centre that is owned. */
  readonly owners: Readonly<Record<Province, Power>>;
  /** Who last held each province that is no supply centre, as far as it is known; the rest is drawn by what stands there
   *  and by tradition. */
  readonly holders: Readonly<Record<Province, Power>>;
  readonly orders: readonly MapOrder[];
  readonly standings: readonly ViewedBoard[];
  /** Provinces of which nothing is known (setting BLIND): drawn darker. Left out: none. */
  readonly unseen?: ReadonlySet<Province>;
  /** Borders that are open in some seasons only, as they are in this phase. */
  readonly straits: readonly MapStrait[];
  /** Each province of a waterway with each place that a fleet reaches from it. */
  readonly ways: readonly Pair[];
  /** Who is next to whom for armies. */
  readonly walks: readonly Pair[];
  readonly marks: CenterMarks;
  /** Rules that bind places, in words: only a legend asks for them, and an order sheet has no words for them. */
  readonly rules: () => readonly RuleSign[];
  /** The clauses that bind a unit alone, where it stands. */
  readonly clausesOf: (unit: Pick<MapUnit, 'power' | 'type' | 'at'>) => readonly Clause[];
  /** `18 of 34 centres win`. */
  readonly goal: string;
  /** Name of the winner or winners; empty while there is none. */
  readonly winners: readonly string[];
}

/** A rule of the variant that binds places, as the legend has it. */
export interface RuleSign {
  readonly kind: 'river' | 'anchor' | 'waves' | 'rule';
  readonly text: string;
}

export type Pair = readonly [Province, Province];

export interface CenterMarks {
  /** Where may be built now, and what. */
  readonly sites: readonly { readonly at: Province; readonly types: readonly UnitType[] }[];
  /** Home centers with their powers, where units come and go. */
  readonly homes: readonly (readonly [Province, Power])[];
  /** Centers that give no unit yet. */
  readonly young: readonly Province[];
}

export interface MapStrait {
  readonly pair: Pair;
  readonly type: UnitType;
  /** In this phase; in a phase without moves, in the next that has them. */
  readonly open: boolean;
  /** When it is open: `Spring`. */
  readonly seasons: readonly string[];
}

export interface MapProvince {
  readonly name: string;
  /** As the variant's document writes it: `StP`. */
  readonly abbr: string;
  readonly type: ProvinceType;
  readonly center: boolean;
  /** Ids of separate coasts with their names in words: `{ nc: 'north coast' }`. */
  readonly coasts: Readonly<Record<string, string>>;
  /** What a fleet can reach from each of them. */
  readonly shores: Readonly<Record<string, readonly Province[]>>;
}

export interface MapPower {
  readonly name: Power;
  readonly display: string;
  readonly adjective: string;
  readonly letter: string;
  /** Owns nothing and is nobody's: the units of neutral states. */
  readonly neutral: boolean;
}

export interface MapUnit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Place;
  /** dislodged: about to be driven out by the orders shown. new: built by them. leaving: disbanded or removed by them. */
  readonly fate?: 'dislodged' | 'new' | 'leaving';
}

export interface MapDislodged {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Place;
  readonly from: Province | null;
  readonly retreats: readonly Place[];
  readonly fate?: 'leaving';
}

export interface MapOrder {
  readonly power: Power;
  readonly order: Order;
  /** In canonical judge syntax. */
  readonly text: string;
  /** null: not resolved yet. */
  readonly result: 'succeeds' | 'fails' | null;
  readonly reasons: readonly Reason[];
  /** In words; empty when there are none. */
  readonly explanation: string;
  /** Places of the fleets that carry the army, in order from it; empty for every other order. */
  readonly route: readonly Place[];
}

export interface ViewedBoard {
  /** Its counts are not known; left out: they are. */
  readonly isHidden?: true;
  /** Upper-case name of the power, or of the player where several powers go together. */
  readonly name: string;
  readonly display: string;
  readonly powers: readonly Power[];
  readonly centers: number;
  /** `11 in Europe, 7 in America`, where that decides; otherwise empty. */
  readonly split: string;
  readonly units: number;
  /** What it still needs to win: `7 more to win`, `7 more to win, 3 in Europe`, `enough to win`, `out of the game`. */
  readonly needs: string;
  /** Builds (positive) or removals due, or what was made of them; empty when there is nothing to say. */
  readonly note: string;
}
