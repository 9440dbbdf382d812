/**
 * However many people begin something at once, each has a game of their own, and nobody else is in it.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../engine/board/position.ts';
import { isBot } from '../../engine/game/bots.ts';
import { decideTime } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../../lambdas/deadline/run-deadline.ts';
import { contextOf, loadGame } from '../../lambdas/games/load-game.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import { answerPart } from '../../templates/sheet/answer-part.ts';
import { standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { HOUR } from '../deadlines/games.ts';
import { freshWorld, JUDGE, mailOf, write } from '../handling/rig.ts';
import { put } from '../seed.ts';
import { linkTo, openedBrowser } from '../sheet/browser.ts';
import { IS_FULL } from '../some-of.ts';

const MANY = IS_FULL ? 100 : 4;

async function games({ services }: TestWorld): Promise<readonly Game[]> {
  const entries = await services.index.list();
  return Promise.all(entries.map(async ({ name }) => (await loadGame(services, name))!));
}

const humans = ({ seats, applicants, masters, observers }: Game) =>
  new Set([
    ...seats.flatMap(({ person }) => (person === null || isBot(person) ? [] : [person])),
    ...applicants.map(({ person }) => person),
    ...masters,
    ...observers,
  ]).size;

/** What each of so many people writes in the same moment. */
const STARTS: readonly (readonly [string, (n: number) => string])[] = [
  ['PRACTICE', () => 'PRACTICE'],
  ['CREATE, each a name of their own', (n) => `create ?game${String.fromCharCode(97 + (n % 26))}${n} pw standard play`],
  ['CREATE practice', (n) => `create ?own${n} pw standard play practice`],
];

describe.each(STARTS)('%s', (_, text) => {
  test.each([1, MANY])(
    '%i at once are as many games with one human each',
    async (count) => {
      const world = await freshWorld();
      await Promise.all(Array.from({ length: count }, (_, n) => write(world, `p${n}`, text(n), JUDGE)));
      const begun = await games(world);
      expect(begun).toHaveLength(count);
      expect(begun.map(humans)).toEqual(begun.map(() => 1));
      const people = new Set(begun.flatMap(({ masters }) => masters));
      expect(people.size).toBe(count);
    },
    600_000,
  );
});

test('of many who create a game of the same name in one moment one has it, and nobody else is in it', async () => {
  const world = await freshWorld();
  const all = Array.from({ length: MANY }, (_, n) => n);
  await Promise.all(all.map((n) => write(world, `p${n}`, 'create ?marne pw standard play', JUDGE)));
  const [game, ...others] = await games(world);
  expect(others).toEqual([]);
  expect(humans(game!)).toBe(1);
  const refused = (await world.sent()).filter(({ text }) => /marne2/.test(text));
  expect(refused).toHaveLength(MANY - 1);
});

test('of many who sign on in one moment where one seat is free, one has it', async () => {
  const world = await freshWorld();
  await write(world, 'mara', 'create ?marne pw standard players 1 powers 1 manual start', JUDGE);
  await Promise.all(Array.from({ length: MANY }, (_, n) => write(world, `p${n}`, 'signon ?marne', JUDGE)));
  expect((await games(world))[0]!.applicants).toHaveLength(1);
});

test('the same mail again begins nothing again', async () => {
  const world = await freshWorld();
  const raw = mailOf('ann@example.org', 'PRACTICE');
  for (let n = 0; n < 3; n += 1) await world.deliver(raw, { from: 'ann@example.org', to: [JUDGE] });
  expect(await games(world)).toHaveLength(1);
});

