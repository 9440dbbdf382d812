/** Commands that ask for something to read: shown in the answer as the game stands right after the mail. */
import type { PhaseCode } from '../../board/position.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import type { Asked } from '../../game/events.ts';
import { historySpan } from '../../game/history-span.ts';
import {
  notAnAddress,
  readAddresses,
  readGame,
  readGameName,
  readNumber,
  readPhase,
  readTime,
  splitWords,
} from '../../language/commands/argument-readers.ts';
import type { Command, None } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { bareForms, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { WrittenTime } from '../../language/times/written-time.ts';
import { type Address, addressIn } from '../../text/address.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineCommand, defineDeskCommand } from '../command-definition.ts';
import { lookAtOrders } from '../gm/board-commands.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly HELP: { readonly topic: string | null };
    /** A text of the house: `GET rules`, `SEND ME rules`. */
    readonly GET: { readonly topic: string | null };
    readonly VERSION: None;
    /** All games in which the writer takes part. */
    readonly 'MY GAMES': None;
    readonly WHO: { readonly addresses: readonly Address[] };
    readonly WHOGAME: { readonly game: string | null; readonly full: boolean };
    /** `GET DEDICATION`, `INFO PLAYER address`; null: the writer's own. */
    readonly DEDICATION: { readonly address: Address | null };
    readonly LIST: { readonly game: string | null; readonly full: boolean };
    readonly SUMMARY: { readonly game: string | null };
    /** After a sign-on: the orders on file; before it: the summary of a game. */
    readonly STATUS: { readonly game: string | null };
    /** The orders on file; `all`: every power's (masters, where the game lets them). */
    readonly ORDERS: { readonly all: boolean };
    readonly HISTORY: {
      readonly game: string | null;
      readonly from: WrittenTime | null;
      readonly to: WrittenTime | null;
      readonly lines: number | null;
      /** Results only, leaving out these turns. */
      readonly exclude: { readonly from: PhaseCode; readonly to: PhaseCode | null } | null;
      readonly broadcasts: boolean;
    };
    readonly MAP: { readonly game: string | null; readonly phase: PhaseCode | null; readonly abbreviations?: true };
  }
}

