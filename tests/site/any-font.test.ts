/**
 * Every kind of page of a judge in any font, at any width, with larger text, by day and by night: nothing runs over, what scrolls
 * says so. Lists, help and variants as a site of many games has them are looked at in archive-pages.test.ts.
 * @module-tag long
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMONSTRATION, NEWCOMER } from '../../infra/local/demo/demo-mails.ts';
import { startJudge } from '../../infra/local/judge.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { mailboxPath } from '../../templates/pages/mailbox-pages.ts';
import { describeWith } from '../describe-with.ts';
import { playedDemo } from '../local/played-demo.ts';
import { someOf } from '../some-of.ts';
import { findBrowser, launch, lookingGlass } from './browser.ts';
import { layoutFaults } from './layout.ts';

const browserPath = findBrowser();
const OWN = mailboxPath(NEWCOMER.address);

const PATHS = [
  '/',
  '/games/',
  `/games/${DEMONSTRATION}/`,
  `/games/${DEMONSTRATION}/S1901M/`,
  `/games/${DEMONSTRATION}/F1902R/`,
  OWN,
  'the newest mail',
  '/write',
  '/mailbox',
  '/variants/1812-overture/',
  '/variants/octarine/',
  '/help/commands/',
  '/help/playing/',
  '/help/trust/',
  '/help/rulings/',
];

describeWith('browser', browserPath !== null, 'a page in any font', () => {
  let judge: Judge;
  let browser: Browser;
  const look = lookingGlass({ bypassCSP: true });

  beforeAll(async () => {
    judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', data: await playedDemo() });
    await judge.isPublished;
    browser = await launch(browserPath!);
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await judge?.close();
  });

  it.each(
    someOf(
      PATHS.map((path, n) => [path, n % 2 === 0 ? 'light' : 'dark'] as const),
      0,
      5,
      10,
    ),
  )('%s (%s)', async (path, colorScheme) => {
    const [newest] = await judge.mailboxes.list(NEWCOMER.address);
    const page = await look(browser, { width: 1280, dark: colorScheme === 'dark' });
    const answer = await page.goto(`${judge.site}${path.startsWith('/') ? path : `${OWN}${newest!.id}`}`);
    expect(answer?.status()).toBe(200);
    // The longest name of a power of any variant.
    await page.evaluate(
      `document.querySelectorAll('.powers tbody th').forEach((th) => { th.lastChild.data = 'Hubland Barbarians' })`,
    );
    expect(await layoutFaults(page)).toEqual([]);
  });
});
