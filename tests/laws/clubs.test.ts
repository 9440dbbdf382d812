/** Muster, substitutes, wishes, ignored senders, and GMs who play: what must never happen. */
import { describe, expect, test } from 'vitest';
import { gameName, isGameName } from '../../engine/vocabulary.ts';
import { creditGame } from '../../lambdas/games/advance-time.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { morningOf } from '../../lambdas/outgoing/my-games.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { english } from '../../templates/locales/en/english.ts';
import { morningPage } from '../../templates/sheet/morning-page.ts';
import { ask, confirmed, DAY, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, write } from '../handling/rig.ts';
import { MORNING_FORM } from '../leaks/game.ts';
import { seenByOthers } from '../leaks/outputs.ts';

/** `marne`, which musters for a day: Bob's sign-on began it, Ann has not written since. */
const mustered = () => twoPlayers('set muster 24h');

describe('muster', () => {
  test('nobody who has written since the start loses the seat, whatever they wrote', async () => {
    for (const text of ['muster', 'here', 'vie-gal', '', 'status']) {
      const world = await mustered();
      await ask(world, 'ann', text);
      await world.moveTo((await gameNow(world)).current!.clock.musterEnd! + HOUR);
      expect([text, (await gameNow(world)).seats.map(({ status }) => status)]).toEqual([
        text,
        expect.not.arrayContaining(['abandoned']),
      ]);
    }
  });

  test('whoever is silent loses it at that minute and not before, is told, and may come back', async () => {
    const world = await mustered();
    const { began, musterEnd, deadline } = (await gameNow(world)).current!.clock;
    expect(musterEnd).toBe(began + DAY);
    expect(deadline).toBeGreaterThanOrEqual(began + DAY + 71 * HOUR);
    await world.moveTo(musterEnd! - 1);
    expect((await gameNow(world)).seats.some(({ status }) => status === 'abandoned')).toBe(false);
    await world.sent();
    await world.moveTo(musterEnd!);
    expect((await mailsTo(world)).get('ann@example.org')).toEqual([expect.stringContaining('You did not confirm')]);
    expect(await ask(world, 'ann', 'vie-gal; bud-ser; tri-alb')).toContain('orders complete');
  });

  test('nothing is processed before it is over, and an outage of the judge is nobody’s silence', async () => {
    const world = await mustered();
    await ask(world, 'bob', 'lon-nth; edi-nwg; lvp-yor');
    const { musterEnd } = (await gameNow(world)).current!.clock;
    const outage = { from: musterEnd! - HOUR, to: musterEnd! + HOUR };
    await creditGame(world.services, (await gameNow(world)).name, outage);
    await world.moveTo(musterEnd! + HOUR);
    expect((await gameNow(world)).seats.some(({ status }) => status === 'abandoned')).toBe(false);
    expect((await gameNow(world)).resolved).toEqual([]);
    await world.moveTo(musterEnd! + 2 * HOUR);
    expect((await gameNow(world)).seats.some(({ status }) => status === 'abandoned')).toBe(true);
  });

  test('it cannot be changed once the game has begun', async () => {
    const world = await mustered();
    expect(await ask(world, 'mara', 'set muster none')).toContain('could not be used');
  });
});

