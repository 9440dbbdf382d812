/**
 * How much the judge bears, what saturates first, and what it costs:
 *
 *     npx tsx tests/simulation/scale.ts minute --games 1000
 *     npx tsx tests/simulation/scale.ts week --games 40 --for 10000 --players 10
 *     npx tsx tests/simulation/scale.ts rest --games 10
 *
 * `minute`: all games end in one minute, their orders come in the ten minutes before. `week`: seven days of play. `rest`: a day on
 * which nobody writes and nothing falls due, and what a month of such days costs. `--for`: two
 * sizes are simulated, `--games` and half of it, and the counts, which grow in a straight line, are drawn on to so many games.
 * What AWS allows are parameters, `--send-rate 50`; left out, the published defaults of infra/aws/limits.ts.
 */

import { parseArgs } from 'node:util';
import { gameName } from '../../engine/vocabulary.ts';
import { AWS_QUOTAS, LIMITED, type Limited } from '../../infra/aws/limits.ts';
import { STORED_WITHIN_MS } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';

import { put, seedWorld } from '../seed.ts';
import { CALM } from './chaos.ts';
import { openHouse } from './house.ts';
import type { House } from './house-seen.ts';
import { addressOf, letPlay } from './players.ts';
import { drawnOn, type Measured, monthOf, reportOf, takeStock } from './scale-report.ts';

const flagOf = (limited: Limited) => limited.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const limitFlags = Object.fromEntries(LIMITED.map((limited) => [flagOf(limited), { type: 'string' as const }]));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    for: { type: 'string' },
    /** Seven in each game play, the others look on. */
    players: { type: 'string', default: '7' },
    ...limitFlags,
  },
});
const given = values as Readonly<Record<string, string | boolean | undefined>>;
const limits = Object.fromEntries(
  LIMITED.map((limited) => [limited, Number(given[flagOf(limited)] ?? AWS_QUOTAS[limited].most)]),
) as Readonly<Record<Limited, number>>;

const POWERS = 7;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that a call takes, as the functions see it. */
const CALL_MS = { dynamodb: 6, s3: 30, sqs: 10, lambda: 30, scheduler: 25, pause: 300, ses: 80, logs: 0 };

const games = Number(values.games);
const SCENARIOS: Readonly<Record<string, typeof week>> = { week, rest };
const scenario = SCENARIOS[positionals[0] ?? ''] ?? lastMinute;
const measured = await measure(games);
const drawn = values.for === undefined ? measured : drawnOn(await measure(games / 2), measured, Number(values.for));
process.stdout.write(`${reportOf(drawn, limits)}\n`);
if (scenario === rest) process.stdout.write(`${monthOf(drawn)}\n`);

/** Opens a house with so many games that have begun, and plays. */
async function measure(count: number): Promise<Measured> {
  const house = openHouse({
    seed: 1,
    chaos: CALM,
    pages: 'drawn',
    sendRate: limits.sendRate,
    callMs: (service) => CALL_MS[service],
    limits: {
      partition: { writes: limits.partitionWrites, reads: limits.partitionReads },
      calls: {
        'scheduler CreateSchedule': limits.scheduleChanges,
        's3 PutObject': limits.fileWrites,
        's3 GetObject': limits.fileReads,
      },
      wakeUps: limits.wakeUps,
      functions: limits.functions,
    },
  });
  const names = Array.from({ length: count }, (_, n) => `game${n + 1}`);
  const { services } = house;
  for (const name of names) {
    await seedWorld(services, gameName(name), (who) => addressOf(name, who.toLowerCase()));
    for (let n = POWERS; n < Number(values.players); n += 1) {
      const { id } = await services.directory.enrol(addressOf(name, `reader${n}`), `Reader ${n}`);
      await put(services, gameName(name), [{ type: 'observer-joined', person: id }]);
    }
    await publishCommits(services, gameName(name));
  }
  await house.loop.run(() => house.queues.outbound.open() === 0 && house.isIdle());
  const stock = takeStock(house);
  return { ...(await scenario(house, names)), ...stock(), games: count };
}

type Played = Pick<Measured, 'title' | 'lines' | 'mailsIn' | 'mailsOut' | 'phases'>;

/** All games end in the same minute. */
async function lastMinute(house: House, names: readonly string[]): Promise<Played> {
  const deadline = (await house.game(names[0]!))!.current!.clock.deadline;
  const sent: number[] = [];
  house.onMail(({ at }) => sent.push(at));
  const isTold = () => house.queues.outbound.open() === 0 && house.isIdle();
  const [counting, orders] = counted(house);
  letPlay(counting, names, { seed: 1, phases: 1, atTheLast: 10 * MINUTE });
  await house.loop.run(() => house.loop.now() > deadline + MINUTE && isTold());
  const resolved = await Promise.all(
    names.map(async (name) => (await house.game(name))!.resolved[0]?.at ?? Number.NaN),
  );
  const results = sent.filter((at) => at >= deadline);
  const seconds = (at: number) => ((at - deadline) / 1000).toFixed(1);
  return {
    title: `${names.length} games that end in the same minute, ${orders()} order mails in the ten minutes before`,
    mailsIn: orders(),
    mailsOut: sent.length,
    phases: names.length,
    lines: [
      `longest that an order mail waited before it was handled: ${(house.queues.inbound.longestWait() / 1000).toFixed(1)} s`,
      `last game adjudicated ${seconds(resolved.reduce((a, b) => Math.max(a, b)))} s after the deadline, for which a schedule waits ${STORED_WITHIN_MS / 1000} s`,
      `${results.length} mails after the deadline, the last ${seconds(results.at(-1) ?? deadline)} s after it, at ${limits.sendRate} a second`,
    ],
  };
}

/** Seven days in which everybody plays on. */
async function week(house: House, names: readonly string[]): Promise<Played> {
  const began = house.loop.now();
  let mailsOut = 0;
  let slowest = 0;
  const minutes = new Map<number, number>();
  house.onMail(({ mail, at }) => {
    mailsOut += 1;
    if (mail.date > began) slowest = Math.max(slowest, at - mail.date);
    const minute = Math.floor(mail.date / MINUTE);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  });
  const [counting, mailsIn] = counted(house);
  letPlay(counting, names, { seed: 1, phases: 1_000, within: 2 * DAY });
  await house.loop.run(() => house.loop.now() > began + 7 * DAY);
  const played = await Promise.all(names.map(async (name) => (await house.game(name))!.resolved.length));
  return {
    title: `${names.length} games over a week, ${values.players} people in each`,
    mailsIn: mailsIn(),
    mailsOut,
    phases: played.reduce((sum, each) => sum + each, 0),
    lines: [
      `at ${names.length} games: longest from an event to its mail ${(slowest / 1000).toFixed(1)} s; busiest minute ${[...minutes.values()].reduce((a, b) => Math.max(a, b), 0)} mails`,
    ],
  };
}

/** A day on which nobody writes. */
async function rest(house: House, names: readonly string[]): Promise<Played> {
  const began = house.loop.now();
  await house.loop.run(() => house.loop.now() > began + DAY);
  return { title: `${names.length} games at rest for a day`, mailsIn: 0, mailsOut: 0, phases: 0, lines: [] };
}

/** The house, and how many mails have been written to it. */
function counted(house: House): readonly [House, () => number] {
  let mails = 0;
  const write: House['write'] = (mail) => {
    mails += 1;
    house.write(mail);
  };
  return [{ ...house, write }, () => mails];
}
