/**
 * Which phase and which branches of conditions a line of a mail stands in (judge-language A8). What cannot be read stores
 * none of the orders below it: both branches of a condition must never count.
 */
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { SectionContext } from '../mail/mail-text.ts';
import type { Guard } from './condition.ts';

export interface Branches {
  /** After PHASE; null: the current phase. */
  phase: PhaseCode | null;
  /** Why orders under the last PHASE are not stored; null when they are. */
  phaseBlocked: Message | null;
  /** The phase above, where it is over: the orders below may be meant for the current one. */
  past: PhaseCode | null;
  /** Open IFs, outermost first. */
  frames: Frame[];
}

interface Frame {
  /** The branches before that must not hold, and the one that must. */
  guards: readonly Guard[];
  /** Why orders of this IF are not stored. */
  blocked: Message | null;
}

/** Years ahead for which orders are kept. */
const MOST_YEARS_AHEAD = 5;
/** Deeper IFs are refused. */
const DEEPEST = 20;

export function createBranches(): Branches {
  return { phase: null, phaseBlocked: null, past: null, frames: [] };
}

/** Branches that an order here stands in. */
export function guardsOf({ frames }: Branches): readonly Guard[] {
  return frames.flatMap(({ guards }) => guards);
}

/** Why an order here is not stored; null when it is. */
export function whyBlocked({ phaseBlocked, frames }: Branches): Message | null {
  return phaseBlocked ?? frames.find(({ blocked }) => blocked !== null)?.blocked ?? null;
}

/** PHASE; a saying when that phase cannot be. Null as phase: the current one again. */
export function turnToPhase(branches: Branches, phase: PhaseCode | null, context: SectionContext): Message | null {
  branches.frames = [];
  branches.phaseBlocked = null;
  branches.phase = phase === context.phase ? null : phase;
  const wrong = branches.phase === null ? null : whyNotPhase(branches.phase, context);
  if (wrong !== null) failPhase(branches);
  branches.past = phase !== null && isOver(phase, context) ? phase : null;
  return wrong;
}

/** A PHASE that could not be read or taken. */
export function failPhase(branches: Branches): void {
  branches.frames = [];
  branches.phase = null;
  branches.past = null;
  branches.phaseBlocked = { code: 'conditions/below-bad-phase' };
}

function isOver(phase: PhaseCode, { board, phase: current }: SectionContext): boolean {
  if (board === null || current === null) return false;
  return comparePhases(board.variant.calendar, parsePhase(phase), parsePhase(current)) < 0;
}

/** The phase that is over and under whose heading a line stands, by itself; null where another thing keeps it from being stored. */
export function pastOf({ past, frames }: Branches): PhaseCode | null {
  return frames.length === 0 ? past : null;
}

function whyNotPhase(phase: PhaseCode, { board, phase: current }: SectionContext): Message | null {
  if (board === null || current === null) return null;
  const [then, now] = [parsePhase(phase), parsePhase(current)];
  if (comparePhases(board.variant.calendar, then, now) < 0) return { code: 'conditions/phase-over', phase, current };
  return then.year > now.year + MOST_YEARS_AHEAD
    ? { code: 'conditions/phase-too-far', phase, most: MOST_YEARS_AHEAD }
    : null;
}

/** IF; a saying when it may not stand here. */
export function openIf(branches: Branches, guard: Guard, { allows }: SectionContext): Message | null {
  if (allows?.conditions === false) {
    failIf(branches);
    return { code: 'conditions/not-in-blind-games' };
  }
  if (branches.phase === null && branches.phaseBlocked === null && branches.frames.length === 0) {
    branches.frames.push({ guards: [], blocked: { code: 'conditions/below-if-without-phase' } });
    return { code: 'conditions/needs-phase' };
  }
  if (branches.frames.length >= DEEPEST) {
    failIf(branches);
    return { code: 'conditions/too-deep' };
  }
  branches.frames.push({ guards: [guard], blocked: null });
  return null;
}

/** An IF whose condition could not be read. */
export function failIf({ frames }: Branches): void {
  frames.push({ guards: [], blocked: { code: 'conditions/below-bad-if' } });
}

/** ELSE and ELSE IF (`next`): what held before must not hold now. A saying when there is no IF. */
export function turnBranch({ frames }: Branches, next: Guard | null): Message | null {
  const frame = frames.at(-1);
  if (frame === undefined) return { code: 'conditions/else-without-if' };
  const before = frame.guards.map((guard) => (guard.holds ? { ...guard, holds: false } : guard));
  frame.guards = next === null ? before : [...before, next];
  return null;
}

/** An ELSE IF whose condition could not be read: neither it nor what follows it can be decided. */
export function failBranch({ frames }: Branches): void {
  const frame = frames.at(-1);
  if (frame !== undefined) frame.blocked ??= { code: 'conditions/below-bad-else-if' };
}

/** ENDIF; a saying when there is no IF. */
export function endIf({ frames }: Branches): Message | null {
  return frames.pop() === undefined ? { code: 'conditions/endif-without-if' } : null;
}
