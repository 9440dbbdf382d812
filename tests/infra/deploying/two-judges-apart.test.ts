/** Two judges in one account and region, whose names begin alike: neither has a name or a right that reaches the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { onceForAll } from '../../once.ts';
import { GOOD, synthesiseGood, type TemplateText } from '../rights.ts';
import { namesIn, resolved } from './names-in.ts';

const TWIN = { ...GOOD, domain: 'two.judge.example.org', stack: 'chancery-two' };
/** As the first, elsewhere. */
const ABROAD = { ...GOOD, domain: 'judge.example.com', region: 'us-east-1' };

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
let abroad: Judge;

beforeAll(async () => {
  const good = await synthesiseGood();
  first = { ChanceryData: good.data, Chancery: good.service };
  const made = async (name: string, settings: typeof GOOD, stacks: readonly string[]) => {
    const outdir = await onceForAll(`cdk-${name}`, async (folder) =>
      (await import('../synthesise.ts')).synthesise(settings, folder),
    );
    return Object.fromEntries(
      stacks.map((stack) => [
        stack,
        JSON.parse(readFileSync(join(outdir, `${stack}.template.json`), 'utf8')) as Template,
      ]),
    );
  };
  second = await made('twin', TWIN, ['chancery-two-data', 'chancery-two']);
  abroad = await made('abroad', ABROAD, ['ChanceryData', 'Chancery']);
}, 600_000);

function resourcesOf(
  judge: Judge,
): readonly { readonly stack: string; readonly id: string; readonly resource: Resource }[] {
  return Object.entries(judge).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources as Readonly<Record<string, Resource>>).map(([id, resource]) => ({ stack, id, resource })),
  );
}

/** All that AWS wants to be the only one of its kind: stacks, exports, and whatever has a name. */
function namesOf(judge: Judge): readonly string[] {
  const exported = Object.entries(judge).flatMap(([stack, { Outputs = {} }]) =>
    Object.values(Outputs).flatMap(({ Export }) =>
      Export === undefined ? [] : [`export ${resolved(Export.Name, stack)}`],
    ),
  );
  const named = resourcesOf(judge).flatMap(({ stack, resource: { Type, Properties = {} } }) =>
    namesIn(Type, Properties, stack),
  );
  return [...Object.keys(judge).map((name) => `stack ${name}`), ...exported, ...named];
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

/** What an account has the names of once, whatever the region. */
const OF_ALL_REGIONS = /^AWS::(?:CloudFront::|IAM::|S3::Bucket|CloudWatch::Dashboard|Route53::)/;

describe('two judges of one name in two regions', () => {
  it('share no name of which an account has one for all its regions', () => {
    const global = (judge: Judge) => namesOf(judge).filter((name) => OF_ALL_REGIONS.test(name));
    const ours = new Set(global(first));
    expect(ours.size).toBeGreaterThan(7);
    expect(global(abroad).filter((name) => ours.has(name) && !name.includes('<'))).toEqual([]);
  });
});

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