describe('substitutes', () => {
  const free = async (names: readonly string[]) => {
    const world = await mustered();
    for (const name of names) await write(world, name, 'set substitute on', JUDGE);
    await world.sent();
    await world.moveTo((await gameNow(world)).current!.clock.musterEnd!);
    return world;
  };
  const asked = (mails: ReadonlyMap<string, readonly string[]>) =>
    [...mails].flatMap(([to, all]) => (all.some((mail) => mail.includes('as a substitute')) ? [to] : []));

  test('each is asked once and alone for twelve hours; with nobody left nobody is asked, and time does not stand still', async () => {
    const world = await free(['cy', 'di']);
    expect(asked(await mailsTo(world))).toEqual(['cy@example.org']);
    await world.moveTo(world.services.now() + 12 * HOUR - 1);
    expect(asked(await mailsTo(world))).toEqual([]);
    await world.moveTo(world.services.now() + 1);
    expect(asked(await mailsTo(world))).toEqual(['di@example.org']);
    await world.moveTo(world.services.now() + 2 * DAY);
    expect(asked(await mailsTo(world))).toEqual([]);
    expect((await gameNow(world)).substitutes?.isOver).toBe(true);
  });

  test('the first yes takes the seat, whoever was asked last; whoever was not asked takes nothing by a yes', async () => {
    const world = await free(['cy', 'di']);
    await world.moveTo(world.services.now() + 12 * HOUR);
    await ask(world, 'flo', 'yes');
    expect((await gameNow(world)).seats.filter(({ status }) => status === 'abandoned')).toHaveLength(1);
    expect(await ask(world, 'cy', 'Yes!')).toContain('You play Austria');
    expect(await ask(world, 'di', 'yes')).toContain('all seats were taken');
    expect((await mailsTo(world)).size).toBe(0);
  });

  test('a second seat that falls free is the next one’s turn at once, and takes nobody’s yes to the first away', async () => {
    const world = await free(['cy', 'di']);
    await confirmed(world, 'bob', 'resign');
    await world.moveTo(world.services.now() + HOUR);
    expect(asked(await mailsTo(world))).toEqual(['di@example.org']);
    expect(await ask(world, 'cy', 'yes')).toContain('You play Austria');
    expect(await ask(world, 'di', 'yes')).toContain('You play England');
  });

  test('whoever is off the list, sent away or in the game already is never asked', async () => {
    const world = await mustered();
    for (const name of ['bob', 'cy', 'di']) await write(world, name, 'set substitute on', JUDGE);
    await write(world, 'cy', 'set no substitute', JUDGE);
    await write(world, 'mara', 'set deny di@example.org', GAME);
    await world.sent();
    await world.moveTo((await gameNow(world)).current!.clock.musterEnd! + 3 * DAY);
    expect(asked(await mailsTo(world))).toEqual([]);
  });

  test('a game for which nobody would step in goes on commit by commit as ever', async () => {
    const world = await free([]);
    expect((await gameNow(world)).substitutes).toBeUndefined();
  });
});

test('of two lines of one mail that each keep something neither is lost', async () => {
  const world = await twoPlayers();
  await ask(world, 'mara', 'save settings as club\nsave settings as tuesday\nwatch for gunboat\nwatch for octarine');
  expect(await world.services.directory.personAt('mara@example.org')).toMatchObject({
    templates: { club: {}, tuesday: {} },
    watches: [{}, {}],
  });
});

