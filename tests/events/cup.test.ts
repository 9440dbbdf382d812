/**
 * An event from one mail to its final standings: 35 people on five boards, and a script in another language that reckons the standings
 * from the published archives alone. A slice always; the whole under CHANCERY_FULL=1.
 */
import { describe, expect, test } from 'vitest';
import { botOrders } from '../../engine/bot/bot-orders.ts';
import { eventStandings } from '../../engine/events/standings.ts';
import type { PersonId } from '../../engine/vocabulary.ts';
import { sweepGames } from '../../lambdas/deadline/sweep-games.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { Services } from '../../lambdas/ports.ts';
import { boardOf } from '../boards.ts';
import { openWorld, type TestWorld, type WorldOptions } from '../conversations/world.ts';
import { describeWith } from '../describe-with.ts';
import { scratchFolder } from '../local/scratch.ts';
import { ALL_SCORINGS, hasPython, reckonApart } from './standings-apart.ts';

const START = Date.UTC(2026, 2, 2, 8);
const HOUR = 3_600_000;
const STANDARD = boardOf('standard');
const folder = scratchFolder();
const isWhole = process.env['CHANCERY_FULL'] !== undefined;

async function mail(world: TestWorld, name: string, to: string, text: string): Promise<string> {
  await world.sent();
  const raw = `From: ${name} <${name}@example.org>\r\nTo: ${to}@judge.example.org\r\nSubject: mail ${Math.random()}\r\nMessage-ID: <${name}-${to}-${counter()}@x>\r\n\r\n${text}\r\n`;
  await world.deliver(raw, { from: `${name}@example.org`, to: [`${to}@judge.example.org`] });
  return (await world.sent()).map(({ to: reader, subject, text: body }) => `${reader} ${subject}\n${body}`).join('\n');
}

let mails = 0;
const counter = () => {
  mails += 1;
  return mails;
};

async function cupOf(
  people: number,
  boards: number,
  rules: string,
  options: Partial<WorldOptions> = {},
): Promise<TestWorld> {
  const world = await openWorld({ start: START, store: 'memory', meansProcess: true, ...options });
  await mail(world, 'mara', 'judge', `create event cup of ${boards}`);
  await mail(world, 'mara', 'cup', rules);
  for (let n = 1; n <= people; n += 1) await mail(world, `player${n}`, 'cup', 'join');
  await mail(world, 'mara', 'cup', 'begin');
  return world;
}

/** So many phases of each board, ordered by mail: what each player sends is a bot's. */
async function play(world: TestWorld, boards: readonly string[], phases: number): Promise<void> {
  for (let n = 0; n < phases; n += 1) {
    for (const name of boards) {
      const game = (await loadGame(world.services, name))!;
      if (game.status !== 'active') continue;
      for (const { power, person } of game.seats) {
        const orders = botOrders(STANDARD, game.position!, [power], `${name} ${n}`)[power] ?? [];
        if (orders.length > 0) await mail(world, await addressee(world, person!), name, orders.join('\n'));
      }
    }
    await world.moveTo(world.services.now() + HOUR);
  }
}

/** The first part of the person's address. */
async function addressee(world: TestWorld, person: PersonId): Promise<string> {
  return (await world.services.directory.person(person))!.addresses[0]!.split('@')[0]!;
}

describeWith('python', hasPython, 'a cup of thirty-five', () => {
  test.skipIf(!isWhole)(
    'from one mail to final standings that a script of its own reckons the same',
    () => wholeCup(35, 5, 3),
    600_000,
  );

  test('the same of one board, played for a spring', { tags: ['long'] }, () => wholeCup(8, 2, 1));
});

