/**
 * S3, SQS, Lambda, Scheduler and SES without a network, at the edge of the SDK's clients: the adapters run unchanged above them. What they
 * do not know they refuse loudly.
 */

import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ConflictException, CreateScheduleCommand, type SchedulerClient } from '@aws-sdk/client-scheduler';
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { Call, Edge } from './edge.ts';
import type { Tags } from './mail-service.ts';
import type { SimulatedQueue } from './queue.ts';

/** Of a client the adapters use `send` alone. */
function clientOf<Client>(send: (command: unknown) => Promise<unknown>): Client {
  return { send } as unknown as Client;
}

function unknownCommand(service: string, command: unknown): Error {
  return new Error(`The simulated ${service} does not know ${Object.getPrototypeOf(command).constructor.name}.`);
}

export function called(service: Call['service'], operation: string, lastsMs?: number): () => Call {
  return () => ({ service, operation, units: 1, ...(lastsMs === undefined ? {} : { lastsMs }) });
}

/** Both buckets in one: no key is in both. */
export interface Stored {
  readonly files: Map<string, Uint8Array>;
  /** When each was stored. */
  readonly since: Map<string, number>;
}

/** Keys in one answer of a list, where fewer are not asked for. */
const PAGE = 1_000;

export function simulatedS3({ files, since }: Stored, edge: Edge, now: () => number): S3Client {
  const put = (key: string, body: Uint8Array) => {
    files.set(key, body);
    since.set(key, now());
  };
  return clientOf(async (command) => {
    if (command instanceof PutObjectCommand) {
      const { Key = '', Body } = command.input;
      const call: Call = { service: 's3', operation: 'PutObject', units: 1, written: [[kindOfFile(Key), 1]] };
      return edge(
        () => call,
        () => put(Key, Buffer.from(Body as string | Uint8Array)),
      );
    }
    if (command instanceof GetObjectCommand) {
      const { Key = '', Range } = command.input;
      return edge(called('s3', 'GetObject'), () => {
        const file = files.get(Key);
        if (file === undefined) throw new NoSuchKey({ message: 'gone', $metadata: {} });
        // Of an empty file there is no first byte.
        if (Range !== undefined && file.length === 0) throw invalidRange();
        const last = Range === undefined ? file.length : Number(/^bytes=0-(\d+)$/.exec(Range)![1]) + 1;
        return { Body: { transformToByteArray: async () => file.subarray(0, last) } };
      });
    }
    if (command instanceof DeleteObjectCommand) {
      const { Key = '' } = command.input;
      return edge(called('s3', 'DeleteObject'), () => {
        files.delete(Key);
        since.delete(Key);
      });
    }
    if (command instanceof ListObjectsV2Command) {
      const { Prefix = '', ContinuationToken = '', MaxKeys = PAGE } = command.input;
      return edge(called('s3', 'ListObjectsV2'), () => {
        const keys = [...files.keys()].filter((key) => key.startsWith(Prefix) && key > ContinuationToken).sort();
        const shown = keys.slice(0, MaxKeys);
        return {
          Contents: shown.map((Key) => ({ Key, LastModified: new Date(since.get(Key) ?? 0) })),
          NextContinuationToken: keys.length > MaxKeys ? shown.at(-1) : undefined,
        };
      });
    }
    throw unknownCommand('S3', command);
  });
}

