/** Lambda: mails wait to be sent. It sends at its share of the account's rate; two of it run at once at the most. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from '../adapters/aws/dynamo-outbox.ts';
import { now, setting, sleep } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { sesSend } from '../adapters/aws/ses-send.ts';
import { sqsPostpone, sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { makeOutbound } from '../handlers/outbound.ts';
import type { StopNotice } from '../handlers/stop-notice.ts';

const SENDERS = 2;
const LEASE_MS = 60_000;

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: setting('TABLE') };
const send = sesSend({
  client: new SESClient({}),
  configurationSet: setting('CONFIGURATION_SET'),
  rate: Number(setting('SEND_RATE')) / SENDERS,
  now,
  sleep,
});
const sqs = new SQSClient({});
const tell = sqsQueue<StopNotice>(sqs, setting('INBOUND_QUEUE'));
const services = {
  outbox: dynamoOutbox(table, { now, leaseMs: LEASE_MS, ask: async () => {} }),
  stopped: dynamoSuppressionList(table, now),
  house: { domain: setting('DOMAIN') },
  log,
  now,
  tell: (address: string, why: StopNotice['stopped']['why']) => tell({ stopped: { address, why } }),
};

export const handler = makeOutbound(services, send, sqsPostpone(sqs, setting('OUTBOUND_QUEUE')));
