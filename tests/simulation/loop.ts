/**
 * A virtual clock and what is to happen by it, one thing after the other. Functions run for real; between two calls of
 * services they run to the end before anything else happens, so that the same seed gives the same run to the last step.
 */
import type { Edge, Service } from './edge.ts';

/** What becomes of one call: how long it takes, and whether the world fails. */
export type Fate =
  | { readonly kind: 'done'; readonly afterMs: number }
  /** Refused before anything happened. */
  | { readonly kind: 'refused'; readonly afterMs: number }
  /** Done, and the answer is lost on the way. */
  | { readonly kind: 'unanswered'; readonly afterMs: number }
  /** The function is gone before or after the call was done. */
  | { readonly kind: 'killed'; readonly isDone: boolean; readonly afterMs: number };

export type Outcome<T> =
  | { readonly kind: 'returned'; readonly value: T }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'killed' };

/** One run of a function. */
interface Running {
  /** Calls of services that it waits for. */
  open: number;
  isOver: boolean;
}

export interface Loop {
  now(): number;
  /** Calls `action` at an instant (milliseconds), not before now; equal instants in the order of asking. */
  at(instant: number, action: () => void): void;
  /** Runs `body` as a function with an edge of its own; `over` is told how it ended. */
  start<T>(
    fateOf: (service: Service) => Fate,
    body: (edge: Edge) => Promise<T>,
    over: (outcome: Outcome<T>) => void,
    /** Then it is killed, wherever it is. */
    mostMs?: number,
  ): void;
  /** Goes on until nothing is left to happen, or `isEnough` says so after a step. */
  run(isEnough?: () => boolean): Promise<void>;
}

export class Refused extends Error {}

/** `count` is told of every call that was made. */
export function makeLoop(startsAt: number, count: (call: ReturnType<Parameters<Edge>[0]>) => void): Loop {
  let time = startsAt;
  let serial = 0;
  const heap = makeHeap();
  const live = new Set<Running>();

  const at = (instant: number, action: () => void) => {
    serial += 1;
    heap.push({ instant: Math.max(instant, time), serial, action });
  };

  const start: Loop['start'] = (fateOf, body, over, mostMs) => {
    const running: Running = { open: 0, isOver: false };
    live.add(running);
    if (mostMs !== undefined) at(time + mostMs, () => end({ kind: 'killed' }));
    const end = (outcome: Parameters<typeof over>[0]) => {
      if (running.isOver) return;
      running.isOver = true;
      live.delete(running);
      over(outcome);
    };
    const edge: Edge = (describe, effect) => {
      if (running.isOver) return new Promise(() => {});
      const { service, lastsMs } = describe(null);
      const fate: Fate = lastsMs === undefined ? fateOf(service) : { kind: 'done', afterMs: lastsMs };
      running.open += 1;
      return new Promise((resolve, reject) => {
        at(time + fate.afterMs, () => {
          // Of a function that has been killed meanwhile nothing more is heard.
          if (running.isOver) return;
          running.open -= 1;
          if (fate.kind === 'refused') return reject(new Refused('The service is busy.'));
          if (fate.kind === 'killed' && !fate.isDone) return end({ kind: 'killed' });
          try {
            const answer = effect();
            count(describe(answer));
            if (fate.kind === 'done') resolve(answer);
            else if (fate.kind === 'unanswered') reject(new Refused('The answer was lost.'));
            else end({ kind: 'killed' });
          } catch (error) {
            count(describe(null));
            if (fate.kind === 'killed') end({ kind: 'killed' });
            else reject(error);
          }
        });
      });
    };
    void body(edge).then(
      (value) => end({ kind: 'returned', value }),
      (error) => end({ kind: 'threw', error }),
    );
  };

  return {
    now: () => time,
    at,
    start,
    run: async (isEnough = () => false) => {
      for (;;) {
        await settle(live);
        if (isEnough()) return;
        const next = heap.pop();
        if (next === undefined) return;
        time = next.instant;
        next.action();
      }
    },
  };
}

const PATIENCE = 1_000_000;

/** Lets every function run on until it waits for a service or is over. */
async function settle(live: ReadonlySet<Running>): Promise<void> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    let isQuiet = true;
    for (const { open } of live) if (open === 0) isQuiet = false;
    if (isQuiet) return;
  }
  throw new Error('A function waits for something that is no service.');
}

interface Planned {
  readonly instant: number;
  readonly serial: number;
  readonly action: () => void;
}

function makeHeap() {
  const heap: Planned[] = [];
  const isBefore = (a: Planned, b: Planned) =>
    a.instant < b.instant || (a.instant === b.instant && a.serial < b.serial);
  return {
    push: (planned: Planned) => {
      let at = heap.push(planned) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!isBefore(planned, heap[parent]!)) break;
        heap[at] = heap[parent]!;
        at = parent;
      }
      heap[at] = planned;
    },
    pop: (): Planned | undefined => {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined || heap.length === 0) return first;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
        if (!isBefore(heap[child]!, last)) break;
        heap[at] = heap[child]!;
        at = child;
      }
      heap[at] = last;
      return first;
    },
  };
}
