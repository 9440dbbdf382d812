/**
 * Passwords of seats: tried within bounds, so that neither guessing nor the work of checking pays. What is counted are wrong
 * ones, for each seat, apart for those who are proven and those who are not: whatever others forge, the player gets in.
 */

import { powersShown } from '../../engine/board/powers-shown.ts';
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, nonPlayingGms, powersOf } from '../../engine/game/game.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import type { Secret } from '../../engine/text/secret.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { mailAddresses, nameShown, personOfToken } from '../games/people-of-game.ts';
import { isLimitReached, LIMITS_OF_A_MAIL, type LimitName, takeFromLimit } from '../limits.ts';
import type { Received } from '../mail/received.ts';
import { mailLanguage, postDesk } from '../outgoing/account-post.ts';
import type { Secrets, Services } from '../ports.ts';

/**
 * By what is known of their senders: all proven ones whose seat it is not; unproven mail to the secret reply address of the player,
 * whose mail it takes to know that; in the name of an address of the player, which anybody can forge; and all other unproven mail.
 */
type Kind = 'proven' | 'token' | 'own' | 'stranger';

/** What passwords cost one mail. */
export interface Checks {
  /** Null: the mail has had its share. */
  readonly verify: (password: Secret, hash: string) => Promise<boolean | null>;
  /** The hash of a new password, made once for each. */
  readonly hash: (password: Secret) => Promise<string>;
  /** What came of each that was tried: the same decision taken again counts nothing twice. */
  readonly tried: Map<string, PasswordCheck>;
  /** One password of a mail is looked at after too many wrong ones in the name of its writer; false: it has been. */
  readonly takeLast: () => boolean;
}

export function checksFor(secrets: Pick<Secrets, 'verifyPassword' | 'hashPassword'>, isProven: boolean): Checks {
  let left: number = LIMITS_OF_A_MAIL.passwords[isProven ? 'proven' : 'unproven'];
  const known = new Map<string, Promise<boolean>>();
  const hashes = new Map<string, Promise<string>>();
  let hasLast = true;
  return {
    takeLast: () => {
      const isLeft = hasLast;
      hasLast = false;
      return isLeft;
    },
    tried: new Map(),
    verify: async (password, hash) => {
      const key = `${hash}\n${password.reveal()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      if (left === 0) return null;
      left -= 1;
      const found = secrets.verifyPassword(password.reveal(), hash, password.folded());
      known.set(key, found);
      return found;
    },
    hash: (password) => {
      const made = hashes.get(password.reveal()) ?? secrets.hashPassword(password.reveal());
      hashes.set(password.reveal(), made);
      return made;
    },
  };
}

/** Who tries it. */
export interface Trier {
  /** The person of the proven address; null when the mail proves nothing. */
  readonly person: PersonId | null;
  readonly address: string;
  /** In which that person reads. */
  readonly language: LanguageCode;
  readonly checks: Checks;
  readonly received: Received;
  /** Name of the link by which they come (lambdas/games/seat-links.ts); left out: by none. */
  readonly link?: string;
}

/** What a password opens. */
export interface Lock {
  /** What is guessed at: a person, a role or a seat. */
  readonly target: string;
  readonly keys: readonly { readonly hash: string; readonly of: PersonId }[];
  /** Who learns of a wrong one. */
  readonly tell: readonly PersonId[];
}

/**
 * Whose password it is; `wrong`: nobody's; `closed`: there have been too many wrong ones. `askOf` is then
 * whose the right one is: they are asked at the address that we know, and whoever guesses learns nothing.
 */
export type PasswordCheck = PersonId | 'wrong' | 'closed' | { readonly askOf: PersonId };

export async function tryPassword(
  services: Services,
  game: Game,
  password: Secret,
  trier: Trier,
  lock: Lock,
): Promise<PasswordCheck> {
  const key = [game.name, lock.target, password.reveal()].join('\n');
  const before = trier.checks.tried.get(key);
  if (before !== undefined) return before;
  const opened = await open(services, game, password, trier, lock);
  trier.checks.tried.set(key, opened);
  return opened;
}

async function open(
  services: Services,
  game: Game,
  password: Secret,
  trier: Trier,
  lock: Lock,
): Promise<PasswordCheck> {
  const { kind, known } = await kindOf(services, game, trier, lock);
  const counted: (readonly [LimitName, string])[] = [
    [`wrong-passwords-${kind}`, `${game.name}:${lock.target}`],
    ...(kind === 'proven' ? ([['wrong-passwords-of-one', `${game.name}:${trier.address}`]] as const) : []),
  ];
  let isClosed = false;
  for (const [limit, key] of counted) {
    if (await isLimitReached(services, limit, key)) {
      services.log('password-guessing', { game: game.name });
      // Whoever has guessed too often themselves has had their share; others' guesses take nothing from whoever knows it.
      if (limit === 'wrong-passwords-of-one' || !trier.checks.takeLast()) return 'closed';
      isClosed = true;
    }
  }
  // Of several who might be meant, the one whose address it seems to be comes first.
  const keys = [...lock.keys].sort((a, b) => Number(b.of === known) - Number(a.of === known));
  for (const { hash, of } of keys) {
    const isRight = await trier.checks.verify(password, hash);
    if (isRight === null) return 'closed';
    if (isRight) return isClosed ? { askOf: of } : of;
  }
  if (isClosed) return 'closed';
  for (const [limit, key] of counted) await takeFromLimit(services, limit, key);
  await tellOfGuess(services, game, trier, lock);
  return 'wrong';
}

async function kindOf(
  services: Services,
  game: Game,
  { person, address, received }: Trier,
  { keys }: Lock,
): Promise<{ readonly kind: Kind; readonly known: PersonId | null }> {
  if (person !== null) return { kind: 'proven', known: person };
  const isOne = (id: PersonId | null) => id !== null && keys.some(({ of }) => of === id);
  const { route } = received;
  const byToken =
    route.kind === 'reply' && route.game === game.name ? personOfToken(services, game, route.token) : null;
  if (isOne(byToken)) return { kind: 'token', known: byToken };
  const known = (await services.directory.personAt(address))?.id ?? null;
  return { kind: isOne(known) ? 'own' : 'stranger', known };
}

/** Whoever it concerns learns of the first wrong one of each day, and of its sender what they may know. */
async function tellOfGuess(services: Services, game: Game, { received, person }: Trier, { tell }: Lock) {
  const { delivery, mail, identity, address, isProven } = received;
  const board = boardOfGame(services, game);
  for (const id of tell) {
    if (id === person || !(await takeFromLimit(services, 'guesses-told', `${game.name}:${id}`))) continue;
    const told = await services.directory.person(id);
    if (told === null) continue;
    const mayKnow = told.addresses.includes(address) || nonPlayingGms(game).includes(id);
    const who = mayKnow ? address : isProven && person !== null ? await nameShown(services, game, board, person) : null;
    const powers = powersOf(game, id);
    const seat = board === null || powers.length === 0 ? null : powersShown(board, powers, mailLanguage(told));
    const by = { who, server: mayKnow ? mail.server : null, at: delivery.received };
    await postDesk(
      services,
      mailAddresses(told)[0]!,
      { report: [], asked: [{ kind: 'wrong-password', game: game.name, seat, by, isProven }], subject: '' },
      `guess-${identity}-${id}`,
    );
  }
}
