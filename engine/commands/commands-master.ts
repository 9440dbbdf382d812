/** Commands of masters (judge-language C1); in a game without a master some are its players'. */

import { readPowerList } from '../language/names/power-list.ts';
import { secret } from '../language/text/secret.ts';
import { shorten } from '../language/text/shorten.ts';
import {
  gameName,
  isAddress,
  NEEDS_GAME,
  readAddress,
  readDuration,
  readPhase,
  readPower,
  readTime,
} from './argument-readers.ts';
import {
  bare,
  type CommandContext,
  type CommandEntry,
  command,
  GLUED_PHASE,
  isProblem,
  nothingMore,
  type Problem,
  type SetEntry,
  type Who,
} from './command-entry.ts';
import type { Command, TurnRef } from './commands.ts';

export const MASTERING: readonly CommandEntry[] = [
  {
    command: 'BECOME',
    spellings: ['BECOME'],
    who: ['master'],
    usage: 'BECOME power, BECOME MASTER',
    help: 'The rest of the mail acts for that power; its player gets a copy, and the history says so. One to a mail, and no command of the master below it.',
    read: (args, context) => {
      if (/^(?:the\s+)?(?:master|gm|moderator)$/i.test(args.trim())) return command('BECOME', { role: 'MASTER' });
      const read = readPower(args, context);
      return isProblem(read) ? read : command('BECOME', { role: read.power });
    },
  },
  {
    command: 'PROCESS',
    spellings: ['PROCESS', 'PROCESS PHASE', 'PROCESS NOW', 'PROCESS TURN', 'ADJUDICATE'],
    who: ['master'],
    usage: 'PROCESS phase',
    help: 'Processes the phase now with the orders there are. The phase must be named, so that the next one is not run by mistake.',
    glued: GLUED_PHASE,
    read: (args, context) => {
      const read = readPhase(args.replace(/^(?:phase|now)\b/i, ''), context);
      return isProblem(read) ? read : command('PROCESS', read);
    },
  },
  {
    command: 'PREDICT',
    spellings: ['PREDICT', 'PREVIEW'],
    who: ['master'],
    usage: 'PREDICT',
    help: 'What would happen now, to the master only; recorded like a look at orders.',
    read: bare('PREDICT'),
  },
  {
    command: 'ROLLBACK',
    spellings: ['ROLLBACK', 'ROLL BACK'],
    who: ['master'],
    usage: 'ROLLBACK phase, ROLLBACK n',
    help: 'Back to just before that phase or turn number. Nothing is erased, everybody is told; asked to be confirmed.',
    read: (args, context) => readTurn(args, context, (to) => command('ROLLBACK', { to })),
  },
  {
    command: 'ROLLFORWARD',
    spellings: ['ROLLFORWARD', 'ROLL FORWARD'],
    who: ['master'],
    usage: 'ROLLFORWARD phase, ROLLFORWARD n',
    help: 'Undoes a rollback up to that phase or turn number; asked to be confirmed.',
    read: (args, context) => readTurn(args, context, (to) => command('ROLLFORWARD', { to })),
  },
  {
    command: 'UNSTART',
    spellings: ['UNSTART'],
    who: ['master'],
    usage: 'UNSTART',
    help: 'Back to before the powers were dealt, if nothing has been processed; the start is then manual. Asked to be confirmed.',
    read: bare('UNSTART'),
  },
  {
    command: 'PAUSE',
    spellings: ['PAUSE', 'SUSPEND', 'PAUSE GAME'],
    who: ['unmoderated'],
    usage: 'PAUSE',
    help: 'Stops the clock; the deadline moves by the length of the pause, and on to an hour at which deadlines fall.',
    read: bare('PAUSE'),
  },
  {
    command: 'EXTEND',
    spellings: ['EXTEND', 'EXTEND DEADLINE', 'EXTEND THE DEADLINE', 'POSTPONE', 'POSTPONE DEADLINE'],
    who: ['master', 'player'],
    usage: 'EXTEND time',
    help: 'The deadline of the current phase so much later: 24h, 2 days. From a player of a game with a GM it is a proposal, as SET DEADLINE is.',
    read: (args) => readSpan('EXTEND', args),
  },
  {
    command: 'SHORTEN',
    spellings: ['SHORTEN', 'SHORTEN DEADLINE', 'SHORTEN THE DEADLINE'],
    who: ['master', 'player'],
    usage: 'SHORTEN time',
    help: 'The deadline of the current phase so much earlier. From a player of a game with a GM it is a proposal.',
    read: (args) => readSpan('SHORTEN', args),
  },
  {
    command: 'REMIND',
    spellings: ['REMIND', 'REMIND ALL', 'REMIND PLAYERS', 'REMIND THE PLAYERS', 'SEND REMINDER', 'SEND REMINDERS'],
    who: ['master'],
    usage: 'REMIND',
    help: 'Reminds the players who still owe orders, now; at most every six hours.',
    read: bare('REMIND'),
  },
  {
    command: 'RESUME',
    spellings: ['RESUME', 'UNPAUSE', 'RESUME GAME'],
    who: ['player', 'master'],
    usage: 'RESUME',
    help: 'Starts the clock of a paused game again, by a player only if the game is unmoderated; or takes up one that has ended, by a player only if it ended without a result.',
    read: bare('RESUME'),
  },
  {
    command: 'TERMINATE',
    spellings: ['TERMINATE', 'TERMINATE GAME'],
    who: ['master'],
    usage: 'TERMINATE',
    help: 'Ends the game without a result; its archive stays. Asked to be confirmed.',
    read: bare('TERMINATE'),
  },
  {
    command: 'DECLARE',
    spellings: ['DECLARE', 'DECLARE A', 'DECLARE THE GAME', 'I DECLARE', 'I DECLARE A'],
    who: ['master'],
    usage: 'DECLARE DRAW [list], DECLARE CONCESSION power',
    help: 'Ends the game as a draw of all survivors or of those in the list, or conceded to a power. Asked to be confirmed.',
    read: readDeclaration,
  },
  {
    command: 'EJECT',
    spellings: ['EJECT', 'EXPEL', 'RESIGN PLAYER', 'KICK'],
    who: ['master'],
    usage: 'EJECT power, EJECT address',
    help: 'Sends a player, observer or master away; a player’s orders on file stay until somebody else takes over, who does not see them. Asked to be confirmed.',
    read: (args, context) => {
      const word = args.trim();
      if (isAddress(word)) return command('EJECT', { who: { address: word.toLowerCase() } });
      const read = readPower(word, context);
      return isProblem(read) ? read : command('EJECT', { who: read });
    },
  },
  {
    command: 'PROMOTE',
    spellings: ['PROMOTE'],
    who: ['master'],
    usage: 'PROMOTE address',
    help: 'Makes an observer a further master.',
    read: (args) => {
      const read = readAddress(args);
      return isProblem(read) ? read : command('PROMOTE', read);
    },
  },
  {
    command: 'FORCE BEGIN',
    spellings: ['FORCE BEGIN', 'FORCE START', 'BEGIN', 'START', 'START GAME', 'BEGIN GAME'],
    who: ['master'],
    usage: 'FORCE BEGIN',
    help: 'Begins although seats are empty; those have no player, and may be taken over.',
    read: bare('FORCE BEGIN'),
  },
  {
    command: 'FORM',
    spellings: ['FORM', 'FORM GAME'],
    who: ['master'],
    usage: 'FORM',
    help: 'Opens the game for players to join.',
    read: bare('FORM'),
  },
  {
    command: 'ACTIVATE',
    spellings: ['ACTIVATE', 'ACTIVATE GAME'],
    who: ['master'],
    usage: 'ACTIVATE',
    help: 'Begins a game that is full, or resumes a paused one.',
    read: bare('ACTIVATE'),
  },
  {
    command: 'DUMMY',
    spellings: ['DUMMY'],
    who: ['master'],
    usage: 'DUMMY power, DUMMY power BOT',
    help: 'The power has no player and nobody can take it over; its units hold. With BOT, a bot of the judge plays it until somebody takes over (ALL: every power that nobody plays). Asked to be confirmed where somebody plays it.',
    read: readDummy,
    each: (args, { board }) => {
      const read = board === null ? null : readPowerList(board, args);
      return read === null || isProblem(read) ? [] : read.list.map((power) => command('DUMMY', { power }));
    },
  },
  {
    command: 'REVIVE',
    spellings: ['REVIVE'],
    who: ['master'],
    usage: 'REVIVE power [password]',
    help: 'A dummy may be taken over again, with the password if one is given.',
    read: (args, context) => {
      const [power = '', password, ...more] = args.trim().split(/\s+/);
      const read = readPower(power, context);
      if (isProblem(read)) return read;
      if (more.length > 0) return { problem: 'REVIVE takes a power and one password.' };
      return command('REVIVE', { ...read, password: password === undefined ? null : secret(password) });
    },
  },
  {
    command: 'ANNOUNCE',
    spellings: ['ANNOUNCE', 'OFFICIAL'],
    who: ['master'],
    usage: 'ANNOUNCE [subject] … END',
    help: 'An official message of the master to everybody: the lines below, under that subject.',
    block: true,
    read: () => ({ problem: 'The announcement has no text: write it below ANNOUNCE.' }),
  },
  {
    command: 'REVEAL',
    spellings: ['REVEAL'],
    who: ['master'],
    usage: 'REVEAL',
    help: 'Shows who played what in an anonymous game that has ended.',
    read: bare('REVEAL'),
  },
  {
    command: 'RENAME',
    spellings: ['RENAME', 'RENAME GAME', 'RENAME TO', 'RENAME GAME TO'],
    who: ['master'],
    usage: 'RENAME name',
    help: 'A game keeps its name, since addresses and pages are made from it; answered with how to make another.',
    read: (args) => {
      const game = gameName(args.trim());
      return game === null
        ? { problem: 'A name of a game is 2 to 24 letters and digits.' }
        : command('RENAME', { game });
    },
  },
  {
    command: 'PURGE',
    spellings: ['PURGE'],
    who: ['master'],
    usage: 'PURGE',
    help: 'Takes a game that never began off the lists. Asked to be confirmed.',
    read: bare('PURGE'),
  },
  {
    command: 'SETUP',
    spellings: ['SETUP', 'SET UP'],
    who: ['master'],
    usage: 'SETUP … END',
    help: 'A position to play on from: lines such as ENGLAND: F Lon, A Lvp and CENTERS ENGLAND: Lon, Lvp. Asked to be confirmed.',
    block: true,
    read: () => ({ problem: 'The position is missing: write it below SETUP.' }),
  },
];

