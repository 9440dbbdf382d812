/**
 * Where the counters, the marks of supply centres and the names stand: all chosen together, so that no name lies under
 * anything, counters do not cover each other, and everything is as far as possible in its own province.
 */
import {
  CENTER_BOX,
  COUNTER_BOX,
  type Label,
  type Places,
  type Point,
} from '../../../templates/map/geometry/geography.ts';
import { type Box, labelBox } from '../../../templates/map/geometry/obstacles.ts';
import { type CellBox, type CountIn, countsOf, type FaceGrid } from './sums.ts';

export interface Subject {
  readonly id: string;
  readonly face: number;
  readonly isSea: boolean;
  /** The name, and shorter ones where there is no room. */
  readonly names: readonly string[];
  /** Where the supply centre's town lies, null for anywhere; none for a province without a centre. */
  readonly center?: Point | null;
  /** Where a fleet on each coast should be. */
  readonly coasts?: Readonly<Record<string, Point>>;
  /** Where the unit must stand, by hand. */
  readonly unit?: Point;
}

export interface PlacementGround {
  /** One cell for each user unit. */
  readonly grid: FaceGrid;
  readonly isSea: (face: number) => boolean;
  /** Land that belongs to nobody: names may run over it. */
  readonly isEmpty: (face: number) => boolean;
  /** Parts of the sheet where nothing may stand. */
  readonly taken?: readonly Box[];
}

const SIZES = { land: { least: 12.5, most: 24 }, sea: { least: 13, most: 25 } } as const;

/** Margin of the sheet that stays free. */
const EDGE = 10;
const SWEEPS = 10;
const JOINT_SWEEPS = 3;

export function placeSubjects(subjects: readonly Subject[], ground: PlacementGround): Readonly<Record<string, Places>> {
  const water = countsOf(ground.grid, ground.isSea);
  const empty = countsOf(ground.grid, ground.isEmpty);
  const pieces = subjects.flatMap((subject) => piecesOf(subject, ground, water, empty));
  // Small provinces have the fewest ways out, so they choose first.
  pieces.sort((a, b) => a.room - b.room);
  const chosen: Choice[] = pieces.map(({ choices }) => choices[0]!);
  const near = neighbourhoods(pieces);
  for (let sweep = 0; sweep < SWEEPS; sweep++) chooseEach(pieces, chosen, near, Math.min(1, 0.15 + sweep * 0.12));
  for (let sweep = 0; sweep < JOINT_SWEEPS; sweep++) chooseTogether(pieces, chosen, near);
  return placesOf(pieces, chosen, ground.grid);
}

/** One after the other takes what suits it best, given what all others have. Clashes count little at first, so that things can
 *  still pass each other. */
function chooseEach(pieces: readonly Piece[], chosen: Choice[], near: Neighbourhoods, strictness: number): void {
  for (const [n, { choices, kind }] of pieces.entries()) {
    const others = near[n]!.map((m) => ({ kind: pieces[m]!.kind, box: chosen[m]!.box }));
    let best = chosen[n]!;
    let least = Number.POSITIVE_INFINITY;
    for (const choice of choices) {
      if (choice.cost >= least) break;
      let cost = choice.cost;
      for (const other of others) cost += strictness * clash(kind, choice.box, other.kind, other.box);
      if (cost < least) [best, least] = [choice, cost];
    }
    chosen[n] = best;
  }
}

/** Province by province, all its things at once: the way out of places where none can move for the others. */
function chooseTogether(pieces: readonly Piece[], chosen: Choice[], near: Neighbourhoods): void {
  const groups = groupedBy(pieces, ({ subject }) => subject.id);
  for (const group of groups.values()) {
    const options = group.map((n) => {
      const { kind, choices } = pieces[n]!;
      const others = near[n]!.filter((m) => !group.includes(m)).map((m) => ({
        kind: pieces[m]!.kind,
        box: chosen[m]!.box,
      }));
      const priced = choices.map((choice) => ({
        kind,
        choice,
        cost: others.reduce((sum, other) => sum + clash(kind, choice.box, other.kind, other.box), choice.cost),
      }));
      return {
        n,
        ways: spacedOut(
          priced.sort((a, b) => a.cost - b.cost),
          kind === 'label' ? 260 : 70,
        ),
      };
    });
    const best = bestTogether(options.map(({ ways }) => ways));
    for (const [k, way] of best.entries()) chosen[options[k]!.n] = way.choice;
  }
}

/** Numbers of the items with each key (Node 20 has no Map.groupBy). */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [n, item] of items.entries()) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), n]);
  return groups;
}

interface Way {
  readonly kind: Kind;
  readonly choice: Choice;
  readonly cost: number;
}

