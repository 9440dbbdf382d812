/** The feed of finished games. */
export const feed = {
  title: (judge: string) => `${judge}: finished games`,
  entry: (game: string, outcome: string) => `${game}: ${outcome}`,
  summary: (facts: {
    readonly variant: string;
    readonly phases: number;
    readonly outcome: string;
    readonly players: readonly { readonly power: string; readonly name: string }[];
  }) => {
    const { variant, phases, outcome, players } = facts;
    const told = `${variant}, ${phases} ${phases === 1 ? 'phase' : 'phases'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Played by ${who}.`;
  },
};
