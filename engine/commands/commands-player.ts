/** Commands of players: orders and what goes with them, waiting, absences, votes. */

import { readCondition } from '../language/conditions/read-condition.ts';
import { namesOf } from '../language/names/names.ts';
import { readPowerList } from '../language/names/power-list.ts';
import { readPreferences } from '../language/names/preference-list.ts';
import { readPlace, readType } from '../language/orders/grammar.ts';
import { foldText } from '../language/text/fold.ts';
import { shorten } from '../language/text/shorten.ts';
import { tokenise } from '../language/text/tokens.ts';
import { parseRange } from '../language/times/parse-time.ts';
import { readPhaseText } from '../language/times/phase-text.ts';
import { isAddress, NEEDS_GAME, readNamedAddresses, readNumber, readPower, readYesNo } from './argument-readers.ts';
import { BID } from './command-bid.ts';
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
} from './command-entry.ts';
import type { Command } from './commands.ts';

export const PLAYING: readonly CommandEntry[] = [
  BID,
  {
    command: 'SIGNOFF',
    spellings: ['SIGNOFF', 'SIGN OFF'],
    who: ['all'],
    usage: 'SIGNOFF',
    help: 'Ends the mail: nothing below is read. A signature mark (two hyphens and a space) does the same.',
    read: bare('SIGNOFF'),
  },
  {
    command: 'RESIGN',
    spellings: ['RESIGN', 'WITHDRAW', 'I RESIGN', 'LEAVE THE GAME', 'LEAVE GAME', 'I WANT TO LEAVE THE GAME'],
    who: ['player', 'observer', 'master'],
    usage: 'RESIGN',
    help: 'Leaves the game. Asked to be confirmed while orders are due. RESIGN power, from a master: the same as EJECT.',
    read: (args, context) => {
      // A player who names a power could mean another's; only a master's word for it counts.
      const read = context.role === 'master' && args !== '' ? readPower(args, context) : null;
      return read === null || isProblem(read) ? bare('RESIGN')(args, context) : command('EJECT', { who: read });
    },
  },
  {
    command: 'CLEAR',
    spellings: ['CLEAR', 'CLEAR ORDERS', 'CLEAR MY ORDERS', 'CANCEL MY ORDERS', 'DELETE MY ORDERS'],
    who: ['player'],
    usage: 'CLEAR, CLEAR LATER, CLEAR ALL, CLEAR unit',
    help: 'Takes back your orders of this phase. CLEAR LATER: those sent ahead for later phases, which is what CLEAR does on nJudge. CLEAR ALL: both. CLEAR A Par: one unit’s. CLEAR IP [state]: allocations of influence.',
    read: readClear,
  },
  {
    command: 'PHASE',
    spellings: ['PHASE', 'ORDERS FOR PHASE'],
    who: ['player'],
    usage: 'PHASE phase',
    help: 'The orders below are kept for a later phase: PHASE S1903M, PHASE Spring 1903 Movement. Alone: for the current one again.',
    glued: GLUED_PHASE,
    read: (args, { board }) => {
      if (args.trim() === '') return command('PHASE', { phase: null });
      if (board === null) return NEEDS_GAME;
      const phase = readPhaseText(board, args);
      return phase === null
        ? {
            problem: `'${shorten(args)}' is no phase of ${board.variant.name}.`,
            suggestion: `PHASE ${board.variant.calendar.start}`,
          }
        : command('PHASE', { phase });
    },
  },
  {
    command: 'IF',
    spellings: ['IF'],
    who: ['player'],
    usage: 'IF [NOT] [power] [unit] place [AND … | OR …] THEN',
    help: 'After PHASE: the orders up to ELSE or ENDIF count only if such a unit stands there when the phase begins.',
    read: (args, context) => withCondition(args, context, (condition) => command('IF', { condition })),
  },
  {
    command: 'ELSE IF',
    spellings: ['ELSE IF', 'ELSIF', 'ELIF', 'OR IF'],
    who: ['player'],
    usage: 'ELSE IF …  THEN',
    help: 'A further condition, looked at when the ones before do not hold.',
    read: (args, context) => withCondition(args, context, (condition) => command('ELSE IF', { condition })),
  },
  {
    command: 'ELSE',
    spellings: ['ELSE', 'OTHERWISE'],
    who: ['player'],
    usage: 'ELSE',
    help: 'The orders below count if no condition before holds.',
    read: bare('ELSE'),
  },
  {
    command: 'ENDIF',
    spellings: ['ENDIF', 'END IF', 'FI'],
    who: ['player'],
    usage: 'ENDIF',
    help: 'Ends the conditions. The end of the mail and the next PHASE do so too.',
    read: bare('ENDIF'),
  },
  {
    command: 'DIARY',
    spellings: ['DIARY'],
    who: ['player', 'observer', 'master'],
    usage: 'DIARY … END, DIARY LIST, DIARY READ [n], DIARY DELETE n',
    help: 'Private notes in the lines below, for nobody but you; when the game has ended they are opened to all, unless its settings keep diaries closed.',
    block: true,
    read: readDiary,
  },
  {
    command: 'INVITE',
    spellings: ['INVITE', 'PLEASE INVITE', 'SEND INVITATION TO', 'SEND INVITATIONS TO'],
    who: ['player', 'master'],
    usage: 'INVITE [name] address, …',
    help: 'One mail to each, with the game, your name and address, and the line that joins. While the game forms its players can invite, after that the GM, for powers that want a player. At most 20 a day, and nobody twice to one game.',
    read: (args) => {
      const people = readNamedAddresses(args);
      const wrong = people.find(({ address }) => !isAddress(address));
      if (wrong !== undefined) return { problem: `'${shorten(wrong.address)}' is no mail address.` };
      if (people.length === 0)
        return { problem: 'Whom? Write their mail addresses.', suggestion: 'INVITE jean@example.org' };
      return command('INVITE', {
        people: people.filter((each, n) => people.findIndex((one) => one.address === each.address) === n),
      });
    },
  },
  {
    command: 'WHATIF',
    spellings: ['WHATIF', 'WHAT IF'],
    who: ['all'],
    usage: 'WHATIF [phase] … END',
    help: 'Adjudicates the orders below, of any powers, on the current or a named earlier position, and explains; told to nobody else.',
    block: true,
    read: () => ({ problem: 'Orders are expected below WHATIF.' }),
  },
  {
    command: 'SET NOWAIT',
    spellings: [
      'READY',
      'I AM READY',
      "I'M READY",
      'IM READY',
      'NOWAIT',
      'NO WAIT',
      'GO AHEAD',
      'FINALISE',
      'FINALIZE',
      'DONE',
      'PROCEED',
    ],
    who: ['player', 'master'],
    usage: 'ready',
    help: 'Plain words for SET NOWAIT.',
    alone: true,
    read: bare('SET NOWAIT'),
  },
  {
    command: 'SET WAIT',
    spellings: ['WAIT', 'NOT READY', 'I AM NOT READY', "I'M NOT READY", 'PLEASE WAIT', 'NOT READY YET', 'NOT YET'],
    who: ['player', 'master'],
    usage: 'not ready',
    help: 'Plain words for SET WAIT.',
    alone: true,
    read: bare('SET WAIT'),
  },
  {
    command: 'SET PREFERENCE',
    spellings: ['PREFERENCE', 'PREFERENCES', 'PREFERENCE LIST', 'PREFS'],
    who: ['player'],
    usage: 'preferences England, France',
    help: 'Plain words for SET PREFERENCE.',
    read: readPreference,
  },
  {
    command: 'SET DRAW',
    spellings: [
      'DRAW',
      'VOTE DRAW',
      'DRAW VOTE',
      'PROPOSE DRAW',
      'ACCEPT DRAW',
      'ACCEPT THE DRAW',
      'I ACCEPT THE DRAW',
      'VOTE',
      'I VOTE',
    ],
    who: ['player'],
    usage: 'draw yes, draw no',
    help: 'Plain words for SET DRAW and SET NO DRAW.',
    read: readDrawWish,
  },
  {
    command: 'SET NO DRAW',
    spellings: ['NO DRAW', 'VOTE NO DRAW', 'NODRAW'],
    who: ['player'],
    usage: 'no draw',
    help: 'Plain words for SET NO DRAW.',
    alone: true,
    read: bare('SET NO DRAW'),
  },
  {
    command: 'SET CONCEDE',
    spellings: ['CONCEDE', 'CONCEDE TO', 'I CONCEDE TO'],
    who: ['player'],
    usage: 'concede to France',
    help: 'Plain words for SET CONCEDE.',
    read: (args, context) => readConcede(args, context),
  },
  {
    command: 'SET ABSENCE',
    spellings: [
      'AWAY',
      'I AM AWAY',
      "I'M AWAY",
      'IM AWAY',
      'I WILL BE AWAY',
      "I'LL BE AWAY",
      'ON HOLIDAY',
      'ON VACATION',
      'I AM ON HOLIDAY',
      'IM ON HOLIDAY',
      'I WILL BE ON HOLIDAY',
      "I'LL BE ON HOLIDAY",
      'I AM ON VACATION',
      'IM ON VACATION',
      'I WILL BE ON VACATION',
      "I'LL BE ON VACATION",
      'HOLIDAY',
      'VACATION',
      'ABSENT',
      'ABSENCE',
    ],
    who: ['player', 'master'],
    usage: 'away 3 to 10 August',
    help: 'Plain words for SET ABSENCE.',
    read: readAbsence,
  },
  {
    command: 'SET NO ABSENCE',
    spellings: ['NOT AWAY', 'I AM BACK', "I'M BACK", 'BACK'],
    who: ['player', 'master'],
    usage: 'I am back',
    help: 'Plain words for SET NO ABSENCE.',
    alone: true,
    read: () => command('SET NO ABSENCE', { from: null, to: null }),
  },
];

