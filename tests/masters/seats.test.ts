import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game/game.ts';
import { openWorld, type TestWorld } from '../conversations/world.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, seatNow, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, mailOf, START, write } from '../handling/rig.ts';

/** England has not ordered when grace ends, and is abandoned. */
async function abandoned(settings = ''): Promise<TestWorld> {
  const services = await twoPlayers(`set move grace 30\n${settings}`);
  await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
  await services.moveTo((await gameNow(services)).current!.clock.graceEnd + HOUR);
  await services.sent();
  return services;
}

describe('judge-language D3, 5 and 7: abandonment, take-over, return', () => {
  test('at the end of grace the late are abandoned: nothing is processed, anyone may take over', async () => {
    const services = await abandoned();
    const england = await seatNow(services, 'ENGLAND');
    expect([england.status, england.person]).toEqual(['abandoned', null]);
    await services.moveTo((await deadlineOf(services)) + 10 * DAY);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    const notices = (await mailsTo(services)).get('ann@example.org')!;
    expect(notices.filter((mail) => mail.includes('looking for a player')).length).toBeGreaterThanOrEqual(3);
  });

  test.each(['signon emarne violet', 'takeover e@marne violet', 'takeover england@marne violet'])(
    '%s takes over: the deadline moves, all wait, the reply address of the former player is worth nothing',
    async (line) => {
      const services = await abandoned();
      const before = await seatNow(services, 'ENGLAND');
      expect(await ask(services, 'vera', `${line}\nlon - nth`)).toContain('You play England');
      const after = await seatNow(services, 'ENGLAND');
      expect([after.status, after.epoch]).toEqual(['playing', before.epoch + 1]);
      expect(after.onFile.map(({ order }) => order)).toEqual(['F lon - nth']);
      expect(await deadlineOf(services)).toBeGreaterThan(services.services.now() + DAY - 1);
      expect((await gameNow(services)).seats.filter(({ wait }) => wait).map(({ power }) => power)).toEqual([
        'AUSTRIA',
        'ENGLAND',
      ]);
    },
  );

  test.each([
    // Taken over on Monday the 9th, 01:00 (with NEXT 23 on Thursday the 5th, 06:30); deadlines fall at 23:30.
    ['', '2026-03-12T23:30:00.000Z'],
    ['set replacement 2d', '2026-03-11T23:30:00.000Z'],
    ['set replacement 100', '2026-03-13T23:30:00.000Z'],
    ['set move next 23', '2026-03-06T23:30:00.000Z'],
  ])('a replacement has NEXT for orders, or what the GM has set (%s)', async (settings, then) => {
    const services = await abandoned(settings);
    await ask(services, 'vera', 'signon emarne violet');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe(then);
  });

  test('before the deadline too, where less is left; the player who comes back moves nothing then', async () => {
    const services = await twoPlayers();
    const deadline = await deadlineOf(services);
    await confirmed(services, 'bob', 'resign');
    await services.moveTo(deadline - 2 * HOUR);
    await ask(services, 'bob', 'signon emarne bobpw');
    expect(await deadlineOf(services)).toBe(deadline);
    await confirmed(services, 'bob', 'resign');
    await ask(services, 'vera', 'signon emarne violet');
    expect(await deadlineOf(services)).toBeGreaterThanOrEqual(deadline - 2 * HOUR + 71 * HOUR);
  });

  test('who has lost a power by being late goes on getting results until somebody else plays it', async () => {
    const services = await twoPlayers('set nmr');
    const phase = async (orders: string) => {
      await ask(services, 'ann', orders);
      await services.moveTo((await gameNow(services)).current!.clock.graceEnd);
      return (await services.sent()).filter(({ to, subject }) => to === 'bob@example.org' && / results$/.test(subject));
    };
    const [first] = await phase('vie-gal; bud-ser; tri-alb');
    expect((await seatNow(services, 'ENGLAND')).status).toBe('civil-disorder');
    expect(first!.text).toMatch(/^You no longer play England, but your place is still open\./);
    expect(first!.text).toContain('TAKEOVER e@marne');
    expect(first!.text).not.toContain('receipt for England');
    expect((await phase('gal-war; ser-gre; alb s ser-gre')).map(({ subject }) => subject)).toEqual([
      '[marne] F1901M results',
    ]);
    await ask(services, 'vera', 'signon emarne violet');
    await ask(services, 'mara', `process ${(await gameNow(services)).position!.phase}`);
    expect((await services.sent()).filter(({ to }) => to === 'bob@example.org')).toEqual([]);
  });

  test('who resigned, or was sent away, hears no more of the game', async () => {
    for (const [who, line] of [
      ['bob', 'resign'],
      ['mara', 'eject england'],
    ] as const) {
      const services = await twoPlayers();
      await confirmed(services, who, line);
      await services.sent();
      await write(services, 'mara', 'process s1901m');
      expect((await services.sent()).map(({ to }) => to).sort()).toEqual(['ann@example.org', 'mara@example.org']);
    }
  });

  test('the new player’s password opens the seat, the former one’s does not', async () => {
    const services = await abandoned();
    await ask(services, 'vera', 'signon emarne violet');
    const unproven = { from: 'x@elsewhere.org', to: [JUDGE], dmarc: 'GRAY' } as const;
    await services.deliver(mailOf('x@elsewhere.org', 'signon emarne violet\nlon - nth'), unproven);
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(1);
    await services.deliver(mailOf('x@elsewhere.org', 'signon emarne bobpw\nlon - eng'), unproven);
    expect((await seatNow(services, 'ENGLAND')).onFile.map(({ order }) => order)).toEqual(['F lon - nth']);
  });

  test('the former player returns by address, or by his password from anywhere', async () => {
    const byAddress = await abandoned();
    expect(await ask(byAddress, 'bob', 'signon emarne bobpw')).toContain('Welcome back: you play England again');
    const byPassword = await abandoned();
    await byPassword.deliver(mailOf('x@elsewhere.org', 'signon emarne bobpw'), {
      from: 'x@elsewhere.org',
      to: [JUDGE],
      dmarc: 'GRAY',
    });
    expect((await seatNow(byPassword, 'ENGLAND')).status).toBe('playing');
  });

  test('a stranger whom nothing proves takes nothing over', async () => {
    const services = await abandoned();
    await services.deliver(mailOf('x@elsewhere.org', 'signon emarne violet'), {
      from: 'x@elsewhere.org',
      to: [JUDGE],
      dmarc: 'GRAY',
    });
    expect((await seatNow(services, 'ENGLAND')).person).toBeNull();
  });

  test('nobody plays for two: a player, a master, or somebody for a seat that is taken', async () => {
    const services = await abandoned();
    expect(await ask(services, 'ann', 'signon emarne annpw', JUDGE)).toContain('nobody plays for two');
    expect(await ask(services, 'mara', 'signon emarne sesame', JUDGE)).toContain(
      'A GM cannot join a game that has begun',
    );
    expect(await ask(services, 'vera', 'signon amarne violet', JUDGE)).not.toContain('You play Austria');
  });

  test('QUIET: a take-over before the deadline is told to the masters only', async () => {
    const services = await twoPlayers('set quiet');
    await confirmed(services, 'bob', 'resign');
    await services.sent();
    await write(services, 'vera', 'signon emarne violet', JUDGE);
    await services.moveTo(services.services.now() + 13 * HOUR);
    const mails = await mailsTo(services);
    expect([...mails.keys()].sort()).toEqual(['mara@example.org', 'vera@example.org']);
  });

  test('NMR: abandoned a day before the end of grace, then the game goes on without; unordered units hold', async () => {
    const services = await twoPlayers('set nmr');
    await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
    const { graceEnd } = (await gameNow(services)).current!.clock;
    await services.moveTo(graceEnd - DAY + HOUR);
    expect((await seatNow(services, 'ENGLAND')).status).toBe('abandoned');
    await services.moveTo(graceEnd + HOUR);
    const game = await gameNow(services);
    expect(game.resolved).toHaveLength(1);
    expect((await seatNow(services, 'ENGLAND')).status).toBe('civil-disorder');
    expect(game.position!.units['ENGLAND']).toEqual(expect.arrayContaining(['F lon', 'F edi', 'A lvp']));
  });

  test('a power in civil disorder is waited for again when somebody has taken it over', async () => {
    const services = await twoPlayers('set nmr');
    await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
    await services.moveTo((await gameNow(services)).current!.clock.graceEnd + HOUR);
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('You play England');
    await ask(services, 'ann', 'gal-war; ser-gre; alb s ser-gre');
    await services.moveTo((await deadlineOf(services)) + HOUR);
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });
});

