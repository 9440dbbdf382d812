/**
 * The law of rights: who may use each command, as the table of commands (and so HELP and docs/commands.md) says, is what
 * happens. For every entry of the table and each role: whoever may is not refused in every state of a game, and whoever may
 * not is refused in each of them, and nothing comes of it.
 */

import { describe, expect, test } from 'vitest';
import { whoMay } from '../../engine/commands/dispatch.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { COMMANDS, type Line, SETTINGS } from '../../engine/commands/registry.ts';
import type { Actor } from '../../engine/game/decide/draft.ts';
import type { Who } from '../../engine/language/commands/context.ts';
import { isOffered } from '../../engine/settings/settings-change.ts';
import { personId } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { gameNow } from '../deadlines/games.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';
import { type Life, openLife } from '../lives/life.ts';
import { createRandom } from '../random.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);
const DAY = 86_400_000;
const MARA: Actor = { person: personId('mara'), role: 'master', powers: [] };

/** A GM who plays as well has the rights of both. */
type Role = 'master' | 'player' | 'observer' | 'playing GM';

interface State {
  readonly name: string;
  readonly life: Life;
  /** Players may do what a master may, where the table says so. */
  readonly isUnmoderated: boolean;
}

const joining = (kind: 'join' | 'observe') =>
  ({ kind, spot: { line: 1, text: 'signon' }, passwordHash: 'hash' }) as const;

/** `jean` watches, p0 and p1 play (or have signed on). */
function lifeOf(options: readonly string[], { variant = 'standard', players = 2 } = {}): Life {
  const life = openLife(boardOf(variant), createRandom(7), START, [
    `players ${players}`,
    `powers ${players}`,
    ...options,
  ]);
  for (let n = 0; n < players; n += 1)
    life.write({ person: personId(`p${n}`), role: 'applicant', powers: [] }, '', joining('join'));
  life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', joining('observe'));
  return life;
}

function state(name: string, life: Life): State {
  return { name, life, isUnmoderated: !life.game().settings.moderated };
}

function played(options: readonly string[] = []): Life {
  const life = lifeOf(['master sees', ...options]);
  life.write(MARA, `process ${life.game().position!.phase}`);
  return life;
}

function statesWith(...more: readonly string[]): readonly State[] {
  const named = (text: string) => `${text}${more.length === 0 ? '' : ` (${more.join()})`}`;
  const seat = (life: Life) => life.game().seats.find(({ person }) => person === 'p0')!.power;
  const forming = lifeOf(['manual start', ...more]);
  const begun = lifeOf(['master sees', ...more]);
  const fall = played(more);
  const late = played(more);
  late.write(
    late.actorOf(personId('p0'))!,
    `set wait\nset draw\nset always wait\nset absence 5 mar to 9 mar\npress to all\nhi\nendpress\ndiary\nnote\nend`,
  );
  late.write(MARA, 'set no broadcast\nset wait');
  late.write({ person: personId('jean'), role: 'observer', powers: [] }, 'set no broadcast');
  const back = played(more);
  back.confirm(MARA, 'rollback');
  const over = played(more);
  over.confirm(MARA, 'terminate');
  const empty = played(more);
  empty.confirm(MARA, `dummy ${seat(empty)}`);
  const asking = lifeOf(['approval', ...more]);
  asking.write({ person: personId('jean'), role: 'applicant', powers: [] }, '', joining('join'));
  return [
    state(named('forming'), forming),
    state(named('just begun'), begun),
    state(named('fall'), fall),
    state(named('with votes and waits'), late),
    state(named('taken back'), back),
    state(named('paused'), pausedOf(more)),
    state(named('over'), over),
    state(named('with a dummy'), empty),
    state(named('asking'), asking),
  ];
}

function pausedOf(options: readonly string[]): Life {
  const life = played(options);
  life.write(MARA, 'pause');
  return life;
}

const UNMODERATED: readonly State[] = [
  state('fall (unmoderated)', played(['unmoderated'])),
  state('paused (unmoderated)', pausedOf(['unmoderated'])),
];

