import { describe, expect, test } from 'vitest';
import { wrongInArchive } from '../archive/games.ts';
import { ask, confirmed, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { playedGame, write } from '../handling/rig.ts';

describe('DECLARE: a GM ends the game with a result', () => {
  test.each([
    ['declare draw A E F', { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND', 'FRANCE'] }],
    ['declare a draw between France, England and Austria', { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND', 'FRANCE'] }],
    [
      'declare draw',
      { kind: 'drawn', powers: ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'] },
    ],
    ['declare concession Russia', { kind: 'conceded', powers: ['RUSSIA'] }],
    ['declare the game conceded to Russia', { kind: 'conceded', powers: ['RUSSIA'] }],
  ])('%s is asked back, then told to all', async (line, outcome) => {
    const services = await playedGame('memory');
    const asked = await ask(services, 'mara', line);
    expect(asked).toMatch(/not done yet[\s\S]*CONFIRM \w+/);
    expect((await gameNow(services)).status).toBe('active');
    await services.sent();
    await write(services, 'mara', /CONFIRM \w+/.exec(asked)![0]);
    const game = await gameNow(services);
    expect([game.status, game.outcome]).toEqual(['finished', outcome]);
    const mails = await mailsTo(services);
    for (const name of ['ann', 'gus', 'mara']) expect(mails.get(`${name}@example.org`)!.join()).toContain('as GM');
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('what is unusual about it is said before it is done', async () => {
    const services = await playedGame('memory');
    expect(await ask(services, 'mara', 'declare draw A E F')).toContain(
      'Draws in this game include all survivors (DIAS); this one leaves out Germany, Italy, Russia and Turkey.',
    );
    expect(await ask(services, 'mara', 'declare concession Italy')).toContain(
      'Italy is not the largest power: that is Russia.',
    );
  });

  test.each([
    ['declare draw F', 'DECLARE CONCESSION FRANCE'],
    ['declare draw A E Z', 'could not be used'],
    ['declare war', 'Declare what?'],
    ['declare concession', 'could not be used'],
  ])('%s is refused with what would be right', async (line, why) => {
    const services = await playedGame('memory');
    expect(await ask(services, 'mara', line)).toContain(why);
    expect((await gameNow(services)).confirmations).toEqual([]);
  });

  test('who has nothing left on the board shares nothing', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'setup\nENGLAND:\nCENTERS ENGLAND:\nend');
    expect(await ask(services, 'mara', 'declare draw A E')).toContain('England has nothing left on the board');
  });

  test('it is taken up again by RESUME, and is no player’s to declare', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'declare draw')).toContain('Only the GM');
    await confirmed(services, 'mara', 'pause\ndeclare draw');
    expect((await gameNow(services)).status).toBe('finished');
    await ask(services, 'mara', 'resume');
    expect((await gameNow(services)).status).toBe('active');
    await write(services, 'mara', 'undo');
    const [told] = (await mailsTo(services)).get('ann@example.org')!;
    expect(told).toMatch(/^\[marne\] the game is over\n[\s\S]*Austria and England\.(?!\.)/);
  });

  test.each([
    ['', 'the diaries'],
    ['gunboat', 'who plays what and the diaries'],
    ['gunboat no reveal, no open diaries', null],
    ['blind', 'the whole board and the diaries'],
  ])(
    'nothing comes to light by the end of a game (%s) that its question does not name, nor is a way back offered that is refused',
    async (options, shown) => {
      const services = await twoPlayers(`set ${options === '' ? 'no nmr' : options}`);
      for (const line of ['declare draw', 'terminate']) {
        const asked = await ask(services, 'mara', line);
        expect(/Everybody then sees, for good: (.*?)\./.exec(asked)?.[1] ?? null).toBe(shown);
        expect(asked.includes('RESUME takes it back')).toBe(line === 'terminate' && options !== 'blind');
      }
    },
  );

  test('a blind game that is over is not offered RESUME', async () => {
    const services = await twoPlayers('set blind');
    await confirmed(services, 'mara', 'terminate');
    expect(await ask(services, 'mara', 'undo')).not.toMatch(/^\s*RESUME/m);
  });
});
