/**
 * How much mail, and how many order sheets, the local judge takes, with few and with many games in its store: mails from accepted over
 * SMTP to answered, phases from the master's word to the last result mail, and whether memory grows over as many mails as come in an hour.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTransport } from 'nodemailer';
import { loadGame } from '../../../lambdas/games/load-game.ts';
import { DOMAIN, startJudge } from '../../local/judge.ts';
import type { Judge } from '../../local/running-judge.ts';
import { addIdleGames, addPlayedGame, type PlayedGame } from './fill-store.ts';
import { sheetSenders } from './sheet-senders.ts';

export interface LoadPlan {
  /** Games in the store, for each round. */
  readonly games: readonly number[];
  /** Order mails to games of their own that are answered before anything is measured, and half as many sheets: V8 compiles meanwhile. */
  readonly warming: number;
  /** Order mails of a round that are sent as fast as they are taken. */
  readonly mails: number;
  /** Mails that are sent one by one, each after the answer to the one before. */
  readonly single: number;
  /** Games whose phase is processed. */
  readonly processed: number;
  /** Mails over which memory is watched, after the last round. */
  readonly memoryMails: number;
}

/** 1,400 mails are an hour of 5,000 games: 20 mails a phase, a phase every three days. */
export const WHOLE: LoadPlan = {
  games: [1, 100, 5_000],
  warming: 1_050,
  mails: 210,
  single: 42,
  processed: 10,
  memoryMails: 1_400,
};

export interface LoadRound {
  readonly games: number;
  /** Mails that come before anything is measured, as fast as they are taken. */
  readonly warmingMails: number;
  /** Processor time of the whole process for each mail of the first game of these, and of the last. */
  readonly processorMillisecondsAtFirst: number;
  readonly processorMillisecondsAtLast: number;
  /** Mails for whose storing the SMTP client got its word, in a second. */
  readonly acceptedPerSecond: number;
  /** The same until the last of them was answered. */
  readonly answeredPerSecond: number;
  /** From the first byte of one mail until its answer lay in the writer's mailbox, with nothing else to do: the median. */
  readonly millisecondsPerMail: number;
  /** Processor time of the whole process for each of these mails. */
  readonly processorMillisecondsPerMail: number;
  /** The same for each of those that came as fast as they were taken. */
  readonly processorMillisecondsInBurst: number;
  /** Orders sent by order sheets as fast as they are taken: answered on their pages in a second. */
  readonly sheetsPerSecond: number;
  /** One sheet alone, from sending to the answer on the page: the median. */
  readonly millisecondsPerSheet: number;
  /** Processor time of the whole process for each of these sheets, its mail included. */
  readonly processorMillisecondsPerSheet: number;
  /** Phases adjudicated, drawn and mailed to eight people in a second. */
  readonly phasesPerSecond: number;
  /** Processor time of the whole process for each of these phases, the GM's mail and all that follows included; no lists of games. */
  readonly processorMillisecondsPerPhase: number;
  /** Processor time for writing the lists of games once, as happens when somebody looks after a change, or with the sweep. */
  readonly processorMillisecondsForLists: number;
}

type Warming = Pick<LoadRound, 'warmingMails' | 'processorMillisecondsAtFirst' | 'processorMillisecondsAtLast'>;

export interface LoadFigures {
  readonly rounds: readonly LoadRound[];
  readonly memory: {
    readonly mails: number;
    /** Of these, by order sheets. */
    readonly sheets: number;
    /** Live heap in megabytes after each tenth of the mails. */
    readonly heapMegabytes: readonly number[];
    readonly residentMegabytes: number;
  };
}

/** Enough that no address comes near its budget of mails an hour. */
const MOST_PLAYED = 10;

