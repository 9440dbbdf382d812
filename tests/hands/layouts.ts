/** How a list of orders is laid out. */
import type { Random } from '../random.ts';
import type { Block } from './envelope.ts';

type Layout = (lines: readonly string[], power: string, random: Random) => Block;

function each(write: (line: string, n: number, power: string, random: Random) => string): Layout {
  return (lines, power, random) => ({ kind: 'text', lines: lines.map((line, n) => write(line, n, power, random)) });
}

function inOneLine(sign: string, end = ''): Layout {
  return (lines) => ({ kind: 'text', lines: [lines.join(sign) + end] });
}

/** Those that put several orders on a line or take an order apart. */
export const IN_ONE: Readonly<Record<string, Layout>> = {
  commas: inOneLine(', '),
  semicolons: inOneLine('; '),
  slashes: inOneLine(' / '),
  bars: inOneLine(' | '),
  sentences: inOneLine('. ', '.'),
  columns: each((line) => line.replace(/^(\S+ \S+) /, (unit) => unit.padEnd(12))),
  table: (lines) => ({ kind: 'table', rows: lines.map((line) => line.split(/(?<=^\S+ \S+) /)) }),
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  ...IN_ONE,
  lines: each((line) => line),
  numbers: each((line, n) => `${n + 1}. ${line}`),
  'brackets after numbers': each((line, n) => `${n + 1}) ${line}`),
  stars: each((line) => `* ${line}`),
  dashes: each((line) => `- ${line}`),
  bullets: each((line) => `• ${line}`),
  ticks: each((line, _n, _power, random) => random.pick(['✅ ', '👉 ', '⚔️ ']) + line),
  indented: each((line) => `    ${line}`),
  'power before each': each((line, _n, power) => `${power}: ${line}`),
  heading: (lines, power, random) => ({
    kind: 'text',
    lines: [random.pick([`${power}:`, power.toUpperCase()]), ...lines],
  }),
  brackets: each((line) => `[${line}]`),
  dots: each((line) => `${line}.`),
  'blank lines': (lines) => ({ kind: 'text', lines: lines.flatMap((line) => ['', line]).slice(1) }),
};
