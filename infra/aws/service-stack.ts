/** What does the work, and can be made anew at any time: mail in, schedules, functions, mail out, pages, alarms. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  ReceiptRuleSet,
  TlsPolicy,
} from 'aws-cdk-lib/aws-ses';
import { S3, Stop } from 'aws-cdk-lib/aws-ses-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Setting } from '../../lambdas/adapters/aws/function-settings.ts';
import { addAlarms } from './alarms.ts';
import type { FunctionName } from './bundle.ts';
import type { Config } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { allow, arnHere, makeFunction } from './function.ts';
import { OneClickApi } from './one-click-api.ts';
import { sendersFor } from './sending.ts';

export interface ServiceProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly codeOf: (name: FunctionName) => Code;
}

/** Tries before a message is put aside. */
const TRIES = 5;
const GROUP = 'chancery';

export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, codeOf, ...props }: ServiceProps) {
    super(scope, id, props);
    const site = `https://${config.site?.domain ?? data.distribution.distributionDomainName}`;

    const inboundQueue = new QueuePair(this, 'Inbound', Duration.minutes(6));
    const outboundQueue = new QueuePair(this, 'Outbound', Duration.minutes(6));
    // Results do not stand in line behind press, nor press behind notices. What cannot be sent lies in one place.
    const pressQueue = new QueuePair(this, 'Press', Duration.minutes(6), outboundQueue.dead);
    const noticesQueue = new QueuePair(this, 'Notices', Duration.minutes(6), outboundQueue.dead);
    const whatIfQueue = new QueuePair(this, 'WhatIf', Duration.minutes(6));
    const deadlineQueue = new QueuePair(this, 'Deadline', Duration.minutes(12));
    const feedbackQueue = new QueuePair(this, 'Feedback', Duration.minutes(3));
    const missedCalls = encryptedQueue(this, 'MissedCalls');

    const configurationSet = makeSending(this, config, feedbackQueue);
    const group = new CfnScheduleGroup(this, 'Schedules', { name: GROUP });
    const scheduleRole = new Role(this, 'ScheduleRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });

    const table = data.table.tableArn;
    const tableRights = allow(
      ['GetItem', 'BatchGetItem', 'PutItem', 'BatchWriteItem', 'UpdateItem', 'Query'].map((each) => `dynamodb:${each}`),
      [table],
    );
    const onlyAt = (actions: readonly string[], ...keys: readonly string[]) =>
      allow(actions, [table], {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] },
        // Of a request without any key the condition above holds.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    const read = (prefix: string, bucket = data.records) =>
      allow(['s3:GetObject'], [bucket.arnForObjects(`${prefix}*`)]);
    const write = (prefix: string, bucket = data.records) =>
      allow(['s3:PutObject'], [bucket.arnForObjects(`${prefix}*`)]);
    const send = (queue: Queue) => allow(['sqs:SendMessage'], [queue.queueArn]);
    const keepMail = [
      read('mail/'),
      allow(['s3:PutObject', 's3:PutObjectTagging'], [data.records.arnForObjects('mail/*')]),
    ];
    const gameRights: readonly PolicyStatement[] = [
      tableRights,
      // A deadline waits for the mail of its own players: the head of what waits tells whose it may be.
      read('inbox/'),
      read('phases/'),
      write('phases/'),
      read('', data.pages),
      write('', data.pages),
      // Without the right to list, S3 says that a missing file is forbidden.
      allow(['s3:ListBucket'], [data.records.bucketArn, data.pages.bucketArn]),
      send(outboundQueue.queue),
      send(pressQueue.queue),
      send(noticesQueue.queue),
      // Bots mail their orders: they lie where mail that has come lies, and are told of like it.
      write('inbox/bot-'),
      send(inboundQueue.queue),
      allow(['secretsmanager:GetSecretValue'], [data.secret.secretArn]),
      allow(
        ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'],
        [arnHere(this, 'scheduler', `schedule/${GROUP}/game-*`)],
      ),
      allow(['iam:PassRole'], [scheduleRole.roleArn], {
        StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
      }),
      TRACES(),
    ];
    const environment = (extra: Partial<Record<Setting, string>>): Record<string, string> => ({
      TABLE: data.table.tableName,
      DOMAIN: config.domain,
      ...extra,
    });
    const clicks = new OneClickApi(this);
    const outboundQueues = {
      OUTBOUND_QUEUE: outboundQueue.queue.queueUrl,
      PRESS_QUEUE: pressQueue.queue.queueUrl,
      NOTICES_QUEUE: noticesQueue.queue.queueUrl,
    };
    const gameEnvironment = environment({
      PRIVATE_BUCKET: data.records.bucketName,
      PUBLIC_BUCKET: data.pages.bucketName,
      INBOUND_QUEUE: inboundQueue.queue.queueUrl,
      ...outboundQueues,
      WHAT_IF_QUEUE: whatIfQueue.queue.queueUrl,
      SCHEDULE_GROUP: group.name!,
      SCHEDULE_ROLE: scheduleRole.roleArn,
      SCHEDULE_DEAD_LETTERS: missedCalls.queueArn,
      DEADLINE_QUEUE_ARN: deadlineQueue.queue.queueArn,
      SECRET: data.secret.secretArn,
      JUDGE: config.name,
      CODE: config.code,
      SITE: site,
      STOP_PAGE: clicks.page,
    });
    const make = (
      name: FunctionName,
      seconds: number,
      megabytes: number,
      statements: readonly PolicyStatement[],
      env: Record<string, string>,
    ) =>
      makeFunction(this, {
        name,
        code: codeOf(name),
        config,
        environment: env,
        statements,
        seconds,
        megabytes,
        ...(name === 'sweep' ? { calledFrom: missedCalls } : {}),
      });
    const functions: Record<FunctionName, LambdaFunction> = {
      inbound: make(
        'inbound',
        60,
        1024,
        [
          allow(['s3:DeleteObject'], [data.records.arnForObjects('inbox/*')]),
          ...keepMail,
          send(whatIfQueue.queue),
          // Somebody moves to another address, or wishes to be forgotten.
          onlyAt(['dynamodb:DeleteItem'], 'PERSON#*', 'ADDRESS#*', 'TO#*'),
          ...gameRights,
        ],
        gameEnvironment,
      ),
      deadline: make('deadline', 120, 1024, [...gameRights, send(deadlineQueue.queue)], {
        ...gameEnvironment,
        DEADLINE_QUEUE: deadlineQueue.queue.queueUrl,
      }),
      sweep: make(
        'sweep',
        240,
        1024,
        [
          ...keepMail,
          ...gameRights,
          allow(['dynamodb:Query'], [`${table}/index/${WAITING_INDEX}`]),
          send(deadlineQueue.queue),
          send(missedCalls),
        ],
        { ...gameEnvironment, DEADLINE_QUEUE: deadlineQueue.queue.queueUrl },
      ),
      outbound: make(
        'outbound',
        60,
        512,
        [
          onlyAt(['dynamodb:UpdateItem'], 'OUT#*', 'PACE#*'),
          onlyAt(['dynamodb:Query'], 'BLOB#*'),
          onlyAt(['dynamodb:GetItem', 'dynamodb:PutItem'], 'STOP#*'),
          // That an address is refused for good, told to who knows of games.
          send(inboundQueue.queue),
          allow(
            ['ses:SendRawEmail'],
            [
              arnHere(this, 'ses', `identity/${config.domain}`),
              arnHere(this, 'ses', `configuration-set/${configurationSet.configurationSetName}`),
            ],
            { StringLike: { 'ses:FromAddress': `*@${config.domain}` } },
          ),
          TRACES(),
        ],
        environment({
          CONFIGURATION_SET: configurationSet.configurationSetName,
          SEND_RATE: String(config.sendRate),
          INBOUND_QUEUE: inboundQueue.queue.queueUrl,
          ...outboundQueues,
        }),
      ),
      feedback: make(
        'feedback',
        30,
        256,
        [onlyAt(['dynamodb:PutItem'], 'STOP#*'), send(inboundQueue.queue), TRACES()],
        environment({ INBOUND_QUEUE: inboundQueue.queue.queueUrl }),
      ),
      // Anybody can call it. It reads what maps are drawn from, under names that only those know who may see them, and what is published
      // of games; it writes nothing.
      'on-demand': make('on-demand', 29, 2048, [read('phases/*/maps/'), read('games/', data.pages), TRACES()], {
        PRIVATE_BUCKET: data.records.bucketName,
        PUBLIC_BUCKET: data.pages.bucketName,
      }),
      // It reads what has been published of games, and can neither read nor change anything in the table but its own answers.
      'what-if': make(
        'what-if',
        60,
        1024,
        [read('phases/'), onlyAt(['dynamodb:PutItem'], 'OUT#whatif-*', 'TO#*'), send(outboundQueue.queue), TRACES()],
        environment({
          PRIVATE_BUCKET: data.records.bucketName,
          PUBLIC_BUCKET: data.pages.bucketName,
          OUTBOUND_QUEUE: outboundQueue.queue.queueUrl,
          JUDGE: config.name,
          CODE: config.code,
          SITE: site,
        }),
      ),
      // Anybody can call it. It reads nothing of the table, and writes there only that somebody wants no invitations.
      'no-invitations': make(
        'no-invitations',
        10,
        256,
        [
          onlyAt(['dynamodb:PutItem'], 'STOP#invitations:*'),
          // That somebody leaves a game which they watch, told to who knows of games.
          send(inboundQueue.queue),
          allow(['secretsmanager:GetSecretValue'], [data.secret.secretArn]),
          TRACES(),
        ],
        environment({ SECRET: data.secret.secretArn, SITE: site, INBOUND_QUEUE: inboundQueue.queue.queueUrl }),
      ),
      // It decides as `inbound` does, but reads no mail that has been dealt with, moves nobody's address and forgets nobody. What it
      // deletes are open sheets. An HTTP API waits for half a minute.
      sheet: make('sheet', 29, 1024, [onlyAt(['dynamodb:DeleteItem'], 'SHEET#*'), ...gameRights], gameEnvironment),
    };
    clicks.callsTo(functions['no-invitations']);
    data.sheets.callsTo(this, functions.sheet);
    data.onDemand.callsTo(this, functions['on-demand']);
    scheduleRole.addToPolicy(allow(['sqs:SendMessage'], [deadlineQueue.queue.queueArn, missedCalls.queueArn]));

    // However much mail comes, functions are left for deadlines, and the other way round.
    feed(functions.inbound, inboundQueue.queue, { batchSize: 1, maxConcurrency: MOST_INBOUND });
    feed(functions.deadline, deadlineQueue.queue, { batchSize: 1, maxConcurrency: MOST_DEADLINES });
    feed(functions.outbound, outboundQueue.queue, sendersFor(config.sendRate, 'results'));
    feed(functions.outbound, pressQueue.queue, sendersFor(config.sendRate, 'press'));
    feed(functions.outbound, noticesQueue.queue, sendersFor(config.sendRate, 'notices'));
    feed(functions['what-if'], whatIfQueue.queue, { batchSize: 1, maxConcurrency: 10 });
    feed(functions.feedback, feedbackQueue.queue, { batchSize: 10 });
    new Rule(this, 'EveryFiveMinutes', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new FunctionTarget(functions.sweep, { deadLetterQueue: missedCalls, retryAttempts: 1 })],
    });

    makeReceiving(this, config, data, inboundQueue);
    addAlarms(this, {
      config,
      functions,
      inbound: inboundQueue.queue,
      outbound: outboundQueue.queue,
      deadLetters: [
        inboundQueue.dead,
        deadlineQueue.dead,
        outboundQueue.dead,
        whatIfQueue.dead,
        feedbackQueue.dead,
        missedCalls,
      ],
    });
  }
}

