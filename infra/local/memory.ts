/** Gives memory back that a start has needed and nothing needs any more. V8 keeps it for long where nothing happens. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So long after the start nothing of it goes on. */
const QUIET_MS = 10_000;

/** The way not to do it any more. */
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
