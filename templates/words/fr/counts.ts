/** Numbers, lists and elisions in French. */
import { listInWords } from '../../../engine/explain/names.ts';

/** `0 unité`, `1 unité`, `2 unités`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** `deux`, … `dix`, then figures. */
export function numberInWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `12 000`, with spaces at which no line breaks. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** `a, b et c`. */
export function list(items: readonly string[], and: 'et' | 'ou' = 'et'): string {
  return listInWords(items, and);
}

/** `de Paris`, `d'Autriche`, `du Caire`. */
export function of(name: string): string {
  if (/^les? /i.test(name)) return `${/^les /i.test(name) ? 'des' : 'du'} ${name.replace(/^les? /i, '')}`;
  return /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`;
}

/** `90 %`, `12,5 %`, of a share of one. */
export function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}
