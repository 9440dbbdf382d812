/** `chancery-engine` as others get it: built, packed, installed into an empty folder, and run there and in a browser. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type BuiltPackage, buildPackage } from '../../infra/tools/package/build-package.ts';
import { coarser } from '../../infra/tools/package/coarser-map.ts';
import type * as Engine from '../../infra/tools/package/engine.ts';
import { packMap, unpackMap } from '../../infra/tools/package/packed-map.ts';
import { casePosition, datcCases, optionsOf } from '../../lambdas/adapters/variants/datc-cases.ts';
import { readVariant, standard } from '../boards.ts';
import { runCommand } from '../command.ts';
import { itWith } from '../describe-with.ts';
import { VARIANTS } from '../letters/variants.ts';
import { scratch } from '../local/scratch.ts';
import { findBrowser, launch } from '../site/browser.ts';
import { OTHER_NODES } from '../stand-ins/servers.ts';

/** Bytes of the tarballs: they may only fall. */
const MOST = { 'chancery-engine': 100_000, 'chancery-engine-variants': 145_000 };

const PROGRAM = `
import { adjudicate, explain, legalOrders, parse, PositionError, render, start } from 'chancery-engine';
const position = start();
const spring = adjudicate({ ...position, orders: { FRANCE: ['A par - bur', 'Marseilles supports Paris to Burgundy'], GERMANY: ['A mun - bur'] } });
let refused;
try { adjudicate({ ...position, units: { FRANCE: ['F par'] } }); } catch (error) { refused = [error instanceof PositionError, error.faults]; }
const fall = adjudicate({ ...spring, orders: { FRANCE: ['A bur - bel'] } }, { legal: true });
const told = {
  spring,
  legal: legalOrders(position).legal.FRANCE['A par'],
  fall: [fall.phase, fall.next, fall.centers.FRANCE, fall.due],
  why: explain({ ...position, orders: { FRANCE: ['A par - bur'], GERMANY: ['A mun - bur'] } }).filter(({ power, order }) => power === 'FRANCE' && order === 'A par - bur'),
  parsed: parse('FRANCE:\\nA Par - Burgandi\\nParis to Burgundy\\nA Mar - Spa (not yet)', { position }),
  refused,
  svg: render(spring).slice(0, 60),
};
`;

interface Told {
  readonly spring: unknown;
  readonly legal: readonly string[];
  readonly fall: unknown;
  readonly why: readonly { readonly explanation: string; readonly outcome?: object }[];
  readonly parsed: unknown;
  readonly refused: unknown;
  readonly svg: string;
}

let built: BuiltPackage;
let whole: BuiltPackage;
let folder: string;
let inNode: Told;

/** The package, and that with everything. */
async function engines() {
  const [plain, full] = [built, whole].map(({ folder: at }) => import(join(at, 'index.js')) as Promise<typeof Engine>);
  return { plain: await plain!, full: await full! };
}

beforeAll(async () => {
  built = await buildPackage(await scratch(), 'chancery-engine');
  whole = await buildPackage(await scratch(), 'chancery-engine-variants');
  folder = await scratch();
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', built.tarball];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'program.js'), `${PROGRAM}\nconsole.log(JSON.stringify(told));\n`);
  const { stdout, stderr } = spawnSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  inNode = JSON.parse(stdout);
});

