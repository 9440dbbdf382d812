/** The way into a game by a sign-on; and what is answered where there is none. */

import type { Board } from '../../engine/board/board.ts';
import { powerShown } from '../../engine/board/powers-shown.ts';
import type { Entrance } from '../../engine/decide/decide-mail.ts';
import { asksAdmission, type Entering, enterGame, seatWanted, takeSeat } from '../../engine/decide/enter-game.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import type { PersonId } from '../../engine/game/events.ts';
import type { Game, Seat } from '../../engine/game/game.ts';
import type { Section, SignOn } from '../../engine/language/mail/mail-text.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { SCRUBBED } from '../../engine/text/secret.ts';
import { isGameName, personId } from '../../engine/vocabulary.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import type { Services } from '../ports.ts';
import { linkOf, whyBarred, whyLinkIsDead } from './admission.ts';
import type { KnownSender } from './authority.ts';
import { type InGame, nothingInGame, refusedInGame } from './in-game.ts';
import { tryPassword } from './passwords.ts';

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

export interface LetIn {
  readonly actor: ProvenActor;
  readonly entrance: Entrance;
  /** What is left to read of the section; left out: all of it. */
  readonly section?: Section;
}

/** How the sender comes into the game by this sign-on; null when it is no way in; or why he cannot. */
export async function entranceOf(
  services: Services,
  game: Game,
  board: Board,
  signOn: SignOn | null,
  sender: KnownSender,
): Promise<LetIn | InGame | null> {
  if (signOn === null) return null;
  const { person, language } = sender;
  const barred = asksAdmission(game, signOn, person) ? await whyNot(services, game, person!, sender) : null;
  const entering =
    enterGame(game, board, signOn, { person, language, barred }) ??
    (await takeSeatOf(services, game, board, signOn, sender));
  if (entering === null) return null;
  if (entering.kind === 'unproven') return nothingInGame('unproven');
  if (entering.kind === 'refused') return refusedInGame(signOn, entering.message, entering.suggestion);
  const password = entering.setsPassword ? signOn.password : null;
  const passwordHash = password === null ? null : await sender.checks.hash(password);
  return { actor: entering.actor, entrance: { ...entering.entrance, passwordHash, ...linkOf(sender) } };
}

function whyNot(services: Services, game: Game, person: PersonId, sender: KnownSender): Promise<MessageOrText | null> {
  const used = whyLinkIsDead(game, sender);
  return used === null ? whyBarred(services, game, person, sender) : Promise.resolve(used);
}

/** What costs a look at the person's games, or a try of a password, is found out only where all else lets him in. */
async function takeSeatOf(
  services: Services,
  game: Game,
  board: Board,
  signOn: SignOn,
  sender: KnownSender,
): Promise<Entering | null> {
  const { person, language } = sender;
  const wanted = seatWanted(game, board, signOn, person);
  if (wanted === null) return null;
  const former = wanted.isOffered ? null : await returning(services, game, wanted.seat, signOn, sender);
  const known = { person, language, former, barred: null, closed: null };
  const entering = takeSeat(game, board, signOn, wanted, known);
  if (entering.kind !== 'enters' || former !== null || wanted.isOffered) return entering;
  const barred = await whyNot(services, game, entering.actor.person, sender);
  const closed = barred === null ? await whyClosed(services, game, board, wanted.seat, signOn, sender) : null;
  return takeSeat(game, board, signOn, wanted, { ...known, barred, closed });
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
