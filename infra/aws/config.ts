/**
 * What an operator decides, checked before anything is made: one file, `chancery.config.json`, and a sentence for each thing that is
 * wrong with it.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Regions in which SES receives mail. New ones only make this list longer. */
const RECEIVING_REGIONS = [
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
] as const;

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

export const configSchema = z.strictObject({
  /** The domain of the judge's addresses: `judge@DOMAIN`, `GAME@DOMAIN`. It should be used for nothing else. */
  domain: z.string().regex(HOST, 'must be a domain in lower case, such as judge.example.org'),
  region: z.enum(RECEIVING_REGIONS, {
    error: `must be a region in which SES receives mail: ${RECEIVING_REGIONS.join(', ')}`,
  }),
  account: z
    .string()
    .regex(/^\d{12}$/, 'must be the 12 digits of an AWS account')
    .optional(),
  /** Where alarms go. Not an address of the judge itself. */
  alarms: z.email('must be a mail address'),
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
  /** Mail that comes without encryption: refused, or taken. Passwords travel in mails. */
  tls: z.enum(['require', 'optional'], { error: "must be 'require' or 'optional'" }).default('require'),
  /** Days for which raw mail is kept after the game it was for is over (or after it came, when it was for none), and logs. */
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
    ...(config.site?.domain === config.domain ? ["site.domain: must differ from the judge's mail domain."] : []),
  ];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
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
