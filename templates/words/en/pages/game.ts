/** A game as it stands, and what the pages of its phases share with it. */
import { type Html, html } from '../../../markup/html.ts';
import type { Link } from '../../page-links.ts';

export const game = {
  ended: (outcome: string, variant: string) => `${outcome}. ${variant}.`,
  /** `signedOn` is null where it is secret. */
  forming: (variant: string, signedOn: number | null, seats: number) =>
    signedOn === null
      ? `${variant}. Waiting for players.`
      : `${variant}. Waiting for players: ${signedOn} of ${seats} have signed on.`,
  running: (variant: string, phase: Html, deadline: Html) => html`${variant}. ${phase}, orders due ${deadline}`,
  paused: 'paused',
  boardAfter: (phase: string) => `${phase}, the board afterwards`,
  mapAndPlaces: (downloads: Html, places: Link) => html`${downloads}. ${places('Places and borders')}`,

  takeSeat: 'Take a seat',
  signOn: (address: Html, password: Html) =>
    html`Mail this line to ${address}, with a password of your own in place of ${password}:`,

  centers: 'Centers',
  inFigures: 'In figures',
  afterEnd: 'After the end',
  press: 'Press',
  allPress: (link: Link) => html`${link('All public press')} as a mail folder; the page of each phase has its own.`,
  diaries: 'Diaries',
  downloads: 'Downloads',
  /** What can be taken home, each with what it is. */
  forms: {
    archive: (link: Link) => html`${link('The archive')}, everything, signed and sealed, to be checked and replayed`,
    history: (link: Link) => html`${link('History')}, in the words of the classic judges`,
    whole: (link: Link) => html`${link('One file')}, the whole game with its maps, to read offline`,
    research: (link: Link) => html`${link('JSON lines')}, in the shape of research tools`,
    centres: (link: Link) => html`${link('Centers')}, by year, as a table`,
    press: (link: Link) => html`${link('Press')}, public press as a mail folder`,
  },

  about: 'About this game',
  facts: {
    address: 'Address',
    variant: 'Variant',
    master: 'Master',
    press: 'Press',
    zone: 'Time zone',
    begun: 'Begun',
    comment: 'Comment',
  },
  variantBy: (variant: string, designers: string) => `${variant}, by ${designers}`,
  pressKinds: (colours: readonly ('white' | 'grey')[], isPartial: boolean) =>
    `${colours.length === 0 ? 'none' : colours.join(' and ')}${isPartial ? '' : ', to all only'}`,

  phases: 'Phases',
  powers: 'Powers',
  columns: { power: 'Power', player: 'Player', centers: 'Centers', units: 'Units' },
  anonymous: 'anonymous',
  nobody: 'nobody',
  seats: { abandoned: 'abandoned', 'civil-disorder': 'in civil disorder', dummy: 'no player' },
  late: 'late',
  nothingOrdered: 'Nothing was ordered.',
  /** `to` is empty where it can go nowhere. */
  mustLeave: (unit: string, to: string) => `${unit} must leave: ${to === '' ? 'nowhere to go' : to}`,

  outcomes: {
    won: (powers: string) => `Won by ${powers}`,
    drawn: 'Drawn',
    drawnBetween: (powers: string) => `Drawn between ${powers}`,
    conceded: (powers: string) => `Conceded to ${powers}`,
    terminated: 'Ended by the GM',
  },
};
