/** DIARY: private notes, opened after the game (judge-language B). */
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { type Diarist, diaryOf, LONGEST_DIARY, nextEntry } from '../../game/diary.ts';
import { readNumber } from '../../language/commands/argument-readers.ts';
import type { Command } from '../../language/commands/arguments.ts';
import type { Problem } from '../../language/commands/command-context.ts';
import { isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly DIARY:
      | { readonly action: 'record'; readonly body: string }
      | { readonly action: 'list' }
      /** Null: all of it. */
      | { readonly action: 'read'; readonly entry: number | null }
      | { readonly action: 'delete'; readonly entry: number };
  }
}

type Diary = CommandLine<'DIARY'>;

/** Private notes. */
export const DIARIES = {
  DIARY: defineCommand('DIARY', {
    who: ['player', 'observer', 'master'],
    personal: true,
    forms: oneForm('DIARY', {
      usage: 'DIARY … END, DIARY LIST, DIARY READ [n], DIARY DELETE n',
      example: ['DIARY\nPromised Burgundy to nobody.\nEND', 'DIARY LIST', 'DIARY READ 1'],
      block: true,
      read: readDiary,
    }),
    decide: keepDiary,
  }),
};

function keepDiary(draft: DecisionDraft, line: Diary): void {
  const { args } = line;
  switch (args.action) {
    case 'record':
      record(draft, line, args.body);
      break;
    case 'delete':
      remove(draft, line, args.entry);
      break;
    case 'list':
      draft.asked.push({ what: 'diary' });
      draft.done(line, '');
      break;
    case 'read':
      if (args.entry !== null && !hasEntry(draft, args.entry)) refuseEntry(draft, line, args.entry);
      else {
        draft.asked.push({ what: 'diary', topic: args.entry === null ? 'all' : String(args.entry) });
        draft.done(line, '');
      }
  }
}

function record(draft: DecisionDraft, line: Diary, body: string): void {
  const { game, request } = draft;
  const { person } = request.actor;
  const as = diaristOf(draft);
  if (as === null) {
    draft.refuse(line, { code: 'game/not-begun', wanted: 'diary' });
    return;
  }
  if (game.status === 'finished') {
    draft.refuse(line, { code: 'player/diary-over' });
    return;
  }
  const length = diaryOf(game, person).reduce((sum, entry) => sum + entry.body.length, body.length);
  if (length > LONGEST_DIARY) {
    draft.refuse(line, { code: 'player/diary-full', most: LONGEST_DIARY, length }, 'DIARY LIST');
    return;
  }
  const entry = nextEntry(game, person);
  const opens = game.settings.openDiaries;
  draft.emit({ type: 'diary-written', by: person, as, sealed: draft.seal({ entry, body, opens }) });
  draft.done(line, { code: 'player/diary-kept', entry, opens });
}

function remove(draft: DecisionDraft, line: Diary, entry: number): void {
  if (!hasEntry(draft, entry)) {
    refuseEntry(draft, line, entry);
    return;
  }
  if (draft.game.status === 'finished' && draft.game.settings.openDiaries) {
    draft.refuse(line, { code: 'player/diary-stays' });
    return;
  }
  draft.emit({ type: 'diary-deleted', by: draft.request.actor.person, sealed: draft.seal({ entry }) });
  draft.done(line, { code: 'player/diary-deleted', entry });
}

function hasEntry({ game, request }: DecisionDraft, entry: number): boolean {
  return diaryOf(game, request.actor.person).some((each) => each.entry === entry);
}

function refuseEntry(draft: DecisionDraft, line: Diary, entry: number): void {
  const has = diaryOf(draft.game, draft.request.actor.person).length > 0;
  draft.refuse(
    line,
    has ? { code: 'player/diary-no-entry', entry } : { code: 'player/diary-empty' },
    has ? 'DIARY LIST' : null,
  );
}

/** Null: he has signed on to a game that has not begun. */
function diaristOf({ request }: DecisionDraft): Diarist | null {
  const { role, powers } = request.actor;
  switch (role) {
    case 'player':
      return powers[0] ?? null;
    case 'master':
      return 'MASTER';
    case 'observer':
      return 'OBSERVER';
    case 'applicant':
      return null;
  }
}

function readDiary(args: string): Command | Problem {
  const [, word = '', rest = ''] = /^(\w*)\s*([\s\S]*)$/.exec(args.trim()) ?? [];
  switch (word.toLowerCase()) {
    case 'list':
      return makeCommand('DIARY', { action: 'list' });
    case 'read': {
      if (/^(?:all)?$/i.test(rest.trim())) return makeCommand('DIARY', { action: 'read', entry: null });
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : makeCommand('DIARY', { action: 'read', entry: read.value });
    }
    case 'delete': {
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : makeCommand('DIARY', { action: 'delete', entry: read.value });
    }
    default: {
      const body = /^(?:record|add|write)$/i.test(word) ? rest : args.trim();
      return body === ''
        ? { problem: { code: 'player/diary-entry-empty' } }
        : makeCommand('DIARY', { action: 'record', body });
    }
  }
}
