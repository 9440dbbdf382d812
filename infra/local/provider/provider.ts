/** A judge behind a mailbox at a provider: the door its mail comes in by, the way it goes out, and how both are doing. */
import type { Server } from 'node:net';
import { isGameName } from '../../../engine/vocabulary.ts';
import { addressOf, domainFor, type OwnAddresses } from '../../../lambdas/addresses.ts';
import { takeApart } from '../../../lambdas/mail/mime-parts.ts';
import type { Services } from '../../../lambdas/ports.ts';
import { BadInput } from '../bad-input.ts';
import type { SmtpListener } from '../mail/smtp.ts';
import { onPort } from '../ports.ts';
import { resultsOf, topmostResults } from './authentication-results.ts';
import { type Report, reportIn } from './bounces.ts';
import { openNotes } from './folder-notes.ts';
import { type HourlyPace, openHourlyPace } from './hourly-pace.ts';
import { openImap } from './imap.ts';
import { listenLmtp } from './lmtp-door.ts';
import type { Judgement, MailFound } from './look.ts';
import { ProviderAway } from './mail-folders.ts';
import { type MailboxDoor, openMailboxDoor } from './mailbox-door.ts';
import { judgeNamed, MailboxTaken } from './mailbox-lock.ts';
import { type Client, judgeSender, type TxtResolver } from './own-judgement.ts';
import type { Account, SignIn } from './sign-in.ts';
import { type MailOut, openSmtp } from './smtp-out.ts';
import type { FoundMail, Known } from './whose-mail.ts';

/** A mailbox at a provider. */
export interface MailboxIn {
  readonly kind: 'mailbox';
  readonly account: Account;
  /** The mailbox's address, lower case. */
  readonly address: string;
  /** A folder in which all mail is the judge's, besides what is marked as its own in the inbox; null: none. */
  readonly folder: string | null;
  /** The mailbox is the judge's alone. */
  readonly takesAll: boolean;
  readonly hasPlus: boolean;
  /** Left out: a minute. */
  readonly lookEveryMs?: number;
}

