/** What a run of many games took: counts, drawn on to more games, against the limits and the prices. */
import {
  A_MONTH,
  costOf,
  FED,
  FIXED,
  fixedCost,
  IDLE_POLLS,
  type PricePlan,
  totalOf,
  usedBy,
} from '../../infra/aws/cost.ts';
import { type Limited, loadOf, MEGABYTES, type Peaks } from '../../infra/aws/limits.ts';
import type { Counted } from './counters.ts';
import type { House } from './house-seen.ts';

export interface Measured {
  readonly games: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly mailsIn: number;
  readonly mailsOut: number;
  readonly phases: number;
  readonly counts: ReadonlyMap<string, Counted>;
  /** What was written, by its kind. */
  readonly written: ReadonlyMap<string, Counted>;
  readonly runs: ReadonlyMap<string, { readonly runs: number; readonly milliseconds: number; readonly most: number }>;
  /** Calls of the sweep that made most, by service and operation. */
  readonly busiestSweep: ReadonlyMap<string, number>;
  /** Null: not measured. */
  readonly peaks: Peaks | null;
  /** From the beginning to the end, by the virtual clock. */
  readonly seconds: number;
  readonly busiest: ReadonlyMap<string, number>;
  readonly refusals: number;
  readonly refused: ReadonlyMap<string, number>;
  /** Milliseconds of this machine's processor in all runs of functions. */
  readonly cpuMs: number;
}

/** Notes where the counters stand; called later, what has been counted since. */
export function takeStock(
  house: House,
): () => Omit<Measured, 'games' | 'title' | 'lines' | 'mailsIn' | 'mailsOut' | 'phases'> {
  const copied = (all: ReadonlyMap<string, Counted>) => new Map([...all].map(([name, each]) => [name, { ...each }]));
  const [counts, written] = [copied(house.counts), copied(house.written)];
  const runs = new Map([...house.runs].map(([name, each]) => [name, { ...each }]));
  const refusals = house.refusals();
  // How games begin, all in one moment, is no part of what is measured.
  house.forgetPeaks();
  const began = house.loop.now();
  const cpu = process.cpuUsage();
  return () => ({
    counts: since(counts, house.counts),
    written: since(written, house.written),
    runs: new Map(
      [...house.runs].map(([name, each]) => {
        const known = runs.get(name) ?? { runs: 0, milliseconds: 0 };
        const { most } = each;
        return [name, { runs: each.runs - known.runs, milliseconds: each.milliseconds - known.milliseconds, most }];
      }),
    ),
    peaks: { ...peaksOf(house), sendDay: sentInDay(house, counts, (house.loop.now() - began) / 1000) },
    seconds: (house.loop.now() - began) / 1000,
    busiestSweep: house.busiestSweep,
    busiest: house.busiest,
    refused: house.refused,
    refusals: house.refusals() - refusals,
    cpuMs: process.cpuUsage(cpu).user / 1000,
  });
}

function since(before: ReadonlyMap<string, Counted>, now: ReadonlyMap<string, Counted>): ReadonlyMap<string, Counted> {
  return new Map(
    [...now].map(([name, { calls, units }]) => {
      const known = before.get(name) ?? { calls: 0, units: 0 };
      return [name, { calls: calls - known.calls, units: units - known.units }];
    }),
  );
}

const DAY_SECONDS = 86_400;

/** On the average, of what was counted since. */
function sentInDay(house: House, before: ReadonlyMap<string, Counted>, seconds: number): number {
  const of = (counts: ReadonlyMap<string, Counted>) => counts.get('ses SendRawEmail')?.calls ?? 0;
  const sent = of(house.counts) - of(before);
  return Math.round(seconds > DAY_SECONDS ? (sent / seconds) * DAY_SECONDS : sent);
}

function peaksOf({ peaks, busiest, runs }: House): Omit<Peaks, 'sendDay'> {
  const most = (of: ReadonlyMap<string, number>, kind: string) =>
    Math.round([...of].reduce((top, [name, value]) => (name.startsWith(kind) ? Math.max(top, value) : top), 0));
  return {
    sendRate: most(peaks, 'ses SendRawEmail'),
    functions: [...runs.values()].reduce((sum, each) => sum + each.most, 0),
    wakeUps: runs.get('deadline')?.most ?? 0,
    scheduleChanges: most(peaks, 'scheduler CreateSchedule'),
    partitionWrites: most(busiest, 'write '),
    partitionReads: most(busiest, 'read '),
    fileWrites: most(peaks, 's3 PutObject'),
    fileReads: most(peaks, 's3 GetObject'),
  };
}

/**
 * The larger of two runs drawn on to so many games: everything counted is a part for the judge and a part for each game. Lists are
 * written by the sweep where something has changed, however much has: of that no more than in so many sweeps as busy as the busiest.
 */
