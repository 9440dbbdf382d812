/**
 * A reader of classic result mails, as the mapping programs are: it knows the map's names and the judge's lines, and
 * nothing of how our mails are made. Wrapped lines are joined first, as people's mail folders need.
 */
import type { Variant } from '../../engine/board/variant.ts';

export interface ReadResults {
  readonly game: string;
  readonly variant: string;
  readonly turn: string;
  /** `POWER order` with its annotations: `AUSTRIA A boh - mun (bounce, dislodged)`. */
  readonly orders: readonly string[];
  /** `AUSTRIA A boh: gal vie`. */
  readonly dislodged: readonly string[];
  /** `FRANCE: bre mar par`, sorted. */
  readonly owners: readonly string[];
  readonly next: string | null;
}

const COASTS: Readonly<Record<string, string>> = {
  'north coast': 'nc',
  'south coast': 'sc',
  'east coast': 'ec',
  'west coast': 'wc',
};

export function readResults(text: string, variant: Variant): ReadResults {
  const lines = joined(text);
  const head = /^:: Judge: (\S+) {2}Game: (\S+) {2}Variant: (.+)$/m.exec(text);
  const results = lines.findIndex((line) => /^(?:Movement|Retreat|Adjustment) results for /.test(line));
  const dislodged = lines.indexOf('The following units were dislodged:');
  const owners = lines.indexOf('Ownership of supply centers:');
  const next = lines.find((line) => line.startsWith('The next phase of ')) ?? null;
  const power = (name: string) => variant.powers.find(({ display }) => display === name)?.name ?? name.toUpperCase();
  const places = new Map(variant.provinces.map(({ name, id }) => [name, id]));
  const place = (name: string): string => {
    const [, province, coast] = /^(?:the )?(.*?)(?: \((.*)\))?$/.exec(name)!;
    const id = places.get(province!) ?? `?${name}`;
    return coast === undefined ? id : `${id}/${COASTS[coast] ?? coast}`;
  };
  const unit = (words: string): string => {
    const [, type, at] = /^(?:[A-Z][a-z]+ )??(Army|Fleet) +(.*)$/.exec(words)!;
    return `${type![0]} ${place(at!)}`;
  };
  const names = variant.powers.map(({ display }) => display);
  const isOfPower = (line: string) => names.some((name) => line.startsWith(`${name}:`));
  /** The lines after a head, as far as the first paragraph that is about no power. */
  const section = (from: number) => {
    const end = lines.findIndex((line, n) => n > from + 1 && line === '' && !isOfPower(lines[n + 1] ?? ''));
    return lines.slice(from + 1, end < 0 ? lines.length : end).filter(isOfPower);
  };
  const orders = results < 0 ? [] : section(results).map((line) => orderOf(line, { power, place, unit }));
  return {
    game: head?.[2] ?? '',
    variant: head?.[3] ?? '',
    turn: /for (.*)\. {2}\(/.exec(lines[results] ?? '')?.[1] ?? '',
    orders: orders.flat(),
    dislodged:
      dislodged < 0
        ? []
        : lines
            .slice(dislodged + 2)
            .filter((line) => line.startsWith('The ') && / (Army|Fleet) in /.test(line))
            .map((line) => {
              const [, adjective, type, at, to] =
                /^The (.+?) (Army|Fleet) in (.*?)(?: can retreat to (.*)| with no valid retreats was destroyed)\.$/.exec(
                  line,
                )!;
              const owner = variant.powers.find((each) => each.adjective === adjective)!.name;
              return `${owner} ${type![0]} ${place(at!)}: ${(to ?? '')
                .split(' or ')
                .filter((each) => each !== '')
                .map(place)
                .sort()
                .join(' ')}`;
            }),
    owners:
      owners < 0
        ? []
        : section(owners)
            .filter((line) => /^[^:]*: +[A-Z]/.test(line))
            .map((line) => {
              const [, name, list] = /^([^:]+): +(.*)\.$/.exec(line)!;
              return `${power(name!)}: ${list!.split(', ').map(place).sort().join(' ')}`;
            }),
    next: next === null ? null : /will be (.*)\.$/.exec(next)![1]!,
  };
}

interface Names {
  readonly power: (name: string) => string;
  readonly place: (name: string) => string;
  readonly unit: (words: string) => string;
}

/** One order line, back in judge syntax. */
function orderOf(line: string, { power, place, unit }: Names): readonly string[] {
  const [, name, words, inside, notes = inside] =
    /^([A-Z][^:]*): +(.*?)(?: \(\*(.*)\*\))?\.(?: {2}\(\*(.*)\*\))?$/.exec(line)!;
  const end = notes === undefined ? '' : ` (${notes})`;
  const said = (order: string) => [`${power(name!)} ${order}${end}`];
  const text = words!;
  const build = /^Builds an? (army|fleet) in (.*)$/.exec(text);
  if (build !== null) return said(`build ${build[1]![0]!.toUpperCase()} ${place(build[2]!)}`);
  const removal = /^(?:Removes|Defaults, removing) the (army|fleet) in (.*)$/.exec(text);
  if (removal !== null) return said(`remove ${removal[1]![0]!.toUpperCase()} ${place(removal[2]!)}`);
  if (/(?:waived|pending)$/.test(text)) return [];
  const idle = /^(.*), No Order Processed(?: \(DISBAND\))?$/.exec(text);
  if (idle !== null) return said(`${unit(idle[1]!)} none`);
  const hold = /^(.*) (HOLD|DISBAND)$/.exec(text);
  if (hold !== null) return said(`${unit(hold[1]!)} ${hold[2]![0]}`);
  const help = /^(.*) (SUPPORT|CONVOY) (.*?)(?: -> (.*))?$/.exec(text);
  if (help !== null) {
    const to = help[4] === undefined ? '' : ` - ${place(help[4])}`;
    return said(`${unit(help[1]!)} ${help[2]![0]} ${unit(help[3]!)}${to}`);
  }
  const [first, ...stops] = text.split(' -> ');
  return said([unit(first!), ...stops.map(place)].join(' - '));
}

/** The lines of a mail; one that begins with a power or `The` and does not end a sentence goes on in the next. */
function joined(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const open = last !== undefined && /^([A-Z][^:]*: |The )/.test(last) && !/[.:)]$/.test(last);
    if (open && line.trim() !== '') lines[lines.length - 1] = `${last} ${line.trim()}`;
    else if (last !== undefined && /^\(\*.*\*\)$/.test(line)) lines[lines.length - 1] = `${last}  ${line}`;
    else lines.push(line);
  }
  return lines;
}
