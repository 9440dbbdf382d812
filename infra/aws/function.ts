/** A Lambda function with a role, a log group and rights of its own: nothing is granted that is not written here. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IPrincipal, PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type FunctionName, handlerOf } from './bundle.ts';
import type { Config } from './config.ts';
import { allowRights } from './policy.ts';

export interface FunctionParts {
  readonly name: FunctionName;
  /** Of a function that is called and not waited for: where calls go on which it has failed three times. */
  readonly calledFrom?: IQueue;
  readonly code: Code;
  readonly config: Config;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  readonly seconds: number;
  readonly megabytes: number;
}

export const RETENTION: Readonly<Record<Config['retention']['logDays'], RetentionDays>> = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
  365: RetentionDays.ONE_YEAR,
};

export interface Made {
  readonly function: LambdaFunction;
  /** By it SQS names who has put a message there: `ID:FUNCTION`. */
  readonly roleId: string;
}

export function makeFunction(scope: Construct, parts: FunctionParts): Made {
  const { name, calledFrom, code, config, environment, statements, seconds, megabytes } = parts;
  const id = name.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
  const logGroup = new LogGroup(scope, `${id}Log`, {
    retention: RETENTION[config.retention.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = roleFor(scope, id, new ServicePrincipal('lambda.amazonaws.com'), [
    allowRights(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]),
    ...(config.size === 'small' ? [] : [allowRights(TRACES, ['*'])]),
    ...(calledFrom === undefined ? [] : [allowRights(['sqs:SendMessage'], [calledFrom.queueArn])]),
    ...statements,
  ]);
  const made = new LambdaFunction(scope, id, {
    description: `Chancery: ${name}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: handlerOf(name),
    code,
    // All that it may stands above.
    role: role.withoutPolicyUpdates(),
    logGroup,
    // Of each run Lambda would tell three lines more than it has to say: when it began and ended, and what is in the metrics anyway.
    loggingFormat: LoggingFormat.JSON,
    systemLogLevelV2: SystemLogLevel.WARN,
    timeout: Duration.seconds(seconds),
    memorySize: megabytes,
    tracing: config.size === 'small' ? Tracing.DISABLED : Tracing.ACTIVE,
    ...(name === 'deadline' && config.deadlinesReserved !== undefined
      ? { reservedConcurrentExecutions: config.deadlinesReserved }
      : {}),
    ...(calledFrom === undefined ? {} : { deadLetterQueue: calledFrom }),
    environment: {
      ...environment,
      // By it the figures of two judges in one account are told apart.
      POWERTOOLS_SERVICE_NAME: config.stack,
      ...(config.size === 'small' ? { FIGURES: 'sparse' } : {}),
    },
  });
  return { function: made, roleId: role.roleId };
}

/** X-Ray knows no narrower resource. */
const TRACES = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

/** A role with its rights in it: a policy beside it would be one resource more. */
export function roleFor(
  scope: Construct,
  id: string,
  assumedBy: IPrincipal,
  statements: readonly PolicyStatement[],
): Role {
  const inlinePolicies = { Rights: new PolicyDocument({ statements: [...statements] }) };
  return new Role(scope, `${id}Role`, { assumedBy, inlinePolicies });
}