export function drawnOn(small: Measured, large: Measured, games: number): Measured {
  const on = (a: number, b: number) => Math.max(0, b + ((b - a) / (large.games - small.games)) * (games - large.games));
  const sweeps = large.runs.get('sweep')?.runs ?? 0;
  const counts = [...large.counts].map(([name, each]) => {
    const before = small.counts.get(name) ?? { calls: 0, units: 0 };
    const inOne = name.startsWith('s3 ') ? large.busiestSweep.get(name.replace(' of the sweep', '')) : undefined;
    const most = name.endsWith(' of the sweep') && inOne !== undefined ? inOne * sweeps : Number.POSITIVE_INFINITY;
    const calls = Math.min(on(before.calls, each.calls), most);
    return [name, { calls, units: Math.min(on(before.units, each.units), most) }] as const;
  });
  const runs = [...large.runs].map(([name, each]) => {
    const before = small.runs.get(name) ?? { runs: 0, milliseconds: 0, most: 0 };
    const drawn = {
      runs: on(before.runs, each.runs),
      // Of a sweep it is mostly whether there is anything to do that grows.
      milliseconds: Math.min(
        on(before.milliseconds, each.milliseconds),
        name === 'sweep' ? each.runs * SWEEP_MS : Number.POSITIVE_INFINITY,
      ),
      most: on(before.most, each.most),
    };
    return [name, drawn] as const;
  });
  return {
    ...large,
    games,
    title: `${games} games, drawn on from ${small.games} and ${large.games}: ${large.title}`,
    mailsIn: on(small.mailsIn, large.mailsIn),
    mailsOut: on(small.mailsOut, large.mailsOut),
    phases: on(small.phases, large.phases),
    counts: new Map(counts),
    written: new Map(
      [...large.written].map(([name, each]) => {
        const before = small.written.get(name) ?? { calls: 0, units: 0 };
        return [name, { calls: on(before.calls, each.calls), units: on(before.units, each.units) }];
      }),
    ),
    runs: new Map(runs),
    // What is asked for in one second does not grow in a straight line.
    peaks: null,
    refusals: on(small.refusals, large.refusals),
    cpuMs: on(small.cpuMs, large.cpuMs),
  };
}

/** A sweep that repairs commits of a score of games and writes the lists (docs/operating.md, Capacity). */
const SWEEP_MS = 3_000;

/** As much memory has one whole processor. */
const WHOLE_PROCESSOR = 1_769;
/** `cpuOfRun`: milliseconds of a whole processor in a run. */
function gbSecondsOf(
  { name, runs, milliseconds }: { readonly name: string; readonly runs: number; readonly milliseconds: number },
  cpuOfRun: number,
): number {
  const megabytes = MEGABYTES[name as keyof typeof MEGABYTES] ?? 1024;
  const computing = runs * cpuOfRun * Math.max(1, WHOLE_PROCESSOR / megabytes);
  return ((milliseconds + computing) / 1000) * (megabytes / 1024);
}

function billOf(
  { counts, mailsIn, mailsOut, cpuMs, ...measured }: Measured,
  plan?: PricePlan,
): ReturnType<typeof costOf> {
  const runs = [...measured.runs].map(([name, each]) => ({ name, ...each }));
  const allRuns = runs.reduce((sum, each) => sum + each.runs, 0);
  const cpuOfRun = cpuMs / Math.max(1, allRuns);
  const gbSeconds = runs.reduce((sum, each) => sum + gbSecondsOf(each, cpuOfRun), 0);
  const wakeUps = measured.runs.get('deadline')?.runs ?? 0;
  return costOf(usedBy({ counts, mailsIn, mailsOut, runs: allRuns, gbSeconds, wakeUps }), plan);
}

/** What a month costs of which each day is this one, by the judge's size. */
export function monthOf(measured: Measured): string {
  const used = totalOf(billOf(measured)) * 30;
  return (Object.keys(FIXED) as (keyof typeof FIXED)[])
    .map((size) => {
      const parts = (Object.keys(A_MONTH) as (keyof typeof A_MONTH)[]).map((each) => {
        const usd = (A_MONTH[each].usd * FIXED[size][each]) / A_MONTH[each].per;
        return `${each} ${usd.toFixed(2)}`;
      });
      const polls = `${FED} queues asked ${IDLE_POLLS} times each`;
      return `a month at rest, ${size}: ${(fixedCost(size) + used).toFixed(2)} USD (${parts.join(', ')}: ${polls}; used ${used.toFixed(2)}); in an account without anything else ${(fixedCost(size, { alone: true }) + used).toFixed(2)}`;
    })
    .join('\n');
}

