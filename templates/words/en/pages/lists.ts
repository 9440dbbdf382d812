/** Lists of games. */
import { html } from '../../../markup/html.ts';
import type { Link } from '../../page-links.ts';

export const lists = {
  games: 'Games',
  waiting: 'Waiting for players',
  running: 'Running',
  finished: 'Finished',
  noneFinished: 'No game has finished yet.',
  allFinished: (games: number) => `All ${games} finished games`,
  feed: (link: Link) => html`${link('Feed of finished games')} (Atom)`,
  noneSuch: 'There is no such game yet.',

  /** Headings of the lists, and the ways to narrow a list down. */
  finishedGames: 'Finished games',
  by: { variant: 'By variant', year: 'By year', result: 'By result', player: 'By player' },
  facet: (title: string) => `${title}:`,
  titled: (title: string, name: string) => `${title}: ${name}`,
  players: (letter: string) => `Players: ${letter}`,
  page: (title: string, n: number) => `${title}, page ${n}`,
  results: { won: 'won', conceded: 'conceded', none: 'no result', drawn: (powers: number) => `drawn by ${powers}` },
  ended: 'Ended',
  nobody: 'Nobody',

  lists: 'Lists',
  back: '← All games',
  newer: 'newer',
  older: 'older',
  before: 'before',
  after: 'after',
  playersLabel: 'Players',
  from: 'From:',

  find: 'Find',
  hint: 'player, variant, year, result',

  waitingTable: 'Games waiting for players',
  runningTable: 'Running games',
  playersTable: 'Games by player',
  columns: {
    game: 'Game',
    variant: 'Variant',
    signedOn: 'Signed on',
    phase: 'Phase',
    due: 'Orders due',
    result: 'Result',
    ended: 'Ended',
    players: 'Players',
    player: 'Player',
    played: 'Played',
  },
  seats: (players: number, seats: number) => `${players} of ${seats}`,
  paused: (phase: string) => `${phase} (paused)`,
  playedBy: (power: string, name: string) => `${power}: ${name}`,
  finishedOf: (games: number) => (games === 1 ? 'One finished game.' : `${games} finished games.`),
};
