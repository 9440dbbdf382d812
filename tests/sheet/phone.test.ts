/**
 * The order sheet in a hand: what is around the map leaves it its room, and nothing lies upon anything else.
 * @module-tag long
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Power } from '../../engine/vocabulary.ts';
import { openLink } from '../../templates/study/study-link.ts';
import { boardOf } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { VARIANTS } from '../letters/variants.ts';
import { findBrowser } from '../site/browser.ts';
import { someOf } from '../some-of.ts';
import { fixture, type SheetFixture } from './fixture.ts';
import { sheetsIn } from './open-sheet.ts';

const browserPath = findBrowser();
const FRANCE: SheetFixture = { variant: 'standard', kind: 'M', powers: ['FRANCE'] };

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

describeWith('browser', browserPath !== null, 'the order sheet on a phone', () => {
  const sheets = sheetsIn(browserPath);
  beforeAll(sheets.start);
  afterEach(sheets.close);
  afterAll(sheets.stop);
  const open = (language: string, wanted = FRANCE, height = 740) =>
    sheets.open(wanted, language, { viewport: { width: 360, height }, hasTouch: true, isMobile: true });

  const boxes = (page: Page, selector: string): Promise<readonly Box[]> =>
    page
      .locator(`${selector}:visible`)
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));

  it('names stand on the map where they can be read, abbreviations where the whole of it is seen', async () => {
    const page = await open('en');
    // Of centers, counters and names.
    const seen = () =>
      page.evaluate(
        `[...document.querySelectorAll('svg.board :is(.m-wide, .m-small)')].map((each) => each.getBoundingClientRect().right > 0)`,
      );
    await page.locator('.zoom button').last().click();
    // A drawing that is moved itself has each of its letters laid out again.
    const moved = await page.locator(':not([style*="transform"])>svg.board, svg.board[style*="transform"]').count();
    expect(moved).toBe(0);
    expect(await seen()).toEqual([false, true, false, true, false, true]);
    for (let times = 0; times < 4; times += 1) await page.locator('.zoom button').first().click();
    expect(await seen()).toEqual([true, false, true, false, true, false]);
  });

  it.each(someOf(['en', 'de', 'fr'], 1))(
    'in %s the buttons below the map are one row, and none is under the tabs',
    async (language) => {
      const page = await open(language);
      const row = await boxes(page, '.tools button');
      expect(row).toHaveLength(4);
      expect(new Set(row.map(({ top }) => Math.round(top))).size).toBe(1);
      // With larger text there may be more rows, and the words of a tab may take two lines.
      for (const size of ['100%', '130%']) {
        await page.evaluate(`new Promise((done) => {
        document.documentElement.style.fontSize = '${size}';
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
      })`);
        const [tabs] = await boxes(page, '.tabs');
        for (const { bottom, width, height } of await boxes(page, '.tools button')) {
          expect(bottom, size).toBeLessThanOrEqual(tabs!.top);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        await page.locator('#tab-orders').tap();
        const [send] = await boxes(page, '.send');
        expect(send!.bottom, size).toBeLessThanOrEqual(tabs!.top + 0.5);
        await page.locator('#tab-map').tap();
      }
      // What a sign means is said to those who do not see it.
      const { name, words } = await page.locator('.play').evaluate((button) => ({
        name: button.getAttribute('aria-label'),
        words: button.lastElementChild!.textContent,
      }));
      expect(name).toBe(words);
      expect(words).toMatch(/\p{L}{4}/u);
    },
  );

  it('with text of twice the size what is below the map is scrolled to', async () => {
    const page = await open('en');
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await page.mouse.move(100, 20);
    await page.mouse.wheel(0, 2000);
    const visible = async () => {
      const [tabs] = await boxes(page, '.tabs');
      return (await boxes(page, '.tools button')).at(-1)!.bottom <= tabs!.top + 1;
    };
    await expect.poll(visible).toBe(true);
  });

  it('where the map is low its buttons stand side by side, whole', async () => {
    const page = await open('en', FRANCE, 400);
    const [frame] = await boxes(page, '.frame');
    expect(frame!.height).toBeLessThan(168);
    for (const { bottom, height } of await boxes(page, '.zoom button')) {
      expect(bottom).toBeLessThanOrEqual(frame!.bottom);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  it('the map keeps its place while another tab is looked at', async () => {
    const page = await open('en');
    const place = () => page.locator('.moved').evaluate((moved) => moved.getAttribute('style'));
    for (let n = 0; n < 2; n++) await page.locator('.zoom button').first().tap();
    const begun = await place();
    await page.locator('#tab-orders').tap();
    await page.locator('#tab-map').tap();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await place()).toBe(begun);
  });

  it('the link to the board takes the orders along as they are here, where no server sees them', async () => {
    const page = await open('en');
    await page.locator('#tab-orders').tap();
    await page.locator('select[data-slot="FRANCE A par"]').selectOption({ index: 2 });
    await page.locator('#tab-game').tap();
    await page.locator('a.look').focus();
    const orders = async () => {
      const { pathname, hash } = new URL(
        (await page.locator('a.look').evaluate((link) => link.getAttribute('href')))!,
        page.url(),
      );
      const opened = openLink(hash);
      const read = typeof opened === 'string' ? opened : opened.read(boardOf('standard'));
      return [pathname, typeof read === 'string' ? read : (read.study.branches[0]!.orders['FRANCE'] ?? []).length];
    };
    await expect.poll(orders).toEqual(['/board/', 1]);
  });

  it('a retreat begins where the unit stands that must leave', async () => {
    const wanted: SheetFixture = { variant: 'octarine', kind: 'R', powers: 'observer' };
    const dislodged = Object.entries(fixture(wanted).data.position!.dislodged ?? {});
    const [power, units] = dislodged.find(([, list]) => list.length === 1)!;
    const page = await open('en', { ...wanted, powers: [power as Power] });
    const place = units[0]!.unit.slice(2).toLowerCase().replace('/', '-');
    const counter = `[id^="m-dislodged-"][id$="-${place}"]`;
    const [frame] = await boxes(page, '.frame');
    const [begun] = await boxes(page, counter);
    expect(begun!.top).toBeGreaterThan(frame!.top);
    expect(begun!.bottom).toBeLessThan(frame!.bottom);
    await page.getByRole('button', { name: 'The whole map' }).click();
    const [small] = await boxes(page, counter.replaceAll('id', 'class'));
    // The whole shows larger counters.
    expect(begun!.width / small!.width).toBeGreaterThan(2.2 / 1.7);
  });

  it('a strange device leaves no room for what it will not be told', async () => {
    const page = await open('en', { ...FRANCE, powers: 'unconfirmed' });
    const [hint] = await boxes(page, '.hint');
    expect(hint?.height ?? 0).toBeLessThan(10);
  });

  it.each(
    someOf(
      VARIANTS.flatMap((variant) => (['unconfirmed', 'observer', 'master'] as const).map((who) => [variant, who])),
      4,
    ),
  )(
    'the map of %s begins with letters of eight pixels at least for somebody without units: %s',
    async (variant, who) => {
      const page = await open('en', { variant, kind: 'M', powers: who } as SheetFixture);
      const letters: number = await page.evaluate(`(() => {
      const shown = [...document.querySelectorAll('svg.board :is(.m-small, .m-wide) text')];
      const first = shown.find((text) => text.getBoundingClientRect().right > 0);
      return Number.parseFloat(getComputedStyle(first).fontSize) * first.getScreenCTM().a;
    })()`);
      expect(letters).toBeGreaterThan(8);
    },
  );

  it('in the table of powers only the names of players break, and in German too', async () => {
    const page = await open('de');
    await page.locator('#tab-game').tap();
    const lines: readonly number[] =
      await page.evaluate(`[...document.querySelectorAll('.seats :is(th, .number)')].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    })`);
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.filter((count) => count > 1)).toEqual([]);
  });
});
