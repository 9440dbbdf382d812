import type { VoteSaying, VoteStands } from '../../../../engine/sayings/votes.ts';
import type { Words } from '../../language.ts';

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `You vote for a draw of ${among === null ? 'all survivors' : powers(among)}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) => `You would concede the game to ${powers(to)}${standing(stands)}`,
  'votes/no-draw': () => 'You have no vote for a draw now',
  'votes/no-concession': () => 'You concede the game to nobody now',
  'votes/unplayed-have-none': () => 'Powers that nobody plays have no vote and no share',
  'votes/survivors-share': ({ survivors }, { powers }) =>
    `A draw includes all survivors in this game: ${powers(survivors)}.`,
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Only those who are left can share a draw; not ${powers(gone, 'or')}.`,
  'votes/not-conceded': () => 'This game is not conceded: it is played to its end or drawn.',
  'votes/to-one': ({ powers: named }, { powers }) => `A game is conceded to one: ${powers(named)} do not win together.`,
  'votes/to-another': () => 'You can only concede the game to somebody else.',
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `A game is conceded to the largest ${bySeat ? 'player' : 'power'} only: ${powers(largest, 'or')}.${isYou ? ' That is you.' : ''}`,
  'votes/paused': () => 'The game is paused: vote when it goes on.',
  'votes/nothing-on': () => 'There is nothing to vote on now.',
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    `Nobody plays ${powers(own, 'or')}: ${own.length === 1 ? 'it has' : 'they have'} no vote.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${powers(own)} ${own.length === 1 ? 'is' : 'are'} out of the game: only those who are left vote.`,
  'votes/yes-or-no': () => 'For a draw write DRAW YES, against it DRAW NO.',
  'votes/concede-to-whom': () => 'To which power?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${powers(gone)} ${gone.length === 1 ? 'has' : 'have'} nothing left on the board.`,
  'votes/draw-of-one': ({ power }) =>
    `A draw is among two powers or more. For one there is DECLARE CONCESSION ${power ?? 'power'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${powers(to)} is not the largest power: that is ${powers(largest, 'or')}.`,
  'votes/draw-leaves-out': ({ leftOut }, { powers }) =>
    `Draws in this game include all survivors (DIAS); this one leaves out ${powers(leftOut)}.`,
  'votes/press-after-end': () => 'Press can be opened when the game is over, if all who played it agree.',
  'votes/press-without-players': () => 'Nobody played this game: there is no press to open.',
  'votes/press-stays-open': () => 'All agreed, and the press is in the archive: it stays open.',
  'votes/press-as-before': ({ on }) => (on ? 'You have agreed already' : 'You have not agreed, so nothing changes'),
  'votes/press': ({ on, missing, isPlayer }) =>
    on
      ? `You agree to open all press${
          missing === 0
            ? isPlayer
              ? '; so do all others, and it is in the archive now'
              : ': your own messages are in the archive now, where their other readers and writers agree'
            : `; it opens when ${missing === 1 ? 'one more player agrees' : `${missing} more players agree`}. SET NO OPEN PRESS takes this back`
        }`
      : 'You no longer agree to open the press: it stays closed',
} satisfies Words<VoteSaying>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', and so do all others: the game is over';
  const { until, isOpen } = stands;
  return `; good until ${until} is processed, and ${
    isOpen ? 'everybody sees it' : 'nobody learns how the others vote'
  }`;
}
