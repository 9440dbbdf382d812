/**
 * Who comes into a game by a sign-on, and who is refused, with why: a table of person, sign-on and state of the game
 * (judge-language B; tests/game/entering.test.ts holds all of it).
 */
import type { Board } from '../board/board.ts';
import { powerShown, powersShown } from '../board/powers-shown.ts';
import { isVacant } from '../game/bots.ts';
import type { ProvenActor } from '../game/decide/draft.ts';
import { seatWord } from '../game/decide/open-seats.ts';
import { powersToTake } from '../game/decide/take-over.ts';
import type { PersonId } from '../game/events.ts';
import { type Game, roleOf, type Seat, seatOf } from '../game/game.ts';
import { isGameFull } from '../game/start-game.ts';
import type { SignOn } from '../language/mail/mail-text.ts';
import { readOnePower } from '../language/names/power-list.ts';
import type { Message, MessageOrText } from '../messages/all-messages.ts';
import type { LanguageCode } from '../messages/languages.ts';
import type { Power } from '../vocabulary.ts';
import type { Entrance } from './decide-mail.ts';

/** What is known of the sender. */
export interface EntryFacts {
  /** Null: the mail proves nobody. */
  readonly person: PersonId | null;
  readonly language: LanguageCode;
  /** Why the game does not admit this person; null: it does. Asked only where {@link asksAdmission} says so. */
  readonly barred: MessageOrText | null;
}

export type Entering =
  | {
      readonly kind: 'enters';
      readonly actor: ProvenActor;
      readonly entrance: Omit<Entrance, 'passwordHash'>;
      /** Whether the password of the sign-on becomes the person's own here. */
      readonly setsPassword: boolean;
    }
  | { readonly kind: 'refused'; readonly message: MessageOrText; readonly suggestion: string | null }
  | { readonly kind: 'unproven' };

const refused = (message: MessageOrText, suggestion: string | null = null): Entering => ({
  kind: 'refused',
  message,
  suggestion,
});

const isOver = ({ name }: Game) => refused({ code: 'entering/over', game: name }, `HISTORY ${name}`);
const isPractice = ({ name }: Game) => refused({ code: 'seats/practice', game: name }, 'PRACTICE');

/** Is it for the GM's lists, and for punctuality, to say whether this person comes in? Who is in already is not asked again. */
export function asksAdmission(game: Game, signOn: SignOn, person: PersonId | null): boolean {
  return signOn.kind === 'join' && person !== null && ['stranger', 'observer'].includes(roleOf(game, person).kind);
}

/** SIGNON without a power, OBSERVE and MONITOR. Null: the sign-on is no way in, but names somebody who is in already. */
export function enterGame(game: Game, board: Board, signOn: SignOn, facts: EntryFacts): Entering | null {
  if (signOn.kind === 'observer') return observeGame(game, signOn, facts);
  return signOn.kind === 'join' ? joinGame(game, board, signOn, facts) : null;
}

function observeGame(game: Game, signOn: SignOn, { person }: EntryFacts): Entering | null {
  const { name } = game;
  // With a password the observer himself may write from elsewhere.
  if (person === null) return signOn.password === null ? { kind: 'unproven' } : null;
  const { kind } = roleOf(game, person);
  if (kind === 'observer' && signOn.password !== null && !signOn.resultsOnly) return null;
  if (kind !== 'observer' && kind !== 'stranger') return refused({ code: 'entering/takes-part-already', game: name });
  if (game.settings.practice) return isPractice(game);
  if (game.status === 'finished') return refused({ code: 'entering/over-observer', game: name }, `HISTORY ${name}`);
  return {
    kind: 'enters',
    actor: { person, role: 'observer', powers: [] },
    entrance: {
      kind: 'observe',
      spot: signOn,
      isPlaceholder: signOn.isPlaceholder === true,
      resultsOnly: signOn.resultsOnly,
    },
    setsPassword: true,
  };
}

