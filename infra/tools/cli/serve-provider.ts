/** `chancery serve --mailbox`: a judge that strangers write to, behind a mailbox at a provider (docs/own-judge.md). */
import { type Command, InvalidArgumentError } from 'commander';
import { parseAddress } from '../../../lambdas/mail/sender.ts';
import { BadInput } from '../../local/bad-input.ts';
import type { ProviderOptions } from '../../local/provider/provider.ts';
import { addressOfAccount, parseAccount, signInWith } from '../../local/provider/sign-in.ts';

export interface MailboxFlags {
  readonly mailbox?: string;
  readonly send?: string;
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
    .option('--send <account>', 'send through a provider: smtps://USER@HOST')
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
export function mailboxOf(flags: MailboxFlags, environment: NodeJS.ProcessEnv): ProviderOptions | null {
  const { mailbox, send, address } = flags;
  if (mailbox === undefined && send === undefined) return null;
  if (mailbox === undefined || send === undefined) {
    throw new BadInput(
      `${mailbox === undefined ? '--send' : '--mailbox'} needs ${mailbox === undefined ? '--mailbox' : '--send'} as well: mail comes in by one and goes out by the other.`,
    );
  }
  const account = parseAccount('--mailbox', mailbox);
  const own = address === undefined ? addressOfAccount(account) : parseAddress(address);
  if (own === null) throw new BadInput(`'${address}' is no mail address (--address).`);
  return {
    mailbox: account,
    send: parseAccount('--send', send),
    address: own,
    signIn: signInWith(flags, environment),
    folder: flags.folder ?? null,
    takesAll: flags.all,
    hasPlus: flags.plus,
    authserv: flags.authservId ?? null,
    hourly: flags.perHour,
  };
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
