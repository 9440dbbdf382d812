/** What GMs read that differs from what their players read, and what is refused with a reason that leads on. */
import { describe, expect, test } from 'vitest';
import { ask, confirmed, DAY, deadlineOf, gameNow, HOUR, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, START, write } from '../handling/rig.ts';

describe('below BECOME', () => {
  test.each(['process s1901m', 'pause', 'eject england', 'force begin'])(
    '%s is refused with the reason, not with a sign-on',
    async (line) => {
      const services = await twoPlayers();
      const before = await gameNow(services);
      const answer = await ask(services, 'mara', `become austria\na vie - tri\n${line}`);
      expect(answer).toContain('Send this in a mail of its own, or above that line.');
      expect(answer).not.toContain('SIGNON');
      const after = await gameNow(services);
      expect([after.status, after.position, after.current!.clock.deadline]).toEqual([
        before.status,
        before.position,
        before.current!.clock.deadline,
      ]);
    },
  );
});

test('the copy to the player shows what was carried out, not the lines that were refused', async () => {
  const services = await twoPlayers();
  await services.sent();
  await write(
    services,
    'mara',
    'become austria\na bud-ser\na vie-qqq\na par-bur\nprocess s1901m\npress to england\nHello.\nendpress\npress to turkey\nNot you.\nendpress',
  );
  const copy = (await mailsTo(services)).get('ann@example.org')!.join();
  expect(copy).toContain('a bud-ser');
  expect(copy).toContain('Hello.');
  for (const refused of ['qqq', 'a par-bur', 'process', 'Not you.']) expect(copy).not.toContain(refused);
});

describe('a GM who means the setting of concessions', () => {
  test.each([
    ['set concession', 'SET CONCESSIONS', true],
    ['set no concession', 'SET NO CONCESSIONS', false],
    ['set no concede', 'SET NO CONCESSIONS', false],
  ])('%s: the answer has %s, which does it', async (line, suggestion, on) => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', line)).toMatch(new RegExp(`Try: +${suggestion}\\b`));
    await ask(services, 'mara', suggestion);
    expect((await gameNow(services)).settings.concessions).toBe(on);
  });

  test('a player is not led there', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'ann', 'set concession')).not.toContain('CONCESSIONS');
  });
});

describe('who takes over reads who has been told', () => {
  test.each([
    ['set quiet', 'Only the GM hears of it'],
    ['', 'Everyone hears of it within a day'],
  ])('%s: %s, and so it is', async (setting, told) => {
    const services = await twoPlayers(setting);
    await confirmed(services, 'mara', 'eject england');
    await services.sent();
    await write(services, 'hal', 'signon emarne halpw', JUDGE);
    const mails = await mailsTo(services);
    expect(mails.get('hal@example.org')!.join()).toContain(told);
    await services.moveTo(START + 13 * HOUR);
    const daily = await mailsTo(services);
    expect(daily.get('mara@example.org')!.join()).toContain('England');
    expect(daily.has('ann@example.org')).toBe(setting === '');
  });
});

test('orders that can still be changed are those of the readers who have some', async () => {
  const services = await twoPlayers();
  await ask(services, 'ann', 'vie-gal; bud-ser; tri-alb');
  await services.moveTo((await deadlineOf(services)) + DAY / 24);
  const mails = await mailsTo(services);
  expect(mails.get('ann@example.org')!.join()).toContain('until then you can change yours');
  expect(mails.get('mara@example.org')!.join()).toContain('Orders from England are missing');
  expect(mails.get('mara@example.org')!.join()).not.toContain('you can change yours');
});

test('one person takes over one of several powers', async () => {
  const services = await freshWorld('memory');
  await write(services, 'mara', 'create ?marne sesame\nset manual start', JUDGE);
  await write(services, 'ann', 'signon ?marne annpw', JUDGE);
  await ask(services, 'mara', 'force begin');
  await services.sent();
  await write(services, 'mara', 'set dummy all bot');
  const [mail = ''] = (await mailsTo(services)).get('ann@example.org')!;
  expect(mail).toMatch(/would like to play (\w+, ){4}\w+ or \w+\?/);
});

