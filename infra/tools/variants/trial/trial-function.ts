/**
 * Lambda: a map of somebody's own is to be looked at. It is made of the tools that look at ours, which no other function holds, and it may
 * mean harm: the function reads that one mail and nothing of a game, and Lambda bounds its time and memory.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoPostbox } from '../../../../lambdas/adapters/aws/dynamo-outbox.ts';
import { now, readSetting } from '../../../../lambdas/adapters/aws/function-settings.ts';
import { log } from '../../../../lambdas/adapters/aws/log.ts';
import { s3Files } from '../../../../lambdas/adapters/aws/s3-files.ts';
import { sqsQueue } from '../../../../lambdas/adapters/aws/sqs-queue.ts';
import { zones } from '../../../../lambdas/adapters/zones.ts';
import { outboundQueue } from '../../../../lambdas/entry/outbound-queue.ts';
import { callableHandler } from '../../../../lambdas/handlers/called.ts';
import type { TrialNotice } from '../../../../lambdas/handlers/stop-notice.ts';
import { makeTryVariant } from '../../../../lambdas/handlers/try-variant-handler.ts';
import { examineMail } from './examine.ts';

const s3 = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const sqs = new SQSClient({});
const buckets = { private: readSetting('PRIVATE_BUCKET'), public: readSetting('PUBLIC_BUCKET') };
const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };

const tryVariant = makeTryVariant(
  {
    files: s3Files(s3, buckets, false),
    outbox: dynamoPostbox(table, { ask: outboundQueue(sqs) }),
    house: {
      domain: readSetting('DOMAIN'),
      judge: readSetting('JUDGE'),
      code: readSetting('CODE'),
      site: readSetting('SITE'),
    },
    tell: sqsQueue<TrialNotice>(sqs, readSetting('INBOUND_QUEUE')),
    zones,
    now,
    log,
  },
  examineMail,
);

export const handler = callableHandler(tryVariant);
