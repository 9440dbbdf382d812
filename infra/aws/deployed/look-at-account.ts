/** What `chancery doctor --aws` asks AWS of a judge that has been deployed: a sentence for each thing that keeps it from its work. */

import { type Config, dayQuotaOf, ruleSetOf, stackNames } from '../config.ts';
import { PRICES } from '../cost.ts';
import { AWS_QUOTAS, NEARLY } from '../limits.ts';
import { type AskAws, outputsOf } from './ask-aws.ts';
import { stillRunning } from './halt-judge.ts';

export interface AccountFinding {
  readonly isFault: boolean;
  readonly text: string;
}

const good = (text: string): AccountFinding => ({ isFault: false, text });
const bad = (text: string): AccountFinding => ({ isFault: true, text });

/** Functions that must be left for all else in an account. */
const UNRESERVED = 100;

export async function lookAtAccount(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const parts = [identity, ruleSet, account, forecast, functions, quotas, protection, rest, alarms];
  const found: AccountFinding[] = [];
  for (const part of parts) {
    // One that cannot be answered, because it lacks a right, keeps no other from its answer.
    found.push(...(await part(config, ask).catch((error: unknown) => [bad((error as Error).message)])));
  }
  return found;
}

async function identity({ domain }: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { DkimAttributes } = (await ask('ses', 'get-identity-dkim-attributes', '--identities', domain)) as {
    readonly DkimAttributes: Readonly<
      Record<string, { readonly DkimVerificationStatus: string; readonly DkimTokens?: readonly string[] }>
    >;
  };
  const told = DkimAttributes[domain];
  if (told === undefined) return [bad(`SES does not know ${domain}: deploy first.`)];
  if (told.DkimVerificationStatus === 'Success') return [good(`${domain} is proven to SES.`)];
  const records = (told.DkimTokens ?? []).map(
    (token) => `CNAME ${token}._domainkey.${domain} ${token}.dkim.amazonses.com`,
  );
  const again =
    told.DkimVerificationStatus === 'Failed'
      ? ` SES looks for them no more until it is asked to: aws ses verify-domain-dkim --domain ${domain}.`
      : '';
  return [
    bad(
      `${domain} is not proven to SES yet (${told.DkimVerificationStatus}): nothing is sent. It needs ${records.join(', ')}.${again}`,
    ),
  ];
}

async function ruleSet(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { Metadata, Rules = [] } = (await ask('ses', 'describe-active-receipt-rule-set')) as {
    readonly Metadata?: { readonly Name: string };
    readonly Rules?: readonly { readonly Enabled?: boolean; readonly Recipients?: readonly string[] }[];
  };
  const wanted = ruleSetOf(config);
  if (Metadata?.Name !== wanted) {
    const now =
      Metadata === undefined ? 'No receipt rule set is active' : `The receipt rule set ${Metadata.Name} is active`;
    const shared =
      Metadata === undefined ? '' : ` Or add our rule to it: set ruleSet to '${Metadata.Name}' and deploy.`;
    return [
      bad(`${now}, so no mail comes in: aws ses set-active-receipt-rule-set --rule-set-name ${wanted}.${shared}`),
    ];
  }
  const isThere = Rules.some(({ Enabled, Recipients = [] }) => Enabled === true && Recipients.includes(config.domain));
  return [
    isThere ? good(`Mail to ${config.domain} is taken in.`) : bad(`No rule of ${wanted} is for ${config.domain}.`),
  ];
}

interface Account {
  readonly ProductionAccessEnabled: boolean;
  readonly SendingEnabled: boolean;
  readonly EnforcementStatus: string;
  readonly SendQuota: {
    readonly Max24HourSend: number;
    readonly MaxSendRate: number;
    readonly SentLast24Hours: number;
  };
  /** Of newer accounts (SES API version 2, GetAccount). */
  readonly PricingAttributes?: { readonly CurrentPlan?: string; readonly NextPlan?: string };
}

