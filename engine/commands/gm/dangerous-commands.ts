import type { Power } from '../../board/variant.ts';
import { isVacant } from '../../game/bots.ts';
import type { Confirmables, PhaseAhead } from '../../game/confirmable.ts';
import { isPlayed, seatBot, seatBots } from '../../game/decide/bots-seated.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft, MailLine } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { rollbackCommand, rollforwardCommand } from '../../game/decide/rolling.ts';
import type { PersonId } from '../../game/events.ts';
import { isPlayingMaster, powersOf, seatOf } from '../../game/game.ts';
import { NEEDS_GAME, readPhase, readPowerArgument } from '../../language/commands/argument-readers.ts';
import type { Command, CommandArguments, None, TurnRef } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { bareForms, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import type { SetUp } from '../../language/commands/set-up-lines.ts';
import { readPowerList } from '../../language/names/power-list.ts';
import type { Message } from '../../messages/all-messages.ts';
import { type Address, addressIn } from '../../text/address.ts';
import { shortenText } from '../../text/shorten.ts';
import { BOT_STRENGTHS, type BotStrength } from '../../vocabulary.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';
import { declareCommand } from './declaring.ts';
import { setup } from './set-up.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly ROLLBACK: { readonly to: TurnRef | null };
    readonly ROLLFORWARD: { readonly to: TurnRef | null };
    readonly UNSTART: None;
    readonly TERMINATE: None;
    /** Ends the game as a draw among these (null: all survivors), or conceded to a power. */
    readonly DECLARE:
      | { readonly what: 'draw'; readonly powers: readonly Power[] | null }
      | { readonly what: 'concession'; readonly power: Power };
    readonly EJECT: { readonly who: { readonly power: Power } | { readonly address: Address } };
    /** `bot`: a bot plays it until somebody takes over; `power` is then null for all that nobody plays. */
    readonly DUMMY:
      | { readonly power: Power }
      | { readonly power: Power | null; readonly bot: true; readonly strength?: BotStrength };
    readonly PURGE: None;
    /** A position to play on from: what is named replaces what stood, power by power. */
    readonly SETUP: SetUp;
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly TERMINATE: None;
    readonly PURGE: None;
    readonly UNSTART: None;
    readonly ROLLBACK: PhaseAhead;
    readonly ROLLFORWARD: PhaseAhead;
    readonly DECLARE: CommandArguments['DECLARE'];
    /** The player of a power, or another master. */
    readonly EJECT: { readonly power: Power } | { readonly person: PersonId };
    readonly DUMMY: { readonly power: Power; readonly bot?: true };
    readonly SETUP: SetUp;
  }
}

type Dangerous =
  | 'TERMINATE'
  | 'PURGE'
  | 'UNSTART'
  | 'ROLLBACK'
  | 'ROLLFORWARD'
  | 'DECLARE'
  | 'EJECT'
  | 'DUMMY'
  | 'SETUP';

const KEPT_AWAY: Message = { code: 'danger/kept-away' };

const DANGEROUS: { readonly [K in Dangerous]: Confirming<K> } = {
  TERMINATE: {
    who: 'master',
    leaves: true,
    problem: ({ game }) => (game.status === 'finished' ? { code: 'game/over' } : null),
    caution: ({ game: { event } }) => (event === undefined ? null : { code: 'events/no-points', event }),
    carryOut: (draft) => {
      draft.emit({ type: 'game-ended', outcome: { kind: 'terminated' } });
      return null;
    },
    undo: ({ game }) => (game.settings.blind ? null : 'RESUME'),
  },
  PURGE: {
    who: 'master',
    problem: ({ game }) => (game.status === 'forming' ? null : { code: 'danger/begun-already' }),
    carryOut: (draft) => {
      const by = draft.request.actor.person;
      draft.emit(
        { type: 'settings-changed', by, changes: { listed: false } },
        { type: 'game-ended', outcome: { kind: 'terminated' } },
      );
      return null;
    },
  },
  UNSTART: {
    who: 'master',
    leaves: true,
    problem: whyNotUnstarted,
    carryOut: (draft) => {
      draft.emit({ type: 'game-unstarted', by: draft.request.actor.person });
      return null;
    },
    undo: () => 'FORCE BEGIN',
  },
  EJECT: {
    who: 'master',
    problem: (draft, about) =>
      'power' in about ? whyNotEjected(draft, about.power) : whyNoMaster(draft, about.person),
    caution: (_, about) => ('power' in about ? KEPT_AWAY : null),
    carryOut: (draft, about) => {
      if ('power' in about) vacate(draft, about.power, 'ejected');
      else draft.emit({ type: 'master-left', person: about.person, by: draft.request.actor.person });
      return null;
    },
    shown: (about) => ('power' in about ? `EJECT ${about.power}` : 'EJECT'),
  },
  DUMMY: {
    who: 'master',
    problem: (draft, { power }) => whyNotEjected(draft, power),
    caution: () => KEPT_AWAY,
    carryOut: (draft, { power, bot = false }) => {
      vacate(draft, power, 'dummy');
      if (bot) seatBot(draft, power);
      return null;
    },
    shown: ({ power, bot = false }) => `DUMMY ${power}${bot ? ' BOT' : ''}`,
  },
  ROLLBACK: rolled('ROLLBACK', rollbackCommand),
  ROLLFORWARD: rolled('ROLLFORWARD', rollforwardCommand),
  SETUP: { who: 'master', leaves: true, ...setup },
  DECLARE: declareCommand,
};

