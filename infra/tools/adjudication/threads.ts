/** Threads beside the first, each of which answers blocks of lines. */
import { Worker } from 'node:worker_threads';
import { type BlockAnswer, resultBlock } from './blocks.ts';
import type { Task } from './resolve.ts';

/** What a thread gets, and what it sends back. */
interface Work {
  readonly block: Uint8Array;
  readonly task: Task;
}
export type ThreadAnswer = 'ready' | 'failed' | BlockAnswer;

export interface Threads {
  /** All are ready, or could not be started. */
  readonly started: Promise<unknown>;
  /** The answer of the thread that has least to do; null while none is ready, or all have enough to do. */
  answer(block: Uint8Array): Promise<BlockAnswer> | null;
  stop(): Promise<void>;
}

/** While a thread answers one block, the next ones wait for it, not it for them. */
export const DEPTH = 4;

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  readonly started: Promise<void>;
  /** What it was given and has not answered, in that order. */
  readonly tasks: {
    readonly block: Uint8Array;
    readonly done: (answer: BlockAnswer) => void;
    readonly failed: (error: unknown) => void;
  }[];
}

export function startThreads(count: number, task: Task): Threads {
  const threads = Array.from({ length: count }, () => start(task));
  return {
    started: Promise.all(threads.map(({ started }) => started)),
    answer: (block) => {
      const free = threads.filter(({ isReady, tasks }) => isReady && tasks.length < DEPTH);
      const [thread] = free.sort((a, b) => a.tasks.length - b.tasks.length);
      if (thread === undefined) return null;
      return new Promise((done, failed) => {
        thread.tasks.push({ block, done, failed });
        thread.worker.postMessage({ block, task } satisfies Work);
      });
    },
    stop: async () => {
      // Nobody waits any more for what is not answered yet.
      for (const { tasks } of threads) tasks.length = 0;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function start(task: Task): Thread {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url));
  let begin = () => {};
  const started = new Promise<void>((done) => {
    begin = done;
  });
  const thread: Thread = { worker, isReady: false, started, tasks: [] };
  // The first thread decides when all is done.
  worker.unref();
  worker.on('message', (told: ThreadAnswer) => {
    if (told === 'ready') {
      thread.isReady = true;
      begin();
    } else if (told === 'failed') answerHere(thread, task, 1);
    else thread.tasks.shift()?.done(told);
  });
  worker.once('error', () => {});
  // One that could not be started, or ended, is not asked again; what it owes is answered here.
  worker.once('exit', () => {
    thread.isReady = false;
    begin();
    answerHere(thread, task, thread.tasks.length);
  });
  return thread;
}

/** In this thread: whatever is thrown is thrown where it would have been without the others. */
function answerHere(thread: Thread, task: Task, count: number): void {
  for (const { block, done, failed } of thread.tasks.splice(0, count)) {
    try {
      done(resultBlock(block, task));
    } catch (error) {
      failed(error);
    }
  }
}
