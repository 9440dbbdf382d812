/** Somebody sits down where nobody plays: a replacement, or the player who was there before (judge-language D3, 7). */
import { parsePhase } from '../../board/phase.ts';
import type { Power } from '../../board/variant.ts';
import { seatsOf } from '../../rules/seat-rules.ts';
import { HOUR } from '../../time.ts';
import { isVacant } from '../bots.ts';
import type { Context } from '../context.ts';
import { nextDeadline } from '../deadlines.ts';
import { dueOf } from '../due.ts';
import { isSamePlayer } from '../events/seat-events.ts';
import { type Game, seatOf, unapprovedPeople } from '../game.ts';
import { withDeadline } from '../phase-clock.ts';
import { absencesOf } from '../resolve-phase.ts';
import type { DecisionDraft, MailLine } from './draft.ts';

/** Who comes back after the deadline has at least so long for his orders. */
const TIME_TO_RETURN = 24 * HOUR;

/** The actor's powers are those he takes. Whether he may has been looked at before. */
export function takeOver(draft: DecisionDraft, spot: MailLine, passwordHash: string | null): void {
  const { game, request, context } = draft;
  const { person, powers } = request.actor;
  const returned = powers.every((power) => seatOf(game, power)?.former === person);
  const isMoved = powers.every((power) => isSamePlayer(seatOf(game, power)?.offered, person));
  const clock = timeForOrders(game, context, powers, returned);
  draft.emit({
    type: 'seat-taken',
    powers,
    person,
    returned,
    ...(returned || isMoved ? {} : { cleared: true }),
    clock,
    sealed: draft.seal({ passwordHash }),
  });
  // As the others learn of it (events/seats.ts): QUIET keeps it, unless the deadline moves.
  const isTold = !game.settings.quiet || clock !== null;
  draft.done(
    spot,
    returned ? { code: 'seats/back', powers } : { code: 'seats/taken-over', game: game.name, powers, isTold },
  );
  if (clock !== null) draft.note(spot, { code: 'seats/time-given' });
  if (unapprovedPeople(draft.game).includes(person)) draft.note(spot, { code: 'seats/needs-approval' });
  draft.asked.push({ what: 'map' });
}

/**
 * The deadline moves where the newcomer would have less time for orders than NEXT (or the game's REPLACEMENT); for whoever
 * comes back, only when it has passed.
 */
function timeForOrders(game: Game, { now, zones, board }: Context, powers: readonly Power[], returned: boolean) {
  const { current, position, settings } = game;
  if (game.status !== 'active' || current === null || position === null) return null;
  if (returned && now < current.clock.deadline) return null;
  if (powers.every((power) => dueOf(board, position, power).kind === 'nothing')) return null;
  const { kind } = parsePhase(position.phase);
  const least = returned ? TIME_TO_RETURN : (settings.replacement ?? settings.timing[kind].next) * HOUR;
  const from = now + least;
  if (current.clock.deadline >= from) return null;
  const timing = { ...settings.timing[kind], next: 0 };
  const deadline = nextDeadline(timing, from, settings.zone, zones, absencesOf(game), from);
  return withDeadline(current.clock, deadline, { kind, settings, zones }, now);
}

/** The powers that go together with this one and can be taken with it. */
export function powersToTake(game: Game, power: Power, board: Context['board']): readonly Power[] {
  const seat = seatsOf(board, game.position?.ruleState).find(({ powers }) => powers.includes(power));
  const together = seat?.powers ?? [power];
  return game.seats
    .filter((each) => together.includes(each.power) && isVacant(each) && !each.isClosed)
    .map((each) => each.power);
}
