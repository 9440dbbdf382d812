/** Lambda: mails wait to be sent. It sends at its share of the account's rate; two of it run at once at the most. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from '../adapters/aws/dynamo-outbox.ts';
import { now, setting, sleep } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { sesSend } from '../adapters/aws/ses-send.ts';
import { makeOutbound } from '../handlers/outbound.ts';

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
const services = {
  outbox: dynamoOutbox(table, { now, leaseMs: LEASE_MS, ask: async () => {} }),
  stopped: dynamoSuppressionList(table, now),
  house: { domain: setting('DOMAIN') },
  log,
};

export const handler = makeOutbound(services, send);
