/** Once a week to the GMs of a paused game. */
export const stillPaused = {
  subject: 'the game is still paused',
  lead: 'Your decision needed: the game is still paused.',
  how: 'Nothing is processed until the game resumes. To resume it, reply with this line:',
};
