/** A real browser for tests: Chromium or Chrome, where the machine has one. tests/reporter.ts says aloud when it has none. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a browser; null when there is none. Throws when the one that is named is not there. */
export function findBrowser(): string | null {
  const wanted = process.env['CHANCERY_BROWSER'];
  if (wanted === undefined || wanted === '') return PATHS.find(existsSync) ?? null;
  if (wanted === 'none') return null;
  if (!existsSync(wanted)) throw new Error(`CHANCERY_BROWSER names ${wanted}: there is no such file.`);
  return wanted;
}

/**
 * What Playwright turns off (the switch counts once), and the list below the address bar: unseen as that is, each new context would begin
 * two processes for it, which is more work than most pages are.
 */
const TURNED_OFF =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,' +
  'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup';

/** `textSize`: of usual text in CSS pixels, as a reader sets it for all pages. */
export function launch(executablePath: string, { textSize = 16 } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${TURNED_OFF}`,
      // Of code that a page runs for seconds at most, most is optimized for nothing: a sixth of a sheet's work.
      '--js-flags=--no-concurrent-recompilation',
      `--blink-settings=defaultFontSize=${textSize},defaultFixedFontSize=${Math.round(textSize * 0.8125)}`,
    ],
  });
}

interface Look {
  /** In CSS pixels. */
  readonly width: number;
  readonly height?: number;
  readonly dark?: boolean;
}

/**
 * One page to look at many addresses in, one after the other; each is loaded anew. A page of its own costs the browser a process: only
 * tests that do something on a page, which could leave something behind, need that. It is closed with its browser.
 */
export function lookingGlass(options: Pick<BrowserContextOptions, 'bypassCSP'> = {}) {
  let page: Promise<Page> | null = null;
  return async (browser: Browser, { width, height = 900, dark = false }: Look): Promise<Page> => {
    page ??= browser.newPage(options);
    const glass = await page;
    await glass.setViewportSize({ width, height });
    await glass.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    return glass;
  };
}
