/** A bot sits down where nobody plays, until somebody takes over (`SET DUMMY power BOT`). */
import type { Power } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { seatsOf } from '../../rules/seat-rules.ts';
import { botFor, isBot, isVacant } from '../bots.ts';
import { seatOf } from '../game.ts';
import { type DecisionDraft, emitEvents, type MailLine, reportDone, reportRefused, sealValue } from './draft.ts';

/** `power` null: for all that nobody plays. A power that somebody plays is asked about elsewhere. */
export function seatBots(draft: DecisionDraft, line: MailLine, power: Power | null): void {
  const { game } = draft;
  const problem = whyNoBot(draft, power);
  if (problem !== null) {
    reportRefused(draft, line, problem, game.status === 'forming' && game.applicants.length > 0 ? 'FORCE BEGIN' : null);
    return;
  }
  const open = game.seats.filter((seat) => seat.person === null && (power === null || seat.power === power));
  const seated = open.flatMap((seat) => seatBot(draft, seat.power));
  reportDone(draft, line, { code: 'bots/play', powers: seated });
}

/** Why no bot can sit down there now; null when one can. */
function whyNoBot(draft: DecisionDraft, power: Power | null): Message | null {
  const { game } = draft;
  if (game.status === 'forming') return { code: 'game/not-begun', wanted: 'bots' };
  if (game.status === 'finished') return { code: 'game/over' };
  if (power === null) {
    return game.seats.some(({ person }) => person === null) ? null : { code: 'bots/all-played' };
  }
  const seat = seatOf(game, power);
  if (seat === undefined) return { code: 'game/no-such-power', power };
  return isBot(seat.person) ? { code: 'bots/plays-already', power } : null;
}

/** Bots sit down wherever nobody plays. */
export function fillWithBots(draft: DecisionDraft): void {
  for (const { power, person } of draft.game.seats) if (person === null) seatBot(draft, power);
}

/** The powers that the bot of this one plays from now on; none where it has them already. */
export function seatBot(draft: DecisionDraft, power: Power): readonly Power[] {
  const { game, context } = draft;
  const seats = seatsOf(context.board, game.position?.ruleState);
  const together = seats.find(({ powers }) => powers.includes(power))?.powers ?? [power];
  const powers = together.filter((each) => seatOf(game, each)?.person === null);
  if (!powers.includes(power)) return [];
  emitEvents(draft, {
    type: 'seat-taken',
    powers,
    person: botFor(power),
    returned: false,
    clock: null,
    sealed: sealValue(draft, { passwordHash: null }),
  });
  return powers;
}

/** Does somebody play it who would have to leave first? */
export function isPlayed(draft: DecisionDraft, power: Power): boolean {
  const seat = seatOf(draft.game, power);
  return seat !== undefined && !isVacant(seat);
}
