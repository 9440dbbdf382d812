import { describe, expect, test } from 'vitest';
import {
  ask,
  confirmed,
  DAY,
  deadlineOf,
  gameNow,
  HOUR,
  lastOrders,
  mailsTo,
  seatNow,
  twoPlayers,
} from '../deadlines/games.ts';
import { GAME, JUDGE, START, write } from '../handling/rig.ts';

const AUSTRIA = 'vie-gal; bud-ser; tri-alb';

const ENGLAND = 'lon-nth; edi-nwg; lvp-yor';

describe('judge-language C1: deadlines of the current phase', () => {
  test('SET DEADLINE moves it and pushes grace along', async () => {
    const services = await twoPlayers();
    const before = (await gameNow(services)).current!.clock;
    expect(await ask(services, 'mara', 'set deadline 9 march 20:00')).toContain('Mon 9 Mar 2026, 20:00');
    const { deadline, graceEnd } = (await gameNow(services)).current!.clock;
    expect(deadline).toBe(Date.UTC(2026, 2, 9, 20));
    expect(graceEnd).toBeGreaterThan(before.graceEnd);
  });

  test('SET DEADLINE is read by the clock of the game’s zone, the phase’s hour where none is written', async () => {
    const services = await twoPlayers('set zone Europe/Berlin');
    await ask(services, 'mara', 'set deadline 9 march');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 22, 30));
  });

  test.each([
    ['set deadline 1 march 2026', /past/],
    ['set deadline 9 march 2027', /days away/],
    ['set grace tomorrow', /begins at the deadline/],
    ['set start 9 april', /deadline at the latest/],
  ])('%s: a deadline lies ahead, grace not before it, START not after it', async (line, why) => {
    const services = await twoPlayers();
    const before = await deadlineOf(services);
    expect(await ask(services, 'mara', line)).toMatch(why);
    expect(await deadlineOf(services)).toBe(before);
  });

  test('a calendar entry moves with the deadline', async () => {
    const services = await twoPlayers();
    await write(services, 'mara', 'set deadline 9 march 20:00');
    const [mail] = (await services.sent()).filter(({ to }) => to === 'ann@example.org');
    expect(mail!.attachments?.[0]?.content).toContain('DTSTART:20260309T200000Z');
  });

  test('reminders go out again for the new deadline', async () => {
    const services = await twoPlayers();
    await services.moveTo((await deadlineOf(services)) - 23 * HOUR);
    await services.sent();
    await ask(services, 'mara', 'set deadline 9 march 20:00');
    await services.moveTo(Date.UTC(2026, 2, 9, 19));
    const reminders = (await mailsTo(services)).get('ann@example.org')!;
    expect(reminders.map((mail) => mail.split('\n')[0])).toEqual([
      expect.stringMatching(/^\[marne\] S1901M deadline in 24 h: orders INCOMPLETE: \d+ units$/),
      expect.stringMatching(/^\[marne\] S1901M deadline in 4 h: orders INCOMPLETE: \d+ units$/),
    ]);
  });
});

describe('judge-language C1: PAUSE and RESUME', () => {
  test('a pause takes no orders and processes nothing; the deadline moves by its length and on to the clock', async () => {
    const services = await twoPlayers();
    const deadline = await deadlineOf(services);
    await ask(services, 'mara', 'pause');
    expect(await ask(services, 'ann', AUSTRIA)).toContain('paused');
    await services.moveTo(deadline + 2 * DAY);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    await ask(services, 'mara', 'resume');
    expect(await deadlineOf(services)).toBeGreaterThanOrEqual(deadline + (deadline + 2 * DAY - START));
    expect((await gameNow(services)).status).toBe('active');
  });

  test('orders on file survive it, and press goes on', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'mara', 'pause');
    expect(await ask(services, 'ann', 'press to england\nhello\nendpress')).toContain('End of message.');
    await ask(services, 'mara', 'resume');
    expect((await seatNow(services, 'AUSTRIA')).onFile).toHaveLength(3);
  });

  test('the masters are reminded of it once a week', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + 15 * DAY);
    expect((await mailsTo(services)).get('mara@example.org')).toHaveLength(2);
  });
});

