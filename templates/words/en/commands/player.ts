import type { FormsOf } from '../../../../engine/commands/definition.ts';
import type { PLAYER } from '../../../../engine/commands/player/commands.ts';

export const PLAYER_WORDS = {
  BID: 'Where seats are auctioned (SET SEATS AUCTION), your sealed bids for seats and powers, of 100 points in all. The fixed seats go first, then the powers of each pool, the last pool before the others: each to its highest bidder among those who have none yet. BID 0 seat takes a bid back, BID NONE all of them.',
  SIGNOFF: 'Ends the mail: nothing below is read. A signature mark (two hyphens and a space) does the same.',
  CLEAR:
    'Takes back your orders of this phase. CLEAR LATER: those sent ahead for later phases, which is what CLEAR does on nJudge. CLEAR ALL: both. CLEAR A Par: one unit’s. CLEAR IP [state]: allocations of influence.',
  FILE: 'Files orders that we have shown you and not filed, because of what stands around them. FILE 2: one of several sets; FILE ALL: all of them. To send the orders once more by themselves does the same.',
  SEND: 'Sends lines that we have shown you, and not filed, as the message that they may be.',
  PHASE:
    'The orders below are kept for a later phase: PHASE {{phase}}, PHASE {{phaseInWords}}. Alone: for the current one again.',
  IF: 'After PHASE: the orders up to ELSE or ENDIF count only if such a unit stands there when the phase begins.',
  'ELSE IF': 'A further condition, looked at when the ones before do not hold.',
  ELSE: 'The orders below count if no condition before holds.',
  ENDIF: 'Ends the conditions. The end of the mail and the next PHASE do so too.',
  PREFERENCE: 'Plain words for SET PREFERENCE.',
  'SET PREFERENCE': 'Before the start: powers most wanted first, equals in brackets, * any other.',
  'SET BROADCAST': 'Broadcasts come to you again.',
  'SET NO BROADCAST': 'No broadcasts to you.',
  RESIGN: 'Leaves the game. Asked to be confirmed while orders are due. RESIGN power, from a GM: the same as EJECT.',
  INVITE:
    'One mail to each, with the game, your name and address, and the line that joins. While the game forms its players can invite, after that the GM, for powers that want a player. At most 20 a day, and nobody twice to one game.',
  WHATIF:
    'Adjudicates the orders below, of any powers, on the current or a named earlier position, and explains; told to nobody else.',
  DIARY:
    'Private notes in the lines below, for nobody but you; when the game has ended they are opened to all, unless its settings keep diaries closed.',
  WAIT: 'Plain words for SET WAIT.',
  'SET WAIT': 'The phase is not processed before its deadline. Over when the phase is.',
  READY: 'Plain words for SET NOWAIT.',
  'SET NOWAIT': 'The phase may be processed as soon as all orders are in.',
  'SET ALWAYS WAIT': 'Waits in every phase to come, until SET NO ALWAYS WAIT.',
  'SET NO ALWAYS WAIT': 'Waits only where SET WAIT says so.',
  AWAY: 'Plain words for SET ABSENCE.',
  'SET ABSENCE': 'No future deadline will fall in these days; the current one stays. At most three at a time.',
  'NOT AWAY': 'Plain words for SET NO ABSENCE.',
  'SET NO ABSENCE': 'Takes absences back: those of these days, or all.',
  DRAW: 'Plain words for SET DRAW and SET NO DRAW.',
  'SET DRAW':
    'Votes for a draw of all survivors, or where the game allows it of those in the list. Good for this phase.',
  'NO DRAW': 'Plain words for SET NO DRAW.',
  'SET OPEN PRESS':
    'Agrees to open all press to everybody, in the archive, now that the game is over: it opens when all who played it agree. Messages with somebody else open with that person’s word.',
  'SET NO OPEN PRESS': 'Takes that back, as long as not all have agreed.',
  'SET NO DRAW': 'Takes the vote for a draw back.',
  CONCEDE: 'Plain words for SET CONCEDE.',
  'SET CONCEDE': 'Votes to concede the game to a power; all others must.',
  'SET NO CONCEDE': 'Takes the vote to concede back.',
} satisfies Readonly<Record<FormsOf<typeof PLAYER>, string>>;
