/**
 * A variant's map compiled once to small integers. Everything inside the engine works on province numbers (`p`),
 * location numbers (`l`: a province or one of its coasts) and power numbers; names come back only at the edges.
 */

import { isPower } from '../vocabulary.ts';
import type { BoardChoices } from './choices.ts';
import { parsePhase } from './phase.ts';
import type { Phase } from './position.ts';
import type { Place, Power, PowerData, Province, ProvinceData, UnitType, Variant, VariantNames } from './variant.ts';

export interface Board {
  readonly variant: Variant;
  readonly provinces: readonly ProvinceData[];
  readonly powers: readonly PowerData[];
  /** Place of each location: the province itself, then its coasts (`stp`, `stp/nc`, `stp/sc`). A province with
   *  coasts is entered by fleets only at a coast, by armies only as itself. */
  readonly locations: readonly Place[];
  /** Location to province. */
  readonly provinceOf: Uint16Array;
  /** Province to its own (coastless) location. */
  readonly homeOf: Uint16Array;
  readonly provinceNumber: ReadonlyMap<Province, number>;
  readonly locationNumber: ReadonlyMap<Place, number>;
  readonly powerNumber: ReadonlyMap<Power, number>;
  /** Provinces where a fleet convoys (1) or not (0). */
  readonly convoys: Uint8Array;
  /** Provinces an army can stand in. */
  readonly armyGround: Uint8Array;
  /** May a power remove units in an adjustment phase that it need not remove (setting ANY DISBAND)? Each gives a build. */
  readonly freeRemovals?: boolean;
  /** What the game's settings choose otherwise than its variant; left out: nothing. */
  readonly choices?: Required<BoardChoices>;
  /** With them: the variant as it is published, whose own words speak of its own numbers. */
  readonly published?: Variant;
  /** Start of the game. */
  readonly start: Phase;
  /** The variant's names in other languages than English. */
  readonly translations?: readonly VariantNames[];
  /** Of what language the names are; left out: English. */
  readonly language?: string;
  /** Borders in a season; the same object for all seasons unless the variant has seasonal borders. */
  bordersIn(season: string): Borders;
}

export interface Borders {
  readonly army: Adjacency;
  readonly fleet: Adjacency;
}

/** Who touches whom, for one kind of unit. */
export interface Adjacency {
  /** Neighbouring locations of location `l`: `list[start[l]] … list[start[l + 1] - 1]`, ascending. */
  readonly start: Uint16Array;
  readonly list: Uint16Array;
  /** 1 at `[l * provinces + p]` when a unit at location `l` can go to some location of province `p`. */
  readonly reaches: Uint8Array;
  /** 1 at `[from * locations + to]` when the two locations touch. */
  readonly touches: Uint8Array;
}

/** Is it one of the board's powers? Neutral units are none. */
export function hasPower(board: Board, name: string): name is Power {
  return isPower(name) && board.powerNumber.has(name);
}

/** Compiles a (checked) variant. Throws on a variant that contradicts itself: that is a programmer's error here,
 *  `chancery variants --check` reports it in words. */
export function compileBoard(variant: Variant, translations: readonly VariantNames[] = []): Board {
  const provinces = variant.provinces.filter((province) => province.type !== 'impassable');
  const provinceNumber = new Map(provinces.map((province, p) => [province.id, p]));
  const locations: Place[] = [];
  const owners: number[] = [];
  const homeOf = new Uint16Array(provinces.length);
  for (const [p, province] of provinces.entries()) {
    homeOf[p] = locations.length;
    for (const place of [province.id, ...(province.coasts ?? []).map((coast) => `${province.id}/${coast}`)]) {
      locations.push(place);
      owners.push(p);
    }
  }
  const locationNumber = new Map(locations.map((place, l) => [place, l]));
  const size = { locations: locations.length, provinces: provinces.length };
  const provinceOf = Uint16Array.from(owners);
  const convoyRule = variant.rules['convoy-from'] ?? [];
  const noConvoyRule = variant.rules['no-convoy-from'] ?? [];

  const compileSeason = (season: string | null): Borders => {
    const open = (type: UnitType) => [
      ...variant.adjacency[type === 'A' ? 'army' : 'fleet'],
      ...(variant.adjacency.seasonal ?? [])
        .filter((border) => border.type === type && season !== null && border.seasons.includes(season))
        .map((border) => border.pair),
    ];
    const numbered = (type: UnitType) =>
      open(type).map(([a, b]): [number, number] => [numberOf(locationNumber, a), numberOf(locationNumber, b)]);
    return {
      army: compileAdjacency(numbered('A'), provinceOf, size),
      fleet: compileAdjacency(numbered('F'), provinceOf, size),
    };
  };
  const everySeason = compileSeason(null);
  const seasons = new Map(
    variant.adjacency.seasonal === undefined
      ? []
      : variant.calendar.seasons.map((season) => [season.letter, compileSeason(season.letter)]),
  );

  return {
    variant,
    provinces,
    powers: variant.powers,
    locations,
    provinceOf,
    homeOf,
    provinceNumber,
    locationNumber,
    powerNumber: new Map(variant.powers.map((power, n) => [power.name, n])),
    convoys: Uint8Array.from(provinces, ({ id, type }) =>
      (type === 'sea' || type === 'hybrid' || convoyRule.includes(id)) && !noConvoyRule.includes(id) ? 1 : 0,
    ),
    armyGround: Uint8Array.from(provinces, ({ type }) => (type === 'sea' ? 0 : 1)),
    start: parsePhase(variant.calendar.start),
    ...(translations.length === 0 ? {} : { translations }),
    bordersIn: (season) => seasons.get(season) ?? everySeason,
  };
}

function compileAdjacency(
  pairs: readonly (readonly [number, number])[],
  provinceOf: Uint16Array,
  size: { locations: number; provinces: number },
): Adjacency {
  const touches = new Uint8Array(size.locations * size.locations);
  const reaches = new Uint8Array(size.locations * size.provinces);
  const neighbours: number[][] = Array.from({ length: size.locations }, () => []);
  for (const [a, b] of pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]) as [number, number][]) {
    if (touches[a * size.locations + b] === 1) continue;
    touches[a * size.locations + b] = 1;
    reaches[a * size.provinces + provinceOf[b]!] = 1;
    neighbours[a]!.push(b);
  }
  const start = new Uint16Array(size.locations + 1);
  for (const [l, list] of neighbours.entries()) start[l + 1] = start[l]! + list.length;
  return { start, list: Uint16Array.from(neighbours.flatMap((list) => list.sort((a, b) => a - b))), reaches, touches };
}

function numberOf(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`The map has no place '${name}'.`);
  return number;
}