async function wholeCup(people: number, boards: number, phases: number): Promise<void> {
  const world = await cupOf(people, boards, 'scoring carnage', { pages: 'written' });
  const count = Math.floor(people / 7);
  const names = Array.from({ length: count }, (_, n) => `cup${n + 1}`);
  const games = await Promise.all(names.map((name) => loadGame(world.services, name)));
  expect(games.map((game) => game?.status)).toEqual(names.map(() => 'active'));
  expect(new Set(games.map((game) => game!.current!.clock.deadline)).size).toBe(1);
  await play(world, names, phases);
  const last = await Promise.all(names.map((name) => loadGame(world.services, name)));
  for (const game of last) expect(game!.resolved.length).toBeGreaterThanOrEqual(Math.min(phases, 1));
  for (const name of names) await confirm(world, name);
  const event = (await world.services.club.get('event', 'cup'))!.value!;
  expect(event.status).toBe('over');
  const told = await mail(world, 'mara', 'cup', 'status');
  const archives = names.map((name) => world.files.get(`games/${name}/archive.json`)!);
  const rows = [...told.matchAll(/^ +(\d+) {2,}(\S+) +(\d+(?:\.\d+)?)$/gm)];
  expect(rows).toHaveLength(people);
  const { players } = reckonApart(folder, event.scoring, archives);
  for (const [, , name, total] of rows) expect([name, Number(total)]).toEqual([name, players[name!] ?? 0]);
  const csv = Buffer.from(world.files.get('events/cup/standings.csv')!).toString('utf8').trim().split('\r\n').slice(1);
  expect(csv.map((row) => row.split(',').slice(0, 3))).toEqual(rows.map(([, ...row]) => [row[0], row[1], row[2]]));
  // By every other system that the event might have had.
  for (const scoring of ALL_SCORINGS) {
    const apart = reckonApart(folder, scoring, archives).players;
    for (const { person, total } of eventStandings({ ...event, scoring })) {
      const { name } = (await world.services.directory.person(person))!;
      expect([scoring.system, name, total.toFixed(2)]).toEqual([scoring.system, name, (apart[name] ?? 0).toFixed(2)]);
    }
  }
  const places = rows.map(([, place]) => Number(place));
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

async function confirm(world: TestWorld, game: string): Promise<void> {
  const asked = await mail(world, 'mara', game, 'declare draw');
  const word = /CONFIRM (\w+)/.exec(asked)?.[1];
  if (word !== undefined) await mail(world, 'mara', game, `confirm ${word}`);
}

describe('an event', () => {
  test('the same mail again enters nobody twice, draws no second round and makes no second board', async () => {
    const world = await openWorld({ start: START, store: 'memory' });
    await mail(world, 'mara', 'judge', 'create event cup');
    for (let n = 1; n <= 7; n += 1) await mail(world, `player${n}`, 'cup', 'join');
    const raw =
      'From: mara@example.org\r\nTo: cup@judge.example.org\r\nSubject: go\r\nMessage-ID: <go@x>\r\n\r\nbegin\r\n';
    for (const id of ['first', 'second']) {
      await world.deliver(raw, { from: 'mara@example.org', to: ['cup@judge.example.org'], id });
    }
    const event = (await world.services.club.get('event', 'cup'))!.value!;
    expect(event.played).toHaveLength(1);
    // The answer names the boards; none of them sends whoever runs the event a mail of its own.
    const toMara = (await world.sent()).filter(({ to }) => to === 'mara@example.org');
    expect(toMara.map(({ subject }) => subject)).toEqual(['Re: go']);
    expect(await world.services.index.entry('cup2' as never)).toBeNull();
  });

  test('keeps one clock: no GM and no players move that of one board; for all of them it moves', async () => {
    const world = await cupOf(14, 2, 'scoring carnage');
    const clocks = async () => {
      const games = await Promise.all(['cup1', 'cup2'].map((name) => loadGame(world.services, name)));
      return games.map((game) => [game!.current!.clock.deadline, game!.pausedAt]);
    };
    const before = await clocks();
    for (const line of ['extend 24h', 'shorten 2h', 'set deadline +3d', 'set grace +3d', 'pause', 'process s1901m']) {
      const answer = await mail(world, 'mara', 'cup1', line);
      expect([line, answer.replace(/\s+/g, ' ')]).toEqual([line, expect.stringContaining(`IN cup: ${line}`)]);
    }
    expect(await clocks()).toEqual(before);
    // Nor is a sentence of its GM answered with a line that one board is refused.
    for (const [to, text, line] of [
      ['cup', 'Please give board 2 another two days.', 'IN cup: EXTEND'],
      ['judge', 'Please give everybody in cup2 another two days.', 'IN cup: EXTEND'],
      ['cup2', 'Please give everybody another two days.', 'IN cup: Please give everybody'],
      ['cup2', 'deadlines only on Tuesdays and Fridays please', 'IN cup: SET MOVE DAYS'],
      ['judge', 'In cup2 deadlines only on Tuesdays and Fridays please', 'IN cup: SET MOVE DAYS'],
    ] as const) {
      const answer = (await mail(world, 'mara', to, text)).replace(/\s+/g, ' ');
      expect([text, answer]).toEqual([text, expect.stringContaining(line)]);
      expect([text, answer]).toEqual([text, expect.not.stringContaining(`cup2: ${line.slice(8)}`)]);
    }
    await mail(world, 'mara', 'judge', 'in cup: extend 24h');
    const moved = await clocks();
    expect(moved).toEqual(before.map(([deadline, paused]) => [deadline! + 24 * HOUR, paused]));
    expect((await mail(world, 'mara', 'cup1', 'undo')).replace(/\s+/g, ' ')).toContain('IN cup: undo');
    expect(await clocks()).toEqual(moved);
    await mail(world, 'mara', 'judge', 'in cup: undo');
    expect(await clocks()).toEqual(before);
    // What concerns one board is taken back there.
    await mail(world, 'mara', 'cup1', 'set comment Hello');
    expect(await mail(world, 'mara', 'cup1', 'undo')).not.toContain('IN cup');
    expect((await loadGame(world.services, 'cup1'))!.settings.comment).not.toBe('Hello');
  });

  test('no word, UNDO, RESUME or ROLLBACK of one board leaves it by another clock than the others, or in another phase', async () => {
    const world = await cupOf(14, 2, 'scoring carnage', { meansProcess: false });
    const stands = () =>
      Promise.all(
        ['cup1', 'cup2'].map(async (name) => {
          const game = (await loadGame(world.services, name))!;
          return [game.position!.phase, game.status, game.current?.clock.deadline ?? null, game.pausedAt !== null];
        }),
      );
    const alike = async () => {
      const [one, other] = await stands();
      expect(one).toEqual(other);
      return one!;
    };
    const asked = await mail(world, 'mara', 'cup', 'process s1901m');
    const words = new Set([...asked.matchAll(/CONFIRM (\w+)/g)].map(([, word]) => word!));
    expect([words.size, asked.match(/IN cup: CONFIRM/g)?.length]).toEqual([1, 1]);
    const [word] = words;
    expect(await mail(world, 'mara', 'cup1', `confirm ${word}`)).toContain(`IN cup: confirm ${word}`);
    expect((await alike())[0]).toBe('S1901M');
    // To the judge, without a game in front.
    await mail(world, 'mara', 'judge', `confirm ${word}`);
    const [phase, , deadline] = await alike();
    expect(phase).toBe('F1901M');
    await mail(world, 'mara', 'judge', 'in cup: extend 24h');
    await mail(world, 'mara', 'cup2', 'set comment Hello');
    expect((await mail(world, 'mara', 'cup', 'undo')).replace(/\s+/g, ' ')).toContain('not one act for all of them');
    expect((await alike())[2]).toBe((deadline as number) + 24 * HOUR);
    // All boards by name are the event.
    await mail(world, 'mara', 'judge', 'cup1, cup2: extend 24h');
    expect((await alike())[2]).toBe((deadline as number) + 48 * HOUR);
    // One that goes back a phase, and forward again, is due with the others.
    const due = (await alike())[2];
    for (const [line, back] of [
      ['rollback s1901m', 'S1901M'],
      [`rollforward ${phase}`, phase],
    ] as const) {
      const question = await mail(world, 'mara', 'cup1', line);
      await mail(world, 'mara', 'cup1', /CONFIRM \w+/.exec(question)![0]);
      const [board] = await stands();
      expect([line, board![0], board![2]]).toEqual([line, back, due]);
    }
    for (const line of ['extend 24h', 'pause']) {
      await confirm(world, 'cup1');
      await mail(world, 'mara', 'cup', line);
      await mail(world, 'mara', 'cup1', 'undo');
      expect((await stands())[0]![1]).toBe('finished');
      const again = await mail(world, 'mara', 'cup1', 'resume');
      await alike();
      expect(again).not.toContain('the game is over');
      if (line === 'pause') break;
      // The end is told once, and that it stands again in a line.
      const undone = await mail(world, 'mara', 'cup1', 'undo');
      expect([(await stands())[0]![1], undone]).toEqual(['finished', expect.not.stringContaining('Archive:')]);
      await mail(world, 'mara', 'cup1', 'resume');
      await alike();
    }
  });

  test('no morning offers its GM a line for one board that is only taken for all of them', async () => {
    const world = await cupOf(14, 2, 'scoring carnage');
    await mail(world, 'mara', 'judge', 'set my zone UTC\nset digest');
    const deadline = async (name: string) => (await loadGame(world.services, name))!.current!.clock.deadline;
    await world.moveTo((await deadline('cup1')) + 1);
    await world.sent();
    await world.moveTo(world.services.now() + 24 * HOUR);
    const digest = (await world.sent()).filter(({ to, text }) => to === 'mara@example.org' && text.includes('REMIND'));
    const lines = digest
      .at(-1)!
      .text.match(/^ *cup.*: (?:REMIND|EXTEND|SET DEADLINE).*$/gm)!
      .map((line) => line.trim());
    expect(lines).toEqual(['cup1, cup2: REMIND', 'cup: EXTEND 24h']);
    expect(await mail(world, 'mara', 'judge', lines.join('\n'))).not.toContain('could not be used');
    const due = world.services.now() + 24 * HOUR;
    for (const name of ['cup1', 'cup2']) expect(Math.abs((await deadline(name)) - due)).toBeLessThan(HOUR);
  });

  test('no line to an event is dropped: settings before the draw are those of its boards, others are answered once', async () => {
    const world = await openWorld({ start: START, store: 'memory' });
    await mail(world, 'mara', 'judge', 'create event cup of 2');
    const set = await mail(world, 'mara', 'cup', 'Hello,\n\nset move next 47, gunboat\nset approval\nextend 24h\nMara');
    expect(set.replace(/\s+/g, ' ')).toMatch(
      /2 lines of your mail could not.*set approval Boards of an event have that.*extend 24h No board of 'cup' goes on.*47 hours after/,
    );
    expect(await mail(world, 'player1', 'cup', 'set move next 23')).toContain('Only those who run the event');
    for (let n = 1; n <= 6; n += 1)
      await mail(world, `player${n}`, 'cup', n === 1 ? 'Sign me up for the cup please!' : 'join');
    const prose = await mail(world, 'player7', 'cup', 'Dear Mara,\nthis looks like fun, may my brother play too\nTom');
    expect(prose).toMatch(/1 line of your mail could not be used[\s\S]*JOIN to enter/);
    expect(await mail(world, 'player7', 'judge', 'in cup: join')).toContain('as number 7');
    expect(await mail(world, 'mara', 'judge', 'list cup')).toContain('they are enough for a board: BEGIN');
    expect(await mail(world, 'mara', 'judge', 'in cup: begin')).toMatch(/cup1: goes on/);
    const { settings } = (await loadGame(world.services, 'cup1'))!;
    expect([settings.timing.M.next, settings.anonymous, settings.preferences]).toEqual([47, true, 'list']);
    const wish = await mail(world, 'mara', 'cup', 'Please give them all two more days, the mail was down.');
    expect([wish, await mail(world, 'player1', 'cup', 'Please give us two more days.')]).toEqual([
      expect.stringContaining('IN cup: EXTEND 48h'),
      expect.stringContaining('Only those who run the event'),
    ]);
    const leaves = await mail(world, 'mara', 'cup', 'Mme Kowalczyk se retire de la coupe après cette ronde.');
    const notYet = await mail(world, 'mara', 'cup', 'Bitte die zweite Runde auslosen, aber noch nicht starten.');
    expect([leaves, notYet]).toEqual([expect.stringContaining('DROP number'), expect.not.stringContaining('BEGIN')]);
    await mail(world, 'mara', 'cup', 'set move next 71');
    expect((await loadGame(world.services, 'cup1'))!.settings.timing.M.next).toBe(71);
  });

  test('no line to an event, or to games by name, meets silence or is asked to be proven because its words came before', async () => {
    const world = await cupOf(16, 2, 'scoring carnage');
    for (const [to, line, told] of [
      ['cup', 'drop 15', 'Number 15'],
      ['cup', 'drop 16', 'Number 16'],
      ['judge', 'in cup: status', 'cup1: goes on'],
      ['judge', 'in cup: status', 'cup1: goes on'],
      ['judge', 'in cup: extend 24h', 'has moved'],
      ['judge', 'in cup: extend 24h', 'has moved'],
      ['judge', 'cup1, cup2: remind', 'We have reminded'],
      ['judge', 'cup1, cup2: remind', 'within the last six hours'],
      ['cup', 'announce New dates\nFrom now on Fridays.\nend', 'Broadcast message'],
      ['cup', 'Runden 2', 'stay from the first draw on'],
      ['cup', 'Lovely weather here', 'Try:  STATUS'],
      ['cup', 'Lovely weather here', 'answered such a mail before'],
    ] as const)
      expect([line, await mail(world, 'mara', to, line)]).toEqual([line, expect.stringContaining(told)]);
  });

  test('all boards of an event go back and forward together, paused or not; a code is for those that were asked', {
    tags: ['long'],
  }, async () => {
    const world = await cupOf(14, 2, 'scoring carnage', { meansProcess: false });
    const boards = async () => {
      const games = await Promise.all(['cup1', 'cup2'].map((name) => loadGame(world.services, name)));
      return games.map((game) => [game!.position!.phase, game!.status, game!.current!.clock.deadline]);
    };
    const both = async (line: string) => {
      const words = /IN cup: CONFIRM \w+/.exec(await mail(world, 'mara', 'cup', line));
      return mail(world, 'mara', 'judge', words![0]);
    };
    await both('process s1901m');
    const [, before] = await boards();
    for (const pausing of [false, true]) {
      if (pausing) await mail(world, 'mara', 'cup', 'pause');
      for (const [line, phase] of [
        ['rollback', 'S1901M'],
        ['rollforward', 'F1901M'],
      ] as const) {
        expect([line, await both(line)]).toEqual([line, expect.stringContaining('Done. The game is in')]);
        const stands = [phase, pausing ? 'paused' : 'active', before![2]];
        expect([line, await boards()]).toEqual([line, [stands, stands]]);
      }
    }
    const asked = await mail(world, 'mara', 'cup1', 'rollback');
    await mail(world, 'mara', 'cup1', /CONFIRM \w+/.exec(asked)![0]);
    expect(await mail(world, 'mara', 'cup1', 'resume')).toContain('IN cup: resume');
    expect(await both('rollback s1901m')).not.toContain('could not be used');
    const moved = await world.moveTo(world.services.now() + 30 * HOUR).then(() => mail(world, 'mara', 'cup', 'resume'));
    const [one, other] = await boards();
    expect([one, moved]).toEqual([other, expect.stringContaining('To make up for the pause')]);
    expect(one).toEqual(['S1901M', 'active', expect.toSatisfy((at: number) => at > (before![2] as number))]);
  });

  test('a board with few people ends as its rules allow and not otherwise; the next has what was set for all', async () => {
    const world = await cupOf(6, 1, 'players 5\nrounds 2\nscoring carnage');
    const seats = async (name: string) => (await loadGame(world.services, name))!.seats.map(({ person }) => person);
    expect(new Set(await seats('cup1')).size).toBe(6);
    expect((await mail(world, 'late', 'cup', 'join')).replace(/\s+/g, ' ')).toContain('You play from round 2 on.');
    await mail(world, 'mara', 'judge', 'in cup: set move next 47, no concessions');
    for (const [line, why] of [
      ['declare draw england france', 'include all survivors.*Try: DECLARE DRAW'],
      ['declare concession russia', 'not conceded.*Try: DECLARE DRAW'],
    ] as const) {
      const answer = (await mail(world, 'mara', 'cup1', line)).replace(/\s+/g, ' ');
      expect([line, answer]).toEqual([line, expect.stringMatching(`The rules of 'cup' allow no such end.*${why}`)]);
    }
    // The seats are those of the draw, however often somebody starts over.
    expect((await mail(world, 'mara', 'cup1', 'unstart')).replace(/\s+/g, ' ')).toContain('not dealt again');
    expect(await mail(world, 'mara', 'cup1', 'terminate')).toMatch(/nobody\s+points/);
    await confirm(world, 'cup1');
    await mail(world, 'mara', 'cup', 'begin');
    const next = (await loadGame(world.services, 'cup2'))!;
    expect([next.status, next.settings.timing.M.next, next.settings.concessions]).toEqual(['active', 47, false]);
    expect((await seats('cup2')).every((person) => person !== null)).toBe(true);
  });

  test('a round that was cut off while its boards were made gets those that are missing by itself', async () => {
    const world = await openWorld({ start: START, store: 'memory' });
    await mail(world, 'mara', 'judge', 'create event cup of 2');
    for (let n = 1; n <= 14; n += 1) await mail(world, `player${n}`, 'cup', 'join');
    const { append } = world.services.games;
    const cut: Services['games']['append'] = async (commit, along) => {
      if (commit.game === 'cup2') throw new Error('The store fails.');
      return append(commit, along);
    };
    Object.assign(world.services.games, { append: cut });
    await mail(world, 'mara', 'cup', 'begin').catch(() => '');
    expect([(await loadGame(world.services, 'cup1')) === null, await loadGame(world.services, 'cup2')]).toEqual([
      false,
      null,
    ]);
    Object.assign(world.services.games, { append });
    await sweepGames(world.services, async () => {}, { writesLists: false });
    expect((await loadGame(world.services, 'cup2'))?.status).toBe('active');
    const { n } = (await loadGame(world.services, 'cup2'))!;
    await sweepGames(world.services, async () => {}, { writesLists: false });
    expect((await loadGame(world.services, 'cup2'))!.n).toBe(n);
  });

  test('whoever proves nothing enters nobody, and rules nothing', async () => {
    const world = await openWorld({ start: START, store: 'memory' });
    await mail(world, 'mara', 'judge', 'create event cup');
    const raw =
      'From: mara@example.org\r\nTo: cup@judge.example.org\r\nSubject: x\r\nMessage-ID: <f@x>\r\n\r\njoin\nrounds 3\r\n';
    await world.deliver(raw, { from: 'mara@example.org', to: ['cup@judge.example.org'], dmarc: 'FAIL' });
    const event = (await world.services.club.get('event', 'cup'))!.value!;
    expect([event.entrants.length, event.rounds]).toEqual([0, 1]);
  });

  test('its page has standings and what the draw is checked with; of hidden names nothing before the end', async () => {
    const world = await openWorld({ start: START, store: 'memory', pages: 'written' });
    await mail(world, 'mara', 'judge', 'create ?club pw\nset gunboat');
    await mail(world, 'mara', 'judge', 'create event cup like club');
    for (let n = 1; n <= 7; n += 1) await mail(world, `player${n}`, 'cup', 'join');
    const file = (name: string) => Buffer.from(world.files.get(`events/cup/${name}`) ?? '').toString('utf8');
    // As long as a draw is left.
    expect(file('index.html')).toContain('Seal of the next seed');
    await mail(world, 'mara', 'cup', 'begin');
    expect(file('index.html')).not.toContain('Seal of the next seed');
    const { seed } = (await world.services.club.get('event', 'cup'))!.value!.played[0]!.sealed;
    for (const name of ['index.html', 'draw.json', 'standings.csv']) {
      expect([name, file(name) === '']).toEqual([name, false]);
      expect([name, file(name).includes(seed)]).toEqual([name, false]);
      expect([name, /Player1[^<]*FRANCE|FRANCE[^<]*Player/i.test(file(name))]).toEqual([name, false]);
    }
    // No round follows.
    expect(file('index.html')).not.toContain('write JOIN');
    expect(await mail(world, 'player8', 'cup', 'status')).not.toContain('write JOIN');
    expect(await mail(world, 'player8', 'cup', 'join')).toContain('All rounds are drawn (1)');
    expect(await mail(world, 'player7', 'cup', 'prefer france')).toContain('All rounds are drawn (1)');
    await confirm(world, 'cup1');
    expect(file('draw.json')).toContain(seed);
    expect(file('standings.csv').split('\r\n')).toHaveLength(9);
  });
});
