/**
 * Raw mail in S3. SES stores each mail twice before it tells of it: under `mail/`, where it stays until it is so many days old (a rule
 * of the bucket), and under `inbox/`, from where it is gone when it has been dealt with: the games that the head of a mail
 * there names, or whose players may have written it, wait for it. Only the notification carries the verdicts, so what waits is handled by its own
 * function, never here.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { GameName } from '../../../engine/game/events.ts';
import type { Instant } from '../../../engine/time.ts';
import type { PendingMailHead, ReceivedMail, Verdicts } from '../../delivery.ts';
import { INBOX } from '../../delivery.ts';
import { hasFailed, mustWaitForMail, PendingMailChecks } from '../../games/pending-mail.ts';
import { HEAD_BYTES, readHead } from '../../mail/head.ts';
import type { Mailroom, Services } from '../../ports.ts';
import { mapConcurrent } from '../map-concurrent.ts';
import { SETUP_NOTIFICATION } from './mail-keys.ts';

/**
 * Mail that is older and still not handled lies in the dead-letter queue, with an alarm: no game waits for it. Longer than
 * all tries of the queue take (five times six minutes).
 */
const OLDEST_MS = 45 * 60_000;
/** A mail may have been received so long before SES has looked it over and stored it. */
export const STORED_WITHIN_MS = 30_000;
/** So long a function stands by; then whoever called it asks again. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

export interface MailroomOptions {
  readonly client: S3Client;
  readonly bucket: string;
  readonly services: Pick<Services, 'ledger' | 'games' | 'directory' | 'house'>;
  readonly now: () => Instant;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Tells of a mail that has been stored, as SES does. */
  readonly tell: (delivery: ReceivedMail) => Promise<void>;
  /** False: no mail is read, so that a game waits for each that came in time, whoever wrote it; left out: heads are. */
  readonly readsMail?: boolean;
}

export function s3Mailroom(options: MailroomOptions): Mailroom {
  const { client, bucket, now, sleep } = options;
  const headOf = headsKept(options);
  return {
    unhandled: async (before, game, except) => {
      const asked: Asked = { before, game, except, passed: new Set(), headOf };
      // What was received in the last moment is perhaps not stored yet.
      const isStored = Math.min(before, now()) + STORED_WITHIN_MS;
      const until = now() + PATIENCE_MS;
      for (;;) {
        const waiting = now() < isStored ? null : await waitingBefore(options, asked);
        if (waiting === 0) return [];
        if (now() >= until)
          throw new PendingMailChecks(`${waiting ?? 'Some'} mails received in time are not handled yet.`);
        await sleep(now() < isStored ? Math.min(LOOK_EVERY_MS, isStored - now()) : LOOK_EVERY_MS);
      }
    },

    head: async ({ rawKey, envelopeFrom, recipients }) => {
      const start = await startOf(client, bucket, rawKey);
      return start === null ? null : readHead(start, { from: envelopeFrom, recipients }, options.services.house.domain);
    },

    takeIn: async ({ id, raw, from, to }) => {
      const rawKey = `${INBOX}${id}`;
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: rawKey, Body: Buffer.from(raw), ContentType: 'message/rfc822' }),
      );
      const envelope = { received: now(), envelopeFrom: from, recipients: [to], verdicts: PROVEN };
      await options.tell({ ...envelope, id, rawKey });
    },

    clear: async ({ rawKey }) => {
      if (rawKey.startsWith(INBOX)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: rawKey }));
    },
  };
}

/** Of what the judge itself has written. */
const PROVEN: Verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' };

interface Stored {
  readonly id: string;
  readonly at: Instant;
}

interface Asked {
  readonly before: Instant;
  readonly game: GameName;
  /** A mail that is itself being handled waits only for those stored before it: two that came at once would wait for each other. */
  readonly except: string | undefined;
  /** Of these it is known that the game does not wait for them. */
  readonly passed: Set<string>;
  readonly headOf: (id: string) => Promise<PendingMailHead | null>;
}

/** How many mails of the game there are that may have been received before this instant and are not handled yet. */
async function waitingBefore(
  { client, bucket, services, now, readsMail = true }: MailroomOptions,
  { before, game, except, passed, headOf }: Asked,
): Promise<number> {
  const stored = await listInbox(client, bucket);
  const own = stored.find(({ id }) => id === except);
  let waiting = 0;
  const looked = stored.filter((mail) => {
    const mayBeOfBefore = mail.at - STORED_WITHIN_MS <= before && mail.at >= now() - OLDEST_MS;
    return mayBeOfBefore && mail !== own && (own === undefined || isEarlier(mail, own)) && !passed.has(mail.id);
  });
  await mapConcurrent(looked, LOOKED_AT_ONCE, async ({ id }) => {
    const isDone = await services.ledger.isDone(`delivery:${id}`);
    const mustWait = readsMail
      ? () => mustWaitForMail(services, { id, head: () => headOf(id) }, game, before)
      : async () => !(await hasFailed(services.ledger, id));
    if (!isDone && (await mustWait())) waiting += 1;
    else passed.add(id);
  });
  return waiting;
}

/** Mails that are stored and not dealt with, and since when. */
export async function listInbox(client: S3Client, bucket: string): Promise<readonly Stored[]> {
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
      const id = Key.slice(INBOX.length);
      if (id !== SETUP_NOTIFICATION) stored.push({ id, at: LastModified?.getTime() ?? 0 });
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return stored;
}

const LOOKED_AT_ONCE = 10;
/** Of more waiting mails the heads are read again. */
const HEADS_KEPT = 2_000;

/** The heads of waiting mails, each read once for all games that ask. */
function headsKept({ client, bucket, services }: MailroomOptions): Asked['headOf'] {
  const heads = new Map<string, PendingMailHead>();
  return async (id) => {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const start = await startOf(client, bucket, `${INBOX}${id}`);
    if (start === null) return null;
    // The function that handles the mail gets the envelope from SES; here it stands on top of the mail.
    const head = await readHead(start, null, services.house.domain);
    if (heads.size >= HEADS_KEPT) heads.clear();
    heads.set(id, head);
    return head;
  };
}

/** The first bytes of a file; null: there is none. */
export async function startOf(client: S3Client, bucket: string, key: string): Promise<Uint8Array | null> {
  try {
    const range = `bytes=0-${HEAD_BYTES - 1}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }));
    return Body === undefined ? null : await Body.transformToByteArray();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (error instanceof NoSuchKey || name === 'NoSuchKey') return null;
    // Of an empty file there is no first byte.
    if (name === 'InvalidRange') return new Uint8Array();
    throw error;
  }
}

function isEarlier(one: Stored, other: Stored): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}
