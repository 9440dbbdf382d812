/** One judge to a mailbox: a note in a folder of the judge's own says which, and is renewed while it runs. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { MailFolders } from './mail-folders.ts';

const LOCK = ['Chancery', 'Lock'] as const;
/** A judge that has not renewed its note for so long is gone. */
const STALE_MS = 15 * 60_000;
export const RENEW_MS = 5 * 60_000;

/** The same after a crash, and never that of another machine or folder: machines made from one image have one name, and never one key. */
export function judgeNamed(data: string, key: Uint8Array): string {
  const digest = createHash('sha256')
    .update(`${hostname()}\n${resolve(data)}\n`)
    .update(key)
    .digest('hex')
    .slice(0, 16);
  return `${digest} on ${hostname()}`;
}

export class MailboxTaken extends Error {}

/** Takes the lock, or renews it. False: there is no room for it. Throws {@link MailboxTaken} when another judge has it. */
export async function lockMailbox(mailbox: MailFolders, judge: string, now: number): Promise<boolean> {
  const { posted, isFull } = await mailbox.post(LOCK, judge);
  const mine = posted.findLast(({ text }) => text === judge) ?? { uid: Number.POSITIVE_INFINITY, received: now };
  const before = posted.filter(({ uid }) => uid < mine.uid);
  // By the provider's clock alone, but for a first start in a full mailbox.
  const awake = before.find(({ text, received }) => text !== judge && mine.received - received < STALE_MS);
  const over = awake === undefined ? before : posted.filter(({ text }) => text === judge);
  await mailbox.drop(
    LOCK,
    over.map(({ uid }) => uid),
  );
  if (awake === undefined) return !isFull;
  const where = / on (.+)$/.exec(awake.text)?.[1] ?? 'another machine';
  throw new MailboxTaken(
    `Another judge (on ${where}) uses this mailbox. Stop it, or give this one a mailbox of its own; a judge that has crashed lets go of it after 15 minutes.`,
  );
}

export async function unlockMailbox(mailbox: MailFolders, judge: string): Promise<void> {
  const { posted } = await mailbox.post(LOCK, judge);
  await mailbox.drop(
    LOCK,
    posted.filter(({ text }) => text === judge).map(({ uid }) => uid),
  );
}
