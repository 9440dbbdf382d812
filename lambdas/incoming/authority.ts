/**
 * Who writes, and as what (judge-language F, 1): the mail proves its address, or the password of a seat is in the sign-on.
 * A bare `From:` proves nothing; a secret reply address routes and proves nothing.
 */

import type { Board } from '../../engine/board/board.ts';
import { powerShown, powersShown } from '../../engine/board/powers-shown.ts';
import type { Power } from '../../engine/board/variant.ts';
import { isBot } from '../../engine/game/bots.ts';
import type { ProvenActor } from '../../engine/game/decide/draft.ts';
import { seatsOfferedTo, seatWord, whoseSeatsAreOpen } from '../../engine/game/decide/open-seats.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, lostBy, powersOf, roleOf, type Seat, seatOf } from '../../engine/game/game.ts';
import type { SignOn } from '../../engine/language/mail/mail-text.ts';
import { readOnePower } from '../../engine/language/names/power-list.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { nameShown } from '../games/people-of-game.ts';
import type { Services } from '../ports.ts';
import { type PasswordCheck, type Trier, tryPassword } from './passwords.ts';

export type Authority =
  | { readonly actor: ProvenActor }
  /** Nothing proves who wrote. `askOf`: the player whose password the mail had, if too many wrong ones came before it. */
  | { readonly refused: 'unproven'; readonly askOf?: PersonId }
  /** Proven, but not entitled: why, and a line that would be right. */
  | {
      readonly refused: 'not-entitled';
      readonly message: Message;
      readonly suggestion: string | null;
      /** Whose seat it is, where he may be the writer from another address: he is asked there. */
      readonly askOf?: PersonId;
    };

export type KnownSender = Trier;

/** The actor of a section without a sign-on: the proven sender, as what he is in the game. `ordered`: whose units it orders. */
export function actorByAddress(
  game: Game,
  board: Board,
  { person, language }: KnownSender,
  ordered: () => readonly Power[],
): Authority {
  if (person === null) return { refused: 'unproven' };
  const role = roleOf(game, person);
  switch (role.kind) {
    case 'player':
      return { actor: { person, role: 'player', powers: role.powers } };
    case 'stranger':
      return whyStranger(game, board, { person, language }, ordered());
    default:
      return { actor: { person, role: role.kind, powers: [] } };
  }
}

/** To somebody without a part in the game: how to get one, or how to show that he has one. */
function whyStranger(
  game: Game,
  board: Board,
  { person, language }: { readonly person: PersonId; readonly language: LanguageCode },
  ordered: readonly Power[],
): Authority {
  const { name } = game;
  if (game.status === 'forming') {
    return notEntitled({ code: 'entering/not-signed-on', game: name }, `SIGNON ?${name}`);
  }
  if (game.status === 'finished') {
    return notEntitled({ code: 'entering/no-part-and-over', game: name }, `HISTORY ${name}`);
  }
  const lost = lostBy(game, person);
  if (lost.length > 0) {
    return notEntitled(
      { code: 'entering/seat-lost', game: name, names: powersShown(board, lost, language) },
      `SIGNON ${seatWord(board, lost[0]!)}@${name}`,
    );
  }
  const [offered] = seatsOfferedTo(game, person) ?? [];
  if (offered !== undefined)
    return notEntitled({ code: 'entering/no-part', game: name }, `TAKEOVER ${seatWord(board, offered)}@${name}`);
  const open = whoseSeatsAreOpen(game, board) ?? [];
  const meant = ordered[0] ?? open[0] ?? null;
  if (meant !== null && open.includes(meant)) {
    return notEntitled(
      { code: 'entering/no-part-but-open', game: name, name: powerShown(board, meant, language) },
      `TAKEOVER ${seatWord(board, meant)}@${name}`,
    );
  }
  if (meant !== null) {
    return notEntitled(
      { code: 'entering/no-part-here', game: name, name: powerShown(board, meant, language) },
      `SIGNON ${seatWord(board, meant)}@${name}`,
    );
  }
  return notEntitled({ code: 'entering/no-part', game: name }, `OBSERVE ${name}`);
}

export async function actorBySignOn(
  services: Services,
  game: Game,
  board: Board,
  signOn: SignOn,
  sender: KnownSender,
): Promise<Authority> {
  if (signOn.kind === 'master') return roleHolder(services, game, signOn, sender, 'master', game.masters);
  if (signOn.kind === 'observer') return roleHolder(services, game, signOn, sender, 'observer', game.observers);
  if (game.status === 'forming') return applicant(services, game, signOn, sender);
  const power = signOn.power === null ? null : readOnePower(board, signOn.power);
  const seat = power === null ? undefined : seatOf(game, power);
  if (power === null || seat === undefined) {
    return sender.person === null
      ? { refused: 'unproven' }
      : notEntitled({ code: 'entering/no-such-power', game: game.name, written: signOn.power ?? '' }, null);
  }
  if (seat.person !== null) {
    if (seat.person === sender.person) return { actor: player(game, seat.person, power) };
    const passed = await passedOn(services, game, board, seat, signOn, sender);
    if (passed !== null) return passed;
    const opened = await opens(services, game, signOn, sender, [seat.person]);
    if (opened === 'closed' || typeof opened !== 'string') return closed(sender, opened);
    if (opened !== 'wrong') return { actor: player(game, opened, power) };
  }
  if (sender.person === null) return { refused: 'unproven' };
  if (signOn.password !== null && seat.person !== null) return wrongPassword(signOn);
  const own = powersOf(game, sender.person);
  const about = { game: game.name, name: powerShown(board, power, sender.language) };
  if (own.length > 0) {
    return notEntitled(
      { code: 'entering/plays-another', ...about, names: powersShown(board, own, sender.language) },
      null,
    );
  }
  if (seat.person === null || isBot(seat.person)) {
    return notEntitled({ code: 'entering/not-player', ...about }, `OBSERVE ${game.name}`);
  }
  return {
    refused: 'not-entitled',
    message: { code: 'entering/not-player-here', ...about, isAsked: false },
    suggestion: null,
    askOf: seat.person,
  };
}