describe('judge-language C1: PROCESS, manual processing, START', () => {
  test('PROCESS needs the phase; with it the phase runs with what there is, and nobody falls into civil disorder', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'process')).toContain('PROCESS S1901M');
    expect(await ask(services, 'mara', 'process f1901m')).toContain('nothing was processed');
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'mara', 'process s1901m');
    const game = await gameNow(services);
    expect(lastOrders(game, 'AUSTRIA')).toContain('A vie - gal');
    expect(game.seats.map(({ status }) => status)).not.toContain('civil-disorder');
  });

  test('MANUAL PROCESS: the master is told daily instead', async () => {
    const services = await twoPlayers('set manual process');
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'bob', ENGLAND);
    await services.moveTo((await deadlineOf(services)) + 3 * DAY);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    const told = (await mailsTo(services)).get('mara@example.org')!;
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.every((mail) => mail.includes('process S1901M'))).toBe(true);
  });

  test('SET START holds early processing, and DELAY follows the last order', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'set start 4 march 12:00');
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'bob', ENGLAND);
    await services.moveTo(Date.UTC(2026, 2, 4, 11, 59));
    expect((await gameNow(services)).resolved).toHaveLength(0);
    await services.moveTo(Date.UTC(2026, 2, 4, 12, 0));
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });

  test('a master’s WAIT holds the phase until the deadline', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'set wait');
    await ask(services, 'ann', AUSTRIA);
    await ask(services, 'bob', ENGLAND);
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline - 1);
    expect((await gameNow(services)).resolved).toHaveLength(0);
    await services.moveTo(deadline);
    expect((await gameNow(services)).resolved).toHaveLength(1);
  });
});

describe('judge-language C1: what cannot be taken back is asked about first', () => {
  test.each([
    ['terminate', 'mara'],
    ['unstart', 'mara'],
    ['eject austria', 'mara'],
    ['dummy austria', 'mara'],
    ['resign', 'ann'],
  ])('%s changes nothing until its word comes back', async (line, who) => {
    const services = await twoPlayers();
    const before = await gameNow(services);
    expect(await ask(services, who, line)).toMatch(/not done yet[\s\S]*CONFIRM [a-z]{8}/);
    const asked = await gameNow(services);
    expect([asked.status, asked.seats]).toEqual([before.status, before.seats]);
    await confirmed(services, who, line);
    const done = await gameNow(services);
    expect([done.status, done.seats]).not.toEqual([before.status, before.seats]);
  });

  test('the word is good for whoever was asked, once, and only while the game stays as it is', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'set master sees');
    const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'terminate'))![1]!;
    expect(await ask(services, 'ann', `confirm ${word}`)).toContain('Nothing waits for this word');
    await ask(services, 'mara', 'process s1901m');
    expect(await ask(services, 'mara', `confirm ${word}`)).toContain('Nothing waits for this word');
    expect((await gameNow(services)).status).toBe('active');
    await confirmed(services, 'mara', 'terminate');
    expect((await gameNow(services)).status).toBe('finished');
  });

  test('the word alone on a line of the reply is enough', async () => {
    const services = await twoPlayers();
    const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'eject austria'))![1]!;
    expect(await ask(services, 'bob', word)).not.toContain('no player');
    expect(await ask(services, 'mara', `Hello judge,\n\n ${word.toUpperCase()}.\n\nMara`)).toContain(
      'Austria: no player; anyone may take over',
    );
    expect((await seatNow(services, 'AUSTRIA')).person).toBeNull();
    expect(await ask(services, 'mara', `confirm ${word}`)).toContain('Nothing waits for this word');
  });

  test('after a week the word is worth nothing', async () => {
    const services = await twoPlayers('set manual process');
    const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'terminate'))![1]!;
    await services.moveTo(START + 7 * DAY + HOUR);
    expect(await ask(services, 'mara', `confirm ${word}`)).toContain('Nothing waits for this word');
    expect((await gameNow(services)).status).toBe('active');
  });

  test('CONFIRM without a word says which is meant', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'terminate\nconfirm')).toContain('Send back the word from the mail that asked');
  });

  test('a master does not lose the rights to another without the word', async () => {
    const services = await twoPlayers();
    await write(services, 'olga', 'observe marne', JUDGE);
    await ask(services, 'mara', 'promote olga@example.org');
    const asked = await ask(services, 'olga', 'eject mara@example.org');
    expect(asked).toContain('one GM fewer');
    expect(asked).not.toContain('EJECT-MASTER');
    expect((await gameNow(services)).masters).toHaveLength(2);
    await confirmed(services, 'olga', 'eject mara@example.org');
    expect((await gameNow(services)).masters).toHaveLength(1);
  });
});

