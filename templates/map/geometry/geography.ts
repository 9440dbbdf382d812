/**
 * A drawn map as data: what `variants/<id>/geography.json` holds. It is made by `npm run maps` and drawn by
 * `drawMap`; nothing in it depends on a position. Lengths are user units, of which a sheet is about 1600 wide; y runs
 * downwards.
 */
import type { ByPower, Power, Province } from '../../../engine/board/variant.ts';

export interface Geography {
  readonly format: 1;
  readonly variant: string;
  /** All sheets together. */
  readonly size: Size;
  /** Parts of the world, each drawn for itself; nearly always one. A province may lie on several (an ocean). */
  readonly sheets: readonly MapSheet[];
  /** What a province without a supply centre belongs to by tradition: it wears that power's colour as long as nothing
   *  better is known. */
  readonly realms: Readonly<Record<Province, Power>>;
  readonly palette: ByPower<PowerColors>;
}

export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

/** `#rrggbb` each. fill: land, as printed. bold: the same unmixed, for counters and keys. ink: lines and letters on it. */
export interface PowerColors {
  readonly fill: string;
  readonly bold: string;
  readonly ink: string;
}

export interface MapSheet {
  readonly title?: string;
  /** Where its upper left corner lies in the whole. */
  readonly at: Point;
  readonly size: Size;
  /** Water ends at a circle, beyond which there is nothing: a world that is a disc. */
  readonly disc?: { readonly centre: Point; readonly radius: number };
  /** Faces by number: province ids; those that begin with `_` are no provinces (`_neutral`: land that nobody can enter;
   *  `_sea`: water that is no province; `_void`: nothing). */
  readonly faces: readonly string[];
  /** Face numbers from here on are water. */
  readonly firstSea: number;
  readonly arcs: readonly Arc[];
  /** Rings of water inside land (lakes, straits that are part of a province), as points of an {@link Arc}. */
  readonly lakes: readonly (readonly number[])[];
  /** Rivers and canals, in user units: lines through provinces that ships pass. */
  readonly waterways: readonly (readonly Point[])[];
  /** Where things stand in each province of the sheet. */
  readonly provinces: Readonly<Record<Province, Places>>;
  /** Length of the border of each two faces that touch: `"bud-vie": 73`. */
  readonly borders: Readonly<Record<string, number>>;
  /** Adjacent pairs without a border: drawn as a dotted link along the points in `links`. */
  readonly markers: readonly Marker[];
  readonly links: readonly (readonly Point[])[];
  /** Borders that nobody can cross: drawn as a barrier. */
  readonly barriers: readonly (readonly [Province, Province])[];
  /** Borders over water that armies walk across: drawn as a bridge. */
  readonly bridges?: readonly Bridge[];
  readonly insets?: readonly Inset[];
}

export interface Bridge {
  readonly pair: readonly [Province, Province];
  /** The middle of the border. */
  readonly at: Point;
  /** Which way the border runs there, in degrees. */
  readonly turn: number;
}

/** A crowded part of the sheet, drawn once more and larger over a part where nothing is. */
export interface Inset {
  readonly title: string;
  /** What is shown: its upper left corner and its size. */
  readonly of: { readonly at: Point; readonly size: Size };
  /** Upper left corner of the picture. */
  readonly at: Point;
  readonly scale: number;
}

/** A border between two faces, drawn once for both. */
export interface Arc {
  /** Faces on the left and right, -1 outside the sheet. */
  readonly left: number;
  readonly right: number;
  readonly kind: ArcKind;
  readonly closed?: true;
  /** Whole numbers of {@link GRAIN}: the first point's x and y, then each next point's distance from the one before.
   *  Borders of land with land and of sea with sea are curves; `arcs.ts` says what their points are. */
  readonly points: readonly number[];
}

export const ARC_KINDS = ['coast', 'land', 'sea', 'frame'] as const;
export type ArcKind = (typeof ARC_KINDS)[number];

/** Points of arcs lie on a grid of so many user units. */
export const GRAIN = 0.2;

/** A dotted link between two provinces that are adjacent but do not touch. */
export type Marker = readonly [Province, Province];

export interface Places {
  /** Middle of a unit's counter. */
  readonly unit: Point;
  /** The same for a fleet on each separate coast. */
  readonly coasts?: Readonly<Record<string, Point>>;
  /** Middle of the supply centre's mark, for a centre. */
  readonly center?: Point;
  /** The name as drawn; none where the province is named on another sheet only. */
  readonly label?: Label;
}

export interface Label {
  /** Middle of the text's box. */
  readonly at: Point;
  readonly size: number;
  readonly lines: readonly string[];
  /** For a name that stands apart from its province: a point in the province, to which a line is drawn. */
  readonly leader?: Point;
}

/** Parts of the drawing that are never covered by a name: boxes round the middle of each, in user units, with what stands
 *  out to each side. */
export const COUNTER_BOX = { left: 24, right: 24, up: 20, down: 17 } as const;
export const CENTER_BOX = { left: 10, right: 10, up: 10, down: 10 } as const;
