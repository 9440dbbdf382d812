/**
 * Faults of the machine under the local judge: what it has taken is answered once, and the game is the one that was played.
 * @module-tag long
 */

import { rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { publishCommits } from '../../lambdas/outgoing/publish-commits.ts';
import { addressOf, closeJudge, fileHolds, openJudge, seedGame, setDeadline } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { processWord } from '../process-word.ts';
import { IS_FULL } from '../some-of.ts';
import { expectAnsweredOnce, isTaken, letter, openCutter, openingLetters, POWERS, send, told } from './rig.ts';

const HOUR = 3_600_000;

describe('ports that close midway', () => {
  /** A mail is some 700 bytes, with what is said before it and after: one connection after another is cut further on. */
  const STEP = 40;
  const CUTS = 18;
  const GAMES = IS_FULL ? STEP : 1;

  test('SMTP cut after any number of bytes: the client sends again, and each mail has one effect and one answer', async () => {
    let cuts = 0;
    for (let n = 0; n < GAMES; n += 1) {
      const judge = await openJudge(await scratch());
      await seedGame(judge, gameName('marne'));
      let connections = 0;
      const cutter = await openCutter(
        () => judge.smtpPort,
        () => {
          connections += 1;
          return connections <= CUTS ? connections * STEP - n : Number.POSITIVE_INFINITY;
        },
      );
      await Promise.all(openingLetters().map((mail) => send(() => cutter.port, mail)));
      await judge.settled();
      await expectAnsweredOnce(judge);
      expect((await loadGame(judge.services, 'marne'))!.seats.map(({ onFile }) => onFile.length)).toEqual([
        3, 3, 3, 3, 3, 4, 3,
      ]);
      cuts += cutter.cuts();
      await cutter.close();
      await closeJudge(judge);
    }
    expect(cuts).toBeGreaterThan(12 * GAMES);
  });

  test('HTTP cut in the middle of a page: the next one gets the whole page, and mail is taken meanwhile', async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    const whole = await (await fetch(`${judge.site}/games/marne/`)).text();
    const cutter = await openCutter(
      () => judge.httpPort,
      () => 600,
    );
    const cut = async () =>
      new Promise<string>((resolve) => {
        const asked = request(
          { host: '127.0.0.1', port: cutter.port, path: '/games/marne/', headers: { host: 'localhost' } },
          (answer) => {
            let text = '';
            answer.on('data', (bytes) => {
              text += String(bytes);
            });
            answer.on('close', () => resolve(text));
          },
        );
        asked.on('error', () => resolve(''));
        asked.end();
      });
    for (let n = 0; n < 20; n += 1) expect((await cut()).length).toBeLessThan(whole.length);
    expect(await isTaken(judge.smtpPort, openingLetters()[0]!)).toBe(true);
    await judge.settled();
    expect(await told(judge, addressOf('AUSTRIA'), 'S1901M orders')).toBe(1);
    expect(await (await fetch(`${judge.site}/games/marne/map.svg`)).text()).toContain('</svg>');
    await cutter.close();
  });

  test('the judge stops while mail arrives: what it took is answered after the next start, the rest is sent again', async () => {
    const data = await scratch();
    let judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    const sending = openingLetters().map((mail) => send(() => judge.smtpPort, mail));
    await Promise.race(sending);
    await closeJudge(judge);
    judge = await openJudge(data);
    await Promise.all(sending);
    await judge.settled();
    await expectAnsweredOnce(judge);
  });
});

describe('a way out that is closed', () => {
  test('mails that cannot be handed over wait, and each goes out once when it is open again', async () => {
    const data = await scratch();
    let judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    const out = join(data, 'mailboxes', 'mails');
    await rename(out, `${out}-away`);
    await writeFile(out, 'no folder');
    for (const mail of openingLetters()) expect(await isTaken(judge.smtpPort, mail)).toBe(true);
    await vi.waitUntil(async () => (await judge.services.outbox.waiting()).length >= POWERS.length - 1, {
      timeout: 60_000,
    });
    expect(await told(judge, addressOf('AUSTRIA'), 'S1901M orders')).toBe(0);
    await closeJudge(judge);
    await rm(out);
    await rename(`${out}-away`, out);
    judge = await openJudge(data);
    await vi.waitUntil(async () => (await judge.services.outbox.waiting()).length === 0, { timeout: 60_000 });
    await judge.settled();
    await expectAnsweredOnce(judge);
  });
});

describe('a clock that jumps', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const realNow = Date.now;
  const jump = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);

  test('an hour forward while the judge is away: a deadline in that hour moves, everybody is told once, nobody is late', async () => {
    const data = await scratch();
    let judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    const deadline = realNow() + HOUR / 2;
    await setDeadline(judge, gameName('marne'), deadline);
    await publishCommits(judge.services, gameName('marne'));
    await judge.settled();
    const before = await told(judge, addressOf('ITALY'), 'S1901M new deadline');
    await closeJudge(judge);
    jump(HOUR);
    judge = await openJudge(data);
    await vi.waitUntil(async () => (await told(judge, addressOf('ITALY'), 'S1901M new deadline')) > before, {
      timeout: 60_000,
    });
    await judge.settled();
    const game = (await loadGame(judge.services, 'marne'))!;
    expect(game.current!.clock.deadline).toBeGreaterThan(deadline + HOUR / 2);
    expect(game.current!.lateNotices).toBe(0);
    for (const power of POWERS) expect(await told(judge, addressOf(power), 'S1901M new deadline')).toBe(before + 1);
  });

  test('an hour back and forth while it runs and between runs: mail is answered once, nothing is processed twice or early', async () => {
    const data = await scratch();
    let judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    const deadline = realNow() + 3 * HOUR;
    await setDeadline(judge, gameName('marne'), deadline);
    await judge.settled();
    const mails = openingLetters();
    for (const [n, mail] of mails.entries()) {
      jump([0, -HOUR, HOUR, 0, -HOUR, -2 * HOUR, 0][n]!);
      expect(await isTaken(judge.smtpPort, mail)).toBe(true);
      await judge.settled();
      if (n % 2 === 1) {
        await closeJudge(judge);
        judge = await openJudge(data);
      }
    }
    await expectAnsweredOnce(judge);
    const game = (await loadGame(judge.services, 'marne'))!;
    expect(game.position!.phase).toBe('S1901M');
    expect(game.current!.clock.deadline).toBe(deadline);
    await send(() => judge.smtpPort, letter('master@example.org', 'process S1901M'));
    await judge.settled();
    const word = processWord((await loadGame(judge.services, 'marne'))!);
    await send(() => judge.smtpPort, letter('master@example.org', `confirm ${word}`));
    await judge.settled();
    for (const power of POWERS) expect(await told(judge, addressOf(power), 'S1901M results')).toBe(1);
  });

  test('back over a deadline that has passed: it has happened, and does not happen again', async () => {
    const data = await scratch();
    let judge = await openJudge(data);
    await seedGame(judge, gameName('marne'));
    await fileHolds(judge, gameName('marne'));
    await setDeadline(judge, gameName('marne'), realNow() + 200);
    await send(() => judge.smtpPort, letter('master@example.org', 'list'));
    await vi.waitUntil(async () => (await told(judge, addressOf('ITALY'), 'S1901M results')) > 0, { timeout: 60_000 });
    jump(-HOUR);
    await closeJudge(judge);
    judge = await openJudge(data);
    await judge.settled();
    expect((await loadGame(judge.services, 'marne'))!.position!.phase).toBe('F1901M');
    for (const power of POWERS) expect(await told(judge, addressOf(power), 'S1901M results')).toBe(1);
  });
});