describe('judge-language C1: a master who writes for a power', () => {
  test('orders for a unit: its player is told by mail, and nothing else is marked', async () => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'mara', 'AUSTRIA: A Vie - Gal');
    const told = (await mailsTo(services)).get('ann@example.org')!.join('\n');
    expect(told).toContain('the GM has written for Austria');
    expect(told).toContain('Army Vienna -> Galicia.');
    expect((await seatNow(services, 'AUSTRIA')).onFile.map(({ order }) => order)).toEqual(['A vie - gal']);
  });

  test('BECOME: the rest of the mail acts for the power, a copy goes to its player, master’s commands are refused', async () => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'mara', 'become austria\nvie - gal\nset wait\nset draw\nprocess s1901m');
    const mails = await mailsTo(services);
    expect(mails.get('ann@example.org')!.join('\n')).toContain('set wait');
    expect(mails.get('mara@example.org')!.join('\n')).toContain('1 line could not be used');
    const seat = await seatNow(services, 'AUSTRIA');
    expect([seat.wait, seat.vote.draw]).toEqual([true, 'survivors']);
    expect((await gameNow(services)).resolved).toHaveLength(0);
  });

  test('one BECOME to a mail: below a second nothing is carried out, and the player meant there is told nothing', async () => {
    const services = await twoPlayers();
    await services.sent();
    const lines = 'become austria\nvie - gal\nbecome england\nlon - nth\nset wait\npress to austria\nhello\nendpress';
    await write(services, 'mara', lines);
    const mails = await mailsTo(services);
    const answer = mails.get('mara@example.org')!.join('\n');
    expect(answer).toContain('Only one BECOME to a mail');
    expect(answer.match(/below a second BECOME: not carried out/g)).toHaveLength(3);
    expect(mails.has('bob@example.org')).toBe(false);
    expect(mails.get('ann@example.org')).toHaveLength(1);
    expect((await seatNow(services, 'AUSTRIA')).onFile.map(({ order }) => order)).toEqual(['A vie - gal']);
    const england = await seatNow(services, 'ENGLAND');
    expect([england.onFile, england.wait]).toEqual([[], false]);
  });

  test('BECOME MASTER does not lead back: a mail acts for one', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'become austria\nvie - gal\nbecome master\nprocess s1901m')).toContain(
      'Only one BECOME to a mail',
    );
    expect((await gameNow(services)).resolved).toHaveLength(0);
    expect(await ask(services, 'mara', 'become master\nbecome austria\ntri - ven')).not.toContain('Only one BECOME');
    expect((await seatNow(services, 'AUSTRIA')).onFile).toHaveLength(2);
  });

  test('only masters become somebody', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'become england\nlon - nth')).toContain('Only the GM');
    expect((await seatNow(services, 'ENGLAND')).onFile).toHaveLength(0);
  });
});

describe('judge-language C1: looks at orders', () => {
  test.each(['orders all', 'predict'])(
    '%s shows nothing unless the game’s settings let the master see',
    async (line) => {
      const services = await twoPlayers();
      await ask(services, 'ann', AUSTRIA);
      const answer = await ask(services, 'mara', line);
      expect(answer).toContain('Nobody sees orders');
      expect(answer).not.toContain('Galicia');
    },
  );

  test('where it does, each look is recorded and told to all when the game ends', async () => {
    const services = await twoPlayers('set master sees');
    await ask(services, 'ann', AUSTRIA);
    expect(await ask(services, 'mara', 'orders all')).toContain('Army Vienna -> Galicia.');
    expect(await ask(services, 'mara', 'predict')).toContain('If the phase were processed now');
    expect((await gameNow(services)).looks.map(({ what }) => what)).toEqual(['orders', 'prediction']);
    expect(await ask(services, 'ann', 'list')).toContain('Master may see orders');
    const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'terminate'))![1]!;
    await write(services, 'mara', `confirm ${word}`);
    const told = (await mailsTo(services)).get('ann@example.org')!.join('\n');
    expect(told).toContain('When the GM looked at orders before they were processed');
    expect(told).toContain(', S1901M, Mon 2 Mar 2026, 19:00: the orders on file.');
  });
});

describe('judge-language C1: words to all, names, the board', () => {
  test('RENAME is refused with why, and with the line that makes another game', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'rename somme')).toMatch(/keeps its name[\s\S]*CREATE \?somme password/);
  });

  test('REVEAL waits for the end, and keeps a promise', async () => {
    const services = await twoPlayers('set gunboat\nset no reveal');
    expect(await ask(services, 'mara', 'reveal')).toContain('promised that names stay hidden');
  });

  test('an impossible board is refused', async () => {
    const services = await twoPlayers();
    const before = (await gameNow(services)).position;
    const refused = await ask(services, 'mara', 'setup\nAUSTRIA: A Lon, A Vie\nend');
    expect(refused).toMatch(/could not be used/);
    // Whose units, by the power's name and not by a field of the stored position.
    expect(refused.replace(/\s+/g, ' ')).toContain(
      'This board is not possible: England: F lon cannot stand where A lon stands already. For you',
    );
    expect((await gameNow(services)).position).toEqual(before);
  });

  test('PURGE takes a game that never began off the lists', async () => {
    const services = await twoPlayers('set manual start');
    await confirmed(services, 'mara', 'purge');
    expect((await gameNow(services)).settings.listed).toBe(false);
    expect(await ask(services, 'mara', 'list', JUDGE)).toContain('There are no public games yet');
  });

  test('an observer commands nothing of this', async () => {
    const services = await twoPlayers();
    await write(services, 'olga', 'observe marne', JUDGE);
    for (const line of ['pause', 'process s1901m', 'terminate', 'set nodias', 'set draw', 'set wait', 'rollback']) {
      expect(await ask(services, 'olga', line, GAME)).toMatch(/Only (the GM|players)/);
    }
  });
});
