/** Commands about orders: taking them back, sending them ahead, on conditions; and what a player says before the start. */
import { parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind, Power, Province } from '../../board/variant.ts';
import { type DecisionDraft, isFiledByMail } from '../../game/decide/draft.ts';
import { fileFor } from '../../game/decide/file-items.ts';
import { clearLater } from '../../game/decide/file-later.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { dropPending } from '../../game/decide/settle-pending.ts';
import type { FiledOrder } from '../../game/events.ts';
import { seatOf } from '../../game/game.ts';
import { orderKey } from '../../game/on-file.ts';
import { NEEDS_GAME } from '../../language/commands/argument-readers.ts';
import type { Command, None } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { bareForms, fixedForm, GLUED_PHASE, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { Condition } from '../../language/conditions/condition.ts';
import { readCondition } from '../../language/conditions/read-condition.ts';
import { allNamesOf, boardNames } from '../../language/names/board-names.ts';
import { readPreferences } from '../../language/names/preference-list.ts';
import { readPlace, readType } from '../../language/orders/grammar.ts';
import type { WrittenUnit } from '../../language/orders/written-order.ts';
import { readPhaseText } from '../../language/times/phase-text.ts';
import { parseOrder } from '../../orders/notation.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { tokenize } from '../../text/tokens.ts';
import { provinceOf } from '../../vocabulary.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly SIGNOFF: None;
    /** `phase`: the orders of the current phase (after PHASE: of that one); `later`: those for later phases; `all`: both. */
    readonly CLEAR:
      | { readonly what: 'phase' | 'later' | 'all' }
      | { readonly what: 'unit'; readonly unit: WrittenUnit }
      /** `cancel A Par - Bur`: this order, in canonical form, where it is on file. */
      | { readonly what: 'order'; readonly order: string }
      /** `ignore my earlier orders`: what came before this mail. */
      | { readonly what: 'before' }
      /** Allocations of influence: of one neutral unit, or (null) all. */
      | { readonly what: 'influence'; readonly at: Province | null };
    /** The lines below are for this phase; null: for the current one again. */
    readonly PHASE: { readonly phase: PhaseCode | null };
    readonly IF: { readonly condition: Condition };
    readonly 'ELSE IF': { readonly condition: Condition };
    readonly ELSE: None;
    readonly ENDIF: None;
    /** Most wanted first; powers in one tier are equally welcome. Where `*` was written: a tier of all others. */
    readonly 'SET PREFERENCE': { readonly preferences: readonly (readonly Power[])[] };
    readonly 'SET BROADCAST': { readonly on: boolean };
    /** `classic`: CLEAR is CLEAR LATER. */
    readonly 'SET CLEAR': { readonly classic: boolean };
  }
}

