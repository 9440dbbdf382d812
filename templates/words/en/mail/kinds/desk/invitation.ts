/** An invitation to a game: to somebody who may never have heard of the judge. */
import type { Inline, Link } from '../../../../../markup/document.ts';
import { counted } from '../../../../text/counts.ts';

interface Play {
  /** A span of time for each move. */
  readonly pace: string;
  /** `20:00`; null: at no hour of its own. */
  readonly clock: string | null;
  /** `Berlin`, or `UTC`. */
  readonly place: string;
  /** To whom players may write. */
  readonly press: 'master' | 'anybody' | 'all';
  readonly anonymous: boolean;
}

const PRESS = {
  master: 'players write to nobody but the GM',
  anybody: 'players write to each other',
  all: 'players write to all at once only',
};

export const invitation = {
  /** In the place of a name. */
  somebody: 'Somebody',
  subject: (who: string, game: string) => `${who} invites you to a game of Diplomacy: ${game}`,
  /** `called`: the reader's name; empty: not known. */
  asked: (called: string, who: string, game: string) =>
    `${called === '' ? '' : `${called}, `}${who} asked this judge to invite you to '${game}', a game of Diplomacy by mail.`,
  running: (variant: string, powers: string) =>
    `It is a game of ${variant} that has begun and wants a player for ${powers}.`,
  /** `signedOn`: null: not told. */
  forming: (variant: string, players: number, signedOn: number | null) =>
    `It is a game of ${variant} for ${counted(players, 'player')}${
      signedOn === null
        ? ''
        : `; ${signedOn === 0 ? 'none' : signedOn} of them ${signedOn < 2 ? 'has' : 'have'} signed on${signedOn === 0 ? ' yet' : ''}`
    }.`,
  days: (days: number) => counted(days, 'day'),
  howPlayed: ({ pace, clock, place, press, anonymous }: Play) =>
    `Players have about ${pace} for each move${
      clock === null ? '' : `, at ${clock} ${place === 'UTC' ? place : `${place} time`}`
    }, and ${PRESS[press]}${anonymous ? ', without knowing who plays what' : ''}.`,
  about: (comment: string) => `About it: ${comment}`,
  howToJoin: 'To join, reply to this mail with this line:',
  answers: 'The judge answers within a minute, and tells you all you need to know.',
  join: 'Join the game',
  page: (link: Link): readonly Inline[] => ['The game, its map and its settings: ', link],
  stopOnPage: (link: Link): readonly Inline[] => [
    'If you do nothing, nothing happens: you will not be invited to this game again. For no more invitations from this judge, from anybody: ',
    link,
  ],
  stopByMail: (address: string) =>
    `If you do nothing, nothing happens: you will not be invited to this game again. For no more invitations from this judge, from anybody: an empty mail to ${address}`,
};