describe('ignored senders', () => {
  test('what they sign does not arrive, whatever the way; the GM arrives, and nobody learns of it', async () => {
    const world = await twoPlayers();
    const before = await gameNow(world);
    expect(await ask(world, 'ann', 'mute England')).toContain('SET IGNORE ENGLAND');
    expect(await ask(world, 'ann', 'set ignore England')).toContain('no longer reach you');
    expect([...(await mailsTo(world)).keys()]).toEqual([]);
    await write(
      world,
      'bob',
      'press to austria\nGive me the Adriatic.\nendpress\npress to all\nAustria is silent.\nendpress',
      GAME,
    );
    const heard = (await mailsTo(world)).get('ann@example.org');
    expect(heard).toBeUndefined();
    expect(await ask(world, 'ann', 'history')).not.toContain('the Adriatic.');
    await write(world, 'mara', 'press to austria\nPlease answer.\nendpress', GAME);
    expect((await mailsTo(world)).get('ann@example.org')?.join()).toContain('Please answer.');
    for (const name of ['bob', 'mara']) expect(await ask(world, name, 'status\nsummary')).not.toMatch(/ignor/i);
    expect((await gameNow(world)).seats.length).toBe(before.seats.length);
  });

  test('a grey message arrives: that it did not would tell who wrote it', async () => {
    const world = await twoPlayers('set grey');
    await ask(world, 'ann', 'set ignore England');
    await write(world, 'bob', 'grey press to austria\nA friend writes.\nendpress', GAME);
    expect((await mailsTo(world)).get('ann@example.org')?.join()).toContain('A friend writes.');
  });

  test('nothing that is written to the GM is lost because the GM plays, and ignores its sender as a player', async () => {
    const world = await freshWorld();
    await write(world, 'zoe', 'create ?marne sesame play\nset players 2, powers 2\nset preference A', JUDGE);
    await write(world, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
    await ask(world, 'zoe', 'set ignore England');
    const heard = async (to: string) => {
      await write(world, 'bob', `press to ${to}\nAbout the deadline.\nendpress`, GAME);
      return (await mailsTo(world)).get('zoe@example.org')?.join().includes('About the deadline.') === true;
    };
    expect([await heard('master'), await heard('austria')]).toEqual([true, false]);
  });

  test('whoever takes the power over is heard', async () => {
    const world = await twoPlayers();
    await ask(world, 'ann', 'set ignore England');
    await confirmed(world, 'bob', 'resign');
    await write(world, 'cy', 'takeover england@marne cypw', JUDGE);
    await world.sent();
    await write(world, 'cy', 'press to austria\nI am new here.\nendpress', GAME);
    expect((await mailsTo(world)).get('ann@example.org')?.join()).toContain('I am new here.');
  });
});

describe('a GM', () => {
  const AISNE = 'aisne@judge.example.org';
  /** What Zoe, who runs the game, is sent, asks for and sees on her page until the deadline; `isOtherwise`: others do what her seat does not see. */
  const shown = async (how: string, isOtherwise: boolean) => {
    const world = await freshWorld();
    await write(world, 'zoe', `create ?aisne sesame ${how}\nset players 3\nset powers 3\nset max absence 7`, JUDGE);
    for (const name of ['ann', 'bob', ...(how.includes('play') ? [] : ['cy'])])
      await write(world, name, `signon ?aisne ${name}pw`, JUDGE);
    await write(world, 'zoe', 'set my zone UTC\nset digest always', JUDGE);
    const game = (await loadGame(world.services, 'aisne'))!;
    const { id } = (await world.services.directory.personAt('ann@example.org'))!;
    const own = game.seats.find(({ person }) => person === id)!.power;
    const bob = (await world.services.directory.personAt('bob@example.org'))!.id;
    const bobs = game.seats.find(({ person }) => person === bob)!.power;
    await world.sent();
    if (isOtherwise) {
      const orders = game.position!.units[own]!.map((unit) => `${unit} H`).join('\n');
      await write(world, 'bob', `press to ${own}\nA threat.\nendpress`, AISNE);
      const rest = `away 10 to 30 april\nset wait\nset draw\nset ignore ${bobs}\nreport ${bobs} a threat`;
      await write(world, 'ann', `${orders}\n${rest}`, AISNE);
      const stopped = [{ address: 'ann@example.org', why: 'bounced', since: world.services.now() }] as const;
      await world.services.directory.change(id, { stopped });
    }
    await world.moveTo(world.services.now() + DAY);
    await write(world, 'zoe', 'my games\nstatus\nlist aisne\nsummary aisne\nhistory aisne\nwhogame aisne', AISNE);
    const mails = (await world.sent()).filter(({ to }) => to === 'zoe@example.org');
    const zoe = (await world.services.directory.personAt('zoe@example.org'))!;
    const morning = (await morningOf(world.services, zoe))!;
    const page = inLanguage(english, () => morningPage(morning.games, MORNING_FORM, null).main.html);
    const outputs = mails.map(({ subject, text }) => ({ reader: 'zoe', what: subject, text }));
    return seenByOthers([...outputs, { reader: 'zoe', what: 'page', text: page }], 'ann');
  };

  test.each(['play', 'play gunboat', 'play blind', 'play gunboat blind', 'play no press'])(
    'who plays (%s) is shown nothing of mailboxes, absences, orders, votes and reports that the seat does not see',
    async (how) => expect(await shown(how, true)).toEqual(await shown(how, false)),
  );

  test('who does not play is shown them', async () => {
    const [with_, without] = [await shown('', true), await shown('', false)].map((each) => each.join('\n'));
    for (const what of ['UNMUTE', 'comes back', 'asks for an absence', 'WAIT', 'A threat.'])
      expect([what, with_!.includes(what), without!.includes(what)]).toEqual([what, true, false]);
  });
});

describe('word of new games', () => {
  const words = async (texts: readonly string[], watch = 'watch for standard gunboat') => {
    const world = await twoPlayers();
    await write(world, 'cleo', watch, JUDGE);
    await world.sent();
    const told: number[] = [];
    for (const [n, text] of texts.entries()) {
      await write(world, n === 0 ? 'cy' : 'di', text, JUDGE);
      told.push(((await mailsTo(world)).get('cleo@example.org') ?? []).length);
    }
    return told;
  };

  test('one mail for each public game of that kind, also where it becomes one later; none of any other', async () => {
    expect(await words(['create ?aisne pw standard gunboat', 'create ?loire pw standard gunboat'])).toEqual([1, 1]);
    expect(await words(['create ?aisne pw standard', 'create ?loire pw octarine gunboat'])).toEqual([0, 0]);
    expect(await words(['create ?aisne pw standard gunboat\nset nolist', 'practice'])).toEqual([0, 0]);
    expect(await words(['create ?aisne pw standard', 'signon maisne pw\nset gunboat'], 'watch for gunboat')).toEqual([
      0, 1,
    ]);
  });

  test('one line ends it', async () => {
    expect(await words(['create ?aisne pw standard gunboat'], 'watch for standard gunboat\nstop watching')).toEqual([
      0,
    ]);
  });

  test.each([
    ['stop', 'unsubscribe', 'No more mails about new games please'],
    ['abmelden', 'abbestellen', 'Bitte keine Mails mehr über neue Partien'],
    ['désabonner', 'se désabonner', "Ne m'envoyez plus d'e-mails"],
  ])('whoever writes %s instead reads which line that is', async (...lines) => {
    const world = await freshWorld();
    await write(world, 'cleo', 'watch for standard gunboat', JUDGE);
    for (const line of lines)
      expect([line, await ask(world, 'cleo', line, JUDGE)]).toEqual([line, expect.stringContaining('STOP WATCHING')]);
    await write(world, 'cleo', 'unwatch', JUDGE);
    expect((await world.services.directory.personAt('cleo@example.org'))?.watches).toEqual([]);
  });

  test('of one who makes game after game is three mails a day, and others’ games are told all the same', async () => {
    const made = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `create ?aisne${from + n} pw standard gunboat`).join('\n');
    expect(await words([made(1, 7), made(7, 8)])).toEqual([3, 1]);
  });

  test('a wish is no game of that name', () => {
    expect(isGameName('for')).toBe(true);
  });
});

