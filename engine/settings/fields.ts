/** A game's settings: what a master may choose, with the classic judges' defaults (judge-language C2, D1). */
import type { PhaseKind, Rulebook } from '../board/variant.ts';
import type { Start } from '../rules/starts.ts';
import type { SeatChoice } from './game-settings.ts';

/** Deadline rule for one kind of phase. Hours may be fractions. */
export interface PhaseTiming {
  /** Minutes after local midnight at which a deadline falls; null: at whatever hour NEXT leads to. */
  readonly clock: number | null;
  /** Hours after the last phase before which nothing is processed. */
  readonly min: number;
  /** Hours from processing to the earliest next deadline, which then moves forward to `clock` and an allowed day. */
  readonly next: number;
  /** Hours that late players are waited for. */
  readonly grace: number;
  /** Hours between the last order that was missing and early processing. */
  readonly delay: number;
  /** Seven characters, Sunday first: capital letter allowed, small letter only after noon, dash never. */
  readonly days: string;
}

export interface PressSettings {
  /** Colours allowed, the default first; empty: no press but to the master. */
  readonly colours: readonly ('white' | 'grey')[];
  /** May a message show other addressees than its own? */
  readonly fake: boolean;
  /** Does press to some show as a broadcast: never by itself, unless it says otherwise, always? */
  readonly fakesBroadcast: 'no' | 'default' | 'always';
  readonly observers: 'any' | 'white' | 'none';
}

export interface Settings {
  readonly timing: Readonly<Record<PhaseKind, PhaseTiming>>;
  /** IANA zone in which clock and days are read. */
  readonly zone: string;
  /** Owned centres that win; null: as the variant says. */
  readonly centers: number | null;
  /** Which units stand where at first, of those that the map has (engine/rules/starts.ts). */
  readonly start: Start;
  /** How many people play; null: one for each seat. With fewer, all powers are dealt among them. */
  readonly players: number | null;
  /** How many powers are played; null: all. The others have no player. */
  readonly powers: number | null;
  /** Which powers go together, where the variant leaves it open (rule `seats`). */
  readonly seats: SeatChoice;
  /** Edition whose rulings are followed; a new game has its variant's. */
  readonly rulebook: Rulebook;
  /** Powers are dealt by the players' lists, at random, or by lists where given. */
  readonly preferences: 'list' | 'random' | 'both';
  /** After grace: wait for a replacement, or play on without the late power. */
  readonly nmr: 'wait' | 'play-on';
  /** How experienced players should be, in the master's words; shown in lists. */
  readonly level: string;
  /** Share of phases with orders on time, 0 to 1, that who comes in must have had in rated games so far. */
  readonly onTimeRatio: number;
  /** Share of rated games left or abandoned, 0 to 1, that who comes in may have so far. */
  readonly leftRatio: number;
  readonly maxAbsence: number;
  /** Hours that whoever takes over a power has for its orders, at least; null: NEXT of the phase. */
  readonly replacement: number | null;
  /** Hours before the deadline at which those who still owe orders are reminded. */
  readonly reminders: readonly number[];
  readonly press: PressSettings;
  readonly comment: string;
  /** The long comment, of several lines. */
  readonly description: string;
}
