/** When a game is over: every look that a GM took at orders before their time. */
interface Look {
  readonly by: string;
  readonly phase: string;
  readonly date: string;
}

export const looks = {
  never: 'The GM could look at orders before they were processed, and never did.',
  heading: 'When the GM looked at orders before they were processed',
  orders: ({ by, phase, date }: Look) => `${by}, ${phase}, ${date}: the orders on file.`,
  prediction: ({ by, phase, date }: Look) => `${by}, ${phase}, ${date}: what would come of them.`,
};
