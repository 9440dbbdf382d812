/** The times of deadlines in German: hours, days, and the rule of a kind of phase. */
import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { PhaseTiming } from '../../../../engine/settings/fields.ts';
import { clockTime } from '../../times/clock-time.ts';

export const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

const WEEK = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'] as const;

export function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `um ${clockTime(clock)} Uhr `;
  const first = min === 0 ? '' : `; nicht, bevor ${hours(min)} vergangen sind`;
  return `${hour}${days(allowed)}, ${hours(next)} nach der letzten Phase oder später; ${hours(grace)} Nachfrist; früher, wenn alle bereit sind, nach ${hours(delay)}${first}`;
}

export function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'an jedem Tag';
  if (allowed.toUpperCase() === '-MTWTF-') return 'montags bis freitags';
  return listInWords(open, 'und');
}

export function hours(h: number): string {
  const [n, what] = h < 1 ? [Math.round(h * 60), 'Minute'] : [h, 'Stunde'];
  return `${n} ${what}${n === 1 ? '' : 'n'}`;
}
