/** Commands about the clock: deadlines of the current phase, pauses (judge-language C1, D1). */
import { parsePhase } from '../../board/phase.ts';
import { resolveTime } from '../../language/resolve-time.ts';
import type { WrittenTime } from '../../language/written-time.ts';
import { type Instant, nextDeadline } from '../deadlines.ts';
import type { PhaseClock } from '../events.ts';
import type { Game } from '../game.ts';
import { absencesOf, clockFor, graceAfter } from '../resolve-phase.ts';
import { startGame } from '../start.ts';
import { type Draft, done, emit, note, refused } from './draft.ts';
import { type CommandLine, forMasters, forUnmoderated, type Handlers } from './handler.ts';

const DAY = 86_400_000;
/** Where neither the writer nor CLOCK names an hour: 23:30. */
const USUAL_MINUTE = 1410;
/** A date further ahead must be written with its year. */
const MOST_DAYS_AHEAD = 120;

type Dated = 'SET DEADLINE' | 'SET GRACE' | 'SET START';

export const TIMING_COMMANDS: Handlers = {
  'SET DEADLINE': forUnmoderated((draft, line) => {
    const clock = clockMeant(draft, line);
    if (clock === null) return;
    const { old, at } = clock;
    const phase = draft.game.position!.phase;
    if (at < old.deadline) {
      refused(
        draft,
        line,
        'The deadline has been announced, and a new one is never earlier: nobody is to be late who relied on it. To process the phase now, with what there is, send the line below.',
        `PROCESS ${phase}`,
      );
      return;
    }
    if (at === old.deadline) {
      note(draft, line, 'That is the deadline already');
      return;
    }
    const { settings } = draft.game;
    const grace = graceAfter(at, parsePhase(phase).kind, settings, draft.context.zones);
    set(draft, { ...old, deadline: at, graceEnd: Math.max(old.graceEnd, grace) });
    done(draft, line, 'The deadline is moved, and grace with it; all are told');
  }),
  'SET GRACE': forUnmoderated((draft, line) => {
    const clock = clockMeant(draft, line);
    if (clock === null) return;
    const { old, at } = clock;
    if (at < old.deadline) refused(draft, line, 'Grace begins at the deadline: it cannot end before.');
    else if (draft.game.settings.nmr === 'play-on' && at < old.deadline + DAY) {
      refused(
        draft,
        line,
        'With NMR, grace lasts at least 24 hours: the late are told a day before the game goes on without them.',
      );
    } else {
      set(draft, { ...old, graceEnd: at });
      done(draft, line, 'The end of grace is moved; all are told');
    }
  }),
  'SET START': forUnmoderated((draft, line) => {
    const clock = clockMeant(draft, line);
    if (clock === null) return;
    const { old, at } = clock;
    if (at > old.deadline) {
      refused(draft, line, 'The phase is processed at the deadline at the latest: START cannot be later than that.');
      return;
    }
    set(draft, { ...old, earliest: at });
    done(draft, line, 'The phase is not processed before; all are told');
  }),
  PAUSE: forUnmoderated((draft, line) => {
    const { game, request } = draft;
    switch (game.status) {
      case 'active':
        emit(draft, { type: 'game-paused', by: request.actor.person });
        done(draft, line, 'The game is paused and all are told. RESUME lets it go on');
        break;
      case 'paused':
        note(draft, line, 'The game is paused already');
        break;
      default:
        refused(draft, line, game.status === 'forming' ? 'The game has not begun yet.' : 'The game is over.');
    }
  }),
  RESUME: (draft, line) => {
    const { status, outcome, settings } = draft.game;
    // What was agreed on or won is not for one player to take back.
    const mayPlayers = settings.playersResume && outcome?.kind === 'terminated';
    if (status === 'finished' && mayPlayers && draft.request.actor.role === 'player') takeUpAgain(draft, line);
    else if (status === 'finished') forMasters<'RESUME'>(takeUpAgain)(draft, line);
    else forUnmoderated<'RESUME'>(resume)(draft, line);
  },
  FORM: forMasters((draft, line) => {
    if (draft.game.status === 'forming') note(draft, line, 'The game is forming: players may join it');
    else
      refused(
        draft,
        line,
        'The game has begun. UNSTART takes the start back if nothing has been processed.',
        'UNSTART',
      );
  }),
  ACTIVATE: forMasters((draft, line) => {
    const { game, context } = draft;
    if (game.status === 'active') note(draft, line, 'The game is running');
    else if (game.status === 'paused') resume(draft, line);
    else if (game.status === 'finished') takeUpAgain(draft, line);
    else if (game.applicants.length === 0) refused(draft, line, 'Nobody has signed on yet.');
    else {
      emit(draft, ...startGame(game, context));
      done(draft, line, 'The game has begun');
    }
  }),
};

