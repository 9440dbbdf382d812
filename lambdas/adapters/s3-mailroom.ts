/**
 * Mail received and not yet handled, on AWS. SES puts each mail under `inbox/` before it tells of it, and the ledger says what has
 * been handled: the difference is waited for. Only the notification carries the verdicts, so what waits is handled by its own
 * function, never here.
 */
import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Instant } from '../../engine/game/deadlines.ts';
import type { MailLedger, Mailroom } from '../app/ports.ts';

/** Mail that is older and still not handled lies in the dead-letter queue, with an alarm: a game does not wait for it. */
const OLDEST_MS = 15 * 60_000;
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 2_000;

/** Some mail that came before the deadline is still on its way: try again in a minute. */
export class MailWaits extends Error {}

export interface MailroomWays {
  readonly client: S3Client;
  readonly bucket: string;
  readonly ledger: Pick<MailLedger, 'isDone'>;
  readonly now: () => Instant;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export function s3Mailroom(ways: MailroomWays): Mailroom {
  return {
    unhandled: async (before, except) => {
      const until = ways.now() + PATIENCE_MS;
      for (;;) {
        const waiting = await waitingBefore(ways, before, except);
        if (waiting === 0) return [];
        if (ways.now() >= until) throw new MailWaits(`${waiting} mails received in time are not handled yet.`);
        await ways.sleep(LOOK_EVERY_MS);
      }
    },
  };
}

async function waitingBefore(
  { client, bucket, ledger, now }: MailroomWays,
  before: Instant,
  except: string | undefined,
): Promise<number> {
  let waiting = 0;
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: 'inbox/',
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const at = LastModified?.getTime() ?? 0;
      if (at > before || at < now() - OLDEST_MS || Key === `inbox/${except ?? ''}`) continue;
      if (!(await ledger.isDone(`delivery:${Key.slice('inbox/'.length)}`))) waiting += 1;
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return waiting;
}
