/**
 * New code of a function is given a tenth of the calls for five minutes. Where it ends in errors, or what it handles fails again and
 * again, CodeDeploy gives all calls back to the code of before.
 */
import { Duration } from 'aws-cdk-lib';
import { Alarm, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type IFunction, type IVersion, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** Messages of one minute that may fail without the new code being to blame: one poisoned mail is tried again each time. */
const MOST_FAILED = 3;
const MINUTE = Duration.minutes(1);

/** What queues and schedules call from now on. */
export function withCanary(scope: Construct, made: LambdaFunction, namespace: string): IFunction {
  const { id } = made.node;
  // The classes and their interfaces differ in what may be left out; we tell the compiler that they do not.
  const version = made.currentVersion as IVersion;
  const live = new Alias(scope, `${id}Live`, { aliasName: 'live', version });
  const failed = new MetricFilter(scope, `${id}Failures`, {
    logGroup: made.logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'failed'),
    metricNamespace: namespace,
    metricName: `${id}Failures`,
    metricValue: '1',
  });
  const watched = [
    { name: 'Crashes', metric: live.metricErrors({ period: MINUTE, statistic: Stats.SUM }), threshold: 1 },
    { name: 'Failing', metric: failed.metric({ period: MINUTE, statistic: Stats.SUM }), threshold: MOST_FAILED + 1 },
  ];
  new LambdaDeploymentGroup(scope, `${id}Deployment`, {
    alias: live,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    alarms: watched.map(
      ({ name, metric, threshold }) =>
        new Alarm(scope, `${id}${name}`, {
          alarmDescription: `New code of ${id} fails: it is taken back.`,
          metric,
          threshold,
          evaluationPeriods: 1,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
    ),
  });
  return live as IFunction;
}
