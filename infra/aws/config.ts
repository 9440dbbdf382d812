/**
 * What an operator decides, checked before anything is made: one file, `chancery.config.json`, and a sentence for each thing that is
 * wrong with it.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { AWS_QUOTAS, SANDBOX_DAY } from './limits.ts';

export const CONFIG_FILE = 'chancery.config.json';

/** Regions in which SES is known to receive mail. Others may have been added since: they get a warning. */
const RECEIVING_REGIONS: readonly string[] = [
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'ca-central-1',
  'eu-central-1',
  'eu-west-1',
  'eu-west-2',
  'ap-northeast-1',
  'ap-southeast-1',
  'ap-southeast-2',
];

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

/** What the stack's name ends in that must never be lost. */
const DATA = '-data';

export const configSchema = z.strictObject({
  /** The domain of the judge's addresses: `judge@DOMAIN`, `GAME@DOMAIN`. It should be used for nothing else. */
  domain: z.string().regex(HOST, 'must be a domain in lower case, such as judge.example.org'),
  region: z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'must be a region of AWS, such as eu-west-1'),
  account: z
    .string()
    .regex(/^\d{12}$/, 'must be the 12 digits of an AWS account')
    .optional(),
  /** Where alarms go. Not an address of the judge itself. */
  alarms: z.email('must be a mail address'),
  /** What all that is made in the account is named after: two judges in one account and region differ in it. */
  stack: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,24}$/, 'must be 2 to 25 small letters, digits and dashes')
    // `judge-data` would be the second stack of the judge named `judge`.
    .refine((name) => !name.endsWith(DATA), `must not end in ${DATA}: stacks of other judges do`)
    .default('chancery'),
  /** A receipt rule set that is there already, and takes the judge's rule: an account has only one that is active. */
  ruleSet: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of a receipt rule set')
    .optional(),
  /** The zone of Route 53 in which the records are made; left out, they are made by hand. */
  zone: z
    .strictObject({
      id: z.string().regex(/^Z[A-Z0-9]+$/, 'must be the id of a hosted zone, such as Z0123456789'),
      name: z.string().regex(HOST, 'must be a domain in lower case, such as example.org'),
    })
    .optional(),
  /** `small`: no dashboard, no traces and few alarms, for a judge that costs next to nothing at rest. */
  size: z.enum(['full', 'small'], { error: "must be 'full' or 'small'" }).default('full'),
  /** New code is given a tenth of the calls for five minutes first, and is taken back where it fails. */
  canary: z.boolean({ error: 'must be true or false' }).default(false),
  /** Nothing that is there can be deleted by a slip. Only what is there can be protected: a first deployment may fail halfway. */
  protect: z.boolean({ error: 'must be true or false' }).default(false),
  /** `none`: pages come from the API itself, for accounts that CloudFront has not verified yet. It bears less. */
  edge: z.enum(['cloudfront', 'none'], { error: "must be 'cloudfront' or 'none'" }).default('cloudfront'),
  /** Functions that may run at once in the account (`chancery doctor --aws` says how many). New accounts often begin with ten. */
  functions: z.number().int('must be a whole number').min(10, 'must be at least 10').default(AWS_QUOTAS.functions.most),
  /** Functions kept for deadlines alone. An account must keep a hundred for whatever else there is. */
  deadlinesReserved: z
    .number()
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(300, 'must be at most 300')
    .optional(),
  /** Display name in `From:` and short name in `::` lines. */
  name: z
    .string()
    .min(1, 'must not be empty')
    .max(40, 'must have at most 40 characters')
    .regex(/^[\w .'-]+$/, 'must be letters, digits and spaces')
    .default('Chancery'),
  code: z
    .string()
    .regex(/^[A-Z]{3,6}$/, 'must be 3 to 6 capital letters')
    .default('CHAN'),
  /** Mails a second that the account may send (SES, `get-account`). 1 in the sandbox. */
  sendRate: z.number().min(1, 'must be at least 1').max(10_000, 'must be at most 10000').default(1),
  /** Mails in 24 hours that the account may send; left out, 200 as in the sandbox, or 50,000 as comes with 14 a second. */
  dayQuota: z.number().int('must be a whole number').min(1, 'must be at least 1').optional(),
  /** Mail that comes without encryption: refused, or taken. Passwords travel in mails. */
  tls: z.enum(['require', 'optional'], { error: "must be 'require' or 'optional'" }).default('require'),
  /** Days for which raw mail is kept after it came, and logs. */
  retention: z
    .strictObject({
      rawMailDays: z
        .number()
        .int('must be whole days')
        .min(30, 'must be at least 30: a question about a game may come late')
        .max(3650, 'must be at most 3650')
        .default(90),
      logDays: z
        .union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)], { error: 'must be 7, 30, 90 or 365' })
        .default(90),
    })
    .prefault({}),
  /** A web ACL of AWS WAF before the pages, maps and order sheets, such as one that limits calls of one address. */
  webAcl: z
    .string()
    .regex(
      /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
      'must be the ARN of a web ACL for CloudFront, which is in us-east-1',
    )
    .optional(),
  /** A name of your own for the pages; without it they have CloudFront's. */
  site: z
    .strictObject({
      domain: z.string().regex(HOST, 'must be a domain in lower case, such as games.example.org'),
      /** Of a certificate in us-east-1. */
      certificateArn: z
        .string()
        .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, 'must be the ARN of a certificate in us-east-1'),
    })
    .optional(),
});

