/** Settings that are changed, are not offered, or cannot be; and what is wrong with a line that sets one. */

import type { Message } from './message.ts';
import type { MessageTable } from './message-table.ts';

export type SettingMessage = ChangeMessage | StaysMessage | OlderMessage | SettingLineMessage;

/** Of a change: what was meant, that it is so already, or why it cannot be. */
type ChangeMessage = MessageTable<{
  /** `because`: how it is anyway. */
  'settings/nothing-changed': { because: Message };
  'settings/seats-fixed': null;
  'settings/auction-for-all': null;
  /** Hours. */
  'settings/reminders-range': { least: number; most: number };
  /** Characters. */
  'settings/comment-too-long': { most: number; isLongOne: boolean };
  'settings/partial-both-already': null;
  'settings/partial-orders-on': null;
  'settings/partial-orders-off': null;
  'settings/partial-press': { on: boolean };
  /** The lines that say which of the two is meant. */
  'settings/partial-which': { orders: string; press: string };
  /** The lines that say which of the two is meant. */
  'settings/grace-which': { press: string; line: string };
  /** The line that shortens the time. */
  'settings/no-grace-press-already': { line: string };
  'settings/no-dedication': null;
  /** The share of phases on time, 0 to 1. */
  'settings/dedication': { ratio: number };
  /** `line` lengthens grace; hours. */
  'settings/nmr-needs-grace': { least: number; line: string };
  'settings/grace-needed-for-nmr': { least: number };
  /** The start by its name. */
  'settings/start-of-standard': { start: string };
  'settings/centers-at-most': { most: number };
  'settings/centers-at-least': null;
  'settings/players-at-most': { most: number };
  'settings/powers-at-most': { seats: number };
  /** Hours; `part` as it is written: `GRACE`. */
  'settings/hours-range': { part: string; most: number; hours: number };
  'settings/no-day': null;
  'settings/no-such-zone': { written: string };
}>;

/** What cannot be changed once the game has begun, and why. */
type StaysMessage = MessageTable<{
  'settings/stays': { because: Message };
  'settings/stays-joined': { because: Message };
  'settings/board-set-up': null;
  'settings/building-sites-announced': null;
  'settings/building-sites-open': null;
  'settings/centers-announced': null;
  'settings/muster-is-over': null;
  'settings/late-hidden': null;
  'settings/names-hidden': null;
  'settings/names-hidden-for-good': null;
  'settings/nobody-sees-orders': null;
  'settings/number-hidden': null;
  'settings/powers-dealt': null;
  'settings/practice-alone': null;
  'settings/practice-stays': null;
  'settings/preferences-dealt': null;
  'settings/no-proxies-in-blind-games': null;
  'settings/removals-announced': null;
  'settings/sight-announced': null;
  'settings/rulebook-announced': null;
  'settings/seats-taken': null;
}>;

/** Settings of the older judges that this one does not have. */
type OlderMessage = MessageTable<{
  'settings/no-such-option': { option: string };
  'settings/option-belongs': { option: string };
  /** A rule by its usual spelling, and where it belongs. */
  'settings/rule-elsewhere': { rule: string; of: 'machiavelli' | 'colonial' | 'variant' };
  'settings/cannot-be-set': { setting: string };
  'settings/absences-secret': null;
  'settings/absences-secret-already': null;
  'settings/access-any': null;
  'settings/access-different': null;
  'settings/access-same': null;
  'settings/no-list-of-masters': null;
  'settings/no-registry': null;
  'settings/no-xflags': null;
  'settings/signal-support-legal': null;
  'settings/signal-support-taken': null;
}>;

/** Of a line that does not set what it begins with; `written`: what stands in it. */
type SettingLineMessage = MessageTable<{
  'settings/not-understood': { written: string };
  'settings/replacement-is': { written: string };
  'settings/muster-is': { written: string };
  'settings/muster-range': { least: number; most: number };
  'settings/timing-what': null;
  /** `part` as it is written: `GRACE`. */
  'settings/set-twice': { part: string };
  'settings/clock-is': { written: string };
  'settings/days-are': { written: string };
  'settings/no-part-of-timing': { written: string };
  'settings/hours-are': { part: string; written: string };
  'settings/reminders-are': { written: string };
  'settings/seats-not-open': null;
  'settings/pairs': null;
  'settings/no-address': { written: string };
  'settings/which-access': null;
  'settings/which-level': null;
  'settings/which-option': null;
  'settings/which-press': null;
  'settings/which-variant': null;
  'settings/whom': null;
}>;