export async function benchLoad(plan: LoadPlan = WHOLE): Promise<LoadFigures> {
  const rounds: LoadRound[] = [];
  let memory: LoadFigures['memory'] = { mails: 0, sheets: 0, heapMegabytes: [], residentMegabytes: 0 };
  for (const [n, games] of plan.games.entries()) {
    const data = await mkdtemp(join(tmpdir(), 'chancery-load-'));
    const judge = await startJudge({ data, smtp: 0, http: 0, clock: 'real', verdict: 'pass' });
    const post = openPostman(judge);
    try {
      const played: PlayedGame[] = [];
      for (let each = 1; each <= Math.min(games, MOST_PLAYED); each += 1) {
        played.push(await addPlayedGame(judge, each));
      }
      await addIdleGames(judge, games - played.length);
      await judge.settled();
      const warmingUp = await warmUp(judge, post, plan.warming);
      rounds.push({ games, ...warmingUp, ...(await measure(judge, post, played, plan)) });
      if (n === plan.games.length - 1) memory = await watchMemory(judge, post, played, plan.memoryMails);
    } finally {
      post.close();
      await judge.close();
      await rm(data, { recursive: true, force: true });
    }
  }
  return { rounds, memory };
}

interface Postman {
  readonly send: Send;
  readonly sendBySheet: Send;
  readonly close: () => void;
}

type Send = (from: string, game: string, text: string) => Promise<void>;

function openPostman(judge: Judge): Postman {
  const transport = createTransport({
    host: '127.0.0.1',
    port: judge.smtpPort,
    pool: true,
    maxConnections: 8,
    maxMessages: Number.POSITIVE_INFINITY,
    ignoreTLS: true,
  });
  let sent = 0;
  return {
    sendBySheet: sheetSenders(judge).send,
    send: async (from, game, text) => {
      sent += 1;
      const messageId = `<${sent}@load.example>`;
      await transport.sendMail({ from, to: `${game}@${DOMAIN}`, subject: 'orders', text, messageId });
    },
    close: () => transport.close(),
  };
}

/** A fifth of the mails that warm up goes to each of so many games, so that none of them is late in its length. */
const WARMING_GAMES = 5;

/**
 * Whatever is loaded when first needed is loaded, and what runs often is compiled: V8 does it on threads of its own, for a thousand mails or
 * so. On no address of these counts what comes after.
 */
async function warmUp(judge: Judge, post: Postman, mails: number): Promise<Warming> {
  const games = Math.min(WARMING_GAMES, Math.ceil(mails / WARMING_SINGLE));
  const each = Math.ceil(mails / games);
  const took: number[] = [];
  let own: readonly PlayedGame[] = [];
  for (let game = 0; game < games; game += 1) {
    own = [await addPlayedGame(judge, OWN_GAMES + game)];
    const before = process.cpuUsage();
    await sendMany(post.send, own, each, 'hold');
    await judge.settled();
    took.push(processorSince(before, each));
    await sendSingly(judge, post.send, own, Math.min(each, WARMING_SINGLE));
  }
  await sendMany(post.sendBySheet, own, Math.ceil(mails / 2), 'support');
  await judge.settled();
  return {
    warmingMails: each * games,
    processorMillisecondsAtFirst: took[0]!,
    processorMillisecondsAtLast: took.at(-1)!,
  };
}

/** Numbers of games that are played only to warm up: behind those that are measured. */
const OWN_GAMES = 100;
/** Of each, so many one by one. */
const WARMING_SINGLE = 14;

async function measure(
  judge: Judge,
  post: Postman,
  played: readonly PlayedGame[],
  plan: LoadPlan,
): Promise<Omit<LoadRound, 'games' | keyof Warming>> {
  const mail = await sendSingly(judge, post.send, played, plan.single);
  const sheet = await sendSingly(judge, post.sendBySheet, played, plan.single);

  const began = performance.now();
  const burst = process.cpuUsage();
  await sendMany(post.send, played, plan.mails, 'hold');
  const accepted = performance.now();
  await judge.settled();
  const answered = performance.now();
  const inBurst = processorSince(burst, plan.mails);
  await sendMany(post.sendBySheet, played, plan.mails, 'support');
  const shown = performance.now();
  await judge.settled();

  const processed = played.slice(0, plan.processed);
  const processing = performance.now();
  const phases = process.cpuUsage();
  for (const { name, master } of processed) await post.send(master, name, 'process S1901M');
  await judge.settled();
  // Not all have ordered: the GM is asked first.
  for (const { name, master } of processed) {
    const word = (await loadGame(judge.services, name))?.confirmations.at(-1)?.word;
    if (word !== undefined) await post.send(master, name, `confirm ${word}`);
  }
  await judge.settled();
  const over = performance.now();
  const perPhase = processorSince(phases, processed.length);
  const writing = process.cpuUsage();
  await judge.listed();
  const forLists = processorSince(writing, 1);
  await expectResults(judge, processed);
  return {
    acceptedPerSecond: perSecond(plan.mails, accepted - began),
    answeredPerSecond: perSecond(plan.mails, answered - began),
    millisecondsPerMail: mail.toItsMail,
    processorMillisecondsPerMail: mail.processor,
    processorMillisecondsInBurst: inBurst,
    sheetsPerSecond: perSecond(plan.mails, shown - answered),
    millisecondsPerSheet: sheet.toItsAnswer,
    processorMillisecondsPerSheet: sheet.processor,
    phasesPerSecond: perSecond(processed.length, over - processing),
    processorMillisecondsPerPhase: perPhase,
    processorMillisecondsForLists: forLists,
  };
}

