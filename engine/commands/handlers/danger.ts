/**
 * Commands that cannot simply be taken back: each is answered with what it would do and a word that confirms it
 * (confirmation.ts). `CONFIRM word` then carries it out, if it is still possible.
 */

import { isVacant } from '../../game/bots.ts';
import { isPlayed, seatBot, seatBots } from '../../game/decide/bots-seated.ts';
import { actionConfirmed, askToConfirm } from '../../game/decide/confirmation.ts';
import { DECLARE, declaration, declareAction } from '../../game/decide/declaring.ts';
import { type Draft, done, emit, named, refused } from '../../game/decide/draft.ts';
import { asMaster, type CommandLine, forMasters, type Handlers } from '../../game/decide/handler.ts';
import { PRESS, sendHeld } from '../../game/decide/press.ts';
import { rollback, rollforward } from '../../game/decide/rolling.ts';
import type { PersonId } from '../../game/events.ts';
import { isPlayingMaster, powersOf, seatOf } from '../../game/game.ts';
import { own } from '../../own.ts';
import type { Telling } from '../../sayings/said.ts';
import type { CommandName } from '../commands.ts';
import { type SetUp, setup } from './board.ts';
import { askedDeadline, DEADLINE } from './deadline.ts';

/** Something that is asked about before it is done. `about` is what follows the word: a power, a phase, a person, a board. */
interface Dangerous {
  /** `timekeeper`: a master, or a player, who may propose deadlines. */
  readonly who: 'master' | 'player' | 'timekeeper';
  /** Why it cannot be done now; null when it can. */
  readonly problem: (draft: Draft, about: string) => Telling | null;
  /** What it would do, in whole sentences. */
  readonly preview: (draft: Draft, about: string) => Telling;
  /** Does it; the answer is a sentence. */
  readonly carryOut: (draft: Draft, about: string) => Telling;
}

const DANGEROUS: Readonly<Record<string, Dangerous>> = {
  TERMINATE: {
    who: 'master',
    problem: ({ game }) => (game.status === 'finished' ? 'The game is over already.' : null),
    preview: ({ game }) =>
      `This ends '${game.name}' without a result, for ${people(game.seats.length > 0 ? game.seats.filter(({ person }) => person !== null).length : game.applicants.length)}. Its record stays; RESUME can take it up again.`,
    carryOut: (draft) => {
      emit(draft, { type: 'game-ended', outcome: { kind: 'terminated' } });
      return 'The game is ended without a result; all are told';
    },
  },
  PURGE: {
    who: 'master',
    problem: ({ game }) =>
      game.status === 'forming'
        ? null
        : 'Only a game that has not begun is taken off the lists. TERMINATE ends others.',
    preview: ({ game }) =>
      `This ends '${game.name}' before it has begun and takes it off the lists. ${people(game.applicants.length)} signed on are told.`,
    carryOut: (draft) => {
      const by = draft.request.actor.person;
      emit(
        draft,
        { type: 'settings-changed', by, changes: { listed: false } },
        { type: 'game-ended', outcome: { kind: 'terminated' } },
      );
      return 'The game is off the lists';
    },
  },
  UNSTART: {
    who: 'master',
    problem: ({ game }) =>
      game.status === 'active' || game.status === 'paused'
        ? game.resolved.length + game.undone.length === 0
          ? null
          : 'A phase has been processed: the start cannot be taken back any more. ROLLBACK goes back to an earlier phase.'
        : 'The game is not running.',
    preview: ({ game }) =>
      `This takes the start of '${game.name}' back: nobody has a power any more, orders on file are gone, and the powers are dealt anew at the next start, on your word.`,
    carryOut: (draft) => {
      emit(draft, { type: 'game-unstarted', by: draft.request.actor.person });
      return 'The start is taken back; FORCE BEGIN starts the game again';
    },
  },
  EJECT: {
    who: 'master',
    problem: (draft, about) => whyNotEjected(draft, about),
    preview: (draft, power) =>
      `This sends the player of ${named(draft, power)} away from '${draft.game.name}' for good; the orders on file for ${named(draft, power)} stay until somebody else takes over, who neither sees nor keeps them.`,
    carryOut: (draft, power) => vacate(draft, power, 'ejected'),
  },
  DUMMY: {
    who: 'master',
    problem: (draft, power) => whyNotEjected(draft, power),
    preview: (draft, power) =>
      `This sends the player of ${named(draft, power)} away from '${draft.game.name}' and leaves the power without one: its units hold, and nobody can take over until you REVIVE it.`,
    carryOut: (draft, power) => vacate(draft, power, 'dummy'),
  },
  BOT: {
    who: 'master',
    problem: (draft, power) => whyNotEjected(draft, power),
    preview: (draft, power) =>
      `This sends the player of ${named(draft, power)} away from '${draft.game.name}'; a bot plays on from the orders on file, until somebody takes over.`,
    carryOut: (draft, power) => {
      vacate(draft, power, 'dummy');
      return { code: 'bots/play', powers: seatBot(draft, power) };
    },
  },
  RESIGN: {
    who: 'player',
    problem: (draft) => (draft.game.status === 'finished' ? 'The game is over.' : null),
    preview: (draft) =>
      `You would give up ${named(draft, draft.request.actor.powers)} in '${draft.game.name}'. Your orders on file stay; somebody else is looked for, and until then you may come back.`,
    carryOut: (draft) => {
      const { powers, person } = draft.request.actor;
      emit(draft, { type: 'seats-vacated', powers, why: 'resigned', by: person });
      return `You play ${named(draft, powers)} no longer; all are told that somebody is wanted in your place`;
    },
  },
  ROLLBACK: {
    who: 'master',
    problem: (draft, phase) => rollback.problem(draft, phase),
    preview: (draft, phase) => rollback.preview(draft, phase),
    carryOut: (draft, phase) => rollback.carryOut(draft, phase),
  },
  ROLLFORWARD: {
    who: 'master',
    problem: (draft, phase) => rollforward.problem(draft, phase),
    preview: (draft, phase) => rollforward.preview(draft, phase),
    carryOut: (draft, phase) => rollforward.carryOut(draft, phase),
  },
  SETUP: {
    who: 'master',
    problem: (draft, written) => setup.problem(draft, JSON.parse(written) as SetUp),
    preview: (draft, written) => setup.preview(draft, JSON.parse(written) as SetUp),
    carryOut: (draft, written) => setup.carryOut(draft, JSON.parse(written) as SetUp),
  },
  [DECLARE]: { who: 'master', ...declaration },
  [DEADLINE]: { who: 'timekeeper', ...askedDeadline },
  'EJECT-MASTER': {
    who: 'master',
    problem: ({ game }, person) =>
      !game.masters.includes(person)
        ? 'That person is no master of this game any more.'
        : game.masters.length === 1
          ? LAST_MASTER
          : null,
    preview: ({ game }) =>
      `This takes the masters' rights in '${game.name}' from another master of it; all are told. PROMOTE gives them back.`,
    carryOut: (draft, person) => {
      emit(draft, { type: 'master-left', person, by: draft.request.actor.person });
      return 'No master any more; all are told';
    },
  },
};

