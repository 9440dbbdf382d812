/** What happens at the deadline to a reader whose orders are not complete. */
const LEFT_OUT = {
  orders: 'units without an order hold',
  retreats: 'dislodged units without an order are disbanded',
  builds: 'builds that are not ordered are not made',
  removals: 'units are removed by the rules',
  choices: 'starting units stand by default',
};

export const atDeadline = {
  /** `until`: the end of grace. */
  goesOn: (until: string) =>
    `If they miss the deadline, you are late: the game waits for you until ${until}, then goes on without your orders.`,
  offersPlace: (until: string) =>
    `If they miss the deadline, you are late: the game waits for you until ${until}, then offers your place to somebody else.`,
  someAreEnough: 'Orders for some of your units are enough to be on time.',
  leftOut: (kinds: readonly (keyof typeof LEFT_OUT)[]) =>
    `The game does not wait for what is missing at the deadline: ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};
