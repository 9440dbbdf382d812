/** What a game's settings are kept in. */
/** Deadline rule for one kind of phase. Hours may be fractions. */
export interface PhaseTiming {
  /** Minutes after local midnight at which a deadline falls; null: at whatever hour NEXT leads to. */
  readonly clock: number | null;
  /** Hours after the last phase before which nothing is processed. */
  readonly min: number;
  /** Hours from processing to the earliest next deadline, which then moves forward to `clock` and an allowed day. */
  readonly next: number;
  /** Hours that the game waits for late players. */
  readonly grace: number;
  /** Hours between the last order that was missing and early processing. */
  readonly delay: number;
  /** Seven characters, Sunday first: capital letter allowed, small letter only after noon, dash never. */
  readonly days: string;
}

/** What press there is. Each definition adds its own fields where it stands (`defined/press.ts`). */
export interface PressSettings {
  /** Colors allowed, the default first; empty: no press but to the master. */
  readonly colours: readonly ('white' | 'grey')[];
}

/** What a master may choose of a game. Each definition adds its own field where it stands (`defined/`). */
export interface Settings {
  readonly press: PressSettings;
}
