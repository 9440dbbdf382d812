/** `chancery deliver`: a mail on standard input for the judge at work on this machine, as a mail server's pipe calls it (docs/own-judge.md). */
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import { LARGEST_MAIL } from '../../../local/mail/smtp.ts';
import { handOver, type Outcome } from '../../../local/provider/lmtp-client.ts';
import { portNumber } from '../port-number.ts';

interface Options {
  readonly lmtp: number;
  readonly from: string;
  readonly client?: string;
  readonly helo?: string;
}

/** Exit codes of sysexits.h, by which a mail server knows whether to try again. */
export const EX = { ok: 0, dataError: 65, noUser: 67, tempFail: 75 } as const;

const PORT = 2424;

export function add(command: Command): void {
  command
    .argument('<addresses...>', 'whom the mail is for')
    .option('--lmtp <port>', 'where the judge takes mail (chancery serve --lmtp)', portNumber, PORT)
    .option('--from <address>', 'the envelope’s sender; empty: none', '')
    .option('--client <ip>', 'who handed the mail to the server, by which SPF is judged')
    .option('--helo <name>', 'and what it called itself')
    .action(async (to: readonly string[], { lmtp, from, client, helo = '' }: Options) => {
      // What the server itself puts in front of a mailbox's mail is no field of it.
      const raw = withoutFromLine(await buffer(process.stdin));
      const sender = /^mailer-daemon$/i.test(from) ? '' : from;
      const by = client === undefined ? null : { ip: client, helo };
      const outcome: Outcome =
        raw.length > LARGEST_MAIL
          ? { kind: 'refused', code: 552, said: '552 5.3.4 The mail is too large' }
          : await handOver(lmtp, { raw, from: sender, to, client: by });
      if (outcome.kind !== 'taken') process.stderr.write(`${inWords(outcome, lmtp)}\n`);
      process.exitCode = exitCodeOf(outcome);
    });
}

function exitCodeOf(outcome: Outcome): number {
  if (outcome.kind === 'taken') return EX.ok;
  if (outcome.kind === 'later') return EX.tempFail;
  return outcome.code === 550 ? EX.noUser : EX.dataError;
}

function inWords({ code, said }: Exclude<Outcome, { kind: 'taken' }>, port: number): string {
  return code === null ? `No judge takes mail on port ${port} now (${said}). The mail waits.` : said;
}

function withoutFromLine(raw: Buffer): Buffer {
  return raw.subarray(0, 5).toString('latin1') === 'From ' ? raw.subarray(raw.indexOf(10) + 1) : raw;
}