describe('the late notice', () => {
  async function atDeadline(leave: readonly string[], orders: readonly [string, string][]) {
    const services = await twoPlayers();
    for (const [name, text] of orders) await ask(services, name, text);
    for (const name of leave) await confirmed(services, name, 'resign');
    await services.moveTo(await deadlineOf(services));
    return mailsTo(services);
  }

  test('of a power that nobody plays says that it needs a player, not that it is late', async () => {
    const gm = (await atDeadline(['bob'], [['ann', 'vie-gal; bud-ser; tri-alb']])).get('mara@example.org')!.join();
    expect(gm).toContain('S1901M waits for a player: England');
    expect(gm).toContain('Nobody plays England now');
    expect(gm).not.toMatch(/Orders from England|late: England/);
  });

  test('names the late and the powers that nobody plays apart', async () => {
    const gm = (await atDeadline(['bob'], [])).get('mara@example.org')!.join();
    expect(gm).toContain('S1901M late: Austria');
    expect(gm).toContain('Orders from Austria are missing');
    expect(gm).toContain('Nobody plays England now');
  });
});

describe('the answer to a setting says what it is now, in the words that everybody else reads', () => {
  test.each([
    ['set nmr', 'After the grace period the game goes on without a late power.'],
    ['set no warn', 'No reminders are sent before a deadline.'],
    ['set comment for friends', 'Comment: for friends.'],
  ])('%s', async (line, told) => {
    const services = await twoPlayers(line === 'set no warn' ? '' : 'set manual start');
    await services.sent();
    await write(services, 'mara', line);
    const mails = new Map(await mailsTo(services));
    await services.moveTo(START + HOUR / 10);
    for (const [to, more] of await mailsTo(services)) mails.set(to, [...(mails.get(to) ?? []), ...more]);
    expect(mails.get('mara@example.org')!.join()).toContain(`${line}: ${told} Everyone has been told.`);
    expect(mails.get('ann@example.org')!.join()).toContain(told.slice(0, -1));
  });

  test('of the timing alone what has changed', async () => {
    const answer = await ask(await twoPlayers(), 'mara', 'set retreat next 40');
    expect(answer).toContain('Retreats: Monday to Friday, 40 hours');
    expect(answer).not.toMatch(/Movement:|Adjustments:/);
  });
});

test('an absence over the deadline: the GM can move that, a player asks for it', async () => {
  const services = await twoPlayers();
  const own = await ask(services, 'mara', 'set absence 4 Mar to 9 Mar');
  expect(own).toContain('SET DEADLINE moves it');
  expect(own).not.toContain('ask the GM');
  expect(await ask(services, 'bob', 'set absence 4 Mar to 9 Mar')).toContain('ask the GM to move it');
});

describe('a unit that does not stand on the board', () => {
  test.each([
    ['Germany dictated his orders to me:\nA Bur - Mar\nA Mun - Bur', 'Germany has no unit in Burgundy'],
    ["L'Allemagne me dicte ses ordres au téléphone :\nA Bur - Mar", "L'Allemagne n'a pas d'unité"],
    ['A Bur - Mar\nA Mun - Bur', 'Germany has no unit in Burgundy'],
    ['Germany: A Bur - Mar', 'Germany has no unit in Burgundy'],
    ['A Bur - Mar', 'There is no unit in Burgundy'],
    ['A Bur - Mar\nA Mun - Bur\nF Lon - NTH', 'There is no unit in Burgundy'],
  ])('is refused to a GM as that of the power which is meant: %j', async (text, refusal) => {
    const services = await twoPlayers();
    expect((await ask(services, 'mara', text)).replace(/\s+/g, ' ')).toContain(refusal);
  });
});
