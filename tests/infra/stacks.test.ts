import { readFileSync } from 'node:fs';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { acknowledgedFor } from '../../infra/aws/acknowledged.ts';
import { dayQuotaOf, parseConfig } from '../../infra/aws/config.ts';
import { FED, FIXED } from '../../infra/aws/cost.ts';
import { MAX_CONCURRENT_EXECUTIONS, NEARLY } from '../../infra/aws/limits.ts';
import { OF_SMALL } from '../../infra/aws/monitoring/alarms.ts';
import { ALARMS } from '../../infra/aws/monitoring/watched.ts';
import { sendersFor } from '../../infra/aws/sending.ts';
import { countMetrics, log } from '../../lambdas/adapters/aws/log.ts';
import { s3Files } from '../../lambdas/adapters/aws/s3-files.ts';
import { notForbidden } from '../../lambdas/handlers/edge.ts';
import { phaseNowPath } from '../../templates/pages/game-parts.ts';
import { ALLOWED } from './allowed.ts';
import { reportIn } from './report.ts';
import {
  formatRight,
  GOOD,
  rightsIn,
  type Synthesised,
  synthesiseGood,
  synthesiseSmall,
  type TemplateText,
} from './rights.ts';

let stacks: Synthesised;
let data: Template;
let service: Template;
let findings: readonly { readonly rule: string; readonly severity: string; readonly of: readonly string[] }[];

beforeAll(async () => {
  stacks = await synthesiseGood();
  [data, service] = [Template.fromJSON(stacks.data), Template.fromJSON(stacks.service)];
  findings = reportIn(stacks.outdir);
}, 180_000);

/** What all resources of a type are made with, by their ids. */
function made<T = Readonly<Record<string, unknown>>>(template: Template, type: string): ReadonlyMap<string, T> {
  const found = Object.entries(template.findResources(`AWS::${type}`));
  return new Map(found.map(([id, { Properties }]) => [id, Properties as T]));
}

const all = <T>(template: Template, type: string) => [...made<T>(template, type).values()];

interface Distribution {
  readonly CacheBehaviors: readonly (Readonly<Record<string, unknown>> & {
    readonly PathPattern: string;
    readonly TargetOriginId: string;
  })[];
  readonly CustomErrorResponses: readonly unknown[];
  readonly DefaultCacheBehavior: { readonly TargetOriginId: string; readonly CachePolicyId: { readonly Ref: string } };
  readonly OriginGroups: {
    readonly Items: readonly {
      readonly Id: string;
      readonly Members: { readonly Items: readonly { readonly OriginId: string }[] };
      readonly FailoverCriteria: { readonly StatusCodes: { readonly Items: readonly number[] } };
    }[];
  };
  readonly Origins: readonly Readonly<Record<string, unknown>>[];
}

const distribution = () =>
  all<{ DistributionConfig: Distribution }>(data, 'CloudFront::Distribution')[0]!.DistributionConfig;

interface Mapping {
  readonly EventSourceArn: { readonly 'Fn::GetAtt': readonly [string, string] };
  readonly FunctionName: { readonly Ref: string };
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
}

const mappings = () => all<Mapping>(service, 'Lambda::EventSourceMapping');
/** Without what CDK puts behind it. */
const bare = (id: string) => id.replace(/[0-9A-F]{8}$/, '');

