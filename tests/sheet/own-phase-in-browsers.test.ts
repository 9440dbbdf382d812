/**
 * In a browser, what was written for one phase does not come to count in another: a tab left open, a train without a network.
 * @module-tag long
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import type { HttpListener } from '../../infra/local/site/http.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { describeWith } from '../describe-with.ts';
import { playedGame, write } from '../handling/rig.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { IS_FULL } from '../some-of.ts';
import { linkTo, openedBrowser } from './browser.ts';
import { siteOf } from './site-of.ts';

const GAME = 'marne@judge.example.org';
const browserPath = findBrowser();

describeWith('browser', browserPath !== null, 'orders are true to their phase', () => {
  let world: TestWorld;
  let browser: Browser;
  let site: HttpListener;

  beforeAll(async () => {
    world = await playedGame();
    browser = await launch(browserPath!);
    site = await siteOf(world);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function openPage(language: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
    await write(world, 'ann', `set language ${language}\nstatus`, GAME);
    const { jar } = await openedBrowser(world, 'ann', linkTo(await world.sent(), 'ann'));
    const context = await browser.newContext({ viewport: { width, height: 780 }, colorScheme });
    const cookie = { name: 'chancery-sheet', value: jar.get('/sheet/marne')! };
    await context.addCookies([{ ...cookie, domain: 'localhost', path: '/sheet/marne' }]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await load(page);
    return page;
  }

  async function load(page: Page): Promise<void> {
    await page.goto(`http://localhost:${site.port}/sheet/marne/`);
    await page.waitForSelector('html.ready');
  }

  /** Vienna goes to Galicia, for all the page can do. */
  async function send(page: Page): Promise<void> {
    await showTab(page, 1);
    await page.locator('form.orders textarea').fill('A Vie - Gal');
    await page.locator('form.orders button[type="submit"]').click();
  }

  async function showTab(page: Page, n: number): Promise<void> {
    const tab = page.locator('[role="tab"]').nth(n);
    if (await tab.isVisible()) await tab.click();
  }

  const process = async () => write(world, 'mara', 'process S1901M', GAME);

  async function isAsked(page: Page, wroteFor: string, takeOver: string): Promise<void> {
    await page.waitForSelector('.told .boards');
    // What is asked stands above what the phase brought.
    expect(await page.locator('#answer .told').first().locator('.boards').count()).toBe(1);
    expect(await page.locator('.told h2 + p').textContent()).toBe(wroteFor);
    const boards = await Promise.all(
      (await page.locator('.told .boards a').all()).map((link) => link.getAttribute('href')),
    );
    expect(boards).toEqual([expect.stringContaining('S1901M'), expect.stringContaining('F1901M')]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await onFile()).toEqual([]);
    await page.waitForFunction("document.querySelector('.phase').textContent.includes('1901')");
    await page.locator('.told').getByRole('button', { name: takeOver }).click();
    await expect.poll(onFile).toEqual(['A vie - gal']);
  }

  async function onFile(): Promise<readonly string[]> {
    const game = (await loadGame(world.services, gameName('marne')))!;
    expect(game.position!.phase).toBe('F1901M');
    return game.seats.find(({ power }) => power === 'AUSTRIA')!.onFile.map(({ order }) => order);
  }

  /** On a machine with other work a page that asks each four seconds takes longer to show what it has heard. */
  const NOTICED = IS_FULL ? 5000 : 60_000;

  it('of two devices of a seat each notices what the other and mails do, and a new phase; within 5 s on a free machine', () =>
    world.asIf(async () => {
      const desk = await openPage('en', 1280, 'light');
      const phone = await openPage('en', 360, 'dark');
      // Behind another tab lists wait until they are looked at.
      await phone.locator('#tab-orders').click();
      const shows = (page: Page, where: string, hasText: string) =>
        page.locator(where, { hasText }).first().waitFor({ timeout: NOTICED, state: 'attached' });
      await send(desk);
      await Promise.all([
        shows(phone, '.notation', 'A Vie - Gal'),
        ...[desk, phone].map((page) => shows(page, '.notation', 'A Bud - Ser')),
        ...[desk, phone].map((page) => shows(page, '.talk', 'The Balkans are yours.')),
        write(world, 'ann', 'bud - ser', GAME),
        write(world, 'bob', 'press to austria\nThe Balkans are yours.\nendpress', GAME),
      ]);
      await Promise.all([...[desk, phone].map((page) => shows(page, '.phase', 'Fall 1901')), process()]);
      // What came of each order is said beside the board as it stands now.
      for (const page of [desk, phone])
        expect((await page.locator('.happened li').allTextContents()).join()).toMatch(
          /(?=.*A Bud - Ser)(?=.*A Vie - Gal)(?=.*F Tri H)/s,
        );
      for (const page of [desk, phone]) await page.context().close();
    }));

  it('of two tabs of one telephone what is drafted in one outlives what the other sends', () =>
    world.asIf(async () => {
      const first = await openPage('en', 360, 'light');
      const second = await first.context().newPage();
      await load(second);
      await showTab(second, 1);
      await second.getByLabel('Army Budapest').selectOption('A Bud - Ser');
      await send(first);
      const sent = second.locator('.notation', { hasText: 'A Vie - Gal' });
      await sent.first().waitFor({ timeout: NOTICED, state: 'attached' });
      expect(await second.getByLabel('Army Budapest').inputValue()).toBe('A Bud - Ser');
      expect(await second.locator('.standing').textContent()).toMatch(/1 change/);
      await first.context().close();
    }));

  it.runIf(IS_FULL)('a tab left open over the deadline: at 1280 px, in English', () =>
    world.asIf(async () => {
      const page = await openPage('en', 1280, 'light');
      await process();
      await send(page);
      await isAsked(page, 'You wrote this for Spring 1901. Take it over?', 'Take it over for Fall 1901');
      await page.context().close();
    }),
  );

  it('a telephone without a network until after the deadline: at 360 px, in German, at night', () =>
    world.asIf(async () => {
      const page = await openPage('de', 360, 'dark');
      await page.context().setOffline(true);
      await send(page);
      await page.waitForSelector('.told.bad');
      await process();
      await page.context().setOffline(false);
      await isAsked(page, 'Du hast das für Frühjahr 1901 geschrieben. Übernehmen?', 'Für Herbst 1901 übernehmen');
      await page.context().close();
    }));

  it.runIf(IS_FULL)('a page that was closed with its orders unsent, and opened again: at 360 px, in French', () =>
    world.asIf(async () => {
      const page = await openPage('fr', 360, 'light');
      await page.context().setOffline(true);
      await send(page);
      await page.waitForSelector('.told.bad');
      await process();
      await page.goto('about:blank');
      await page.context().setOffline(false);
      await load(page);
      await isAsked(
        page,
        'Vous avez écrit cela pour le printemps 1901. Le reprendre ?',
        "Le reprendre pour l'automne 1901",
      );
      await page.context().close();
    }),
  );
});
