/** Commands of masters about what is on the board and what is said of it: looks at orders, positions, announcements. */

import { formatFault } from '../../adjudicate/faults.ts';
import { validatePosition } from '../../adjudicate/read-position.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { type Draft, done, emit, named, note, refused, sealed } from '../../game/decide/draft.ts';
import { type CommandLine, forMasters, whyNotFor } from '../../game/decide/handler.ts';
import { whyTooLong } from '../../game/decide/press.ts';
import { isPlayingMaster } from '../../game/game.ts';
import { gameName, readPower } from '../argument-readers.ts';
import type { None } from '../arguments.ts';
import { bare, command, defineCommand, isProblem } from '../definition.ts';

declare module '../arguments.ts' {
  interface CommandArguments {
    readonly BECOME: { readonly role: 'MASTER' | Power };
    readonly PREDICT: None;
    readonly ANNOUNCE: { readonly subject: string | null; readonly body: string };
    readonly REVEAL: None;
    readonly RENAME: { readonly game: string };
  }
}

const LONGEST_SUBJECT = 100;

/** The board, and what is said of it. */
export const BOARDS = {
  BECOME: defineCommand('BECOME', {
    who: ['master'],
    forms: {
      BECOME: {
        usage: 'BECOME power, BECOME MASTER',
        example: ['BECOME France'],
        read: (args, context) => {
          if (/^(?:the\s+)?(?:master|gm|moderator)$/i.test(args.trim())) return command('BECOME', { role: 'MASTER' });
          const read = readPower(args, context);
          return isProblem(read) ? read : command('BECOME', { role: read.power });
        },
      },
    },
    afterOrders: true,
    decide: (draft, line) => {
      const { role } = line.args;
      if (role === 'MASTER') {
        note(draft, line, 'You write as master already');
        return;
      }
      if (whyNotFor(draft, role) !== null) note(draft, line, { code: 'deciding/gm-sets-absences-only', power: role });
      else {
        done(
          draft,
          line,
          `What follows is written for ${named(draft, role)}; its player gets a copy of it, and the record says so`,
        );
      }
    },
  }),
  PREDICT: defineCommand('PREDICT', {
    who: ['master'],
    forms: {
      PREDICT: {
        also: ['PREVIEW'],
        usage: 'PREDICT',
        read: bare('PREDICT'),
      },
    },
    afterOrders: true,
    decide: (draft, line) => look(draft, line, 'prediction'),
  }),
  ANNOUNCE: defineCommand('ANNOUNCE', {
    who: ['master'],
    forms: {
      ANNOUNCE: {
        also: ['OFFICIAL'],
        usage: 'ANNOUNCE [subject] … END',
        example: ['ANNOUNCE New deadlines\nFrom now on Fridays.\nEND'],
        block: true,
        read: () => ({ problem: 'The announcement has no text: write it below ANNOUNCE.' }),
      },
    },
    decide: (draft, line) => {
      const { subject, body } = line.args;
      if (body.trim() === '') {
        refused(draft, line, 'The announcement is empty: write it below ANNOUNCE, and END below it.');
        return;
      }
      const long = whyTooLong(body);
      if (long !== null) {
        refused(draft, line, long);
        return;
      }
      emit(draft, {
        type: 'press-sent',
        by: draft.request.actor.person,
        sealed: sealed(draft, {
          from: 'MASTER',
          colour: 'white',
          to: 'all',
          shown: 'all',
          body,
          subject: (subject ?? 'announcement').slice(0, LONGEST_SUBJECT),
        }),
      });
      done(draft, line, '');
    },
  }),
  REVEAL: defineCommand('REVEAL', {
    who: ['master'],
    forms: {
      REVEAL: {
        usage: 'REVEAL',
        read: bare('REVEAL'),
      },
    },
    decide: (draft, line) => {
      const { settings, status } = draft.game;
      if (!settings.anonymous) note(draft, line, 'This game is not anonymous: LIST shows who plays what');
      else if (!settings.reveal) {
        refused(draft, line, 'The players were promised that names stay hidden for good (SET NO REVEAL).');
      } else if (status !== 'finished') {
        refused(draft, line, 'Names are shown when the game has ended, not before; then by itself.');
      } else {
        draft.asked.push({ what: 'summary' });
        done(draft, line, 'Names have been open to all since the game ended');
      }
    },
  }),
  RENAME: defineCommand('RENAME', {
    who: ['master'],
    forms: {
      RENAME: {
        also: ['RENAME GAME', 'RENAME TO', 'RENAME GAME TO'],
        usage: 'RENAME name',
        example: ['RENAME somme'],
        read: (args) => {
          const game = gameName(args.trim());
          return game === null
            ? { problem: 'A name of a game is 2 to 24 letters and digits.' }
            : command('RENAME', { game });
        },
      },
    },
    decide: (draft, line) => {
      refused(
        draft,
        line,
        `A game keeps its name: addresses, pages and the archive are made from it. As long as it has not begun, make another one.`,
        `CREATE ?${line.args.game} password`,
      );
    },
  }),
};