describe('judge-language B, C1: RESIGN, EJECT, DUMMY, REVIVE', () => {
  test('RESIGN is asked about; then somebody is wanted, and until then one may come back', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'bob', 'resign');
    expect((await seatNow(services, 'ENGLAND')).status).toBe('abandoned');
    expect(await ask(services, 'bob', 'signon emarne bobpw')).toContain('Welcome back');
  });

  test('RESIGN e@marne password is the same by sign-on', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'bob', 'resign e@marne bobpw')).toMatch(/CONFIRM \w+/);
  });

  test('who was ejected does not come back, others may', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'eject bob@example.org');
    expect((await seatNow(services, 'ENGLAND')).former).toBeNull();
    expect(await ask(services, 'bob', 'signon emarne bobpw')).not.toContain('You play England');
    expect((await seatNow(services, 'ENGLAND')).person).toBeNull();
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('You play England');
  });

  test('a dummy is waited for no more, and closed until REVIVE', async () => {
    const services = await twoPlayers();
    await confirmed(services, 'mara', 'dummy england');
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('nobody can take it over');
    await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
    await services.moveTo(services.services.now() + HOUR);
    expect((await gameNow(services)).resolved).toHaveLength(1);
    await ask(services, 'mara', 'revive england orchid');
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('kept for whoever has the password');
    expect(await ask(services, 'vera', 'signon emarne orchid')).toContain('You play England');
  });

  test('an observer is sent away by address, and told', async () => {
    const services = await twoPlayers();
    await write(services, 'olga', 'observe marne', JUDGE);
    await services.sent();
    await write(services, 'mara', 'eject olga@example.org');
    expect((await gameNow(services)).observers).toHaveLength(0);
    expect((await mailsTo(services)).get('olga@example.org')!.join()).toContain('you no longer observe');
  });
});

