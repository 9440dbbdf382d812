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
      const services = await twoPlayers(line);
      await ask(services, 'ann', ANN);
      await ask(services, 'bob', 'lon-nth; edi-nwg');
      const deadline = await deadlineOf(services);
      await services.moveTo(deadline - 1);
      expect((await gameNow(services)).resolved).toHaveLength(0);
      await services.sent();
      await services.moveTo(deadline);
      const game = await gameNow(services);
      expect(game.resolved.map(({ at }) => at)).toEqual([deadline]);
      expect(lastOrders(game, 'ENGLAND')).toEqual(['F lon - nth', 'F edi - nwg', 'A lvp H']);
      expect((await services.sent()).every(({ subject }) => !/late/.test(subject))).toBe(true);
    },
  );

  test('without it one missing unit makes late, as in the older judges', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', 'lon-nth; edi-nwg');
    await services.moveTo(await deadlineOf(services));
    const game = await gameNow(services);
    expect([game.resolved.length, game.current!.lateNotices]).toEqual([0, 1]);
  });

  test('who has sent nothing is late; one order then is enough', async () => {
    const services = await twoPlayers('set partial');
    await ask(services, 'ann', 'vie-gal');
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline + HOUR);
    expect((await gameNow(services)).current!.lateNotices).toBe(1);
    expect(await ask(services, 'ann', 'list')).toMatch(/England +late/);
    expect(await ask(services, 'ann', 'list')).not.toMatch(/Austria +late/);
    await ask(services, 'bob', 'lon-nth');
    await services.moveTo(deadline + 2 * HOUR);
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });

  test('complete orders are processed early as ever; incomplete ones wait for the deadline', async () => {
    const services = await twoPlayers('set partial');
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    await services.moveTo(services.services.now() + HOUR);
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });

  test.each([
    ['', /If they miss the deadline, you are late: the game waits for you until .*, then offers your place/],
    ['set nmr', /you are late: the game waits for you until .*, then goes on without your orders/],
    ['set partial', /The game does not wait for what is missing at the deadline: units without an order hold\./],
  ])('the reminder says what will happen (%s)', async (settings, then) => {
    const services = await twoPlayers(settings);
    await ask(services, 'bob', 'lon-nth; edi-nwg');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) - 3 * HOUR);
    const reminders = (await mailsTo(services)).get('bob@example.org')!;
    expect(reminders).toHaveLength(2);
    for (const mail of reminders) expect(mail).toMatch(then);
  });

  test('to who has sent nothing it says that some orders are enough', async () => {
    const services = await twoPlayers('set partial');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) - 3 * HOUR);
    expect((await mailsTo(services)).get('bob@example.org')![0]).toMatch(/you are late.*enough to be on time/s);
  });

  test('the answer says it too, and does not threaten', async () => {
    const services = await twoPlayers('set partial');
    const answer = await ask(services, 'bob', 'lon-nth; edi-nwg');
    expect(answer).toContain('units without an order hold');
    expect(answer).not.toContain('you will be considered late');
  });

  test('builds and removals that are left out do not hold it up either', async () => {
    const services = await twoPlayers('set partial, adjust days SMTWTFS');
    await ask(services, 'ann', ANN);
    await ask(services, 'mara', 'process s1901m');
    await ask(
      services,
      'mara',
      'setup\nCENTERS AUSTRIA: Vie, Bud, Tri, Ser, Gre, Rum\nAUSTRIA: A Ser, A Gre, F Alb\nend',
    );
    const word = /CONFIRM (\w+)/.exec(
      await ask(services, 'mara', 'setup\nCENTERS AUSTRIA: Vie, Bud, Tri, Ser, Gre\nend'),
    )![1];
    await ask(services, 'mara', `confirm ${word}`);
    await ask(services, 'mara', 'process f1901m');
    expect((await gameNow(services)).position!.phase).toBe('W1901A');
    await ask(services, 'ann', 'build a vie');
    await services.moveTo(await deadlineOf(services));
    expect((await gameNow(services)).position!.phase).toBe('S1902M');
  });
});

describe('games of newcomers', () => {
  test('CREATE without the question mark makes a game with partial orders, and says so; with it a classic one', async () => {
    const services = await freshWorld('memory');
    expect(await ask(services, 'mara', 'create marne', JUDGE)).toContain('they hold. SET NO PARTIAL ORDERS');
    expect(await ask(services, 'mara', 'create ?somme sesame', JUDGE)).not.toContain('PARTIAL');
    expect((await loadGame(services.services, 'marne'))!.settings.partialOrders).toBe(true);
    expect((await loadGame(services.services, 'somme'))!.settings.partialOrders).toBe(false);
    await write(services, 'ann', 'signon ?marne annpw', JUDGE);
    expect(await ask(services, 'ann', 'list')).toContain('Partial Orders');
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
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'set no partial')).toContain('SET PARTIAL ORDERS');
    const { press, partialOrders } = (await gameNow(services)).settings;
    expect([press.partial, partialOrders]).toEqual([false, false]);
  });
});
