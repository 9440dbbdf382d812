/** Which part of a game's history a HISTORY line asks for (judge-language B). */
import type { CommandArguments } from '../language/commands/arguments.ts';
import { resolveTime } from '../language/times/resolve-time.ts';
import type { WrittenTime } from '../language/times/written-time.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import type { Instant, Zones } from '../time.ts';
import type { HistorySpan } from './events.ts';

const DAY = 86_400_000;
/** Without a word on it: so much, as the classic judges do. */
const USUAL_DAYS = 7;
const USUAL_LINES = 1_000;
const LAST_MINUTE = 24 * 60 - 1;

/** Dates are read in `zone`. A history that leaves phases out is of the whole game, unless it says from when. */
export function historySpan(
  { from, to, lines, exclude, broadcasts }: CommandArguments['HISTORY'],
  { now, zone, zones }: { readonly now: Instant; readonly zone: string; readonly zones: Zones },
): HistorySpan | { readonly problem: MessageOrText } {
  const instant = (time: WrittenTime, minute: number, before: Instant) =>
    resolveTime(time, { now: before, zone, zones, minute, mostDaysAhead: 0, past: true });
  const begin = from === null ? { at: exclude === null ? now - USUAL_DAYS * DAY : 0 } : instant(from, 0, now);
  if ('problem' in begin) return begin;
  // A day of today ends after now.
  const end = to === null ? null : instant(to, LAST_MINUTE, now + DAY);
  if (end !== null && 'problem' in end) return end;
  if (end !== null && end.at < begin.at) return { problem: { code: 'account/span-backwards' } };
  return { from: begin.at, to: end?.at ?? null, lines: lines ?? USUAL_LINES, exclude, broadcasts };
}
