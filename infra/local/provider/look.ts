/** One look at a folder: what is the judge's is taken, once, and moved away; everything else stays as it is. */
import { createHash } from 'node:crypto';
import { base32 } from '../../../lambdas/adapters/base32.ts';
import type { OwnAddresses } from '../../../lambdas/addresses.ts';
import type { ReceivedMail } from '../../../lambdas/delivery.ts';
import { isReport, type Report, reportIn } from './bounces.ts';
import type { FolderNotes, KeptNotes } from './folder-notes.ts';
import type { MailFolders, MailHead } from './mail-folders.ts';
import { type FoundMail, type Known, whoseMail } from './whose-mail.ts';

/** A mail as it is handed to the judge. */
export interface MailFound extends Omit<ReceivedMail, 'rawKey'> {
  readonly raw: Uint8Array;
}

/** What is known of a sender; null: nobody can say now, and we ask again later. */
export type Judgement = Pick<ReceivedMail, 'verdicts' | 'judged'> | null;

export interface LookOptions {
  readonly own: OwnAddresses;
  readonly known: Known;
  /** All mail of the inbox is the judge's. */
  readonly takesAll: boolean;
  /** A folder in which all mail is the judge's, besides the inbox; null: none. */
  readonly folder: string | null;
  readonly notes: KeptNotes;
  readonly now: () => number;
  /** `isLast`: it has waited long enough, and is not asked again. */
  readonly checkSender: (raw: Uint8Array, found: FoundMail, isLast: boolean) => Promise<Judgement>;
  /** Stores the mail for good. The same id is the same mail. */
  readonly take: (mail: MailFound) => Promise<void>;
  /** Hears of a mail of ours that came back; false: it is none of ours. */
  readonly report: (report: Report) => Promise<boolean>;
  /** A sentence about what stands in the way, by what it is about; null: it is over. */
  readonly tell: (about: Trouble, sentence: string | null) => void;
}

export type Trouble = 'folder' | 'numbers' | 'room' | 'move' | 'gone';

const DONE = ['Chancery', 'Done'] as const;
export const INBOX_FOLDER = 'INBOX';

/** Whom DNS does not tell about is asked for so long. */
const WAITS_MS = 24 * 3_600_000;
/** More than any mail that is read has: of it the head alone is taken, and we tell its sender. */
const LARGEST = 30_000_000;

export interface Looker {
  look(mailbox: MailFolders): Promise<void>;
  /** Mails taken since the start. */
  taken(): number;
}