/** Each after the answer to the one before. Milliseconds: medians until it was taken and until its answer lay in a mailbox. */
async function sendSingly(judge: Judge, send: Send, played: readonly PlayedGame[], count: number) {
  const taken: number[] = [];
  const mailed: number[] = [];
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await sendOne(send, played, n, 'support');
    taken.push(performance.now() - began);
    await judge.settled();
    mailed.push(performance.now() - began);
  }
  return { toItsAnswer: median(taken), toItsMail: median(mailed), processor: processorSince(before, count) };
}

/** Milliseconds of the processor for each of so many things. */
function processorSince(before: NodeJS.CpuUsage, count: number): number {
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / 1_000 / count);
}

/** Measuring what was not done would give fine figures. */
async function expectResults(judge: Judge, games: readonly PlayedGame[]): Promise<void> {
  for (const { name, players } of games) {
    for (const { address } of players) {
      const mails = await judge.mailboxes.list(address);
      if (!mails.some(({ subject }) => subject.startsWith(`[${name}] S1901M results`))) {
        throw new Error(`No results of ${name} for ${address}.`);
      }
    }
  }
}

/** One in so many of what is sent comes by a sheet. */
const SHEETS_OF = 3;

async function watchMemory(
  judge: Judge,
  post: Postman,
  played: readonly PlayedGame[],
  mails: number,
): Promise<LoadFigures['memory']> {
  const collect = collector();
  const heapMegabytes: number[] = [];
  const parts = 10;
  let sheets = 0;
  for (let part = 0; part < parts; part += 1) {
    const orders = part % 2 === 0 ? 'support' : 'hold';
    const bySheet = Math.ceil(mails / parts / SHEETS_OF);
    await sendMany(post.send, played, Math.ceil(mails / parts) - bySheet, orders);
    await sendMany(post.sendBySheet, played, bySheet, orders === 'hold' ? 'support' : 'hold');
    sheets += bySheet;
    await judge.settled();
    collect();
    heapMegabytes.push(rounded(process.memoryUsage().heapUsed / 1e6));
  }
  return { mails, sheets, heapMegabytes, residentMegabytes: Math.round(process.memoryUsage().rss / 1e6) };
}

/** The garbage collector, called by name. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

type Orders = 'hold' | 'support';

async function sendMany(send: Send, played: readonly PlayedGame[], mails: number, orders: Orders): Promise<void> {
  await Promise.all(Array.from({ length: mails }, (_, n) => sendOne(send, played, n, orders)));
}

/** The nth mail: game by game, power by power. */
async function sendOne(send: Send, played: readonly PlayedGame[], n: number, orders: Orders): Promise<void> {
  const { name, players } = played[n % played.length]!;
  const { address, units } = players[Math.floor(n / played.length) % players.length]!;
  const lines = units.map((unit, each) => {
    const other = units[(each + 1) % units.length]!;
    return orders === 'hold' ? `${unit} H` : `${unit} S ${other}`;
  });
  await send(address, name, lines.join('\n'));
}

function perSecond(count: number, milliseconds: number): number {
  return rounded((count * 1_000) / milliseconds);
}

function median(values: readonly number[]): number {
  return rounded([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