/** The best ways that lie a few units apart from each other. */
function spacedOut(ways: readonly Way[], most: number): readonly Way[] {
  const kept: Way[] = [];
  for (const way of ways) {
    if (kept.length === most) break;
    const { at, label } = way.choice;
    const isClose = kept.some(
      ({ choice }) =>
        Math.abs(choice.at[0] - at[0]) < 5 &&
        Math.abs(choice.at[1] - at[1]) < 5 &&
        choice.label?.lines.length === label?.lines.length,
    );
    if (!isClose) kept.push(way);
  }
  return kept;
}

/** One way of each list, with the least cost and the fewest clashes in all (branch and bound). */
function bestTogether(lists: readonly (readonly Way[])[]): readonly Way[] {
  const rest = lists.map((_, n) => lists.slice(n).reduce((sum, [first]) => sum + first!.cost, 0));
  let best: readonly Way[] = [];
  let least = Number.POSITIVE_INFINITY;
  const extend = (taken: readonly Way[], cost: number) => {
    const depth = taken.length;
    if (depth === lists.length) {
      if (cost < least) [best, least] = [taken, cost];
      return;
    }
    for (const way of lists[depth]!) {
      if (cost + way.cost + (rest[depth + 1] ?? 0) >= least) break;
      const clashes = taken.reduce(
        (sum, other) => sum + clash(way.kind, way.choice.box, other.kind, other.choice.box),
        0,
      );
      if (cost + way.cost + clashes + (rest[depth + 1] ?? 0) < least)
        extend([...taken, way], cost + way.cost + clashes);
    }
  };
  extend([], 0);
  return best;
}

type Kind = 'unit' | 'coast' | 'center' | 'label';

/** One way to place a thing. */
interface Choice {
  readonly at: Point;
  readonly box: Box;
  /** How unwelcome it is by itself. */
  readonly cost: number;
  readonly label?: Label;
}

interface Piece {
  readonly subject: Subject;
  readonly kind: Kind;
  readonly coast?: string;
  /** Cells of the province. */
  readonly room: number;
  /** The most welcome first. */
  readonly choices: readonly Choice[];
}

const CLASHES: Readonly<Record<Kind, Readonly<Record<Kind, number>>>> = {
  label: { label: 3, unit: 6, coast: 6, center: 6 },
  unit: { label: 6, unit: 4, coast: 1.2, center: 3 },
  coast: { label: 6, unit: 1.2, coast: 3, center: 3 },
  center: { label: 6, unit: 3, coast: 3, center: 6 },
};

/** What it costs that two things overlap or nearly touch. */
function clash(kind: Kind, a: Box, otherKind: Kind, b: Box): number {
  const margin = 2;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left) + margin;
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + margin;
  return width <= 0 || height <= 0 ? 0 : CLASHES[kind][otherKind] * (30 + width * height);
}

function piecesOf(
  subject: Subject,
  { grid, isSea, isEmpty, taken = [] }: PlacementGround,
  water: CountIn,
  empty: CountIn,
): readonly Piece[] {
  const reach = extentOf(grid, subject.face);
  if (reach === null) return [];
  const { box, cells, centroid } = reach;
  const around: CellBox = { left: box.left - 90, right: box.right + 90, top: box.top - 60, bottom: box.bottom + 60 };
  const own = countsOf(grid, (face) => face === subject.face, around);
  const survey: Survey = {
    grid,
    taken,
    own,
    water: isSea(subject.face) ? () => 0 : water,
    empty: isEmpty(subject.face) ? () => 0 : empty,
    box,
    cells,
    centroid,
  };
  const base = { subject, room: cells };
  return [
    {
      ...base,
      kind: 'unit' as const,
      choices: subject.unit === undefined ? counterChoices(survey) : [counterAt(survey, subject.unit)],
    },
    ...Object.entries(subject.coasts ?? {}).map(([coast, at]) => ({
      ...base,
      kind: 'coast' as const,
      coast,
      choices: counterChoices(survey, at),
    })),
    ...(subject.center === undefined
      ? []
      : [{ ...base, kind: 'center' as const, choices: centreChoices(survey, subject.center) }]),
    { ...base, kind: 'label' as const, choices: labelChoices(survey, subject) },
  ];
}

interface Survey {
  readonly grid: FaceGrid;
  readonly taken: readonly Box[];
  readonly own: CountIn;
  readonly water: CountIn;
  readonly empty: CountIn;
  readonly box: CellBox;
  readonly cells: number;
  readonly centroid: Point;
}

