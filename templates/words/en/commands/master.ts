import type { FormsOf } from '../../../../engine/commands/definition.ts';
import type { MASTER } from '../../../../engine/commands/master/commands.ts';

export const MASTER_WORDS = {
  PAUSE: 'Stops the clock; the deadline moves by the length of the pause, and on to an hour at which deadlines fall.',
  RESUME:
    'Starts the clock of a paused game again, by a player only if the game is unmoderated; or takes up one that has ended, by a player only if it ended without a result.',
  FORM: 'Opens the game for players to join.',
  ACTIVATE: 'Begins a game that is full, or resumes a paused one.',
  'SET DEADLINE':
    'The deadline of the current phase, later or earlier; grace moves along. More than 30 days away, or earlier and less than a day away, is asked back. Players of a game with a GM propose it: it is set when all send the same, or READY.',
  'SET NO DEADLINE': 'Takes back the deadline that you have proposed.',
  'SET GRACE': 'The end of grace of the current phase.',
  'SET START': 'The current phase is not processed before.',
  EXTEND:
    'The deadline of the current phase so much later: 24h, 2 days. From a player of a game with a GM it is a proposal, as SET DEADLINE is.',
  SHORTEN: 'The deadline of the current phase so much earlier. From a player of a game with a GM it is a proposal.',
  REMIND: 'Reminds the players who still owe orders, now; at most every six hours.',
  PROCESS:
    'Processes the phase now with the orders there are. The phase must be named, so that the next one is not run by mistake.',
  'FORCE BEGIN': 'Begins although seats are empty; those have no player, and may be taken over.',
  BECOME:
    'The rest of the mail acts for that power; its player gets a copy, and the history says so. One to a mail, and no command of the GM below it.',
  PREDICT: 'What would happen now, to the GM only; recorded like a look at orders.',
  ANNOUNCE: 'An official message of the GM to everybody: the lines below, under that subject.',
  REVEAL: 'Shows who played what in an anonymous game that has ended.',
  RENAME: 'A game keeps its name, since addresses and pages are made from it; answered with how to make another.',
  PROMOTE: 'Makes an observer a further GM.',
  UNMUTE:
    'Mail goes to them again after it bounced: when their mailbox works once more. Their own next mail does the same.',
  SEAT: 'Offers the seat of a power to another mailbox of its player. It passes with the answer from there; the old address gets a mail at once, and the orders on file stay.',
  REPLACE:
    'Offers the seat of a power to somebody else. It passes with the answer; the player of today gets a mail at once.',
  REVIVE: 'A dummy may be taken over again, with the password if one is given.',
  ROLLBACK:
    'Back to just before that phase or turn number. Nothing is erased, and everybody learns of it; asked to be confirmed.',
  ROLLFORWARD: 'Undoes a rollback up to that phase or turn number; asked to be confirmed.',
  UNSTART:
    'Back to before the powers were dealt, if nothing has been processed; the start is then manual. Asked to be confirmed.',
  TERMINATE: 'Ends the game without a result; its archive stays. Asked to be confirmed.',
  DECLARE:
    'Ends the game as a draw of all survivors or of those in the list, or conceded to a power. Asked to be confirmed.',
  EJECT:
    'Sends a player, observer or GM away; a player’s orders on file stay until somebody else takes over, who does not see them. Asked to be confirmed.',
  DUMMY:
    'The power has no player and nobody can take it over; its units hold. With BOT, a bot of the judge plays it until somebody takes over (ALL: every power that nobody plays). Asked to be confirmed where somebody plays it.',
  'SET DUMMY':
    'A bot of the judge plays the power until somebody takes over; SET DUMMY ALL BOT: every power that nobody plays. Without BOT the same as DUMMY.',
  PURGE: 'Takes a game that never began off the lists. Asked to be confirmed.',
  SETUP:
    'A position to play on from: lines such as ENGLAND: F Lon, A Lvp and CENTERS ENGLAND: Lon, Lvp. Asked to be confirmed.',
} satisfies Readonly<Record<FormsOf<typeof MASTER>, string>>;
