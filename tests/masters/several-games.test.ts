/**
 * One line for several games: at the front their names; an absence is one for all.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, DAY, mailsTo } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';

const GAMES = ['cup1', 'cup2', 'cup3'] as const;

async function club(...names: readonly string[]): Promise<TestWorld> {
  const services = await freshWorld('memory');
  for (const name of names.length > 0 ? names : GAMES) {
    await write(services, 'mara', `create ?${name} sesame\nset players 2\nset powers 2`, JUDGE);
    await write(services, 'ann', `signon ?${name} annpw`, JUDGE);
    await write(services, 'bob', `signon ?${name} bobpw`, JUDGE);
  }
  await services.sent();
  return services;
}

const games = ({ services }: TestWorld) =>
  Promise.all(GAMES.map(async (name) => (await loadGame(services, gameName(name)))!));
const deadlines = async (services: TestWorld) => (await games(services)).map(({ current }) => current!.clock.deadline);

test('a list of games at the front, and all of them; the answer is one mail', async () => {
  const services = await club();
  const before = await deadlines(services);
  await write(services, 'mara', 'cup1, cup3: EXTEND 24h', JUDGE);
  expect(await deadlines(services)).toEqual([before[0]! + DAY, before[1], before[2]! + DAY]);
  const mails = (await mailsTo(services)).get('mara@example.org')!;
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/cup1, cup3: EXTEND 24h: The deadline has moved from/);
  await write(services, 'mara', 'all games: announce New dates\nFrom now on Fridays.\nend', JUDGE);
  expect(
    (await mailsTo(services)).get('ann@example.org')!.filter((mail) => mail.includes('From now on Fridays.')),
  ).toHaveLength(3);
});

test('games are named at the front in three languages; a name that is no game has nothing done and is said', async () => {
  const services = await club();
  for (const front of [
    'cup1/cup3',
    'für cup1 und cup3',
    'pour cup1 et cup3 ',
    'In cup1 & cup3',
    'all games',
    'alle Partien',
  ]) {
    const before = await deadlines(services);
    await write(services, 'mara', `${front}: extend 24h`, JUDGE);
    const moved = (await deadlines(services)).map((at, n) => at - before[n]!);
    expect([front, moved]).toEqual([front, [DAY, /^all/.test(front) ? DAY : 0, DAY]]);
  }
  const before = await deadlines(services);
  for (const line of ['cup1, cup33, cup3: EXTEND 24h', 'cup1, cup33, cup3:\n\nEXTEND 24h']) {
    const answer = await ask(services, 'mara', line, JUDGE);
    expect(answer).toMatch(/„cup33“[\s\S]*: +cup1, cup3: EXTEND 24h/);
    expect(await deadlines(services)).toEqual(before);
  }
});

test('nothing that is for all games but one is done in that one, or offered for it, in three languages', async () => {
  const services = await club();
  for (const [line, moved] of [
    ['all games except cup2: extend 24h', [DAY, 0, DAY]],
    ['Alle Partien außer cup1 und cup2: um 24 Stunden verlängern', [0, 0, DAY]],
    ['toutes mes parties sauf cup3 : repousse de 24 heures', [DAY, DAY, 0]],
    ['all games except cup9: extend 24h', [0, 0, 0]],
  ] as const)
    await services.asIf(async () => {
      const before = await deadlines(services);
      await write(services, 'mara', line, JUDGE);
      expect([line, (await deadlines(services)).map((at, n) => at - before[n]!)]).toEqual([line, moved]);
    });
  for (const [line, offered] of [
    ['EXTEND 24h for all games', /^ *ALL GAMES: EXTEND 24 ?h$/m],
    ['verlängere alle Partien um 24 Stunden', /^ *ALL GAMES: EXTEND 24 stunden$/m],
    ['extend all games except cup2 by 24 hours', /^ *ALL GAMES EXCEPT cup2: EXTEND 24 hours$/m],
    [
      'I hand cup2 over to Olga, olga@example.net. Cup1 and cup3 stay with me.',
      /^ *cup2: (?:PROMOTE|REPLACE power BY) olga@example.net$/m,
    ],
    [
      'Cup3 übernimmt ab jetzt Olga (olga@example.net), cup1 und cup2 behalte ich.',
      /^ *cup3: PROMOTE olga@example.net$/m,
    ],
    ['In cup1 und cup3 brauche ich je drei Tage mehr. Cup2 bleibt wie es ist.', /^ *cup1, cup3: EXTEND 72h$/m],
    [
      'An alle Mitspieler in cup1 und cup2:\nAm Samstag bin ich nicht da.',
      /^ *cup1, cup2:\n *PRESS TO ALL\n *Am Samstag bin/m,
    ],
  ] as const)
    await services.asIf(async () => {
      await write(services, 'mara', line, JUDGE);
      const [answer] = await services.sent();
      expect(answer!.text).toMatch(offered);
    });
});

test('a misspelled name gives the nearest as such, none at all a question, and a statement no player’s answer', async () => {
  const services = await club('alder', 'beech', 'cedar');
  for (const [text, offered, never] of [
    ['Please give everyone in alderr another two days.', /no game 'alderr'[\s\S]*\n *alder: EXTEND 48h$/m, /beech/],
    ['Bitte in ceder die Frist um einen Tag verlängern.', /„ceder“[\s\S]*\n *cedar: EXTEND 24h$/m, /beech: /],
    ['Please give everyone another two days.', /^ *game: EXTEND two days$/m, /(?:alder|beech|cedar)[,:]/],
    ['Start the new job on Monday, Tom takes beech off my hands.', /neither an order[\s\S]*HELP GM/, /PRACTICE|SIGNON/],
  ] as const)
    await services.asIf(async () => {
      await write(services, 'mara', text, JUDGE);
      const [answer] = await services.sent();
      expect(answer!.text).toMatch(offered);
      expect(answer!.text).not.toMatch(never);
    });
});

test('games alone on a line are those of the lines below it, messages and all, to the next such line', async () => {
  const services = await club();
  const before = await deadlines(services);
  const lines =
    'cup1, cup3:\n\nextend 24h\nannounce New dates\ncup2: extend 24h\nend\n\ncup2:\nset comment here\n\nMara';
  await write(services, 'mara', lines, 'cup3@judge.example.org');
  expect(await deadlines(services)).toEqual([before[0]! + DAY, before[1], before[2]! + DAY]);
  expect((await games(services)).map(({ settings }) => settings.comment)).toEqual(['', 'here', '']);
  const mails = await mailsTo(services);
  expect(mails.get('ann@example.org')!.filter((mail) => mail.includes('cup2: extend 24h'))).toHaveLength(2);
  expect(mails.get('mara@example.org')!.join()).not.toMatch(/neither an order/);
  const moved = await deadlines(services);
  await write(services, 'mara', 'cup2: extend 24h\ncup3:\nextend 24h', 'cup1+all@judge.example.org');
  expect(await deadlines(services)).toEqual(moved);
  expect((await mailsTo(services)).get('ann@example.org')!.join()).toMatch(/cup2: extend 24h\s+cup3:/);
});

test('no line for games by name meets silence: what is so already, or is a sentence, is answered once for all', async () => {
  const services = await club();
  for (const [line, answer] of [
    ['all games: SET PRESS WHITE', /cup1, cup2, cup3: SET PRESS WHITE: It is set so already/],
    ['cup1, cup2: time zone: Vienna', /cup1, cup2: SET time zone Vienna/],
    ['cup1, cup2: something else', /cup1, cup2: something else/],
  ] as const) {
    await write(services, 'mara', line, JUDGE);
    const mails = (await mailsTo(services)).get('mara@example.org') ?? [];
    expect([line, mails.length]).toEqual([line, 1]);
    expect(mails[0]).toMatch(answer);
  }
});

test('no line that we offer for several games is too wide for a mail, however long their names, and it does what it says', async () => {
  const services = await freshWorld('memory');
  const names = ['marne', 'aisne', 'oise', 'somme'].map((name) => name.padEnd(24, 'x'));
  for (const name of names) await write(services, 'mara', `create ?${name} sesame`, JUDGE);
  await services.sent();
  await write(services, 'mara', `${names.join(', ')}: clock 20:00 days all`, JUDGE);
  const { text } = (await services.sent()).find(({ to }) => to === 'mara@example.org')!;
  const offered = (/send\s+it:(.*)If you have more/s.exec(text)?.[1] ?? '').trim();
  expect(Math.max(...offered.split('\n').map((line) => line.length))).toBeLessThan(72);
  await write(services, 'mara', offered, JUDGE);
  const clocks = names.map(
    async (name) => (await loadGame(services.services, gameName(name)))!.settings.timing.M.clock,
  );
  expect(await Promise.all(clocks)).toEqual(names.map(() => 1200));
});

test('what is asked about is asked in one mail, and its lines confirm it', async () => {
  const services = await club();
  const asked = await ask(services, 'mara', 'cup1, cup2: TERMINATE', JUDGE);
  const lines = [...asked.matchAll(/^\s*(cup\d: CONFIRM \w+)$/gm)].map(([, line]) => line);
  expect(lines).toHaveLength(2);
  await write(services, 'mara', lines.join('\n'), JUDGE);
  expect((await games(services)).map(({ status }) => status)).toEqual(['finished', 'finished', 'active']);
});

test('the answer has dates and powers in the language of its reader', async () => {
  const services = await club();
  await write(services, 'mara', 'set language fr', JUDGE);
  expect(await ask(services, 'mara', 'cup1, cup2: extend 24h', JUDGE)).toMatch(/passe du \w+\. \d+ mars 2026/);
  expect(await ask(services, 'mara', 'cup1, cup2: eject austria', JUDGE)).toContain('Autriche');
});

test('the same mail again changes nothing and answers the same', async () => {
  const services = await club();
  const before = await deadlines(services);
  const raw =
    'From: mara@example.org\r\nTo: judge@judge.example.org\r\nMessage-ID: <twice@example.org>\r\n\r\ncup1, cup2: EXTEND 24h\r\n';
  for (let n = 0; n < 2; n += 1) await services.deliver(raw, { from: 'mara@example.org', to: [JUDGE] });
  expect((await deadlines(services)).map((at, n) => at - before[n]!)).toEqual([DAY, DAY, 0]);
});

test('an absence that names no game is one for all of its writer’s games, in one mail', async () => {
  const services = await club();
  await write(services, 'ann', 'set absence 20 mar to 25 mar', JUDGE);
  expect((await games(services)).map(({ absences }) => absences.length)).toEqual([1, 1, 1]);
  expect((await mailsTo(services)).get('ann@example.org')).toHaveLength(1);
});

describe('a long absence in several games', () => {
  const asked = (mails: ReadonlyMap<string, readonly string[]>, who = 'mara') =>
    (mails.get(`${who}@example.org`) ?? []).filter((mail) => / ABSENCE ann@example\.org/.test(mail));
  /** Olga runs cup3 as well. */
  const away = async (language: string) => {
    const world = await club();
    await write(world, 'olga', 'observe cup3 olgapw', JUDGE);
    await write(world, 'mara', 'all games: set max absence 7\ncup3: promote olga@example.org', JUDGE);
    await write(world, 'mara', `set language ${language}`, JUDGE);
    await world.sent();
    await write(world, 'ann', 'away 10 to 30 april', JUDGE);
    await world.moveTo(world.services.now() + 6 * 60_000);
    return world;
  };

  test.each(['en', 'de', 'fr'])(
    'is one question to each GM, and one line answers it (%s)',
    { tags: ['long'] },
    async (language) => {
      const world = await away(language);
      const mails = await mailsTo(world);
      expect(asked(mails)).toHaveLength(1);
      const [mail = ''] = asked(mails);
      expect(mail.split('\n')[0]).toMatch(/3 (?:games|Partien|parties)/);
      for (const game of GAMES) expect(mail).toContain(`${game}: APPROVE ABSENCE ann@example.org`);
      expect(mail).toContain('cup1, cup2, cup3: REFUSE ABSENCE ann@example.org');
      // Olga runs one of them: to her it is that game's mail.
      const olga = (mails.get('olga@example.org') ?? []).filter((each) => each.includes('APPROVE ABSENCE'));
      expect([olga.length, olga[0]?.includes('[cup3]')]).toEqual([1, true]);
      const answer = await ask(world, 'mara', 'cup1, cup2, cup3: APPROVE ABSENCE ann@example.org', JUDGE);
      expect(answer).not.toMatch(/could not|nicht verwenden|pas pu/);
      expect((await games(world)).map(({ absences, absencesAsked }) => [absences.length, absencesAsked])).toEqual(
        GAMES.map(() => [1, undefined]),
      );
      await world.moveTo(world.services.now() + 6 * 60_000);
      const told = (await mailsTo(world)).get('ann@example.org') ?? [];
      expect([told.length, told[0]?.includes('SET ABSENCE 2026-04-10 00:00 TO 2026-04-30 23:59')]).toEqual([1, true]);
    },
  );

  test('a plain yes in answer to that one mail approves it in all of them', async () => {
    const world = await away('en');
    const mail = (await world.sent()).find(
      ({ to, text }) => to === 'mara@example.org' && text.includes('REFUSE ABSENCE'),
    )!;
    const quoted = mail.text.replace(/^/gm, '> ');
    await write(world, 'mara', `Yes\n\nOn 3 March 2026 at 10:00, Chancery wrote:\n${quoted}`, JUDGE);
    expect((await games(world)).map(({ absences }) => absences.length)).toEqual([1, 1, 1]);
  });

  test('is refused in one and granted in the others; what is answered already is asked no more', async () => {
    const world = await club();
    await write(world, 'mara', 'all games: set max absence 7', JUDGE);
    await world.sent();
    await write(world, 'ann', 'away 10 to 30 april', JUDGE);
    await write(world, 'mara', 'cup1: REFUSE ABSENCE ann@example.org\ncup2: approve absence', JUDGE);
    await world.moveTo(world.services.now() + 6 * 60_000);
    const all = (await mailsTo(world)).get('mara@example.org')!.filter((mail) => mail.includes('APPROVE ABSENCE'));
    expect([all.length, all[0]?.includes('[cup3]')]).toEqual([1, true]);
    expect((await games(world)).map(({ absences }) => absences.length)).toEqual([0, 1, 0]);
    expect(await ask(world, 'mara', 'cup1, cup3: approve absence bob@example.org', JUDGE)).toMatch(
      /Nobody asks for an absence[\s\S]*Nobody whom you name/,
    );
    await write(world, 'ann', 'cup3: approve absence', JUDGE);
    expect((await games(world))[2]!.absences).toEqual([]);
  });
});