describe('the rule pack AwsSolutions', () => {
  it('finds no error that is not acknowledged', () => {
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('each acknowledgement has its reason', () => {
    const acknowledged = Object.values(acknowledgedFor({ region: 'eu-west-1', stack: 'chancery' }));
    for (const reason of acknowledged.flatMap((each) => Object.values(each))) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('what must never be lost', () => {
  it('is kept once it is there: point-in-time recovery, encryption; a first deployment that fails leaves nothing behind', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        Replicas: [
          Match.objectLike({
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
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
      expect(Properties['BucketEncryption']).toBeDefined();
      expect(Properties['PublicAccessBlockConfiguration']).toMatchObject({
        BlockPublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties['LifecycleConfiguration']).toBeDefined();
    }
  });

  it('leaves no marks of mail that has been dealt with: a list of what waits would go through all of them', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([Match.objectLike({ Prefix: 'inbox/', ExpiredObjectDeleteMarker: true })]),
      },
    });
  });

  it('keeps mail for as many days as are set, whatever it was for', () => {
    const kept = { Prefix: 'mail/', ExpirationInDays: 90, Status: 'Enabled' };
    data.hasResourceProperties('AWS::S3::Bucket', { LifecycleConfiguration: { Rules: Match.arrayWith([kept]) } });
  });

  it('stands in a stack of its own, that a slip cannot delete', () => {
    expect(Object.keys(service.findResources('AWS::DynamoDB::GlobalTable'))).toEqual([]);
    expect(Object.keys(service.findResources('AWS::S3::Bucket'))).toEqual([]);
  });
});

describe('the way of a mail', () => {
  it('is stored to be kept, stored to wait, then told of through a queue with a dead-letter queue', () => {
    service.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: {
        Recipients: ['judge.example.org'],
        ScanEnabled: true,
        Enabled: true,
        Actions: [
          { S3Action: { BucketName: Match.anyValue(), ObjectKeyPrefix: 'mail/' } },
          {
            S3Action: { BucketName: Match.anyValue(), ObjectKeyPrefix: 'inbox/', TopicArn: Match.anyValue() },
          },
          { StopAction: Match.anyValue() },
        ],
      },
    });
    const queues = all<Record<string, unknown>>(service, 'SQS::Queue');
    const dead = queues.filter((each) => each['RedrivePolicy'] === undefined);
    expect(queues.length - dead.length).toBe(FED);
    expect(dead.length).toBe(2);
    for (const each of queues) expect(each['SqsManagedSseEnabled']).toBe(true);
  });

  it('out is signed, tells of bounces, and is sent by as many as the rate of SES needs', () => {
    service.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'judge.example.org',
      FeedbackAttributes: { EmailForwardingEnabled: false },
      MailFromAttributes: { MailFromDomain: 'bounce.judge.example.org', BehaviorOnMxFailure: 'REJECT_MESSAGE' },
    });
    service.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      // Whoever writes again gets mail again: that is for our own list to say.
      SuppressionOptions: { SuppressedReasons: [] },
    });
    const { batchSize, maxConcurrency } = sendersFor(GOOD.sendRate);
    service.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^OutboundQueue'), 'Arn'] },
      BatchSize: batchSize,
      ScalingConfig: { MaximumConcurrency: maxConcurrency },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });

  it('leaves functions for deadlines, and deadlines for mail: neither may have them all', () => {
    const most = Object.fromEntries(
      mappings().map(({ FunctionName, ScalingConfig }) => [bare(FunctionName.Ref), ScalingConfig?.MaximumConcurrency]),
    );
    expect(most).toMatchObject({
      Inbound: MAX_CONCURRENT_EXECUTIONS.inbound,
      Deadline: MAX_CONCURRENT_EXECUTIONS.deadline,
    });
  });

  it('a queue hides a message for at least three times as long as its function may run', () => {
    const functions = made<{ Timeout?: number }>(service, 'Lambda::Function');
    const queues = made<{ VisibilityTimeout?: number }>(service, 'SQS::Queue');
    expect(mappings().length).toBe(FED);
    for (const { EventSourceArn, FunctionName } of mappings()) {
      const hidden = queues.get(EventSourceArn['Fn::GetAtt'][0])!.VisibilityTimeout ?? 30;
      expect(hidden).toBeGreaterThanOrEqual(3 * (functions.get(FunctionName.Ref)!.Timeout ?? 3));
    }
  });
});

