/**
 * How much an order sheet and the analysis board weigh and how fast they answer, in a real browser and for a processor four times slower: the standard map in
 * its busiest phase.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { compileBoard } from '../../../engine/board/board.ts';
import type { Variant, VariantNames } from '../../../engine/board/variant.ts';
import { dueOf } from '../../../engine/game/due.ts';
import type { Power } from '../../../engine/vocabulary.ts';
import { boardSite } from '../../../lambdas/adapters/board/board-site.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { barePhase, barePower, bareSheet } from '../../../templates/sheet/bare-sheet.ts';
import { sheetPage } from '../../../templates/sheet/page.ts';
import type { BoardFile, SheetData } from '../../../templates/sheet/sheet-data.ts';
import { boardAddress, ordersGiven } from '../../../templates/study/study-link.ts';
import { BadInput } from '../../local/bad-input.ts';
import { buildSheetScript, SHEET_PATH } from '../../sheet-script.ts';
import { busyPhase } from '../maps/busy.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What an asset of the sheet counts as. */
const KINDS: Readonly<Record<string, string>> = {
  'text/javascript': 'script',
  'font/woff2': 'type',
  'text/css': 'style',
};
const SLOWER = 4;
const TAPS = 12;
const ROUNDS = 9;
const ORDERED: Power = 'RUSSIA';

export async function benchSheet(): Promise<unknown> {
  // Of those who develop this; nobody else measures.
  const { chromium } = await import('playwright-core');
  const wanted = process.env['CHANCERY_BROWSER'];
  const named = [...(wanted === undefined ? [] : [wanted]), ...BROWSERS];
  const executablePath = named.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new BadInput('This measures in Chromium or Chrome, and there is none. CHANCERY_BROWSER names one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const served = await serve();
  try {
    const [sheet, board] = [await usable(browser, served, ''), await usable(browser, served, served.boardLink)];
    const taps: Record<'sheet' | 'board', Tapped[]> = { sheet: [], board: [] };
    // In turn, since one page alone tells little: what else this machine does is in it too.
    for (let n = 0; n < ROUNDS; n++) {
      taps.sheet.push(await tapped(browser, served, ''));
      taps.board.push(await tapped(browser, served, served.boardLink));
    }
    const whatIfs = await triedOut(browser, served);
    const spent = await adjudicated(browser, served);
    const [ofSheet, ofBoard] = [answersOf(taps.sheet), answersOf(taps.board)];
    return {
      ...sheet,
      ...ofSheet,
      'what-if of all units ms': {
        first: round(whatIfs[0]! * SLOWER),
        median: median(whatIfs.map((ms) => ms * SLOWER)),
      },
      'analysis board': {
        ...board,
        ...ofBoard,
        'first tap, of the sheet’s': round(
          ofBoard['processor ms of a tap'].first / ofSheet['processor ms of a tap'].first,
          100,
        ),
        // The page itself adjudicates what it opens, before anybody can tap: that is part of what it takes until it is usable.
        'all units adjudicated with reasons ms': {
          opening: round(spent[0]!),
          'first tap': round(spent[1]!),
          median: median(spent),
        },
      },
    };
  } finally {
    await browser.close();
    served.close();
  }
}

type Served = Awaited<ReturnType<typeof serve>>;

function weight(sent: Readonly<Record<string, number>>) {
  return { 'first page, bytes': { ...sent, all: Object.values(sent).reduce((sum, bytes) => sum + bytes, 0) } };
}

/** A page from its first byte until it can be used, for a slow processor. Both pages mark when that is. */
async function usable(browser: Browser, served: Served, path: string) {
  for (const kind of Object.keys(served.sent)) delete served.sent[kind];
  const { page } = await opened(browser, `${served.url}${path}`, SLOWER);
  const mark = path === '' ? 'sheet-usable' : 'board-usable';
  const at = Number(await page.evaluate(`performance.getEntriesByName('${mark}')[0].startTime`));
  const first = { ...served.sent };
  await page.close();
  return { ...weight(first), 'usable after ms, by the clock': round(at) };
}

interface Tapped {
  readonly loaded: number;
  readonly taps: readonly number[];
}

/** Milliseconds of the processor until a page can be used, and for each tap on it. */
async function tapped(browser: Browser, served: Served, path: string): Promise<Tapped> {
  const { page, busy } = await opened(browser, `${served.url}${path}`, 1);
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  const loaded = await busy();
  const taps: number[] = [];
  for (let n = 0; n < TAPS; n++) {
    const [x, y] = (await page.evaluate(`(${tappable})(${n})`)) as [number, number];
    const before = await busy();
    await page.touchscreen.tap(x, y);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    taps.push((await busy()) - before);
  }
  await page.close();
  return { loaded, taps };
}

function answersOf(rounds: readonly Tapped[]) {
  const slow = (list: readonly number[]) => list.map((ms) => ms * SLOWER);
  const all = slow(rounds.flatMap(({ taps }) => taps));
  const first = median(slow(rounds.map(({ taps }) => taps[0]!)));
  return {
    'processor ms until usable': median(slow(rounds.map(({ loaded }) => loaded))),
    'processor ms of a tap': { first, median: median(all), most: round(Math.max(...all)) },
  };
}

async function triedOut(browser: Browser, served: Served): Promise<readonly number[]> {
  const { page } = await opened(browser, served.url, 1);
  await page.getByRole('button', { name: 'What if …' }).click();
  const tries: number[] = [];
  for (let n = 0; n < 5; n++) tries.push(Number(await page.evaluate(`(${whatIfOnce})()`)));
  await page.close();
  return tries;
}

/** What the board took for each adjudication: as it opened, at each tap that gave an order. */
async function adjudicated(browser: Browser, served: Served): Promise<readonly number[]> {
  const { page } = await opened(browser, `${served.url}${served.boardLink}`, 1);
  for (let n = 0; n < TAPS; n++) {
    const [x, y] = (await page.evaluate(`(${tappable})(${n})`)) as [number, number];
    await page.touchscreen.tap(x, y);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  }
  const spent = await page.evaluate<number[]>(
    "performance.getEntriesByName('adjudicate', 'measure').map(({ duration }) => duration)",
  );
  await page.close();
  return spent;
}

/**
 * `rate`: how much slower the processor is made. `busy`: milliseconds of the processor that the page's main thread has taken (without the
 * commands of this measurement), which do not depend on what else this machine does.
 */
async function opened(browser: Browser, url: string, rate: number) {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForSelector('html.ready');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return (spent('TaskDuration') - spent('DevToolsCommandDuration')) * 1000;
  };
  return { page, busy };
}