export const MASTERING_SETTINGS: readonly SetEntry[] = [
  dateEntry(
    'SET DEADLINE',
    'DEADLINE',
    ['master', 'player'],
    'The deadline of the current phase, later or earlier; grace moves along. More than 30 days away, or earlier and less than a day away, is asked back. Players of a game with a GM propose it: it is set when all send the same, or READY.',
  ),
  {
    command: 'SET NO DEADLINE',
    spellings: ['NO DEADLINE', 'NOT DEADLINE'],
    who: ['player'],
    usage: 'SET NO DEADLINE',
    help: 'Takes back the deadline that you have proposed.',
    read: nothingMore('SET NO DEADLINE', () => command('SET NO DEADLINE', {})),
  },
  dateEntry('SET GRACE', 'GRACE', ['unmoderated'], 'The end of grace of the current phase.'),
  {
    command: 'DUMMY',
    spellings: ['DUMMY', 'DUMMIES'],
    who: ['master'],
    usage: 'SET DUMMY power BOT',
    help: 'A bot of the judge plays the power until somebody takes over; SET DUMMY ALL BOT: every power that nobody plays. Without BOT the same as DUMMY.',
    read: readDummy,
  },
  dateEntry('SET START', 'START', ['unmoderated'], 'The current phase is not processed before.'),
];

