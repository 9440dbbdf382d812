/** Order sheets opened in a real browser, one for each test. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from '../site/browser.ts';
import { type SheetFixture, type SheetServer, serveSheet } from './fixture.ts';

/** For a suite: how its tests open a sheet, and the mails that left it. */
export function sheetsIn(browserPath: string | null) {
  let browser: Browser;
  let server: SheetServer | null = null;
  beforeAll(async () => {
    browser = await launch(browserPath!);
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await server?.close();
    server = null;
  });
  afterAll(() => browser?.close());
  return {
    mails: () => server!.mails,
    open: async (wanted: SheetFixture, language: string, options: BrowserContextOptions): Promise<Page> => {
      server = await serveSheet(wanted, (data) => ({ ...data, language }));
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
      await page.goto(server.url);
      await page.waitForSelector('html.ready');
      return page;
    },
  };
}
