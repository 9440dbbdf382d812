/** Two judges in one account and region, whose names begin alike: neither has a name or a right that reaches the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { onceForAll } from '../once.ts';
import { GOOD, synthesiseGood, type TemplateText } from './rights.ts';

const TWIN = { ...GOOD, domain: 'two.judge.example.org', stack: 'chancery-two' };

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

interface Template extends TemplateText {
  readonly Outputs?: Readonly<Record<string, { readonly Export?: { readonly Name: unknown } }>>;
}

/** One judge: its stacks by their names. */
type Judge = Readonly<Record<string, Template>>;

let first: Judge;
let second: Judge;

beforeAll(async () => {
  const good = await synthesiseGood();
  first = { ChanceryData: good.data, Chancery: good.service };
  const outdir = await onceForAll('cdk-twin', async (folder) =>
    (await import('./synthesise.ts')).synthesise(TWIN, folder),
  );
  second = Object.fromEntries(
    ['chancery-two-data', 'chancery-two'].map((name) => [
      name,
      JSON.parse(readFileSync(join(outdir, `${name}.template.json`), 'utf8')) as Template,
    ]),
  );
}, 600_000);

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::Region': 'eu-west-1',
  'AWS::AccountId': '111111111111',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** A value as AWS has it in the end; what CloudFormation names by itself begins with the stack's name, in angle brackets. */
function resolved(value: unknown, stack: string): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[kind, of]] = Object.entries(value) as [[string, unknown]];
  switch (kind) {
    case 'Ref':
      return PSEUDO[of as string] ?? `<${stack}/${String(of)}>`;
    case 'Fn::GetAtt':
      return `<${stack}/${(of as readonly string[])[0]}>`;
    case 'Fn::ImportValue':
      return `<${String(of)}>`;
    case 'Fn::Join':
      return (of as readonly [string, readonly unknown[]])[1].map((part) => resolved(part, stack)).join('');
    case 'Fn::Select':
    case 'Fn::Split':
    case 'Fn::Sub':
      return `<${stack}/${JSON.stringify(of)}>`;
    default:
      throw new Error(`What is ${JSON.stringify(value)}?`);
  }
}

function resourcesOf(
  judge: Judge,
): readonly { readonly stack: string; readonly id: string; readonly resource: Resource }[] {
  return Object.entries(judge).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources as Readonly<Record<string, Resource>>).map(([id, resource]) => ({ stack, id, resource })),
  );
}

/** Names below something else, of which each judge has its own, and what a name only points at. */
const BELOW = /^AWS::(?:IAM::Policy|Lambda::Alias|ApiGatewayV2::Stage|S3::|Route53)/;
const POINTS = new Set(['MetricName', 'AttributeName', 'IndexName', 'HeaderName', 'KeyName', 'ConfigurationSetName']);

/** All that AWS wants to be the only one of its kind: stacks, exports, and whatever has a name. */
function namesOf(judge: Judge): readonly string[] {
  const exported = Object.entries(judge).flatMap(([stack, { Outputs = {} }]) =>
    Object.values(Outputs).flatMap(({ Export }) =>
      Export === undefined ? [] : [`export ${resolved(Export.Name, stack)}`],
    ),
  );
  const named = resourcesOf(judge)
    .filter(({ resource: { Type } }) => !BELOW.test(Type))
    .flatMap(({ stack, resource: { Type, Properties = {} } }) =>
      namesIn(Properties, stack).map((name) => `${Type} ${name}`),
    );
  return [...Object.keys(judge).map((name) => `stack ${name}`), ...exported, ...named];
}

/** The names of a resource stand at its top, or in the part that holds all of it. */
function namesIn(properties: Readonly<Record<string, unknown>>, stack: string, depth = 0): readonly string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (/(?:^|[a-z])Name$/.test(key) && !POINTS.has(key)) return [`${key} ${resolved(value, stack)}`];
    if (/Config$|^Rule$/.test(key) && depth === 0 && typeof value === 'object' && value !== null)
      return namesIn(value as Readonly<Record<string, unknown>>, stack, 1);
    return [];
  });
}