export function reportOf(measured: Measured, limits: Readonly<Record<Limited, number>>): string {
  const { title, lines, mailsIn, mailsOut, phases, counts, cpuMs } = measured;
  const runs = [...measured.runs].map(([name, each]) => ({ name, ...each }));
  const cpuOfRun =
    cpuMs /
    Math.max(
      1,
      runs.reduce((sum, each) => sum + each.runs, 0),
    );
  const bill = billOf(measured);
  const whole = (value: number) => Math.round(value).toString();
  return [
    title,
    `${whole(phases)} phases, ${whole(mailsIn)} mails in, ${whole(mailsOut)} mails out`,
    ...lines,
    '',
    'function: runs, mean seconds of waiting, most at once, GB-seconds',
    ...runs.map(
      ({ name, runs, milliseconds, most }) =>
        `  ${name}: ${whole(runs)}, ${(milliseconds / Math.max(1, runs) / 1000).toFixed(2)}, ${whole(most)}, ${gbSecondsOf({ name, runs, milliseconds }, cpuOfRun).toFixed(1)}`,
    ),
    `computing in a run, on this machine: ${cpuOfRun.toFixed(1)} ms`,
    '',
    ...(measured.peaks === null ? averageLines(measured, limits) : peakLines(measured.peaks, limits)),
    `calls that a partition or a rate refused at first: ${whole(measured.refusals)}`,
    ...[...measured.refused].map(([of, times]) => `  for too much of ${of}: ${times}`),
    `busiest partitions: ${[...measured.busiest]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([kind, units]) => `${kind} ${whole(units)}`)
      .join(', ')}`,
    '',
    'asked for by each phase, calls (and units):',
    ...[...counts]
      .sort((a, b) => b[1].units - a[1].units)
      .filter(([, { calls }]) => phases > 0 && calls / phases >= 0.05)
      .map(([name, { calls, units }]) => `  ${name}: ${(calls / phases).toFixed(1)} (${(units / phases).toFixed(1)})`),
    '',
    'written for each phase: units of the table by partition and key, files by folder:',
    ...[...measured.written]
      .sort((a, b) => b[1].units - a[1].units)
      .filter(([, { units }]) => phases > 0 && units / phases >= 0.5)
      .map(([what, { units }]) => `  ${what}: ${(units / phases).toFixed(1)}`),
    '',
    'cost in USD:',
    ...bill
      .filter(({ cost }) => cost >= 0.005)
      .map(({ what, amount, cost, date }) => `  ${what}: ${whole(amount)} = ${cost.toFixed(2)} (price of ${date})`),
    `  total ${totalOf(bill).toFixed(2)}, on the plan of new accounts ${totalOf(billOf(measured, 'essentials')).toFixed(2)}; for each 1000 phases ${((totalOf(bill) * 1000) / Math.max(1, phases)).toFixed(2)}`,
  ].join('\n');
}

function peakLines(peaks: Peaks, limits: Readonly<Record<Limited, number>>): readonly string[] {
  const loads = loadOf(peaks, limits);
  return [
    `saturates first: ${loads[0]?.what}`,
    'asked for in the busiest second of all, against what AWS allows (what is refused is asked for again):',
    ...loads.map(
      ({ what, most, peak, share, date }) => `  ${(share * 100).toFixed(1)} %  ${peak} of ${most}  ${what} (${date})`,
    ),
  ];
}

/** A sweep must be done before Lambda ends it. */
const SWEEP_SECONDS = 240;

function averageLines(
  { mailsOut, mailsIn, seconds, runs, counts }: Measured,
  limits: Readonly<Record<Limited, number>>,
): readonly string[] {
  const sweep = runs.get('sweep') ?? { runs: 1, milliseconds: 0 };
  const sweepSeconds = sweep.milliseconds / Math.max(1, sweep.runs) / 1000;
  const of = (value: number, most: number) => `${((value / most) * 100).toFixed(1)} % of ${most}`;
  const units = (what: RegExp) =>
    [...counts].reduce((sum, [name, each]) => sum + (what.test(name) ? each.units : 0), 0) / seconds;
  return [
    'on the average:',
    `  ${(mailsOut / seconds).toFixed(2)} mails out a second (${of(mailsOut / seconds, limits.sendRate)}), ${(mailsIn / seconds).toFixed(2)} in`,
    `  a sweep takes ${sweepSeconds.toFixed(1)} s (${of(sweepSeconds, SWEEP_SECONDS)})`,
    `  ${units(/^dynamodb (?:(?:Put|Update|Delete|BatchWrite)Item|TransactWriteItems|index)$/).toFixed(0)} write and ${units(/^dynamodb (?:GetItem|BatchGetItem|Query)$/).toFixed(0)} read units a second of the table`,
  ];
}