function readDummy(args: string, context: CommandContext): Command | Problem {
  const bot = /^(.*?)\b(?:by |with |as )?(?:an? |the )?bots?\.?$/is.exec(args.trim());
  const words = (bot === null ? args : bot[1]!).trim();
  if (bot !== null && /^(?:all|every|everybody|everyone)?$/i.test(words)) {
    return words === ''
      ? { problem: 'Which power is a bot to play?', suggestion: 'SET DUMMY ALL BOT' }
      : command('DUMMY', { power: null, bot: true });
  }
  const read = readPower(words, context);
  if (isProblem(read)) {
    const list = context.board === null ? NEEDS_GAME : readPowerList(context.board, words);
    return isProblem(list) ? list : read;
  }
  return command('DUMMY', bot === null ? read : { ...read, bot: true });
}

function dateEntry(
  name: 'SET DEADLINE' | 'SET GRACE' | 'SET START',
  word: string,
  who: readonly Who[],
  help: string,
): SetEntry {
  return {
    command: name,
    spellings: [word],
    who,
    usage: `SET ${word} date`,
    help,
    read: (args) => {
      const written = args.replace(/^to\s+/i, '');
      // `2 days`: from now; hours alone could be a time of day.
      const read = readTime(
        /^(?:\d{1,3}|an?|one)\s*(?:d|days?|w|weeks?)[.!]*$/i.test(written)
          ? `in ${written.replace(/^(?:an?|one)\b/i, '1').replace(/[.!]+$/, '')}`
          : written,
      );
      return isProblem(read) ? read : command(name, read);
    },
  };
}