function extentOf({ width, height, cells }: FaceGrid, face: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (cells[y * width + x] !== face) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      count++;
      sumX += x;
      sumY += y;
    }
  }
  if (count === 0) return null;
  return {
    box: { left, right: right + 1, top, bottom: bottom + 1 },
    cells: count,
    centroid: [sumX / count, sumY / count] as Point,
  };
}

/** Cells of a box that are own, water, nobody's, and other people's. */
function coverage({ own, water, empty }: Survey, box: Box) {
  const all = (box.right - box.left) * (box.bottom - box.top);
  const [mine, sea, free] = [own(box), water(box), empty(box)];
  return { mine, sea, free, foreign: Math.max(0, all - mine - sea - free) };
}

function counterChoices(survey: Survey, wish?: Point): readonly Choice[] {
  const { box, cells } = survey;
  const step = Math.max(2, Math.round(Math.sqrt(cells) / 40));
  const choices: Choice[] = [];
  for (let y = box.top; y < box.bottom; y += step) {
    for (let x = box.left; x < box.right; x += step) {
      if (survey.own(around([x, y])) === FOOTING) choices.push(counterAt(survey, [x, y], wish));
    }
  }
  return best(choices, 400);
}

/** The cells about a point, all of which must be the province's own for a thing to stand there: lines are smoothed after. */
function around([x, y]: Point): CellBox {
  return { left: x - 2, right: x + 3, top: y - 2, bottom: y + 3 };
}

const FOOTING = 25;

function counterAt(survey: Survey, [x, y]: Point, wish?: Point): Choice {
  const { left, right, up, down } = COUNTER_BOX;
  const box = { left: x - left, right: x + right, top: y - up, bottom: y + down };
  const { sea, free, foreign } = coverage(survey, box);
  const from = wish ?? survey.centroid;
  const cost =
    sea * 0.4 +
    free * 0.6 +
    foreign * 1.1 +
    gap([x, y], from) * (wish === undefined ? 0.25 : 1.6) +
    beyond(survey, box) * 100;
  return { at: [x, y], box, cost };
}

function centreChoices(survey: Survey, wish: Point | null): readonly Choice[] {
  const town = wish ?? survey.centroid;
  const pull = wish === null ? 0.15 : 0.7;
  const reach = wish === null ? 120 : 60;
  const { left, right, up, down } = CENTER_BOX;
  const choices: Choice[] = [];
  for (let dy = -reach; dy <= reach; dy += 2) {
    for (let dx = -reach; dx <= reach; dx += 2) {
      const [x, y] = [town[0] + dx, town[1] + dy];
      const box = { left: x - left, right: x + right, top: y - up, bottom: y + down };
      const { sea, free, foreign } = coverage(survey, box);
      if (foreign + sea + free > 200 || survey.own(around([x, y])) < FOOTING) continue;
      choices.push({
        at: [x, y],
        box,
        cost: gap([x, y], town) * pull + sea * 0.25 + (free + foreign) * 0.5 + beyond(survey, box) * 100,
      });
    }
  }
  return best(choices.length > 0 ? choices : [...counterChoices(survey)], 300);
}

function labelChoices(survey: Survey, { isSea, names }: Subject): readonly Choice[] {
  const { box, cells, centroid } = survey;
  const face = isSea ? 'sea' : 'land';
  const { least, most } = SIZES[face];
  const ideal = Math.max(least + 1.5, Math.min(most, Math.sqrt(cells) / (isSea ? 8 : 9)));
  const step = Math.max(2, Math.round(Math.sqrt(cells) / 40));
  const reach = isSea ? 0 : 60;
  const choices: Choice[] = [];
  for (const [rank, name] of names.entries()) {
    for (const lines of linesOf(name)) {
      for (const size of [ideal, ideal * 0.9, ideal * 0.8, ideal * 0.72, least].filter(
        (each, n, all) => each >= least && all.indexOf(each) === n,
      )) {
        const base = rank * 500 + (ideal - size) * 9 + (lines.length - 1) * (isSea ? 2 : 6);
        for (let y = box.top - reach; y < box.bottom + reach; y += step) {
          for (let x = box.left - reach; x < box.right + reach; x += step) {
            const label = { at: [x, y] as Point, size, lines };
            const covered = labelBox(label, face);
            const out = beyond(survey, covered);
            if (out > 0) continue;
            const { mine, sea, free, foreign } = coverage(survey, covered);
            if (mine === 0 && isSea) continue;
            const away = mine === 0 ? 40 + toward(survey, covered) * 3 : 0;
            const cost =
              base + sea * 0.09 + free * 0.14 + foreign * 0.5 + gap([x, y], centroid) * (isSea ? 0.12 : 0.3) + away;
            choices.push({ at: [x, y], box: covered, cost, label });
          }
        }
      }
    }
  }
  return best(choices, 3000);
}

