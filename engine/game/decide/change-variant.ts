/** `SET VARIANT name [option …]` before the start (judge-language C2): another board, and settings that go with it as usual. */

import type { Board } from '../../board/board.ts';
import { STANDARD_RULEBOOK, type Variant } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { boardWith } from '../../rules/game-board.ts';
import { mostPlayers } from '../../rules/seat-rules.ts';
import { isOtherPowers } from '../../rules/starts.ts';
import type { Settings } from '../../settings/fields.ts';
import type { SettingChange } from '../../settings/game-settings.ts';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { changeSettings } from '../../settings/settings-change.ts';
import type { DecisionDraft } from './draft.ts';
import type { CommandLine } from './handler.ts';
import { aroundBoard } from './settings-around.ts';
import { variantDefaults } from './variant-defaults.ts';
import { variantWritten } from './variant-written.ts';

type VariantChange = Extract<SettingChange, { readonly setting: 'variant' }>['value'];

/** Whether the game may be changed at all has been looked at before. */
export function changeVariant(
  draft: DecisionDraft,
  line: CommandLine<'SET'>,
  { variant, options: behind }: VariantChange,
): void {
  const { game, request, context } = draft;
  const written = variantWritten([variant, ...behind], (name) => request.boardOf?.(name) ?? null);
  const near = request.nearVariant?.([variant, ...behind]) ?? null;
  const meant = near === null ? null : ['SET VARIANT', near.id, ...near.rest].join(' ');
  if (written === null) {
    draft.refuse(line, { code: 'deciding/no-such-variant', variant }, meant ?? 'GET VARIANTS');
    return;
  }
  const { board: found, rest: options } = written;
  const isOther = found.variant.id !== game.variant || (found.variant.edition ?? 1) !== (game.edition ?? 1);
  const usual = isOther ? asUsual(game.settings, found) : {};
  const optional = optionsOf({ ...game.settings, ...usual }, options, found, draft);
  const changes = { ...usual, ...('changes' in optional ? optional.changes : {}) };
  const board = boardWith(found, { ...game.settings, ...changes });
  const why = 'problem' in optional ? optional.problem : whyNot(draft, board);
  if (why !== null) {
    const isNearer = 'problem' in optional && near !== null && near.rest.length < options.length;
    draft.refuse(line, why, isNearer ? meant : undefined);
    return;
  }
  if (!isOther && Object.keys(changes).length === 0) {
    draft.note(line, { code: 'deciding/same-variant', variant: board.variant.name });
    return;
  }
  draft.context = { ...context, board };
  const by = request.actor.person;
  const again = isOther || isOtherPowers(game.settings.start, changes.start ?? game.settings.start);
  draft.emit({ type: 'settings-changed', by, changes, ...(again ? dataOf(board) : {}) });
  draft.done(line, { code: 'deciding/variant-set', variant: board.variant.name, isOther: again });
  const defaults = variantDefaults(board, draft.game.settings);
  if (defaults.length > 0) draft.note(line, { code: 'deciding/variant-defaults', defaults });
}

/** A start that has other powers: who has signed on must find a seat, and wishes for the powers of before are void. */
export function changePowers(draft: DecisionDraft, line: CommandLine<'SET'>, changes: Partial<Settings>): void {
  const { game, request, context } = draft;
  const whole = { ...changes, players: null, powers: null };
  const board = boardWith(request.boardOf?.(game.variant) ?? context.board, { ...game.settings, ...whole });
  const why = whyNot(draft, board);
  if (why !== null) {
    draft.refuse(line, why);
    return;
  }
  draft.context = { ...context, board };
  draft.emit({ type: 'settings-changed', by: request.actor.person, changes: whole, ...dataOf(board) });
  draft.done(line, { code: 'deciding/powers-set' });
}

/** How many play and win is the variant's to say. */
function asUsual(
  { centers, players, powers, seats, rulebook, anyCenters, oneCenter, anyDisband, start }: Settings,
  { variant }: Board,
): Partial<Settings> {
  const itsRulebook = variant.rulebook ?? STANDARD_RULEBOOK;
  return {
    ...(seats === 'drawn' ? {} : { seats: 'drawn' }),
    ...(rulebook === itsRulebook ? {} : { rulebook: itsRulebook }),
    ...(start === 'usual' ? {} : { start: 'usual' }),
    ...(anyDisband ? { anyDisband: false } : {}),
    ...(anyCenters ? { anyCenters: false } : {}),
    ...(oneCenter ? { oneCenter: false } : {}),
    ...(centers === null ? {} : { centers: null }),
    ...(players === null ? {} : { players: null }),
    ...(powers === null ? {} : { powers: null }),
    ...defaultsOf(variant),
  };
}

/** What the variant's rules say, else what any game has. */
function defaultsOf({ defaults = {} }: Variant): Pick<Settings, 'masterSees' | 'dias'> {
  const { masterSees, dias } = { ...DEFAULT_SETTINGS, ...defaults };
  return { masterSees, dias };
}

function whyNot({ game }: DecisionDraft, board: Board): Message | null {
  if (game.status !== 'forming') return { code: 'deciding/variant-stays' };
  const most = mostPlayers(board);
  return game.applicants.length > most
    ? { code: 'deciding/too-few-seats', people: game.applicants.length, variant: board.variant.name, seats: most }
    : null;
}

/** `SET VARIANT standard gunboat`: settings behind the name, as behind CREATE. */
function optionsOf(
  settings: Settings,
  options: readonly string[],
  board: Board,
  { context }: DecisionDraft,
): { readonly changes: Partial<Settings> } | { readonly problem: Message } {
  let changes: Partial<Settings> = {};
  for (const variant of options) {
    const changed = changeSettings(
      { ...settings, ...changes },
      { setting: 'variant', value: { variant, options: [] } },
      {
        begun: false,
        zones: context.zones,
        seats: mostPlayers(board),
        ...aroundBoard(board),
      },
    );
    if (!('changes' in changed)) return { problem: { code: 'deciding/no-variant-option', word: variant } };
    changes = { ...changes, ...changed.changes };
  }
  return { changes };
}

export function dataOf({ variant: { id, edition } }: Board): { readonly variant: string; readonly edition?: number } {
  return { variant: id, ...(edition === undefined ? {} : { edition }) };
}
