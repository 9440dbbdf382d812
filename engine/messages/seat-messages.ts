/** Who sits where: signing on, approving, taking over, leaving, standing by. */
import type { Power } from '../board/variant.ts';
import type { Instant } from '../time.ts';

export type SeatMessage =
  | { readonly code: 'seats/gm-already' }
  /** The address as it was written. */
  | { readonly code: 'seats/no-observer'; readonly address: string }
  | { readonly code: 'seats/plays-already' }
  | { readonly code: 'seats/promoted' }
  | { readonly code: 'seats/one-password' }
  | { readonly code: 'seats/unmute-whom' }
  | { readonly code: 'seats/no-seat'; readonly power: Power }
  | { readonly code: 'seats/has-player'; readonly power: Power }
  | { readonly code: 'seats/open-already'; readonly power: Power }
  | { readonly code: 'seats/opened'; readonly power: Power }
  | { readonly code: 'seats/opened-with-password'; readonly power: Power }
  | { readonly code: 'seats/unknown-person'; readonly address: string }
  /** On or off the list of those who may join, or of those who may not. */
  | { readonly code: 'seats/allowed' }
  | { readonly code: 'seats/denied' }
  | { readonly code: 'seats/allowed-no-more' }
  | { readonly code: 'seats/denied-no-more' }
  | { readonly code: 'seats/nobody-waits' }
  | { readonly code: 'seats/none-of-these-waits' }
  | { readonly code: 'seats/let-in'; readonly people: number }
  | { readonly code: 'seats/none-approved' }
  | { readonly code: 'seats/on-hold' }
  | { readonly code: 'seats/not-open-to-you' }
  | { readonly code: 'seats/not-on-the-list' }
  | { readonly code: 'seats/practice' | 'seats/by-invitation'; readonly game: string }
  | { readonly code: 'seats/back'; readonly powers: readonly Power[] }
  /** `isTold`: to everybody, and not to the GMs alone. */
  | {
      readonly code: 'seats/taken-over';
      readonly game: string;
      readonly powers: readonly Power[];
      readonly isTold: boolean;
    }
  /** `isFree`: nobody plays there. The address as it was written. */
  | {
      readonly code: 'seats/would-offer';
      readonly game: string;
      readonly powers: readonly Power[];
      readonly address: string;
      readonly isSamePlayer: boolean;
      readonly isFree: boolean;
    }
  | { readonly code: 'seats/offered'; readonly address: string; readonly powers: readonly Power[] }
  | { readonly code: 'seats/offer-withdrawn'; readonly powers: readonly Power[] }
  | { readonly code: 'seats/no-seats-yet' }
  | { readonly code: 'seats/taker-plays' }
  | { readonly code: 'seats/taker-is-gm' }
  | { readonly code: 'seats/seat-whom' }
  | { readonly code: 'seats/time-given' }
  | { readonly code: 'seats/needs-approval' }
  | { readonly code: 'seats/muted'; readonly power: Power; readonly until: Instant }
  | { readonly code: 'seats/unmuted'; readonly power: Power };
