/** What `doctor --aws` and `smoke` make of the answers of AWS, in the shapes that its command line gives them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../infra/aws/config.ts';
import { type AskAws, AwsRefuses, askAws } from '../../infra/aws/deployed/ask-aws.ts';
import { daysUntil, lookAtAccount } from '../../infra/aws/deployed/look-at-account.ts';
import { runSmokeTest } from '../../infra/aws/deployed/smoke-test.ts';
import { parseReceipt } from '../../lambdas/handlers/ses.ts';
import { GOOD } from './rights.ts';

const config = parseConfig(GOOD);
const OUTPUTS = {
  AlarmsTopic: 'arn:t',
  RecordsBucket: 'records',
  Table: 'table',
  InboundQueueUrl: 'https://q',
  ConfigurationSet: 'chancery',
};
const stacks = {
  Stacks: [
    {
      EnableTerminationProtection: true,
      Outputs: Object.entries(OUTPUTS).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
    },
  ],
};

const day = (n: number) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString();

const WELL: Readonly<Record<string, unknown>> = {
  'ses get-identity-dkim-attributes': {
    DkimAttributes: { 'judge.example.org': { DkimVerificationStatus: 'Success' } },
  },
  'ses describe-active-receipt-rule-set': {
    Metadata: { Name: 'chancery' },
    Rules: [{ Enabled: true, Recipients: ['judge.example.org'] }],
  },
  'sesv2 get-account': {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    EnforcementStatus: 'HEALTHY',
    SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 100 },
  },
  'lambda get-account-settings': {
    AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 1_000 },
  },
  'cloudformation describe-stacks': stacks,
  'cloudwatch get-metric-statistics': { Datapoints: [] },
  'service-quotas list-service-quotas': {
    Quotas: [
      { QuotaName: 'CreateSchedule request rate', Value: 5_000 },
      { QuotaName: 'Invocations throttle limit', Value: 1_000 },
    ],
  },
  'cloudformation list-stack-resources': {
    StackResourceSummaries: [
      { LogicalResourceId: 'Sheet0123ABCD', PhysicalResourceId: 'sheet', ResourceType: 'AWS::Lambda::Function' },
      { LogicalResourceId: 'EveryFiveMinutes0123ABCD', PhysicalResourceId: 'rule', ResourceType: 'AWS::Events::Rule' },
    ],
  },
  'events describe-rule': { State: 'ENABLED' },
  'lambda get-function-concurrency': {},
  'dynamodb describe-limits': { TableMaxWriteCapacityUnits: 40_000 },
  'dynamodb describe-table': { Table: { DeletionProtectionEnabled: true } },
  'apigateway get-account': { throttleSettings: { rateLimit: 10_000 } },
  'sns list-subscriptions-by-topic': { Subscriptions: [{ SubscriptionArn: 'arn:aws:sns:x', Endpoint: 'a@b' }] },
  'cloudwatch describe-alarms': {
    MetricAlarms: [{ AlarmName: 'Chancery-two-Sweep', AlarmDescription: 'not ours', AlarmActions: ['arn:other'] }],
  },
};
const answering =
  (answers: Readonly<Record<string, unknown>>): AskAws =>
  async (service, action) => {
    const answer = answers[`${service} ${action}`];
    if (answer instanceof Error) throw answer;
    return answer;
  };
const faultsOf = async (changed: Readonly<Record<string, unknown>>) =>
  (await lookAtAccount(config, answering({ ...WELL, ...changed })))
    .filter(({ isFault }) => isFault)
    .map(({ text }) => text);

describe('chancery doctor --aws', () => {
  it('says what the plan of a new account costs, and how to leave it', async () => {
    const told = async (CurrentPlan: string) => {
      const account = { ...(WELL['sesv2 get-account'] as object), PricingAttributes: { CurrentPlan } };
      return (await lookAtAccount(config, answering({ ...WELL, 'sesv2 get-account': account })))
        .map(({ text }) => text)
        .join();
    };
    expect(await told('ESSENTIALS')).toContain(
      '0.16 USD for 1,000 mails. Without it they cost 0.10: aws sesv2 put-account-pricing-attributes --plan NONE',
    );
    expect(await told('NONE')).not.toContain('plan');
  });

  it('looks ahead by a straight line: mail that does not grow is never too much', () => {
    const days = (sent: (n: number) => number, count = 20) =>
      Array.from({ length: count }, (_, n) => ({ day: n, sent: sent(n) }));
    expect(
      daysUntil(
        days((n) => 100 * n),
        50_000,
      ),
    ).toBe(481);
    expect(
      daysUntil(
        days(() => 100),
        50_000,
      ),
    ).toBeNull();
    expect(
      daysUntil(
        days((n) => 5_000 - n),
        50_000,
      ),
    ).toBeNull();
    expect(
      daysUntil(
        days((n) => 100 * n, 6),
        50_000,
      ),
    ).toBeNull();
    expect(
      daysUntil(
        days((n) => 6_000 * n),
        50_000,
      ),
    ).toBe(0);
  });

  it('finds nothing where all is well, and says what it saw', async () => {
    expect(await faultsOf({})).toEqual([]);
    const told = (await lookAtAccount(config, answering(WELL))).map(({ text }) => text).join('\n');
    for (const each of [
      'is proven to SES',
      'is taken in',
      'left the sandbox',
      'Alarms reach somebody',
      'deadlinesReserved may be up to 300',
    ])
      expect(told).toContain(each);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'records of DKIM are missing',
      {
        'ses get-identity-dkim-attributes': {
          DkimAttributes: { 'judge.example.org': { DkimVerificationStatus: 'Pending', DkimTokens: ['abc'] } },
        },
      },
      'CNAME abc._domainkey.judge.example.org abc.dkim.amazonses.com',
    ],
    [
      'no rule set is active',
      { 'ses describe-active-receipt-rule-set': {} },
      'set-active-receipt-rule-set --rule-set-name chancery',
    ],
    [
      'another is',
      { 'ses describe-active-receipt-rule-set': { Metadata: { Name: 'office' }, Rules: [] } },
      "set ruleSet to 'office' and deploy",
    ],
    [
      'the account is in the sandbox',
      { 'sesv2 get-account': { ...(WELL['sesv2 get-account'] as object), ProductionAccessEnabled: false } },
      'in the sandbox of SES',
    ],
    [
      'the rate is set too high',
      {
        'sesv2 get-account': {
          ...(WELL['sesv2 get-account'] as object),
          SendQuota: { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 199 },
        },
      },
      'sendRate is 14, and SES takes 1 mails a second',
    ],
    [
      'few functions may run',
      {
        'lambda get-account-settings': {
          AccountLimit: { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 },
        },
      },
      '10 functions may run at once',
    ],
    [
      'fewer schedules can be made than is usual',
      {
        'service-quotas list-service-quotas': { Quotas: [{ QuotaName: 'CreateSchedule request rate', Value: 50 }] },
      },
      '50 in this account, where 250 are usual',
    ],
    [
      'a halt was cut short',
      { 'events describe-rule': { State: 'DISABLED' } },
      'rests in part, and order sheets goes on',
    ],
    [
      'nothing is protected',
      { 'dynamodb describe-table': { Table: { DeletionProtectionEnabled: false } } },
      'set protect to true and deploy',
    ],
    [
      'mail grows fast',
      {
        'cloudwatch get-metric-statistics': {
          Datapoints: Array.from({ length: 20 }, (_, n) => ({ Timestamp: day(n), Sum: 20_000 + 1_000 * n })),
        },
      },
      'come to what SES takes in 11 days: ask SES for more now',
    ],
    [
      'nobody confirmed the alarms',
      {
        'sns list-subscriptions-by-topic': {
          Subscriptions: [{ SubscriptionArn: 'PendingConfirmation', Endpoint: 'x' }],
        },
      },
      'Alarms reach nobody',
    ],
    [
      'an alarm rings',
      {
        'cloudwatch describe-alarms': {
          MetricAlarms: [{ AlarmName: 'x', AlarmDescription: 'The sweep is silent.', AlarmActions: ['arn:t'] }],
        },
      },
      'Alarm: The sweep is silent.',
    ],
    [
      'a question is refused, and the others are asked all the same',
      { 'sesv2 get-account': new AwsRefuses('aws sesv2 get-account: AccessDenied') },
      'aws sesv2 get-account: AccessDenied',
    ],
  ])('says it where %s', async (_, changed, sentence) => {
    const faults = await faultsOf(changed);
    expect(faults.join('\n')).toContain(sentence);
  });

  it('says that the command line of AWS is missing', async () => {
    await expect(askAws('eu-west-1', 'no-such-program-of-aws')('sts', 'get-caller-identity')).rejects.toThrow(
      'is not installed',
    );
  });
});

/** AWS as far as the smoke test asks it. `broken`: what does not work. */
function deployed(broken: 'nothing' | 'mx' | 'inbound' | 'outbound' | 'feedback') {
  let time = 0;
  let mail = '';
  let isTold = false;
  const stopped = new Set<string>();
  const ask: AskAws = async (service, action, ...words) => {
    const after = (option: string) => words[words.indexOf(option) + 1]!;
    switch (`${service} ${action}`) {
      case 'cloudformation describe-stacks':
        return stacks;
      case 'sesv2 send-email': {
        const { Raw } = JSON.parse(readFileSync(after('--content').slice('file://'.length), 'utf8')) as {
          Raw: { Data: string };
        };
        const { ToAddresses } = JSON.parse(after('--destination')) as { ToAddresses: string[] };
        if (ToAddresses[0]!.startsWith('bounce@')) stopped.add(`STOP#${ToAddresses[0]}`);
        else mail = Buffer.from(Raw.Data, 'base64').toString();
        return { MessageId: 'x' };
      }
      case 's3api list-objects-v2': {
        const prefix = after('--prefix');
        const isHere = broken !== 'mx' && (prefix === 'mail/' || broken === 'inbound');
        return { Contents: mail !== '' && isHere ? [{ Key: `${prefix}1` }] : null };
      }
      case 's3api get-object':
        writeFileSync(words.at(-1)!, mail);
        return {};
      case 's3api put-object':
        return {};
      case 'sqs send-message':
        isTold = parseReceipt(JSON.parse(after('--message-body'))).envelopeFrom === 'success@simulator.amazonses.com';
        return {};
      case 'dynamodb query':
        return { Items: isTold && broken !== 'inbound' && broken !== 'mx' ? [{ id: { S: 'a1' } }] : [] };
      case 'dynamodb delete-item':
        stopped.clear();
        return {};
      case 'dynamodb get-item': {
        const { pk } = JSON.parse(after('--key')) as { pk: { S: string } };
        if (pk.S.startsWith('OUT#')) return { Item: { state: { S: broken === 'outbound' ? 'waiting' : 'sent' } } };
        return stopped.has(pk.S) && broken !== 'feedback' ? { Item: {} } : {};
      }
      default:
        throw new Error(`${service} ${action}`);
    }
  };
  const sleep = async (milliseconds: number) => {
    time += milliseconds;
  };
  return runSmokeTest(config, { ask, now: () => time, sleep, token: 'smoke-0123456789ab' });
}

describe('chancery smoke', () => {
  it('finds that mail comes in, is answered, and bounces are heard of', async () => {
    expect((await deployed('nothing')).map(({ isFault }) => isFault)).toEqual([false, false, false]);
  });

  it.each([
    ['mx', 'the MX record or the receipt rule'],
    ['inbound', 'look at the log of inbound'],
    ['outbound', 'An answer waits'],
    ['feedback', 'look at the log of feedback'],
  ] as const)('says where to look when it is %s', async (broken, sentence) => {
    const faults = (await deployed(broken)).filter(({ isFault }) => isFault);
    expect(faults.map(({ text }) => text).join('\n')).toContain(sentence);
  });
});
