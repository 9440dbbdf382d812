/** `chancery serve`: the local judge, until Ctrl-C. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { mailboxPath } from '../../../../templates/pages/mailbox-pages.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { CLOCKS, type ClockKind } from '../../../local/clock.ts';
import { errorCode } from '../../../local/disk.ts';
import { DOMAIN, startJudge } from '../../../local/judge.ts';
import { isLoopback, VERDICT_CHOICES, type VerdictChoice } from '../../../local/mail/smtp.ts';
import { holderInWords } from '../../../local/port-holder.ts';
import { type Judge, type JudgeOptions, LOOPBACK } from '../../../local/running-judge.ts';
import type { Door } from '../../../local/startup-page.mjs';
import { JournalFailed } from '../../../local/store/journal.ts';
import { examineApart } from '../../variants/trial/examine-apart.ts';
import type { CallContext } from '../lazy-commands.ts';
import { portNumber } from '../port-number.ts';
import { addMailboxOptions, type MailboxFlags, providerOf, siteOf } from '../serve-provider.ts';

interface Options extends MailboxFlags {
  readonly data: string;
  readonly smtp: number;
  readonly http: number;
  readonly clock: ClockKind;
  readonly verdict: VerdictChoice;
  readonly demo: boolean;
  readonly host: string;
  readonly httpHost: string;
  readonly private: boolean;
  readonly operator?: string;
}

/** A judge that has not stopped by itself so long after Ctrl-C, or before it begins again, is ended: what it was doing is done at the next start. */
const STOPS_WITHIN_MS = { stopped: 900, again: 10_000 };

export function add(command: Command, { door }: CallContext): void {
  addMailboxOptions(command)
    .option('--data <folder>', 'the folder that keeps everything', 'data')
    .option('--smtp <port>', 'port for mail; 0 takes a free one', portNumber, 2525)
    .option('--http <port>', 'port for pages; 0 takes a free one', portNumber, 8025)
    .addOption(new Option('--clock <kind>', 'fast: an hour passes every second').choices(CLOCKS).default('real'))
    .addOption(
      new Option('--verdict <kind>', 'whether mail from this machine is proven to be from its sender')
        .choices(VERDICT_CHOICES)
        .default('pass'),
    )
    .option(
      '--host <address>',
      'address on which mail is taken; any but the default takes it from other machines too',
      LOOPBACK,
    )
    .option(
      '--http-host <address>',
      'address on which pages are shown; on any but the default whoever reaches it reads and writes every mailbox (for containers)',
      LOOPBACK,
    )
    .option('--private', 'ask for a code before a mailbox is shown or written from', false)
    .option('--operator <address>', 'who runs it: reports of messages that no GM may judge are mailed there', addressOf)
    .option('--demo', 'start the demo', false)
    .action((options: Options) =>
      serve(options, door, { mayMoveSmtp: command.getOptionValueSource('smtp') === 'default' }),
    );
}

async function serve(options: Options, door: Door | null, ports: Pick<JudgeOptions, 'mayMoveSmtp'>): Promise<void> {
  process.once('uncaughtException', endWhenTheStoreFails);
  const { data, smtp, http, clock, verdict, host, httpHost } = options;
  const provider = providerOf(options, process.env);
  const site = siteOf(options);
  if (provider !== null && clock === 'fast')
    throw new BadInput('--clock fast is for games on this machine: people elsewhere could not keep up.');
  let beginAgain = () => {};
  const again = new Promise<'again'>((resolve) => {
    beginAgain = () => resolve('again');
  });
  const judge = await startJudge({
    ...{ data, smtp, http, clock, verdict, host, httpHost },
    isPrivate: options.private,
    ...(options.operator === undefined ? {} : { operator: options.operator }),
    ...(provider === null ? {} : { provider }),
    ...(site === null ? {} : { site }),
    ...ports,
    examine: examineApart,
    door,
    ...(door?.beginAgain ? { beginAgain } : {}),
  }).catch((error: unknown) => {
    if (error instanceof BadInput) throw error;
    throw notStarted(options.data, error);
  });
  for (const note of judge.notes) process.stderr.write(`${note}\n`);
  if (options.demo && provider === null) void judge.demonstration.start();
  // Before anybody can read that it is open, and stop it.
  const stopped = interrupted();
  if (door?.isAgain !== true) process.stdout.write(greeting(judge, options, door));
  const why = await Promise.race([stopped, again]);
  if (why === 'stopped') process.stdout.write('\nStopping. Nothing is lost.\n');
  await Promise.race([judge.close(), new Promise((resolve) => setTimeout(resolve, STOPS_WITHIN_MS[why]))]);
  // Whoever stops it meanwhile has stopped it.
  if ((await Promise.race([stopped, why])) === 'again') door?.beginAgain?.(wordsAgain(judge));
  process.exit(0);
}

/** As it was called, at the ports that it has. */
function wordsAgain({ httpPort, smtpPort, provider }: Judge): readonly string[] {
  const lmtp = provider?.lmtpPort() ?? null;
  return [
    ...process.argv.slice(2).filter((word) => word !== '--demo'),
    ...['--http', String(httpPort)],
    ...(smtpPort === 0 ? [] : ['--smtp', String(smtpPort)]),
    ...(lmtp === null ? [] : ['--lmtp', String(lmtp)]),
  ];
}