/** A mail server on this machine, which hands over all mail for a domain by LMTP. */
export interface ServerIn {
  readonly kind: 'server';
  readonly domain: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface ProviderOptions {
  readonly from: MailboxIn | ServerIn;
  readonly send: Account;
  readonly signIn: SignIn;
  /** Name under which the provider or server writes what it has found out about senders (RFC 8601); null: not known. */
  readonly authserv: string | null;
  /** Left out: the DNS. */
  readonly resolver?: TxtResolver;
  /** Mails an hour. */
  readonly hourly: number;
}

/** Stores a mail for good; the same id is the same mail, and where there is none it gets one. */
export type TakeMail = (mail: Omit<MailFound, 'id'> & Partial<Pick<MailFound, 'id'>>) => Promise<void>;
/** False: it is on no mail of ours. */
export type TakeReport = (report: Report) => Promise<boolean>;

export interface Provider {
  readonly pace: HourlyPace;
  readonly out: MailOut;
  /** Opens the door. Throws {@link BadInput}, with a sentence. */
  open(services: Services, take: TakeMail, report: TakeReport): Promise<void>;
  /** Resolves when all mail that lay in the mailbox has been taken. Rejects while the provider is away. */
  catchUp(): Promise<void>;
  /** What listens for mail. */
  servers(): readonly Server[];
  /** Can mail come in? */
  isOpen(): boolean;
  close(): Promise<void>;
  readonly shown: ProviderShown;
}

/** What whoever runs the judge is shown. */
export interface ProviderShown {
  /** Where players write to. */
  readonly address: string;
  /** Null: mail comes from a mailbox. */
  lmtpPort(): number | null;
  isWell(): boolean;
  /** Whole sentences, the most urgent first. */
  told(): readonly string[];
}

export function ownAddresses({ from }: ProviderOptions): OwnAddresses {
  if (from.kind === 'server') return { domain: from.domain };
  const { address, hasPlus, takesAll } = from;
  return { domain: domainFor(address), mailbox: { address, hasPlus, isShared: !takesAll } };
}

export async function makeProvider(
  data: string,
  options: ProviderOptions,
  { now, log, key }: Pick<Services, 'now' | 'log'> & { readonly key: Uint8Array },
): Promise<Provider> {
  const { from, send, signIn, authserv } = options;
  const own = ownAddresses(options);
  const address = addressOf(own, 'judge');
  const pace = await openHourlyPace(data, options.hourly, now);
  const out = openSmtp(send, own.mailbox?.address ?? null, signIn, (sentence) => {
    pace.giveBack();
    if (sentence !== null) log('mail server', { error: sentence });
  });
  let mailbox: MailboxDoor | null = null;
  let server: SmtpListener | null = null;
  let guessed: string | null = null;

  /** Told once: whoever runs the judge has to say whether it is right. */
  const guess = (headers: FoundMail['headers']) => {
    const found = authserv === null && guessed === null ? topmostResults(headers)?.server : undefined;
    if (found === undefined) return;
    guessed = found;
    log('mailbox', { error: guessTold(found) });
  };
  const isOpen = () => server !== null || mailbox?.status().isOpen === true;

  const openMailbox = async (at: MailboxIn, { index, directory }: Services, take: TakeMail, report: TakeReport) => {
    const isGame: Known['isGame'] = async (name) => isGameName(name) && (await index.entry(name)) !== null;
    mailbox = await openMailboxDoor({
      own,
      known: { isGame, isPerson: async (writer) => (await directory.idAt(writer)) !== null },
      takesAll: at.takesAll,
      folder: at.folder,
      notes: await openNotes(data, `${at.account.user}@${at.account.host}`, now),
      now,
      checkSender: async (raw, { headers }, isLast) => {
        guess(headers);
        return judged(raw, headers, null, isLast, options);
      },
      take,
      report,
      connect: () => openImap(at.account, signIn),
      judge: judgeNamed(data, key),
      log,
      ...(at.lookEveryMs === undefined ? {} : { lookEveryMs: at.lookEveryMs }),
    });
  };
  const openServer = async ({ domain, port }: ServerIn, take: TakeMail, report: TakeReport) => {
    server = await onPort({ what: 'mail', option: '--lmtp' }, port, (free) =>
      listenLmtp({
        port: free,
        domain,
        take: async ({ raw, from: envelopeFrom, to, client }) => {
          const found = reportIn(raw);
          if (found !== null && (await report(found))) return 'taken';
          const headers = (await takeApart(raw)).root?.headers ?? [];
          guess(headers);
          // The server keeps it for days.
          const judgement = await judged(raw, headers, client, false, options);
          if (judgement === null) return 'later';
          await take({ raw, received: now(), envelopeFrom, recipients: to, ...judgement });
          return 'taken';
        },
      }),
    );
  };
  return {
    pace,
    out,
    servers: () => (server === null ? [] : [server.server]),
    isOpen,
    shown: {
      address,
      lmtpPort: () => server?.port ?? null,
      isWell: () => isOpen() && !pace.status().isPaused && out.trouble() === null,
      told: () => told(address, isOpen(), mailbox, pace, out.trouble(), guessed),
    },
    catchUp: async () => {
      if (mailbox !== null) return mailbox.catchUp();
      if (server === null) throw new ProviderAway('unreachable', 'Mail does not come in yet.');
    },
    open: async (services, take, report) => {
      try {
        await (from.kind === 'mailbox' ? openMailbox(from, services, take, report) : openServer(from, take, report));
      } catch (error) {
        if (error instanceof ProviderAway || error instanceof MailboxTaken) throw new BadInput(error.message);
        throw error;
      }
    },
    close: async () => {
      await mailbox?.close();
      await server?.close();
      out.close();
    },
  };
}

/** The provider's word where it has one, else our own look. */
async function judged(
  raw: Uint8Array,
  headers: FoundMail['headers'],
  client: Client | null,
  isLast: boolean,
  { authserv, resolver }: ProviderOptions,
): Promise<Judgement> {
  const results = authserv === null ? null : resultsOf(headers, authserv);
  if (results === null || (results.verdicts.dmarc !== 'PASS' && results.verdicts.dmarc !== 'FAIL')) {
    return judgeSender(raw, client, isLast, resolver);
  }
  return {
    verdicts: { spam: 'PASS', virus: 'PASS', ...results.verdicts },
    ...(results.domain === null ? {} : { judged: { domain: results.domain } }),
  };
}

function guessTold(server: string): string {
  return `The provider seems to write what it finds out about senders under the name '${server}'. If that is its own server, start with --authserv-id ${server}.`;
}

function told(
  address: string,
  isOpen: boolean,
  mailbox: MailboxDoor | null,
  pace: HourlyPace,
  notOut: string | null,
  guessed: string | null,
): readonly string[] {
  const { troubles = [], looked = null, taken = 0, leftAlone = 0 } = mailbox?.status() ?? {};
  const { sent, most, late, isPaused } = pace.status();
  const clock = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`;
  return [
    ...troubles,
    ...(notOut === null ? [] : [notOut]),
    ...(isPaused ? ['The provider takes no mail from us now; one is tried every minute.'] : []),
    ...(late === null
      ? []
      : [`Results are late: ${most} mails went out in the last hour. The next can go at ${clock(late)}.`]),
    ...(guessed === null ? [] : [guessTold(guessed)]),
    isOpen ? `Mail for ${address} comes in.` : `Mail for ${address} does not come in.`,
    ...(mailbox === null
      ? []
      : [
          looked === null
            ? 'The mailbox has not been looked at yet.'
            : `The mailbox was last looked at ${clock(looked)}.`,
          `Mails taken since this start: ${taken}; left alone, as they lay there at the first start: ${leftAlone}.`,
        ]),
    `${sent} of ${most} mails sent in the last hour.`,
  ];
}
