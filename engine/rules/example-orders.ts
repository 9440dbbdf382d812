/**
 * Orders that show how each kind is written, of units and places that the game's own map has: the reader's own where they can. Each
 * would be accepted of a unit that stands there.
 */
import type { Board } from '../board/board.ts';
import type { Place, Power, PowerData, Province, UnitText, Variant } from '../board/variant.ts';
import { placeOfUnit, provinceOf, provinceOfUnit, unitText } from '../vocabulary.ts';

export interface ExampleOrders {
  /** The reader's power; else the one that has the unit that moves. */
  readonly seat: Power;
  /** Powers to speak of, none of them the reader's. */
  readonly powers: readonly [Power, Power, Power];
  /** An army, where it moves, and a unit beside that place. */
  readonly army: Province;
  readonly to: Province;
  readonly supporter: UnitText;
  /** Where it could go from there. */
  readonly beyond: Province;
  /** A unit and the one beside it that it supports to hold. */
  readonly guard: { readonly by: UnitText; readonly of: UnitText };
  /** A unit that stays. */
  readonly holder: UnitText;
  /** An army that is dislodged, and where it could go. */
  readonly retreat: { readonly from: Province; readonly to: Province };
  /** An army carried by one fleet; null where nothing is carried. */
  readonly convoy: { readonly army: Province; readonly fleet: Province; readonly to: Province } | null;
  /** An army carried by several fleets. */
  readonly chain: { readonly army: Province; readonly fleets: readonly Province[]; readonly to: Province } | null;
  /** An army that could walk, and be carried instead. */
  readonly ferry: { readonly army: Province; readonly to: Province } | null;
  /** A fleet that reaches two coasts of a province. */
  readonly coast: { readonly fleet: Province; readonly to: Place } | null;
  /** A fleet that is built on one of several coasts. */
  readonly coastBuilt: UnitText | null;
}

const ofBoards = new WeakMap<Board, ExampleOrders>();

/** Whoever reads them: a power, and the units that it has now. */
export interface ExampleReader {
  readonly power: Power;
  readonly units: readonly UnitText[];
}

export function exampleOrders(board: Board, reader: ExampleReader | null = null): ExampleOrders {
  if (reader !== null) return examplesOn(board, reader);
  const known = ofBoards.get(board) ?? examplesOn(board);
  ofBoards.set(board, known);
  return known;
}

function examplesOn(board: Board, reader: ExampleReader | null = null): ExampleOrders {
  const { variant } = board;
  const army = neighbors(variant.adjacency.army);
  const beside = (place: Province) => army.get(place) ?? [];
  const centers = new Set(variant.provinces.flatMap(({ id, center }) => (center === true ? [id] : [])));
  const standing = (power: PowerData) =>
    unitsOf(power)
      .filter((unit) => unit.startsWith('A'))
      .map(provinceOfUnit);
  const fleet = neighbors(variant.adjacency.fleet);
  /** Where a unit of the reader's may go. */
  const reached = (unit: UnitText): readonly Province[] =>
    unit.startsWith('A')
      ? beside(provinceOfUnit(unit))
      : unit.startsWith('F')
        ? (fleet.get(placeOfUnit(unit)) ?? []).map(provinceOf)
        : [];
  const armies = (places: readonly Province[]) => places.map((at) => unitText(`A ${at}`));
  const mine = reader === null ? null : ownAttack(reader, reached, centers);
  const found =
    mine ??
    attack(variant.powers, standing, beside, centers) ??
    attack(variant.powers, ({ home }) => home, beside, centers);
  if (found === null) throw new RangeError('no two armies of this map have a place beside both');
  const { to, from, supporter } = found;
  const power = variant.powers.find(({ name }) => name === found.power)!;
  const others = variant.powers.filter(({ name }) => name !== (reader?.power ?? power.name));
  const [next, third, fourth] = [...others.slice(variant.powers.indexOf(power)), ...others] as [
    PowerData,
    ...PowerData[],
  ];
  const addressed = [...(reader === null ? [power] : []), next, third, fourth].map((each) => (each ?? next).name);
  const at = provinceOfUnit(supporter);
  const leaver = supporter.startsWith('A') ? at : from;
  const units = mine === null ? unitsOf(power) : reader!.units;
  const holder = units.find((unit) => ![from, at].includes(provinceOfUnit(unit)));
  return {
    seat: reader?.power ?? power.name,
    powers: addressed.slice(0, 3) as unknown as ExampleOrders['powers'],
    army: from,
    to,
    supporter,
    beyond: beside(to).find((place) => place !== from && place !== at) ?? at,
    guard: [...(mine === null ? [] : [units]), ...variant.powers.map(({ home }) => armies(home))].flatMap(
      (own) => guardAmong(own, reached) ?? [],
    )[0] ??
      guardAmong(armies(variant.powers.flatMap(({ home }) => home)), reached) ?? {
        by: supporter,
        of: unitText(`A ${from}`),
      },
    holder: holder ?? supporter,
    retreat: { from: leaver, to: beside(leaver).find((place) => place !== to && !centers.has(place)) ?? to },
    ...convoys(board, army, centers),
    ...coasts(variant),
  };
}

/** Starting units; where there are none, an army in each home center. */
function unitsOf({ units, home }: PowerData): readonly UnitText[] {
  return units.length > 0 ? units : home.map((center) => unitText(`A ${center}`));
}

interface Attack {
  readonly power: Power;
  readonly from: Province;
  readonly supporter: UnitText;
  readonly to: Province;
}

type Reached = (unit: UnitText) => readonly Province[];

