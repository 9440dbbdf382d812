/** Commands that ask for something to read. */

import { foldText } from '../language/text/fold.ts';
import { shorten } from '../language/text/shorten.ts';
import type { WrittenTime } from '../language/times/written-time.ts';
import {
  gameName,
  isAddress,
  readAddresses,
  readGame,
  readNumber,
  readPhase,
  readTime,
  wordsIn,
} from './argument-readers.ts';
import { bare, type CommandContext, type CommandEntry, command, isProblem, type Problem } from './command-entry.ts';
import type { Command } from './commands.ts';

export const INFORMATION: readonly CommandEntry[] = [
  {
    command: 'HELP',
    spellings: ['HELP', 'HELP ME'],
    who: ['all'],
    usage: 'HELP [topic]',
    help: 'What can be asked of the judge, or help on one command, one topic, or one place of the map (HELP Par).',
    read: (args) => withTopic(args, (topic) => command('HELP', { topic })),
  },
  {
    command: 'GET',
    spellings: ['GET', 'SEND ME', 'SEND', 'GET ME', 'GET PACKAGE'],
    who: ['all'],
    usage: 'GET topic',
    help: 'A text by mail: the rules, a guide, a variant; GET PROVINCES and GET BORDERS tell the map in words. GET alone lists them.',
    read: (args) => withTopic(args, (topic) => command('GET', { topic })),
  },
  {
    command: 'VERSION',
    spellings: ['VERSION'],
    who: ['all'],
    usage: 'VERSION',
    help: 'Which judge this is.',
    read: bare('VERSION'),
  },
  {
    command: 'MY GAMES',
    spellings: ['MY GAMES', 'LIST MY GAMES', 'LIST MINE', 'SHOW MY GAMES', 'MY DEADLINES'],
    who: ['registered'],
    usage: 'MY GAMES',
    help: 'All games in which you take part, with what is due in each; for a GM also who has ordered, is late, waits or is away.',
    read: bare('MY GAMES'),
  },
  {
    command: 'WHO',
    spellings: ['WHO', 'WHO IS', 'WHOIS', 'GET WHOIS', 'GET WHO IS'],
    who: ['all'],
    usage: 'WHO [address…]',
    help: 'The display names behind addresses, or alone the players of the game; never an address.',
    read: (args) => {
      const read = readAddresses(args.replace(/^(?:is\s+)?(?:playing|who)?\s*\??$/i, ''));
      return isProblem(read) ? read : command('WHO', read);
    },
  },
  {
    command: 'WHOGAME',
    spellings: ['WHOGAME', 'WHO GAME', 'WHO PLAYS', 'PLAYERS'],
    who: ['all'],
    usage: 'WHOGAME [game] [FULL]',
    help: 'Who plays in a game; in an anonymous game only the masters are told.',
    read: (args) => withFull(args, (game, full) => command('WHOGAME', { game, full })),
  },
  {
    command: 'DEDICATION',
    spellings: ['GET DEDICATION', 'DEDICATION', 'INFO PLAYER'],
    who: ['registered'],
    usage: 'GET DEDICATION, INFO PLAYER [address]',
    help: 'How punctual you have been in rated games. Nobody is told another’s figures.',
    read: (args) => {
      const word = args.trim();
      if (word === '') return command('DEDICATION', { address: null });
      return isAddress(word)
        ? command('DEDICATION', { address: word.toLowerCase() })
        : { problem: `'${shorten(word)}' is no mail address.` };
    },
  },
  {
    command: 'LIST',
    spellings: ['LIST', 'LIST GAMES', 'LIST GAME', 'GAMES'],
    who: ['all'],
    usage: 'LIST, LIST FULL, LIST name',
    help: 'All games in short or in full, or one game with its settings, players, units and centres.',
    glued: /^full$/i,
    read: (args) => withFull(args, (game, full) => command('LIST', { game, full })),
  },
  {
    command: 'SUMMARY',
    spellings: ['SUMMARY', 'SUMMARISE', 'SUMMARIZE', 'GET SUMMARY'],
    who: ['all'],
    usage: 'SUMMARY [name]',
    help: 'Who played what and when, and the table of supply centres by year.',
    read: (args) => forGame(args, (game) => command('SUMMARY', { game })),
  },
  {
    command: 'STATUS',
    spellings: ['STATUS', 'MY STATUS'],
    who: ['all'],
    usage: 'STATUS [name]',
    help: 'After a sign-on your orders on file and what is missing; before it the summary of a game.',
    read: (args) => forGame(args, (game) => command('STATUS', { game })),
  },
  {
    command: 'STATUS',
    spellings: ['DEADLINE', 'WHEN IS THE DEADLINE', 'WHEN IS THE NEXT DEADLINE', 'NEXT DEADLINE'],
    who: ['all'],
    usage: 'deadline?',
    help: 'Plain words for STATUS.',
    alone: true,
    read: () => command('STATUS', { game: null }),
  },
  {
    command: 'ORDERS',
    spellings: ['ORDERS', 'MY ORDERS', 'SHOW ORDERS', 'SHOW MY ORDERS', 'SHOW', 'WHAT ARE MY ORDERS'],
    who: ['player', 'master'],
    usage: 'ORDERS, ORDERS ALL',
    help: 'Your orders on file. ORDERS ALL: every power’s, for a master where the game lets them see; each look is recorded.',
    read: (args) => {
      const word = args
        .replace(/[?.!]+$/, '')
        .trim()
        .toLowerCase();
      if (word === '' || word === 'please') return command('ORDERS', { all: false });
      return word === 'all'
        ? command('ORDERS', { all: true })
        : { problem: `ORDERS or ORDERS ALL; '${shorten(args)}' is not understood.` };
    },
  },
  {
    command: 'HISTORY',
    spellings: ['HISTORY', 'GET HISTORY'],
    who: ['all'],
    usage: 'HISTORY [name] [FROM date] [TO date] [LINES n] [EXCLSTART phase] [EXCLEND phase] [BROAD]',
    help: 'What an observer of the game has seen: the last seven days, or the time named.',
    read: readHistory,
  },
  {
    command: 'MAP',
    spellings: ['MAP', 'GET MAP', 'SEND MAP', 'SEND ME THE MAP', 'SHOW MAP', 'SEND ME MAP', 'SHOW ME THE MAP'],
    who: ['all'],
    usage: 'MAP [name] [phase] [ABBR]',
    help: 'The map of the position, or of an earlier phase. With ABBR: of the position, with the abbreviations of orders.',
    read: readMap,
  },
];