export const PLAYING_SETTINGS: readonly SetEntry[] = [
  {
    command: 'SET WAIT',
    spellings: ['WAIT', 'W'],
    who: ['player', 'master'],
    usage: 'SET WAIT',
    help: 'The phase is not processed before its deadline. Over when the phase is.',
    read: nothingMore('SET WAIT', () => command('SET WAIT', {})),
  },
  {
    command: 'SET NOWAIT',
    spellings: ['NOWAIT', 'NO WAIT', 'NOW', 'NOT WAIT', 'READY'],
    who: ['player', 'master'],
    usage: 'SET NOWAIT',
    help: 'The phase may be processed as soon as all orders are in.',
    read: nothingMore('SET NOWAIT', () => command('SET NOWAIT', {})),
  },
  {
    command: 'SET ALWAYS WAIT',
    spellings: ['ALWAYS WAIT', 'WAIT ALWAYS'],
    who: ['player'],
    usage: 'SET ALWAYS WAIT',
    help: 'Waits in every phase to come, until SET NO ALWAYS WAIT.',
    read: nothingMore('SET ALWAYS WAIT', () => command('SET ALWAYS WAIT', { on: true })),
  },
  {
    command: 'SET ALWAYS WAIT',
    spellings: ['NO ALWAYS WAIT', 'NOT ALWAYS WAIT', 'NEVER WAIT'],
    who: ['player'],
    usage: 'SET NO ALWAYS WAIT',
    help: 'Waits only where SET WAIT says so.',
    read: nothingMore('SET NO ALWAYS WAIT', () => command('SET ALWAYS WAIT', { on: false })),
  },
  {
    command: 'SET PREFERENCE',
    spellings: ['PREFERENCE', 'PREFERENCES', 'PREFS', 'PREF', 'PREFERENCE LIST'],
    who: ['player'],
    usage: 'SET PREFERENCE E[FGR][TAI]*',
    help: 'Before the start: powers most wanted first, equals in brackets, * any other.',
    read: readPreference,
  },
  {
    command: 'SET ABSENCE',
    spellings: ['ABSENCE', 'ABSENT', 'HOLIDAY', 'HOLIDAYS', 'VACATION', 'VACATIONS', 'AWAY'],
    who: ['player', 'master'],
    usage: 'SET ABSENCE date [TO date]',
    help: 'No future deadline will fall in these days; the current one stays. At most three at a time.',
    read: readAbsence,
  },
  {
    command: 'SET NO ABSENCE',
    spellings: [
      'NO ABSENCE',
      'NO ABSENCES',
      'NO HOLIDAY',
      'NO HOLIDAYS',
      'NO VACATION',
      'NO VACATIONS',
      'NOT ABSENT',
      'NOT AWAY',
    ],
    who: ['player', 'master'],
    usage: 'SET NO ABSENCE [date [TO date]]',
    help: 'Takes absences back: those of these days, or all.',
    read: (args) => {
      if (args.trim() === '') return command('SET NO ABSENCE', { from: null, to: null });
      const range = parseRange(args);
      return isProblem(range) ? range : command('SET NO ABSENCE', range);
    },
  },
  {
    command: 'SET DRAW',
    spellings: ['DRAW'],
    who: ['player'],
    usage: 'SET DRAW [list]',
    help: 'Votes for a draw of all survivors, or where the game allows it of those in the list. Good for this phase.',
    read: readDraw,
  },
  {
    command: 'SET NO DRAW',
    spellings: ['NO DRAW', 'NODRAW', 'NOT DRAW'],
    who: ['player'],
    usage: 'SET NO DRAW',
    help: 'Takes the vote for a draw back.',
    read: nothingMore('SET NO DRAW', () => command('SET NO DRAW', {})),
  },
  {
    command: 'SET CONCEDE',
    spellings: ['CONCEDE', 'CONC', 'CONCESSION'],
    who: ['player'],
    usage: 'SET CONCEDE power',
    help: 'Votes to concede the game to a power; all others must.',
    read: readConcede,
  },
  {
    command: 'SET NO CONCEDE',
    spellings: ['NO CONCEDE', 'NO CONC', 'NOCONCEDE', 'NO CONCESSION'],
    who: ['player'],
    usage: 'SET NO CONCEDE',
    help: 'Takes the vote to concede back.',
    read: nothingMore('SET NO CONCEDE', () => command('SET NO CONCEDE', {})),
  },
  {
    command: 'SET BROADCAST',
    spellings: ['BROADCAST', 'BROADCASTS', 'BROADCAST PRESS', 'NORMAL BROADCAST'],
    who: ['observer', 'master'],
    usage: 'SET BROADCAST',
    help: 'Broadcasts come to you again.',
    read: nothingMore('SET BROADCAST', () => command('SET BROADCAST', { on: true })),
  },
  {
    command: 'SET BROADCAST',
    spellings: ['NO BROADCAST', 'NO BROADCASTS', 'NO BROADCAST PRESS', 'NO NORMAL BROADCAST'],
    who: ['observer', 'master'],
    usage: 'SET NO BROADCAST',
    help: 'No broadcasts to you.',
    read: nothingMore('SET NO BROADCAST', () => command('SET BROADCAST', { on: false })),
  },
];

