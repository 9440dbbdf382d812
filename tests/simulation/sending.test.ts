/**
 * Mail out, with calls that take 50 to 250 ms and senders that are killed: the rate at which SES takes mail is used, and exceeded by short
 * bursts alone, results go before press and press before notices, and no game's flood holds up another's mail.
 */
import { expect, test } from 'vitest';
import { AWS_QUOTAS } from '../../infra/aws/limits.ts';
import { sendersFor } from '../../infra/aws/sending.ts';
import { RANKS, type Rank } from '../../templates/mail/rank.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { CALM } from './chaos.ts';
import { openHouse } from './house.ts';
import type { Broken } from './house-seen.ts';
import { BURST_SECONDS, sesRefusal } from './mail-service.ts';
import { plainMail } from './plain-mail.ts';

const SECOND = 1_000;

const mailOf = (game: string, n: number, rank: Rank) => {
  const letters = n.toString(2).padStart(16, '0').replaceAll('0', 'a').replaceAll('1', 'b');
  return plainMail(`${game}-${letters}`, `reader${n}@example.org`, rank, n);
};

/** A judge whose mail service takes so many a second, each call taking 50 to 250 ms; and when each mail has left, by id. */
function sending(rate: number, killed = 0, configured = rate) {
  const random = createRandom(7);
  const callMs = () => 50 + random.below(200);
  const functions = AWS_QUOTAS.functions.most;
  const chaos = { ...CALM, killed };
  const house = openHouse({ seed: 7, chaos, functions, sendRate: rate, configuredRate: configured, callMs });
  const left = new Map<string, number>();
  house.onMail(({ mail, at }) => {
    if (!left.has(mail.id)) left.set(mail.id, at);
  });
  house.unleash();
  return { house, left, start: house.loop.now() };
}

/** The most that left within any span of so many milliseconds. */
function mostWithin(instants: readonly number[], span: number): number {
  let first = 0;
  let most = 0;
  for (const [n, at] of instants.entries()) {
    while (at - instants[first]! > span) first += 1;
    most = Math.max(most, n - first + 1);
  }
  return most;
}

test.each(
  IS_FULL
    ? [
        [1, 80, 60, 0.94],
        [14, 60, 60, 0.94],
        [50, 30, 60, 0.94],
        [200, 10, 60, 0.94],
        [1_000, 5, 15, 0.94],
      ]
    : [[200, 15, 5, 0.94]],
)(
  'at %i a second as many leave, and beyond that no more than a short burst, although senders are killed; none is lost',
  { tags: ['long'], timeout: 600_000 },
  async (rate, killed, lasts, least) => {
    const { house, left } = sending(rate, killed);
    const mails = Array.from({ length: rate * lasts }, (_, n) => mailOf(`game${n % 20}`, n, 'results'));
    await house.services.outbox.postAll(mails);
    await house.loop.run(() => left.size === mails.length);
    expect(house.harm()).toBeGreaterThan(0);
    const instants = [...left.values()].sort((a, b) => a - b);
    // All senders are at work; what a killed one held comes minutes later.
    const [from, to] = [Math.floor(mails.length * 0.1), Math.floor(mails.length * 0.8)];
    const seconds = (instants[to]! - instants[from]!) / SECOND;
    // Turns that a killed sender held are nobody's.
    expect((to - from) / seconds).toBeGreaterThan(least * rate);
    for (const span of [1, 2, 5]) {
      expect(mostWithin(instants, span * SECOND)).toBeLessThanOrEqual(Math.ceil(rate * (span + BURST_SECONDS)));
    }
  },
);

test('results go before press, press before notices, and each of them has a share that is never taken', {
  tags: ['long'],
}, async () => {
  const { house, left, start } = sending(40);
  const count = { notices: 160, press: 160, answers: 0, results: 160 };
  const mails = [...RANKS]
    .reverse()
    .flatMap((rank, r) => Array.from({ length: count[rank] }, (_, n) => mailOf(`game${n % 8}`, 1_000 * r + n, rank)));
  // What goes first is asked for last.
  for (const mail of mails) await house.services.outbox.post(mail);
  await house.loop.run(() => left.size === mails.length);
  const order = [...left.keys()].map((id) => mails.find((mail) => mail.id === id)!.rank!);
  const before = (rank: Rank) => order.slice(0, order.lastIndexOf(rank) + 1);
  const share = (all: readonly Rank[], rank: Rank) => all.filter((each) => each === rank).length / all.length;
  expect(share(before('results'), 'results')).toBeGreaterThan(0.7);
  const rest = order.slice(order.lastIndexOf('results') + 1, order.lastIndexOf('press') + 1);
  expect(share(rest, 'press')).toBeGreaterThan(0.7);
  expect(before('results')).toContain('press');
  expect(before('results')).toContain('notices');
  // All together they use the rate.
  expect(Math.max(...left.values()) - start).toBeLessThan((mails.length / 40) * 1.2 * SECOND);
});

test('eight mails of one game do not wait for the hundreds of another', async () => {
  const { house, left, start } = sending(50);
  const flood = Array.from({ length: 400 }, (_, n) => mailOf('flood', n, 'results'));
  const small = Array.from({ length: 8 }, (_, n) => mailOf('small', n, 'results'));
  for (const mail of [...flood, ...small]) await house.services.outbox.post(mail);
  await house.loop.run(() => small.every(({ id }) => left.has(id)));
  expect(left.size).toBeLessThan(flood.length / 2);
  expect(house.loop.now() - start).toBeLessThan(4 * SECOND);
});

