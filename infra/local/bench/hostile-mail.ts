/** How long a mail takes that was made to take long, at 1, 10 and 100 times the size: time must grow as the mail does. */
import { findQuotes } from '../../../engine/language/quotes.ts';
import { readSections } from '../../../engine/language/read-sections.ts';
import { openLetter } from '../../../lambdas/mail/letter.ts';
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
  readonly peak_rss_mb: number;
}

export async function benchHostileMail(): Promise<HostileMailFigures> {
  const times: TrapTimes[] = [];
  for (const trap of MAIL_TRAPS) times.push(await timesOf(trap));
  return {
    traps: times.length,
    sizes: SIZES,
    slowest: SIZES.map((_, n) => {
      const { name, ms } = times.reduce((worst, each) => (each.ms[n]! > worst.ms[n]! ? each : worst));
      return { name, ms: ms[n]! };
    }),
    faster_than_linear: times.filter(({ ms }) => ms[2]! > 100 && ms[2]! > (2 * ms[1]! * SIZES[2]) / SIZES[1]),
    peak_rss_mb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

async function timesOf({ name, make }: MailTrap): Promise<TrapTimes> {
  const ms: number[] = [];
  for (const size of SIZES) {
    const raw = make(size);
    const runs: number[] = [];
    for (let n = 0; n < 3; n++) {
      const before = process.cpuUsage();
      const letter = await openLetter(raw, { envelopeFrom: 'sender@players.example', domain: 'judge.test' });
      readSections(letter.lines, findQuotes(letter.lines, letter.ignored));
      const { user, system } = process.cpuUsage(before);
      runs.push((user + system) / 1000);
    }
    ms.push(Math.round(Math.min(...runs) * 10) / 10);
  }
  return { name, ms };
}
