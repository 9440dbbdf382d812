/** Back to before the powers were dealt: to everybody. `by` begins a sentence. */
export const unstarted = {
  subject: 'the start is taken back',
  told: (by: string) =>
    `${by} has taken the start back, so nobody has a power or orders to send. You are still signed on, with your preferences. The GM will start the game again, and the powers are then assigned again.`,
};