describe('chancery-engine', () => {
  it('is one module without dependencies, with types, and no heavier than it was', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/chancery-engine/package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.type, manifest.license]).toEqual([undefined, 'module', 'MIT']);
    expect(statSync(built.tarball).size).toBeLessThan(MOST['chancery-engine']);
    expect(statSync(whole.tarball).size).toBeLessThan(MOST['chancery-engine-variants']);
    const script = readFileSync(join(built.folder, 'index.js'), 'utf8');
    expect(script.match(/\bimport\b\s*["'{*(]|\brequire\(/g)).toBeNull();
  });

  it.each(VARIANTS)('has every point of a map that it packs: %s', (id) => {
    const map = JSON.parse(readFileSync(new URL(`../../variants/${id}/geography.json`, import.meta.url), 'utf8'));
    const { provinces } = readVariant(id);
    for (const each of [map, coarser(map)]) expect(unpackMap(packMap(each, provinces), provinces)).toEqual(each);
  });

  it('never adjudicates, explains or lists the standard game otherwise for what it does without', async () => {
    const { plain, full } = await engines();
    for (const each of datcCases())
      for (const options of optionsOf(each)) {
        const given = { ...casePosition(standard, each, options), orders: each.orders, options, legal: true };
        expect([plain.adjudicate(given), plain.explain(given), plain.legalOrders(given)], each.id).toEqual([
          full.adjudicate(given),
          full.explain(given),
          full.legalOrders(given),
        ]);
      }
  });

  it('never draws a unit elsewhere than the judge, or a land in other than its owner’s color', async () => {
    const { plain, full } = await engines();
    const start = { ...plain.start(), orders: { FRANCE: ['A par - bur'] } };
    const after = plain.adjudicate(start);
    for (const value of [start, after]) {
      const units = [plain, full].map((engine) => /<g id="m-units">.*/.exec(engine.render(value))?.[0]);
      expect(units[0]).toBe(units[1]);
    }
    const fills = [...plain.render(after).matchAll(/<path d="[^"]+" fill="(#\w+)"\/>/g)].map(([, color]) => color);
    const lands = plain.start().centers;
    // Powers, neutral land, land that nobody enters, and lakes.
    expect(new Set(fills).size).toBeGreaterThanOrEqual(Object.keys(lands).length + 3);
  });

  it('leaves rules of other variants and other languages to the package that has them', async () => {
    const { plain, full } = await engines();
    const orders = 'Bitte Armee Paris nach Burgund';
    expect(plain.parse(orders, { power: 'FRANCE' })).toMatchObject([{ kind: 'error' }]);
    expect(full.parse(orders, { power: 'FRANCE' })).toMatchObject([{ kind: 'order', order: 'A par - bur' }]);
    for (const id of VARIANTS.filter((each) => each !== 'standard')) {
      const variant = readVariant(id);
      expect(() => plain.addVariant(variant)).toThrow(/has rules of its own: chancery-engine-variants knows them\.$/);
      full.addVariant(variant);
      expect(full.legalOrders(full.start(id))).toMatchObject({ legal: expect.any(Object) });
    }
  });

  it('gives what the command gives', async () => {
    const orders = { FRANCE: ['A par - bur', 'A mar S A par - bur'], GERMANY: ['A mun - bur'] };
    const { powers } = readVariant('standard');
    const units = Object.fromEntries(powers.map((power) => [power.name, power.units]));
    const centers = Object.fromEntries(powers.map((power) => [power.name, power.home]));
    const position = { variant: 'standard', phase: 'S1901M', units, centers, orders };
    const { stdout } = await runCommand(['adjudicate'], JSON.stringify(position));
    expect(inNode.spring).toEqual(JSON.parse(stdout));
    const legal = await runCommand(['legal'], JSON.stringify(position));
    expect(inNode.legal).toEqual(JSON.parse(legal.stdout).legal.FRANCE['A par']);
  });

  it('plays on from a resolution, explains, reads orders, refuses by field, and draws', () => {
    expect(inNode.fall).toEqual(['F1901M', 'W1901A', ['bel', 'bre', 'mar', 'par'], { FRANCE: 1 }]);
    expect(inNode.why.map(({ explanation }) => explanation)).toEqual([expect.stringContaining('Burgundy')]);
    expect(inNode.why[0]!.outcome).toBeTypeOf('object');
    expect(inNode.parsed).toEqual([
      {
        kind: 'error',
        line: 2,
        text: 'A Par - Burgandi',
        message: "There is no province 'Burgandi'.",
        suggestions: expect.arrayContaining(['A par - bur']),
      },
      {
        kind: 'order',
        line: 3,
        text: 'Paris to Burgundy',
        order: 'A par - bur',
        power: 'FRANCE',
        notes: [],
        doubt: null,
      },
      expect.objectContaining({ line: 4, order: 'A mar - spa', doubt: '(not yet)' }),
    ]);
    expect(inNode.refused).toEqual([true, [{ field: 'units.FRANCE[0]', message: 'a fleet cannot be in Paris.' }]]);
    expect(inNode.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
  });

  it('has types with which a program compiles, and one with a mistake does not', { tags: ['long'] }, () => {
    const sound = `import { adjudicate, type Resolution } from 'chancery-engine';
const result: Resolution = adjudicate({ phase: 'S1901M', units: {} }, { legal: true });
export const next: string | null = result.next;
`;
    writeFileSync(join(folder, 'sound.ts'), sound);
    writeFileSync(join(folder, 'wrong.ts'), sound.replace('legal: true', 'legal: 1'));
    const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
    const options = '--noEmit --strict --module nodenext --target es2022 --lib es2022,dom --ignoreConfig --types'.split(
      ' ',
    );
    const compiled = (file: string) =>
      spawnSync(process.execPath, [tsc, ...options, '', file], { cwd: folder, encoding: 'utf8' }).stdout;
    expect(compiled('sound.ts')).toBe('');
    expect(compiled('wrong.ts')).toContain("wrong.ts(2,73): error TS2322: Type 'number'");
  });

  for (const [version, node, isThere] of OTHER_NODES) {
    itWith('nodes', isThere, `gives the same on Node ${version}, where a judge opens, too`, async () => {
      const given = execFileSync(node, ['program.js'], { cwd: folder, encoding: 'utf8' });
      expect(JSON.parse(given)).toEqual(inNode);
      const command = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));
      const words = [command, 'serve', '--data', await scratch(), '--smtp', '0', '--http', '0'];
      const judge = spawn(node, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void judge.kill('SIGKILL'));
      const ended = once(judge, 'exit');
      for await (const said of judge.stdout) if (String(said).includes('Ctrl-C stops')) judge.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    });
  }

  const browser = findBrowser();
  itWith(
    'browser',
    browser !== null,
    'gives the same in a browser',
    async () => {
      const page = `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{"chancery-engine":"/index.js"}}</script>
<script type="module">${PROGRAM}; document.body.append(Object.assign(document.createElement('pre'), { textContent: JSON.stringify(told) }));</script>`;
      const chromium = await launch(browser!);
      try {
        const tab = await chromium.newPage();
        await tab.route('**/*', (route) => {
          const isScript = route.request().url().endsWith('/index.js');
          const script = { path: join(built.folder, 'index.js') };
          return route.fulfill(isScript ? script : { contentType: 'text/html', body: page });
        });
        await tab.goto('http://page.test/');
        expect(JSON.parse(await tab.locator('pre').innerText())).toEqual(inNode);
      } finally {
        await chromium.close();
      }
    },
    'long',
  );
});
