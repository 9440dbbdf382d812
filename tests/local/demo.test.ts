/** @module-tag long */
import { existsSync, readFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { describe, expect, test, vi } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { DEMONSTRATION, demoMails, NEWCOMER } from '../../infra/local/demo/demo-mails.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { english } from '../../templates/locales/en/english.ts';
import { playedGame } from '../games/played.ts';
import { IS_FULL } from '../some-of.ts';
import { playedDemo } from './played-demo.ts';
import { closeJudge, openJudge } from './rig.ts';
import { scratch } from './scratch.ts';

const recorded = playedGame('d3799').find(({ phase }) => phase === 'S1903M')!;

const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([power, list]) => [power, [...list].sort()]));

const subjectsOf = async ({ mailboxes }: Judge, address: string) =>
  (await mailboxes.list(address)).map(({ subject, date }) => `${date.slice(0, 4)} ${subject}`);

const commitsOf = async ({ services }: Judge) =>
  (await services.games.commitsAfter(DEMONSTRATION, 0)).map(({ events }) => events.map(({ type }) => type).join(' '));

/** Who gets mail: bots do not. */
const writers = () => new Set(demoMails(english).flatMap(({ from }) => ('address' in from ? from.address : [])));

/** By the end of the year the game has been through each kind of phase. */
const LAST = IS_FULL ? 'W1903' : 'F1903';
/** Fifty mails and more take their time on a busy machine. */
const LONG = 60_000;

