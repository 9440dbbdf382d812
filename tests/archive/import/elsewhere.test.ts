/** Whole games as other programs keep them come back with every board, and what is not read is named with what to save instead. */

import { describe, expect, it } from 'vitest';
import type { ArchivedPhase } from '../../../engine/archive/document.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { standard } from '../../boards.ts';
import { runCommand } from '../../command.ts';
import { someOf } from '../../some-of.ts';
import { boardsAfter, importing } from '../importing.ts';
import { backstabbrPage, jdipGame, webDiplomacyPage } from './elsewhere-games.ts';
import { randomPhases } from './random-game.ts';
import { godipText, researchPage, webDiplomacyJson } from './recorded-elsewhere.ts';

const { board, digest } = loadVariant('standard')!;

function game(seed: number, written?: (order: string) => string): readonly ArchivedPhase[] {
  const record = {
    name: 'long',
    source: '',
    phases: randomPhases(board, seed, 60, written),
    outcome: null,
    players: {},
  };
  return archiveOfRecord(record, { board, variantDigest: digest }).phases;
}

// Games without adjustments in which nobody can do anything: such pages leave those out.
describe.each(someOf([92, 93, 95], 1))('game %i', (seed) => {
  const phases = game(seed);

  it.each([
    ["webDiplomacy's page of all orders", webDiplomacyPage(phases, false)],
    ["that page by webDiplomacy's class of orders", webDiplomacyPage(phases, true)],
    ["jDip's saved game, names in short", jdipGame(phases, 'brief')],
    ["jDip's saved game, names in full", jdipGame(phases, 'full')],
  ])('%s', { tags: ['long'] }, async (_, text) => {
    const { games, told } = await importing({ 'game.html': text });
    expect(told).toEqual([]);
    expect(games.map((each) => boardsAfter(each.phases))).toEqual([boardsAfter(phases)]);
  });

  it.each([
    ["webDiplomacy's answer to programs", webDiplomacyJson(phases, false)],
    ["webDiplomacy's file history.json", webDiplomacyJson(phases, true)],
    ["godip's text, in which adjustments are of Fall", godipText(phases)],
    ['the page of a research group', researchPage(phases)],
  ])('%s', async (_, text) => {
    const { games, told } = await importing({ 'game.html': text });
    expect(told.filter((line) => !line.includes('the time is left out'))).toEqual([]);
    expect(games.map((each) => boardsAfter(each.phases))).toEqual([boardsAfter(phases)]);
    expect(games[0]!.phases.some(({ asRecorded }) => asRecorded)).toBe(false);
  });

  it("Backstabbr's pages, one for each season, in any order", async () => {
    // Nobody chooses the way of an army there.
    const phases = game(seed, (order) => order.replace(/ VIA$/, ''));
    const pages = phases.map((each, n) => [`${(n * 7) % phases.length}-${each.phase}.html`, backstabbrPage(each)]);
    const { games, told } = await importing(Object.fromEntries(pages));
    expect(told).toEqual([]);
    expect(games.map((each) => boardsAfter(each.phases))).toEqual([boardsAfter(phases)]);
  });
});

describe('messages', () => {
  const phases = game(92).slice(0, 2);

  it("of webDiplomacy's JSON stand with their times, and those to one power are left out", async () => {
    const { games } = await importing({ 'status.json': webDiplomacyJson(phases, false) });
    const said = {
      at: '2022-04-15T05:20:00.000Z',
      commit: null,
      from: 'FRANCE',
      to: 'all',
      body: 'Peace & quiet\nfor all',
    };
    expect(games[0]!.press).toEqual(phases.map(({ phase }) => ({ ...said, phase })));
  });

  it.each([null, '', false, []])('of webDiplomacy to %j are to nobody, and from it are nobody’s', async (nobody) => {
    for (const key of ['toCountryID":0', 'fromCountryID":2']) {
      const text = webDiplomacyJson(phases, false).replaceAll(key, `${key.slice(0, -1)}${JSON.stringify(nobody)}`);
      const { games, imported } = await importing({ 'status.json': text });
      expect(games[0]!.press).toEqual([]);
      expect(imported.kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2 * phases.length);
    }
  });

  it("of a research group's page go to whom they were for, without a time whose unit nobody tells", async () => {
    const { games, told } = await importing({ 'page.html': researchPage(phases) });
    const said = { at: null, commit: null, from: 'FRANCE', to: ['ITALY'], body: 'Lepanto: yes?\nSure & soon' };
    expect(games[0]!.press).toEqual(phases.map(({ phase }) => ({ ...said, phase })));
    expect(games[0]!.parameters).toEqual({ title: 'A game of ours' });
    expect(told).toHaveLength(phases.length);
  });
});

