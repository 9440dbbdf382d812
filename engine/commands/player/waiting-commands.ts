/** Commands about waiting and being away: SET WAIT, SET ALWAYS WAIT, SET ABSENCE (judge-language B, D1). */

import { namesOfPowers } from '../../board/display-names.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import { nextDeadline } from '../../game/deadlines.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { setWaitLater } from '../../game/decide/file-later.ts';
import { type CommandLine, forMasters, forPlayers } from '../../game/decide/handler.ts';
import { dueOf } from '../../game/due.ts';
import type { PersonId } from '../../game/events.ts';
import { isPlayingMaster, nonPlayingGms, seatOf } from '../../game/game.ts';
import { absencesOf } from '../../game/resolve-phase.ts';
import type { Command, None } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import {
  type CommandForm,
  fixedForm,
  isProblem,
  makeCommand,
  oneForm,
  readBare,
} from '../../language/commands/form.ts';
import { readOnePower } from '../../language/names/power-list.ts';
import { parseRange } from '../../language/times/parse-time.ts';
import type { WrittenTime } from '../../language/times/written-time.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import type { CurrentDeadline } from '../../messages/waiting-messages.ts';
import { addressIn } from '../../text/address.ts';
import type { Absence, LocalTime } from '../../time.ts';
import { defineCommand } from '../command-definition.ts';
import { instantMeant, tellOfProposals } from '../gm/deadline-commands.ts';
import { peopleMeant } from '../gm/seat-commands.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly 'SET WAIT': None;
    readonly MUSTER: None;
    readonly 'SET NOWAIT': None;
    readonly 'SET ALWAYS WAIT': { readonly on: boolean };
    /** `to` null: one day or moment. Whole days run from 00:00 to 23:59. */
    readonly 'SET ABSENCE': { readonly from: WrittenTime; readonly to: WrittenTime | null };
    /** Both null: all of them. */
    readonly 'SET NO ABSENCE': { readonly from: WrittenTime | null; readonly to: WrittenTime | null };
    /** By power, by address, or of all who ask. */
    readonly 'APPROVE ABSENCE': { readonly words: readonly string[]; readonly isGiven: boolean };
  }
}

const DAY = 86_400_000;

/** Absences that somebody may have before him at once. */
const MOST_PENDING = 3;

/** Holidays are known long before: a guess at their year may lie so many days ahead. */
const HOLIDAYS_AHEAD = 366;

/** The last minute of a day. */
const END_OF_DAY = 1439;

