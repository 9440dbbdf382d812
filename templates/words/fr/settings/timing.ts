/** The times of deadlines in French: hours, days, and the rule of a kind of phase. */
import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { PhaseTiming } from '../../../../engine/settings/fields.ts';
import { clockTime } from '../../times/clock-time.ts';

export const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Mouvements', R: 'Retraites', A: 'Ajustements' };

const WEEK = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

export function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `à ${clockTime(clock)} `;
  const first = min === 0 ? '' : ` ; pas avant ${hours(min)}`;
  return `${hour}${days(allowed)}, ${hours(next)} après la dernière phase ou plus tard ; ${hours(grace)} de grâce ; plus tôt quand tous sont prêts, après ${hours(delay)}${first}`;
}

export function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return "n'importe quel jour";
  if (allowed.toUpperCase() === '-MTWTF-') return 'du lundi au vendredi';
  return `le ${listInWords(open, 'et')}`;
}

export function hours(h: number): string {
  const [n, what] = h < 1 ? [Math.round(h * 60), 'minute'] : [h, 'heure'];
  return `${n} ${what}${n < 2 ? '' : 's'}`;
}
