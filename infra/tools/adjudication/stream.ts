/** A stream of positions, answered in its order, by several threads where it is long. */
import { availableParallelism } from 'node:os';
import { type BlockAnswer, blocksOf, resultBlock } from './blocks.ts';
import type { Task } from './resolve.ts';
import { DEPTH, type Job, startThreads, type Threads } from './threads.ts';

/**
 * A thread has to load the program and to run it warm for itself, which takes the processor as long as some ten thousand lines do:
 * an input up to this many bytes is done without.
 */
const ALONE_BYTES = 8_000_000;
const MOST_THREADS = 8;

export function positionsJob(task: Task): Job<Task, BlockAnswer> {
  return { name: 'positions', task, answer: resultBlock };
}

/**
 * Hands on the answers of all lines, in the order of the lines, at the pace of `take`: what waits does not grow with the input.
 * `threads`: 1 for none beside this one; without it one for each core, once the input has shown to be long.
 */
export async function answerStream(
  input: AsyncIterable<Uint8Array>,
  task: Task,
  threads: number | undefined,
  take: (answer: BlockAnswer) => Promise<void>,
): Promise<void> {
  const count = threads ?? Math.min(MOST_THREADS, availableParallelism());
  let left = threads === undefined ? ALONE_BYTES : 0;
  let others: Threads<BlockAnswer> | null = null;
  /** Blocks that are not handed on yet, the oldest first. */
  const waiting: Promise<void>[] = [];
  let last: Promise<void> = Promise.resolve();
  try {
    for await (const block of blocksOf(input)) {
      left -= block.length;
      if (count > 1 && left < 0) others ??= startThreads(count - 1, positionsJob(task));
      // Whoever asks for threads has all of them from the first line.
      if (threads !== undefined) await others?.started;
      // This thread does what the others are too busy for.
      const answer = others?.answer(block) ?? resultBlock(block, task);
      const before = last;
      last = Promise.all([answer, before]).then(([done]) => take(done));
      // Whoever waits for it learns why it failed; nobody may be waiting just now.
      last.catch(() => {});
      waiting.push(last);
      const most = others === null ? 0 : 2 * DEPTH * count;
      while (waiting.length > most) await waiting.shift();
    }
    await last;
  } finally {
    await others?.stop();
  }
}