/** To whoever played it before, known by address or by the old password: somebody else does now, and nobody has guessed at anything. */
async function passedOn(
  services: Services,
  game: Game,
  board: Board,
  { power, person, before = [], since }: Seat,
  { password }: SignOn,
  sender: KnownSender,
): Promise<Authority | null> {
  if (sender.person === null || !before.includes(sender.person)) return null;
  const hash = game.passwords[sender.person];
  if (password !== null && hash !== undefined) {
    const lock = { target: sender.person, keys: [{ hash, of: sender.person }], tell: [] };
    if ((await tryPassword(services, game, password, sender, lock)) !== sender.person) return null;
  }
  const isTold = !game.settings.quiet && person !== null && since !== undefined;
  const who = isTold ? await nameShown(services, game, board, person) : null;
  const name = powerShown(board, power, sender.language);
  return notEntitled(
    { code: 'entering/passed-on', game: game.name, name, who, since: who === null ? null : (since ?? null) },
    `OBSERVE ${game.name}`,
  );
}

/** Signing on by letter before the powers are dealt: who has joined is let in all the same. */
async function applicant(services: Services, game: Game, signOn: SignOn, sender: KnownSender): Promise<Authority> {
  const people = game.applicants.map(({ person }) => person);
  const self = people.find((person) => person === sender.person);
  if (self !== undefined) return { actor: { person: self, role: 'applicant', powers: [] } };
  const opened = await opens(services, game, signOn, sender, people, 'applicant');
  if (opened === 'closed' || typeof opened !== 'string') return closed(sender, opened);
  if (opened !== 'wrong') return { actor: { person: opened, role: 'applicant', powers: [] } };
  if (sender.person === null) return { refused: 'unproven' };
  return notEntitled({ code: 'game/not-begun', wanted: 'seat' }, `SIGNON ?${game.name}`);
}

async function roleHolder(
  services: Services,
  game: Game,
  signOn: SignOn,
  sender: KnownSender,
  role: 'master' | 'observer',
  people: readonly PersonId[],
): Promise<Authority> {
  const self = people.find((person) => person === sender.person);
  if (self !== undefined) return { actor: { person: self, role, powers: [] } };
  const opened = await opens(services, game, signOn, sender, people, role);
  if (opened === 'closed' || typeof opened !== 'string') return closed(sender, opened);
  if (opened !== 'wrong') return { actor: { person: opened, role, powers: [] } };
  if (sender.person === null) return { refused: 'unproven' };
  return role === 'master'
    ? notEntitled({ code: 'entering/not-master', game: game.name, hasPassword: signOn.password !== null }, null)
    : notEntitled({ code: 'entering/not-observing', game: game.name }, `OBSERVE ${game.name}`);
}

/** More who might be meant are not tried: they write from their own address, or sign on by name. */
const MOST_KEYS = 10;

/** Whose password it is among these people. `role`: what they are tried as, where they are several. */
async function opens(
  services: Services,
  game: Game,
  { password }: SignOn,
  sender: KnownSender,
  people: readonly PersonId[],
  role: 'player' | 'applicant' | 'master' | 'observer' = 'player',
): Promise<PasswordCheck> {
  if (password === null) return 'wrong';
  const self = people.length > 1 ? ((await services.directory.personAt(sender.address))?.id ?? null) : null;
  const meant = self !== null && people.includes(self) ? [self] : people.slice(0, MOST_KEYS);
  const keys = meant.flatMap((person) => {
    const hash = game.passwords[person];
    return hash === undefined ? [] : [{ hash, of: person }];
  });
  if (keys.length === 0) return 'wrong';
  const target = meant.length === 1 ? meant[0]! : role;
  return tryPassword(services, game, password, sender, { target, keys, tell: tellOf(meant, role) });
}

/** Nobody learns what may have been meant for somebody else. */
function tellOf(people: readonly PersonId[], role: string): readonly PersonId[] {
  return people.length === 1 || role === 'master' ? people : [];
}

/** What follows where there were too many wrong passwords: the writer hears the same of a right one. */
function closed({ person }: KnownSender, opened: PasswordCheck): Authority {
  const asked = typeof opened === 'string' ? {} : opened;
  if (person === null) return { refused: 'unproven', ...asked };
  return { ...notEntitled({ code: 'entering/too-many-passwords' }, null), ...asked };
}

function player(game: Game, person: PersonId, power: Power): ProvenActor {
  const powers = powersOf(game, person);
  return { person, role: 'player', powers: [power, ...powers.filter((each) => each !== power)] };
}

function wrongPassword({ kind }: SignOn): Authority {
  return notEntitled(
    { code: kind === 'player' ? 'entering/wrong-password-of-power' : 'entering/wrong-password' },
    null,
  );
}

function notEntitled(message: Message, suggestion: string | null) {
  return { refused: 'not-entitled', message, suggestion } as const;
}
