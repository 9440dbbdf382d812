/**
 * A player who knows the mails and nothing else: the borders from GET BORDERS, the board from LIST, possibilities from the lines
 * that a mail offers as an answer. It walks to the nearest centers that are not its own and attacks with support what stands there.
 */
import { type Letter, offeredBlock, type Table } from './table.ts';

/** `A Vie` or `F Stp/nc`: a unit as the mails write it. */
type Unit = string;
/** `Vie`, `Stp/nc`. */
type Place = string;

export interface MailReader {
  /** The lines with which this mail is answered. Empty when nothing is wanted. */
  answer(mail: Letter): Promise<readonly string[]>;
}

/** Asks for the borders once. `powers` as the mails name them; of what may be built the first by `prefer` is. */
export async function readMails(
  table: Table,
  who: string,
  game: string,
  powers: readonly string[],
  prefer: Prefer = () => 0,
): Promise<MailReader> {
  const borders = bordersIn((await table.ask(who, 'GET BORDERS')).text);
  return {
    answer: async (mail) => {
      const lines = hintedLines(mail);
      if (lines.length === 0) return filledIn(mail, prefer);
      return march(borders, lines, boardIn((await table.ask(who, `LIST ${game}`)).text, borders, powers));
    },
  };
}

interface Borders {
  /** Steps of a unit, whatever the season. */
  readonly steps: ReadonlyMap<Unit, readonly Place[]>;
  /** Abbreviation by name. */
  readonly places: ReadonlyMap<string, Place>;
}

function bordersIn(text: string): Borders {
  const steps = new Map<Unit, readonly Place[]>();
  const places = new Map<string, Place>();
  let here = '';
  for (const line of text.replace(/\n {4,}/g, ' ').split('\n')) {
    const [, place, name] = /^(\w{2,4}) {2,}(\S.*)$/.exec(line) ?? [];
    here = place ?? here;
    if (place !== undefined) places.set(name!, place);
    const [, kind, coast, to] = /^ {2}(Armies|Fleets)(?: on (\w+))?(?: in \w+ only)?: (.*)$/.exec(line) ?? [];
    if (to === undefined) continue;
    const unit = `${kind!.slice(0, 1)} ${here}${coast === undefined ? '' : `/${coast}`}`;
    steps.set(unit, [...(steps.get(unit) ?? []), ...to.split(' ')]);
  }
  return { steps, places };
}

interface Sight {
  /** Where units of others stand. */
  readonly hostile: ReadonlySet<Place>;
  /** Centers that are not one's own. */
  readonly goals: ReadonlySet<Place>;
}

function boardIn(text: string, { places }: Borders, powers: readonly string[]): Sight {
  const [, status = '', owners = ''] =
    /\nStatus of the .*\n([\s\S]*)\nOwnership of supply centers:\n\n([\s\S]*?)\n\n/.exec(text) ?? [];
  const hostile = [...status.matchAll(/^(\S.*?): +(?:Army|Fleet) +(.*?)(?: \(.*\))?\.$/gm)].filter(
    ([, whose]) => !powers.includes(whose!),
  );
  const goals = [...owners.replace(/\n +/g, ' ').matchAll(/^(\S.*?): +(.*)\.$/gm)].filter(
    ([, whose]) => !powers.includes(whose!),
  );
  const place = (name: string) => {
    const found = places.get(name);
    if (found === undefined) throw new Error(`The borders do not name ${name}.`);
    return found;
  };
  return {
    hostile: new Set(hostile.map(([, , name]) => place(name!))),
    goals: new Set(goals.flatMap(([, , names]) => names!.split(', ').map(place))),
  };
}

interface Hinted {
  readonly unit: Unit;
  /** Where it may go, as the mail says behind `%`. */
  readonly to: readonly Place[];
}

function hintedLines({ text }: Letter): readonly Hinted[] {
  return [...text.matchAll(/^ {2}([AF] \S+) H(?: +% (.*))?$/gm)].map(([, unit, to = '']) => ({
    unit: unit!,
    to: to.split(' ').filter((word) => /^\w+(\/\w+)?$/.test(word)),
  }));
}

/** The smaller comes first. */
export type Prefer = (unit: Unit) => number;

