/** What providers do otherwise, each as dovecot can be made to do it; and what stands in a judge's way. */
import { expect, test, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import type { MailboxIn } from '../../infra/local/provider/provider.ts';
import { describeWith } from '../describe-with.ts';
import { closeJudge, seedGame } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { type Club, mailFrom, openClub, openSink, type SentMail, USER } from './club.ts';
import { HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const FRANCE = 'france@example.org';
const ORDERS = 'A Par - Bur\nA Mar - Spa\nF Bre - Mao\n';
const CAPABILITIES = 'IMAP4rev1 LITERAL+ ENABLE NAMESPACE CHILDREN';

async function sentTo(club: Club, to: string, words: string, count = 1): Promise<readonly SentMail[]> {
  const found = () => club.sent.filter((mail) => mail.to === to && mail.raw.includes(words));
  await vi.waitUntil(() => found().length >= count, { timeout: 60_000, interval: 50 });
  return found();
}

interface Quirk {
  readonly settings?: readonly string[];
  readonly options?: Partial<MailboxIn>;
  readonly to?: string;
  readonly subject?: string;
  readonly done: string;
}

const QUIRKS: Readonly<Record<string, Quirk>> = {
  'everything as the RFCs have it': { done: 'Chancery.Done' },
  'no IDLE: the mailbox is looked at now and then': {
    settings: [`imap_capability = ${CAPABILITIES} MOVE UIDPLUS`],
    options: { lookEveryMs: 200 },
    done: 'Chancery.Done',
  },
  'no MOVE: a mail is copied, and it alone is taken away': {
    settings: [`imap_capability = ${CAPABILITIES} IDLE UIDPLUS`],
    done: 'Chancery.Done',
  },
  'neither MOVE nor UIDPLUS: a mail stays, as do those that others have marked': {
    settings: [`imap_capability = ${CAPABILITIES} IDLE`],
    done: 'INBOX',
  },
  'folders below the inbox, parted by a slash': {
    settings: ['namespace inbox {', 'inbox = yes', 'prefix = INBOX/', 'separator = /', '}'],
    done: 'INBOX/Chancery/Done',
  },
  'no plus addresses: the subject says which game is meant': {
    options: { hasPlus: false },
    to: USER,
    subject: '[marne] my orders',
    done: 'Chancery.Done',
  },
};

describeWith('mail-servers', HAVE_DOVECOT, 'quirks of providers', () => {
  test.each(Object.entries(QUIRKS))(
    '%s',
    async (_what, { settings, options = {}, to, subject = 'my orders', done }) => {
      const dovecot = await openDovecot(settings);
      await dovecot.deliver(USER, mailFrom('friend@example.com', USER, 'to be deleted', 'Hello'));
      await dovecot.as(USER, async (client) => {
        await client.mailboxOpen('INBOX');
        await client.messageFlagsAdd('1', ['\\Deleted']);
      });
      const club = await openClub(dovecot, await scratch(), options);
      await seedGame(club.judge, gameName('marne'));
      await dovecot.deliver(USER, mailFrom(FRANCE, to ?? 'club+marne@example.org', subject, ORDERS));
      const [answer] = await sentTo(club, FRANCE, 'Subject: [marne] S1901M orders');
      expect(answer!.raw).toMatch(
        options.hasPlus === false ? /^Reply-To: club@example\.org/m : /^Reply-To: club\+marne\+r-/m,
      );
      await vi.waitUntil(async () => (await dovecot.mails(USER, done)).some(({ raw }) => raw.includes('A Par')));
      expect((await dovecot.mails(USER, 'INBOX'))[0]!.raw).toContain('to be deleted');
    },
  );

  test('Message-IDs that the provider writes anew: an answer finds its game all the same, without plus addresses', async () => {
    const dovecot = await openDovecot();
    const club = await openClub(dovecot, await scratch(), { hasPlus: false });
    await seedGame(club.judge, gameName('marne'));
    await dovecot.deliver(USER, mailFrom(FRANCE, USER, '[marne]', 'list\n'));
    const [sent] = await sentTo(club, FRANCE, 'References:');
    const references = /^References: ((?:.|\r?\n[ \t])+)/m.exec(sent!.raw)![1]!.replace(/\s+/g, ' ');
    const answer = mailFrom(FRANCE, USER, 'my orders', ORDERS, { references: `${references} <new@provider.example>` });
    await dovecot.deliver(USER, answer);
    await sentTo(club, FRANCE, 'Subject: [marne] S1901M orders');
  });

  test('labels that are folders: a mail that lies in two of them is taken once', async () => {
    const dovecot = await openDovecot();
    await dovecot.as(USER, (client) => client.mailboxCreate('Games'));
    const club = await openClub(dovecot, await scratch(), { folder: 'Games' });
    await seedGame(club.judge, gameName('marne'));
    const raw = mailFrom(FRANCE, 'club+marne@example.org', 'my orders', ORDERS);
    await dovecot.as(USER, async (client) => {
      const at = new Date();
      for (const folder of ['Games', 'INBOX']) await client.append(folder, raw, [], at);
    });
    await vi.waitUntil(async () => (await dovecot.mails(USER, 'Chancery.Done')).length === 2, { timeout: 60_000 });
    await club.judge.settled();
    expect(await sentTo(club, FRANCE, 'Subject: [marne] S1901M orders')).toHaveLength(1);
  });

  test('a second judge is refused, and told why; the first goes on', async () => {
    const dovecot = await openDovecot();
    const club = await openClub(dovecot, await scratch());
    await expect(openClub(dovecot, await scratch())).rejects.toThrow(/^Another judge \(on .+\) uses this mailbox\./);
    await dovecot.deliver(USER, mailFrom('anna@example.net', 'club+judge@example.org', 'hello', 'help\n'));
    await sentTo(club, 'anna@example.net', 'Subject:');
    await closeJudge(club.judge);
    await closeJudge((await openClub(dovecot, await scratch())).judge);
  });

  test('a password that is refused is one sentence; a server that is away is waited for, and mail of meanwhile counts', async () => {
    const dovecot = await openDovecot();
    await expect(openClub({ ...dovecot, password: 'old' }, await scratch())).rejects.toThrow(
      /^127\.0\.0\.1 refuses the password of club@example\.org/,
    );
    const club = await openClub(dovecot, await scratch());
    await seedGame(club.judge, gameName('marne'));
    await dovecot.stop();
    await vi.waitUntil(() => !club.judge.provider!.isWell(), { timeout: 60_000 });
    expect(club.judge.provider!.told()[0]).toMatch(/^127\.0\.0\.1 cannot be reached/);
    await dovecot.start();
    await dovecot.deliver(USER, mailFrom(FRANCE, 'club+marne@example.org', 'my orders', ORDERS));
    await sentTo(club, FRANCE, 'Subject: [marne] S1901M orders');
    await vi.waitUntil(() => club.judge.provider!.isWell(), { timeout: 60_000 });
  });

  test('an address that does not exist is asked no more, a limit stops nobody’s mail for good', async () => {
    const dovecot = await openDovecot();
    const sink = await openSink((to) => (to === FRANCE ? '550 5.1.1 No such user' : null));
    const club = await openClub(dovecot, await scratch(), { sink });
    await seedGame(club.judge, gameName('marne'));
    await dovecot.deliver(
      USER,
      mailFrom('italy@example.org', 'club+marne@example.org', 'x', 'broadcast\nHello all\nendbroadcast\n'),
    );
    await sentTo(club, 'germany@example.org', 'Hello all');
    await club.judge.settled();
    expect(await club.judge.services.stopped.why(FRANCE)).toBe('refused');
    expect(await club.judge.services.stopped.why('germany@example.org')).toBeNull();
  });
});
