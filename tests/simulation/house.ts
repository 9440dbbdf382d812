/**
 * The whole judge in a simulated cloud: the functions that run on AWS, on the adapters of the table, with queues,
 * schedules, stored files and a mail service that behave as those of AWS do at their worst.
 */

import type { SQSClient } from '@aws-sdk/client-sqs';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { MAX_CONCURRENT_EXECUTIONS } from '../../infra/aws/limits.ts';
import { sendersFor } from '../../infra/aws/sending.ts';
import { dynamoHeartbeat } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import { lambdaCall } from '../../lambdas/adapters/aws/lambda-calls.ts';
import { keptKey } from '../../lambdas/adapters/aws/mail-keys.ts';
import { s3Files } from '../../lambdas/adapters/aws/s3-files.ts';
import { s3Mailroom } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import { schedulerTimers } from '../../lambdas/adapters/aws/scheduler-timers.ts';
import { dynamoAside } from '../../lambdas/adapters/aws/sending/dynamo-aside.ts';
import { dynamoPace } from '../../lambdas/adapters/aws/sending/dynamo-send-rate.ts';
import { sesSend } from '../../lambdas/adapters/aws/sending/ses-send.ts';
import { sqsPostpone, sqsQueue } from '../../lambdas/adapters/aws/sqs-queue.ts';
import { composeServices, type Pages, storeOn } from '../../lambdas/compose.ts';
import { askedPages } from '../../lambdas/compose-links.ts';
import { writtenLists, writtenPages } from '../../lambdas/compose-pages.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { callableHandler as calledWith } from '../../lambdas/handlers/called.ts';
import { makeDeadline, type WakeUpCall } from '../../lambdas/handlers/deadline-handler.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { makeOutbound, type SendRequest } from '../../lambdas/handlers/outbound-handler.ts';
import { makePages } from '../../lambdas/handlers/pages-handler.ts';
import { formatReceipt, type ReceiptNotification } from '../../lambdas/handlers/ses.ts';
import type { StopNotice } from '../../lambdas/handlers/stop-notice.ts';
import { INBOUND_HIDDEN_SECONDS } from '../../lambdas/handlers/time-limits.ts';
import { makeCircuitBreaker } from '../../lambdas/outgoing/circuit-breaker.ts';
import { laneOfMail } from '../../lambdas/outgoing/lane-of-mail.ts';
import type { StopReason } from '../../lambdas/people.ts';
import type { OutboxMail, OutgoingMail, PagesRequest, SendMail, Services, WhatIfRequest } from '../../lambdas/ports.ts';
import { openAtHome } from '../../lambdas/sheet/sessions.ts';
import { DOMAIN, links, PLAIN_PAGES, seededSecrets } from '../conversations/world.ts';
import { Browser } from '../sheet/browser.ts';
import { makeChaos } from './chaos.ts';
import {
  called,
  type Schedules,
  type Stored,
  simulatedLambda,
  simulatedS3,
  simulatedScheduler,
  simulatedSes,
  simulatedSqs,
} from './clients.ts';
import { makeCounters } from './counters.ts';
import { calmEdge, type Edge } from './edge.ts';
import { runsOf } from './function-runs.ts';
import type { Arrived, House, HouseOptions } from './house-seen.ts';
import { type Loop, makeLoop, Refused } from './loop.ts';
import { eventOf, type MailFate, mailRate, reputation, type Tags } from './mail-service.ts';
import { handedOver, type SimulatedQueue, simulatedQueue } from './queue.ts';
import { seldomCalled } from './seldom-called.ts';
import { emptyShelves, simulatedTable } from './table.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);

const MINUTE = 60_000;
const LEASE_MS = MINUTE;
/** Lambda calls a function three times that nobody waits for, the first time again after a minute, then after two. */
const CALLS = { tries: 3, visibilityMs: MINUTE, batch: 1 };
/** A page whose sending failed is asked to send again by its reader. */
const SENT_AGAIN_MS = MINUTE;
const BUCKETS = { private: 'records', public: 'pages' };
/** Of each line of log beside what it says: level, time, service, the trace's id, and their names. */
const LINE_BYTES = 180;
const TARGET = { group: 'chancery', queueArn: 'arn:q', roleArn: 'arn:r', deadLetterArn: 'arn:d' };