interface Document {
  readonly Statement: readonly Statement[];
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What each statement of a judge allows, in roles and on what it has: `s3:PutObject arn:…/inbox/*`. */
function rightsOf(
  judge: Judge,
): readonly { readonly action: string; readonly on: string; readonly condition: string }[] {
  return resourcesOf(judge).flatMap(({ stack, id, resource: { Properties = {} } }) => {
    const inline = (Properties['Policies'] ?? []) as readonly { readonly PolicyDocument: Document }[];
    const documents = ['PolicyDocument', 'KeyPolicy', 'AssumeRolePolicyDocument']
      .flatMap((name) => (Properties[name] === undefined ? [] : [Properties[name] as Document]))
      .concat(inline.map(({ PolicyDocument }) => PolicyDocument));
    return documents.flatMap(({ Statement: statements }) =>
      statements.flatMap(({ Action, Resource: on = { Ref: id }, Condition = {} }) =>
        [Action].flat().flatMap((action) =>
          [on].flat().map((each) => ({
            action,
            on: resolved(each, stack),
            condition: Object.entries(Condition)
              .flatMap(([, of]) =>
                Object.entries(of).map(
                  ([key, value]) =>
                    `${key} ${[value]
                      .flat()
                      .map((one) => resolved(one, stack))
                      .join(',')}`,
                ),
              )
              .join(' '),
          })),
        ),
      ),
    );
  });
}

function covers(pattern: string, name: string): boolean {
  const parts = pattern
    .split(/([*?])/)
    .map((part) => (part === '*' ? '.*' : part === '?' ? '.' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`).test(name);
}

/** Where AWS has no resource to name, and what the action reaches is no judge's. */
const OF_NOBODY = new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);

describe('two judges whose names begin alike', () => {
  it('have no name in common: stacks, exports, sets, rules, groups, dashboards, APIs', () => {
    const ours = new Set(namesOf(first));
    const theirs = namesOf(second);
    expect(theirs.filter((name) => ours.has(name))).toEqual([]);
    for (const kind of [
      'export ',
      'stack ',
      'AWS::SES::ReceiptRuleSet ',
      'AWS::SES::ConfigurationSet ',
      'AWS::Scheduler::ScheduleGroup ',
      'AWS::CloudWatch::Dashboard ',
      'AWS::ApiGatewayV2::Api ',
      'AWS::CloudFront::ResponseHeadersPolicy ',
    ])
      expect(
        theirs.some((name) => name.startsWith(kind)),
        kind,
      ).toBe(true);
  });

  it('have no right on anything of the other, also by a wildcard', () => {
    const reaches: string[] = [];
    for (const [one, other, address] of [
      [first, second, `judge@${TWIN.domain}`],
      [second, first, `judge@${GOOD.domain}`],
    ] as const) {
      const targets = new Set(rightsOf(other).map(({ on }) => on.replaceAll('*', 'x')));
      for (const { action, on, condition } of rightsOf(one)) {
        if (OF_NOBODY.has(action)) continue;
        // Identities of the account, for the sandbox asks for those of recipients too: but as whom it sends is confined.
        const senders = /^ses:FromAddress (\S+)$/.exec(condition)?.[1]?.split(',');
        if (senders !== undefined && !senders.some((sender) => covers(sender, address))) continue;
        for (const target of targets) if (covers(on, target)) reaches.push(`${action} ${on} ${target} ${condition}`);
      }
    }
    expect(reaches).toEqual([]);
    expect(rightsOf(second).length).toBeGreaterThan(100);
  });

  it('change nothing of which an account has only one', () => {
    const types = new Set(resourcesOf(second).map(({ resource: { Type } }) => Type));
    for (const only of [
      'AWS::ApiGateway::Account',
      'AWS::Logs::ResourcePolicy',
      'AWS::Logs::AccountPolicy',
      'AWS::IAM::AccountPasswordPolicy',
      'AWS::S3::AccountPublicAccessBlock',
    ])
      expect(types.has(only), only).toBe(false);
    expect([...types].filter((type) => /^Custom::|CustomResource/.test(type))).toEqual([]);
  });

  it('trust no rule, topic or schedule of the other', () => {
    const confined = (judge: Judge) =>
      rightsOf(judge).flatMap(({ condition }) =>
        [...condition.matchAll(/aws:SourceArn (\S+)/g)].map(([, arn]) => arn!),
      );
    const [ours, theirs] = [confined(first), confined(second)];
    expect(theirs.length).toBeGreaterThan(3);
    for (const one of ours)
      for (const other of theirs)
        expect([covers(one, other), covers(other, one), one, other]).toEqual([false, false, one, other]);
  });

  it('watch figures of their own, but for those that SES keeps of the whole account', () => {
    const watched = (judge: Judge) =>
      resourcesOf(judge)
        .filter(({ resource: { Type } }) => Type === 'AWS::CloudWatch::Alarm')
        .flatMap(({ stack, resource: { Properties = {} } }) =>
          [
            Properties,
            ...((Properties['Metrics'] ?? []) as { MetricStat?: { Metric: object } }[]).flatMap(({ MetricStat }) =>
              MetricStat === undefined ? [] : [MetricStat.Metric as Readonly<Record<string, unknown>>],
            ),
          ]
            .filter(({ MetricName }: Readonly<Record<string, unknown>>) => MetricName !== undefined)
            .map(
              ({ Namespace, MetricName, Dimensions = [] }: Readonly<Record<string, unknown>>) =>
                `${String(Namespace)} ${String(MetricName)} ${(Dimensions as { Value: unknown }[]).map(({ Value }) => resolved(Value, stack)).join()}`,
            ),
        );
    const ours = new Set(watched(first));
    expect(ours.size).toBeGreaterThan(25);
    expect(
      watched(second)
        .filter((figure) => ours.has(figure))
        .sort(),
    ).toEqual(['AWS/SES Reputation.BounceRate ', 'AWS/SES Reputation.ComplaintRate ', 'AWS/SES Send ']);
  });
});
