/**
 * Keeps the mails of any hour below the provider's limit: of what is left of it results may use all, answers, press and notices less, so
 * that what goes first finds room. Counted by the minute, in a file, so that a new start does not begin with a full hour.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '../../../engine/time.ts';
import { PROBE_MS } from '../../../lambdas/outgoing/not-sent.ts';
import type { Pace } from '../../../lambdas/ports.ts';
import type { Rank } from '../../../templates/mail/rank.ts';
import { writeWhole } from '../disk.ts';

export interface HourlyPace extends Pace {
  /** A mail for which a turn was taken has not reached the provider. */
  giveBack(): void;
  status(): {
    readonly sent: number;
    readonly most: number;
    /** Until when results wait for room; null: they go at once. */
    readonly late: Instant | null;
    /** The provider takes nothing now. */
    readonly isPaused: boolean;
  };
}

const OF_HOUR: Readonly<Record<Rank, number>> = { results: 1, answers: 0.9, press: 0.8, notices: 0.7 };
const MINUTE = 60_000;
const MINUTES = 60;

export async function openHourlyPace(folder: string, most: number, now: () => Instant): Promise<HourlyPace> {
  const path = join(folder, 'sent.json');
  const minutes = await readCounts(path);
  let paused: Instant | null = null;
  let late: Instant | null = null;
  /** The one mail of a pause that tries is counted once it has reached the provider. */
  let isProbing = false;
  const count = async (mails: number) => {
    minutes.set(current(), (minutes.get(current()) ?? 0) + mails);
    await writeWhole(path, JSON.stringify([...minutes])).catch(() => {});
  };
  const current = () => Math.floor(now() / MINUTE);
  const sent = () => {
    for (const minute of minutes.keys()) if (minute <= current() - MINUTES) minutes.delete(minute);
    return [...minutes.values()].reduce((sum, count) => sum + count, 0);
  };
  /** When enough of the last hour is more than an hour ago. */
  const roomAt = (surplus: number): Instant => {
    let over = surplus;
    for (const [minute, count] of [...minutes].sort(([one], [other]) => one - other)) {
      over -= count;
      if (over <= 0) return (minute + MINUTES) * MINUTE;
    }
    return now() + MINUTE;
  };
  return {
    take: async (mails, rank) => {
      if (paused !== null) {
        const isProbe = now() >= paused;
        if (isProbe) paused = now() + PROBE_MS;
        isProbing ||= isProbe;
        return { at: isProbe ? [now()] : [], isProbe };
      }
      const room = Math.max(1, Math.floor(most * OF_HOUR[rank]));
      const surplus = sent() + mails - room;
      if (surplus > 0) {
        const again = Math.max(roomAt(surplus), now() + 1_000);
        if (rank === 'results') late = again;
        return { at: [], isProbe: false, short: 'rate', again };
      }
      await count(mails);
      return { at: Array.from({ length: mails }, () => now()), isProbe: false };
    },
    giveBack: () => {
      if (isProbing) {
        isProbing = false;
        return;
      }
      // What a minute counted may all have been given back, while a mail of the one before is still on its way.
      const last = Math.max(...[...minutes].flatMap(([minute, count]) => (count > 0 ? [minute] : [])));
      if (minutes.has(last)) minutes.set(last, minutes.get(last)! - 1);
    },
    slow: async () => {},
    pause: async () => {
      if (paused !== null) return false;
      paused = now() + PROBE_MS;
      return true;
    },
    resume: async () => {
      paused = null;
      if (isProbing) await count(1);
      isProbing = false;
    },
    status: () => ({
      sent: sent(),
      most,
      late: late !== null && late > now() ? late : null,
      isPaused: paused !== null,
    }),
  };
}

async function readCounts(path: string): Promise<Map<number, number>> {
  try {
    return new Map(JSON.parse(await readFile(path, 'utf8')) as [number, number][]);
  } catch {
    return new Map();
  }
}
