/** Who sits where: signing on, approving, taking over, leaving, standing by. */

import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';
import type { MessageTable } from './message-table.ts';

export type SeatMessage = MessageTable<{
  'seats/gm-already': null;
  /** The address as it was written. */
  'seats/no-observer': { address: string };
  'seats/plays-already': null;
  'seats/promoted': null;
  'seats/one-password': null;
  'seats/unmute-whom': null;
  'seats/no-seat': { power: Power };
  'seats/has-player': { power: Power };
  'seats/open-already': { power: Power };
  'seats/opened': { power: Power };
  'seats/opened-with-password': { power: Power };
  'seats/unknown-person': { address: string };
  /** On or off the list of those who may join, or of those who may not. */
  'seats/allowed': null;
  'seats/denied': null;
  'seats/allowed-no-more': null;
  'seats/denied-no-more': null;
  'seats/nobody-waits': null;
  'seats/none-of-these-waits': null;
  'seats/let-in': { people: number };
  'seats/none-approved': null;
  'seats/on-hold': null;
  'seats/not-open-to-you': null;
  'seats/not-on-the-list': null;
  'seats/practice': { game: string };
  'seats/by-invitation': { game: string };
  'seats/back': { powers: readonly Power[] };
  /** `isTold`: to everybody, and not to the GMs alone. */
  'seats/taken-over': { game: string; powers: readonly Power[]; isTold: boolean };
  /** `isFree`: nobody plays there. The address as it was written. */
  'seats/would-offer': {
    game: string;
    powers: readonly Power[];
    address: string;
    isSamePlayer: boolean;
    isFree: boolean;
  };
  'seats/offered': { address: string; powers: readonly Power[] };
  'seats/offer-withdrawn': { powers: readonly Power[] };
  'seats/no-seats-yet': null;
  'seats/taker-plays': null;
  'seats/taker-is-gm': null;
  'seats/seat-whom': null;
  'seats/time-given': null;
  'seats/needs-approval': null;
  'seats/muted': { power: Power; until: Instant };
  'seats/unmuted': { power: Power };
}>;

/** Bots on vacant seats (`SET DUMMY power BOT`). */
export type BotMessage = MessageTable<{
  'bots/play': { powers: readonly Power[] };
  'bots/all-played': null;
  'bots/plays-already': { power: Power };
}>;