/** How far a box lies from the province, in steps of four units; at most 15. */
function toward({ own }: Survey, box: Box): number {
  for (let n = 1; n < 15; n++) {
    const wide = { left: box.left - 4 * n, right: box.right + 4 * n, top: box.top - 4 * n, bottom: box.bottom + 4 * n };
    if (own(wide) > 0) return n;
  }
  return 15;
}

/** A name in one line and, when it has several words, in two or three of about equal length. */
function linesOf(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  const ways: string[][] = [[name]];
  for (let a = 1; a < words.length; a++) {
    ways.push([words.slice(0, a).join(' '), words.slice(a).join(' ')]);
    for (let b = a + 1; b < words.length; b++) {
      ways.push([words.slice(0, a).join(' '), words.slice(a, b).join(' '), words.slice(b).join(' ')]);
    }
  }
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return [1, 2, 3].flatMap((count) => {
    const ofCount = ways.filter((lines) => lines.length === count).sort((a, b) => longest(a) - longest(b));
    return ofCount.slice(0, 1);
  });
}

/** How far a box runs over the margin of the sheet, or into what is taken. */
function beyond({ grid: { width, height }, taken }: Survey, { left, right, top, bottom }: Box): number {
  const overlap = (other: Box) =>
    Math.max(
      0,
      Math.min(
        Math.min(right, other.right + EDGE) - Math.max(left, other.left - EDGE),
        Math.min(bottom, other.bottom + EDGE) - Math.max(top, other.top - EDGE),
      ),
    );
  return (
    taken.reduce((sum, other) => sum + overlap(other), 0) +
    Math.max(0, EDGE - left) +
    Math.max(0, EDGE - top) +
    Math.max(0, right - width + EDGE) +
    Math.max(0, bottom - height + EDGE)
  );
}

function gap(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

function best(choices: readonly Choice[], most: number): readonly Choice[] {
  return [...choices].sort((a, b) => a.cost - b.cost || a.at[1] - b.at[1] || a.at[0] - b.at[0]).slice(0, most);
}

/** For each piece the numbers of those that it could ever run into. */
type Neighbourhoods = readonly (readonly number[])[];

function neighbourhoods(pieces: readonly Piece[]): Neighbourhoods {
  const reaches = pieces.map(({ choices }) => ({
    left: Math.min(...choices.map(({ box }) => box.left)),
    right: Math.max(...choices.map(({ box }) => box.right)),
    top: Math.min(...choices.map(({ box }) => box.top)),
    bottom: Math.max(...choices.map(({ box }) => box.bottom)),
  }));
  return reaches.map((a, n) =>
    reaches.flatMap((b, m) =>
      m !== n && a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom + 4 && b.top < a.bottom + 4
        ? [m]
        : [],
    ),
  );
}

function placesOf(
  pieces: readonly Piece[],
  chosen: readonly Choice[],
  grid: FaceGrid,
): Readonly<Record<string, Places>> {
  const places: Record<string, { unit: Point; coasts?: Record<string, Point>; center?: Point; label?: Label }> = {};
  const tidy = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  for (const [n, { subject, kind, coast }] of pieces.entries()) {
    const { at, label } = chosen[n]!;
    places[subject.id] ??= { unit: [0, 0] };
    const here = places[subject.id]!;
    if (kind === 'unit') here.unit = tidy(at);
    if (kind === 'coast') here.coasts = { ...here.coasts, [coast!]: tidy(at) };
    if (kind === 'center') here.center = tidy(at);
    if (label !== undefined) {
      const leader = leaderOf(chosen[n]!.box, subject.face, grid);
      here.label = {
        at: tidy(at),
        size: Math.round(label.size * 10) / 10,
        lines: label.lines,
        ...(leader === null ? {} : { leader: tidy(leader) }),
      };
    }
  }
  return places;
}

/** A name further than this from its province gets a line to it. */
const APART = 7;

/** The nearest point well inside the province, for a name that stands apart from it; null for one that does not. */
function leaderOf(box: Box, face: number, { width, height, cells }: FaceGrid): Point | null {
  const own = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === face;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = Math.floor(box.top) - 120; y < box.bottom + 120; y++) {
    for (let x = Math.floor(box.left) - 120; x < box.right + 120; x++) {
      if (!own(x, y)) continue;
      const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < APART) return null;
      const isInner = own(x - 5, y) && own(x + 5, y) && own(x, y - 5) && own(x, y + 5);
      if (isInner && distance < least) [best, least] = [[x, y], distance];
    }
  }
  return best;
}
