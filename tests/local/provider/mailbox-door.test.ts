/** The door to a mailbox stays awake: it is looked at again and again, however little happens there. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNotes } from '../../../infra/local/provider/folder-notes.ts';
import type { MailFolders } from '../../../infra/local/provider/mail-folders.ts';
import { type MailboxDoorOptions, openMailboxDoor } from '../../../infra/local/provider/mailbox-door.ts';
import { judgeNamed, lockMailbox, MailboxTaken } from '../../../infra/local/provider/mailbox-lock.ts';
import { scratch } from '../scratch.ts';
import { mail, memoryMailbox, OWN } from './mailbox.ts';

test('no two judges share a mailbox, though machine and folder are called alike, and one that has crashed has it back at once', async () => {
  const [mailbox, one, other] = [
    memoryMailbox(),
    judgeNamed('/data', Buffer.from('a')),
    judgeNamed('/data', Buffer.from('b')),
  ];
  expect(await lockMailbox(mailbox, one, Date.now())).toBe(true);
  await expect(lockMailbox(mailbox, other, Date.now())).rejects.toThrow(MailboxTaken);
  expect(await lockMailbox(mailbox, judgeNamed('/data', Buffer.from('a')), Date.now())).toBe(true);
});

async function openTo(mailbox: MailFolders, options: Partial<MailboxDoorOptions> = {}) {
  return openMailboxDoor({
    ...{ own: OWN, takesAll: true, folder: null, now: Date.now, judge: 'a judge' },
    known: { isGame: async () => false, isPerson: async () => false },
    notes: await openNotes(await scratch(), 'club@example.org', Date.now),
    checkSender: async () => null,
    take: async () => {},
    report: async () => false,
    connect: async () => mailbox,
    log: () => {},
    ...options,
  });
}

test.each([
  { what: 'no provider tells of mail', hearsAtOnce: false, minutes: 1 },
  { what: 'all mail is told of', hearsAtOnce: true, minutes: 4 },
  { what: 'a second folder is ours', hearsAtOnce: true, folder: 'Games', minutes: 1 },
  { what: 'a sender waits to be checked', hearsAtOnce: true, waits: true, minutes: 1 },
])('where $what no mail lies longer than minutes: $minutes', async ({ hearsAtOnce, folder = null, waits, minutes }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const mailbox = memoryMailbox();
  let waiting = (_until: AbortSignal) => {};
  const isWaiting = new Promise<AbortSignal>((done) => {
    waiting = done;
  });
  const wait = async (_folder: string, until: AbortSignal) => {
    if (waits === true && mailbox.subjects('INBOX').length === 0) return mailbox.deliver(mail('orders'), Date.now());
    waiting(until);
    await new Promise<void>((done) => until.addEventListener('abort', () => done()));
  };
  const door = await openTo({ ...mailbox, hearsAtOnce, wait }, { folder });
  const until = await isWaiting;
  vi.advanceTimersByTime(minutes * 60_000 - 1);
  expect(until.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(until.aborted).toBe(true);
  await door.close();
});

test('a mailbox of which nothing is heard is looked at again, whatever garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let looks = 0;
  let isWaiting = false;
  const mailbox = memoryMailbox();
  const silent = {
    ...mailbox,
    open: async (folder: string) => {
      looks += 1;
      return mailbox.open(folder);
    },
    wait: async (_folder: string, until: AbortSignal) => {
      setTimeout(() => {
        isWaiting = true;
      });
      await new Promise<void>((done) => until.addEventListener('abort', () => done()));
    },
  };
  const door = await openTo(silent, { lookEveryMs: 300 });
  onTestFinished(door.close);
  await vi.waitUntil(() => isWaiting);
  collect();
  await vi.waitUntil(() => looks >= 2, { timeout: 5_000, interval: 20 });
  expect(door.status().isOpen).toBe(true);
});
