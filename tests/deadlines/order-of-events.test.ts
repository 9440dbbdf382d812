import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';
import { ask, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from './games.ts';

const MINUTE = 60_000;
const ANN = 'vie-gal; bud-ser; tri-alb';
const BOB = 'lon-nth; edi-nwg; lvp-yor';

/** Complete orders of all but England and Turkey. */
const OTHERS = {
  ann: ANN,
  cy: 'par-bur; mar-spa; bre-mao',
  di: 'ber-kie; mun-ruh; kie-den',
  eve: 'rom-apu; ven h; nap-ion',
  flo: 'mos-ukr; war-gal; sev-bla; stp/sc-bot',
};

const resolved = async (services: TestWorld) => (await gameNow(services)).resolved.length;
const clockOf = async (services: TestWorld) => (await gameNow(services)).current!.clock;

describe('judge-language D1: the numbers of each kind of phase', () => {
  test('MIN: however ready all are, nothing is processed before', async () => {
    const services = await twoPlayers('set move min 12');
    const began = (await clockOf(services)).began;
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    await services.moveTo(began + 12 * HOUR - 1);
    expect(await resolved(services)).toBe(0);
    await services.moveTo(began + 12 * HOUR);
    expect(await resolved(services)).toBe(1);
  });

  test('DELAY: half an hour after the last order that was missing; each further mail begins it anew', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    const complete = services.services.now();
    await services.moveTo(complete + 29 * MINUTE);
    await ask(services, 'ann', 'vie-tri; tri-ven');
    const changed = services.services.now();
    await services.moveTo(complete + 31 * MINUTE);
    expect(await resolved(services)).toBe(0);
    await services.moveTo(changed + 30 * MINUTE);
    expect(await resolved(services)).toBe(1);
  });

  test('DELAY never leads beyond the deadline', async () => {
    const services = await twoPlayers('set move delay 5');
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline - HOUR);
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    await services.moveTo(deadline);
    expect(await resolved(services)).toBe(1);
  });

  test('NEXT, CLOCK and DAYS are for the phases to come: the current deadline stays', async () => {
    const services = await twoPlayers();
    const before = await deadlineOf(services);
    await ask(services, 'mara', 'set move next 20 clock 21:00 days SMTWTFS');
    expect(await deadlineOf(services)).toBe(before);
    await services.moveTo(before - 12 * HOUR);
    await ask(services, 'mara', 'process s1901m');
    // Not before the deadline that it follows, and then at the hour and on a day of the new rule.
    const next = await deadlineOf(services);
    expect(new Date(next).toISOString()).toBe('2026-03-06T21:00:00.000Z');
    expect(next).toBeGreaterThanOrEqual(before);
  });

  test('each kind of phase has its own: retreats and adjustments fall as SET RETREAT and SET ADJUST say', async () => {
    const services = await twoPlayers('set retreat next 47 clock 12:00, adjust next 10 grace 30 days SMTWTFS');
    const { timing } = (await gameNow(services)).settings;
    expect([timing.M.next, timing.R.next, timing.R.clock, timing.A.next, timing.A.grace]).toEqual([
      71, 47, 720, 10, 30,
    ]);
    await ask(services, 'ann', ANN);
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'ann', 'ser-gre');
    await ask(services, 'mara', 'process f1901m');
    const { position, current } = await gameNow(services);
    expect(position!.phase).toBe('W1901A');
    expect(current!.clock.graceEnd).toBe(current!.clock.deadline + 30 * HOUR);
  });

  test('grace slides on to a day that is allowed; STRICT GRACE does not', async () => {
    // Thursday 23:30 and 36 hours: Saturday noon.
    const slid = await clockOf(await twoPlayers('set move grace 36'));
    expect(new Date(slid.graceEnd).getUTCDay()).toBe(1);
    const strict = await clockOf(await twoPlayers('set move grace 36\nset strict grace'));
    expect(strict.graceEnd).toBe(strict.deadline + 36 * HOUR);
  });
});

