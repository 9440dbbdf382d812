/**
 * How much the judge bears, and what it costs: `npx tsx tests/simulation/scale.ts minute --games 1000` (all games end in one
 * minute, their orders come in the ten minutes before), `... week --games 200` (a week of play). Limits are parameters.
 */
import { parseArgs } from 'node:util';
import { costOf, totalOf, usedBy } from '../../infra/aws/cost.ts';
import { seedWorld } from '../seed.ts';
import { CALM } from './chaos.ts';
import type { Service } from './edge.ts';
import { type House, openHouse } from './house.ts';
import { addressOf, letPlay } from './players.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    /** Mails a second that SES sends for the account. */
    'send-rate': { type: 'string', default: '14' },
    /** Functions of each kind that Lambda runs at once. */
    concurrency: { type: 'string', default: '1000' },
  },
});
const games = Number(values.games);
const sendRate = Number(values['send-rate']);
const SENDERS = 2;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that a call takes, as the functions see it; a sender waits for its turn. */
const CALL_MS: Readonly<Record<Service, number>> = {
  dynamodb: 6,
  s3: 30,
  sqs: 10,
  scheduler: 25,
  ses: (1000 * SENDERS) / sendRate,
};
const MEGABYTES: Readonly<Record<string, number>> = { inbound: 1024, deadline: 1024, sweep: 1024, outbound: 512 };

const house = openHouse({
  seed: 1,
  chaos: CALM,
  sendRate: 10_000,
  pages: true,
  inboundAtOnce: Number(values.concurrency),
  callMs: (service) => CALL_MS[service],
});
const names = Array.from({ length: games }, (_, n) => `game${n + 1}`);
for (const name of names) await seedWorld(house.world, name, (who) => addressOf(name, who.toLowerCase()));
let quiet = false;
await house.loop.run(() => {
  quiet ||= house.queues.outbound.open() === 0;
  return quiet && house.queues.outbound.open() === 0;
});
const before = counted(house);
const cpuBefore = process.cpuUsage();
const scenario = positionals[0] === 'week' ? await week() : await lastMinute();
report(scenario);

interface Measured {
  readonly title: string;
  readonly lines: readonly string[];
  readonly mailsIn: number;
  readonly mailsOut: number;
  readonly phases: number;
}

/** All games end in the same minute. */
async function lastMinute(): Promise<Measured> {
  const deadline = (await house.game(names[0]!))!.current!.clock.deadline;
  const sent: number[] = [];
  house.onMail(({ at }) => sent.push(at));
  let orders = 0;
  const counting: House = {
    ...house,
    write: (mail) => {
      orders += 1;
      house.write(mail);
    },
  };
  letPlay(counting, names, { seed: 1, phases: 1, atTheLast: 10 * MINUTE });
  await house.loop.run(
    () => house.loop.now() > deadline + MINUTE && house.queues.outbound.open() === 0 && house.isIdle(),
  );
  const resolved = await Promise.all(
    names.map(async (name) => (await house.game(name))!.resolved[0]?.at ?? Number.NaN),
  );
  const results = sent.filter((at) => at >= deadline);
  const seconds = (at: number) => ((at - deadline) / 1000).toFixed(1);
  return {
    title: `${games} games that end in the same minute, ${orders} order mails in the ten minutes before`,
    mailsIn: orders,
    mailsOut: sent.length,
    phases: games,
    lines: [
      `longest that an order mail waited before it was handled: ${(house.queues.inbound.longestWait() / 1000).toFixed(1)} s`,
      `last game adjudicated ${seconds(Math.max(...resolved))} s after the deadline`,
      `${results.length} mails after the deadline, the last ${seconds(Math.max(...results))} s after it, at ${sendRate} a second`,
    ],
  };
}

/** Seven days in which everybody plays on. */
async function week(): Promise<Measured> {
  const began = house.loop.now();
  let mailsOut = 0;
  let slowest = 0;
  house.onMail(({ mail, at }) => {
    mailsOut += 1;
    if (mail.date > began) slowest = Math.max(slowest, at - mail.date);
  });
  let mailsIn = 0;
  const counting: House = {
    ...house,
    write: (mail) => {
      mailsIn += 1;
      house.write(mail);
    },
  };
  letPlay(counting, names, { seed: 1, phases: 1_000, within: 2 * DAY });
  await house.loop.run(() => house.loop.now() > began + 7 * DAY);
  const phases = (await Promise.all(names.map(async (name) => (await house.game(name))!.resolved.length))).reduce(
    (sum, each) => sum + each,
    0,
  );
  return {
    title: `${games} games over a week`,
    mailsIn,
    mailsOut,
    phases,
    lines: [`longest from an event to its mail: ${(slowest / 1000).toFixed(1)} s, at ${sendRate} a second`],
  };
}

function counted({ counts, runs }: House) {
  return {
    counts: new Map([...counts].map(([name, each]) => [name, { ...each }])),
    runs: new Map([...runs].map(([name, each]) => [name, { ...each }])),
  };
}

function report({ title, lines, mailsIn, mailsOut, phases }: Measured): void {
  const cpuMs = process.cpuUsage(cpuBefore).user / 1000;
  const counts = new Map(
    [...house.counts].map(([name, { calls, units }]) => {
      const known = before.counts.get(name) ?? { calls: 0, units: 0 };
      return [name, { calls: calls - known.calls, units: units - known.units }];
    }),
  );
  const runs = [...house.runs].map(([name, each]) => {
    const known = before.runs.get(name) ?? { runs: 0, milliseconds: 0 };
    return {
      name,
      runs: each.runs - known.runs,
      milliseconds: each.milliseconds - known.milliseconds,
      most: each.most,
    };
  });
  const allRuns = runs.reduce((sum, each) => sum + each.runs, 0);
  const cpuOfRun = cpuMs / Math.max(1, allRuns);
  const gbSeconds = runs.reduce(
    (sum, each) => sum + ((each.milliseconds + each.runs * cpuOfRun) / 1000) * ((MEGABYTES[each.name] ?? 1024) / 1024),
    0,
  );
  const wakeUps = runs.find(({ name }) => name === 'deadline')?.runs ?? 0;
  const bill = costOf(usedBy({ counts, mailsIn, mailsOut, runs: allRuns, gbSeconds, wakeUps }));
  const out = [
    title,
    `${phases} phases, ${mailsIn} mails in, ${mailsOut} mails out`,
    ...lines,
    '',
    'function: runs, mean seconds of waiting, most at once',
    ...runs.map(
      ({ name, runs, milliseconds, most }) =>
        `  ${name}: ${runs}, ${(milliseconds / Math.max(1, runs) / 1000).toFixed(2)}, ${most}`,
    ),
    `computing in a run, on this machine: ${cpuOfRun.toFixed(1)} ms`,
    '',
    'busiest second of a partition of the table, in units (DynamoDB serves 1000 writes and 3000 reads):',
    ...[...house.busiest]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 6)
      .map(([kind, units]) => `  ${kind}: ${Math.round(units)}`),
    '',
    'cost in USD:',
    ...bill
      .filter(({ cost }) => cost >= 0.005)
      .map(
        ({ what, amount, cost, date }) => `  ${what}: ${Math.round(amount)} = ${cost.toFixed(2)} (price of ${date})`,
      ),
    `  total ${totalOf(bill).toFixed(2)}; for each 1000 phases ${((totalOf(bill) * 1000) / Math.max(1, phases)).toFixed(2)}`,
  ];
  process.stdout.write(`${out.join('\n')}\n`);
}