/** A look at orders before their time is an event of its own, told to all when the game ends. */
export function look(draft: Draft, line: CommandLine<'ORDERS' | 'PREDICT'>, what: 'orders' | 'prediction'): void {
  forMasters<'ORDERS' | 'PREDICT'>((acting, each) => {
    const { game, request } = acting;
    if (isPlayingMaster(game, request.actor.person)) {
      refused(acting, each, 'You play in this game yourself, so nobody’s orders are shown to you before their time.');
    } else if (game.position === null || game.current === null)
      refused(acting, each, 'There is no phase to look at now.');
    else if (!game.settings.masterSees) {
      refused(
        acting,
        each,
        'Nobody sees orders in this game before a phase is resolved, its master neither. It would have to be set before the game begins: SET MASTER SEES.',
      );
    } else {
      emit(acting, { type: 'orders-looked', by: request.actor.person, what, phase: game.position.phase });
      acting.asked.push({ what: what === 'orders' ? 'all-orders' : 'prediction' });
      done(acting, each, 'This look is recorded, and told to all when the game ends');
    }
  })(draft, line);
}

/** A board that a master has written: what is named replaces what stood, power by power. */
export interface SetUp {
  readonly units: Position['units'];
  readonly centers: Position['centers'];
}

export const setup = { problem: whyNotSetUp, preview: previewSetUp, carryOut: setUp };

function whyNotSetUp({ game, context }: Draft, written: SetUp): string | null {
  if (game.position === null || (game.status !== 'active' && game.status !== 'paused')) {
    return 'The game must have begun: set up the board then. PAUSE first, so that nothing is processed meanwhile.';
  }
  if (parsePhase(game.position.phase).kind === 'R') {
    return 'The board is not set up in the middle of retreats: PROCESS them first, or ROLLBACK.';
  }
  const faults = validatePosition(context.board, setUpFrom(game.position, written));
  return faults.length === 0 ? null : `This is no possible board: ${faults.slice(0, 3).map(formatFault).join('; ')}.`;
}

function previewSetUp(draft: Draft, { units, centers }: SetUp): string {
  const { game } = draft;
  const told = [
    ...Object.entries(units).map(
      ([power, own]) => `${named(draft, power)} ${own.length === 0 ? 'has no unit' : `has ${inCapitals(own)}`}`,
    ),
    ...Object.entries(centers).map(([power, own]) => `${named(draft, power)} owns ${inCapitals(own) || 'no center'}`),
  ];
  return `This changes the board of '${game.name}' as it stands in ${game.position!.phase}: ${told.join('; ')}. What is not named stays. Orders on file for the phase go, and all are told.`;
}

/** `A Ven, F Stp/sc`: as orders are written. */
function inCapitals(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/(?:^|(?<= ))[a-z]/, (letter) => letter.toUpperCase())).join(', ');
}

function setUp(draft: Draft, written: SetUp): string {
  const position = setUpFrom(draft.game.position!, written);
  emit(draft, { type: 'position-set', by: draft.request.actor.person, position });
  return 'The board is set up so; orders on file are gone, and all are told';
}

function setUpFrom(before: Position, { units, centers }: SetUp): Position {
  return {
    ...before,
    units: { ...before.units, ...units },
    centers: { ...before.centers, ...withoutTaken(before.centers, centers) },
  };
}

/** Centres that are given to one power are taken from whoever held them. */
function withoutTaken(before: Position['centers'], given: Position['centers']): Position['centers'] {
  const taken = new Set(Object.values(given).flat());
  const kept = Object.entries(before).map(
    ([power, centers]) => [power, centers.filter((at) => !taken.has(at))] as const,
  );
  return { ...Object.fromEntries(kept), ...given };
}
