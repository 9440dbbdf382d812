/** Functions that nobody waits for: they are called with one message, or by a topic. */
import type { SNSEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueRecord } from './batch.ts';

/**
 * A function that handles messages, called with them. Of a call whose message could not be handled it throws, so that Lambda calls again
 * and puts the message aside in the end. What failed stands in the log, as of a queue.
 */
export function callableHandler(
  handler: (event: SQSEvent) => Promise<SQSBatchResponse>,
): (event: unknown) => Promise<void> {
  return async (event) => {
    const records = isOfTopic(event)
      ? event.Records.map(({ Sns }) => queueRecord('topic', Sns.MessageId, Sns.Message))
      : [queueRecord('call', 'call', JSON.stringify(event))];
    const { batchItemFailures } = await handler({ Records: records });
    if (batchItemFailures.length > 0) throw new Error('The call could not be handled: `failed` has the reason.');
  };
}

function isOfTopic(event: unknown): event is SNSEvent {
  const { Records } = event as { readonly Records?: unknown };
  return Array.isArray(Records) && Records.some((record) => typeof record === 'object' && 'Sns' in record);
}