/** `de/games/GAME/PHASE/index.html`, whichever game and phase it is of. */
function kindOfFile(key: string): string {
  return key
    .replace(/((?:^|\/)(?:games|phases))\/game\d+\//, '$1/GAME/')
    .replace(/[SFW]\d{4}[MRA]/, 'PHASE')
    .replace(/(maps\/).*/, '$1');
}

function invalidRange(): Error {
  return new S3ServiceException({ name: 'InvalidRange', $fault: 'client', $metadata: {}, message: 'no such range' });
}

/** `queues`: by the address that the adapters are given. */
export function simulatedSqs(queues: Readonly<Record<string, () => SimulatedQueue>>, edge: Edge): SQSClient {
  const at = (url: string | undefined) => {
    const queue = queues[url ?? ''];
    if (queue === undefined) throw new Error(`There is no queue ${url}.`);
    return queue();
  };
  return clientOf(async (command) => {
    if (command instanceof SendMessageCommand) {
      const { QueueUrl, MessageBody = '', DelaySeconds = 0, MessageGroupId } = command.input;
      return edge(called('sqs', 'SendMessage'), () =>
        at(QueueUrl).push(JSON.parse(MessageBody), DelaySeconds * 1_000, MessageGroupId),
      );
    }
    if (command instanceof SendMessageBatchCommand) {
      const { QueueUrl, Entries = [] } = command.input;
      const call: Call = { service: 'sqs', operation: 'SendMessageBatch', units: Entries.length };
      return edge(
        () => call,
        () => {
          if (Entries.length > 10) throw new Error('SQS takes ten messages at once.');
          for (const { MessageBody = '', DelaySeconds = 0, MessageGroupId } of Entries)
            at(QueueUrl).push(JSON.parse(MessageBody), DelaySeconds * 1_000, MessageGroupId);
          return {};
        },
      );
    }
    if (command instanceof ChangeMessageVisibilityCommand) {
      const { QueueUrl, ReceiptHandle = '', VisibilityTimeout = 0 } = command.input;
      return edge(called('sqs', 'ChangeMessageVisibility'), () =>
        at(QueueUrl).hide(ReceiptHandle, VisibilityTimeout * 1_000),
      );
    }
    throw unknownCommand('SQS', command);
  });
}

/** `functions`: by their names, what is called of them and not waited for. */
export function simulatedLambda(functions: Readonly<Record<string, () => SimulatedQueue>>, edge: Edge): LambdaClient {
  return clientOf(async (command) => {
    if (!(command instanceof InvokeCommand)) throw unknownCommand('Lambda', command);
    const { FunctionName = '', InvocationType, Payload } = command.input;
    const calls = functions[FunctionName];
    if (calls === undefined || InvocationType !== 'Event') throw new Error(`Nobody may wait for ${FunctionName}.`);
    return edge(called('lambda', 'Invoke'), () =>
      calls().push(JSON.parse(Buffer.from(Payload as Uint8Array).toString())),
    );
  });
}

export interface Schedules {
  /** When it fires; undefined: there is none. */
  at(name: string): number | undefined;
  set(name: string, at: number, input: string): void;
}

export function simulatedScheduler(schedules: Schedules, edge: Edge): SchedulerClient {
  const instantOf = (expression: string | undefined) => Date.parse(`${/^at\((.+)\)$/.exec(expression ?? '')![1]}Z`);
  return clientOf(async (command) => {
    if (!(command instanceof CreateScheduleCommand)) throw unknownCommand('Scheduler', command);
    const { Name = '', ScheduleExpression, Target } = command.input;
    return edge(called('scheduler', 'CreateSchedule'), () => {
      if (schedules.at(Name) !== undefined)
        throw new ConflictException({ message: 'there', $metadata: {}, Message: 'there' });
      schedules.set(Name, instantOf(ScheduleExpression), Target?.Input ?? '');
    });
  });
}

/** `take` may throw, as SES does. */
export function simulatedSes(take: (to: string, raw: Uint8Array, tags: Tags) => string, edge: Edge): SESClient {
  return clientOf(async (command) => {
    if (!(command instanceof SendRawEmailCommand)) throw unknownCommand('SES', command);
    const { Destinations = [], RawMessage, Tags: tags = [] } = command.input;
    return edge(called('ses', 'SendRawEmail'), () => ({
      MessageId: take(Destinations[0] ?? '', RawMessage!.Data!, tags as Tags),
    }));
  });
}
