/** Accounts at a provider as the command line names them, and how the judge proves to be their owner. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseAddress } from '../../../lambdas/mail/sender.ts';
import { BadInput } from '../bad-input.ts';

export interface Account {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly isSecure: boolean;
  /** Name by which the provider knows the account. */
  readonly user: string;
  /** Certificates of authorities in PEM; left out: those that the machine trusts. */
  readonly ca?: string;
}

/** What a provider is shown at each sign-in: one of the two. */
export interface Credentials {
  readonly password?: string;
  /** An OAuth2 access token. */
  readonly token?: string;
}

/** Asked at each connection, so that a password that changes is found without a new start. */
export type SignIn = () => Promise<Credentials>;

export interface SignInOptions {
  readonly passwordFile?: string;
  /** A command that prints an OAuth2 access token. */
  readonly tokenCommand?: string;
}

const PORTS: Readonly<Record<string, number>> = { imaps: 993, smtps: 465, imap: 143, smtp: 587 };
/** Where a mail server takes mail from programs of its own machine, which need no account. */
const SMTP_PORT = 25;
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** `imaps://club%40example.org@imap.example.org`; the user may stand there as it is: `club@example.org@imap.example.org`. */
export function parseAccount(option: string, text: string): Account {
  const [, scheme = '', user = '', host = '', port] =
    /^([a-z]+):\/\/(?:(.+)@)?(\[[\da-f:]+\]|[\w.-]+)(?::(\d+))?\/?$/i.exec(text) ?? [];
  const kind = scheme.toLowerCase();
  const usual = option === '--mailbox' ? 'imaps' : 'smtps';
  // A server on this machine may take mail from all who are on it.
  const needsUser = option !== '--send' || !LOCAL.test(host);
  if (
    (user === '' && needsUser) ||
    PORTS[kind] === undefined ||
    !kind.startsWith(usual.slice(0, 4)) ||
    user.includes(':')
  ) {
    throw new BadInput(
      `${option} needs an account such as ${usual}://club@example.org@${usual.slice(0, 4)}.example.org, without its password: that comes from CHANCERY_PASSWORD, --password-file or --token-command.`,
    );
  }
  const isSecure = kind.endsWith('s');
  if (!isSecure && !LOCAL.test(host)) {
    throw new BadInput(
      `${option} would send the password to ${host} in clear: write ${usual}:// instead of ${kind}://.`,
    );
  }
  const usualPort = kind === 'smtp' && user === '' ? SMTP_PORT : PORTS[kind];
  return { host, port: Number(port ?? usualPort), isSecure, user: decodeURIComponent(user) };
}

/** The address of a mailbox: the account's name where that is one, else that name at the host's domain. */
export function addressOfAccount({ user, host }: Account): string {
  const address = parseAddress(user.includes('@') ? user : `${user}@${host.replace(/^(?:imap|mail)\./, '')}`);
  if (address !== null) return address;
  throw new BadInput(`'${user}' is no mail address: give the mailbox's with --address.`);
}

export function signInWith({ passwordFile, tokenCommand }: SignInOptions, environment: NodeJS.ProcessEnv): SignIn {
  if (tokenCommand !== undefined) return () => tokenFrom(tokenCommand);
  if (passwordFile !== undefined) return () => passwordIn(passwordFile, environment['CREDENTIALS_DIRECTORY']);
  const password = environment['CHANCERY_PASSWORD'];
  if (password === undefined || password === '') {
    throw new BadInput(
      'The mailbox needs a password: set CHANCERY_PASSWORD, or give a file that only you can read (mode 600) with --password-file, or a command that prints an OAuth2 token with --token-command.',
    );
  }
  return async () => ({ password });
}

/** `guarded`: a folder of systemd's (LoadCredential), which lets one user in by a list that the mode shows as its group's. */
async function passwordIn(path: string, guarded = ''): Promise<Credentials> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new BadInput(`There is no password file ${path}.`);
  const isGuarded = guarded !== '' && dirname(resolve(path)) === resolve(guarded);
  if (process.platform !== 'win32' && !isGuarded && (found.mode & 0o077) !== 0) {
    throw new BadInput(`Others can read the password file ${path}. Make it yours alone: chmod 600 ${path}`);
  }
  return { password: (await readFile(path, 'utf8')).trim() };
}

async function tokenFrom(command: string): Promise<Credentials> {
  const [program = '', ...words] = command.split(/\s+/);
  try {
    const { stdout } = await promisify(execFile)(program, words, { timeout: 30_000 });
    return { token: stdout.trim() };
  } catch (error) {
    throw new BadInput(`The token command failed (${(error as Error).message.split('\n')[0]}).`);
  }
}
