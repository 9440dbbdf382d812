/**
 * What AWS allows an account, as far as the judge can meet it: one table, from which the configuration, the alarms, the simulation,
 * `doctor --aws` and the documents take their figures. Defaults as AWS publishes them, each with its page and the month in which we looked.
 */
import { type Senders, sendersFor } from './sending.ts';

export interface AwsQuota {
  readonly what: string;
  readonly most: number;
  /** In what the simulation counts; `own`: it is an account's or a mail's, and nothing of it adds up. */
  readonly per: 'second' | 'day' | 'at once' | 'own';
  /** Of AWS's documentation (docs.aws.amazon.com), unless it says otherwise. */
  readonly source: string;
  readonly date: string;
}

const SES = 'ses/latest/dg/manage-sending-quotas.html';
const SES_BEGINS = 'bluefox.email/aws-concepts/ses-sending-quota, apis.io/rate-limits/amazon-ses';
const LAMBDA = 'lambda/latest/dg/gettingstarted-limits.html';
const SCHEDULER = 'scheduler/latest/UserGuide/scheduler-quotas.html';
const API = 'apigateway/latest/developerguide/limits.html';
const DYNAMO = 'amazondynamodb/latest/developerguide/ServiceQuotas.html';

export const AWS_QUOTAS = {
  sendRate: {
    what: 'SES: mails sent a second (what accounts often begin with)',
    most: 14,
    per: 'second',
    source: SES_BEGINS,
    date: '2026-11',
  },
  sendDay: {
    what: 'SES: mails sent in 24 hours (as comes with 14 a second)',
    most: 50_000,
    per: 'day',
    source: SES_BEGINS,
    date: '2026-11',
  },
  functions: {
    what: 'Lambda: functions that run at once (new accounts have fewer, often ten)',
    most: 1_000,
    per: 'at once',
    source: LAMBDA,
    date: '2026-11',
  },
  wakeUps: {
    what: 'Scheduler: calls a second',
    most: 1_000,
    per: 'second',
    source: SCHEDULER,
    date: '2026-11',
  },
  scheduleChanges: {
    what: 'Scheduler: schedules made a second (in the largest regions 1,000 or 5,000)',
    most: 250,
    per: 'second',
    source: SCHEDULER,
    date: '2026-11',
  },
  partitionWrites: {
    what: 'DynamoDB: write units a second of one partition',
    most: 1_000,
    per: 'second',
    source: 'amazondynamodb/latest/developerguide/bp-partition-key-design.html',
    date: '2026-07',
  },
  partitionReads: {
    what: 'DynamoDB: read units a second of one partition',
    most: 3_000,
    per: 'second',
    source: 'amazondynamodb/latest/developerguide/bp-partition-key-design.html',
    date: '2026-07',
  },
  fileWrites: {
    what: 'S3: PUT a second below one prefix',
    most: 3_500,
    per: 'second',
    source: 'AmazonS3/latest/userguide/optimizing-performance.html',
    date: '2026-07',
  },
  fileReads: {
    what: 'S3: GET a second below one prefix',
    most: 5_500,
    per: 'second',
    source: 'AmazonS3/latest/userguide/optimizing-performance.html',
    date: '2026-07',
  },
  schedulePrecision: {
    what: 'Scheduler: seconds within which a schedule fires',
    most: 60,
    per: 'own',
    source: 'scheduler/latest/UserGuide/managing-schedule-flexible-time-windows.html',
    date: '2026-07',
  },
  schedules: {
    what: 'Scheduler: schedules',
    most: 10_000_000,
    per: 'own',
    source: SCHEDULER,
    date: '2026-11',
  },
  mailBytes: {
    what: 'SES: bytes of a mail by this API',
    most: 10_000_000,
    per: 'own',
    source: SES,
    date: '2026-07',
  },
  tableUnits: {
    what: 'DynamoDB: units a second of a table, each way',
    most: 40_000,
    per: 'own',
    source: DYNAMO,
    date: '2026-07',
  },
  itemBytes: {
    what: 'DynamoDB: bytes of an item',
    most: 400_000,
    per: 'own',
    source: DYNAMO,
    date: '2026-07',
  },
  apiCalls: {
    what: 'API Gateway: calls a second (2,500 in the newest regions)',
    most: 10_000,
    per: 'own',
    source: API,
    date: '2026-11',
  },
  apiSeconds: {
    what: 'API Gateway: seconds that an HTTP API waits for a function',
    most: 30,
    per: 'own',
    source: 'apigateway/latest/developerguide/http-api-quotas.html',
    date: '2026-11',
  },
  edgeCalls: {
    what: 'CloudFront: calls a second of a distribution',
    most: 250_000,
    per: 'own',
    source: 'AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
    date: '2026-11',
  },
  edgeBehaviors: {
    what: 'CloudFront: behaviors of a distribution',
    most: 75,
    per: 'own',
    source: 'AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
    date: '2026-11',
  },
  inFlight: {
    what: 'SQS: messages of a queue that are handed out',
    most: 120_000,
    per: 'own',
    source: 'AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html',
    date: '2026-07',
  },
  messageDelay: {
    what: 'SQS: seconds for which a message can be held back',
    most: 900,
    per: 'own',
    source: 'AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html',
    date: '2026-07',
  },
} as const satisfies Readonly<Record<string, AwsQuota>>;