/** Runs in the page: where a finger finds a unit of the reader's or, every other time, a place that is lit. */
const tappable = `(n) => {
  const marks = [...document.querySelectorAll(n % 2 === 0 ? '.units :is([id^=m-unit-russia], [class^=m-unit-russia])' : '.board .dot, .board .aim')];
  const { left, top, right, bottom } = document.querySelector('.frame').getBoundingClientRect();
  const seen = marks
    .map((mark) => mark.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.board') && x > left && y > top && x < right && y < bottom);
  return seen[(n * 7) % seen.length];
}`;

const whatIfOnce = `async () => {
  const run = [...document.querySelectorAll('.tools button')].find(({ textContent }) => textContent === 'Adjudicate' || textContent === 'Change the orders');
  const count = performance.getEntriesByName('what-if', 'measure').length;
  run.click();
  if (run.textContent === 'Change the orders') {
    const ms = performance.getEntriesByName('what-if', 'measure')[count].duration;
    await new Promise((done) => setTimeout(done, 50));
    run.click();
    return ms;
  }
  return 0;
}`;

/** Everything gzipped, as the site's distribution does it, and counted by kind. */
async function serve() {
  const { assets, files } = buildSheetScript();
  const file: BoardFile = {
    variant: read<Variant>('variant.json'),
    translations: ['de', 'fr'].map((language) => read<VariantNames>(`names/${language}.json`)),
    geography: read<Geography>('geography.json'),
  };
  const html = sheetPage(busySheet(file.variant), {
    assets,
    board: compileBoard(file.variant),
    geography: file.geography,
    newId: () => 'measured-0000000000',
    time: (at) => new Date(at).toISOString(),
  });
  const standard = compileBoard(file.variant);
  const { position, resolution } = busyPhase(standard, 'M');
  const boardLink = boardAddress(standard, position, ordersGiven(resolution)).slice(1);
  const boardFiles = await boardSite(assets);
  const sent: Record<string, number> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const ofBoard = boardFiles.find((each) => `/${each.path}` === (path.endsWith('/') ? `${path}index.html` : path));
    const asset = files.find(({ name }) => path === `${SHEET_PATH}${name}`);
    const [kind, type, body] =
      asset !== undefined
        ? [KINDS[asset.type] ?? 'other', asset.type, asset.body]
        : ofBoard !== undefined && path !== '/'
          ? [ofBoard.type.includes('json') ? 'map data' : 'page', ofBoard.type, ofBoard.body]
          : path === '/board.json'
            ? ['map data', 'application/json', JSON.stringify(file)]
            : path === '/'
              ? ['page', 'text/html; charset=utf-8', html]
              : ['other', 'text/plain', ''];
    const packed = type === 'font/woff2' ? Buffer.from(body) : gzipSync(body, { level: 9 });
    sent[kind] = (sent[kind] ?? 0) + packed.length;
    response.writeHead(path === '/favicon.ico' ? 404 : 200, {
      'content-type': type,
      'cache-control': 'max-age=3600',
      ...(type === 'font/woff2' ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(packed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, boardLink, sent, close: () => server.close() };
}

function busySheet(variant: Variant): SheetData {
  const board = compileBoard(variant);
  const { position, resolution, holders } = busyPhase(board, 'M');
  const now = Date.now();
  const bare = bareSheet(variant, position);
  const onFile = resolution.orders.filter(({ power }) => power === ORDERED).map(({ order }) => order);
  return {
    ...bare,
    game: { ...bare.game, hasPress: true, votes: { draw: true, drawAmong: false, concede: false } },
    now,
    phase: { ...barePhase(board, position, now), deadline: now + 86_400_000 },
    holders,
    reader: {
      kind: 'player',
      own: [barePower(ORDERED, dueOf(board, position, ORDERED), onFile)],
      pending: [],
    },
    links: { ...bare.links, post: '/', data: '/', board: '/board.json', game: '/' },
  };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../../variants/standard/${name}`, import.meta.url), 'utf8')) as T;
}

function median(numbers: readonly number[]): number {
  return round([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0);
}

function round(ms: number, parts = 10): number {
  return Math.round(ms * parts) / parts;
}