export function openHouse(options: HouseOptions): House {
  const { seed, sendRate = 10_000, pages = false, spoil = (services: Services) => services } = options;
  const { limits, configuredRate = sendRate, broken, around = (_, client) => client } = options;
  const atOnce = limits?.functions ?? options.functions ?? 100;
  const bare: Loop = makeLoop(START, (call) => counters.count(call));
  const counters = makeCounters(bare.now, limits ?? null);
  const { runs, loopFor } = runsOf(bare, broken);
  const loop = bare;
  const wild = makeChaos(options.chaos, seed);
  let isWild = false;
  const dice: typeof wild = {
    ...wild,
    fate: (service) => {
      const fate = isWild ? wild.fate(service) : ({ kind: 'done', afterMs: 0 } as const);
      return options.callMs === undefined ? fate : { ...fate, afterMs: options.callMs(service) };
    },
    chance: (often) => isWild && wild.chance(often),
    upTo: (milliseconds) => (isWild ? wild.upTo(milliseconds) : 0),
  };
  const shelves = emptyShelves();
  const stored: Stored = { files: new Map(), since: new Map() };
  const wakes = new Map<string, number>();
  const readers: ((arrived: Arrived) => void)[] = [];
  const errors = new Map<string, number>();
  const secrets = seededSecrets(seed);
  let people = 0;
  let open = 0;
  const newId = () => {
    people += 1;
    return `person${people}`;
  };
  const house = { domain: DOMAIN, judge: 'Chancery', code: 'CHAN', site: `https://${DOMAIN}`, joinsAnswers: true };
  const log: Services['log'] = (what, facts) => {
    const { error } = facts;
    counters.count({ service: 'logs', operation: 'line', units: LINE_BYTES + JSON.stringify({ what, facts }).length });
    broken?.told('log', what, 1);
    options.onLog?.(what, facts);
    if (error !== undefined) errors.set(`${what}: ${error}`, (errors.get(`${what}: ${error}`) ?? 0) + 1);
  };

  let refusals = 0;
  /** A partition that has given all that it gives in a second refuses; the client tries three times. */
  const patient =
    (edge: Edge): Edge =>
    async (describe, effect) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await edge(describe, () => {
            if (counters.isOver(describe(null))) throw new Throttled('The partition is asked for too much.');
            return effect();
          });
        } catch (error) {
          if (!(error instanceof Throttled)) throw error;
          refusals += 1;
          if (attempt === ATTEMPTS) throw error;
          await edge(called('pause', 'Wait'), () => {});
        }
      }
    };
  const means = { ...PLAIN_PAGES, isDrawn: pages === 'drawn' };
  const writing: Pages = pages ? writtenPages(means) : { publisher: () => links };
  /** Whoever changes a game asks for its pages; a function of its own writes them, and the sweep writes lists. */
  const asking = (edge: Edge): Pages =>
    pages ? askedPages(lambdaCall<PagesRequest>(lambda(edge), 'pages'), means) : writing;
  const listing = (edge: Edge): Pages => (pages ? writtenLists(asking(edge), means) : writing);
  const worldThrough = (edge: Edge, pagesOf: (edge: Edge) => Pages = asking): Services => {
    const through = limits === undefined ? edge : patient(edge);
    return spoil(soundWorld(through, pagesOf(through)));
  };
  const bareSqs = (edge: Edge) =>
    simulatedSqs(
      {
        inbound: () => inbound,
        deadline: () => deadline,
        outbound: () => outbound,
      },
      edge,
    );
  const sqsThrough = (edge: Edge) => around('sqs', bareSqs(edge));
  /** What is called, and not waited for. */
  const lambda = (edge: Edge) => simulatedLambda({ pages: () => published, 'what-if': () => whatIf }, edge);
  const askThrough = (sqs: SQSClient) => {
    const ask = sqsQueue<SendRequest>(sqs, 'outbound', ({ mail, rank }) => laneOfMail(mail, rank));
    return ({ id, rank, cause }: OutboxMail, inSeconds?: number) =>
      ask({ mail: id, rank, ...(cause === undefined ? {} : { cause }) }, inSeconds);
  };
  const soundWorld = (edge: Edge, pages: Pages, shelf: Stored = stored): Services => {
    const bareTable = simulatedTable(shelves, edge);
    const table = { ...bareTable, client: around('dynamodb', bareTable.client) };
    const s3 = around('s3', simulatedS3(shelf, edge, loop.now));
    const sqs = sqsThrough(edge);
    const ask = askThrough(sqs);
    const tell = sqsQueue<ReceiptNotification>(sqs, 'inbound');
    const sleep = (milliseconds: number) => edge(called('pause', 'Sleep', milliseconds), () => {});
    const store = storeOn(table, {
      now: loop.now,
      files: poisoned(s3Files(s3, BUCKETS), sleep),
      outbox: { leaseMs: LEASE_MS, ask },
      newId,
    });
    return composeServices({
      store,
      timers: schedulerTimers(around('scheduler', simulatedScheduler(schedules, edge)), TARGET, loop.now),
      heartbeat: dynamoHeartbeat(table),
      mailroom: ({ ledger, games, directory }) =>
        s3Mailroom({
          client: s3,
          bucket: BUCKETS.private,
          services: { ledger, games, directory, house },
          now: loop.now,
          sleep,
          tell: (delivery) => tell(formatReceipt(delivery)),
        }),
      pages,
      askWhatIf: lambdaCall<WhatIfRequest>(lambda(edge), 'what-if'),
      secrets,
      now: loop.now,
      house,
      log,
    });
  };

  const poisoned = (files: Services['files'], sleep: (milliseconds: number) => Promise<void>): Services['files'] => ({
    ...files,
    get: async (key) => {
      const body = await files.get(key);
      const poison = body === null || !key.startsWith('inbox/') ? null : options.poison?.(Buffer.from(body).toString());
      if (poison === 'fails') throw new Error('The mail is poisoned.');
      if (poison === 'hangs') await sleep(10 * MINUTE);
      return body;
    },
  });

  const schedules: Schedules = {
    at: (name) => wakes.get(name),
    set: (name, at, input) => {
      wakes.set(name, at);
      loop.at(Math.max(at, loop.now()) + dice.upTo(options.chaos.delayMs), () => {
        wakes.delete(name);
        if (!dice.chance(options.chaos.lostCalls)) fire(input);
        else broken?.told('missed', 'MissedCalls', 1);
        if (dice.chance(options.chaos.doubled)) fire(input);
      });
    },
  };
  const fired = { second: 0, calls: 0 };
  const fire = (input: string) => {
    const second = Math.floor(loop.now() / 1000);
    if (fired.second !== second) Object.assign(fired, { second, calls: 0 });
    fired.calls += 1;
    if (fired.calls > (limits?.wakeUps ?? Number.POSITIVE_INFINITY)) loop.at((second + 1) * 1000, () => fire(input));
    else deadline.push(JSON.parse(input));
  };

  const takeAtRate = mailRate(sendRate, loop.now, options.dayQuota);
  const account = reputation();
  const fateOf = options.mailFate ?? ((): MailFate => 'delivered');
  /** Mails that the mail service has taken and not delivered yet. */
  let onTheWay = 0;
  const take = (mail: OutgoingMail, raw: Uint8Array, tags: Tags = []): string => {
    if (broken?.refuses !== undefined) throw broken.refuses;
    takeAtRate();
    const bytes = (mail.attachments ?? []).reduce((sum, { content }) => sum + content.length, 0);
    if (bytes > 0) counters.count({ service: 'ses', operation: 'attachments', units: Math.ceil((bytes * 4) / 3) });
    const arrived = { mail, raw, at: loop.now() };
    const fate = fateOf(mail.to);
    account.count(fate);
    onTheWay += 1;
    loop.at(loop.now() + dice.upTo(options.chaos.delayMs), () => {
      onTheWay -= 1;
      const event = eventOf(fate, mail.to, raw, tags);
      if (event !== null) feedback.push(event);
      if (fate === 'delivered' || fate === 'complained') for (const read of readers) read(arrived);
    });
    return `ses-${mail.id}`;
  };
  const sendThrough =
    (edge: Edge): SendMail =>
    (mail, raw) =>
      sesSend({
        client: simulatedSes((_to, bytes, tags) => take(mail, bytes, tags), edge),
        configurationSet: 'chancery',
      })(mail, raw);

  const shared = { loop, dice, tries: 5, doubled: options.chaos.doubled };
  const inbound: SimulatedQueue = simulatedQueue({
    ...shared,
    loop: loopFor('inbound'),
    name: 'inbound',
    visibilityMs: INBOUND_HIDDEN_SECONDS * 1_000,
    atOnce: Math.min(atOnce, MAX_CONCURRENT_EXECUTIONS.inbound),
    batch: 1,
    delayMs: options.chaos.delayMs,
    handler: (edge) => makeInbound(worldThrough(edge), { postpone: sqsPostpone(sqsThrough(edge), 'inbound') }),
  });
  const deadline: SimulatedQueue = simulatedQueue({
    ...shared,
    loop: loopFor('deadline'),
    name: 'deadline',
    visibilityMs: 12 * MINUTE,
    atOnce: Math.min(atOnce, MAX_CONCURRENT_EXECUTIONS.deadline),
    batch: 1,
    delayMs: options.chaos.delayMs,
    handler: (edge) => {
      const sqs = sqsThrough(edge);
      const again = sqsQueue<WakeUpCall>(sqs, 'deadline');
      return makeDeadline(worldThrough(edge), { again, postpone: sqsPostpone(sqs, 'deadline') });
    },
  });
  const published: SimulatedQueue = simulatedQueue({
    ...shared,
    loop: loopFor('pages'),
    name: 'pages',
    ...CALLS,
    atOnce,
    delayMs: options.chaos.delayMs,
    handler: (edge) => handedOver(calledWith(makePages(worldThrough(edge, () => writing)))),
  });
  const { batchSize, maxConcurrency } = sendersFor(configuredRate);
  const outbound: SimulatedQueue = simulatedQueue({
    ...shared,
    loop: loopFor('outbound'),
    name: 'outbound',
    visibilityMs: 6 * MINUTE,
    atOnce: Math.min(atOnce, maxConcurrency),
    batch: batchSize,
    delayMs: options.chaos.delayMs,
    handler: (edge) => sender(edge),
  });
  // One for all functions, as if one of them sent it all.
  const breaker = makeCircuitBreaker();
  const sender = (edge: Edge) => {
    const sqs = sqsThrough(edge);
    const tell = sqsQueue<StopNotice>(sqs, 'inbound');
    const services = {
      ...worldThrough(edge),
      aside: dynamoAside(simulatedTable(shelves, edge), loop.now, async () => {}),
      tell: (address: string, why: StopReason, cause?: string) =>
        tell({ stopped: { address, why }, ...(cause === undefined ? {} : { cause }) }),
    };
    const sleep = (milliseconds: number) => edge(called('pause', 'Sleep', milliseconds), () => {});
    const random = () => dice.upTo(1_000) / 1_000;
    const pace = dynamoPace(simulatedTable(shelves, edge), {
      rate: configuredRate,
      ...(options.dayQuota === undefined ? {} : { dayQuota: options.dayQuota }),
      now: loop.now,
      random,
    });
    const askAgain = sqsQueue<SendRequest>(sqs, 'outbound', ({ mail, rank }) => laneOfMail(mail, rank));
    return makeOutbound(services, sendThrough(edge), {
      postpone: sqsPostpone(sqs, 'outbound'),
      pace,
      sleep,
      askAgain,
      breaker,
    });
  };

  const { feedback, whatIf, call } = seldomCalled({
    shared: { ...shared, ...CALLS, atOnce, delayMs: options.chaos.delayMs },
    dice,
    now: loop.now,
    loopFor,
    table: (edge) => simulatedTable(shelves, edge),
    sqs: sqsThrough,
    world: worldThrough,
  });

  const everySoOften = (interval: number, action: () => void) => {
    const again = () => {
      action();
      loop.at(loop.now() + interval, again);
    };
    loop.at(loop.now() + interval, again);
  };
  const busiestSweep = new Map<string, number>();
  /** A container's first sweep writes the lists whatever is there; from then on only what has changed. */
  let isFirstSweep = true;
  const sweepOnce = () => {
    open += 1;
    const writesLists = isFirstSweep;
    isFirstSweep = false;
    const calls = new Map<string, number>();
    loopFor('sweep').start(
      dice.fate,
      (bare) => {
        const edge: Edge = (describe, effect) => {
          const { service, operation } = describe(null);
          calls.set(`${service} ${operation}`, (calls.get(`${service} ${operation}`) ?? 0) + 1);
          return bare((answer) => ({ ...describe(answer), by: 'sweep' }), effect);
        };
        const sqs = sqsThrough(edge);
        const ask = askThrough(sqs);
        const wake = sqsQueue<WakeUpCall>(sqs, 'deadline');
        const count = (counts: Readonly<Record<string, number>>) => {
          for (const [figure, value] of Object.entries(counts)) broken?.told('figure', figure, value);
        };
        return sweepGames(worldThrough(edge, listing), ask, { askToRun: (game) => wake({ game }), count, writesLists });
      },
      () => {
        if (!writesLists)
          for (const [call, times] of calls) busiestSweep.set(call, Math.max(busiestSweep.get(call) ?? 0, times));
        open -= 1;
      },
    );
  };
  if (options.isSwept !== false) everySoOften(5 * MINUTE, sweepOnce);
  /** What came to nothing for the page, whatever became of it here, is sent again as it was. */
  const sendSheet = (cookie: string, game: string, lines: readonly string[], id: string) => {
    open += 1;
    loopFor('sheet').start(
      dice.fate,
      async (edge) => {
        const browser = new Browser(worldThrough(edge));
        browser.jar.set(`/sheet/${game}`, cookie);
        return browser.send(game, lines, { id });
      },
      (outcome) => {
        open -= 1;
        const isTaken = outcome.kind === 'returned' && outcome.value.refused === null;
        if (!isTaken) loop.at(loop.now() + SENT_AGAIN_MS, () => sendSheet(cookie, game, lines, id));
      },
    );
  };

  const services = soundWorld(calmEdge, asking(calmEdge));
  const followed = new Map<string, Game>();
  let mails = 0;
  return {
    loop,
    ...counters,
    refusals: () => refusals,
    runs,
    busiestSweep,
    errors,
    wakesOf: (game) => [...wakes].filter(([name]) => name.startsWith(`game-${game}-`)).map(([, at]) => at),
    services,
    aside: dynamoAside(simulatedTable(shelves, calmEdge), loop.now, askThrough(sqsThrough(calmEdge))),
    files: stored.files,
    worldFor: (edge) => soundWorld(edge, asking(edge)),
    worldOn: (edge, files) => soundWorld(edge, writing, { files, since: new Map() }),
    queues: {
      inbound,
      deadline,
      pages: published,
      outbound,
      feedback,
      whatIf,
    },
    call,
    reputation: account.shares,
    harm: wild.harm,
    calls: wild.calls,
    unleash: () => {
      isWild = true;
    },
    calm: () => {
      isWild = false;
    },
    onMail: (read) => readers.push(read),
    isIdle: () =>
      open === 0 &&
      onTheWay === 0 &&
      // Mails; games wait for their deadlines, and commits for the sweep.
      ![...shelves.waiting.values()].some(({ waiting }) => String(waiting).startsWith('LINE')) &&
      [inbound, deadline, published, feedback, whatIf, outbound].every((queue) => queue.open() === 0),
    game: async (name) => {
      let game = followed.get(name) ?? null;
      for (const commit of await services.games.commitsAfter(gameName(name), game?.n ?? 0)) game = evolve(game, commit);
      if (game !== null) followed.set(name, game);
      return game;
    },
    post: ({ person, game, lines, id }) => {
      open += 1;
      void services.directory
        .person(person)
        .then((found) => openAtHome(services, game, found!))
        .then((cookie) => {
          open -= 1;
          sendSheet(cookie!, game, lines, id);
        });
    },
    write: ({ from, to, raw }) => {
      mails += 1;
      const id = `ses${mails}`;
      const received = loop.now();
      const rawKey = `inbox/${id}`;
      loop.at(received + dice.upTo(options.chaos.latencyMs), () => {
        for (const key of [keptKey(rawKey), rawKey]) {
          stored.files.set(key, Buffer.from(raw));
          stored.since.set(key, loop.now());
        }
        const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
        inbound.push(formatReceipt({ id, rawKey, received, envelopeFrom: from, recipients: [to], verdicts }));
      });
    },
  };
}

class Throttled extends Refused {}
/** As the AWS SDK does. */
const ATTEMPTS = 3;
