/** What waits to go with others tells, when it goes, what is so then, and once; what players plan by waits for nothing. */
import { expect, test } from 'vitest';
import { HOUR, mailsTo, twoPlayers } from '../../deadlines/games.ts';
import { freshWorld, GAME, JUDGE, write } from '../../handling/rig.ts';

const MINUTE = HOUR / 60;
const ANN = 'ann@example.org';
type World = Awaited<ReturnType<typeof twoPlayers>>;

async function toAnn(world: World): Promise<readonly string[]> {
  return (await mailsTo(world)).get(ANN) ?? [];
}

async function pass(world: World, minutes: number): Promise<void> {
  await world.moveTo(world.services.now() + minutes * MINUTE);
}

/** What Ann is mailed five minutes after the first of two settings, with `between` sent before the second. */
async function held(between: string, first = 'set comment Hello', second = 'set nodias') {
  const world = await twoPlayers();
  await write(world, 'mara', first, GAME);
  await pass(world, 2);
  if (between !== '') await write(world, 'mara', between, GAME);
  const atOnce = await toAnn(world);
  if (second !== '') await write(world, 'mara', second, GAME);
  expect(await toAnn(world)).toEqual([]);
  await pass(world, 6);
  return { atOnce, mails: await toAnn(world) };
}

test('two settings within five minutes are one mail of the game, with duties and deadline once', async () => {
  const { mails } = await held('');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^\[marne\] settings: Comment: Hello; A draw may be among some/);
  expect(mails[0]!.match(/Your orders for Spring 1901 are due/g)).toHaveLength(1);
  expect(mails[0]!.match(/Deadline:/g)).toHaveLength(1);
  expect(mails[0]!.match(/has changed the game's settings/g)).toHaveLength(1);
  expect(mails[0]).not.toContain('since the last digest');
});

test.each(['set nodias', ''])('after EXTEND between them it tells the new deadline (then: "%s")', async (second) => {
  const { atOnce, mails } = await held('extend 24h', undefined, second);
  const deadline = /Deadline: ([^,]+,[^,]+)/.exec(atOnce.join())![1];
  expect(mails).toHaveLength(1);
  expect(/Deadline: ([^,]+,[^,]+)/.exec(mails[0]!)![1]).toBe(deadline);
});

test.each(['set nodias', ''])('after PAUSE between them it asks for no orders (then: "%s")', async (second) => {
  const { mails } = await held('pause', undefined, second);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('No action needed: the game is paused.');
  expect(mails[0]).not.toMatch(/are due|Deadline:/);
});

test('a setting that was changed twice is told as it is', async () => {
  const { mails } = await held('', 'set comment One', 'set comment Two');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Two');
  expect(mails[0]).not.toContain('One');
});

test('absences that a GM grants in several games are one mail, which says below each what is due there', async () => {
  const world = await freshWorld();
  for (const name of ['cup1', 'cup2']) {
    await write(world, 'mara', `create ?${name} sesame\nset players 2, powers 2, max absence 7`, JUDGE);
    for (const each of ['ann', 'bob']) await write(world, each, `signon ?${name} ${each}pw`, JUDGE);
  }
  await write(world, 'ann', 'away 10 to 30 april', JUDGE);
  await write(world, 'mara', 'cup1, cup2: approve absence ann@example.org', JUDGE);
  await write(world, 'mara', 'cup2: pause', JUDGE);
  await world.sent();
  await pass(world, 6);
  const mails = await toAnn(world);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('[cup1, cup2]');
  expect(mails[0]).not.toMatch(/since the last digest|^No action needed\./m);
  expect(mails[0]!.match(/are due/g)).toHaveLength(1);
  expect(mails[0]).toContain('No action needed: the game is paused.');
});

test.each(['extend 24h', 'pause', 'set no partial press', 'set move next 47', 'set nmr'])(
  'what players plan by is told at once: %s',
  async (line) => {
    const world = await twoPlayers();
    await write(world, 'mara', line, GAME);
    expect(await toAnn(world)).toHaveLength(1);
  },
);

test('who signs on to a filling game is told in one mail a day, and at once when it is full', async () => {
  const world = await freshWorld();
  const toMara = async () => (await mailsTo(world)).get('mara@example.org') ?? [];
  await write(world, 'mara', 'create ?marne sesame\nset players 4, powers 4, manual start', JUDGE);
  await world.sent();
  for (const each of ['ann', 'bob', 'cy']) await write(world, each, `signon ?marne ${each}pw`, JUDGE);
  expect(await toMara()).toEqual([]);
  await pass(world, 24 * 60);
  const [daily, ...more] = await toMara();
  expect(more).toEqual([]);
  expect(daily!.match(/has signed on/g)).toHaveLength(3);
  await write(world, 'di', 'signon ?marne dipw', JUDGE);
  const full = await toMara();
  expect(full).toHaveLength(1);
  expect(full[0]).toContain('All seats are taken');
});
