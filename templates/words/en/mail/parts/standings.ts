/** Where players win by all their powers, or by part of the world: what each has. */
export const standings = {
  /** `goal`: what wins. */
  byPlayer: (goal: string) => `Centers by player: ${goal}.`,
};