/** `CHANCERY_FULL=1` asks in many more states. */
const FULL = process.env['CHANCERY_FULL'] === '1';

const STATES: readonly State[] = [
  ...statesWith(),
  ...(FULL ? [...statesWith('unmoderated'), ...statesWith('gunboat')] : UNMODERATED),
  state('a proposal', proposed()),
  state('anonymous and over', overAnonymous()),
  state('forming (unmoderated)', lifeOf(['manual start', 'unmoderated'])),
  state('auction', lifeOf(['manual start', 'seats auction'], { variant: '1812-overture', players: 6 })),
  state('auction, unmoderated', lifeOf(['manual start', 'unmoderated'], { variant: '1812-overture', players: 6 })),
  state('two masters', promoted()),
  state('approved', approved()),
];

function promoted(): Life {
  const life = lifeOf([]);
  life.write({ person: personId('olga'), role: 'observer', powers: [] }, '', joining('observe'));
  life.write(MARA, 'promote olga@example.org');
  return life;
}

function approved(): Life {
  const life = lifeOf(['approval', 'manual start'], { players: 3 });
  life.write(MARA, 'set approve all');
  return life;
}

function proposed(): Life {
  const life = played();
  life.write(life.actorOf(personId('p0'))!, 'set deadline 20 mar 2026');
  life.write(life.actorOf(personId('p1'))!, 'set deadline 21 mar 2026');
  life.moveTo(START + DAY / 24);
  return life;
}

function overAnonymous(): Life {
  const life = lifeOf(['gunboat']);
  life.confirm(MARA, 'terminate');
  return life;
}

/** Mara runs the game and plays in it, with p0. */
function runByPlayer(): readonly State[] {
  const open = () => {
    const life = openLife(boardOf('standard'), createRandom(7), START, ['players 2', 'powers 2', 'manual start']);
    life.write({ person: personId('p0'), role: 'applicant', powers: [] }, '', joining('join'));
    life.write({ person: personId('mara'), role: 'applicant', powers: [] }, '', joining('join'));
    life.write({ person: personId('jean'), role: 'observer', powers: [] }, '', joining('observe'));
    return life;
  };
  const begun = (...texts: readonly string[]) => {
    const life = open();
    life.write(MARA, 'force begin');
    for (const text of texts) life.confirm(life.actorOf(personId('mara'))!, text);
    return life;
  };
  const late = begun();
  late.moveTo(START + 5 * DAY);
  const after = () => {
    const life = begun();
    life.moveTo(START + 5 * DAY);
    life.write(life.actorOf(personId('mara'))!, 'process S1901M');
    return life;
  };
  const back = after();
  back.confirm(back.actorOf(personId('mara'))!, 'rollback');
  return [
    state('run by a player: forming', open()),
    state('run by a player: begun', begun()),
    state('run by a player: paused', begun('pause')),
    state('run by a player: over', begun('terminate')),
    state('run by a player: late', late),
    state('run by a player: fall', after()),
    state('run by a player: taken back', back),
  ];
}

/** The writers of a role in a state. */
function writersOf(life: Life, role: Role): readonly Actor[] {
  const mara = life.actorOf(personId('mara'));
  if (role === 'playing GM') return mara === null || mara.role === 'master' ? [] : [mara];
  if (role === 'master') return [MARA];
  const people = role === 'observer' ? ['jean'] : ['p0', 'p1'];
  return people.flatMap((person) => {
    const actor = life.actorOf(personId(person));
    return actor === null || (actor.role === 'applicant' ? 'player' : actor.role) !== role ? [] : [actor];
  });
}

