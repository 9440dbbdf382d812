/** Who reads a message of a game, and as whose it shows. */

import type { Power } from '../../vocabulary.ts';
import type { Addressee, GameEventOf, PersonId } from '../events.ts';
import { type Game, nonPlayingGms, peopleOf, powersOf } from '../game.ts';
import type { Press } from '../press.ts';

export type PressSent = GameEventOf<'press-sent'>;

/**
 * The sender is not among them: the acknowledgement echoes the press. Where the settings say so, masters and observers read
 * what is not addressed to them as well. `game`: as it stood when the message went out.
 */
export function readersOfPress(game: Game, event: PressSent): readonly PersonId[] {
  const { to } = event.sealed.value;
  const { masterReads, observersRead } = game.settings.press;
  const watching = game.observers.filter((person) => !isWithoutBroadcasts(game, person));
  const copies = [
    ...(masterReads && to !== 'all' ? nonPlayingGms(game) : []),
    ...(observersRead && to[0] !== 'MASTER' ? watching : []),
  ];
  return [...new Set([...addressedBy(game, event), ...copies])].filter(
    (person) => person !== event.by && !isIgnored(game, person, event),
  );
}

/**
 * Does the person ignore whom the message shows as its sender? One that hides it arrives: to leave it out would tell whose it is; so
 * does what is written to the GM, who may play.
 */
export function isIgnored(game: Game, person: PersonId, { sealed: { value } }: PressSent): boolean {
  if (value.to !== 'all' && value.to.includes('MASTER') && game.masters.includes(person)) return false;
  const ignored = value.colour === 'white' ? (game.ignored?.[person] ?? []) : [];
  return ignored.some(
    ({ power, epoch }) =>
      value.from === power && game.seats.some((seat) => seat.power === power && seat.epoch === epoch),
  );
}

/** To whom it went by its own address. `game`: as it stood when the message went out. */
export function addressedBy(game: Game, event: PressSent): readonly PersonId[] {
  const { to, subject, writer } = event.sealed.value;
  // What the master announces is no press: it reaches everybody.
  if (to === 'all')
    return peopleOf(game).filter((person) => subject !== undefined || !isWithoutBroadcasts(game, person));
  return to.flatMap((addressee: Addressee) => {
    if (addressee === 'MASTER') return game.masters;
    if (addressee === 'WRITER') return readersAsWriter(game, writer);
    if (addressee === 'OBSERVERS') return game.observers.filter((person) => !isWithoutBroadcasts(game, person));
    return playersOf(game, [addressee]);
  });
}

/** Who had written the message that is answered, as far as he is still there. */
function readersAsWriter(game: Game, writer: Press['writer']): readonly PersonId[] {
  if (writer === undefined) return [];
  return 'power' in writer
    ? playersOf(game, [writer.power])
    : peopleOf(game).filter((person) => person === writer.person);
}

/** A master who plays as well, or has come to play, has them all the same. */
export function isWithoutBroadcasts(game: Game, person: PersonId): boolean {
  return game.withoutBroadcasts.includes(person) && powersOf(game, person).length === 0;
}

/** Whoever plays one of these powers, each once. */
export function playersOf(game: Game, powers: readonly Power[]): readonly PersonId[] {
  const people = game.seats.flatMap(({ power, person }) => (person !== null && powers.includes(power) ? [person] : []));
  return [...new Set(people)];
}

/** Is it from whom it says (SET FAKE SENDER allows another)? */
export function isFromItself(game: Game, { by, sealed: { value } }: PressSent): boolean {
  const seat = game.seats.find(({ power }) => power === value.from);
  return seat === undefined || seat.person === by;
}

/** Whose name stands on it: of a forged message that of the player whose power it claims to be from; null: nobody's. */
export function namedSender(game: Game, { by, sealed: { value } }: PressSent): PersonId | null {
  if (value.colour !== 'white' || game.settings.anonymous) return null;
  const seat = game.seats.find(({ power }) => power === value.from);
  return seat === undefined ? by : seat.person;
}

/** A message, and whose name stands on it. */
export function messageTold(game: Game, event: PressSent): { readonly press: Press; readonly sender: PersonId | null } {
  return { press: event.sealed.value, sender: namedSender(game, event) };
}
