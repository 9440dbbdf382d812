/** What AWS allows an account at once: published defaults, each with the month in which it was looked up. Many rise on request. */

export interface AwsQuota {
  readonly what: string;
  readonly most: number;
  readonly date: string;
  /** Does AWS raise it on request? */
  readonly rises: boolean;
}

export const AWS_QUOTAS = {
  sendRate: {
    what: 'SES: mails sent a second (14 is what accounts often begin with)',
    most: 14,
    date: '2026-07',
    rises: true,
  },
  functions: { what: 'Lambda: functions that run at once', most: 1_000, date: '2026-07', rises: true },
  wakeUps: { what: 'Scheduler: calls a second', most: 1_000, date: '2026-07', rises: true },
  scheduleChanges: {
    what: 'Scheduler: changes of schedules a second (outside the largest regions)',
    most: 250,
    date: '2026-07',
    rises: true,
  },
  partitionWrites: {
    what: 'DynamoDB: write units a second of one partition',
    most: 1_000,
    date: '2026-07',
    rises: false,
  },
  partitionReads: {
    what: 'DynamoDB: read units a second of one partition',
    most: 3_000,
    date: '2026-07',
    rises: false,
  },
  fileWrites: { what: 'S3: PUT a second below one prefix', most: 3_500, date: '2026-07', rises: false },
  fileReads: { what: 'S3: GET a second below one prefix', most: 5_500, date: '2026-07', rises: false },
} as const satisfies Readonly<Record<string, AwsQuota>>;
export type Limited = keyof typeof AWS_QUOTAS;

/**
 * Functions of one kind that the judge itself runs at once, of the thousand that an account usually has: however much mail comes, some
 * are left for deadlines. A deadline takes a seventh of a second of waiting, and makes a schedule: two dozen at once ask for 170 of the
 * 250 that a small region makes in a second. Pages wait for nobody: so many at once ask for half of the files that S3 gives.
 */
export const MAX_CONCURRENT_EXECUTIONS = { inbound: 300, deadline: 24, pages: 100 } as const;

/**
 * Memory of the functions, in MB, and with it their part of a processor: 1,769 have a whole one. Most of their time is waiting, which
 * costs by the MB. Inbound holds a mail of 38 MB in 280 MB, but in half of its memory bots of a large map could think for longer than it
 * may run; outbound holds ten mails with attachments.
 */
export const MEGABYTES = {
  inbound: 1024,
  deadline: 1024,
  pages: 512,
  sweep: 1024,
  outbound: 512,
  feedback: 256,
  'on-demand': 2048,
  'what-if': 1024,
  'no-invitations': 256,
  sheet: 1024,
} as const;

/** How much of each was asked for in the busiest second. */
export type Peaks = Readonly<Record<Limited, number>>;

export interface Load extends AwsQuota {
  readonly peak: number;
  /** Of what is allowed: above 1 it is not enough. */
  readonly share: number;
}

/** What saturates first stands first. `changed`: limits that are not the published ones. */
export function loadOf(peaks: Peaks, changed: Partial<Readonly<Record<Limited, number>>> = {}): readonly Load[] {
  return (Object.keys(AWS_QUOTAS) as Limited[])
    .map((limited) => {
      const most = changed[limited] ?? AWS_QUOTAS[limited].most;
      return { ...AWS_QUOTAS[limited], most, peak: peaks[limited], share: peaks[limited] / most };
    })
    .sort((a, b) => b.share - a.share);
}
