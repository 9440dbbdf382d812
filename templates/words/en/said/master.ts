import type { MasterSaying } from '../../../../engine/sayings/master.ts';
import { powerInField } from '../../../../engine/vocabulary.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';

export const master = {
  'master/begun': () => 'The game has begun',
  'master/begun-already': () => 'The game has begun already.',
  'master/begun-unstart': () => 'The game has begun. UNSTART takes the start back if nothing has been processed.',
  'master/nobody-signed-on': () => 'Nobody has signed on yet.',
  'master/nobody-to-begin': () => 'Nobody has signed on yet: a game without players cannot begin.',
  'master/seats-left-empty': ({ players }) =>
    `This variant is made for at least ${players} players; the seats that nobody took have no player`,
  'master/forming': () => 'The game is forming: players may join it',
  'master/running': () => 'The game is running',
  'master/paused': () => 'The game is paused, and everyone has been told. RESUME lets it go on',
  'master/paused-already': () => 'The game is paused already',
  'master/not-paused': () => 'The game is not paused.',
  'master/resumed': ({ deadline }, { time }) =>
    `The game goes on. The deadline stays ${time(deadline)}. Everyone has been told`,
  'master/resumed-later': ({ from, to }, { time }) =>
    `The game goes on. To make up for the pause, the deadline has moved from ${time(from)} to ${time(to)}. Everyone has been told`,
  'master/blind-was-shown': () =>
    'The game was blind, and now that it is over everybody has been shown all of it: it cannot go on.',
  'master/was-won': () => 'The game was won by its rules. ROLLBACK takes it back to an earlier phase.',
  'master/ended-unbegun': () => 'The game had not begun when it ended.',
  'master/taken-up-again': () => 'The game goes on where it ended. Everyone has been told',
  'master/settings-stay': () => 'The game is over: its settings stay as they were.',
  'master/set': ({ changes = {} }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ['Done.'] : told), 'Everyone has been told'].join(' ');
  },
  'master/resume-first': () => 'The game is paused: RESUME it first.',
  'master/nothing-to-process': () => 'There is no phase to process.',
  'master/which-phase': () => 'Which phase? To process the current one, send the line below.',
  'master/other-phase': ({ current, named }) => `The current phase is ${current}, not ${named}: nothing was processed.`,
  'master/waits-for-orders': () => 'You play in this game yourself: before the deadline a phase waits for all orders.',
  'master/processed': ({ phase }) => `${phase} has been processed; the results are on their way to everyone`,
  'master/writes-as-gm': () => 'You write as the GM already',
  'master/writes-for': ({ power }, { powers }) =>
    `What follows is written for ${powers(power)}; its player gets a copy of it, and the record says so`,
  'master/done-for': ({ power }, { powers }) => `Done for ${powers(power)}`,
  'master/copied-to-player': ({ power }, { powers }) =>
    `The player of ${powers(power)} gets a copy of what you have written for it.`,
  'master/one-become': () =>
    'Only one BECOME to a mail: what stands below this one is not carried out. Send it in a mail of its own, or below a new sign-on.',
  'master/below-second-become': () => 'It stands below a second BECOME: not carried out.',
  'master/below-failed-become': () => 'It stands below a BECOME that was not carried out: not carried out either.',
  'master/only-for-oneself': ({ power, text }, { powers }) =>
    `This is about whoever writes it: only the player of ${powers(power)} can send "${text}".`,
  'master/not-anonymous': () => 'This game is not anonymous: LIST shows who plays what',
  'master/names-stay-hidden': () => 'The players were promised that names stay hidden for good (SET NO REVEAL).',
  'master/names-at-the-end': () => 'Names are shown when the game has ended, not before; then without a command.',
  'master/names-shown': () => 'Names have been open to all since the game ended',
  'master/bad-game-name': () => 'The name of a game is 2 to 24 letters and digits.',
  'master/game-keeps-name': () =>
    'A game keeps its name: addresses, pages and the archive are made from it. As long as it has not begun, make another one.',
  'master/no-look-for-players': () =>
    'You play in this game yourself, so nobody’s orders are shown to you before their time.',
  'master/no-phase-to-see': () => 'There is no phase to look at now.',
  'master/orders-hidden': () =>
    'Nobody sees orders in this game before a phase is resolved, not even its GM. That has to be set before the game begins: SET MASTER SEES.',
  'master/look-recorded': () => 'This look is recorded; everyone will learn of it when the game ends',
  'master/setup-before-start': () =>
    'The game must have begun: set up the board then. PAUSE first, so that nothing is processed meanwhile.',
  'master/setup-unseen': () => 'You play in this game and do not see the whole board: it is not yours to set up.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${powers(power)} has no ${board === null ? unit : written(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)}: ${say(message)}`;
    });
    return `This board is not possible: ${told.join(' ')}`;
  },
} satisfies Words<MasterSaying>;
