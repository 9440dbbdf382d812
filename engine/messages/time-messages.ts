/** Dates and times as they are written: what is wrong with them. */

import type { MessageTable } from './message-table.ts';

/** A day of the calendar; months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** `shown`: one word of a date, `text` the whole of it, as they were written. Days of the week from 0, Sunday. */
export type TimeMessage = MessageTable<{
  'times/missing': null;
  'times/too-long': null;
  'times/span-too-long': null;
  'times/span-open': null;
  'times/two-times': { text: string };
  'times/two-years': { text: string };
  'times/two-months': { text: string };
  'times/two-days': { text: string };
  'times/two-weekdays': { text: string };
  'times/two-dates': { shown: string };
  'times/names-two-days': { text: string };
  'times/needs-day': { text: string };
  'times/no-date': { shown: string };
  'times/no-time-of-day': { shown: string };
  'times/no-day-of-month': { shown: string };
  'times/no-part-of-date': { shown: string };
  /** Either number may be the month: the first with the second as its month, or the other way round. */
  'times/day-or-month': { shown: string; first: number; second: number };
  'times/no-day-in-month': { month: number; day: number };
  'times/no-such-day': null;
  'times/no-such-date': { date: Day };
  /** In days from now. */
  'times/which-year': { date: Day; most: number };
  'times/other-weekday': { date: Day; weekday: number; written: number };
}>;
