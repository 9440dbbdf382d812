/** What became of mails that were sent: an address that bounces for good, or complains, gets no more. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Services } from '../ports.ts';
import { eachMessage, type MessageSubject } from './batch.ts';
import { parseFeedback } from './ses-events.ts';
import type { StopNotice } from './stop-notice.ts';

export function makeFeedback(
  services: Pick<Services, 'stopped' | 'log'>,
  /** Tells who knows of games. */
  tell: (notice: StopNotice) => Promise<void>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message) => {
        const { event: what, mail, cause, stops } = parseFeedback(message);
        for (const stopped of stops) {
          await services.stopped.stop(stopped.address, stopped.why);
          await tell({ stopped, ...(cause === null ? {} : { cause }) });
        }
        services.log('feedback', { ...(cause === null ? {} : { cause }), event: what, mail, stopped: stops.length });
      },
      { about },
    );
}

function about(message: unknown): MessageSubject {
  const { cause, mail } = parseFeedback(message);
  return { cause: cause ?? undefined, mail: mail ?? undefined };
}
