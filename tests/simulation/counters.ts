/** What a simulated cloud was asked for: calls and units in all, and in the busiest second, against what AWS allows. */
import type { Call } from './edge.ts';

export interface Counted {
  calls: number;
  units: number;
}

export interface Counters {
  count(call: Call): void;
  /** Has a partition that this call needs given all that it gives in this second? */
  isOver(call: Call): boolean;
  /** By service and operation. */
  readonly counts: ReadonlyMap<string, Counted>;
  /** What was written, by its kind. */
  readonly written: ReadonlyMap<string, Counted>;
  /** Units that the busiest partition of each kind gave in one second: `write GAMES`. */
  readonly busiest: ReadonlyMap<string, number>;
  /** Calls of each operation in its busiest second, whichever the partition: `s3 PutObject`. */
  readonly peaks: ReadonlyMap<string, number>;
  /** What was asked for too much when a call was refused, and how often. */
  readonly refused: ReadonlyMap<string, number>;
  /** The busiest second, and what is refused, from now on. */
  forgetPeaks(): void;
}

/** What is given in a second: units of one partition of a table, and calls by service and operation. */
export interface RateLimits {
  readonly partition: { readonly writes: number; readonly reads: number };
  readonly calls: Readonly<Record<string, number>>;
}

export function makeCounters(now: () => number, limits: RateLimits | null): Counters {
  const counts = new Map<string, Counted>();
  const written = new Map<string, Counted>();
  const busiest = new Map<string, number>();
  const peaks = new Map<string, number>();
  const refused = new Map<string, number>();
  const thisSecond = new Map<string, number>();
  let secondCounted = 0;

  const turn = () => {
    const second = Math.floor(now() / 1000);
    if (second !== secondCounted) thisSecond.clear();
    secondCounted = second;
  };
  const add = (key: string, units: number, most: Map<string, number>, kind: string) => {
    const sum = (thisSecond.get(key) ?? 0) + units;
    thisSecond.set(key, sum);
    most.set(kind, Math.max(most.get(kind) ?? 0, sum));
  };
  const kindOf = (key: string) => key.replace(/#.*/, '');

  return {
    counts,
    written,
    busiest,
    peaks,
    refused,
    forgetPeaks: () => {
      for (const each of [busiest, peaks, refused]) each.clear();
    },
    count: (call) => {
      turn();
      const rate = `${call.service} ${call.operation}`;
      const key = call.by === undefined ? rate : `${rate} of the ${call.by}`;
      const known = counts.get(key) ?? { calls: 0, units: 0 };
      known.calls += 1;
      known.units += call.units;
      counts.set(key, known);
      add(rate, 1, peaks, rate);
      // What the sweep writes of lists does not grow with the games.
      for (const [what, units] of call.by === undefined ? (call.written ?? []) : []) {
        const before = written.get(what) ?? { calls: 0, units: 0 };
        written.set(what, { calls: before.calls + 1, units: before.units + units });
      }
      for (const [partition, units] of askedOf(call)) add(partition, units, busiest, kindOf(partition));
      const { length } = call.entered ?? [];
      if (length > 0) {
        const entries = counts.get(ENTRIES) ?? { calls: 0, units: 0 };
        counts.set(ENTRIES, { calls: entries.calls + length, units: entries.units + length });
      }
    },
    isOver: (call) => {
      if (limits === null) return false;
      turn();
      const { partition, calls } = limits;
      const rate = `${call.service} ${call.operation}`;
      const asked: readonly (readonly [string, number])[] = [
        [rate, calls[rate] ?? Number.POSITIVE_INFINITY],
        ...askedOf(call).map(([of]) => [of, of.startsWith('write') ? partition.writes : partition.reads] as const),
      ];
      const over = asked.find(([of, most]) => (thisSecond.get(of) ?? 0) >= most)?.[0];
      if (over !== undefined) refused.set(over, (refused.get(over) ?? 0) + 1);
      return over !== undefined;
    },
  };
}

/** Entries made in the index and taken out of it: each is a write of its own. */
const ENTRIES = 'dynamodb index';

/** The partitions that a call needs, and the units that it takes of each. */
function askedOf({ operation, partition, units, entered = [], shares }: Call): readonly (readonly [string, number])[] {
  const kind = /^(?:(?:Put|Update|Delete)Item|BatchWrite|TransactWrite)/.test(operation) ? 'write' : 'read';
  const whole = partition === undefined ? [] : [[partition, units] as const];
  return [
    ...(shares ?? whole).map(([place, taken]) => [`${kind} ${place}`, taken] as const),
    ...entered.map((line) => [`write waiting#${line}`, 1] as const),
  ];
}
