/** A mailbox in memory, with what providers do to it, and a judge's door to it without the judge. */
import { openNotes } from '../../../infra/local/provider/folder-notes.ts';
import { type LookOptions, type MailFound, makeLooker } from '../../../infra/local/provider/look.ts';
import type { MailFolders, OpenedFolder } from '../../../infra/local/provider/mail-folders.ts';

export const OWN = {
  domain: 'club.example.org',
  mailbox: { address: 'club@example.org', hasPlus: true, isShared: true },
} as const;

interface Kept {
  readonly uid: number;
  readonly received: number;
  readonly raw: string;
}

export interface MemoryMailbox extends MailFolders {
  deliver(raw: string, received: number, folder?: string): void;
  /** Subjects in a folder, in order. */
  subjects(folder: string): readonly string[];
  /** The folder is made again: its mails have other UIDs. */
  renumber(folder: string): void;
  readonly limits: { move: 'moved' | 'full' | 'left' };
}

export function memoryMailbox(): MemoryMailbox {
  const folders = new Map<string, { validity: number; next: number; mails: Kept[] }>();
  const limits: MemoryMailbox['limits'] = { move: 'moved' };
  const of = (name: string) => {
    const found = folders.get(name) ?? { validity: 1, next: 1, mails: [] };
    folders.set(name, found);
    return found;
  };
  const put = (folder: string, raw: string, received: number) => {
    const at = of(folder);
    at.mails.push({ uid: at.next, received, raw });
    at.next += 1;
    return at.next - 1;
  };
  of('INBOX');
  return {
    limits,
    hearsAtOnce: false,
    deliver: (raw, received, folder = 'INBOX') => void put(folder, raw, received),
    subjects: (folder) =>
      (folders.get(folder)?.mails ?? []).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''),
    renumber: (folder) => {
      const at = of(folder);
      at.mails = at.mails.map((mail, n) => ({ ...mail, uid: n + 1 }));
      at.next = at.mails.length + 1;
      at.validity += 1;
    },
    open: async (folder): Promise<OpenedFolder | null> => {
      const at = folders.get(folder);
      return at === undefined ? null : { uidValidity: String(at.validity), uidNext: at.next, count: at.mails.length };
    },
    heads: async (folder, from) =>
      of(folder)
        .mails.filter(({ uid }) => uid >= from)
        .map(({ uid, received, raw }) => ({
          uid,
          received,
          size: raw.length,
          head: Buffer.from(`${raw.split('\r\n\r\n')[0]}\r\n\r\n`),
        })),
    fetch: async (folder, uid) => {
      const found = of(folder).mails.find((mail) => mail.uid === uid);
      return found === undefined ? null : Buffer.from(found.raw);
    },
    move: async (folder, uid, to) => {
      if (limits.move !== 'moved') return limits.move;
      const at = of(folder);
      const mail = at.mails.find((each) => each.uid === uid);
      at.mails = at.mails.filter((each) => each !== mail);
      if (mail !== undefined) put(to.join('/'), mail.raw, mail.received);
      return 'moved';
    },
    post: async (folder, text) => {
      if (limits.move !== 'full') put(folder.join('/'), `Subject: Lock\r\n\r\n${text}`, Date.now());
      const posted = of(folder.join('/')).mails.map(({ uid, received, raw }) => ({
        uid,
        received,
        text: raw.split('\r\n\r\n')[1]!,
      }));
      return { posted, isFull: limits.move === 'full' };
    },
    drop: async (folder, uids) => {
      const at = of(folder.join('/'));
      at.mails = at.mails.filter(({ uid }) => !uids.includes(uid));
    },
    wait: async () => {},
    close: async () => {},
  };
}

const UNPROVEN = { spam: 'PASS', virus: 'PASS', spf: 'GRAY', dkim: 'GRAY', dmarc: 'GRAY' } as const;

/** Looks as a judge does that is started anew for each look. What it took is kept by its id, as the judge keeps it. */
export async function lookAs(
  data: string,
  mailbox: MailFolders,
  taken: Map<string, MailFound>,
  options: Partial<LookOptions> = {},
): Promise<readonly string[]> {
  const told: string[] = [];
  const now = options.now ?? Date.now;
  const looker = makeLooker({
    own: OWN,
    known: { isGame: async (name) => name === 'marne', isPerson: async (from) => from === 'anna@example.net' },
    takesAll: false,
    folder: null,
    notes: await openNotes(data, 'club@example.org', now),
    now,
    checkSender: async () => ({ verdicts: UNPROVEN }),
    take: async (mail) => void taken.set(mail.id, mail),
    report: async () => false,
    tell: (_about, sentence) => void (sentence === null || told.push(sentence)),
    ...options,
  });
  await looker.look(mailbox);
  return told;
}

export function mail(subject: string, head: Readonly<Record<string, string>> = {}): string {
  const fields = { From: 'stranger@example.com', To: 'club@example.org', Subject: subject, ...head };
  return `${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\nA Par - Bur\r\n`;
}
