/** Resolves the current phase with the orders on file: the events that follow from it. */
import { adjudicate } from '../adjudicate/adjudicate.ts';
import { nextPosition } from '../adjudicate/phases/next-position.ts';
import { parsePhase } from '../board/phase.ts';
import type { Position } from '../board/position.ts';
import type { PhaseKind, Power } from '../board/variant.ts';
import { type Absence, HOUR, type Instant } from '../time.ts';
import { rowsOf } from '../vocabulary.ts';
import { isOutOfPractice } from './bots.ts';
import type { Context } from './context.ts';
import { nextDeadline } from './deadlines.ts';
import type { GameEvent, GameOutcome, PhaseClock } from './events.ts';
import { foreseeGame } from './evolve.ts';
import { type Game, ordersOnFile } from './game.ts';
import { loadAhead } from './orders/load-ahead.ts';
import { graceAfter } from './phase-clock.ts';

/** The game must be active. Deterministic but for the instants in `context`. */
export function resolvePhase(game: Game, context: Context): readonly GameEvent[] {
  const { board, now } = context;
  const position = game.position!;
  const orders = ordersOnFile(game);
  const resolution = adjudicate(board, position, orders, { explain: true });
  const isOut = isOutOfPractice(game, resolution);
  const over = resolution.winner !== null || resolution.next === null || isOut;
  const next = over
    ? null
    : {
        position: nextPosition(board, position, resolution),
        clock: clockFor(parsePhase(resolution.next!).kind, game, context, game.current?.clock.deadline ?? now),
      };
  const receipts = Object.fromEntries(
    game.seats.flatMap(({ power, receipt }) => (receipt === null ? [] : [[power, receipt]])),
  );
  const postal = game.postal.map(
    ({ by, press }): GameEvent => ({ type: 'press-sent', by, sealed: { salt: context.salt(), value: press } }),
  );
  const resolved: GameEvent = { type: 'phase-resolved', phase: position.phase, orders, resolution, receipts, next };
  if (!over) return [resolved, ...postal, ...loadAhead(foreseeGame(game, [resolved], now), context)];
  const winners: readonly Power[] = [resolution.winner ?? []].flat();
  const outcome =
    winners.length === 0 && isOut
      ? leadersOf(resolution.centers)
      : ({ kind: winners.length > 0 ? 'won' : 'drawn', powers: winners } as const);
  return [resolved, ...postal, { type: 'game-ended', outcome }];
}

/** The clock of a phase that begins now. `notBefore` is the previous deadline. It falls into nobody's absence. */
export function clockFor(
  kind: PhaseKind,
  game: Pick<Game, 'settings' | 'absences' | 'seats' | 'masters' | 'applicants'>,
  { now, zones }: Pick<Context, 'now' | 'zones'>,
  notBefore: Instant,
): PhaseClock {
  const { settings } = game;
  const timing = settings.timing[kind];
  const deadline = nextDeadline(timing, now, settings.zone, zones, absencesOf(game), notBefore);
  return {
    began: now,
    earliest: now + timing.min * HOUR,
    deadline,
    graceEnd: graceAfter(deadline, { kind, settings, zones }),
  };
}

/** The absences of those who play or master the game. */
export function absencesOf({
  absences,
  applicants,
  seats,
  masters,
}: Pick<Game, 'absences' | 'applicants' | 'seats' | 'masters'>): readonly Absence[] {
  const playing = seats.filter(({ status }) => status === 'playing').map(({ person }) => person);
  const people = new Set([...masters, ...applicants.map(({ person }) => person), ...playing]);
  return absences.filter(({ person }) => people.has(person));
}

/** The game goes to the powers that have most centers. */
export function leadersOf(centers: Position['centers']): GameOutcome {
  const rows = rowsOf(centers);
  const most = Math.max(...rows.map(([, own]) => own.length));
  return { kind: 'conceded', powers: rows.filter(([, own]) => own.length === most).map(([power]) => power) };
}
