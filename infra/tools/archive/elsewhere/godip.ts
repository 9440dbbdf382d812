/** Games as godip keeps them: a text with `PHASE 1901 Spring Movement`, then `POSITIONS` and `ORDERS`, without the name of its map. */
import { startingPosition } from '../../../../engine/adjudicate/phases/next-position.ts';
import { placeFrom, powerFrom } from '../../../../engine/archive/classic/classic-entries.ts';
import type { Board } from '../../../../engine/board/board.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';

const KINDS: Readonly<Record<string, string>> = { Movement: 'M', Retreat: 'R', Adjustment: 'A' };
const HEADING = /^PHASE (\d{1,4}) ([A-Z][a-z]+) (Movement|Retreat|Adjustment)$/;

export function beginsGodip(line: string): boolean {
  return HEADING.test(line.trim());
}

export interface GodipGame {
  /** In the shape of research tools; `map` is the variant that it begins as, or the name of one that is not here, or empty. */
  readonly game: Readonly<Record<string, unknown>>;
  /** Lines that are none of a phase's, from 1. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

interface Phase {
  readonly code: string;
  readonly positions: (readonly [power: string, what: string, at: string])[];
  readonly orders: string[];
  /** Its orders follow, if there are any. */
  isOrdered: boolean;
}

/** The game on the one of these boards on which it begins; where it begins on none, with its own words for powers and places. */
export function readGodip(lines: readonly string[], id: string, boards: readonly Board[]): GodipGame {
  const on = (board: Board | null) => ({ board, ...phasesIn(lines, board) });
  const read =
    boards.map(on).find(({ board, phases: [first] }) => first !== undefined && isStart(first, board)) ?? on(null);
  const { board, phases, unread } = read;
  const map = board?.variant.id ?? otherGodipVariant(lines) ?? '';
  return { game: { id, map, phases: phases.map((each) => researchPhase(each, board)) }, unread };
}

/** Variants of which it has games and we have no map, each by how its first phase begins and a power that plays in it. */
const OTHER_VARIANTS: readonly (readonly [name: string, begins: string, power: string])[] = [
  ['Ancient Mediterranean', '1 Spring', 'Carthage'],
  ['Cold War', '1960 Spring', 'NATO'],
  ['Empires and Coalitions', '1800 Spring', 'Sicily'],
  ['Hundred', '1425 Year', 'Burgundy'],
  ['North Sea Wars', '0 Spring', 'Frysians'],
  ['Twenty Twenty', '2001 Spring', 'Nigeria'],
  ['Western World 901', '901 Spring', 'Tulunid Emirate'],
  ['Youngstown Redux', '1901 Spring', 'China'],
];

/** The name of the variant that such a text is of, where we know it by name alone. */
function otherGodipVariant(lines: readonly string[]): string | null {
  const [, year, season] = HEADING.exec(lines.find(beginsGodip)?.trim() ?? '') ?? [];
  const end = lines.findIndex((line) => line.trim() === 'ORDERS');
  const first = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.trim());
  const known = OTHER_VARIANTS.find(
    ([, begins, power]) => begins === `${year} ${season}` && first.some((line) => line.startsWith(`${power}: `)),
  );
  if (known !== undefined) return known[0];
  // One army in each capital, and no more.
  const units = first.filter((line) => /: (?:army|fleet) /.test(line));
  return units.length === 7 && units.every((line) => line.includes(': army ')) ? 'Pure' : null;
}

function phasesIn(lines: readonly string[], board: Board | null): { phases: Phase[]; unread: GodipGame['unread'] } {
  const phases: Phase[] = [];
  const unread: { line: number; text: string }[] = [];
  let part = '';
  for (const [n, raw] of lines.entries()) {
    const line = raw.trim();
    const heading = HEADING.exec(line);
    const position = /^(.+): ([a-z]+(?:\/dislodged)?) (\S+)$/.exec(line);
    const last = phases.at(-1);
    if (heading !== null) {
      const [, year, season, kind] = heading;
      phases.push({ code: codeOf(board, year!, season!, KINDS[kind!]!), positions: [], orders: [], isOrdered: false });
      part = '';
    } else if (line === 'POSITIONS' || line === 'ORDERS') {
      part = line;
      if (last !== undefined && line === 'ORDERS') last.isOrdered = true;
    } else if (part === 'POSITIONS' && position !== null)
      last!.positions.push([position[1]!, position[2]!, position[3]!]);
    else if (part === 'ORDERS' && line !== '') last!.orders.push(line);
    else if (line !== '') unread.push({ line: n + 1, text: line });
  }
  return { phases, unread };
}