/** The current clock and the instant that was written; null when something is wrong with it, which is then said. */
function clockMeant(draft: Draft, line: CommandLine<Dated>): { readonly old: PhaseClock; readonly at: Instant } | null {
  const { game, context } = draft;
  if (game.status !== 'active' || game.current === null || game.position === null) {
    refused(draft, line, NO_CLOCK[game.status]);
    return null;
  }
  const { kind } = parsePhase(game.position.phase);
  const minute = game.settings.timing[kind].clock ?? USUAL_MINUTE;
  const resolved = instantMeant(draft, line.args.at, minute, game.settings.zone);
  if ('problem' in resolved) {
    refused(draft, line, resolved.problem);
    return null;
  }
  if (resolved.at <= context.now && line.command !== 'SET START') {
    refused(draft, line, 'That lies in the past.');
    return null;
  }
  return { old: game.current.clock, at: resolved.at };
}

const NO_CLOCK: Readonly<Record<Game['status'], string>> = {
  forming:
    'The game has not begun yet: it has no deadline. SET MOVE, SET RETREAT and SET ADJUST say how they will fall.',
  active: 'There is no phase with a deadline now.',
  paused: 'The game is paused and its clock stands still: RESUME it first.',
  finished: 'The game is over.',
};

/** A time as written, in a zone. `most`: how many days ahead a guess at the year may lie. */
export function instantMeant(
  { context }: Draft,
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

function set(draft: Draft, clock: PhaseClock): void {
  emit(draft, { type: 'deadline-set', by: draft.request.actor.person, clock });
}

function resume(draft: Draft, line: CommandLine<'RESUME' | 'ACTIVATE'>): void {
  const { game, request, context } = draft;
  if (game.status !== 'paused' || game.current === null || game.pausedAt === null) {
    refused(draft, line, game.status === 'forming' ? 'The game has not begun yet.' : 'The game is not paused.');
    return;
  }
  const clock = shifted(game, game.current.clock, context.now - game.pausedAt, game.pausedAt, draft);
  emit(draft, { type: 'game-resumed', by: request.actor.person, clock });
  done(draft, line, 'The game goes on, its deadline moved by the length of the pause; all are told');
}

/** Deadlines that had not passed move by the pause, and on to the hour and day of the game's rule. */
function shifted(game: Game, old: PhaseClock, by: number, since: Instant, { context }: Draft): PhaseClock {
  const { settings } = game;
  const { kind } = parsePhase(game.position!.phase);
  const earliest = old.earliest > since ? old.earliest + by : old.earliest;
  if (old.deadline <= since) return { ...old, earliest, graceEnd: old.graceEnd + by };
  const timing = { ...settings.timing[kind], next: 0 };
  const { zones } = context;
  const from = old.deadline + by;
  const deadline = nextDeadline(timing, from, settings.zone, zones, absencesOf(game), from);
  return { ...old, earliest, deadline, graceEnd: graceAfter(deadline, kind, settings, zones) };
}

/** A game that ended without a winner goes on where it stood; one ended without a result by the word of any of its players. */
function takeUpAgain(draft: Draft, line: CommandLine<'RESUME' | 'ACTIVATE'>): void {
  const { game, request, context } = draft;
  const { outcome, position } = game;
  if (outcome === null || position === null || outcome.kind === 'won' || game.seats.length === 0) {
    refused(
      draft,
      line,
      outcome?.kind === 'won'
        ? 'The game was won by its rules. ROLLBACK takes it back to an earlier phase.'
        : 'The game had not begun when it ended.',
      outcome?.kind === 'won' ? 'ROLLBACK' : null,
    );
    return;
  }
  const clock = clockFor(parsePhase(position.phase).kind, game, context, context.now);
  emit(draft, { type: 'game-resumed', by: request.actor.person, clock });
  done(draft, line, 'The game goes on where it had ended; all are told');
}
