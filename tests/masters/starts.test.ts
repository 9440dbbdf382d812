/** Starts without units on the standard map: BLANK BOARD and Chaos, and building sites that go with them. */

import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { DEFAULT_SETTINGS } from '../../engine/settings/settings.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { wrongInArchive } from '../archive/games.ts';
import { boardOf } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, write } from '../handling/rig.ts';

const standard = boardOf('standard');

/** Ann plays seventeen of the 34 powers, Bob the others. */
async function chaosOfTwo(): Promise<TestWorld> {
  const services = await freshWorld('memory');
  await write(services, 'mara', 'create ?marne sesame chaos players 2', JUDGE);
  await write(services, 'ann', 'signon ?marne annpw', JUDGE);
  await write(services, 'bob', 'signon ?marne bobpw', JUDGE);
  return services;
}

describe('BLANK BOARD', () => {
  test('begins in winter without units; homes are built in as their powers like, all told at once', async () => {
    const services = await twoPlayers('set blank board');
    const game = await gameNow(services);
    expect(game.position).toMatchObject({ phase: phaseCode('W1900A'), units: { AUSTRIA: [], ENGLAND: [] } });
    expect(game.position!.centers['RUSSIA']).toEqual(['mos', 'sev', 'stp', 'war']);
    expect(await ask(services, 'ann', 'list')).toContain('Start Blank Board');
    const answer = await ask(services, 'ann', 'build f tri\nbuild a vie\nbuild f bud');
    expect(answer).toContain('2 of 3 builds');
    await ask(services, 'ann', 'build a bud');
    await ask(services, 'bob', 'build a lon\nbuild f edi\nbuild f lvp');
    await ask(services, 'mara', 'process w1900a');
    const { position } = await gameNow(services);
    expect(position!.phase).toBe('S1901M');
    expect(new Set(position!.units['AUSTRIA'])).toEqual(new Set(['A bud', 'A vie', 'F tri']));
    expect(new Set(position!.units['ENGLAND'])).toEqual(new Set(['A lon', 'F edi', 'F lvp']));
    expect(await wrongInArchive(services)).toEqual([]);
  });
});

describe('CHAOS', () => {
  test('34 powers, each with its center; builds are in any owned center', { tags: ['long'] }, async () => {
    const services = await chaosOfTwo();
    const game = await gameNow(services);
    const { phase, units, centers } = game.position!;
    expect(phase).toBe('W1900A');
    expect(Object.values(units).flat()).toEqual([]);
    expect(Object.values(centers).map((owned) => owned.length)).toEqual(Array.from({ length: 34 }, () => 1));
    expect(Object.values(centers).flat().sort()).toEqual(
      standard.variant.provinces.flatMap(({ id, center }) => (center ? [id] : [])).sort(),
    );
    expect(game.seats.filter(({ person }) => person !== null)).toHaveLength(34);
    const builds = game.seats.map(({ power }) => `build a ${centers[power]![0]}`);
    await ask(services, 'ann', builds.join('\n'));
    await ask(services, 'bob', builds.join('\n'));
    await ask(services, 'mara', 'process w1900a');
    const after = (await gameNow(services)).position!;
    expect(after.phase).toBe('S1901M');
    expect(Object.values(after.units).flat()).toHaveLength(34);
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('a power builds in a center that it has taken', () => {
    const board = boardWith(standard, { ...DEFAULT_SETTINGS, start: 'chaos' });
    const winter: Position = {
      variant: 'standard',
      phase: phaseCode('W1901A'),
      units: { ANKARA: ['A smy'], VIENNA: ['A boh'] },
      centers: { ANKARA: ['con', 'smy'], VIENNA: ['vie', 'bud'] },
    };
    const { units } = adjudicate(board, winter, { ANKARA: ['build F con'], VIENNA: ['build A bud'] });
    expect(units).toMatchObject({ ANKARA: ['A smy', 'F con'], VIENNA: ['A boh', 'A bud'] });
    expect(board.start).toEqual(parsePhase('W1900A'));
  });

  test('is set before the start alone; who has signed on keeps a seat or it stays as it is', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    await write(services, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
    expect(await ask(services, 'mara', 'set chaos\nset preference Z')).toContain('preferences have to be sent again');
    expect((await gameNow(services)).applicants.map(({ preferences }) => preferences)).toEqual([[]]);
    const listing = (await ask(services, 'ann', 'list')).replace(/\s+/g, ' ');
    expect(listing).toContain('Start Chaos');
    expect(listing).toContain('1 of 34 seats');
    for (let n = 0; n < 8; n++) await write(services, `player${n}`, 'signon ?marne secret', JUDGE);
    expect(await ask(services, 'mara', 'set no chaos')).toContain('9 have signed on already');
    expect((await gameNow(services)).settings.start).toBe('chaos');
  });

  test('by letter, digit or name: signing on, wishing, writing to a power', async () => {
    const services = await chaosOfTwo();
    const { seats } = await gameNow(services);
    const personOf = (name: string) => seats.find(({ power }) => power === name)!.person;
    const owner = (await services.services.directory.person(personOf('WARSAW')!))!.addresses[0]!.split('@')[0]!;
    const other = owner === 'ann' ? 'bob' : 'ann';
    expect(await ask(services, owner, `signon 9marne ${owner}pw\nbuild a war`, JUDGE)).toContain(
      'Builds an army in Warsaw',
    );
    expect(await ask(services, owner, 'build f war')).toContain('could not be used');
    await services.sent();
    await write(services, other, 'press to st petersburg, 9\nhello there\nendpress', GAME);
    expect([...(await mailsTo(services)).values()].flat().join('\n')).toContain('hello there');
  });
});

describe('ONE CENTER', () => {
  const winter: Position = {
    variant: 'standard',
    phase: phaseCode('W1902A'),
    units: { AUSTRIA: ['A gal'], TURKEY: ['A rum'] },
    centers: { AUSTRIA: ['bud', 'gre', 'ser'], TURKEY: ['bul', 'rum'] },
  };

  test('units are built anywhere by a power that holds one of its homes, nowhere by another', () => {
    const board = boardWith(standard, { ...DEFAULT_SETTINGS, oneCenter: true });
    const { units } = adjudicate(board, winter, { AUSTRIA: ['build F gre', 'build A ser'], TURKEY: ['build A bul'] });
    expect(units).toEqual({ AUSTRIA: ['A gal', 'F gre', 'A ser'], TURKEY: ['A rum'] });
  });

  test('by mail: LIST tells it, and of it and ANY CENTERS one holds', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset one center', JUDGE);
    expect(await ask(services, 'mara', 'list')).toContain('One Center');
    await ask(services, 'mara', 'set any centers');
    expect((await gameNow(services)).settings).toMatchObject({ anyCenters: true, oneCenter: false });
    await ask(services, 'mara', 'set one centre');
    expect((await gameNow(services)).settings).toMatchObject({ anyCenters: false, oneCenter: true });
    await ask(services, 'mara', 'set home centers');
    expect((await gameNow(services)).settings).toMatchObject({ anyCenters: false, oneCenter: false });
  });
});