const RULE_SET = 'chancery';
/** Functions at once, of the thousand that an account usually has. */
const MOST_INBOUND = 300;
const MOST_DEADLINES = 300;

/** X-Ray knows no narrower resource. */
const TRACES = () => allow(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']);

class QueuePair {
  readonly queue: Queue;
  readonly dead: Queue;
  /** `dead`: left out, it has dead letters of its own. */
  constructor(scope: Construct, id: string, visibilityTimeout: Duration, dead?: Queue) {
    this.dead = dead ?? encryptedQueue(scope, `${id}DeadLetters`);
    this.queue = new Queue(scope, `${id}Queue`, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: TRIES },
    });
  }
}

function encryptedQueue(scope: Construct, id: string): Queue {
  return new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
}

function feed(
  to: LambdaFunction,
  from: Queue,
  props: { readonly batchSize: number; readonly maxConcurrency?: number },
): void {
  to.addEventSource(new SqsEventSource(from, { ...props, reportBatchItemFailures: true }));
}

/** The judge's identity as a sender, and what is told of the mails that it has sent. */
function makeSending(scope: Construct, config: Config, feedback: QueuePair): ConfigurationSet {
  const configurationSet = new ConfigurationSet(scope, 'Sending', {
    configurationSetName: 'chancery',
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    // Our own list knows who is back: SES would go on refusing whoever bounced once.
    disableSuppressionList: true,
  });
  new EmailIdentity(scope, 'Identity', {
    identity: Identity.domain(config.domain),
    // Bounces come as events; as mails they would only be mails to answer.
    feedbackForwarding: false,
    mailFromDomain: `bounce.${config.domain}`,
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.REJECT_MESSAGE,
    configurationSet,
  });
  const topic = topicInto(scope, 'FeedbackTopic', feedback);
  configurationSet.addEventDestination('Feedback', {
    destination: EventDestination.snsTopic(topic),
    events: [
      EmailSendingEvent.BOUNCE,
      EmailSendingEvent.COMPLAINT,
      EmailSendingEvent.REJECT,
      EmailSendingEvent.DELIVERY_DELAY,
    ],
  });
  return configurationSet;
}

