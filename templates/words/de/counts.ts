/** Numbers and lists in German. */
import { listInWords } from '../../../engine/explain/names.ts';

/** `1 Einheit`, `2 Einheiten`. */
export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

/** `zwei`, … `zehn`, then figures. */
export function numberInWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `12.000`. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** `a, b und c`. */
export function list(items: readonly string[], and: 'und' | 'oder' = 'und'): string {
  return listInWords(items, and);
}

/** `90 %`, `12,5 %`, of a share of one. */
export function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}