function joinGame(game: Game, board: Board, signOn: SignOn, { person, language, barred }: EntryFacts): Entering {
  const { name } = game;
  if (person === null) return { kind: 'unproven' };
  if (game.status === 'finished') return isOver(game);
  const role = roleOf(game, person);
  if (role.kind === 'player') {
    return refused({ code: 'entering/plays-already', game: name, names: powersShown(board, role.powers, language) });
  }
  if (role.kind === 'master' && game.status !== 'forming') {
    return refused({ code: 'entering/begun-without-master', game: name });
  }
  if (barred !== null) return refused(barred);
  // One person's game against bots: nobody learns from it which of them might be replaced.
  if (game.status !== 'forming' && game.settings.practice) return isPractice(game);
  if (game.status !== 'forming') return begunAlready(game, board, language);
  if (role.kind !== 'applicant' && isGameFull(game, board)) {
    return refused({ code: 'entering/all-seats-taken', game: name }, `OBSERVE ${name}`);
  }
  return {
    kind: 'enters',
    actor: { person, role: 'applicant', powers: [] },
    entrance: { kind: 'join', spot: signOn, isPlaceholder: signOn.isPlaceholder === true },
    setsPassword: true,
  };
}

/** To whoever would join a game that has begun: which powers want a player, if any. */
function begunAlready(game: Game, board: Board, language: LanguageCode): Entering {
  const { name } = game;
  const free = game.seats.filter((seat) => isVacant(seat) && !seat.isClosed);
  const wanted = free.filter(({ status }) => status === 'abandoned');
  const open = (wanted.length > 0 ? wanted : free).map(({ power }) => power);
  if (open.length === 0) return refused({ code: 'entering/begun-and-full', game: name }, `OBSERVE ${name}`);
  const code = wanted.length > 0 ? 'entering/begun-and-wanted' : 'entering/begun-and-open';
  const names = powersShown(board, open, language);
  return refused({ code, game: name, names }, `TAKEOVER ${seatWord(board, open[0]!)}@${name}`);
}

/** A power that a sign-on would take, and whether it is kept for this very person. */
export interface SeatWanted {
  readonly power: Power;
  readonly seat: Seat;
  readonly isOffered: boolean;
}

/** Null: the sign-on takes nothing over, but names somebody who is in already. */
export function seatWanted(game: Game, board: Board, signOn: SignOn, person: PersonId | null): SeatWanted | null {
  if (signOn.kind !== 'player' || game.status === 'forming' || signOn.resign || signOn.power === null) return null;
  const power = readOnePower(board, signOn.power);
  const seat = power === null ? undefined : seatOf(game, power);
  if (power === null || seat === undefined) return null;
  const isOffered = person !== null && seat.offered?.to === person;
  return isVacant(seat) || isOffered ? { power, seat, isOffered } : null;
}

/** What is known of whoever would take a seat: besides {@link EntryFacts} who came back, and what keeps the seat closed. */
export interface SeatFacts extends EntryFacts {
  /** Who played here before, where the sender is that player: by address or by password. */
  readonly former: PersonId | null;
  /** Why the seat is not for this person; null: it is. Is asked, as `barred` is, of a stranger alone. */
  readonly closed: Message | null;
}

/** A sign-on to a power that nobody plays: whoever may sits down there; the player who was there before returns. */
export function takeSeat(
  game: Game,
  board: Board,
  signOn: SignOn,
  { power, seat, isOffered }: SeatWanted,
  { person: proven, language, barred, former, closed }: SeatFacts,
): Entering {
  const { name } = game;
  const person = former ?? proven;
  if (person === null) return { kind: 'unproven' };
  if (game.status === 'finished') return isOver(game);
  const role = roleOf(game, person);
  if (role.kind === 'player') {
    return refused({ code: 'entering/plays-for-one', game: name, names: powersShown(board, role.powers, language) });
  }
  if (role.kind === 'master' && former === null) {
    const shown = powerShown(board, power, language);
    return refused({ code: 'entering/master-stays-out', power, name: shown }, `BECOME ${power}`);
  }
  if (game.settings.practice && former === null) return isPractice(game);
  if (barred !== null) return refused(barred);
  if (closed !== null) return refused(closed);
  const together = isOffered ? offeredWith(game, seat) : powersToTake(game, power, board);
  return {
    kind: 'enters',
    actor: { person, role: 'player', powers: [power, ...together.filter((each) => each !== power)] },
    entrance: { kind: 'take-over', spot: signOn, isPlaceholder: signOn.isPlaceholder === true },
    // Whoever comes back keeps his password; a new player sets one of his own.
    setsPassword: former === null && (isOffered || seat.claim === null),
  };
}

/** All that was offered of one player's powers, or of those that nobody plays. */
function offeredWith({ seats }: Game, { offered, person }: Seat): readonly Power[] {
  const isWith = (each: Seat) => each.offered?.to === offered?.to && (isVacant(each) || each.person === person);
  return seats.filter(isWith).map(({ power }) => power);
}
