/** Arithmetic on the clock of one phase (judge-language D1): what the deadline means, and what moves along with it. */
import type { PhaseKind } from '../board/variant.ts';
import type { Settings } from '../settings/fields.ts';
import { HOUR, type Instant, type Zones } from '../time.ts';
import { nextAllowedInstant } from './deadlines.ts';
import type { PhaseClock } from './events.ts';

/** A deadline made earlier at shorter notice than this makes nobody late before the notice is over. */
export const SHORT_NOTICE = 24 * HOUR;

/** The rule by which the clock of a phase is set. */
export interface ClockRule {
  readonly kind: PhaseKind;
  readonly settings: Settings;
  readonly zones: Zones;
}

/** When missing orders begin to make their player late: at the deadline, or later where it was made earlier at short notice. */
export function lateFrom({ deadline, lateFrom: from = deadline }: PhaseClock): Instant {
  return Math.max(deadline, from);
}

/** Before this nothing is processed. At the deadline it is, whatever MIN or START say. */
export function opensAt({ earliest, deadline }: PhaseClock): Instant {
  return Math.min(earliest, deadline);
}

/** When grace ends by the rule: GRACE after the deadline and then on the next allowed day, but for STRICT GRACE. */
export function graceAfter(deadline: Instant, { kind, settings, zones }: ClockRule): Instant {
  const timing = settings.timing[kind];
  const end = deadline + timing.grace * HOUR;
  return settings.strictGrace ? end : nextAllowedInstant({ ...timing, clock: null }, end, settings.zone, zones);
}

/**
 * The clock with its deadline at another instant, set at `now`. Grace moves along. Setting the old deadline again gives the
 * old clock again.
 */
export function withDeadline(clock: PhaseClock, deadline: Instant, rule: ClockRule, now: Instant): PhaseClock {
  const { began, earliest, graceSet, musterEnd } = clock;
  const isEarlier = deadline < clock.deadline;
  const notice = isEarlier ? Math.min(lateFrom(clock), now + SHORT_NOTICE) : lateFrom(clock);
  const late = Math.max(deadline, notice);
  const grace = graceSet === undefined ? graceAfter(deadline, rule) : deadline + graceSet;
  return {
    began,
    earliest,
    deadline,
    graceEnd: Math.max(grace, late),
    ...(graceSet === undefined ? {} : { graceSet }),
    ...(late > deadline ? { lateFrom: late } : {}),
    ...(musterEnd === undefined ? {} : { musterEnd }),
  };
}

/** The clock with another end of grace, set by hand; at the instant of the rule it follows the rule again. */
export function withGraceEnd(clock: PhaseClock, graceEnd: Instant, rule: ClockRule): PhaseClock {
  const { graceSet: _, ...others } = clock;
  if (graceEnd === Math.max(graceAfter(clock.deadline, rule), lateFrom(clock))) return { ...others, graceEnd };
  return { ...others, graceEnd, graceSet: graceEnd - clock.deadline };
}

/** A pause of less than this, of which a power notices little, moves nothing. */
const SHORT_PAUSE = HOUR;
/** Unless more than such a part of the time that was left has gone by in it. */
const SMALL_PART = 24;

/**
 * The clock after a pause from `since` to `now`: what lay ahead when it began moves by its length, a deadline then on to the
 * next hour and day at which deadlines fall. A pause that was ended soon moves nothing.
 */
export function afterPause(clock: PhaseClock, since: Instant, now: Instant, rule: ClockRule): PhaseClock {
  const paused = now - since;
  const goal = [clock.deadline, lateFrom(clock), clock.graceEnd].find((instant) => instant > since);
  if (goal === undefined || (paused < SHORT_PAUSE && paused * SMALL_PART <= goal - since)) return clock;
  const moved = (instant: Instant) => (instant > since ? instant + paused : instant);
  const muster = clock.musterEnd === undefined ? {} : { musterEnd: moved(clock.musterEnd) };
  const earliest = moved(clock.earliest);
  if (clock.deadline > since) {
    const { kind, settings, zones } = rule;
    const deadline = nextAllowedInstant(settings.timing[kind], clock.deadline + paused, settings.zone, zones);
    const late = clock.lateFrom === undefined ? {} : { lateFrom: clock.lateFrom + paused };
    return { ...withDeadline({ ...clock, ...late, ...muster }, deadline, rule, now), earliest };
  }
  return {
    ...clock,
    ...muster,
    earliest,
    graceEnd: moved(clock.graceEnd),
    ...(clock.lateFrom === undefined ? {} : { lateFrom: moved(clock.lateFrom) }),
  };
}
