/**
 * Asks another function for something: by its queue or, where a small judge has none, since a queue without messages costs money too,
 * by a call that nobody waits for.
 */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { isSet, readSetting, type Setting } from '../adapters/aws/function-settings.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';

type Asked = 'WHAT_IF' | 'PAGES';

/** What the environment has of it is looked up with the first message: few functions ask. */
export function askFunction<T>(
  sqs: SQSClient,
  asked: Asked,
  groupOf?: (message: T) => string,
): (message: T) => Promise<void> {
  let ask: ((message: T) => Promise<void>) | null = null;
  return async (message) => {
    ask ??= await wayTo(sqs, asked, groupOf);
    await ask(message);
  };
}

async function wayTo<T>(
  sqs: SQSClient,
  asked: Asked,
  groupOf: ((message: T) => string) | undefined,
): Promise<(message: T) => Promise<void>> {
  const called: Setting = `${asked}_FUNCTION`;
  if (!isSet(called)) return sqsQueue<T>(sqs, readSetting(`${asked}_QUEUE`), groupOf);
  const { openCalls } = await import('./aws-calls.ts');
  return openCalls<T>(readSetting(called));
}
