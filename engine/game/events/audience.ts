/** Whom we tell, in groups that several events share. */
import type { Power } from '../../board/variant.ts';
import { isBot } from '../bots.ts';
import type { Commit, EventName, GameEvent, GameEventOf, PersonId } from '../events.ts';
import { type Game, nonPlayingGms, peopleOf, powersOf, type Seat } from '../game.ts';
import type { AddressedNotification, AudienceContext } from './event-definition.ts';
import type { Notification } from './notifications.ts';
import { playersOf } from './press-readers.ts';

/** Without the writer of the mail that has brought it about: the answer says it. */
export function withoutWriter({ writer }: AudienceContext, people: readonly PersonId[]): readonly PersonId[] {
  return people.filter((person) => person !== writer);
}

/** To everybody in the game but the writer. */
export function toOthers(telling: AudienceContext, tidings: Notification): readonly AddressedNotification[] {
  return [{ to: withoutWriter(telling, peopleOf(telling.after)), tidings }];
}

export function isOf<T extends EventName>(type: T): (event: GameEvent) => event is GameEventOf<T> {
  return (event): event is GameEventOf<T> => event.type === type;
}

/** Whoever brings these about has the same mail as everybody. */
const FOR_ALL: ReadonlySet<EventName> = new Set<EventName>(['game-started', 'phase-resolved', 'game-ended']);

export function isToldAll({ events }: Commit): boolean {
  return events.some((event) => FOR_ALL.has(event.type) && !(event.type === 'game-ended' && event.again === true));
}

/** Each who plays some of these powers, with those. */
export function byPlayer(
  game: Game,
  powers: readonly Power[],
): readonly { readonly to: PersonId; readonly powers: readonly Power[] }[] {
  return playersOf(game, powers).map((to) => ({
    to,
    powers: powersOf(game, to).filter((power) => powers.includes(power)),
  }));
}

/** In an anonymous game a master who plays is not told who plays what. */
export function byWhatMastersKnow(
  game: Game,
): readonly { readonly to: readonly PersonId[]; readonly isNamed: boolean }[] {
  const aside = nonPlayingGms(game);
  const playing = game.masters.filter((person) => !aside.includes(person));
  return [
    { to: aside, isNamed: true },
    { to: playing, isNamed: !game.settings.anonymous },
  ].filter(({ to }) => to.length > 0);
}

/** Whose votes count: those who play. */
export function votersOf(game: Game): readonly Seat[] {
  return game.seats.filter((seat) => seat.status === 'playing' && !isBot(seat.person) && isLeft(game, seat.power));
}

/** Has the power anything left on the board? */
export function isLeft({ position }: Game, power: Power): boolean {
  if (position === null) return false;
  const { units, centers, dislodged } = position;
  return (units[power] ?? []).length + (centers[power] ?? []).length + (dislodged?.[power] ?? []).length > 0;
}
