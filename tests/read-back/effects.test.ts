/**
 * What a command says that it does is so: the game and its writer's account afterwards, and nothing else of them is changed.
 * Every command stands here, or among those that only ask for something.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../engine/commands/registry.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Person } from '../../lambdas/people.ts';
import type { TestWorld } from '../conversations/world.ts';
import { confirmed, gameNow, twoPlayers } from '../deadlines/games.ts';
import { freshWorld, JUDGE, write } from '../handling/rig.ts';
import { readMail } from '../language/mails.ts';

/** The parts of a game, and of an account, that commands are for. */
function parts(game: Game, account: Person | null): Readonly<Record<string, unknown>> {
  const settings = Object.entries(game.settings).map(([name, value]) => [`settings.${name}`, value]);
  const seats = game.seats.flatMap(({ power, wait, alwaysWait, vote, onFile, ahead, status, deadlineWish, resigned }) =>
    Object.entries({
      wait,
      alwaysWait,
      vote,
      onFile: onFile.map(({ order }) => order),
      ahead: ahead.orders.map(({ order }) => order),
      status,
      deadlineWish,
      resigned,
    }).map(([name, value]) => [`${power}.${name}`, value]),
  );
  const own = (['name', 'zone', 'language', 'publicPage', 'subject', 'mail', 'links', 'digest'] as const).map(
    (name) => [`account.${name}`, account?.[name]],
  );
  const fresh = game.current;
  return Object.fromEntries([
    ...settings,
    ...seats,
    ...own,
    ['observers', game.observers.length],
    ['masters', game.masters.length],
    ['masterWait', game.masterWait],
    ['phase', game.position?.phase],
    ['status', game.status],
    ['outcome', game.outcome?.kind],
    ['absences', game.absences.length],
    ['diary', game.diary.length],
    ['resolved', game.resolved.length],
    ['quiet', game.withoutBroadcasts.length],
    ['preferences', game.applicants.map(({ preferences }) => preferences)],
    ['passwords', Object.values(game.passwords).join()],
    ['deadline', fresh?.clock.deadline],
    ['graceEnd', fresh?.clock.graceEnd],
  ]);
}

interface Row {
  readonly who: string;
  readonly line: string;
  /** What it changes; `anything` where only that matters. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Written before it: who and what. */
  readonly after?: readonly (readonly [string, string])[];
  /** In a game that is forming. */
  readonly forming?: true;
  readonly to?: string;
}

const ANYTHING = expect.anything();
const HOUR = 3_600_000;
const DEADLINE = Date.UTC(2026, 2, 5, 23, 30);
const PROCESSED = [['mara', 'process s1901m']] as const;
const NEXT_PHASE = { phase: 'F1901M', resolved: 1 };

const row = (who: string, line: string, changes: Row['changes'] = {}, more: Partial<Row> = {}): Row => ({
  who,
  line,
  changes,
  ...more,
});

