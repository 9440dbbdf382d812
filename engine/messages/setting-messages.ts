/** Settings that are changed, are not offered, or cannot be; and what is wrong with a line that sets one. */
import type { Message } from './message.ts';

export type SettingMessage = ChangeMessage | StaysMessage | OlderMessage | SettingLineMessage;

/** Of a change: what was meant, that it is so already, or why it cannot be. */
type ChangeMessage =
  /** `because`: how it is anyway. */
  | { readonly code: 'settings/nothing-changed'; readonly because: Message }
  | { readonly code: 'settings/seats-fixed' }
  | { readonly code: 'settings/auction-for-all' }
  /** Hours. */
  | { readonly code: 'settings/reminders-range'; readonly least: number; readonly most: number }
  /** Characters. */
  | { readonly code: 'settings/comment-too-long'; readonly most: number; readonly isLongOne: boolean }
  | { readonly code: 'settings/partial-both-already' }
  | { readonly code: 'settings/partial-orders-on' }
  | { readonly code: 'settings/partial-orders-off' }
  | { readonly code: 'settings/partial-press'; readonly on: boolean }
  /** The lines that say which of the two is meant. */
  | { readonly code: 'settings/partial-which'; readonly orders: string; readonly press: string }
  /** The lines that say which of the two is meant. */
  | { readonly code: 'settings/grace-which'; readonly press: string; readonly line: string }
  /** The line that shortens the time. */
  | { readonly code: 'settings/no-grace-press-already'; readonly line: string }
  | { readonly code: 'settings/no-dedication' }
  /** The share of phases on time, 0 to 1. */
  | { readonly code: 'settings/dedication'; readonly ratio: number }
  /** `line` lengthens grace; hours. */
  | { readonly code: 'settings/nmr-needs-grace'; readonly least: number; readonly line: string }
  | { readonly code: 'settings/grace-needed-for-nmr'; readonly least: number }
  /** The start by its name. */
  | { readonly code: 'settings/start-of-standard'; readonly start: string }
  | { readonly code: 'settings/centers-at-most'; readonly most: number }
  | { readonly code: 'settings/centers-at-least' }
  | { readonly code: 'settings/players-at-most'; readonly most: number }
  | { readonly code: 'settings/powers-at-most'; readonly seats: number }
  /** Hours; `part` as it is written: `GRACE`. */
  | { readonly code: 'settings/hours-range'; readonly part: string; readonly most: number; readonly hours: number }
  | { readonly code: 'settings/no-day' }
  | { readonly code: 'settings/no-such-zone'; readonly written: string };

/** What cannot be changed once the game has begun, and why. */
type StaysMessage =
  | { readonly code: 'settings/stays'; readonly because: Message }
  | { readonly code: 'settings/stays-joined'; readonly because: Message }
  | {
      readonly code:
        | 'settings/board-set-up'
        | 'settings/building-sites-announced'
        | 'settings/building-sites-open'
        | 'settings/centers-announced'
        | 'settings/muster-is-over'
        | 'settings/late-hidden'
        | 'settings/names-hidden'
        | 'settings/names-hidden-for-good'
        | 'settings/nobody-sees-orders'
        | 'settings/number-hidden'
        | 'settings/powers-dealt'
        | 'settings/practice-alone'
        | 'settings/practice-stays'
        | 'settings/preferences-dealt'
        | 'settings/no-proxies-in-blind-games'
        | 'settings/removals-announced'
        | 'settings/sight-announced'
        | 'settings/rulebook-announced'
        | 'settings/seats-taken';
    };

/** Settings of the older judges that this one does not have. */
type OlderMessage =
  | { readonly code: 'settings/no-such-option'; readonly option: string }
  | { readonly code: 'settings/option-belongs'; readonly option: string }
  /** A rule by its usual spelling, and where it belongs. */
  | {
      readonly code: 'settings/rule-elsewhere';
      readonly rule: string;
      readonly of: 'machiavelli' | 'colonial' | 'variant';
    }
  | { readonly code: 'settings/cannot-be-set'; readonly setting: string }
  | {
      readonly code:
        | 'settings/absences-secret'
        | 'settings/absences-secret-already'
        | 'settings/access-any'
        | 'settings/access-different'
        | 'settings/access-same'
        | 'settings/no-list-of-masters'
        | 'settings/no-registry'
        | 'settings/no-xflags'
        | 'settings/signal-support-legal'
        | 'settings/signal-support-taken';
    };

/** Of a line that does not set what it begins with; `written`: what stands in it. */
type SettingLineMessage =
  | { readonly code: 'settings/not-understood'; readonly written: string }
  | { readonly code: 'settings/replacement-is' | 'settings/muster-is'; readonly written: string }
  | { readonly code: 'settings/muster-range'; readonly least: number; readonly most: number }
  | { readonly code: 'settings/timing-what' }
  /** `part` as it is written: `GRACE`. */
  | { readonly code: 'settings/set-twice'; readonly part: string }
  | { readonly code: 'settings/clock-is'; readonly written: string }
  | { readonly code: 'settings/days-are'; readonly written: string }
  | { readonly code: 'settings/no-part-of-timing'; readonly written: string }
  | { readonly code: 'settings/hours-are'; readonly part: string; readonly written: string }
  | { readonly code: 'settings/reminders-are'; readonly written: string }
  | { readonly code: 'settings/seats-not-open' }
  | { readonly code: 'settings/pairs' }
  | { readonly code: 'settings/no-address'; readonly written: string }
  | {
      readonly code:
        | 'settings/which-access'
        | 'settings/which-level'
        | 'settings/which-option'
        | 'settings/which-press'
        | 'settings/which-variant'
        | 'settings/whom';
    };
