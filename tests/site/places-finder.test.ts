/**
 * The finder of the places page in a real browser: what one types is what one sees.
 * @module-tag long
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPage } from '../../templates/pages/frame.ts';
import { placesPage } from '../../templates/pages/places-page.ts';
import { boardOf } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { findBrowser, launch } from './browser.ts';

const browserPath = findBrowser();
const script = readFileSync(new URL('../../templates/pages/assets/site.js', import.meta.url), 'utf8');

describeWith('browser', browserPath !== null, 'the finder of the places page', () => {
  test('finds a place by its name or by any words of its row, and says how many', async () => {
    const browser = await launch(browserPath!);
    const page = await browser.newPage();
    await page.setContent(renderPage(placesPage(boardOf('octarine'), null), []), { waitUntil: 'domcontentloaded' });
    await page.addScriptTag({ content: script });
    const input = page.getByLabel('Find', { exact: true });
    const rows = page.locator('[data-found] tbody tr:visible');
    const all = await rows.count();
    const found = async (typed: string) => {
      await input.fill('');
      await input.pressSequentially(typed);
      return (await rows.locator('th').allInnerTexts()).map((text) => text.split(' ')[0]);
    };
    expect(await found('cantak')).toEqual(['Cantak']);
    expect(await page.locator('output').innerText()).toBe('1 found');
    expect(await found('orohai pen')).toEqual(['Orohai']);
    expect(await found('supply center krull')).toEqual(['Krull']);
    // Its neighbors name it too.
    const named = await found('ctk');
    expect(named[0]).toBe('Cantak');
    expect(named.length).toBeGreaterThan(1);
    expect(await found('nowhere at all')).toEqual([]);
    expect(await page.locator('output').innerText()).toBe('0 found');
    expect(await found('')).toHaveLength(all);
    await browser.close();
  }, 60_000);
});
