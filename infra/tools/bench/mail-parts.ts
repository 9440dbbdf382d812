/**
 * `npx tsx infra/tools/bench/mail-parts.ts`: where the time of an order mail goes on a local judge. A profile of V8 (a sample each fifth of a
 * millisecond) while mails come alone and while they come at once, put together by the innermost part of the program that each sample
 * stands in; what Node does counts for whoever asked. Prints a table: milliseconds of the main thread for a mail, alone and at once.
 * Waiting for a core counts along: run it on a free machine. An argument is the number of other games in the store.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJudge } from '../../local/judge.ts';
import { addIdleGames, addPlayedGame, type PlayedGame } from './fill-store.ts';
import { openPostman, sendMany, sendSingly, warmUp } from './load.ts';

const GAMES = 10;
const IDLE = Number(process.argv[2] ?? 0);
const WARMING = 1_050;
const SINGLE = 100;
const BURST = 400;

/** A part is named by where its code lies: the first rule that fits. Whatever fits none counts for its caller, or for Node. */
const PARTS: readonly (readonly [part: string, place: RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['waiting', /^\(idle\)/],
  ['V8 and the operating system, not told apart', /^\(program\)/],
  ['the profiler', /node:internal\/(?:inspector|process\/inspector)|node:inspector/],
  [
    'embedded store',
    /\/infra\/local\/store\/|node_modules\/(?:dynalite|classic-level|abstract-level|level|lazy|lock|once)\b/,
  ],
  ['SMTP, the benchmark', /node_modules\/nodemailer\/.*\/smtp-|node_modules\/nodemailer\/.*\/mailer/],
  ['SMTP, the judge', /node_modules\/smtp-server\/|\/infra\/local\/mail\/(?:smtp|listen)/],
  ['MIME of the answer', /\/lambdas\/outgoing\/(?:mime-bytes|send-mail|mail-headers)|node_modules\/nodemailer\//],
  ['MIME of the mail', /\/lambdas\/mail\/|node_modules\/(?:@zone-eu|mailparser|libmime|libqp|libbase64|iconv-lite)/],
  ['packing what is stored', /\/lambdas\/adapters\/aws\/dynamo-packing/],
  ['adapters of the store', /\/lambdas\/adapters\/aws\/|node_modules\/@(?:aws-sdk|smithy)\//],
  ['time zones', /node_modules\/luxon\//],
  [
    'publishing',
    /\/templates\/(?:pages|archive|map|sheet)\/|\/lambdas\/adapters\/publish\/|\/lambdas\/outgoing\/write-/,
  ],
  ['HTML', /\/templates\/(?:markup|layout)\//],
  ['mail writing', /\/templates\/|\/lambdas\/outgoing\/(?:mail-context|content-of|dispatches|bounded-mail)/],
  ['reader', /\/engine\/(?:language|sections|text)\//],
  ['decision', /\/engine\/|\/lambdas\/games\//],
  [
    'files: spool, mailbox, log',
    /node:(?:internal\/)?fs\b|\/infra\/local\/(?:disk|files|log|folder|mail|packed-files)/,
  ],
  ['queues and handlers', /\/lambdas\/|\/infra\/local\//],
  ['the benchmark', /\/infra\/tools\/bench\//],
];
const ELSE = 'Node itself: streams, events, promises';

/** Milliseconds by part. */
function partsOf({ nodes, samples, timeDeltas }: Profiler.Profile): Map<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName} ${callFrame.url}`]));
  const known = new Map<number, string>();
  const partOf = (id: number): string => {
    const found = known.get(id) ?? PARTS.find(([, place]) => place.test(frames.get(id)!))?.[0];
    const part = found ?? (parents.has(id) ? partOf(parents.get(id)!) : ELSE);
    known.set(id, part);
    return part;
  };
  const parts = new Map<string, number>();
  for (const [n, id] of samples!.entries()) {
    const part = partOf(id);
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas![n]! / 1_000);
  }
  return parts;
}

async function profiled(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return partsOf(profile);
}

const data = await mkdtemp(join(tmpdir(), 'chancery-parts-'));
const judge = await startJudge({ data, smtp: 0, http: 0, clock: 'real', verdict: 'pass' });
const post = openPostman(judge);
const played: PlayedGame[] = [];
for (let each = 1; each <= GAMES; each += 1) played.push(await addPlayedGame(judge, each));
await addIdleGames(judge, IDLE);
await judge.settled();
await warmUp(judge, post, WARMING);
const alone = await profiled(() => sendSingly(judge, post.send, played, SINGLE));
const atOnce = await profiled(async () => {
  await sendMany(post.send, played, BURST, 'hold');
  await judge.settled();
});
post.close();
await judge.close();
await rm(data, { recursive: true, force: true });

const cell = (parts: Map<string, number>, part: string, mails: number) =>
  ((parts.get(part) ?? 0) / mails).toFixed(2).padStart(8);
for (const part of [...alone.keys()].sort((a, b) => alone.get(b)! - alone.get(a)!)) {
  process.stdout.write(`${cell(alone, part, SINGLE)} ${cell(atOnce, part, BURST)}  ${part}\n`);
}
