/**
 * `docs/commands.md` is made from the tables that mails are read by; each line it shows reads as it says.
 * @module-tag long
 */

import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../engine/commands/read-command.ts';
import { COMMANDS, SET_FORMS, type WrittenForm } from '../../../engine/commands/registry.ts';
import { isProblem } from '../../../engine/language/commands/form.ts';
import { GAME_SETTINGS } from '../../../engine/settings/setting-entries.ts';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { changeSettings, isOffered } from '../../../engine/settings/settings-change.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { zones } from '../../../lambdas/adapters/zones.ts';
import { commandsPage } from '../../../templates/docs/commands-page.ts';
import {
  COMMAND_WORDS,
  INFLUENCE_FORMS,
  MESSAGES,
  ORDER_FORMS,
  SIGN_ONS,
  TIMES,
} from '../../../templates/locales/en/commands.ts';
import { settingHelp } from '../../../templates/locales/settings.ts';
import { boardOf, standard } from '../../boards.ts';
import { told } from '../../told.ts';
import { readMail } from '../mails.ts';

const MASTER = { role: 'master', power: null } as const;

/** The setting of a game as its example or usage reads. */
function changeOf(entry: Pick<WrittenForm, 'example' | 'usage'>) {
  const line = entry.example[0] ?? entry.usage;
  const [item] = readMail(line, MASTER).items;
  return item?.kind === 'command' && item.command === 'SET' ? item.args : null;
}

/** What the game itself says of a setting that it does not have; null when it has it. */
function whyNot(entry: Pick<WrittenForm, 'example' | 'usage'>): string | null {
  const change = changeOf(entry);
  if (change === null || isOffered(change.setting)) return null;
  const answer = changeSettings(DEFAULT_SETTINGS, change, { begun: false, zones, seats: 7 });
  return 'problem' in answer ? told(answer.problem) : 'same' in answer ? `${told(answer.same)}.` : null;
}

describe('docs/commands.md', () => {
  test('is made from the tables (vitest -u writes it)', async () => {
    await expect(commandsPage(whyNot)).toMatchFileSnapshot('../../../docs/commands.md');
  });

  test('shows each command with an example that reads as that command', () => {
    for (const { command, example } of COMMANDS) {
      for (const line of example) {
        const { items } = readMail(needsPhase(line), MASTER);
        const last = items.at(-1);
        expect([line, last?.kind === 'command' ? last.command : last]).toEqual([line, command]);
      }
    }
  });

  test('shows each setting with an example that reads as that setting', () => {
    for (const { command, example } of SET_FORMS) {
      for (const line of example) {
        const role = command === 'SET MY ZONE' ? {} : MASTER;
        const { items } = readMail(line, role);
        expect([line, items.map((item) => (item.kind === 'command' ? item.command : item))]).toEqual([line, [command]]);
      }
    }
  });

  test('says of each setting what a new game begins with', () => {
    const standardly = SET_FORMS.filter(({ standard }) => standard === 'yes');
    for (const entry of standardly) {
      const change = changeOf(entry);
      if (change === null || whyNot(entry) !== null) continue;
      const changed = changeSettings(DEFAULT_SETTINGS, change, { begun: false, zones, seats: 7 });
      expect([entry.usage, 'changes' in changed && { ...DEFAULT_SETTINGS, ...changed.changes }]).toEqual([
        entry.usage,
        DEFAULT_SETTINGS,
      ]);
    }
  });

  test('every form of influence points reads as points, or as taking them back', () => {
    const board = boardOf('consolidation-1865');
    for (const [lines] of INFLUENCE_FORMS.rows) {
      for (const text of lines) {
        const { items } = readMail(text, {
          ...MASTER,
          role: 'player',
          power: 'PRUSSIA',
          board,
          phase: phaseCode('S1865M'),
        });
        const read = items.map((item) =>
          item.kind === 'order' ? item.influence?.at : item.kind === 'command' ? item.command : item,
        );
        expect([text, read]).toEqual([text, [text.startsWith('IP 0') ? 'CLEAR' : 'han']]);
      }
    }
  });

  test('every form of orders, messages, sign-ons and times reads without an error', () => {
    for (const [lines] of [...ORDER_FORMS.rows, ...MESSAGES.rows, ...SIGN_ONS.rows, ...TIMES.rows]) {
      for (const text of lines) {
        const isAdjustment = /^(?:build|remove|waive)/.test(text);
        const phase = isAdjustment ? 'W1901A' : /^A Mun (?:- Tyr|D)$/.test(text) ? 'F1901R' : 'F1901M';
        const { items, press, signOns } = readMail(text, { ...MASTER, board: standard, phase: phaseCode(phase) });
        expect([
          text,
          items.filter(({ kind }) => kind === 'error'),
          items.length + press.length + signOns.length,
        ]).toEqual([text, [], 1]);
        for (const message of press) expect(message.held).toBe(null);
      }
    }
  });
});

/** Conditions stand below a PHASE, and ELSE below an IF. */
function needsPhase(line: string): string {
  if (/^IF/.test(line)) return `PHASE S1903M\n${line}`;
  return /^(?:ELSE|ENDIF)/.test(line) ? `PHASE S1903M\nIF A Mun THEN\n${line}` : line;
}

test('no line of ours, sent as it stands in HELP, is refused without a whole line that would do', () => {
  for (const board of [standard, boardOf('octarine')])
    for (const { usage } of [...COMMANDS, ...SET_FORMS].filter(
      ({ block, usage: form }) => block !== true && (board === standard || /^[^[]*\bpower\b/.test(form)),
    ))
      for (const line of usage.replace(', …', '').split(/, (?=[A-Z]{3})/)) {
        const context = { board, phase: phaseCode('S1901M'), role: 'master' } as const;
        const problems = (readCommand(line, context) ?? []).flatMap((read) => ('problem' in read ? read.problem : []));
        for (const { suggestion = null } of problems.slice(0, 1))
          expect([line, suggestion, readCommand(suggestion ?? '?', context)]).toEqual([
            line,
            expect.any(String),
            expect.arrayContaining([expect.objectContaining({ command: expect.anything() })]),
          ]);
      }
});

test('usages name what they are for', () => {
  const words = [...Object.values(COMMAND_WORDS), ...GAME_SETTINGS.flatMap(({ entries }) => entries.map(settingHelp))];
  for (const help of words) expect(help).toMatch(/[.?]$/);
  for (const entry of [...COMMANDS, ...SET_FORMS]) {
    expect(entry.who.length).toBeGreaterThan(0);
    const read = entry.read('', { board: standard, phase: phaseCode('S1901M'), role: 'master' });
    if (isProblem(read)) expect(told(read.problem)).toMatch(/[.?]$/);
  }
});
