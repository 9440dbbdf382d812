/** Lambda: mails wait to be sent. As many of it run at once as the account's rate needs; all together keep to it. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from '../adapters/aws/dynamo-outbox.ts';
import { now, readSetting, sleepMs } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { dynamoAside } from '../adapters/aws/sending/dynamo-aside.ts';
import { dynamoPace } from '../adapters/aws/sending/dynamo-send-rate.ts';
import { sesSend } from '../adapters/aws/sending/ses-send.ts';
import { sqsPostpone, sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { makeOutbound, type SendRequest } from '../handlers/outbound-handler.ts';
import type { StopNotice } from '../handlers/stop-notice.ts';
import { laneOfMail } from '../outgoing/lane-of-mail.ts';

const LEASE_MS = 60_000;

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };
const send = sesSend({
  client: new SESClient({}),
  configurationSet: readSetting('CONFIGURATION_SET'),
});
const sqs = new SQSClient({});
const tell = sqsQueue<StopNotice>(sqs, readSetting('INBOUND_QUEUE'));
const nobody = async () => {};
const services = {
  outbox: dynamoOutbox(table, { now, leaseMs: LEASE_MS, ask: nobody }),
  aside: dynamoAside(table, now, nobody),
  stopped: dynamoSuppressionList(table, now),
  house: { domain: readSetting('DOMAIN') },
  log,
  now,
  tell: (address: string, why: StopNotice['stopped']['why'], cause?: string) =>
    tell({ stopped: { address, why }, ...(cause === undefined ? {} : { cause }) }),
};

const queue = readSetting('OUTBOUND_QUEUE');

export const handler = makeOutbound(services, send, {
  postpone: sqsPostpone(sqs, queue),
  pace: dynamoPace(table, {
    rate: Number(readSetting('SEND_RATE')),
    dayQuota: Number(readSetting('DAY_QUOTA')),
    now,
    random: Math.random,
  }),
  sleep: sleepMs,
  askAgain: sqsQueue<SendRequest>(sqs, queue, ({ mail, rank }) => laneOfMail(mail, rank)),
});
