/**
 * The site of 24 games in a real browser: lists, games, phases, persons, variants, help; at any width, with and without scripts.
 * @module-tag long
 */

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyArchive } from '../../engine/archive/verify.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { withFormats } from '../../lambdas/adapters/publish/archive-formats.ts';
import { drawnFiles } from '../../lambdas/adapters/publish/drawn-files.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';
import type { GameEntry } from '../../lambdas/ports.ts';
import { html } from '../../templates/markup/html.ts';
import { centerChart, centerTable } from '../../templates/pages/center-chart.ts';
import { pictureOf } from '../../templates/pages/map-files.ts';
import { GAMES, judgedGame, verifier } from '../archive/games.ts';
import { publishWhole, shelfPublisher } from '../archive/shelf.ts';
import { describeWith } from '../describe-with.ts';
import { IS_FULL, someOf } from '../some-of.ts';
import { violationsOn } from './axe.ts';
import { findBrowser, launch, lookingGlass } from './browser.ts';
import { layoutFaults } from './layout.ts';

const browserPath = findBrowser();
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  atom: 'application/atom+xml',
};
const { publisher, shelf } = shelfPublisher({ drawn: ['d1155'], wishes: ['person-france'] });

/** Publishes the first phases of every real game as games of this judge, finished but for one. */
async function publishAll(): Promise<void> {
  const entries: GameEntry[] = [];
  for (const [g, name] of GAMES.entries()) {
    const outcome = g === 1 ? null : g % 3 === 0 ? ({ kind: 'conceded', powers: ['TURKEY'] } as const) : DRAWN;
    const commits = judgedGame(
      name,
      name === 'd1155' ? 6 : 2,
      { anonymous: g === 2, reveal: false },
      outcome,
      gameName(name),
    );
    publisher.keep(commits);
    const game = await publishWhole(publisher, commits);
    const { status, position, current, updated } = game;
    const phase = current === null ? null : (position?.phase ?? null);
    const deadline = current?.clock.deadline ?? null;
    entries.push({
      name: gameName(name),
      n: 1,
      variant: 'standard',
      status,
      phase,
      deadline,
      wake: null,
      listed: g !== 3,
      players: 7,
      seats: 7,
      updated,
    });
  }
  await publisher.publishLists?.(entries);
}
const DRAWN = { kind: 'drawn', powers: ['ENGLAND', 'FRANCE', 'TURKEY'] } as const;

