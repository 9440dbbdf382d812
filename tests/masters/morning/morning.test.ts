/** The GM's morning: one mail a day that says what needs the GM, and nothing that their seat does not see. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../../conversations/world.ts';
import { ask, gameNow, HOUR, mailsTo, twoPlayers } from '../../deadlines/games.ts';
import { GAME, JUDGE, write } from '../../handling/rig.ts';

/** 2 March 2026, 19:00 UTC; the deadline is on Thursday. */
async function morningsOf(world: TestWorld, days: number, who = 'mara'): Promise<readonly string[]> {
  const mails: string[] = [];
  for (let hour = 0; hour < days * 24; hour += 1) {
    await world.moveTo(world.services.now() + HOUR);
    mails.push(
      ...((await mailsTo(world)).get(`${who}@example.org`) ?? []).filter((mail) => /^Your (?:games|digest)/.test(mail)),
    );
  }
  return mails;
}

describe('the mail of the morning', () => {
  test('comes at the hour that the GM sets, once a day, and not on a day without trouble unless that is asked', async () => {
    const world = await twoPlayers();
    expect(await ask(world, 'mara', 'set my zone UTC\nset digest 8:30', JUDGE)).toContain('at 8:30');
    expect(await morningsOf(world, 2)).toEqual([]);
    await ask(world, 'mara', 'set morning always', JUDGE);
    const [quiet, ...more] = await morningsOf(world, 1);
    expect([quiet?.split('\n')[0], more]).toEqual(['Your games: all is well', []]);
    expect(quiet).toContain('No action needed. Your game goes on by itself.');
    await ask(world, 'mara', 'set digest trouble', JUDGE);
    const late = (await morningsOf(world, 4)).filter((mail) => mail.startsWith('Your games: marne needs you'));
    expect(late.length).toBeGreaterThan(1);
    expect(late[0]).toMatch(/marne, Spring 1901, due [\s\S]*late: Austria and England/);
    expect(late[0]).toContain('marne: REMIND');
    await ask(world, 'mara', 'set no morning', JUDGE);
    expect(await morningsOf(world, 3)).toEqual([]);
  });

  test('says what was asked and not settled: a long absence, until it is given', async () => {
    const world = await twoPlayers('set max absence 7');
    await ask(world, 'mara', 'set my zone UTC\nset digest', JUDGE);
    await ask(world, 'ann', 'away 10 to 30 april');
    const [mail = ''] = await morningsOf(world, 1);
    expect(mail).toMatch(/Austria asks for an absence from Fri 10 Apr 2026/);
    expect(mail).toContain('marne: REFUSE ABSENCE ann@example.org');
    const line = /marne: APPROVE ABSENCE ann@example\.org/.exec(mail)?.[0] ?? '';
    const answer = await ask(world, 'mara', line, JUDGE);
    expect(answer).toMatch(/Approved: Austria away from/);
    expect(answer).not.toContain('could not be used');
    expect(await morningsOf(world, 1)).toEqual([]);
  });

  test('each line that it offers is taken as it stands', async () => {
    const world = await twoPlayers('set manual process');
    await ask(world, 'mara', 'set my zone UTC\nset digest', JUDGE);
    await write(world, 'ann', 'vie-gal; bud-ser; tri-alb', GAME);
    await write(world, 'bob', 'lon-nth; edi-nwg; lvp-yor', GAME);
    const [mail = ''] = await morningsOf(world, 1);
    expect(mail).toContain('all orders are in');
    const line = /marne: PROCESS S1901M/.exec(mail)?.[0] ?? '';
    await ask(world, 'mara', line, JUDGE);
    expect((await gameNow(world)).position?.phase).toBe('F1901M');
  });
});
