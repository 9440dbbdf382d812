/** A game's settings: what a master may choose, with the classic judges' defaults (judge-language C2, D1). */
import type { PhaseKind } from '../board/variant.ts';

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
  /** May press go to some and not to all? */
  readonly partial: boolean;
  /** May a message show other addressees than its own? */
  readonly fake: boolean;
  readonly observers: 'any' | 'white' | 'none';
}

export interface Settings {
  readonly timing: Readonly<Record<PhaseKind, PhaseTiming>>;
  /** IANA zone in which clock and days are read. */
  readonly zone: string;
  /** Owned centres that win; null: as the variant says. */
  readonly centers: number | null;
  /** Start as soon as all seats are taken? */
  readonly autoStart: boolean;
  /** Powers are dealt by the players' lists, at random, or by lists where given. */
  readonly preferences: 'list' | 'random' | 'both';
  /** Process at deadlines without the master's word? */
  readonly autoProcess: boolean;
  /** After grace: wait for a replacement, or play on without the late power. */
  readonly nmr: 'wait' | 'play-on';
  /** A draw includes all survivors. */
  readonly dias: boolean;
  readonly concessions: boolean;
  /** Shown in public lists. */
  readonly listed: boolean;
  /** Players' names are hidden from each other until the end. */
  readonly anonymous: boolean;
  /** Names are shown when an anonymous game ends. */
  readonly reveal: boolean;
  /** May only those who have orders due ask to wait? */
  readonly strictWait: boolean;
  readonly proxy: boolean;
  /** May a master ask to see orders before the phase is resolved? Shown to all, each look recorded. */
  readonly masterSees: boolean;
  /** Hours before the deadline at which those who still owe orders are reminded. */
  readonly reminders: readonly number[];
  readonly press: PressSettings;
  readonly comment: string;
}

const DAYS = '-MTWTF-';

export const DEFAULT_SETTINGS: Settings = {
  timing: {
    M: { clock: 1410, min: 0, next: 71, grace: 167, delay: 0.5, days: DAYS },
    R: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
    A: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
  },
  zone: 'UTC',
  centers: null,
  autoStart: true,
  preferences: 'both',
  autoProcess: true,
  nmr: 'wait',
  dias: true,
  concessions: true,
  listed: true,
  anonymous: false,
  reveal: true,
  strictWait: false,
  proxy: false,
  masterSees: false,
  reminders: [24, 4],
  press: { colours: ['white'], partial: true, fake: false, observers: 'any' },
  comment: '',
};
