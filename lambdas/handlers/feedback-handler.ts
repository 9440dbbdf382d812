/** What became of mails that were sent: an address that does not exist, or complains, gets no more. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { BounceList, Services } from '../ports.ts';
import { eachMessage, type MessageSubject } from './batch.ts';
import { parseFeedback } from './ses-events.ts';
import type { StopNotice } from './stop-notice.ts';

export function makeFeedback(
  services: Pick<Services, 'log'> & { readonly stopped: BounceList },
  /** Tells who knows of games. */
  tell: (notice: StopNotice) => Promise<void>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message) => {
        const { event: what, mail, cause: known, stops, doubts } = parseFeedback(message);
        const cause = known === null ? {} : { cause: known };
        for (const stopped of stops) {
          await services.stopped.stop(stopped.address, stopped.why);
          await tell({ stopped, ...cause });
        }
        for (const address of doubts) {
          if (await services.stopped.doubt(address)) await tell({ stopped: { address, why: 'bounced' }, ...cause });
        }
        services.log('feedback', { ...cause, event: what, mail, stopped: stops.length, doubted: doubts.length });
        // SES took the mail and has thrown it away since: it found a virus in it. Nobody gets it, so somebody has to see it.
        if (what === 'Reject') services.log('mail put aside', { ...cause, mail, error: 'aside/rejected' });
      },
      { about },
    );
}

function about(message: unknown): MessageSubject {
  const { cause, mail } = parseFeedback(message);
  return { cause: cause ?? undefined, mail: mail ?? undefined };
}
