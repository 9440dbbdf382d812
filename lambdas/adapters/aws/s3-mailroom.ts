/**
 * Raw mail in S3. SES puts each mail under `inbox/` before it tells of it. When the mail has been dealt with it lies under
 * `mail/`, noted with each game it was for, and is gone from `inbox/`: what is there is waited for. Only the notification
 * carries the verdicts, so what waits is handled by its own function, never here.
 *
 * A mail with the tag `over` expires a fixed time after it was given that tag (a rule of the bucket): mail of no game at
 * once, mail of a game when the game is over.
 */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Instant } from '../../../engine/game/deadlines.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { isWaitedFor } from '../../games/our-faults.ts';
import type { Delivery, MailLedger, Mailroom, Verdicts } from '../../ports.ts';
import { putItem, queryItems, type Table } from './dynamo-table.ts';

export const INBOX = 'inbox/';
export const KEPT = 'mail/';
export const OVER_TAG = { key: 'over', value: 'yes' } as const;

/**
 * Mail that is older and still not handled lies in the dead-letter queue, with an alarm: a game does not wait for it. Longer than
 * all tries of the queue take (five times six minutes).
 */
const OLDEST_MS = 45 * 60_000;
/** A mail may have been received so long before SES has looked it over and stored it. */
export const STORED_WITHIN_MS = 30_000;
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 2_000;

/** Some mail that came before the deadline is still on its way: try again in a minute. */
export class MailWaits extends Error {}

export interface MailroomOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly table: Table;
  readonly ledger: Pick<MailLedger, 'isDone'>;
  readonly now: () => Instant;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Tells of a mail that has been stored, as SES does. */
  readonly tell: (delivery: Delivery) => Promise<void>;
}

export function s3Mailroom(options: MailroomOptions): Mailroom {
  const { client, bucket, table, now, sleep } = options;
  return {
    unhandled: async (before, game, except) => {
      // What was received in the last moment is perhaps not stored yet.
      const isStored = Math.min(before, now()) + STORED_WITHIN_MS;
      const until = now() + PATIENCE_MS;
      for (;;) {
        const waiting = now() < isStored ? null : await waitingBefore(options, before, game, except);
        if (waiting === 0) return [];
        if (now() >= until) throw new MailWaits(`${waiting ?? 'Some'} mails received in time are not handled yet.`);
        await sleep(Math.min(LOOK_EVERY_MS, Math.max(1, isStored - now())));
      }
    },

    takeIn: async ({ id, raw, from, to }) => {
      const rawKey = `${INBOX}${id}`;
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: rawKey, Body: Buffer.from(raw), ContentType: 'message/rfc822' }),
      );
      const envelope = { received: now(), envelopeFrom: from, recipients: [to], verdicts: PROVEN };
      await options.tell({ ...envelope, id, rawKey });
    },

    keep: async ({ id, rawKey }, games) => {
      for (const game of games) await putItem(table, { pk: `GAME#${game}`, sk: `MAIL#${id}`, mail: keptKey(rawKey) });
      const isOver = games.length === 0;
      // A mail that was kept before, and is acted on now that a word has confirmed it, is for these games from now on.
      if (!(await copy(options, rawKey, keptKey(rawKey), isOver)) && !isOver) {
        await copy(options, keptKey(rawKey), keptKey(rawKey), false);
      }
    },

    clear: async ({ rawKey }) => {
      if (rawKey.startsWith(INBOX)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: rawKey }));
    },

    gameOver: async (game) => {
      for await (const item of queryItems(table, {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :mail)',
        ExpressionAttributeValues: { ':pk': `GAME#${game}`, ':mail': 'MAIL#' },
      })) {
        const key = item['mail'] as string;
        await copy(options, key, key, true);
      }
    },
  };
}

/** Of what the judge itself has written. */
const PROVEN: Verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' };

/** Where a mail lies once it has been dealt with. */
export function keptKey(rawKey: Delivery['rawKey']): string {
  return rawKey.startsWith(INBOX) ? `${KEPT}${rawKey.slice(INBOX.length)}` : rawKey;
}

/** Its age begins anew with the copy. False when there is nothing to copy. */
async function copy({ client, bucket }: MailroomOptions, from: string, to: string, isOver: boolean): Promise<boolean> {
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        CopySource: `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`,
        Key: to,
        MetadataDirective: 'REPLACE',
        ContentType: 'message/rfc822',
        TaggingDirective: 'REPLACE',
        Tagging: isOver ? `${OVER_TAG.key}=${OVER_TAG.value}` : '',
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof NoSuchKey || (error instanceof Error && error.name === 'NoSuchKey')) return false;
    throw error;
  }
}

interface Stored {
  readonly id: string;
  readonly at: Instant;
}

/**
 * How many mails there are that may have been received before this instant and are not handled yet. A mail that is itself being
 * handled (`except`) waits only for those stored before it: two that came at once would wait for each other.
 */
async function waitingBefore(
  { client, bucket, ledger, now }: MailroomOptions,
  before: Instant,
  game: GameName,
  except: string | undefined,
): Promise<number> {
  const stored: Stored[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: INBOX,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      stored.push({ id: Key.slice(INBOX.length), at: LastModified?.getTime() ?? 0 });
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
  const own = stored.find(({ id }) => id === except);
  let waiting = 0;
  for (const mail of stored) {
    const mayBeOfBefore = mail.at - STORED_WITHIN_MS <= before && mail.at >= now() - OLDEST_MS;
    if (!mayBeOfBefore || mail === own || (own !== undefined && !isEarlier(mail, own))) continue;
    if (await ledger.isDone(`delivery:${mail.id}`)) continue;
    if (await isWaitedFor(ledger, mail.id, game)) waiting += 1;
  }
  return waiting;
}

function isEarlier(one: Stored, other: Stored): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}