/** The offered lines; those that lack a unit or a place with the first that the mail names behind `%` under the same heading. */
export function filledIn(mail: Letter, prefer: Prefer = () => 0): readonly string[] {
  const filled: string[] = [];
  let open: number[] = [];
  let hints = '';
  const close = () => {
    const named = hints.split(', ').filter((unit) => /^[AF] \S+$/.test(unit));
    const [...units] = new Map(
      named.sort((a, b) => prefer(b) - prefer(a)).map((unit) => [province(unit.slice(2)), unit]),
    ).values();
    units.sort((a, b) => prefer(a) - prefer(b));
    for (const n of open) {
      const unit = units.shift();
      filled[n] = unit === undefined ? 'waive' : `${filled[n]} ${unit}`;
    }
    open = [];
    hints = '';
  };
  for (const line of offeredBlock(mail)) {
    if (line.startsWith('%')) {
      hints += `${hints === '' ? '' : ' '}${line.slice(1).trim()}`;
      continue;
    }
    if (hints !== '') close();
    const [, retreat, to] = /^([AF] \S+ -) +% (\S+)/.exec(line) ?? [];
    if (/^(build|remove)$/.test(line)) open.push(filled.length);
    filled.push(retreat === undefined ? line.replace(/%.*/, '').trim() : `${retreat} ${to}`);
  }
  close();
  return filled;
}

const province = (place: Place) => place.replace(/\/.*/, '');
const standsAt = ({ unit }: Hinted) => province(unit.slice(2));

function march(borders: Borders, units: readonly Hinted[], { hostile, goals }: Sight): readonly string[] {
  const orders = new Map<Unit, string>();
  const own = new Set(units.map(standsAt));
  const taken = new Set<Place>();
  const free = () => units.filter(({ unit }) => !orders.has(unit));
  const go = ({ unit }: Hinted, to: Place) => {
    orders.set(unit, `${unit} - ${to}`);
    taken.add(province(to));
  };
  // Whoever stands on a center that is not owned yet stays until it is.
  for (const one of units) if (goals.has(standsAt(one))) orders.set(one.unit, `${one.unit} H`);
  const targets = [...new Set([...goals, ...hostile])].filter((target) => !own.has(target));
  targets.sort(
    (a, b) => Number(goals.has(b)) - Number(goals.has(a)) || Number(hostile.has(a)) - Number(hostile.has(b)),
  );
  for (const target of targets) {
    const near = free().flatMap((one) => {
      const to = one.to.find((place) => province(place) === target);
      return to === undefined ? [] : [{ one, to }];
    });
    const [first, ...others] = near;
    if (first === undefined || (hostile.has(target) && others.length === 0)) continue;
    go(first.one, first.to);
    if (!hostile.has(target)) continue;
    for (const { one } of others) orders.set(one.unit, `${one.unit} S ${first.one.unit} - ${first.to}`);
  }
  const step = (one: Hinted, goal: Place): boolean => {
    const here = distance(borders, one.unit, goal);
    const [best] = one.to
      .filter((to) => ![own, hostile, taken].some((places) => places.has(province(to))))
      .map((to) => ({ to, far: distance(borders, `${one.unit.slice(0, 2)}${to}`, goal) }))
      .sort((a, b) => a.far - b.far);
    if (best === undefined || best.far >= here) return false;
    go(one, best.to);
    return true;
  };
  const far = (one: Hinted, goal: Place) => distance(borders, one.unit, goal);
  for (const goal of targets.filter((place) => goals.has(place) && !hostile.has(place) && !taken.has(place))) {
    const [nearest] = free().sort((a, b) => far(a, goal) - far(b, goal));
    if (nearest !== undefined && far(nearest, goal) <= 4) step(nearest, goal);
  }
  // Who is left over gathers before the center that the two nearest reach soonest.
  const left = free();
  const ways = [...goals]
    .filter((goal) => hostile.has(goal))
    .map((goal) => {
      const [one = FAR, two = FAR] = left.map((unit) => far(unit, goal)).sort((a, b) => a - b);
      return { goal, far: one + two };
    });
  const [focus] = ways.sort((a, b) => a.far - b.far);
  for (const one of left) {
    const near = focus === undefined || far(one, focus.goal) <= 1;
    if (near || !step(one, focus.goal)) orders.set(one.unit, `${one.unit} H`);
  }
  return units.map(({ unit }) => orders.get(unit)!);
}

/** No way there. */
const FAR = 1000;

function distance({ steps }: Borders, unit: Unit, goal: Place): number {
  const kind = unit.slice(0, 2);
  const seen = new Set<Place>([unit.slice(2)]);
  let edge = [unit.slice(2)];
  for (let far = 0; edge.length > 0; far += 1) {
    if (edge.some((at) => province(at) === goal)) return far;
    edge = [...new Set(edge.flatMap((at) => steps.get(`${kind}${at}`) ?? []))].filter((at) => !seen.has(at));
    for (const at of edge) seen.add(at);
  }
  return FAR;
}