/** Orders, and what goes with them. */
export const ORDERING = {
  SIGNOFF: defineCommand('SIGNOFF', {
    who: ['all'],
    forms: bareForms('SIGNOFF', 'SIGN OFF', 'EOJ'),
    decide: () => {},
  }),
  CLEAR: defineCommand('CLEAR', {
    who: ['player'],
    forms: oneForm('CLEAR', {
      also: ['CLEAR ORDERS', 'CLEAR MY ORDERS', 'CANCEL MY ORDERS', 'DELETE MY ORDERS'],
      usage: 'CLEAR, CLEAR LATER, CLEAR ALL, CLEAR unit',
      example: ['CLEAR', 'CLEAR LATER', 'CLEAR ALL', 'CLEAR A Par'],
      read: readClear,
    }),
    afterOrders: true,
    begun: true,
    decide: clear,
  }),
  PHASE: defineCommand('PHASE', {
    who: ['player'],
    forms: oneForm('PHASE', {
      also: ['ORDERS FOR PHASE'],
      usage: 'PHASE phase',
      example: ['PHASE S1903M'],
      glued: GLUED_PHASE,
      read: (args, { board }) => {
        if (/^\s*(?:now|current|present)?\s*$/i.test(args)) return makeCommand('PHASE', { phase: null });
        if (board === null) return NEEDS_GAME;
        const phase = readPhaseText(board, args);
        return phase === null
          ? {
              problem: { code: 'player/no-phase-of', text: shortenText(args), variant: board.variant.name },
              suggestion: `PHASE ${board.variant.calendar.start}`,
            }
          : makeCommand('PHASE', { phase });
      },
    }),
    decide: () => {},
  }),
  IF: defineCommand('IF', {
    who: ['player'],
    forms: oneForm('IF', {
      usage: 'IF [NOT] [power] [unit] place [AND … | OR …] THEN',
      example: ['IF German A Bur OR NOT A Mun THEN'],
      read: (args, context) => withCondition(args, context, (condition) => makeCommand('IF', { condition })),
    }),
    decide: () => {},
  }),
  'ELSE IF': defineCommand('ELSE IF', {
    who: ['player'],
    forms: oneForm('ELSE IF', {
      also: ['ELSIF', 'ELIF', 'OR IF'],
      usage: 'ELSE IF …  THEN',
      example: ['ELSE IF F Eng THEN'],
      read: (args, context) => withCondition(args, context, (condition) => makeCommand('ELSE IF', { condition })),
    }),
    decide: () => {},
  }),
  ELSE: defineCommand('ELSE', {
    who: ['player'],
    forms: bareForms('ELSE', 'OTHERWISE'),
    decide: () => {},
  }),
  ENDIF: defineCommand('ENDIF', {
    who: ['player'],
    forms: bareForms('ENDIF', 'END IF', 'FI'),
    decide: () => {},
  }),
  'SET PREFERENCE': defineCommand('SET PREFERENCE', {
    who: ['player'],
    forms: {
      PREFERENCE: {
        also: ['PREFERENCES', 'PREFERENCE LIST', 'PREFS'],
        usage: 'preferences England, France',
        example: ['preference France, England'],
        read: readPreference,
      },
      'SET PREFERENCE': {
        also: ['PREFERENCES', 'PREFS', 'PREF', 'PREFERENCE LIST'],
        usage: 'SET PREFERENCE E[FGR][TAI]*',
        example: ['SET PREFERENCE E[FGR][TAI]', 'SET PREFERENCE F*'],
        read: readPreference,
      },
    },
    decide: (draft, line) => {
      const { actor } = draft.request;
      if (actor.role !== 'applicant') {
        draft.refuse(line, {
          code: actor.role === 'player' ? 'player/powers-dealt' : 'player/preference-sign-on',
        });
        return;
      }
      draft.emit({
        type: 'preferences-set',
        person: actor.person,
        sealed: draft.seal(line.args.preferences),
      });
      const unused = draft.game.settings.preferences === 'random';
      draft.done(line, unused ? { code: 'player/preference-at-random' } : '');
    },
  }),
  'SET CLEAR': defineCommand('SET CLEAR', {
    who: ['player'],
    forms: {
      'SET CLEAR CLASSIC': fixedForm('SET CLEAR CLASSIC', makeCommand('SET CLEAR', { classic: true })),
      'SET NO CLEAR CLASSIC': fixedForm(
        'SET NO CLEAR CLASSIC',
        makeCommand('SET CLEAR', { classic: false }),
        'CLEAR NORMAL',
      ),
    },
    decide: (draft, line) => {
      const { person } = draft.request.actor;
      const { classic } = line.args;
      if (isClassic(draft) !== classic) draft.emit({ type: 'clear-set', person, classic });
      draft.done(line, { code: 'player/clear-set', classic });
    },
  }),
  'SET BROADCAST': defineCommand('SET BROADCAST', {
    who: ['observer', 'master'],
    forms: {
      'SET BROADCAST': fixedForm(
        'SET BROADCAST',
        makeCommand('SET BROADCAST', { on: true }),
        'BROADCASTS',
        'BROADCAST PRESS',
        'NORMAL BROADCAST',
        'BROAD',
      ),
      'SET NO BROADCAST': fixedForm(
        'SET NO BROADCAST',
        makeCommand('SET BROADCAST', { on: false }),
        'NO BROADCASTS',
        'NO BROADCAST PRESS',
        'NO NORMAL BROADCAST',
        'NO BROAD',
      ),
    },
    decide: (draft, line) => {
      const { role, person } = draft.request.actor;
      const { on } = line.args;
      if (draft.game.withoutBroadcasts.includes(person) === on) draft.emit({ type: 'broadcasts-set', person, on });
      draft.done(line, { code: 'player/broadcasts', on, gm: role === 'master' });
    },
  }),
};

function isClassic({ game, request }: DecisionDraft): boolean {
  return game.classicClear?.includes(request.actor.person) === true;
}

function clear(draft: DecisionDraft, written: CommandLine<'CLEAR'>): void {
  const isLater = written.args.what === 'phase' && written.phase === null && isClassic(draft);
  const line: CommandLine<'CLEAR'> = isLater ? { ...written, args: { what: 'later' } } : written;
  if (draft.game.status === 'finished') {
    draft.refuse(line, { code: 'filing/over' });
    return;
  }
  const before = draft.events.length;
  const other = line.args.what === 'order' ? otherOnFile(draft, line, line.args.order) : null;
  if (other !== null) {
    draft.refuseCorrection(line, { code: 'filing/other-on-file', order: other });
    return;
  }
  for (const power of powersMeant(draft, line)) clearPower(draft, power, line);
  const explain = isStrange(draft, line);
  if (draft.events.length > before) draft.done(line, { code: 'player/cleared', explain });
  else draft.note(line, { code: 'player/nothing-to-clear', explain });
}

/** What is on file for the unit of an order, where that is not the order. */
function otherOnFile(draft: DecisionDraft, line: CommandLine<'CLEAR'>, order: string): string | null {
  const onFile = powersMeant(draft, line).flatMap((power) => seatOf(draft.game, power)?.onFile ?? []);
  if (line.phase !== null || onFile.some((each) => each.order === order)) return null;
  return onFile.find((each) => orderKey(each.order) === orderKey(order))?.order ?? null;
}