export type Config = z.infer<typeof configSchema>;

/** Mails in 24 hours: what others of the account send comes out of them as well. */
export function dayQuotaOf({ sendRate, dayQuota }: Pick<Config, 'sendRate' | 'dayQuota'>): number {
  return dayQuota ?? (sendRate <= 1 ? SANDBOX_DAY : AWS_QUOTAS.sendDay.most);
}

/** Reads the configuration. Throws with one sentence for each fault. */
export function loadConfig(path: string): Config {
  if (!existsSync(path)) {
    throw new ConfigError([`There is no ${path}. Copy infra/aws/chancery.config.example.json to it and fill it in.`]);
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError([`${path} is not JSON: ${error instanceof Error ? error.message : 'unreadable'}.`]);
  }
  return parseConfig(value);
}

export function parseConfig(value: unknown): Config {
  const read = configSchema.safeParse(value);
  if (!read.success) throw new ConfigError(read.error.issues.flatMap((issue) => sentences(issue, value)));
  const config = read.data;
  const faults = [
    ...(config.alarms.toLowerCase().endsWith(`@${config.domain}`)
      ? ['alarms: must not be an address of the judge itself, which would answer its own alarms.']
      : []),
    ...(config.edge === 'none' && (config.site !== undefined || config.webAcl !== undefined)
      ? ["edge: with 'none' there are no site and webAcl, which are CloudFront's."]
      : []),
    ...(config.site?.domain === config.domain ? ["site.domain: must differ from the judge's mail domain."] : []),
    ...(config.zone !== undefined && !isWithin(config.domain, config.zone.name)
      ? [`zone.name: ${config.domain} is no name of ${config.zone.name}.`]
      : []),
  ];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function isWithin(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}

/** What can be deployed, but may not do what its operator expects: a sentence each. */
export function warningsFor({ domain, region }: Pick<Config, 'domain' | 'region'>): readonly string[] {
  const warnings = isExample(domain)
    ? [`domain: ${domain} is an example. These stacks are to be looked at: AWS refuses to make them.`]
    : [];
  if (RECEIVING_REGIONS.includes(region)) return warnings;
  return [
    ...warnings,
    `region: we do not know that SES receives mail in ${region}. It does in ${RECEIVING_REGIONS.join(', ')}. Look it up before you deploy: without it no mail comes in.`,
  ];
}

/** Domains that are nobody's (RFC 2606, 3). */
export function isExample(domain: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(domain);
}

/** Names of the two stacks. Those of the first judge are as they were when there was one. */
export function stackNames({ stack }: Pick<Config, 'stack'>): { readonly service: string; readonly data: string } {
  return stack === 'chancery'
    ? { service: 'Chancery', data: 'ChanceryData' }
    : { service: stack, data: `${stack}${DATA}` };
}

/** The receipt rule set that has the judge's rule. */
export function ruleSetOf({ ruleSet, stack }: Pick<Config, 'ruleSet' | 'stack'>): string {
  return ruleSet ?? stack;
}

/** What is wrong with the configuration, a sentence each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

function sentences(issue: z.core.$ZodIssue, given: unknown): readonly string[] {
  const path = issue.path.join('.');
  const name = path === '' ? 'The configuration' : path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: there is no such setting.`);
  }
  if (valueAt(given, issue.path) === undefined) return [`${name}: is missing.`];
  const isPlain = issue.code === 'invalid_type' && issue.message.startsWith('Invalid input');
  return [`${name}: ${isPlain ? `must be ${KINDS[issue.expected] ?? issue.expected}` : issue.message}.`];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  object: 'an object of settings',
};

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
}