describeWith('browser', browserPath !== null, 'the site of 24 games', () => {
  let server: Server;
  let site: string;
  let browser: Browser;
  const look = lookingGlass();

  beforeAll(async () => {
    await publishAll();
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const key = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
      const asset = /^assets\/([a-z]+\.[a-z]+)$/.exec(key)?.[1];
      const body =
        asset === undefined
          ? shelf.get(key)
          : readFileSync(new URL(`../../templates/pages/assets/${asset}`, import.meta.url));
      response.writeHead(body === undefined ? 404 : 200, {
        'Content-Type': TYPES[key.split('.').at(-1)!] ?? 'text/plain',
      });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch(browserPath!);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const open = async (path: string, width: number, scripts = true): Promise<Page> => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      javaScriptEnabled: scripts,
      colorScheme: width === 390 ? 'dark' : 'light',
    });
    const answer = await page.goto(`${site}${path}`, { waitUntil: 'load' });
    expect(answer?.status(), path).toBe(200);
    return page;
  };

  const PATHS = [
    '/games/',
    '/games/d1155/',
    '/games/d1155/F1901M/',
    '/games/by-variant/standard/',
    '/games/by-player/n/',
    '/people/person-france/',
    '/variants/',
    '/variants/standard/',
    '/help/',
    '/help/archive/',
  ];
  it.each(someOf(PATHS, 0, 2))(
    '%s: under 100 KB before the map, no violation by axe-core, holds at any width in any font',
    async (path) => {
      const html = shelf.get(`${path.slice(1)}index.html`)!;
      const assets = ['style.css', 'site.js', 'seal.svg'].map(
        (file) => readFileSync(new URL(`../../templates/pages/assets/${file}`, import.meta.url)).length,
      );
      expect(assets.reduce((sum, size) => sum + size, html.length)).toBeLessThan(100_000);
      for (const width of [390, 1280]) {
        const page = await look(browser, { width, dark: width === 390 });
        expect((await page.goto(`${site}${path}`, { waitUntil: 'load' }))?.status()).toBe(200);
        // Every other page as a phone has it.
        if (IS_FULL || width === [390, 1280][PATHS.indexOf(path) % 4 === 0 ? 0 : 1])
          expect(await violationsOn(page)).toEqual([]);
        if (width === 1280) expect(await layoutFaults(page)).toEqual([]);
      }
    },
  );

  it('the chart of a long game scrolls on a phone: the names of twelve powers stay, and the last year is seen first', async () => {
    const { board } = loadVariant('1812-overture')!;
    const rows = Array.from({ length: 30 }, (_, n) => ({
      year: 1812 + n,
      centers: Object.fromEntries(
        board.powers.map(({ name }, p) => [name, Array.from({ length: (p * 7 + n * 3) % 9 }, (_, c) => `center ${c}`)]),
      ),
    }));
    const page = await browser.newPage({ viewport: { width: 320, height: 900 }, bypassCSP: true });
    await page.goto(`${site}/help/`);
    const parts = [centerChart(board, rows, new Map()), centerTable(board, rows)];
    await page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(html`${parts}`.html)}`);
    const seen: Record<string, boolean> = await page.evaluate(`(() => {
      const scroller = document.querySelector('.chart .wide'), frame = scroller.getBoundingClientRect();
      const isSeen = (text) => text.getBoundingClientRect().left >= frame.left && text.getBoundingClientRect().right <= frame.right;
      const years = [...document.querySelectorAll('.plot text')].filter((text) => /^\\d+$/.test(text.textContent) && text.getBoundingClientRect().width > 0);
      return { scrolls: scroller.scrollWidth > scroller.clientWidth, first: isSeen(years[0]), last: isSeen(years.at(-1)) };
    })()`);
    expect(seen).toEqual({ scrolls: true, first: false, last: true });
    expect(await page.locator('.chart .name').count()).toBe(12);
    expect(await layoutFaults(page)).toEqual([]);
    await page.close();
  });

  it('needs nothing from anywhere else, and leads nowhere that is not', async () => {
    const leads = new Map<string, string>();
    const pages = [...shelf].filter(([key]) => key.endsWith('index.html'));
    expect(pages.length).toBeGreaterThan(24 * 5);
    for (const [key, body] of pages) {
      const text = Buffer.from(body).toString();
      expect(text.match(/(?:src|srcset)="(?:https?:)?\/\//g), key).toBeNull();
      for (const [, href] of text.matchAll(/href="(\/[^"#?]*)"/g)) {
        // The door for friends and the board are of a judge that runs; its own tests follow these.
        if (/^\/(?:assets\/.*|board\/(?:(?:de|fr)\/)?(?:cases|lessons)\/.*|sheet\/-\/friends)?$/.test(href!)) continue;
        // A picture or a page to print is made of its drawing when somebody asks for it.
        const path = pictureOf(href!)?.svg ?? href!;
        const target = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
        leads.set(target, `${key} leads to ${href}`);
      }
    }
    // Maps are drawn, and other formats made, when somebody asks for them.
    const board = (variant: string) => loadVariant(variant)?.board ?? null;
    const files = drawnFiles(withFormats({ put: async () => {}, get: async (key) => shelf.get(key) ?? null }, board), {
      board,
      geography: ({ id }) => loadGeography(loadVariant(id)!),
      fonts: '',
    });
    for (const [target, told] of leads) expect(await files.get(target), told).not.toBeNull();
  });

  it('without scripts: the lists by player, variant, year and result, and phases by plain links', async () => {
    const page = await open('/games/', 768, false);
    expect(await page.locator('.finder').isVisible()).toBe(false);
    const facets = await page.locator('.facets a').allTextContents();
    expect(facets).toEqual(expect.arrayContaining(['Standard', 'conceded', 'drawn by 3', 'N', '2026']));
    await page.getByRole('link', { name: 'drawn by 3' }).click();
    expect(await page.locator('h1').textContent()).toBe('By result: drawn by 3');
    await page.goto(`${site}/games/d1155/S1901M/`);
    await page.locator('a[rel=next]').click();
    expect(new URL(page.url()).pathname).toBe('/games/d1155/F1901M/');
    await page.close();
  });

  it('with scripts: a list is searched as one types; the slider goes through all phases in place', async () => {
    const page = await open('/games/', 1280);
    const rows = page.locator('[data-found] tbody tr:visible');
    const all = await rows.count();
    await page.fill('#find', 'conceded turkey');
    expect(await rows.count()).toBeLessThan(all);
    expect(await page.locator('.finder output').textContent()).toBe(`${await rows.count()} found`);
    await page.fill('#find', 'nobody has this name');
    expect(await rows.count()).toBe(0);
    await page.goto(`${site}/games/d1155/F1901M/`);
    const slider = page.locator('.slider input');
    await page.waitForFunction("Number(document.querySelector('.slider input').max) === 5");
    await slider.fill('4');
    await page.waitForFunction("location.pathname === '/games/d1155/F1902M/'");
    expect(await page.locator('.title strong').textContent()).toBe('Fall 1902 Movement');
    await slider.press('ArrowLeft');
    await page.waitForFunction("location.pathname === '/games/d1155/S1902M/'");
    expect(await page.title()).toContain('Spring 1902');
    expect(await page.locator('.map img').first().getAttribute('src')).toContain('S1902M');
    await page.close();
  });

  it('tells of finished games in a feed that is well-formed', async () => {
    const feed = Buffer.from(shelf.get('games/feed.atom')!).toString();
    const page = await open('/games/', 768);
    const read: { errors: number; entries: number; ids: number; updated: string[] } = await page.evaluate(`(() => {
      const parsed = new DOMParser().parseFromString(${JSON.stringify(feed)}, 'application/xml');
      const all = (name) => [...parsed.querySelectorAll(name)].map((node) => node.textContent ?? '');
      return {
        errors: parsed.querySelectorAll('parsererror').length,
        entries: all('entry').length,
        ids: new Set(all('entry > id')).size,
        updated: all('entry > updated'),
      };
    })()`);
    expect(read).toMatchObject({ errors: 0, entries: 22, ids: 22 });
    expect([...read.updated].sort().reverse()).toEqual(read.updated);
    await page.close();
  });

  it('shows what each reader may see: no anonymous names, no unlisted games, a person only on wish', () => {
    const text = (key: string) => Buffer.from(shelf.get(key) ?? '').toString();
    expect(text('games/index.html')).toContain(`/games/${GAMES[1]}/`);
    const everything = [...shelf]
      .filter(([key]) => /^games\/(?:by-|all|index|feed)/.test(key))
      .map(([key]) => text(key));
    expect(everything.join('')).not.toContain(`/games/${GAMES[3]}/`);
    expect(text(`games/${GAMES[2]}/index.html`)).not.toContain('Name of person');
    expect(text(`games/${GAMES[0]}/index.html`)).toContain('Name of person-france');
    expect(text('people/person-france/index.html')).toContain('Name of person-france');
    expect(shelf.has('people/person-italy/index.html')).toBe(false);
  });

  it('every archive on it is sound', () => {
    for (const name of GAMES) {
      const { checks } = verifyArchive(Buffer.from(shelf.get(`games/${name}/archive.json`)!).toString(), verifier);
      expect(
        checks.filter(({ result }) => result === 'wrong'),
        name,
      ).toEqual([]);
    }
  });

  it('a finished game in one file steps through its phases', async () => {
    const page = await open('/games/d1155/game.html', 768);
    expect(await page.locator('.phase:visible').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.phase:visible').getAttribute('id')).toBe('F1901M');
    expect(await page.locator('.phase:visible .map svg').count()).toBe(1);
    const box = async (part: string) => (await page.locator(part).boundingBox())!;
    await page.click('.contents a[href="#S1902M"]');
    const bar = await box('.stepper');
    expect((await box('.phase:visible h2')).y).toBeGreaterThan(bar.y + bar.height);
    await page.selectOption('.find [name=a]', 'FRANCE');
    await page.fill('.find [name=words]', 'TO ALL in f1901m');
    expect(await page.locator('.find output').textContent()).toBe('1');
    await page.press('.find [name=words]', 'Enter');
    expect(await page.locator('.phase:visible').getAttribute('id')).toBe('F1901M');
    expect((await box('.found')).y).toBeGreaterThan(bar.height);
    const plain = await open('/games/d1155/game.html', 768, false);
    expect(await plain.locator('.phase').count()).toBe(7);
    await page.close();
    await plain.close();
  });
});