/** Waiting, and being away. */
export const WAITING = {
  // Any mail to the game says as much; this one says nothing else.
  MUSTER: defineCommand('MUSTER', {
    who: ['player'],
    begun: true,
    personal: true,
    forms: oneForm('MUSTER', {
      also: ['HERE', 'PRESENT', 'I AM HERE', "I'M HERE", 'HERE I AM', 'I AM IN', "I'M IN"],
      usage: 'MUSTER',
      alone: true,
      read: readBare('MUSTER'),
    }),
    decide: (draft, line) => {
      const { current } = draft.game;
      draft.done(line, { code: 'player/mustered', until: current?.clock.musterEnd ?? null });
    },
  }),
  'SET WAIT': defineCommand('SET WAIT', {
    who: ['player', 'master'],
    forms: {
      WAIT: {
        also: ['NOT READY', 'I AM NOT READY', "I'M NOT READY", 'PLEASE WAIT', 'NOT READY YET', 'NOT YET'],
        usage: 'not ready',
        example: ['not ready'],
        alone: true,
        read: readBare('SET WAIT'),
      },
      'SET WAIT': fixedForm('SET WAIT', makeCommand('SET WAIT', {}), 'W'),
    },
    decide: (draft, line) => setWait(draft, line, true),
  }),
  'SET NOWAIT': defineCommand('SET NOWAIT', {
    who: ['player', 'master'],
    forms: {
      READY: {
        also: [
          'I AM READY',
          "I'M READY",
          'IM READY',
          'NOWAIT',
          'NO WAIT',
          'GO AHEAD',
          'FINALISE',
          'FINALIZE',
          'DONE',
          'PROCEED',
        ],
        usage: 'ready',
        example: ['ready'],
        alone: true,
        read: readBare('SET NOWAIT'),
      },
      'SET NOWAIT': fixedForm('SET NOWAIT', makeCommand('SET NOWAIT', {}), 'NO WAIT', 'NOW', 'NOT WAIT', 'READY'),
    },
    decide: (draft, line) => setWait(draft, line, false),
  }),
  'SET ALWAYS WAIT': defineCommand('SET ALWAYS WAIT', {
    who: ['player'],
    forms: {
      'SET ALWAYS WAIT': fixedForm('SET ALWAYS WAIT', makeCommand('SET ALWAYS WAIT', { on: true }), 'WAIT ALWAYS'),
      'SET NO ALWAYS WAIT': fixedForm(
        'SET NO ALWAYS WAIT',
        makeCommand('SET ALWAYS WAIT', { on: false }),
        'NOT ALWAYS WAIT',
        'NEVER WAIT',
      ),
    },
    begun: true,
    decide: (draft, line) => {
      if (isOver(draft, line)) return;
      const { on } = line.args;
      for (const power of draft.request.actor.powers) {
        if (seatOf(draft.game, power)?.person == null) continue;
        draft.emit({ type: 'always-wait-set', power, sealed: draft.seal({ on }) });
      }
      draft.done(line, { code: 'waiting/always', on });
    },
  }),
  'SET ABSENCE': defineCommand('SET ABSENCE', {
    who: ['player', 'master'],
    forms: {
      AWAY: {
        also: [
          'I AM AWAY',
          "I'M AWAY",
          'IM AWAY',
          'I WILL BE AWAY',
          "I'LL BE AWAY",
          'ON HOLIDAY',
          'ON VACATION',
          'I AM ON HOLIDAY',
          'IM ON HOLIDAY',
          'I WILL BE ON HOLIDAY',
          "I'LL BE ON HOLIDAY",
          'I AM ON VACATION',
          'IM ON VACATION',
          'I WILL BE ON VACATION',
          "I'LL BE ON VACATION",
          'HOLIDAY',
          'VACATION',
          'ABSENT',
          'ABSENCE',
        ],
        usage: 'away 3 to 10 August',
        example: ['away 3 to 10 August'],
        read: readAbsence,
      },
      'SET ABSENCE': {
        also: ['ABSENT', 'HOLIDAY', 'HOLIDAYS', 'VACATION', 'VACATIONS', 'AWAY'],
        usage: 'SET ABSENCE date [TO date]',
        example: ['SET ABSENCE 3 Aug TO 10 Aug'],
        read: readAbsence,
      },
    },
    decide: (draft, line) => setAbsence(draft, line),
  }),
  'SET NO ABSENCE': defineCommand('SET NO ABSENCE', {
    who: ['player', 'master'],
    forms: {
      'NOT AWAY': {
        also: ['I AM BACK', "I'M BACK", 'BACK'],
        usage: 'I am back',
        example: ['I am back'],
        alone: true,
        read: () => makeCommand('SET NO ABSENCE', { from: null, to: null }),
      },
      'SET NO ABSENCE': {
        also: ['NO ABSENCES', 'NO HOLIDAY', 'NO HOLIDAYS', 'NO VACATION', 'NO VACATIONS', 'NOT ABSENT', 'NOT AWAY'],
        usage: 'SET NO ABSENCE [date [TO date]]',
        example: ['SET NO ABSENCE', 'SET NO ABSENCE 3 Aug'],
        read: (args) => {
          if (args.trim() === '') return makeCommand('SET NO ABSENCE', { from: null, to: null });
          const range = parseRange(args);
          return isProblem(range) ? range : makeCommand('SET NO ABSENCE', range);
        },
      },
    },
    decide: (draft, line) => clearAbsence(draft, line),
  }),
  'APPROVE ABSENCE': defineCommand('APPROVE ABSENCE', {
    who: ['master'],
    forms: {
      'APPROVE ABSENCE': answerForm('APPROVE', true),
      'REFUSE ABSENCE': answerForm('REFUSE', false),
    },
    decide: forMasters((draft, line) => answerAbsence(draft, line)),
  }),
};

