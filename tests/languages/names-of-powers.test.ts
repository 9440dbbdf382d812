/** Powers go by the names of the reader's language where no board is at hand, too: on the way into a game, and in the list of games. */
import { expect, test } from 'vitest';
import { JUDGE, playedGame, write } from '../handling/rig.ts';

test('a reader of German is told of Frankreich, wherever it stands', async () => {
  const world = await playedGame();
  const told = async (text: string, to = JUDGE) => {
    await write(world, 'zoe', text, to);
    return (await world.sent())
      .filter((mail) => mail.to === 'zoe@example.org')
      .map((mail) => mail.text)
      .join('\n');
  };
  await told('set language de');
  // Somebody plays it.
  expect(await told('SIGNON fmarne wrong\na par - bur')).not.toMatch(/France/);
  const stranger = await told('a par - bur', 'marne@judge.example.org');
  expect(stranger).toContain('Frankreich');
  expect(stranger).not.toContain('France');
  // Nobody plays it.
  await write(world, 'cy', 'resign', 'marne@judge.example.org');
  const [, word] = /CONFIRM (\w+)/.exec((await world.sent()).map((mail) => mail.text).join('\n'))!;
  await write(world, 'cy', `confirm ${word}`, 'marne@judge.example.org');
  await world.sent();
  const wanted = await told('SIGNON ?marne zoepw');
  expect(wanted).toContain('Frankreich');
  expect(wanted).not.toMatch(/France\b/);
  const list = await told('list');
  expect(list).toMatch(/Openings: Frankreich \(3\/3\)/);
});
