/**
 * Back to just before a phase that was resolved, and forward again (judge-language C1). Nothing is erased: the phases that
 * are taken back stay in the log, and can be had again until a phase is resolved again. The orders that were adjudicated
 * for the phase are on file again, and those that were sent ahead for the phases taken back are kept again. Everybody
 * waits: nothing is processed before the deadline without a fresh word.
 */
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { TurnRef } from '../../language/commands/arguments.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { PhaseAhead } from '../confirmable.ts';
import type { FiledOrder, ResolvedPhase, SentAhead } from '../events.ts';
import { type Game, type Seat, seatOf } from '../game.ts';
import { clockFor } from '../resolve-phase.ts';
import type { DecisionDraft } from './draft.ts';
import { fileFor } from './file-items.ts';

/** `isEnd`: where the game was over. */
type PhaseMeant = PhaseAhead | { readonly problem: Message; readonly suggestion: string | null };

export const rollbackCommand = { phaseMeant: backTo, problem, carryOut };

export const rollforwardCommand = { phaseMeant: forwardMeant, problem: whyNotForward, carryOut: goForward };

function forwardMeant({ game }: DecisionDraft, to: TurnRef | null): PhaseMeant {
  if (game.undone.length < 2) return { problem: { code: 'danger/nothing-ahead' }, suggestion: null };
  const index = forwardTo(game, to);
  const meant = index === null ? undefined : game.undone[index];
  if (meant !== undefined) return { phase: meant.phase, ...(meant.isEnd === true ? { isEnd: true } : {}) };
  const phases = game.undone.slice(1).map(({ phase }) => phase);
  return {
    problem: { code: 'danger/forward-to-which', phases },
    suggestion: `ROLLFORWARD ${phases.at(-1)}`,
  };
}

function whyNotForward({ game, request }: DecisionDraft, to: PhaseAhead): Message | null {
  if (request.past === undefined) return { code: 'danger/record-not-at-hand' };
  return indexAhead(game, to) > 0 ? null : { code: 'danger/nothing-ahead' };
}

function goForward(draft: DecisionDraft, to: PhaseAhead): void {
  const { game } = draft;
  const index = indexAhead(game, to);
  roll(
    draft,
    'forward',
    game.undone[index]!,
    [...game.resolved, ...game.undone.slice(0, index)],
    game.undone.slice(index),
  );
}

/** Index in `undone` of a phase that lies ahead; -1 when it does not. */
function indexAhead(game: Game, { phase, isEnd }: PhaseAhead): number {
  return game.undone.findLastIndex((each, n) => n > 0 && each.phase === phase && each.isEnd === isEnd);
}

/** The phase that is meant, which must be over. A number counts from 1 for the first; nothing: the last one. */
function backTo({ game }: DecisionDraft, to: TurnRef | null): PhaseMeant {
  const done = game.resolved;
  const last = done.at(-1);
  if (last === undefined) return { problem: { code: 'danger/nothing-processed' }, suggestion: null };
  if (to === null) return { phase: last.phase };
  const found = 'turn' in to ? done[to.turn - 1] : done.findLast(({ phase }) => phase === to.phase);
  if (found !== undefined) return { phase: found.phase };
  return {
    problem: { code: 'danger/back-to-which', asked: to, first: done[0]!.phase, last: last.phase },
    suggestion: `ROLLBACK ${last.phase}`,
  };
}

function problem({ game, request }: DecisionDraft, { phase }: PhaseAhead): Message | null {
  if (request.past === undefined) return { code: 'danger/record-not-at-hand' };
  if (game.settings.blind && game.status === 'finished') return { code: 'master/blind-was-shown' };
  return game.resolved.some((each) => each.phase === phase) ? null : { code: 'danger/phase-not-over', phase };
}

function carryOut(draft: DecisionDraft, { phase }: PhaseAhead): void {
  const { game } = draft;
  const index = game.resolved.findLastIndex((each) => each.phase === phase);
  const target = game.resolved[index]!;
  roll(draft, 'back', target, game.resolved.slice(0, index), [...game.resolved.slice(index), ...ahead(draft)]);
}