export function makeLooker(options: LookOptions): Looker {
  const { notes, now, tell, folder: second } = options;
  let taken = 0;
  /** Those that were taken and could not be moved are not fetched again. */
  const here = new Set<string>();

  const lookAt = async (mailbox: MailFolders, folder: string): Promise<void> => {
    const began = now();
    const opened = await mailbox.open(folder);
    if (opened === null) {
      return tell('folder', `The folder '${folder}' is gone: make it again, or give another one with --folder.`);
    }
    if (folder === second) tell('folder', null);
    const before = notes.get();
    const { uidValidity, uidNext, count } = opened;
    const known = before.folders[folder];
    const note = (change: Partial<FolderNotes>) => {
      const all = notes.get();
      const last = all.folders[folder] ?? { uidValidity, next: 1, open: [], looked: began };
      return notes.set({ ...all, folders: { ...all.folders, [folder]: { ...last, uidValidity, ...change } } });
    };
    if (known === undefined) {
      const leftAlone = before.leftAlone + count;
      await notes.set({ ...before, leftAlone });
      return note({ next: uidNext, looked: began });
    }
    const isSame = known.uidValidity === uidValidity;
    if (!isSame) {
      tell(
        'numbers',
        `The provider has numbered the mails in ${folder} again: those since the first start are looked at once more.`,
      );
    }
    const open = new Map((isSame ? known.open : []).map(({ uid, received }) => [uid, received]));
    const from = isSame ? Math.min(known.next, ...open.keys()) : 1;
    let next = isSame ? known.next : 1;
    const heads = await mailbox.heads(folder, from);
    const gone = [...open.keys()].filter((waiting) => !heads.some(({ uid }) => uid === waiting));
    for (const uid of gone) open.delete(uid);
    const lost = gone.filter((uid) => !here.delete(`${folder} ${uid}`)).length;
    if (gone.length > 0) await note({ open: stillOpen(open) });
    if (lost > 0) tell('gone', goneTold(lost, folder));
    for (const head of heads) {
      if (head.uid < next && !open.has(head.uid)) continue;
      if (!isSame && head.received < before.since) continue;
      // What somebody has put there by hand came when it was seen first.
      const received = open.get(head.uid) ?? receivedAt(head.received, known.looked, now());
      const what = await deal(mailbox, folder, head, received);
      if (what === 'open') open.set(head.uid, received);
      else open.delete(head.uid);
      next = Math.max(next, head.uid + 1);
      // Whoever stops here begins with the next one; what is left alone costs no wait for the disk.
      if (what !== 'left') await note({ next, open: stillOpen(open) });
    }
    if (!isSame || next !== known.next || began - known.looked > NOTED_EVERY_MS) {
      await note({ next: Math.max(next, uidNext), open: stillOpen(open), looked: began });
    }
  };

  const hears = async (mailbox: MailFolders, folder: string, { uid, size }: MailHead): Promise<boolean> => {
    const raw = size > LARGEST ? null : await mailbox.fetch(folder, uid);
    const report = raw === null ? null : reportIn(raw);
    return report !== null && (await options.report(report));
  };

  const deal = async (mailbox: MailFolders, folder: string, head: MailHead, received: number): Promise<Dealt> => {
    const mark = folder === second ? 'folder' : options.takesAll ? 'all' : null;
    const found = await whoseMail(head.head, options.own, options.known, mark);
    const place = `${folder} ${head.uid}`;
    const isOfOurs = !here.has(place) && isReport(head.head) && (await hears(mailbox, folder, head));
    if (found === null && !isOfOurs) return 'left';
    if (found !== null && !isOfOurs && !here.has(place)) {
      const raw = head.size > LARGEST ? head.head : await mailbox.fetch(folder, head.uid);
      if (raw === null) return 'done';
      const judged = await options.checkSender(raw, found, now() - received > WAITS_MS);
      if (judged === null) return 'open';
      const { recipients, envelopeFrom } = found;
      await options.take({ id: idOf(head.received, raw), raw, received, envelopeFrom, recipients, ...judged });
      taken += 1;
    }
    const moved = await mailbox.move(folder, head.uid, DONE);
    if (moved === 'full') {
      here.add(place);
      tell(
        'room',
        `The mailbox is full, or does not let mails be moved: mail is taken and answered, but stays in ${folder}. Make room there.`,
      );
      return 'open';
    }
    here.delete(place);
    if (moved === 'moved') tell('room', null);
    else tell('move', `This provider cannot move a single mail: what was taken stays in ${folder}.`);
    return 'done';
  };

  return {
    look: async (mailbox) => {
      tell('gone', null);
      for (const folder of second === null ? [INBOX_FOLDER] : [INBOX_FOLDER, second]) await lookAt(mailbox, folder);
    },
    taken: () => taken,
  };
}

function goneTold(count: number, folder: string): string {
  return `Somebody took ${count === 1 ? 'a mail' : `${count} mails`} out of ${folder} that waited there until its sender could be checked: it is not handled.`;
}

function stillOpen(open: ReadonlyMap<number, number>): FolderNotes['open'] {
  return [...open].map(([uid, received]) => ({ uid, received }));
}

type Dealt = 'left' | 'done' | 'open';

/** A look that finds nothing is noted now and then. */
const NOTED_EVERY_MS = 60_000;

/** Made from what the provider says of the mail and from the mail: found again, under whatever number, it is the same. Sorts by receipt. */
function idOf(received: number, raw: Uint8Array): string {
  const digest = createHash('sha256').update(raw).digest();
  return `${Math.max(0, received).toString(36).padStart(9, '0')}-${base32(digest.subarray(0, 5))}`;
}

/**
 * When a mail came, in ms, as late as it may be: IMAP tells whole seconds (RFC 3501, INTERNALDATE), so that an answer in the second
 * in which its phase began would seem to be older than the phase.
 */
function receivedAt(told: number, looked: number, now: number): number {
  return Math.min(now, Math.max(told + 999, looked));
}
