/**
 * `chancery aws`: from an empty account to the first game. Each step looks first whether it is done, so that the whole can be cut off and
 * called again at any step; nothing is remembered but the settings.
 */
import { type Config, ConfigError, isExample, parseConfig, ruleSetOf, stackNames, warningsFor } from '../config.ts';
import { AWS_QUOTAS } from '../limits.ts';
import { type AskAws, AwsRefuses, outputsOf } from './ask-aws.ts';
import { dnsRecords, missingRecords, type Resolver } from './dns-records.ts';
import type { AccountFinding } from './look-at-account.ts';
import { productionRequest } from './production-request.ts';

export type ConfigFields = Readonly<Record<string, unknown>>;

/** What it needs of the world. */
export interface SetUpMeans {
  readonly askIn: (region: string) => AskAws;
  /** `npx cdk …`; null: it went well, else what it said. */
  readonly cdk: (...words: readonly string[]) => Promise<string | null>;
  readonly resolver: Resolver;
  /** Empty: there are none yet. */
  readonly readSettings: () => Promise<ConfigFields>;
  readonly writeSettings: (settings: ConfigFields) => Promise<void>;
  /** Null: nobody is there who could answer. */
  readonly prompt: (question: string) => Promise<string | null>;
  readonly say: (line: string) => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** For how long it looks again for what others have to do, each time. */
  readonly patienceMs: number;
  readonly smoke: (config: Config) => Promise<readonly AccountFinding[]>;
  readonly look: (config: Config) => Promise<readonly AccountFinding[]>;
}

/** Why it goes no further now, and what to do before it is called again. */
export class SetUpStopped extends Error {}

interface Step {
  readonly what: string;
  readonly does: (means: SetUpMeans) => Promise<void>;
}

/** Throws {@link SetUpStopped} where it goes no further. */
export async function setUpJudge(means: SetUpMeans): Promise<void> {
  for (const [n, { what, does }] of STEPS.entries()) {
    const at = `${n + 1} of ${STEPS.length}, ${what}`;
    await means.say(`${at}`);
    try {
      await does(means);
    } catch (error) {
      const isForeseen = error instanceof AwsRefuses || error instanceof SetUpStopped || error instanceof ConfigError;
      if (!isForeseen) throw error;
      const done = n === 0 ? '' : ' What stands above is done.';
      throw new SetUpStopped(`${error.message}\nStopped at ${at}.${done} Call it again: npx chancery aws`);
    }
  }
}

async function configOf({ readSettings }: SetUpMeans): Promise<Config> {
  return parseConfig(await readSettings());
}

async function change(means: SetUpMeans, changes: ConfigFields, why: string): Promise<void> {
  await means.writeSettings({ ...(await means.readSettings()), ...changes });
  const set = Object.entries(changes).map(([name, value]) => `${name} is ${JSON.stringify(value)}`);
  await means.say(`  ${set.join(', ')}: ${why}`);
}

const ASKED = [
  ['domain', 'The domain of the judge, used for nothing else (such as judge.example.org): '],
  ['region', 'The region of AWS, one in which SES receives mail (such as eu-west-1): '],
  ['alarms', 'Your own address, for alarms: '],
] as const;

async function settings(means: SetUpMeans): Promise<void> {
  for (const [name, question] of ASKED) {
    const known = await means.readSettings();
    for (let value = known[name]; ; value = await means.prompt(question)) {
      if (value === null)
        throw new SetUpStopped(`${name} is missing: give it by --${name}, or write it into chancery.config.json.`);
      if (value === undefined) continue;
      const fault = faultOf({ ...known, [name]: value }, name);
      if (fault === null) {
        if (value !== known[name]) await means.writeSettings({ ...known, [name]: value });
        break;
      }
      await means.say(`  ${fault}`);
      // What stands in the file is corrected there.
      if (value === known[name]) throw new SetUpStopped(fault);
    }
  }
  const config = await configOf(means);
  const warnings = warningsFor(config);
  if (isExample(config.domain)) throw new SetUpStopped(warnings.join('\n'));
  for (const warning of warnings) await means.say(`  ${warning}`);
  // What was given on the command line is for all that follows.
  await means.writeSettings(await means.readSettings());
}

