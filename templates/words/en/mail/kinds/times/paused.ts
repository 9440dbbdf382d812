/** The game is paused: to everybody. `by` begins a sentence. */
export const paused = {
  subject: 'the game is paused',
  told: (by: string) =>
    `${by} has paused the game. Until it resumes nothing is processed and we take no orders; press goes out as before. Orders on file stay on file, and the deadline moves by the length of the pause.`,
};
