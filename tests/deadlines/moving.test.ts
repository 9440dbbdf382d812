/** The deadline of the phase that runs: earlier and later, what is asked back, what players agree on, and pauses. */

import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import type { TestWorld } from '../conversations/world.ts';
import { JUDGE, playedGame, START, write } from '../handling/rig.ts';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from './games.ts';

const MINUTE = 60_000;
const ANN = 'vie-gal; bud-ser; tri-alb';
const BOB = 'lon-nth; edi-nwg; lvp-yor';

const clockOf = async (services: TestWorld) => (await gameNow(services)).current!.clock;
const resolved = async (services: TestWorld) => (await gameNow(services)).resolved.length;

describe('a deadline that was mistyped is put right', () => {
  test('a year too far is asked back; confirmed it is set, and the GM sets the true one at once', async () => {
    const services = await twoPlayers();
    const before = await clockOf(services);
    const asked = await ask(services, 'mara', 'set deadline 1 jan 2028');
    expect(asked).toMatch(/670 days away: is the date right\?[\s\S]*CONFIRM/);
    expect(await clockOf(services)).toEqual(before);
    await confirmed(services, 'mara', 'set deadline 1 jan 2028');
    expect(await deadlineOf(services)).toBe(Date.UTC(2028, 0, 1, 23, 30));
    await services.sent();
    await write(services, 'mara', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 20));
    // Grace has come back with it.
    expect((await clockOf(services)).graceEnd).toBeLessThan(Date.UTC(2026, 2, 20));
    const [mail] = (await mailsTo(services)).get('ann@example.org')!;
    expect(mail).toContain('The old deadline was Sat 1 Jan 2028, 23:30 UTC.');
  });

  test('to a day on which the game has none, it is set, and the next day that has one is named with the line for it', async () => {
    const services = await twoPlayers('set move days -MTWTF-');
    await ask(services, 'mara', 'set deadline 5 march 23:30');
    const answer = (await ask(services, 'mara', 'extend 2 days')).replace(/\s+/g, ' ');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 7, 23, 30));
    await ask(services, 'mara', /SET DEADLINE [^.]+(?= UTC)/.exec(answer)![0]);
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 23, 30));
    expect(await ask(services, 'mara', 'extend 1 day')).not.toContain('no deadlines');
  });

  test('earlier by more than a day of notice is set without a question; grace moves along', async () => {
    const services = await twoPlayers();
    const before = await clockOf(services);
    expect(await ask(services, 'mara', 'set deadline 4 march 20:00')).toContain(
      'from Thu 5 Mar 2026, 23:30 UTC to Wed 4',
    );
    const after = await clockOf(services);
    expect(after.deadline).toBe(Date.UTC(2026, 2, 4, 20));
    expect(after.graceEnd).toBeLessThan(before.graceEnd);
    await ask(services, 'mara', 'set deadline 5 march 23:30');
    expect(await clockOf(services)).toEqual(before);
  });

  test('earlier and less than a day away is asked back; nobody counts as late before a day is over', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    const asked = await ask(services, 'mara', 'set deadline in 6h');
    expect(asked).toContain('less than a day away');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 5, 23, 30));
    await ask(services, 'mara', /CONFIRM \w+/.exec(asked)![0]);
    const told = services.services.now();
    expect(await deadlineOf(services)).toBe(told + 6 * HOUR);
    await services.moveTo(told + 24 * HOUR - 1);
    expect((await gameNow(services)).current!.lateNotices).toBe(0);
    await services.sent();
    await services.moveTo(told + 24 * HOUR);
    const mails = await services.sent();
    expect(mails.filter(({ subject }) => /you are late/.test(subject)).map(({ to, date }) => [to, date])).toEqual([
      ['bob@example.org', told + 24 * HOUR],
    ]);
  });

  test('with all orders in, the phase is processed at the earlier deadline, WAIT or not', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', `${ANN}\nset wait`);
    await ask(services, 'bob', BOB);
    await confirmed(services, 'mara', 'set deadline in 6h');
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline);
    expect((await gameNow(services)).resolved.map(({ at }) => at)).toEqual([deadline]);
  });

  test('the past, a pause and no phase have no deadline', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'set deadline 1 march 2026')).toContain('lies in the past');
    expect(await ask(services, 'mara', 'shorten 2 weeks')).toContain('lies in the past');
    await ask(services, 'mara', 'pause');
    expect(await ask(services, 'mara', 'extend 24h')).toContain('RESUME it first');
    expect(await ask(services, 'mara', 'set deadline 9 march')).toContain('RESUME it first');
  });

  test('more time counts from now once the deadline is past, as the answer says', async () => {
    const services = await twoPlayers();
    await services.moveTo((await deadlineOf(services)) + 2 * DAY);
    const now = services.services.now();
    expect(await ask(services, 'mara', 'extend 24h')).toContain('the time counts from now');
    expect(Math.abs((await deadlineOf(services)) - now - DAY)).toBeLessThan(60_000);
    expect(await ask(services, 'mara', 'extend 24h')).not.toContain('from now');
  });

  test('an end of grace that was set by hand keeps its distance from the deadline', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'set grace 8 march 12:00');
    const before = await clockOf(services);
    await ask(services, 'mara', 'extend 2 days');
    expect((await clockOf(services)).graceEnd).toBe(before.graceEnd + 2 * DAY);
    await ask(services, 'mara', 'shorten 48h');
    expect(await clockOf(services)).toEqual(before);
  });

  test.each([
    ['extend by two days', 2 * DAY],
    ['extend another three hours', 3 * HOUR],
    ['extend a week', 7 * DAY],
    ['extend 0 days', 0],
  ])('%s', async (line, later) => {
    const services = await twoPlayers();
    const before = await deadlineOf(services);
    expect((await ask(services, 'mara', line)).includes('By how much?')).toBe(later === 0);
    expect((await deadlineOf(services)) - before).toBe(later);
  });

  test.each(['extend to', 'extend the deadline until', 'Extend deadline till'])(
    '%s a date is that date, as SET DEADLINE sets it',
    async (words) => {
      for (const date of ['9 march 20:00', 'monday 20:00']) {
        const [extended, set] = [await twoPlayers(), await twoPlayers()];
        await ask(extended, 'mara', `${words} ${date}`);
        await ask(set, 'mara', `set deadline ${date}`);
        expect(await clockOf(extended)).toEqual(await clockOf(set));
        expect(await clockOf(extended)).not.toEqual(await clockOf(await twoPlayers()));
      }
    },
  );

  test('the calendar entry and the wake-up follow an earlier deadline', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', `${ANN}\nset wait`);
    await ask(services, 'bob', BOB);
    await services.sent();
    await write(services, 'mara', 'set deadline 4 march 20:00');
    const [mail] = (await services.sent()).filter(({ to }) => to === 'ann@example.org');
    expect(mail!.attachments?.[0]?.content).toContain('DTSTART:20260304T200000Z');
    expect((await services.services.index.entry(gameName('marne')))!.wake).toBe(Date.UTC(2026, 2, 4, 20));
  });
});

