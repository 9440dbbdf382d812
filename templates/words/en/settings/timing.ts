/** The times of deadlines: hours, days, and the rule of a kind of phase. */
import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { PhaseTiming } from '../../../../engine/settings/fields.ts';
import { counted } from '../../text/counts.ts';
import { clockTime } from '../../times/clock-time.ts';

export const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreats', A: 'Adjustments' };

const WEEK = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

/** `at 23:30 on weekdays, 71 h after the last phase or later; grace 167 h; early after 30 min`. */
export function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `at ${clockTime(clock)} `;
  const first = min === 0 ? '' : `; not before ${hours(min)} have passed`;
  return `${hour}${days(allowed)}, ${hours(next)} after the last phase or later; ${hours(grace)} of grace; early when all are ready, after ${hours(delay)}${first}`;
}

/** `on any day`, `Monday to Friday`, or the days by name. Takes `SMTWTFS` with dashes for days that are not allowed. */
export function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'on any day';
  if (allowed.toUpperCase() === '-MTWTF-') return 'Monday to Friday';
  return `on ${listInWords(open)}`;
}

export function hours(h: number): string {
  return h < 1 ? counted(Math.round(h * 60), 'minute') : counted(h, 'hour');
}
