/** GMs come and go: to everybody. `who`: null is the reader. */
export const masterChanged = {
  subject: (who: string | null, joined: boolean) =>
    `${who === null ? 'you are' : `${who} is`} ${joined ? 'now' : 'no longer'} a GM of this game`,
  joined: (who: string, others: string | null) => `${who} is now a GM of this game${along(others)}.`,
  left: (who: string) => `${who} is no longer a GM of this game.`,
  youJoined: (others: string | null) =>
    `You are now a GM of this game${along(others)}. HELP MASTER tells what a GM can do.`,
  youLeft: 'You are no longer a GM of this game.',
  nobodyLeft:
    'The game has no GM now. It starts and is processed by itself, and any player can change its settings and deadlines or pause it. LIST shows where it stands.',
};

function along(others: string | null): string {
  return others === null ? '' : `, along with ${others}`;
}
