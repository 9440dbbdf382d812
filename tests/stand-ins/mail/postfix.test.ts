/** A judge with a domain of its own behind Debian's postfix, which hands mail over by LMTP and takes what it sends. */
import { expect, test, vi } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { describeWith } from '../../describe-with.ts';
import { openJudge, seedGame } from '../../local/rig.ts';
import { scratch } from '../../local/scratch.ts';
import { mailFrom, openSink, PROVIDER } from './club.ts';
import { freePort } from './dovecot.ts';
import { KILLS, openCuts, PATIENCE_MS, playKilled } from './game-by-mail.ts';
import { HAVE_POSTFIX, openPostfix } from './postfix.ts';

const DOMAIN = 'club.example.org';

describeWith('mail-servers', HAVE_POSTFIX, 'a judge behind a mail server', () => {
  const ways = { LMTP: false, 'a pipe': true };
  const game = `a game of seven by %s, killed ${KILLS} times and cut: nothing is lost, nothing doubled`;
  test.each(Object.entries(ways))(game, { timeout: 3 * PATIENCE_MS }, async (_way, hasPipe) => {
    const [sink, cuts, lmtp] = [await openSink(), openCuts(), await freePort()];
    const into = await cuts.through(() => lmtp);
    const postfix = await openPostfix(DOMAIN, into.port, sink.port, hasPipe);
    const out = await cuts.through(() => postfix.port);
    await playKilled(cuts, {
      words: [
        ...['--lmtp', String(lmtp), '--domain', DOMAIN, '--send', `smtp://127.0.0.1:${out.port}`],
        ...['--authserv-id', PROVIDER, '--per-hour', '100000', '--site', 'https://club.example.org'],
      ],
      sent: sink.sent,
      addresses: { judge: `judge@${DOMAIN}`, game: `marne@${DOMAIN}` },
      write: (from, to, text) => postfix.send(mailFrom(from, to, 'for the judge', text), from, to),
    });
    expect(into.cuts() + out.cuts()).toBeGreaterThan(0);
  });

  test('a mail that comes back ends mail to its address, whatever address the report names', async () => {
    const [sink, lmtp] = [
      await openSink((to) => (to === 'france@example.org' ? '550 5.1.1 No such user' : null)),
      await freePort(),
    ];
    const postfix = await openPostfix(DOMAIN, lmtp, sink.port);
    const judge = await openJudge(await scratch(), {
      site: 'https://club.example.org',
      provider: {
        from: { kind: 'server', domain: DOMAIN, port: lmtp },
        send: { host: '127.0.0.1', port: postfix.port, isSecure: false, user: '' },
        signIn: async () => ({}),
        authserv: PROVIDER,
        hourly: 1_000,
      },
    });
    await seedGame(judge, gameName('marne'));
    await postfix.send(
      mailFrom('italy@example.org', `marne@${DOMAIN}`, 'x', 'broadcast\nHello all\nendbroadcast\n'),
      'italy@example.org',
      `marne@${DOMAIN}`,
    );
    await vi.waitUntil(async () => (await judge.services.stopped.why('france@example.org')) !== null, {
      timeout: 60_000,
    });
    expect(await judge.services.stopped.why('france@example.org')).toBe('bounced');
    expect(await judge.services.stopped.why('italy@example.org')).toBeNull();
    await vi.waitUntil(() => sink.sent.some(({ to }) => to === 'master@example.org'), { timeout: 60_000 });
  });
});
