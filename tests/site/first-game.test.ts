/** A newcomer in a real browser: the page, the demo, the first orders and their results, a game of one's own against bots. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEWCOMER } from '../../infra/local/demo/demo-mails.ts';
import { mailboxPath } from '../../templates/pages/mailbox-pages.ts';
import { describeWith } from '../describe-with.ts';
import { closeJudge, openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { violationsOn } from './axe.ts';
import { findBrowser, launch } from './browser.ts';

const browserPath = findBrowser();
const WIDTHS = IS_FULL ? [390, 1280] : [390];

describeWith('browser', browserPath !== null, 'a newcomer with nothing but a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(browserPath!);
  });
  afterAll(async () => {
    await browser?.close();
  });

  test(`at ${WIDTHS.join(' and ')} pixels: one click starts the demo; orders are answered, results come with a map, and a game of one’s own begins`, {
    tags: ['long'],
  }, async () => {
    const judge = await openJudge(await scratch());
    const page = await browser.newPage();
    // Each page is made by this process, beside the demo's phases.
    page.setDefaultTimeout(150_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
    });

    await page.goto(judge.site);
    await isDrawn(page.locator('.welcome .map img'));
    expect(await page.locator('.welcome p').first().innerText()).toContain('You are France, it is Spring 1903');
    await click(page.getByRole('button', { name: 'Start the demo' }));
    const mailbox = page.getByRole('link', { name: 'Open your mailbox' });
    await mailbox.waitFor();
    await click(mailbox);

    await click(page.getByText('W1902A results'));
    const picture = page.frameLocator('iframe').locator('img').first();
    await picture.waitFor();
    await isDrawn(picture);
    await click(page.getByRole('link', { name: `← ${NEWCOMER.address}` }));

    await click(page.getByRole('link', { name: 'Orders as a mail' }));
    const text = page.getByLabel('Text');
    expect(await text.inputValue()).toMatch(/^A Mun H +% .*Ber/m);
    await fill(text, 'A Mun - Ber\nA Sil S A Mun - Ber\nA Bur - Mun\nA Mar - Burgandi\n');
    await click(page.getByRole('button', { name: 'Send' }));
    await click(page.getByRole('link', { name: 'Text', exact: true }));
    const letter = page.locator('pre.letter');
    await letter.waitFor();
    const answer = await letter.innerText();
    expect(answer).toContain('A Mar - Burgandi');
    expect(answer).toMatch(/Try: +A Mar - Bur/);
    expect(answer).toContain('France: Army Munich -> Berlin.');

    await click(page.getByRole('link', { name: `← ${NEWCOMER.address}` }));
    expect(await page.locator('.own-game').innerText()).toContain('Still without orders: ');
    // The board to tap, without a question: whoever opens a mailbox here reads its mail.
    await click(page.getByRole('link', { name: 'Write orders' }));
    await page.waitForURL('**/sheet/demo/');
    await page.locator('#orders select').first().waitFor({ state: 'attached' });
    await page.goto(`${judge.site}${mailboxPath(NEWCOMER.address)}`);
    await click(page.getByRole('link', { name: 'Orders as a mail' }));
    expect(await text.inputValue()).toMatch(/^A Mun - Ber$/m);
    await fill(text, 'A Mar - Bur\nF Mao H\nF Pic S A Bel\n');
    await click(page.getByRole('button', { name: 'Send' }));
    await expect
      .poll(async () => (await judge.mailboxes.list(NEWCOMER.address))[0]?.subject, { timeout: 30_000 })
      .toContain('S1903M results');

    const results = `${judge.site}/games/demo/S1903M/`;
    await expect.poll(async () => (await fetch(results)).status, { timeout: 30_000 }).toBe(200);
    await page.goto(results);
    await isDrawn(page.locator('.map img').first());
    expect(await page.getByRole('main').innerText()).toMatch(/Army Munich → Berlin/);

    // The demo goes on by itself, and its board with it.
    await page.goto(judge.site);
    expect(await page.locator('.welcome p').first().innerText()).toMatch(/You are France, it is (?:Spring|Fall) 1903/);
    expect(await page.locator('.welcome img').getAttribute('src')).toBe('/games/demo/map.svg');

    // A game of one's own.
    await click(page.getByRole('button', { name: 'Play against six bots' }));
    await click(page.locator('.own-game', { hasNotText: 'Demo' }).getByRole('link', { name: 'Orders as a mail' }));
    expect(await text.inputValue()).toMatch(/^[AF] \w{3}\S* H +%/m);
    await click(page.getByRole('button', { name: 'Send' }));
    await expect
      .poll(async () => (await judge.mailboxes.list(NEWCOMER.address))[0]?.subject, { timeout: 30_000 })
      .toMatch(/^\[(?!demo)\w+\] S1901M results$/);
    const own = /\w+/.exec((await judge.mailboxes.list(NEWCOMER.address))[0]!.subject)![0];
    // Mails may be there before the pages are; but no list is older than the game's own page.
    const now = async () =>
      /<strong>(?:Fall 1901|Spring 1901 Retreat)/.test(await (await fetch(`${judge.site}/games/${own}/`)).text());
    await expect.poll(now, { timeout: 30_000 }).toBe(true);
    // It is on their own first page, and in no list.
    await page.goto(judge.site);
    const card = page.locator('.games a', { hasNotText: 'Demo' });
    expect(await card.innerText()).toMatch(/\w+\s+Standard, (?:Fall 1901|Spring 1901 Retreat)/);
    expect(await (await fetch(`${judge.site}/games/`)).text()).not.toContain(`/games/${own}/`);

    const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    const [newest] = await judge.mailboxes.list(NEWCOMER.address);
    const mailboxOf = mailboxPath(NEWCOMER.address);
    const checked = await browser.newPage({ bypassCSP: true });
    const paths = ['/', '/games/demo/', mailboxOf, `${mailboxOf}${newest!.id}`, '/write', '/mailbox'];
    for (const [p, path] of oneIn(3, paths).entries()) {
      await checked.goto(`${judge.site}${path}`, { waitUntil: 'load' });
      await atEachWidth(checked, async (width) => {
        expect(await checked.evaluate(over), `${path} at ${width}`).toBe(0);
        // Every other page as a phone has it.
        if (width === WIDTHS[p % WIDTHS.length]) expect(await violationsOn(checked), `${path} at ${width}`).toEqual([]);
      });
    }
    await checked.close();
    expect(faults).toEqual([]);
    await page.close();
    await closeJudge(judge);
  });

  test('a mail can be written from any address, and what the judge cannot take is said on the page', async () => {
    const judge = await openJudge(await scratch());
    const page = await browser.newPage();
    await page.goto(`${judge.site}/write?to=judge@chancery.localhost`);
    await page.getByLabel('From').fill('mara@example.org');
    await page.getByLabel('Text').fill('create ?marne quill');
    await page.getByLabel('To', { exact: true }).fill('somebody@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByRole('alert').innerText()).toBe('This judge has mail for chancery.localhost only.');
    await page.getByLabel('To', { exact: true }).fill('judge@chancery.localhost');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await page.locator('pre.letter').waitFor();
    expect(await page.locator('pre.letter').innerText()).toContain("The game 'marne' (Standard) is created");
    await page.close();
  });
});

/** One walk is looked at in both widths, the phone's last. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [...WIDTHS].reverse()) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

/** Shown, at rest, enabled and with nothing over it at each width; then clicked on the phone. */
async function click(what: Locator): Promise<void> {
  await atEachWidth(what.page(), () => what.click({ trial: true }));
  await what.click();
}

/** Can be written into at each width. */
async function fill(what: Locator, text: string): Promise<void> {
  await atEachWidth(what.page(), () => what.fill(text));
}

/** A whole picture has come, at each width. */
async function isDrawn(image: Locator): Promise<void> {
  await atEachWidth(image.page(), () =>
    expect.poll(() => image.evaluate(widthOf), { timeout: 30_000 }).toBeGreaterThan(400),
  );
}

/** Runs in the page: how wide an image is once it has come. */
function widthOf(image: unknown): number {
  const { complete, naturalWidth } = image as { complete: boolean; naturalWidth: number };
  return complete ? naturalWidth : 0;
}