/** What there is to read. */
export const INFORMATION = {
  HELP: defineCommand('HELP', {
    who: ['all'],
    forms: oneForm('HELP', {
      also: ['HELP ME'],
      usage: 'HELP [topic]',
      example: ['HELP press'],
      read: (args) => withTopic(args, (topic) => makeCommand('HELP', { topic })),
    }),
    decide: (draft, line) => ask(draft, line, helpOn(line.args.topic)),
  }),
  GET: defineCommand('GET', {
    who: ['all'],
    forms: oneForm('GET', {
      also: ['SEND ME', 'GET ME', 'GET PACKAGE'],
      usage: 'GET topic',
      example: ['GET rules'],
      read: (args) => withTopic(args, (topic) => makeCommand('GET', { topic })),
    }),
    decide: (draft, line) => ask(draft, line, helpOn(line.args.topic)),
  }),
  VERSION: defineDeskCommand('VERSION', {
    who: ['all'],
    forms: bareForms('VERSION'),
    desk: 'judge',
  }),
  'MY GAMES': defineDeskCommand('MY GAMES', {
    who: ['registered'],
    forms: bareForms('MY GAMES', 'LIST MY GAMES', 'LIST MINE', 'SHOW MY GAMES', 'MY DEADLINES'),
    desk: 'account',
  }),
  WHO: defineCommand('WHO', {
    who: ['all'],
    forms: oneForm('WHO', {
      also: ['WHO IS', 'WHOIS', 'GET WHOIS', 'GET WHO IS'],
      usage: 'WHO [address…]',
      example: ['WHO', 'WHO jean@example.org'],
      read: (args) => {
        const read = readAddresses(args.replace(/^(?:is\s+)?(?:playing|who)?\s*\??$/i, ''));
        return isProblem(read) ? read : makeCommand('WHO', read);
      },
    }),
    decide: (draft, line) => {
      if (line.args.addresses.length > 0) draft.elsewhere.push(line);
      else ask(draft, line, { what: 'summary' });
    },
  }),
  WHOGAME: defineCommand('WHOGAME', {
    who: ['all'],
    forms: oneForm('WHOGAME', {
      also: ['WHO GAME', 'WHO PLAYS', 'PLAYERS'],
      usage: 'WHOGAME [game] [FULL]',
      example: ['WHOGAME marne'],
      read: (args) => withFull(args, (game, full) => makeCommand('WHOGAME', { game, full })),
    }),
    decide: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'summary' }),
  }),
  DEDICATION: defineDeskCommand('DEDICATION', {
    who: ['registered'],
    forms: oneForm('GET DEDICATION', {
      also: ['DEDICATION', 'INFO PLAYER'],
      usage: 'GET DEDICATION, INFO PLAYER [address]',
      example: ['INFO PLAYER jean@example.org'],
      read: (args) => {
        const word = args.trim();
        if (word === '') return makeCommand('DEDICATION', { address: null });
        const address = addressIn(word);
        return address === null ? notAnAddress(word) : makeCommand('DEDICATION', { address });
      },
    }),
    desk: 'account',
  }),
  LIST: defineCommand('LIST', {
    who: ['all'],
    forms: oneForm('LIST', {
      also: ['LIST GAMES', 'LIST GAME', 'GAMES'],
      usage: 'LIST, LIST FULL, LIST name',
      example: ['LIST', 'LIST marne'],
      glued: /^full$/i,
      read: (args) => withFull(args, (game, full) => makeCommand('LIST', { game, full })),
    }),
    decide: (draft, line) => {
      // All games in full, not this one.
      if (line.args.full && line.args.game === null) draft.elsewhere.push(line);
      else aboutGame(draft, line, line.args.game, { what: 'list' });
    },
  }),
  SUMMARY: defineCommand('SUMMARY', {
    who: ['all'],
    forms: oneForm('SUMMARY', {
      also: ['SUMMARISE', 'SUMMARIZE', 'GET SUMMARY'],
      usage: 'SUMMARY [name]',
      example: ['SUMMARY marne'],
      read: (args) => forGame(args, (game) => makeCommand('SUMMARY', { game })),
    }),
    decide: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'summary' }),
  }),
  STATUS: defineCommand('STATUS', {
    who: ['all'],
    forms: {
      STATUS: {
        also: ['MY STATUS'],
        usage: 'STATUS [name]',
        example: ['STATUS'],
        read: (args) => forGame(args, (game) => makeCommand('STATUS', { game })),
      },
      DEADLINE: {
        also: ['WHEN IS THE DEADLINE', 'WHEN IS THE NEXT DEADLINE', 'NEXT DEADLINE'],
        usage: 'deadline?',
        example: ['deadline?'],
        alone: true,
        read: () => makeCommand('STATUS', { game: null }),
      },
    },
    decide: (draft, line) => aboutGame(draft, line, line.args.game, { what: 'status' }),
  }),
  ORDERS: defineCommand('ORDERS', {
    who: ['player', 'master'],
    forms: oneForm('ORDERS', {
      also: ['MY ORDERS', 'SHOW ORDERS', 'SHOW MY ORDERS', 'SHOW', 'WHAT ARE MY ORDERS'],
      usage: 'ORDERS, ORDERS ALL',
      example: ['ORDERS'],
      read: (args) => {
        const word = args
          .replace(/[?.!]+$/, '')
          .trim()
          .toLowerCase();
        if (word === '' || word === 'please') return makeCommand('ORDERS', { all: false });
        return word === 'all'
          ? makeCommand('ORDERS', { all: true })
          : { problem: { code: 'account/orders-or-all', text: shortenText(args) } };
      },
    }),
    afterOrders: true,
    decide: (draft, line) => {
      if (!line.args.all) {
        draft.asked.push({ what: 'status' });
        draft.done(line, '');
      } else lookAtOrders(draft, line, 'orders');
    },
  }),
  HISTORY: defineCommand('HISTORY', {
    who: ['all'],
    forms: oneForm('HISTORY', {
      also: ['GET HISTORY', 'HIST'],
      usage: 'HISTORY [name] [FROM date] [TO date] [LINES n] [EXCLSTART phase] [EXCLEND phase] [BROAD]',
      example: ['HISTORY marne FROM 1 Jan LINES 500'],
      read: readHistory,
    }),
    decide: (draft, line) => history(draft, line),
  }),
  MAP: defineCommand('MAP', {
    who: ['all'],
    forms: oneForm('MAP', {
      also: ['GET MAP', 'SEND MAP', 'SEND ME THE MAP', 'SHOW MAP', 'SEND ME MAP', 'SHOW ME THE MAP'],
      usage: 'MAP [name] [phase] [ABBR]',
      example: ['MAP', 'MAP marne S1901M', 'MAP ABBR'],
      read: readMap,
    }),
    decide: (draft, line) =>
      aboutGame(draft, line, line.args.game, {
        what: 'map',
        ...(line.args.phase === null ? {} : { topic: line.args.phase }),
        ...(line.args.abbreviations ? { abbreviations: true as const } : {}),
      }),
  }),
};

