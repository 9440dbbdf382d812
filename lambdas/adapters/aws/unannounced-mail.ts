/**
 * Mail that SES has stored and never announced: nobody has tried it, and no queue holds it. It is announced in the place of SES, without any
 * verdict, so that it proves nothing: its sender is asked whether it is theirs. The operator hears of each.
 *
 * That no queue holds it is seen without any right to look at queues: a mark is put into the queue of received mail, and when that has come
 * out an hour later, so has all that was announced long before it.
 */
import type { S3Client } from '@aws-sdk/client-s3';
import type { Instant } from '../../../engine/time.ts';
import type { ReceivedMail, Verdicts } from '../../delivery.ts';
import { INBOX } from '../../delivery.ts';
import { hasPassed, wasTried } from '../../games/pending-mail.ts';
import { handledKey } from '../../incoming/failed-mail.ts';
import { readHead } from '../../mail/head.ts';
import type { Services } from '../../ports.ts';
import { listInbox, startOf } from './s3-mailroom.ts';

export interface UnannouncedMailOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly services: Pick<Services, 'ledger' | 'house' | 'log'>;
  readonly now: () => Instant;
  /** Puts the mark of an hour into the queue of received mail. */
  readonly mark: (hour: number) => Promise<void>;
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
  const { client, bucket, services, now, mark, announce, ring } = options;
  return async () => {
    if (now() % LOOK_EVERY_MS >= SWEEP_EVERY_MS) return;
    const hour = Math.floor(now() / LOOK_EVERY_MS);
    await mark(hour);
    const marked = (hour - 1) * LOOK_EVERY_MS;
    if (!(await hasPassed(services.ledger, hour - 1))) return;
    for (const { id, at } of await listInbox(client, bucket)) {
      if (at >= marked - SWEEP_EVERY_MS || OF_BOTS.test(id) || (await isKnown(services, id))) continue;
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
