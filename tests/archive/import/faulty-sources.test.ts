/** Files of other programs with one fault each: nothing is guessed from it, nothing is lost without a word. */

import { describe, expect, it } from 'vitest';
import { realGame } from '../games.ts';
import { importing } from '../importing.ts';
import { backstabbrPage, jdipGame, webDiplomacyPage } from './elsewhere-games.ts';
import { godipText, webDiplomacyJson } from './recorded-elsewhere.ts';
import { FOREIGN, HISTORY, RESEARCH } from './sources.ts';

const phases = realGame('d3030').phases.slice(0, 4);
const [first] = phases;
const unitsAt = (game: { phases: readonly { phase: string; position: { units: unknown } }[] }, phase: string) =>
  game.phases.find((each) => each.phase === phase)?.position.units;

describe('webDiplomacy', () => {
  it('a second order for a unit is a note, and the first counts', async () => {
    const move = '<li>The fleet at London move to North Sea.</li>';
    const page = webDiplomacyPage(phases, false).replace(move, `${move}<li>The fleet at London hold.</li>`);
    const { games, told } = await importing(page, { name: 'page.html' });
    expect(games[0]!.phases[0]!.orders['ENGLAND']).toEqual(['F edi - nwg', 'F lon - nth', 'A lvp - yor']);
    expect(games[0]!.phases[0]!.told?.notes).toContainEqual({ power: 'ENGLAND', order: null, notes: ['F lon H'] });
    expect(told.join('\n')).toContain("'F lon H' is a second order for a unit");
  });

  it.each([null, 'none', 7])('units that are %j are not told, and no board is empty', async (units) => {
    const game = JSON.parse(webDiplomacyJson(phases, false));
    game.phases[1].units = units;
    const { games } = await importing(JSON.stringify(game), { name: 'status.json' });
    expect(games[0]!.phases).toHaveLength(phases.length);
    expect(Object.values(unitsAt(games[0]!, 'F1901M')!).flat()).toHaveLength(22);
  });
});

describe('jDip', () => {
  const game = jdipGame(phases, 'full');

  it('the name of a player is not that of the game', async () => {
    const player = '<playerInfo power="France"><nvp name="name" value="Ann"/></playerInfo>';
    const { games } = await importing(game.replace('<info>', `<info>${player}`), { name: 'saved.xml' });
    expect(games[0]).toMatchObject({ name: 'long-game', players: { p3: { name: 'Ann' } } });
  });

  it('a year before Christ is not the same year after', async () => {
    const { games, told } = await importing(game.replaceAll(/year="(\d+)"/g, 'year="-$1"'), { name: 'saved.xml' });
    expect(games).toEqual([]);
    expect(told.join('\n')).toContain("'Spring of -1901' is no turn of Standard");
  });
});

describe('Backstabbr', () => {
  const page = backstabbrPage(first!);

  it('a unit or an order that is nothing costs itself alone', async () => {
    const { games, told } = await importing(page.replace('"Bud":"A"', '"Bud":null'), { name: 'page.html' });
    expect(games[0]!.phases[0]!.position.units['AUSTRIA']).toEqual(['F tri', 'A vie']);
    expect(told.join('\n')).toContain("'unknown unit at Bud'");
    const order = '"Bud":{"type":"MOVE","to":"Ser","result":"SUCCEEDS"}';
    const without = await importing(page.replace(order, '"Bud":null'), { name: 'page.html' });
    expect(without.games[0]!.phases[0]!.orders['AUSTRIA']).toEqual(['F tri - alb', 'A vie - bud']);
  });

  it('what is entered for the turn that is being played is no result', async () => {
    const open = page.replace('"COMPLETED"', '"NEEDS_ORDERS"').replace(/,"result":"\w+"/g, '');
    const { games, told } = await importing(open, { name: 'page.html', all: true });
    expect(games).toEqual([]);
    expect(told.join('\n')).toContain('orders on file, not results');
  });
});

it('a phase whose orders are not there is left out, and one in which nobody sent any is not', async () => {
  const text = godipText(phases);
  const [from, to] = [text.indexOf('ORDERS'), text.indexOf('PHASE 1901 Fall')];
  const without = await importing(text.slice(0, from) + text.slice(to), { name: 'godip.txt' });
  expect(without.games[0]!.phases.map(({ phase }) => phase)).toEqual(phases.slice(1).map(({ phase }) => phase));
  expect(without.told.join('\n')).toContain('S1901M: no order of this phase could be read: it is left out');
  const none = await importing(`${text.slice(0, from)}ORDERS\n${text.slice(to)}`, { name: 'godip.txt' });
  expect(none.games[0]!.phases).toHaveLength(phases.length);
});

it('words of Python for what is no number stand in JSON as they are written', async () => {
  const line = JSON.stringify({ ...FOREIGN, score: 0.5, worst: 'NaN, or Infinity' });
  const python = line.replace('"score":0.5', '"score":NaN').replace('"seed":12', '"seed":-Infinity');
  const { games } = await importing(python, { name: 'lab.json' });
  expect(games[0]!.parameters).toMatchObject({ score: 'NaN', worst: 'NaN, or Infinity' });
  const phase = await importing(RESEARCH.replace('"messages":[]', '"messages":[],"loss":NaN'), { name: 'lab.jsonl' });
  expect(phase.games).toHaveLength(1);
  expect(phase.told.join('\n')).toContain('phases[].loss');
});

it.each(['Fall of l901', 'Fall of -1901', 'Fall of 19O1'])('%j is no year', async (turn) => {
  const { games, told } = await importing(HISTORY.replace('results for Fall of 1901.', `results for ${turn}.`));
  expect(games[0]!.phases.map(({ phase }) => phase)).not.toContain('F1901M');
  expect(games[0]!.press.map(({ phase }) => phase)).not.toContain('F901M');
  expect(told.join('\n')).toContain(`'${turn}' is no turn of Standard`);
});
