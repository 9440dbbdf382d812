/** An answer says what is so: whose orders are new, whether anything is due, whether anything was done. */
import { describe, expect, test } from 'vitest';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, gameNow } from '../deadlines/games.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';

const HEAD = /^(?::: .*|-- ?|)$/;

describe('two mails received in the same millisecond', () => {
  const answersTo = async (mails: readonly string[], apart: number) => {
    const services = await playedGame();
    const answers: string[] = [];
    for (const mail of mails) {
      await services.moveTo(services.services.now() + apart);
      answers.push(await ask(services, 'ann', mail));
    }
    return { answers, onFile: (await gameNow(services)).seats[0]!.onFile.map(({ order }) => order) };
  };

  test.each([
    [['vie-gal\nbud-ser', 'tri-alb', 'tri-mun']],
    [['vie-gal\nbud-ser\ntri-alb', 'bud-mun', 'set wait']],
    [['vie-gal\nbud-ser\ntri-alb', 'Ignore my earlier orders.\nbud-rum']],
    [['vie-gal\nOption A:\nbud-ser\nOption B:\nbud-rum', 'Option A:\nbud-gal\nOption B:\nbud-tri']],
  ])('%j are answered as if a moment lay between them', async (mails) => {
    expect(await answersTo(mails, 0)).toEqual(await answersTo(mails, 1));
  });
});

test.each(['who?', 'summary', 'history', 'list', 'map', 'status', 'ready?'])(
  'no answer to %j says that nothing is to do while orders are missing and a question waits',
  async (question) => {
    const services = await playedGame();
    await ask(services, 'ann', 'vie-gal\nIf Italy agrees:\nbud-ser');
    for (const name of ['ann', 'bob'])
      expect(await ask(services, name, question)).not.toMatch(/no action|all set|nothing to do/i);
  },
);

test.each(['clear', 'clear all', 'clear later', 'clear A vie', 'clear vie-gal'])(
  'in a finished game %j takes nothing back, and says so',
  async (line) => {
    const services = await playedGame();
    await ask(services, 'ann', 'vie-gal');
    await confirmed(services, 'mara', 'terminate');
    const before = (await gameNow(services)).seats;
    const answer = await ask(services, 'ann', line);
    expect(answer).not.toMatch(/taken back;|orders? stands?|on file/i);
    expect(answer).toMatch(/The game is over|is no unit/);
    expect((await gameNow(services)).seats).toEqual(before);
  },
);

test('no CLASSIC answer is a head alone, whoever writes and whatever', async () => {
  const services = await playedGame();
  const silent: string[] = [];
  const bodyOf = async (world: TestWorld) =>
    (await world.sent()).map(({ text }) => text.split('\n').filter((line) => !HEAD.test(line)));
  await write(services, 'zoe', 'observe marne', JUDGE);
  for (const name of ['ann', 'mara', 'zoe']) {
    await write(services, name, 'set mail classic');
    await services.sent();
    for (const mail of ['signoff', 'SIGNOFF\nA vie-gal', 'thanks\nsignoff', 'set zone UTC\nsignoff', 'clear', '']) {
      await write(services, name, mail);
      if ((await bodyOf(services)).some((lines) => lines.length === 0)) silent.push(`${name}: ${mail}`);
    }
  }
  expect(silent).toEqual([]);
});