describe('judge-language D3: the order of events', () => {
  test('reminders go to those who owe orders, and to nobody else, when SET WARN says', async () => {
    const services = await twoPlayers('set warn 2d, 6h');
    const deadline = await deadlineOf(services);
    await ask(services, 'ann', ANN);
    await services.sent();
    await services.moveTo(deadline - 1);
    const mails = await services.sent();
    expect(mails.map(({ to, date }) => [to, deadline - date])).toEqual([
      ['bob@example.org', 2 * DAY],
      ['bob@example.org', 6 * HOUR],
    ]);
  });

  test('an incomplete set is reminded of what is missing', async () => {
    const services = await twoPlayers();
    await ask(services, 'bob', 'lon-nth; edi-nwg');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) - 3 * HOUR);
    const [mail] = (await mailsTo(services)).get('bob@example.org')!;
    expect(mail).toContain('1 of your 3 units still needs orders: A Liverpool');
    expect(mail).toContain('A Lvp H ');
  });

  test('SET WARN NONE: nobody is reminded', async () => {
    const services = await twoPlayers('set warn none');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) - 1);
    expect(await services.sent()).toEqual([]);
  });

  test('at the deadline a complete set is processed to the second, though somebody waits', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', `${ANN}\nset wait`);
    await ask(services, 'bob', BOB);
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline - 1);
    expect(await resolved(services)).toBe(0);
    await services.moveTo(deadline);
    expect((await gameNow(services)).resolved.map(({ at }) => at)).toEqual([deadline]);
  });

  test('late notices: all are told at the deadline, by name; then each day the late and the GM alone', async () => {
    const services = await playedGame('memory');
    await ask(services, 'mara', 'set move grace 60\nextend 24h');
    for (const [name, orders] of Object.entries(OTHERS)) await ask(services, name, orders);
    await write(services, 'olga', 'observe marne', JUDGE);
    const { deadline, graceEnd } = await clockOf(services);
    await services.moveTo(deadline - 1);
    await services.sent();
    await services.moveTo(graceEnd - 1);
    const mails = await services.sent();
    const to = (name: string, subject: RegExp) =>
      mails.filter((mail) => mail.to === `${name}@example.org` && subject.test(mail.subject)).map(({ date }) => date);
    const daily = [deadline];
    for (let at = graceEnd - Math.floor((graceEnd - deadline - 1) / DAY) * DAY; at < graceEnd; at += DAY)
      daily.push(at);
    expect(daily.length).toBeGreaterThan(2);
    for (const name of ['bob', 'gus']) expect(to(name, /you are late/)).toEqual(daily);
    expect(to('mara', /late: England and Turkey/)).toEqual(daily);
    for (const name of [...Object.keys(OTHERS), 'olga'])
      expect(to(name, /late: England and Turkey/)).toEqual([deadline]);
    expect(mails).toHaveLength(3 * daily.length + 6);
  });

  test('a deadline that is moved and missed again is told to all only if somebody else is late', async () => {
    const services = await playedGame('memory');
    for (const [name, orders] of Object.entries(OTHERS)) await ask(services, name, orders);
    await ask(services, 'gus', 'ank-bla; con-bul; smy-arm');
    await services.moveTo((await deadlineOf(services)) + HOUR);
    await ask(services, 'mara', 'set deadline in 2 days');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) + HOUR);
    const told = async () =>
      (await services.sent()).filter(({ subject }) => /late: /.test(subject)).map(({ to }) => to);
    expect(await told()).toEqual(['mara@example.org']);
    await ask(services, 'mara', 'set deadline in 2 days');
    await ask(services, 'gus', 'clear');
    await services.sent();
    await services.moveTo((await deadlineOf(services)) + HOUR);
    expect((await told()).sort()).toEqual(
      ['ann', 'cy', 'di', 'eve', 'flo', 'mara'].map((name) => `${name}@example.org`),
    );
  });

  test('as soon as the last of the late is in, the phase is processed after DELAY', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await services.moveTo((await deadlineOf(services)) + 5 * HOUR);
    await ask(services, 'bob', BOB);
    const last = services.services.now();
    await services.moveTo(last + 30 * MINUTE - 1);
    expect(await resolved(services)).toBe(0);
    await services.moveTo(last + 30 * MINUTE);
    expect(await resolved(services)).toBe(1);
  });

  test('waiting for a replacement is told every 48 hours', async () => {
    const services = await twoPlayers('set move grace 30');
    await ask(services, 'ann', ANN);
    const { graceEnd } = await clockOf(services);
    await services.moveTo(graceEnd + MINUTE);
    await services.sent();
    for (let day = 1; day <= 7; day += 1) await services.moveTo(graceEnd + day * DAY);
    const digests = (await services.sent()).filter(
      ({ to, text }) => to === 'ann@example.org' && /looking for a player/.test(text),
    );
    expect(digests.map(({ date }) => Math.floor((date - graceEnd) / DAY))).toEqual([3, 5, 7]);
    expect(digests.map(({ id }) => id.startsWith('digest-'))).toEqual([true, true, true]);
  });

  test('a phase resolved takes all waits and votes with it', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set wait\nset draw');
    await ask(services, 'mara', 'process s1901m');
    const { wait, vote } = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
    expect([wait, vote]).toEqual([false, { draw: null, concede: null }]);
  });
});

