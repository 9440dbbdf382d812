/** A real browser for tests: Chromium or Chrome, where the machine has one. tests/reporter.ts says aloud when it has none. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

export function launch(executablePath: string): Promise<Browser> {
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
    ],
  });
}
