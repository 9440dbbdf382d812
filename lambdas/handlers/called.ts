/** Functions behind a queue, where a small judge has none: they are called with one message, or by a topic. */
import type { SNSEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueRecord } from './batch.ts';

type OfQueue = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * The same function, however its messages come. Of a call whose message could not be handled it throws, so that Lambda calls again and
 * puts the message aside in the end. What failed stands in the log, as of a queue.
 */
export function alsoCalled(handler: OfQueue): (event: unknown) => Promise<SQSBatchResponse> {
  return async (event) => {
    if (isOfQueue(event)) return handler(event);
    const records = isOfTopic(event)
      ? event.Records.map(({ Sns }) => queueRecord('topic', Sns.MessageId, Sns.Message))
      : [queueRecord('call', 'call', JSON.stringify(event))];
    const { batchItemFailures } = await handler({ Records: records });
    if (batchItemFailures.length > 0) throw new Error('The call could not be handled: `failed` has the reason.');
    return { batchItemFailures };
  };
}

function isOfQueue(event: unknown): event is SQSEvent {
  return recordsOf(event).some((record) => 'body' in record);
}

function isOfTopic(event: unknown): event is SNSEvent {
  return recordsOf(event).some((record) => 'Sns' in record);
}

function recordsOf(event: unknown): readonly object[] {
  const { Records } = event as { readonly Records?: unknown };
  return Array.isArray(Records) ? Records.filter((record) => typeof record === 'object' && record !== null) : [];
}
