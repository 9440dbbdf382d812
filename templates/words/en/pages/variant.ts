/** Variants: their maps, rules and openings. */
import { html } from '../../../markup/html.ts';
import type { Link } from '../../page-links.ts';

export const variant = {
  about: (designers: string, powers: number, goal: string) => `By ${designers}. ${powers} powers; ${goal}.`,
  places: (link: Link) =>
    html`${link('Places and borders')}: every place with its abbreviation and what it borders on.`,
  map: (variant: string) => `Map: ${variant} at the start. Opens the map by itself.`,
  start: 'The start of the game',
  rules: 'Rules',
  openings: 'Openings',
  finishedGames: 'Finished games of this variant',
  noneFinished: 'No game of this variant has finished here yet.',
  howBegan: (games: number) =>
    `How ${games === 1 ? 'the one finished game' : `${games} finished games`} began: the first moves of each power, how often, and what came of them.`,
  openingsOf: (power: string) => `Openings of ${power}`,
  columns: { moves: 'First moves', games: 'Games', won: 'Won', centers: 'Centers' },

  variants: 'Variants',
  aboutVariants: 'Every game says at its creation which of these it plays.',
  line: (powers: number, designers: string) => `${powers} powers, by ${designers}`,
};