const ROWS: readonly Row[] = [
  row('ann', 'set wait', { 'AUSTRIA.wait': true }),
  row('ann', 'set nowait', { 'AUSTRIA.wait': false }, { after: [['ann', 'set wait']] }),
  row('ann', 'A vie - gal', { 'AUSTRIA.onFile': ['A vie - gal'] }),
  row('ann', 'A vie - gal\nA bud H\nA vie - tyr', { 'AUSTRIA.onFile': ['A vie - tyr', 'A bud H'] }),
  row('ann', 'A vie - gal\nclear'),
  row('ann', 'clear', { 'AUSTRIA.onFile': [] }, { after: [['ann', 'A vie - gal']] }),
  row('ann', 'PHASE F1901M\nA gal - rum', { 'AUSTRIA.ahead': ['A gal - rum'] }),
  row('ann', 'PHASE F1901M\nIF A Gal THEN\nA gal - rum\nELSE IF A Bud THEN\nA bud - rum\nELSE\nA vie H\nENDIF', {
    'AUSTRIA.ahead': ['A gal - rum', 'A bud - rum', 'A vie H'],
  }),
  row('ann', 'set draw', { 'AUSTRIA.vote': { draw: 'survivors', concede: null } }),
  row('ann', 'set draw\nset no draw'),
  // Of two players the other need not agree.
  row('ann', 'set concede england', {
    'AUSTRIA.vote': { draw: null, concede: 'ENGLAND' },
    status: 'finished',
    outcome: 'conceded',
  }),
  row('ann', 'absence 10 mar to 12 mar', { absences: 1 }),
  row('ann', 'set no absence', { absences: 0 }, { after: [['ann', 'absence 10 mar to 12 mar']] }),
  row('ann', 'diary\nA good start.\nend', { diary: 1 }),
  row('ann', 'set deadline 20 mar 2026', { 'AUSTRIA.deadlineWish': ANYTHING }),
  row('ann', 'set password walnut', { passwords: ANYTHING }),
  row('olga', 'set no broadcast', { quiet: 1 }, { after: [['olga', 'observe marne']] }),
  row('ann', 'resign', { 'AUSTRIA.status': 'abandoned', 'AUSTRIA.resigned': true }),
  row('bob', 'set always wait', { 'ENGLAND.alwaysWait': true, 'ENGLAND.wait': true }),
  row('olga', 'observe marne', { observers: 1, 'account.name': 'Player pers', 'account.zone': null }),
  row('ann', 'set preference turkey', { preferences: ANYTHING }, { forming: true }),

  row('ann', 'set name Anne', { 'account.name': 'Anne' }),
  row('ann', 'set my zone Europe/Paris', { 'account.zone': 'Europe/Paris' }),
  row('ann', 'set language fr', { 'account.language': 'fr' }),
  row('ann', 'set mail classic', { 'account.mail': 'classic' }),
  row('ann', 'set digest', { 'account.digest': true }),
  row('ann', 'set no digest', { 'account.digest': false }),
  row('ann', 'set subject classic', { 'account.subject': 'classic' }),
  row('ann', 'set public page', { 'account.publicPage': true }),
  row('ann', 'set links new', { 'account.links': ANYTHING }),
  row('ann', 'set links off', { 'account.links': expect.objectContaining({ isOff: true }) as unknown }),

  row('mara', 'set no dias', { 'settings.dias': false }),
  row('mara', 'set strict wait', { 'settings.strictWait': true }),
  row('mara', 'set comment beginners welcome', { 'settings.comment': 'beginners welcome' }),
  row('mara', 'process s1901m', NEXT_PHASE),
  row(
    'mara',
    'rollback',
    { phase: 'S1901M', resolved: 0, 'AUSTRIA.wait': true, 'ENGLAND.wait': true },
    { after: PROCESSED },
  ),
  row('mara', 'rollforward', NEXT_PHASE, {
    after: [...PROCESSED, ['mara', 'rollback']],
  }),
  row('mara', 'pause', { status: 'paused' }),
  row('mara', 'resume', { status: 'active' }, { after: [['mara', 'pause']] }),
  row('mara', 'extend 24h', { deadline: DEADLINE + 24 * HOUR, graceEnd: ANYTHING }),
  row('mara', 'shorten 12h', { deadline: DEADLINE - 12 * HOUR, graceEnd: ANYTHING }),
  row('mara', 'set deadline 6 mar 2026 20:00', { deadline: Date.UTC(2026, 2, 6, 20), graceEnd: ANYTHING }),
  row('mara', 'set wait', { masterWait: true }),
  row('mara', 'promote olga@example.org', { masters: 2, observers: 0 }, { after: [['olga', 'observe marne']] }),
  row('mara', 'eject austria', { 'AUSTRIA.status': 'abandoned' }),
  row('mara', 'dummy austria', { 'AUSTRIA.status': 'dummy' }),
  row('mara', 'become austria\nA vie - gal', { 'AUSTRIA.onFile': ['A vie - gal'] }),
  row('mara', 'declare draw a e', { status: 'finished', outcome: 'drawn' }),
  row('mara', 'terminate', { status: 'finished', outcome: 'terminated' }),
  row('mara', 'force begin', expect.objectContaining({ status: 'active', phase: 'S1901M' }) as Row['changes'], {
    forming: true,
  }),
];

/** Commands that ask for something: each example of theirs changes nothing. */
const ASKING = 'HELP GET VERSION WHO WHOGAME LIST SUMMARY STATUS ORDERS HISTORY MAP DEDICATION PREDICT'.split(' ');
const ASKED = [...ASKING, 'MY GAMES'];

