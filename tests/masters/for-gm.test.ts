/** What a GM who does not play hears alone: reported messages, and hints that two people of a game may be one. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, write } from '../handling/rig.ts';
import { Browser, linkTo, wordTo } from '../sheet/browser.ts';

describe('a reported message', () => {
  const threat = 'press to austria\nPay me, or else.\nendpress\npress to austria\nI am serious.\nendpress';

  test('comes to the GM with its words and the reason, and nobody else learns of it', async () => {
    const world = await twoPlayers();
    await write(world, 'bob', threat, GAME);
    await world.sent();
    await write(world, 'ann', 'report england this is a threat', GAME);
    const mails = await mailsTo(world);
    expect([...mails.keys()].sort()).toEqual(['ann@example.org', 'mara@example.org']);
    const told = mails.get('mara@example.org')?.join('\n') ?? '';
    expect(told).toMatch(
      /reports a message[\s\S]*England as its sender[\s\S]*I am serious\.[\s\S]*this is a threat[\s\S]*MUTE ENGLAND 3 days/,
    );
    expect(told).not.toContain('Pay me');
  });

  test('is one that the reporter has: nobody is shown a message that went to others', async () => {
    const world = await twoPlayers();
    await write(world, 'ann', 'press to england\nA secret.\nendpress', GAME);
    await write(world, 'olga', 'observe marne', JUDGE);
    await world.sent();
    for (const name of ['ann', 'olga']) {
      await write(world, name, 'report austria', GAME);
      expect((await mailsTo(world)).get('mara@example.org')).toBeUndefined();
    }
    // Prose that begins with the word shows nobody anything.
    await write(world, 'bob', 'Report to me when you are ready.', GAME);
    expect((await mailsTo(world)).get('mara@example.org')).toBeUndefined();
  });

  test.each([
    [undefined, [], 'went to nobody'],
    ['boss@example.org', ['boss@example.org'], "shown the last message of ENGLAND to the judge's operator"],
    // Who runs the judge, and plays in the game, is no third party.
    ['mara+judge@example.org', [], 'went to nobody'],
  ])('goes to no GM who plays, but to the operator %s, and its writer hears that', async (operator, others, told) => {
    const world = await freshWorld();
    if (operator !== undefined) Object.assign(world.services.house, { operator });
    await write(world, 'mara', 'create ?marne sesame play\nset players 2\nset powers 2', JUDGE);
    await write(world, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
    await write(world, 'mara', 'press to austria\nObey your GM.\nendpress', GAME);
    await world.sent();
    const { seats } = await gameNow(world);
    const gm = (await world.services.directory.personAt('mara@example.org'))!.id;
    const power = seats.find(({ person }) => person === gm)!.power;
    await write(world, 'ann', `report ${power}`, GAME);
    const mails = await mailsTo(world);
    expect([...mails.keys()].filter((each) => each !== 'ann@example.org')).toEqual(others);
    expect(mails.get('ann@example.org')?.join().replace(/\s+/g, ' ')).toContain(told);
    for (const text of mails.get('boss@example.org') ?? []) {
      expect(text).toContain('Obey your GM.');
      expect(text).not.toMatch(/MUTE|sheet\/marne|Your decision needed: ann/);
    }
  });
});

describe('a hint of a double seat', () => {
  const hints = async (world: TestWorld) => {
    const mails = await mailsTo(world);
    const all = [...mails].flatMap(([to, texts]) => texts.map((text) => [to, text] as const));
    return all
      .filter(([, text]) => text.includes('one person?'))
      .map(([to, text]) => `${to} ${/speaks for it: (.*?)\./.exec(text)?.[1]}`);
  };
  const game = async (options = '') => {
    const world = await freshWorld();
    await write(world, 'mara', `create ?marne sesame ${options}\nset players 3\nset powers 3`, JUDGE);
    await write(world, 'ann', 'signon ?marne azalea', JUDGE);
    await world.sent();
    return world;
  };

  test('comes of one mailbox, one name or one password, to the GM alone, and decides nothing', async () => {
    const world = await game();
    await write(world, 'ann+two', 'signon ?marne other', JUDGE);
    expect(await hints(world)).toEqual(['mara@example.org one mailbox, with different words behind +']);
    await write(world, 'zoe', 'signon ?marne azalea', JUDGE);
    expect(await hints(world)).toEqual(['mara@example.org the same password']);
    expect((await gameNow(world)).status).toBe('active');
  });

  test('of a password that a whole club shares comes once for each who joins, not for each pair', async () => {
    const world = await game();
    for (const who of ['zoe', 'yan']) await write(world, who, 'signon ?marne azalea', JUDGE);
    expect(await hints(world)).toHaveLength(2);
  });

  test('comes of an order sheet opened where another player has owned up to the device, once', async () => {
    const world = await twoPlayers();
    const link = async (who: string) => {
      await write(world, who, 'status', GAME);
      return linkTo(await world.sent(), who);
    };
    const browser = new Browser(world.services);
    await browser.open(await link('ann'));
    await browser.post('/sheet/marne/device', { word: wordTo(await world.sent(), 'ann') });
    await browser.get('/sheet/marne/');
    const other = await link('bob');
    for (let n = 0; n < 2; n += 1) await browser.open(other);
    expect(await hints(world)).toEqual(['mara@example.org order sheets on the same device']);
  });

  test('is none for people who share nothing, nor for a GM who plays', async () => {
    const plain = await game();
    await write(plain, 'zoe', 'signon ?marne rose', JUDGE);
    expect(await hints(plain)).toEqual([]);
    const playing = await game('play');
    await write(playing, 'ann+two', 'signon ?marne azalea', JUDGE);
    expect(await hints(playing)).toEqual([]);
  });
});
