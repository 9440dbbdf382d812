/** What does the work, and can be made again at any time: mail in, schedules, functions, mail out, pages, alarms. */
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Code, IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Setting } from '../../lambdas/adapters/aws/function-settings.ts';
import { INBOUND_HIDDEN_SECONDS, INBOUND_SECONDS, TRY_VARIANT_SECONDS } from '../../lambdas/handlers/time-limits.ts';
import { NO_INVITATIONS } from '../../lambdas/mail/route.ts';
import type { FunctionName } from './bundle.ts';
import { withCanary } from './canary.ts';
import { type Config, dayQuotaOf } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { type Made, makeFunction, roleFor } from './function.ts';
import { atOnceIn, MEGABYTES } from './limits.ts';
import { makeReceiving, makeSending } from './mail-service.ts';
import { addAlarms } from './monitoring/alarms.ts';
import { addOutputs } from './outputs.ts';
import { allowRights } from './policy.ts';
import { feedFunction, makeQueue } from './queues.ts';
import { rightsOf } from './rights.ts';
import { makeRoutes } from './site-api.ts';
import { addZoneRecords } from './zone-records.ts';

export interface ServiceProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly codeOf: (name: FunctionName) => Code;
}

/** A message is hidden for six times as long as its function may run, but for mail: Lambda may have to wait for its turn. */
const SECONDS = {
  inbound: INBOUND_SECONDS,
  deadline: 120,
  outbound: 60,
  pages: 120,
  'what-if': 60,
  'try-variant': TRY_VARIANT_SECONDS,
  sweep: 240,
  feedback: 30,
  // An HTTP API waits for half a minute.
  sheet: 29,
  'on-demand': 29,
  'no-invitations': 10,
} as const satisfies Readonly<Record<FunctionName, number>>;

/** They are called, and nobody waits for them. */
const CALLED: readonly FunctionName[] = ['sweep', 'pages', 'what-if', 'try-variant', 'feedback'];