describe('a game against bots', () => {
  async function begun(text = 'PRACTICE') {
    const world = await freshWorld();
    await write(world, 'ann', text, JUDGE);
    const [game] = await games(world);
    const sent = await world.sent();
    return { world, game: game!, sent };
  }
  const now = async (world: TestWorld, { name }: Game) => (await loadGame(world.services, gameName(name)))!;

  test('has begun with one mail, which tells no deadline; bots have all other powers', async () => {
    const { game, sent } = await begun();
    expect(game.status).toBe('active');
    expect(game.seats.filter(({ person }) => isBot(person))).toHaveLength(6);
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/S1901M the game begins$/)]);
    expect(sent[0]!.text).not.toMatch(/deadline/i);
    expect(sent[0]!.text).toContain('nothing hurries you');
  });

  test('is said to wait for SET NOWAIT where points are left, and not for a deadline that it has not', async () => {
    const { world, game } = await begun('PRACTICE consolidation-1865');
    const { power } = game.seats.find(({ person }) => !isBot(person))!;
    const orders = game.position!.units[power]!.map((unit) => `${unit} H`).join('\n');
    await write(world, 'ann', orders, `${game.name}@judge.example.org`);
    const [answer] = await world.sent();
    expect(answer!.text).toContain('played once you send SET NOWAIT');
    expect(answer!.text).toContain('points that you have not given');
    expect(answer!.text).not.toMatch(/deadline/i);
  });

  test('is closed to strangers, in no list, and counts in no figure', async () => {
    const { world, game } = await begun();
    const { name } = game;
    for (const line of [
      `signon ?${name}`,
      `observe ${name}`,
      ...'AEFGIRT'.split('').map((p) => `takeover ${p}@${name}`),
    ])
      await write(world, 'zoe', line, JUDGE);
    const after = await now(world, game);
    expect(humans(after)).toBe(1);
    expect(after.seats.map(({ person }) => person)).toEqual(game.seats.map(({ person }) => person));
    expect(
      (await world.sent()).filter(({ to, text }) => to.startsWith('zoe') && /against bots/.test(text)).length,
    ).toBeGreaterThan(7);
    expect((await world.services.index.entry(name))!.listed).toBe(false);
    expect(after.settings.rated).toBe(false);
    await write(world, 'zoe', 'LIST', JUDGE);
    expect((await world.sent()).at(-1)!.text).not.toContain(name);
    await write(world, 'ann', 'set no practice\nset list', `${name}@judge.example.org`);
    expect((await now(world, game)).settings.practice).toBe(true);
  });

  test('waits for its player for as long as it takes, without a word, and is played on at once with their orders', async () => {
    const { world, game } = await begun();
    await world.moveTo(world.services.now() + 2_000 * HOUR);
    expect(await world.sent()).toEqual([]);
    const { name, position, seats } = await now(world, game);
    const own = seats.find(({ person }) => !isBot(person))!.power;
    const units = position!.units[own]!;
    await write(world, 'ann', units.map((unit) => `${unit} H`).join('\n'), `${name}@judge.example.org`);
    await world.moveTo(world.services.now() + 1000);
    expect((await now(world, game)).position!.phase).toBe('F1901M');
  });

  test('ends at once when its player is out, and tells who took the last center', async () => {
    const { world, game } = await begun();
    const own = game.seats.find(({ person }) => !isBot(person))!.power;
    const other = own === 'ITALY' ? 'AUSTRIA' : 'ITALY';
    const units = { [other]: ['A tri'] };
    const centers = { [own]: ['vie'], [other]: ['tri', 'ven', 'rom'] };
    const position: Position = { variant: 'standard', phase: 'F1901M', units, centers } as never;
    const seats = game.seats.map((seat) =>
      seat.power === other ? { ...seat, onFile: [{ order: 'A tri - vie', received: 0 }] } : { ...seat, onFile: [] },
    );
    const last = { ...game, position, seats };
    expect(decideTime(last, contextOf(world.services, standard)).map(({ type }) => type)).toEqual([
      'phase-resolved',
      'game-ended',
    ]);
    const [, ended] = decideTime(last, contextOf(world.services, standard));
    expect(ended).toMatchObject({ outcome: { kind: 'conceded', powers: [other] } });
    await put(world.services, game.name, [{ type: 'position-set', by: game.masters[0]!, position }]);
    const order = { order: 'A tri - vie', received: world.services.now() };
    const sealed = { salt: 's', value: { onFile: [order] } };
    await put(world.services, game.name, [{ type: 'orders-filed', power: other, receipt: 'r', sealed }]);
    await world.sent();
    await runDeadline(world.services, game.name);
    const end = (await world.sent()).find(({ subject }) => subject.endsWith('results'))!;
    expect(end.text.replace(/\s+/g, ' ')).toMatch(
      /You were out in Fall 1901: \w+ took Vienna, your last center\. \w+ had most with 4 centers/,
    );
    expect(end.text).toContain('PRACTICE');
  });

  test('ends with its player: when they resign, with what happened in three sentences, and how to play again', async () => {
    const { world, game } = await begun('PRACTICE octarine');
    const to = `${game.name}@judge.example.org`;
    await write(world, 'ann', 'resign', to);
    const word = /CONFIRM \w+/.exec((await world.sent()).at(-1)!.text)![0];
    await write(world, 'ann', word, to);
    expect((await now(world, game)).status).toBe('finished');
    const end = (await world.sent()).find(({ subject }) => subject.endsWith('the game is over'))!;
    expect(end.text.replace(/\s+/g, ' ')).toMatch(
      /You stopped in [^.]+ with \d+ centers?\. [^.]+ had most with \d+ centers?, before [^.]+\. You began with \d+ centers? and never had more\./,
    );
    expect(end.text).toContain('PRACTICE octarine');
  });

  test('ends on the sheet as it does by mail: how it went, nothing that is missing, and how to play again', async () => {
    const { world, game } = await begun('PRACTICE');
    await write(world, 'ann', 'status', `${game.name}@judge.example.org`);
    const browser = await openedBrowser(world, 'ann', linkTo(await world.sent(), 'ann'));
    expect((await browser.data(game.name)).game.ended).toBeUndefined();
    const answer = await browser.send(game.name, ['SET DRAW']);
    const { sentences, again } = answer.data!.game.ended!;
    expect(sentences.join(' ')).toMatch(/^You drew in Spring 1901, with \d centers\. \w+ had most/);
    expect(again).toMatch(/^mailto:judge@judge\.example\.org\?subject=PRACTICE/);
    const frame = { words: (await loadLanguage('en')).sheet, newId: () => 'id', processed: null };
    const shown = answerPart(answer, answer.data!, frame).html;
    expect(shown).toContain('Play again');
    expect(shown).not.toContain('missing');
  });
});
