/** `chancery serve`: the local judge, until Ctrl-C. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { mailboxPath } from '../../../templates/pages/mailbox-pages.ts';
import { CLOCKS, type ClockKind } from '../clock.ts';
import { errorCode } from '../disk.ts';
import { DOMAIN, type Judge, LOOPBACK, startJudge } from '../judge.ts';
import { isLoopback, VERDICT_CHOICES, type VerdictChoice } from '../smtp.ts';

interface Options {
  readonly data: string;
  readonly smtp: number;
  readonly http: number;
  readonly clock: ClockKind;
  readonly verdict: VerdictChoice;
  readonly demo: boolean;
  readonly host: string;
}

export function add(program: Command): void {
  program
    .command('serve')
    .description('run the local judge: mail in by SMTP, pages and mailboxes in the browser')
    .option('--data <folder>', 'where everything is kept', 'data')
    .option('--smtp <port>', 'port for mail; 0 takes a free one', portOf, 2525)
    .option('--http <port>', 'port for pages; 0 takes a free one', portOf, 8025)
    .addOption(new Option('--clock <kind>', 'fast: an hour passes each second').choices(CLOCKS).default('real'))
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
    .option('--demo', 'bring the demonstration to life', false)
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  process.once('uncaughtException', endWhenTheStoreFails);
  const judge = await startJudge(options);
  if (options.demo) void judge.demonstration.start();
  process.stdout.write(greeting(judge, options));
  await interrupted();
  process.stdout.write('\nThe judge finishes what it is doing and stops.\n');
  await judge.close();
}

function greeting({ site, smtpPort, demonstration }: Judge, { clock, demo, data, host }: Options): string {
  const first = demo
    ? `Try first   write your orders in the demonstration: ${site}${mailboxPath(demonstration.mailbox)}`
    : 'Try first   open the page and bring the demonstration to life, or mail the line: create ?marne secret';
  return [
    isLoopback(host)
      ? 'Chancery is open. Everything stays on this machine.'
      : `Chancery is open, and takes mail from other machines on ${host}. Such mail proves nothing of its sender: a password does.\nPages and mailboxes stay on this machine.`,
    `  Mail to     judge@${DOMAIN}, by SMTP to localhost:${smtpPort}`,
    `  Look at     ${site}/`,
    `  ${first}`,
    `  Data in     ${data}${clock === 'fast' ? '; an hour passes each second' : ''}. Ctrl-C stops; nothing is lost.`,
    '',
  ].join('\n');
}

/**
 * A store that cannot be written to any more (the disk is full, or gone) takes nothing more until it is opened anew. Going on
 * would be to take mail and not to answer it; what was taken is in the spool and is handled at the next start.
 */
function endWhenTheStoreFails(error: unknown): void {
  const code = errorCode(error) ?? '';
  if (!code.startsWith('LEVEL_')) throw error;
  const why = /No space left/.test(String(error)) ? 'the disk is full' : (error as Error).message;
  process.stderr.write(
    `The judge stops: its store cannot be written to (${why}). No mail that was taken is lost. Make room, then start it again.\n`,
  );
  process.exit(1);
}

/** Resolves at the first Ctrl-C or request to end; at the second the process ends at once. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve();
      });
    }
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