describe('judge-language C1: several masters', () => {
  test('PROMOTE makes an observer a master, whose word counts; either may leave, the last may not', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'promote olga@example.org')).toContain('OBSERVE marne');
    await write(services, 'olga', 'observe marne', JUDGE);
    expect(await ask(services, 'mara', 'promote olga@example.org')).toContain('A GM of this game now');
    expect(await ask(services, 'olga', 'pause')).toContain('The game is paused');
    expect(await ask(services, 'mara', 'resign')).toContain('You are no longer a GM of this game');
    expect(await ask(services, 'olga', 'resign')).toContain('never without a GM');
  });

  test('a player is not promoted', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'promote ann@example.org')).toContain('A player cannot be a GM');
  });
});

describe('judge-language C2: who may join', () => {
  test('DENY PLAYER keeps somebody out, of a forming game and of a seat', async () => {
    const services = await abandoned();
    await ask(services, 'mara', 'set deny player vera@example.org');
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('has not opened this game to you');
    await ask(services, 'mara', 'set deny player -vera@example.org');
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('You play England');
  });

  test('an ALLOW list keeps all others out', async () => {
    const services = await abandoned();
    await ask(services, 'mara', 'set allow player walt@example.org');
    expect(await ask(services, 'vera', 'signon emarne violet')).toContain('open only to players on its GM’s list');
    expect(await ask(services, 'walt', 'signon emarne violet')).toContain('You play England');
  });

  test('APPROVAL: a newcomer’s orders wait for the nod, which the master is asked for', async () => {
    const services = await abandoned();
    await ask(services, 'mara', 'set approval');
    await write(services, 'vera', 'signon emarne violet\nlon - nth', JUDGE);
    const mails = await mailsTo(services);
    expect(mails.get('vera@example.org')!.join('\n')).toContain('The GM has been asked');
    expect(mails.get('mara@example.org')!.join('\n')).toContain('set approve');
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(0);
    await write(services, 'mara', 'set approve england');
    expect((await mailsTo(services)).get('vera@example.org')!.join()).toContain('let you in');
    await ask(services, 'vera', 'lon - nth');
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(1);
  });

  test('NOT APPROVED takes the nod back', async () => {
    const services = await abandoned();
    await ask(services, 'mara', 'set approval');
    await write(services, 'vera', 'signon emarne violet', JUDGE);
    expect(await ask(services, 'mara', 'set not approved england')).toContain('None of these');
    await write(services, 'mara', 'set approved england');
    expect(await ask(services, 'mara', 'set not approved england')).toContain('Back on hold');
    await ask(services, 'vera', 'lon - nth');
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(0);
    await write(services, 'mara', 'set approved england');
    await ask(services, 'vera', 'lon - nth');
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(1);
  });
});

describe('judge-language C2: APPROVAL before the start', () => {
  test('the game begins when all who have signed on are let in', async () => {
    const services = await twoPlayers('set approval');
    expect((await gameNow(services)).status).toBe('forming');
    await ask(services, 'mara', 'set approve ann@example.org');
    expect((await gameNow(services)).status).toBe('forming');
    await ask(services, 'mara', 'set approve all');
    expect((await gameNow(services)).status).toBe('active');
  });
});

