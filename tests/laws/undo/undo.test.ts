/**
 * The law of undoing: ROLLBACK, PAUSE and RESUME, a setting and its reverse leave the game as it was but for its history, and
 * nothing fires by itself within the delay after them. Random lives of games of all variants, interrupted at random moments:
 * something is done and taken back, and the game after it is compared, whole, with the game before it.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../engine/commands/read-command.ts';
import { SET_FORMS } from '../../../engine/commands/registry.ts';
import { nextTimed } from '../../../engine/game/clock.ts';
import type { ProvenActor } from '../../../engine/game/decide/draft.ts';
import { toldOf } from '../../../engine/game/events/event-definitions.ts';
import { type Game, peopleOf, powersOf } from '../../../engine/game/game.ts';
import { viewOf } from '../../../engine/view/view.ts';
import { type PersonId, personId } from '../../../engine/vocabulary.ts';
import { boardOf } from '../../boards.ts';
import { type Life, openLife } from '../../lives/life.ts';
import { live } from '../../lives/whole-life.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL, oneIn } from '../../some-of.ts';
import { told } from '../../told.ts';

const GAMES_EACH = IS_FULL ? 8 : 1;
const DAYS = IS_FULL ? 50 : 7;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ALL = ['standard', '1812-overture', 'consolidation-1865', 'octarine', '1776-ii', 'eckert-napoleonic'] as const;
/** What is undone is of the game and hardly of its variant. */
const VARIANTS = IS_FULL ? ALL : ALL.slice(0, 1);

/** The game without its history: which mails, questions and receipts there were, and when the last came. */
function essence({ seats: seated, ...game }: Game): unknown {
  const {
    n: _n,
    head,
    updated,
    answered,
    confirmations,
    undone,
    current,
    looks,
    clears,
    acts,
    undoable,
    ...others
  } = game;
  const rest = { ...others, seats: seated.map(({ receipt, ...seat }) => seat) };
  if (current === null) return { ...rest, current };
  const { lastMail, ...phase } = current;
  return { ...rest, current: phase };
}

const masterOf = (life: Life): ProvenActor => ({ person: life.game().masters[0]!, role: 'master', powers: [] });

/** By how much time alone could process the phase too early: not within DELAY of the last word, unless the deadline is nearer. */
function expectNoHaste(life: Life, what: string): void {
  const game = life.game();
  const timed = nextTimed(game, life.board);
  if (timed?.what !== 'process') return;
  const { clock } = game.current!;
  const delay = game.settings.timing[game.position!.phase.at(-1) as 'M' | 'R' | 'A'].delay * HOUR;
  const last = game.current!.lastMail;
  const soonest = clock.deadline > last ? Math.min(last + delay, clock.deadline) : last + delay;
  expect(timed.at, what).toBeGreaterThanOrEqual(soonest);
}

interface Pair {
  readonly actor: ProvenActor;
  /** Two lines, each of which takes the other back. */
  readonly lines: readonly [string, string];
}

/** Their lines add to what is there: the pairs are written out. */
const LISTS_AND_TEXTS: ReadonlySet<string> = new Set([
  'timing',
  'zone',
  'allow',
  'deny',
  'approve',
  'disapprove',
  'comment',
]);

/** Of the same setting, lines that give it one value or another. */
const SETTING_LINES = settingLines();
/** What cannot be taken back is said to be so: players were promised something, or seats are taken. */
const ONE_WAY = /promised|taken|dealt|begun|rulebook|only before|game is over/i;

