/** What stands for AWS in the tests keeps to one contract: our own stand-ins always, those of others where they are installed. */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateScheduleGroupCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { CreateSecretCommand, GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { type FakeAws, openFakeAws } from '../infra/fake-aws.ts';
import { scratch } from '../local/scratch.ts';
import { CALM, makeChaos } from '../simulation/chaos.ts';
import { simulatedS3, simulatedScheduler, simulatedSes } from '../simulation/clients.ts';
import { calmEdge } from '../simulation/edge.ts';
import { makeLoop } from '../simulation/loop.ts';
import { simulatedQueue } from '../simulation/queue.ts';
import { fastClock } from './clock.ts';
import {
  S3_CASES,
  SQS_HANDED,
  SQS_MESSAGES,
  SQS_TRIES,
  SQS_VISIBILITY_SECONDS,
  schedulerCase,
  sesCase,
  sqsFunction,
} from './contract.ts';
import { HAVE_MOTO, HAVE_STAND_INS, type Serving, serve } from './servers.ts';

const at = (endpoint: string) => ({
  region: 'eu-west-1',
  endpoint,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});
const cases = Object.entries(S3_CASES);

describe('the simulation keeps the contract', () => {
  const s3 = simulatedS3({ files: new Map(), since: new Map() }, calmEdge, () => 1_000);
  test.each(cases)('S3: %s', (_, run) => run(s3));

  test('Scheduler', () => {
    const schedules = new Map<string, number>();
    return schedulerCase(
      simulatedScheduler(
        {
          at: (name) => schedules.get(name),
          set: (name, when) => void schedules.set(name, when),
        },
        calmEdge,
      ),
    );
  });

  test('SES', () => {
    let serial = 0;
    return sesCase(
      simulatedSes(() => {
        serial += 1;
        return `ses-${serial}`;
      }, calmEdge),
    );
  });

  test('SQS', async () => {
    const loop = makeLoop(0, () => {});
    const { handler, handed } = sqsFunction(loop.now, async (receipt, seconds) => queue.hide(receipt, seconds * 1_000));
    const queue = simulatedQueue({
      loop,
      dice: makeChaos(CALM, 1),
      name: 'inbound',
      visibilityMs: SQS_VISIBILITY_SECONDS * 1_000,
      tries: SQS_TRIES,
      atOnce: 1,
      batch: 1,
      delayMs: 0,
      doubled: 0,
      handler: () => handler,
    });
    for (const [body, delay] of SQS_MESSAGES) queue.push(body, delay * 1_000);
    await loop.run();
    expect(handed).toEqual(SQS_HANDED);
    expect(queue.aside()).toEqual(['"fails"']);
  });
});

describe('what the bundles are tried on keeps the contract', () => {
  let aws: FakeAws;
  beforeAll(async () => {
    aws = await openFakeAws();
  });
  afterAll(() => aws.close());
  const endpoint = () => at(aws.environment('test')['AWS_ENDPOINT_URL_S3']!);

  test.each(cases)('S3: %s', (_, run) => run(new S3Client({ ...endpoint(), forcePathStyle: true })));
  test('Scheduler', () => schedulerCase(new SchedulerClient(endpoint())));
  test('SES', () => sesCase(new SESClient(endpoint())));
  test('Secrets Manager', () => secretCase(new SecretsManagerClient(endpoint())));
});

/** The judge reads one secret, by its name. */
async function secretCase(secrets: SecretsManagerClient): Promise<void> {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: 'secret' }));
  expect(SecretString).toBe('k'.repeat(64));
}

// Where nobody asks for servers of others this is not what is missing.
describeWith(HAVE_STAND_INS ? 'moto' : 'stand-ins', HAVE_MOTO, 'moto keeps the contract', () => {
  let moto: Serving;
  beforeAll(async () => {
    moto = await serve('moto');
  });
  afterAll(() => moto.stop());

  test('Scheduler', async () => {
    const scheduler = new SchedulerClient(at(moto.url));
    await scheduler.send(new CreateScheduleGroupCommand({ Name: 'chancery' }));
    await schedulerCase(scheduler);
  });

  test('Secrets Manager', async () => {
    const secrets = new SecretsManagerClient(at(moto.url));
    await secrets.send(new CreateSecretCommand({ Name: 'secret', SecretString: 'k'.repeat(64) }));
    await secretCase(secrets);
  });
});

describeWith('stand-ins', HAVE_STAND_INS, 'servers that others wrote keep the contract', () => {
  const serving: Serving[] = [];
  afterAll(() => {
    for (const { stop } of serving) stop();
  });
  const opened = async (...args: Parameters<typeof serve>) => {
    const one = await serve(...args);
    serving.push(one);
    return one.url;
  };

  test('S3 by fauxqs', async () => {
    const s3 = new S3Client({ ...at(await opened('fauxqs')), forcePathStyle: true });
    await s3.send(new CreateBucketCommand({ Bucket: 'records' }));
    for (const [what, run] of cases) {
      await run(s3).catch((error: unknown) => {
        throw new Error(what, { cause: error });
      });
    }
  });

  test('SES by aws-ses-v2-local', async () => sesCase(new SESClient(at(await opened('aws-ses-v2-local')))));

  test('SQS by fauxqs', async () => {
    const clock = fastClock(await scratch(), 0);
    const sqs = new SQSClient(at(await opened('fauxqs', clock.environment)));
    const make = async (QueueName: string, Attributes: Readonly<Record<string, string>>) =>
      (await sqs.send(new CreateQueueCommand({ QueueName, Attributes }))).QueueUrl!;
    const aside = await make('aside', {});
    const RedrivePolicy = JSON.stringify({
      deadLetterTargetArn: 'arn:aws:sqs:eu-west-1:000000000000:aside',
      maxReceiveCount: SQS_TRIES,
    });
    const QueueUrl = await make('inbound', { VisibilityTimeout: String(SQS_VISIBILITY_SECONDS), RedrivePolicy });
    const { handler, handed } = sqsFunction(clock.now, async (ReceiptHandle, VisibilityTimeout) => {
      await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    });
    for (const [body, DelaySeconds] of SQS_MESSAGES)
      await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(body), DelaySeconds }));
    const receive = async (from: string) =>
      (await sqs.send(new ReceiveMessageCommand({ QueueUrl: from, MessageSystemAttributeNames: ['All'] })))
        .Messages?.[0];
    for (let seconds = 0; seconds <= SQS_TRIES * SQS_VISIBILITY_SECONDS; ) {
      for (let message = await receive(QueueUrl); message !== undefined; message = await receive(QueueUrl)) {
        const { MessageId, ReceiptHandle, Body, Attributes } = message;
        const event = {
          Records: [{ messageId: MessageId, receiptHandle: ReceiptHandle, body: Body, attributes: Attributes }],
        };
        const { batchItemFailures } = await handler(event as SQSEvent);
        if (batchItemFailures.length === 0) await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
      // At first more happens.
      const step = seconds < 60 ? 5 : 60;
      clock.forward(step * 1_000);
      seconds += step;
    }
    expect(handed).toEqual(SQS_HANDED);
    expect((await receive(aside))?.Body).toBe('"fails"');
  });
});
