/** What alarms and the dashboard look at. */
import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { FunctionName } from '../bundle.ts';
import type { Config } from '../config.ts';

export const FIVE_MINUTES = Duration.minutes(5);

export const ALARMS = [
  'NotHandled',
  'Waiting',
  'DeadlineMissed',
  'SweepSilent',
  'MailHeld',
  'MailAside',
  'QuotaNear',
  'Reputation',
  'Abuse',
  'FunctionsFail',
] as const;
export type AlarmName = (typeof ALARMS)[number];

export interface Watched {
  readonly config: Config;
  readonly functions: Readonly<Record<FunctionName, LambdaFunction>>;
  readonly inbound: Queue;
  readonly deadline: Queue;
  readonly outbound: Queue;
  readonly dead: Queue;
  readonly missed: Queue;
}

/** A figure that the sweep writes into its log. */
export function sweepMetric({ stack }: Pick<Config, 'stack'>, metricName: string, label: string): Metric {
  return new Metric({
    namespace: 'Chancery',
    metricName,
    dimensionsMap: { service: stack },
    period: FIVE_MINUTES,
    statistic: Stats.MAXIMUM,
    label,
  });
}
