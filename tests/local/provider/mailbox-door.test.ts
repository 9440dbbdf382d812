/** The door to a mailbox stays awake: it is looked at again and again, however little happens there. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNotes } from '../../../infra/local/provider/folder-notes.ts';
import { openMailboxDoor } from '../../../infra/local/provider/mailbox-door.ts';
import { judgeNamed, lockMailbox, MailboxTaken } from '../../../infra/local/provider/mailbox-lock.ts';
import { scratch } from '../scratch.ts';
import { memoryMailbox, OWN } from './mailbox.ts';

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
  const door = await openMailboxDoor({
    ...{ own: OWN, takesAll: true, folder: null, now: Date.now, judge: 'a judge', lookEveryMs: 300 },
    known: { isGame: async () => false, isPerson: async () => false },
    notes: await openNotes(await scratch(), 'club@example.org', Date.now),
    checkSender: async () => null,
    take: async () => {},
    report: async () => false,
    connect: async () => silent,
    log: () => {},
  });
  onTestFinished(door.close);
  await vi.waitUntil(() => isWaiting);
  collect();
  await vi.waitUntil(() => looks >= 2, { timeout: 5_000, interval: 20 });
  expect(door.status().isOpen).toBe(true);
});