test('a deadline with a plus is never reckoned from now', async () => {
  const services = await twoPlayers();
  await write(services, 'mara', 'set deadline +24h');
  expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 6, 23, 30));
});

describe('players agree on a deadline', () => {
  test('all send the same: it is set, and told to all; until then the deadline stays', async () => {
    const services = await twoPlayers();
    await services.sent();
    await write(services, 'ann', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 5, 23, 30));
    const mails = await mailsTo(services);
    expect(mails.get('ann@example.org')!.join()).toContain('1 of 2 agree so far');
    const [proposal] = mails.get('bob@example.org')!;
    expect(proposal).toContain('proposes Mon 9 Mar 2026, 20:00 UTC as the deadline');
    const line = /set deadline .*/.exec(proposal!)![0];
    expect(mails.get('mara@example.org')!.join()).toContain(line);
    await write(services, 'bob', line);
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 20));
    const told = await mailsTo(services);
    for (const name of ['ann', 'mara'])
      expect(told.get(`${name}@example.org`)!.join()).toContain('All players have agreed on a new deadline');
  });

  test.each(['ready', 'set nowait', 'set wait', 'done', 'A Par - Bur\nset nowait'])(
    '%j never agrees to one',
    async (line) => {
      const services = await playedGame('memory');
      await ask(services, 'ann', 'set deadline 9 march 20:00');
      await ask(services, 'bob', 'set deadline 10 march 20:00');
      await ask(services, 'cy', line);
      const wishes = (await gameNow(services)).seats.flatMap(({ deadlineWish }) => deadlineWish ?? []);
      expect(wishes).toEqual([Date.UTC(2026, 2, 9, 20), Date.UTC(2026, 2, 10, 20)]);
    },
  );

  test('whoever is ready hears what is proposed, and the line that agrees', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'extend 3 days');
    expect(await ask(services, 'bob', 'ready')).toContain(
      'Proposed as the deadline: Sun 8 Mar 2026, 23:30 UTC. SET DEADLINE with that date agrees',
    );
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 5, 23, 30));
    await ask(services, 'bob', 'set deadline Sun 8 Mar 2026, 23:30 UTC');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 8, 23, 30));
  });

  test('a proposal is good for the deadline there is, and can be taken back', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'set deadline 9 march 20:00');
    await ask(services, 'ann', 'set no deadline');
    await ask(services, 'bob', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 5, 23, 30));
    await ask(services, 'mara', 'extend 24h');
    await ask(services, 'ann', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 6, 23, 30));
  });

  test('whoever is out of the game, or plays no power, has no say', async () => {
    const services = await twoPlayers();
    await write(services, 'olga', 'observe marne', JUDGE);
    expect(await ask(services, 'olga', 'set deadline 9 march 20:00')).toContain('Only players and the GM can do this.');
    await confirmed(services, 'mara', 'setup\nENGLAND:\nCENTERS ENGLAND:\nend');
    await ask(services, 'ann', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 20));
  });

  test('a player’s slip is asked back before anybody is told', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'set deadline 9 march 2027')).toMatch(/would propose[\s\S]*CONFIRM/);
    expect((await gameNow(services)).seats[0]!.deadlineWish).toBeNull();
    await confirmed(services, 'ann', 'set deadline 9 march 2027');
    expect((await gameNow(services)).seats[0]!.deadlineWish).toBe(Date.UTC(2027, 2, 9, 23, 30));
  });

  test('in a game without a master any player sets it at once', async () => {
    const services = await twoPlayers('set unmoderated');
    await ask(services, 'ann', 'set deadline 9 march 20:00');
    expect(await deadlineOf(services)).toBe(Date.UTC(2026, 2, 9, 20));
  });
});

