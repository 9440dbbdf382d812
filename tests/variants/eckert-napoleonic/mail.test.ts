/**
 * Eckert's Napoleonic by mail: the starting choices, the turn of holding, the rulebook of 1971, eight players.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { offeredLines, openTable, type Table } from '../table.ts';

const EIGHT = {
  rus: 'russia',
  fra: 'france',
  tur: 'turkish',
  aus: 'austria',
  eng: 'england',
  pru: 'prussia',
  swe: 'sweden',
  ita: 'italian',
};

function table(...settings: string[]): Promise<Table> {
  return openTable('eckert-napoleonic', { ...EIGHT, moo: 'moorish' }, settings);
}

describe('the starting choices', () => {
  it('stand by default at the deadline: nobody is reminded, late or abandoned, and nobody else is kept waiting', async () => {
    const game = await table();
    expect(game.last('fra', /begins/).flat).toContain('You can choose army or fleet for 1 starting unit');
    expect(game.last('rus', /begins/).flat).not.toContain('You can choose');
    await game.wait(22);
    expect(game.mails('gm').some(({ subject }) => /results/.test(subject))).toBe(false);
    await game.wait(3);
    for (const who of ['fra', 'eng', 'rus', 'gm']) {
      const after = game.mails(who).slice(game.mails(who).findIndex(({ subject }) => /begins/.test(subject)) + 1);
      expect(after.map(({ subject }) => subject)).toEqual(['[war] W1800A results']);
    }
    const { flat } = game.last('aus', /W1800A results/);
    expect(flat).toContain('Starting position for Summer of 1801.');
    for (const unit of ['France: Army Marseilles', 'England: Army Holland', 'England: Fleet Edinburgh'])
      expect(flat).toContain(unit);
    expect(flat).toContain('England: Army Liverpool');
    expect(flat).toContain("The next phase of 'war' will be Movement for Summer of 1801.");
  });

  it('are over early once both have chosen', async () => {
    const game = await table();
    await game.write('fra', 'F Mar');
    await game.write('eng', offeredLines(game.last('eng', /begins/)).join('\n'));
    await game.wait(1);
    expect(game.last('rus', /results/).flat).toContain('France: Fleet Marseilles');
  });

  it('a second army is refused in the answer, with the line that would do; a later mail moves the army', async () => {
    const game = await table();
    const first = await game.ask('eng', 'BUILD A EDI\nBUILD A LON');
    expect(first.flat).toContain(
      "have 1 army and 2 fleets between them; 'build A Edi' took the last. Try: build F Lon",
    );
    expect(first.flat).toContain('England: Army Edinburgh. England: Fleet London (by default).');
    const later = await game.ask('eng', 'BUILD A LON');
    expect(later.flat).toContain('England: Fleet Edinburgh (by default). England: Army London.');
    const fleets = await game.ask('eng', 'F EDI\nF LON\nF LVP');
    expect(fleets.flat).toContain("'build F Lon' took the last. Try: build A Lvp");
  });

  it('every place stands in the answer, chosen or by default; what is no choice is refused for that reason', async () => {
    const game = await table();
    const { flat } = await game.ask('eng', 'BUILD F HOL\nwaive\nbuild F Par\nremove A Lvp');
    for (const line of [
      'Fleet Holland.',
      'Fleet Edinburgh (by default).',
      'Fleet London (by default).',
      'Army Liverpool (by default).',
    ])
      expect(flat).toContain(`England: ${line}`);
    expect(flat).toContain('Holland, Edinburgh, London and Liverpool, not in Paris');
    expect(flat.match(/nothing is waived or removed/g)).toHaveLength(2);
    expect((await game.ask('rus', 'build F Stp')).flat).toContain('there is nothing to choose');
  });

  it('are completed in the way that the rules say', async () => {
    const game = await table('set manual process');
    expect((await game.ask('eng', 'BUILD F LVP')).flat).toContain(
      'England: Army Edinburgh (by default). England: Fleet London (by default). England: Fleet Liverpool.',
    );
    expect((await game.ask('eng', 'BUILD F EDI')).flat).toContain(
      'England: Fleet Edinburgh. England: Army London (by default). England: Fleet Liverpool.',
    );
  });
});

describe('the turn of holding', () => {
  it('is said where the build is looked for, and nothing unusable is spoken of', async () => {
    const game = await table('set manual process');
    await game.write('gm', 'process W1800A');
    await game.write('fra', 'A Ruh - Mun\nA Bel H\nA Par H\nF Bre H\nA Mar H');
    await game.write('pru', 'A Mun - Tyr\nA Ber H\nF Kie H');
    await game.write('gm', 'process S1801M');
    const results = game.last('fra', /S1801M results/);
    expect(results.flat).toContain(
      'Munich gives a unit only in the adjustments of Winter 1801, if you still own it then: a newly gained center must be held for a turn first.',
    );
    expect(results.flat).toMatch(/France: +6 Supply centers, +5 Units: Builds +0 units\./);
    expect((await game.ask('fra', 'build A Ruh')).flat).toContain(
      'No builds are due to you: Munich must be held for a turn before it gives a unit',
    );
    await game.write('pru', 'remove A Tyr');
    await game.write('gm', 'process S1801A');
    for (const who of ['fra', 'pru', 'gm']) {
      expect(
        game
          .mails(who)
          .map(({ text }) => text)
          .join('\n'),
      ).not.toContain('unusable');
    }
    await game.write('gm', 'process W1801M');
    expect(game.last('fra', /W1801M results/).flat).toContain('Your build order is due');
    expect((await game.ask('fra', 'build A Ruh')).flat).toContain('France: Builds an army in Ruhr.');
  });
});

describe('Turkish attacks at nine tenths', () => {
  it('are counted out to the attacker who fails', async () => {
    const game = await table('set manual process');
    await game.write('gm', 'process W1800A');
    await game.write('tur', 'F Ank - Bla');
    await game.write('rus', 'F Sev - Bla');
    await game.write('gm', 'process S1801M');
    expect(game.last('tur', /S1801M results/).flat).toContain(
      'Your fleet in Ankara did not take the Black Sea: 0.9 against 1.0 (the fleet from Sevastopol came too)',
    );
    // A number below 1 is followed by its rule, and only there.
    const rule = 'A unit of Turkish Empire counts 0.9 in attacking';
    expect(game.last('tur', /S1801M results/).flat).toContain(rule);
    expect(game.last('rus', /S1801M results/).flat).not.toContain(rule);
    expect(game.last('rus', /S1801M results/).text).toMatch(/^Russia: Fleet Sevastopol -> Black Sea\.$/m);
  });
});

describe('destruction in a center', () => {
  it('is told with its reason', async () => {
    const game = await table('set manual process');
    await game.write('gm', 'process W1800A');
    await game.write('fra', 'A Par - Bur');
    await game.write('gm', 'process S1801M');
    await game.write('fra', 'A Ruh - Mun\nA Bur S A Ruh - Mun');
    await game.write('gm', 'process W1801M');
    const { flat } = game.last('pru', /W1801M results/);
    expect(flat).toMatch(
      /Your army in Munich .* leaves the board: from a supply center there is no retreat \(Eckert's Napoleonic Diplomacy, clause 6\)\./,
    );
    expect(flat).toContain('Prussia: Army Munich, No Order Processed. (*destroyed*)');
    expect(flat).toContain("The next phase of 'war' will be Movement for Summer of 1802");
  });
});

describe('eight players', () => {
  it('are SET PLAYERS 8: the Moorish League is left out, its units stand as neutrals, and LIST says so', async () => {
    const game = await openTable('eckert-napoleonic', EIGHT, ['set players 8']);
    const { flat } = game.last('rus', /begins/);
    expect(flat).toContain('Not played with 8 players: Moorish League.');
    expect(flat).not.toContain('Moorish League:');
    for (const unit of ['Fleet Tunis', 'Army Spain', 'Fleet Portugal']) expect(flat).toContain(`Neutral: ${unit}.`);
    expect((await game.ask('rus', 'LIST')).flat).toContain('Players 8 (without the Moorish League)');
  });
});

describe('the rulebook', () => {
  it('is that of 1971 by the variant, or another by the game; LIST and the results say which', async () => {
    const game = await table('set manual process');
    expect((await game.ask('rus', 'LIST')).flat).toContain('1971 rulebook');
    await game.write('gm', 'process W1800A');
    expect(game.last('rus', /W1800A results/).flat).toContain(
      'Adjudicated by the 1971 rulebook where editions differ.',
    );
    const other = await table('set manual process', 'set rules 2023');
    expect((await other.ask('rus', 'LIST')).flat).not.toContain('1971');
    await other.write('gm', 'process W1800A');
    expect(other.last('rus', /W1800A results/).flat).not.toContain('1971');
    expect((await other.ask('gm', 'set rules 1971')).flat).toContain('stays as it was when the game began');
  });
});
