/** Where somebody new could sit down in a game. */
import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/variant.ts';
import { isVacant } from '../bots.ts';
import type { PersonId } from '../events.ts';
import type { Game } from '../game.ts';
import { isGameFull } from '../start-game.ts';

/** Powers that can be taken over, those that want a player first; empty while powers are still to be dealt; null: no seat. */
export function whoseSeatsAreOpen(game: Game, board: Board): readonly Power[] | null {
  if (game.status === 'finished') return null;
  if (game.status === 'forming') return isGameFull(game, board) ? null : [];
  const free = game.seats.filter((seat) => isVacant(seat) && !seat.isClosed);
  const wanted = free.filter(({ status }) => status === 'abandoned');
  const open = [...wanted, ...free.filter((seat) => !wanted.includes(seat))].map(({ power }) => power);
  return open.length === 0 ? null : open;
}

/** The powers that a GM has offered to somebody; null: none. */
export function seatsOfferedTo({ seats }: Game, person: PersonId | null): readonly Power[] | null {
  const offered = seats.filter((seat) => person !== null && seat.offered?.to === person).map(({ power }) => power);
  return offered.length === 0 ? null : offered;
}

/** A power as it is named before `@game`: by its letter, unless that stands for master or observer. */
export function seatWord(board: Board, power: Power): string {
  const letter = board.powers.find(({ name }) => name === power)?.letter.toLowerCase() ?? 'm';
  return /^[mo]$/.test(letter) && !power.includes(' ') ? power.toLowerCase() : letter;
}

/** What somebody new sends to sit down there, on the seat that is offered to them before any other; null: no seat is free. */
export function lineToJoin(game: Game, board: Board, person: PersonId | null = null): string | null {
  const [power] = seatsOfferedTo(game, person) ?? whoseSeatsAreOpen(game, board) ?? [null];
  if (power === null) return null;
  return power === undefined ? `SIGNON ?${game.name}` : `TAKEOVER ${seatWord(board, power)}@${game.name}`;
}
