import { describe, expect, test } from 'vitest';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { freshWorld, GAME, JUDGE, mailOf, NAMES, playedGame, write } from './rig.ts';

const ORDERS = 'A vie - gal\nA bud - ser\nF tri - alb';

describe('repeats', () => {
  test('the same mail delivered three times has one effect and one acknowledgement', async () => {
    const world = await playedGame('embedded');
    const raw = mailOf('ann@example.org', ORDERS);
    for (let n = 0; n < 3; n += 1) await world.deliver(raw, { from: 'ann@example.org', to: [GAME] });
    const game = await loadGame(world.world, 'marne');
    expect((await world.sent()).map(({ to }) => to)).toEqual(['ann@example.org']);
    expect((await world.world.games.commitsAfter('marne', 0)).length).toBe(game!.n);
    expect(game!.answered.length).toBe(new Set(game!.answered).size);
  });

  test('the same delivery handled again does nothing', async () => {
    const world = await playedGame('embedded');
    const delivery = await world.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    await handleMail(world.world, delivery);
    const { n } = (await loadGame(world.world, 'marne'))!;
    await handleMail(world.world, delivery);
    expect((await loadGame(world.world, 'marne'))!.n).toBe(n);
  });

  test('a mail to the desk that comes twice is answered once', async () => {
    const world = await playedGame('embedded');
    const raw = mailOf('zoe@example.org', 'list');
    for (let n = 0; n < 3; n += 1) await world.deliver(raw, { from: 'zoe@example.org', to: [JUDGE] });
    expect((await world.sent()).map(({ to }) => to)).toEqual(['zoe@example.org']);
  });

  test('CREATE that comes twice makes one game and one answer', async () => {
    const world = await playedGame('embedded');
    const raw = mailOf('zoe@example.org', 'create ?oise pw');
    for (let n = 0; n < 2; n += 1) await world.deliver(raw, { from: 'zoe@example.org', to: [JUDGE] });
    expect((await world.sent()).length).toBe(1);
    expect((await loadGame(world.world, 'oise'))!.n).toBe(1);
  });

  test('a sign-on that comes twice lets its writer in once and is answered once, also when the game has begun meanwhile', async () => {
    const world = await freshWorld('embedded');
    await write(world, 'mara', 'create ?marne sesame', JUDGE);
    const raws = NAMES.map((name) => ({ name, raw: mailOf(`${name}@example.org`, `signon ?marne ${name}pw`) }));
    for (const { name, raw } of raws) await world.deliver(raw, { from: `${name}@example.org`, to: [JUDGE] });
    await world.sent();
    const { n, status } = (await loadGame(world.world, 'marne'))!;
    expect(status).toBe('active');
    for (const { name, raw } of raws) await world.deliver(raw, { from: `${name}@example.org`, to: [JUDGE] });
    expect((await loadGame(world.world, 'marne'))!.n).toBe(n);
    expect(await world.sent()).toEqual([]);
  });

  test('leaving by a mail that comes twice is answered once', async () => {
    const world = await playedGame('embedded');
    await write(world, 'zoe', 'observe marne', JUDGE);
    const raw = mailOf('zoe@example.org', 'resign');
    await world.sent();
    for (let n = 0; n < 2; n += 1) await world.deliver(raw, { from: 'zoe@example.org', to: [GAME] });
    expect((await loadGame(world.world, 'marne'))!.observers).toEqual([]);
    expect((await world.sent()).filter(({ to }) => to === 'zoe@example.org')).toHaveLength(1);
  });

  test('a deadline that fires five times adjudicates once', async () => {
    const world = await playedGame('embedded');
    for (const [n, name] of NAMES.entries()) {
      const orders = (await loadGame(world.world, 'marne'))!.position!.units;
      await write(
        world,
        name,
        Object.values(orders)
          [n]!.map((unit) => `${unit} H`)
          .join('\n'),
      );
    }
    await world.sent();
    await world.moveTo(world.world.now() + 29 * 60_000);
    expect((await loadGame(world.world, 'marne'))!.resolved).toEqual([]);
    const game = await loadGame(world.world, 'marne');
    await world.moveTo(game!.current!.clock.deadline);
    for (let n = 0; n < 5; n += 1) await runDeadline(world.world, 'marne');
    const after = await loadGame(world.world, 'marne');
    expect(after!.resolved.map(({ phase }) => phase)).toEqual(['S1901M']);
    const results = (await world.sent()).filter(({ subject }) => subject.includes('S1901M results'));
    expect(results.length).toBe(new Set(results.map(({ to }) => to)).size);
    expect(results.length).toBe(8);
  });
});

describe('races', () => {
  test('two handlers at once on one game both end well: both sets of orders are on file', async () => {
    const world = await playedGame('embedded');
    const ann = await world.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    const bob = await world.leave(mailOf('bob@example.org', 'F lon - nth\nF edi - nwg\nA lvp - yor'), {
      from: 'bob@example.org',
      to: [GAME],
    });
    await Promise.all([handleMail(world.world, ann), handleMail(world.world, bob), handleMail(world.world, ann)]);
    const game = await loadGame(world.world, 'marne');
    expect(game!.seats.map(({ power, onFile }) => [power, onFile.length])).toEqual([
      ['AUSTRIA', 3],
      ['ENGLAND', 3],
      ['FRANCE', 0],
      ['GERMANY', 0],
      ['ITALY', 0],
      ['RUSSIA', 0],
      ['TURKEY', 0],
    ]);
    expect((await world.sent()).map(({ to }) => to).sort()).toEqual(['ann@example.org', 'bob@example.org']);
  });

  test('mail received before the deadline but not handled yet is handled before the phase is resolved', async () => {
    const world = await playedGame('embedded');
    const game = await loadGame(world.world, 'marne');
    await world.leave(mailOf('ann@example.org', ORDERS), { from: 'ann@example.org', to: [GAME] });
    await world.moveTo(game!.current!.clock.deadline + 60_000);
    const late = (await world.sent()).find(({ subject }) => subject.includes('late'));
    expect(late).toBeDefined();
    expect((await loadGame(world.world, 'marne'))!.seats[0]!.onFile.map(({ order }) => order)).toEqual([
      'A vie - gal',
      'A bud - ser',
      'F tri - alb',
    ]);
  });
});
