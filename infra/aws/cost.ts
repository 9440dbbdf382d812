/** What a judge on AWS costs: counted calls times a table of prices. */

/**
 * Plans of SES. New accounts are on `essentials` since 2026-07-21, which is dearer for what is sent; whoever has an older one pays for each
 * thing by itself, and so does a new one that leaves its plan (SES API version 2, PutAccountPricingAttributes, in its client 3.1162.0).
 */
export const PLANS = ['each by itself', 'essentials'] as const;
export type PricePlan = (typeof PLANS)[number];

/** USD in us-east-1, without any free tier. */
export interface Price {
  readonly what: string;
  readonly usd: number;
  /** The same on the plan of new accounts; left out, as much. What it asks for received mail was not to be found. */
  readonly essentials?: number;
  readonly per: number;
  /** Month in which the price was looked up. */
  readonly date: string;
}

export const PRICES = {
  mailOut: { what: 'SES: mail sent', usd: 0.1, essentials: 0.16, per: 1_000, date: '2026-07' },
  mailIn: { what: 'SES: mail received', usd: 0.1, per: 1_000, date: '2026-07' },
  attached: { what: 'SES: GB of attachments', usd: 0.12, per: 1e9, date: '2026-07' },
  write: { what: 'DynamoDB: write units', usd: 0.625, per: 1_000_000, date: '2026-07' },
  read: { what: 'DynamoDB: read units', usd: 0.125, per: 1_000_000, date: '2026-07' },
  fileWrite: { what: 'S3: PUT, LIST', usd: 0.005, per: 1_000, date: '2026-07' },
  fileRead: { what: 'S3: GET', usd: 0.0004, per: 1_000, date: '2026-07' },
  message: { what: 'SQS: requests', usd: 0.4, per: 1_000_000, date: '2026-07' },
  call: { what: 'Lambda: requests', usd: 0.2, per: 1_000_000, date: '2026-07' },
  compute: { what: 'Lambda: GB-seconds on ARM', usd: 0.0000133334, per: 1, date: '2026-07' },
  wakeUp: { what: 'Scheduler: invocations', usd: 1, per: 1_000_000, date: '2026-03' },
  logs: { what: 'CloudWatch: GB of logs', usd: 0.5, per: 1, date: '2026-07' },
} as const satisfies Readonly<Record<string, Price>>;
export type Priced = keyof typeof PRICES;

/** Of which each account has some for nothing every month, for good (AWS's free tier, "always free"). */
export interface MonthlyPrice extends Price {
  readonly free: number;
}

/** USD a month of what costs whether anybody plays or not. */
export const A_MONTH = {
  secret: { what: 'Secrets Manager: a secret', usd: 0.4, per: 1, free: 0, date: '2026-07' },
  alarm: { what: 'CloudWatch: figures that alarms watch', usd: 0.1, per: 1, free: 10, date: '2026-07' },
  dashboard: { what: 'CloudWatch: dashboards', usd: 3, per: 1, free: 3, date: '2026-07' },
  figure: { what: 'CloudWatch: figures of our own', usd: 0.3, per: 1, free: 10, date: '2026-07' },
  poll: {
    what: 'SQS: requests by which Lambda asks an idle queue',
    usd: 0.4,
    per: 1_000_000,
    free: 1_000_000,
    date: '2026-07',
  },
} as const satisfies Readonly<Record<string, MonthlyPrice>>;

/** Queues from which Lambda feeds functions (`infra/aws/service-stack.ts`). */
export const FED = 3;

/**
 * Requests a month by which Lambda asks a queue in which nothing lies: by five pollers, each for twenty seconds. Where an event source
 * mapping has no maximum concurrency Lambda may go down to two; ours have one, so it does not
 * (https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html).
 */
export const IDLE_POLLS = 5 * (60 / 20) * 60 * 24 * 30;