describe('saved settings', () => {
  test('a game WITH them, or LIKE one, is set as the one they were saved of; whoever has none gets no other game', async () => {
    const world = await twoPlayers('set grey\nset move next 47\nset muster 12h\n');
    expect(await ask(world, 'mara', 'save settings as club')).toContain('CREATE marne WITH club');
    const saved = (await gameNow(world)).settings;
    for (const line of ['create aisne with club', 'create oise like marne']) {
      expect(await ask(world, 'mara', line, JUDGE)).toContain(line);
      const made = await world.services.games.commitsAfter(gameName(line.split(' ')[1]!), 0);
      expect(made[0]?.events[0]).toMatchObject({ type: 'game-created', settings: saved });
    }
    const both = 'create ?somme sesame\nset move next 71\nsave settings as club\ncreate ?vesle sesame with club';
    expect(await ask(world, 'mara', both, JUDGE)).not.toContain('could not be used');
    const vesle = await world.services.games.commitsAfter(gameName('vesle'), 0);
    expect(vesle[0]!.events[0]).toMatchObject({ settings: { timing: { M: { next: 71 } } } });
    expect(await ask(world, 'mara', 'create lys with club octarine', JUDGE)).toContain('saved for standard');
    await ask(world, 'mara', 'set nolist');
    expect(await ask(world, 'zoe', 'create loire like marne', JUDGE)).toContain('no game');
    expect(await ask(world, 'ann', 'create loire with club', JUDGE)).toContain('no settings');
    expect(await ask(world, 'ann', 'save settings as mine')).toContain('could not be used');
    expect(await ask(world, 'mara', 'forget settings club', JUDGE)).toContain('gone');
    expect(await ask(world, 'mara', 'create loire with club', JUDGE)).toContain('no settings');
    expect(await world.services.index.entry('loire' as never)).toBeNull();
  });
});