export const DANGEROUS_COMMANDS: Handlers = {
  TERMINATE: forMasters((draft, line) => ask(draft, line, 'TERMINATE')),
  PURGE: forMasters((draft, line) => ask(draft, line, 'PURGE')),
  UNSTART: forMasters((draft, line) => ask(draft, line, 'UNSTART')),
  ROLLBACK: forMasters((draft, line) => {
    const phase = rollback.phaseMeant(draft, line.args.to);
    if ('problem' in phase) refused(draft, line, phase.problem, phase.suggestion);
    else ask(draft, line, `ROLLBACK ${phase.phase}`);
  }),
  SETUP: forMasters((draft, line) => {
    const { units, centers } = line.args;
    ask(draft, line, `SETUP ${JSON.stringify({ units, centers } satisfies SetUp)}`);
  }),
  ROLLFORWARD: forMasters((draft, line) => {
    const phase = rollforward.phaseMeant(draft, line.args.to);
    if ('problem' in phase) refused(draft, line, phase.problem, phase.suggestion);
    else ask(draft, line, `ROLLFORWARD ${phase.phase}`);
  }),
  DECLARE: forMasters((draft, line) => ask(draft, line, declareAction(line.args))),
  EJECT: forMasters((draft, line) => {
    const { who } = line.args;
    if ('power' in who) {
      ask(draft, line, `EJECT ${who.power}`);
      return;
    }
    const person = draft.request.personAt?.(who.address) ?? null;
    if (person === null) refused(draft, line, `Nobody with the address ${who.address} takes part in this game.`);
    else ejectPerson(draft, line, person);
  }),
  DUMMY: forMasters((draft, line) => {
    const { power } = line.args;
    if ('bot' in line.args) {
      if (power !== null && isPlayed(draft, power)) ask(draft, line, `BOT ${power}`);
      else seatBots(draft, line, power);
      return;
    }
    if (power === null) return;
    const seat = seatOf(draft.game, power);
    if (seat === undefined) refused(draft, line, notSeated(draft, power));
    else if (seat.status === 'dummy' && seat.isClosed)
      refused(draft, line, `${named(draft, power)} is a dummy already.`);
    else if (!isVacant(seat)) ask(draft, line, `DUMMY ${power}`);
    else done(draft, line, vacate(draft, power, 'dummy'));
  }),
  RESIGN: (draft, line) => {
    const { actor } = draft.request;
    switch (actor.role) {
      case 'applicant':
        emit(draft, { type: 'player-left', person: actor.person });
        done(draft, line, 'You have left the game');
        break;
      case 'observer':
        emit(draft, { type: 'observer-left', person: actor.person });
        done(draft, line, 'You observe the game no longer; nothing more of it will reach you');
        break;
      case 'player':
        ask(draft, line, 'RESIGN');
        break;
      case 'master':
        masterLeaves(draft, line, actor.person);
    }
  },
  CONFIRM: (draft, line) => {
    const { word } = line.args;
    const action = word === null ? null : actionConfirmed(draft, word);
    if (action?.startsWith(`${PRESS} `)) sendHeld(draft, line, action);
    else if (action !== null) carryOut(draft, line, action);
    else {
      refused(
        draft,
        line,
        word === null
          ? 'Confirm what? Send back the word from the mail that asked: CONFIRM and the word.'
          : 'Nothing waits for this word: it was used already, it was for somebody else, or the game has moved on since. Send the command again.',
      );
    }
  },
};