function readAbsence(args: string): Command | Problem {
  const range = parseRange(args);
  return isProblem(range) ? { ...range, suggestion: null } : command('SET ABSENCE', range);
}

function readPreference(args: string, { board }: CommandContext): Command | Problem {
  if (board === null) return NEEDS_GAME;
  const read = readPreferences(board, args);
  return isProblem(read) ? read : command('SET PREFERENCE', read);
}

function readDraw(args: string, { board }: CommandContext): Command | Problem {
  const wish =
    args.trim() === '' || /^(?:of |among |by )?(?:all(?: survivors)?|survivors|everybody)$/i.test(args.trim())
      ? true
      : readYesNo(args);
  if (wish !== null) return wish ? command('SET DRAW', { powers: null }) : command('SET NO DRAW', {});
  if (board === null) return NEEDS_GAME;
  const read = readPowerList(board, args);
  if (isProblem(read)) return read;
  return read.list.length === 0 ? ASK_DRAW : command('SET DRAW', { powers: read.list });
}

const ASK_DRAW: Problem = { problem: 'For a draw write DRAW YES, against it DRAW NO.', suggestion: 'DRAW YES' };

/** `yes`, `for a draw`, `no to the draw`, powers; a question is no vote. */
function readDrawWish(args: string, context: CommandContext): Command | Problem {
  if (args.includes('?')) return ASK_DRAW;
  const words = args
    .replace(/[.!]+$/, '')
    .replace(/(?:\b(?:to|for|on)\s+)?(?:\b(?:a|the)\s+)?\bdraw$/i, '')
    .trim();
  if (/^(?:against)$/i.test(words)) return command('SET NO DRAW', {});
  return readDraw(/^(?:for|in favour)$/i.test(words) ? '' : words, context);
}