test('SES takes less than is configured: senders slow down, and nothing is put aside', async () => {
  const { house, left } = sending(20, 0, 28);
  const mails = Array.from({ length: 200 }, (_, n) => mailOf(`game${n % 8}`, n, 'results'));
  await house.services.outbox.postAll(mails);
  await house.loop.run(() => left.size === mails.length);
  expect([...house.errors.keys()]).toEqual([]);
  expect(house.queues.outbound.aside()).toEqual([]);
});

test.each([
  ['a pause that is known', 'MessageRejected', 'Sending paused for this account. For more information, look.'],
  ['a pause by words that nobody knows', 'MessageRejected', 'We do not like you today.'],
  ['the day of its quota', 'Throttling', 'Daily message quota exceeded.'],
])(
  'after %s all mails come, nobody is stopped, and one mail a minute is tried meanwhile',
  { tags: ['long'] },
  async (_, code, text) => {
    const broken: Broken = { refuses: sesRefusal(code, text), told: () => {} };
    const logged: string[] = [];
    const house = openHouse({ seed: 7, chaos: CALM, sendRate: 14, broken, onLog: (what) => logged.push(what) });
    const left = new Map<string, number>();
    house.onMail(({ mail, at }) => left.set(mail.id, at));
    house.unleash();
    const start = house.loop.now();
    const mails = Array.from({ length: 60 }, (_, n) => mailOf(`game${n % 20}`, n, RANKS[n % 3]!));
    await house.services.outbox.postAll(mails);
    const end = start + 2 * 3_600 * SECOND;
    await house.loop.run(() => house.loop.now() >= end);
    expect(left.size).toBe(0);
    expect(new Set(logged)).not.toContain('mail put aside');
    expect(logged).toContain('account held');
    // And what senders had in their hands at the first refusal.
    const calls = house.counts.get('ses SendRawEmail')!;
    expect(calls.calls).toBeGreaterThan(100);
    expect(calls.calls).toBeLessThan(120 + 60);
    delete (broken as { refuses?: Error }).refuses;
    await house.loop.run(() => left.size === mails.length);
    expect(house.loop.now() - end).toBeLessThan(20 * 60 * SECOND);
    for (const { to } of mails) expect(await house.services.stopped.why(to)).toBeNull();
  },
);

test.each([
  ['itself cannot be taken', 'InvalidParameterValue', 'Illegal content.'],
  ['is for an address that gets none', 'MessageRejected', 'Address blacklisted.'],
])('a mail that is tried during a pause and %s holds up no other when the pause ends', async (_, code, text) => {
  const [paused, listed] = [sesRefusal('MessageRejected', 'Sending paused for this account.'), sesRefusal(code, text)];
  const broken: Broken & { since: () => number } = {
    since: () => 0,
    get refuses() {
      const minutes = this.since() / (60 * SECOND);
      // The second try of all comes a minute after the first.
      return minutes < 0.9 ? paused : minutes < 1.5 ? listed : minutes < 2 ? paused : undefined;
    },
    told: () => {},
  };
  const house = openHouse({ seed: 7, chaos: CALM, sendRate: 14, broken });
  const left = new Set<string>();
  house.onMail(({ mail }) => left.add(mail.id));
  house.unleash();
  const start = house.loop.now();
  broken.since = () => house.loop.now() - start;
  await house.services.outbox.postAll(Array.from({ length: 60 }, (_, n) => mailOf(`game${n % 20}`, n, 'results')));
  await house.loop.run(() => left.size === 59);
  expect(house.loop.now() - start).toBeLessThan(22 * 60 * SECOND);
});

test('of what a day allows results have the last part, and answers go before press, press before notices; all of it comes in the end', {
  tags: ['long'],
}, async () => {
  const house = openHouse({ seed: 7, chaos: CALM, sendRate: 14, dayQuota: 100 });
  const left = new Map<string, Rank>();
  house.onMail(({ mail }) => left.set(mail.id, mail.rank!));
  const ranksLeft = () => [...left.values()];
  house.unleash();
  const start = house.loop.now();
  const hours = (n: number) => start + n * 3_600 * SECOND;
  const post = (rank: Rank, from: number, count: number) =>
    house.services.outbox.postAll(Array.from({ length: count }, (_, n) => mailOf(`game${n % 20}`, from + n, rank)));
  // What goes last is asked for first, and is more than a day allows.
  for (const [r, rank] of [...RANKS].reverse().entries()) {
    await post(rank, r * 1_000, rank === 'results' ? 0 : 80);
    await house.loop.run(() => house.loop.now() >= hours(r + 1));
  }
  // Each rank has stopped where the next one's part begins, but for what one function may take that has just begun.
  for (const [rank, most] of [
    ['notices', 70],
    ['press', 10],
    ['answers', 10],
  ] as const) {
    const count = ranksLeft().filter((each) => each === rank).length;
    expect([rank, count]).toEqual([rank, expect.closeTo(most, -0.8)]);
  }
  await post('results', 5_000, 8);
  await house.loop.run(() => house.loop.now() >= hours(4.1));
  expect(ranksLeft().filter((each) => each === 'results')).toHaveLength(8);
  if (!IS_FULL) return;
  await house.loop.run(() => left.size === 3 * 80 + 8 || house.loop.now() > hours(72));
  expect(left.size).toBe(3 * 80 + 8);
});

test('as many send as the rate needs, and no more', () => {
  expect([1, 14, 200, 10_000].map(sendersFor)).toEqual([
    { batchSize: 1, maxConcurrency: 4 },
    { batchSize: 7, maxConcurrency: 8 },
    { batchSize: 10, maxConcurrency: 80 },
    { batchSize: 10, maxConcurrency: 300 },
  ]);
});
