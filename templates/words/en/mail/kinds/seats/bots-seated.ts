/** Bots play where nobody did; `count`: of their powers. */
export const botsSeated = {
  subject: (phase: string, powers: string, count: number) =>
    `${phase} ${count === 1 ? 'a bot plays' : 'bots play'} ${powers}`,
  told: (powers: string, count: number) =>
    `From now on ${count === 1 ? 'a bot plays' : 'bots play'} ${powers}, until somebody takes over. A bot plays the moves that look best to it, makes no agreements, and does not vote.`,
};
