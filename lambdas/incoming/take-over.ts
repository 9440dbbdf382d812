/** A sign-on to a power that nobody plays: whoever may sits down there; the player who was there before returns. */

import type { Board } from '../../engine/board/board.ts';
import type { Entrance } from '../../engine/decide/decide-mail.ts';
import { isVacant } from '../../engine/game/bots.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { powersToTake } from '../../engine/game/decide/take-over.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, roleOf, type Seat, seatOf } from '../../engine/game/game.ts';
import type { SignOn } from '../../engine/language/mail/mail-text.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { type Power, personId } from '../../engine/vocabulary.ts';
import { powerShown, powersShown } from '../games/powers-shown.ts';
import type { Services } from '../ports.ts';
import { whyBarred } from './admission.ts';
import type { KnownSender } from './authority.ts';
import { type InGame, nothingInGame, refusedInGame } from './in-game.ts';
import { tryPassword } from './passwords.ts';

export interface Entering {
  readonly actor: ProvenActor;
  readonly entrance: Entrance;
}

/** Null when the sign-on is no take-over. */
export async function takeOverOf(
  services: Services,
  game: Game,
  board: Board,
  signOn: SignOn | null,
  sender: KnownSender,
): Promise<Entering | InGame | null> {
  if (signOn?.kind !== 'player' || game.status === 'forming' || signOn.resign) return null;
  const power = signOn.power === null ? null : readOnePower(board, signOn.power);
  const seat = power === null ? undefined : seatOf(game, power);
  if (power === null || seat === undefined) return null;
  const isOffered = sender.person !== null && seat.offered?.to === sender.person;
  if (!isVacant(seat) && !isOffered) return null;
  const former = isOffered ? null : await returning(services, game, seat, signOn, sender);
  const person = former ?? sender.person;
  if (person === null) return nothingInGame('unproven');
  const refuse = (message: MessageOrText, suggestion: string | null = null) =>
    refusedInGame(signOn, message, suggestion);
  if (game.status === 'finished') return refuse({ code: 'entering/over', game: game.name }, `HISTORY ${game.name}`);
  const role = roleOf(game, person);
  if (role.kind === 'player') {
    return refuse({
      code: 'entering/plays-for-one',
      game: game.name,
      names: powersShown(board, role.powers, sender.language),
    });
  }
  if (role.kind === 'master' && former === null) {
    return refuse(
      { code: 'entering/master-stays-out', power, name: powerShown(board, power, sender.language) },
      `BECOME ${power}`,
    );
  }
  const isAsked = former !== null || isOffered;
  const barred = !isAsked ? await whyBarred(services, game, person) : null;
  if (barred !== null) return refuse(barred);
  const problem = !isAsked ? await whyClosed(services, game, board, seat, signOn, sender) : null;
  if (problem !== null) return refuse(problem);
  // Whoever comes back keeps his password; a new player sets one of his own.
  const password = former === null && (isOffered || seat.claim === null) ? signOn.password : null;
  const passwordHash = password === null ? null : await sender.checks.hash(password);
  const together = isOffered ? offeredWith(game, seat) : powersToTake(game, power, board);
  const powers = [power, ...together.filter((each) => each !== power)];
  return { actor: { person, role: 'player', powers }, entrance: { kind: 'take-over', spot: signOn, passwordHash } };
}

/** All that was offered of one player's powers, or of those that nobody plays. */
function offeredWith({ seats }: Game, { offered, person }: Seat): readonly Power[] {
  const isWith = (each: Seat) => each.offered?.to === offered?.to && (isVacant(each) || each.person === person);
  return seats.filter(isWith).map(({ power }) => power);
}

/** The player who was there before, if it is he: by his address, or by his password. */
async function returning(
  services: Services,
  game: Game,
  { former }: Seat,
  { password }: SignOn,
  sender: KnownSender,
): Promise<PersonId | null> {
  if (former === null || former === sender.person) return former;
  const hash = game.passwords[former];
  if (hash === undefined || password === null) return null;
  // Whoever takes over sets a password of their own: that is no guess to report.
  const lock = { target: former, keys: [{ hash, of: former }], tell: [] };
  return (await tryPassword(services, game, password, sender, lock)) === former ? former : null;
}

/** Nobody's id: whoever has the password. */
const CLAIM = personId('claim');

async function whyClosed(
  services: Services,
  game: Game,
  board: Board,
  { isClosed, claim, power }: Seat,
  { password }: SignOn,
  sender: KnownSender,
): Promise<Message | null> {
  if (isClosed) return { code: 'entering/dummy-for-good', name: powerShown(board, power, sender.language) };
  if (claim === null) return null;
  const lock = { target: `claim:${power}`, keys: [{ hash: claim, of: CLAIM }], tell: game.masters };
  const isRight = password !== null && (await tryPassword(services, game, password, sender, lock)) === CLAIM;
  return isRight ? null : { code: 'entering/kept-for-another', name: powerShown(board, power, sender.language) };
}