describe('judge-language C2: PLAYERS and POWERS', () => {
  /** How many powers each of the players has, the most first, in a game that begins with the last sign-on. */
  async function dealt(settings: string, players: number): Promise<{ readonly powers: readonly number[]; game: Game }> {
    const services = await freshWorld('memory');
    await write(services, 'mara', `create ?marne sesame ${settings}`, JUDGE);
    for (const name of Array.from({ length: players }, (_, n) => `player${n}`)) {
      expect((await gameNow(services)).status).toBe('forming');
      await write(services, name, 'signon ?marne pw', JUDGE);
    }
    const game = await gameNow(services);
    expect(game.status).toBe('active');
    const count = new Map<string, number>();
    for (const { person } of game.seats) if (person !== null) count.set(person, (count.get(person) ?? 0) + 1);
    return { powers: [...count.values()].sort((a, b) => b - a), game };
  }

  test.each([
    ['standard\nset players 4', 4, [2, 2, 2, 1]],
    ['standard\nset players 3', 3, [3, 2, 2]],
    ['standard\nset players 2', 2, [4, 3]],
    ['standard\nset players 1', 1, [7]],
    ['standard\nset powers 5\nset players 2', 2, [3, 2]],
    ['standard\nset powers 5', 5, [1, 1, 1, 1, 1]],
    ['eckert-napoleonic\nset players 4', 4, [3, 2, 2, 2]],
    ['consolidation-1865\nset players 2', 2, [2, 1]],
  ])('%s: all powers that are played are dealt among those who play', async (settings, players, powers) => {
    expect((await dealt(settings, players)).powers).toEqual(powers);
  });

  test('who gets one power more is drawn by lot', async () => {
    const most = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const services = await openWorld({ start: START, store: 'memory', seed: 60 + n });
      await write(services, 'mara', 'create ?marne sesame\nset players 3', JUDGE);
      for (const name of ['ann', 'bob', 'cy']) await write(services, name, 'signon ?marne pw', JUDGE);
      const { seats } = await gameNow(services);
      most.add(
        seats.map(({ person }) => person!).find((one, _, all) => all.filter((each) => each === one).length === 3)!,
      );
    }
    expect(most.size).toBe(3);
  });

  test('PLAYERS 8 is Eckert’s game for eight: the Moorish League stands as neutral units', async () => {
    const { game, powers } = await dealt('eckert-napoleonic\nset players 8', 8);
    expect(powers).toEqual(Array<number>(8).fill(1));
    expect(game.seats.map(({ power }) => power)).not.toContain('MOORISH LEAGUE');
    expect(game.position!.units['MOORISH LEAGUE'] ?? []).toEqual([]);
  });

  test('a game that somebody plays alone is adjudicated like any other, phase by phase', async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', 'create ?marne sesame\nset players 1', JUDGE);
    await write(services, 'ann', 'signon ?marne pw', JUDGE);
    const { position } = await gameNow(services);
    const orders = Object.entries(position!.units).flatMap(([power, units]) => [
      power,
      ...units.map((unit) => `${unit} H`),
    ]);
    await ask(services, 'ann', ['FRANCE', 'A Par - Bur', 'A Mar S A Par - Bur', 'F Bre - Mao'].join('\n'));
    const answer = await ask(services, 'ann', orders.filter((line) => !/(?:par|mar|bre) H$/.test(line)).join('\n'));
    expect(answer).toContain('all 22 units have orders');
    await services.moveTo(START + HOUR);
    const game = await gameNow(services);
    expect(game.position!.phase).toBe('F1901M');
    expect(game.position!.units['FRANCE']).toEqual(expect.arrayContaining(['A bur', 'F mao']));
  });
});

test('who plays with friends and runs the game gets the lines that fill a seat that falls free, and they do', async () => {
  const services = await freshWorld('memory');
  await write(services, 'mara', 'create ?marne sesame play\nset players 3\nset invited only', JUDGE);
  const link = async () => /https:\/\/\S+/.exec(await ask(services, 'mara', 'invite link'))?.[0];
  await write(services, 'mara', 'invite ann@example.org, bob@example.org');
  for (const name of ['ann', 'bob']) await write(services, name, 'signon ?marne pw', JUDGE);
  const { seats } = await gameNow(services);
  const bob = (await services.services.directory.personAt('bob@example.org'))!.id;
  const { power } = seats.find(({ person }) => person === bob)!;
  const word = /CONFIRM \w+/.exec(await ask(services, 'bob', 'resign'))?.[0];
  if (word !== undefined) await write(services, 'bob', word);
  const mails = await mailsTo(services);
  const lines = new RegExp(`REPLACE ${power} BY address\\s+SET DUMMY ${power} BOT`);
  expect([mails.get('mara@example.org')?.join(), mails.get('ann@example.org')?.join()]).toEqual([
    expect.stringMatching(lines),
    expect.not.stringMatching(/SET DUMMY|INVITE LINK/),
  ]);
  expect(mails.get('mara@example.org')!.join()).toContain('INVITE LINK');
  expect(await link()).toBeDefined();
  expect(await ask(services, 'mara', `set dummy ${power} bot`)).toContain('A bot plays');
});
