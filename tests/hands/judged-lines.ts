/** The lines that people have written and judged: what the reader learns from (`teach.ts`), and what it is held by. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { TextPlace } from '../../engine/language/signs/features.ts';

export interface JudgedLine {
  readonly text: string;
  /** It speaks against the orders that it stands above, or behind. */
  readonly isSign: boolean;
  readonly standing: TextPlace;
  /** The phase that is on when it is read. */
  readonly phase?: string;
}

/** A file below `tests/hands`; empty, where a writer has no such file. */
export function textOf(file: string): string {
  const url = new URL(file, import.meta.url);
  return existsSync(url) ? readFileSync(url, 'utf8') : '';
}

/** Its lines, without headings. */
export function linesOf(file: string): readonly string[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('== '));
}

/** Rows of a file, which tabs part into columns. */
export function rowsOf(file: string): readonly (readonly string[])[] {
  return linesOf(file).map((line) => line.split('\t'));
}

/** Sets by people who had not seen the reader, the older first. The reader was taught by these. */
export const TAUGHT_SETS = ['blind', 'blind/second', 'blind/third', 'blind/fourth', 'blind/fifth'];

/** Nothing was taught by the last thirteen; the eighth has corrections alone, on larger boards, those after it none. */
export const BLIND_SETS = [
  ...TAUGHT_SETS,
  ...[
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
  ].map((set) => `blind/${set}`),
];

/** Folders of lines, each of other people. */
export const WRITERS = ['lines', ...TAUGHT_SETS, ...foldersIn('lines').map((writer) => `lines/${writer}`)];

function foldersIn(folder: string): readonly string[] {
  const found = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true });
  return found.flatMap((each) => (each.isDirectory() ? [each.name] : [])).sort();
}

/** The line is the last column. */
export function judgedLines(writer: string): readonly JudgedLine[] {
  const of = (name: string) => rowsOf(`${writer}/${name}.txt`);
  return [
    ...of('harmful').map((row) => above(true, row)),
    ...of('harmless').map((row) => above(false, row)),
    ...of('remarks').map((row) => ({ ...above(row[0] === 'ask', row), standing: 'behind' as const })),
    ...of('headings').map((row) => ({ ...above(row[0] !== 'present', row), phase: row[1]! })),
  ];
}

function above(isSign: boolean, row: readonly string[]): JudgedLine {
  return { text: row.at(-1)!, isSign, standing: 'above' };
}
