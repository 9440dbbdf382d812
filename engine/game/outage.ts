/**
 * Nobody is punished for an outage of the judge: a deadline or an end of grace that passed while it was down moves by as
 * long, and on to an hour and a day of the game's rule.
 */
import { parsePhase } from '../board/phase.ts';
import type { Instant } from '../time.ts';
import type { Context } from './context.ts';
import { nextDeadline } from './deadlines.ts';
import { holdingUp, powersChoosing, powersWaiting, waitedFor } from './due.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { lateFrom, withDeadline } from './phase-clock.ts';
import { absencesOf } from './resolve-phase.ts';

/** From the last sign of life to now. */
export interface Outage {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * The event that makes up for it; none where nothing of the game passed meanwhile, or where all orders are in and nobody
 * waits, so that the phase would have been processed anyway. Afterwards the deadline lies ahead: doing it again does nothing.
 */
export function creditOutage(game: Game, outage: Outage, context: Context): readonly GameEvent[] {
  const { current, position, settings } = game;
  if (game.status !== 'active' || current === null || position === null) return [];
  const { clock } = current;
  const { from, to } = outage;
  const passed = (instant: Instant) => instant > from && instant <= to;
  const { musterEnd } = clock;
  if (musterEnd !== undefined && passed(musterEnd) && clock.deadline > to) {
    return [{ type: 'outage-credited', from, to, clock: { ...clock, musterEnd: musterEnd + (to - from) } }];
  }
  const { kind } = parsePhase(position.phase);
  if (passed(clock.deadline)) {
    if (isReady(game, context)) return [];
    const timing = { ...settings.timing[kind], next: 0 };
    const earliest = clock.deadline + (to - from);
    const deadline = nextDeadline(timing, earliest, settings.zone, context.zones, absencesOf(game), earliest);
    const rule = { kind, settings, zones: context.zones };
    return [{ type: 'outage-credited', from, to, clock: withDeadline(clock, deadline, rule, to) }];
  }
  const isOpen = passed(lateFrom(clock)) || passed(clock.graceEnd);
  if (clock.deadline > from || !isOpen || holdingUp(game, context.board).length === 0) return [];
  const moved = (instant: Instant) => (instant > from ? instant + (to - from) : instant);
  const graceEnd = moved(clock.graceEnd);
  const late = clock.lateFrom === undefined ? {} : { lateFrom: moved(clock.lateFrom) };
  return [{ type: 'outage-credited', from, to, clock: { ...clock, graceEnd, ...late } }];
}

function isReady(game: Game, { board }: Context): boolean {
  return (
    game.settings.autoProcess &&
    !game.masterWait &&
    waitedFor(game, board).length === 0 &&
    powersChoosing(game, board).length === 0 &&
    powersWaiting(game, board).length === 0
  );
}
