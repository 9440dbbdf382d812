/**
 * A judge behind a mailbox at a provider: Debian's dovecot takes its mail in, a server of ours takes what it sends. Mail of others lies
 * among the judge's, and nothing of it may ever change.
 */
import { expect, test } from 'vitest';
import { describeWith } from '../../describe-with.ts';
import { mailFrom, openSink, PROVIDER, USER } from './club.ts';
import { type Dovecot, HAVE_DOVECOT, openDovecot } from './dovecot.ts';
import { KILLS, MAILS, openCuts, PATIENCE_MS, PHASES, playKilled } from './game-by-mail.ts';

/** A private mailbox: read and unread, marked to be deleted, answered; one in the judge's words, and one with a word in brackets. */
async function fillWithOthersMail(dovecot: Dovecot): Promise<void> {
  for (const [n, subject] of ['Lunch?', '[offer] New shoes', 'orders', 'Re: signon', 'Invoice 7'].entries()) {
    await dovecot.deliver(USER, mailFrom(`friend${n}@example.com`, USER, subject, 'A Par - Bur\nsignon ?marne pw\n'));
  }
  await dovecot.as(USER, async (client) => {
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1', ['\\Seen', '\\Answered']);
    await client.messageFlagsAdd('2', ['\\Deleted']);
  });
}

describeWith('mail-servers', HAVE_DOVECOT, 'a judge behind a mailbox', () => {
  test(
    `a game of seven, killed ${KILLS} times and cut: nothing is lost, nothing doubled, no mail of others touched`,
    async () => {
      const dovecot = await openDovecot();
      await fillWithOthersMail(dovecot);
      const before = await dovecot.mails(USER, 'INBOX');
      const [sink, cuts] = [await openSink(), openCuts()];
      const [into, out] = [await cuts.through(() => dovecot.port), await cuts.through(() => sink.port)];
      const account = (scheme: string, port: number) => `${scheme}://${USER}@127.0.0.1:${port}`;
      await playKilled(cuts, {
        words: [
          ...['--mailbox', account('imap', into.port), '--send', account('smtp', out.port)],
          ...['--authserv-id', PROVIDER, '--per-hour', '100000', '--site', 'https://club.example.org'],
        ],
        password: dovecot.password,
        sent: sink.sent,
        addresses: { judge: 'club+judge@example.org', game: 'club+marne@example.org' },
        write: (from, to, text) => dovecot.deliver(USER, mailFrom(from, to, 'for the judge', text)),
        afterOrders: (phase) => dovecot.deliver(USER, mailFrom('friend@example.com', USER, `About ${phase}`, 'Hello')),
      });
      const after = await dovecot.mails(USER, 'INBOX');
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).map(({ raw, flags }) => [/^Subject: (.*)$/m.exec(raw)![1], flags])).toEqual(
        PHASES.map(({ phase }) => [`About ${phase}`, []]),
      );
      expect((await dovecot.mails(USER, 'Chancery.Done')).length).toBe(MAILS);
      expect(into.cuts() + out.cuts()).toBeGreaterThan(0);
    },
    3 * PATIENCE_MS,
  );
});
