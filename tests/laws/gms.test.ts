/** The laws of those who run a game: each learns what the other does, a command to the game means the game, and no word of one is dropped. */
import { describe, expect, test } from 'vitest';
import { namesOfPowers } from '../../engine/board/display-names.ts';
import { toldOf } from '../../engine/game/events/event-definitions.ts';
import type { Commit, GameEvent } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { ask, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { GAME, JUDGE, playedGame, write } from '../handling/rig.ts';
import { ROWS } from './command-rows.ts';
import { type AskedLife, MARA, STATES } from './states.ts';

/** Nobody else has to know: what was asked and answered, and what the writer keeps for themselves. */
const OWN: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'mail-answered',
  'confirmation-asked',
  'password-set',
  'broadcasts-set',
  'master-wait-set',
  'diary-written',
  'diary-deleted',
  'absences-set',
] as GameEvent['type'][]);

/** What is told to the other GM, by the events of a mail. */
function isToldOther(life: AskedLife, events: readonly GameEvent[]): boolean {
  const before = life.game();
  const commit: Commit = {
    game: before.name,
    n: before.n + 1,
    at: life.now(),
    events,
    salt: '',
    previous: '',
    hash: '',
  };
  const told = toldOf({
    before,
    after: evolve(before, commit),
    commit,
    writer: MARA.person,
    sequel: null,
    areOrdersPublic: () => false,
  });
  return told.some(({ to }) => to.includes(personId('olga')));
}

test('each act of a GM is told to the other: every line of the table, and what is written for a power', {
  tags: ['long'],
}, () => {
  const { life } = STATES.find(({ name }) => name === 'two masters')!;
  let acts = 0;
  const power = life.game().seats[0]!.power;
  const lines = ROWS.filter(({ who }) => who.some((each) => each === 'master' || each === 'unmoderated')).flatMap(
    (row) => row.lines,
  );
  for (const line of [...lines, `become ${power}\nset wait`, `${power}: a bud h`]) {
    const { events } = life.consider(MARA, line);
    const asked = events.find((event) => event.type === 'confirmation-asked');
    const done = asked === undefined ? events : [];
    if (done.every(({ type }) => OWN.has(type))) continue;
    acts += 1;
    expect([line, isToldOther(life, done)]).toEqual([line, true]);
  }
  expect(acts).toBeGreaterThan(40);
});

test('a player is told of what a GM writes for them when it counts, and never before', async () => {
  const world = await playedGame();
  await world.sent();
  const told = async (text: string) => {
    await write(world, 'mara', text, GAME);
    const mails = (await world.sent()).filter(({ to }) => to === 'ann@example.org');
    return mails.map(({ text: body }) => [/as if you had sent/.test(body), /Vienna -> Galicia/.test(body)]);
  };
  expect(await told('If she agrees:\nAustria: A Vie - Gal')).toEqual([]);
  expect(await told('FILE')).toEqual([[true, true]]);
  expect(await told('Austria: A Bud - Ser\nIf she agrees:\nAustria: F Tri - Alb')).toEqual([[true, true]]);
  expect(await told('Austria: F Tri H')).toEqual([[true, true]]);
});

describe('a command to the game means the game', () => {
  test('SET ZONE alone in a mail is the zone of the game, and to the judge the writer’s own', async () => {
    const services = await twoPlayers();
    expect(await ask(services, 'mara', 'set zone Asia/Tokyo')).toContain('Tokyo');
    expect((await gameNow(services)).settings.zone).toBe('Asia/Tokyo');
    expect((await services.services.directory.personAt('mara@example.org'))?.zone ?? null).toBeNull();
    await write(services, 'mara', 'set zone Europe/Paris', JUDGE);
    expect((await services.services.directory.personAt('mara@example.org'))?.zone).toBe('Europe/Paris');
    expect((await gameNow(services)).settings.zone).toBe('Asia/Tokyo');
  });

  test('SET NAME with a power beside the name is nobody’s name', async () => {
    const services = await twoPlayers();
    const { name } = (await services.services.directory.personAt('mara@example.org'))!;
    for (const line of ['Italy Sam', 'Italien Sam', 'Sam as England', 'Sam (Frankreich)', 'Sam pour l’Italie'])
      expect(await ask(services, 'mara', `set name ${line}`)).toContain('is for the player to set');
    expect((await services.services.directory.personAt('mara@example.org'))?.name).toBe(name);
    expect(await ask(services, 'mara', 'set name Mara Maier')).toContain('Mara Maier');
  });
});

test.each([
  ['mara', 'grey press to a'],
  ['mara', 'press grey to a'],
  ['mara', 'broadcast grey'],
  ['ann', 'grey press to m'],
])('no word of a message is dropped: of %s, %s', async (who, head) => {
  const services = await twoPlayers('set grey');
  expect(await ask(services, who, `${head}\nhello\nendpress`)).toContain('leave out GREY');
  expect((await mailsTo(services)).size).toBe(0);
});

test.each([
  'set allow player ann@example.org',
  'set approval',
  'set invited only',
  'set ontimerat 0.9',
  'set resrat 0.5',
])('that anybody may take over is told only where it is so: not with %s', async (line) => {
  const services = await twoPlayers();
  await write(services, 'mara', line);
  await services.sent();
  const asked = await ask(services, 'mara', 'eject austria');
  await write(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(asked)![1]!}`);
  const mails = [asked, ...[...(await mailsTo(services)).values()].flat()].join('\n');
  expect(mails).toContain('hoever the GM lets in');
  expect(mails).not.toMatch(/any(?:one|body) (?:can|may) take over/i);
});

test('a player’s name in the place of a power is answered with the line that has the power; in no other’s game', async () => {
  const services = await twoPlayers();
  for (const name of ['ann', 'bob']) await write(services, name, `set name ${name} Brown`);
  const { seats } = await gameNow(services);
  const powerOf = async (name: string) => {
    const person = await services.services.directory.personAt(`${name}@example.org`);
    return namesOfPowers(boardOf('standard'), [seats.find((seat) => seat.person === person!.id)!.power]);
  };
  for (const [line, instead] of [
    ['EJECT bob', `EJECT ${await powerOf('bob')}`],
    ['replace Ann by sam@example.org', `replace ${await powerOf('ann')} by sam@example.org`],
    ['SET ABSENCE England from 5 dec to 9 dec', 'BECOME England AWAY 5 dec to 9 dec'],
  ] as const) {
    expect(await ask(services, 'mara', line)).toContain(`Try:  ${instead}`);
    expect(await ask(services, 'ann', line)).not.toContain(instead);
  }
});

test('whoever is made a GM gets the desk and the list of players', async () => {
  const services = await twoPlayers();
  await write(services, 'olga', 'observe marne', JUDGE);
  await services.sent();
  await write(services, 'mara', 'promote olga@example.org');
  const mail = (await mailsTo(services)).get('olga@example.org')!.join('\n');
  expect(mail).toContain('Open your desk');
  expect(mail).toMatch(/Austria +Player +pers/);
});
