/** Dates and times as they are written: what is wrong with them. */

/** A day of the calendar; months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** `shown`: one word of a date, `text` the whole of it, as they were written. Days of the week from 0, Sunday. */
export type TimeMessage =
  | { readonly code: 'times/missing' }
  | { readonly code: 'times/too-long' }
  | { readonly code: 'times/span-too-long' }
  | { readonly code: 'times/span-open' }
  | { readonly code: 'times/two-times'; readonly text: string }
  | { readonly code: 'times/two-years'; readonly text: string }
  | { readonly code: 'times/two-months'; readonly text: string }
  | { readonly code: 'times/two-days'; readonly text: string }
  | { readonly code: 'times/two-weekdays'; readonly text: string }
  | { readonly code: 'times/two-dates'; readonly shown: string }
  | { readonly code: 'times/names-two-days'; readonly text: string }
  | { readonly code: 'times/needs-day'; readonly text: string }
  | { readonly code: 'times/no-date'; readonly shown: string }
  | { readonly code: 'times/no-time-of-day'; readonly shown: string }
  | { readonly code: 'times/no-day-of-month'; readonly shown: string }
  | { readonly code: 'times/no-part-of-date'; readonly shown: string }
  /** Either number may be the month: the first with the second as its month, or the other way round. */
  | { readonly code: 'times/day-or-month'; readonly shown: string; readonly first: number; readonly second: number }
  | { readonly code: 'times/no-day-in-month'; readonly month: number; readonly day: number }
  | { readonly code: 'times/no-such-day' }
  | { readonly code: 'times/no-such-date'; readonly date: Day }
  /** In days from now. */
  | { readonly code: 'times/which-year'; readonly date: Day; readonly most: number }
  | {
      readonly code: 'times/other-weekday';
      readonly date: Day;
      readonly weekday: number;
      readonly written: number;
    };
