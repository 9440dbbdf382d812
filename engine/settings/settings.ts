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
  /** May press go to some and not to all? */
  readonly partial: boolean;
  /** May a message show other addressees than its own? */
  readonly fake: boolean;
  /** May a message show another power as its sender? The master's name is never forged. */
  readonly fakeSender: boolean;
  /** Does press to some show as a broadcast: never by itself, unless it says otherwise, always? */
  readonly fakesBroadcast: 'no' | 'default' | 'always';
  readonly observers: 'any' | 'white' | 'none';
  /** May a player who is late send press? */
  readonly late: boolean;
  /** Is there press in retreat and adjustment phases? */
  readonly minor: boolean;
  /** Is there press between the deadline and processing? */
  readonly grace: boolean;
  /** Only those whose orders are complete send press. */
  readonly mustOrder: boolean;
  /** May a message be empty? */
  readonly blank: boolean;
  /** Delayed broadcasts, published with the results. */
  readonly postal: boolean;
  /** Press goes only to powers with a unit next to one's own. */
  readonly touch: boolean;
  /** The masters get a copy of all press. */
  readonly masterReads: boolean;
  /** Observers get a copy of all press. */
  readonly observersRead: boolean;
}

export interface Settings {
  readonly timing: Readonly<Record<PhaseKind, PhaseTiming>>;
  /** IANA zone in which clock and days are read. */
  readonly zone: string;
  /** Owned centres that win; null: as the variant says. */
  readonly centers: number | null;
  /** A power builds in any vacant center it owns, not only at home. */
  readonly anyCenters: boolean;
  /** A power builds in any vacant center that it owns while it holds one of its homes; not together with `anyCenters`. */
  readonly oneCenter: boolean;
  /** A power may remove units in adjustments that it need not remove. */
  readonly anyDisband: boolean;
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
  /** Start as soon as all seats are taken? */
  readonly autoStart: boolean;
  /** Powers are dealt by the players' lists, at random, or by lists where given. */
  readonly preferences: 'list' | 'random' | 'both';
  /** Process at deadlines without the master's word? */
  readonly autoProcess: boolean;
  /** At the deadline a power with some of its orders is not late: what it has left out holds. */
  readonly partialOrders: boolean;
  /** After grace: wait for a replacement, or play on without the late power. */
  readonly nmr: 'wait' | 'play-on';
  /** Does grace end at its hour on any day, not only on those that DAYS allows? */
  readonly strictGrace: boolean;
  /** A draw includes all survivors. */
  readonly dias: boolean;
  readonly concessions: boolean;
  /** Votes are told to all. */
  readonly openVotes: boolean;
  /** Diaries are opened to all when the game has ended. */
  readonly openDiaries: boolean;
  /** Only masters change settings, deadlines and pauses; otherwise any player may. */
  readonly moderated: boolean;
  /** How experienced players should be, in the master's words; shown in lists. */
  readonly level: string;
  /** New players wait for a master's nod. */
  readonly approval: boolean;
  /** Does it count for the players' punctuality? */
  readonly rated: boolean;
  /** Share of phases with orders on time, 0 to 1, that who comes in must have had in rated games so far. */
  readonly onTimeRatio: number;
  /** Share of rated games left or abandoned, 0 to 1, that who comes in may have so far. */
  readonly leftRatio: number;
  /** Are late notices of each power counted in lists? */
  readonly lateCount: boolean;
  /** May its players take up a game again that was ended without a result? */
  readonly playersResume: boolean;
  /** Is a game like it created when it ends with a result? */
  readonly autoCreate: boolean;
  /** May players announce absences, and of how many days without asking the master? */
  readonly absences: boolean;
  readonly maxAbsence: number;
  /** Shown in public lists. */
  readonly listed: boolean;
  /** Players' names are hidden from each other until the end. */
  readonly anonymous: boolean;
  /** Names are shown when an anonymous game ends. */
  readonly reveal: boolean;
  /** May only those who have orders due ask to wait? */
  readonly strictWait: boolean;
  readonly proxy: boolean;
  /** Convoys from or to a landlocked province are refused. */
  readonly strictConvoy: boolean;
  /** Take-overs are told to the masters only. */
  readonly quiet: boolean;
  /** Is it told who changed a setting? */
  readonly show: boolean;
  /** How many have signed on is told to the masters only. */
  readonly secret: boolean;
  /** Who is late is told to the late and the masters only. */
  readonly hideLate: boolean;
  /** May a master ask to see orders before the phase is resolved? Shown to all, each look recorded. */
  readonly masterSees: boolean;
  /** Hours that whoever takes over a power has for its orders, at least; null: NEXT of the phase. */
  readonly replacement: number | null;
  /** Hours before the deadline at which those who still owe orders are reminded. */
  readonly reminders: readonly number[];
  readonly press: PressSettings;
  readonly comment: string;
  /** The long comment, of several lines. */
  readonly description: string;
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
  anyCenters: false,
  oneCenter: false,
  anyDisband: false,
  start: 'usual',
  players: null,
  powers: null,
  seats: 'drawn',
  rulebook: '2023',
  autoStart: true,
  preferences: 'both',
  autoProcess: true,
  partialOrders: false,
  nmr: 'wait',
  strictGrace: false,
  dias: true,
  concessions: true,
  openVotes: false,
  openDiaries: true,
  moderated: true,
  level: 'Any',
  approval: false,
  rated: true,
  onTimeRatio: 0,
  leftRatio: 1,
  lateCount: false,
  playersResume: true,
  autoCreate: false,
  absences: true,
  maxAbsence: 15,
  listed: true,
  anonymous: false,
  reveal: true,
  strictWait: false,
  proxy: false,
  strictConvoy: false,
  quiet: false,
  show: true,
  secret: false,
  hideLate: false,
  masterSees: false,
  replacement: null,
  reminders: [24, 4],
  press: {
    colours: ['white'],
    partial: true,
    fake: false,
    fakeSender: false,
    fakesBroadcast: 'no',
    observers: 'any',
    late: true,
    minor: true,
    grace: true,
    mustOrder: false,
    blank: false,
    postal: false,
    touch: false,
    masterReads: false,
    observersRead: false,
  },
  comment: '',
  description: '',
};

/** Settings of an older record of a game, which may lack the newer ones. */
export function withDefaults(settings: Settings): Settings {
  return { ...DEFAULT_SETTINGS, ...settings, press: { ...DEFAULT_SETTINGS.press, ...settings.press } };
}

/** What a change comes to. `same`: nothing has to change; a sentence why. */
export type SettingsChanged =
  /** `note`: a sentence on what was meant. */
  | { readonly changes: Partial<Settings>; readonly note?: string }
  | { readonly problem: string }
  | { readonly same: string };