/** Its adjustments are those of Fall: by ours they have a season of their own. */
function codeOf(board: Board | null, year: string, season: string, kind: string): string {
  const seasons = board?.variant.calendar.seasons ?? [];
  const own = seasons.find(({ name }) => name === season);
  const has = (each: (typeof seasons)[number] | undefined) => each?.phases.some((phase) => phase === kind) === true;
  const found = has(own) ? own : seasons.find(has);
  return `${found?.letter ?? season[0]}${year}${kind}`;
}

function isStart({ code, positions }: Phase, board: Board | null): boolean {
  if (board === null) return false;
  const start = startingPosition(board);
  const units = Object.entries(start.units).flatMap(([power, list]) => list.map((unit) => `${power} ${unit}`));
  const told = positions.flatMap(([power, what, at]) =>
    what === 'supply' ? [] : [`${powerFrom(board, power)} ${typeOf(what)} ${placeFrom(board, at)}`],
  );
  return code === start.phase && told.sort().join() === units.sort().join();
}

function typeOf(what: string): string {
  return what.startsWith('army') ? 'A' : what.startsWith('fleet') ? 'F' : what;
}

function researchPhase({ code, positions, orders, isOrdered }: Phase, board: Board | null): object {
  const placeOf = (at: string): string => (board === null ? null : placeFrom(board, at)) ?? at;
  const nobody = (line: string) => (board === null ? '' : line);
  const units: Record<string, string[]> = {};
  const centers: Record<string, string[]> = {};
  const standing: { power: string; unit: string; at: string; isGone: boolean }[] = [];
  for (const [power, what, at] of positions) {
    const place = placeOf(at);
    if (what === 'supply') centers[power] = [...(centers[power] ?? []), place];
    else {
      const isGone = what.endsWith('/dislodged');
      const unit = `${typeOf(what)} ${place}`;
      units[power] = [...(units[power] ?? []), `${isGone ? '*' : ''}${unit}`];
      standing.push({ power, unit, at: provinceOf(place), isGone });
    }
  }
  const unitAt = (at: string, isGone: boolean) =>
    standing.find((each) => each.at === provinceOf(placeOf(at)) && each.isGone === isGone);
  const given: Record<string, string[]> = {};
  for (const line of orders) {
    const { power, text } = orderOf(line);
    given[power] = [...(given[power] ?? []), text];
  }
  return { name: code, state: { units, centers }, ...(isOrdered ? { orders: given } : {}) };

  /** By the unit that it is for, or the owner of the place that it builds in. One that is none stands as written, and is reported; without a board, nobody's. */
  function orderOf(line: string): { readonly power: string; readonly text: string } {
    const isGone = code.endsWith('R');
    const build = /^build (?:anywhere )?(Army|Fleet) (\S+)$/.exec(line);
    if (build !== null) {
      const at = provinceOf(placeOf(build[2]!));
      const owner = Object.entries(centers).find(([, list]) => list.some((each) => provinceOf(each) === at));
      return { power: owner?.[0] ?? nobody(line), text: `${build[1]![0]} ${placeOf(build[2]!)} B` };
    }
    const words = /^(?:(remove|disband) )?(\S+)(?: (.+))?$/.exec(line)!;
    const own = unitAt(words[2]!, isGone);
    if (own === undefined) return { power: nobody(line), text: line };
    const isRemoved = words[1] !== undefined || /^(?:disband|remove)$/.test(words[3] ?? '');
    const rest = isRemoved
      ? 'D'
      : (words[3] ?? '').replace(/^(support|convoy) (\S+)/, (_, verb: string, at: string) => {
          return `${verb === 'support' ? 'S' : 'C'} ${unitAt(at, false)?.unit ?? at}`;
        });
    const text = rest
      .replace(/^hold$/, 'H')
      .replace(/\bmove (\S+)( via(?: convoy)?)?$/, (_, to: string, via?: string) => {
        return `${isGone ? 'R' : '-'} ${placeOf(to)}${via === undefined ? '' : ' VIA'}`;
      });
    return { power: own.power, text: `${own.unit} ${text}` };
  }
}
