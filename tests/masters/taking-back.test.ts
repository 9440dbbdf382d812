/** Games that are ended, taken back and taken up again by their masters (judge-language C1). */
import { describe, expect, test } from 'vitest';
import { ask, confirmed, deadlineOf, gameNow, HOUR, mailsTo, seatNow, twoPlayers } from '../deadlines/games.ts';
import { START, write } from '../handling/rig.ts';

const AUSTRIA = 'vie-gal; bud-ser; tri-alb';

const ENGLAND = 'lon-nth; edi-nwg; lvp-yor';

describe('judge-language C1: TERMINATE, UNSTART, RESUME', () => {
  test('a game that was terminated can be taken up again with its orders', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', AUSTRIA);
    await confirmed(services, 'mara', 'terminate');
    expect((await mailsTo(services)).size).toBe(0);
    expect(await ask(services, 'mara', 'resume')).toContain('goes on where it ended');
    const game = await gameNow(services);
    expect(game.status).toBe('active');
    expect(game.seats.find(({ power }) => power === 'AUSTRIA')!.onFile).toHaveLength(3);
  });

  test('UNSTART: nobody has a power, preferences stay, the next start is the master’s', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'unstart');
    const game = await gameNow(services);
    expect([game.status, game.seats.length, game.settings.autoStart]).toEqual(['forming', 0, false]);
    expect(game.applicants.map(({ preferences }) => preferences.flat())).toEqual([['AUSTRIA'], ['ENGLAND']]);
    await ask(services, 'mara', 'force begin');
    expect((await seatNow(services, 'AUSTRIA')).person).not.toBeNull();
  });

  test('UNSTART is refused once a phase has been processed', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'process s1901m');
    expect(await ask(services, 'mara', 'unstart')).toContain('cannot be taken back');
  });
});

describe('judge-language C1: ROLLBACK and ROLLFORWARD', () => {
  async function twoPhases() {
    const services = await twoPlayers();
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'bob', ENGLAND);
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'ann', 'gal-war; ser-gre; alb s ser-gre');
    await ask(services, 'mara', 'process f1901m');
    return services;
  }

  test.each([
    ['rollback', 'F1901M', 1],
    ['rollback s1901m', 'S1901M', 0],
    ['rollback 1', 'S1901M', 0],
    ['rollback 002', 'F1901M', 1],
  ])(
    '%s stands before %s, with the orders that were given for it on file',
    { tags: ['long'] },
    async (line, phase, done) => {
      const services = await twoPhases();
      await confirmed(services, 'mara', line);
      const game = await gameNow(services);
      expect([game.position!.phase, game.resolved.length]).toEqual([phase, done]);
      const orders = game.seats.find(({ power }) => power === 'AUSTRIA')!.onFile.map(({ order }) => order);
      expect(orders).toContain(phase === 'S1901M' ? 'A vie - gal' : 'A gal - war');
    },
  );

  test.each(['', 'set move delay 0'])(
    'with all orders on file again the phase does not process itself (%s): it waits for the deadline, for all to lift WAIT, or for the GM',
    { tags: ['long'] },
    async (settings) => {
      for (const how of ['deadline', 'nowait', 'process'] as const) {
        const services = await twoPlayers(settings);
        await ask(services, 'ann', AUSTRIA);
        await ask(services, 'bob', ENGLAND);
        await services.moveTo(START + HOUR);
        expect((await gameNow(services)).position!.phase).toBe('F1901M');
        await services.sent();
        const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'rollback'))![1]!;
        await write(services, 'mara', `confirm ${word}`);
        expect((await mailsTo(services)).get('ann@example.org')!.join()).toContain('WAIT is on for everybody');
        const deadline = await deadlineOf(services);
        await services.moveTo(deadline - 1);
        expect((await gameNow(services)).position!.phase).toBe('S1901M');
        if (how === 'deadline') await services.moveTo(deadline);
        if (how === 'process') await ask(services, 'mara', 'process s1901m');
        if (how === 'nowait') {
          await ask(services, 'ann', 'set nowait');
          await ask(services, 'bob', 'set nowait');
          await services.moveTo(deadline - 1 + HOUR);
        }
        expect((await gameNow(services)).position!.phase).toBe('F1901M');
      }
    },
  );

  test('under STRICT WAIT too, where nobody has anything to order', async () => {
    const services = await twoPlayers('set strict wait, adjust days SMTWTFS');
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'ann', 'ser-gre');
    await ask(services, 'mara', 'process f1901m');
    await ask(services, 'ann', 'build a vie');
    await ask(services, 'mara', 'process w1901a');
    await confirmed(services, 'mara', 'rollback w1901a');
    await services.moveTo((await deadlineOf(services)) - 1);
    expect((await gameNow(services)).position!.phase).toBe('W1901A');
  });

  test('what was sent after going forward is not lost by going back and forward once more', async () => {
    const services = await twoPhases();
    await confirmed(services, 'mara', 'rollback');
    await confirmed(services, 'mara', 'rollforward');
    await ask(services, 'ann', 'build a vie');
    await confirmed(services, 'mara', 'rollback s1901m');
    await confirmed(services, 'mara', 'rollforward');
    expect((await seatNow(services, 'AUSTRIA')).onFile.map(({ order }) => order)).toEqual(['build A vie']);
  });

  test('a phase that is not over is refused with those that are', async () => {
    const services = await twoPhases();
    expect(await ask(services, 'mara', 'rollback s1905m')).toContain('from S1901M to F1901M');
  });
});
