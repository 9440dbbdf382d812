/** An alarm for each promise, and one page on which all of it can be seen. */
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  Metric,
  SingleValueWidget,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionName } from './bundle.ts';
import { type Config, stackNames } from './config.ts';

export interface Watched {
  readonly config: Config;
  readonly functions: Readonly<Record<FunctionName, LambdaFunction>>;
  readonly inbound: Queue;
  readonly deadline: Queue;
  readonly pages: Queue;
  readonly outbound: Queue;
  readonly press: Queue;
  readonly notices: Queue;
  readonly deadLetters: readonly Queue[];
}

const FIVE_MINUTES = Duration.minutes(5);
const OLDEST = { period: FIVE_MINUTES, statistic: Stats.MAXIMUM };

const FLOODS: readonly (readonly [id: string, what: string, name: FunctionName, perSecond: number])[] = [
  ['MailFlood', 'More than fifty mails a second have come for a quarter of an hour.', 'inbound', 50],
  ['MapFlood', 'More than ten maps a second have been drawn for a quarter of an hour.', 'on-demand', 10],
  ['SheetFlood', 'More than 25 calls a second of order sheets have come for a quarter of an hour.', 'sheet', 25],
];

/** What a small judge is watched by: mail that is not read or not sent, deadlines that are missed, and that somebody looks. */
const OF_SMALL: ReadonlySet<string> = new Set([
  'AccountHeld',
  'InboundDeadLettersDepth',
  'OutboundDeadLettersDepth',
  'MissedCallsDepth',
  'DeadlineMissed',
  'SweepSilent',
]);

/** Returns the topic that tells of them. */
export function addAlarms(scope: Construct, watched: Watched): string {
  const { config, functions, inbound, outbound, deadLetters } = watched;
  const isSmall = config.size === 'small';
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(config.alarms));
  // A topic with a policy of its own takes nothing that the policy does not name.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  const seen: Metric[] = [];
  const alarms: Alarm[] = [];
  const alarm = (
    id: string,
    alarmDescription: string,
    metric: Metric,
    threshold: number,
    props: Partial<AlarmProps> = {},
  ) => {
    if (isSmall && !OF_SMALL.has(id)) return;
    seen.push(named(metric, inWords(id)));
    const made = new Alarm(scope, id, {
      alarmDescription,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...props,
    });
    made.addAlarmAction(new SnsAction(topic));
    alarms.push(made);
  };
  for (const queue of deadLetters) {
    const depth = queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
    alarm(
      `${queue.node.id}Depth`,
      `${queue.node.id}: a message could not be handled. See docs/operating.md.`,
      depth,
      0,
    );
  }
  for (const [id, what, queue, seconds] of [
    ['IncomingAge', 'A mail has waited for more than five minutes to be read.', inbound, 300],
    ['DeadlineAge', 'A game has waited for more than five minutes to be processed.', watched.deadline, 300],
    ['OutgoingAge', 'Results or an answer have waited for more than five minutes to be sent.', outbound, 300],
    ['PagesAge', 'Pages of a game have waited for more than fifteen minutes to be written.', watched.pages, 900],
    ['PressAge', 'Press has waited for more than half an hour to be sent.', watched.press, 1_800],
    ['NoticesAge', 'A notice has waited for more than three hours to be sent.', watched.notices, 10_800],
  ] as const) {
    const age = queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
    alarm(id, what, age, seconds);
  }
  alarm(
    'AccountHeld',
    'SES takes no mail of this account, or not this mail: it is paused, at its daily limit, or in the sandbox.',
    logged(scope, config, functions.outbound, 'HeldMails', 'account held'),
    0,
  );
  alarm(
    'MailFailed',
    'Our program has failed on a mail three times. Its sender and the GM know.',
    logged(scope, config, functions.inbound, 'FailedMails', 'mail failed'),
    0,
  );
  // Whoever writes or asks without end makes us pay: what is above this for a quarter of an hour is no game's.
  for (const [id, what, name, perSecond] of FLOODS) {
    alarm(id, what, functions[name].metricInvocations({ period: FIVE_MINUTES }), perSecond * 300, {
      evaluationPeriods: 3,
    });
  }
  alarm(
    'DeadlineMissed',
    'A deadline passed ten minutes ago and nothing has happened.',
    counted(config, 'OverdueGames'),
    0,
  );
  alarm(
    'BounceRate',
    'More than 5 % of the mails bounce: SES may stop sending.',
    reputation('Reputation.BounceRate'),
    0.05,
  );
  alarm(
    'ComplaintRate',
    'More than 0.1 % of the mails are complained of.',
    reputation('Reputation.ComplaintRate'),
    0.001,
  );
  // Without it nobody would notice that a deadline was missed.
  alarm(
    'SweepSilent',
    'The sweep, which repairs what was missed and watches the deadlines, has not run for fifteen minutes.',
    functions.sweep.metricInvocations({ period: FIVE_MINUTES }),
    1,
    {
      evaluationPeriods: 3,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    },
  );
  alarm(
    'PasswordGuessing',
    'Somebody tries passwords: so many were wrong that no more are tried for a day.',
    logged(scope, config, functions.inbound, 'PasswordGuesses', 'password-guessing'),
    0,
  );
  for (const [name, made] of Object.entries(functions)) {
    // One failure is repaired by itself. The next try of a message may be twelve minutes later: two of three periods.
    alarm(`${made.node.id}Errors`, `The function ${name} fails.`, made.metricErrors({ period: FIVE_MINUTES }), 0, {
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
    });
  }
  if (isSmall) return topic.topicArn;
  addDashboard(scope, watched, alarms, seen);
  return topic.topicArn;
}

