/** An alarm for each promise, and one page on which all of it can be seen. */
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  AlarmState,
  AlarmStatusWidget,
  AlarmStatusWidgetSortBy,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type GraphWidgetProps,
  type IMetric,
  MathExpression,
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
const TEN_MINUTES = Duration.minutes(10);
const OLDEST = { period: FIVE_MINUTES, statistic: Stats.MAXIMUM };

const FLOODS: readonly (readonly [id: string, what: string, name: FunctionName, perSecond: number])[] = [
  ['MailFlood', 'More than fifty mails a second have come for a quarter of an hour.', 'inbound', 50],
  ['MapFlood', 'More than ten maps a second have been drawn for a quarter of an hour.', 'on-demand', 10],
  ['SheetFlood', 'More than 25 calls a second of order sheets have come for a quarter of an hour.', 'sheet', 25],
];

/** What a small judge is watched by: mail that is not read or not sent, deadlines that are missed, and that somebody looks. */
const OF_SMALL: ReadonlySet<string> = new Set([
  'AccountHeld',
  'MailAside',
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
  const seen: Seen[] = [];
  const alarms: Alarm[] = [];
  const alarm = (
    id: string,
    alarmDescription: string,
    metric: Metric,
    threshold: number,
    props: Partial<AlarmProps> = {},
  ) => {
    if (isSmall && !OF_SMALL.has(id)) return;
    seen.push({ id, metric: named(metric, LABELS[id] ?? id) });
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
    logged(scope, config, functions.outbound, 'HeldMails', 'account held', 'mail held'),
    0,
  );
  alarm(
    'MailAside',
    'A mail was put aside: SES does not take it, or it has rested for three days. npx chancery unsent shows it.',
    logged(scope, config, functions.outbound, 'AsideMails', 'mail put aside'),
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

/** What each alarm watches, as somebody reads it who was called at night: what lies given up, what waits, what fails, what runs. */
const LABELS: Readonly<Record<string, string>> = {
  InboundDeadLettersDepth: 'mails not read',
  DeadlineDeadLettersDepth: 'deadlines not processed',
  OutboundDeadLettersDepth: 'mails not sent',
  PagesDeadLettersDepth: 'pages not written',
  WhatIfDeadLettersDepth: 'WHATIFs not answered',
  FeedbackDeadLettersDepth: 'bounces not understood',
  MissedCallsDepth: 'wake-up calls lost',
  IncomingAge: 'mail to be read',
  DeadlineAge: 'game to be processed',
  OutgoingAge: 'result or answer to be sent',
  PagesAge: 'pages to be written',
  PressAge: 'press to be sent',
  NoticesAge: 'notice to be sent',
  AccountHeld: 'mails held, since SES takes none',
  MailAside: 'mails put aside',
  MailFailed: 'mails that our program failed on',
  DeadlineMissed: 'games overdue',
  PasswordGuessing: 'people who tried passwords',
  MailFlood: 'mails read (inbound)',
  MapFlood: 'maps drawn (on-demand)',
  SheetFlood: 'calls of order sheets (sheet)',
  SweepSilent: 'looks for what was missed (sweep)',
  BounceRate: 'mails that bounce',
  ComplaintRate: 'mails marked as spam',
  InboundErrors: 'reading mail (inbound)',
  DeadlineErrors: 'processing games (deadline)',
  OutboundErrors: 'sending mail (outbound)',
  PagesErrors: 'writing pages (pages)',
  SweepErrors: 'looking for what was missed (sweep)',
  WhatIfErrors: 'answering WHATIF (what-if)',
  FeedbackErrors: 'reading bounces (feedback)',
  OnDemandErrors: 'drawing maps (on-demand)',
  NoInvitationsErrors: 'one-click links (no-invitations)',
  SheetErrors: 'order sheets (sheet)',
};

/** What an alarm watches, by the alarm's id. */
interface Seen {
  readonly id: string;
  readonly metric: Metric;
}

/** From the top: whether anybody waits, what rings, what a person has to look at, and how it came to that. */
function addDashboard(scope: Construct, watched: Watched, alarms: readonly Alarm[], seen: readonly Seen[]): void {
  const { config, functions, inbound, deadline, outbound } = watched;
  const oldest = (queue: Queue, label: string) => named(queue.metricApproximateAgeOfOldestMessage(OLDEST), label);
  const metrics = (...ids: readonly RegExp[]) =>
    seen.filter(({ id }) => ids.some((each) => each.test(id))).map(({ metric }) => metric);
  const graph = (title: string, left: readonly Metric[], props: Partial<GraphWidgetProps> = {}) =>
    new GraphWidget({ title, width: 12, left: [...left], leftYAxis: { min: 0 }, ...props });
  const ringsAbove = (value: number, label: string) => ({ leftAnnotations: [{ value, label }] });
  // Of a run that did not take place CloudWatch has nothing, and would show the last one. It shows whole periods: in five minutes there
  // may be none, since calls come a little early or late.
  const looks = new MathExpression({
    expression: 'FILL(looks, 0)',
    usingMetrics: { looks: functions.sweep.metricInvocations({ period: TEN_MINUTES }) },
    period: TEN_MINUTES,
    label: 'looks for overdue games, in ten minutes (none: the first figure is old)',
  });
  const figures = (title: string, of: readonly IMetric[]) =>
    new SingleValueWidget({ title, width: 24, height: 4, metrics: [...of] });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: stackNames(config).service,
    // What stands in one graph has one unit: seconds beside counts and shares hide each other.
    widgets: [
      [
        figures('Is anybody waiting? (a day without trouble: no game overdue, seconds below 300)', [
          named(counted(config, 'OverdueGames'), 'games overdue'),
          oldest(inbound, 'oldest mail not read, seconds'),
          oldest(deadline, 'oldest game not processed, seconds'),
          oldest(outbound, 'oldest result not sent, seconds'),
          named(counted(config, 'WaitingMails'), 'mails not sent yet'),
          looks,
        ]),
      ],
      [
        new AlarmStatusWidget({
          title: 'Alarms that ring (empty: none)',
          width: 24,
          height: 3,
          alarms: [...alarms],
          states: [AlarmState.ALARM],
          sortBy: AlarmStatusWidgetSortBy.STATE_UPDATED_TIMESTAMP,
        }),
      ],
      [figures('Given up: somebody has to look', metrics(/Depth$/))],
      [
        graph('Longest wait, seconds', metrics(/Age$/), ringsAbove(300, 'mail, games and results ring')),
        graph('Given up, messages', metrics(/Depth$/)),
      ],
      [
        graph('Runs that failed, in five minutes', metrics(/Errors$/)),
        graph('Runs, in five minutes', [
          ...metrics(/Flood$/, /^SweepSilent$/),
          named(functions.outbound.metricInvocations({ period: FIVE_MINUTES }), 'runs that send mail (outbound)'),
        ]),
      ],
      [
        graph(
          'What a person has to see to, in five minutes',
          metrics(/Missed$/, /Held$/, /Aside$/, /Failed$/, /Guessing$/),
        ),
        graph('Bounces, share of mails', metrics(/^BounceRate$/), { width: 6, ...ringsAbove(0.05, '5 % rings') }),
        graph('Marked as spam, share of mails', metrics(/^ComplaintRate$/), {
          width: 6,
          ...ringsAbove(0.001, '0.1 % rings'),
        }),
      ],
    ],
  });
}

/** How often a function's log says one of these. */
function logged(
  scope: Construct,
  config: Config,
  of: LambdaFunction,
  metricName: string,
  ...messages: readonly string[]
): Metric {
  const filter = new MetricFilter(scope, metricName, {
    logGroup: of.logGroup,
    filterPattern: FilterPattern.any(...messages.map((each) => FilterPattern.stringValue('$.message', '=', each))),
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
