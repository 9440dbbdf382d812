/** What `chancery doctor --aws` asks AWS of a judge that has been deployed: a sentence for each thing that keeps it from its work. */

import { type Config, ruleSetOf, stackNames } from '../config.ts';
import { type AskAws, outputsOf } from './ask-aws.ts';

export interface AccountFinding {
  readonly isFault: boolean;
  readonly text: string;
}

const good = (text: string): AccountFinding => ({ isFault: false, text });
const bad = (text: string): AccountFinding => ({ isFault: true, text });

/** Functions that must be left for all else in an account. */
const UNRESERVED = 100;
/** Mail in, deadlines, mail out, pages: fewer at once and they wait for each other when many games end at once. */
const ENOUGH_FUNCTIONS = 1_000;

export async function lookAtAccount(config: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const parts = [identity, ruleSet, account, functions, alarms];
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
  return [
    bad(
      `${domain} is not proven to SES yet (${told.DkimVerificationStatus}): nothing is sent. It needs ${records.join(', ')}.`,
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

async function account({ sendRate }: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const told = (await ask('sesv2', 'get-account')) as {
    readonly ProductionAccessEnabled: boolean;
    readonly SendingEnabled: boolean;
    readonly EnforcementStatus: string;
    readonly SendQuota: {
      readonly Max24HourSend: number;
      readonly MaxSendRate: number;
      readonly SentLast24Hours: number;
    };
  };
  const { Max24HourSend, MaxSendRate, SentLast24Hours } = told.SendQuota;
  return [
    told.ProductionAccessEnabled
      ? good('The account has left the sandbox of SES.')
      : bad(
          'The account is in the sandbox of SES: mail goes to proven addresses only. docs/operating.md has a text for the request.',
        ),
    ...(told.SendingEnabled ? [] : [bad('SES has switched sending off for this account.')]),
    ...(told.EnforcementStatus === 'HEALTHY' ? [] : [bad(`SES watches this account: ${told.EnforcementStatus}.`)]),
    sendRate > MaxSendRate
      ? bad(`sendRate is ${sendRate}, and SES takes ${MaxSendRate} a second: mails are refused and tried again.`)
      : good(
          sendRate < MaxSendRate
            ? `SES takes ${MaxSendRate} mails a second; sendRate is ${sendRate}: set it to that (less what other judges of the account send) and deploy.`
            : `SES takes ${MaxSendRate} mails a second; sendRate is ${sendRate}.`,
        ),
    ...(Max24HourSend > 0 && SentLast24Hours > Max24HourSend * 0.8
      ? [bad(`${SentLast24Hours} of ${Max24HourSend} mails of a day have been sent: ask SES for more.`)]
      : []),
  ];
}

async function functions({ deadlinesReserved }: Config, ask: AskAws): Promise<readonly AccountFinding[]> {
  const { AccountLimit } = (await ask('lambda', 'get-account-settings')) as {
    readonly AccountLimit: { readonly ConcurrentExecutions: number; readonly UnreservedConcurrentExecutions: number };
  };
  const { ConcurrentExecutions: all, UnreservedConcurrentExecutions: free } = AccountLimit;
  if (all < ENOUGH_FUNCTIONS) {
    return [
      bad(
        `${all} functions may run at once in this account; a new one may ask for ${ENOUGH_FUNCTIONS} (Service Quotas).`,
      ),
    ];
  }
  if (deadlinesReserved === undefined && free > UNRESERVED) {
    return [
      good(`${all} functions may run at once: deadlinesReserved may be up to ${Math.min(300, free - UNRESERVED)}.`),
    ];
  }
  return [good(`${all} functions may run at once.`)];
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
  return [
    isConfirmed
      ? good('Alarms reach somebody.')
      : bad(`Alarms reach nobody: confirm the subscription in the mail to ${config.alarms}.`),
    ...ours.map(({ AlarmDescription, AlarmName }) => bad(`Alarm: ${AlarmDescription ?? AlarmName}`)),
  ];
}