/** What lies with each queue's dead letters, as somebody reads it who was called at night. */
const GIVEN_UP: Readonly<Record<string, string>> = {
  InboundDeadLetters: 'mails not read',
  DeadlineDeadLetters: 'deadlines not processed',
  OutboundDeadLetters: 'mails not sent',
  PagesDeadLetters: 'pages not written',
  WhatIfDeadLetters: 'WHATIFs not answered',
  FeedbackDeadLetters: 'bounces not understood',
  MissedCalls: 'wake-up calls lost',
};

/** What stands beside each other has one unit: seconds beside counts and shares hide each other. */
const GRAPHS: readonly (readonly [title: string, metrics: readonly string[]])[] = [
  ['Longest wait in each queue, seconds', ['ApproximateAgeOfOldestMessage']],
  ['Functions that failed, runs in five minutes', ['Errors']],
  ['Given up, messages', ['ApproximateNumberOfMessagesVisible']],
  ['Runs in five minutes', ['Invocations']],
  [
    'Share of mails that bounce or are complained of, from 0 to 1',
    ['Reputation.BounceRate', 'Reputation.ComplaintRate'],
  ],
  ['Games overdue; mails held and failed; passwords guessed', []],
];

/** From the top: whether anybody waits, whether an alarm rings, what a person has to look at, and how it came to that. */
function addDashboard(scope: Construct, watched: Watched, alarms: readonly Alarm[], seen: readonly Metric[]): void {
  const { config, functions, inbound, deadline, outbound, deadLetters } = watched;
  const oldest = (queue: Queue, label: string) => named(queue.metricApproximateAgeOfOldestMessage(OLDEST), label);
  const known = GRAPHS.flatMap(([, metrics]) => metrics);
  const graphs = GRAPHS.map(([title, metrics]) => {
    const left = seen.filter(({ metricName }) =>
      metrics.length === 0 ? !known.includes(metricName) : metrics.includes(metricName),
    );
    return new GraphWidget({ title, width: 12, left });
  });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: stackNames(config).service,
    widgets: [
      [
        new SingleValueWidget({
          title: 'Is anybody waiting? (a day without trouble: seconds below 300, no game overdue)',
          width: 24,
          height: 4,
          metrics: [
            named(counted(config, 'OverdueGames'), 'games overdue'),
            oldest(inbound, 'oldest mail not read, seconds'),
            oldest(deadline, 'oldest game not processed, seconds'),
            oldest(outbound, 'oldest result not sent, seconds'),
            named(counted(config, 'WaitingMails'), 'mails not sent yet'),
          ],
        }),
      ],
      [new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 5, alarms: [...alarms] })],
      [
        new SingleValueWidget({
          title: 'Given up: somebody has to look',
          width: 24,
          height: 4,
          metrics: deadLetters.map((queue) =>
            named(queue.metricApproximateNumberOfMessagesVisible(OLDEST), GIVEN_UP[queue.node.id] ?? queue.node.id),
          ),
        }),
      ],
      [
        new GraphWidget({
          title: 'Runs that read mail and send it, in five minutes',
          width: 24,
          left: [
            named(functions.inbound.metricInvocations({ period: FIVE_MINUTES }), 'mails read'),
            named(functions.outbound.metricInvocations({ period: FIVE_MINUTES }), 'runs that send mails'),
          ],
        }),
      ],
      graphs.slice(0, 2),
      graphs.slice(2, 4),
      graphs.slice(4),
    ],
  });
}

/** `InboundDeadLettersDepth`: inbound dead letters depth. */
function inWords(id: string): string {
  return id.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** How often a function's log says this. */
function logged(scope: Construct, config: Config, of: LambdaFunction, metricName: string, message: string): Metric {
  const filter = new MetricFilter(scope, metricName, {
    logGroup: of.logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', message),
    metricNamespace: stackNames(config).service,
    metricName,
    metricValue: '1',
  });
  return filter.metric({ period: FIVE_MINUTES, statistic: Stats.SUM });
}

/** As somebody reads it who was called at night. */
function named(metric: Metric, label: string): Metric {
  return metric.with({ label });
}

/** A figure that the sweep writes into its log. */
function counted({ stack }: Config, metricName: string): Metric {
  return new Metric({
    namespace: 'Chancery',
    metricName,
    dimensionsMap: { service: stack },
    period: FIVE_MINUTES,
    statistic: Stats.MAXIMUM,
  });
}

function reputation(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE });
}
