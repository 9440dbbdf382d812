/**
 * Mail that SES has stored and never announced: nobody has tried it, and no queue holds it. It is announced in the place of SES, without any
 * verdict, so that it proves nothing: its sender is asked whether it is theirs. The operator hears of each.
 */
import type { S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Instant } from '../../../engine/time.ts';
import type { ReceivedMail, Verdicts } from '../../delivery.ts';
import { INBOX } from '../../delivery.ts';
import { wasTried } from '../../games/pending-mail.ts';
import { handledKey } from '../../incoming/failed-mail.ts';
import { readHead } from '../../mail/head.ts';
import type { Services } from '../../ports.ts';
import { listInbox, OLDEST_MS, startOf } from './s3-mailroom.ts';

export interface UnannouncedMailOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly services: Pick<Services, 'ledger' | 'house' | 'log'>;
  readonly now: () => Instant;
  /** Does no message wait in the queue of received mail, nor where it gives messages up? What lies there is announced. */
  readonly isQueueEmpty: () => Promise<boolean>;
  readonly announce: (delivery: ReceivedMail) => Promise<void>;
  /** Puts word of it where an alarm sees it. */
  readonly ring: (id: ReceivedMail['id']) => Promise<void>;
}

/** Nobody has looked whose it is. */
const NO_VERDICT = 'PROCESSING_FAILED';
const NO_VERDICTS: Verdicts = {
  spam: NO_VERDICT,
  virus: NO_VERDICT,
  spf: NO_VERDICT,
  dkim: NO_VERDICT,
  dmarc: NO_VERDICT,
};

/** Bots of the judge write theirs again. */
const OF_BOTS = /^bot-/;

/** Called by every sweep, it looks once in so long: a list costs as much as twelve reads. */
const LOOK_EVERY_MS = 3_600_000;
const SWEEP_EVERY_MS = 300_000;

export function announceForgotten(options: UnannouncedMailOptions): () => Promise<void> {
  const { client, bucket, services, now, isQueueEmpty, announce, ring } = options;
  return async () => {
    if (now() % LOOK_EVERY_MS >= SWEEP_EVERY_MS) return;
    for (const { id, at } of await listInbox(client, bucket)) {
      if (at >= now() - OLDEST_MS || OF_BOTS.test(id) || (await isKnown(services, id))) continue;
      // Looked up for each: what is put back meanwhile is announced with its verdicts.
      if (!(await isQueueEmpty())) return;
      const start = await startOf(client, bucket, `${INBOX}${id}`);
      if (start === null) continue;
      const { senders, recipients } = await readHead(start, null, services.house.domain);
      services.log('mail not announced', { delivery: id });
      await ring(id);
      const envelope = { envelopeFrom: senders[0] ?? '', recipients, verdicts: NO_VERDICTS };
      await announce({ id, rawKey: `${INBOX}${id}`, received: at, ...envelope });
      await services.ledger.done(announcedKey(id), 'announced');
    }
  };
}

async function isKnown({ ledger }: Pick<Services, 'ledger'>, id: ReceivedMail['id']): Promise<boolean> {
  const keys = [handledKey(id), announcedKey(id)];
  for (const key of keys) if (await ledger.isDone(key)) return true;
  return wasTried(ledger, id);
}

function announcedKey(id: ReceivedMail['id']): string {
  return `announced:${id}`;
}

/** Does nothing lie in these queues that anybody could take, about? */
export async function areEmpty(client: SQSClient, urls: readonly string[]): Promise<boolean> {
  for (const QueueUrl of urls) {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    if (Attributes['ApproximateNumberOfMessages'] !== '0') return false;
  }
  return true;
}