/** Commands whose effect is held by tests of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'APPROVE ABSENCE': 'tests/masters/several-games.test.ts',
  BID: 'tests/game/auction.test.ts',
  INVITE: 'tests/identity/invitations.test.ts',
  WHATIF: 'tests/handling/what-if.test.ts',
  REGISTER: 'tests/handling/language.test.ts',
  'I AM ALSO': 'tests/handling/account.test.ts',
  EXPORT: 'tests/handling/account.test.ts',
  ERASE: 'tests/handling/account.test.ts',
  RESEND: 'tests/handling/account.test.ts',
  CONFIRM: 'tests/game/confirmations.test.ts',
  REPORT: 'tests/masters/for-gm.test.ts',
  FILE: 'tests/handling/pending.test.ts',
  SEND: 'tests/handling/pending.test.ts',
  SIGNOFF: 'tests/handling/press-arrives.test.ts',
  IF: 'tests/language/conditions.test.ts',
  ANNOUNCE: 'tests/masters/starting.test.ts',
  REMIND: 'tests/masters/commands.test.ts',
  PURGE: 'tests/masters/commands.test.ts',
  UNDO: 'tests/laws/undo/undo.test.ts',
  REVEAL: 'tests/masters/settings-effects.test.ts',
  SETUP: 'tests/masters/settings-effects.test.ts',
  IMPORT: 'tests/masters/importing.test.ts',
  MUTE: 'tests/masters/muting.test.ts',
  RENAME: 'tests/masters/commands.test.ts',
  FORM: 'tests/masters/starting.test.ts',
  ACTIVATE: 'tests/masters/starting.test.ts',
  UNSTART: 'tests/masters/starting.test.ts',
  REVIVE: 'tests/masters/seats.test.ts',
  SEAT: 'tests/masters/seating.test.ts',
  UNMUTE: 'tests/handlers/stopped.test.ts',
  'CREATE EVENT': 'tests/events/cup.test.ts',
  'TRY VARIANT': 'tests/variants/brought/tried.test.ts',
  MUSTER: 'tests/laws/clubs.test.ts',
  WATCH: 'tests/laws/clubs.test.ts',
  'STOP WATCHING': 'tests/laws/clubs.test.ts',
  'SAVE SETTINGS': 'tests/laws/clubs.test.ts',
  'FORGET SETTINGS': 'tests/laws/clubs.test.ts',
};

test('no command is forgotten', () => {
  const said = ROWS.flatMap(
    ({ line }) => readMail(line, { role: line.startsWith('become') ? 'master' : 'player' }).items,
  );
  const tried = said.flatMap((item) => (item.kind === 'command' ? item.command : []));
  const known: ReadonlySet<string> = new Set([...tried, ...ASKED, ...Object.keys(ELSEWHERE)]);
  expect(COMMANDS.map(({ command }) => command).filter((command) => !known.has(command))).toEqual([]);
  for (const [command, path] of Object.entries(ELSEWHERE)) {
    const file = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect([command, file.toUpperCase().includes(command)]).toEqual([command, true]);
  }
});

const forming = async () => {
  const services = await freshWorld('memory');
  await write(services, 'mara', 'create ?marne sesame\nset players 2\nset powers 2\nset manual start', JUDGE);
  await write(services, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
  await write(services, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
  await services.sent();
  return services;
};
const worlds = { forming: await forming(), begun: await twoPlayers() };

async function changesOf({ who, line, after = [], forming: isForming, to }: Row): Promise<Record<string, unknown>> {
  const services: TestWorld = isForming === true ? worlds.forming : worlds.begun;
  return services.asIf(async () => {
    for (const [whom, text] of after) await confirmed(services, whom, text);
    const account = () => services.services.directory.personAt(`${who}@example.org`);
    const before = parts(await gameNow(services), await account());
    await confirmed(services, who, line, to);
    const now = parts(await gameNow(services), await account());
    const changed = Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return Object.fromEntries(changed);
  });
}

test.each(ROWS)('$who: $line', { tags: ['long'] }, async (each) => {
  expect(await changesOf(each)).toEqual(each.changes);
});

const QUESTIONS = COMMANDS.filter(({ command }) => ASKED.includes(command)).flatMap(({ who, example }) =>
  (example ?? []).map((line) => row(who.includes('all') || who.includes('player') ? 'ann' : 'mara', line)),
);
test.each(QUESTIONS)('asked only: $line', async (each) => {
  expect(await changesOf(each)).toEqual({});
});
