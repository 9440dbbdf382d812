/**
 * Commands about the times of the current phase (judge-language C1, D1): SET DEADLINE, EXTEND and SHORTEN, SET GRACE,
 * SET START, REMIND. In a game with a master its players can agree on a deadline: each sends the same one.
 */
import { parsePhase } from '../../board/phase.ts';
import { nextAllowedInstant } from '../../game/deadlines.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft, MailLine } from '../../game/decide/draft.ts';
import { type CommandLine, forMasters } from '../../game/decide/handler.ts';
import { waitedFor } from '../../game/due.ts';
import { votersOf } from '../../game/events/audience.ts';
import type { GameEvent, PhaseClock } from '../../game/events.ts';
import { type Game, isPlayingMaster, nonPlayingGms, type Seat, seatOf } from '../../game/game.ts';
import { type ClockRule, SHORT_NOTICE, withDeadline, withGraceEnd } from '../../game/phase-clock.ts';
import { readDuration, readTime } from '../../language/commands/argument-readers.ts';
import type { Command, None } from '../../language/commands/arguments.ts';
import type { Problem } from '../../language/commands/command-context.ts';
import { bareForms, type CommandForm, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import { resolveTime } from '../../language/times/resolve-time.ts';
import type { WrittenTime } from '../../language/times/written-time.ts';
import type { Message } from '../../messages/all-messages.ts';
import { partOfTiming } from '../../settings/timing-text.ts';
import { HOUR, type Instant } from '../../time.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly 'SET DEADLINE': { readonly at: WrittenTime };
    /** Takes back a deadline that a player has proposed. */
    readonly 'SET NO DEADLINE': None;
    readonly 'SET GRACE': { readonly at: WrittenTime };
    readonly 'SET START': { readonly at: WrittenTime };
    /** The deadline of the phase that runs, so much later or earlier than it is. */
    readonly EXTEND: { readonly minutes: number };
    readonly SHORTEN: { readonly minutes: number };
    /** Reminds those who still owe orders, now. */
    readonly REMIND: None;
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly 'SET DEADLINE': { readonly at: Instant };
  }
}

const DAY = 24 * HOUR;

const MINUTE = 60_000;

/** Where neither the writer nor CLOCK names an hour: 23:30. */
const USUAL_MINUTE = 1410;

/** A date further ahead must be written with its year. */
const MOST_DAYS_AHEAD = 120;

/** A deadline further away than this is asked about first: the year may be a slip. */
const FAR_AWAY = 30 * DAY;

/** A master has the others reminded no more often. */
const BETWEEN_REMINDERS = 6 * HOUR;

type Dated = 'SET DEADLINE' | 'SET GRACE' | 'SET START';

const askedDeadline: Confirming<'SET DEADLINE'> = {
  who: 'timekeeper',
  problem: (draft, { at }) => whyNotDeadline(draft, at),
  caution: (draft, { at }) => doubtAbout(draft, at),
  carryOut: (draft, { at }) => {
    const told = setDeadline(draft, at);
    return isProposal(draft) ? told : null;
  },
};

