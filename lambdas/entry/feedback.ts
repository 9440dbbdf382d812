/** Lambda: what became of mails that were sent. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoSuppressionList } from '../adapters/aws/dynamo-ledger.ts';
import { now, readSetting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { callableHandler } from '../handlers/called.ts';
import { makeFeedback } from '../handlers/feedback-handler.ts';
import type { StopNotice } from '../handlers/stop-notice.ts';

const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };

const feedback = makeFeedback(
  { stopped: dynamoSuppressionList(table, now), log },
  sqsQueue<StopNotice>(new SQSClient({}), readSetting('INBOUND_QUEUE')),
);

export const handler = callableHandler(feedback);
