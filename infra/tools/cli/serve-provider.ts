/** `chancery serve --mailbox` or `--lmtp`: a judge that strangers write to, behind a mailbox or a mail server (docs/own-judge.md). */
import { type Command, InvalidArgumentError } from 'commander';
import { parseAddress } from '../../../lambdas/mail/sender.ts';
import { BadInput } from '../../local/bad-input.ts';
import type { MailboxIn, ProviderOptions } from '../../local/provider/provider.ts';
import { addressOfAccount, parseAccount, signInWith } from '../../local/provider/sign-in.ts';
import { portNumber } from './port-number.ts';

export interface MailboxFlags {
  readonly mailbox?: string;
  readonly send?: string;
  readonly lmtp?: number;
  readonly domain?: string;
  readonly address?: string;
  readonly folder?: string;
  readonly all: boolean;
  readonly plus: boolean;
  readonly authservId?: string;
  readonly perHour: number;
  readonly passwordFile?: string;
  readonly tokenCommand?: string;
  readonly site?: string;
}

const PER_HOUR = 100;

export function addMailboxOptions(command: Command): Command {
  return command
    .option('--mailbox <account>', 'take mail from a mailbox at a provider: imaps://USER@HOST')
    .option('--send <account>', 'send through a provider or server: smtps://USER@HOST, smtp://localhost')
    .option('--lmtp <port>', 'take mail for --domain from the mail server of this machine, by LMTP', portNumber)
    .option('--domain <domain>', 'the domain whose mail the server hands over')
    .option('--address <address>', 'the mailbox’s address, where USER is none')
    .option('--all', 'the mailbox is the judge’s alone: every mail in it is for the judge', false)
    .option('--folder <name>', 'a folder in which every mail is for the judge')
    .option('--no-plus', 'the provider has no plus addresses (judge+game@)')
    .option('--authserv-id <name>', 'name under which the provider writes Authentication-Results')
    .option('--per-hour <mails>', 'the most mails sent in an hour', perHourOf, PER_HOUR)
    .option('--password-file <file>', 'file of mode 600 with the mailbox’s password (else CHANCERY_PASSWORD)')
    .option('--token-command <command>', 'command that prints an OAuth2 access token for the mailbox')
    .option('--site <url>', 'where players see the pages: https://HOST');
}

/** Null: mail stays on this machine. */
export function providerOf(flags: MailboxFlags, environment: NodeJS.ProcessEnv): ProviderOptions | null {
  const { mailbox, send, lmtp, domain } = flags;
  if (mailbox === undefined && send === undefined && lmtp === undefined) return null;
  if (send === undefined || (mailbox === undefined) === (lmtp === undefined)) {
    throw new BadInput(
      'Mail comes in by --mailbox, or by --lmtp with --domain, and goes out by --send: give one of the two, and --send.',
    );
  }
  const out = parseAccount('--send', send);
  const both = { send: out, authserv: flags.authservId ?? null, hourly: flags.perHour };
  if (mailbox !== undefined) {
    return { ...both, from: mailboxIn(flags, mailbox), signIn: signInWith(flags, environment) };
  }
  if (domain === undefined || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domain)) {
    throw new BadInput('--lmtp needs the domain that the mail server hands over: --domain judge.example.org');
  }
  const signIn = out.user === '' ? async () => ({}) : signInWith(flags, environment);
  return { ...both, from: { kind: 'server', domain: domain.toLowerCase(), port: lmtp! }, signIn };
}

function mailboxIn({ address, folder, all, plus }: MailboxFlags, mailbox: string): MailboxIn {
  const account = parseAccount('--mailbox', mailbox);
  const own = address === undefined ? addressOfAccount(account) : parseAddress(address);
  if (own === null) throw new BadInput(`'${address}' is no mail address (--address).`);
  return { kind: 'mailbox', account, address: own, folder: folder ?? null, takesAll: all, hasPlus: plus };
}

/** Without a slash at the end; null: none is given. */
export function siteOf({ site }: MailboxFlags): string | null {
  if (site === undefined) return null;
  if (!/^https?:\/\/[a-z0-9.-]+(?::\d+)?\/?$/i.test(site)) {
    throw new BadInput(`--site needs an address such as https://diplomacy.example.org, not '${site}'.`);
  }
  return site.replace(/\/$/, '');
}

function perHourOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1) throw new InvalidArgumentError('It is a number of mails, at least 1.');
  return count;
}
