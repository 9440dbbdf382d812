/**
 * A phone in the hand: what a finger wants, what is seen first, and that nothing moves while a page loads.
 * @module-tag long
 */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION, NEWCOMER } from '../../infra/local/demo/demo-mails.ts';
import { startJudge } from '../../infra/local/judge.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { mailboxPath } from '../../templates/pages/mailbox-pages.ts';
import { describeWith } from '../describe-with.ts';
import { playedDemo } from '../local/played-demo.ts';
import { oneIn, someOf } from '../some-of.ts';
import { findBrowser, launch } from './browser.ts';

const browserPath = findBrowser();
const OWN = mailboxPath(NEWCOMER.address);
const GAME = `/games/${DEMONSTRATION}/`;
const PHASE = `${GAME}F1902R/`;
const NEWEST = 'the newest mail';

/** In CSS pixels: as long and as wide as a finger wants a thing that it is to meet. */
const FINGER = 44;

describeWith('browser', browserPath !== null, 'a page on a phone', () => {
  let judge: Judge;
  let browser: Browser;

  beforeAll(async () => {
    judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', data: await playedDemo() });
    await judge.isPublished;
    browser = await launch(browserPath!);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await judge?.close();
  });

  async function open(path: string, { dark = false, isTouched = true } = {}): Promise<Page> {
    const [newest] = await judge.mailboxes.list(NEWCOMER.address);
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: isTouched,
      isMobile: isTouched,
      bypassCSP: true,
    });
    await page.addInitScript(`globalThis.shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift', buffered: true })`);
    await page.goto(`${judge.site}${path === NEWEST ? `${OWN}${newest!.id}` : path}`);
    // What the scripts change is drawn.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return page;
  }

  it.each(
    someOf(
      ['/', '/games/', GAME, PHASE, '/variants/octarine/', '/help/', '/mailbox', OWN, NEWEST, '/write', '/none'],
      2,
      8,
    ),
  )(
    '%s: whatever is no word of a sentence is large enough for a finger, and nothing moves while it loads',
    async (path) => {
      const page = await open(path);
      const small: readonly string[] = await page.evaluate(`(() => {
        const own = (node) => [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && /\\p{L}{3}/u.test(data));
        return [...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap((node) => {
          const { width, height } = node.getBoundingClientRect();
          if (width === 0 || node.closest('.skip, [type=hidden]')) return [];
          const isWord = getComputedStyle(node).display === 'inline' && own(node.closest('p, li, td, dd, figcaption') ?? node);
          const isPicture = node.querySelector('img') !== null;
          if (isWord || isPicture || (height >= ${FINGER} && width >= ${FINGER})) return [];
          return [node.outerHTML.slice(0, 90) + ' ' + Math.round(width) + ' x ' + Math.round(height)];
        });
      })()`);
      expect(small).toEqual([]);
      expect(await page.evaluate('shifts')).toEqual([]);
      await page.close();
    },
  );

  it('with text of twice the size, as a reader sets it in the browser, nothing runs over', async () => {
    const large = await launch(browserPath!, { textSize: 32 });
    const page = await large.newPage();
    const over: string[] = [];
    const paths = ['/', '/games/', GAME, PHASE, '/variants/octarine/', '/variants/octarine/places/', '/mailbox', OWN];
    for (const path of oneIn(8, paths)) {
      await page.goto(`${judge.site}${path}`);
      expect(await page.evaluate('parseFloat(getComputedStyle(document.body).fontSize)')).toBeGreaterThan(30);
      for (const width of [360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        if (wide !== width) over.push(`${path}: ${wide} of ${width} px`);
      }
    }
    await large.close();
    expect(over).toEqual([]);
  });

  it('the map of a game that lasts for forty years is on the first screen, its last phase beside it', async () => {
    const page = await open(GAME);
    const top = () => page.evaluate("document.querySelector('.map img').getBoundingClientRect().top");
    const before = await top();
    await page.evaluate(`(() => {
      const list = document.querySelector('.steps > ol');
      const years = [...list.children];
      for (let n = 0; n < 13; n++) list.prepend(...years.map((year) => year.cloneNode(true)));
    })()`);
    expect(await page.locator('.steps > ol > li').count()).toBeGreaterThan(39);
    expect(await top()).toBe(before);
    expect(before).toBeLessThan(370);
    const { right, left } = await page.evaluate<{ readonly left: number; readonly right: number }>(
      "[...document.querySelectorAll('.steps a[aria-current]')].at(-1).getBoundingClientRect().toJSON()",
    );
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.close();
  });

  it('links keep the host by which the reader came, in pages and in mails', async () => {
    const [newest] = await judge.mailboxes.list(NEWCOMER.address);
    const others: string[] = [];
    for (const host of ['127.0.0.1', 'localhost', 'chancery.localhost']) {
      for (const path of [
        '/',
        '/help/',
        GAME,
        OWN,
        ...['', '/text', '/frame'].map((part) => `${OWN}${newest!.id}${part}`),
      ]) {
        const headers = { host: `${host}:${new URL(judge.site).port}` };
        const body = await new Promise<string>((done, failed) => {
          get(`${judge.site}${path}`, { headers }, (answer) => text(answer).then(done, failed)).on('error', failed);
        });
        expect([path, body.length > 500]).toEqual([path, true]);
        const links = body.match(/\bhttps?:\/\/[a-z0-9.-]*(?:localhost|127\.0\.0\.1)(?=:)/g) ?? [];
        expect([path, body.replace(/<[^>]*>/g, '\n').match(/(?:^|[\s:])\/(?:games|sheet)\/.*/g)]).toEqual([path, null]);
        others.push(...links.filter((link) => link !== `http://${host}`).map((link) => `${host}${path}: ${link}`));
      }
    }
    expect([...new Set(others)]).toEqual([]);
  });

  it('waiting is seen from 300 ms on, and no sooner', async () => {
    const page = await browser.newPage();
    await page.clock.install();
    // No page comes of it.
    await page.route('**/practice', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${judge.site}/`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('form[action="/practice"] button').first().click();
    const isSeen = () => page.locator('form.waits[aria-busy="true"]').count();
    await page.clock.fastForward(299);
    expect(await isSeen()).toBe(0);
    await page.clock.fastForward(1);
    expect(await isSeen()).toBe(1);
    await page.close();
  });

  it('a page that was written before there was room for the slider gets one', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.route(`**${PHASE}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace('<div class="slider" hidden></div>', '')
        .replace('class="steps wide"', 'class="steps"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${judge.site}${PHASE}`);
    await page.locator('.slider input').waitFor();
    expect(await page.locator('.slider').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.close();
  });

  it.each(someOf(['/', GAME, PHASE], 1))(
    '%s on paper: ink on white, by night too, and nothing that only a screen can do',
    async (path) => {
      const page = await open(path, { dark: true });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const seen: readonly string[] = await page.evaluate(`(() => {
      const seen = (node) => node.getBoundingClientRect().height > 1 && getComputedStyle(node).visibility !== 'hidden';
      const shown = [...document.querySelectorAll('nav, form, button, input, .slider, .downloads, .downloads-list, .languages, summary')];
      return shown.filter(seen).map(({ outerHTML }) => outerHTML.slice(0, 80));
    })()`);
      expect(seen).toEqual([]);
      const colours: readonly string[] =
        await page.evaluate(`[...document.querySelectorAll('body, .wide, .map img, h1, h2, p, td')]
      .flatMap((node) => [getComputedStyle(node).backgroundColor, getComputedStyle(node).color])`);
      const light = (colour: string) =>
        /\d+/g.exec(colour) === null
          ? 0
          : colour
              .match(/\d+/g)!
              .slice(0, 3)
              .reduce((a, b) => a + Number(b), 0) / 3;
      const paper = colours.filter((colour, n) => n % 2 === 0 && !colour.endsWith(', 0)'));
      expect(new Set(paper)).toEqual(new Set(['rgb(255, 255, 255)']));
      expect(Math.max(...colours.filter((_, n) => n % 2 === 1).map(light))).toBeLessThan(115);
      // A browser takes a moment to choose another picture.
      await page.waitForFunction(
        "[...document.querySelectorAll('.map img')].every(({ currentSrc }) => !currentSrc.includes('dark'))",
      );
      await page.close();
    },
  );

  it.each(someOf([true, false], 0))(
    'the HTML of a mail is shown whole, by day and by night (dark: %s)',
    async (dark) => {
      const page = await open(NEWEST, { dark });
      await page.waitForFunction("document.querySelector('.mail iframe').style.height !== ''");
      const frame = page.frames().find((each) => each !== page.mainFrame())!;
      const { long, shown, scheme } = await frame.evaluate<{ long: number; shown: number; scheme: boolean }>(`({
      long: document.documentElement.scrollHeight,
      shown: innerHeight,
      scheme: matchMedia('(prefers-color-scheme: dark)').matches,
    })`);
      expect(long).toBe(shown);
      expect(shown).toBeGreaterThan(600);
      expect(scheme).toBe(dark);
      await page.close();
    },
  );
});