function history(draft: DecisionDraft, line: CommandLine<'HISTORY'>): void {
  const { context, request, game } = draft;
  const zone = request.zone ?? game.settings.zone;
  const span = historySpan(line.args, { now: context.now, zone, zones: context.zones });
  if ('problem' in span) draft.refuse(line, span.problem, `HISTORY ${game.name}`);
  else aboutGame(draft, line, line.args.game, { what: 'history', span });
}

function helpOn(topic: string | null): Asked {
  return topic === null ? { what: 'help' } : { what: 'help', topic };
}

function ask(draft: DecisionDraft, line: CommandLine<'HELP' | 'GET' | 'WHO'>, asked: Asked): void {
  draft.asked.push(asked);
  draft.done(line, '');
}

/** Shown once in a mail, however often it is asked for: each may be long. */
const ONCE: ReadonlySet<Asked['what']> = new Set<Asked['what']>(['history', 'list', 'summary']);

/** About this game here; about another one the desk answers. */
function aboutGame(
  draft: DecisionDraft,
  line: CommandLine<'STATUS' | 'LIST' | 'SUMMARY' | 'HISTORY' | 'MAP' | 'WHOGAME'>,
  name: string | null,
  asked: Asked,
): void {
  if (name !== null && name !== draft.game.name) {
    draft.elsewhere.push(line);
    return;
  }
  const shown = ONCE.has(asked.what) ? draft.asked.find(({ what }) => what === asked.what) : undefined;
  if (shown !== undefined && JSON.stringify(shown) !== JSON.stringify(asked)) {
    draft.refuse(line, { code: 'account/one-a-mail', command: line.command });
    return;
  }
  // What this mail asks already is answered by the one answer: WHOGAME and SUMMARY ask the same.
  if (shown === undefined) draft.asked.push(asked);
  draft.done(line, '');
}

/** A topic is a few words; more are prose. */
const MOST_WORDS_OF_A_TOPIC = 6;

export function withTopic(args: string, build: (topic: string | null) => Command): Command | Problem {
  const words = foldText(args)
    .toLowerCase()
    .replace(/[?.!]+$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > MOST_WORDS_OF_A_TOPIC
    ? { problem: { code: 'account/help-on-what' }, suggestion: 'HELP' }
    : build(words.length === 0 ? null : words.join(' ').slice(0, 60));
}

function withFull(args: string, build: (game: string | null, full: boolean) => Command): Command | Problem {
  const words = splitWords(args);
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
  if (!isProblem(whole)) return makeCommand('MAP', { game: null, phase: whole.phase, ...names });
  const [first = '', ...rest] = splitWords(text);
  const game = readGameName(first);
  const phase = readPhase(rest.join(' '), context);
  if (game === null)
    return { problem: { code: 'account/no-game-or-phase', text: shortenText(text) }, suggestion: 'MAP' };
  return isProblem(phase) ? phase : makeCommand('MAP', { game, phase: phase.phase, ...names });
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
  let start: PhaseCode | null = null;
  let end: PhaseCode | null = null;
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
  if (start === null && end !== null) return { problem: { code: 'account/needs-exclstart' } };
  return makeCommand('HISTORY', {
    game: named.game,
    from,
    to,
    lines,
    exclude: start === null ? null : { from: start, to: end },
    broadcasts,
  });
}
