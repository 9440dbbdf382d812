/** A real browser for tests: Debian's Chromium. Where there is none, apt gives one (as root); else the tests say so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a browser; null (told on standard error) when there is none and none can be installed. */
export function findBrowser(): string | null {
  const wanted = process.env['CHANCERY_BROWSER'];
  const found = [...(wanted === undefined ? [] : [wanted]), ...PATHS].find(existsSync) ?? install();
  if (found === null) {
    process.stderr.write(
      '\n*** NO BROWSER: the tests of the site in a real browser are SKIPPED. Install chromium, or name one in CHANCERY_BROWSER.\n\n',
    );
  }
  return found;
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

function install(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stderr.write('Installing chromium with apt-get, once, for the tests of the site.\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    if (spawnSync('apt-get', step, { stdio: 'ignore', env: environment, timeout: 300_000 }).status !== 0) return null;
  }
  return PATHS.find(existsSync) ?? null;
}
