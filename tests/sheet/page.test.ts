/**
 * The order sheet in a real browser: by finger, by keyboard alone, without scripts; and what axe-core finds.
 * @module-tag long
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { type Power, phaseCode } from '../../engine/vocabulary.ts';
import { explanationOf } from '../../templates/locales/explained.ts';
import { boardOf } from '../boards.ts';
import { describeWith } from '../describe-with.ts';
import { violationsOn } from '../site/axe.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { layoutFaults } from '../site/layout.ts';
import { someOf } from '../some-of.ts';
import { fixture, type SheetFixture, type SheetServer, serveSheet } from './fixture.ts';

const browserPath = findBrowser();
const FRANCE: SheetFixture = { variant: 'standard', kind: 'M', powers: ['FRANCE'] };

interface Opening {
  readonly width?: number;
  readonly dark?: boolean;
  readonly scripts?: boolean;
  readonly bypassCSP?: boolean;
  /** Time goes on when the test says so. */
  readonly withClock?: boolean;
}

describeWith('browser', browserPath !== null, 'the order sheet', () => {
  let browser: Browser;
  let server: SheetServer | null = null;
  let faults: string[] = [];
  /** Opened again where nothing is done to them that stays: each sheet has a port, and so a storage, of its own. */
  const pages = new Map<string, Page>();
  /** The network fails: the browser says so too. */
  let mayFail = false;

  beforeAll(async () => {
    browser = await launch(browserPath!);
  });

  afterEach(async () => {
    // Pages first: what they still load is loaded.
    const kept = [...pages.values()];
    for (const page of kept) await page.goto('about:blank');
    for (const context of browser.contexts())
      if (!kept.some((page) => page.context() === context)) await context.close();
    await server?.close();
    server = null;
    // Neither errors nor anything that the policy of the page forbids.
    const found = faults;
    faults = [];
    mayFail = false;
    expect(found).toEqual([]);
  });

  afterAll(() => browser?.close());

  async function open(
    wanted: SheetFixture,
    { width = 1280, dark = false, scripts = true, bypassCSP = false, withClock = false }: Opening = {},
  ): Promise<Page> {
    server ??= await serveSheet(wanted);
    const viewport = { width, height: width < 700 ? 780 : 900 };
    const kind = `${dark} ${width < 700} ${scripts} ${bypassCSP}`;
    const kept = withClock ? undefined : pages.get(kind);
    const page =
      kept ??
      (await browser.newPage({
        viewport,
        colorScheme: dark ? 'dark' : 'light',
        hasTouch: width < 700,
        javaScriptEnabled: scripts,
        bypassCSP,
        reducedMotion: 'reduce',
      }));
    if (kept === undefined) {
      page.on('console', (message) => message.type() === 'error' && !mayFail && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
    } else await page.setViewportSize(viewport);
    if (withClock) await page.clock.install();
    else pages.set(kind, page);
    await page.goto(server.url);
    if (scripts) await page.waitForSelector('html.ready');
    return page;
  }

  /** A finger on a unit or, in no unit's way, on a province. */
  async function tap(page: Page, what: string): Promise<void> {
    // A unit is there in two sizes, of which one is seen.
    const all = await page.locator(what.startsWith('#m-') ? `${what}, .m-far ${what.replace('#', '.')}` : what).all();
    const boxes = await Promise.all(all.map((each) => each.boundingBox()));
    const box = boxes.find((each) => (each?.x ?? -1000) > -1000);
    if (box == null) throw new Error(`${what} is not on the screen.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if ((page.viewportSize()?.width ?? 0) < 700) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  const menu = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true }).click();
  const hint = (page: Page) => page.locator('.hint').textContent();
  const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

  it('at 360 px two taps are an order, a third and a menu a support; what is sent is on file', async () => {
    const page = await open(FRANCE, { width: 360 });
    const frame = () => page.locator('.frame').boundingBox();
    const before = await frame();
    await tap(page, '#m-unit-france-par');
    expect(await hint(page)).toContain('Army Paris');
    // The map stays where the finger left it, however much is said below.
    expect(await frame()).toEqual(before);
    const lit = await page.locator('.lit path').count();
    expect(lit).toBeGreaterThan(3);
    await tap(page, '.dot');
    // In its notation and in words; then what is next.
    expect(await hint(page)).toMatch(/^A Par - \w+: Move to \w+\. Next: Fleet Mid-Atlantic Ocean\.$/);
    const moved = (await hint(page))!.split(':')[0]!;
    expect(await frame()).toEqual(before);
    await tap(page, '#m-unit-france-bre');
    expect(await hint(page)).toContain('Army Brest');
    await tap(page, '#m-unit-france-par');
    await menu(page, 'Support Army Paris where it is');
    const helped = (await hint(page))!.split(':')[0]!;
    expect(helped).toMatch(/^A Bre S A Par$/);
    await tab(page, 'Orders');
    await expect.poll(() => page.locator('.standing').textContent()).toBe('2 changes not sent');
    await page.reload();
    await page.waitForSelector('html.ready');
    await tab(page, 'Orders');
    expect(await page.locator('.standing').textContent()).toBe('2 changes not sent');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForSelector('.told');
    expect(server!.mails).toEqual([expect.stringContaining(`${moved}`)]);
    expect(server!.mails[0]!.split('\n').sort()).toEqual([moved, helped].sort());
    expect(await page.locator('.standing').textContent()).toBe('2 orders missing');
    expect(await page.locator('.told').textContent()).toContain('2 orders missing');
    // With the next ones the phase is over: that is said, and makes room when the reader goes on.
    const next = { id: 'S1999M.1', code: phaseCode('S1999M'), words: 'Spring 1999' };
    const happened = {
      phase: 'Spring 1902',
      sentences: ['You took Spain.', 'Your other order failed.'],
      orders: [{ order: 'A Mar - Spa', text: 'Your army in Marseilles took Spain.' }],
    };
    server!.change((data) => ({ ...data, happened, phase: { ...data.phase!, ...next } }));
    const was = (await page.locator('.phase').textContent())!;
    await page.getByLabel('Army Paris').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => page.locator('#answer').textContent()).toContain(`We processed ${was.trim()}.`);
    await page.waitForSelector('html.ready');
    expect(await page.locator('.happened p').textContent()).toContain('You took Spain. Your other order failed.');
    expect(await page.locator('.happened details[open] li').textContent()).toContain('took Spain');
    await tap(page, '#m-unit-france-par');
    expect(await page.locator('.told').count()).toBe(0);
    // The finger meant what it saw, though the map has moved since.
    expect(await hint(page)).toContain('Army Paris');
  });

  it('without scripts it is a form: what is chosen and written goes as lines, and the page says what became of it', async () => {
    // The deadline is over; the grace period is not.
    server = await serveSheet(FRANCE, ({ phase, ...data }) => ({
      ...data,
      phase: { ...phase!, deadline: data.now - 60_000, graceEnd: data.now + 3_600_000 },
    }));
    const page = await open(FRANCE, { width: 390, scripts: false });
    expect(await page.locator('.due').textContent()).toContain('Late orders are accepted until');
    await page.getByLabel('Army Paris').selectOption('A Par - Bur');
    await page.getByLabel('Or write them').fill('A Bre H');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(server!.mails.map((mail) => mail.replaceAll('\r', ''))).toEqual(['A Par - Bur\nA Bre H']);
    expect(await page.locator('.told').textContent()).toContain('Sent. We have it.');
    expect(await page.getByLabel('Army Paris').inputValue()).toBe('A Par - Bur');
    await page.getByRole('button', { name: 'Wait for the deadline' }).click();
    expect(server!.mails.at(-1)).toBe('SET WAIT');
    expect(await page.locator('.state').textContent()).toContain('You wait for the deadline');
  });

  it('what if: orders of others, adjudicated in the page as the judge would, and nothing is sent; typed lines are read by its own reader', async () => {
    const page = await open(FRANCE, { width: 1280 });
    await page.getByRole('button', { name: 'What if …' }).click();
    await page.getByLabel('Army Paris').selectOption('A Par - Bur');
    await page.getByLabel('Army Munich').selectOption('A Mun - Ruh');
    await page.getByRole('button', { name: 'Adjudicate' }).click();
    await page.waitForSelector('.reasons li');
    const { position } = fixture(FRANCE).data;
    const owner = Object.entries(position!.units).find(([, list]) => list.includes('A mun'))![0];
    const { orders } = adjudicate(boardOf('standard'), position!, {
      FRANCE: ['A par - bur'],
      [owner]: ['A mun - ruh'],
    });
    const told = await page.locator('.reasons li').evaluateAll((items) => items.map((item) => item.className));
    // One's own first.
    const listed = [true, false].flatMap((own) => orders.filter(({ power }) => (power === 'FRANCE') === own));
    expect(told).toEqual(listed.map(({ result }) => result));
    expect(server!.mails).toEqual([]);
    await page.getByRole('button', { name: 'Back to my orders' }).click();
    expect(await page.locator('.standing').textContent()).toBe('1 change not sent');
    // What is typed is read by the judge's own reader, line by line.
    await page.getByLabel('Or write them').fill('army paris to burgundy\nA Bre - Xyz\nset wait');
    await page.waitForSelector('.read li');
    expect(await page.locator('.read li').evaluateAll((items) => items.map((item) => item.className))).toEqual([
      'order',
      'error',
      'command',
    ]);
    await page.getByLabel('Or write them').fill('army brest to picardy');
    await page.getByRole('button', { name: 'Put these orders on the board' }).click();
    expect(await page.getByLabel('Army Brest').inputValue()).toBe('A Bre - Pic');
  });

  it('earlier phases are stepped through by arrow keys, with the reasons', async () => {
    const page = await open({ ...FRANCE, powers: 'observer' }, { width: 1280 });
    const phases = fixture(FRANCE).data.earlier;
    for (const { words } of [...phases].reverse()) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => page.locator('.shown').textContent()).toBe(`Orders of ${words}`);
      await page.waitForSelector('.reasons li');
    }
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => page.locator('.shown').textContent()).toBe(`After ${phases[0]!.words}`);
    // Where a unit has come to, it tells of the order that brought it there.
    const { orders } = fixture(FRANCE).records.get(phases[0]!.phase)!.resolution;
    const moved = orders.find(
      ({ order, result }) => result === 'succeeds' && / - \w+$/.test(order) && !order.includes(' S '),
    )!;
    await tap(page, `#m-unit-${moved.power.toLowerCase()}-${moved.order.slice(-3)}`);
    await expect.poll(() => hint(page)).toBe(explanationOf(boardOf('standard'), moved));
    await page.getByRole('button', { name: 'Now' }).click();
    await expect.poll(() => page.locator('.reasons').isVisible()).toBe(false);
  });

  it('two powers of a player build each its own, by taps', async () => {
    const powers = buildersOf('1812-overture');
    const page = await open({ variant: '1812-overture', kind: 'A', powers }, { width: 1280 });
    const draft: string[] = [];
    for (const power of powers) {
      const select = page.locator(`[data-power="${power}"] select`).first();
      const value = await select.locator('optgroup option').first().getAttribute('value');
      await select.selectOption(value!);
      draft.push(value!);
    }
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForSelector('.told');
    expect(server!.mails).toEqual([draft.join('\n')]);
    expect(draft.every((line, n) => line.startsWith(`${powers[n]}: `))).toBe(true);
    expect(await page.locator('.told.bad').count()).toBe(0);
  });

  it('starting units are chosen on the map, points given to states, retreats tapped', async () => {
    const eckert = await open({ variant: 'eckert-napoleonic', kind: 'A', years: 0, powers: ['ENGLAND'] });
    const [choice] = await eckert.locator('li.slot label').allTextContents();
    await eckert.locator('li.slot select').first().selectOption({ index: 1 });
    expect(choice).toBeTruthy();
    await expect.poll(() => eckert.locator('.standing').textContent()).toBe('1 change not sent');
    await server!.close();
    server = null;
    const states = await open({ variant: 'consolidation-1865', kind: 'M', powers: ['PRUSSIA'] });
    const state = states.locator('.influence li.slot').first();
    await state.locator('select').selectOption({ index: 1 });
    await state.locator('input').fill('2');
    await state.locator('input').blur();
    await states.getByRole('button', { name: 'Send', exact: true }).click();
    await states.waitForSelector('.told');
    expect(server!.mails[0]).toMatch(/^IP 2 \w+ H$/);
    await server!.close();
    server = null;
    const wanted = retreaterOf('standard');
    const retreat = await open(wanted.fixture);
    await tap(retreat, `[id^="m-dislodged-"]`);
    await retreat.waitForSelector('.lit path');
    expect(await retreat.locator('.lit path.end').count()).toBe(wanted.places);
  });

  it('messages are written in conversations, drafts are kept, and new ones are counted', async () => {
    const page = await open(FRANCE, { width: 390 });
    await expect.poll(() => page.getByRole('tab', { name: 'Press' }).textContent()).toContain('2');
    await tab(page, 'Press');
    await page.locator('.talk summary').first().click();
    await page
      .getByLabel(/^Write to/)
      .first()
      .fill('Agreed.\nENDPRESS comes later.');
    await page.reload();
    await page.waitForSelector('html.ready');
    await tab(page, 'Press');
    await page.locator('.talk summary').first().click();
    expect(
      await page
        .getByLabel(/^Write to/)
        .first()
        .inputValue(),
    ).toBe('Agreed.\nENDPRESS comes later.');
    await page.getByRole('button', { name: 'Send message' }).first().click();
    await page.waitForSelector('.told');
    expect(server!.mails[0]).toMatch(/^PRESS TO \w+\nAgreed\.\n\. ENDPRESS comes later\.\nENDPRESS$/);
    expect(await page.getByRole('tab', { name: 'Press' }).getAttribute('aria-label')).toBeNull();
  });

  it('a message goes to several at once, orders that are not sent stay while others things are, and news come by themselves', async () => {
    const page = await open(FRANCE, { width: 1280, withClock: true });
    const asked: string[] = [];
    page.on('request', (each) => asked.push(`${each.method()} ${new URL(each.url()).pathname.split('/').at(-1)}`));
    await page.getByLabel('Army Paris').selectOption('A Par - Bur');
    await tab(page, 'Press');
    await page.locator('#talk-several summary').click();
    for (const name of ['Germany', 'Italy']) await page.getByRole('checkbox', { name }).check();
    await page.getByLabel('Your message to all of them').fill('Shall we meet?');
    await page.locator('#talk-several').getByRole('button', { name: 'Send message' }).click();
    await page.waitForSelector('.told');
    expect(server!.mails).toEqual(['PRESS TO GERMANY, ITALY\nShall we meet?\nENDPRESS']);
    // What has come meanwhile is looked at before one's own goes, and when one comes back to the page.
    expect(asked).toEqual(['GET marne.json', 'POST marne']);
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await expect.poll(() => asked).toEqual(['GET marne.json', 'POST marne', 'GET marne.json']);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByLabel('Your message to all of them').fill('And');
    server!.change((data) => ({
      ...data,
      press: data.press.map((talk) => ({
        ...talk,
        messages: [...talk.messages, { ...talk.messages[0]!, at: data.now + 1, body: 'One more thing.' }],
      })),
    }));
    await page.clock.fastForward(61_000);
    await page.getByText('One more thing.').first().waitFor();
    // Whoever writes goes on writing.
    await page.keyboard.type(' again.');
    expect(await page.getByLabel('Your message to all of them').inputValue()).toBe('And again.');
    await tab(page, 'Orders');
    expect(await page.locator('.standing').textContent()).toBe('1 change not sent');
    // Of somebody who only leaves the page open a file tells whether the phase is over; nobody else is asked.
    await page.clock.fastForward(16 * 60_000);
    await expect.poll(() => asked.at(-1)).toBe('GET now.json');
    asked.length = 0;
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked).toEqual(['GET now.json']);
    server!.change((data) => ({ ...data, phase: { ...data.phase!, id: `${data.phase!.id}1` } }));
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked.slice(1, 4)).toEqual(['GET now.json', 'GET marne.json', 'GET marne']);
    await page.waitForSelector('html.ready');
    // A seat that is another's by now is shown no longer.
    mayFail = true;
    asked.length = 0;
    await page.route('**/marne.json', (route) => route.fulfill({ status: 401, body: '' }));
    await page.keyboard.press('Shift');
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked.slice(0, 2)).toEqual(['GET marne.json', 'GET marne']);
    // Chromium may never close a page that is on its way to another.
    await page.waitForSelector('html.ready');
  });

  it('two fingers enlarge the map, one pushes it, and across the whole map one turns the phases', async () => {
    const page = await open(FRANCE, { width: 360 });
    const session = await page.context().newCDPSession(page);
    const box = (await page.locator('.frame').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const drag = async (...paths: readonly (readonly [number, number, number, number])[]) => {
      const at = (part: number) =>
        paths.map(([x1, y1, x2, y2], id) => ({ id, x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 6; step += 1)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 6) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const board = page.locator('svg.board');
    await page.getByRole('button', { name: 'The whole map' }).click();
    const whole = (await board.boundingBox())!;
    const drawing = await board.getAttribute('viewBox');
    await drag([x - 20, y, x - 90, y], [x + 20, y, x + 90, y]);
    const near = (await board.boundingBox())!;
    expect(whole.width / near.width).toBeLessThan(0.4);
    await drag([x + 60, y, x - 60, y]);
    const pushed = (await board.boundingBox())!;
    expect(pushed.x).toBeLessThan(near.x);
    expect(pushed.width).toBeCloseTo(near.width);
    // Another one would have each of its letters laid out again.
    expect(await board.getAttribute('viewBox')).toBe(drawing);
    expect(await page.locator('.shown').textContent()).toBe('');
    await page.getByRole('button', { name: 'The whole map' }).click();
    await drag([x - 60, y, x + 60, y]);
    const { earlier } = fixture(FRANCE).data;
    await expect.poll(() => page.locator('.shown').textContent()).toBe(`Orders of ${earlier.at(-1)!.words}`);
    await drag([x + 60, y, x - 60, y]);
    await expect.poll(() => page.locator('.shown').textContent()).toBe('');
  });

  it('what the network loses on its way is kept, goes again when the network is back, and is one mail', async () => {
    const page = await open(FRANCE, { width: 390 });
    mayFail = true;
    await tab(page, 'Orders');
    await page.getByLabel('Army Paris').selectOption('A Par - Bur');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await page.context().setOffline(true);
    await send.click();
    await page.waitForSelector('.told.bad');
    expect(await page.locator('.told').textContent()).toContain('did not get through');
    expect(await page.locator('.standing').textContent()).toBe('1 change not sent');
    expect(server!.mails).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => server!.mails).toEqual(['A Par - Bur']);
    await page.waitForSelector('.told:not(.bad)');
    // The judge has it, and its answer is lost.
    await page.getByLabel('Army Brest').selectOption({ index: 2 });
    const lines = (await page.getByLabel('Army Brest').inputValue()).split('\n');
    await page.route('**/sheet/marne', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await page.waitForSelector('.told.bad');
    expect(await page.locator('.standing').textContent()).toBe('1 change not sent');
    await page.unroute('**/sheet/marne');
    await send.click();
    await page.waitForSelector('.told:not(.bad)');
    expect(server!.mails).toHaveLength(2);
    expect(server!.mails[1]!.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(await page.locator('.standing').textContent()).toContain('missing');
  });

  it('in German the map, the reasons and what is said of lines are German too, and orders are read in any language', async () => {
    server = await serveSheet(FRANCE, (data) => ({ ...data, language: 'de' }));
    const page = await open(FRANCE);
    expect(await page.locator('#m-unit-france-par title').textContent()).toBe('Armee Paris, Frankreich');
    await page.getByLabel('Oder schreib sie').fill('Armee Paris - Burgund\narmy brest holds\nA Bre - Xyz');
    await page.waitForSelector('.read li');
    expect(await page.locator('.read li').allTextContents()).toEqual([
      'Armee Paris - Burgund A Par - Bur',
      'army brest holds A Bre H',
      'A Bre - Xyz Eine Provinz „Xyz“ gibt es nicht.',
    ]);
    expect(await page.locator('.names').textContent()).toMatch(/SchwarzesMeer|Schwarzes.*Meer/s);
    expect(await page.locator('.names').textContent()).not.toContain('Black');
    await page.getByRole('button', { name: 'Was wäre, wenn' }).click();
    await page.getByLabel('Armee Paris').selectOption('A Par - Bur');
    await page.getByRole('button', { name: 'Auswerten' }).click();
    await page.waitForSelector('.reasons li');
    expect(await page.locator('.reasons li').allTextContents()).toContain(
      'Frankreich A Par - Bur A Paris kommt nicht nach Burgund: Angriff 1 gegen 1 (A Burgund hielt).',
    );
  });

  const LOOKS: readonly (readonly [SheetFixture, width: number, isDark: boolean])[] = [
    [FRANCE, 360, false],
    [{ ...FRANCE, powers: 'master' }, 1280, true],
    [{ ...FRANCE, powers: 'unconfirmed' }, 390, true],
    [{ ...FRANCE, powers: 'observer' }, 768, false],
  ];
  it.each(someOf(LOOKS, 0))('axe-core finds nothing: %o at %i px, night %s', async (wanted, width, dark) => {
    const page = await open(wanted, { width, dark, bypassCSP: true });
    for (const each of await page.getByRole('tab').all()) {
      if (!(await each.isVisible())) continue;
      const name = (await each.textContent()) ?? '';
      await each.click();
      for (const talk of await page.locator('.talk').all()) await talk.evaluate((box) => box.setAttribute('open', ''));
      expect(await violationsOn(page), name).toEqual([]);
    }
  });

  it('before the start and after the end it shows the board, and asks for nothing', async () => {
    server = await serveSheet(FRANCE, (data) => ({
      ...data,
      game: { ...data.game, status: 'finished', outcome: 'France wins with 18 centers' },
      phase: null,
    }));
    const over = await open(FRANCE, { width: 390 });
    expect(await over.locator('.phase').textContent()).toBe('France wins with 18 centers');
    expect([await hint(over), await over.locator('form.orders').count()]).toEqual(['', 0]);
    await server.close();
    server = await serveSheet(FRANCE, (data) => ({
      ...data,
      game: { ...data.game, status: 'forming' },
      ...{ phase: null, position: null, last: null, earlier: [], press: [], reader: { kind: 'applicant' } },
    }));
    const forming = await open(FRANCE, { width: 390 });
    expect(await forming.locator('.units > .m-wide > g').count()).toBe(22);
  });

  it('holds at every width in any font', async () => {
    const page = await open(FRANCE, { bypassCSP: true });
    // Each part in one of the two layouts, in both with CHANCERY_FULL.
    for (const [n, name] of ['Orders', 'Press', 'Game'].entries()) {
      await tab(page, name);
      expect(await layoutFaults(page, someOf([320, 390, 768, 1280], n % 2 === 0 ? 0 : 3)), name).toEqual([]);
    }
  });
});

function buildersOf(variant: string): readonly Power[] {
  const { position } = fixture({ variant, kind: 'A', powers: 'observer' }).data;
  const board = boardOf(variant);
  const counts = board.powers.map(({ name }) => ({
    name,
    over: (position!.centers[name] ?? []).length - (position!.units[name] ?? []).length,
  }));
  return counts
    .filter(({ over }) => over !== 0)
    .slice(0, 2)
    .map(({ name }) => name);
}

function retreaterOf(variant: string): { readonly fixture: SheetFixture; readonly places: number } {
  const wanted: SheetFixture = { variant, kind: 'R', powers: 'observer' };
  const { position } = fixture(wanted).data;
  const [power, [unit]] = Object.entries(position!.dislodged ?? {})[0] as unknown as [Power, [{ retreats: string[] }]];
  return { fixture: { ...wanted, powers: [power] }, places: unit.retreats.length };
}
