/** How much memory a process takes: V8 lets what nothing needs any more lie for long. */
import type { Server } from 'node:net';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Instant } from '../../engine/time.ts';
import type { LocalQueue } from './mail/queue.ts';
import type { Respond } from './site/http.ts';

/** Nothing has gone on for so long: what work has needed is given back. */
const QUIET_MS = 60_000;

/** What lies about may be as much as what is needed, in this thread and those it starts; without that, three times as much. */
export function tidyOften(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

export interface Rest {
  /** Something goes on. */
  worked(): void;
  close(): void;
}

/** Gives back, whenever it has been quiet for a while after work, what that has needed; `letGo` is called before. */
export function restAfterWork(letGo: () => void): Rest {
  return whenQuiet(QUIET_MS, () => {
    letGo();
    collect();
  });
}

/** Calls `act` whenever it has been quiet for so long after work. */
export function whenQuiet(quietMs: number, act: () => void): Rest {
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  const look = () => {
    const left = last + quietMs - performance.now();
    timer = left > 0 ? setTimeout(look, left).unref() : null;
    if (timer === null) act();
  };
  return {
    worked: () => {
      last = performance.now();
      timer ??= setTimeout(look, quietMs).unref();
    },
    close: () => clearTimeout(timer ?? undefined),
  };
}

/** Pages as `respond` answers them, each of which is work; what a monitor asks for every half minute is none. */
export function pagesAtWork(worked: () => void, respond: Respond): Respond {
  return (request) => {
    if (!MONITORED.has(request.path)) worked();
    return respond(request);
  };
}

const MONITORED: ReadonlySet<string> = new Set(['/api/health', '/status']);

function collect(): void {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--compact-on-every-full-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  setFlagsFromString('--no-compact-on-every-full-gc');
  setFlagsFromString('--no-expose-gc');
}

/**
 * After so long without mail and pages a judge begins again as a fresh process: V8 and malloc keep some 50 MB of what work took.
 * Nothing that counts is in memory alone, so this is a stop and a start; but it happens where nobody notices.
 */
export const LONG_QUIET_MS = 300_000;
/** What a judge at rest may take, in bytes. */
const MOST_AT_REST = 150_000_000;
/** A mail server to whose mail nobody listens comes again after five minutes: no deadline passes meanwhile. */
const NEAR_MS = 900_000;
/** A judge whose start takes longer would be missed. */
const LONGEST_START_MS = 10_000;

export interface AtRest {
  readonly memory: number;
  /** How long its start took. */
  readonly startMs: number;
  readonly now: Instant;
  readonly queues: readonly Pick<LocalQueue, 'isIdle'>[];
  /** Mails that wait until they can be sent. */
  readonly waiting: number;
  /** What listens. */
  readonly servers: readonly Pick<Server, 'getConnections'>[];
  /** Mail comes in and goes out, so that it will at the next start. */
  readonly isWell: boolean;
  /** When each game has something to do. */
  readonly wakes: () => Promise<readonly { readonly wake: Instant | null }[]>;
}

/** Is it worth it, and would nobody notice? */
export async function mayBeginAgain({
  memory,
  startMs,
  now,
  queues,
  waiting,
  servers,
  isWell,
  wakes,
}: AtRest): Promise<boolean> {
  if (memory <= MOST_AT_REST || startMs > LONGEST_START_MS || waiting > 0 || !isWell) return false;
  for (const server of servers) if ((await promisify(server.getConnections.bind(server))()) > 0) return false;
  if ((await wakes()).some(({ wake }) => wake !== null && wake < now + NEAR_MS)) return false;
  return queues.every((queue) => queue.isIdle());
}
