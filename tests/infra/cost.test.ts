import { describe, expect, it } from 'vitest';
import { costOf, PRICES, totalOf, usedBy } from '../../infra/aws/cost.ts';

const USAGE = {
  counts: new Map([
    ['dynamodb PutItem', { calls: 1_000_000, units: 2_000_000 }],
    ['dynamodb UpdateItem', { calls: 500_000, units: 500_000 }],
    ['dynamodb index', { calls: 2_000_000, units: 2_000_000 }],
    ['dynamodb Query', { calls: 4_000_000, units: 4_000_000 }],
    ['s3 PutObject', { calls: 10_000, units: 10_000 }],
    ['sqs SendMessage', { calls: 1_000_000, units: 1_000_000 }],
  ]),
  mailsIn: 500_000,
  mailsOut: 1_000_000,
  runs: 2_000_000,
  gbSeconds: 100_000,
  wakeUps: 0,
};

describe('the cost of a judge on AWS', () => {
  it('is the counted calls times the prices, the dearest first', () => {
    const bill = costOf(usedBy(USAGE));
    expect(bill[0]).toMatchObject({ what: 'SES: mail sent', amount: 1_000_000, cost: 100 });
    const of = (what: string) => bill.find((line) => line.what === what)!.cost;
    // 2.5 million units of writes, and each mail enters the index and leaves it.
    expect(of(PRICES.write.what)).toBeCloseTo(4.5 * 0.625);
    expect(of(PRICES.read.what)).toBeCloseTo(4 * 0.125);
    // A mail that comes in is a file of its own and a message of its own.
    expect(of(PRICES.fileWrite.what)).toBeCloseTo((510_000 / 1_000) * 0.005);
    expect(of(PRICES.message.what)).toBeCloseTo(4.5 * 0.4);
    expect(totalOf(bill)).toBeCloseTo(bill.reduce((sum, { cost }) => sum + cost, 0));
  });

  it('is made of prices that each have their month', () => {
    for (const { date, usd } of Object.values(PRICES)) {
      expect(date).toMatch(/^20\d\d-\d\d$/);
      expect(usd).toBeGreaterThan(0);
    }
  });
});
