/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { wrongInArchive } from '../archive/games.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, deadlineOf, gameNow, HOUR, lastOrders, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

const ANN = 'vie-gal; bud-ser; tri-alb';
const BOB = 'lon-nth; edi-nwg; lvp-yor';
const HELLO = 'press to england\nhello\nendpress';

/** What Ann is answered to a message to England in a game with these settings. */
async function pressIn(settings: string, before?: (services: TestWorld) => Promise<unknown>): Promise<string> {
  const services = await twoPlayers(settings);
  await before?.(services);
  return ask(services, 'ann', HELLO);
}

async function toFall(services: TestWorld): Promise<void> {
  await ask(services, 'ann', ANN);
  await ask(services, 'mara', 'process s1901m');
}

/** Greece is Austria's: a winter with a build. */
async function toWinter(services: TestWorld): Promise<void> {
  await toFall(services);
  await ask(services, 'ann', 'ser-gre');
  await ask(services, 'mara', 'process f1901m');
}

describe('judge-language C2: each setting of seats does what it says', () => {
  test('NOLIST: the game is not in the public list', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'vera', 'list', JUDGE)).not.toContain('There are no public games yet');
    await ask(services, 'mara', 'set nolist');
    expect(await ask(services, 'vera', 'list', JUDGE)).toContain('There are no public games yet');
  });

  test('SECRET: how many have signed on is told to nobody but the masters', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset secret', JUDGE);
    const answer = await ask(services, 'ann', 'signon ?marne annpw', JUDGE);
    expect(answer).not.toMatch(/now has|1 of 7|more players/);
    expect(await ask(services, 'vera', 'list marne', JUDGE)).toContain('how many have signed on is not told');
    expect(await ask(services, 'mara', 'list')).toContain('1 of 7 seats are taken');
  });

  test('PRFRAND deals without the lists, PRFLIST by them', async () => {
    const dealt = async (how: string) => {
      const services = await freshWorld('memory');
      await write(services, 'mara', `create ?marne sesame\nset players 1, powers 1\nset ${how}`, JUDGE);
      await write(services, 'ann', 'set manual start', JUDGE);
      await write(services, 'ann', 'signon ?marne annpw\nset preference T', JUDGE);
      return (await gameNow(services)).seats.find(({ person }) => person !== null)!.power;
    };
    expect(await dealt('prflist')).toBe('TURKEY');
    const random = await Promise.all(Array.from({ length: 6 }, () => dealt('prfrand')));
    expect(random.some((power) => power !== 'TURKEY')).toBe(true);
  });

  test('CENTERS: fewer win', async () => {
    const services = await twoPlayers('set centers 5');
    await confirmed(services, 'mara', 'setup\nCENTERS AUSTRIA: Vie, Bud, Tri, Ser\nend');
    expect(await ask(services, 'ann', 'list')).toContain('Winning Centers: 5.');
    await toWinter(services);
    expect((await gameNow(services)).outcome).toEqual({ kind: 'won', powers: ['AUSTRIA'] });
    // Its archive, adjudicated again, comes to the same end.
    expect(await wrongInArchive(services)).toEqual([]);
  });

  test('CENTERS: a tie does not win; nobody plays for more than there are, or for others than were told', async () => {
    // Austria comes to four, as many as Russia has.
    const services = await twoPlayers('set centers 4');
    expect(await ask(services, 'mara', 'set centers 3')).toContain('stays as it was when the game began');
    await toWinter(services);
    expect((await gameNow(services)).outcome).toBeNull();
    await ask(services, 'mara', 'create ?somme sesame\nset centers 35', JUDGE);
    expect((await loadGame(services.services, 'somme'))!.settings.centers).toBeNull();
  });

  test('LEVEL and COMMENT are shown to who looks for a game', async () => {
    const services = await twoPlayers('set level novice\nset comment beginners welcome');
    const listed = await ask(services, 'vera', 'list marne', JUDGE);
    expect(listed).toContain('Level: novice');
    expect(listed).toContain('beginners welcome');
  });

  test('NO REVEAL: names of an anonymous game stay hidden when it has ended', async () => {
    for (const [settings, shown] of [
      ['set gunboat', true],
      ['set gunboat\nset no reveal', false],
    ] as const) {
      const services = await twoPlayers(settings);
      await ask(services, 'ann', 'set name Ann Arbor');
      await ask(services, 'ann', 'set draw');
      await ask(services, 'bob', 'set draw');
      expect((await ask(services, 'bob', 'summary')).includes('Ann Arbor')).toBe(shown);
    }
  });
});

describe('a message says truly whom it is from', () => {
  const FORGED = 'press from austria to austria\nI am England.\nendpress';
  const forge = 'press fake from austria to observers\nI am Austria, I swear.\nendpress';

  test.each(['', 'set fake', 'set partial fakes broadcast', 'set white/grey, partial may be faked'])(
    'FROM is refused (%s)',
    async (settings) => {
      const services = await twoPlayers(settings);
      await write(services, 'olga', 'observe marne', JUDGE);
      expect(await ask(services, 'bob', forge)).toContain('Messages show their true sender in this game');
      expect((await mailsTo(services)).size).toBe(0);
      expect(await ask(services, 'bob', 'press from england to austria\nIt is me.\nendpress')).toContain(
        'End of message.',
      );
      expect(await ask(services, 'bob', FORGED)).toContain('nothing was sent');
    },
  );

  test('FAKE SENDER allows it, LIST shows it, and NO FAKE SENDER takes it back; the GM is never forged', async () => {
    const services = await twoPlayers('set fake sender');
    await write(services, 'olga', 'observe marne', JUDGE);
    expect(await ask(services, 'ann', 'list')).toContain('No Fake, Fake Sender');
    await services.sent();
    await write(services, 'bob', forge);
    expect((await mailsTo(services)).get('olga@example.org')!.join()).toContain('as Austria to Observers');
    expect(await ask(services, 'bob', 'press fake from master to austria\nHi.\nendpress')).toContain(
      'Only the GM writes as the GM',
    );
    await ask(services, 'mara', 'set no fake sender');
    expect(await ask(services, 'bob', forge)).toContain('nothing was sent');
  });
});