test('games that its writer takes no part in are nobody’s to name, and a power is no game', async () => {
  const services = await club();
  const before = await deadlines(services);
  await write(services, 'vera', 'cup1, cup2: EXTEND 24h', JUDGE);
  expect(await deadlines(services)).toEqual(before);
  await write(services, 'ann', 'AUSTRIA: A Bud H', 'cup1@judge.example.org');
  expect(await deadlines(services)).toEqual(before);
});

test('lines for games with plain names are never taken for the head of a quotation, however many', async () => {
  const services = await freshWorld('memory');
  const names = ['alder', 'beech', 'cedar', 'doug'];
  for (const name of names) await write(services, 'mara', `create ?${name} sesame`, JUDGE);
  await services.sent();
  for (const line of ['SET ABSENCE 2026-12-10 00:00 UTC to 2027-01-20 23:59 UTC', 'EXTEND to 2026-12-10 23:30']) {
    const answer = await ask(services, 'mara', names.map((name) => `${name}: ${line}`).join('\n'), JUDGE);
    for (const name of names) expect(answer.replace(/\s+/g, ' ')).toContain(`${name}: ${line}`);
  }
});

test('an absence below a BECOME that no game carries out is never its writer’s own', async () => {
  const services = await club();
  const before = await games(services);
  const answer = await ask(services, 'mara', 'BECOME ENGLAND\nSET ABSENCE 2026-12-20 to 2027-01-25\ncup1', JUDGE);
  expect((await games(services)).map(({ absences }) => absences)).toEqual(before.map(({ absences }) => absences));
  expect(answer).toContain('BECOME ENGLAND');
});

