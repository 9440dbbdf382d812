/** The real local judge as a process of its own, on free ports, with the hands of a player: SMTP and the interface for scripts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type { MailEntry } from '../../infra/local/mail/mailboxes.ts';
import { keptForTest } from '../cleanup.ts';

export const COMMAND = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));
export const JUDGE = 'judge@chancery.localhost';

export interface ServedJudge {
  readonly site: string;
  readonly smtpPort: number;
  /** What it printed when it opened. */
  readonly greeting: string;
  isRunning(): boolean;
  /** Connections break a moment before the end of a process is known. */
  endsWithin(ms: number): Promise<boolean>;
  /** Hands over a mail by SMTP; resolves when the judge has taken it. */
  mail(message: Mail.Options): Promise<void>;
  /** The mails to an address, newest first. */
  inbox(address: string): Promise<readonly MailEntry[]>;
  /** Raw source of a mail. */
  source(id: string): Promise<Buffer>;
  get(path: string): Promise<Response>;
  /** SIGKILL, as when the power fails. */
  kill(): Promise<void>;
  /** SIGSTOP or SIGCONT, for a look at what it has left on the disk. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ctrl-C; the exit status. */
  stop(): Promise<number | null>;
}

type Places = Pick<ServedJudge, 'site' | 'smtpPort' | 'greeting'>;

const running = keptForTest((judge: ServedJudge) => judge.kill());

/** Starts `chancery serve` on a data folder; resolves when mail is accepted. Rejects with what it says when it does not open. */
export async function serve(data: string, ...options: readonly string[]): Promise<ServedJudge> {
  return begin(data, options).opened;
}

/** Starts it and kills it that long after its start, or after it has opened. Resolves with null when it died before. */
export async function serveShortly(
  data: string,
  { killMs, since }: { readonly killMs: number; readonly since: 'start' | 'opening' },
): Promise<ServedJudge | null> {
  const { child, opened } = begin(data, []);
  const kill = () => setTimeout(() => child.kill('SIGKILL'), killMs);
  if (since === 'start') kill();
  else opened.then(kill, () => {});
  return opened.catch((error) => {
    if (child.signalCode === 'SIGKILL') return null;
    throw error;
  });
}

function begin(data: string, options: readonly string[]) {
  const args = [COMMAND, 'serve', '--data', data, '--smtp', '0', '--http', '0', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, opened: greeting(child).then((places) => handsOf(child, places)) };
}

function handsOf(child: ChildProcess, { site, smtpPort, greeting }: Places): ServedJudge {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    pool: true,
    maxConnections: 4,
    ignoreTLS: true,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ended = isRunning() ? once(child, 'exit') : Promise.resolve([child.exitCode]);
  const unlessItEnds = <T>(asked: Promise<T>): Promise<T> =>
    Promise.race([
      asked,
      ended.then(() => {
        throw new Error('The judge has ended.');
      }),
    ]);
  const close = async (signal: NodeJS.Signals) => {
    running.delete(judge);
    transport.close();
    if (isRunning()) child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  };
  const get = (path: string) => unlessItEnds(fetch(new URL(path, site)));
  const judge: ServedJudge = {
    site,
    smtpPort,
    greeting,
    isRunning,
    endsWithin: (ms) =>
      Promise.race([ended.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]),
    mail: async (message) => {
      await unlessItEnds(transport.sendMail(message));
    },
    inbox: async (address) => (await (await get(`/api/mail?to=${encodeURIComponent(address)}`)).json()) as MailEntry[],
    source: async (id) => Buffer.from(await (await get(`/api/mail/${id}`)).arrayBuffer()),
    get,
    kill: async () => void (await close('SIGKILL')),
    signal: (signal) => void child.kill(signal),
    stop: () => close('SIGINT'),
  };
  running.add(judge);
  return judge;
}

/** What the judge prints when it is open tells where it is. Rejects with what it says when it does not open. */
export function greeting(child: ChildProcess): Promise<Places> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    let smtpPort: number | null = null;
    let site: string | null = null;
    createInterface({ input: child.stdout! }).on('line', (line) => {
      said.push(line);
      const smtp = /SMTP to localhost:(\d+)/.exec(line)?.[1];
      if (smtp !== undefined) smtpPort = Number(smtp);
      site ??= /Look at +(http:\/\/\S+)/.exec(line)?.[1] ?? null;
      if (line.includes('Data in') && site !== null && smtpPort !== null) {
        resolve({ site, smtpPort, greeting: said.join('\n') });
      }
    });
    child.stderr!.on('data', (text) => said.push(String(text)));
    child.once('exit', (code) => reject(new Error(`The judge ended with status ${code}: ${said.join('\n')}`)));
  });
}

/** Asks again and again until there is an answer, less and less often; for whatever the judge does in its own time. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null>, withinMs = 60_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 300)) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`No ${what} within ${withinMs / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
