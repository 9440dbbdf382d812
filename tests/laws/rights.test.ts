/**
 * The law of rights: who may use each command, as the table of commands (and so HELP and docs/commands.md) says, is what
 * happens. For every entry of the table and each role: whoever may is not refused in every state of a game, and whoever may
 * not is refused in each of them, and nothing comes of it.
 * @module-tag long
 */

import { describe, expect, test } from 'vitest';
import { whoMay } from '../../engine/commands/dispatch.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import type { CommandUsers } from '../../engine/language/commands/command-context.ts';
import { boardOf } from '../boards.ts';
import { gameNow } from '../deadlines/games.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';
import { IS_FULL } from '../some-of.ts';
import { ROWS } from './command-rows.ts';
import { type Role, runByPlayer, type SharedState, STATES, writersOf } from './states.ts';

function may(who: readonly CommandUsers[], role: Role | 'stranger', isUnmoderated: boolean): boolean {
  if (who.includes('all') || who.includes('registered')) return true;
  if (role === 'stranger') return false;
  if (role === 'playing GM')
    return who.some((each) => each === 'player' || each === 'master' || each === 'unmoderated');
  return (
    who.includes(role) || (who.includes('unmoderated') && (role === 'master' || (role === 'player' && isUnmoderated)))
  );
}

/** Was the line refused, or what came of it? */
function outcomeOf({ life }: SharedState, actor: ProvenActor, text: string, line: number) {
  const { events, report, elsewhere } = life.consider(actor, text);
  const own = report.filter((each) => each.line === line);
  return {
    isRefused: elsewhere.length === 0 && own.some(({ outcome }) => outcome === 'refused'),
    changed: events.map(({ type }) => type).filter((type) => type !== 'mail-answered'),
  };
}

/** Who plays gives up all looks, and silences nobody; and in none of these games are seats auctioned, or does anybody ask to come in. */
const NOT_FOR_PLAYING_GM = /^(?:PREDICT$|MUTE |BID |SET SEATS |SET (?:NOT )?APPROVE )/;

/** Where there is press after the deadline, as in all of these games, it asks which of two is meant. */
const ASKS_BACK: ReadonlySet<string> = new Set(['SET NO GRACE']);

const ABSENCES = ['APPROVE', 'REFUSE'].map((verb) => `${verb} ABSENCE [power | address]`);

const ROLES = ['master', 'player', 'observer', 'playing GM', 'stranger'] as const;

/** Each command from one role that may, and every fifteenth from each; all from all with CHANCERY_FULL. */
function rowsFor(role: (typeof ROLES)[number]) {
  return ROWS.filter(({ who }, n) => {
    const able = ROLES.filter((each) => each !== 'stranger' && may(who, each, false));
    return IS_FULL || n % 15 === ROLES.indexOf(role) || able[n % able.length] === role;
  });
}

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

  test.each(ROLES.filter((role) => role !== 'stranger'))('from a %s', (role) => {
    const never: string[] = [];
    const states = role === 'playing GM' ? runByPlayer() : STATES;
    const allowedSomewhere = (who: readonly CommandUsers[]) =>
      states.some((each) => may(who, role, each.isUnmoderated));
    for (const { name, who, lines, line, isGiven } of rowsFor(role)) {
      let taken = 0;
      for (const each of states) {
        const allowed = may(who, role, each.isUnmoderated);
        // Taken once is enough, and refused must be each.
        if (allowed && taken > 0) continue;
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
    const wanted = never.filter((name) => role !== 'playing GM' || !NOT_FOR_PLAYING_GM.test(name));
    // Only where one person plays against bots: tests/laws/starts.test.ts.
    // UNDO has something to take back in tests/laws/undo/undo.test.ts, an absence is asked for in tests/masters/several-games.test.ts, IMPORT a game of its own in tests/masters/importing.test.ts.
    const elsewhere = ['SET PRACTICE', 'UNDO', 'IMPORT … END', ...ABSENCES];
    expect(wanted.filter((name) => !elsewhere.includes(name))).toEqual([]);
  });
});

/** What is refused to a stranger for another reason: no word waits, no mail is kept, no figures are open, nothing has begun, no map came with it. */
const FOR_ANOTHER_REASON = /^(?:CONFIRM|FILE|SEND|RESEND|GET DEDICATION|WHATIF|TRY VARIANT)/;

test('a stranger may what everybody may, at the address of a game as at the desk, and nothing else', async () => {
  const services = await playedGame();
  const before = (await gameNow(services)).n;
  for (const [n, { name, who, lines, line }] of rowsFor('stranger').entries()) {
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