function settingLines(): readonly (readonly string[])[] {
  const found = new Map<string, string[]>();
  const timing = ['MOVE', 'RETREAT', 'ADJUST'].flatMap((kind) => [
    [`SET ${kind} CLOCK 23:30`, `SET ${kind} CLOCK 20:00`],
    [`SET ${kind} NEXT 23`, `SET ${kind} NEXT 71`],
    [`SET ${kind} GRACE 24`, `SET ${kind} GRACE 167`],
    [`SET ${kind} DELAY 2`, `SET ${kind} DELAY 0.5`],
    [`SET ${kind} DAYS -MTWTF-`, `SET ${kind} DAYS SMTWTFS`],
  ]);
  for (const { command, example } of SET_FORMS) {
    if (command !== 'SET') continue;
    for (const line of example) {
      const read = readCommand(line, { board: boardOf('standard'), phase: null, role: 'master' })?.[0];
      if (read === undefined || !('command' in read) || read.command.command !== 'SET') continue;
      const { setting } = read.command.args;
      if (LISTS_AND_TEXTS.has(setting)) continue;
      found.set(setting, [...(found.get(setting) ?? []), line]);
    }
  }
  const more = [
    ['SET ALLOW PLAYER -jean@example.org', 'SET ALLOW PLAYER jean@example.org'],
    ['SET DENY PLAYER -jean@example.org', 'SET DENY PLAYER jean@example.org'],
    ['SET NOT APPROVE jean@example.org', 'SET APPROVE jean@example.org'],
    ['SET COMMENT beginners welcome', 'SET COMMENT for veterans'],
    ['SET ZONE UTC', 'SET ZONE Europe/Paris'],
    ['SET CENTERS 18', 'SET CENTERS 17'],
    ['SET MAX ABSENCE 15', 'SET MAX ABSENCE 20'],
  ];
  return [...[...found.values()].filter((lines) => lines.length > 1), ...timing, ...more];
}

function settingPair(life: Life): Pair {
  const [a, b] = life.random.shuffle(life.random.pick(SETTING_LINES)) as [string, string];
  return { actor: masterOf(life), lines: [a, b] };
}

function masterPair(life: Life): Pair {
  const at = (days: number) => new Date(life.now() + days * DAY).toISOString().slice(0, 16).replace('T', ' ');
  const lines = life.random.pick([
    ['set nowait', 'set wait'],
    ['set no broadcast', 'set broadcast'],
    [`set deadline ${at(3)}`, `set deadline ${at(5)}`],
    ['resume', 'pause'],
  ] as const);
  return { actor: masterOf(life), lines };
}

function playerPair(life: Life): Pair | null {
  const game = life.game();
  const { power, person } = life.random.pick(game.seats);
  const actor = person === null ? null : life.actorOf(person);
  if (actor === null || actor.role !== 'player') return null;
  const other = life.random.pick(game.seats).power;
  const day = new Date(life.now() + 40 * DAY).toISOString().slice(0, 10);
  const unit = life.random.pick([...(game.position?.units[power] ?? []), 'A xyz']);
  const heading = actor.powers.length > 1 ? `${power}: ` : '';
  const lines = life.random.pick([
    ['set nowait', 'set wait'],
    // Which sets WAIT at once; taken back alone it leaves the phase waiting, and says so.
    ['set no always wait\nset nowait', 'set always wait'],
    ['set no draw', 'set draw'],
    ['set no concede', `set concede ${other}`],
    ['set no absence', `set absence ${day}`],
    ['set no deadline', 'set deadline in 5 days'],
    ['clear', `${heading}${unit} H`],
    ['clear later', `phase S9999M\n${heading}${unit} H`],
  ] as const);
  return { actor, lines };
}

/** Is the line refused? A question is confirmed. */
function said(life: Life, actor: ProvenActor, text: string): string | null {
  const report = life.write(actor, text);
  const asked = report.find(({ outcome }) => outcome === 'confirm');
  const answer = asked?.suggestion == null ? report : life.write(actor, asked.suggestion);
  const refusal = answer.find(({ outcome }) => outcome === 'refused');
  return refusal === undefined ? null : told(refusal.message);
}

/** One, the other, and the first again: the game is as after the first. True when all three were done. */
function thereAndBack(life: Life, { actor, lines: [reverse, change] }: Pair): boolean {
  if (said(life, actor, reverse) !== null) return false;
  const before = life.game();
  if (said(life, actor, change) !== null) return false;
  // Votes that were cast as secret end with the secret (promises.test.ts).
  if (life.game().settings.openVotes && before.seats.some(({ vote }) => vote.draw !== null || vote.concede !== null))
    return false;
  // What all have agreed on is not for one of them to take back.
  const isAgreed = actor.role === 'player' && life.game().current?.clock !== before.current?.clock;
  if (isAgreed || life.game().status === 'finished') return false;
  const refusal = said(life, actor, reverse);
  if (refusal !== null) {
    expect([reverse, refusal]).toEqual([reverse, expect.stringMatching(ONE_WAY)]);
    return false;
  }
  const what = `${reverse} / ${change} in ${before.position?.phase} (${before.status})`;
  expect(essence(life.game()), what).toEqual(essence(before));
  expectNoHaste(life, what);
  return true;
}

