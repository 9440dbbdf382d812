/**
 * An hour of the evening for a new game's deadlines, by its name: where many games would end at the same minute they would all wait
 * for each other. The hour is written into the event that creates the game and never reckoned again.
 */
import type { GameName } from '../game/events.ts';
import { fnvOf } from '../text/fnv.ts';

/** 20:00 and 23:30, in minutes of a day. */
const FIRST = 1_200;
const LAST = 1_410;
/** Hours that people can keep in mind. */
const STEP = 5;

/** Minutes after midnight. */
export function eveningOf(name: GameName): number {
  const hash = fnvOf(name);
  // The low bits of names that differ in their last letter alone are alike.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return FIRST + ((mixed >>> 8) % ((LAST - FIRST) / STEP + 1)) * STEP;
}

/** `21:35`. */
export function hourOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
