/**
 * The recipes of docs/programs.md, run as they stand there.
 * @module-tag long
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { buildPackage } from '../../infra/tools/package/build-package.ts';
import { itWith } from '../describe-with.ts';
import { addressOf, openJudge, seedGame } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';
import { findBrowser, launch } from '../site/browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/programs.md'), 'utf8');

interface Recipe {
  readonly title: string;
  readonly language: string;
  readonly code: string;
  readonly prints: string | null;
}

const recipes = page
  .split(/^## /m)
  .slice(1)
  .map((part): Recipe => {
    const [code, prints] = [...part.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
    return { title: part.split('\n')[0]!, language: code![1]!, code: code![2]!, prints: prints?.[2] ?? null };
  });
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const isThere = { jq: has('jq'), python: has('python3') };

let bin: string;

/** `npx chancery` is this checkout's, without npm's own start of half a second. */
beforeAll(async () => {
  bin = await scratch();
  const npx = join(bin, 'npx');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(ROOT, 'infra/local/chancery.mjs')}" "$@"\n`);
  chmodSync(npx, 0o755);
});

const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` });

describe('docs/programs.md', () => {
  it('has ten recipes', () => {
    expect(recipes.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  for (const { title, language, code, prints } of recipes.filter((recipe) => recipe.prints !== null)) {
    const need = language === 'sh' ? 'jq' : 'python';
    itWith(need, isThere[need], title, () => {
      const [program, args] = language === 'sh' ? ['bash', ['-c', code]] : ['python3', ['-c', code]];
      const { stdout, stderr } = spawnSync(program as string, args as string[], {
        cwd: bin,
        env: environment(),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(stdout.trimEnd()).toBe(prints!.trimEnd());
    });
  }

  const browser = findBrowser();
  itWith('browser', browser !== null, '9. A page in a browser', async () => {
    const folder = await scratch();
    const built = await buildPackage(await scratch(), 'chancery-engine');
    symlinkSync(built.folder, join(folder, 'chancery-engine'));
    writeFileSync(join(folder, 'index.html'), recipes[8]!.code);
    const chromium = await launch(browser!);
    try {
      const tab = await chromium.newPage();
      await tab.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
      });
      await tab.goto('http://page.test/');
      await tab.waitForSelector('svg');
      expect((await tab.locator('p').allInnerTexts()).join(' ')).toContain('Burgundy');
    } finally {
      await chromium.close();
    }
  });

  itWith('python', isThere.python, '10. A bot that plays by mail', async () => {
    const judge = await openJudge(await scratch());
    await seedGame(judge, gameName('marne'));
    const site = `http://127.0.0.1:${judge.httpPort}`;
    const args = ['-c', recipes[9]!.code, site, String(judge.smtpPort), 'marne', 'FRANCE', addressOf('FRANCE')];
    const bot = spawn('python3', args, { cwd: bin, env: environment() });
    const said = { out: '', wrong: '' };
    bot.stdout.on('data', (piece) => (said.out += piece));
    bot.stderr.on('data', (piece) => (said.wrong += piece));
    await new Promise((ended) => bot.on('close', ended));
    expect(said).toEqual({ out: 'FRANCE S1901M: 3 orders\n', wrong: '' });
    await judge.settled();
    const mails = await judge.mailboxes.list(addressOf('FRANCE'));
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('S1901M orders'));
  });
});
