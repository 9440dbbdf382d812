/** A paused game goes on, or one that had ended is taken up again: to everybody. `by` begins a sentence. */
export const resumed = {
  subject: (deadline: string | null) => `the game goes on${deadline === null ? '' : `, deadline ${deadline}`}`,
  reopened: (by: string) => `${by} has reopened the game where it had ended. Orders on file stay on file.`,
  told: (by: string) => `${by} has ended the pause. Orders on file stay on file.`,
  /** How long the pause was, and what that means for the deadline. */
  lateOrders: (pause: string) => `The pause lasted ${pause}: late orders are accepted for that much longer.`,
  sameDeadline: (pause: string) => `The pause lasted ${pause}: the deadline stays as it was.`,
  movedAlike: (pause: string, was: string) =>
    `The pause lasted ${pause}, and the deadline has moved by the same amount. It was ${was}.`,
  /** On to the next time at which deadlines fall: `hour` of the clock, `days` as settings are written, `zone` a place. */
  movedOn: ({
    pause,
    moved,
    hour,
    days,
    zone,
    was,
  }: {
    readonly pause: string;
    readonly moved: string;
    readonly hour: string | null;
    readonly days: string;
    readonly zone: string;
    readonly was: string;
  }) =>
    `The pause lasted ${pause}. The deadline has moved by ${moved}: by the length of the pause, and on to the next time at which deadlines fall in this game (${hour === null ? '' : `at ${hour} `}${days}, ${zone} time). It was ${was}.`,
};