/** What a GM may do to a game as it stands, and UNDO would take back. */
function undoableLine(life: Life): string | null {
  const before = life.game();
  if (before.status !== 'active' || before.position === null) return null;
  const seat = life.random.pick(before.seats.filter(({ person }) => person !== null));
  const units = before.position.units[seat.power] ?? [];
  const unit = units[0];
  const lines = [
    life.random.pick(life.random.pick(SETTING_LINES)),
    life.random.pick([`eject ${seat.power}`, `replace ${seat.power} by sam@example.org`]),
    life.random.pick(['extend 24h', 'shorten 2h', 'set deadline in 3 days', 'set grace in 9 days', 'declare draw']),
    ...(unit === undefined
      ? []
      : [
          `become ${seat.power}\n${unit} H\nset wait`,
          `setup\n${seat.power}: ${units.slice(1).join(', ') || 'nothing'}\nend`,
        ]),
  ];
  return life.random.pick(lines);
}

/**
 * Something that a GM does, and UNDO: everybody sees what they saw, and orders, votes, seats and the deadline are as they were; and
 * whoever was told of it is told that it is no more.
 */
function undone(life: Life, line: string | null): boolean {
  if (line === null) return false;
  const before = life.game();
  const actor = masterOf(life);
  if (said(life, actor, line) !== null) return false;
  // What was so already leaves an earlier act to be taken back.
  const acted = life.game();
  if (acted.undoable === undefined || acted.undoable === before.undoable) return false;
  const views = viewsOf(life, before);
  expect([line, said(life, actor, 'undo')]).toEqual([line, null]);
  const after = life.game();
  expect(timeless(essence(after)), line).toEqual(timeless(essence(before)));
  expect(viewsOf(life, after), line).toEqual(views);
  const told = toldIn(life, acted, after);
  const unaware = toldIn(life, before, acted).filter((person) => !told.includes(person));
  expect([line, unaware]).toEqual([line, []]);
  // Once more, it is done again.
  if (after.undoable !== undefined && said(life, actor, 'undo') === null)
    expect(timeless(essence(life.game())), line).toEqual(timeless(essence(acted)));
  // A life goes on.
  if (life.game().status === 'finished') said(life, actor, 'undo');
  return true;
}

/** Who was mailed about what came last, but for whoever has their answer. */
function toldIn({ commits }: Life, before: Game, after: Game): readonly PersonId[] {
  const commit = commits[after.n - 1]!;
  const writer = commit.events.flatMap((each) => (each.type === 'mail-answered' ? each.person : []))[0] ?? null;
  const telling = { before, after, commit, writer, sequel: null, areOrdersPublic: () => true };
  return toldOf(telling).flatMap(({ to }) => to.filter((person) => person !== writer));
}

/** Without how often a seat has changed hands, what we have asked about, and since when one is late by an earlier deadline. */
function timeless(value: unknown): unknown {
  const left = new Set([
    'epoch',
    'receipt',
    'waitsForPoints',
    'pending',
    'lateNotices',
    'approved',
    'lateFrom',
    'answers',
  ]);
  return JSON.parse(JSON.stringify(value, (key, each) => (left.has(key) ? undefined : each)));
}

/** What each sees of the game, but for its history. */
function viewsOf(life: Life, game: Game): unknown {
  const names = (person: string) => person;
  const seen = (reader: 'public' | { readonly person: Game['masters'][number] }) => {
    const view = viewOf(game, reader, { board: life.board, names, now: life.now() });
    const { head, acts, looks, ...rest } = view;
    return timeless({ ...rest, n: 0 });
  };
  return [seen('public'), ...peopleOf(game).map((person) => seen({ person }))];
}

/** A pause of some length: all is as it was, the clock at least as much later as the pause was long. */
function paused(life: Life): boolean {
  const before = life.game();
  if (before.status !== 'active') return false;
  const actor = masterOf(life);
  const since = life.now();
  expect(said(life, actor, 'pause')).toBeNull();
  const length = life.random.pick([0, 1, 30, 200]) * HOUR;
  life.moveTo(since + length);
  expect(said(life, actor, 'resume')).toBeNull();
  const after = life.game();
  const what = `pause of ${length / HOUR} h in ${before.position!.phase}`;
  // A proposal is for the deadline that there is: where that moves, it has lapsed.
  const moved = after.current!.clock.deadline !== before.current!.clock.deadline;
  const lapsed = ({ seats, ...game }: Game) => ({
    ...game,
    current: null,
    seats: seats.map((seat) => (moved ? { ...seat, deadlineWish: null } : seat)),
  });
  expect(essence(lapsed(after)), what).toEqual(essence(lapsed(before)));
  const [was, is] = [before.current!.clock, after.current!.clock];
  if (length === 0) expect(is, what).toEqual(was);
  if (length > 24 * HOUR && was.deadline > since)
    expect(is.deadline, what).toBeGreaterThanOrEqual(was.deadline + length);
  expect(after.current!.lateNotices, what).toBe(before.current!.lateNotices);
  expectNoHaste(life, what);
  return true;
}