function whyNotUnstarted({ game }: DecisionDraft): Message | null {
  if (game.status !== 'active' && game.status !== 'paused') return { code: 'danger/not-running' };
  // Another deal would not be the one that the sealed seed has drawn.
  if (game.event !== undefined) return { code: 'events/seats-drawn', event: game.event };
  return game.resolved.length + game.undone.length === 0 ? null : { code: 'danger/unstart-too-late' };
}

function rolled<K extends 'ROLLBACK' | 'ROLLFORWARD'>(
  name: K,
  { problem, carryOut }: Pick<typeof rollbackCommand, 'problem' | 'carryOut'>,
): Confirming<'ROLLBACK' | 'ROLLFORWARD'> {
  return {
    who: 'master',
    leaves: true,
    problem,
    carryOut: (draft, to) => {
      carryOut(draft, to);
      return null;
    },
    undo: ({ game }) =>
      name === 'ROLLBACK' ? `ROLLFORWARD ${game.position!.phase}` : `ROLLBACK ${game.position!.phase}`,
    shown: ({ phase }) => `${name} ${phase}`,
  };
}

/** What cannot simply be taken back. */
export const DANGERS = {
  ROLLBACK: defineCommand('ROLLBACK', {
    confirm: DANGEROUS.ROLLBACK,
    who: ['master'],
    forms: oneForm('ROLLBACK', {
      also: ['ROLL BACK'],
      usage: 'ROLLBACK phase, ROLLBACK n',
      example: ['ROLLBACK F1902M', 'ROLLBACK 4'],
      read: (args, context) => readTurn(args, context, (to) => makeCommand('ROLLBACK', { to })),
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const phase = rollbackCommand.phaseMeant(draft, line.args.to);
      if ('problem' in phase) draft.refuse(line, phase.problem, phase.suggestion);
      else ask(draft, line, 'ROLLBACK', phase);
    },
  }),
  ROLLFORWARD: defineCommand('ROLLFORWARD', {
    confirm: DANGEROUS.ROLLFORWARD,
    who: ['master'],
    forms: oneForm('ROLLFORWARD', {
      also: ['ROLL FORWARD'],
      usage: 'ROLLFORWARD phase, ROLLFORWARD n',
      example: ['ROLLFORWARD F1902M'],
      read: (args, context) => readTurn(args, context, (to) => makeCommand('ROLLFORWARD', { to })),
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const phase = rollforwardCommand.phaseMeant(draft, line.args.to);
      if ('problem' in phase) draft.refuse(line, phase.problem, phase.suggestion);
      else ask(draft, line, 'ROLLFORWARD', phase);
    },
  }),
  UNSTART: defineCommand('UNSTART', {
    confirm: DANGEROUS.UNSTART,
    who: ['master'],
    forms: bareForms('UNSTART'),
    decide: (draft, line) => ask(draft, line, 'UNSTART', {}),
  }),
  TERMINATE: defineCommand('TERMINATE', {
    confirm: DANGEROUS.TERMINATE,
    who: ['master'],
    forms: bareForms('TERMINATE', 'TERMINATE GAME'),
    afterOrders: true,
    decide: (draft, line) => ask(draft, line, 'TERMINATE', {}),
  }),
  DECLARE: defineCommand('DECLARE', {
    confirm: DANGEROUS.DECLARE,
    who: ['master'],
    forms: oneForm('DECLARE', {
      also: ['DECLARE A', 'DECLARE THE GAME', 'I DECLARE', 'I DECLARE A'],
      usage: 'DECLARE DRAW [list], DECLARE CONCESSION power',
      example: ['DECLARE DRAW', 'DECLARE DRAW A E F', 'DECLARE CONCESSION France'],
      read: readDeclaration,
    }),
    afterOrders: true,
    decide: (draft, line) => ask(draft, line, 'DECLARE', line.args),
  }),
  EJECT: defineCommand('EJECT', {
    confirm: DANGEROUS.EJECT,
    who: ['master'],
    forms: oneForm('EJECT', {
      also: ['EXPEL', 'RESIGN PLAYER', 'KICK'],
      usage: 'EJECT power, EJECT address',
      example: ['EJECT Italy', 'EJECT jean@example.org'],
      read: (args, context) => {
        const word = args.trim();
        const address = addressIn(word);
        if (address !== null) return makeCommand('EJECT', { who: { address } });
        const read = readPowerArgument(word, context);
        return isProblem(read) ? read : makeCommand('EJECT', { who: read });
      },
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const { who } = line.args;
      if ('power' in who) {
        ask(draft, line, 'EJECT', who);
        return;
      }
      const person = draft.request.personAt?.(who.address) ?? null;
      if (person === null) draft.refuse(line, { code: 'danger/nobody-at', address: who.address });
      else ejectPerson(draft, line, person);
    },
  }),
  DUMMY: defineCommand('DUMMY', {
    confirm: DANGEROUS.DUMMY,
    who: ['master'],
    forms: {
      DUMMY: {
        usage: 'DUMMY power, DUMMY power BOT',
        example: ['DUMMY Italy', 'DUMMY Italy BOT'],
        each: (args, { board }) => {
          const read = board === null ? null : readPowerList(board, args);
          return read === null || isProblem(read) ? [] : read.list.map((power) => makeCommand('DUMMY', { power }));
        },
        read: readDummy,
      },
      'SET DUMMY': {
        also: ['DUMMIES'],
        usage: 'SET DUMMY power BOT [EASY | MEDIUM | HARD]',
        example: ['SET DUMMY Italy BOT', 'SET DUMMY Italy BOT EASY', 'SET DUMMY ALL BOT'],
        read: readDummy,
      },
    },
    decide: (draft, line) => {
      const { power } = line.args;
      if ('bot' in line.args) {
        if (power !== null && isPlayed(draft, power)) ask(draft, line, 'DUMMY', { power, bot: true });
        else seatBots(draft, line, power, line.args.strength);
        return;
      }
      if (power === null) return;
      const seat = seatOf(draft.game, power);
      if (seat === undefined) draft.refuse(line, notSeated(draft, power));
      else if (seat.status === 'dummy' && seat.isClosed) draft.refuse(line, { code: 'danger/dummy-already', power });
      else if (!isVacant(seat)) ask(draft, line, 'DUMMY', { power });
      else {
        vacate(draft, power, 'dummy');
        draft.done(line, { code: 'changes/seats', powers: [power], now: 'closed' });
      }
    },
  }),
  PURGE: defineCommand('PURGE', {
    confirm: DANGEROUS.PURGE,
    who: ['master'],
    forms: bareForms('PURGE'),
    decide: (draft, line) => ask(draft, line, 'PURGE', {}),
  }),
  SETUP: defineCommand('SETUP', {
    confirm: DANGEROUS.SETUP,
    who: ['master'],
    forms: oneForm('SETUP', {
      also: ['SET UP'],
      usage: 'SETUP … END',
      example: [
        'SETUP\nENGLAND: F Lon, A Lvp\nCENTERS ENGLAND: Lon, Lvp, Edi\nEND',
        'SETUP\nENGLAND: + F Edi, A Lvp - Yor\nFREE Edi\nEND',
      ],
      block: true,
      read: () => ({ problem: { code: 'lines/setup-empty' } }),
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const { units, centers, dislodged, steps } = line.args;
      const whole = { units, centers, ...(dislodged === undefined ? {} : { dislodged }) };
      ask(draft, line, 'SETUP', { ...whole, ...(steps === undefined ? {} : { steps }) });
    },
  }),
};

function ask<K extends Dangerous>(draft: DecisionDraft, spot: MailLine, command: K, args: Confirmables[K]): void {
  askFirst<K>(draft, spot, DANGEROUS[command], { command, args });
}

function whyNoMaster({ game }: DecisionDraft, person: PersonId): Message | null {
  if (!game.masters.includes(person)) return { code: 'danger/no-longer-master' };
  return game.masters.length === 1 ? { code: 'danger/last-master' } : null;
}

function whyNotEjected(draft: DecisionDraft, power: Power): Message | null {
  const { game } = draft;
  const seat = seatOf(game, power);
  if (seat === undefined) return notSeated(draft, power);
  if (game.status === 'finished') return { code: 'game/over' };
  return seat.person === null ? { code: 'danger/nobody-plays', power } : null;
}

function notSeated({ game }: DecisionDraft, power: Power): Message {
  return game.status === 'forming' ? { code: 'danger/no-powers-yet' } : { code: 'game/no-such-power', power };
}

/** All powers of the player go with the one that is named: a person plays a seat whole or not at all. */
function vacate(draft: DecisionDraft, power: Power, why: 'ejected' | 'dummy'): void {
  const { game, request } = draft;
  const { person } = seatOf(game, power)!;
  const powers = person === null ? [power] : powersOf(game, person);
  draft.emit({ type: 'seats-vacated', powers, why, by: request.actor.person });
}

/** Somebody named by his address: whatever part he has in the game ends. */
function ejectPerson(draft: DecisionDraft, line: CommandLine<'EJECT'>, person: PersonId): void {
  const { game, request } = draft;
  const by = request.actor.person;
  const [power] = powersOf(game, person);
  if (power !== undefined && person !== by && game.settings.anonymous && isPlayingMaster(game, by)) {
    draft.refuse(line, { code: 'danger/name-the-power' });
  } else if (power !== undefined) ask(draft, line, 'EJECT', { power });
  else if (game.masters.includes(person) && person !== by) ask(draft, line, 'EJECT', { person });
  else if (person === by) masterLeaves(draft, line, person);
  else if (game.observers.includes(person)) {
    draft.emit({ type: 'observer-left', person, by });
    draft.done(line, { code: 'danger/observer-ejected' });
  } else if (game.status === 'forming' && game.applicants.some((each) => each.person === person)) {
    draft.emit({ type: 'player-left', person, by });
    draft.done(line, { code: 'danger/applicant-ejected' });
  } else draft.refuse(line, { code: 'danger/takes-no-part' });
}

export function masterLeaves(draft: DecisionDraft, line: CommandLine<'RESIGN' | 'EJECT'>, person: PersonId): void {
  if (draft.game.masters.length === 1) {
    draft.refuse(line, { code: 'danger/last-master' }, 'PROMOTE address');
    return;
  }
  draft.emit({ type: 'master-left', person, by: person });
  draft.done(line, { code: 'danger/master-left' });
}

function readDummy(args: string, context: CommandContext): Command | Problem {
  const bot = /^(.*?)\b(?:by |with |as )?(?:an? |the )?bots?(?:\s+(easy|medium|hard))?\.?$/is.exec(args.trim());
  const said = BOT_STRENGTHS.find((each) => each === bot?.[2]?.toLowerCase());
  const strength = said === undefined ? {} : { strength: said };
  const words = (bot === null ? args : bot[1]!).trim();
  if (bot !== null && /^(?:all|every|everybody|everyone)?$/i.test(words)) {
    return words === ''
      ? { problem: { code: 'danger/bot-for-whom' }, suggestion: 'SET DUMMY ALL BOT' }
      : makeCommand('DUMMY', { power: null, bot: true, ...strength });
  }
  const read = readPowerArgument(words, context);
  if (isProblem(read)) {
    const list = context.board === null ? NEEDS_GAME : readPowerList(context.board, words);
    return isProblem(list) ? list : read;
  }
  return makeCommand('DUMMY', bot === null ? read : { ...read, bot: true, ...strength });
}

function readDeclaration(args: string, context: CommandContext): Command | Problem {
  const ASK: Problem = { problem: { code: 'danger/declare-what' }, suggestion: 'DECLARE DRAW' };
  const text = args.trim().replace(/[.!]+$/, '');
  const draw = /^(?:a\s+)?(?:drawn?|tie)\b\s*(?:(?:among|between|of|for|by)\b\s*)?(.*)$/i.exec(text);
  if (draw !== null) {
    if (draw[1] === '') return makeCommand('DECLARE', { what: 'draw', powers: null });
    if (context.board === null) return NEEDS_GAME;
    const read = readPowerList(context.board, draw[1]!);
    return isProblem(read) ? read : makeCommand('DECLARE', { what: 'draw', powers: read.list });
  }
  const won = /^(?:a\s+)?(?:concession|conceded?|win|won|victory)\b\s*(?:(?:to|for|by|of)\b\s*)?(.*)$/i.exec(text);
  if (won === null) return ASK;
  const read = readPowerArgument(won[1]!, context);
  return isProblem(read) ? read : makeCommand('DECLARE', { what: 'concession', power: read.power });
}

function readTurn(args: string, context: CommandContext, build: (to: TurnRef | null) => Command): Command | Problem {
  const text = args
    .replace(/\b(?:full|restore)\b/gi, '')
    .replace(/^(?:to|turn|#)\s*/i, '')
    .trim();
  if (/^\d{1,4}$/.test(text)) return build({ turn: Number(text) });
  const read = readPhase(text, context);
  if (isProblem(read)) return { problem: { code: 'danger/no-turn', written: shortenText(text) } };
  return build(read.phase === null ? null : { phase: read.phase });
}