/** A topic is a few words; more are prose. */
const MOST_WORDS_OF_A_TOPIC = 4;

function withTopic(args: string, build: (topic: string | null) => Command): Command | Problem {
  const words = foldText(args)
    .toLowerCase()
    .replace(/[?.!]+$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > MOST_WORDS_OF_A_TOPIC
    ? { problem: 'Help on what? One word or two.', suggestion: 'HELP' }
    : build(words.length === 0 ? null : words.join(' ').slice(0, 60));
}

function withFull(args: string, build: (game: string | null, full: boolean) => Command): Command | Problem {
  const words = wordsIn(args);
  const full = words.some((word) => word.toLowerCase() === 'full');
  return forGame(
    words.filter((word) => word.toLowerCase() !== 'full' && word.toLowerCase() !== 'all').join(' '),
    (game) => build(game, full),
  );
}

function forGame(args: string, build: (game: string | null) => Command): Command | Problem {
  const read = readGame(args.replace(/[?.!]+$/, ''));
  return isProblem(read) ? read : build(read.game);
}

function readMap(args: string, context: CommandContext): Command | Problem {
  const asked = args
    .replace(/[?.!]+$/, '')
    .replace(/^(?:please|of)\b/i, '')
    .replace(PAPER, '');
  const text = asked.replace(ABBREVIATIONS, ' ').trim();
  const names = ABBREVIATIONS.test(asked) ? { abbreviations: true as const } : {};
  const whole = readPhase(text, context);
  if (!isProblem(whole)) return command('MAP', { game: null, phase: whole.phase, ...names });
  const [first = '', ...rest] = wordsIn(text);
  const game = gameName(first);
  const phase = readPhase(rest.join(' '), context);
  if (game === null) return { problem: `'${shorten(text)}' is no name of a game and no phase.`, suggestion: 'MAP' };
  return isProblem(phase) ? phase : command('MAP', { game, phase: phase.phase, ...names });
}

/** Each answer names the page, and what there is to print. */
const PAPER = /(?:^|\s)(?:(?:as|in)\s+)?(?:an?\s+)?(?:pdf|svg|to\s+print|printable|print|a4|letter)(?=\s|$)/gi;

const ABBREVIATIONS = /(?:^|\s)(?:with\s+)?(?:abbr|abbrs|abbreviations?|abbreviated|abbrev)(?=\s|$)/i;

const HISTORY_WORDS = /\b(from|to|lines|exclstart|exclend|broad|broadcasts?)\b/i;

function readHistory(args: string, context: CommandContext): Command | Problem {
  const parts = args.split(HISTORY_WORDS);
  const named = readGame(parts[0] ?? '');
  if (isProblem(named)) return named;
  let from: WrittenTime | null = null;
  let to: WrittenTime | null = null;
  let lines: number | null = null;
  let start: string | null = null;
  let end: string | null = null;
  let broadcasts = false;
  for (let n = 1; n < parts.length; n += 2) {
    const word = parts[n]!.toLowerCase();
    const value = (parts[n + 1] ?? '').trim();
    if (word === 'from' || word === 'to') {
      const time = readTime(value);
      if (isProblem(time)) return time;
      if (word === 'from') from = time.at;
      else to = time.at;
    } else if (word === 'lines') {
      const number = readNumber(value, 1, 100_000);
      if (isProblem(number)) return number;
      lines = number.value;
    } else if (word.startsWith('broad')) broadcasts = true;
    else {
      const phase = readPhase(value, context);
      if (isProblem(phase)) return phase;
      if (word === 'exclstart') start = phase.phase;
      else end = phase.phase;
    }
  }
  if (start === null && end !== null) return { problem: 'EXCLEND needs an EXCLSTART before it.' };
  return command('HISTORY', {
    game: named.game,
    from,
    to,
    lines,
    exclude: start === null ? null : { from: start, to: end },
    broadcasts,
  });
}