describe('the demonstration', () => {
  test('is the recorded game as far as spring 1903, played by mail, the newcomer owing orders', async () => {
    const judge = await openJudge(await playedDemo());
    expect(judge.demonstration.state([DEMONSTRATION])).toBe('there');
    const game = (await loadGame(judge.services, DEMONSTRATION))!;
    expect(game.position?.phase).toBe('S1903M');
    expect(sorted(game.position!.units)).toEqual(sorted(recorded.units));
    expect(sorted(game.position!.centers)).toEqual(sorted(recorded.centers));
    expect(game.current!.clock.deadline).toBeGreaterThan(judge.services.now() + 24 * 3_600_000);
    expect(game.updated).toBeLessThan(judge.services.now());
    const mails = await subjectsOf(judge, NEWCOMER.address);
    expect(mails.filter((subject) => subject.endsWith('results'))).toHaveLength(8);
    expect(mails.filter((subject) => subject.includes('INCOMPLETE') || subject.includes('error'))).toEqual([]);
    for (const phase of ['S1901M', 'F1902R', 'S1903M']) {
      const picture = judge.services.publisher.mapUrl(game, phaseCode(phase), { isResolved: phase !== 'S1903M' });
      const map = await judge.services.files.get(new URL(picture).pathname.slice(1).replace('-small.png', '.svg'));
      expect(map?.length ?? 0, phase).toBeGreaterThan(10_000);
    }
  });

  test("the newcomer's orders end each phase: the bots have theirs on file, phase after phase, and answer press", async () => {
    const judge = await openJudge(await playedDemo());
    const write = async (text: string) => {
      const raw = `From: ${NEWCOMER.address}\r\nTo: judge@chancery.localhost\r\nMessage-ID: <${(await subjectsOf(judge, NEWCOMER.address)).length}@example.org>\r\n\r\n${text}\r\n`;
      await judge.take({ raw: Buffer.from(raw), from: NEWCOMER.address, to: ['demo@chancery.localhost'] });
      await judge.settled();
    };
    const now = async () => (await loadGame(judge.services, DEMONSTRATION))!;
    expect(judge.demonstration.state([DEMONSTRATION])).toBe('there');
    await write('press to italy\r\nShall we have peace?\r\nendpress');
    const isTold = async () => (await subjectsOf(judge, NEWCOMER.address)).some((s) => s.includes('from Italy'));
    await vi.waitUntil(isTold, { timeout: LONG });
    const begun = await now();
    for (let phase = begun.position!.phase; !phase.startsWith(LAST); phase = (await now()).position!.phase) {
      const { position, seats } = await now();
      const owed = [
        ...(position!.dislodged?.['FRANCE'] ?? []).map(({ unit }) => `${unit} disband`),
        ...(phase.endsWith('M') ? position!.units['FRANCE']!.map((unit) => `${unit} H`) : []),
      ];
      // Who owes nothing is not waited for; bots have ordered for every unit before the newcomer does.
      if (phase.endsWith('M')) {
        await vi.waitUntil(
          async () =>
            (await now()).seats.every(
              (seat) => seat.power === 'FRANCE' || seat.onFile.length >= (position!.units[seat.power] ?? []).length,
            ),
          { timeout: LONG },
        );
      }
      expect(seats.filter(({ person }) => person?.startsWith('bot-'))).toHaveLength(6);
      await write(owed.join('\r\n'));
      await vi.waitUntil(async () => (await now()).position!.phase !== phase, { timeout: LONG });
    }
    expect((await now()).status).toBe('active');
  });

  test('stopped midway it is gone on with at the next start, and is the same game in the end', async () => {
    const data = await scratch();
    const first = await openJudge(data);
    expect(first.demonstration.state([])).toBe('offered');
    void first.demonstration.start();
    await vi.waitUntil(async () => (await commitsOf(first)).length > 30, { timeout: LONG });
    await closeJudge(first);
    const second = await openJudge(data);
    expect(second.demonstration.state([DEMONSTRATION])).toBe('under-way');
    await vi.waitUntil(() => second.demonstration.state([DEMONSTRATION]) === 'there', { timeout: LONG });
    await second.settled();
    const whole = await openJudge(await playedDemo());
    expect(await commitsOf(second)).toEqual(await commitsOf(whole));
    for (const address of writers()) {
      // A mail that waited when the judge was stopped may come behind the next one: each comes once, in whichever order.
      const [one, other] = [await subjectsOf(second, address), await subjectsOf(whole, address)];
      expect(one.toSorted()).toEqual(other.toSorted());
    }
  });

  test('a game of that name which somebody else has created is left alone', async () => {
    const judge = await openJudge(await scratch());
    const raw =
      'From: a@example.org\r\nTo: judge@chancery.localhost\r\nMessage-ID: <a@example.org>\r\n\r\ncreate ?demo x\r\n';
    await judge.take({ raw: Buffer.from(raw), from: 'a@example.org', to: ['judge@chancery.localhost'] });
    await judge.settled();
    const before = await commitsOf(judge);
    await judge.demonstration.start();
    expect(await commitsOf(judge)).toEqual(before);
  });
});

describe('README.md', () => {
  test('shows a real mail and the lines of its real answer', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [mail = '', answer = ''] = [...readme.matchAll(/^```\n([^`]*)```$/gm)].map(([, text]) => text!);
    const judge = await openJudge(await playedDemo());
    const to = /^To: (\S+)/.exec(mail)![1]!;
    const raw = `From: ${NEWCOMER.address}\r\nMessage-ID: <readme@example.org>\r\n${mail.replaceAll('\n', '\r\n')}`;
    await judge.take({ raw: Buffer.from(raw), from: NEWCOMER.address, to: [to] });
    const isAnswered = async () => (await judge.mailboxes.list(NEWCOMER.address))[0]!.subject.includes('S1903M');
    await vi.waitUntil(isAnswered, { timeout: LONG });
    const [newest] = await judge.mailboxes.list(NEWCOMER.address);
    const { text, subject } = await simpleParser(Buffer.from((await judge.mailboxes.raw(newest!.id))!));
    const said = `Subject: ${subject}\n${text}`.split('\n').map((line) => line.trim());
    const shown = answer.split('\n').map((line) => line.trim());
    expect(shown.filter((line) => line !== '' && !said.includes(line))).toEqual([]);
  });

  test('links to what is there', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(10);
    for (const path of links) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
  });
});