/** One line for all games of whoever asks: by their address. */
function answerForm(verb: 'APPROVE' | 'REFUSE', isGiven: boolean): CommandForm {
  const verbs = isGiven ? ['GRANT', 'ALLOW', 'ACCEPT'] : ['DENY', 'DECLINE', 'REJECT'];
  return {
    also: [...verbs.map((each) => `${each} ABSENCE`), `${verb} AWAY`],
    usage: `${verb} ABSENCE [power | address]`,
    example: [`${verb} ABSENCE Italy`],
    read: (args) => {
      const words = args.split(/[\s,;]+/).filter((word) => !/^(?:of|for|all|)$/i.test(word));
      return makeCommand('APPROVE ABSENCE', { words: words.map((word) => addressIn(word) ?? word), isGiven });
    },
  };
}

/** Who asks learns it, as of all that a GM writes for them. */
function answerAbsence(draft: DecisionDraft, line: CommandLine<'APPROVE ABSENCE'>): void {
  const { game, request, context } = draft;
  const by = request.actor.person;
  const { words, isGiven } = line.args;
  const asking = isPlayingMaster(game, by) ? [] : (game.absencesAsked ?? []).filter(({ to }) => to > context.now);
  const people = peopleMeant(
    draft,
    words.length === 0 ? ['all'] : words,
    asking.map(({ person }) => person),
  );
  if (people.length === 0) draft.refuse(line, { code: 'waiting/nobody-asks-absence', any: asking.length > 0 });
  for (const { person, from, to } of asking.filter((each) => people.includes(each.person))) {
    const own = pendingOf(draft, person);
    const powers = game.seats.flatMap((seat) => (seat.person === person ? seat.power : []));
    if (isGiven && own.length >= MOST_PENDING) {
      draft.refuse(line, TOO_MANY);
      continue;
    }
    const absences = [...own, ...(isGiven ? [{ from, to }] : [])].map(spanOf);
    draft.emit({ type: 'absences-set', person, sealed: draft.seal({ absences }) });
    const days = [from, to].map((at) => context.zones.localTime(at, game.settings.zone)).map(isoMinute);
    const lines = [`${isGiven ? 'SET' : 'REFUSE'} ABSENCE ${days.join(' TO ')}`];
    const [power] = powers;
    if (power !== undefined) draft.emit({ type: 'acted-for', by, power, sealed: draft.seal({ lines }) });
    const current = isGiven ? aboutCurrent(draft, { from, to }) : null;
    draft.done(line, { code: 'waiting/absence-answered', powers, from, to, current });
  }
}

function isoMinute({ year, month, day, minute }: LocalTime): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

type Waiting = CommandLine<'SET WAIT' | 'SET NOWAIT'>;

