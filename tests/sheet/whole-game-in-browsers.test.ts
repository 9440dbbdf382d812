/**
 * A whole game of seven people, each with the order sheet open in a real browser: on phones and desks, by taps, from lists and by
 * writing. The same game half by mail ends alike.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpListener } from '../../infra/local/site/http.ts';
import { spellOrders } from '../../templates/locales/order-spelling.ts';
import { withoutInsets } from '../../templates/map/draw.ts';
import { sitesOf } from '../../templates/map/geometry/sites.ts';
import type { SheetData } from '../../templates/sheet/sheet-data.ts';
import { boardOf } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { describeWith } from '../describe-with.ts';
import { NAMES, POWERS } from '../handling/rig.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { IS_FULL } from '../some-of.ts';
import { linkTo, openedBrowser, SITE, wordTo } from './browser.ts';
import { readGeography } from './fixture.ts';
import { siteOf } from './site-of.ts';
import { listed, type OpenedSheet, play } from './whole-game.ts';

const browserPath = findBrowser();
const WIDTHS = [360, 390, 768, 1280] as const;
/** After which all agree on a draw. */
const PHASES = 12;
/** One phase takes a quarter of a minute; without it `whole-game` plays by sheets without a browser, and `page` taps in one. */

const board = boardOf('standard');
const sites = sitesOf(withoutInsets(readGeography('standard')));

describeWith('browser', browserPath !== null, 'a whole game in browsers', () => {
  let browser: Browser;
  let site: HttpListener | null = null;
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await launch(browserPath!);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.runIf(IS_FULL)('is played to its end by seven sheets, and ends as it does half by mail', async () => {
    const alone = await play({ phases: PHASES, bySheet: () => true, open: openPage });
    expect(faults).toEqual([]);
    expect(alone.game.outcome).toMatchObject({ kind: 'drawn', powers: POWERS });
    const mixed = await play({
      phases: PHASES,
      bySheet: (player, phase) => (player + phase) % 2 === 0,
      open: async (world, who) => {
        const sheet = await openedBrowser(world, who, linkTo(await world.sent(), who));
        return {
          data: () => sheet.data('marne'),
          voteDraw: async () => void (await sheet.send('marne', ['SET DRAW'])),
          order: async (lines) => void (await sheet.send('marne', lines)),
          say: async (to, text) => void (await sheet.send('marne', [`PRESS TO ${to}`], { text })),
        };
      },
    });
    expect(listed(mixed.resolved)).toEqual(listed(alone.resolved));
    expect(listed(mixed.game.position)).toEqual(listed(alone.game.position));
    expect(mixed.sent).toBeLessThan(alone.sent);
    // The message came, too.
    const [talk] = alone.said;
    expect(talk).toContain('Please stop.');
  });

  /** The first opens the link of the mail; the others have done that before. */
  async function openPage(world: TestWorld, who: string): Promise<OpenedSheet> {
    site ??= await siteOf(world);
    const here = `http://localhost:${site.port}`;
    const n = (NAMES as readonly string[]).indexOf(who);
    const width = WIDTHS[n % WIDTHS.length]!;
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 900 },
      hasTouch: width < 700,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => message.type() === 'error' && faults.push(`${who}: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`${who}: ${error.message}`));
    const link = linkTo(await world.sent(), who);
    if (n === 0) await openByLink(page, world, who, link.replace(SITE, here));
    else {
      const { jar } = await openedBrowser(world, who, link);
      const cookie = { name: 'chancery-sheet', value: jar.get('/sheet/marne')! };
      await context.addCookies([{ ...cookie, domain: 'localhost', path: '/sheet/marne' }]);
    }
    const way = who === 'ann' ? byTaps : who === 'cy' ? byWriting : fromLists;
    return {
      data: async () => {
        // A page that has just heard of the new phase begins again by itself, to the same address.
        await page.goto(`${here}/sheet/marne/`).catch((error: Error) => {
          if (!error.message.includes('interrupted by another navigation')) throw error;
        });
        await page.waitForSelector('html.ready');
        return JSON.parse((await page.locator('#sheet-data').textContent())!) as SheetData;
      },
      order: async (lines) => {
        await way(page, lines);
        await showTab(page, 'Orders');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await taken(page);
      },
      voteDraw: async () => {
        await showTab(page, 'Orders');
        await page.getByText('End the game in a draw?').click();
        await page.getByRole('button', { name: 'Vote for a draw' }).click();
        await page.getByText('Sent. We have it.').waitFor();
        // Whoever voted last sees what came of it, though the link is dead by now.
        if (n === POWERS.length - 1) expect(await page.locator('.phase').textContent()).toMatch(/draw/);
      },
      say: async (to, text) => {
        await showTab(page, 'Press');
        await page.locator(`#talk-${to.toLowerCase()} summary`).click();
        await page.locator(`#talk-${to.toLowerCase()} textarea`).fill(text);
        await page.locator(`#talk-${to.toLowerCase()}`).getByRole('button', { name: 'Send message' }).click();
        await taken(page);
      },
    };
  }
});

/** From the link of a mail, by the question whether it was them, to the sheet. */
async function openByLink(page: Page, world: TestWorld, who: string, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForSelector('.notice');
  await page.goto(`${new URL('device', link).href}#${wordTo(await world.sent(), who)}`);
  await page.getByRole('button').click();
  await page.locator('main a').click();
}

async function showTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function taken(page: Page): Promise<void> {
  await page.getByText('Sent. We have it.').waitFor();
  await page.locator('#answer .close').click();
}

async function fromLists(page: Page, lines: readonly string[]): Promise<void> {
  await showTab(page, 'Orders');
  for (const [n, line] of lines.entries()) {
    const value = spellOrders(board, line);
    const rows = page.locator(`select:has(option[value="${value}"])`);
    await (/^(?:build|remove|waive)/.test(line) ? rows.nth(n) : rows.first()).selectOption(value);
  }
}

async function byWriting(page: Page, lines: readonly string[]): Promise<void> {
  await showTab(page, 'Orders');
  await page.getByLabel('Or write them').fill(lines.join('\n'));
}

/** Moves are tapped, at first the unit, then where it goes; the rest is chosen from the lists. */
async function byTaps(page: Page, lines: readonly string[]): Promise<void> {
  const rest: string[] = [];
  for (const line of lines) {
    const [, at = '', to] = /^[AF] (\S+) - (\w+)$/.exec(line) ?? [];
    if (to === undefined) {
      rest.push(line);
      continue;
    }
    await page.getByRole('button', { name: 'The whole map' }).click();
    await tapAt(page, at);
    await page.waitForSelector('.lit path');
    await tapAt(page, to);
    // Where somebody stands, it could be helped as well.
    const move = page.locator('.menu button', { hasText: /^Move to/ });
    if (await page.locator('.menu').isVisible()) await move.first().click();
    await expect.poll(() => page.locator('.hint').textContent()).toMatch(new RegExp(`^${spellOrders(board, line)}: `));
  }
  if (rest.length > 0) await fromLists(page, rest);
}

async function tapAt(page: Page, place: string): Promise<void> {
  const [x, y] = sites.of(place.slice(0, 3))[0]!.places.unit;
  const at = (await page.evaluate(`(() => {
    const { x, y } = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector('svg.board').getScreenCTM());
    return [x, y];
  })()`)) as [number, number];
  await page.touchscreen.tap(...at);
}
