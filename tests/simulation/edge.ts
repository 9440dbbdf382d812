/** Where a function touches the world: every call of a service goes through an edge, which may delay, refuse or end it. */

/** `pause`: a client waits before it tries again, or a function sleeps. */
export const SERVICES = ['dynamodb', 's3', 'sqs', 'lambda', 'scheduler', 'ses', 'logs', 'pause'] as const;
export type Service = (typeof SERVICES)[number];

/** One call of a service, as far as limits and prices go by it. */
export interface Call {
  readonly service: Service;
  readonly operation: string;
  /** What the service counts: units of 1 KB written or of 4 KB read (a query that is not consistent reads half of them);
   *  1 where it counts calls. */
  readonly units: number;
  /** What it writes: items by the kinds of their keys, files by their folders, with their units. */
  readonly written?: readonly (readonly [what: string, units: number])[];
  /** The function that makes it, where that is counted apart. */
  readonly by?: 'sweep';
  /** Milliseconds that it takes beside what any call takes, and in which nothing goes wrong. */
  readonly lastsMs?: number;
  /** Partition of a table: each has limits of its own. */
  readonly partition?: string;
  /** Of a call for several partitions: each with the units taken of it. */
  readonly shares?: readonly (readonly [partition: string, units: number])[];
  /** Partitions of the table's index in each of which an entry is made or taken away besides. */
  readonly entered?: readonly string[];
}

/** Does the call: `effect` happens at one instant, whole or not at all; its answer, or what it threw, is the answer. */
export type Edge = <T>(describe: (answer: T | null) => Call, effect: () => T) => Promise<T>;

/** A world without chance: everything happens at once. */
export const calmEdge: Edge = async (_describe, effect) => effect();
