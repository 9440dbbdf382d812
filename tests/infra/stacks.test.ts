import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { acknowledgedFor } from '../../infra/aws/acknowledged.ts';
import { buildApp } from '../../infra/aws/build-app.ts';
import { ConfigError, parseConfig } from '../../infra/aws/config.ts';

const GOOD = { domain: 'judge.example.org', region: 'eu-west-1', alarms: 'operator@example.com', sendRate: 14 };

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

let data: Template;
let service: Template;
let findings: readonly { readonly rule: string; readonly severity: string; readonly of: readonly string[] }[];

beforeAll(() => {
  const outdir = mkdtempSync(join(tmpdir(), 'chancery-cdk-'));
  const app = buildApp(new App({ outdir }), parseConfig(GOOD), () =>
    Code.fromInline('exports.handler = async () => {}'),
  );
  try {
    app.synth();
  } catch {
    // The report says what was found.
  }
  const stack = (id: string) => Template.fromStack(app.node.findChild(id) as never);
  data = stack('ChanceryData');
  service = stack('Chancery');
  findings = reportIn(outdir);
}, 60_000);

interface Report {
  readonly pluginReports?: readonly {
    readonly violations: readonly {
      readonly ruleName: string;
      readonly severity: string;
      readonly violatingConstructs: readonly { readonly constructPath?: string }[];
    }[];
  }[];
}

function reportIn(outdir: string) {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report;
  } catch {
    return [];
  }
  return (report.pluginReports ?? []).flatMap(({ violations }) =>
    violations.map(({ ruleName, severity, violatingConstructs }) => ({
      rule: ruleName,
      severity,
      of: violatingConstructs.map(({ constructPath = '' }) => constructPath),
    })),
  );
}

describe('the rule pack AwsSolutions', () => {
  it('finds no error that is not acknowledged', () => {
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('each acknowledgement has its reason', () => {
    for (const { reason } of acknowledgedFor({ region: 'eu-west-1' })) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('what must never be lost', () => {
  it('is kept: point-in-time recovery, protection against deletion, encryption', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
        SSESpecification: { SSEEnabled: true },
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
      },
    });
    const buckets = Object.values(data.findResources('AWS::S3::Bucket'));
    expect(buckets.length).toBe(3);
    for (const { DeletionPolicy, Properties } of buckets as {
      DeletionPolicy: string;
      Properties: Record<string, unknown>;
    }[]) {
      expect(DeletionPolicy).toBe('Retain');
      expect(Properties['BucketEncryption']).toBeDefined();
      expect(Properties['PublicAccessBlockConfiguration']).toMatchObject({
        BlockPublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties['LifecycleConfiguration']).toBeDefined();
    }
  });

  it('stands in a stack of its own, that a slip cannot delete', () => {
    expect(Object.keys(service.findResources('AWS::DynamoDB::GlobalTable'))).toEqual([]);
    expect(Object.keys(service.findResources('AWS::S3::Bucket'))).toEqual([]);
  });
});

describe('the way of a mail', () => {
  it('is stored, then told of through a queue with a dead-letter queue', () => {
    service.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: {
        Recipients: ['judge.example.org'],
        ScanEnabled: true,
        Enabled: true,
        Actions: [
          Match.objectLike({ S3Action: Match.objectLike({ ObjectKeyPrefix: 'inbox/' }) }),
          { StopAction: Match.anyValue() },
        ],
      },
    });
    const queues = Object.entries(service.findResources('AWS::SQS::Queue')) as [
      string,
      { Properties: Record<string, unknown> },
    ][];
    const dead = queues.filter(([, { Properties }]) => Properties['RedrivePolicy'] === undefined);
    expect(queues.length - dead.length).toBe(4);
    expect(dead.length).toBe(5);
    for (const [, { Properties }] of queues) expect(Properties['SqsManagedSseEnabled']).toBe(true);
  });

  it('out is signed, tells of bounces, and is sent by at most two at once', () => {
    service.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'judge.example.org',
      MailFromAttributes: { MailFromDomain: 'bounce.judge.example.org', BehaviorOnMxFailure: 'REJECT_MESSAGE' },
    });
    service.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      ScalingConfig: { MaximumConcurrency: 2 },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  it('a queue hides a message for at least six times as long as its function may run', () => {
    const functions = service.findResources('AWS::Lambda::Function') as Record<
      string,
      { Properties: { Timeout?: number } }
    >;
    const queues = service.findResources('AWS::SQS::Queue') as Record<
      string,
      { Properties: { VisibilityTimeout?: number } }
    >;
    const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping')) as {
      Properties: { EventSourceArn: { 'Fn::GetAtt': [string, string] }; FunctionName: { Ref: string } };
    }[];
    expect(mappings.length).toBe(4);
    for (const { Properties } of mappings) {
      const hidden = queues[Properties.EventSourceArn['Fn::GetAtt'][0]]!.Properties.VisibilityTimeout ?? 30;
      expect(hidden).toBeGreaterThanOrEqual(6 * (functions[Properties.FunctionName.Ref]!.Properties.Timeout ?? 3));
    }
  });
});