/** Twice the answer says what CLEAR means here: for people from other judges. */
function isStrange({ game, request }: DecisionDraft, { args, phase }: CommandLine<'CLEAR'>): boolean {
  return args.what === 'phase' && phase === null && (game.clears?.[request.actor.person] ?? 0) < 2;
}

function powersMeant({ request }: DecisionDraft, { as }: CommandLine<'CLEAR'>): readonly Power[] {
  return as === null ? request.actor.powers : [as];
}

function clearPower(draft: DecisionDraft, power: Power, { args, phase }: CommandLine<'CLEAR'>): void {
  const isOther = (order: string, kind: PhaseKind) => {
    if (args.what === 'order') return order !== args.order;
    const parsed = parseOrder(order, kind);
    if (args.what === 'unit') return parsed === null || parsed.kind === 'waive' || !isOf(args.unit, parsed);
    if (args.what === 'influence') {
      return parsed?.kind !== 'influence' || (args.at !== null && provinceOf(parsed.unit.at) !== args.at);
    }
    return false;
  };
  if (phase === null && args.what !== 'later' && args.what !== 'influence')
    dropPending(draft, power, ({ order }) => isMeant(order, args));
  if (args.what === 'all' || args.what === 'later') clearLater(draft, power, null);
  if (args.what === 'later') return;
  if (args.what !== 'all' && phase !== null) {
    clearLater(draft, power, phase, (later) => isMeant(later.order, args));
    return;
  }
  const seat = seatOf(draft.game, power);
  if (seat === undefined || draft.game.position === null || seat.onFile.length === 0) return;
  const { kind } = parsePhase(draft.game.position.phase);
  const kept = seat.onFile.filter((each) =>
    args.what === 'before' ? isOfThisMail(draft, power, each) : isOther(each.order, kind),
  );
  if (kept.length < seat.onFile.length) fileFor(draft, power, kept);
}

function isOfThisMail(draft: DecisionDraft, power: Power, filed: FiledOrder): boolean {
  const isFiled = draft.events.some((event) => event.type === 'orders-filed' && event.power === power);
  return isFiled && isFiledByMail(draft, power, filed);
}

/** Is an order that is not on file now, perhaps without its unit's type, to be taken back? */
function isMeant(order: string, args: CommandLine<'CLEAR'>['args']): boolean {
  if (args.what === 'unit') return orderKey(order) === provinceOf(args.unit.at);
  if (args.what === 'order') return order === args.order;
  return (
    args.what !== 'influence' || (args.at === null ? order.startsWith('IP ') : orderKey(order) === `IP ${args.at}`)
  );
}

function isOf(
  unit: WrittenUnit,
  order: { readonly kind: string; readonly unit: { readonly type: string; readonly at: string } },
) {
  if (order.kind === 'influence') return false;
  return provinceOf(order.unit.at) === provinceOf(unit.at) && (unit.type === null || unit.type === order.unit.type);
}

function readClear(args: string, { board }: CommandContext): Command | Problem {
  const text = foldText(args)
    .trim()
    .replace(/[.!]+$/, '');
  if (text === '') return makeCommand('CLEAR', { what: 'phase' });
  if (/^(?:all|everything)(?:\s+orders)?$/i.test(text)) return makeCommand('CLEAR', { what: 'all' });
  if (/^(?:later|ahead|pending|future)(?:\s+(?:orders|phases))?$/i.test(text))
    return makeCommand('CLEAR', { what: 'later' });
  if (board === null) return NEEDS_GAME;
  const influence = /^(?:ip|influence)\b\s*(.*)$/i.exec(text);
  const line = { tokens: tokenize(influence?.[1] ?? text), names: boardNames(board) };
  if (influence !== null && line.tokens.length === 0) return makeCommand('CLEAR', { what: 'influence', at: null });
  const type = readType(line.tokens, 0);
  const from = type?.next ?? 0;
  const read = readPlace(line, from);
  const place = read?.value.found === 'place' ? read : readPlace({ ...line, names: allNamesOf(board) }, from);
  if (place?.value.found !== 'place' || place.next < line.tokens.length) {
    return { problem: { code: 'player/clear-what', text: shortenText(args) } };
  }
  const { province, coast } = place.value;
  if (influence !== null) return makeCommand('CLEAR', { what: 'influence', at: province });
  const at = coast === null ? province : `${province}/${coast}`;
  return makeCommand('CLEAR', { what: 'unit', unit: { type: type?.value ?? null, at } });
}

function withCondition(
  args: string,
  { board }: CommandContext,
  build: (condition: Extract<Command, { command: 'IF' }>['args']['condition']) => Command,
): Command | Problem {
  if (board === null) return NEEDS_GAME;
  const read = readCondition(board, args);
  return isProblem(read) ? read : build(read.condition);
}

function readPreference(args: string, { board }: CommandContext): Command | Problem {
  if (board === null) return NEEDS_GAME;
  const read = readPreferences(board, args);
  return isProblem(read) ? read : makeCommand('SET PREFERENCE', read);
}
