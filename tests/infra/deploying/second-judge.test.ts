/** Another judge in the same account and region: small, with a rule set and a zone that are there already, and with canaries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig, warningsFor } from '../../../infra/aws/config.ts';
import { FED, fixedCost } from '../../../infra/aws/cost.ts';
import { OF_SMALL } from '../../../infra/aws/monitoring/alarms.ts';
import { onceForAll } from '../../once.ts';
import { GOOD, type TemplateText } from '../rights.ts';

const SECOND = {
  ...GOOD,
  domain: 'test.example.org',
  stack: 'chancery-test',
  ruleSet: 'office',
  zone: { id: 'Z0123456789', name: 'example.org' },
  size: 'small',
  canary: true,
  deadlinesReserved: 50,
  webAcl: `arn:aws:wafv2:us-east-1:${'1'.repeat(12)}:global/webacl/judge/${'a'.repeat(36)}`,
};

let data: TemplateText;
let service: TemplateText;
let errors: readonly string[];

beforeAll(async () => {
  const outdir = await onceForAll('cdk-second', async (folder) =>
    (await import('../synthesise.ts')).synthesise(SECOND, folder),
  );
  const read = (name: string) => JSON.parse(readFileSync(join(outdir, name), 'utf8')) as unknown;
  data = read('chancery-test-data.template.json') as TemplateText;
  service = read('chancery-test.template.json') as TemplateText;
  const report = read('validation-report.json') as {
    pluginReports: { violations: { ruleName: string; severity: string }[] }[];
  };
  errors = report.pluginReports.flatMap(({ violations }) =>
    violations.filter(({ severity }) => severity === 'error').map(({ ruleName }) => ruleName),
  );
}, 180_000);

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

function of(template: TemplateText, type: string): readonly Resource['Properties'][] {
  return (Object.values(template.Resources) as Resource[])
    .filter(({ Type }) => Type === type)
    .map(({ Properties }) => Properties);
}

describe('two judges in one account', () => {
  it('no rule of the pack is broken by the second either', () => {
    expect(errors).toEqual([]);
  });

  it('a firewall stands before the pages where there is one', () => {
    const [distribution] = of(data, 'AWS::CloudFront::Distribution');
    expect(distribution?.['DistributionConfig']).toMatchObject({ WebACLId: SECOND.webAcl });
  });

  it('the rule of the second is added to the rule set that is there', () => {
    expect(of(service, 'AWS::SES::ReceiptRuleSet')).toEqual([]);
    expect(of(service, 'AWS::SES::ReceiptRule')).toMatchObject([
      { RuleSetName: 'office', Rule: { Name: 'chancery-test-mail', Recipients: ['test.example.org'] } },
    ]);
  });

  it('its functions tell their figures under its own name, and its alarms ask for that', () => {
    for (const { Environment } of of(service, 'AWS::Lambda::Function') as { Environment: { Variables: object } }[]) {
      expect(Environment.Variables).toMatchObject({ POWERTOOLS_SERVICE_NAME: 'chancery-test', FIGURES: 'sparse' });
    }
    expect(JSON.stringify(of(service, 'AWS::CloudWatch::Alarm'))).toContain(
      '"Dimensions":[{"Name":"service","Value":"chancery-test"}],"MetricName":"OverdueGames"',
    );
  });
});

describe('a judge in whose zone the records are made', () => {
  it('has each that doctor asks for, and the three of DKIM', () => {
    const records = of(service, 'AWS::Route53::RecordSet') as { Name: unknown; Type: string; HostedZoneId: string }[];
    expect(records.every(({ HostedZoneId }) => HostedZoneId === 'Z0123456789')).toBe(true);
    expect(records.filter(({ Type }) => Type === 'CNAME').length).toBe(3);
    expect(records.filter(({ Type }) => Type !== 'CNAME').map(({ Type, Name }) => `${Type} ${String(Name)}`)).toEqual([
      'MX test.example.org',
      'MX bounce.test.example.org',
      'TXT bounce.test.example.org',
      'TXT _dmarc.test.example.org',
    ]);
  });
});

describe('a small judge', () => {
  it('has no dashboard, no traces, six alarms, and three queues that are asked for messages: at most two dollars a month at rest', () => {
    expect(of(service, 'AWS::CloudWatch::Dashboard')).toEqual([]);
    for (const { TracingConfig } of of(service, 'AWS::Lambda::Function')) expect(TracingConfig).toBeUndefined();
    expect(JSON.stringify(service)).not.toContain('xray:');
    const told = (of(service, 'AWS::CloudWatch::Alarm') as { AlarmActions?: unknown[] }[]).filter(
      ({ AlarmActions }) => AlarmActions !== undefined,
    );
    expect(told.length).toBe(OF_SMALL.length);
    expect(of(service, 'AWS::Lambda::EventSourceMapping').length).toBe(FED);
    // The sweep beside it: some six cents (`npx tsx tests/simulation/scale.ts rest --games 10`).
    expect(fixedCost('small')).toBeLessThan(1.9);
  });
});

describe('new code with a canary', () => {
  it('has a tenth of the calls first, and goes back when an alarm of its own tells that it fails', () => {
    const groups = of(service, 'AWS::CodeDeploy::DeploymentGroup') as {
      DeploymentConfigName: string;
      AlarmConfiguration: { Alarms: unknown[] };
      AutoRollbackConfiguration: { Events: string[] };
    }[];
    expect(groups.length).toBe(3);
    for (const { DeploymentConfigName, AlarmConfiguration, AutoRollbackConfiguration } of groups) {
      expect(DeploymentConfigName).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
      expect(AlarmConfiguration.Alarms.length).toBe(2);
      expect(AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
    }
    const aliases = Object.entries(service.Resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Alias');
    const called = JSON.stringify(of(service, 'AWS::Lambda::EventSourceMapping'));
    for (const [id] of aliases) expect(called).toContain(id);
  });

  it('deadlines have functions of their own where the account allows it', () => {
    const reserved = of(service, 'AWS::Lambda::Function').filter(
      ({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions !== undefined,
    );
    expect(reserved).toMatchObject([{ Description: 'Chancery: deadline', ReservedConcurrentExecutions: 50 }]);
  });
});

describe('what is told', () => {
  it('after a deployment: the pages, the address, the records of DKIM, the queues', () => {
    const outputs = Object.keys((service as unknown as { Outputs: object }).Outputs);
    for (const name of [
      'Site',
      'Judge',
      'Dkim1',
      'Dkim2',
      'Dkim3',
      'RuleSet',
      'Table',
      'InboundQueueUrl',
      'DeadLettersUrl',
      'MissedCallsUrl',
    ]) {
      expect(outputs).toContain(name);
    }
  });

  it('before it, of a region in which SES may not receive mail', () => {
    expect(warningsFor({ ...parseConfig(GOOD), domain: 'judge.my-club.net' })).toEqual([]);
    expect(warningsFor(parseConfig({ ...GOOD, region: 'eu-north-1' })).join()).toContain(
      'we do not know that SES receives mail in eu-north-1',
    );
  });
});
