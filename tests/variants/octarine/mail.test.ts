/** Octarine by mail: the straits of the season, the coasts of the Disc, its calendar, and an end that all agree on. */
import { describe, expect, it } from 'vitest';
import { openTable, type Table } from '../table.ts';

const PEOPLE = {
  aga: 'agatean',
  cir: 'circle',
  gen: 'genua',
  hub: 'hubland',
  kla: 'klatch',
  mun: 'muntab',
  ogg: 'oggland',
  xxx: 'xxxx',
};

function table(...settings: string[]): Promise<Table> {
  return openTable('octarine', PEOPLE, ['set manual process', ...settings]);
}

async function setUp(game: Table, ...lines: readonly string[]): Promise<void> {
  await game.confirm('gm', await game.ask('gm', ['setup', ...lines, 'end'].join('\n')));
}

describe('refusals name the rule', () => {
  it('an army that counts on the strait of Autumn is told in Spring that it needs a convoy now', async () => {
    const game = await table();
    await setUp(game, 'agatean: A Ctk, F PEL, F Bes');
    const note = 'This needs a convoy now: that way is open to armies in Autumn only';
    expect((await game.ask('aga', 'A Ctk - LIG')).flat).toContain(note);
    expect((await game.ask('aga', 'A Ctk - LIG via PEL')).flat).not.toContain(note);
    await game.write('gm', 'process S1M');
    expect((await game.ask('aga', 'A Ctk - LIG')).flat).not.toContain('needs a convoy');
  });

  it('with one article to a sea that is named with its own', async () => {
    const game = await table();
    await setUp(game, 'xxxx: F TBB, F HNL');
    const { flat } = await game.ask('xxx', 'F TBB - RWO\nF HNL - RWO');
    expect(flat).toContain('The fleet in the Big Bight cannot get to the Rimwards Widdershins Ocean.');
    expect(flat).not.toMatch(/the The/);
  });
});

describe('the calendar of the Disc', () => {
  it('is read as the mails write it', async () => {
    const game = await table();
    const { flat } = await game.ask(
      'gen',
      "PHASE Autumn, Fruitbat '01\nA Vie - Bor\nPHASE Spring of Fruitbat '02\nA Bor H",
    );
    expect(flat).toContain('PHASE F1M A Vie - Bor PHASE S2M A Bor H');
    expect(flat).not.toContain('could not be used');
    const heading = await game.ask('mun', "Spring of Fruitbat '01\nA Mun - Ush");
    expect(heading.flat).toContain('Muntab: Army Muntab -> Ushistan.');
    expect(heading.flat).not.toContain('could not be used');
  });
});

describe('with whatever result they wish', () => {
  it('the players end the game by a draw among any; the mail names the result', async () => {
    const game = await table();
    for (const who of Object.keys(PEOPLE).slice(1)) {
      const { flat } = await game.ask(who, 'DRAW Genua, Klatch');
      expect(flat).toContain('You vote for a draw of Genua and Klatch');
    }
    await game.write('aga', 'DRAW Klatch and Genua');
    for (const who of ['aga', 'gen', 'gm'])
      expect(game.last(who, /over/).flat).toContain('The game is a draw among Genua and Klatch.');
  });

  it('or by conceding to somebody who is out of the game: LIST says that any result goes', async () => {
    const game = await table();
    await setUp(game, 'centers circle:', 'circle:');
    const list = (await game.ask('mun', 'LIST war')).flat;
    expect(list).toContain('Ending: also with any result that all who are left agree on, whatever DIAS says.');
    expect(list).toContain('These rules may be freely reprinted provided all the above credits remain intact');
    expect((await game.ask('mun', 'DRAW ALL')).flat).toContain('You vote for a draw of Agatean Empire, Genua,');
    for (const who of Object.keys(PEOPLE).filter((each) => each !== 'cir'))
      await game.write(who, 'CONCEDE Circle Cities');
    expect(game.last('cir', /over/).flat).toContain('The game is conceded to you: Circle Cities.');
    expect(game.last('mun', /over/).flat).toContain('The game is conceded to Circle Cities.');
  });

  it('or by the word of all, the winner among them', async () => {
    const game = await table();
    for (const who of Object.keys(PEOPLE)) await game.write(who, 'DRAW XXXX');
    expect(game.last('xxx', /over/).flat).toContain('The game is conceded to you: XXXX.');
  });
});

describe('results name the rule', () => {
  it('of the straits, and say of a unit without an order that it had none', async () => {
    const game = await table();
    await setUp(game, 'oggland: A LIG, A Lan', 'agatean: F PEL, F SDi/tc, A Bes');
    await game.write('ogg', 'A LIG - Ctk');
    await game.write('aga', 'F PEL S A Bes - Ctk');
    await game.write('gm', 'process S1M');
    expect(game.last('ogg', /S1M results/).flat).toContain(
      'did not go to Cantak: no complete convoy was ordered, and that way is open to armies in Autumn only',
    );
    expect(game.last('aga', /S1M results/).flat).toContain(
      'did not support Bes Pelargic to Cantak: Bes Pelargic had no order.',
    );
  });
});