/**
 * What a judge has of it, by its size (`infra/aws/monitoring/alarms.ts`). The sweep writes two figures; where they are sparse, none that is zero.
 */
export const FIXED = {
  small: { secret: 1, alarm: 7, dashboard: 0, figure: 0, poll: FED * IDLE_POLLS },
  full: { secret: 1, alarm: 27, dashboard: 1, figure: 2, poll: FED * IDLE_POLLS },
} as const satisfies Readonly<Record<string, Readonly<Record<keyof typeof A_MONTH, number>>>>;

/** USD a month before anything is done; `alone`: in an account that uses nothing else, without what each account has for nothing. */
export function fixedCost(size: keyof typeof FIXED, { alone = false }: { readonly alone?: boolean } = {}): number {
  return (Object.keys(A_MONTH) as (keyof typeof A_MONTH)[]).reduce((sum, each) => {
    const { usd, per, free } = A_MONTH[each];
    return sum + (usd * Math.max(0, FIXED[size][each] - (alone ? free : 0))) / per;
  }, 0);
}

/** How much of each was used. */
export type Used = Readonly<Record<Priced, number>>;

/** Calls of a service's operation, and the units that it counts. */
export interface CountedCalls {
  readonly calls: number;
  readonly units: number;
}

export interface Usage {
  /** By service and operation: `dynamodb PutItem`. */
  readonly counts: ReadonlyMap<string, CountedCalls>;
  readonly mailsIn: number;
  readonly mailsOut: number;
  /** Runs of functions, and their GB-seconds. */
  readonly runs: number;
  readonly gbSeconds: number;
  readonly wakeUps: number;
}

/** A message is received and deleted; several may be sent by one request. */
const REQUESTS_PER_MESSAGE = 2;

export function usedBy({ counts, mailsIn, mailsOut, runs, gbSeconds, wakeUps }: Usage): Used {
  const sum = (what: RegExp, take: keyof CountedCalls) =>
    [...counts].reduce(
      (total, [name, counted]) => total + (what.test(name.replace(' of the sweep', '')) ? counted[take] : 0),
      0,
    );
  return {
    mailOut: mailsOut,
    mailIn: mailsIn,
    attached: sum(/^ses attachments$/, 'units'),
    write: sum(/^dynamodb (?:(?:Put|Update|Delete|BatchWrite)Item|TransactWriteItems|index)$/, 'units'),
    read: sum(/^dynamodb (?:GetItem|BatchGetItem|Query|Scan)$/, 'units'),
    // Each mail is stored by SES itself, twice.
    fileWrite: sum(/^s3 (?:PutObject|ListObjectsV2)$/, 'calls') + 2 * mailsIn,
    fileRead: sum(/^s3 GetObject$/, 'calls'),
    // Of a mail that comes in a topic sends the message.
    message:
      sum(/^sqs (?:SendMessage|ChangeMessageVisibility)/, 'calls') +
      mailsIn +
      REQUESTS_PER_MESSAGE * (sum(/^sqs SendMessage/, 'units') + mailsIn),
    call: runs,
    compute: gbSeconds,
    wakeUp: wakeUps,
    // What Lambda itself would tell of each run is switched off (infra/aws/function.ts).
    logs: sum(/^logs line$/, 'units') / 1e9,
  };
}

export interface CostLine extends Price {
  readonly amount: number;
  readonly cost: number;
}

/** The bill, the dearest first. */
export function costOf(used: Used, plan: PricePlan = 'each by itself'): readonly CostLine[] {
  return (Object.keys(PRICES) as Priced[])
    .map((priced) => {
      const price: Price = PRICES[priced];
      const usd = plan === 'essentials' ? (price.essentials ?? price.usd) : price.usd;
      return { ...price, usd, amount: used[priced], cost: (used[priced] * usd) / price.per };
    })
    .sort((a, b) => b.cost - a.cost);
}

export function totalOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { cost }) => sum + cost, 0);
}
