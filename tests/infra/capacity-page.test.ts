/** docs/scale.md multiplies what docs/operating.md has counted, and names the limits that the code keeps to: it may not fall behind them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AWS_QUOTAS, MAX_CONCURRENT_EXECUTIONS } from '../../infra/aws/limits.ts';

const textOf = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const scale = textOf('scale.md');
const operating = textOf('operating.md');

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** The row that begins so, of the only table that has one. */
const rowOf = (text: string, beginning: string) => {
  const rows = text.split('\n').filter((line) => line.startsWith(`| ${beginning}`));
  expect(rows, beginning).toHaveLength(1);
  return cellsOf(rows[0]!);
};

const SIZES = [10_000, 300_000, 1_000_000];
const WEEK_SECONDS = 7 * 24 * 3_600;

/** To the two figures that stand there. */
const near = (found: number, wanted: number) => expect(Math.abs(found / wanted - 1)).toBeLessThan(0.05);

test('each column is the first, times the games', () => {
  const from = scale.indexOf(
    `| | ${SIZES.map((size) => size.toLocaleString('en'))
      .join(' games | ')
      .replace(/ games \| 1,/, ' | 1,')} |`,
  );
  expect(from).toBeGreaterThan(0);
  const rows = scale.slice(from).split('\n\n')[0]!.split('\n').slice(2).map(cellsOf);
  expect(rows.length).toBeGreaterThan(5);
  for (const [what, ...columns] of rows) {
    const [first, ...others] = columns.map(numbersIn);
    for (const [n, numbers] of others.entries()) {
      expect(numbers.length, what).toBe(first!.length);
      for (const [i, number] of numbers.entries()) near(number, (first![i]! * SIZES[n + 1]!) / SIZES[0]!);
    }
  }
});

test('the first column is what the simulated week has counted', () => {
  const [phases, mailsIn] = numbersIn(rowOf(operating, 'phases, mails in, mails out')[1]!) as [number, number];
  near(numbersIn(rowOf(scale, 'phases a second')[1]!)[0]!, phases / WEEK_SECONDS);
  near(numbersIn(rowOf(scale, 'mails in a second')[1]!)[0]!, mailsIn / WEEK_SECONDS);
  const units = numbersIn(rowOf(operating, 'units of the table')[1]!);
  expect(numbersIn(rowOf(scale, 'units written, read a second')[1]!)).toEqual(units);
  const [alone, watched] = numbersIn(rowOf(operating, 'cost of the week')[1]!) as [number, number];
  near(numbersIn(rowOf(scale, 'USD a week')[1]!)[0]!, watched);
  expect(numbersIn(rowOf(operating, '**Total**').at(-1)!)).toEqual([alone]);
  expect(scale).toContain(`${alone} USD`);
});

test('limits and caps are those of the code', () => {
  const told = (beginning: string) => numbersIn(rowOf(scale, beginning)[1]!);
  expect(told('SES, mails a second')).toEqual([AWS_QUOTAS.sendRate.most]);
  expect(told('Scheduler, schedules made')[0]).toBe(AWS_QUOTAS.scheduleChanges.most);
  expect(told('Lambda, functions')).toEqual([
    AWS_QUOTAS.functions.most,
    MAX_CONCURRENT_EXECUTIONS.deadline,
    MAX_CONCURRENT_EXECUTIONS.pages,
  ]);
  expect(told('DynamoDB, one partition')).toEqual([AWS_QUOTAS.partitionWrites.most, AWS_QUOTAS.partitionReads.most]);
  expect(told('S3, PUT a second')).toEqual([AWS_QUOTAS.fileWrites.most]);
});
