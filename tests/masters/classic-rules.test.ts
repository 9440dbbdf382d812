/** Rules of the older judges that a game may have by its settings (judge-language C2). */

import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Position } from '../../engine/board/position.ts';
import { readPhaseText } from '../../engine/language/times/phase-text.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { wrongInArchive } from '../archive/games.ts';
import { standard, USUAL_CHOICES } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, gameNow, lastOrders, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

/** Greece is Austria's and vacant in the first winter; one build is due. */
async function toWinter(services: TestWorld): Promise<void> {
  await ask(services, 'mara', 'process s1901m');
  await confirmed(services, 'mara', 'setup\nAUSTRIA: A Gal, A Ser, F Alb\nCENTERS AUSTRIA: Vie, Bud, Tri, Gre\nend');
  await ask(services, 'ann', 'gal hold; ser hold; alb hold');
  await ask(services, 'mara', 'process f1901m');
}

describe('ANY CENTERS', () => {
  const winter: Position = {
    variant: 'standard',
    phase: phaseCode('W1902A'),
    units: { AUSTRIA: ['A gal', 'F alb', 'A vie'], RUSSIA: ['A rum'] },
    centers: { AUSTRIA: ['bud', 'gre', 'tri', 'vie', 'rum'], RUSSIA: ['mos'] },
  };

  test('a power builds in its own vacant centers, wherever they are, and in no other place', () => {
    const board = boardWith(standard, { ...USUAL_CHOICES, anyCenters: true });
    const tried = ['build F gre', 'build A rum', 'build A ser', 'build A gre', 'build A bud'];
    const { orders, units } = adjudicate(board, winter, { AUSTRIA: tried });
    expect(orders.map(({ reasons }) => reasons.join())).toEqual([
      '',
      'not-eligible',
      'not-eligible',
      'not-eligible',
      '',
    ]);
    expect(units['AUSTRIA']).toEqual(['A gal', 'F alb', 'A vie', 'F gre', 'A bud']);
  });

  test('where it is off the board is the variant’s own, and Greece is no site', () => {
    expect(boardWith(standard, USUAL_CHOICES)).toBe(standard);
    const { orders } = adjudicate(standard, winter, { AUSTRIA: ['build F gre'] });
    expect(orders.map(({ reasons }) => reasons.join())).toEqual(['not-eligible']);
  });

  test('by mail: LIST shows it, the fleet is built, the archive agrees, and it stays as it was at the start', async () => {
    const services = await twoPlayers('set anycenters');
    expect(await ask(services, 'ann', 'list')).toContain('Any Centers');
    expect(await ask(services, 'mara', 'set home centers')).toContain('stays as it was when the game began');
    await toWinter(services);
    expect(await ask(services, 'ann', 'build f gre')).not.toContain('could not be used');
    await ask(services, 'mara', 'process w1901a');
    expect((await gameNow(services)).position!.units['AUSTRIA']).toContain('F gre');
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('without it the same build is refused', async () => {
    const services = await twoPlayers();
    await toWinter(services);
    expect(await ask(services, 'ann', 'build f gre')).toContain('could not be used');
    expect(lastOrders(await gameNow(services), 'AUSTRIA')).not.toContain('build F gre');
  });
});

describe('DEDICATION is ONTIMERAT in percent', () => {
  test.each([
    ['set dedication 90', 0.9],
    ['set dedication 0.8', 0.8],
    ['set dedication 500', 1],
    ['set ontimerat 0.5\nset dedication -10000', 0],
    ['set ontimerat 0.5\nset dedication 0', 0],
  ])('%s', async (lines, ratio) => {
    const services = await twoPlayers(lines);
    expect((await gameNow(services)).settings.onTimeRatio).toBe(ratio);
  });

  test('is answered with what it means, and LIST shows both', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'set dedication 90')).toContain('the same as SET ONTIMERAT 0.9');
    const listing = (await ask(services, 'vera', 'list marne', JUDGE)).replace(/\s+/g, ' ');
    expect(listing).toContain('Dedication: 90, On time: 90 % at least');
  });
});

test.each(['set different site', 'set access different-site'])('%s is answered by what can be known', async (line) => {
  const services = await twoPlayers();
  const answer = (await ask(services, 'mara', line)).replace(/\s+/g, ' ');
  expect(answer).toContain('No two players of a game have the same address');
  expect(answer).not.toContain('could not be used');
});

