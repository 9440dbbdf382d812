/** Orders, what is sent ahead, waits, and what waits for a word. */

import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { isSameConfirmation, type OldPendingConfirmation, type PendingConfirmation } from '../confirmable.ts';
import type {
  AheadLoaded,
  Commit,
  FiledOrder,
  GameEvent,
  GameEventOf,
  PersonId,
  Sealed,
  SentAhead,
} from '../events.ts';
import type { PendingOf } from '../orders/pending-sets.ts';
import { withSeats } from './event-changes.ts';
import { defineEvent } from './event-definition.ts';
import type { Around } from './event-opening.ts';

declare module '../events.ts' {
  interface GameEvents {
    readonly 'orders-filed': {
      readonly power: Power;
      /** Salted digest of all orders on file for the power after this event (`receiptOf`); the salt is that of `sealed`. */
      readonly receipt: string;
      readonly sealed: Sealed<{ readonly onFile: readonly FiledOrder[] }>;
    };
    readonly 'ahead-filed': { readonly power: Power; readonly sealed: Sealed<SentAhead> };
    /** A phase has begun for which the power had sent orders ahead; those that fit are filed by an event of their own. */
    readonly 'ahead-loaded': {
      readonly power: Power;
      readonly phase: PhaseCode;
      readonly sealed: Sealed<AheadLoaded & { readonly left: SentAhead }>;
    };
    /** What the person was asked about in this phase and has not settled, after a mail: never played. */
    /** Whether CLEAR drops what the person has sent ahead, as on nJudge. */
    readonly 'clear-set': { readonly person: PersonId; readonly classic: boolean };
    readonly 'orders-pending': { readonly person: PersonId; readonly sealed: Sealed<PendingOf> };
    readonly 'wait-set': {
      readonly power: Power;
      /** `forPoints`, `forChange`: set by us, as a line with points, or one about an order on file, was refused; left out: its
       *  player said so. */
      readonly sealed: Sealed<{ readonly wait: boolean; readonly forPoints?: true; readonly forChange?: true }>;
    };
    readonly 'always-wait-set': { readonly power: Power; readonly sealed: Sealed<{ readonly on: boolean }> };
    readonly 'master-wait-set': { readonly by: PersonId; readonly wait: boolean };
    /** A master has asked to see the orders on file, or what would come of them. */
    readonly 'orders-looked': {
      readonly by: PersonId;
      readonly what: 'orders' | 'prediction';
      readonly phase: PhaseCode;
    };
    /** A command that cannot be taken back waits to be confirmed by a word. */
    readonly 'confirmation-asked': {
      readonly person: PersonId;
      readonly sealed: Sealed<(PendingConfirmation | OldPendingConfirmation) & { readonly word: string }>;
    };
  }
}

export const ORDERS_EVENTS = {
  'orders-filed': defineEvent('orders-filed', {
    apply: (game, event) =>
      withSeats(game, [event.power], (seat) => ({
        ...seat,
        onFile: event.sealed.value.onFile,
        receipt: { receipt: event.receipt, salt: event.sealed.salt },
      })),
    opening: (event, around, commit) =>
      isFilingTold(event, commit, around) ? { type: 'open', power: 'open', receipt: 'open' } : null,
    audience: 'nobody',
  }),
  'ahead-filed': defineEvent('ahead-filed', {
    apply: (game, event) => withSeats(game, [event.power], (seat) => ({ ...seat, ahead: event.sealed.value })),
    opening: 'closed',
    audience: 'nobody',
  }),
  'ahead-loaded': defineEvent('ahead-loaded', {
    apply: (game, event) => withSeats(game, [event.power], (seat) => ({ ...seat, ahead: event.sealed.value.left })),
    opening: 'closed',
    audience: 'nobody',
  }),
  'clear-set': defineEvent('clear-set', {
    apply: (game, { person, classic }) => {
      const rest = (game.classicClear ?? []).filter((each) => each !== person);
      return { ...game, classicClear: classic ? [...rest, person] : rest };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'orders-pending': defineEvent('orders-pending', {
    apply: (game, { person, sealed }) => ({ ...game, pending: { ...game.pending, [person]: sealed.value } }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'wait-set': defineEvent('wait-set', {
    apply: (game, event) => {
      const { wait, forPoints = false, forChange = false } = event.sealed.value;
      return withSeats(game, [event.power], ({ waitsForPoints: _, waitsForChange: __, ...seat }) => ({
        ...seat,
        wait,
        ...(forPoints ? { waitsForPoints: true } : {}),
        ...(forChange ? { waitsForChange: true } : {}),
      }));
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'always-wait-set': defineEvent('always-wait-set', {
    apply: (game, event) => {
      const { on } = event.sealed.value;
      return withSeats(game, [event.power], (seat) => ({ ...seat, alwaysWait: on, wait: on || seat.wait }));
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'master-wait-set': defineEvent('master-wait-set', {
    apply: (game, { wait }) => ({ ...game, masterWait: wait }),
    opening: 'closed',
    audience: 'nobody',
  }),
  'orders-looked': defineEvent('orders-looked', {
    apply: (game, { by, phase, what }, { at }) => ({ ...game, looks: [...game.looks, { by, phase, what, at }] }),
    opening: // Shown to all when the game ends.
      (_, { isOver }) => (isOver ? { type: 'open', by: 'open', what: 'open', phase: 'open' } : null),
    audience: 'nobody',
  }),
  'confirmation-asked': defineEvent('confirmation-asked', {
    apply: (game, event, { at }) => {
      const { person } = event;
      const waiting = event.sealed.value;
      const others = game.confirmations.filter((each) => each.person !== person || !isSameConfirmation(each, waiting));
      return { ...game, confirmations: [...others, { ...waiting, person, asked: at }] };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
};

/**
 * While the game runs nobody learns when a power's orders came, nor how often: that tells of habits, and of who plays. Nor
 * ever, when the same mail has sent a message that does not say from whom it is.
 */
function isFilingTold({ receipt }: GameEventOf<'orders-filed'>, { events }: Commit, around: Around): boolean {
  const isUnsigned = (event: GameEvent) => event.type === 'press-sent' && event.sealed.value.colour !== 'white';
  return around.isOver && around.receipts.has(receipt) && !events.some(isUnsigned);
}
