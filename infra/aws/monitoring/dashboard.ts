/** One page on which all of it can be seen: whether anybody waits, what rings, what a person has to look at, and how it came to that. */
import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmState,
  AlarmStatusWidget,
  AlarmStatusWidgetSortBy,
  Dashboard,
  GraphWidget,
  type GraphWidgetProps,
  type IMetric,
  MathExpression,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { stackNames } from '../config.ts';
import { type AlarmName, sweepMetric, type Watched } from './watched.ts';

const TEN_MINUTES = Duration.minutes(10);

/** `of`: what an alarm watches. */
export function addDashboard(
  scope: Construct,
  { config, functions }: Watched,
  alarms: readonly Alarm[],
  of: (name: AlarmName) => readonly IMetric[],
): void {
  const graph = (title: string, left: readonly IMetric[], props: Partial<GraphWidgetProps> = {}) =>
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
  const figures = (title: string, metrics: readonly IMetric[]) =>
    new SingleValueWidget({ title, width: 24, height: 4, metrics: [...metrics] });
  const [bounces, complaints] = of('Reputation') as [IMetric, IMetric];
  const [mails, maps, sheets, ...guesses] = of('Abuse');
  new Dashboard(scope, 'Dashboard', {
    // An account has its name once, for all regions together.
    dashboardName: `${stackNames(config).service}-${config.region}`,
    // What stands in one graph has one unit: seconds beside counts and shares hide each other.
    widgets: [
      [
        figures('Is anybody waiting? (a day without trouble: no game overdue, seconds below 300)', [
          ...of('DeadlineMissed'),
          ...of('Waiting'),
          sweepMetric(config, 'WaitingMails', 'mails not sent yet'),
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
      [
        graph('Longest wait, seconds', of('Waiting'), ringsAbove(300, 'rings')),
        graph('What a person has to see to, messages', [
          ...of('NotHandled'),
          ...of('MailHeld'),
          ...of('MailAside'),
          ...guesses,
        ]),
      ],
      [
        graph('Runs that failed, in five minutes', of('FunctionsFail')),
        graph('Runs, in five minutes', [
          ...[mails!, maps!, sheets!],
          ...of('SweepSilent'),
          functions.outbound.metricInvocations({ label: 'runs that send mail (outbound)' }),
        ]),
      ],
      [
        graph('Mails sent, messages', of('QuotaNear')),
        graph('Bounces, share of mails', [bounces], { width: 6, ...ringsAbove(0.05, '5 % rings') }),
        graph('Marked as spam, share of mails', [complaints], { width: 6, ...ringsAbove(0.001, '0.1 % rings') }),
      ],
    ],
  });
}