function ask(draft: Draft, line: CommandLine<CommandName>, action: string): void {
  const { dangerous, about } = dangerousOf(action);
  const problem = dangerous.problem(draft, about);
  if (problem !== null) refused(draft, line, problem);
  else askToConfirm(draft, line, action, dangerous.preview(draft, about));
}

function carryOut(draft: Draft, line: CommandLine<'CONFIRM'>, action: string): void {
  const { dangerous, about } = dangerousOf(action);
  const { role, person } = draft.request.actor;
  if (role !== 'master' && dangerous.who !== 'player' && isPlayingMaster(draft.game, person)) {
    asMaster(draft, (acting) => carryOut(acting, line, action));
    return;
  }
  const problem =
    role === dangerous.who || (dangerous.who === 'timekeeper' && (role === 'master' || role === 'player'))
      ? dangerous.problem(draft, about)
      : `${shownAction(action)} is for a ${dangerous.who}, and you have not signed on as one.`;
  if (problem !== null) refused(draft, line, problem);
  else done(draft, { line: line.line, text: shownAction(action) }, dangerous.carryOut(draft, about));
}

/** As a person would write it: ids of persons and boards as data mean nothing to readers. */
function shownAction(action: string): string {
  if (action.startsWith('EJECT-MASTER')) return 'EJECT';
  if (action.startsWith('BOT ')) return `DUMMY ${action.slice('BOT '.length)} BOT`;
  if (action.startsWith(`${DEADLINE} `)) return 'SET DEADLINE';
  if (action.startsWith(`${DECLARE} `)) return 'DECLARE';
  return action.startsWith('SETUP') ? 'SETUP' : action;
}

function dangerousOf(action: string): { readonly dangerous: Dangerous; readonly about: string } {
  const [, word = '', about = ''] = /^(\S+)\s*(.*)$/.exec(action) ?? [];
  return { dangerous: own(DANGEROUS, word)!, about };
}

function whyNotEjected(draft: Draft, power: string): string | null {
  const { game } = draft;
  const seat = seatOf(game, power);
  if (seat === undefined) return notSeated(draft, power);
  if (game.status === 'finished') return 'The game is over.';
  return seat.person === null ? `Nobody plays ${named(draft, power)} now.` : null;
}

function notSeated(draft: Draft, power: string): string {
  return draft.game.status === 'forming'
    ? 'Nobody has a power yet: EJECT takes the address of somebody who has signed on.'
    : `There is no ${named(draft, power)} in this game.`;
}

/** All powers of the player go with the one that is named: a person plays a seat whole or not at all. */
function vacate(draft: Draft, power: string, why: 'ejected' | 'dummy'): string {
  const { game, request } = draft;
  const { person } = seatOf(game, power)!;
  const powers = person === null ? [power] : powersOf(game, person);
  emit(draft, { type: 'seats-vacated', powers, why, by: request.actor.person });
  const names = named(draft, powers);
  return why === 'dummy'
    ? `${names} has no player now; REVIVE opens it again`
    : `The player of ${names} is sent away; all are told that somebody is wanted`;
}

/** Somebody named by his address: whatever part he has in the game ends. */
function ejectPerson(draft: Draft, line: CommandLine<'EJECT'>, person: PersonId): void {
  const { game, request } = draft;
  const by = request.actor.person;
  const [power] = powersOf(game, person);
  if (power !== undefined && person !== by && game.settings.anonymous && isPlayingMaster(game, by)) {
    refused(draft, line, 'You play in this anonymous game: who plays what is a secret for you too. Name the power.');
  } else if (power !== undefined) ask(draft, line, `EJECT ${power}`);
  else if (game.masters.includes(person) && person !== by) ask(draft, line, `EJECT-MASTER ${person}`);
  else if (person === by) masterLeaves(draft, line, person);
  else if (game.observers.includes(person)) {
    emit(draft, { type: 'observer-left', person, by });
    done(draft, line, 'Sent away: nothing more of the game reaches this observer');
  } else if (game.status === 'forming' && game.applicants.some((each) => each.person === person)) {
    emit(draft, { type: 'player-left', person, by });
    done(draft, line, 'Sent away: the seat is free again');
  } else refused(draft, line, 'This person takes no part in the game.');
}

const LAST_MASTER = 'A game is never without a master: PROMOTE an observer first, or TERMINATE the game.';

function masterLeaves(draft: Draft, line: CommandLine<'RESIGN' | 'EJECT'>, person: PersonId): void {
  if (draft.game.masters.length === 1) {
    refused(draft, line, LAST_MASTER, 'PROMOTE address');
    return;
  }
  emit(draft, { type: 'master-left', person, by: person });
  done(draft, line, 'You are no master of this game any more');
}

function people(n: number): string {
  return n === 1 ? 'one player' : `${n} players`;
}
