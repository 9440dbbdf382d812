/** The judge's clock: the machine's own, or one that runs an hour a second so that a game can be watched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '../../engine/time.ts';
import { BadInput } from './bad-input.ts';
import { writeWhole } from './disk.ts';

export const CLOCKS = ['real', 'fast'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** How many times faster than the machine's the fast clock runs. */
const FAST = 3_600;
/** The fast clock stands still rather than run further than what is written down; this is how far ahead it writes. */
const AHEAD_MS = 3_000;
const WRITE_EVERY_MS = 500;

export interface Clock {
  readonly now: () => Instant;
  /** Its seconds in one of ours. */
  readonly speed: number;
  close(): Promise<void>;
}

/** Opens the clock of a data folder. Time never goes back, not even when the process was killed. */
export async function openClock(folder: string, kind: ClockKind): Promise<Clock> {
  const path = join(folder, 'clock.json');
  const kept = readKept(path);
  if (kind === 'real') {
    if (kept !== null && kept > Date.now()) {
      const when = new Date(kept).toISOString().slice(0, 16).replace('T', ' ');
      throw new BadInput(
        `The data folder ${folder} has been used with --clock fast, and for it the time is ${when} UTC. Go on with --clock fast, or give another folder with --data.`,
      );
    }
    return realClock();
  }
  return fastClock(Math.max(kept ?? 0, Date.now()), (until) =>
    writeWhole(path, `${JSON.stringify({ until: new Date(until).toISOString() })}\n`),
  );
}

/** Should the machine's clock be set back, time stands still until that has caught up. */
function realClock(): Clock {
  let last = 0;
  return {
    now: () => {
      last = Math.max(last, Date.now());
      return last;
    },
    speed: 1,
    close: async () => {},
  };
}

async function fastClock(start: Instant, keep: (until: Instant) => Promise<void>): Promise<Clock> {
  const began = performance.now();
  const running = () => Math.floor(start + (performance.now() - began) * FAST);
  let until = start;
  const now = () => Math.min(running(), until);
  const extend = async () => {
    const further = running() + AHEAD_MS * FAST;
    await keep(further);
    until = further;
  };
  await extend();
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(extend).catch(() => {});
  }, WRITE_EVERY_MS);
  return {
    now,
    speed: FAST,
    close: async () => {
      clearInterval(timer);
      await writing;
      until = now();
      await keep(until);
    },
  };
}

function readKept(path: string): Instant | null {
  try {
    const { until } = JSON.parse(readFileSync(path, 'utf8')) as { until?: string };
    const instant = Date.parse(until ?? '');
    return Number.isNaN(instant) ? null : instant;
  } catch {
    return null;
  }
}
