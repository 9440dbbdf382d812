import type { PlayerSaying } from '../../../../engine/sayings/player.ts';
import type { Words } from '../../language.ts';

export const player = {
  'player/quit-leaves-nothing': () =>
    'This leaves no game, and nothing else was done with it: to leave a game write RESIGN; to end a mail, SIGNOFF.',
  'player/quit-is-resign': () => 'To leave the game, write RESIGN: nothing was done yet.',
  'player/forgot-password': () =>
    'Nobody can be shown a password. From your own address you need none: write your lines to the game, or reply to its mails. SET PASSWORD and a new word changes it.',
  'player/no-bid-to-withdraw': () =>
    'There is no bid in this game: seats are not auctioned (BID), and no points are put on states (IP). CLEAR takes back orders.',
  'player/who-has-ordered': () =>
    'Before the deadline only the GM can see who has ordered, by MY GAMES; after it everybody learns who is late. STATUS shows your own orders.',
  'player/one-line-does': () => 'For that, send the line below.',
  'player/hold-each': () =>
    'Units hold by themselves, but each counts as missing until it has an order. Write one line for each unit, such as A Par H.',
  'player/how-to-order': () =>
    "An order is one line: the unit, then what it does. A Par - Bur moves, A Par H holds, A Mar S A Par - Bur supports. Write one line for each of your units in a reply to the game's mail. HELP ORDERS says more.",
  'player/how-to-write': () =>
    'A message begins with PRESS TO and the names of powers on a line of its own. Your text follows, and ENDPRESS ends it on the last line. Nothing was sent.',
  'player/yes-to-what': () =>
    'A yes confirms only as the whole of a reply to the one mail that asked. Anything that waits is confirmed by the line CONFIRM and its word.',
  'player/how-to-join': ({ game }) =>
    `${game === null ? 'SIGNON ? and the name of a game, on a line of its own, joins it' : `SIGNON ?${game}, on a line of its own, joins that game`}: nothing was done yet. LIST shows the games.`,
  'player/not-auctioned': ({ lot }, { powers }) => `${powers(lot)} is not auctioned.`,
  'player/bid-too-high': ({ purse, points }) => `Everybody has ${purse} points: ${points} are too many.`,
  'player/bids-kept': () => 'Your bids are sealed: nobody else sees them before the seats are sold',
  'player/bids-withdrawn': () => 'You have no bids now: the game waits for them',
  'player/bid-sign-on': () => 'Only players bid: sign on first.',
  'player/bid-begun': () => 'The seats are taken: the game has begun.',
  'player/no-auction': () => 'Seats are not auctioned in this game: say what you would like to play.',
  'player/no-bid': ({ text }) => `'${text}' is no bid: points and a seat are needed.`,
  'player/bid-what': () => 'How many points for which seat?',
  'player/bid-for-each': ({ text }) => `'${text}' is not auctioned as one: bid for each.`,
  'player/diary-over': () => 'The game is over: its diaries are finished.',
  'player/diary-full': ({ most, length }) =>
    `A diary has at most ${most.toLocaleString('en')} characters in a game, and this entry makes it ${length.toLocaleString('en')}: it was not kept. DIARY DELETE makes room.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Kept as entry ${entry} of your diary; ${
      opens
        ? 'nobody else reads it before the game has ended, when it is opened to all'
        : 'nobody else ever reads it: in this game diaries stay closed'
    }`,
  'player/diary-deleted': ({ entry }) => `Entry ${entry} is deleted: it is never shown to anybody`,
  'player/diary-stays': () => 'The game is over and its diaries are open: they stay as they are.',
  'player/diary-no-entry': ({ entry }) => `There is no entry ${entry} in your diary.`,
  'player/diary-empty': () => 'Your diary is empty.',
  'player/diary-entry-empty': () => 'The entry is empty.',
  'player/would-resign': () =>
    'Your orders on file stay. We look for a replacement, and until there is one you can come back.',
  'player/left': () => 'You have left the game',
  'player/observer-left': () => 'You no longer observe the game; nothing more of it will reach you',
  'player/invite-whom': () => 'Whom? Write their mail addresses.',
  'player/what-if-orders': () => 'Orders are expected below WHATIF.',
  'player/no-phase-of': ({ text, variant }) => `'${text}' is no phase of ${variant}.`,
  'player/powers-dealt': () => 'The powers are dealt already.',
  'player/preference-sign-on': () => 'Only for those who have signed on to play.',
  'player/preference-at-random': () => 'Kept, though this game deals its powers at random',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Messages to all come to you';
    return gm
      ? 'No more messages to all come to you; what is written to the GM does. SET BROADCAST brings them back'
      : "No more press comes to you, only the judge's own mail; SET BROADCAST brings it back";
  },
  'player/cleared': ({ explain }) => `Taken back; what is on file now stands below${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) => `There was nothing on file to take back${explain ? ELSEWHERE : ''}`,
  'player/clear-what': ({ text }) => `'${text}' is no unit. CLEAR, CLEAR ALL or CLEAR A Par.`,
} satisfies Words<PlayerSaying>;

const ELSEWHERE =
  '. This is the phase at hand; on nJudge CLEAR drops only orders for later phases, and here that is CLEAR LATER';
