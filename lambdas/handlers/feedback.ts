/** What became of mails that were sent: an address that bounces for good, or complains, gets no more. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Services } from '../ports.ts';
import { eachMessage } from './batch.ts';
import { parseFeedback } from './ses-events.ts';

export function makeFeedback(
  services: Pick<Services, 'stopped' | 'log'>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(event, services.log, async (message) => {
      const { event: what, stops } = parseFeedback(message);
      for (const { address, why } of stops) await services.stopped.stop(address, why);
      services.log('feedback', { what, stopped: stops.length });
    });
}
