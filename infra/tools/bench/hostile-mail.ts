/** How long a mail takes that was made to take long, at 1, 10 and 100 times the size: time must grow as the mail does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findQuotes } from '../../../engine/language/mail/quotes.ts';
import { readSections } from '../../../engine/language/mail/read-sections.ts';
import { openMail } from '../../../lambdas/mail/incoming-mail.ts';
import { DOMAIN, startJudge } from '../../local/judge.ts';
import { addPlayedGame } from './fill-store.ts';
import { MAIL_TRAPS, type MailTrap } from './mail-traps.ts';

/** Bytes; a text of the largest size is read whole. */
export const SIZES = [20_000, 200_000, 2_000_000] as const;

export interface TrapTimes {
  readonly name: string;
  /** Best of three, in milliseconds of the processor's time, for each of {@link SIZES}. */
  readonly ms: readonly number[];
}

export interface HostileMailFigures {
  readonly traps: number;
  readonly sizes: readonly number[];
  /** The slowest trap at each size. */
  readonly slowest: readonly { readonly name: string; readonly ms: number }[];
  /** Traps whose time grew by more than twice what their size grew by, from the middle to the largest. */
  readonly faster_than_linear: readonly TrapTimes[];
  /** From receipt to answer, of a player whose game is under way, at the largest size: processor time of the whole judge. */
  readonly handled: { readonly name: string; readonly ms: number };
  /** Traps whose whole handling took more than a second. */
  readonly over_a_second: readonly string[];
  /** What the judge has of memory with one game and after one usual mail, and by how much the worst of the traps goes beyond that. */
  readonly idle_rss_mb: number;
  readonly growth_mb: number;
  /** Of the judge and of the timing of the reader together. */
  readonly peak_rss_mb: number;
}

export async function benchHostileMail(): Promise<HostileMailFigures> {
  // First, while nothing else has been in memory.
  const { times: handled, idle, peak } = await handledTimes();
  const times: TrapTimes[] = [];
  for (const trap of MAIL_TRAPS) times.push(await timesOf(trap));
  return {
    handled: handled.reduce((worst, each) => (each.ms > worst.ms ? each : worst)),
    over_a_second: handled.filter(({ ms }) => ms > 1_000).map(({ name }) => name),
    traps: times.length,
    sizes: SIZES,
    slowest: SIZES.map((_, n) => {
      const { name, ms } = times.reduce((worst, each) => (each.ms[n]! > worst.ms[n]! ? each : worst));
      return { name, ms: ms[n]! };
    }),
    faster_than_linear: times.filter(({ ms }) => ms[2]! > 100 && ms[2]! > (2 * ms[1]! * SIZES[2]) / SIZES[1]),
    idle_rss_mb: idle,
    growth_mb: peak - idle,
    peak_rss_mb: peakMb(),
  };
}

function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

const SENDER = 'sender@players.example';

interface Handled {
  readonly times: readonly { readonly name: string; readonly ms: number }[];
  /** MB of memory before the first trap, and at most until the last. */
  readonly idle: number;
  readonly peak: number;
}

/** Each trap, sent to a game by somebody who plays there. */
async function handledTimes(): Promise<Handled> {
  const data = await mkdtemp(join(tmpdir(), 'chancery-hostile-'));
  const judge = await startJudge({ data, smtp: 0, http: 0, clock: 'real', verdict: 'pass' });
  try {
    const { name: game, players } = await addPlayedGame(judge, 1);
    const player = await judge.services.directory.personAt(players[0]!.address);
    await judge.services.directory.give(SENDER, player!.id, 'last');
    await judge.isPublished;
    await judge.settled();
    const to = [`${game}@${DOMAIN}`];
    const usual = `From: ${SENDER}\r\nTo: ${to}\r\nMessage-ID: <usual@players.example>\r\n\r\nstatus\r\n`;
    await judge.take({ raw: Buffer.from(usual), from: SENDER, to });
    await judge.settled();
    const idle = Math.round(process.memoryUsage.rss() / 1024 ** 2);
    const times = [];
    for (const { name, make } of MAIL_TRAPS) {
      const raw = make(SIZES.at(-1)!);
      const before = process.cpuUsage();
      await judge.take({ raw, from: SENDER, to });
      await judge.settled();
      const { user, system } = process.cpuUsage(before);
      times.push({ name, ms: Math.round((user + system) / 1000) });
    }
    return { times, idle, peak: peakMb() };
  } finally {
    await judge.close();
    await rm(data, { recursive: true, force: true });
  }
}

async function timesOf({ name, make }: MailTrap): Promise<TrapTimes> {
  const ms: number[] = [];
  for (const size of SIZES) {
    const raw = make(size);
    const runs: number[] = [];
    for (let n = 0; n < 3; n++) {
      const before = process.cpuUsage();
      const mail = await openMail(raw, { envelopeFrom: 'sender@players.example', domain: 'judge.test' });
      readSections(mail.lines, findQuotes(mail.lines, mail.ignored));
      const { user, system } = process.cpuUsage(before);
      runs.push((user + system) / 1000);
    }
    ms.push(Math.round(Math.min(...runs) * 10) / 10);
  }
  return { name, ms };
}
