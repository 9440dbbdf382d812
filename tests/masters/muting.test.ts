/** The law of muting: until its time is over nothing that a muted power writes reaches anybody but the GM; all are told, and a GM who plays mutes nobody. */
import { expect, test } from 'vitest';
import { ask, confirmed, DAY, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, write } from '../handling/rig.ts';

const LINES = [
  'press to E\nhello\nendpress',
  'broadcast\nhello\nendbroadcast',
  'grey press to E\nhello\nendpress',
  'tell E: hello',
];

test('a muted power reaches the GM alone, by whatever line, until its time is over', async () => {
  const world = await twoPlayers('set grey\nset nmr');
  await write(world, 'mara', 'mute Austria 2 days', GAME);
  const told = await mailsTo(world);
  expect([...told.keys()].sort()).toEqual(['ann@example.org', 'bob@example.org', 'mara@example.org']);
  expect(told.get('bob@example.org')!.join()).toMatch(/muted Austria until Wed 4 Mar/);
  expect((await gameNow(world)).acts?.at(-1)?.act).toMatchObject({ code: 'acts/muted', power: 'AUSTRIA' });
  for (const line of LINES) {
    await write(world, 'ann', line, GAME);
    const mails = await mailsTo(world);
    expect([line, [...mails.keys()]]).toEqual([line, ['ann@example.org']]);
  }
  await write(world, 'ann', 'press to master\nhello\nendpress', GAME);
  expect([...(await mailsTo(world)).keys()].sort()).toEqual(['ann@example.org', 'mara@example.org']);
  await world.moveTo(world.services.now() + 2 * DAY);
  await world.sent();
  await write(world, 'ann', LINES[0]!, GAME);
  expect([...(await mailsTo(world)).keys()]).toContain('bob@example.org');
});

test('whoever takes the seat over is not silent', async () => {
  const world = await twoPlayers();
  await ask(world, 'mara', 'mute Austria 20 days');
  await confirmed(world, 'mara', 'eject Austria');
  await ask(world, 'cy', 'signon amarne cypw', JUDGE);
  await write(world, 'cy', LINES[0]!, GAME);
  expect([...(await mailsTo(world)).keys()]).toContain('bob@example.org');
});

test('OFF ends it at once', async () => {
  const world = await twoPlayers();
  await ask(world, 'mara', 'mute Austria 2 days');
  await ask(world, 'mara', 'mute Austria off');
  await write(world, 'ann', LINES[0]!, GAME);
  expect([...(await mailsTo(world)).keys()]).toContain('bob@example.org');
});

test('a GM who plays mutes nobody else, nor does a player', async () => {
  const world = await freshWorld();
  await write(world, 'mara', 'create ?marne sesame play\nset players 2\nset powers 2\nset preference A', JUDGE);
  await write(world, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  await world.sent();
  for (const writer of ['mara', 'bob']) await ask(world, writer, 'mute England 2 days');
  await ask(world, 'bob', 'mute Austria 2 days');
  expect((await gameNow(world)).muted).toBeUndefined();
});