describe('other starts on the standard map', () => {
  const centersOf = (game: Awaited<ReturnType<typeof gameNow>>) => game.position!.centers;

  test.each(['set start fleet rome', 'set fleet rome', 'set variant fleet_rome', 'set start fleet_rome'])(
    'FLEET ROME (%s): Italy has a fleet in Rome, all else is as usual',
    async (line) => {
      const { position, settings } = await gameNow(await twoPlayers(line));
      const usual = startingPosition(standard);
      expect(settings.start).toBe('fleet-rome');
      expect(position).toEqual({ ...usual, units: { ...usual.units, ITALY: ['F nap', 'F rom', 'A ven'] } });
    },
  );

  test('1898: one center and one unit each, in Spring 1899; LIST tells it, and a home must be taken to be built in', async () => {
    const services = await twoPlayers('set start 1898');
    const game = await gameNow(services);
    expect(game.position).toMatchObject({
      phase: 'S1899M',
      units: { AUSTRIA: ['A tri'], ENGLAND: ['F edi'], FRANCE: ['A bre'], RUSSIA: ['A stp'], TURKEY: ['A smy'] },
    });
    expect(centersOf(game)).toEqual({
      AUSTRIA: ['tri'],
      ENGLAND: ['edi'],
      FRANCE: ['bre'],
      GERMANY: ['kie'],
      ITALY: ['nap'],
      RUSSIA: ['stp'],
      TURKEY: ['smy'],
    });
    expect(await ask(services, 'ann', 'list')).toContain('Start 1898');
    await ask(services, 'ann', 'phase s99m\ntri-bud');
    await ask(services, 'mara', 'process s1899m');
    await ask(services, 'ann', 'phase fall 99\nbud hold');
    await ask(services, 'mara', 'process f1899m');
    expect(centersOf(await gameNow(services))['AUSTRIA']).toEqual(['bud', 'tri']);
    expect(await ask(services, 'ann', 'phase w99a\nbuild a vie')).toContain('could not be used');
    await ask(services, 'ann', 'build f tri');
    await ask(services, 'mara', 'process w1899a');
    const after = await gameNow(services);
    expect(after.position!.phase).toBe('S1900M');
    expect(after.position!.units['AUSTRIA']).toEqual(['A bud', 'F tri']);
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('CREATE takes them behind the variant, as the older judges did', async () => {
    const services = await freshWorld();
    for (const [name, words, start] of [
      ['somme', 'fleet_rome gunboat', 'fleet-rome'],
      ['aisne', 'standard 1898', '1898'],
    ]) {
      await write(services, 'mara', `create ?${name} sesame ${words}`, JUDGE);
      expect([words, (await loadGame(services.services, name!))?.settings.start]).toEqual([words, start]);
    }
  });

  test('another map has not these starts; SET VARIANT goes back to the usual one; after the start nothing changes', async () => {
    const services = await freshWorld();
    await write(services, 'mara', 'create ?marne sesame octarine', JUDGE);
    expect(await ask(services, 'mara', 'set start 1898')).toContain('start of the standard game');
    await ask(services, 'mara', 'set variant standard\nset 1898');
    expect((await gameNow(services)).settings.start).toBe('1898');
    await ask(services, 'mara', 'set variant octarine');
    expect((await gameNow(services)).settings.start).toBe('usual');
    expect(await ask(await twoPlayers(), 'mara', 'set start 1898')).toContain('stays as it was when the game began');
  });

  test.each(['standard', 'rules 1898', 'fleet_rome', 'info.fleet_rome'])('GET %s tells what they are', (topic) => {
    expect(loadHelp().text(topic)).toContain('SET START 1898');
  });

  test('a year of two digits is the one near the start', async () => {
    const board = boardWith(standard, { ...USUAL_CHOICES, start: '1898' });
    expect(['S99M', 'F00M', 'S01M'].map((text) => readPhaseText(board, text))).toEqual(['S1899M', 'F1900M', 'S1901M']);
    expect(readPhaseText(standard, 'S01M')).toBe('S1901M');
  });
});

describe('ANY DISBAND', () => {
  const winter: Position = {
    variant: 'standard',
    phase: phaseCode('W1902A'),
    units: { AUSTRIA: ['A gal', 'A vie'], RUSSIA: ['A rum', 'A sev', 'A mos'], TURKEY: ['A con', 'F ank'] },
    centers: { AUSTRIA: ['bud', 'tri', 'vie'], RUSSIA: ['mos', 'sev'], TURKEY: ['ank', 'con'] },
  };
  const board = boardWith(standard, { ...USUAL_CHOICES, anyDisband: true });

  test('units go that need not, and give a build each; their places are no sites in that phase', () => {
    const { orders, units } = adjudicate(board, winter, {
      AUSTRIA: ['build A bud', 'build A vie', 'build F tri', 'remove A vie', 'waive'],
      RUSSIA: ['remove A mos', 'remove A sev'],
      TURKEY: ['remove F ank'],
    });
    expect(orders.map(({ order, reasons }) => [order, reasons.join()])).toEqual([
      ['build A bud', ''],
      ['build A vie', 'not-eligible'],
      ['build F tri', ''],
      ['remove A vie', ''],
      ['waive', 'too-many-builds'],
      ['remove A mos', ''],
      ['remove A sev', ''],
      ['remove F ank', ''],
    ]);
    expect(units).toEqual({ AUSTRIA: ['A gal', 'A bud', 'F tri'], RUSSIA: ['A rum'], TURKEY: ['A con'] });
  });

  test('a removal that is due gives no build; the next one does, where a site is open', () => {
    const position = { ...winter, centers: { ...winter.centers, RUSSIA: ['mos', 'stp'] } };
    const build = (...removals: string[]) =>
      adjudicate(board, position, { RUSSIA: ['build F stp/nc', 'build A stp', ...removals] }).units['RUSSIA'];
    expect(build('remove A sev')).toEqual(['A rum', 'A mos']);
    expect(build('remove A sev', 'remove A rum')).toEqual(['A mos', 'F stp/nc']);
    expect(build('remove A sev', 'remove A rum', 'remove A mos')).toEqual(['F stp/nc']);
  });

  test('what must go goes all the same, and nothing more', () => {
    const { units } = adjudicate(board, winter, {});
    expect(units['AUSTRIA']).toHaveLength(2);
    expect(units['RUSSIA']).toHaveLength(2);
    expect(units['TURKEY']).toHaveLength(2);
  });

  test('by mail: beside a build, and by a power of which nothing is wanted', async () => {
    const services = await twoPlayers('set any disband');
    expect(await ask(services, 'ann', 'list')).toContain('Any Disband');
    await toWinter(services);
    expect(await ask(services, 'ann', 'build f tri\nbuild a bud')).toContain('all 2 builds are ordered');
    expect(await ask(services, 'ann', 'build a vie')).toContain('was on file and made room');
    const three = await ask(services, 'ann', 'build a bud\nbuild f tri\nremove a gal');
    expect(three).toMatch(/Removes the army in Galicia.*Builds an army in Vienna/);
    expect(await ask(services, 'bob', 'build f edi')).toContain('Edinburgh is not vacant');
    expect(await ask(services, 'bob', 'remove f lon\nbuild f lon')).toContain('London is not vacant');
    expect(await ask(services, 'bob', 'remove f lon')).toContain('Removes the fleet in London');
    await ask(services, 'mara', 'process w1901a');
    const { units } = (await gameNow(services)).position!;
    expect(units['AUSTRIA']).toEqual(['A ser', 'F alb', 'A bud', 'F tri', 'A vie']);
    expect(units['ENGLAND']).toEqual(['F edi', 'A lvp']);
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('a winter in which nobody owes anything is not played for it', () => {
    const fall = { ...startingPosition(standard), phase: phaseCode('F1901M') };
    expect(adjudicate(board, fall, {}).next).toBe('S1902M');
    expect(adjudicate(board, { ...fall, units: { ...fall.units, FRANCE: ['A par'] } }, {}).next).toBe('W1901A');
  });

  test('without it, it is refused', async () => {
    const services = await twoPlayers();
    await toWinter(services);
    expect(await ask(services, 'ann', 'build a bud\nremove a gal')).toContain('could not be used');
    expect(lastOrders(await gameNow(services), 'AUSTRIA')).not.toContain('remove A gal');
  });
});
