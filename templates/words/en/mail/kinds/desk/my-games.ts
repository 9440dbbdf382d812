/** MY GAMES: how it stands in each game of the reader; and for a GM, how each player stands. */
import { counted } from '../../../../text/counts.ts';

interface Game {
  /** Null before the start. */
  readonly phase: string | null;
  readonly role: 'player' | 'applicant' | 'master' | 'observer' | 'public';
  /** Of a player, by name. */
  readonly powers: string;
  readonly state: State;
  readonly deadline: { readonly date: string; readonly fromNow: string } | null;
}

type State =
  | { readonly kind: 'nothing' | 'paused' | 'waits-to-begin' | 'nothing-due' | 'all-set' }
  | { readonly kind: 'needs-players'; readonly players: number }
  /** `told`: what is due, a sentence. */
  | { readonly kind: 'due'; readonly told: string }
  /** How many powers have complete orders, of how many. */
  | { readonly kind: 'orders'; readonly ready: number; readonly due: number; readonly late: number };

export const myGames = {
  none: 'You take part in no game here. LIST shows the games that are forming.',
  noneRunning: (over: number) =>
    `You take part in no game that is running; ${counted(over, 'game')} of yours ${over === 1 ? 'is' : 'are'} over. LIST shows the games that are forming.`,
  heading: 'Your games',
  more: (games: number) => `${counted(games, 'more game')} of yours ${games === 1 ? 'is' : 'are'} not shown.`,
  over: (games: number) => `${counted(games, 'game')} of yours ${games === 1 ? 'is' : 'are'} over.`,
  /** After the game's name. */
  game: ({ phase, role, powers, state, deadline }: Game) => {
    const when = deadline === null ? '' : ` Deadline ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`}: ${role === 'player' ? `you play ${powers}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game: string) => `Orders in ${game}`,
    power: 'Power',
    player: 'Player',
    orders: 'Orders',
    nobody: 'nobody',
    progress: { complete: 'complete', some: 'some missing', none: 'missing', nothing: 'nothing due' },
    abandoned: 'abandoned',
    'civil-disorder': 'civil disorder',
    late: 'late',
    unreached: 'our mail comes back',
    awayUntil: (date: string) => `away until ${date}`,
    awayFrom: (date: string) => `away from ${date}`,
  },
};

const ROLES = {
  applicant: 'you have signed on',
  master: 'you are GM',
  observer: 'you observe',
  public: 'you take no part any more',
} as const;

function stateInWords(state: State): string {
  switch (state.kind) {
    case 'nothing':
      return '.';
    case 'paused':
      return '; paused.';
    case 'waits-to-begin':
      return '; waiting to begin.';
    case 'nothing-due':
      return '; nothing is due.';
    case 'all-set':
      return "; you're all set.";
    case 'needs-players':
      return `; ${counted(state.players, 'more player')} needed.`;
    case 'due':
      return `. ${state.told}`;
    case 'orders':
      return `; ${state.ready} of ${state.due} ${state.due === 1 ? 'power has' : 'powers have'} complete orders${state.late === 0 ? '' : `, ${state.late} late`}.`;
  }
}
