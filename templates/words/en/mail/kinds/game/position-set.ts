/** The GM has set up the board: to everybody. `by` begins a sentence. */
export const positionSet = {
  subject: 'the board has been set up',
  told: (by: string) =>
    `${by} has set up the board. Below is where the units stand. Orders that were on file are gone: they were meant for another board.`,
};
