/** Mail in from a mailbox: looked at when the provider tells of new mail, now and then besides, and before each deadline. */
import { setTimeout as pause } from 'node:timers/promises';
import { INBOX_FOLDER, type LookOptions, makeLooker, type Trouble } from './look.ts';
import { type MailFolders, ProviderAway } from './mail-folders.ts';
import { lockMailbox, MailboxTaken, RENEW_MS, unlockMailbox } from './mailbox-lock.ts';

export interface MailboxDoorOptions extends Omit<LookOptions, 'tell'> {
  /** Throws {@link ProviderAway}. */
  readonly connect: () => Promise<MailFolders>;
  /** As the lock in the mailbox names it. */
  readonly judge: string;
  readonly log: (what: string, facts: Readonly<Record<string, string>>) => void;
  /** Left out: a minute. */
  readonly lookEveryMs?: number;
}

export interface MailboxStatus {
  readonly isOpen: boolean;
  /** What stands in the way, in whole sentences. */
  readonly troubles: readonly string[];
  /** When the mailbox was last looked at; null: not since the start. */
  readonly looked: number | null;
  readonly taken: number;
  /** Mails that lay there at the first start and are not the judge's. */
  readonly leftAlone: number;
}

export interface MailboxDoor {
  status(): MailboxStatus;
  /** Resolves when what lay in the mailbox when this was called has been taken. Rejects where the provider cannot be reached. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

type DoorTrouble = Trouble | 'provider' | 'full';

const LOOK_EVERY_MS = 60_000;
/** Where the provider tells of new mail, so many looks fall away: each takes 10 ms of the processor. */
const TOLD_LOOKS = 4;
const RETRY_MS = { first: 1_000, longest: 60_000 };
/** A provider that refuses us is asked again after so many looks, lest it shut the account. */
const REFUSED_LOOKS = 5;

/**
 * Opens the mailbox; resolves after the first look. Throws where the password is refused, or another judge is at it: later both are waited
 * out, as a provider that cannot be reached is from the start.
 */
export async function openMailboxDoor(options: MailboxDoorOptions): Promise<MailboxDoor> {
  const { now, log, judge, lookEveryMs = LOOK_EVERY_MS, notes } = options;
  const troubles = new Map<DoorTrouble, string>();
  const tell = (about: DoorTrouble, sentence: string | null) => {
    if (sentence === null) troubles.delete(about);
    else if (troubles.get(about) !== sentence) log('mailbox', { error: sentence });
    if (sentence !== null) troubles.set(about, sentence);
  };
  const looker = makeLooker({ ...options, tell });
  let looked: number | null = null;
  let isOpen = true;
  let wake = new AbortController();
  let asked: { readonly done: () => void; readonly failed: (error: unknown) => void }[] = [];

  let mailbox: MailFolders | null = null;
  let renewed = now();
  const enter = async () => {
    mailbox = await options.connect();
    await lock(mailbox);
    return mailbox;
  };
  const lock = async (at: MailFolders) => {
    const isDone = await lockMailbox(at, judge, now());
    tell('full', isDone ? null : 'The mailbox is full: new mail may not get into it. Make room there.');
    renewed = now();
  };

  const lookOnce = async (at: MailFolders) => {
    const waiting = asked;
    asked = [];
    try {
      if (now() - renewed > RENEW_MS) await lock(at);
      await looker.look(at);
      looked = now();
      for (const { done } of waiting) done();
    } catch (error) {
      for (const { failed } of waiting) failed(error);
      throw error;
    }
  };

  /** Of another folder, and of mail whose sender could not be checked yet, nobody tells. */
  const isToldOfAll = ({ hearsAtOnce }: MailFolders) =>
    hearsAtOnce && options.folder === null && Object.values(notes.get().folders).every(({ open }) => open.length === 0);

  const run = async () => {
    for (let failures = 0; isOpen; ) {
      try {
        const at = mailbox ?? (await enter());
        await lookOnce(at);
        failures = 0;
        tell('provider', null);
        begun();
        if (!isOpen || asked.length > 0) continue;
        const quiet = new AbortController();
        wake = quiet;
        // Not AbortSignal.timeout within AbortSignal.any: Node 20 may collect it as garbage, and it never aborts.
        const timer = setTimeout(() => quiet.abort(), isToldOfAll(at) ? TOLD_LOOKS * lookEveryMs : lookEveryMs);
        await at.wait(INBOX_FOLDER, quiet.signal).finally(() => clearTimeout(timer));
      } catch (error) {
        await leave();
        for (const { failed } of asked.splice(0)) failed(error);
        if (!isOpen) return;
        tell('provider', inWords(error));
        begun();
        failures += 1;
        wake = new AbortController();
        const milliseconds = isRefused(error) ? REFUSED_LOOKS * lookEveryMs : restOf(failures);
        await pause(milliseconds, null, { signal: wake.signal }).catch(() => {});
      }
    }
  };
  const leave = async () => {
    const left: MailFolders | null = mailbox;
    mailbox = null;
    await left?.close().catch(() => {});
  };
  await enter().catch(async (error: unknown) => {
    await leave();
    if (!(error instanceof ProviderAway) || error.why === 'refused') throw error;
  });
  let begun = () => {};
  const hasLooked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const running = run();
  await hasLooked;

  return {
    status: () => ({
      isOpen: mailbox !== null && troubles.get('provider') === undefined,
      troubles: [...troubles.values()],
      looked,
      taken: looker.taken(),
      leftAlone: notes.get().leftAlone,
    }),
    catchUp: () =>
      new Promise<void>((done, failed) => {
        if (!isOpen || mailbox === null) return failed(new ProviderAway('unreachable', 'The mailbox is away.'));
        asked.push({ done, failed });
        wake.abort();
      }),
    close: async () => {
      isOpen = false;
      wake.abort();
      await running;
      for (const { failed } of asked.splice(0)) failed(new ProviderAway('unreachable', 'The judge stops.'));
      await (mailbox === null ? null : unlockMailbox(mailbox, judge).catch(() => {}));
      await leave();
    },
  };
}

function inWords(error: unknown): string {
  if (error instanceof ProviderAway || error instanceof MailboxTaken) {
    return error instanceof ProviderAway && error.why === 'refused'
      ? `${error.message} Put the new password in its place; it is tried again every five minutes.`
      : error.message;
  }
  return `Mail could not be taken (${error instanceof Error ? error.message : String(error)}); it stays in the mailbox until it can.`;
}

function isRefused(error: unknown): boolean {
  return error instanceof MailboxTaken || (error instanceof ProviderAway && error.why === 'refused');
}

function restOf(failures: number): number {
  return Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
}
