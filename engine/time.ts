/** Instants, and what the engine asks about local time: it carries no time-zone data, and no clock. */

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

export const HOUR = 3_600_000;

export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Minutes after midnight by the wall clock. */
  readonly minute: number;
}

/** What the engine asks about time zones. */
export interface Zones {
  /** Wall-clock time of an instant in an IANA zone. Seconds are dropped. */
  localTime(instant: Instant, zone: string): LocalTime;
  /**
   * Instant of a wall-clock time. Where the hour is skipped in spring: the first instant after the gap; where it occurs
   * twice in autumn: the first of the two. `day` may run past the month's end.
   */
  instantOf(local: LocalTime, zone: string): Instant;
  /** Is it the name of an IANA zone? */
  isZone(name: string): boolean;
}

/** A time in which somebody is away. */
export interface Absence {
  readonly from: Instant;
  readonly to: Instant;
}
