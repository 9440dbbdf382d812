import { describe, expect, it } from 'vitest';
import { costOf, FED, fixedCost, IDLE_POLLS, PLANS, PRICES, totalOf, usedBy } from '../../infra/aws/cost.ts';
import { AWS_QUOTAS, loadOf } from '../../infra/aws/limits.ts';
import { drawnOn, type Measured, monthOf, reportOf } from '../simulation/scale-report.ts';

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
    // A mail that comes in is two files and a message.
    expect(of(PRICES.fileWrite.what)).toBeCloseTo((1_010_000 / 1_000) * 0.005);
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

const PEAKS = {
  sendRate: 7,
  sendDay: 1,
  functions: 900,
  wakeUps: 1,
  scheduleChanges: 1,
  partitionWrites: 1,
  partitionReads: 1,
  fileWrites: 1,
  fileReads: 1,
};

describe('mail on the plan of new accounts', () => {
  it('costs more where it is sent, and no less elsewhere', () => {
    const [old, young] = PLANS.map((plan) => costOf(usedBy(USAGE), plan));
    expect(totalOf(young!) - totalOf(old!)).toBeCloseTo((USAGE.mailsOut * 0.06) / 1_000);
  });
});

describe('a judge on which nothing happens', () => {
  it('pays for queues that Lambda asks in vain: five pollers, each three times a minute', () => {
    expect(IDLE_POLLS).toBe(648_000);
    const queues = (0.4 * 0.648 * FED).toFixed(2);
    expect(fixedCost('small')).toBeCloseTo(0.4 + 7 * 0.1 + Number(queues), 2);
    const month = monthOf({ ...measured(1), counts: new Map(), runs: new Map(), mailsIn: 0, mailsOut: 0 });
    expect(month).toContain(`a month at rest, small: ${fixedCost('small').toFixed(2)} USD`);
    expect(month).toContain(`poll ${queues}: 3 queues asked 648000 times each`);
  });

  it('pays less where the account has nothing else: the first million requests and ten alarms are free', () => {
    const asked = (0.4 * (0.648 * FED - 1)).toFixed(2);
    expect(fixedCost('small', { alone: true })).toBeCloseTo(0.4 + Number(asked), 2);
    expect(fixedCost('small', { alone: true })).toBeLessThan(1);
    expect(fixedCost('full', { alone: true })).toBeCloseTo(0.4 + 17 * 0.1 + 0.4 * (0.648 * FED - 1), 2);
  });
});

describe('what AWS allows', () => {
  it('is compared with what was asked for: what saturates first stands first, by the published limits or others', () => {
    expect(loadOf(PEAKS)[0]).toMatchObject({ what: AWS_QUOTAS.functions.what, share: 0.9 });
    expect(loadOf(PEAKS, { functions: 10_000 })[0]).toMatchObject({ what: AWS_QUOTAS.sendRate.what, share: 0.5 });
    for (const { date } of Object.values(AWS_QUOTAS)) expect(date).toMatch(/^20\d\d-\d\d$/);
  });
});

function measured(games: number): Measured {
  const runs = new Map([['sweep', { runs: 100, milliseconds: 1_000 + 10 * games, most: 1 }]]);
  return {
    games,
    title: `${games} games`,
    lines: [],
    mailsIn: 7 * games,
    mailsOut: 15 * games,
    phases: games,
    counts: new Map([
      ['dynamodb PutItem', { calls: 50 + 3 * games, units: 50 + 4 * games }],
      ['s3 PutObject of the sweep', { calls: 4 * games, units: 4 * games }],
    ]),
    written: new Map([['GAME EVENT', { calls: games, units: 2 * games }]]),
    runs,
    peaks: PEAKS,
    seconds: 1_000,
    busiestSweep: new Map([['s3 PutObject', 8]]),
    busiest: new Map(),
    refusals: 0,
    refused: new Map(),
    cpuMs: 100,
  };
}

describe('counts of two sizes', () => {
  it('are drawn on in a straight line: a part for the judge and a part for each game', () => {
    const drawn = drawnOn(measured(10), measured(20), 1_000);
    expect(drawn.mailsOut).toBeCloseTo(15_000);
    expect(drawn.counts.get('dynamodb PutItem')).toEqual({ calls: 3_050, units: 4_050 });
    // But of lists no more than all sweeps can write.
    expect(drawn.counts.get('s3 PutObject of the sweep')).toEqual({ calls: 800, units: 800 });
    expect(drawn.runs.get('sweep')!.milliseconds).toBeCloseTo(11_000);
    const limits = Object.fromEntries(Object.entries(AWS_QUOTAS).map(([name, { most }]) => [name, most]));
    expect(reportOf(drawn, limits as never)).toContain('15.00 mails out a second (107.1 % of 14), 7.00 in');
    expect(reportOf(drawn, limits as never)).toMatch(/total [\d.]+, on the plan of new accounts [\d.]+;/);
  });
});
