/** A judge behind a mailbox at a provider: the door its mail comes in by, the way it goes out, and how both are doing. */
import type { OwnAddresses, OwnMailbox } from '../../../lambdas/mail/addresses.ts';
import { domainFor } from '../../../lambdas/mail/addresses.ts';
import type { Services } from '../../../lambdas/ports.ts';
import { BadInput } from '../bad-input.ts';
import { resultsOf, topmostResults } from './authentication-results.ts';
import { openNotes } from './folder-notes.ts';
import { type HourlyPace, openHourlyPace } from './hourly-pace.ts';
import { openImap } from './imap.ts';
import type { Judgement, MailFound } from './look.ts';
import { ProviderAway } from './mail-folders.ts';
import { type MailboxDoor, openMailboxDoor } from './mailbox-door.ts';
import { judgeNamed, MailboxTaken } from './mailbox-lock.ts';
import { judgeSender, type Resolver } from './own-judgement.ts';
import type { Account, SignIn } from './sign-in.ts';
import { type MailOut, openSmtp } from './smtp-out.ts';
import type { FoundMail } from './whose-mail.ts';

export interface ProviderOptions {
  readonly mailbox: Account;
  readonly send: Account;
  /** The mailbox's address, lower case. */
  readonly address: string;
  readonly signIn: SignIn;
  /** A folder in which all mail is the judge's, besides what is marked as its own in the inbox; null: none. */
  readonly folder: string | null;
  /** The mailbox is the judge's alone. */
  readonly takesAll: boolean;
  readonly hasPlus: boolean;
  /** Name under which the provider writes what it has found out about senders (RFC 8601); null: not known. */
  readonly authserv: string | null;
  /** Left out: the DNS. */
  readonly resolver?: Resolver;
  /** Mails an hour. */
  readonly hourly: number;
  /** Left out: a minute. */
  readonly lookEveryMs?: number;
}

export interface Provider {
  readonly pace: HourlyPace;
  readonly out: MailOut;
  /** Opens the door; a mail is stored for good when `take` resolves. Throws {@link BadInput}, with a sentence. */
  open(services: Services, take: (mail: MailFound) => Promise<void>): Promise<void>;
  /** Resolves when all mail that lay in the mailbox has been taken. Rejects while the provider is away. */
  catchUp(): Promise<void>;
  /** Can mail come in? */
  isOpen(): boolean;
  close(): Promise<void>;
  readonly shown: ProviderShown;
}

/** What whoever runs the judge is shown. */
export interface ProviderShown {
  /** Where players write to. */
  readonly address: string;
  isWell(): boolean;
  /** Whole sentences, the most urgent first. */
  told(): readonly string[];
}

export function ownAddresses({
  address,
  hasPlus,
  takesAll,
}: ProviderOptions): OwnAddresses & { readonly mailbox: OwnMailbox } {
  return { domain: domainFor(address), mailbox: { address, hasPlus, isShared: !takesAll } };
}

export async function makeProvider(
  data: string,
  options: ProviderOptions,
  { now, log }: Pick<Services, 'now' | 'log'>,
): Promise<Provider> {
  const { mailbox, send, address, signIn } = options;
  const own = ownAddresses(options);
  const pace = await openHourlyPace(data, options.hourly, now);
  const out = openSmtp(send, address, signIn);
  let door: MailboxDoor | null = null;
  let guessed: string | null = null;

  /** Told once: whoever runs the judge has to say whether it is right. */
  const guess = ({ headers }: FoundMail) => {
    const server = options.authserv === null && guessed === null ? topmostResults(headers)?.server : undefined;
    if (server === undefined) return;
    guessed = server;
    log('mailbox', { error: guessTold(server) });
  };

  const shown: ProviderShown = {
    address,
    isWell: () => door?.status().isOpen === true && !pace.status().isPaused,
    told: () => told(address, door, pace, guessed),
  };
  return {
    pace,
    out,
    shown,
    isOpen: () => door?.status().isOpen === true,
    catchUp: () =>
      door === null ? Promise.reject(new ProviderAway('unreachable', 'The mailbox is not open yet.')) : door.catchUp(),
    open: async ({ index, directory }, take) => {
      try {
        door = await openMailboxDoor({
          own,
          known: {
            isGame: async (name) => (await index.entry(name as Parameters<typeof index.entry>[0])) !== null,
            isPerson: async (from) => (await directory.idAt(from)) !== null,
          },
          takesAll: options.takesAll,
          folder: options.folder,
          notes: await openNotes(data, `${mailbox.user}@${mailbox.host}`, now),
          now,
          checkSender: async (raw, found, isLast) => {
            guess(found);
            return judged(raw, found, isLast, options);
          },
          take,
          connect: () => openImap(mailbox, signIn),
          judge: judgeNamed(data),
          log,
          ...(options.lookEveryMs === undefined ? {} : { lookEveryMs: options.lookEveryMs }),
        });
      } catch (error) {
        if (error instanceof ProviderAway || error instanceof MailboxTaken) throw new BadInput(error.message);
        throw error;
      }
    },
    close: async () => {
      await door?.close();
      out.close();
    },
  };
}

/** The provider's word where it has one, else our own look. */
async function judged(
  raw: Uint8Array,
  { headers }: FoundMail,
  isLast: boolean,
  { authserv, resolver }: ProviderOptions,
): Promise<Judgement> {
  const results = authserv === null ? null : resultsOf(headers, authserv);
  if (results === null || (results.verdicts.dmarc !== 'PASS' && results.verdicts.dmarc !== 'FAIL')) {
    return judgeSender(raw, null, isLast, resolver);
  }
  return {
    verdicts: { spam: 'PASS', virus: 'PASS', ...results.verdicts },
    ...(results.domain === null ? {} : { judged: { domain: results.domain } }),
  };
}

function guessTold(server: string): string {
  return `The provider seems to write what it finds out about senders under the name '${server}'. If that is its own server, start with --authserv-id ${server}.`;
}

function told(address: string, door: MailboxDoor | null, pace: HourlyPace, guessed: string | null): readonly string[] {
  const { isOpen = false, troubles = [], looked = null, taken = 0, leftAlone = 0 } = door?.status() ?? {};
  const { sent, most, late, isPaused } = pace.status();
  const clock = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`;
  return [
    ...troubles,
    ...(isPaused ? ['The provider takes no mail from us now; one is tried every minute.'] : []),
    ...(late === null
      ? []
      : [`Results are late: ${most} mails went out in the last hour. The next can go at ${clock(late)}.`]),
    ...(guessed === null ? [] : [guessTold(guessed)]),
    isOpen ? `Mail for ${address} comes in.` : `Mail for ${address} does not come in.`,
    looked === null ? 'The mailbox has not been looked at yet.' : `The mailbox was last looked at ${clock(looked)}.`,
    `${taken} mails taken since this start; ${leftAlone} that lay there at the first start are left alone.`,
    `${sent} of ${most} mails sent in the last hour.`,
  ];
}
