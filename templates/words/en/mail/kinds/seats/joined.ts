/** Who has signed on or watches, and how many players a forming game still needs. */
import { counted } from '../../../../text/counts.ts';

export const joined = {
  /** In the place of a name that the reader may not know. */
  somebody: 'Somebody',
  observesSubject: (who: string) => `${who} observes`,
  observes: (who: string, game: string) => `${who} now observes '${game}'.`,
  subject: (who: string) => `${who} has signed on`,
  subjectOf: (who: string, have: number, of: number) => `${who} has signed on (${have} of ${of})`,
  asks: (who: string) => `Your decision needed: ${who} asks to play.`,
  /** `who` may be followed by an address. */
  signedOn: (who: string, game: string) => `${who} has signed on to play in '${game}'.`,
  approvalNeeded: 'New players of this game need your approval. This line lets in everybody who asks:',
  isForming: (game: string) => `Game '${game}' is forming.`,
  playerCount: (game: string, players: number) => `Game '${game}' now has ${counted(players, 'player')}.`,
  moreNeeded: (players: number) => `${counted(players, 'more player')} ${players === 1 ? 'is' : 'are'} needed.`,
  allTaken: 'All seats are taken.',
  allTakenBegins: 'All seats are taken: the game begins.',
  allTakenBids: 'All seats are taken: the game begins once everybody has bid.',
};
