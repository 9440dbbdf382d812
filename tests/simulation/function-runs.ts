/** Runs of functions: noted, cut short when their time is over, and broken where a test says so. */
import { INBOUND_SECONDS } from '../../lambdas/handlers/time-limits.ts';
import type { Edge } from './edge.ts';
import type { Broken, FunctionRuns } from './house-seen.ts';
import type { Loop } from './loop.ts';

const MINUTE = 60_000;
/** Of the functions, as the stack gives it to them. */
const MOST_MS: Readonly<Record<string, number>> = {
  inbound: INBOUND_SECONDS * 1_000,
  deadline: 2 * MINUTE,
  pages: 2 * MINUTE,
  outbound: MINUTE,
  sweep: 4 * MINUTE,
  feedback: MINUTE / 2,
  'what-if': MINUTE,
  'no-invitations': MINUTE / 6,
  'on-demand': 29_000,
  sheet: 29_000,
};

/** `loopFor`: the loop, for runs of the function of this name. */
export function runsOf(
  bare: Loop,
  broken: Broken | undefined,
): { readonly runs: ReadonlyMap<string, FunctionRuns>; readonly loopFor: (name: string) => Loop } {
  const runs = new Map<string, FunctionRuns>();
  const loopFor = (name: string): Loop => ({
    ...bare,
    start: (fateOf, body, over) => {
      if (broken?.stalled === name) return;
      const known = runs.get(name) ?? { runs: 0, milliseconds: 0, now: 0, most: 0 };
      runs.set(name, known);
      const began = bare.now();
      known.runs += 1;
      known.now += 1;
      known.most = Math.max(known.most, known.now);
      const ended = (outcome: Parameters<typeof over>[0]) => {
        known.now -= 1;
        known.milliseconds += bare.now() - began;
        broken?.told('run', name, Number(outcome.kind !== 'returned'));
        over(outcome);
      };
      const run = broken?.crashes === name ? () => Promise.reject(new Error('It does not start.')) : body;
      bare.start(fateOf, (edge) => run(edgeOf(name, edge, broken)), ended, MOST_MS[name]);
    },
  });
  return { runs, loopFor };
}

function edgeOf(name: string, edge: Edge, broken: Broken | undefined): Edge {
  return (describe, effect) =>
    edge(describe, () => {
      const [denied, service] = broken?.denies ?? [];
      if (denied === name && describe(null).service === service) throw new Error('Access denied.');
      return effect();
    });
}
