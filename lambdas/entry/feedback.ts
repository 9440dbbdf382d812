/** Lambda: what became of mails that were sent. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { now, setting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { makeFeedback } from '../handlers/feedback.ts';

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: setting('TABLE') };

export const handler = makeFeedback({ stopped: dynamoSuppressionList(table, now), log });
