/**
 * Orders that we asked about before we file them, because the mail around them did not say plainly that they count now. They
 * belong to whoever sent them: nobody else sees them, they are not adjudicated unless they are on file too, and they end with
 * the phase.
 */
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { Guard } from '../../language/conditions/condition.ts';
import type { PendingWhy } from '../../messages/orders/pending.ts';
import type { Instant } from '../../time.ts';
import type { PersonId } from '../../vocabulary.ts';
import { orderKey } from '../on-file.ts';
import type { Press } from '../press.ts';

export interface PendingOrder {
  readonly power: Power;
  /** Canonical text. */
  readonly order: string;
  /** The later phase it is for; left out: the current one. */
  readonly phase?: PhaseCode;
  /** IF branches it stands in, for a later phase. */
  readonly guards?: readonly Guard[];
}

/** Orders that are filed together, by one `FILE`. */
export interface PendingSet {
  /** Counts from 1 in a phase and is never given again in it, so that an old `FILE 2` files nothing else. */
  readonly number: number;
  readonly received: Instant;
  readonly why: PendingWhy;
  readonly orders: readonly PendingOrder[];
  /** The message that the lines may be instead: `SEND` sends it. */
  readonly message?: Press;
  /** They are on file: the phase is not processed early on them until they are confirmed or sent again. Left out: they are not. */
  readonly isFiled?: true;
}

/** What one person was asked about in this phase. */
export interface PendingOf {
  readonly sets: readonly PendingSet[];
  /** How many numbers have been given. */
  readonly given: number;
}

const NOTHING: PendingOf = { sets: [], given: 0 };

/** A game, as far as what is pending in it goes. */
interface Asking {
  readonly seats: readonly { readonly power: Power; readonly person: PersonId | null }[];
  readonly pending?: Readonly<Record<PersonId, PendingOf>>;
}

export function pendingOf({ pending = {} }: Pick<Asking, 'pending'>, person: PersonId): PendingOf {
  return pending[person] ?? NOTHING;
}

/** The sets without the orders of `power` that `isSettled`; a set without orders is gone. */
export function withoutOrders(
  sets: readonly PendingSet[],
  power: Power,
  isSettled: (order: PendingOrder, set: PendingSet) => boolean,
): readonly PendingSet[] {
  return sets.flatMap((set) => {
    const orders = set.orders.filter((each) => each.power !== power || !isSettled(each, set));
    if (orders.length === set.orders.length) return [set];
    return orders.length === 0 ? [] : [{ ...set, orders }];
  });
}

/** Are the two about the same unit, or the same site, in the same phase? */
export function isSameUnit(a: PendingOrder, b: PendingOrder): boolean {
  return a.power === b.power && a.phase === b.phase && orderKey(a.order) === orderKey(b.order);
}

/** The powers whose own player has been asked about orders for this phase that are not on file, and has not answered. */
export function undecidedPowers(game: Asking): readonly Power[] {
  return game.seats
    .filter(({ power, person }) => {
      const sets = person === null ? [] : pendingOf(game, person).sets;
      return sets.some((set) => set.isFiled !== true && isAbout(set, power));
    })
    .map(({ power }) => power);
}

/** When the last orders came that are on file and of which it is asked whether they are meant for this phase; null: there are none. */
export function lastFiledInDoubt({ pending = {} }: Pick<Asking, 'pending'>): Instant | null {
  const filed = Object.values(pending).flatMap(({ sets }) => sets.filter(({ isFiled }) => isFiled === true));
  return filed.length === 0 ? null : Math.max(...filed.map(({ received }) => received));
}

/** The sets that are not on file. */
export function notFiled<S extends { readonly isFiled?: boolean }>(sets: readonly S[]): readonly S[] {
  return sets.filter(({ isFiled }) => isFiled !== true);
}

function isAbout({ orders }: PendingSet, power: Power): boolean {
  return orders.some((each) => each.power === power && each.phase === undefined);
}
