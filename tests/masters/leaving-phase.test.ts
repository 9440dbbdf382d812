/** No order and no command of a mail is carried out on a phase that its own mail asked to leave. */
import { describe, expect, test } from 'vitest';
import { leavesPhase } from '../../engine/commands/dispatch.ts';
import { DEFINITIONS } from '../../engine/commands/registry.ts';
import { codeWord } from '../../engine/game/decide/confirmation.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, deadlineOf, gameNow, lastOrders, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { GAME, mailOf, write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

/** How each is written, in a game in which it can be done. */
const LEAVING = {
  ROLLBACK: 'rollback',
  ROLLFORWARD: 'rollforward',
  UNSTART: 'unstart',
  TERMINATE: 'terminate',
  DECLARE: 'declare draw',
  SETUP: 'setup\nAUSTRIA: A Vie, A Bud\nend',
} as const;

/** What is on the phase as it is, one of each sort: none of it may happen. */
const BESIDE =
  'austria: a bud-ser\nextend 2 days\nset nmr\nannounce news\nA word to all.\nend\nbecome england\nlon-nth\nset draw';

async function running(name: string): Promise<TestWorld> {
  const services = await twoPlayers();
  if (name === 'ROLLBACK') await ask(services, 'mara', 'process s1901m');
  if (name === 'ROLLFORWARD') {
    await ask(services, 'mara', 'process s1901m');
    await confirmed(services, 'mara', 'rollback');
  }
  await services.sent();
  return services;
}

/** All that may not change; a question is remembered, and nothing else. */
async function standing(services: TestWorld) {
  const { position, status, seats, settings, current } = await gameNow(services);
  return { position, status, seats, settings, clock: current?.clock };
}

test('each command that leaves the phase has its sample', () => {
  expect(Object.keys(DEFINITIONS).filter(leavesPhase).sort()).toEqual(Object.keys(LEAVING).sort());
});

describe.each(Object.entries(LEAVING))('%s', (name, line) => {
  const shapes: Record<string, (services: TestWorld) => Promise<string>> = {
    'asked for above other lines': async () => `${line}\n${BESIDE}`,
    'asked for below an order': async () => `austria: a bud-ser\nextend 2 days\n${line}`,
    'confirmed above other lines': async (services) => `confirm ${await wordOf(services)}\n${BESIDE}`,
    'confirmed by the bare word above other lines': async (services) => `${await wordOf(services)}\n${BESIDE}`,
    'confirmed below an order': async (services) => `austria: a bud-ser\nconfirm ${await wordOf(services)}`,
  };
  const wordOf = async (services: TestWorld) => /CONFIRM (\w+)/.exec(await ask(services, 'mara', line))![1]!;

  test.each(Object.keys(shapes))(
    '%s: nothing is carried out, and the answer says so',
    { tags: ['long'] },
    async (shape) => {
      const services = await running(name);
      const text = await shapes[shape]!(services);
      const before = await standing(services);
      await services.sent();
      await write(services, 'mara', text);
      const mails = await mailsTo(services);
      expect(await standing(services)).toEqual(before);
      // Nobody else is told anything: neither the announcement nor a copy of what was written for them.
      expect([...mails.keys()]).toEqual(['mara@example.org']);
      expect(mails.get('mara@example.org')!.join()).toContain('Not done, because');
    },
  );

  test('in the subject above other lines: nothing is carried out', async () => {
    const services = await running(name);
    const word = await wordOf(services);
    const before = await standing(services);
    const from = 'mara@example.org';
    await services.deliver(mailOf(from, 'extend 2 days\nset nmr', { subject: `CONFIRM ${word}` }), {
      from,
      to: [GAME],
    });
    expect(await standing(services)).toEqual(before);
    expect((await mailsTo(services)).get(from)!.join()).toContain('Not done, because');
  });

  test('confirmed alone it is done, and the other lines in a mail of their own', async () => {
    const services = await running(name);
    await ask(services, 'mara', `${line}\nextend 2 days`);
    await confirmed(services, 'mara', line);
    const { status } = await gameNow(services);
    if (status !== 'active') return;
    const before = await deadlineOf(services);
    await ask(services, 'mara', 'extend 2 days');
    expect(await deadlineOf(services)).toBeGreaterThan(before);
  });
});

test('what only asks is answered beside it', async () => {
  const services = await running('ROLLBACK');
  const answer = await ask(services, 'mara', 'rollback\nstatus\nlist');
  expect(answer).toContain('CONFIRM ');
  expect(answer).not.toContain('Not done');
});

/** The first seven were read as questions about rules, costs, leaders…; one in 400 of all words was. */
const LIKE_WORDS = ['minemine', 'fekaripu', 'regevupu', 'finizeno', 'tetekufu', 'gibodone', 'mukidone'];

test('we never take a word that we wait for as anything else, whatever it is like', { tags: ['long'] }, () => {
  const { below } = createRandom(11);
  const made = () => codeWord(Array.from({ length: 16 }, () => below(16).toString(16)).join(''));
  const words = [...LIKE_WORDS, ...Array.from({ length: IS_FULL ? 20_000 : 40 }, made)];
  const otherwise = words.filter((word) =>
    (['master', 'player'] as const).some((role) => {
      const { items } = readMail(`${word}\nextend 2 days`, { role, words: [word] });
      return items[0]?.kind !== 'command' || items[0].command !== 'CONFIRM' || items[0].args.word !== word;
    }),
  );
  expect(otherwise).toEqual([]);
});

test('a word that nothing waits for holds back what a GM wrote beside it, but no player’s orders', async () => {
  const services = await running('TERMINATE');
  const before = await standing(services);
  expect(await ask(services, 'mara', 'confirm bagadaba\nextend 2 days')).toContain('Not done, because');
  expect(await standing(services)).toEqual(before);
  expect(await ask(services, 'ann', 'confirm bagadaba\nbud-ser')).not.toContain('Not done');
  const [austria] = (await gameNow(services)).seats;
  expect(austria!.onFile.map(({ order }) => order)).toEqual(['A bud - ser']);
});

test('a player who writes ROLLBACK beside orders loses none of them', async () => {
  const services = await running('TERMINATE');
  await ask(services, 'ann', 'rollback\nbud-ser');
  const [austria] = (await gameNow(services)).seats;
  expect(austria!.onFile.map(({ order }) => order)).toEqual(['A bud - ser']);
});

describe('PROCESS', () => {
  test('orders above it are adjudicated; those below it were read for the phase that is over, and are refused', async () => {
    const services = await twoPlayers();
    await write(services, 'ann', 'vie h; tri h');
    await write(services, 'bob', 'lon h; edi h; lvp h');
    const answer = await ask(services, 'mara', 'austria: a bud-ser\nprocess s1901m\naustria: a vie-gal\nextend 2 days');
    const game = await gameNow(services);
    expect([game.position!.phase, lastOrders(game, 'AUSTRIA')]).toEqual([
      'F1901M',
      expect.arrayContaining(['A bud - ser']),
    ]);
    expect(game.seats.flatMap(({ onFile }) => onFile)).toEqual([]);
    expect(answer).toContain('came too late for S1901M');
    // What is said of the next phase, such as its deadline, counts.
    expect(answer).toContain('The deadline has moved');
  });
});
