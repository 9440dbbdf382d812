/** Instants on pages: UTC in words, for machines beside it; a script adds how long it is from now. */
import type { Instant } from '../../engine/time.ts';
import { t } from '../locales/current.ts';
import { utcDate } from '../locales/times/format-times.ts';
import { type Html, html } from '../markup/html.ts';

export function timeOf(instant: Instant): Html {
  return html`<time datetime="${new Date(instant).toISOString()}">${utcDate(instant)}</time>`;
}

/** The day alone: `3 Mar 2026`. */
export function dayOf(instant: Instant): Html {
  const date = new Date(instant);
  const { grammar, pages } = t();
  const day = pages.times.day(date.getUTCDate(), grammar.months[date.getUTCMonth()]!, date.getUTCFullYear());
  return html`<time datetime="${date.toISOString()}">${day}</time>`;
}
