/** Looks at a variant in a thread of its own, with bounds of time and memory: who sends it may mean harm. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExaminedVariant, ExamineVariant } from '../../../../lambdas/account/run-trial.ts';
import { errorCode } from '../../../local/disk.ts';

const LONGEST_MS = 180_000;
const LARGEST_MB = 500;

export const examineApart: ExamineVariant = (raw, token) =>
  examineWithin(raw, token, { ms: LONGEST_MS, megabytes: LARGEST_MB });

/** Null: the thread has ended without an answer. */
export async function examineWithin(
  raw: Uint8Array,
  token: string,
  { ms, megabytes }: { readonly ms: number; readonly megabytes: number },
): Promise<ExaminedVariant | null> {
  const worker = new Worker(new URL('./examine-worker.mjs', import.meta.url), {
    workerData: { raw, token },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const timer = setTimeout(() => worker.terminate(), ms);
  const ended = once(worker, 'exit').then(() => null);
  try {
    return await Promise.race([once(worker, 'message').then(([found]) => found as ExaminedVariant), ended]);
  } catch (error) {
    if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