describe('what is not read is named, with what to save instead', () => {
  const phases = game(92).slice(0, 1);
  const status = JSON.parse(webDiplomacyJson(phases, false)) as object;

  it.each([
    [
      'a map of webDiplomacy whose numbers are not known',
      JSON.stringify({ ...status, variantID: 15 }),
      /save the page/,
    ],
    ['an answer without phases', '{"schema":1,"gameID":7,"file":"messages","messages":[]}', /history\.json/],
    ['the table of a bot arena', '{"winner":"FRANCE","score":18}', /is no game .*'winner'/],
    ['an answer without turns', '{"gameID": 55, "variantID": 1, "phases": []}\n', /save the page of the game behind/],
    ['messages of DAIDE in a table', 'id,text\n17,,MDF ( AUS ENG FRA )\n', /DAIDE.*save the game as JSON/],
    ['messages of DAIDE behind a head', `${'on\n'.repeat(1800)}NOW ( SPR 1901 ) ( AUS FLT TRI )\n`, /DAIDE.*save the/],
    ['orders of DAIDE', 'ORD (SPR 1901) ((AUS AMY BUD) MTO SER) (SUC)\n', /DAIDE.*save the game as JSON/],
    ['a PDF', '%PDF-1.4\n1 0 obj\n', /save its text \(pdftotext -layout\)/],
    ['orders of zines without brackets', 'Austria (Smith): A Vie-Gal, A Bud-Ser, F Tri-Alb.\n', /postal.*chancery/],
    ['the notation of postal zines', 'ENGLAND (Ann): F(Lon)-NTH; A(Lvp)-Yor; F(Edi)-NWG\n', /postal.*chancery/],
  ])('%s', async (_, text, says) => {
    const { games, told } = await importing({ 'some.txt': text });
    expect(games).toEqual([]);
    expect(told.join('\n')).toMatch(says);
  });
});

describe('a game on a map that is not here is kept as it is told, and taken for no other', () => {
  const text = (phase: string, units: readonly string[], orders: readonly string[] = []) =>
    [`PHASE ${phase} Movement`, 'POSITIONS', ...units, 'ORDERS', ...orders].join('\n');
  const one = (phase: string, power: string) => text(phase, [`\t${power}: fleet ale`, `\t${power}: supply ale`]);
  const capitals = standard.powers.map(({ name }, n) => `${name}: army p${n}`);

  it.each([
    [one('1 Spring', 'Carthage'), 'Ancient Mediterranean'],
    [one('1425 Year', 'Burgundy'), 'Hundred'],
    [one('901 Spring', 'Tulunid Emirate'), 'Western World 901'],
    [text('1901 Spring', capitals), 'Pure'],
    [text('1901 Spring', [...capitals, 'France: fleet bre']), ''],
    [one('2 Spring', 'Carthage'), ''],
    [godipText(game(92).slice(0, 1)).replace('army vie', 'army boh'), ''],
  ])("a text of godip's %#", async (written, variant) => {
    const { games, outlines, told } = await importing({ 'a.txt': written, 'copy.txt': written });
    expect([games, outlines.map((each) => each.variant)]).toEqual([[], [{ id: null, name: variant, options: [] }]]);
    expect(told.join('\n')).toContain('nothing was adjudicated');
  });

  it('with every board and order, and whose centers were whose when a year was over', async () => {
    const first = text(
      '1 Spring',
      ['Carthage: fleet cad', 'Rome: army rom', 'Carthage: supply cad', 'Rome: supply rom', 'Neutral: supply ath'],
      ['cad move rom via', 'rom support cad', 'gone disband'],
    );
    const second = 'PHASE 1 Spring Retreat\nPOSITIONS\nRome: army/dislodged rom\nORDERS\nrom move ven\n';
    const third = 'PHASE 1 Fall Adjustment\nPOSITIONS\nCarthage: supply rom\nORDERS\nbuild Fleet rom\nA remark.';
    const { outlines, told, folder } = await importing([first, second, third].join('\n'));
    expect((await runCommand(['archive', 'stats', `${folder}/out`])).stdout).toBe('No finished game fits.\n');
    expect(outlines[0]).toMatchObject({
      through: 'F1A',
      powers: [
        { power: 'Carthage', players: [] },
        { power: 'Rome', players: [] },
      ],
      years: [{ year: 1, owners: { rom: 'Carthage' } }],
      phases: [
        {
          phase: 'S1M',
          units: { Carthage: ['F cad'], Rome: ['A rom'] },
          centers: { Carthage: ['cad'], Rome: ['rom'], Neutral: ['ath'] },
          orders: { Carthage: ['F cad - rom VIA'], Rome: ['A rom S F cad'], '': ['gone disband'] },
        },
        { phase: 'S1R', units: { Rome: ['*A rom'] }, orders: { Rome: ['A rom R ven'] } },
        { phase: 'F1A', units: {}, orders: { Carthage: ['F rom B'], '': ['A remark.'] } },
      ],
    });
    expect(told).toHaveLength(1);
  });

  it('a line of research tools, whose other fields are counted', async () => {
    const phase = { name: 'S1901M', state: { units: { ROME: ['A ROM'] } }, orders: { ROME: null }, messages: ['Ave'] };
    const { outlines, imported } = await importing(
      JSON.stringify({ id: 'x', map: 'ancmed', phases: [phase], era: 'old' }),
    );
    expect(outlines[0]).toMatchObject({
      variant: { id: null, name: 'ancmed' },
      settings: { era: 'old' },
      phases: [{ phase: 'S1901M', units: { ROME: ['A ROM'] }, orders: {} }],
    });
    expect(imported.kinds.map(({ kind }) => kind)).toContain(
      'the archive has no place for the field phases[].messages',
    );
  });
});