function readConcede(args: string, context: CommandContext): Command | Problem {
  const text = args.replace(/^to\s+/i, '').trim();
  if (text === '') return { problem: 'To which power?' };
  const { board } = context;
  const list = board === null ? NEEDS_GAME : readPowerList(board, text);
  if (isProblem(list)) return list;
  const [power, ...others] = list.list;
  if (power === undefined) return { problem: 'To which power?' };
  return command('SET CONCEDE', others.length === 0 ? { power } : { power, others });
}

function readClear(args: string, { board }: CommandContext): Command | Problem {
  const text = foldText(args)
    .trim()
    .replace(/[.!]+$/, '');
  if (text === '') return command('CLEAR', { what: 'phase' });
  if (/^(?:all|everything)(?:\s+orders)?$/i.test(text)) return command('CLEAR', { what: 'all' });
  if (/^(?:later|ahead|pending|future)(?:\s+(?:orders|phases))?$/i.test(text))
    return command('CLEAR', { what: 'later' });
  if (board === null) return NEEDS_GAME;
  const influence = /^(?:ip|influence)\b\s*(.*)$/i.exec(text);
  const line = { tokens: tokenise(influence?.[1] ?? text), names: namesOf(board) };
  if (influence !== null && line.tokens.length === 0) return command('CLEAR', { what: 'influence', at: null });
  const type = readType(line.tokens, 0);
  const place = readPlace(line, type?.next ?? 0);
  if (place?.value.found !== 'place' || place.next < line.tokens.length) {
    return { problem: `'${shorten(args)}' is no unit. CLEAR, CLEAR ALL or CLEAR A Par.` };
  }
  const { province, coast } = place.value;
  if (influence !== null) return command('CLEAR', { what: 'influence', at: province });
  const at = coast === null ? province : `${province}/${coast}`;
  return command('CLEAR', { what: 'unit', unit: { type: type?.value ?? null, at } });
}

function readDiary(args: string): Command | Problem {
  const [, word = '', rest = ''] = /^(\w*)\s*([\s\S]*)$/.exec(args.trim()) ?? [];
  switch (word.toLowerCase()) {
    case 'list':
      return command('DIARY', { action: 'list' });
    case 'read': {
      if (/^(?:all)?$/i.test(rest.trim())) return command('DIARY', { action: 'read', entry: null });
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : command('DIARY', { action: 'read', entry: read.value });
    }
    case 'delete': {
      const read = readNumber(rest, 1, 100_000);
      return isProblem(read) ? read : command('DIARY', { action: 'delete', entry: read.value });
    }
    default: {
      const body = /^(?:record|add|write)$/i.test(word) ? rest : args.trim();
      return body === '' ? { problem: 'The entry is empty.' } : command('DIARY', { action: 'record', body });
    }
  }
}

function withCondition(
  args: string,
  { board }: CommandContext,
  build: (condition: Extract<Command, { command: 'IF' }>['args']['condition']) => Command,
): Command | Problem {
  if (board === null) return NEEDS_GAME;
  const read = readCondition(board, args);
  return isProblem(read) ? read : build(read.condition);
}