/** Lines above the one in question, without which it means nothing. */
const BEFORE: Readonly<Record<string, string>> = {
  IF: 'PHASE S1903M',
  'ELSE IF': 'PHASE S1903M\nIF A Bur THEN',
  ELSE: 'PHASE S1903M\nIF A Bur THEN',
  ENDIF: 'PHASE S1903M\nIF A Bur THEN',
};
/** Lines that do not depend on who plays what. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  PROCESS: ['PROCESS S1901M', 'PROCESS F1901M'],
  ROLLBACK: ['ROLLBACK'],
  ROLLFORWARD: ['ROLLFORWARD'],
  EJECT: ['EJECT jean@example.org'],
  PROMOTE: ['PROMOTE jean@example.org'],
  DUMMY: ['DUMMY Austria', 'DUMMY Russia'],
  REVIVE: ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'].map(
    (power) => `REVIVE ${power} word`,
  ),
  BID: ['BID 40 British Empire'],
  CONFIRM: [],
  CONCEDE: ['A', 'E', 'F', 'G', 'I', 'R', 'T'].map((power) => `concede to ${power}`),
  DIARY: ['DIARY\nPromised Burgundy to nobody.\nEND', 'DIARY LIST', 'DIARY READ'],
};
const SET_LINES: Readonly<Record<string, readonly string[]>> = {
  CONCEDE: ['A', 'E', 'F', 'G', 'I', 'R', 'T'].map((power) => `SET CONCEDE ${power}`),
  DEADLINE: ['SET DEADLINE 12 mar 2026 20:00', 'SET DEADLINE 21 mar 2026'],
  GRACE: ['SET GRACE 20 mar 2026 18:00'],
  START: ['SET START 3 mar 2026'],
  PREFERENCE: ['SET PREFERENCE E[FGR][TAI]', 'SET PREFERENCE F'],
  PLAYERS: ['SET PLAYERS 1'],
  POWERS: ['SET POWERS 2'],
  APPROVE: ['SET APPROVE ALL'],
  'NOT APPROVE': ['SET NOT APPROVE p0@example.org'],
  DRAW: ['SET DRAW'],
};

/** Nobody is given these, and each is answered with why. */
const ANSWERED_WITH_WHY: ReadonlySet<string> = new Set(['RENAME', 'GET DEDICATION']);

interface Row {
  readonly name: string;
  readonly who: readonly Who[];
  readonly lines: readonly string[];
  /** Where it stands, from line 1. */
  readonly line: number;
  readonly isGiven: boolean;
}

const rowsOf = (entries: readonly Line[], own: Readonly<Record<string, readonly string[]>>): readonly Row[] =>
  entries.flatMap(({ spellings, usage, who, command, example }) => {
    const [word = ''] = spellings;
    const before = BEFORE[word];
    const lines = (own[word] ?? example).map((line) => (before === undefined ? line : `${before}\n${line}`));
    const read = readCommand(lines[0] ?? '', { board: boardOf('standard'), phase: null, role: 'master' })?.[0];
    const setting =
      read !== undefined && 'command' in read && read.command.command === 'SET' ? read.command.args.setting : null;
    const isGiven = !ANSWERED_WITH_WHY.has(command) && (setting === null || isOffered(setting));
    return [{ name: usage, who, lines, line: (before?.split('\n').length ?? 0) + 1, isGiven }];
  });

const ROWS = [...rowsOf(COMMANDS, LINES), ...rowsOf(SETTINGS, SET_LINES)];

function may(who: readonly Who[], role: Role | 'stranger', isUnmoderated: boolean): boolean {
  if (who.includes('all') || who.includes('registered')) return true;
  if (role === 'stranger') return false;
  if (role === 'playing GM')
    return who.some((each) => each === 'player' || each === 'master' || each === 'unmoderated');
  return (
    who.includes(role) || (who.includes('unmoderated') && (role === 'master' || (role === 'player' && isUnmoderated)))
  );
}

/** Was the line refused, or what came of it? */
function outcomeOf({ life }: State, actor: Actor, text: string, line: number) {
  const { events, report, elsewhere } = life.consider(actor, text);
  const own = report.filter((each) => each.line === line);
  return {
    isRefused: elsewhere.length === 0 && own.some(({ outcome }) => outcome === 'refused'),
    changed: events.map(({ type }) => type).filter((type) => type !== 'mail-answered'),
  };
}