describe('PAUSE and RESUME', () => {
  test.each([0, 1, 20, 59])('a pause of %i minutes leaves the deadline as it was', async (minutes) => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'away 4 to 12 March');
    const before = await clockOf(services);
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + minutes * MINUTE);
    await ask(services, 'mara', 'resume');
    expect(await clockOf(services)).toEqual(before);
  });

  test.each([
    // The deadline is Thursday the 5th, 23:30; Saturdays and Sundays are free.
    [2 * HOUR, '2026-03-06T23:30:00.000Z'],
    [DAY, '2026-03-06T23:30:00.000Z'],
    [DAY + MINUTE, '2026-03-09T23:30:00.000Z'],
    [4 * DAY, '2026-03-09T23:30:00.000Z'],
  ])('a pause of %i ms moves it by that, and on to the next hour of the game, whoever is away', async (pause, then) => {
    const services = await twoPlayers();
    await ask(services, 'ann', 'away 4 to 30 March');
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + pause);
    await ask(services, 'mara', 'resume');
    expect(new Date(await deadlineOf(services)).toISOString()).toBe(then);
  });

  test('a deadline without an hour moves by the pause to the millisecond', async () => {
    const services = await twoPlayers('set move clock -1 days SMTWTFS');
    const deadline = await deadlineOf(services);
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + 5 * HOUR + 17);
    await ask(services, 'mara', 'resume');
    expect(await deadlineOf(services)).toBe(deadline + 5 * HOUR + 17);
  });

  test('shortly before the deadline even a short pause gives its time back', async () => {
    const services = await twoPlayers();
    const deadline = await deadlineOf(services);
    await services.moveTo(deadline - 10 * MINUTE);
    await ask(services, 'mara', 'pause');
    await services.moveTo(deadline + 20 * MINUTE);
    await ask(services, 'mara', 'resume');
    expect(await deadlineOf(services)).toBe(deadline + DAY);
  });

  test('the mail says by how much, and why', async () => {
    const services = await twoPlayers();
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + 26 * HOUR);
    await services.sent();
    await write(services, 'mara', 'resume');
    const mail = (await mailsTo(services)).get('ann@example.org')!.join('\n');
    expect(mail).toContain('The pause lasted 26 h. The deadline has moved by 4 d:');
    expect(mail).toContain('at 23:30 Monday to Friday, UTC time');
    expect(mail).toContain('It was Thu 5 Mar 2026, 23:30 UTC.');
  });

  test('in grace, what is left of it is left after the pause', async () => {
    const services = await twoPlayers();
    const { deadline, graceEnd } = await clockOf(services);
    await services.moveTo(deadline + DAY);
    await ask(services, 'mara', 'pause');
    await services.moveTo(deadline + 3 * DAY);
    await ask(services, 'mara', 'resume');
    expect(await clockOf(services)).toMatchObject({ deadline, graceEnd: graceEnd + 2 * DAY });
  });

  test('nothing is processed within DELAY of RESUME', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    await ask(services, 'mara', 'pause');
    await services.moveTo(START + DAY);
    await ask(services, 'mara', 'resume');
    await services.moveTo(START + DAY + 30 * MINUTE - 1);
    expect(await resolved(services)).toBe(0);
  });
});

describe('REMIND', () => {
  test('those who owe orders are reminded now; the settings’ reminders come all the same', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await services.sent();
    await write(services, 'mara', 'remind');
    const mails = await mailsTo(services);
    expect([...mails.keys()].sort()).toEqual(['bob@example.org', 'mara@example.org']);
    expect(mails.get('bob@example.org')!.join()).toContain('orders INCOMPLETE: 3 units');
    expect(await ask(services, 'mara', 'remind')).toContain('within the last six hours');
    await services.moveTo((await deadlineOf(services)) - 1);
    expect((await services.sent()).map(({ to }) => to)).toEqual(['bob@example.org', 'bob@example.org']);
  });

  test('with all orders in there is nobody to remind', async () => {
    const services = await twoPlayers();
    await ask(services, 'ann', ANN);
    await ask(services, 'bob', BOB);
    expect(await ask(services, 'mara', 'remind')).toContain('there is nobody to remind');
  });
});
