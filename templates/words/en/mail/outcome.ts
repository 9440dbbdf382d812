/** How a game ended, in a sentence. `powers`: one or more, by name; `you`: the reader plays among them. */
import { counted } from '../../text/counts.ts';

export const outcome = {
  terminated: 'The GM has ended the game without a result.',
  win: {
    together: (powers: string) => `${powers} win together.`,
    youTogether: (powers: string) => `You win: ${powers} win together.`,
    alone: (power: string) => `${power} wins.`,
    you: (power: string) => `You win as ${power}!`,
    with: (power: string, centers: number) => `${power} wins with ${counted(centers, 'center')}.`,
    youWith: (power: string, centers: number) => `You win as ${power}, with ${counted(centers, 'center')}!`,
  },
  conceded: (powers: string) => `The game is conceded to ${powers}.`,
  concededToYou: (powers: string) => `The game is conceded to you: ${powers}.`,
  drawAmong: (powers: string) => `The game is a draw among ${powers}.`,
  drawn: 'The game is drawn.',
};
