/** How much memory a process takes: V8 lets what nothing needs any more lie for long. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So long after the start nothing of it goes on. */
const QUIET_MS = 10_000;

/** What lies about may be as much as what is needed, in this thread and those it starts; without that, three times as much. */
export function tidyOften(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/** Gives back what a start has needed. Answers with the way not to do it any more. */
export function giveBackMemory(started: Promise<void>): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  void started.then(() => {
    if (!isOver) timer = setTimeout(collect, QUIET_MS).unref();
  });
  return () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
  };
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options?: { readonly type: 'major' }) => void;
  setFlagsFromString('--no-expose-gc');
  gc();
}
