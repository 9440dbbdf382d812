import { describe, expect, test } from 'vitest';
import { ask, confirmed, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { write } from '../handling/rig.ts';

describe('judge-language B: SET DRAW', () => {
  test('a draw passes at once when all survivors agree, and is among all who are left (DIAS)', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set draw');
    expect((await gameNow(services)).status).toBe('active');
    await ask(services, 'bob', 'draw yes');
    expect((await gameNow(services)).outcome).toEqual({ kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND'] });
  });

  test('votes are secret: nobody else is mailed, and no answer speaks of others', async () => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'ann', 'set draw');
    expect([...(await mailsTo(services)).keys()]).toEqual(['ann@example.org']);
    expect(await ask(services, 'bob', 'list')).not.toContain('votes for a draw');
  });

  test('OPEN VOTES: all are told, and LIST shows them', async () => {
    const services = await twoPlayers('set open votes');
    await services.sent();
    await write(services, 'ann', 'set draw');
    expect((await mailsTo(services)).get('bob@example.org')!.join()).toContain(
      'Austria votes for a draw of all survivors',
    );
    expect(await ask(services, 'bob', 'list')).toContain('Austria votes for a draw of all survivors.');
  });

  test('a vote is good for one phase', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set draw');
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'bob', 'set draw');
    expect((await gameNow(services)).status).toBe('active');
  });

  test('NoDIAS: all must name the same powers, and only those share', async () => {
    const services = await twoPlayers('set nodias');
    await ask(services, 'ann', 'set draw AE');
    await ask(services, 'bob', 'set draw E');
    expect((await gameNow(services)).status).toBe('active');
    await ask(services, 'ann', 'set draw england');
    expect((await gameNow(services)).outcome).toEqual({ kind: 'drawn', powers: ['ENGLAND'] });
  });

  test('DIAS: a list that leaves a survivor out is refused', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'set draw A')).toContain('includes all survivors');
  });

  test('every acknowledgement says how one votes', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'vie - gal')).not.toContain('draw:');
    expect(await ask(services, 'ann', 'set draw')).toContain(
      'You vote for a draw: all survivors, for this phase; nobody else sees it.',
    );
  });
});

describe('judge-language B: SET CONCEDE', () => {
  test('the game is conceded when all others agree, to the largest power only', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'setup\nCENTERS ENGLAND: Lon, Edi, Lvp, Bre\nend');
    expect(await ask(services, 'bob', 'set concede austria')).toContain('largest power only: England');
    // Nothing is offered that gives the game to anybody.
    for (const line of ['set conceed', 'set concede austria', 'set conceed austria', 'conceede'])
      expect(await ask(services, 'ann', line)).not.toMatch(/set concede (?!austria)\w|concede to/i);
    const largest = await ask(services, 'bob', 'set concede austria');
    expect(largest).toContain('England. That is you.');
    expect(largest).not.toContain('SET CONCEDE ENGLAND');
    await ask(services, 'ann', 'set concede england');
    expect((await gameNow(services)).outcome).toEqual({ kind: 'conceded', powers: ['ENGLAND'] });
  });

  test('NO CONCESSIONS: it is refused', async () => {
    const services = await twoPlayers('set no concessions');
    expect(await ask(services, 'ann', 'set concede england')).toContain('This game is not conceded');
  });
});
