/** `chancery serve`: the local judge, until Ctrl-C. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { mailboxPath } from '../../../templates/pages/mailbox-pages.ts';
import { CLOCKS, type ClockKind } from '../clock.ts';
import { DOMAIN, type Judge, startJudge } from '../judge.ts';
import { VERDICT_CHOICES, type VerdictChoice } from '../smtp.ts';

interface Options {
  readonly data: string;
  readonly smtp: number;
  readonly http: number;
  readonly clock: ClockKind;
  readonly verdict: VerdictChoice;
  readonly demo: boolean;
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
    .option('--demo', 'bring the demonstration to life', false)
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  const judge = await startJudge(options);
  if (options.demo) void judge.demonstration.start();
  process.stdout.write(greeting(judge, options));
  await interrupted();
  process.stdout.write('\nThe judge finishes what it is doing and stops.\n');
  await judge.close();
}

function greeting({ site, smtpPort, demonstration }: Judge, { clock, demo, data }: Options): string {
  const first = demo
    ? `Try first   write your orders in the demonstration: ${site}${mailboxPath(demonstration.mailbox)}`
    : 'Try first   open the page and bring the demonstration to life, or mail the line: create ?marne secret';
  return [
    'Chancery is open. Everything stays on this machine.',
    `  Mail to     judge@${DOMAIN}, by SMTP to localhost:${smtpPort}`,
    `  Look at     ${site}/`,
    `  ${first}`,
    `  Data in     ${data}${clock === 'fast' ? '; an hour passes each second' : ''}. Ctrl-C stops; nothing is lost.`,
    '',
  ].join('\n');
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