/** Mail to the domain is stored first, then told of. */
function makeReceiving(scope: Construct, config: Config, data: DataStack, inbound: QueuePair): void {
  const topic = topicInto(scope, 'InboundTopic', inbound);
  // A topic with a policy of its own takes nothing that the policy does not name.
  const told = topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Stack.of(scope).account },
        ArnLike: { 'aws:SourceArn': arnHere(scope, 'ses', `receipt-rule-set/${RULE_SET}:receipt-rule/*`) },
      },
    }),
  );
  const rules = new ReceiptRuleSet(scope, 'Receiving', {
    receiptRuleSetName: RULE_SET,
    rules: [
      {
        recipients: [config.domain],
        scanEnabled: true,
        tlsPolicy: config.tls === 'require' ? TlsPolicy.REQUIRE : TlsPolicy.OPTIONAL,
        actions: [new S3({ bucket: data.records, objectKeyPrefix: 'inbox/', topic }), new Stop()],
      },
    ],
  });
  // SES tries the topic when the rule is made.
  if (told.policyDependable !== undefined) rules.node.addDependency(told.policyDependable);
}

/** A topic whose notifications lie in the queue as they were sent; those that do not get there lie with its dead letters. */
function topicInto(scope: Construct, id: string, { queue, dead }: QueuePair): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true });
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: dead }));
  return topic;
}
