/** Lambda: somebody who was invited, or who watches a game, wants no more of it, and pressed the button of a mail program or of our page. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { now, readSetting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { secretKey } from '../adapters/aws/secret-key.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { makeSecrets } from '../adapters/secrets.ts';
import { makeNoInvitations } from '../handlers/no-invitations-handler.ts';
import type { LeaveNotice } from '../handlers/stop-notice.ts';

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };

export const handler = makeNoInvitations({
  secrets: makeSecrets(await secretKey()),
  stopped: dynamoSuppressionList(table, now),
  house: { site: readSetting('SITE'), domain: readSetting('DOMAIN') },
  tell: sqsQueue<LeaveNotice>(new SQSClient({}), readSetting('INBOUND_QUEUE')),
  log,
});