export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { config, data, codeOf, ...props }: ServiceProps) {
    super(scope, id, props);
    // What a queue gives up can be put back into it. What was called, or told, and came to nothing lies apart: no queue takes it.
    const dead = makeQueue(this, 'DeadLetters');
    const missed = makeQueue(this, 'MissedCalls');
    const queueFor = (id: string, seconds: number) =>
      makeQueue(this, id, { visibility: Duration.seconds(seconds), dead });
    const inbound = queueFor('InboundQueue', INBOUND_HIDDEN_SECONDS);
    const deadline = queueFor('DeadlineQueue', 6 * SECONDS.deadline);
    const outbound = queueFor('OutboundQueue', 6 * SECONDS.outbound);

    const { configurationSet, dkim, feedback } = makeSending(this, config);
    const group = new CfnScheduleGroup(this, 'Schedules', { name: config.stack });
    const scheduler = new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
    });
    const scheduleRole = roleFor(this, 'Schedule', scheduler, [
      allowRights(['sqs:SendMessage'], [deadline.queueArn, missed.queueArn]),
    ]);

    const functions = {} as Record<FunctionName, Made>;
    const rights = rightsOf(this, { config, data, inbound, outbound, deadline, scheduleRole, configurationSet });
    const make = (name: FunctionName, environment: Partial<Record<Setting, string>>) => {
      functions[name] = makeFunction(this, {
        name,
        code: codeOf(name),
        config,
        environment,
        statements: rights(name, functions),
        seconds: SECONDS[name],
        megabytes: MEGABYTES[name],
        ...(CALLED.includes(name) ? { calledFrom: missed } : {}),
      });
    };
    const buckets = { PRIVATE_BUCKET: data.records.bucketName, PUBLIC_BUCKET: data.pages.bucketName };
    const edge = { SITE: data.site, ...(data.edgeKey === '' ? {} : { EDGE_KEY: data.edgeKey }) };
    const table = { TABLE: data.table.tableName, DOMAIN: config.domain };
    const toInbound = { INBOUND_QUEUE: inbound.queueUrl };
    const toOutbound = { OUTBOUND_QUEUE: outbound.queueUrl };
    const house = { JUDGE: config.name, CODE: config.code, SITE: data.site };
    const decides = {
      ...table,
      ...buckets,
      ...house,
      ...toInbound,
      ...toOutbound,
      SCHEDULE_GROUP: group.name!,
      SCHEDULE_ROLE: scheduleRole.roleArn,
      SCHEDULE_DEAD_LETTERS: missed.queueArn,
      DEADLINE_QUEUE_ARN: deadline.queueArn,
      SECRET: data.secret.secretArn,
      OPERATOR: config.alarms.toLowerCase(),
      STOP_PAGE: `${data.site}/${NO_INVITATIONS}`,
    };
    make('pages', decides);
    make('what-if', { ...table, ...buckets, ...house, ...toOutbound });
    make('try-variant', { ...table, ...buckets, ...house, ...toInbound, ...toOutbound });
    make('outbound', {
      ...table,
      ...toInbound,
      ...toOutbound,
      CONFIGURATION_SET: configurationSet.configurationSetName,
      SEND_RATE: String(config.sendRate),
      DAY_QUOTA: String(dayQuotaOf(config)),
    });
    make('feedback', { ...table, ...toInbound });
    make('no-invitations', { ...table, ...toInbound, SECRET: data.secret.secretArn, SITE: data.site });
    make('on-demand', { ...buckets, ...edge });
    const asks = {
      ...decides,
      PAGES_FUNCTION: functions.pages.function.functionName,
      WHAT_IF_FUNCTION: functions['what-if'].function.functionName,
    };
    const noticeRoles = (['outbound', 'feedback', 'no-invitations', 'try-variant'] as const).map(
      (name) => functions[name].roleId,
    );
    make('inbound', {
      ...asks,
      TRY_VARIANT_FUNCTION: functions['try-variant'].function.functionName,
      NOTICE_ROLES: noticeRoles.join(','),
    });
    make('deadline', { ...asks, DEADLINE_QUEUE: deadline.queueUrl });
    make('sweep', {
      ...asks,
      DEADLINE_QUEUE: deadline.queueUrl,
      MISSED_CALLS: missed.queueUrl,
    });
    make('sheet', { ...asks, ...edge });
    const made = Object.fromEntries(
      Object.entries(functions).map(([name, { function: each }]) => [name, each]),
    ) as Record<FunctionName, Made['function']>;
    makeRoutes(this, data.api, made, config);

    const live = (name: FunctionName): IFunction =>
      config.canary ? withCanary(this, made[name], config.stack) : made[name];
    const atOnce = atOnceIn(config);
    feedFunction(live('inbound'), inbound, { batchSize: 1, maxConcurrency: atOnce.inbound });
    feedFunction(live('deadline'), deadline, { batchSize: 1, maxConcurrency: atOnce.deadline });
    feedFunction(live('outbound'), outbound, atOnce.outbound);
    feedback.addSubscription(new LambdaSubscription(made.feedback, { deadLetterQueue: missed }));
    new Rule(this, 'EveryFiveMinutes', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new FunctionTarget(made.sweep, { deadLetterQueue: missed, retryAttempts: 1 })],
    });

    makeReceiving(this, config, data, inbound, missed);
    addZoneRecords(this, config, dkim, data.distribution?.distributionDomainName ?? null);
    const alarms = addAlarms(this, { config, functions: made, inbound, deadline, outbound, dead, missed });
    addOutputs(this, {
      config,
      site: data.site,
      dkim,
      table: data.table.tableName,
      records: data.records.bucketName,
      alarms,
      configurationSet: configurationSet.configurationSetName,
      queues: [inbound, outbound, deadline, dead, missed],
    });
  }
}
