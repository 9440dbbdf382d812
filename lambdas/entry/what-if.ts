/** Lambda: a WHATIF is to be worked out. It reads what is published, and puts its answer into the outbox; it can read nothing of a game. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoPostbox } from '../adapters/aws/dynamo-outbox.ts';
import { now, readSetting } from '../adapters/aws/function-settings.ts';
import { log } from '../adapters/aws/log.ts';
import { s3Files } from '../adapters/aws/s3-files.ts';
import { fetchTrials } from '../adapters/variants/fetched-trials.ts';
import { loadEdition } from '../adapters/variants/variants.ts';
import { zones } from '../adapters/zones.ts';
import { callableHandler } from '../handlers/called.ts';
import { makeWhatIf } from '../handlers/what-if-handler.ts';
import { outboundQueue } from './outbound-queue.ts';

const s3 = new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
const buckets = { private: readSetting('PRIVATE_BUCKET'), public: readSetting('PUBLIC_BUCKET') };
const table = { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), name: readSetting('TABLE') };
const ask = outboundQueue(new SQSClient({}));
const files = s3Files(s3, buckets, false);

const whatIf = makeWhatIf({
  files,
  fetchVariants: fetchTrials(files),
  outbox: dynamoPostbox(table, { ask }),
  board: (variant, edition) => loadEdition(variant, edition)?.board ?? null,
  house: {
    domain: readSetting('DOMAIN'),
    judge: readSetting('JUDGE'),
    code: readSetting('CODE'),
    site: readSetting('SITE'),
  },
  zones,
  now,
  log,
});

export const handler = callableHandler(whatIf);