/** What a phase taken back leaves as it was: the board, who plays, what was ordered and sent ahead, what was set. */
function standing({ seats, absences, current, ...game }: Game, now: number): unknown {
  const { n, head, created, updated, answered, confirmations, undone, looks, clears, acts, undoable, ...others } = game;
  // Whom UNSTART would sign on again, messages that came out with the results, and the GM's own WAIT are of their time.
  const { dealt, postal, masterWait, ...rest } = others;
  return {
    ...rest,
    // Those that are over are forgotten when a phase is processed.
    absences: absences.filter(({ to }) => to > now),
    seats: seats.map(({ power, person, epoch, alwaysWait, onFile, ahead, vote }) => {
      const orders = onFile.map(({ order }) => order);
      return { power, person, epoch, alwaysWait, vote, ahead, orders };
    }),
  };
}

/** A phase is processed and taken back, and perhaps taken forward and back again; then nothing happens before the deadline. */
function rolledBack(life: Life): boolean {
  const before = life.game();
  if (before.status !== 'active' || before.position === null) return false;
  const actor = masterOf(life);
  if (said(life, actor, `process ${before.position.phase}`) !== null) return false;
  const after = life.game();
  if (after.resolved.length !== before.resolved.length + 1) return false;
  const what = `rollback of ${before.position.phase}`;
  expect(said(life, actor, 'rollback'), what).toBeNull();
  expectStanding(life, before, what);
  if (life.random.percent(50) && after.status === 'active') {
    expect(said(life, actor, 'rollforward'), what).toBeNull();
    expectStanding(life, after, `${what} and forward`);
    expect(said(life, actor, 'rollback'), what).toBeNull();
    expectStanding(life, before, `${what}, forward and back`);
  }
  return true;
}

/** Back over several phases and forward again, at once or by a phase between: the game is where it was. */
function rolledFar(life: Life): boolean {
  // Days of a short life end few phases.
  if (life.game().resolved.length < 2 && life.random.percent(20))
    for (let n = 0; n < 2 && life.game().status === 'active'; n += 1)
      said(life, masterOf(life), `process ${life.game().position?.phase}`);
  const before = life.game();
  if (before.status !== 'active' || before.resolved.length < 2 || before.undone.length > 1) return false;
  const actor = masterOf(life);
  const [far, between] = life.random.shuffle(before.resolved.map((_, n) => n)).sort((a, b) => a - b);
  const { phase } = before.resolved[far!]!;
  const what = `rollback from ${before.position!.phase} to ${phase}`;
  expect(said(life, actor, `rollback ${phase}`), what).toBeNull();
  expect(life.game().position?.phase, what).toBe(phase);
  if (life.random.percent(50)) {
    const stop = before.resolved[between!]!.phase;
    expect(said(life, actor, `rollforward ${stop}`), what).toBeNull();
    expect(life.game().position?.phase, what).toBe(stop);
  }
  expect(said(life, actor, 'rollforward'), what).toBeNull();
  expectStanding(life, before, `${what} and forward`);
  return true;
}

function expectStanding(life: Life, expected: Game, what: string): void {
  const game = life.game();
  expect(standing(game, life.now()), what).toEqual(standing(expected, life.now()));
  for (const seat of game.seats) {
    if (seat.status === 'playing' && powersOf(game, seat.person!).length > 0) expect(seat.wait, what).toBe(true);
  }
  const timed = nextTimed(game, life.board);
  if (timed?.what === 'process') expect(timed.at, what).toBeGreaterThanOrEqual(game.current!.clock.deadline);
  expect(game.current!.clock.deadline, what).toBeGreaterThan(life.now() + DAY / 2);
}