function greeting(judge: Judge, options: Options, door: Door | null): string {
  if (judge.provider !== null) return greetingOfProvider(judge, judge.provider, options, door);
  const { clock, demo, data, host, httpHost } = options;
  const { site, smtpPort, demonstration } = judge;
  const first = demo
    ? `Try first   write your orders in the demo: ${site}${mailboxPath(demonstration.mailbox)}`
    : 'Try first   open the page and start the demo, or play against bots';
  return [
    isLoopback(host)
      ? `Chancery is open${took(door)}. ${isLoopback(httpHost) ? STAYS : ''}`.trimEnd()
      : `Chancery is open${took(door)}, and takes mail from other machines on ${host}. Such mail proves nothing of its sender: a password does.`,
    ...pagesShown(host, httpHost),
    ...passedOver(judge, door),
    `  Mail to     judge@${DOMAIN}, by SMTP to localhost:${smtpPort}`,
    `  Look at     ${site}/`,
    ...[readersOf(options, site, judge.code)].filter((line) => line !== ''),
    `  ${first}`,
    `  Data in     ${data}${clock === 'fast' ? '; an hour passes each second' : ''}. Ctrl-C stops; nothing is lost.`,
    '',
  ].join('\n');
}

function greetingOfProvider(
  { site, httpPort }: Judge,
  { address, told, lmtpPort }: NonNullable<Judge['provider']>,
  { data, all, mailbox }: Options,
  door: Door | null,
): string {
  return [
    `Chancery is open${took(door)}, and takes mail for ${address}.`,
    ...told().map((sentence) => `  ${sentence}`),
    ...(lmtpPort() === null ? [] : [`  LMTP        127.0.0.1:${lmtpPort()}`]),
    ...(all || mailbox === undefined
      ? []
      : ['  Mail that is not marked as the judge’s stays as it is. A mailbox of its own (--all) is better.']),
    `  Pages       ${site}/games/`,
    ...(/localhost/.test(site)
      ? ['  Nobody else sees them, so mails link to none until you give --site; maps go inside the mails.']
      : []),
    `  Status      http://localhost:${httpPort}/status`,
    `  Data in     ${data}. Ctrl-C stops; nothing is lost.`,
    '',
  ].join('\n');
}

const STAYS = 'Everything stays on this machine.';

/** Who can read the mailboxes, and write in their names. */
function readersOf({ httpHost }: Options, site: string, code: string | null): string {
  if (code !== null)
    return `  Code        ${code} opens the mailboxes; or open ${site}/?code=${code} once in each browser`;
  if (!isLoopback(httpHost)) return '';
  return '  Mailboxes   everybody who uses this machine can read them and write from them; --private asks for a code';
}

/** How long the start took and how much memory it has, where it was begun by the command. */
function took(door: Door | null): string {
  if (door === null) return '';
  const seconds = ((performance.now() - door.began) / 1_000).toFixed(1);
  return ` after ${seconds} s with ${Math.round(process.memoryUsage.rss() / 1_000_000)} MB of memory`;
}

function pagesShown(host: string, httpHost: string): readonly string[] {
  if (!isLoopback(httpHost)) {
    return [`Pages are shown on ${httpHost}: whoever reaches them reads and writes every mailbox.`];
  }
  return isLoopback(host) ? [] : ['Pages and mailboxes stay on this machine.'];
}

/** The usual ports that other programs have, and which. */
function passedOver({ smtpPassedOver }: Judge, door: Door | null): readonly string[] {
  const ports = [
    { what: 'pages', port: door?.passedOver ?? null },
    { what: 'mail', port: smtpPassedOver },
  ];
  return ports.flatMap(({ what, port }) =>
    port === null ? [] : [`  (Port ${port}, usual for ${what}, is taken ${holderInWords(port)}.)`],
  );
}

/**
 * A store that cannot be written to any more (the disk is full, or gone) takes nothing more until it is opened again. Going on
 * would be to take mail and not to answer it; what was taken is in the spool and is handled at the next start.
 */
function endWhenTheStoreFails(error: unknown): void {
  const code = errorCode(error) ?? '';
  if (!code.startsWith('LEVEL_') && !(error instanceof JournalFailed)) throw error;
  const why = /No space left|ENOSPC/.test(String(error)) ? 'the disk is full' : (error as Error).message;
  process.stderr.write(
    `The judge stops: its store cannot be written to (${why}). No mail that was taken is lost. Make room, then start it again.\n`,
  );
  process.exit(1);
}

/** Something in the folder is damaged in a way that nobody has thought of. */
function notStarted(data: string, error: unknown): BadInput {
  const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  return new BadInput(
    `The judge could not start on the data folder ${data} (${why}). Nothing in it was thrown away. Put the folder back from a backup, or give another one with --data.`,
  );
}

/** Resolves at the first Ctrl-C or request to end; at the second the process ends at once. */
function interrupted(): Promise<'stopped'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve('stopped');
      });
    }
  });
}

function addressOf(text: string): string {
  if (!/^\S+@\S+$/.test(text)) throw new InvalidArgumentError('An address is written name@domain.');
  return text.toLowerCase();
}
