/**
 * Received mail on disk: the raw mail and, beside it, the notification of its receipt. Both are on the disk for good
 * before the sender learns that we took the mail. A notification is removed when its mail has been handled; those
 * that are there when the judge starts are handled then. A notification holds digests of itself and of the mail: what a disk
 * has changed in the meantime is put aside, never acted on.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { base32 } from '../../../lambdas/adapters/base32.ts';
import type { Delivery } from '../../../lambdas/delivery.ts';
import { UnrecognizedMessage } from '../../../lambdas/handlers/batch.ts';
import { formatReceipt, parseReceipt, type ReceiptNotification } from '../../../lambdas/handlers/ses.ts';
import type { Files, Mailroom } from '../../../lambdas/ports.ts';
import { errorCode, writeWhole } from '../disk.ts';

export interface Spool extends Mailroom {
  /** What was found damaged: whole sentences. */
  readonly notes: readonly string[];
  /** Stores a mail for good, under an id of its own if none is given; the notification of its receipt. */
  store(raw: Uint8Array, envelope: Omit<Delivery, 'id' | 'rawKey'>, id?: string): Promise<ReceiptNotification>;
  /** Notifications of mail not handled yet, in order of receipt. */
  waiting(): Promise<readonly ReceiptNotification[]>;
  /** The mail has been handled. */
  handled(id: string): Promise<void>;
  /** The mail cannot be handled: it is kept where somebody can look at it, and nothing waits for it any more. */
  putAside(id: string): Promise<void>;
}

/** `files` must be durable. */
export async function openSpool(folder: string, files: Files): Promise<Spool> {
  const waitingIn = join(folder, 'waiting');
  const asideIn = join(folder, 'aside');
  await mkdir(waitingIn, { recursive: true });
  await mkdir(asideIn, { recursive: true });
  const pathOf = (id: string) => join(waitingIn, `${id}.json`);

  const inWaiting = async () =>
    (await readdir(waitingIn)).filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
  const waiting = async () => {
    const found = await Promise.all((await inWaiting()).map((name) => readNotification(join(waitingIn, name))));
    return found.filter((each) => each !== null && each !== 'damaged');
  };

  const notes: string[] = [];
  for (const name of await inWaiting()) {
    const notification = await readNotification(join(waitingIn, name));
    if (notification === null || (notification !== 'damaged' && (await isWhole(notification, files)))) continue;
    await rename(join(waitingIn, name), join(asideIn, name));
    const mail = `files/inbox/${name.replace(/json$/, 'eml')}`;
    notes.push(
      notification === 'damaged'
        ? `What was known of a received mail was damaged (mail/waiting/${name}; it lies in mail/aside now). The mail itself is in ${mail}: send it again.`
        : `A received mail is damaged or missing (${mail}) and was not acted on; its notification lies in mail/aside/${name}. Ask its sender to send it again.`,
    );
  }

  return {
    notes,
    store: async (raw, envelope, id = idOf(envelope.received)) => {
      const rawKey = `inbox/${id}.eml`;
      await files.put(rawKey, raw, 'message/rfc822');
      const notification = formatReceipt({ ...envelope, id, rawKey });
      const kept: Kept = { ...notification, digests: { raw: sha256(raw), told: toldDigest(notification) } };
      await writeWhole(pathOf(id), JSON.stringify(kept), { durable: true });
      return notification;
    },
    waiting,
    unhandled: async (before) =>
      (await waiting()).map((each) => parseReceipt(each)).filter(({ received }) => received < before),
    handled: (id) => rm(pathOf(id), { force: true }),
    putAside: async (id) => {
      try {
        await rename(pathOf(id), join(asideIn, `${id}.json`));
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
      }
    },
  };
}

/** Ids sort by receipt. */
function idOf(received: number): string {
  return `${received.toString(36).padStart(9, '0')}-${base32(randomBytes(5))}`;
}

/** As it lies on the disk. Earlier versions wrote no digests. */
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

/** Is the raw mail what was received? */
async function isWhole({ digests, receipt }: Kept, files: Files): Promise<boolean> {
  if (digests === undefined) return true;
  const raw = await files.get(receipt.action.objectKey);
  return raw !== null && sha256(raw) === digests.raw;
}

/** Null when it has been handled while we looked. */
async function readNotification(path: string): Promise<Kept | 'damaged' | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
    parseReceipt(kept);
    const { digests, ...notification } = kept as Kept;
    if (digests !== undefined && digests.told !== toldDigest(notification)) return 'damaged';
    return kept as Kept;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (error instanceof SyntaxError || error instanceof UnrecognizedMessage) return 'damaged';
    throw error;
  }
}
