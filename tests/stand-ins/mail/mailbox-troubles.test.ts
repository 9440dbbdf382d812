/** What stands in the way of a judge behind a mailbox: each is one sentence on the console, in the log and on the status page, and passes. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { signInWith } from '../../../infra/local/provider/sign-in.ts';
import { describeWith } from '../../describe-with.ts';
import { closeJudge, seedGame } from '../../local/rig.ts';
import { scratch } from '../../local/scratch.ts';
import { mailFrom, openClub, openSink, sentTo, USER } from './club.ts';
import { type Dovecot, HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const FRANCE = 'france@example.org';
const ORDERS = 'A Par - Bur\nA Mar - Spa\nF Bre - Mao\n';
const QUOTA =
  'mail_plugins = quota\nprotocol imap {\nmail_plugins = quota imap_quota\n}\nplugin {\nquota = maildir:All';

async function openWith(dovecot: Dovecot, options: Parameters<typeof openClub>[2] = {}, kept: string | null = null) {
  const data = kept ?? (await scratch());
  const onConsole = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => onConsole.mockRestore());
  const club = await openClub(dovecot, data, { lookEveryMs: 200, ...options });
  if (kept === null) await seedGame(club.judge, gameName('marne'));
  const status = async () => (await fetch(`http://localhost:${club.judge.httpPort}/status`)).text();
  return {
    club,
    data,
    order: () => dovecot.deliver(USER, mailFrom(FRANCE, 'club+marne@example.org', 'my orders', ORDERS)),
    answered: () => sentTo(club, FRANCE, 'Subject: [marne] S1901M orders'),
    /** The sentence is told in all three places, once. */
    isTold: async (sentence: RegExp) => {
      await vi.waitUntil(async () => sentence.test(await status()), { timeout: 60_000, interval: 50 });
      const [[said = ''] = []] = [sentence.exec(await status()) ?? []];
      expect(onConsole.mock.calls.filter(([text]) => String(text).includes(said))).toHaveLength(1);
      expect(readFileSync(join(data, 'judge.log'), 'utf8').split(JSON.stringify(said).slice(1, -1))).toHaveLength(2);
    },
    passes: (sentence: RegExp) =>
      vi.waitUntil(async () => !sentence.test(await status()), { timeout: 60_000, interval: 50 }),
    isWell: async () => (await fetch(`http://localhost:${club.judge.httpPort}/api/health`)).status === 200,
  };
}

