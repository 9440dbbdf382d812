/**
 * Where a game is offered, and where it begins, bots are called bots; a count is never that of one game for several.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { ask } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

test.each([
  ['en', /for 2 players;[\s\S]*Bots play the other 5 powers/, /Bots play the powers that nobody took/],
  ['de', /für 2 Spieler;[\s\S]*übrigen 5 Mächte spielen Bots/, /spielen Bots; man kann sie übernehmen/],
  ['fr', /pour 2 joueurs[\s\S]*Des bots jouent les 5 autres puissances/, /Des bots jouent les puissances/],
])('an invitation and FORCE BEGIN name them (%s)', async (language, invitation, begin) => {
  const world = await freshWorld();
  await write(world, 'mara', `set language ${language}`, JUDGE);
  await write(world, 'mara', 'create ?marne\nset bots fill 2', JUDGE);
  await world.sent();
  await write(world, 'mara', 'invite max@example.net');
  const mails = await world.sent();
  expect(mails.find(({ to }) => to === 'max@example.net')!.text.replace(/\s+/g, ' ')).toMatch(invitation);
  expect(mails.find(({ to }) => to === 'mara@example.org')!.text).toContain('marne');
  await write(world, 'ann', 'signon ?marne', JUDGE);
  const answer = await ask(world, 'mara', 'force begin');
  expect(answer.replace(/\s+/g, ' ')).toMatch(begin);
});

test('REMIND in several games names whom it has reminded in each', async () => {
  const world = await freshWorld();
  for (const [name, wish] of [
    ['alder', 'A'],
    ['beech', 'F'],
  ]) {
    await write(world, 'mara', `create ?${name}\nset players 2\nset powers 2`, JUDGE);
    await write(world, 'ann', `signon ?${name}\nset preference ${wish}`, JUDGE);
    await write(world, 'bob', `signon ?${name}\nset preference E`, JUDGE);
  }
  const answer = await ask(world, 'mara', 'alder, beech: remind', JUDGE);
  expect(answer).toContain('alder: remind: We have reminded whoever plays Austria and England');
  expect(answer).toContain('beech: remind: We have reminded whoever plays England and France');
});