/** The times of the current phase. */
export const DEADLINES = {
  'SET DEADLINE': defineCommand('SET DEADLINE', {
    confirm: askedDeadline,
    who: ['master', 'player'],
    forms: {
      'SET DEADLINE': dateForm('SET DEADLINE', ['SET DEADLINE Fri 23:30', 'SET DEADLINE in 24h']),
    },
    decide: forTimekeepers((draft, line) => {
      const clock = clockMeant(draft, line, line.args.at);
      if (clock !== null) moveDeadline(draft, line, clock.at);
    }),
  }),
  'SET NO DEADLINE': defineCommand('SET NO DEADLINE', {
    who: ['player'],
    forms: bareForms('SET NO DEADLINE', 'NOT DEADLINE'),
    decide: (draft, line) => {
      const { actor } = draft.request;
      const own = actor.powers.filter((power) => (seatOf(draft.game, power)?.deadlineWish ?? null) !== null);
      if (own.length === 0) {
        draft.note(line, { code: 'deadline/none-proposed' });
        return;
      }
      draft.emit(...own.map((power): GameEvent => ({ type: 'deadline-wished', power, at: null })));
      draft.done(line, { code: 'deadline/proposal-withdrawn' });
    },
  }),
  'SET GRACE': defineCommand('SET GRACE', {
    who: ['unmoderated'],
    forms: {
      'SET GRACE': dateForm('SET GRACE', ['SET GRACE 14 Mar 18:00']),
    },
    decide: (draft, line) => {
      const clock = clockMeant(draft, line, line.args.at);
      if (clock === null) return;
      const { old, at } = clock;
      if (at < old.deadline) draft.refuse(line, { code: 'deadline/grace-before-deadline' });
      else if (draft.game.settings.nmr === 'play-on' && at < old.deadline + DAY) {
        draft.refuse(line, { code: 'deadline/grace-too-short' });
      } else {
        const clock = withGraceEnd(old, at, ruleOf(draft));
        set(draft, clock);
        draft.done(line, { code: 'deadline/grace-moved', end: clock.graceEnd });
      }
    },
  }),
  'SET START': defineCommand('SET START', {
    who: ['unmoderated'],
    forms: {
      'SET START': dateForm('SET START', ['SET START 2027-03-01 18:00']),
    },
    decide: (draft, line) => {
      const clock = clockMeant(draft, line, line.args.at);
      if (clock === null) return;
      const { old, at } = clock;
      if (at > old.deadline) {
        draft.refuse(line, { code: 'deadline/start-after-deadline' });
        return;
      }
      set(draft, { ...old, earliest: at });
      draft.done(line, { code: 'deadline/start-set', at });
    },
  }),
  EXTEND: defineCommand('EXTEND', {
    who: ['master', 'player'],
    forms: oneForm('EXTEND', {
      also: ['EXTEND DEADLINE', 'EXTEND THE DEADLINE', 'POSTPONE', 'POSTPONE DEADLINE'],
      usage: 'EXTEND time',
      example: ['EXTEND 24h', 'EXTEND by 2 days'],
      read: (args) => readSpan('EXTEND', args),
    }),
    decide: forTimekeepers((draft, line) => {
      const old = clockNow(draft, line);
      if (old === null) return;
      const { now } = draft.context;
      moveDeadline(draft, line, Math.max(old.deadline, now) + line.args.minutes * MINUTE);
      if (old.deadline < now) draft.note({ line: null, text: '' }, { code: 'deadline/from-now' });
    }),
  }),
  SHORTEN: defineCommand('SHORTEN', {
    who: ['master', 'player'],
    forms: oneForm('SHORTEN', {
      also: ['SHORTEN DEADLINE', 'SHORTEN THE DEADLINE'],
      usage: 'SHORTEN time',
      example: ['SHORTEN 12h'],
      read: (args) => readSpan('SHORTEN', args),
    }),
    decide: forTimekeepers((draft, line) => {
      const old = clockNow(draft, line);
      if (old !== null) moveDeadline(draft, line, old.deadline - line.args.minutes * MINUTE);
    }),
  }),
  REMIND: defineCommand('REMIND', {
    who: ['master'],
    forms: bareForms('REMIND', 'REMIND ALL', 'REMIND PLAYERS', 'REMIND THE PLAYERS', 'SEND REMINDER', 'SEND REMINDERS'),
    afterOrders: true,
    decide: (draft, line) => {
      const old = clockNow(draft, line);
      if (old === null) return;
      const { game, context, request } = draft;
      const missing = waitedFor(game, context.board).filter((power) => seatOf(game, power)?.status === 'playing');
      const last = game.current?.lastReminder ?? null;
      if (missing.length === 0) draft.note(line, { code: 'deadline/nobody-late' });
      else if (last !== null && context.now - last < BETWEEN_REMINDERS) {
        draft.refuse(line, { code: 'deadline/reminded-lately' });
      } else {
        const hours = Math.max(0, Math.round((old.deadline - context.now) / HOUR));
        draft.emit({ type: 'reminded', hours, powers: missing, by: request.actor.person });
        const powers = isPlayingMaster(game, request.actor.person) ? null : missing;
        draft.done(line, { code: 'deadline/reminded', powers });
      }
    },
  }),
};

/** For masters and players: what a master sets, players of a game with a master propose. */
function forTimekeepers<C extends 'SET DEADLINE' | 'EXTEND' | 'SHORTEN'>(
  handler: (draft: DecisionDraft, line: CommandLine<C>) => void,
): (draft: DecisionDraft, line: CommandLine<C>) => void {
  return (draft, line) => {
    const { role, person } = draft.request.actor;
    if (role === 'player' && !isPlayingMaster(draft.game, person)) handler(draft, line);
    else forMasters<C>(handler)(draft, line);
  };
}

/** Times are shown in whole minutes. */
function inMinutes(at: Instant): number {
  return Math.floor(at / MINUTE);
}

