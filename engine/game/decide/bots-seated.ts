/** A bot sits down where nobody plays, until somebody takes over (`SET DUMMY power BOT`). */
import type { Power } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { seatsOf } from '../../rules/seat-rules.ts';
import type { BotStrength } from '../../vocabulary.ts';
import { botFor, isBot, isVacant } from '../bots.ts';
import { type Seat, seatOf } from '../game.ts';
import type { DecisionDraft, MailLine } from './draft.ts';

/** `power` null: for all that nobody plays. A power that somebody plays is asked about elsewhere. */
export function seatBots(draft: DecisionDraft, line: MailLine, power: Power | null, strength?: BotStrength): void {
  const { game } = draft;
  const problem = whyNoBot(draft, power, strength);
  if (problem !== null) {
    draft.refuse(line, problem, game.status === 'forming' && game.applicants.length > 0 ? 'FORCE BEGIN' : null);
    return;
  }
  // A bot of another strength takes over from the one that plays already.
  const isOpen = ({ person, strength: plays }: Seat) =>
    person === null || (strength !== undefined && isBot(person) && plays !== strength);
  const open = game.seats.filter((seat) => isOpen(seat) && (power === null || seat.power === power));
  const seated = open.flatMap((seat) => seatBot(draft, seat.power, strength));
  draft.done(line, { code: 'bots/play', powers: seated });
}

/** Why no bot can sit down there now; null when one can. */
function whyNoBot(draft: DecisionDraft, power: Power | null, strength?: BotStrength): Message | null {
  const { game } = draft;
  if (game.status === 'forming') return { code: 'game/not-begun', wanted: 'bots' };
  if (game.status === 'finished') return { code: 'game/over' };
  if (power === null) {
    const isFree = ({ person }: Seat) => person === null || (strength !== undefined && isBot(person));
    return game.seats.some(isFree) ? null : { code: 'bots/all-played' };
  }
  const seat = seatOf(game, power);
  if (seat === undefined) return { code: 'game/no-such-power', power };
  const isSame = isBot(seat.person) && (strength === undefined || seat.strength === strength);
  return isSame ? { code: 'bots/plays-already', power } : null;
}

/** Bots sit down wherever nobody plays. */
export function fillWithBots(draft: DecisionDraft): void {
  for (const { power, person } of draft.game.seats) if (person === null) seatBot(draft, power);
}

/** The powers that the bot of this one plays from now on; none where it has them already. */
export function seatBot(draft: DecisionDraft, power: Power, strength?: BotStrength): readonly Power[] {
  const { game, context } = draft;
  const seats = seatsOf(context.board, game.position?.ruleState);
  const together = seats.find(({ powers }) => powers.includes(power))?.powers ?? [power];
  const powers = together.filter((each) => {
    const person = seatOf(game, each)?.person;
    return person === null || (strength !== undefined && person !== undefined && isBot(person));
  });
  if (!powers.includes(power)) return [];
  draft.emit({
    type: 'seat-taken',
    powers,
    person: botFor(power),
    returned: false,
    clock: null,
    ...(strength === undefined ? {} : { strength }),
    sealed: draft.seal({ passwordHash: null }),
  });
  return powers;
}

/** Does somebody play it who would have to leave first? */
export function isPlayed(draft: DecisionDraft, power: Power): boolean {
  const seat = seatOf(draft.game, power);
  return seat !== undefined && !isVacant(seat);
}
