/** The lines that people have written and judged: what the reader learns from (`teach.ts`), and what it is held by. */
import { readFileSync } from 'node:fs';
import type { TextPlace } from '../../engine/language/signs/features.ts';

export interface JudgedLine {
  readonly text: string;
  /** It speaks against the orders that it stands above, or behind. */
  readonly isSign: boolean;
  readonly standing: TextPlace;
  /** The phase that is on when it is read. */
  readonly phase?: string;
}

/** Lines of a file below `tests/hands`, without headings. */
export function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('== '));
}

/** Rows of a file, which tabs part into columns. */
export function rowsOf(file: string): readonly (readonly string[])[] {
  return linesOf(file).map((line) => line.split('\t'));
}

/** Sets by people who had not seen the reader, the older first. */
export const BLIND_SETS = ['blind', 'blind/second'];

/** `blind`: the sets of those people that are among them. */
export function judgedLines(blind: readonly string[] = BLIND_SETS): readonly JudgedLine[] {
  return [
    ...linesOf('lines/against.txt').map((line) => above(true, line)),
    ...linesOf('lines/harmless.txt').map((line) => above(false, line)),
    ...rowsOf('lines/remarks.txt').map(([fate, remark]) => behind(fate!, remark!)),
    ...blind.flatMap((set) => [
      ...rowsOf(`${set}/harmful.txt`).map(([, line]) => above(true, line!)),
      ...rowsOf(`${set}/harmless.txt`).map(([line]) => above(false, line!)),
      ...rowsOf(`${set}/remarks.txt`).map(([fate, , remark]) => behind(fate!, remark!)),
      ...rowsOf(`${set}/headings.txt`).map(([means, phase, line]) => ({
        ...above(means !== 'present', line!),
        phase: phase!,
      })),
    ]),
  ];
}

function above(isSign: boolean, text: string): JudgedLine {
  return { text, isSign, standing: 'above' };
}

function behind(fate: string, text: string): JudgedLine {
  return { text, isSign: fate === 'ask', standing: 'behind' };
}
