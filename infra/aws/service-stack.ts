/** What does the work, and can be made again at any time: mail in, schedules, functions, mail out, pages, alarms. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Code, IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Setting } from '../../lambdas/adapters/aws/function-settings.ts';
import { INBOUND_SECONDS } from '../../lambdas/handlers/time-limits.ts';
import { addAlarms } from './alarms.ts';
import type { FunctionName } from './bundle.ts';
import { withCanary } from './canary.ts';
import type { Config } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { allowActions, arnHere, makeFunction } from './function.ts';
import { MAX_CONCURRENT_EXECUTIONS, MEGABYTES } from './limits.ts';
import { deliverTo, makeReceiving, makeSending } from './mail-service.ts';
import { OneClickApi } from './one-click-api.ts';
import { addOutputs } from './outputs.ts';
import { encryptedQueue, feedFunction, QueuePair } from './queues.ts';
import { sendersFor } from './sending.ts';
import { addZoneRecords } from './zone-records.ts';

export interface ServiceProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly codeOf: (name: FunctionName) => Code;
}

export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, codeOf, ...props }: ServiceProps) {
    super(scope, id, props);
    const site = `https://${config.site?.domain ?? data.distribution.distributionDomainName}`;

    const inboundQueue = new QueuePair(this, 'Inbound', Duration.minutes(6));
    const outboundQueue = new QueuePair(this, 'Outbound', Duration.minutes(6));
    // Lambda asks each queue for messages, day and night, and each time costs something. A small judge has three that are asked; the
    // others stay, so that nothing is lost with them when the size is changed.
    const isSmall = config.size === 'small';
    // Results do not stand in line behind press, nor press behind notices. What cannot be sent lies in one place.
    const pressQueue = new QueuePair(this, 'Press', Duration.minutes(6), outboundQueue.dead);
    const noticesQueue = new QueuePair(this, 'Notices', Duration.minutes(6), outboundQueue.dead);
    const whatIfQueue = new QueuePair(this, 'WhatIf', Duration.minutes(6));
    const deadlineQueue = new QueuePair(this, 'Deadline', Duration.minutes(12));
    const pagesQueue = new QueuePair(this, 'Pages', Duration.minutes(12));
    const feedbackQueue = new QueuePair(this, 'Feedback', Duration.minutes(3));
    const missedCalls = encryptedQueue(this, 'MissedCalls');

    const { configurationSet, dkim, feedback } = makeSending(this, config);
    const group = new CfnScheduleGroup(this, 'Schedules', { name: config.stack });
    const scheduleRole = new Role(this, 'ScheduleRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });

    const table = data.table.tableArn;
    const tableRights = allowActions(
      ['GetItem', 'BatchGetItem', 'PutItem', 'BatchWriteItem', 'UpdateItem', 'Query'].map((each) => `dynamodb:${each}`),
      [table],
    );
    const onlyAt = (actions: readonly string[], ...keys: readonly string[]) =>
      allowActions(actions, [table], {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] },
        // Of a request without any key the condition above holds.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    const read = (prefix: string, bucket = data.records) =>
      allowActions(['s3:GetObject'], [bucket.arnForObjects(`${prefix}*`)]);
    const write = (prefix: string, bucket = data.records) =>
      allowActions(['s3:PutObject'], [bucket.arnForObjects(`${prefix}*`)]);
    const send = (queue: Queue) => allowActions(['sqs:SendMessage'], [queue.queueArn]);
    const traces = isSmall ? [] : [TRACES()];
    const sendQueues = isSmall ? [outboundQueue] : [outboundQueue, pressQueue, noticesQueue];
    const writePages: readonly PolicyStatement[] = [
      read('', data.pages),
      write('', data.pages),
      // Without the right to list, S3 says that a missing file is forbidden.
      allowActions(['s3:ListBucket'], [data.pages.bucketArn]),
    ];
    const environment = (extra: Partial<Record<Setting, string>>): Record<string, string> => ({
      TABLE: data.table.tableName,
      DOMAIN: config.domain,
      ...extra,
    });
    const clicks = new OneClickApi(this, config.stack);
    const outboundQueues = {
      OUTBOUND_QUEUE: outboundQueue.queue.queueUrl,
      PRESS_QUEUE: (isSmall ? outboundQueue : pressQueue).queue.queueUrl,
      NOTICES_QUEUE: (isSmall ? outboundQueue : noticesQueue).queue.queueUrl,
    };
    const base = environment({
      PRIVATE_BUCKET: data.records.bucketName,
      PUBLIC_BUCKET: data.pages.bucketName,
      INBOUND_QUEUE: inboundQueue.queue.queueUrl,
      ...outboundQueues,
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
    const isCalled = (name: FunctionName) =>
      name === 'sweep' || (isSmall && (name === 'pages' || name === 'what-if' || name === 'feedback'));
    const make = (
      name: FunctionName,
      seconds: number,
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
        megabytes: MEGABYTES[name],
        ...(isCalled(name) ? { calledFrom: missedCalls } : {}),
      });
    // It decides nothing: it reads games and people, and writes what anybody may see, and what maps are drawn from.
    const pages = make(
      'pages',
      120,
      [
        allowActions(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], [table]),
        onlyAt(['dynamodb:UpdateItem'], 'LISTS#*'),
        read('phases/'),
        write('phases/'),
        ...writePages,
        allowActions(['s3:ListBucket'], [data.records.bucketArn]),
        allowActions(['secretsmanager:GetSecretValue'], [data.secret.secretArn]),
        ...traces,
      ],
      { ...base, ...(isSmall ? {} : { PAGES_QUEUE: pagesQueue.queue.queueUrl }) },
    );
    // It reads what has been published of games, and can neither read nor change anything in the table but its own answers.
    const whatIf = make(
      'what-if',
      60,
      [read('phases/'), onlyAt(['dynamodb:PutItem'], 'OUT#whatif-*', 'TO#*'), send(outboundQueue.queue), ...traces],
      environment({
        PRIVATE_BUCKET: data.records.bucketName,
        PUBLIC_BUCKET: data.pages.bucketName,
        OUTBOUND_QUEUE: outboundQueue.queue.queueUrl,
        JUDGE: config.name,
        CODE: config.code,
        SITE: site,
      }),
    );
    const pagesAsked = this.#asked('PAGES', pages, isSmall ? null : pagesQueue);
    const whatIfAsked = this.#asked('WHAT_IF', whatIf, isSmall ? null : whatIfQueue);
    const gameEnvironment = { ...base, ...pagesAsked.environment, ...whatIfAsked.environment };
    const gameRights: readonly PolicyStatement[] = [
      tableRights,
      // A deadline waits for the mail of its own players: the head of what waits tells whose it may be.
      read('inbox/'),
      allowActions(['s3:ListBucket'], [data.records.bucketArn]),
      // What is published is asked for, and written by another.
      pagesAsked.right,
      ...sendQueues.map(({ queue }) => send(queue)),
      // Bots mail their orders: they lie where received mail lies, and are announced like it.
      write('inbox/bot-'),
      send(inboundQueue.queue),
      allowActions(['secretsmanager:GetSecretValue'], [data.secret.secretArn]),
      allowActions(['scheduler:CreateSchedule'], [arnHere(this, 'scheduler', `schedule/${config.stack}/game-*`)]),
      allowActions(['iam:PassRole'], [scheduleRole.roleArn], {
        StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
      }),
      ...traces,
    ];
    // They put word of what has happened elsewhere into the queue of received mail, and no mail.
    const outboundFunction = make(
      'outbound',
      60,
      [
        onlyAt(['dynamodb:UpdateItem'], 'OUT#*', 'PACE#*'),
        onlyAt(['dynamodb:Query'], 'BLOB#*'),
        // Of mails that are read at the same moment the addresses are asked for together.
        onlyAt(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem'], 'STOP#*'),
        // That an address is refused for good, told to who knows of games.
        send(inboundQueue.queue),
        // A mail by which it is seen whether SES takes some again.
        send(outboundQueue.queue),
        allowActions(
          ['ses:SendRawEmail'],
          [
            // In the sandbox SES asks for the right to the recipient's identity too, whichever that is.
            arnHere(this, 'ses', 'identity/*'),
            arnHere(this, 'ses', `configuration-set/${configurationSet.configurationSetName}`),
          ],
          { StringLike: { 'ses:FromAddress': `*@${config.domain}` } },
        ),
        ...traces,
      ],
      environment({
        CONFIGURATION_SET: configurationSet.configurationSetName,
        SEND_RATE: String(config.sendRate),
        INBOUND_QUEUE: inboundQueue.queue.queueUrl,
        ...outboundQueues,
      }),
    );
    const feedbackFunction = make(
      'feedback',
      30,
      [onlyAt(['dynamodb:PutItem'], 'STOP#*'), send(inboundQueue.queue), ...traces],
      environment({ INBOUND_QUEUE: inboundQueue.queue.queueUrl }),
    );
    // Anybody can call it. It reads nothing of the table, and writes there only that somebody wants no invitations.
    const noInvitations = make(
      'no-invitations',
      10,
      [
        onlyAt(['dynamodb:PutItem'], 'STOP#invitations:*'),
        // That somebody leaves a game which they watch, told to who knows of games.
        send(inboundQueue.queue),
        allowActions(['secretsmanager:GetSecretValue'], [data.secret.secretArn]),
        ...traces,
      ],
      environment({ SECRET: data.secret.secretArn, SITE: site, INBOUND_QUEUE: inboundQueue.queue.queueUrl }),
    );
    const noticeRoles = [outboundFunction, feedbackFunction, noInvitations].map(roleId);
    const functions: Record<FunctionName, LambdaFunction> = {
      pages,
      'what-if': whatIf,
      inbound: make(
        'inbound',
        INBOUND_SECONDS,
        [
          allowActions(['s3:DeleteObject'], [data.records.arnForObjects('inbox/*')]),
          // A mail that waited for a word.
          read('mail/'),
          whatIfAsked.right,
          // Somebody moves to another address, or wishes to be forgotten.
          onlyAt(['dynamodb:DeleteItem'], 'PERSON#*', 'ADDRESS#*', 'TO#*'),
          ...gameRights,
        ],
        { ...gameEnvironment, NOTICE_ROLES: noticeRoles.join(',') },
      ),
      deadline: make('deadline', 120, [...gameRights, send(deadlineQueue.queue)], {
        ...gameEnvironment,
        DEADLINE_QUEUE: deadlineQueue.queue.queueUrl,
      }),
      sweep: make(
        'sweep',
        240,
        [
          ...gameRights,
          // Lists of games.
          read('phases/'),
          read('lists/'),
          write('lists/'),
          ...writePages,
          allowActions(['dynamodb:Query'], [`${table}/index/${WAITING_INDEX}`]),
          send(deadlineQueue.queue),
          send(missedCalls),
        ],
        { ...gameEnvironment, DEADLINE_QUEUE: deadlineQueue.queue.queueUrl },
      ),
      outbound: outboundFunction,
      feedback: feedbackFunction,
      // Anybody can call it. It reads what maps are drawn from, under names that only those know who may see them, the records of phases,
      // which anybody may see, and what is published of games; it writes nothing.
      'on-demand': make('on-demand', 29, [read('phases/'), read('games/', data.pages), ...traces], {
        PRIVATE_BUCKET: data.records.bucketName,
        PUBLIC_BUCKET: data.pages.bucketName,
      }),
      'no-invitations': noInvitations,
      // It decides as `inbound` does, but reads no mail that has been dealt with, moves nobody's address and forgets nobody. What it
      // deletes are open sheets. An HTTP API waits for half a minute.
      sheet: make(
        'sheet',
        29,
        [onlyAt(['dynamodb:DeleteItem'], 'SHEET#*'), read('phases/'), ...gameRights],
        gameEnvironment,
      ),
    };
    clicks.callsTo(functions['no-invitations']);
    data.sheets.callsTo(this, functions.sheet);
    data.onDemand.callsTo(this, functions['on-demand']);
    scheduleRole.addToPolicy(allowActions(['sqs:SendMessage'], [deadlineQueue.queue.queueArn, missedCalls.queueArn]));

    const live = (name: FunctionName): IFunction =>
      config.canary ? withCanary(this, functions[name], config.stack) : functions[name];
    feedFunction(live('inbound'), inboundQueue.queue, {
      batchSize: 1,
      maxConcurrency: MAX_CONCURRENT_EXECUTIONS.inbound,
    });
    feedFunction(live('deadline'), deadlineQueue.queue, {
      batchSize: 1,
      maxConcurrency: MAX_CONCURRENT_EXECUTIONS.deadline,
    });
    const outbound = live('outbound');
    feedFunction(outbound, outboundQueue.queue, sendersFor(config.sendRate, 'results'));
    if (isSmall) {
      feedback.addSubscription(new LambdaSubscription(functions.feedback, { deadLetterQueue: feedbackQueue.dead }));
    } else {
      feedFunction(outbound, pressQueue.queue, sendersFor(config.sendRate, 'press'));
      feedFunction(outbound, noticesQueue.queue, sendersFor(config.sendRate, 'notices'));
      feedFunction(functions.pages, pagesQueue.queue, {
        batchSize: 1,
        maxConcurrency: MAX_CONCURRENT_EXECUTIONS.pages,
      });
      feedFunction(functions['what-if'], whatIfQueue.queue, { batchSize: 1, maxConcurrency: 10 });
      feedFunction(functions.feedback, feedbackQueue.queue, { batchSize: 10 });
      deliverTo(feedback, feedbackQueue);
    }
    new Rule(this, 'EveryFiveMinutes', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new FunctionTarget(functions.sweep, { deadLetterQueue: missedCalls, retryAttempts: 1 })],
    });

    makeReceiving(this, config, data, inboundQueue);
    addZoneRecords(this, config, dkim, data.distribution.distributionDomainName);
    const alarms = addAlarms(this, {
      config,
      functions,
      inbound: inboundQueue.queue,
      deadline: deadlineQueue.queue,
      pages: pagesQueue.queue,
      outbound: outboundQueue.queue,
      press: pressQueue.queue,
      notices: noticesQueue.queue,
      deadLetters: [
        inboundQueue.dead,
        deadlineQueue.dead,
        pagesQueue.dead,
        outboundQueue.dead,
        whatIfQueue.dead,
        feedbackQueue.dead,
        missedCalls,
      ],
    });
    addOutputs(this, {
      config,
      site,
      dkim,
      table: data.table.tableName,
      records: data.records.bucketName,
      alarms,
      configurationSet: configurationSet.configurationSetName,
      queues: [inboundQueue, outboundQueue, deadlineQueue, pagesQueue, feedbackQueue].flatMap(({ queue, dead }) => [
        queue,
        dead,
      ]),
    });
  }

  /** The right to ask a function for something, and where that is done: at its queue or, where there is none, by a call. */
  #asked(
    name: 'PAGES' | 'WHAT_IF',
    made: LambdaFunction,
    queue: QueuePair | null,
  ): { readonly right: PolicyStatement; readonly environment: Record<string, string> } {
    return queue === null
      ? {
          right: allowActions(['lambda:InvokeFunction'], [made.functionArn]),
          environment: { [`${name}_FUNCTION`]: made.functionName },
        }
      : {
          right: allowActions(['sqs:SendMessage'], [queue.queue.queueArn]),
          environment: { [`${name}_QUEUE`]: queue.queue.queueUrl },
        };
  }
}

/** By it SQS names who has put a message there: `ID:FUNCTION`. */
function roleId({ role }: LambdaFunction): string {
  return (role as Role).roleId;
}

/** X-Ray knows no narrower resource. */
const TRACES = () => allowActions(['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']);
