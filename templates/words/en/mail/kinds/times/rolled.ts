type Direction = 'back' | 'forward';

/** The game has been taken back to an earlier phase, or forward again: to everybody. */
export const rolled = {
  subject: (direction: Direction, phase: string) => `the game goes ${direction} to ${phase}`,
  /** `by` begins a sentence; phases with their codes: `Fall 1901 (F1901M)`. */
  told: ({
    by,
    direction,
    from,
    to,
  }: {
    readonly by: string;
    readonly direction: Direction;
    readonly from: string;
    readonly to: string;
  }) =>
    `${by} has taken the game ${direction} from ${from} to ${to}. ${
      direction === 'back'
        ? 'Results since then no longer count; the history keeps them, marked as taken back.'
        : 'What had been taken back counts again.'
    } The orders of that phase are on file again, and you can change yours until the deadline. WAIT is on for everybody: the phase is processed at the deadline, or earlier once all have sent SET NOWAIT or the GM decides. Votes of that phase count again too.`,
};
