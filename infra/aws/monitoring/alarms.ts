/**
 * What wakes the operator: at most ten alarms, each of one kind of trouble with a chapter of its own in docs/operating.md. Figures that
 * mean the same trouble are one alarm, put together by metric math.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionName } from '../bundle.ts';
import { dayQuotaOf, stackNames } from '../config.ts';
import { NEARLY } from '../limits.ts';
import { addDashboard } from './dashboard.ts';
import { ALARMS, type AlarmName, FIVE_MINUTES, sweepMetric, type Watched } from './watched.ts';

const FIFTEEN_MINUTES = Duration.minutes(15);
const DAY = Duration.days(1);

/** Calls a second that no game needs, for a quarter of an hour: whoever writes or asks without end makes us pay. */
const FLOODS = { inbound: 50, 'on-demand': 10, sheet: 25 } as const satisfies Partial<Record<FunctionName, number>>;

/** What a small judge is watched by: mail that is not read or not sent, deadlines that are missed, and that somebody looks. */
export const OF_SMALL: readonly AlarmName[] = [
  'NotHandled',
  'DeadlineMissed',
  'SweepSilent',
  'MailHeld',
  'MailAside',
  'QuotaNear',
];

interface Rule {
  /** What has happened, in one sentence for whoever is called at night. */
  readonly says: string;
  /** By names for the expression, each with what it shows for people. */
  readonly metrics: Readonly<Record<string, IMetric>>;
  /** Left out: there is but one, and the alarm watches it as it is. */
  readonly expression?: string;
  readonly threshold: number;
  readonly period?: Duration;
  readonly periods?: number;
  readonly badPeriods?: number;
  readonly isBelow?: boolean;
}

