/** Every entry of the tables of commands and settings, with lines that it reads. */
import { readCommand } from '../../engine/commands/read-command.ts';
import { COMMANDS, SET_FORMS, type WrittenForm } from '../../engine/commands/registry.ts';
import type { CommandUsers } from '../../engine/language/commands/command-context.ts';
import { isOffered } from '../../engine/settings/settings-change.ts';
import { boardOf } from '../boards.ts';

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
    (power) => `REVIVE ${power} walnut`,
  ),
  MUTE: ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'].map((power) => `MUTE ${power} 3 days`),
  BID: ['BID 40 British Empire'],
  CONFIRM: [],
  FILE: [],
  SEND: [],
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
  // The word of our own example is nobody's password.
  PASSWORD: ['SET PASSWORD walnut'],
};

/** Nobody is given these, and each is answered with why. */
const ANSWERED_WITH_WHY: ReadonlySet<string> = new Set(['RENAME', 'GET DEDICATION']);

export interface Row {
  readonly name: string;
  readonly who: readonly CommandUsers[];
  readonly lines: readonly string[];
  /** Where it stands, from line 1. */
  readonly line: number;
  readonly isGiven: boolean;
}

const rowsOf = (entries: readonly WrittenForm[], own: Readonly<Record<string, readonly string[]>>): readonly Row[] =>
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

export const ROWS = [...rowsOf(COMMANDS, LINES), ...rowsOf(SET_FORMS, SET_LINES)];
