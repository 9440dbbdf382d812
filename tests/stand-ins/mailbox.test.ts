/**
 * A judge behind a mailbox at a provider: Debian's dovecot takes its mail in, a server of ours takes what it sends. Mail of others lies
 * among the judge's, and nothing of it may ever change.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { expect, test, vi } from 'vitest';
import { standard } from '../boards.ts';
import { keptForTest } from '../cleanup.ts';
import { describeWith } from '../describe-with.ts';
import { boardAfter, firstBoard, sorted } from '../end-to-end/board-by-mail.ts';
import { COMMAND, waitFor } from '../end-to-end/serve.ts';
import { openCutter } from '../faults/rig.ts';
import { completeOrders, playedGame } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { mailFrom, openSink, PROVIDER, type SentMail, USER } from './club.ts';
import { type Dovecot, HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const IS_FULL = process.env['CHANCERY_FULL'] !== undefined;
const PHASES = playedGame('d3799').slice(0, IS_FULL ? 12 : 5);
const KILLS = IS_FULL ? 100 : 12;
const POWERS = standard.powers.map(({ name }) => name);
const addressOf = (power: string) => `${power.toLowerCase()}@example.net`;
const EVERYBODY = [...POWERS, 'MASTER'];

const children = keptForTest((child: ChildProcess) => child.kill('SIGKILL'));

/** Subjects of what somebody got, each mail once: what was sent again has its id. */
async function subjectsOf(sent: readonly SentMail[], to: string): Promise<readonly string[]> {
  const mails = new Map<string, string>();
  for (const mail of sent.filter((each) => each.to === to)) {
    const { messageId, subject } = await simpleParser(mail.raw);
    mails.set(messageId!, subject!);
  }
  return [...mails.values()];
}

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
  test(`a game of seven, killed ${KILLS} times and cut: nothing is lost, nothing doubled, no mail of others touched`, async () => {
    const random = createRandom(20261124);
    const dovecot = await openDovecot();
    await fillWithOthersMail(dovecot);
    const before = await dovecot.mails(USER, 'INBOX');
    const sink = await openSink();
    const data = await scratch();
    let kills = 0;
    const cutAfter = () => {
      if (kills >= KILLS || !random.percent(30)) return Number.POSITIVE_INFINITY;
      return 500 + random.below(6_000);
    };
    const [into, out] = [await openCutter(() => dovecot.port, cutAfter), await openCutter(() => sink.port, cutAfter)];
    let isOver = false;
    const said: string[] = [];
    const keep = async () => {
      while (!isOver) {
        const account = (scheme: string, port: number) => `${scheme}://${USER}@127.0.0.1:${port}`;
        const words = [
          ...['serve', '--data', data, '--http', '0', '--authserv-id', PROVIDER, '--per-hour', '100000'],
          ...['--mailbox', account('imap', into.port), '--send', account('smtp', out.port)],
          ...['--site', 'https://club.example.org'],
        ];
        const child = spawn(process.execPath, [COMMAND, ...words], {
          env: { ...process.env, CHANCERY_PASSWORD: dovecot.password },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        children.add(child);
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
        const ended = once(child, 'exit');
        if (kills < KILLS) {
          kills += 1;
          const [isEarly, after] = [random.percent(20), random.below(1_500)];
          if (!isEarly) await Promise.race([ended, once(child.stdout, 'data')]);
          const timer = setTimeout(() => child.kill('SIGKILL'), after);
          await ended;
          clearTimeout(timer);
        } else {
          await Promise.race([ended, vi.waitUntil(() => isOver, { timeout: 600_000 })]);
          child.kill('SIGINT');
          await ended;
        }
        children.delete(child);
      }
    };
    const kept = keep();
    const all = async (who: readonly string[], words: string) =>
      waitFor(
        `${words} for ${who.join()}: ${said.join('').slice(-2_000)}`,
        async () => {
          for (const power of who) {
            const subjects = await subjectsOf(sink.sent, addressOf(power));
            if (!subjects.some((subject) => subject.startsWith(`[marne] ${words}`))) return null;
          }
          return true;
        },
        300_000,
      );
    const write = (power: string, to: string, text: string) =>
      dovecot.deliver(USER, mailFrom(addressOf(power), to, 'for the judge', text));

    const delays = ['move', 'retreat', 'adjust'].map((kind) => `set ${kind} delay 0`);
    await waitFor('the first look', async () => (said.join('').includes('takes mail for') ? true : null), 120_000);
    await write('MASTER', 'club+judge@example.org', ['create ?marne quill', ...delays].join('\n'));
    await all(['MASTER'], '');
    for (const power of POWERS) {
      await write(power, 'club+judge@example.org', `signon ?marne pw\nset preference ${power.slice(0, 1)}\n`);
    }
    await all(EVERYBODY, 'S1901M the game begins');
    for (const played of PHASES) {
      for (const [power, orders] of Object.entries(completeOrders(played))) {
        await write(power, 'club+marne@example.org', orders.join('\n'));
      }
      await dovecot.deliver(USER, mailFrom('friend@example.com', USER, `About ${played.phase}`, 'Shall we meet?'));
      await all(EVERYBODY, `${played.phase} results`);
    }
    isOver = true;
    await kept;

    for (const who of EVERYBODY) {
      const subjects = await subjectsOf(sink.sent, addressOf(who));
      const count = (words: string) => subjects.filter((subject) => subject.startsWith(`[marne] ${words}`)).length;
      expect({ who, begins: count('S1901M the game begins') }).toEqual({ who, begins: 1 });
      for (const { phase } of PHASES) {
        expect({ who, phase, results: count(`${phase} results`) }).toEqual({ who, phase, results: 1 });
        expect(count(`${phase} orders`), `${who} ${phase}`).toBeLessThanOrEqual(1);
      }
    }
    let board = firstBoard();
    for (const played of PHASES) {
      const texts = await Promise.all(
        sink.sent.filter(({ to }) => to === addressOf('ITALY')).map(({ raw }) => simpleParser(raw)),
      );
      const results = texts.find(({ subject }) => subject?.startsWith(`[marne] ${played.phase} results`));
      board = boardAfter(board, results?.text ?? '');
      expect({ phase: played.phase, units: board.units }).toEqual({
        phase: played.phase,
        units: sorted(played.resultUnits),
      });
    }
    const after = await dovecot.mails(USER, 'INBOX');
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ raw, flags }) => [/^Subject: (.*)$/m.exec(raw)![1], flags])).toEqual(
      PHASES.map(({ phase }) => [`About ${phase}`, []]),
    );
    const orders = PHASES.reduce((sum, played) => sum + Object.keys(completeOrders(played)).length, 0);
    expect((await dovecot.mails(USER, 'Chancery.Done')).length).toBe(1 + POWERS.length + orders);
    expect(into.cuts() + out.cuts()).toBeGreaterThan(0);
  }, 900_000);
});