/** Returns the topic that tells of them. */
export function addAlarms(scope: Construct, watched: Watched): string {
  const { config } = watched;
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
  const rules = rulesFor(scope, watched);
  const alarms = (isSmall ? OF_SMALL : ALARMS).map((name) => {
    const { says, metrics, expression, threshold, period, periods = 1, badPeriods, isBelow = false } = rules[name];
    const [metric] = Object.values(metrics) as [IMetric, ...IMetric[]];
    const alarm = new Alarm(scope, name, {
      alarmDescription: `${says} What to do: docs/operating.md, ${name}.`,
      metric:
        expression === undefined
          ? metric
          : new MathExpression({ expression, usingMetrics: metrics, period: period ?? FIVE_MINUTES }),
      threshold,
      evaluationPeriods: periods,
      ...(badPeriods === undefined ? {} : { datapointsToAlarm: badPeriods }),
      comparisonOperator: isBelow ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    return alarm;
  });
  if (!isSmall) addDashboard(scope, watched, alarms, (name) => Object.values(rules[name].metrics));
  return topic.topicArn;
}

function rulesFor(scope: Construct, watched: Watched): Readonly<Record<AlarmName, Rule>> {
  const { config, functions, inbound, deadline, outbound, dead, missed } = watched;
  const isSmall = config.size === 'small';
  const depth = (queue: Queue, label: string) =>
    queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM, label });
  const oldest = (queue: Queue, label: string) =>
    queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM, label });
  const calls = (name: FunctionName, period: Duration, label: string) =>
    functions[name].metricInvocations({ period, label });
  const errors = Object.entries(FAILING).map(([name, label]) =>
    functions[name as FunctionName].metricErrors({ period: FIVE_MINUTES, label }),
  );
  const logged = (metricName: string, label: string, of: readonly FunctionName[], ...messages: readonly string[]) => {
    const filters = of.map(
      (name) =>
        new MetricFilter(scope, `${metricName}Of${functions[name].node.id}`, {
          logGroup: functions[name].logGroup,
          filterPattern: FilterPattern.any(
            ...messages.map((each) => FilterPattern.stringValue('$.message', '=', each)),
          ),
          metricNamespace: stackNames(config).service,
          metricName,
          metricValue: '1',
        }),
    );
    return filters[0]!.metric({ period: FIVE_MINUTES, statistic: Stats.SUM, label });
  };
  const handled = {
    dead: depth(dead, 'messages given up'),
    missed: depth(missed, 'calls that came to nothing'),
    ...(isSmall
      ? {}
      : { failed: logged('FailedMails', 'mails that our program failed on', ['inbound'], 'mail failed') }),
  };
  return {
    NotHandled: {
      says: 'Something could not be handled, and lies where it waits for you.',
      metrics: handled,
      expression: sum(Object.keys(handled)),
      threshold: 0,
    },
    Waiting: {
      says: 'A mail, a game or an answer has waited for more than five minutes.',
      metrics: {
        mail: oldest(inbound, 'mail to be read'),
        game: oldest(deadline, 'game to be processed'),
        answer: oldest(outbound, 'mail to be sent'),
      },
      expression: most(['mail', 'game', 'answer']),
      threshold: 300,
    },
    DeadlineMissed: {
      says: 'A deadline passed ten minutes ago and nothing has happened.',
      metrics: { overdue: sweepMetric(config, 'OverdueGames', 'games overdue') },
      threshold: 0,
    },
    SweepSilent: {
      says: 'Nothing has looked for fifteen minutes for what was missed.',
      metrics: { sweeps: calls('sweep', FIVE_MINUTES, 'looks for what was missed (sweep)') },
      threshold: 1,
      periods: 3,
      // Without it nobody would notice that a deadline was missed.
      isBelow: true,
    },
    MailHeld: {
      says: 'SES takes no mail of this account, or not this mail: it is paused, at its daily limit, or in the sandbox.',
      metrics: {
        held: logged('HeldMails', 'mails held, since SES takes none', ['outbound'], 'account held', 'mail held'),
      },
      threshold: 0,
    },
    MailAside: {
      says: 'A mail was put aside: SES does not take it, or it has rested for three days. npx chancery unsent shows it.',
      metrics: { aside: logged('AsideMails', 'mails put aside', ['outbound', 'feedback'], 'mail put aside') },
      threshold: 0,
    },
    QuotaNear: {
      says: `More than ${NEARLY * 100} % of the mails of a day have been sent: ask SES for more.`,
      metrics: {
        sent: new Metric({
          namespace: 'AWS/SES',
          metricName: 'Send',
          period: DAY,
          statistic: Stats.SUM,
          label: 'mails of the account in a day',
        }),
      },
      threshold: NEARLY * dayQuotaOf(config),
      period: DAY,
    },
    Reputation: {
      says: 'More than 5 % of the mails bounce, or more than 0.1 % are marked as spam: SES may stop sending.',
      metrics: {
        bounces: reputation('Reputation.BounceRate', 'mails that bounce'),
        complaints: reputation('Reputation.ComplaintRate', 'mails marked as spam'),
      },
      expression: most(['bounces', 'complaints'], { bounces: 0.05, complaints: 0.001 }),
      threshold: 1,
      period: Duration.hours(1),
    },
    Abuse: {
      says: 'Somebody writes or asks without end, or tries passwords.',
      metrics: {
        mails: calls('inbound', FIFTEEN_MINUTES, 'mails read (inbound)'),
        maps: calls('on-demand', FIFTEEN_MINUTES, 'maps drawn (on-demand)'),
        sheets: calls('sheet', FIFTEEN_MINUTES, 'calls of order sheets (sheet)'),
        ...(isSmall
          ? {}
          : { guesses: logged('PasswordGuesses', 'people who tried passwords', ['inbound'], 'password-guessing') }),
      },
      expression: most(['mails', 'maps', 'sheets', 'guesses'], {
        mails: FLOODS.inbound * 900,
        maps: FLOODS['on-demand'] * 900,
        sheets: FLOODS.sheet * 900,
        guesses: 0.5,
      }),
      threshold: 1,
      period: FIFTEEN_MINUTES,
    },
    FunctionsFail: {
      says: 'A function fails again and again.',
      metrics: Object.fromEntries(errors.map((metric, n) => [`e${n}`, metric])),
      expression: sum(errors.map((_, n) => `e${n}`)),
      threshold: 0,
      // One failure is repaired by itself. The next try of a message may be twelve minutes later.
      periods: 3,
      badPeriods: 2,
    },
  };
}

/** Of what does not come in CloudWatch has no figure. */
const filled = (name: string, per = 1) => `FILL(${name}, 0)${per === 1 ? '' : ` / ${per}`}`;
const sum = (names: readonly string[]) => `SUM([${names.map((name) => filled(name)).join(', ')}])`;
const most = (names: readonly string[], per: Readonly<Record<string, number>> = {}) =>
  `MAX([${names.map((name) => filled(name, per[name])).join(', ')}])`;

function reputation(metricName: string, label: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: Stats.AVERAGE, label });
}

/** As somebody reads it who was called at night. What somebody mails may cut short who looks at it: that calls nobody. */
const FAILING: Readonly<Record<Exclude<FunctionName, 'try-variant'>, string>> = {
  inbound: 'reading mail (inbound)',
  deadline: 'processing games (deadline)',
  outbound: 'sending mail (outbound)',
  pages: 'writing pages (pages)',
  sweep: 'looking for what was missed (sweep)',
  'what-if': 'answering WHATIF (what-if)',
  feedback: 'reading bounces (feedback)',
  'on-demand': 'drawing maps (on-demand)',
  'no-invitations': 'one-click links (no-invitations)',
  sheet: 'order sheets (sheet)',
};