describe('judge-language D2: who is waited for', () => {
  test('a power with nothing to order is not: after a phase without builds for it the others alone count', async () => {
    const services = await twoPlayers('set adjust days SMTWTFS');
    await ask(services, 'ann', ANN);
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'ann', 'ser-gre');
    await ask(services, 'mara', 'process f1901m');
    // Austria has a fourth centre; England has what it had.
    await ask(services, 'ann', 'build a vie');
    await services.moveTo(services.services.now() + HOUR);
    expect((await gameNow(services)).position!.phase).toBe('S1902M');
  });

  test('STRICT WAIT: who has nothing to order cannot make the game wait', async () => {
    const services = await twoPlayers('set adjust days SMTWTFS, strict wait');
    await ask(services, 'ann', ANN);
    await ask(services, 'mara', 'process s1901m');
    await ask(services, 'ann', 'ser-gre');
    await ask(services, 'mara', 'process f1901m');
    expect(await ask(services, 'bob', 'set wait')).toContain('Strict Wait');
    await ask(services, 'ann', 'build a vie');
    await services.moveTo(services.services.now() + HOUR);
    expect((await gameNow(services)).position!.phase).toBe('S1902M');
  });
});

describe('judge-language D1: absences', () => {
  // The first phase of these games has its deadline on Thursday the 5th of March, 23:30.
  test('the current deadline stays, the next moves past it; nobody is told', async () => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'ann', 'away 5 to 12 March');
    const mails = await mailsTo(services);
    expect([...mails.keys()]).toEqual(['ann@example.org']);
    expect(mails.get('ann@example.org')!.join()).toContain('The current deadline does lie in it and stays');
    await ask(services, 'mara', 'process s1901m');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe('2026-03-13T23:30:00.000Z');
  });

  test('taken back, it counts no more', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set absence 5 mar to 12 mar\nset no absence');
    await ask(services, 'mara', 'process s1901m');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe('2026-03-05T23:30:00.000Z');
  });

  test('one that is longer than MAX ABSENCE is a question to the master, whose line answers it', async () => {
    const services = await twoPlayers('set max absence 5');
    await services.sent();
    await write(services, 'ann', 'set absence 5 mar to 20 mar');
    const told = await mailsTo(services);
    expect(told.get('ann@example.org')!.join()).toContain('the GM has been asked');
    // Absences in several games are one question.
    await services.moveTo(services.services.now() + 6 * 60_000);
    const asked = (await mailsTo(services)).get('mara@example.org')!.join('\n');
    expect(asked).toContain('APPROVE ABSENCE AUSTRIA');
    expect((await gameNow(services)).absences).toHaveLength(0);
    await ask(services, 'mara', 'APPROVE ABSENCE AUSTRIA');
    expect((await gameNow(services)).absences).toHaveLength(1);
    await ask(services, 'mara', 'process s1901m');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe('2026-03-23T23:30:00.000Z');
  });

  test('NO PLAYER ABSENCES: only the master’s count', async () => {
    const services = await twoPlayers('set no player absences');
    expect(await ask(services, 'ann', 'away 5 to 12 March')).toContain('Absences are not offered in this game');
    await ask(services, 'mara', 'away 5 to 12 March');
    await ask(services, 'mara', 'process s1901m');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe('2026-03-13T23:30:00.000Z');
  });

  test('an absence is read by the clock of its writer, a deadline by that of the game', async () => {
    const services = await twoPlayers('set zone Asia/Tokyo');
    await ask(services, 'ann', 'set my zone America/New_York');
    await ask(services, 'ann', 'away 5 to 12 March');
    const [absence] = (await gameNow(services)).absences;
    // From midnight in New York to the last minute of the 12th there, which is in summer time.
    expect([absence!.from, absence!.to].map((at) => new Date(at).toISOString())).toEqual([
      '2026-03-05T05:00:00.000Z',
      '2026-03-13T03:59:00.000Z',
    ]);
    await ask(services, 'mara', 'process s1901m');
    // 23:30 in Tokyo.
    expect(new Date(await deadlineOf(services)).toISOString()).toBe('2026-03-13T14:30:00.000Z');
  });

  test('each reader is told times in his own zone, and in UTC', async () => {
    const services = await twoPlayers('set zone Asia/Tokyo');
    await ask(services, 'ann', 'set my zone America/New_York');
    const answer = await ask(services, 'ann', ANN);
    expect(answer).toMatch(/Deadline: Fri 6 Mar 2026, 09:30 New York time \(14:30 UTC\)/);
    expect(await ask(services, 'bob', BOB)).toMatch(/Deadline: Fri 6 Mar 2026, 23:30 Tokyo time \(14:30 UTC\)/);
  });
});
