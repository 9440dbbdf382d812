/**
 * Every limit on what mail and browsers may do in a time, in one table: `docs/limits.md` is written from it. No number stands beside
 * a `spend` anywhere else.
 */
import type { Services } from './ports.ts';

type Counting = Pick<Services, 'budgets'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * By whose doing a limit is used up. Mail that proves nothing can be written by anybody in anybody's name: what it can use up,
 * nobody who proves who they are may need.
 */
export type Payer = 'anybody' | 'reply address' | 'password' | 'code' | 'proven' | 'link';

export interface RateLimit {
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
  readonly payer: Payer;
}

export const RATE_LIMITS = {
  'proven-mails': { most: 300, window: HOUR, payer: 'proven' },
  'told-of-proven-mails': { most: 1, window: HOUR, payer: 'proven' },
  'mails-by-token': { most: 60, window: HOUR, payer: 'reply address' },
  'told-of-mails-by-token': { most: 1, window: HOUR, payer: 'reply address' },
  'talk-alike': { most: 1, window: DAY, payer: 'reply address' },
  'orders-answered': { most: 100, window: DAY, payer: 'proven' },
  'marked-answered': { most: 10, window: DAY, payer: 'password' },
  'told-of-marked': { most: 1, window: DAY, payer: 'password' },
  'dropped-told': { most: 1, window: DAY, payer: 'proven' },
  'told-of-talk-alike': { most: 1, window: DAY, payer: 'reply address' },
  'unread-alike': { most: 3, window: DAY, payer: 'reply address' },
  talk: { most: 30, window: HOUR, payer: 'reply address' },
  'told-of-talk': { most: 1, window: HOUR, payer: 'reply address' },
  'codes-returned': { most: 200, window: DAY, payer: 'code' },
  'asked-to-prove': { most: 1, window: DAY, payer: 'anybody' },
  'strangers-asked-of-domain': { most: 300, window: HOUR, payer: 'anybody' },
  'strangers-asked': { most: 2_000, window: HOUR, payer: 'anybody' },
  'unanswered-mails': { most: 1_000_000, window: 30 * DAY, payer: 'anybody' },
  'unanswered-mails-told': { most: 1_000_000, window: 30 * DAY, payer: 'anybody' },
  'unanswered-told': { most: 1, window: DAY, payer: 'anybody' },
  'failures-told': { most: 5, window: DAY, payer: 'reply address' },
  'seat-asked': { most: 3, window: DAY, payer: 'proven' },
  'seat-asked-in-month': { most: 10, window: 30 * DAY, payer: 'proven' },
  'wrong-passwords-proven': { most: 20, window: DAY, payer: 'proven' },
  'wrong-passwords-of-one': { most: 12, window: DAY, payer: 'proven' },
  'wrong-passwords-token': { most: 20, window: DAY, payer: 'reply address' },
  'wrong-passwords-own': { most: 12, window: DAY, payer: 'anybody' },
  'right-passwords-asked': { most: 20, window: DAY, payer: 'password' },
  'wrong-passwords-stranger': { most: 12, window: DAY, payer: 'anybody' },
  'guesses-told': { most: 1, window: DAY, payer: 'anybody' },
  'mails-to-others': { most: 2_000, window: DAY, payer: 'proven' },
  'mails-to-others-unproven': { most: 200, window: DAY, payer: 'password' },
  'games-to-watchers': { most: 3, window: DAY, payer: 'proven' },
  reports: { most: 5, window: DAY, payer: 'proven' },
  invitations: { most: 20, window: DAY, payer: 'proven' },
  'invitations-of-newcomer': { most: 8, window: DAY, payer: 'proven' },
  'invitations-of-newcomers': { most: 200, window: DAY, payer: 'proven' },
  'invitations-of-judge': { most: 2_000, window: DAY, payer: 'proven' },
  'invitations-to-domain': { most: 10, window: DAY, payer: 'proven' },
  'asked-by-others': { most: 3, window: DAY, payer: 'proven' },
  'asked-by-others-in-month': { most: 10, window: 30 * DAY, payer: 'proven' },
  'codes-for-addresses': { most: 10, window: DAY, payer: 'password' },
  'games-created': { most: 20, window: DAY, payer: 'proven' },
  'variants-tried': { most: 10, window: DAY, payer: 'proven' },
  'sheet-sends': { most: 300, window: HOUR, payer: 'link' },
  'new-devices': { most: 10, window: DAY, payer: 'link' },
  'sheet-looks': { most: 600, window: HOUR / 6, payer: 'link' },
  'entries-asked': { most: 5, window: DAY, payer: 'anybody' },
  'link-tries': { most: 60, window: HOUR / 6, payer: 'link' },
  'link-tries-through': { most: 600, window: HOUR / 6, payer: 'link' },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitName = keyof typeof RATE_LIMITS;

/** What one mail may cost, whoever wrote it. Nothing is counted from one mail to the next. */
export const LIMITS_OF_A_MAIL = {
  /** Mails to others that all its sections bring about, and their size. */
  toOthers: { mails: 50, bytes: 2_000_000 },
  /** Passwords that are checked or made; each takes 16 MB and some 50 ms. */
  passwords: { proven: 24, unproven: 8 },
} as const;

/** Takes one (or `amount`, the last time more than is left) from what is allowed; false: it is used up. */
export function takeFromLimit({ budgets }: Counting, name: LimitName, key: string, amount = 1): Promise<boolean> {
  const { most, window } = RATE_LIMITS[name];
  return budgets.spend(`${name}:${key}`, most, window, amount);
}

/** Is nothing left of it? Takes nothing. */
export async function isLimitReached(services: Counting, name: LimitName, key: string): Promise<boolean> {
  return (await countTaken(services, name, key)) >= RATE_LIMITS[name].most;
}

/** How much has been taken from it. */
export function countTaken({ budgets }: Counting, name: LimitName, key: string): Promise<number> {
  return budgets.spent(`${name}:${key}`, RATE_LIMITS[name].window);
}

/** When what has been taken from it until now counts no more. */
export function endOfWindow(name: LimitName, now: number): number {
  const { window } = RATE_LIMITS[name];
  return (Math.floor(now / window) + 1) * window;
}