/** An army of the reader's and another unit of theirs that reach the same place, where none of them stands; better no center. */
function ownAttack({ power, units }: ExampleReader, reached: Reached, centers: ReadonlySet<Province>): Attack | null {
  const taken = new Set(units.map(provinceOfUnit));
  const found = units.flatMap((unit) =>
    (unit.startsWith('A') ? reached(unit) : []).flatMap((to) => {
      const supporter = units.find((other) => other !== unit && reached(other).includes(to));
      return supporter === undefined || taken.has(to) ? [] : [{ power, from: provinceOfUnit(unit), supporter, to }];
    }),
  );
  return found.find(({ to }) => !centers.has(to)) ?? found[0] ?? null;
}

/** Two of the units, one of which could go to where the other stands. */
function guardAmong(units: readonly UnitText[], reached: Reached): ExampleOrders['guard'] | null {
  return (
    units.flatMap((by) =>
      units.filter((of) => of !== by && reached(by).includes(provinceOfUnit(of))).map((of) => ({ by, of })),
    )[0] ?? null
  );
}

/** Two armies, of one power where there are any, that reach the same place: the one with most centers around it. */
function attack(
  powers: readonly PowerData[],
  armiesOf: (power: PowerData) => readonly Province[],
  beside: (place: Province) => readonly Province[],
  centers: ReadonlySet<Province>,
): Attack | null {
  const all = powers.flatMap(armiesOf);
  const found = powers.flatMap((power) => {
    const own = armiesOf(power);
    return own.flatMap((from) =>
      beside(from).flatMap((to) => {
        if (centers.has(to)) return [];
        const near = (places: readonly Province[]) => places.filter((at) => at !== from && beside(at).includes(to));
        const supporter = near(own).sort()[0] ?? near(all).sort()[0];
        if (supporter === undefined) return [];
        const around = beside(to).filter((place) => centers.has(place)).length;
        const worth = (own.includes(supporter) ? 100 : 0) + around;
        return [{ power: power.name, from, supporter: unitText(`A ${supporter}`), to, worth }];
      }),
    );
  });
  const [best] = found.sort(
    (a, b) => b.worth - a.worth || (a.to < b.to ? -1 : a.to > b.to ? 1 : a.from > b.from ? -1 : 1),
  );
  return best ?? null;
}

type Convoys = Pick<ExampleOrders, 'convoy' | 'chain' | 'ferry'>;

function convoys(
  { variant, convoys: carries, provinceNumber }: Board,
  army: ReadonlyMap<Province, readonly Province[]>,
  centers: ReadonlySet<Province>,
): Convoys {
  const fleet = neighbors(variant.adjacency.fleet.map(([a, b]) => [provinceOf(a), provinceOf(b)] as const));
  const isSea = (place: Province) => carries[provinceNumber.get(place)!] === 1;
  const shores = (sea: Province) => (fleet.get(sea) ?? []).filter((place) => army.has(place) && !isSea(place));
  const homes = new Set(variant.powers.flatMap(({ home }) => home));
  const theatres = new Map(variant.provinces.map(({ id, theatre }) => [id, theatre]));
  const walks = (from: Province, to: Province) => army.get(from)?.includes(to) === true;
  const seas = [...fleet.keys()].filter(isSea).sort((a, b) => shores(b).length - shores(a).length || (a < b ? -1 : 1));
  const over = (sea: Province, ways: readonly Province[] = shores(sea)) =>
    shores(sea)
      .filter((from) => homes.has(from))
      .sort()
      .reverse()
      .flatMap((from) =>
        ways
          .filter((to) => centers.has(to) && to !== from && !walks(from, to) && theatres.get(to) === theatres.get(from))
          .sort((a, b) => Number(homes.has(a)) - Number(homes.has(b)) || (a > b ? -1 : 1))
          .map((to) => ({ army: from, to })),
      )[0];
  const across = seas.flatMap((sea) => {
    const way = over(sea);
    return way === undefined ? [] : [{ ...way, fleet: sea }];
  })[0];
  const chained = seas.flatMap((sea) =>
    (fleet.get(sea) ?? []).filter(isSea).flatMap((second) => {
      const way = over(
        sea,
        shores(second).filter((place) => !shores(sea).includes(place)),
      );
      return way === undefined ? [] : [{ ...way, fleets: [sea, second] }];
    }),
  )[0];
  const ferried = seas.flatMap((sea) =>
    shores(sea).flatMap((from) =>
      shores(sea)
        .filter((to) => walks(from, to) && centers.has(from) && centers.has(to))
        .map((to) => ({ army: from, to })),
    ),
  )[0];
  return { convoy: across ?? null, chain: chained ?? null, ferry: ferried ?? null };
}

function coasts({ provinces, adjacency, powers }: Variant): Pick<ExampleOrders, 'coast' | 'coastBuilt'> {
  const fleet = neighbors(adjacency.fleet);
  const split = provinces.filter(({ coasts = [] }) => coasts.length > 1);
  const from = [...provinces.filter(({ type }) => type === 'sea'), ...provinces.filter(({ type }) => type === 'coast')];
  const reached = split.flatMap(({ id, coasts = [] }) =>
    from
      .filter((each) => coasts.every((coast) => fleet.get(each.id)?.includes(`${id}/${coast}`)))
      .map((each) => ({ fleet: each.id, to: `${id}/${coasts[0]}` })),
  )[0];
  const homes = new Set(powers.flatMap(({ home }) => home));
  const built = split.find(({ id }) => homes.has(id));
  return {
    coast: reached ?? null,
    coastBuilt: built === undefined ? null : unitText(`F ${built.id}/${built.coasts!.at(-1)}`),
  };
}

function neighbors<At extends Place>(pairs: readonly (readonly [At, At])[]): ReadonlyMap<At, readonly At[]> {
  const found = new Map<At, At[]>();
  for (const [a, b] of pairs) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}