describe('the functions', () => {
  it('run on Node 24 on ARM, traced, with logs that are not kept for ever', () => {
    const functions = all(service, 'Lambda::Function');
    expect(functions.length).toBe(11);
    const made = { Runtime: 'nodejs24.x', Architectures: ['arm64'], TracingConfig: { Mode: 'Active' } };
    for (const each of functions) expect(each).toMatchObject(made);
    for (const each of all(service, 'Logs::LogGroup')) expect(each).toMatchObject({ RetentionInDays: 90 });
  });

  it('may do what is on this list, and nothing else', () => {
    const rights = [...rightsIn(stacks.service)].map(([name, list]) => [name, list.map(formatRight).sort()] as const);
    expect(Object.fromEntries(rights)).toEqual(
      Object.fromEntries(Object.entries(ALLOWED).map(([name, list]) => [name, [...list].sort()])),
    );
  });

  it('the one behind WHATIF cannot read orders: of the table it reads nothing, of the files what is published', () => {
    const rights = rightsIn(stacks.service).get('WhatIf')!;
    expect(rights.filter(({ action }) => action.startsWith('dynamodb:')).map(formatRight)).toEqual([
      'dynamodb:PutItem Table at OUT#whatif-*, TO#*',
    ]);
    expect(rights.filter(({ action }) => action.startsWith('s3:')).map(formatRight)).toEqual([
      's3:GetObject Records/phases/*',
      's3:GetObject Records/trials/kept/*',
    ]);
    expect(rights.map(({ resource }) => resource)).not.toContain('Secret');
  });
});

describe('one click', () => {
  it('has its page on an API that lets few calls through, to paths of one form, and to one function', () => {
    const [stage] = all<{ RouteSettings: object; AccessLogSettings: { Format: string } }>(
      service,
      'ApiGatewayV2::Stage',
    );
    const { RouteSettings, AccessLogSettings } = stage!;
    const routes = all<{ RouteKey: string }>(service, 'ApiGatewayV2::Route');
    expect(RouteSettings).toEqual({
      'ANY /games/{path+}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 100 },
      'ANY /no-invitations/{token}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 10 },
      'ANY /sheet/{path+}': { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 50 },
      'ANY /variants/{path+}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 100 },
    });
    expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual(Object.keys(RouteSettings).sort());
    // Calls are logged, and neither whose they are nor the path, which is a secret.
    expect(AccessLogSettings.Format).toContain('$context.status');
    expect(AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|\.path|identity/i);
    type Permission = { Principal: string; FunctionName: { 'Fn::GetAtt': [string, string] } };
    for (const { Principal, FunctionName } of all<Permission>(service, 'Lambda::Permission')) {
      if (Principal !== 'apigateway.amazonaws.com') continue;
      expect(FunctionName['Fn::GetAtt'][0]).toMatch(/^(?:NoInvitations|OnDemand|Sheet)[0-9A-F]{8}$/);
    }
    type Described = { Description: string; Environment: { Variables: Record<string, unknown> } };
    const functions = all<Described>(service, 'Lambda::Function');
    const inbound = functions.find(({ Description }) => Description === 'Chancery: inbound')!;
    const page = JSON.stringify(inbound.Environment.Variables['STOP_PAGE']);
    expect(page).toMatch(/Distribution.*DomainName.*\/no-invitations/);
  });

  it('writes only that somebody wants no invitations, and reads nothing of the table', () => {
    const rights = rightsIn(stacks.service).get('NoInvitations')!;
    expect(rights.filter(({ action }) => action.startsWith('dynamodb:')).map(formatRight)).toEqual([
      'dynamodb:PutItem Table at STOP#invitations:*',
    ]);
    // That somebody leaves a game goes to whoever decides in games.
    expect(rights.filter(({ action }) => /^(?:s3|sqs|ses|scheduler):/.test(action)).map(formatRight)).toEqual([
      'sqs:SendMessage InboundQueue',
    ]);
  });
});