describe('the functions', () => {
  it('run on Node 24 on ARM, traced, with logs that are not kept for ever', () => {
    const functions = Object.values(service.findResources('AWS::Lambda::Function')) as {
      Properties: Record<string, unknown>;
    }[];
    expect(functions.length).toBe(6);
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      });
    }
    for (const { Properties } of Object.values(service.findResources('AWS::Logs::LogGroup')) as {
      Properties: Record<string, unknown>;
    }[]) {
      expect(Properties['RetentionInDays']).toBe(90);
    }
  });

  it('may do what is on this list, and nothing else', () => {
    const policies = Object.entries(service.findResources('AWS::IAM::Policy')) as [
      string,
      { Properties: { PolicyDocument: { Statement: readonly Statement[] } } },
    ][];
    const rights = policies.map(([id, { Properties }]) => {
      const actions = Properties.PolicyDocument.Statement.flatMap(({ Action, Effect }) => {
        expect(Effect).toBe('Allow');
        return Action;
      });
      return [id.replace(/Role.*/, ''), [...new Set(actions)].sort()] as const;
    });
    const queue = [
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
    ];
    const always = ['logs:CreateLogStream', 'logs:PutLogEvents', 'xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
    const table = ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
    const game = [
      ...always,
      ...table,
      'iam:PassRole',
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
      'scheduler:CreateSchedule',
      'scheduler:DeleteSchedule',
      'scheduler:UpdateSchedule',
      'secretsmanager:GetSecretValue',
      'sqs:SendMessage',
    ];
    const allowed: Record<string, readonly string[]> = {
      Inbound: [...game, ...queue, 's3:DeleteObject', 's3:PutObjectTagging'],
      Deadline: game,
      Sweep: [...game, 's3:PutObjectTagging'],
      Outbound: [...always, ...table, ...queue, 'ses:SendRawEmail'],
      Feedback: [...always, ...queue, 'dynamodb:PutItem'],
      Picture: [...always, ...queue, 's3:GetObject', 's3:PutObject'],
      Schedule: ['lambda:InvokeFunction', 'sqs:SendMessage'],
    };
    expect(Object.fromEntries(rights)).toEqual(
      Object.fromEntries(Object.entries(allowed).map(([name, actions]) => [name, [...actions].sort()])),
    );
    const whole = policies.flatMap(([, { Properties }]) =>
      Properties.PolicyDocument.Statement.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action),
    );
    expect(new Set(whole)).toEqual(new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']));
  });
});

describe('alarms', () => {
  it('stand for each promise, and go to the operator', () => {
    const alarms = Object.values(service.findResources('AWS::CloudWatch::Alarm')) as {
      Properties: { MetricName: string; AlarmActions: unknown[] };
    }[];
    const watched = alarms.map(({ Properties }) => Properties.MetricName);
    expect(watched.filter((name) => name === 'ApproximateNumberOfMessagesVisible').length).toBe(5);
    expect(watched.filter((name) => name === 'Errors').length).toBe(6);
    for (const name of [
      'ApproximateAgeOfOldestMessage',
      'OverdueGames',
      'Reputation.BounceRate',
      'Reputation.ComplaintRate',
    ]) {
      expect(watched).toContain(name);
    }
    for (const { Properties } of alarms) expect(Properties.AlarmActions.length).toBe(1);
    service.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@example.com' });
  });
});

describe('a configuration that is wrong fails with a sentence for each fault', () => {
  it.each([
    [{ ...GOOD, domain: undefined }, 'domain: is missing.'],
    [{ ...GOOD, domain: 'Judge Example' }, 'domain: must be a domain in lower case, such as judge.example.org.'],
    [{ ...GOOD, region: 'eu-north-1' }, 'region: must be a region in which SES receives mail'],
    [{ ...GOOD, account: '12' }, 'account: must be the 12 digits of an AWS account.'],
    [{ ...GOOD, alarms: 'nobody' }, 'alarms: must be a mail address.'],
    [{ ...GOOD, alarms: 'gm@judge.example.org' }, 'alarms: must not be an address of the judge itself'],
    [{ ...GOOD, sendRate: 0 }, 'sendRate: must be at least 1.'],
    [{ ...GOOD, name: '' }, 'name: must not be empty.'],
    [{ ...GOOD, code: 'chan' }, 'code: must be 3 to 6 capital letters.'],
    [{ ...GOOD, retention: { rawMailDays: 1 } }, 'retention.rawMailDays: must be at least 30'],
    [{ ...GOOD, retention: { logDays: 3 } }, 'retention.logDays: must be 7, 30, 90 or 365.'],
    [{ ...GOOD, site: { domain: 'games.example.org' } }, 'site.certificateArn: is missing.'],
    [
      {
        ...GOOD,
        site: { domain: 'judge.example.org', certificateArn: `arn:aws:acm:us-east-1:${'1'.repeat(12)}:certificate/a` },
      },
      'site.domain: must differ',
    ],
    [
      { ...GOOD, site: { domain: 'games.example.org', certificateArn: 'x' } },
      'site.certificateArn: must be the ARN of a certificate in us-east-1.',
    ],
    [{ ...GOOD, colour: 'blue' }, 'colour: there is no such setting.'],
    [7, 'The configuration: '],
  ])('%j', (value, sentence) => {
    let faults: readonly string[] = [];
    try {
      parseConfig(value);
    } catch (error) {
      if (error instanceof ConfigError) ({ faults } = error);
    }
    expect(faults.join('\n')).toContain(sentence);
  });
});
