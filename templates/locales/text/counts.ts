/** Numbers with their nouns. */

/** `1 unit`, `2 units`, `no units` is left to the writer: `0 units`. */
export function countNoun(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** `one`, `two`, … `ten`, then figures. */
export function numberInWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** The first letter in upper case, the rest as it is; an address at the head stays as it is written. */
export function capitalize(text: string): string {
  if (/^[^\s@]+@\S/.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `90 %`, `12.5 %`, of a share of one. */
export function formatPercent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10} %`;
}