function faultOf(given: ConfigFields, name: string): string | null {
  try {
    parseConfig(given);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.find((fault) => fault.startsWith(`${name}:`)) ?? null;
  }
}

interface MailAccount {
  readonly ProductionAccessEnabled: boolean;
  readonly SendQuota: { readonly Max24HourSend: number; readonly MaxSendRate: number };
}

/** What the account allows goes into the settings. */
async function account(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  const { Account } = (await ask('sts', 'get-caller-identity')) as { readonly Account: string };
  if (config.account !== undefined && config.account !== Account)
    throw new SetUpStopped(`Your credentials are of account ${Account}; the settings are for ${config.account}.`);
  if (config.account === undefined) await change(means, { account: Account }, 'the account of your credentials.');
  const { AccountLimit } = (await ask('lambda', 'get-account-settings')) as {
    readonly AccountLimit: { readonly ConcurrentExecutions: number };
  };
  const all = AccountLimit.ConcurrentExecutions;
  const functions = Math.min(all, Math.max(config.functions, AWS_QUOTAS.functions.most));
  await keepTo(means, functions === config.functions ? {} : { functions }, 'as many functions may run at once.');
  const mail = (await ask('sesv2', 'get-account')) as MailAccount;
  if (!mail.ProductionAccessEnabled) return;
  const { MaxSendRate, Max24HourSend } = mail.SendQuota;
  // -1: there is no limit.
  const day = Max24HourSend > 0 ? { dayQuota: Max24HourSend } : {};
  await keepTo(means, { sendRate: Math.max(1, Math.floor(MaxSendRate)), ...day }, 'what SES takes of this account.');
}

/** Settings that are more than the account allows are lowered to it; those that are less may leave something to others in it. */
async function keepTo(means: SetUpMeans, allowed: Readonly<Record<string, number>>, why: string): Promise<void> {
  const known = await means.readSettings();
  const changes: Record<string, number> = {};
  for (const [name, most] of Object.entries(allowed)) {
    const set = known[name];
    if (set === most) continue;
    const isLess = set !== undefined && Number(set) < most;
    const question = `${name} is ${String(set)}, and the account allows ${most}. Set it to that (yes, no)? `;
    if (!isLess || (await isAgreed(means, question))) changes[name] = most;
    else await means.say(`  ${name} is ${String(set)}, and the account allows ${most}.`);
  }
  if (Object.keys(changes).length > 0) await change(means, changes, why);
}

const isAgreed = async ({ prompt }: SetUpMeans, question: string): Promise<boolean> =>
  (await prompt(question))?.trim().toLowerCase() === 'yes';

/** The stack as CloudFormation has it; null: there is none. */
async function statusOf(ask: AskAws, stack: string): Promise<string | null> {
  try {
    const { Stacks } = (await ask('cloudformation', 'describe-stacks', '--stack-name', stack)) as {
      readonly Stacks: readonly { readonly StackStatus: string }[];
    };
    return Stacks[0]?.StackStatus ?? null;
  } catch (error) {
    if (error instanceof AwsRefuses && /does not exist/.test(error.message)) return null;
    throw error;
  }
}

/** Waits while AWS goes on with a deployment whose command was cut off. */
async function untilAtRest(means: SetUpMeans, ask: AskAws, stack: string): Promise<void> {
  // What a command cut off before it began to make the stack, nobody goes on with (AWS::CloudFormation, CreateChangeSet).
  const isAtRest = async () => !/(?<!^REVIEW)_IN_PROGRESS$/.test((await statusOf(ask, stack)) ?? '');
  await waited(means, isAtRest, async () => [`  ${stack} is being deployed already.`]);
}

