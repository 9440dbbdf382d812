/** docs/scale.md multiplies what docs/operating.md has counted, and names the limits that the code keeps to: it may not fall behind them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedCost, PRICES } from '../../infra/aws/cost.ts';
import { AWS_QUOTAS, MAX_CONCURRENT_EXECUTIONS } from '../../infra/aws/limits.ts';
import { ALARMS } from '../../infra/aws/monitoring/watched.ts';

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

/** A week of 10,000 games with ten people each: phases, mails in, mails out, USD. */
const ofTen = () => {
  const [, told] = /with ten people each \(`[^`]+`, [\d-]+\): (.*) USD\./.exec(scale)!;
  return numbersIn(told!) as [number, number, number, number];
};

test('the first column is what the simulated weeks have counted', () => {
  const [phases, mailsIn] = numbersIn(rowOf(operating, 'phases, mails in, mails out')[1]!) as [number, number];
  expect(ofTen().slice(0, 2)).toEqual([phases, mailsIn]);
  near(numbersIn(rowOf(scale, 'phases a second')[1]!)[0]!, phases / WEEK_SECONDS);
  near(numbersIn(rowOf(scale, 'mails in a second')[1]!)[0]!, mailsIn / WEEK_SECONDS);
  near(numbersIn(rowOf(scale, 'mails out a second')[1]!)[0]!, ofTen()[2] / WEEK_SECONDS);
  const units = numbersIn(rowOf(operating, 'units of the table')[1]!);
  expect(numbersIn(rowOf(scale, 'units written, read a second')[1]!)).toEqual(units);
  const [alone, watched] = numbersIn(rowOf(operating, 'cost of the week')[1]!) as [number, number];
  expect(ofTen()[3]).toBe(watched);
  near(numbersIn(rowOf(scale, 'USD a week')[1]!)[0]!, watched);
  // Both columns, and what the plan of new accounts asks for more.
  const { usd, essentials, per } = PRICES.mailOut;
  const [sent, mails, dearer] = rowOf(operating, 'SES: mail sent')
    .slice(1)
    .map((cell) => numbersIn(cell)[0]!) as [number, number, number];
  expect([mails, dearer]).toEqual([(sent * usd) / per, (sent * essentials) / per]);
  const totals = rowOf(operating, '**Total**')
    .slice(-2)
    .map((cell) => numbersIn(cell)[0]!);
  expect(totals).toEqual([alone, Number((alone + dearer - mails).toFixed(2))]);
});

test('the first limit is the mails of a day: as many games as that lasts for', () => {
  const aDay = ofTen()[2] / SIZES[0]! / 7;
  const games = Math.round(AWS_QUOTAS.sendDay.most / aDay / 10) * 10;
  expect(numbersIn(rowOf(scale, 'SES, mails in 24 hours')[2]!)[0]).toBe(games);
  expect(scale).toContain(`**${games.toLocaleString('en')} running games**`);
  expect(operating).toContain(`${games.toLocaleString('en')} games of ten`);
  const raised = /\(([\d,]+) mails a day, 200 a second\)/.exec(scale)![1]!;
  near(numbersIn(raised)[0]!, SIZES[1]! * aDay);
});

test('limits and caps are those of the code', () => {
  const told = (beginning: string) => numbersIn(rowOf(scale, beginning)[1]!);
  expect(told('SES, mails in 24 hours')).toEqual([AWS_QUOTAS.sendDay.most]);
  expect(told('SES, mails a second')).toEqual([AWS_QUOTAS.sendRate.most]);
  expect(told('Scheduler, schedules made')[0]).toBe(AWS_QUOTAS.scheduleChanges.most);
  expect(told('Scheduler, precision')).toEqual([AWS_QUOTAS.schedulePrecision.most]);
  expect(told('Lambda, functions')).toEqual([AWS_QUOTAS.functions.most, MAX_CONCURRENT_EXECUTIONS.deadline]);
  expect(told('DynamoDB, units a second of a table')).toEqual([AWS_QUOTAS.tableUnits.most]);
  expect(told('DynamoDB, one partition')).toEqual([AWS_QUOTAS.partitionWrites.most, AWS_QUOTAS.partitionReads.most]);
  expect(told('S3, PUT a second')).toEqual([AWS_QUOTAS.fileWrites.most]);
  expect(told('API, calls')).toEqual([AWS_QUOTAS.apiCalls.most]);
});

test('a month at rest is what the table of prices makes of it', () => {
  const swept = numbersIn(rowOf(operating, 'the sweep: function')[1]!)[0]!;
  const sums = (['small', 'full'] as const).map((size) => Number((fixedCost(size) + swept).toFixed(2)));
  expect(
    rowOf(operating, 'in all')
      .slice(1)
      .map((cell) => numbersIn(cell)[0]),
  ).toEqual(sums);
  const alone = (['small', 'full'] as const).map((size) => (fixedCost(size, { alone: true }) + swept).toFixed(2));
  expect(operating).toContain(`${alone.join(' and ')} are left`);
});

test('what the page of a judge of one’s own says of AWS is what was counted: games that a day carries, cents, dollars at rest', () => {
  const own = textOf('own-judge.md');
  const toldOf = (beginning: string) => numbersIn(rowOf(own, beginning)[3]!);
  const [, , mailsOut] = numbersIn(rowOf(operating, 'phases, mails in, mails out')[1]!);
  const [games, day] = toldOf('bears');
  expect(day).toBe(AWS_QUOTAS.sendDay.most);
  near(games!, (day! * 7 * SIZES[0]!) / mailsOut!);
  const [cents, small, full] = toldOf('costs');
  expect(operating).toContain(`${cents}.0 cents for a game`);
  expect([small, full]).toEqual(numbersIn(rowOf(operating, 'in all').slice(1).join()).map((usd) => Math.round(usd)));
});

test('no alarm is named that nobody hears: those beside what somebody could make the judge pay for are the template’s', () => {
  const rows = textOf('trust.md').split('**Who can make the judge pay**')[1]!.split('\n## ')[0]!;
  const named = [...rows.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !(ALARMS as readonly string[]).includes(name))).toEqual([]);
});