describe('order sheets', () => {
  it('are one site with the pages, by HTTPS alone, and kept by no cache but for the boards', () => {
    const { CacheBehaviors, Origins } = distribution();
    expect(
      CacheBehaviors.map(({ PathPattern, ViewerProtocolPolicy, CachePolicyId }) => [
        PathPattern,
        ViewerProtocolPolicy,
        CachePolicyId,
      ]),
    ).toEqual([
      ['/sheet/-/boards/*', 'https-only', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
      ['/sheet/*', 'https-only', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'],
      ['/no-invitations/*', 'https-only', '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'],
      ['games/*/maps/*-*/*', 'redirect-to-https', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
      ['games/*/map*', 'redirect-to-https', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
      ['variants/*/map*', 'redirect-to-https', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
      ['*/game.html', 'redirect-to-https', { Ref: expect.stringMatching(/^Languages/) as string }],
      ['assets/*', 'redirect-to-https', { Ref: expect.stringMatching(/^Languages/) as string }],
      // Pages in other languages, to which the function of the pages turns.
      ['de/*', 'redirect-to-https', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
      ['fr/*', 'redirect-to-https', '658327ea-f89d-4fab-a63d-7e88639e58f6'],
    ]);
    expect(Origins).toContainEqual(expect.objectContaining({ Id: 'pages-de', OriginPath: '/de' }));
    // Everything a browser sends but the host: cookie, origin, and what it says of where the request comes from.
    expect(CacheBehaviors[1]!['OriginRequestPolicyId']).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    expect(Origins).toContainEqual(
      expect.objectContaining({
        CustomOriginConfig: expect.objectContaining({
          OriginProtocolPolicy: 'https-only',
          OriginSSLProtocols: ['TLSv1.2'],
        }),
      }),
    );
    // The API knows its distribution by the id of the table, which no caller is told.
    const key = {
      HeaderName: 'x-chancery-edge',
      HeaderValue: { 'Fn::GetAtt': [expect.stringMatching(/^Table/), 'TableId'] },
    };
    const called = Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig !== undefined);
    expect(called.map(({ OriginCustomHeaders }) => OriginCustomHeaders)).toEqual(called.map(() => [key]));
  });

  it('hear of a new phase from a file of the pages, which the distribution keeps for five seconds and no function answers', async () => {
    const { CacheBehaviors, DefaultCacheBehavior } = distribution();
    const path = phaseNowPath('marne');
    const others = CacheBehaviors.map(({ PathPattern }) => PathPattern).filter((pattern) =>
      new RegExp(`^/?${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
    );
    expect([others, DefaultCacheBehavior.TargetOriginId]).toEqual([[], 'pages']);
    const policies = made<{ CachePolicyConfig: { MinTTL: number } }>(data, 'CloudFront::CachePolicy');
    expect(policies.get(DefaultCacheBehavior.CachePolicyId.Ref)!.CachePolicyConfig.MinTTL).toBeLessThan(5);
    const sent: Record<string, unknown>[] = [];
    const client = { send: async ({ input }: { input: Record<string, unknown> }) => sent.push(input) } as never;
    await s3Files(client, { private: 'records', public: 'pages' }).put(path.slice(1), '{}', 'application/json');
    expect(sent).toMatchObject([{ Bucket: 'pages', CacheControl: 'public, max-age=5' }]);
  });

  it('keep their own word for what is not there: the page for it stands only where S3 says that something is forbidden', () => {
    expect(distribution().CustomErrorResponses).toEqual([
      { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/not-here/index.html', ErrorCachingMinTTL: 1 },
    ]);
    expect(notForbidden({ statusCode: 403 }).statusCode).toBe(409);
    expect(JSON.stringify(data.findResources('AWS::S3::BucketPolicy'))).not.toContain('s3:ListBucket');
  });

  it('are served by a function that deletes nothing but open sheets, sends no mail itself, and reads no mail of before', () => {
    const rights = rightsIn(stacks.service).get('Sheet')!;
    const of = (action: RegExp) => rights.filter((right) => action.test(right.action)).map(formatRight);
    expect(of(/^dynamodb:Delete/)).toEqual(['dynamodb:DeleteItem Table at SHEET#*']);
    expect(of(/^ses:/)).toEqual([]);
    expect(of(/^s3:/).filter((right) => right.includes('/mail/'))).toEqual([]);
  });
});

describe('maps', () => {
  it('are looked for where games of before have them, and drawn where they are not; of what changes the drawing comes first', () => {
    const { CacheBehaviors, OriginGroups } = distribution();
    const originsOf = (pattern: string) => {
      const target = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)!.TargetOriginId;
      const { Members, FailoverCriteria } = OriginGroups.Items.find(({ Id }) => Id === target)!;
      return [Members.Items.map(({ OriginId }) => OriginId), FailoverCriteria.StatusCodes.Items];
    };
    expect(originsOf('games/*/maps/*-*/*')).toEqual([
      ['stored-maps', 'on-demand'],
      [403, 404],
    ]);
    expect(originsOf('games/*/map*')).toEqual([
      ['drawn-maps', 'stored-maps-of-before'],
      [403, 404],
    ]);
    expect(originsOf('variants/*/map*')).toEqual([
      ['drawn-maps', 'stored-maps-of-before'],
      [403, 404],
    ]);
  });

  it('are drawn by a function that can write nothing, and reads no table, no mail, no order and no secret', () => {
    const rights = rightsIn(stacks.service).get('OnDemand')!.map(formatRight);
    expect(rights.filter((right) => !/^(?:logs|xray):/.test(right)).sort()).toEqual([
      's3:GetObject Pages/games/*',
      's3:GetObject Records/phases/*',
      's3:GetObject Records/trials/kept/*',
    ]);
  });
});

describe('whatever is asynchronous', () => {
  it('has somewhere to go when it fails: queues, topics, schedules, functions that nobody waits for', () => {
    // A browser or a mail program waits for the answers of the others.
    type Asked = { IntegrationUri: { 'Fn::GetAtt': [string, string] } };
    const asked = all<Asked>(service, 'ApiGatewayV2::Integration').map((each) => each.IntegrationUri['Fn::GetAtt'][0]);
    const fed = new Set([...asked, ...mappings().map(({ FunctionName }) => FunctionName.Ref)]);
    const alone = [...made(service, 'Lambda::Function')].filter(([id]) => !fed.has(id));
    expect(alone.map(([id]) => bare(id)).sort()).toEqual(['Feedback', 'Pages', 'Sweep', 'TryVariant', 'WhatIf']);
    for (const [, each] of alone) expect(each['DeadLetterConfig']).toBeDefined();
    const subscriptions = all<Record<string, unknown>>(service, 'SNS::Subscription');
    const queued = subscriptions.filter((each) => each['Protocol'] !== 'email');
    expect(queued.length).toBe(2);
    for (const each of queued) expect(each['RedrivePolicy']).toBeDefined();
    service.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(5 minutes)',
      Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue() })],
    });
  });

  it('is let in where it comes from: SES and CloudWatch may publish to the topics they are to tell', () => {
    for (const principal of ['ses.amazonaws.com', 'cloudwatch.amazonaws.com']) {
      service.hasResourceProperties('AWS::SNS::TopicPolicy', {
        PolicyDocument: Match.objectLike({
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Allow', Action: 'sns:Publish', Principal: { Service: principal } }),
          ]),
        }),
      });
    }
    type Policy = { PolicyDocument: { Statement: readonly { Effect: string }[] } };
    const topics = all<Policy>(service, 'SNS::TopicPolicy');
    expect(topics.length).toBe(3);
    for (const { PolicyDocument } of topics)
      expect(PolicyDocument.Statement.map(({ Effect }) => Effect).sort()).toEqual(['Allow', 'Deny']);
  });
});

interface AlarmText {
  readonly Properties: {
    readonly AlarmDescription: string;
    readonly AlarmActions: readonly unknown[];
    readonly Threshold: number;
    readonly MetricName?: string;
    readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: { readonly MetricName: string } } }[];
  };
}

describe('alarms', () => {
  const alarms = () => service.findResources('AWS::CloudWatch::Alarm') as unknown as Record<string, AlarmText>;
  it('are ten at the most, each of one kind of trouble; they wake the operator, and name a chapter that is there', () => {
    const runbook = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const named = Object.entries(alarms()).map(([id, alarm]) => [bare(id), alarm] as const);
    expect(named.map(([name]) => name).sort()).toEqual([...ALARMS].sort());
    expect(named.length).toBeLessThanOrEqual(10);
    for (const [name, { Properties }] of named) {
      expect(Properties.AlarmActions.length).toBe(1);
      expect(Properties.AlarmDescription).toContain(`docs/operating.md, ${name}.`);
      expect(new RegExp(`^\\*\\*\`${name}\`\\*\\*`, 'm').test(runbook), name).toBe(true);
    }
    service.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operator@example.com' });
  });

  it('watch each promise, with no more figures than CloudWatch takes and the bill has', () => {
    const figures = Object.values(alarms()).map(figuresOf);
    for (const each of figures) expect(each.length).toBeLessThanOrEqual(10);
    expect(figures.flat().length).toBe(FIXED.full.alarm);
    const count = (name: string) => figures.flat().filter((each) => each === name).length;
    expect(['Errors', 'ApproximateNumberOfMessagesVisible', 'ApproximateAgeOfOldestMessage'].map(count)).toEqual([
      10,
      2,
      FED,
    ]);
    for (const name of ['Invocations', 'OverdueGames', 'Reputation.BounceRate', 'Reputation.ComplaintRate', 'Send']) {
      expect(count(name)).toBeGreaterThan(0);
    }
    // What functions log (lambdas/incoming/authority.ts) is what is counted.
    for (const name of ['PasswordGuesses', 'FailedMails', 'HeldMails', 'AsideMails']) expect(count(name)).toBe(1);
    service.hasResourceProperties('AWS::Logs::MetricFilter', { FilterPattern: '{ $.message = "password-guessing" }' });
    const quota = Object.entries(alarms()).find(([id]) => id.startsWith('QuotaNear'))![1];
    expect(quota.Properties.Threshold).toBe(NEARLY * dayQuotaOf(parseConfig(GOOD)));
  });
});

describe('what there is', () => {
  const sizeOf = (...templates: readonly TemplateText[]) =>
    templates.reduce((sum, { Resources }) => sum + Object.keys(Resources).length, 0);

  it('is at most 111 resources, and fewer in a small judge, whose alarms watch fewer figures', async () => {
    const small = await synthesiseSmall();
    expect(sizeOf(stacks.data, stacks.service)).toBeLessThanOrEqual(111);
    expect(sizeOf(small.data, small.service)).toBeLessThan(sizeOf(stacks.data, stacks.service));
    // The picture on the operator's page has each of them, and a reason for what goes beyond sixty.
    const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const sum = (numbers: Iterable<RegExpMatchArray>) => [...numbers].reduce((all, [, n]) => all + Number(n), 0);
    const total = sizeOf(stacks.data, stacks.service);
    expect(sum(/```\n(mail in[^`]+)```/.exec(page)![1]!.matchAll(/\((\d+)\)/g))).toBe(total);
    expect(page).toContain(`In all ${total}, of which`);
    expect(60 + sum(page.matchAll(/^\| (\d+) \| (?!\d)[^|]{20,} \|$/gm))).toBe(total);
    const alarms = Object.values(small.service.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBe(OF_SMALL.length);
    expect((alarms as unknown as AlarmText[]).flatMap(figuresOf).length).toBe(FIXED.small.alarm);
  });
});

function figuresOf({ Properties: { MetricName, Metrics = [] } }: AlarmText): readonly string[] {
  return MetricName === undefined
    ? Metrics.flatMap(({ MetricStat }) => (MetricStat === undefined ? [] : [MetricStat.Metric.MetricName]))
    : [MetricName];
}

describe('the lines of a function', () => {
  /** What is written while `write` runs: each line as CloudWatch parses it. */
  function linesOf(write: () => void): readonly Record<string, unknown>[] {
    const written: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
    );
    write();
    for (const spy of spies) spy.mockRestore();
    return written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('are found by the filter of the alarm: no fact takes the place of what happened', () => {
    const [line] = linesOf(() => log('password-guessing', { game: 'marne', what: 'mail', message: 'm', level: 'x' }));
    expect(line).toMatchObject({ message: 'password-guessing', level: 'INFO', facts: { game: 'marne', what: 'mail' } });
    const [failed] = linesOf(() => log('failed', { message: 'm1', error: 'lost' }));
    expect(failed).toMatchObject({ message: 'failed', level: 'ERROR', facts: { message: 'm1', error: 'lost' } });
  });

  it('count under the very name and dimensions that the alarm for overdue games watches', () => {
    const [line] = linesOf(() => countMetrics({ OverdueGames: 2, WaitingMails: 0 }));
    const { CloudWatchMetrics } = line!['_aws'] as {
      CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
    };
    const [{ Namespace, Dimensions, Metrics }] = CloudWatchMetrics as [(typeof CloudWatchMetrics)[number]];
    expect(Metrics.map(({ Name }) => Name)).toContain('OverdueGames');
    expect(line!['OverdueGames']).toBe(2);
    const Metric = {
      Namespace,
      MetricName: 'OverdueGames',
      Dimensions: Dimensions[0]!.map((Name) => ({ Name, Value: line![Name] })),
    };
    service.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Metrics: [Match.objectLike({ MetricStat: Match.objectLike({ Metric }) })],
    });
  });
});
