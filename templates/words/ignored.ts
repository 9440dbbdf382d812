/** What of a mail was not read, as a count: a wrong cut must show, without repeating what was cut. */
import { listInWords } from '../../engine/explain/names.ts';
import { counted } from './counts.ts';

/** Lines `from` to `to` were left out because of `why` (`quoted text`, `signature`). */
export interface IgnoredLines {
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

/** `9 lines were not read: 8 of quoted text, 1 of signature.`; empty when everything was read. */
export function ignoredInWords(ranges: readonly IgnoredLines[]): string {
  const reasons = new Map<string, number>();
  for (const { from, to, why } of ranges) reasons.set(why, (reasons.get(why) ?? 0) + to - from + 1);
  const all = [...reasons.values()].reduce((sum, n) => sum + n, 0);
  if (all === 0) return '';
  const parts = [...reasons].map(([why, n]) => `${n} (${why})`);
  const what = parts.length === 1 ? [...reasons.keys()].join('') : listInWords(parts);
  return `${counted(all, 'line')} of your mail ${all === 1 ? 'was' : 'were'} not read: ${what}.`;
}
