import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { IS_FULL } from '../some-of.ts';
import { freshWorld, GAME, JUDGE, mailOf, NAMES, playedGame, write } from './rig.ts';

const ORDERS = 'A vie - gal\nA bud - ser\nF tri - alb';

describe('repeats', () => {
  test.each([
    ['of orders', 'ann', ORDERS, GAME],
    ['to the desk', 'zoe', 'list', JUDGE],
    ['that creates a game', 'zoe', 'create ?oise pw', JUDGE],
    ['that leaves a game', 'yan', 'resign', GAME],
  ])('the same mail %s delivered three times has one effect and one answer', async (_, who, text, to) => {
    const services = await playedGame(IS_FULL || text === ORDERS ? 'embedded' : 'memory');
    await write(services, 'yan', 'observe marne', JUDGE);
    await services.sent();
    const from = `${who}@example.org`;
    const raw = mailOf(from, text);
    const once = async () => {
      await services.deliver(raw, { from, to: [to] });
      return Promise.all(['marne', 'oise'].map(async (name) => (await loadGame(services.services, name))?.n));
    };
    const after = await once();
    expect([await once(), await once()]).toEqual([after, after]);
    expect((await services.sent()).filter((mail) => mail.to === from)).toHaveLength(1);
  });

  test('the same delivery handled again does nothing', async () => {
    const services = await playedGame();
    const delivery = await services.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    await handleMail(services.services, delivery);
    const { n } = (await loadGame(services.services, 'marne'))!;
    await handleMail(services.services, delivery);
    expect((await loadGame(services.services, 'marne'))!.n).toBe(n);
  });

  test('a sign-on that comes twice lets its writer in once and is answered once, also when the game has begun meanwhile', async () => {
    const services = await freshWorld('embedded');
    await write(services, 'mara', 'create ?marne sesame', JUDGE);
    const raws = NAMES.map((name) => ({ name, raw: mailOf(`${name}@example.org`, `signon ?marne ${name}pw`) }));
    for (const { name, raw } of raws) await services.deliver(raw, { from: `${name}@example.org`, to: [JUDGE] });
    await services.sent();
    const { n, status } = (await loadGame(services.services, 'marne'))!;
    expect(status).toBe('active');
    for (const { name, raw } of raws) await services.deliver(raw, { from: `${name}@example.org`, to: [JUDGE] });
    expect((await loadGame(services.services, 'marne'))!.n).toBe(n);
    expect(await services.sent()).toEqual([]);
  });

  test('a deadline that fires five times adjudicates once', async () => {
    const services = await playedGame();
    for (const [n, name] of NAMES.entries()) {
      const orders = (await loadGame(services.services, 'marne'))!.position!.units;
      await write(
        services,
        name,
        Object.values(orders)
          [n]!.map((unit) => `${unit} H`)
          .join('\n'),
      );
    }
    await services.sent();
    await services.moveTo(services.services.now() + 29 * 60_000);
    expect((await loadGame(services.services, 'marne'))!.resolved).toEqual([]);
    const game = await loadGame(services.services, 'marne');
    await services.moveTo(game!.current!.clock.deadline);
    for (let n = 0; n < 5; n += 1) await runDeadline(services.services, gameName('marne'));
    const after = await loadGame(services.services, 'marne');
    expect(after!.resolved.map(({ phase }) => phase)).toEqual(['S1901M']);
    const results = (await services.sent()).filter(({ subject }) => subject.includes('S1901M results'));
    expect(results.length).toBe(new Set(results.map(({ to }) => to)).size);
    expect(results.length).toBe(8);
  });
});

describe('races', () => {
  test('two handlers at once on one game both end well: both sets of orders are on file', async () => {
    const services = await playedGame('embedded');
    const ann = await services.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    const bob = await services.leave(mailOf('bob@example.org', 'F lon - nth\nF edi - nwg\nA lvp - yor'), {
      from: 'bob@example.org',
      to: [GAME],
    });
    await Promise.all([
      handleMail(services.services, ann),
      handleMail(services.services, bob),
      handleMail(services.services, ann),
    ]);
    const game = await loadGame(services.services, 'marne');
    expect(game!.seats.map(({ power, onFile }) => [power, onFile.length])).toEqual([
      ['AUSTRIA', 3],
      ['ENGLAND', 3],
      ['FRANCE', 0],
      ['GERMANY', 0],
      ['ITALY', 0],
      ['RUSSIA', 0],
      ['TURKEY', 0],
    ]);
    expect((await services.sent()).map(({ to }) => to).sort()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  test('mail received before the deadline but not handled yet is handled before the phase is resolved', async () => {
    const services = await playedGame();
    const game = await loadGame(services.services, 'marne');
    await services.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    await services.moveTo(game!.current!.clock.deadline + 60_000);
    const late = (await services.sent()).find(({ subject }) => subject.includes('late'));
    expect(late).toBeDefined();
    expect((await loadGame(services.services, 'marne'))!.seats[0]!.onFile.map(({ order }) => order)).toEqual([
      'A vie - gal',
      'A bud - ser',
      'F tri - alb',
    ]);
  });
});
