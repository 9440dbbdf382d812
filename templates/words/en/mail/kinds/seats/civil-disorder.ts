/** Grace has ended and the game goes on without some powers; `count`: of them. */
export const civilDisorder = {
  subject: (phase: string, who: string) => `${phase} civil disorder: ${who}`,
  told: (who: string, count: number) =>
    count === 1
      ? `No orders came from ${who} by the end of the grace period, so the game goes on without it: its units hold, dislodged ones disband, and removals follow the rulebook.`
      : `No orders came from ${who} by the end of the grace period, so the game goes on without them: their units hold, dislodged ones disband, and removals follow the rulebook.`,
};