/** Who plays gives up all looks; and in none of these games are seats auctioned, or does anybody ask to come in. */
const NOT_FOR_PLAYING_GM = /^(?:PREDICT$|BID |SET SEATS |SET (?:NOT )?APPROVE )/;

/** Where there is press after the deadline, as in all of these games, it asks which of two is meant. */
const ASKS_BACK: ReadonlySet<string> = new Set(['SET NO GRACE']);

describe('rights are as documented, in every state of a game', () => {
  test('the states are what their names say', () => {
    expect(STATES.flatMap(({ life }) => life.faults)).toEqual([]);
    expect(
      STATES.map(({ name, life }) => [name, life.game().status]).filter(
        ([name]) => !/\(|anon|auction|proposal|two|approved/.test(name!),
      ),
    ).toEqual([
      ['forming', 'forming'],
      ['just begun', 'active'],
      ['fall', 'active'],
      ['with votes and waits', 'active'],
      ['taken back', 'active'],
      ['paused', 'paused'],
      ['over', 'finished'],
      ['with a dummy', 'active'],
      ['asking', 'forming'],
    ]);
  });

  test('every spelling of a command says the same of who may', () => {
    for (const { name, who, lines } of ROWS) {
      const read = readCommand(lines[0]?.split('\n').at(-1) ?? '', {
        board: boardOf('standard'),
        phase: null,
        role: 'master',
      })?.[0];
      // From a master it is the game's zone, from others their own.
      if (read === undefined || !('command' in read) || name.startsWith('SET ZONE')) continue;
      expect([name, [...whoMay(read.command)].sort()]).toEqual([name, [...who].sort()]);
    }
  });

  test.each(['master', 'player', 'observer', 'playing GM'] as const)('from a %s', (role) => {
    const never: string[] = [];
    const states = role === 'playing GM' ? runByPlayer() : STATES;
    const allowedSomewhere = (who: readonly Who[]) => states.some((each) => may(who, role, each.isUnmoderated));
    for (const { name, who, lines, line, isGiven } of ROWS) {
      let taken = 0;
      for (const each of states) {
        const allowed = may(who, role, each.isUnmoderated);
        for (const actor of writersOf(each.life, role)) {
          for (const text of lines) {
            const { isRefused, changed } = outcomeOf(each, actor, text, line);
            if (!allowed) expect([each.name, text, isRefused, changed]).toEqual([each.name, text, true, []]);
            else if (!isRefused) taken += 1;
          }
        }
      }
      if (ASKS_BACK.has(name)) expect([name, taken]).toEqual([name, 0]);
      else if (lines.length > 0 && allowedSomewhere(who) && isGiven && taken === 0) never.push(name);
    }
    expect(never.filter((name) => role !== 'playing GM' || !NOT_FOR_PLAYING_GM.test(name))).toEqual([]);
  });
});

/** What is refused to a stranger for another reason: no word waits, no mail is kept, no figures are open, nothing has begun. */
const FOR_ANOTHER_REASON = /^(?:CONFIRM|RESEND|GET DEDICATION|WHATIF)/;

test('a stranger may what everybody may, at the address of a game as at the desk, and nothing else', async () => {
  const services = await playedGame();
  const before = (await gameNow(services)).n;
  for (const [n, { name, who, lines, line }] of ROWS.entries()) {
    if (FOR_ANOTHER_REASON.test(name) || line !== 1) continue;
    const allowed = may(who, 'stranger', false);
    for (const to of [undefined, JUDGE]) {
      // The desk does not know which game is meant; at the game's address it does.
      if (to === JUDGE && allowed) continue;
      await services.sent();
      // No stranger writes more than one is answered in a day.
      await write(services, `zoe${n}`, lines[0] ?? '', to);
      const told = (await services.sent()).map((mail) => mail.text.replace(/\s+/g, ' ')).join('\n');
      const isRefused = /could not be used|You take no part|No command of the judge reads/.test(told);
      expect([name, told, isRefused]).toEqual([name, told, !allowed]);
      expect([name, told]).not.toEqual([name, '']);
    }
  }
  expect((await gameNow(services)).n).toBe(before);
});
