/** How a game came out, and what was said in it. */
import { type Html, html } from '../../../markup/html.ts';

const RESULTS = { won: 'won', drew: 'drew', survived: 'survived', eliminated: 'out' };

export const results = {
  title: 'Result',
  notRecorded: 'How the game ended is not recorded.',
  powers: 'Powers',
  columns: { power: 'Power', player: 'Player', result: 'Result', centers: 'Centers' },
  /** `outIn`: the year in which the power lost its last unit. */
  result: (result: keyof typeof RESULTS, outIn: number | null) =>
    outIn === null ? RESULTS[result] : `${RESULTS[result]} in ${outIn}`,
  /** Ways to score, by their ids. */
  scores: { solo: 'Solo', 'draw-size': 'Draw size', 'sum-of-squares': 'Sum of squares' },

  saidToAll: (who: string) => `${who} to all`,
  saidTo: (who: string, whom: string) => `${who} to ${whom}`,
  at: (what: string, time: Html) => html`${what}, ${time}`,
  anonymous: 'Anonymous',
  master: 'The master',
  observer: 'An observer',
  observers: 'observers',
  earlierWriter: 'the sender of an earlier message',
};
