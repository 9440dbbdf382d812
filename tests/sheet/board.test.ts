/**
 * The analysis board as people use it: written as files, handed out by a plain server below any path, in a real browser.
 * @module-tag long
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../engine/board/position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { parseUnit } from '../../engine/orders/notation.ts';
import { clausesOfUnit } from '../../engine/rules/clauses.ts';
import { rowsOf } from '../../engine/vocabulary.ts';
import { forReaders } from '../../lambdas/adapters/board/board-site.ts';
import { makeWholeSite } from '../../lambdas/handlers/whole-site.ts';
import { headersOf } from '../../templates/pages/served.ts';
import { boardAddress } from '../../templates/study/study-link.ts';
import { boardOf } from '../boards.ts';
import { runCommand } from '../command.ts';
import { describeWith } from '../describe-with.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { violationsOn } from '../site/axe.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { IS_FULL, someOf } from '../some-of.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const PATIENT = { timeout: 20_000 };
const path = findBrowser();

let folder: string;
let server: Server;
let site: string;
/** Of the site: the second has another page and so another worker. */
let edition = 1;
let browser: Browser;
let context: BrowserContext;
/** What the browser said of mistakes. */
const said: string[] = [];

beforeAll(async () => {
  folder = join(await scratch(), 'site');
  const { status } = await runCommand(['board', folder]);
  expect(status).toBe(0);
  server = createServer((request, response) => {
    const [, name = '-'] = /^\/below\/any\/([^?#]*)/.exec(request.url ?? '') ?? [];
    const file = join(folder, name === '' || name.endsWith('/') ? `${name}index.html` : name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end();
    else {
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
      response.writeHead(200, { ...headersOf('page'), 'content-type': type }).end(inEdition(readFileSync(file)));
    }
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/any/`;
  if (path === null) return;
  browser = await launch(path);
  // The worker fetches the whole book for later, in each context anew: only the tests of it let it.
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
});

function inEdition(file: Buffer): Buffer | string {
  const isChanged = edition === 2 && /<title>Analysis board|chancery-board-/.test(file.subarray(0, 600).toString());
  return isChanged ? file.toString().replace('<title>Analysis board', '$& 2').replace("'chancery-board-", '$&2') : file;
}

afterAll(async () => {
  await browser?.close();
  server.close();
});

async function open(address = 'board/', within = context): Promise<Page> {
  const page = await within.newPage();
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.goto(`${site}${address}`);
  await page.waitForSelector('html.ready');
  return page;
}

const give = (page: Page, unit: string, order: string) =>
  page.locator(`select[data-slot="${unit}"]`).selectOption({ label: order });
const phase = (page: Page) => page.locator('.phase').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const orderByBots = async (page: Page, whom: string) => {
  await page.locator('.tools button', { hasText: 'Bots' }).click();
  await page.locator('.menu button', { hasText: whom }).click();
};
const openAt = (board: Board, position: Position, orders?: OrdersByPower) =>
  open(`board/${boardAddress(board, position, orders).replace('/board/', '')}`);
/** A place that is lit, or a center that can be built in. */
const tapLit = (page: Page) => page.locator('.board .dot').first().click({ force: true });
const tapUnit = async (page: Page, id: string, kind = 'unit') => {
  const box = (await page.locator(`#m-${kind}-${id}`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const link = async (page: Page) => {
  await expect.poll(() => page.evaluate<number>('location.hash.length')).toBeGreaterThan(20);
  return page.evaluate<string>('location.hash');
};

describeWith('browser', path !== null, 'the analysis board', () => {
  it('says at each change what comes of it, goes on, branches, takes back, and is set up by tapping', async () => {
    const page = await open();
    await give(page, 'FRANCE A par', 'Move to Burgundy');
    await give(page, 'GERMANY A mun', 'Move to Burgundy');
    const reasons = page.locator('.reasons li');
    await expect.poll(() => reasons.allInnerTexts()).toHaveLength(2);
    expect(await reasons.first().innerText()).toContain('does not take Burgundy');
    await give(page, 'FRANCE A mar', 'Support Army Paris to Burgundy');
    await expect.poll(() => reasons.first().innerText()).toContain('moves to Burgundy');
    await button(page, 'Process').click();
    expect(await phase(page)).toBe('Fall 1901');
    await page.locator('#tab-game').click();
    await button(page, 'Spring 1901').click();
    await page.locator('#tab-orders').click();
    await give(page, 'FRANCE A mar', 'Move to Spain');
    await page.locator('#tab-game').click();
    expect(await page.locator('.line button').allInnerTexts()).toEqual([
      'Spring 1901',
      'Branch 1',
      'Branch 2',
      'Make this the main line',
      'Delete this branch',
    ]);
    await button(page, 'Undo').click();
    expect(await page.locator('.line button').allInnerTexts()).toEqual([
      'Spring 1901',
      'Fall 1901',
      'Delete this branch',
    ]);
    await button(page, 'Redo').click();
    await button(page, 'Make this the main line').click();
    await button(page, 'Branch 2').click();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await phase(page)).toBe('Fall 1901');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await phase(page)).toBe('Spring 1901');
    // Another position instead, set up by tapping.
    await page.locator('#begin').selectOption('empty');
    await button(page, 'Open').click();
    await page.waitForSelector('html.ready');
    await expect.poll(() => page.locator('.units [id^="m-unit"]').count()).toBe(0);
    await page.locator('#tab-game').click();
    await page.locator('#set-power').selectOption('ITALY');
    await page.locator('#set-up').click();
    const frame = (await page.locator('.frame').boundingBox())!;
    await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.locator('.menu button').first().click();
    await expect.poll(() => page.locator('.units [id^="m-unit-italy"]').count()).toBe(1);
    // All that it takes is where the map is, on a phone too, and what was said of it where it was asked.
    await page.locator('#set-power').selectOption('FRANCE');
    await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2 - 20);
    await page.locator('.menu button').first().click();
    await expect.poll(() => page.locator('.units [id^="m-unit-france"]').count()).toBe(1);
    await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await button(page, 'Undo').click();
    expect(await page.locator('.menu').isVisible()).toBe(false);
    await button(page, 'Redo').click();
    await button(page, 'Done').click();
    expect(await button(page, 'Process').isVisible()).toBe(true);
    await page.locator('#tab-game').click();
    const when = page.locator('#phase');
    await when.fill('S19O1');
    await when.press('Tab');
    const refused = () => page.evaluate<string>("document.querySelector('#phase').validationMessage");
    await expect.poll(refused).toContain("'S19O1'");
    await when.fill('F1901M');
    await when.press('Enter');
    await expect.poll(() => page.locator('.phase').innerText()).toBe('Fall 1901');
    for (const secure of [true, false]) {
      if (!secure) await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await button(page, 'Copy the link').click();
      await expect.poll(() => page.locator('#copied').innerText()).toBe('Copied.');
      expect(await page.locator('#copied').isVisible()).toBe(true);
      await page.locator('#note').fill(`secure: ${secure}`);
      await expect.poll(() => page.locator('#copied').innerText()).toBe('');
    }
    expect(said).toEqual([]);
    await page.close();
  });

  it('takes taps on the map, and orders that are typed for any power', async () => {
    const page = await open();
    await page.locator('#text').fill('FRANCE:\nA Par - Bur\nA Mar S A Par - Bur');
    await page.getByRole('button', { name: 'Put these orders on the board' }).click();
    await expect.poll(() => page.locator('.reasons li').count()).toBe(2);
    const box = await page.locator('#m-unit-russia-mos').boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    expect(await page.locator('.hint').innerText()).toContain('Moscow');
    const ukraine = await page.locator('.lit path').first().boundingBox();
    expect(ukraine).not.toBeNull();
    // What is written is never passed over: a line that is no order holds the phase, and orders go with it.
    await page.locator('#text').fill('RUSSIA: A Mos - Ukr\nA Mos - Nowhere');
    await button(page, 'Process').click();
    await expect.poll(() => page.locator('.read li').count()).toBe(2);
    expect(await phase(page)).toBe('Spring 1901');
    // On a phone the line is brought to sight; what is an order need not wait for what is none.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('#tab-map').click();
    await button(page, 'Process').click();
    await expect.poll(() => page.locator('#text').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Put these orders on the board' }).click();
    await expect.poll(() => page.locator('#text').inputValue()).toBe('A Mos - Nowhere');
    await page.locator('#text').fill('');
    await page.locator('#tab-map').click();
    await button(page, 'Process').click();
    await expect.poll(() => phase(page)).toBe('Fall 1901');
    expect(await page.locator('#m-unit-russia-ukr').count()).toBe(1);
    expect(said).toEqual([]);
    await page.close();
  });

  it('is all in its link: what another opens is the same to the letter', async () => {
    const page = await open();
    await orderByBots(page, 'France');
    await expect.poll(() => page.locator('.reasons li').count()).toBe(3);
    await orderByBots(page, 'Everybody without orders');
    await expect.poll(() => page.locator('.reasons li').count()).toBe(22);
    await button(page, 'Process').click();
    await page.locator('#tab-game').click();
    await page.locator('#note').fill('Was nun? „😀“');
    await button(page, 'Copy the link').click();
    const whole = await link(page);
    const other = await open(`board/de/${whole}`);
    expect(await phase(other)).toBe('Herbst 1901');
    await other.locator('#tab-game').click();
    await expect.poll(() => other.locator('#note').inputValue()).toBe(await page.locator('#note').inputValue());
    expect(await link(other)).toBe(await link(page));
    const places = await other.locator('#set-place option').allInnerTexts();
    expect(places).toEqual([...places].sort(new Intl.Collator('de').compare));
    expect(places).not.toContain('Schweiz');
    await other.close();
    await page.close();
  });

  // Each way in which a link can be wrong is tried without a browser (study.test.ts).
  it('opens the start, with a sentence, for a link that is none, and takes what is pasted', async () => {
    const page = await open('board/#<script>alert(1)</script>');
    expect(await page.locator('#answer').innerText()).toContain('no link');
    expect(await phase(page)).toBe('Spring 1901');
    // And for one that is pasted while a board is open; a sound one is opened, and a place in the page is none.
    const fall = boardAddress(boardOf('standard'), {
      ...startingPosition(boardOf('standard')),
      phase: 'F1901M' as never,
    });
    for (const [hash, answer, shown] of [
      ['2abc', 'newer version', 'Spring 1901'],
      [fall.replace('/board/#', ''), '', 'Fall 1901'],
      ['orders', '', 'Fall 1901'],
    ]) {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      await expect.poll(() => phase(page).catch(() => '')).toBe(shown);
      await expect.poll(() => page.locator('#answer').innerText()).toContain(answer);
    }
    expect(await link(page)).toBe(fall.replace('/board/', ''));
    // What is pasted takes its place: a resolution, lines, another variant; each line that it cannot read is named.
    await page.locator('#tab-game').click();
    const paste = async (text: string) => {
      await page.locator('#pasted').fill(text);
      await button(page, 'Put it on the board').click();
    };
    const position = {
      variant: 'standard',
      phase: 'F1905M',
      units: { FRANCE: ['A par'] },
      centers: { FRANCE: ['par', 'bre'] },
    };
    const { stdout } = await runCommand(['adjudicate'], JSON.stringify(position));
    await paste(stdout);
    await expect.poll(() => phase(page)).toBe('The adjustments of Winter 1905');
    await paste('F1902M\nFRANCE: A par, F bre; centers: par, bre');
    await expect.poll(() => phase(page)).toBe('Fall 1902');
    const faults = page.locator('.faults li');
    await paste('{"variant": "<i>narnia", "phase": "S1901M", "units": {}}');
    await expect.poll(() => faults.allInnerTexts()).toEqual(['There is no variant ‘<i>narnia’ here.']);
    const units = { FRANCE: ['A mun'], GERMANY: ['A ber'] };
    const dislodged = { GERMANY: [{ unit: 'A mun', from: 'bur', retreats: ['boh', 'ruh'] }] };
    for (const [phase, hint] of [
      ['F1901R', 'Tap a dislodged unit, then where it retreats.'],
      ['W1901A', 'Tap a unit to remove it.'],
      ['W1902A', 'Nothing to order in this phase.'],
      ['W1903A', 'Tap a center to build in it. Tap a unit to remove it.'],
    ] as const) {
      const held = { W1902A: { FRANCE: ['mun'], GERMANY: ['ber'] }, W1903A: { FRANCE: ['par', 'mun'] } };
      const centers = held[phase as keyof typeof held] ?? {};
      const more = phase.endsWith('R') ? { dislodged } : { centers };
      await paste(JSON.stringify({ variant: 'standard', phase, units, ...more }));
      await expect.poll(() => page.locator('.hint').innerText()).toBe(hint);
    }
    // Out of a message: what is said around it is not meant.
    await paste(
      `Look:\n\`\`\`json\n${JSON.stringify({ variant: 'octarine', phase: 'S1M', units: {} })}\n\`\`\`\nWhat now?`,
    );
    await expect.poll(() => page.locator('#variant').inputValue()).toBe('octarine');
    await page.close();
  });

  it('opens a link that comes while it is still loading another', async () => {
    const reader = await browser.newContext({ serviceWorkers: 'block' });
    const page = await reader.newPage();
    const start = { ...startingPosition(boardOf('standard')), phase: 'F1901M' as never };
    const hash = boardAddress(boardOf('standard'), start).replace('/board/', '');
    const late = async (route: Route) => {
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      await route.continue();
    };
    await page.route('**/assets/boards/**', late, { times: 1 });
    await page.goto(`${site}board/`);
    await expect.poll(() => phase(page).catch(() => '')).toBe('Fall 1901');
    await reader.close();
  });

  it('works without a network once it was there, with lessons and cases in its language', async () => {
    const reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await open('board/de/', reader);
    const last = `caches.match('${site}board/de/cases/octarine/').then((found) => found !== undefined)`;
    await expect.poll(() => page.evaluate<boolean>(last), PATIENT).toBe(true);
    await reader.setOffline(true);
    try {
      await page.reload();
      await page.waitForSelector('html.ready');
      await page.locator('select[data-slot="FRANCE A par"]').selectOption({ index: 2 });
      await expect.poll(() => page.locator('.reasons li').count()).toBe(1);
      // What is loaded only when it is needed; what judges mail is English on any page.
      await page.locator('#tab-game').click();
      const mail = new URL('../letters/golden/results/results-movement-dislodged.txt', import.meta.url);
      await page.locator('#pasted').fill(readFileSync(mail, 'utf8'));
      await page.locator('form.paste button').click();
      await expect.poll(() => phase(page)).toBe('Herbst 1902');
      await page.locator('.tools button', { hasText: 'Befehle löschen' }).click();
      await page.locator('#tab-orders').click();
      await page.locator('#text').fill('Deutschland: A mue - bur');
      await expect.poll(() => page.locator('.read').innerText()).toContain('A Mun - Bur');
      await orderByBots(page, 'Alle ohne Befehle');
      await expect.poll(() => page.locator('.reasons li').count(), PATIENT).toBeGreaterThan(15);
      const lessons = await open('board/de/lessons/', reader);
      expect(await lessons.locator('article:visible h2').innerText()).toContain('1');
      await lessons.goto(`${site}board/de/cases/6.d/`);
      expect(await lessons.locator('section').count()).toBeGreaterThan(20);
    } finally {
      await reader.close();
    }
  });

  it('stays what it is while it is open, whatever the site has become; then it is new', async () => {
    const reader = await browser.newContext();
    const page = await open('board/', reader);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // The page that brought the worker is not its own.
    await page.reload();
    edition = 2;
    try {
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await expect
        .poll(
          () =>
            page.evaluate<boolean>('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)'),
          PATIENT,
        )
        .toBe(true);
      await page.reload();
      expect(await page.title()).toBe('Analysis board · Chancery');
      await page.close();
      // From where the worker has no say, so that nobody keeps the old one at work.
      const beside = await reader.newPage();
      await beside.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body: 'beside' }));
      await beside.goto(`${site}beside`);
      await expect
        .poll(
          () =>
            beside.evaluate<boolean>(
              "navigator.serviceWorker.getRegistration('board/').then(({ waiting }) => waiting === null)",
            ),
          PATIENT,
        )
        .toBe(true);
      expect(await (await open('board/', reader)).title()).toBe('Analysis board 2 · Chancery');
    } finally {
      edition = 1;
      await reader.close();
    }
  });

  it('shows the rules of its variant, and with a unit those that bind it alone, in its language', async () => {
    const start = startingPosition(boardOf('1812-overture'));
    for (const code of IS_FULL ? LANGUAGES : (['fr'] as const)) {
      const board = boardIn(boardOf('1812-overture'), code);
      const [power, unit, clauses] = rowsOf(start.units)
        .flatMap(([name, list]) =>
          list.map((each) => [name, each, clausesOfUnit(board, name, parseUnit(each)!)] as const),
        )
        .find(([, , found]) => found.length > 0)!;
      const page = await open(
        `board/${code === 'en' ? '' : `${code}/`}${boardAddress(board, start).replace('/board/', '')}`,
      );
      await page.locator('#tab-game').click();
      await page.locator('.rules > summary').click();
      expect(await page.locator('.rules .signs li').count()).toBeGreaterThan(5);
      await tapUnit(page, `${power.toLowerCase().replaceAll(' ', '-')}-${unit.slice(2)}`);
      expect(await page.locator('.hint').innerText()).toContain(clauses[0]!.text);
      await page.close();
    }
  });

  it('takes retreats, builds, removals and starting units by tapping, and goes on with results that are pasted', async () => {
    const board = boardOf('1812-overture');
    const begun = startingPosition(board);
    const fought: Position = { ...begun, units: { FRANCE: ['A bav', 'A boh'], AUSTRIA: ['A vie', 'A bud'] } };
    const attack = { FRANCE: ['A bav - vie', 'A boh S A bav - vie'] };
    const page = await openAt(board, nextPosition(board, fought, adjudicate(board, fought, attack)));
    const reasons = page.locator('.reasons');
    await tapUnit(page, 'austria-vie', 'dislodged');
    await tapLit(page);
    await expect.poll(() => reasons.innerText()).toContain('retreats to');
    const units = { RUSSIA: ['A smo'], AUSTRIA: ['A vie', 'A gal'] } as const;
    const centers = { RUSSIA: ['mos', 'smo', 'stp'], AUSTRIA: ['vie'] };
    const winter = await openAt(board, { ...begun, phase: 'W1811A' as never, units, centers });
    await tapUnit(winter, 'austria-gal');
    await winter.locator('.menu button', { hasText: 'Remove Army Galicia' }).click();
    await tapLit(winter);
    await winter.locator('.menu button', { hasText: 'Build Army' }).first().click();
    for (const came of ['builds A ', 'removes A Galicia'])
      await expect.poll(() => winter.locator('.reasons').innerText()).toContain(came);
    const napoleonic = boardOf('eckert-napoleonic');
    const choices = await openAt(napoleonic, startingPosition(napoleonic));
    expect(await choices.locator('.hint').innerText()).toBe('Tap a starting unit to change its type.');
    await tapLit(choices);
    await choices.locator('.menu button', { hasText: 'Fleet' }).click();
    await expect.poll(() => choices.locator('.reasons').innerText()).toContain('builds F Marseilles');
    // Results of retreats have no board: they go on from that of the moves before.
    const moves = await openAt(board, fought, attack);
    await moves.locator('#tab-game').click();
    const told = ['Retreat results for Spring of 1811.  (marne.002)', 'Austria:  Army  Vienna -> Galicia.'];
    const mail = [
      ':: Judge: CHAN  Game: Marne  Variant: 1812 Overture',
      ...told,
      "The next phase of 'marne' will be Movement for Fall of 1811.",
    ];
    await moves.locator('#pasted').fill(mail.join('\n\n'));
    await button(moves, 'Put it on the board').click();
    await expect.poll(() => moves.locator('.line .phases li').count(), PATIENT).toBe(2);
    expect(await moves.locator('.faults').innerText()).toBe('');
    for (const each of [page, winter, choices, moves]) await each.close();
    expect(said).toEqual([]);
  });

  it('asks who pays a neutral unit that several can pay', async () => {
    const board = boardOf('consolidation-1865');
    const page = await openAt(board, startingPosition(board));
    for (const [power, points] of [
      ['Austria', 1],
      ['Prussia', 2],
    ] as const) {
      await tapUnit(page, 'independent-bav');
      await page.locator('.menu button', { hasText: power }).click();
      await tapUnit(page, 'independent-bav');
      await page.locator('.menu button').first().click();
      await page
        .locator('.menu button', { hasText: String(points) })
        .first()
        .click();
    }
    expect(await page.locator('.reasons').innerText()).toContain('Bavaria holds');
    const paid = await page
      .locator('.influence input')
      .evaluateAll((all) => all.map((each) => 'value' in each && each.value));
    expect(paid.filter((points) => points !== '' && points !== '0')).toEqual(['2', '1']);
    await page.close();
  });

  it('does without a pointer what taps do, and says what came of it', async () => {
    const page = await open();
    await page.locator('.frame').focus();
    const hint = page.locator('.hint');
    for (let n = 0; n < 30 && !(await hint.innerText()).includes('Army Paris'); n++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const items = await page.locator('.menu button').allInnerTexts();
    for (let n = items.indexOf('Move to Burgundy'); n > 0; n--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const came = page.locator('.stage .unseen[role="status"]');
    await expect.poll(() => came.textContent()).toContain('moves to Burgundy');
    await button(page, 'Process').press('Enter');
    await expect.poll(() => came.textContent()).toBe('Fall 1901.');
    await page.locator('#tab-game').press('Enter');
    await button(page, 'Spring 1901').press('Enter');
    await expect.poll(() => came.textContent()).toMatch(/^Spring 1901\. .*moves to Burgundy/);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Spring 1901');
    await page.locator('#set-place').selectOption({ label: 'Spain' });
    await page.locator('#set-here').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.units [id$="-spa"]').count()).toBe(1);
    expect(await hint.innerText()).toContain('Spain');
    expect(said).toEqual([]);
    await page.close();
  });

  it('saves its map as a picture with its type, and says whose orders the link gives away', async () => {
    const page = await open();
    await give(page, 'FRANCE A par', 'Move to Burgundy');
    await page.locator('#tab-game').click();
    await expect.poll(() => page.locator('#link-holds').innerText()).toContain('with orders of France');
    for (const [kind, begins] of [
      ['PNG', '\x89PNG'],
      ['SVG', '<svg'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await button(page, `Save the map (${kind})`).click();
      const bytes = readFileSync(await (await saved).path());
      expect(bytes.toString('latin1').slice(0, 4)).toBe(begins);
      expect(kind === 'SVG' ? bytes.toString('utf8') : 'url(data:font/woff2').toContain('url(data:font/woff2');
    }
    expect(said).toEqual([]);
    await page.close();
  });

  it('copies orders to mail and JSON, and another board and the adjudicator take them', async () => {
    const own = await browser.newContext({ serviceWorkers: 'block' });
    await own.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await open('board/', own);
    await give(page, 'FRANCE A par', 'Move to Burgundy');
    await page.locator('#tab-game').click();
    const copied = async (name: string) => {
      await button(page, name).click();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    const orders = await copied('Copy the orders');
    expect(orders).toBe('S1901M\n\nFRANCE\nA Par - Bur\n');
    const { stdout } = await runCommand(['adjudicate'], await copied('Copy as JSON'));
    expect(JSON.parse(stdout).orders).toContainEqual(
      expect.objectContaining({ power: 'FRANCE', order: 'A par - bur', result: 'succeeds' }),
    );
    const other = await open('board/', own);
    await other.locator('#text').fill(orders);
    await button(other, 'Put these orders on the board').click();
    await expect.poll(() => link(other)).toBe(await link(page));
    expect(said).toEqual([]);
    await own.close();
  });

  it('refuses five million letters in a sentence, and stays as it was', async () => {
    const page = await open();
    await page.locator('#tab-game').click();
    const before = await link(page);
    // As a paste does it; to type it would take longer than anybody waits.
    await page.evaluate("document.querySelector('#pasted').value = 'A Par - Bur\\n'.repeat(420_000)");
    await button(page, 'Put it on the board').click();
    await expect
      .poll(() => page.locator('.faults li').allInnerTexts())
      .toEqual(['That is more than one position: a million letters are the most.']);
    expect([await link(page), await phase(page)]).toEqual([before, 'Spring 1901']);
    await page.close();
  });

  it('teaches on a phone, by taps and by lists: the reasons are the hints, and what is solved stays solved here', async () => {
    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      bypassCSP: true,
      serviceWorkers: 'block',
    });
    const page = await open('board/lessons/', phone);
    const verdict = () => page.locator('.verdict p:visible').allInnerTexts();
    const tap = async (unit: string) => {
      const box = (await page.locator(unit).boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    const isFine = async () => {
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    };
    await isFine();
    await give(page, 'FRANCE A par', 'Move to Burgundy');
    expect(await verdict()).toEqual(['Not yet.']);
    await give(page, 'FRANCE F bre', 'Move to Mid-Atlantic Ocean');
    expect(await verdict()).toEqual(['Solved.']);
    // It is in sight, and so is what leads on.
    const seen = 'document.querySelector(".onward .after").getBoundingClientRect().bottom <= innerHeight';
    await expect.poll(() => page.evaluate(seen)).toBe(true);
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await expect.poll(() => page.locator('h2:visible').first().innerText()).toBe('Lesson 2: Support an attack');
    expect(await verdict()).toEqual([]);
    await tap('#m-unit-france-par');
    await tap('#m-unit-germany-bur');
    await page.locator('.menu').getByText('Move to Burgundy', { exact: true }).click();
    await expect.poll(() => page.locator('.reasons li').first().innerText()).toContain('does not take Burgundy');
    expect(await verdict()).toEqual(['Not yet.']);
    await isFine();
    await give(page, 'FRANCE A mar', 'Support Army Paris to Burgundy');
    expect(await verdict()).toEqual(['Solved.']);
    expect(await page.locator('article:visible .goals .reached').count()).toBe(2);
    await page.goto(`${site}board/lessons/`);
    await expect.poll(() => page.locator('h2:visible').first().innerText()).toBe('Lesson 3: Support to hold');
    expect(await page.locator('.steps .solved').allInnerTexts()).toHaveLength(2);
    expect(said).toEqual([]);
    await phone.close();
  });

  const looks = ['', 'de/', 'fr/'].flatMap((language) =>
    ['', 'lessons/', 'cases/', 'cases/6.d/'].flatMap((part) =>
      ([360, 768, 1280, 1920] as const).flatMap((width) =>
        (['dark', 'light'] as const).map((colorScheme) => [`board/${language}${part}`, width, colorScheme] as const),
      ),
    ),
  );

  it.each(someOf(looks, 32))(
    'axe finds nothing, and nothing is cut off: %s, %i px, %s',
    async (address, width, colorScheme) => {
      const screen = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        bypassCSP: true,
        serviceWorkers: 'block',
      });
      const page = await screen.newPage();
      await page.goto(`${site}${address}`);
      const isFine = async () => {
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      };
      if (/board\/(?:..\/)?$/.test(address)) {
        await page.waitForSelector('html.ready');
        for (const tab of ['map', 'orders', 'game']) {
          if (await page.locator(`#tab-${tab}`).isVisible()) await page.locator(`#tab-${tab}`).click();
          await isFine();
        }
      } else await isFine();
      await screen.close();
    },
  );
});

describe('the files of each variant', () => {
  it('weigh less than 160 KB, packed', () => {
    const boards = join(folder, 'assets/boards');
    const weights = readdirSync(boards).map(
      (name) => [name, gzipSync(readFileSync(join(boards, name))).length] as const,
    );
    expect(weights.length).toBeGreaterThanOrEqual(6);
    for (const [name, bytes] of weights) expect(bytes, name).toBeLessThan(160_000);
  });
});

describe('the local judge', () => {
  it('hands out the same board, in the reader’s language', async () => {
    const judge = await openJudge(await scratch());
    const get = (address: string, language = 'en') =>
      fetch(`http://127.0.0.1:${judge.httpPort}${address}`, {
        // The book is made in this process, and takes longer than a connection is kept.
        headers: { 'accept-language': language, connection: 'close' },
      });
    expect(await (await get('/board/')).text()).toBe(readFileSync(join(folder, 'board/index.html'), 'utf8'));
    expect(await (await get('/board/', 'de')).text()).toContain('<title>Analysebrett');
    const page = await (await get('/board/fr/')).text();
    const board = /"file":"(?:\.\.\/)*(assets\/boards\/standard[^"]*)"/.exec(page)![1]!;
    expect((await get(`/${board}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/board/nothing.js')).status).toBe(404);
    expect((await get('/board/cases/6.d')).url).toMatch(/\/6\.d\/$/);
    // The stack writes the same files; and it answers by its own rules.
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^board\/.*\.(?:html|js)$|^assets\/boards\/.*\.json$/.test(path))
      .map((path) => ({ path, type: '', body: readFileSync(join(folder, path), 'utf8') }));
    const files = new Map(forReaders(written).map(({ path, body }) => [path, body]));
    const stack = makeWholeSite(
      { get: async (key) => (files.has(key) ? Buffer.from(files.get(key)!) : null) },
      async () => ({ statusCode: 404 }),
      () => 0,
    );
    for (const rawPath of [
      '/board/',
      '/board/fr/',
      '/board/lessons/',
      '/board/cases/6.d/',
      '/board/worker.js',
      `/${board}`,
    ])
      for (const language of ['en', 'de']) {
        const answer = await stack({ rawPath, headers: { 'accept-language': language } });
        const here = await get(rawPath, language);
        expect([rawPath, language, answer.body]).toEqual([rawPath, language, await here.text()]);
        expect(here.headers.get('content-security-policy')).toBe(answer.headers?.['content-security-policy']);
      }
  });
});
