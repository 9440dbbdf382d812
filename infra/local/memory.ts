/** How much memory a process takes: V8 lets what nothing needs any more lie for long. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  const look = () => {
    const left = last + QUIET_MS - performance.now();
    timer = left > 0 ? setTimeout(look, left).unref() : null;
    if (timer !== null) return;
    letGo();
    collect();
  };
  return {
    worked: () => {
      last = performance.now();
      timer ??= setTimeout(look, QUIET_MS).unref();
    },
    close: () => clearTimeout(timer ?? undefined),
  };
}

/** Pages as `respond` answers them, each of which is work; what a monitor asks for every half minute is none. */
export function pagesAtWork(rest: Rest, respond: Respond): Respond {
  return (request) => {
    if (!MONITORED.has(request.path)) rest.worked();
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
