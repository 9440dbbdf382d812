/** Instants on pages: UTC in words, for machines beside it; a script adds how long it is from now. */
import type { Instant } from '../../engine/game/deadlines.ts';
import { type Html, html } from './html.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Tue 3 Mar 2026, 23:30 UTC` */
function formatInstant(instant: Instant): string {
  const date = new Date(instant);
  const time = date.toISOString().slice(11, 16);
  return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${time} UTC`;
}

export function timeOf(instant: Instant): Html {
  return html`<time datetime="${new Date(instant).toISOString()}">${formatInstant(instant)}</time>`;
}

/** The day alone: `3 Mar 2026`. */
export function dayOf(instant: Instant): Html {
  const date = new Date(instant);
  const words = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
}
