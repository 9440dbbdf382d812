/** The way into a game by a sign-on; and what is answered where there is none. */

import type { Board } from '../../engine/board/board.ts';
import { isVacant } from '../../engine/game/bots.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { seatWord } from '../../engine/game/decide/open-seats.ts';
import { type Game, roleOf } from '../../engine/game/game.ts';
import { isGameFull } from '../../engine/game/start-game.ts';
import type { SignOn } from '../../engine/language/mail/mail-text.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { SCRUBBED } from '../../engine/text/secret.ts';
import { isGameName } from '../../engine/vocabulary.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { powersShown } from '../games/powers-shown.ts';
import type { Services } from '../ports.ts';
import { whyBarred } from './admission.ts';
import type { KnownSender } from './authority.ts';
import { type InGame, nothingInGame, refusedInGame } from './in-game.ts';
import type { Entering } from './take-over.ts';

/** To whoever writes to a game that is not there: what the line may have meant. */
export async function noSuchGame(
  services: Services,
  sender: KnownSender,
  name: string,
  signOn: SignOn | null,
): Promise<InGame> {
  if (sender.person === null) return nothingInGame('unproven');
  const spot = signOn ?? { line: null, text: '' };
  // `SIGNON fmarne password extra` reads as the game `password`.
  if (signOn?.kind === 'player' && signOn.otherwise === null && !signOn.text.includes('@')) {
    const text = signOn.text.replace(new RegExp(`\\b${name}\\b`, 'gi'), SCRUBBED);
    return refusedInGame({ ...spot, text }, { code: 'entering/no-such-game-unnamed' }, 'SIGNON fmarne password');
  }
  const message = { code: 'entering/no-such-game', game: name, otherwise: signOn?.otherwise ?? null } as const;
  // `SIGNON France marne` reads as the game `rance` and a password.
  const written = signOn?.password?.reveal().toLowerCase() ?? '';
  const power = signOn?.otherwise ?? null;
  const meant = power !== null && isGameName(written) ? await loadGame(services, written) : null;
  const board = meant === null ? null : boardOfGame(services, meant);
  if (signOn !== null && board !== null && readOnePower(board, power ?? '') !== null) {
    const text = signOn.text.replace(SCRUBBED, written);
    const verb = signOn.takeOver ? 'TAKEOVER' : 'SIGNON';
    return refusedInGame({ ...spot, text }, message, `${verb} ${power}@${written}`);
  }
  return refusedInGame(spot, message, 'LIST');
}

/** How the sender comes into the game by this sign-on; null when it is no way in; or why he cannot. */
export async function entranceOf(
  services: Services,
  game: Game,
  board: Board,
  signOn: SignOn | null,
  sender: KnownSender,
): Promise<Entering | InGame | null> {
  if (signOn === null || (signOn.kind !== 'join' && signOn.kind !== 'observer')) return null;
  const { person } = sender;
  const { name } = game;
  if (person === null) {
    return signOn.kind === 'join' || signOn.password === null ? nothingInGame('unproven') : null;
  }
  const role = roleOf(game, person);
  const passwordHash = signOn.password === null ? null : await sender.checks.hash(signOn.password);
  const isPlaceholder = signOn.isPlaceholder === true;
  if (signOn.kind === 'observer') {
    if (role.kind === 'observer' && signOn.password !== null && !signOn.resultsOnly) return null;
    if (role.kind === 'observer' || role.kind === 'stranger') {
      if (game.settings.practice) return refusedInGame(signOn, { code: 'seats/practice', game: name }, 'PRACTICE');
      if (game.status === 'finished')
        return refusedInGame(signOn, { code: 'entering/over-observer', game: name }, `HISTORY ${name}`);
      const actor: ProvenActor = { person, role: 'observer', powers: [] };
      return {
        actor,
        entrance: { kind: 'observe', spot: signOn, passwordHash, isPlaceholder, resultsOnly: signOn.resultsOnly },
      };
    }
    return refusedInGame(signOn, { code: 'entering/takes-part-already', game: name }, null);
  }
  if (role.kind === 'player') {
    const names = powersShown(board, role.powers, sender.language);
    return refusedInGame(signOn, { code: 'entering/plays-already', game: name, names }, null);
  }
  if (role.kind === 'master' && game.status !== 'forming') {
    return refusedInGame(signOn, { code: 'entering/begun-without-master', game: name }, null);
  }
  const barred = role.kind === 'applicant' || role.kind === 'master' ? null : await whyBarred(services, game, person);
  if (barred !== null) return refusedInGame(signOn, barred, null);
  if (game.status !== 'forming') {
    return begunAlready(game, board, signOn, sender.language);
  }
  if (role.kind !== 'applicant' && isGameFull(game, board)) {
    return refusedInGame(signOn, { code: 'entering/all-seats-taken', game: name }, `OBSERVE ${name}`);
  }
  const actor: ProvenActor = { person, role: 'applicant', powers: [] };
  return { actor, entrance: { kind: 'join', spot: signOn, passwordHash, isPlaceholder } };
}

/** To whoever would join a game that has begun: which powers want a player, if any. */
function begunAlready(game: Game, board: Board, signOn: SignOn, language: LanguageCode): InGame {
  const { name } = game;
  if (game.status === 'finished') {
    return refusedInGame(signOn, { code: 'entering/over', game: name }, `HISTORY ${name}`);
  }
  const free = game.seats.filter((seat) => isVacant(seat) && !seat.isClosed);
  const wanted = free.filter(({ status }) => status === 'abandoned');
  const open = (wanted.length > 0 ? wanted : free).map(({ power }) => power);
  if (open.length === 0) {
    return refusedInGame(signOn, { code: 'entering/begun-and-full', game: name }, `OBSERVE ${name}`);
  }
  const code = wanted.length > 0 ? 'entering/begun-and-wanted' : 'entering/begun-and-open';
  return refusedInGame(
    signOn,
    { code, game: name, names: powersShown(board, open, language) },
    `TAKEOVER ${seatWord(board, open[0]!)}@${name}`,
  );
}
