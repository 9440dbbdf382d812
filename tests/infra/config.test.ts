import { describe, expect, it } from 'vitest';
import { ConfigError, configSchema, parseConfig } from '../../infra/aws/config.ts';
import { GOOD } from './rights.ts';

describe('a configuration that is wrong fails with a sentence for each fault', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [{ ...GOOD, domain: undefined }, 'domain: is missing.'],
    [{ ...GOOD, domain: 'Judge Example' }, 'domain: must be a domain in lower case, such as judge.example.org.'],
    [{ ...GOOD, region: 'Ireland' }, 'region: must be a region of AWS, such as eu-west-1.'],
    [{ ...GOOD, stack: 'My judge' }, 'stack: must be 2 to 25 small letters, digits and dashes.'],
    [{ ...GOOD, stack: 'judge-data' }, 'stack: must not end in -data: stacks of other judges do.'],
    [{ ...GOOD, ruleSet: 'a b' }, 'ruleSet: must be the name of a receipt rule set.'],
    [{ ...GOOD, zone: { id: 'Z1', name: 'example.net' } }, 'zone.name: judge.example.org is no name of example.net.'],
    [{ ...GOOD, size: 'tiny' }, "size: must be 'full' or 'small'."],
    [{ ...GOOD, canary: 'yes' }, 'canary: must be true or false.'],
    [{ ...GOOD, protect: 1 }, 'protect: must be true or false.'],
    [{ ...GOOD, edge: 'cloud' }, "edge: must be 'cloudfront' or 'none'."],
    [{ ...GOOD, functions: 3 }, 'functions: must be at least 10.'],
    [{ ...GOOD, dayQuota: 0 }, 'dayQuota: must be at least 1.'],
    [{ ...GOOD, deadlinesReserved: 900 }, 'deadlinesReserved: must be at most 300.'],
    [{ ...GOOD, account: '12' }, 'account: must be the 12 digits of an AWS account.'],
    [{ ...GOOD, alarms: 'nobody' }, 'alarms: must be a mail address.'],
    [{ ...GOOD, alarms: 'gm@judge.example.org' }, 'alarms: must not be an address of the judge itself'],
    [{ ...GOOD, sendRate: 0 }, 'sendRate: must be at least 1.'],
    [{ ...GOOD, sendRate: 20_000 }, 'sendRate: must be at most 10000.'],
    [{ ...GOOD, sendRate: 'many' }, 'sendRate: must be a number.'],
    [{ ...GOOD, region: undefined }, 'region: is missing.'],
    [{ ...GOOD, domain: 7 }, 'domain: must be a text.'],
    [{ ...GOOD, retention: 90 }, 'retention: must be an object of settings.'],
    [{ ...GOOD, alarms: undefined }, 'alarms: is missing.'],
    [{ ...GOOD, retention: { rawMailDays: 4_000 } }, 'retention.rawMailDays: must be at most 3650.'],
    [{ ...GOOD, retention: { rawMailDays: 60.5 } }, 'retention.rawMailDays: must be whole days.'],
    [{ ...GOOD, site: { domain: 'Games', certificateArn: 'x' } }, 'site.domain: must be a domain in lower case'],
    [{ ...GOOD, name: '' }, 'name: must not be empty.'],
    [{ ...GOOD, name: 'x'.repeat(41) }, 'name: must have at most 40 characters.'],
    [{ ...GOOD, name: 'A<b>' }, 'name: must be letters, digits and spaces.'],
    [{ ...GOOD, tls: 'no' }, "tls: must be 'require' or 'optional'."],
    [{ ...GOOD, code: 'chan' }, 'code: must be 3 to 6 capital letters.'],
    [{ ...GOOD, retention: { rawMailDays: 1 } }, 'retention.rawMailDays: must be at least 30'],
    [{ ...GOOD, webAcl: 'x' }, 'webAcl: must be the ARN of a web ACL for CloudFront, which is in us-east-1.'],
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
    [7, 'The configuration: must be an object of settings.'],
  ];

  it('each field of it has its case here', () => {
    const told = cases.map(([, sentence]) => sentence.split(/[.:]/)[0]);
    for (const field of Object.keys(configSchema.shape)) expect(told).toContain(field);
  });

  it.each(cases)('%j', (value, sentence) => {
    let faults: readonly string[] = [];
    try {
      parseConfig(value);
    } catch (error) {
      if (error instanceof ConfigError) ({ faults } = error);
    }
    expect(faults.join('\n')).toContain(sentence);
  });
});