describe('what is undone leaves the game as it was', () => {
  const done = { settings: 0, masters: 0, players: 0, pauses: 0, rollbacks: 0, far: 0, undone: 0 };
  test.each(VARIANTS)('in games of %s', (variant) => {
    for (let seed = 1; seed <= GAMES_EACH; seed += 1) {
      const life = live(9_000 + seed, {
        days: DAYS,
        variant,
        also: (each) => {
          if (each.game().seats.length === 0 || each.game().status === 'finished') return;
          for (let n = 0; n < 3; n += 1) done.settings += thereAndBack(each, settingPair(each)) ? 1 : 0;
          if (each.random.percent(50)) done.masters += thereAndBack(each, masterPair(each)) ? 1 : 0;
          for (let n = 0; n < 2; n += 1) done.undone += undone(each, undoableLine(each)) ? 1 : 0;
          if (each.game().status === 'paused') said(each, masterOf(each), 'resume');
          for (let n = 0; n < 3; n += 1) {
            const pair = each.game().seats.length === 0 ? null : playerPair(each);
            if (pair !== null) done.players += thereAndBack(each, pair) ? 1 : 0;
          }
          if (each.random.percent(20)) done.pauses += paused(each) ? 1 : 0;
          done.far += rolledFar(each) ? 1 : 0;
          if (each.random.percent(30)) done.rollbacks += rolledBack(each) ? 1 : 0;
        },
      });
      expect(life.faults.slice(0, 3), `seed ${seed}`).toEqual([]);
    }
  });

  test('each setting and each act of a GM, in a game that has begun', () => {
    const begun = () => {
      const life = openLife(boardOf('standard'), createRandom(7), Date.UTC(2026, 2, 2, 19), ['players 3', 'powers 3']);
      for (const name of ['p1', 'p2', 'p3'])
        life.write({ person: personId(name), role: 'applicant', powers: [] }, '', {
          kind: 'join',
          spot: { line: 1, text: 'signon' },
          passwordHash: 'hash',
        });
      life.write({ person: personId('olga'), role: 'observer', powers: [] }, '', {
        kind: 'observe',
        spot: { line: 1, text: 'observe' },
        passwordHash: null,
      });
      return life;
    };
    const [seat] = begun().game().seats;
    const power = seat!.power;
    const [unit] = begun().game().position!.units[power]!;
    const acts = [
      `eject ${power}`,
      `replace ${power} by sam@example.org`,
      `seat sam@example.org as ${power}`,
      `become ${power}\n${unit} H\nset wait\nset draw`,
      `${power}: ${unit} H`,
      `setup\n${power}: - ${unit}\nend`,
      `setup\nfree ${unit!.slice(2)}\nend`,
      'extend 24h',
      'shorten 2h',
      'set deadline in 9 days',
      'set grace 9 april',
      'declare draw',
      `declare concession ${power}`,
    ];
    for (const line of acts) expect([line, undone(begun(), line)]).toEqual([line, true]);
    // Others are told less of who comes and goes; whoever was told that somebody went, that they are back.
    const quiet = begun();
    said(quiet, masterOf(quiet), 'set quiet');
    expect(undone(quiet, `eject ${power}`)).toBe(true);
    for (const [first, hours] of [
      ['pause', 0],
      ['pause', 30],
      ['declare draw', 5],
      ['terminate', 5],
    ] as const) {
      const life = begun();
      said(life, masterOf(life), first);
      life.moveTo(life.now() + hours * HOUR);
      expect([first, undone(life, 'resume')]).toEqual([first, true]);
    }
    const asItWas = begun();
    said(asItWas, masterOf(asItWas), 'pause');
    asItWas.moveTo(asItWas.now() + 30 * HOUR);
    expect(undone(asItWas, 'declare draw')).toBe(true);
    const life = begun();
    let changed = 0;
    for (const line of oneIn(4, SETTING_LINES.flat())) {
      const { settings } = life.game();
      const isUndone = undone(life, line);
      const isChanged = JSON.stringify(settings) !== JSON.stringify(life.game().settings);
      expect([line, isUndone]).toEqual([line, isChanged]);
      changed += isChanged ? 1 : 0;
      // What is so already changes nothing, and nobody is mailed about it.
      const now = JSON.stringify(life.game().settings);
      for (const event of life.consider(masterOf(life), line).events)
        if (event.type === 'settings-changed')
          expect(JSON.stringify({ ...life.game().settings, ...event.changes }), line).not.toBe(now);
    }
    expect(changed).toBeGreaterThan(IS_FULL ? 60 : 15);
  });

  test('everything was tried', () => {
    for (const [kind, count] of Object.entries(done)) expect([kind, count, count > 2]).toEqual([kind, count, true]);
  });
});
