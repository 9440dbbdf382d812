/**
 * The hand-made part of a map: which pieces of the open data belong to which province, and what is drawn by hand. One file
 * `lists/<variant>.json` for each variant. Places are [longitude, latitude] in degrees.
 */
import { readFileSync } from 'node:fs';
import type { Power, Province } from '../../../engine/board/variant.ts';
import type { Inset, Marker, PowerColors } from '../../../templates/map/geometry/geography.ts';
import type { MeshList } from './mesh.ts';
import type { SketchOutlines, SketchSite } from './sketch/sketch-site.ts';

export interface MapList {
  readonly variant: string;
  readonly palette: Readonly<Record<Power, PowerColors>>;
  /** What a province without a centre belongs to by tradition. */
  readonly realms: Readonly<Record<Province, Power>>;
  readonly sheets: readonly SheetList[];
  /** So much larger corners are left out of stored lines (thin.ts); 1 unless a drawing would be too heavy otherwise. */
  readonly thinning?: number;
}

export type LonLat = readonly [longitude: number, latitude: number];
/** A site, with a head start in user units where it must reach further than its neighbours. */
export type SitePoint = readonly [x: number, y: number, start?: number];

interface AnySheet {
  readonly title?: string;
  /** Where the sheet lies in the whole drawing. */
  readonly at?: readonly [number, number];
  readonly size: readonly [number, number];
  /** How coarse coasts and borders are drawn; 1 unless the map has more of them than others. */
  readonly coarseness?: number;
  /** All that looks like chance follows from this number. */
  readonly seed: number;
  readonly markers: readonly Marker[];
  /** By marker (`pel-wwo`), the two provinces along whose border its link is drawn, where it is not the shortest line. */
  readonly straits?: Readonly<Record<string, readonly [Province, Province]>>;
  readonly barriers: readonly (readonly [Province, Province])[];
  /** Where the counter of a province stands, where the middle would mislead. */
  readonly stands?: Readonly<Record<Province, LonLat>>;
  /** Borders over water that armies walk across, drawn with the sign of a bridge. */
  readonly bridges?: readonly (readonly [Province, Province])[];
  /** Crowded corners shown once more, larger, where the sheet has nothing else: nothing is placed there. */
  readonly insets?: readonly Inset[];
}

/** A part of the real world. */
export interface WorldSheet extends AnySheet {
  readonly projection: ProjectionList;
  /** Countries whose administrative units are used, later ones over earlier ones. */
  readonly countries: readonly string[];
  /** Islands smaller than this many square user units sink. */
  readonly leastIsland: number;
  /** Enclosed waters up to this many square user units become land of the province around them. */
  readonly largestPond: number;
  /** Points in lakes that are water, not land with a lake in it. */
  readonly carve?: readonly LonLat[];
  /** Points in lakes that no ship of the game sails: nobody's, and drawn so. */
  readonly closedLakes?: readonly LonLat[];
  readonly provinces: Readonly<Record<Province, LandList>>;
  readonly seas: Readonly<Record<Province, readonly SitePoint[]>>;
  /** By province, the lines of rivers and canals that ships pass; drawn on land only. */
  readonly rivers?: Readonly<Record<Province, readonly (readonly LonLat[])[]>>;
  readonly splits?: readonly SplitList[];
  readonly paint?: readonly PaintList[];
}

/** An invented world on a disc, made from the rules: see `mesh.ts`. */
export interface DiscSheet extends AnySheet {
  readonly disc: { readonly centre: readonly [number, number]; readonly radius: number };
  /** How far borders wander, in wide bends and in fine ones, in user units. */
  readonly warp: { readonly wide: number; readonly fine: number };
  readonly land: readonly Province[];
  readonly water: readonly Province[];
  readonly mesh: MeshList;
  /** Provinces that touch only one or two waters: islands on the border of the two, or in the middle of one. The radius is a
   *  share of the disc's. */
  readonly islands: readonly {
    readonly id: Province;
    readonly between: readonly [Province, Province];
    readonly radius: number;
  }[];
}

/** A world as its designer has sketched it: what follows from `sketch/`. Links and closed borders follow from the rules. */
export interface SketchSheet extends AnySheet {
  readonly land: readonly Province[];
  readonly water: readonly Province[];
  /** What lies in no outline goes to the nearest of these. */
  readonly sites: readonly SketchSite[];
  readonly outlines: SketchOutlines;
}

export type SheetList = WorldSheet | DiscSheet | SketchSheet;

/** Places chosen by hand. */
export interface HandPlaced {
  /** Where the supply centre's town lies. */
  readonly town?: LonLat;
  /** Where a fleet on each coast should be. */
  readonly coasts?: Readonly<Record<string, LonLat>>;
}

export interface LandList extends HandPlaced {
  /** `fra:Finistère`; `bel:*` and `uscounty:Maine/*` take all that is not named elsewhere. */
  readonly units?: readonly string[];
  /** Units that a `*` above does not take. */
  readonly except?: readonly string[];
}

/** Units cut up between provinces: each cell goes to the nearest site, with a border that wanders. */
export interface SplitList {
  readonly units: readonly string[];
  readonly except?: readonly string[];
  /** How far the border wanders, in user units. */
  readonly warp?: number;
  readonly sites: Readonly<Record<Province, readonly SitePoint[]>>;
}

/** A polygon given to a face by hand: straits, small islands drawn larger, what keeps four corners apart. */
export interface PaintList {
  /** A province, `_neutral` or `_water`. */
  readonly face: string;
  /** Only what was land, or water, before. */
  readonly on?: 'land' | 'water';
  /** Only what belonged to these faces. */
  readonly from?: readonly string[];
  /** The painted area is drawn as water. */
  readonly asLake?: true;
  readonly outline: readonly LonLat[];
}

/** Albers' conic equal-area projection, with lenses that give small provinces room. */
export interface ProjectionList {
  readonly centre: number;
  readonly rotate: number;
  readonly parallels: readonly [number, number];
  readonly scale: number;
  readonly shift: readonly [number, number];
  /** West, south, east, north: what lies outside is left out. */
  readonly window: readonly [number, number, number, number];
  /** Each pushes outwards from its middle: by the share `k` there, hardly any more at `s` user units. k below 1. */
  readonly lenses: readonly { readonly lon: number; readonly lat: number; readonly k: number; readonly s: number }[];
}

export function readSheetList(variant: string): MapList {
  return JSON.parse(readFileSync(new URL(`lists/${variant}.json`, import.meta.url), 'utf8'));
}

/** Ids of the provinces of land and of water, in the order of their faces. */
export function provincesOf(sheet: SheetList): {
  readonly land: readonly Province[];
  readonly water: readonly Province[];
} {
  return isWorld(sheet) ? { land: Object.keys(sheet.provinces), water: Object.keys(sheet.seas) } : sheet;
}

export function isDisc(sheet: SheetList): sheet is DiscSheet {
  return 'disc' in sheet;
}

export function isSketch(sheet: SheetList): sheet is SketchSheet {
  return 'outlines' in sheet;
}

export function isWorld(sheet: SheetList): sheet is WorldSheet {
  return 'projection' in sheet;
}
