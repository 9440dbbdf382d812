/** What the judge knows of its mailbox: since when it takes mail, and up to where it has looked at each folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, writeWhole } from '../disk.ts';

export interface FolderNotes {
  readonly uidValidity: string;
  /** Mails from this UID on have not been looked at. */
  readonly next: number;
  /** Below it, those that are not done with, and when each came: the sender could not be checked yet, or there was no room to move them. */
  readonly open: readonly { readonly uid: number; readonly received: number }[];
  /** When the last look began. */
  readonly looked: number;
}

export interface MailboxNotes {
  /** `user@host` of the account: notes of another mailbox say nothing. */
  readonly account: string;
  /** First start, ms: older mail is not the judge's. */
  readonly since: number;
  /** How many mails lay there then. */
  readonly leftAlone: number;
  readonly folders: Readonly<Record<string, FolderNotes>>;
}

export interface KeptNotes {
  get(): MailboxNotes;
  /** On the disk for good when it resolves. */
  set(notes: MailboxNotes): Promise<void>;
}

export async function openNotes(data: string, account: string, now: () => number): Promise<KeptNotes> {
  const path = join(data, 'mailbox.json');
  const kept = await readNotes(path);
  let notes: MailboxNotes = kept?.account === account ? kept : { account, since: now(), leftAlone: 0, folders: {} };
  return {
    get: () => notes,
    set: async (changed) => {
      notes = changed;
      await writeWhole(path, `${JSON.stringify(changed)}\n`, { durable: true });
    },
  };
}

/** Damaged notes are none: what was taken before is known to the judge, and what is older than this start is left alone. */
async function readNotes(path: string): Promise<MailboxNotes | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as MailboxNotes;
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