test('an order for all games is done in none and said; an absence in words is one for all that its writer plays', async () => {
  const services = await club();
  expect(await ask(services, 'ann', 'all games: a bur - mun', JUDGE)).toMatch(/a bur - mun\s+This looks like an order/);
  await write(services, 'ann', 'I will be away from 10 to 14 December', JUDGE);
  expect((await games(services)).map(({ absences }) => absences.length)).toEqual([1, 1, 1]);
  // Who only runs them is answered as ever.
  expect(await ask(services, 'mara', 'I will be away from 10 to 14 December', JUDGE)).toContain('BECOME');
});

test('a deadline is never moved into an absence without a word, nor is one who plays told who is away', async () => {
  const services = await club();
  await write(services, 'ann', 'away 10 to 14 March', JUDGE);
  const answer = (await ask(services, 'mara', 'cup1, cup2: SET DEADLINE 12 March 20:00', JUDGE)).replace(/\s+/g, ' ');
  expect(answer).toMatch(/Away at that time, and late then: \w+ \(until Sat 14 Mar/);
  expect(await ask(services, 'mara', 'cup1: SET DEADLINE 15 March 20:00', JUDGE)).not.toContain('Away at');
  expect(await ask(services, 'bob', 'cup2: SET DEADLINE 12 March 21:00', JUDGE)).not.toContain('Away at');
});
