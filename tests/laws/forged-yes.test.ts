/**
 * A yes that proves nothing takes no seat, opens no door, files nothing and confirms nothing, whatever stands open for whose name it
 * bears: an offered seat, an invitation, a question to the GM, orders that were held, a mail that asked to be believed.
 */
import { describe, expect, it } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { changeEvent } from '../../lambdas/outgoing/events/event-store.ts';
import type { TestWorld } from '../conversations/world.ts';
import { confirmed } from '../deadlines/games.ts';
import { GAME, JUDGE, mailOf, playedGame, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';

const WORDS = [
  ...['yes', 'Yes please!\n\nThanks', 'ok', 'no', 'file', 'FILE 1', 'send', 'confirm', 'join', 'JOIN as Eve', 'leave'],
  ...['signon ?somme pw', 'signon ?somme', 'takeover italy@marne', 'observe marne', 'join somme', 'begin'],
  ...['unregister'],
  ...['declare', 'DECLARE England wins', 'report france', 'watch for standard', 'set substitute on', 'accept'],
  ...['process s1901m'],
];

/** Everything that is open, each for a name. */
async function withOpenQuestions(): Promise<TestWorld> {
  const world = await playedGame();
  await write(world, 'mara', 'create ?somme tulip\ninvite guest@example.org', JUDGE);
  await write(world, 'mara', 'create event cup', JUDGE);
  await write(world, 'olga', 'join', 'cup@judge.example.org');
  await confirmed(world, 'mara', 'replace italy by sam@example.org');
  await write(world, 'mara', 'process s1901m');
  await write(world, 'ann', 'If England agrees:\nF tri - adr\nA vie - gal');
  await write(world, 'bob', 'press to france\nsignon ebob bobpw\nendpress');
  await world.sent();
  return world;
}

async function everything(world: TestWorld): Promise<string> {
  const games = await Promise.all(['marne', 'somme'].map((name) => world.services.games.latest(gameName(name))));
  return JSON.stringify([games, await changeEvent(world.services, gameName('cup'), () => null)]);
}

const PLACES = [GAME, JUDGE, 'somme@judge.example.org', 'cup@judge.example.org', 'marne+italy@judge.example.org'];

describe('a yes that proves nothing', () => {
  it.each(['ann', 'bob', 'mara', 'sam', 'guest', 'olga'])('changes nothing in the name of %s', async (name) => {
    const world = await withOpenQuestions();
    const before = await everything(world);
    for (const [p, to] of PLACES.entries())
      for (const [n, text] of WORDS.entries()) {
        if (!IS_FULL && (n + p) % 5 !== 0) continue;
        await world.asIf(async () => {
          const from = `${name}@example.org`;
          const raw = mailOf(from, text, { subject: n % 2 === 0 ? 'Re: [marne] A question' : 'Re: You are invited' });
          await world.deliver(raw, { from, to: [to], dmarc: 'GRAY' });
          const others = (await world.sent()).filter((mail) => mail.to !== from).map((mail) => mail.to);
          expect([to, text, await everything(world), others]).toEqual([to, text, before, []]);
        });
      }
  });

  it('is not for want of something to say yes to', async () => {
    const world = await withOpenQuestions();
    const changes = async (name: string, text: string, to = GAME) => {
      const before = await everything(world);
      let is = false;
      await world.asIf(async () => {
        await write(world, name, text, to);
        is = (await everything(world)) !== before;
      });
      return is;
    };
    expect(await changes('sam', 'takeover italy@marne')).toBe(true);
    expect(await changes('ann', 'file')).toBe(true);
    expect(await changes('guest', 'signon ?somme pw', JUDGE)).toBe(true);
    expect(await changes('olga', 'leave', 'cup@judge.example.org')).toBe(true);
  });
});