describe('judge-language C2: each setting of orders does what it says', () => {
  test('STRICT CONVOY: a convoy from or to a landlocked place is refused', async () => {
    const order = 'f tri c a bud - gre';
    expect(await ask(await twoPlayers('set strict convoy'), 'ann', order)).toContain('Strict Convoy');
    expect(await ask(await twoPlayers(), 'ann', order)).not.toContain('Strict Convoy');
  });

  test('PROXY: only where the game has it', async () => {
    expect(await ask(await twoPlayers('set proxy'), 'ann', 'a vie proxy england')).not.toContain('could not be used');
    expect(await ask(await twoPlayers(), 'ann', 'a vie proxy england')).toContain('could not be used');
  });

  test('AUTO PROCESS again: what was complete all the time is processed', async () => {
    const services = await twoPlayers('set manual process');
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    await services.moveTo(services.services.now() + 5 * HOUR);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    await ask(services, 'mara', 'set auto process');
    await services.moveTo(services.services.now() + HOUR);
    expect(lastOrders(await gameNow(services), 'AUSTRIA')).toContain('A vie - gal');
  });

  test('MODERATED again: players’ words no longer count', async () => {
    const services = await twoPlayers('set unmoderated');
    expect(await ask(services, 'ann', 'pause')).toContain('The game is paused');
    await ask(services, 'bob', 'resume');
    await ask(services, 'mara', 'set moderated');
    expect(await ask(services, 'ann', 'pause')).toContain('Only the GM');
  });
});

describe('judge-language C2: each setting of press does what it says', () => {
  test.each([
    ['NO PRESS', 'set no press', /no press in this game/],
    ['NO PARTIAL', 'set no partial', /press goes to everybody/],
    ['MUST ORDER', 'set must order', /order/],
  ] as const)('%s holds a message to one power back', async (_, settings, why) => {
    expect(await pressIn('')).toContain('End of message.');
    const answer = await pressIn(settings);
    expect(answer).not.toContain('End of message.');
    expect(answer).toMatch(why);
  });

  test('MUST ORDER: with orders it goes out', async () => {
    expect(await pressIn('set must order', (services) => ask(services, 'ann', ANN))).toContain('End of message.');
  });

  test('NO LATE PRESS and NO GRACE PRESS: after the deadline, from the late or from anybody', async () => {
    const late = async (services: TestWorld) => services.moveTo((await deadlineOf(services)) + HOUR);
    const ordered = async (services: TestWorld) => {
      await ask(services, 'ann', ANN);
      await late(services);
    };
    expect(await pressIn('', late)).toContain('End of message.');
    expect(await pressIn('set no late press', late)).not.toContain('End of message.');
    expect(await pressIn('set no late press', ordered)).toContain('End of message.');
    expect(await pressIn('set no grace press', ordered)).not.toContain('End of message.');
  });

  test('NO MINOR PRESS: none in retreats and adjustments', async () => {
    expect(await pressIn('', toWinter)).toContain('End of message.');
    expect(await pressIn('set no minor press', toWinter)).not.toContain('End of message.');
  });

  test('TOUCH PRESS: only to a power with a unit beside one’s own', async () => {
    expect(await pressIn('set touch press')).not.toContain('End of message.');
    const services = await twoPlayers('set touch press');
    expect(await ask(services, 'ann', 'press to italy\nhello\nendpress')).not.toContain('no unit');
  });

  test('BLANK PRESS: a message may be empty', async () => {
    const empty = 'press to england\n\nendpress';
    expect(await ask(await twoPlayers(), 'ann', empty)).toContain('empty');
    expect(await ask(await twoPlayers('set blank press'), 'ann', empty)).toContain('End of message.');
  });

  test.each([
    ['ALL PRESS', 'set all press', 'mara'],
    ['WATCH ALL PRESS', 'set watch all press', 'olga'],
  ])('%s: a copy of what others write', async (_, settings, reader) => {
    for (const [lines, copied] of [
      [settings, true],
      ['', false],
    ] as const) {
      const services = await twoPlayers(lines);
      await write(services, 'olga', 'observe marne', JUDGE);
      await services.sent();
      await write(services, 'ann', HELLO);
      expect((await mailsTo(services)).has(`${reader}@example.org`)).toBe(copied);
    }
  });

  test('OBSERVER NONE: observers write to nobody but the master', async () => {
    for (const [settings, goes] of [
      ['set observer none', false],
      ['', true],
    ] as const) {
      const services = await twoPlayers(settings);
      await write(services, 'olga', 'observe marne', JUDGE);
      const answer = await ask(services, 'olga', 'broadcast\nhello\nendbroadcast');
      expect(answer.includes('End of message.')).toBe(goes);
      expect(await ask(services, 'olga', 'press to master\nhello\nendpress')).toContain('End of message.');
    }
  });
});

describe('judge-language C2: who resumes and who is told', () => {
  test('a game taken up again by a player says whose word it was', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'terminate');
    await services.sent();
    await write(services, 'ann', 'resume');
    const told = (await mailsTo(services)).get('bob@example.org')!.join('\n');
    expect(told).toContain('has reopened the game where it had ended');
    expect(told).not.toContain('The GM has');
  });
});