/** What can be had again after this one: the phase that is current goes under the number of the commit that takes it back. */
function ahead({ game, context }: DecisionDraft): readonly ResolvedPhase[] {
  // Forward again to where it all began, what was sent there since counts as well.
  if (game.undone.length > 1) return game.undone;
  const here = { phase: game.position!.phase, n: game.n + 1, at: context.now };
  return [game.status === 'finished' ? { ...here, isEnd: true } : here];
}

/** Index in `undone` of the phase to stand in; null when it is none of them. */
function forwardTo(game: Game, to: TurnRef | null): number | null {
  if (to === null) return game.undone.length - 1;
  const index = 'turn' in to ? to.turn - 1 - game.resolved.length : indexAhead(game, to);
  return index > 0 && index < game.undone.length ? index : null;
}

/** `target` is the phase to stand in, with the commit that ended it. `undone` begins with it. */
function roll(
  draft: DecisionDraft,
  direction: 'back' | 'forward',
  target: ResolvedPhase,
  resolved: readonly ResolvedPhase[],
  undone: readonly ResolvedPhase[],
): void {
  const { game, request, context } = draft;
  const past = request.past!(target.n);
  const position = past.game.position!;
  const { outcome } = past.game;
  // A board of an event stays by the clock of all.
  const beside = request.boardBeside?.status === 'finished' ? undefined : request.boardBeside?.current?.clock;
  const clock =
    beside ??
    clockFor(parsePhase(position.phase).kind, game, context, Math.max(context.now, game.current?.clock.deadline ?? 0));
  draft.emit({
    type: 'game-rolled',
    by: request.actor.person,
    direction,
    position,
    clock,
    resolved,
    undone,
    last: past.game.last,
    waits: true,
  });
  for (const seat of past.game.seats) {
    keepAheadAgain(draft, direction, seat, game.position!.phase);
    // Cast in secret, they stay so.
    if (past.game.settings.openVotes || !game.settings.openVotes) voteAgain(draft, seat);
  }
  for (const { power, onFile } of past.game.seats) {
    const orders = past.orders?.[power];
    const filed: readonly FiledOrder[] =
      orders === undefined
        ? onFile
        : orders.map((order) => onFile.find((each) => each.order === order) ?? { order, received: target.at });
    if (filed.length > 0) fileFor(draft, power, filed);
  }
  if (target.isEnd === true && outcome !== null) draft.emit({ type: 'game-ended', outcome, by: request.actor.person });
}

/**
 * What was sent ahead for phases that are taken back has been used up: it is kept again for whoever sent it. Going forward,
 * what is for phases that lie behind is given up. `from`: the phase that was current.
 */
function keepAheadAgain(draft: DecisionDraft, direction: 'back' | 'forward', was: Seat, from: PhaseCode): void {
  const seat = seatOf(draft.game, was.power);
  if (seat === undefined || seat.epoch !== was.epoch) return;
  const { calendar } = draft.context.board.variant;
  const compare = (a: PhaseCode, b: PhaseCode) => comparePhases(calendar, parsePhase(a), parsePhase(b));
  const here = draft.game.position!.phase;
  const isAhead = ({ phase }: { readonly phase: PhaseCode }) => compare(phase, here) > 0;
  const isUsedUp = (each: { readonly phase: PhaseCode }) => isAhead(each) && compare(each.phase, from) <= 0;
  const { ahead } = seat;
  const kept: SentAhead =
    direction === 'forward'
      ? { orders: ahead.orders.filter(isAhead), waits: ahead.waits.filter(isAhead) }
      : {
          orders: [
            ...was.ahead.orders.filter(isUsedUp),
            ...ahead.orders.filter((each) => compare(each.phase, from) > 0),
          ],
          waits: [...was.ahead.waits.filter(isUsedUp), ...ahead.waits.filter((each) => compare(each.phase, from) > 0)],
        };
  if (kept.orders.length === ahead.orders.length && kept.waits.length === ahead.waits.length) return;
  draft.emit({ type: 'ahead-filed', power: was.power, sealed: draft.seal(kept) });
}

/** A vote is good for its phase: whoever had one then has it again. */
function voteAgain(draft: DecisionDraft, { power, epoch, vote }: Seat): void {
  if (seatOf(draft.game, power)?.epoch !== epoch || (vote.draw === null && vote.concede === null)) return;
  draft.emit({ type: 'vote-cast', power, sealed: draft.seal(vote) });
}
