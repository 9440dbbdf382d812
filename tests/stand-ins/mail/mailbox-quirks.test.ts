/** What providers do otherwise, each as dovecot can be made to do it. */
import { expect, test, vi } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import type { MailboxIn } from '../../../infra/local/provider/provider.ts';
import { describeWith } from '../../describe-with.ts';
import { seedGame } from '../../local/rig.ts';
import { scratch } from '../../local/scratch.ts';
import { mailFrom, openClub, sentTo, USER } from './club.ts';
import { HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const FRANCE = 'france@example.org';
const ORDERS = 'A Par - Bur\nA Mar - Spa\nF Bre - Mao\n';
const CAPABILITIES = 'IMAP4rev1 LITERAL+ ENABLE NAMESPACE CHILDREN';

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
      await vi.waitUntil(async () => (await dovecot.mails(USER, done)).some(({ raw }) => raw.includes('A Par')), {
        timeout: 60_000,
      });
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
});
