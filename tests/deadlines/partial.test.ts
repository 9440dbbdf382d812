/** SET PARTIAL: a power that has left units out holds nobody up at the deadline. */
import { describe, expect, test } from 'vitest';
import type { SettingChange } from '../../engine/settings/game-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { changeSettings } from '../../engine/settings/settings-change.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { allTold } from '../told.ts';
import { ask, deadlineOf, gameNow, HOUR, lastOrders, mailsTo, twoPlayers } from './games.ts';

const ANN = 'vie-gal; bud-ser; tri-alb';

describe('SET PARTIAL ORDERS', () => {
  test.each(['set partial', 'set partial orders'])(
    '%s: two of three orders are enough at the deadline',
    async (line) => {
      const world = await twoPlayers(line);
      await ask(world, 'ann', ANN);
      await ask(world, 'bob', 'lon-nth; edi-nwg');
      const deadline = await deadlineOf(world);
      await world.moveTo(deadline - 1);
      expect((await gameNow(world)).resolved).toHaveLength(0);
      await world.sent();
      await world.moveTo(deadline);
      const game = await gameNow(world);
      expect(game.resolved.map(({ at }) => at)).toEqual([deadline]);
      expect(lastOrders(game, 'ENGLAND')).toEqual(['F lon - nth', 'F edi - nwg', 'A lvp H']);
      expect((await world.sent()).every(({ subject }) => !/late/.test(subject))).toBe(true);
    },
  );

  test('without it one missing unit makes late, as in the older judges', async () => {
    const world = await twoPlayers();
    await ask(world, 'ann', ANN);
    await ask(world, 'bob', 'lon-nth; edi-nwg');
    await world.moveTo(await deadlineOf(world));
    const game = await gameNow(world);
    expect([game.resolved.length, game.current!.lateNotices]).toEqual([0, 1]);
  });

  test('who has sent nothing is late; one order then is enough', async () => {
    const world = await twoPlayers('set partial');
    await ask(world, 'ann', 'vie-gal');
    const deadline = await deadlineOf(world);
    await world.moveTo(deadline + HOUR);
    expect((await gameNow(world)).current!.lateNotices).toBe(1);
    expect(await ask(world, 'ann', 'list')).toMatch(/England +late/);
    expect(await ask(world, 'ann', 'list')).not.toMatch(/Austria +late/);
    await ask(world, 'bob', 'lon-nth');
    await world.moveTo(deadline + 2 * HOUR);
    expect((await gameNow(world)).resolved).toHaveLength(1);
  });

  test('complete orders are processed early as ever; incomplete ones wait for the deadline', async () => {
    const world = await twoPlayers('set partial');
    await ask(world, 'ann', ANN);
    await ask(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    await world.moveTo(world.world.now() + HOUR);
    expect((await gameNow(world)).resolved).toHaveLength(1);
  });

  test.each([
    ['', /If they miss the deadline, you are late: the game waits for you until .*, then offers your place/],
    ['set nmr', /you are late: the game waits for you until .*, then goes on without your orders/],
    ['set partial', /The game does not wait for what is missing at the deadline: units without an order hold\./],
  ])('the reminder says what will happen (%s)', async (settings, then) => {
    const world = await twoPlayers(settings);
    await ask(world, 'bob', 'lon-nth; edi-nwg');
    await world.sent();
    await world.moveTo((await deadlineOf(world)) - 3 * HOUR);
    const reminders = (await mailsTo(world)).get('bob@example.org')!;
    expect(reminders).toHaveLength(2);
    for (const mail of reminders) expect(mail).toMatch(then);
  });

  test('to who has sent nothing it says that some orders are enough', async () => {
    const world = await twoPlayers('set partial');
    await world.sent();
    await world.moveTo((await deadlineOf(world)) - 3 * HOUR);
    expect((await mailsTo(world)).get('bob@example.org')![0]).toMatch(/you are late.*enough to be on time/s);
  });

  test('the answer says it too, and does not threaten', async () => {
    const world = await twoPlayers('set partial');
    const answer = await ask(world, 'bob', 'lon-nth; edi-nwg');
    expect(answer).toContain('units without an order hold');
    expect(answer).not.toContain('you will be considered late');
  });

  test('builds and removals that are left out do not hold it up either', async () => {
    const world = await twoPlayers('set partial, adjust days SMTWTFS');
    await ask(world, 'ann', ANN);
    await ask(world, 'mara', 'process s1901m');
    await ask(world, 'mara', 'setup\nCENTERS AUSTRIA: Vie, Bud, Tri, Ser, Gre, Rum\nAUSTRIA: A Ser, A Gre, F Alb\nend');
    const word = /CONFIRM (\w+)/.exec(
      await ask(world, 'mara', 'setup\nCENTERS AUSTRIA: Vie, Bud, Tri, Ser, Gre\nend'),
    )![1];
    await ask(world, 'mara', `confirm ${word}`);
    await ask(world, 'mara', 'process f1901m');
    expect((await gameNow(world)).position!.phase).toBe('W1901A');
    await ask(world, 'ann', 'build a vie');
    await world.moveTo(await deadlineOf(world));
    expect((await gameNow(world)).position!.phase).toBe('S1902M');
  });
});

describe('games of newcomers', () => {
  test('CREATE without the question mark makes a game with partial orders, and says so; with it a classic one', async () => {
    const world = await freshWorld('memory');
    expect(await ask(world, 'mara', 'create marne', JUDGE)).toContain('they hold. SET NO PARTIAL ORDERS');
    expect(await ask(world, 'mara', 'create ?somme sesame', JUDGE)).not.toContain('PARTIAL');
    expect((await loadGame(world.world, 'marne'))!.settings.partialOrders).toBe(true);
    expect((await loadGame(world.world, 'somme'))!.settings.partialOrders).toBe(false);
    await write(world, 'ann', 'signon ?marne annpw', JUDGE);
    expect(await ask(world, 'ann', 'list')).toContain('Partial Orders');
  });
});

describe('the word PARTIAL by itself', () => {
  const around = { begun: true, zones, seats: 7 };
  const change = (settings: Settings, on: boolean) =>
    changeSettings(settings, { setting: 'partial', value: on } as SettingChange, around);
  const STATES = [true, false].flatMap((orders) =>
    [true, false].map(
      (press): Settings => ({
        ...DEFAULT_SETTINGS,
        partialOrders: orders,
        press: { ...DEFAULT_SETTINGS.press, partial: press },
      }),
    ),
  );

  test.each(
    STATES.flatMap((settings) =>
      [true, false].map((on) => [settings.partialOrders, settings.press.partial, on, settings] as const),
    ),
  )('with orders %s and press %s, PARTIAL %s is taken back by its contrary, or asks', (_, __, on, settings) => {
    const changed = change(settings, on);
    if (!('changes' in changed)) {
      expect(JSON.stringify(allTold(changed))).toMatch(/PARTIAL ORDERS.*PARTIAL PRESS|already/);
      return;
    }
    const after = { ...settings, ...changed.changes };
    expect(after).not.toEqual(settings);
    const back = change(after, !on);
    expect('changes' in back ? { ...after, ...back.changes } : back).toEqual(settings);
  });

  test('in a classic game SET NO PARTIAL is about press, as it always was', async () => {
    const world = await twoPlayers();
    expect(await ask(world, 'mara', 'set no partial')).toContain('SET PARTIAL ORDERS');
    const { press, partialOrders } = (await gameNow(world)).settings;
    expect([press.partial, partialOrders]).toEqual([false, false]);
  });
});
