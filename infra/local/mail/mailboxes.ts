/**
 * The players' mailboxes: each mail the judge sends, as the raw source a mail client would fetch, and a list for each
 * address. The same mail sent again takes the place of the first.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMail, SendMail } from '../../../lambdas/ports.ts';
import type { Rank } from '../../../templates/mail/rank.ts';
import { errorCode, openAppender, writeWhole } from '../disk.ts';

/** A line of a mailbox's list. */
export interface MailEntry {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** What it is. Mails of earlier versions have none of these three. */
  readonly rank?: Rank;
  /** Its first lines: what has come of it. */
  readonly lead?: string;
  readonly isRead?: true;
}

export interface Mailboxes {
  readonly send: SendMail;
  /** The mails to an address, newest first. */
  list(address: string): Promise<readonly MailEntry[]>;
  /** Raw source of a mail; null when there is none of that id. */
  raw(id: string): Promise<Uint8Array | null>;
  /** Somebody has opened it. */
  noteRead(mail: MailEntry): Promise<void>;
  /** Addresses that have mail, the latest first, at most `limit`. */
  addresses(limit: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** As many as play in some ten games. */
const LISTS_OPEN = 100;

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/;

export async function openMailboxes(folder: string): Promise<Mailboxes> {
  const mailsIn = join(folder, 'mails');
  const listsIn = join(folder, 'lists');
  await mkdir(mailsIn, { recursive: true });
  await mkdir(listsIn, { recursive: true });
  const appender = openAppender(LISTS_OPEN);

  return {
    send: async (mail, raw) => {
      // On the disk for good before anybody notes that the mail has been sent.
      await writeWhole(join(mailsIn, `${fileId(mail.id)}.eml`), raw, { durable: true, folder: 'later' });
      // A line that a crash has cut short stays alone on its line: each begins with a line break.
      await appender.append(listPath(listsIn, mail.to), `\n${JSON.stringify(entryOf(mail))}`);
      return `<${mail.id}@local>`;
    },
    list: async (address) => {
      const entries = new Map<string, MailEntry>();
      for (const entry of await readList(listPath(listsIn, address)))
        entries.set(entry.id, { ...entries.get(entry.id), ...entry });
      return [...entries.values()].reverse().sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },
    noteRead: async (mail) => {
      if (mail.isRead !== true)
        await appender.append(listPath(listsIn, mail.to), `\n${JSON.stringify({ ...mail, isRead: true })}`);
    },
    raw: async (id) => {
      if (!ID.test(id)) return null;
      return readOr(join(mailsIn, `${id}.eml`), null);
    },
    addresses: async (limit) => {
      const lists = await Promise.all(
        (await readdir(listsIn)).map(async (name) => ({ name, at: (await stat(join(listsIn, name))).mtimeMs })),
      );
      const latest = lists.sort((a, b) => b.at - a.at).slice(0, limit);
      const found = await Promise.all(latest.map(({ name }) => firstAddress(join(listsIn, name))));
      return found.filter((address) => address !== null);
    },
    close: appender.close,
  };
}

/** Letters of a mail that its list shows. */
const LEAD = 140;

function entryOf({ id, to, from, subject, date, text, rank = 'results' }: OutgoingMail): MailEntry {
  // Lines for programs are passed over.
  const [lead = ''] = text
    .replace(/^::.*$/gm, '')
    .trim()
    .split(/\n\s*\n/);
  return {
    id: fileId(id),
    to,
    from: `${from.name} <${from.address}>`,
    subject,
    date: new Date(date).toISOString(),
    rank,
    lead: wholeWords(lead.replace(/\s+/g, ' '), LEAD),
  };
}

/** Not within a word. */
function wholeWords(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} \u2026`;
}

/** Mail ids are file names; one that could not be gives way to its digest. */
function fileId(id: string): string {
  return ID.test(id) ? id : createHash('sha256').update(id).digest('hex');
}

/** A list's name is a digest: an address can hold any character and be longer than a file name. */
function listPath(folder: string, address: string): string {
  const name = createHash('sha256').update(address.trim().toLowerCase()).digest('hex').slice(0, 40);
  return join(folder, `${name}.jsonl`);
}

async function readList(path: string): Promise<readonly MailEntry[]> {
  const text = (await readOr(path, Buffer.alloc(0))).toString('utf8');
  return text.split('\n').flatMap((line) => parseEntry(line) ?? []);
}

function parseEntry(line: string): MailEntry | null {
  if (line === '') return null;
  try {
    return JSON.parse(line) as MailEntry;
  } catch {
    return null;
  }
}

async function firstAddress(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const lines = buffer.subarray(0, bytesRead).toString('utf8').split('\n');
    return lines.map(parseEntry).find((entry) => entry !== null)?.to ?? null;
  } finally {
    await file.close();
  }
}

async function readOr<T>(path: string, missing: T): Promise<Buffer | T> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return missing;
    throw error;
  }
}
