/**
 * The pages of maps in a real browser: what axe-core finds, how they fit three widths, and that the keyboard turns them.
 * @module-tag long
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { DEMONSTRATION } from '../../infra/local/demo/demo-mails.ts';
import { startJudge } from '../../infra/local/judge.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { LOCAL_VERIFIER } from '../../infra/tools/archive/read-file.ts';
import { localWords } from '../../templates/locales/text/words-apart.ts';
import { describeWith } from '../describe-with.ts';
import { playedDemo } from '../local/played-demo.ts';
import { someOf } from '../some-of.ts';
import { violationsOn } from './axe.ts';
import { findBrowser, launch, lookingGlass } from './browser.ts';

const browserPath = findBrowser();
const GAME = `/games/${DEMONSTRATION}/`;
const PHASES = ['S1901M', 'F1902R', 'W1902A'].map((phase) => `${GAME}${phase}/`);

interface Shown {
  readonly isDrawn: boolean;
  readonly isSeen: boolean;
  readonly isTold: boolean;
  readonly isDark: boolean;
}

describeWith('browser', browserPath !== null, 'the pages of a game with its maps', () => {
  let judge: Judge;
  let browser: Browser;
  const look = lookingGlass({ bypassCSP: true });

  beforeAll(async () => {
    const data = await playedDemo();
    judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', data });
    browser = await launch(browserPath!);
  });

  afterAll(async () => {
    await browser?.close();
    await judge?.close();
  });

  const open = async (
    path: string,
    { width, dark = false }: { readonly width: number; readonly dark?: boolean },
  ): Promise<Page> => {
    const page = await look(browser, { width, dark });
    await page.goto(`${judge.site}${path}`, { waitUntil: 'networkidle' });
    return page;
  };

  const LOOKS = [
    [GAME, 1280, false],
    [GAME, 390, true],
    [PHASES[0]!, 390, false],
    [PHASES[0]!, 768, false],
    [PHASES[0]!, 1280, false],
    [PHASES[1]!, 1280, true],
    [PHASES[2]!, 390, true],
  ] as const;
  it.each(someOf<(typeof LOOKS)[number]>(LOOKS, 5))(
    '%s, %i pixels wide (by night: %s): no violation found by axe-core, each map drawn, told and dark by night',
    async (path, width, dark) => {
      const page = await open(path, { width, dark });
      expect(await violationsOn(page)).toEqual([]);
      const shown: readonly Shown[] = await page.evaluate(`[...document.querySelectorAll('.map img')].map((image) => ({
        isDrawn: image.complete && image.naturalWidth >= 1600,
        isSeen: image.clientWidth >= 300,
        isTold: image.alt.startsWith('Map: '),
        isDark: image.currentSrc.includes('-dark.svg'),
      }))`);
      expect(shown.length).toBeGreaterThan(0);
      for (const each of shown) expect(each).toEqual({ isDrawn: true, isSeen: true, isTold: true, isDark: dark });
    },
  );

  it('at 1280 pixels the orders in words stand beside the picture, at 390 below it', async () => {
    for (const [width, isBeside] of [
      [1280, true],
      [390, false],
    ] as const) {
      const page = await open(PHASES[0]!, { width });
      const boxes = await Promise.all([
        page.locator('.map').first().boundingBox(),
        page.locator('.orders').boundingBox(),
      ]);
      const [map, orders] = [boxes[0]!, boxes[1]!];
      expect(orders.x >= map.x + map.width).toBe(isBeside);
      if (isBeside) expect(orders.y).toBeLessThan(map.y + map.height);
    }
  });

  it('the arrow keys step through all phases, to the game as it stands and back', async () => {
    const page = await open(PHASES[0]!, { width: 1280 });
    const seen: string[] = [];
    for (;;) {
      seen.push(new URL(page.url()).pathname);
      if (seen.at(-1) === GAME) break;
      await Promise.all([page.waitForNavigation(), page.keyboard.press('ArrowRight')]);
    }
    const game = (await judge.services.games.commitsAfter(DEMONSTRATION, 0)).flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'phase-resolved' ? [`${GAME}${event.phase}/`] : [])),
    );
    expect(seen).toEqual([...game, GAME]);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('ArrowLeft')]);
    expect(new URL(page.url()).pathname).toBe(game.at(-1));
  });

  it('the archive of a game played by mail is signed and sound: chain, receipts, adjudication', async () => {
    const text = await (await fetch(`${judge.site}${GAME}archive.json`)).text();
    const { checks } = verifyArchive(text, LOCAL_VERIFIER);
    expect(checks.map(({ check, result }) => [check, result])).toEqual([
      ['format', 'sound'],
      ['canonical form', 'sound'],
      ['digest', 'sound'],
      ['signature', 'sound'],
      ['chain', 'sound'],
      ['receipts', 'sound'],
      ['adjudication', 'sound'],
      ['outcome', 'absent'],
    ]);
  });

  it('every picture of a phase is there: before, with the orders and after, by day and night, large and small', async () => {
    const page = await (await fetch(`${judge.site}${PHASES[0]}`)).text();
    const folder = /\/games\/[a-z]+\/maps\/S1901M-[a-z2-7]{16}\//.exec(page)![0];
    for (const stage of ['orders', 'after']) {
      for (const night of ['', '-dark']) {
        const svg = await fetch(`${judge.site}${folder}${stage}${night}.svg`);
        expect([svg.status, svg.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      }
    }
    const widthOf = async (file: string) =>
      new DataView(await (await fetch(`${judge.site}${folder}${file}`)).arrayBuffer()).getUint32(16);
    expect([await widthOf('orders.png'), await widthOf('orders-small.png')]).toEqual([1600, 800]);
    const game = await (await fetch(`${judge.site}${GAME}`)).text();
    const board = /\/games\/[a-z]+\/maps\/S1903M-[a-z2-7]{16}\/board\.svg/.exec(game)![0];
    expect((await fetch(`${judge.site}${board}`)).status).toBe(200);
    expect((await fetch(`${judge.site}${folder.replace(/.{3}\/$/, 'aaa/')}orders.svg`)).status).toBe(404);
  });

  it('what is not there is said in the language of the reader', async () => {
    for (const code of LANGUAGES) {
      const answer = await fetch(`${judge.site}/nothing/`, { headers: { 'accept-language': code } });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining(`<h1>${localWords({ code }).mailbox.notHere}</h1>`),
      ]);
    }
  });

  it('received mail, records of phases and what lists are made of are served to nobody', async () => {
    for (const key of [
      'inbox/kept.eml',
      `phases/${DEMONSTRATION}/current.json`,
      'lists/manifest.json',
      'mail/kept.eml',
    ]) {
      await judge.services.files.put(key, '{}', 'text/plain');
      expect((await fetch(`${judge.site}/${key}`)).status, key).toBe(404);
    }
  });
});
