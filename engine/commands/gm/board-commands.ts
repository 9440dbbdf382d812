/** Commands of masters about what is on the board and what is said of it: looks at orders, positions, announcements. */
import type { Power } from '../../board/variant.ts';
import { whyNotAs } from '../../game/decide/acting-for.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { type CommandLine, forMasters, whyNotFor } from '../../game/decide/handler.ts';
import { whyTooLong } from '../../game/decide/send-press.ts';
import { isPlayingMaster } from '../../game/game.ts';
import { readGameName, readPowerArgument } from '../../language/commands/argument-readers.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms, isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
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
    forms: oneForm('BECOME', {
      usage: 'BECOME power, BECOME MASTER',
      example: ['BECOME France'],
      read: (args, context) => {
        if (/^(?:the\s+)?(?:master|gm|moderator)$/i.test(args.trim())) return makeCommand('BECOME', { role: 'MASTER' });
        const read = readPowerArgument(args, context);
        return isProblem(read) ? read : makeCommand('BECOME', { role: read.power });
      },
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const { role } = line.args;
      if (role === 'MASTER') {
        draft.note(line, { code: 'master/writes-as-gm' });
        return;
      }
      const problem = whyNotAs(draft, role);
      if (whyNotFor(draft, role) !== null) draft.note(line, { code: 'deciding/gm-sets-absences-only', power: role });
      else if (problem !== null) draft.refuse(line, problem);
      else draft.done(line, { code: 'master/writes-for', power: role });
    },
  }),
  PREDICT: defineCommand('PREDICT', {
    who: ['master'],
    forms: bareForms('PREDICT', 'PREVIEW'),
    afterOrders: true,
    decide: (draft, line) => lookAtOrders(draft, line, 'prediction'),
  }),
  ANNOUNCE: defineCommand('ANNOUNCE', {
    who: ['master'],
    forms: oneForm('ANNOUNCE', {
      also: ['OFFICIAL'],
      usage: 'ANNOUNCE [subject] … END',
      example: ['ANNOUNCE New deadlines\nFrom now on Fridays.\nEND'],
      block: true,
      read: () => ({ problem: { code: 'lines/announcement-empty' } }),
    }),
    decide: (draft, line) => {
      const { subject, body } = line.args;
      if (body.trim() === '') {
        draft.refuse(line, { code: 'lines/announcement-empty' });
        return;
      }
      const long = whyTooLong(body);
      if (long !== null) {
        draft.refuse(line, long);
        return;
      }
      draft.emit({
        type: 'press-sent',
        by: draft.request.actor.person,
        sealed: draft.seal({
          from: 'MASTER',
          colour: 'white',
          to: 'all',
          shown: 'all',
          body,
          subject: (subject ?? 'announcement').slice(0, LONGEST_SUBJECT),
        }),
      });
      draft.done(line, { code: 'game/shown-elsewhere' });
    },
  }),
  REVEAL: defineCommand('REVEAL', {
    who: ['master'],
    forms: bareForms('REVEAL'),
    decide: (draft, line) => {
      const { settings, status } = draft.game;
      if (!settings.anonymous) draft.note(line, { code: 'master/not-anonymous' });
      else if (!settings.reveal) {
        draft.refuse(line, { code: 'master/names-stay-hidden' });
      } else if (status !== 'finished') {
        draft.refuse(line, { code: 'master/names-at-the-end' });
      } else {
        draft.asked.push({ what: 'summary' });
        draft.done(line, { code: 'master/names-shown' });
      }
    },
  }),
  RENAME: defineCommand('RENAME', {
    who: ['master'],
    forms: oneForm('RENAME', {
      also: ['RENAME GAME', 'RENAME TO', 'RENAME GAME TO'],
      usage: 'RENAME name',
      example: ['RENAME somme'],
      read: (args) => {
        const game = readGameName(args.trim());
        return game === null ? { problem: { code: 'master/bad-game-name' } } : makeCommand('RENAME', { game });
      },
    }),
    decide: (draft, line) => {
      draft.refuse(line, { code: 'master/game-keeps-name' }, `CREATE ?${line.args.game} password`);
    },
  }),
};

/** A look at orders before their time is an event of its own, told to all when the game ends. */
export function lookAtOrders(
  draft: DecisionDraft,
  line: CommandLine<'ORDERS' | 'PREDICT'>,
  what: 'orders' | 'prediction',
): void {
  forMasters<'ORDERS' | 'PREDICT'>((acting, each) => {
    const { game, request } = acting;
    if (isPlayingMaster(game, request.actor.person)) {
      acting.refuse(each, { code: 'master/no-look-for-players' });
    } else if (game.position === null || game.current === null) acting.refuse(each, { code: 'master/no-phase-to-see' });
    else if (!game.settings.masterSees) {
      acting.refuse(each, { code: 'master/orders-hidden' });
    } else {
      acting.emit({ type: 'orders-looked', by: request.actor.person, what, phase: game.position.phase });
      acting.asked.push({ what: what === 'orders' ? 'all-orders' : 'prediction' });
      acting.done(each, { code: 'master/look-recorded' });
    }
  })(draft, line);
}