async function bootstrap(means: SetUpMeans): Promise<void> {
  const { region, account: of } = await configOf(means);
  const ask = means.askIn(region);
  await untilAtRest(means, ask, 'CDKToolkit');
  // One that has failed, or was never made, is there as well.
  if (/^(?:CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test((await statusOf(ask, 'CDKToolkit')) ?? '')) return;
  const why = await means.cdk('bootstrap', `aws://${of}/${region}`);
  if (why !== null) throw new SetUpStopped(`${why}\nAn administrator of the account does this once.`);
}

async function deploy(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  const { data, service } = stackNames(config);
  for (const stack of [data, service]) await untilAtRest(means, ask, stack);
  const why = await means.cdk('deploy', '--all', '--require-approval', 'never');
  if (why === null) return;
  if (/must be verified before you can add new CloudFront/i.test(why) && config.edge !== 'none') {
    await change(
      means,
      { edge: 'none' },
      'CloudFront has not verified this account. Ask AWS Support to, and take the setting away then.',
    );
    return deploy(means);
  }
  if (/already exists/i.test(why))
    throw new SetUpStopped(`${why}\nAnother judge has that name: choose another 'stack' in chancery.config.json.`);
  throw new SetUpStopped(why);
}

async function records(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  const missing = async () => {
    const { DkimAttributes } = (await ask('ses', 'get-identity-dkim-attributes', '--identities', config.domain)) as {
      readonly DkimAttributes: Readonly<
        Record<string, { readonly DkimVerificationStatus: string; readonly DkimTokens?: readonly string[] }>
      >;
    };
    const { DkimVerificationStatus: status = 'unknown', DkimTokens = [] } = DkimAttributes[config.domain] ?? {};
    // SES looks for the records for three days, then no more until it is asked to; they stay the same.
    if (status === 'Failed') await ask('ses', 'verify-domain-dkim', '--domain', config.domain);
    const keys = DkimTokens.map(
      (token) => `  CNAME ${token}._domainkey.${config.domain} ${token}.dkim.amazonses.com (SES has not seen it)`,
    );
    const others = await missingRecords(dnsRecords(config), means.resolver);
    return [
      ...(status === 'Success' ? [] : keys.length > 0 ? keys : [`  SES: ${status}`]),
      ...others.map((each) => `  ${each}`),
    ];
  };
  await waited(means, async () => (await missing()).length === 0, missing);
}

async function ruleSet(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  const { Metadata } = (await ask('ses', 'describe-active-receipt-rule-set')) as {
    readonly Metadata?: { readonly Name: string };
  };
  const active = Metadata?.Name;
  const wanted = ruleSetOf(config);
  if (active === wanted) return;
  if (active === undefined) {
    await ask('ses', 'set-active-receipt-rule-set', '--rule-set-name', wanted);
    return;
  }
  if (!(await isAgreed(means, `The receipt rule set ${active} is active. Add the judge's rule to it (yes, no)? `)))
    throw new SetUpStopped(`An account has one active receipt rule set, and it is ${active}: set ruleSet to it.`);
  await change(means, { ruleSet: active }, 'the judge has its rule there.');
  await deploy(means);
}

async function alarms(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  const { AlarmsTopic = '' } = await outputsOf(ask, stackNames(config).service);
  const topic = ['--topic-arn', AlarmsTopic];
  const isConfirmed = async () => {
    const { Subscriptions } = (await ask('sns', 'list-subscriptions-by-topic', ...topic)) as {
      readonly Subscriptions: readonly { readonly SubscriptionArn: string }[];
    };
    // SNS forgets after two days whom nobody has confirmed.
    if (Subscriptions.every(({ SubscriptionArn }) => SubscriptionArn === 'Deleted'))
      await ask('sns', 'subscribe', ...topic, '--protocol', 'email', '--notification-endpoint', config.alarms);
    return Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:'));
  };
  await waited(means, isConfirmed, async () => [`  Press the link in the mail of SNS to ${config.alarms}.`]);
}

async function isInSandbox(ask: AskAws): Promise<boolean> {
  return !((await ask('sesv2', 'get-account')) as MailAccount).ProductionAccessEnabled;
}

/** In the sandbox mail goes to proven addresses alone: without this nobody would get the first answer. */
async function ownAddress(means: SetUpMeans): Promise<void> {
  const { region, alarms: own } = await configOf(means);
  const ask = means.askIn(region);
  if (!(await isInSandbox(ask))) return;
  const stateOf = async (): Promise<string> => {
    try {
      const told = (await ask('sesv2', 'get-email-identity', '--email-identity', own)) as {
        readonly VerificationStatus: string;
      };
      return told.VerificationStatus;
    } catch (error) {
      if (!(error instanceof AwsRefuses) || !/NotFound|does not exist/.test(error.message)) throw error;
      return 'NOT_STARTED';
    }
  };
  const isProven = async (): Promise<boolean> => {
    const state = await stateOf();
    // A link is good for a day: then the mail comes again.
    if (/^(?:NOT_STARTED|FAILED)$/.test(state)) await ask('ses', 'verify-email-identity', '--email-address', own);
    return state === 'SUCCESS';
  };
  await waited(means, isProven, async () => [
    `  Press the link in the mail of AWS to ${own}: until then SES sends you nothing.`,
  ]);
}

async function smoke(means: SetUpMeans): Promise<void> {
  const found = await means.smoke(await configOf(means));
  for (const { text } of found) await means.say(`  ${text}`);
  if (found.some(({ isFault }) => isFault)) throw new SetUpStopped('The judge does not work yet: see above.');
}

async function protect(means: SetUpMeans): Promise<void> {
  if (!(await configOf(means)).protect) await change(means, { protect: true }, 'no slip deletes the table.');
  await deploy(means);
}

async function rest(means: SetUpMeans): Promise<void> {
  const config = await configOf(means);
  const ask = means.askIn(config.region);
  for (const { text } of (await means.look(config)).filter(({ isFault }) => isFault)) await means.say(`  ${text}`);
  const { Site = '' } = await outputsOf(ask, stackNames(config).service);
  if (await isInSandbox(ask)) {
    await means.say(
      `  Until SES lets the account out of its sandbox, mail goes to proven addresses alone. Ask for it, with your own figures; when it is granted, call npx chancery aws again:\n\n${productionRequest(Site)}\n`,
    );
  }
  await means.say(
    `The judge is there. Your first game: from ${config.alarms}, mail CREATE ?first to judge@${config.domain}. Pages: ${Site}`,
  );
}

const STEPS: readonly Step[] = [
  { what: 'settings', does: settings },
  { what: 'the account', does: account },
  { what: 'bootstrap', does: bootstrap },
  { what: 'deployment (ten minutes)', does: deploy },
  { what: 'DNS records', does: records },
  { what: 'the receipt rule set', does: ruleSet },
  { what: 'alarms', does: alarms },
  { what: 'your own address', does: ownAddress },
  { what: 'a mail in, a mail out, a bounce', does: smoke },
  { what: 'protection', does: protect },
  { what: 'what is left', does: rest },
];

const LOOK_EVERY_MS = 30_000;

/** Looks again until it is so; says what is wanting whenever that has changed. */
async function waited(
  { sleep, say, patienceMs }: SetUpMeans,
  isDone: () => Promise<boolean>,
  wanting: () => Promise<readonly string[]>,
): Promise<void> {
  let said = '';
  for (let spent = 0; !(await isDone()); spent += LOOK_EVERY_MS) {
    const now = (await wanting()).join('\n');
    if (now !== said && now !== '') await say(`${now}\n  Waiting; you may stop this and call it again.`);
    said = now;
    if (spent >= patienceMs) throw new SetUpStopped('That is not there yet.');
    await sleep(LOOK_EVERY_MS);
  }
}
