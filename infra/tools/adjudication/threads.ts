/** Threads beside the first, each of which answers blocks of lines. */
import { Worker } from 'node:worker_threads';

/** `answer`: what a thread does with a block, which {@link startThreads} names for it; here where no thread can. */
export interface Job<Task, Answer> {
  readonly name: 'positions' | 'records';
  readonly task: Task;
  readonly answer: (block: Uint8Array, task: Task) => Answer;
}

/** What a thread gets. */
interface Work {
  readonly block: Uint8Array;
  readonly name: Job<unknown, unknown>['name'];
  readonly task: unknown;
}

export interface Threads<Answer> {
  /** All are ready, or could not be started. */
  readonly started: Promise<unknown>;
  /** The answer of the thread that has least to do; null while none is ready, or all have enough to do. */
  answer(block: Uint8Array): Promise<Answer> | null;
  stop(): Promise<void>;
}

/** While a thread answers one block, the next ones wait for it, not it for them. */
export const DEPTH = 4;

/** What a thread works on is small; without a bound it lets rubbish lie, and an import of ten thousand games is to take 300 MB. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

interface Thread<Answer> {
  readonly worker: Worker;
  isReady: boolean;
  readonly started: Promise<void>;
  /** What it was given and has not answered, in that order. */
  readonly tasks: {
    readonly block: Uint8Array;
    readonly done: (answer: Answer) => void;
    readonly failed: (error: unknown) => void;
  }[];
}

export function startThreads<Task, Answer>(count: number, job: Job<Task, Answer>): Threads<Answer> {
  const { name, task } = job;
  const threads = Array.from({ length: count }, () => start(job));
  return {
    started: Promise.all(threads.map(({ started }) => started)),
    answer: (block) => {
      const free = threads.filter(({ isReady, tasks }) => isReady && tasks.length < DEPTH);
      const [thread] = free.sort((a, b) => a.tasks.length - b.tasks.length);
      if (thread === undefined) return null;
      return new Promise((done, failed) => {
        thread.tasks.push({ block, done, failed });
        thread.worker.postMessage({ block, name, task } satisfies Work);
      });
    },
    stop: async () => {
      // Nobody waits any more for what is not answered yet.
      for (const { tasks } of threads) tasks.length = 0;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function start<Task, Answer>(job: Job<Task, Answer>): Thread<Answer> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    resourceLimits: MEMORY,
  });
  let begin = () => {};
  const started = new Promise<void>((done) => {
    begin = done;
  });
  const thread: Thread<Answer> = { worker, isReady: false, started, tasks: [] };
  // The first thread decides when all is done.
  worker.unref();
  worker.on('message', (told: 'ready' | 'failed' | Answer) => {
    if (told === 'ready') {
      thread.isReady = true;
      begin();
    } else if (told === 'failed') answerHere(thread, job, 1);
    else thread.tasks.shift()?.done(told as Answer);
  });
  worker.once('error', () => {});
  // One that could not be started, or ended, is not asked again; what it owes is answered here.
  worker.once('exit', () => {
    thread.isReady = false;
    begin();
    answerHere(thread, job, thread.tasks.length);
  });
  return thread;
}

/** In this thread: whatever is thrown is thrown where it would have been without the others. */
function answerHere<Task, Answer>(thread: Thread<Answer>, { task, answer }: Job<Task, Answer>, count: number): void {
  for (const { block, done, failed } of thread.tasks.splice(0, count)) {
    try {
      done(answer(block, task));
    } catch (error) {
      failed(error);
    }
  }
}
