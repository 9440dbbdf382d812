/** What goes wrong in a simulated world, and how often. Everything follows from one seed. */
import { createRandom } from '../random.ts';
import type { Service } from './edge.ts';
import type { Fate } from './loop.ts';

/** Chances in ten thousand. */
export interface Chaos {
  /** A call of a service is refused. */
  readonly refused: number;
  /** A call is done and its answer is lost. */
  readonly unanswered: number;
  /** The function is killed at a call. */
  readonly killed: number;
  /** A message is delivered twice. */
  readonly doubled: number;
  /** A schedule never fires; the sweep has to notice. */
  readonly lostCalls: number;
  /** Longest wait of a message before it is delivered, and of a schedule before it fires. */
  readonly delayMs: number;
  readonly latencyMs: number;
  /** Exactly one kill, at this call of all (from 0), before or after it is done. */
  readonly killAt?: { readonly call: number; readonly isDone: boolean };
}

export const CALM: Chaos = {
  refused: 0,
  unanswered: 0,
  killed: 0,
  doubled: 0,
  lostCalls: 0,
  delayMs: 0,
  latencyMs: 0,
};

export const ROUGH: Chaos = {
  refused: 30,
  unanswered: 15,
  killed: 15,
  doubled: 1_000,
  lostCalls: 1_000,
  delayMs: 60_000,
  latencyMs: 40,
};

export interface Dice {
  fate(service: Service): Fate;
  /** True so often in ten thousand. */
  chance(often: number): boolean;
  upTo(milliseconds: number): number;
  /** Functions killed, and answers lost, so far: what may cost a repeated mail. */
  harm(): number;
  /** Calls of services so far. */
  calls(): number;
}

export function makeChaos(chaos: Chaos, seed: number): Dice {
  const random = createRandom(seed);
  let harm = 0;
  let calls = 0;
  const chance = (often: number) => often > 0 && random.below(10_000) < often;
  const upTo = (milliseconds: number) => (milliseconds === 0 ? 0 : random.below(milliseconds));
  return {
    chance,
    upTo,
    harm: () => harm,
    calls: () => calls,
    fate: () => {
      const afterMs = upTo(chaos.latencyMs);
      const call = calls;
      calls += 1;
      if (chaos.killAt?.call === call) {
        harm += 1;
        return { kind: 'killed', isDone: chaos.killAt.isDone, afterMs };
      }
      if (chance(chaos.refused)) return { kind: 'refused', afterMs };
      if (chance(chaos.unanswered)) {
        harm += 1;
        return { kind: 'unanswered', afterMs };
      }
      if (chance(chaos.killed)) {
        harm += 1;
        return { kind: 'killed', isDone: chance(5_000), afterMs };
      }
      return { kind: 'done', afterMs };
    },
  };
}