async function account(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const told = (await ask('sesv2', 'get-account')) as Account;
  const { Max24HourSend, MaxSendRate, SentLast24Hours } = told.SendQuota;
  return [
    told.ProductionAccessEnabled
      ? good('The account has left the sandbox of SES.')
      : bad(
          'The account is in the sandbox of SES: mail goes to proven addresses only. npx chancery aws prints the request; docs/operating.md says how to prove your own address meanwhile.',
        ),
    ...(told.SendingEnabled ? [] : [bad('SES has switched sending off for this account.')]),
    ...(told.EnforcementStatus === 'HEALTHY' ? [] : [bad(`SES watches this account: ${told.EnforcementStatus}.`)]),
    compared('sendRate', config.sendRate, MaxSendRate, 'mails a second'),
    // -1: there is no limit.
    ...(Max24HourSend < 0 ? [] : [compared('dayQuota', dayQuotaOf(config), Max24HourSend, 'mails in 24 hours')]),
    ...(Max24HourSend > 0 && SentLast24Hours > Max24HourSend * NEARLY
      ? [bad(`${SentLast24Hours} of ${Max24HourSend} mails of a day have been sent: ask SES for more.`)]
      : []),
    ...plan(told),
  ];
}

/** A setting and what AWS allows. */
function compared(setting: string, value: number, most: number, what: string): AccountFinding {
  const both = `SES takes ${most} ${what}; ${setting} is ${value}`;
  if (value > most)
    return bad(`${setting} is ${value}, and SES takes ${most} ${what}: mails are refused and tried again.`);
  return good(
    value === most ? `${both}.` : `${both}: set it to that (less what other judges of the account send) and deploy.`,
  );
}

function plan({ PricingAttributes }: Account): readonly AccountFinding[] {
  const now = PricingAttributes?.CurrentPlan ?? 'NONE';
  if (now === 'NONE' || PricingAttributes?.NextPlan === 'NONE') return [];
  const { usd, essentials } = PRICES.mailOut;
  return [
    good(
      `SES bills this account by its plan ${now}: ${essentials} USD for 1,000 mails. Without it they cost ${usd.toFixed(2)}: aws sesv2 put-account-pricing-attributes --plan NONE, from the next month on.`,
    ),
  ];
}

const DAY_MS = 86_400_000;
const LOOKED_BACK_DAYS = 28;

/** In how many days the mails of a day come to what SES takes, should they grow as they did. */
async function forecast(_: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { SendQuota } = (await ask('sesv2', 'get-account')) as Account;
  const { Datapoints } = (await ask(
    ...['cloudwatch', 'get-metric-statistics', '--namespace', 'AWS/SES', '--metric-name', 'Send'],
    ...['--statistics', 'Sum', '--period', String(DAY_MS / 1_000)],
    ...[
      '--start-time',
      new Date(Date.now() - LOOKED_BACK_DAYS * DAY_MS).toISOString(),
      '--end-time',
      new Date().toISOString(),
    ],
  )) as { readonly Datapoints: readonly { readonly Timestamp: string; readonly Sum: number }[] };
  const days = Datapoints.map(({ Timestamp, Sum }) => ({ day: Date.parse(Timestamp) / DAY_MS, sent: Sum }));
  const left = daysUntil(days, SendQuota.Max24HourSend);
  if (left === null) return [good('The mails of a day do not grow towards what SES takes.')];
  const text = `As mail grows, the mails of a day come to what SES takes in ${left} days`;
  return [left < LOOKED_BACK_DAYS ? bad(`${text}: ask SES for more now.`) : good(`${text}.`)];
}

/** By a straight line through what was sent on each day; null: it does not lead there. Fewer than a week of days say nothing. */
export function daysUntil(
  days: readonly { readonly day: number; readonly sent: number }[],
  most: number,
): number | null {
  if (days.length < 7 || most <= 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, sent] = [mean(days.map(({ day }) => day)), mean(days.map((each) => each.sent))];
  const slope =
    mean(days.map((each) => (each.day - at) * (each.sent - sent))) / mean(days.map(({ day }) => (day - at) ** 2));
  if (!(slope > 0)) return null;
  const last = Math.max(...days.map(({ day }) => day));
  return Math.max(0, Math.ceil((most - sent) / slope + at - last));
}

async function functions(
  { functions: set, deadlinesReserved }: Config,
  ask: AskAws,
): Promise<readonly AccountFinding[]> {
  const { AccountLimit } = (await ask('lambda', 'get-account-settings')) as {
    readonly AccountLimit: { readonly ConcurrentExecutions: number; readonly UnreservedConcurrentExecutions: number };
  };
  const { ConcurrentExecutions: all, UnreservedConcurrentExecutions: free } = AccountLimit;
  const asked =
    all < AWS_QUOTAS.functions.most ? `; a new one may ask for ${AWS_QUOTAS.functions.most} (Service Quotas)` : '';
  const there = `${all} functions may run at once in this account${asked}`;
  if (all < set) return [bad(`${there}. Until then set functions to ${all} and deploy.`)];
  if (deadlinesReserved === undefined && free > UNRESERVED) {
    return [good(`${there}: deadlinesReserved may be up to ${Math.min(300, free - UNRESERVED)}.`)];
  }
  return [good(`${there}.`)];
}

