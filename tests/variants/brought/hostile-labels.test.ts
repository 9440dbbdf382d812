/**
 * A map that somebody brings stays a picture: whatever its names hold, a browser in which it is opened, by itself or within a page, runs
 * nothing of it and asks nobody for anything.
 * @module-tag long
 */
import { expect } from 'vitest';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { compileBoard } from '../../../engine/board/board.ts';
import type { Variant } from '../../../engine/board/variant.ts';
import { loadGeography } from '../../../lambdas/adapters/variants/geography.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { itWith } from '../../describe-with.ts';
import { PAYLOADS } from '../../injection/payloads.ts';
import { findBrowser, launch } from '../../site/browser.ts';
import { IS_FULL } from '../../some-of.ts';

const HOSTILE = [
  ...PAYLOADS,
  ...PAYLOADS.map((payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&#62;')),
  `" onload="alert(1)`,
  `' style='background:url(https://evil.example/a.png)`,
  'url(https://evil.example/a.svg#b)',
  '@import "https://evil.example/a.css";',
  `"/*`,
  '&evil;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
];

/** What is drawn of words: the schema lets no tag through, and what draws does not rely on that. */
function asHostile(variant: Variant, from: number): Variant {
  let n = from;
  const next = () => HOSTILE[n++ % HOSTILE.length]!.slice(0, 100);
  const { name: _, ...rest } = variant;
  return {
    ...rest,
    name: next(),
    provinces: variant.provinces.map((each) => ({ ...each, name: next(), abbr: next() })),
    powers: variant.powers.map((each) => ({ ...each, display: next(), adjective: next() })),
    calendar: { ...variant.calendar, seasons: variant.calendar.seasons.map((each) => ({ ...each, name: next() })) },
  };
}

/** Elements of no map of ours; what is no XML is shown as a fault. */
const LIVE =
  'script, iframe, object, embed, image, img, form, link, base, foreignObject, h1, parsererror, [onload], [onerror]';

const browser = findBrowser();

itWith(
  'browser',
  browser !== null,
  'nothing in a map of hostile names runs, or asks anybody for anything',
  async () => {
    const { variant: standard, folder } = loadVariant('standard')!;
    const geography = loadGeography({ folder })!;
    const drawn = Array.from({ length: IS_FULL ? 8 : 3 }, (_, n) => {
      const variant = asHostile(standard, n * 97);
      return drawMap(mapViewOf(variant, startingPosition(compileBoard(variant))), geography, {
        names: n % 2 === 0 ? 'full' : 'abbreviations',
      });
    });
    const running = await launch(browser!);
    try {
      const page = await running.newPage();
      const asked: string[] = [];
      const ran: string[] = [];
      page.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
      const served = new Map<string, { readonly contentType: string; readonly body: string }>(
        drawn.flatMap((svg, n) => [
          [`https://map.example/${n}.svg`, { contentType: 'image/svg+xml', body: svg }],
          [`https://map.example/${n}.html`, { contentType: 'text/html', body: `<!doctype html>${svg}` }],
        ]),
      );
      await page.route('**/*', async (route) => {
        const url = route.request().url();
        const body = served.get(url);
        if (body === undefined) asked.push(url);
        await (body === undefined ? route.abort() : route.fulfill(body));
      });
      for (const url of served.keys()) {
        await page.goto(url);
        const [live, texts] = [await page.locator(LIVE).count(), await page.locator('text').count()];
        expect([url, live, texts > 50]).toEqual([url, 0, true]);
      }
      expect([ran, asked]).toEqual([[], []]);
    } finally {
      await running.close();
    }
  },
);
