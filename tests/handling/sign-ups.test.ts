/** `Count me in`: nobody is seated by a guess, and one line does it where one game is meant. */
import { expect, test } from 'vitest';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { freshWorld, JUDGE, write } from './rig.ts';

const YES = ["Yes please! Count me in, I'd like Germany", 'ja gerne, ich mache mit', 'je veux bien jouer'];

test('who would like to play has the line that seats them, of the one game that forms or that they were invited to', async () => {
  const services = await freshWorld();
  const answerTo = async (name: string, text: string) => {
    await services.sent();
    await write(services, name, text, JUDGE);
    return (await services.sent()).filter(({ to }) => to === `${name}@example.org`).at(-1)!.text;
  };
  const players = async () => (await loadGame(services.services, 'marne'))!.applicants.length;
  await write(services, 'mara', 'create ?marne sesame', JUDGE);
  const before = await players();
  for (const [n, text] of YES.entries()) expect(await answerTo(`one${n}`, text), text).toContain('SIGNON ?marne');
  await write(services, 'otto', 'create ?somme sesame', JUDGE);
  for (const [n, text] of YES.entries()) {
    const answer = await answerTo(`two${n}`, text);
    expect(answer, text).not.toMatch(/SIGNON \?(?:marne|somme)/);
    expect(answer, text).toContain('LIST');
  }
  await write(services, 'mara', 'signon mmarne sesame\ninvite ben@example.org', JUDGE);
  expect(await answerTo('ben', YES[0]!)).toContain('SIGNON ?marne');
  expect(await players()).toBe(before);
  await write(services, 'ben', 'SIGNON ?marne', JUDGE);
  expect(await players()).toBe(before + 1);
});

test('no game opens with the name of a variant as its password, on a map that nobody named', async () => {
  const world = await freshWorld();
  const begun = async (line: string, name: string) => {
    await write(world, 'mara', line, JUDGE);
    return (await loadGame(world.services, name))?.variant ?? null;
  };
  for (const { variant } of world.services.variants()) {
    expect(await begun(`create ?marne ${variant.id.toUpperCase()}`, 'marne'), variant.id).toBeNull();
    expect((await world.sent()).at(-1)!.text).toContain(`CREATE ?marne PASSWORD ${variant.id}`);
    expect(await begun(`create ?marne ${variant.id} private bots fill 2 play`, 'marne'), variant.id).toBeNull();
    expect((await world.sent()).at(-1)!.text).toContain(
      `CREATE ?marne PASSWORD ${variant.id} private bots fill 2 play`,
    );
  }
  expect(await begun('create ?marne octarine standard', 'marne')).toBe('standard');
  expect(await begun('create ?somme sesame octarine', 'somme')).toBe('octarine');
});