/** What else AWS allows this account, where it is less than the published default that the judge was measured with. */
async function quotas(_: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { Quotas } = (await ask('service-quotas', 'list-service-quotas', '--service-code', 'scheduler')) as {
    readonly Quotas: readonly { readonly QuotaName: string; readonly Value: number }[];
  };
  const { TableMaxWriteCapacityUnits } = (await ask('dynamodb', 'describe-limits')) as {
    readonly TableMaxWriteCapacityUnits: number;
  };
  const { throttleSettings } = (await ask('apigateway', 'get-account')) as {
    readonly throttleSettings?: { readonly rateLimit: number };
  };
  const ofScheduler = (name: RegExp) => Quotas.find(({ QuotaName }) => name.test(QuotaName))?.Value;
  const known = [
    [AWS_QUOTAS.scheduleChanges, ofScheduler(/^CreateSchedule request rate/i)],
    [AWS_QUOTAS.wakeUps, ofScheduler(/^Invocations throttle limit/i)],
    [AWS_QUOTAS.tableUnits, TableMaxWriteCapacityUnits],
    [AWS_QUOTAS.apiCalls, throttleSettings?.rateLimit],
  ] as const;
  return known.flatMap(([{ what, most }, value]) =>
    value === undefined
      ? []
      : [
          value < most
            ? bad(`${what}: ${value} in this account, where ${most} are usual.`)
            : good(`${what}: ${value}.`),
        ],
  );
}

async function protection(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { data, service } = stackNames(config);
  const { Stacks } = (await ask('cloudformation', 'describe-stacks', '--stack-name', data)) as {
    readonly Stacks: readonly { readonly EnableTerminationProtection?: boolean }[];
  };
  const { Table } = await outputsOf(ask, service);
  const { Table: table } = (await ask('dynamodb', 'describe-table', '--table-name', Table ?? '')) as {
    readonly Table: { readonly DeletionProtectionEnabled?: boolean };
  };
  const isProtected = Stacks[0]?.EnableTerminationProtection === true && table.DeletionProtectionEnabled === true;
  return [
    isProtected
      ? good('Stack and table are protected.')
      : bad(`A slip can delete ${data} or its table: set protect to true and deploy.`),
  ];
}

/** A halt or a resume that was cut short leaves a part of it at rest. */
async function rest(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { going, of } = await stillRunning(config, ask);
  if (going.length === of) return [good('Everything is going.')];
  const next = 'to go on: npx chancery resume';
  if (going.length === 0) return [bad(`The judge rests; ${next}.`)];
  return [
    bad(
      `The judge rests in part, and ${going.join(', ')} ${going.length === 1 ? 'goes' : 'go'} on: npx chancery halt, or ${next}.`,
    ),
  ];
}

async function alarms(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { service } = stackNames(config);
  const { AlarmsTopic } = await outputsOf(ask, service);
  const { Subscriptions } = (await ask('sns', 'list-subscriptions-by-topic', '--topic-arn', AlarmsTopic ?? '')) as {
    readonly Subscriptions: readonly { readonly SubscriptionArn: string; readonly Endpoint: string }[];
  };
  const { MetricAlarms } = (await ask('cloudwatch', 'describe-alarms', '--state-value', 'ALARM')) as {
    readonly MetricAlarms: readonly {
      readonly AlarmName: string;
      readonly AlarmDescription?: string;
      readonly AlarmActions?: readonly string[];
    }[];
  };
  // Not by their names: those of another judge may begin alike.
  const ours = MetricAlarms.filter(({ AlarmActions = [] }) => AlarmActions.some((action) => action === AlarmsTopic));
  const isConfirmed = Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:'));
  const subscribe = `aws sns subscribe --topic-arn ${AlarmsTopic} --protocol email --notification-endpoint ${config.alarms}`;
  return [
    isConfirmed
      ? good('Alarms reach somebody.')
      : bad(
          `Alarms reach nobody: confirm the subscription in the mail to ${config.alarms}; its link is good for two days, then ${subscribe}.`,
        ),
    ...ours.map(({ AlarmDescription, AlarmName }) => bad(`Alarm: ${AlarmDescription ?? AlarmName}`)),
  ];
}
