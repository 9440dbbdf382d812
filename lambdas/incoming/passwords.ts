/**
 * Passwords of seats: tried within bounds, so that neither guessing nor the work of checking pays. What is counted are wrong
 * ones, for each seat, apart for those who are proven and those who are not: whatever others forge, the player gets in.
 */
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, powersOf } from '../../engine/game/game.ts';
import type { LanguageCode } from '../../engine/sayings/languages.ts';
import type { Secret } from '../../engine/text/secret.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { mailAddresses, personOfToken } from '../games/people.ts';
import { powersShown } from '../games/powers-shown.ts';
import type { Received } from '../mail/received.ts';
import { languageOf, postDesk } from '../outgoing/desk-post.ts';
import type { Secrets, Services } from '../ports.ts';

const DAY = 86_400_000;

/** Wrong passwords for one seat in a day before no more are tried, by what is known of their senders. */
const GUESSES = {
  /** All proven senders whose seat it is not. */
  proven: 20,
  /** Unproven mail to the secret reply address of the player himself, whose mail it takes to know it. */
  token: 20,
  /** Unproven mail in the name of an address of the player: anybody can forge that. */
  own: 12,
  /** All other unproven mail. */
  stranger: 12,
} as const;
/** And from one proven address in one game. */
const GUESSES_OF_ONE = 12;

/** Each check takes 16 MB and some 50 ms. */
const MOST_CHECKS = { proven: 24, unproven: 8 } as const;

/** What passwords cost one mail. */
export interface Checks {
  /** Null: the mail has had its share. */
  readonly verify: (password: Secret, hash: string) => Promise<boolean | null>;
  /** The hash of a new password, made once for each. */
  readonly hash: (password: Secret) => Promise<string>;
  /** What came of each that was tried: the same decision taken again counts nothing twice. */
  readonly tried: Map<string, Opened>;
}

export function checksFor(secrets: Pick<Secrets, 'verifyPassword' | 'hashPassword'>, isProven: boolean): Checks {
  let left: number = MOST_CHECKS[isProven ? 'proven' : 'unproven'];
  const known = new Map<string, Promise<boolean>>();
  const hashes = new Map<string, Promise<string>>();
  return {
    tried: new Map(),
    verify: async (password, hash) => {
      const key = `${hash}\n${password.reveal()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      if (left === 0) return null;
      left -= 1;
      const found = secrets.verifyPassword(password.reveal(), hash);
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
}

/** What a password opens. */
export interface Lock {
  /** What is guessed at: a person, a role or a seat. */
  readonly target: string;
  readonly keys: readonly { readonly hash: string; readonly of: PersonId }[];
  /** Who learns of a wrong one. */
  readonly tell: readonly PersonId[];
}

/** Whose password it is; `wrong`: nobody's; `closed`: there have been too many wrong ones, and it was not tried. */
export type Opened = PersonId | 'wrong' | 'closed';

export async function tryPassword(
  services: Services,
  game: Game,
  password: Secret,
  trier: Trier,
  lock: Lock,
): Promise<Opened> {
  const key = [game.name, lock.target, password.reveal()].join('\n');
  const before = trier.checks.tried.get(key);
  if (before !== undefined) return before;
  const opened = await open(services, game, password, trier, lock);
  trier.checks.tried.set(key, opened);
  return opened;
}

async function open(services: Services, game: Game, password: Secret, trier: Trier, lock: Lock): Promise<Opened> {
  const { budgets, log } = services;
  const { kind, known } = await kindOf(services, game, trier, lock);
  const counted = [
    { key: `wrong-password:${game.name}:${lock.target}:${kind}`, limit: GUESSES[kind] },
    ...(kind === 'proven' ? [{ key: `wrong-password:${game.name}:${trier.address}`, limit: GUESSES_OF_ONE }] : []),
  ];
  for (const { key, limit } of counted) {
    if (await budgets.isSpent(key, limit, DAY)) {
      log('password-guessing', { game: game.name });
      return 'closed';
    }
  }
  // Of several who might be meant, the one whose address it seems to be comes first.
  const keys = [...lock.keys].sort((a, b) => Number(b.of === known) - Number(a.of === known));
  for (const { hash, of } of keys) {
    const isRight = await trier.checks.verify(password, hash);
    if (isRight === null) return 'closed';
    if (isRight) return of;
  }
  for (const { key, limit } of counted) await budgets.spend(key, limit, DAY);
  await tellOfGuess(services, game, trier, lock, kind === 'own');
  return 'wrong';
}

async function kindOf(
  services: Services,
  game: Game,
  { person, address, received }: Trier,
  { keys }: Lock,
): Promise<{ readonly kind: keyof typeof GUESSES; readonly known: PersonId | null }> {
  if (person !== null) return { kind: 'proven', known: person };
  const isOne = (id: PersonId | null) => id !== null && keys.some(({ of }) => of === id);
  const { route } = received;
  const byToken =
    route.kind === 'reply' && route.game === game.name ? personOfToken(services, game, route.token) : null;
  if (isOne(byToken)) return { kind: 'token', known: byToken };
  const known = (await services.directory.personAt(address))?.id ?? null;
  return { kind: isOne(known) ? 'own' : 'stranger', known };
}

/** Whoever it concerns learns of the first wrong one of each day; in anonymous games without the address it came from. */
async function tellOfGuess(services: Services, game: Game, { received, person }: Trier, lock: Lock, isOwn: boolean) {
  const { delivery, mail, identity, address } = received;
  const isNamed = isOwn || !game.settings.anonymous;
  for (const id of lock.tell) {
    if (id === person || !(await services.budgets.spend(`told-of-guess:${game.name}:${id}`, 1, DAY))) continue;
    const told = await services.directory.person(id);
    if (told === null) continue;
    const by = { address: isNamed ? address : null, server: isNamed ? mail.server : null, at: delivery.received };
    const board = boardOfGame(services, game);
    const powers = powersOf(game, id);
    const seat = board === null || powers.length === 0 ? null : powersShown(board, powers, languageOf(told));
    await postDesk(
      services,
      mailAddresses(told)[0]!,
      {
        report: [],
        asked: [{ kind: 'wrong-password', game: game.name, seat, by, isProven: received.isProven }],
        subject: '',
      },
      `guess-${identity}-${id}`,
    );
  }
}
