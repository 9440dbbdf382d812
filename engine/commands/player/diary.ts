/** DIARY: private notes, opened after the game (judge-language B). */
import { type Draft, done, emit, refused, sealed } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { type Diarist, diaryOf, LONGEST_DIARY, nextEntry } from '../../game/diary.ts';
import { readNumber } from '../../language/commands/argument-readers.ts';
import type { Command } from '../../language/commands/arguments.ts';
import type { Problem } from '../../language/commands/context.ts';
import { command, isProblem } from '../../language/commands/form.ts';
import { defineCommand } from '../definition.ts';

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
    forms: {
      DIARY: {
        usage: 'DIARY … END, DIARY LIST, DIARY READ [n], DIARY DELETE n',
        example: ['DIARY\nPromised Burgundy to nobody.\nEND', 'DIARY LIST', 'DIARY READ 1'],
        block: true,
        read: readDiary,
      },
    },
    decide: keepDiary,
  }),
};

function keepDiary(draft: Draft, line: Diary): void {
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
      done(draft, line, '');
      break;
    case 'read':
      if (args.entry !== null && !hasEntry(draft, args.entry)) refuseEntry(draft, line, args.entry);
      else {
        draft.asked.push({ what: 'diary', topic: args.entry === null ? 'all' : String(args.entry) });
        done(draft, line, '');
      }
  }
}

function record(draft: Draft, line: Diary, body: string): void {
  const { game, request } = draft;
  const { person } = request.actor;
  const as = diaristOf(draft);
  if (as === null) {
    refused(draft, line, { code: 'game/not-begun', wanted: 'diary' });
    return;
  }
  if (game.status === 'finished') {
    refused(draft, line, { code: 'player/diary-over' });
    return;
  }
  const length = diaryOf(game, person).reduce((sum, entry) => sum + entry.body.length, body.length);
  if (length > LONGEST_DIARY) {
    refused(draft, line, { code: 'player/diary-full', most: LONGEST_DIARY, length }, 'DIARY LIST');
    return;
  }
  const entry = nextEntry(game, person);
  const opens = game.settings.openDiaries;
  emit(draft, { type: 'diary-written', by: person, as, sealed: sealed(draft, { entry, body, opens }) });
  done(draft, line, { code: 'player/diary-kept', entry, opens });
}

function remove(draft: Draft, line: Diary, entry: number): void {
  if (!hasEntry(draft, entry)) {
    refuseEntry(draft, line, entry);
    return;
  }
  if (draft.game.status === 'finished' && draft.game.settings.openDiaries) {
    refused(draft, line, { code: 'player/diary-stays' });
    return;
  }
  emit(draft, { type: 'diary-deleted', by: draft.request.actor.person, sealed: sealed(draft, { entry }) });
  done(draft, line, { code: 'player/diary-deleted', entry });
}

function hasEntry({ game, request }: Draft, entry: number): boolean {
  return diaryOf(game, request.actor.person).some((each) => each.entry === entry);
}

function refuseEntry(draft: Draft, line: Diary, entry: number): void {
  const has = diaryOf(draft.game, draft.request.actor.person).length > 0;
  refused(
    draft,
    line,
    has ? { code: 'player/diary-no-entry', entry } : { code: 'player/diary-empty' },
    has ? 'DIARY LIST' : null,
  );
}

/** Null: he has signed on to a game that has not begun. */
function diaristOf({ request }: Draft): Diarist | null {
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
      return command('DIARY', { action: 'list' });
    case 'read': {
      if (/^(?:all)?$/i.test(rest.trim())) return command('DIARY', { action: 'read', entry: null });
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : command('DIARY', { action: 'read', entry: read.value });
    }
    case 'delete': {
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : command('DIARY', { action: 'delete', entry: read.value });
    }
    default: {
      const body = /^(?:record|add|write)$/i.test(word) ? rest : args.trim();
      return body === ''
        ? { problem: { code: 'player/diary-entry-empty' } }
        : command('DIARY', { action: 'record', body });
    }
  }
}