/** A deadline that is likely a slip is asked about; any other in the future is set, or proposed. */
function moveDeadline(draft: DecisionDraft, spot: MailLine, at: Instant): void {
  const problem = whyNotDeadline(draft, at);
  if (problem !== null) draft.refuse(spot, problem);
  else if (inMinutes(at) === inMinutes(draft.game.current!.clock.deadline))
    draft.note(spot, { code: 'deadline/same-already' });
  else if (isDoubtful(draft, at)) askFirst(draft, spot, askedDeadline, { command: 'SET DEADLINE', args: { at } });
  else draft.done(spot, setDeadline(draft, at));
}

function whyNotDeadline({ game, context }: DecisionDraft, at: Instant): Message | null {
  if (game.status !== 'active' || game.current === null) return NO_CLOCK[game.status];
  return at <= context.now ? { code: 'deadline/past' } : null;
}

function isDoubtful({ game, context }: DecisionDraft, at: Instant): boolean {
  const { deadline } = game.current!.clock;
  return at > context.now + FAR_AWAY || (at < deadline && at < context.now + SHORT_NOTICE);
}

function doubtAbout(draft: DecisionDraft, at: Instant): Message {
  const ahead = at - draft.context.now;
  return {
    code: 'deadline/doubt',
    proposes: isProposal(draft) ? at : null,
    doubt: ahead > FAR_AWAY ? { daysAhead: Math.round(ahead / DAY) } : 'short notice',
  };
}

function setDeadline(draft: DecisionDraft, at: Instant): Message {
  const { game, context } = draft;
  const old = game.current!.clock;
  // Others can only send the same if it is a time that can be written.
  if (isProposal(draft)) return propose(draft, Math.ceil(at / MINUTE) * MINUTE);
  set(draft, withDeadline(old, at, ruleOf(draft), context.now));
  noteAbsences(draft, at);
  const { settings, zones, kind } = ruleOf(draft);
  const allowed = nextAllowedInstant({ ...settings.timing[kind], clock: null }, at, settings.zone, zones);
  if (allowed !== at) draft.note({ line: null, text: '' }, { code: 'deadline/no-such-day', until: allowed });
  return { code: 'deadline/moved', from: old.deadline, to: at };
}

/** Whoever is away at that time would be late, which the GM may not have thought of; one who plays may not know of it. */
function noteAbsences(draft: DecisionDraft, at: Instant): void {
  const { game, request } = draft;
  if (!nonPlayingGms(game).includes(request.actor.person)) return;
  const away = game.absences.filter(({ from, to }) => from <= at && at <= to);
  const seats = game.seats.filter(
    ({ person, status }) => status === 'playing' && away.some((each) => each.person === person),
  );
  if (seats.length === 0) return;
  const until = Math.max(
    ...away.filter((each) => seats.some(({ person }) => person === each.person)).map(({ to }) => to),
  );
  draft.note(
    { line: null, text: '' },
    { code: 'deadline/falls-in-absence', powers: seats.map(({ power }) => power), until },
  );
}

/** Is it the word of one player in a game whose master keeps the clock? */
function isProposal({ game, request }: DecisionDraft): boolean {
  return request.actor.role === 'player' && game.settings.moderated;
}

function propose(draft: DecisionDraft, at: Instant): Message {
  if (wishDeadline(draft, at) === 'agreed') return { code: 'deadline/all-agree' };
  return { code: 'deadline/proposed', at, ...supportFor(draft.game, at) };
}

/** How many of the powers that are played want this deadline. */
function supportFor(game: Game, at: Instant): { readonly have: number; readonly need: number } {
  const voters = votersOf(game);
  return { have: voters.filter((seat) => seat.deadlineWish === at).length, need: voters.length };
}

/** The writer's powers want this deadline: when all others do, it is set. */
function wishDeadline(draft: DecisionDraft, at: Instant): 'wished' | 'agreed' {
  const { actor } = draft.request;
  for (const { power, deadlineWish } of ownVoters(draft)) {
    if (deadlineWish !== at) draft.emit({ type: 'deadline-wished', power, at });
  }
  const { have, need } = supportFor(draft.game, at);
  if (need === 0 || have < need) return 'wished';
  const clock = withDeadline(draft.game.current!.clock, at, ruleOf(draft), draft.context.now);
  draft.emit({ type: 'deadline-set', by: actor.person, clock, agreed: true });
  return 'agreed';
}

function ownVoters({ game, request }: DecisionDraft): readonly Seat[] {
  return votersOf(game).filter(({ power }) => request.actor.powers.includes(power));
}