/** From a player for his powers, from a master for the game. */
function setWait(draft: DecisionDraft, line: Waiting, wait: boolean): void {
  const { actor } = draft.request;
  if (isOver(draft, line)) return;
  if (actor.role === 'master') {
    if (draft.game.masterWait !== wait) draft.emit({ type: 'master-wait-set', by: actor.person, wait });
    draft.done(line, { code: 'waiting/gm', wait });
    return;
  }
  forPlayers<'SET WAIT' | 'SET NOWAIT'>((_, each) => {
    if (each.phase !== null) {
      setWaitLater(draft, each, each.phase, wait);
      return;
    }
    for (const power of actor.powers) {
      const seat = seatOf(draft.game, power);
      if (seat?.wait !== wait || seat.waitsForPoints === true || seat.waitsForChange === true)
        draft.emit({ type: 'wait-set', power, sealed: draft.seal({ wait }) });
    }
    // The paragraph on the orders on file says whether the power waits, and what that means.
    draft.done(each, '');
    const { position, current } = draft.game;
    if (wait && isIdle(draft, actor.powers)) draft.note(each, { code: 'waiting/none-due' });
    else if (wait && position !== null && current !== null && draft.context.now >= current.clock.deadline)
      draft.note(each, { code: 'waiting/past-deadline', phase: position.phase });
    if (!wait) tellOfProposals(draft, each);
    const always = actor.powers.some((power) => seatOf(draft.game, power)?.alwaysWait === true);
    if (!wait && always) draft.note(each, { code: 'waiting/this-phase-only' });
  })(draft, line);
}

function isIdle({ game, context }: DecisionDraft, powers: readonly Power[]): boolean {
  if (!game.settings.strictWait || game.position === null) return false;
  return powers.every((power) => dueOf(context.board, game.position!, power).kind === 'nothing');
}

function isOver(draft: DecisionDraft, line: CommandLine<'SET WAIT' | 'SET NOWAIT' | 'SET ALWAYS WAIT'>): boolean {
  if (draft.game.status !== 'finished') return false;
  draft.refuse(line, { code: 'game/over' });
  return true;
}

type Away = CommandLine<'SET ABSENCE' | 'SET NO ABSENCE'>;

/** An absence of the writer, or after BECOME of the power's player, for which no maximum holds. */
function setAbsence(draft: DecisionDraft, line: CommandLine<'SET ABSENCE'>): void {
  const { game, request } = draft;
  const person = personAway(draft, line);
  if (person === null) return;
  const absence = absenceMeant(draft, line.args.from, line.args.to, line.as);
  const isFree = request.actor.role === 'master' || person !== request.actor.person;
  const problem = 'problem' in absence ? absence.problem : whyNotAway(draft, person, absence, isFree);
  if (problem !== null || 'problem' in absence) {
    draft.refuse(line, problem ?? '', problem === TOO_MANY ? 'SET NO ABSENCE' : null);
    return;
  }
  const { maxAbsence } = game.settings;
  if (!isFree && absence.to - absence.from > maxAbsence * DAY) {
    // When others are away is nothing that a GM who plays may know.
    if (nonPlayingGms(game).length === 0) {
      draft.refuse(line, { code: 'waiting/absence-too-long', days: maxAbsence });
      return;
    }
    draft.emit({ type: 'absence-asked', person, sealed: draft.seal({ absence }) });
    draft.note(line, { code: 'waiting/absence-asked', days: maxAbsence });
    return;
  }
  const absences = [...pendingOf(draft, person), absence].map(spanOf);
  draft.emit({ type: 'absences-set', person, sealed: draft.seal({ absences }) });
  const by = request.actor.role === 'master' ? ({ byMaster: true } as const) : {};
  draft.done(line, { code: 'waiting/absence-kept', current: aboutCurrent(draft, absence), ...by });
}

const TOO_MANY: Message = { code: 'waiting/absences-at-most', most: MOST_PENDING };

/** The span as written; whole days run from 00:00 to 23:59 by the writer's clock, or for another (`as`) by the game's. */
function absenceMeant(
  draft: DecisionDraft,
  from: WrittenTime,
  to: WrittenTime | null,
  as: Power | null,
): Absence | { readonly problem: MessageOrText } {
  const gameZone = draft.game.settings.zone;
  const zone = as === null ? (draft.request.zone ?? gameZone) : gameZone;
  const first = instantMeant(draft, from, 0, zone, HOLIDAYS_AHEAD);
  if ('problem' in first) return first;
  const last = instantMeant(draft, to ?? from, END_OF_DAY, zone, HOLIDAYS_AHEAD);
  return 'problem' in last ? last : { from: first.at, to: last.at };
}

