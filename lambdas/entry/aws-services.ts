/** The house on AWS: every port with its adapter, from the environment that the CDK application gives each function. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Signer } from '../../engine/archive/seal.ts';
import { askedTrialKey } from '../account/trial-files.ts';
import { ed25519Signer } from '../adapters/archive-keys.ts';
import { dynamoHeartbeat } from '../adapters/aws/dynamo-ledger.ts';
import type { DynamoTable } from '../adapters/aws/dynamo-table.ts';
import { now, readSetting, type Setting, sleepMs } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { s3Files } from '../adapters/aws/s3-files.ts';
import { s3Mailroom } from '../adapters/aws/s3-mailroom.ts';
import type { ScheduleTarget } from '../adapters/aws/scheduler-timers.ts';
import { secretKey } from '../adapters/aws/secret-key.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { loadHelp } from '../adapters/publish/help.ts';
import { makeSecrets } from '../adapters/secrets.ts';
import { fetchTrials } from '../adapters/variants/fetched-trials.ts';
import { composeServices, type Pages, storeOn } from '../compose.ts';
import { askedPages } from '../compose-links.ts';
import { formatReceipt, type ReceiptNotification } from '../handlers/ses.ts';
import type { PagesRequest, Services, Timers, VariantTrial, WhatIfRequest } from '../ports.ts';
import { outboundQueue } from './outbound-queue.ts';

/** The table of the judge. */
export function awsTable(): DynamoTable {
  return { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };
}

/** What a function knows of what is published: to tell of it and ask for it, or to write it. */
export type PagesOf = (given: {
  readonly signer: Signer;
  readonly ask: (request: PagesRequest) => Promise<void>;
  readonly help: ReturnType<typeof loadHelp>;
}) => Pages;

/** Pages of games are written by a function of their own. */
export const ASKED: PagesOf = ({ signer, ask }) => askedPages(ask, { isDrawn: true, signer });

/**
 * All ports. Clients find region and endpoints in the environment. `readsMail` false: the function's role may read no mail, neither what
 * came nor what goes out.
 */
export async function awsServices(pages: PagesOf = ASKED, { readsMail = true } = {}): Promise<Services> {
  const table = awsTable();
  const s3 = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
  const sqs = new SQSClient({});
  const key = await secretKey();
  const secrets = makeSecrets(key);
  const buckets = { private: readSetting('PRIVATE_BUCKET'), public: readSetting('PUBLIC_BUCKET') };
  const tell = sqsQueue<ReceiptNotification>(sqs, readSetting('INBOUND_QUEUE'));
  const ask = outboundQueue(sqs);
  const house = {
    domain: readSetting('DOMAIN'),
    judge: readSetting('JUDGE'),
    code: readSetting('CODE'),
    site: readSetting('SITE'),
    stopPage: readSetting('STOP_PAGE'),
    operator: readSetting('OPERATOR'),
    // Many games on one judge: they shall not all end at the same minute.
    evenings: true,
    // Each mail costs something.
    joinsAnswers: true,
  };
  const help = loadHelp();
  const files = s3Files(s3, buckets);
  const tryVariant = calling<VariantTrial>('TRY_VARIANT_FUNCTION');
  return composeServices({
    store: storeOn(table, { now, files, outbox: { leaseMs: LEASE_MS, ask, readsMail } }),
    timers: timersWhenNeeded({
      group: readSetting('SCHEDULE_GROUP'),
      queueArn: readSetting('DEADLINE_QUEUE_ARN'),
      roleArn: readSetting('SCHEDULE_ROLE'),
      deadLetterArn: readSetting('SCHEDULE_DEAD_LETTERS'),
    }),
    heartbeat: dynamoHeartbeat(table),
    mailroom: ({ ledger, games, directory }) =>
      s3Mailroom({
        client: s3,
        bucket: buckets.private,
        services: { ledger, games, directory, house },
        now,
        sleep: sleepMs,
        readsMail,
        tell: (delivery) => tell(formatReceipt(delivery)),
      }),
    pages: pages({
      signer: ed25519Signer(key),
      ask: calling<PagesRequest>('PAGES_FUNCTION'),
      help,
    }),
    askWhatIf: calling<WhatIfRequest>('WHAT_IF_FUNCTION'),
    // Who looks at it may read no mail but this.
    tryVariant: async (trial) => {
      const mail = askedTrialKey(trial.reader.id);
      await files.put(mail, (await files.get(trial.mail)) ?? new Uint8Array(), 'message/rfc822');
      await tryVariant({ ...trial, mail });
    },
    fetchVariants: fetchTrials(files),
    secrets,
    now,
    house,
    help,
    log,
  });
}

/** Few mails move a wake-up: the client of Scheduler is loaded with the first that does. */
function timersWhenNeeded(target: ScheduleTarget): Timers {
  let timers: Timers | null = null;
  return {
    wake: async (game, at) => {
      if (timers === null) {
        const { openTimers } = await import('./aws-timers.ts');
        timers = openTimers(target);
      }
      await timers.wake(game, at);
    },
  };
}

/** Calls another function and does not wait for it. Few mails do: the client is loaded, and the name looked up, with the first. */
function calling<T>(name: Setting): (message: T) => Promise<void> {
  let call: ((message: T) => Promise<void>) | null = null;
  return async (message) => {
    call ??= (await import('./aws-calls.ts')).openCalls<T>(readSetting(name));
    await call(message);
  };
}

/** A sender that dies with a mail in its hands keeps it for so long. */
const LEASE_MS = 60_000;
