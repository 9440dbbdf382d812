/** Open votes: what a power wants of the game's end. */
export const voted = {
  /** No full stop. `draw`: of all survivors, or of whom; `concede`: to whom. */
  vote: ({ power, draw, concede }: Vote) => {
    const parts = [
      ...(draw === null ? [] : [`votes for a draw of ${draw === 'survivors' ? 'all survivors' : draw.among}`]),
      ...(concede === null ? [] : [`would concede the game to ${concede}`]),
    ];
    return `${power} ${parts.length === 0 ? 'has withdrawn its vote' : parts.join(' and ')}`;
  },
  told: (vote: string) => `${vote}. In this game everybody sees the votes; they count for this phase only.`,
};

interface Vote {
  readonly power: string;
  readonly draw: 'survivors' | { readonly among: string } | null;
  readonly concede: string | null;
}
