/** Order sheets opened in a real browser, one for each test. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../site/browser.ts';
import { type SheetFixture, type SheetServer, serveSheet } from './fixture.ts';

/**
 * For a suite: how its tests open a sheet, and the mails that left it. A page costs the browser as much as what is done on it, so each is
 * opened again: a sheet has a port of its own, and so keeps nothing of the one before.
 */
export function sheetsIn(browserPath: string | null) {
  let browser: Browser | undefined;
  let server: SheetServer | null = null;
  const pages = new Map<string, Page>();
  return {
    start: async () => {
      browser = await launch(browserPath!);
    },
    close: async () => {
      for (const page of pages.values()) await page.goto('about:blank');
      await server?.close();
      server = null;
    },
    stop: () => browser?.close(),
    mails: () => server!.mails,
    open: async (wanted: SheetFixture, language: string, { viewport, ...options }: BrowserContextOptions) => {
      server = await serveSheet(wanted, (data) => ({ ...data, language }));
      const kind = JSON.stringify(options);
      const page =
        pages.get(kind) ?? (await browser!.newPage({ ...options, viewport: viewport!, reducedMotion: 'reduce' }));
      pages.set(kind, page);
      await page.setViewportSize(viewport!);
      await page.goto(server.url);
      await page.waitForSelector('html.ready');
      return page;
    },
  };
}