function readDeclaration(args: string, context: CommandContext): Command | Problem {
  const ASK: Problem = { problem: 'Declare what? A draw or a concession.', suggestion: 'DECLARE DRAW' };
  const text = args.trim().replace(/[.!]+$/, '');
  const draw = /^(?:a\s+)?(?:drawn?|tie)\b\s*(?:(?:among|between|of|for|by)\b\s*)?(.*)$/i.exec(text);
  if (draw !== null) {
    if (draw[1] === '') return command('DECLARE', { what: 'draw', powers: null });
    if (context.board === null) return NEEDS_GAME;
    const read = readPowerList(context.board, draw[1]!);
    return isProblem(read) ? read : command('DECLARE', { what: 'draw', powers: read.list });
  }
  const won = /^(?:a\s+)?(?:concession|conceded?|win|won|victory)\b\s*(?:(?:to|for|by|of)\b\s*)?(.*)$/i.exec(text);
  if (won === null) return ASK;
  const read = readPower(won[1]!, context);
  return isProblem(read) ? read : command('DECLARE', { what: 'concession', power: read.power });
}

function readSpan(name: 'EXTEND' | 'SHORTEN', args: string): Command | Problem {
  const read = readDuration(args);
  return isProblem(read) ? { ...read, suggestion: `${name} 24h` } : command(name, read);
}

function readTurn(args: string, context: CommandContext, build: (to: TurnRef | null) => Command): Command | Problem {
  const text = args
    .replace(/\b(?:full|restore)\b/gi, '')
    .replace(/^(?:to|turn|#)\s*/i, '')
    .trim();
  if (/^\d{1,4}$/.test(text)) return build({ turn: Number(text) });
  const read = readPhase(text, context);
  if (isProblem(read)) return { problem: `'${shorten(text)}' is no phase and no turn number.` };
  return build(read.phase === null ? null : { phase: read.phase });
}
