/**
 * Received mail on disk: one file for each, in `mail/waiting` until it has been handled and in `files/inbox` from then on. A first line,
 * in the form of a header field, tells how the mail was received; below it stands the mail. The file is on the disk for good before
 * the sender learns that we took the mail. What waits when the judge starts is handled then. The line holds digests of itself
 * and of the mail: what a disk has changed in the meantime is moved to `mail/aside` and never acted on.
 *
 * Until 2026-11-22 the mail lay in `files/inbox` from the start, and how it was received in `mail/waiting` beside it. What such a
 * judge has left waiting is handled all the same.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { base32 } from '../../../lambdas/adapters/base32.ts';
import type { ReceivedMail } from '../../../lambdas/delivery.ts';
import { UnrecognizedMessage } from '../../../lambdas/handlers/batch.ts';
import { formatReceipt, parseReceipt, type ReceiptNotification } from '../../../lambdas/handlers/ses.ts';
import type { Files, Mailroom } from '../../../lambdas/ports.ts';
import { errorCode, type FolderOnDisk, inPlainWords, openFolderOnDisk, writeWhole } from '../disk.ts';
import { isFileKey } from '../files.ts';

export interface Spool extends Mailroom {
  /** Why the last mail could not be stored, in a whole sentence; null: it is. */
  trouble(): string | null;
  /** What was found damaged: whole sentences. */
  readonly notes: readonly string[];
  /** All files, and received mail among them wherever it lies. */
  readonly files: Files;
  /** Stores a mail for good, under an id of its own if none is given; the notification of its receipt. */
  store(raw: Uint8Array, envelope: Omit<ReceivedMail, 'id' | 'rawKey'>, id?: string): Promise<ReceiptNotification>;
  /** Notifications of mail not handled yet, in order of receipt. */
  waiting(): Promise<readonly ReceiptNotification[]>;
  /** The mail has been handled. */
  handled(id: string): Promise<void>;
  /** The mail cannot be handled: it is kept where somebody can look at it, and nothing waits for it any more. */
  putAside(id: string): Promise<void>;
  close(): Promise<void>;
}

/** `data`: the judge's folder; `files`: what lies in its folder `files`; `told`: that mail cannot be stored, once until it can. */
export async function openSpool(data: string, files: Files, told: (error: string) => void = () => {}): Promise<Spool> {
  let trouble: string | null = null;
  const waitingIn = join(data, 'mail', 'waiting');
  const asideIn = join(data, 'mail', 'aside');
  const inbox = join(data, 'files', 'inbox');
  await mkdir(waitingIn, { recursive: true });
  await mkdir(asideIn, { recursive: true });
  const onDisk: FolderOnDisk = await openFolderOnDisk(waitingIn);
  const here = mailHere();

  const notes: string[] = [];
  const left = (await readdir(waitingIn)).filter((name) => KINDS.test(name) && !name.startsWith('.'));
  for (const name of left.sort()) {
    const { told, fault } = await readWaiting(join(waitingIn, name), files);
    if (fault === null) here.add(name.replace(KINDS, ''), told);
    else {
      await rename(join(waitingIn, name), join(asideIn, name));
      notes.push(fault(name));
    }
  }

  const moved = async (id: string, to: string) => {
    if (!(await renamed(join(waitingIn, `${id}.eml`), join(to, `${id}.eml`)))) {
      const older = join(waitingIn, `${id}.json`);
      if (to === inbox) await rm(older, { force: true });
      else await renamed(older, join(to, `${id}.json`));
    }
    here.forget(id);
  };

  return {
    notes,
    trouble: () => trouble,
    files: {
      put: files.put,
      get: async (key) => {
        const id = idIn(key);
        if (id === null) return files.get(key);
        const known = here.raw(id);
        if (known !== null) return known;
        const whole = (await readOrNull(join(waitingIn, `${id}.eml`))) ?? (await files.get(key));
        return whole === null ? null : mailIn(whole);
      },
    },
    store: async (raw, envelope, id = idOf(envelope.received)) => {
      const notification = formatReceipt({ ...envelope, id, rawKey: `inbox/${id}.eml` });
      const kept: Kept = { ...notification, digests: { raw: sha256(raw), told: toldDigest(notification) } };
      const body = Buffer.concat([Buffer.from(`${FIELD}${JSON.stringify(kept)}\r\n`), raw]);
      try {
        await writeWhole(join(waitingIn, `${id}.eml`), body, { durable: true, folder: onDisk });
      } catch (error) {
        const before = trouble;
        trouble = `Mail cannot be stored: ${inPlainWords(error)}. Until it can, it is not taken, and comes again.`;
        if (trouble !== before) told(trouble);
        throw error;
      }
      trouble = null;
      here.add(id, notification, raw);
      return notification;
    },
    waiting: async () => here.told(),
    unhandled: async (before) =>
      here
        .told()
        .map((each) => parseReceipt(each))
        .filter(({ received }) => received < before),
    handled: (id) => moved(id, inbox),
    putAside: (id) => moved(id, asideIn),
    close: onDisk.close,
  };
}

