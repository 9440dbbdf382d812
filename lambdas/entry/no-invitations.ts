/** Lambda: somebody who was invited wants no more of it, and pressed the button of a mail program or of our page. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { now, setting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { secretKey } from '../adapters/aws/secret-key.ts';
import { makeSecrets } from '../adapters/secrets.ts';
import { makeNoInvitations } from '../handlers/no-invitations.ts';

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: setting('TABLE') };

export const handler = makeNoInvitations({
  secrets: makeSecrets(await secretKey()),
  stopped: dynamoSuppressionList(table, now),
  house: { site: setting('SITE') },
  log,
});