/** Whoever is ready agrees to no deadline by that; what others have proposed is said. */
export function tellOfProposals(draft: DecisionDraft, spot: MailLine): void {
  const { game, context } = draft;
  const own = ownVoters(draft);
  if (game.status !== 'active' || !game.settings.moderated || own.length === 0) return;
  if (own.some(({ deadlineWish }) => deadlineWish !== null)) return;
  const wishes = new Set(votersOf(game).flatMap(({ deadlineWish }) => deadlineWish ?? []));
  const deadlines = [...wishes].filter((at) => at > context.now);
  if (deadlines.length > 0) draft.note(spot, { code: 'deadline/others-propose', deadlines });
}

/** The clock of the phase; null when there is none that runs, which is then said. */
function clockNow(draft: DecisionDraft, spot: MailLine): PhaseClock | null {
  const { game } = draft;
  if (game.status === 'active' && game.current !== null && game.position !== null) return game.current.clock;
  draft.refuse(spot, NO_CLOCK[game.status]);
  return null;
}

/** The current clock and the instant that was written; null when something is wrong with it, which is then said. */
function clockMeant(
  draft: DecisionDraft,
  line: CommandLine<Dated>,
  time: WrittenTime,
): { readonly old: PhaseClock; readonly at: Instant } | null {
  const old = clockNow(draft, line);
  if (old === null) return null;
  const { settings } = draft.game;
  const minute = settings.timing[ruleOf(draft).kind].clock ?? USUAL_MINUTE;
  const resolved = instantMeant(draft, time, minute, settings.zone);
  if ('problem' in resolved) {
    draft.refuse(line, resolved.problem);
    return null;
  }
  if (resolved.at <= draft.context.now && line.command !== 'SET START') {
    draft.refuse(line, { code: 'deadline/date-past' });
    return null;
  }
  return { old, at: resolved.at };
}

/** The game must have a phase. */
function ruleOf({ game, context }: DecisionDraft): ClockRule {
  return { kind: parsePhase(game.position!.phase).kind, settings: game.settings, zones: context.zones };
}

/** Why it has no deadline that could be moved. */
const NO_CLOCK = {
  forming: { code: 'game/not-begun', wanted: 'deadline' },
  active: { code: 'deadline/no-phase' },
  paused: { code: 'deadline/paused' },
  finished: { code: 'game/over' },
} as const satisfies Readonly<Record<Game['status'], Message>>;

/** A time as written, in a zone. `most`: how many days ahead a guess at the year may lie. */
export function instantMeant(
  { context }: DecisionDraft,
  time: WrittenTime,
  minute: number,
  zone: string,
  most = MOST_DAYS_AHEAD,
) {
  return resolveTime(time, {
    now: context.now,
    zone,
    zones: context.zones,
    minute,
    mostDaysAhead: most,
  });
}

function set(draft: DecisionDraft, clock: PhaseClock): void {
  draft.emit({ type: 'deadline-set', by: draft.request.actor.person, clock });
}

function readSpan(name: 'EXTEND' | 'SHORTEN', args: string): Command | Problem {
  const read = readDuration(args);
  if (!isProblem(read)) return makeCommand(name, read);
  // `EXTEND the deadline to Saturday`: it says when, and not by how much.
  const [, date] = /^(?:it\s+)?(?:to|until|till)\s+(.+)$/is.exec(args.trim()) ?? [];
  const at = date === undefined ? null : readTime(date);
  return at === null || isProblem(at) ? { ...read, suggestion: `${name} 24h` } : makeCommand('SET DEADLINE', at);
}

/** `SET GRACE 14 Mar 18:00`, `SET DEADLINE 2 days`. */
function dateForm(name: Dated, example: readonly string[]): CommandForm {
  return {
    usage: `${name} date`,
    example,
    read: (args) => {
      const written = args.replace(/^to\s+/i, '');
      // `+24h`: so much later than it is, not than now.
      if (name === 'SET DEADLINE' && written.startsWith('+')) return readSpan('EXTEND', written);
      // `2 days`: from now; hours alone could be a time of day.
      const read = readTime(
        /^(?:\d{1,3}|an?|one)\s*(?:d|days?|w|weeks?)[.!]*$/i.test(written)
          ? `in ${written.replace(/^(?:an?|one)\b/i, '1').replace(/[.!]+$/, '')}`
          : written,
      );
      if (!isProblem(read)) return makeCommand(name, read);
      // `SET GRACE 48`: hours are part of the rule, which is for the phases to come.
      const part = name === 'SET GRACE' ? partOfTiming(`GRACE ${written}`) : null;
      return part === null ? read : { ...read, suggestion: part };
    },
  };
}