/** Mails, and what earlier versions wrote of each. */
const KINDS = /\.(?:eml|json)$/;
const FIELD = 'X-Chancery-Receipt: ';

/** Whose mail it is, of a key under which one was received; null: some other file. */
function idIn(key: string): string | null {
  return isFileKey(key) ? (/^inbox\/([^/]+)\.eml$/.exec(key)?.[1] ?? null) : null;
}

/** Without the line that is ours. */
function mailIn(file: Uint8Array): Uint8Array {
  const end = endOfField(file);
  return end === null ? file : file.subarray(end);
}

/** Where the mail begins; null: no line of ours is on top of it. */
function endOfField(file: Uint8Array): number | null {
  if (Buffer.from(file.subarray(0, FIELD.length)).toString('latin1') !== FIELD) return null;
  const end = file.indexOf(10);
  return end < 0 ? null : end + 1;
}

interface MailHere {
  readonly told: ReceiptNotification;
  /** Null: it is read from the disk. */
  readonly raw: Uint8Array | null;
}

/** Mail that has just come is read from memory, up to so many bytes of it. */
const FRESH_BYTES = 16_000_000;

/** What waits, by id. */
function mailHere() {
  const mails = new Map<string, MailHere>();
  let bytes = 0;
  const forget = (id: string) => {
    bytes -= mails.get(id)?.raw?.length ?? 0;
    mails.delete(id);
  };
  return {
    forget,
    add: (id: string, told: ReceiptNotification, raw: Uint8Array | null = null) => {
      forget(id);
      const isKept = raw !== null && bytes + raw.length <= FRESH_BYTES;
      if (isKept) bytes += raw.length;
      mails.set(id, { told, raw: isKept ? raw : null });
    },
    raw: (id: string) => mails.get(id)?.raw ?? null,
    /** In order of receipt, as ids sort. */
    told: () => [...mails].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { told }]) => told),
  };
}

/** False when there is no such file. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  if ((await readOrNull(from)) === null) return false;
  // The first of its kind.
  await mkdir(dirname(to), { recursive: true });
  return renamed(from, to);
}

/** Ids sort by receipt. */
function idOf(received: number): string {
  return `${received.toString(36).padStart(9, '0')}-${base32(randomBytes(5))}`;
}

/** As it lies on the disk. The earliest versions wrote no digests. */
interface Kept extends ReceiptNotification {
  /** SHA-256 in hex of the raw mail, and of the rest of the notification. */
  readonly digests?: { readonly raw: string; readonly told: string };
}

function sha256(what: string | Uint8Array): string {
  return createHash('sha256').update(what).digest('hex');
}

/** Parsing keeps the order of members, so that the text is the one that was written. */
function toldDigest(notification: ReceiptNotification): string {
  return sha256(JSON.stringify(notification));
}

/** What is wrong with what waits, in a sentence by the name of its file. */
type Fault = (name: string) => string;
type Found =
  | { readonly told: ReceiptNotification; readonly fault: null }
  | { readonly told: null; readonly fault: Fault };

/** Can what waits be acted on? */
async function readWaiting(path: string, files: Files): Promise<Found> {
  const file = await readFile(path);
  const isOlder = path.endsWith('.json');
  const end = isOlder ? file.length : endOfField(file);
  const kept = end === null ? null : keptIn(file.subarray(isOlder ? 0 : FIELD.length, end).toString('utf8'));
  if (kept === null || end === null) return { told: null, fault: isOlder ? UNTOLD : DAMAGED };
  const { digests, ...told } = kept;
  if (digests === undefined) return { told, fault: null };
  const raw = isOlder ? await files.get(told.receipt.action.objectKey) : file.subarray(end);
  if (raw !== null && sha256(raw) === digests.raw) return { told, fault: null };
  return { told: null, fault: isOlder ? MISSING : DAMAGED };
}

const DAMAGED: Fault = (name) =>
  `A received mail is damaged (mail/waiting/${name}; it lies in mail/aside now) and was not acted on. Ask its sender to send it again.`;
const UNTOLD: Fault = (name) =>
  `What was known of a received mail was damaged (mail/waiting/${name}; it lies in mail/aside now). The mail itself is in ${mailOf(name)}: send it again.`;
const MISSING: Fault = (name) =>
  `A received mail is damaged or missing (${mailOf(name)}) and was not acted on; its notification lies in mail/aside/${name}. Ask its sender to send it again.`;

function mailOf(name: string): string {
  return `files/inbox/${name.replace(/json$/, 'eml')}`;
}

/** Null when a byte of it has changed. */
function keptIn(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Kept;
    parseReceipt(kept);
    const { digests, ...told } = kept;
    return digests !== undefined && digests.told !== toldDigest(told) ? null : kept;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnrecognizedMessage) return null;
    throw error;
  }
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
