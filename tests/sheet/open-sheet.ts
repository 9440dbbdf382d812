/** Order sheets opened in a real browser, one for each test. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../site/browser.ts';
import { type SheetFixture, type SheetServer, serveSheet } from './fixture.ts';

/** For a suite: how its tests open a sheet, and the mails that left it. */
export function sheetsIn(browserPath: string | null) {
  let browser: Browser | undefined;
  let server: SheetServer | null = null;
  return {
    start: async () => {
      browser = await launch(browserPath!);
    },
    close: async () => {
      for (const context of browser!.contexts()) await context.close();
      await server?.close();
      server = null;
    },
    stop: () => browser?.close(),
    mails: () => server!.mails,
    open: async (wanted: SheetFixture, language: string, options: BrowserContextOptions): Promise<Page> => {
      server = await serveSheet(wanted, (data) => ({ ...data, language }));
      const page = await browser!.newPage({ ...options, reducedMotion: 'reduce' });
      await page.goto(server.url);
      await page.waitForSelector('html.ready');
      return page;
    },
  };
}
