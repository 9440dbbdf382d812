type Direction = 'back' | 'forward';

/** The game has been taken back to an earlier phase, or forward again: to everybody. `by` begins a sentence; what has changed stands below. */
export const rolled = {
  subject: (direction: Direction, phase: string) => `the game goes ${direction} to ${phase}`,
  told: (by: string, direction: Direction) =>
    `${by} has taken the game ${direction}. You can change your orders until the deadline. WAIT is on for everybody: the phase is processed at the deadline, or earlier once all have sent SET NOWAIT or the GM decides. The history keeps what was taken back.`,
};