/** Why the absence is not kept; null when it is. `isFree`: a master's, or with a master's word. */
function whyNotAway(draft: DecisionDraft, person: PersonId, absence: Absence, isFree: boolean): Message | null {
  if (!isFree && !draft.game.settings.absences) return { code: 'waiting/no-absences' };
  if (absence.to <= absence.from) return { code: 'waiting/absence-backwards' };
  if (absence.to <= draft.context.now) return { code: 'waiting/absence-past' };
  return pendingOf(draft, person).length >= MOST_PENDING ? TOO_MANY : null;
}

function pendingOf({ game, context }: DecisionDraft, person: PersonId): readonly Absence[] {
  return game.absences.filter((each) => each.person === person && each.to > context.now);
}

function spanOf({ from, to }: Absence): Absence {
  return { from, to };
}

/** The current deadline stays; what the rule would make of the next one is not known yet. */
function aboutCurrent({ game, context }: DecisionDraft, absence: Absence): CurrentDeadline {
  const { current, position, settings } = game;
  if (current === null || position === null) return 'none';
  const { deadline } = current.clock;
  if (absence.from <= deadline && deadline <= absence.to) return 'within';
  const timing = settings.timing[parsePhase(position.phase).kind];
  const others = absencesOf(game).filter(({ from, to }) => from !== absence.from || to !== absence.to);
  const ahead = (absences: readonly Absence[]) =>
    nextDeadline(timing, Math.max(deadline, context.now), settings.zone, context.zones, absences);
  return ahead(others) === ahead([...others, absence]) ? 'stays' : 'next-moves';
}

function clearAbsence(draft: DecisionDraft, line: CommandLine<'SET NO ABSENCE'>): void {
  const person = personAway(draft, line);
  if (person === null) return;
  const { from, to } = line.args;
  const span = from === null ? null : absenceMeant(draft, from, to, line.as);
  if (span !== null && 'problem' in span) {
    draft.refuse(line, span.problem);
    return;
  }
  const own = pendingOf(draft, person);
  const kept = span === null ? [] : own.filter((each) => each.to < span.from || each.from > span.to);
  if (kept.length === own.length) {
    draft.note(line, { code: 'waiting/no-absence', any: own.length > 0 });
    return;
  }
  draft.emit({ type: 'absences-set', person, sealed: draft.seal({ absences: kept.map(spanOf) }) });
  draft.done(line, { code: 'waiting/absence-taken-back', left: kept.length > 0 });
}

/** Whose absence it is; null when the writer can have none, which is then said. */
function personAway(draft: DecisionDraft, line: Away): PersonId | null {
  const { actor } = draft.request;
  if (actor.role === 'observer') {
    draft.refuse(line, { code: 'waiting/observers-wait-not' });
    return null;
  }
  if (draft.game.status === 'finished') {
    draft.refuse(line, { code: 'game/over' });
    return null;
  }
  if (line.as === null) return actor.person;
  const away = seatOf(draft.game, line.as)?.person ?? null;
  if (away === null) draft.refuse(line, { code: 'danger/nobody-plays', power: line.as });
  return away;
}

function readAbsence(args: string, { board, role }: CommandContext): Command | Problem {
  const range = parseRange(args);
  if (!isProblem(range)) return makeCommand('SET ABSENCE', range);
  // A GM's `ABSENCE Italy 3 to 10 August`
  const [, named = '', when = ''] = /^\s*([^\d\s]+)\s+(?:from\s+)?(\S.*)$/i.exec(args) ?? [];
  const power = role !== 'master' || board === null ? null : readOnePower(board, named);
  const isOther = power !== null && !isProblem(parseRange(when));
  return { ...range, suggestion: isOther ? `BECOME ${namesOfPowers(board!, [power])}\nAWAY ${when.trim()}` : null };
}