/** Those that the simulation counts. */
export type Limited = {
  [L in keyof typeof AWS_QUOTAS]: (typeof AWS_QUOTAS)[L]['per'] extends 'own' ? never : L;
}[keyof typeof AWS_QUOTAS];
export const LIMITED = (Object.keys(AWS_QUOTAS) as (keyof typeof AWS_QUOTAS)[]).filter(
  (each): each is Limited => AWS_QUOTAS[each].per !== 'own',
);

/** In the sandbox of SES, at one a second (the same source). */
export const SANDBOX_DAY = 200;
/** Of a limit: from here on the alarm rings, and `doctor` says so. */
export const NEARLY = 0.8;

/**
 * Functions of one kind that the judge itself runs at once, of the thousand that an account usually has: however much mail comes, some
 * are left for deadlines. A deadline takes a seventh of a second of waiting, and makes a schedule: two dozen at once ask for 170 of the
 * 250 that a small region makes in a second, and for the pages of as many games, which take a second each.
 */
export const MAX_CONCURRENT_EXECUTIONS = { inbound: 300, deadline: 24 } as const;
/** The least that SQS lets be said. */
const LEAST = 2;

/** The same in this account: where it has fewer, each kind has its share of them. */
export function atOnceIn({ functions, sendRate }: { readonly functions: number; readonly sendRate: number }): {
  readonly inbound: number;
  readonly deadline: number;
  readonly outbound: Senders;
} {
  const shareOf = (most: number, share: number) => Math.max(LEAST, Math.min(most, Math.floor(functions * share)));
  const senders = sendersFor(sendRate);
  return {
    inbound: shareOf(MAX_CONCURRENT_EXECUTIONS.inbound, 0.3),
    deadline: shareOf(MAX_CONCURRENT_EXECUTIONS.deadline, 0.2),
    outbound: { ...senders, maxConcurrency: shareOf(senders.maxConcurrency, 0.3) },
  };
}

/**
 * Memory of the functions, in MB, and with it their part of a processor: 1,769 have a whole one. Most of their time is waiting, which
 * costs by the MB. Inbound holds a mail of 38 MB in 280 MB, but in half of its memory bots of a large map could think for longer than it
 * may run; outbound holds ten mails with 2 MB of attachments each in 264 MB.
 */
export const MEGABYTES = {
  inbound: 1024,
  deadline: 1024,
  pages: 512,
  sweep: 1024,
  outbound: 384,
  feedback: 256,
  'on-demand': 2048,
  'what-if': 1024,
  'try-variant': 1792,
  'no-invitations': 256,
  sheet: 1024,
} as const;

/** How much of each was asked for in the busiest second, or day. */
export type Peaks = Readonly<Record<Limited, number>>;

export interface Load extends AwsQuota {
  readonly peak: number;
  /** Of what is allowed: above 1 it is not enough. */
  readonly share: number;
}

/** What saturates first stands first. `changed`: limits that are not the published ones. */
export function loadOf(peaks: Peaks, changed: Partial<Readonly<Record<Limited, number>>> = {}): readonly Load[] {
  return LIMITED.map((limited) => {
    const most = changed[limited] ?? AWS_QUOTAS[limited].most;
    return { ...AWS_QUOTAS[limited], most, peak: peaks[limited], share: peaks[limited] / most };
  }).sort((a, b) => b.share - a.share);
}