describeWith('mail-servers', HAVE_DOVECOT, 'what stands in the way', () => {
  test('while a server is away the judge tries again, and mail that came meanwhile counts', async () => {
    const dovecot = await openDovecot();
    const { order, answered, isTold, passes, isWell } = await openWith(dovecot);
    await dovecot.stop();
    const away = /^127\.0\.0\.1 cannot be reached \(.+\)\.$/m;
    await isTold(away);
    expect(await isWell()).toBe(false);
    await dovecot.start();
    await order();
    await answered();
    await passes(away);
    expect(await isWell()).toBe(true);
  });

  test('a password that changes: the judge asks again with what then stands in its place', async () => {
    const dovecot = await openDovecot();
    await expect(openClub({ ...dovecot, password: 'old' }, await scratch())).rejects.toThrow(
      /^127\.0\.0\.1 refuses the password of club@example\.org/,
    );
    let known = dovecot.password;
    const { order, answered, isTold, passes } = await openWith(dovecot, {
      signIn: async () => ({ password: known }),
    });
    await dovecot.stop();
    await dovecot.start({ password: 'changed' });
    const refused = /^127\.0\.0\.1 refuses the password of club@example\.org .+ Put the new password in its place.*$/m;
    await isTold(refused);
    await order();
    known = 'changed';
    await answered();
    await passes(refused);
  });

  test('a token that runs out: the command is asked for another, and what came meanwhile counts', async () => {
    const folder = await mkdtemp('/tmp/dv-token-');
    onTestFinished(() => rm(folder, { recursive: true }));
    let valid = 'first';
    const judgesTokens = createServer(({ url }, response) => {
      const token = new URL(url!, 'http://localhost').searchParams.get('token');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(token === valid ? { active: true, email: USER } : { active: false }));
    }).listen(0, '127.0.0.1');
    await once(judgesTokens, 'listening');
    onTestFinished(() => void judgesTokens.close());
    const { port } = judgesTokens.address() as AddressInfo;
    const asked = `introspection_mode = get\nintrospection_url = http://127.0.0.1:${port}/?token=\n`;
    await writeFile(join(folder, 'oauth2'), `${asked}active_attribute = active\nactive_value = true\n`);
    await chmod(folder, 0o755);
    const passdb = `passdb {\ndriver = oauth2\nmechanisms = xoauth2 oauthbearer\nargs = ${folder}/oauth2\n}`;
    const dovecot = await openDovecot(['auth_mechanisms = plain xoauth2 oauthbearer', passdb]);
    const tokenCommand = `cat ${folder}/token`;
    await writeFile(join(folder, 'token'), 'stale\n');
    const signIn = signInWith({ tokenCommand }, {});
    await expect(openClub(dovecot, await scratch(), { signIn })).rejects.toThrow(/^127\.0\.0\.1 refuses/);
    await writeFile(join(folder, 'token'), 'first\n');
    // A connection lives shorter than a token, and none is opened with one that has run out.
    const sink = await openSink(undefined, 0, {
      socketTimeout: 2000,
      onAuth: ({ username, accessToken }, _session, done) =>
        accessToken === valid ? done(null, { user: username }) : done(new Error('expired')),
    });
    const { club, data, order, answered, isTold, passes } = await openWith(dovecot, { signIn, sink });
    await order();
    await answered();
    const before = club.sent.length;
    valid = 'second';
    await dovecot.stop();
    await dovecot.start();
    const refused = /^127\.0\.0\.1 refuses .*$/m;
    await isTold(refused);
    await order();
    await writeFile(join(folder, 'token'), 'second\n');
    await vi.waitUntil(() => club.sent.length > before, { timeout: 60_000, interval: 50 });
    await passes(refused);
    expect(readFileSync(join(data, 'judge.log'), 'utf8')).not.toContain('mail server');
  });

  test('a folder that is renamed by hand, and one that is made again', async () => {
    const dovecot = await openDovecot();
    await dovecot.as(USER, (client) => client.mailboxCreate('Games'));
    const { order, answered, isTold, passes } = await openWith(dovecot, { folder: 'Games' });
    await dovecot.as(USER, (client) => client.mailboxRename('Games', 'Old'));
    const gone = /^The folder 'Games' is gone: .*$/m;
    await isTold(gone);
    await order();
    await answered();
    await dovecot.as(USER, (client) => client.mailboxCreate('Games'));
    await passes(gone);
  });

  test('an inbox that is emptied by hand while mail waits there, and folders of the judge that are taken away', async () => {
    const dovecot = await openDovecot();
    const resolver = vi.fn().mockRejectedValue(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }));
    const { order, answered, isTold, passes } = await openWith(dovecot, { takesAll: true, resolver });
    const unjudged = mailFrom(FRANCE, 'club+marne@example.org', 'hold', 'A Par H\n').replace(
      /^Authentication.*\r\n/m,
      '',
    );
    await dovecot.deliver(
      USER,
      `DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=x; h=from; bh=eA==; b=eA==\r\n${unjudged}`,
    );
    await vi.waitUntil(() => resolver.mock.calls.length > 0, { timeout: 60_000 });
    await dovecot.as(USER, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageDelete('1:*');
      await client.mailboxDelete('Chancery.Lock');
    });
    const emptied = /^Somebody took a mail out of INBOX .*$/m;
    await isTold(emptied);
    await passes(emptied);
    await order();
    await answered();
    await dovecot.as(USER, (client) => client.mailboxDelete('Chancery.Done'));
    await order();
    await vi.waitUntil(async () => (await dovecot.mails(USER, 'Chancery.Done')).length === 1, { timeout: 60_000 });
  });

  test('a mailbox that is full: what gets into it is taken and answered', async () => {
    const dovecot = await openDovecot([QUOTA, 'quota_rule = *:storage=1G', '}']);
    const first = await openWith(dovecot);
    await closeJudge(first.club.judge);
    await first.order();
    await dovecot.stop();
    await dovecot.start({ settings: [QUOTA, 'quota_rule = *:bytes=1', 'quota_grace = 0', '}'] });
    const { isTold, isWell, answered, passes } = await openWith(dovecot, {}, first.data);
    const full = /^The mailbox is full: .*$/m;
    await isTold(full);
    await answered();
    expect(await isWell()).toBe(true);
    await dovecot.stop();
    await dovecot.start();
    await passes(full);
  });

  test('a second judge is refused, and told why; the first goes on', async () => {
    const dovecot = await openDovecot();
    const club = await openClub(dovecot, await scratch());
    await expect(openClub(dovecot, await scratch())).rejects.toThrow(/^Another judge \(on .+\) uses this mailbox\./);
    expect(club.judge.provider!.isWell()).toBe(true);
    await closeJudge(club.judge);
    await closeJudge((await openClub(dovecot, await scratch())).judge);
  });
});
