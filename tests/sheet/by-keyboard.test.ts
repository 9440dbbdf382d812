/**
 * The order sheet for those who do not see its map or do not use a pointer: what is read out, where the keyboard comes to, what it can do.
 * @module-tag long
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import { boardOf } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { findBrowser } from '../site/browser.ts';
import { someOf } from '../some-of.ts';
import { fixture, type SheetFixture } from './fixture.ts';
import { sheetsIn } from './open-sheet.ts';

const browserPath = findBrowser();
const FRANCE: SheetFixture = { variant: 'standard', kind: 'M', powers: ['FRANCE'] };

/** Of the tree that a browser hands to a screen reader. */
interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
}

const CONTROLS = /^(?:button|link|combobox|textbox|spinbutton|tab|checkbox|radio|tabpanel|image|DisclosureTriangle)$/;

describeWith('browser', browserPath !== null, 'the order sheet by keyboard and by ear', () => {
  const sheets = sheetsIn(browserPath);
  beforeAll(sheets.start);
  afterEach(sheets.close);
  afterAll(sheets.stop);
  const open = (wanted: SheetFixture, { width = 1280, height = 800, language = 'en' } = {}) =>
    sheets.open(wanted, language, { viewport: { width, height } });

  async function treeOf(page: Page): Promise<readonly AxNode[]> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AxNode[] };
    return nodes.filter(({ ignored }) => !ignored);
  }

  const mapIn = (tree: readonly AxNode[]) =>
    tree.find(({ role, name }) => role?.value === 'image' && name?.value !== '')?.description?.value ?? '';

  /** By the tabulator to the first thing of which this holds, in JavaScript: `at` is what has the focus. */
  async function tabTo(page: Page, what: string): Promise<void> {
    for (let n = 0; n < 80; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`(() => { const at = document.activeElement; return ${what}; })()`)) return;
    }
    throw new Error(`The keyboard does not come to ${what}.`);
  }

  const button = (name: string) =>
    `at.tagName === 'BUTTON' && (at.getAttribute('aria-label') ?? at.textContent) === ${JSON.stringify(name)}`;

  const READ_OUT = [
    ['en', FRANCE],
    ['de', FRANCE],
    ['fr', { variant: '1812-overture', kind: 'A', powers: ['FRANCE'] }],
    ['en', { ...FRANCE, powers: 'master' }],
    ['en', { variant: 'octarine', kind: 'R', powers: 'observer' }],
  ] as const;
  it.each(someOf<(typeof READ_OUT)[number]>(READ_OUT, 0))(
    'in %s every control has a name, and the map says where everybody stands',
    async (language, wanted) => {
      const page = await open(wanted, { language });
      const { position } = fixture(wanted).data;
      const units = Object.values(position!.units).flat().length;
      for (const tab of await page.locator('.tabs button:visible').all()) {
        await tab.click();
        const tree = await treeOf(page);
        const nameless = tree.filter(({ role, name }) => CONTROLS.test(role?.value ?? '') && !name?.value.trim());
        expect(nameless).toEqual([]);
        const unit = { en: /\b(?:army|fleet) /g, de: /\b(?:Armee|Flotte) /g, fr: /\b(?:armée|flotte) /g }[language];
        expect(mapIn(tree).match(unit)!.length).toBeGreaterThanOrEqual(units);
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    },
  );

  it('what the map shows is said of each phase that is stepped to, and can be read', async () => {
    const page = await open(FRANCE);
    const now = mapIn(await treeOf(page));
    // The board on which the builds were made, then the one before them.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.shown').textContent()).toContain('Winter 1901');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => mapIn(await treeOf(page))).not.toBe(now);
    const shown = page.locator('.shown');
    expect(await shown.getAttribute('role')).toBe('status');
    expect(await shown.textContent()).toMatch(/190\d/);
    await page.locator('#tab-game').click();
    await page.locator('.in-words summary').focus();
    await page.keyboard.press('Enter');
    const text = await page.locator('.in-words div').innerText();
    for (const name of ['Austria', 'England', 'France', 'Turkey']) expect(text).toContain(name);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.in-words div').innerText()).not.toBe(text);
  });

  const BY_KEYS = [
    [360, 'en', FRANCE],
    [390, 'de', { variant: 'octarine', kind: 'M', powers: ['AGATEAN EMPIRE'] }],
    [1280, 'fr', FRANCE],
    [1280, 'en', { ...FRANCE, powers: 'master' }],
  ] as const;
  it.each(someOf<(typeof BY_KEYS)[number]>(BY_KEYS, 1))(
    'at %s px, in %s, whatever the keyboard comes to has a frame and is not covered',
    async (width, language, wanted) => {
      const page = await open(wanted, { width, height: 640, language });
      const faults: string[] = [];
      for (const tab of await page.locator('.tabs button:visible').all()) {
        await tab.click();
        await page.evaluate('document.activeElement.blur()');
        let stops = 0;
        for (; stops < 80; stops++) {
          await page.keyboard.press('Tab');
          const fault: string | null | undefined = await page.evaluate(`(() => {
          const at = document.activeElement;
          if (at === document.body) return null;
          const { left, top, width, height } = at.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isSeen = hit !== null && (at.contains(hit) || hit.contains(at));
          const { outlineStyle, outlineWidth } = getComputedStyle(at);
          const hasFrame = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
          return isSeen && hasFrame ? undefined : at.outerHTML.slice(0, 80) + (isSeen ? ': no frame' : ': covered');
        })()`);
          if (fault === null) break;
          if (fault !== undefined) faults.push(fault);
        }
        expect(stops).toBeGreaterThan(4);
      }
      expect(faults).toEqual([]);
    },
  );

  const ADJUSTED = [
    ['builds', 1, /^Build [AF] \w+/i],
    ['removals', -1, /^Remove [AF] \w+/i],
  ] as const;
  it.each(someOf<(typeof ADJUSTED)[number]>(ADJUSTED, 0))(
    '%s are chosen, taken back and sent',
    async (_, sign, line) => {
      const years = [0, 1, 2, 3, 4, 5];
      const found = years.flatMap((year) => {
        const wanted: SheetFixture = { variant: 'standard', kind: 'A', years: year, powers: 'observer' };
        const position = fixture(wanted).data.position!;
        return boardOf('standard')
          .powers.map(({ name }) => name)
          .filter((power) => Math.sign(dueTo(boardOf('standard'), position, power)) === sign)
          .map((power): SheetFixture => ({ ...wanted, powers: [power] }));
      });
      const page = await open(found[0]!);
      await tabTo(page, "at.tagName === 'SELECT'");
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.locator('.standing').textContent()).toBe('1 change not sent');
      await page.keyboard.press('Home');
      await expect.poll(() => page.locator('.standing').textContent()).toContain('missing');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, button('Send'));
      await page.keyboard.press('Enter');
      await page.waitForSelector('.told');
      expect(sheets.mails()[0]).toMatch(line);
    },
  );

  it('retreats are chosen and sent', async () => {
    const { position } = fixture({ variant: 'standard', kind: 'R', powers: 'observer' }).data;
    const { name: power } = boardOf('standard').powers.find(
      ({ name }) => (position!.dislodged?.[name] ?? []).length > 0,
    )!;
    const page = await open({ variant: 'standard', kind: 'R', powers: [power] });
    await tabTo(page, "at.tagName === 'SELECT'");
    await page.keyboard.press('ArrowDown');
    await tabTo(page, button('Send'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.told');
    expect(sheets.mails()[0]).toMatch(/^[AF] \w+(?: - \w+| D)/);
  });

  it('what if: orders of others are chosen, adjudicated, read with their reasons, and left again', async () => {
    const page = await open(FRANCE);
    await tabTo(page, button('What if …'));
    await page.keyboard.press('Enter');
    await tabTo(page, "at.tagName === 'SELECT' && at.closest('fieldset').dataset.power !== 'FRANCE'");
    await page.keyboard.press('ArrowDown');
    await page.evaluate('document.body.focus(), document.activeElement.blur()');
    await tabTo(page, button('Adjudicate'));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.reasons li').count()).toBeGreaterThan(20);
    expect(await page.locator('.shown[role="status"]').textContent()).toMatch(/190\d/);
    await tabTo(page, 'at.tagName === "BUTTON" && at.closest(".tools") !== null && at.textContent.length > 3');
    expect(sheets.mails()).toEqual([]);
  });
});
