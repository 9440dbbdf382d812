/** What a club keeps beside its games: who steps in, who watches for games, whose mornings it tells of, its events. */
import type { EventRecord } from '../engine/events/event.ts';
import type { Instant } from '../engine/time.ts';

export interface ClubRecords {
  /** By person: would play for somebody who is gone; `waits`: since when, or since they were last asked. */
  readonly substitute: { readonly waits: Instant };
  /** By person: wants word of new games; which ones stands with the person. */
  readonly watcher: { readonly since: Instant };
  /** By person: when they next hear how the games stand that they run, and what they have heard last. */
  readonly morning: { readonly next: Instant; readonly said?: MorningSaid };
  /** By name. */
  readonly event: EventRecord;
}

/** `key`: what needed the GM; while it stays so it is said again `days` after `at`, and then more rarely. */
export interface MorningSaid {
  readonly key: string;
  readonly days: number;
  readonly at: Instant;
}

export type ClubKind = keyof ClubRecords;

export interface ClubRecord<K extends ClubKind> {
  readonly key: string;
  /** Null: it is gone. */
  readonly value: ClubRecords[K] | null;
  readonly rev: number;
}

export interface ClubStore {
  get<K extends ClubKind>(kind: K, key: string): Promise<ClubRecord<K> | null>;
  /** Puts the value in the place of revision `rev` (0: there is none); false: somebody else was first. */
  put<K extends ClubKind>(kind: K, key: string, value: ClubRecords[K] | null, rev: number): Promise<boolean>;
  /** All that are not gone. */
  all<K extends ClubKind>(kind: K): Promise<readonly ClubRecord<K>[]>;
}

/** How often a change is made again because somebody else was first. */
const ATTEMPTS = 20;

/** Changes a record on top of what it is; `change` answers null where it stays. The value afterwards. */
export async function changeRecord<K extends ClubKind>(
  club: ClubStore,
  kind: K,
  key: string,
  change: (before: ClubRecords[K] | null) => ClubRecords[K] | null | 'as it is',
): Promise<ClubRecords[K] | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await club.get(kind, key);
    const value = change(before?.value ?? null);
    if (value === 'as it is') return before?.value ?? null;
    if (await club.put(kind, key, value, before?.rev ?? 0)) return value;
  }
  throw new Error(`The record '${key}' is too busy: ${ATTEMPTS} changes in a row came second.`);
}
