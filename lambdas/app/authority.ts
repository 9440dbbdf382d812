/**
 * Who writes, and as what (judge-language F, 1): the mail proves its address, or the password of a seat is in the sign-on.
 * A bare `From:` proves nothing; a secret reply address routes and proves nothing.
 */
import type { Board } from '../../engine/board/board.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Actor } from '../../engine/game/decide/draft.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf, roleOf, seatOf } from '../../engine/game/game.ts';
import type { SignOn } from '../../engine/language/mail-text.ts';
import { readOnePower } from '../../engine/language/power-list.ts';
import { type Opened, type Trier, tryPassword } from './passwords.ts';
import type { World } from './ports.ts';

export type Authority =
  | { readonly actor: Actor }
  /** Nothing proves who wrote. */
  | { readonly refused: 'unproven' }
  /** Proven, but not entitled: a sentence why, and a line that would be right. */
  | { readonly refused: 'not-entitled'; readonly message: string; readonly suggestion: string | null };

/** What is known of the sender. */
export type Sender = Trier;

/** The actor of a section without a sign-on: the proven sender, as what he is in the game. */
export function actorByAddress(game: Game, { person }: Sender): Authority {
  if (person === null) return { refused: 'unproven' };
  const role = roleOf(game, person);
  switch (role.kind) {
    case 'player':
      return { actor: { person, role: 'player', powers: role.powers } };
    case 'stranger':
      return notEntitled(
        game.status === 'forming'
          ? `You have not signed on to '${game.name}' from this address.`
          : `You take no part in '${game.name}' from this address; its results come to those who observe it.`,
        game.status === 'forming' ? `SIGNON ?${game.name} password` : `OBSERVE ${game.name}`,
      );
    default:
      return { actor: { person, role: role.kind, powers: [] } };
  }
}

/** The actor that a sign-on names. */
export async function actorBySignOn(
  world: World,
  game: Game,
  board: Board,
  signOn: SignOn,
  sender: Sender,
): Promise<Authority> {
  if (signOn.kind === 'master') return roleHolder(world, game, signOn, sender, 'master', game.masters);
  if (signOn.kind === 'observer') return roleHolder(world, game, signOn, sender, 'observer', game.observers);
  if (game.status === 'forming') return applicant(world, game, signOn, sender);
  const power = signOn.power === null ? null : readOnePower(board, signOn.power);
  const seat = power === null ? undefined : seatOf(game, power);
  if (power === null || seat === undefined) {
    return sender.person === null
      ? { refused: 'unproven' }
      : notEntitled(`There is no power '${signOn.power ?? ''}' in '${game.name}'.`, null);
  }
  if (seat.person !== null) {
    if (seat.person === sender.person) return { actor: player(game, seat.person, power) };
    const opened = await opens(world, game, signOn, sender, [seat.person]);
    if (opened === 'closed') return closed(sender);
    if (opened !== 'wrong') return { actor: player(game, opened, power) };
  }
  if (sender.person === null) return { refused: 'unproven' };
  if (signOn.password !== null && seat.person !== null) return wrongPassword(signOn);
  const own = powersOf(game, sender.person);
  if (own.length > 0) return notEntitled(`In '${game.name}' you play ${own.join(' and ')}, not ${power}.`, null);
  return notEntitled(`You do not play ${power} in '${game.name}' from this address.`, `OBSERVE ${game.name}`);
}

/** Signing on by letter before the powers are dealt: who has joined is let in all the same. */
async function applicant(world: World, game: Game, signOn: SignOn, sender: Sender): Promise<Authority> {
  const people = game.applicants.map(({ person }) => person);
  const self = people.find((person) => person === sender.person);
  if (self !== undefined) return { actor: { person: self, role: 'applicant', powers: [] } };
  const opened = await opens(world, game, signOn, sender, people, 'applicant');
  if (opened === 'closed') return closed(sender);
  if (opened !== 'wrong') return { actor: { person: opened, role: 'applicant', powers: [] } };
  if (sender.person === null) return { refused: 'unproven' };
  return notEntitled(
    `'${game.name}' has not begun, and nobody has a power yet. To join it, send the line below.`,
    `SIGNON ?${game.name} password`,
  );
}

async function roleHolder(
  world: World,
  game: Game,
  signOn: SignOn,
  sender: Sender,
  role: 'master' | 'observer',
  people: readonly PersonId[],
): Promise<Authority> {
  const self = people.find((person) => person === sender.person);
  if (self !== undefined) return { actor: { person: self, role, powers: [] } };
  const opened = await opens(world, game, signOn, sender, people, role);
  if (opened === 'closed') return closed(sender);
  if (opened !== 'wrong') return { actor: { person: opened, role, powers: [] } };
  if (sender.person === null) return { refused: 'unproven' };
  return notEntitled(
    role === 'master'
      ? `You are not the master of '${game.name}'${signOn.password === null ? '' : ', and the password is not the master’s'}.`
      : `You do not observe '${game.name}' yet.`,
    role === 'master' ? null : `OBSERVE ${game.name}`,
  );
}

/** More who might be meant are not tried: they write from their own address, or sign on by name. */
const MOST_KEYS = 10;

/** Whose password it is among these people. `role`: what they are tried as, where they are several. */
export async function opens(
  world: World,
  game: Game,
  { password }: SignOn,
  sender: Sender,
  people: readonly PersonId[],
  role: 'player' | 'applicant' | 'master' | 'observer' = 'player',
): Promise<Opened> {
  if (password === null) return 'wrong';
  const self = people.length > 1 ? ((await world.directory.personAt(sender.address))?.id ?? null) : null;
  const meant = self !== null && people.includes(self) ? [self] : people.slice(0, MOST_KEYS);
  const keys = meant.flatMap((person) => {
    const hash = game.passwords[person];
    return hash === undefined ? [] : [{ hash, of: person }];
  });
  if (keys.length === 0) return 'wrong';
  const target = meant.length === 1 ? meant[0]! : role;
  return tryPassword(world, game, password, sender, { target, keys, tell: tellOf(meant, role) });
}

/** Nobody is told what may have been meant for somebody else. */
function tellOf(people: readonly PersonId[], role: string): readonly PersonId[] {
  return people.length === 1 || role === 'master' ? people : [];
}

/** What follows where a password was not even tried. */
export function closed({ person }: Sender): Authority {
  return person === null
    ? { refused: 'unproven' }
    : notEntitled(
        'Too many wrong passwords have been tried here today, so this one was not. Write from the address you have signed on with, or try again tomorrow.',
        null,
      );
}

function player(game: Game, person: PersonId, power: Power): Actor {
  const powers = powersOf(game, person);
  return { person, role: 'player', powers: [power, ...powers.filter((each) => each !== power)] };
}

function wrongPassword({ kind }: SignOn): Authority {
  return notEntitled(
    kind === 'player'
      ? 'That is not the password of this power, and this address does not play it.'
      : 'The password is not right.',
    null,
  );
}

function notEntitled(message: string, suggestion: string | null): Authority {
  return { refused: 'not-entitled', message, suggestion };
}
