/** Leaving a game, inviting others to it, and trying orders out. */

import type { PhaseCode } from '../../board/position.ts';
import { askFirst, type Confirming } from '../../game/decide/confirmation.ts';
import { done, emit, named } from '../../game/decide/draft.ts';
import type { WhatIfItem } from '../../language/mail/mail-text.ts';
import { shorten } from '../../language/text/shorten.ts';
import { isAddress, type NamedAddress, readNamedAddresses, readPower } from '../argument-readers.ts';
import type { None } from '../arguments.ts';
import { bare, command, defineCommand, defineDeskCommand, isProblem } from '../definition.ts';
import { masterLeaves } from '../master/danger.ts';

declare module '../arguments.ts' {
  interface CommandArguments {
    readonly RESIGN: None;
    /** Mails an invitation to the game to each of these. */
    readonly INVITE: { readonly people: readonly NamedAddress[] };
    /** Orders of any powers, adjudicated for the writer only. `phase` null: the current one. */
    readonly WHATIF: { readonly phase: PhaseCode | null; readonly items: readonly WhatIfItem[] };
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly RESIGN: None;
  }
}

const resigning: Confirming<'RESIGN'> = {
  who: 'player',
  problem: (draft) => (draft.game.status === 'finished' ? 'The game is over.' : null),
  preview: (draft) =>
    `You would give up ${named(draft, draft.request.actor.powers)} in '${draft.game.name}'. Your orders on file stay; somebody else is looked for, and until then you may come back.`,
  carryOut: (draft) => {
    const { powers, person } = draft.request.actor;
    emit(draft, { type: 'seats-vacated', powers, why: 'resigned', by: person });
    return `You play ${named(draft, powers)} no longer; all are told that somebody is wanted in your place`;
  },
};

/** Leaving, inviting, trying out. */
export const LEAVING = {
  RESIGN: defineCommand('RESIGN', {
    confirm: resigning,
    who: ['player', 'observer', 'master'],
    forms: {
      RESIGN: {
        also: ['WITHDRAW', 'I RESIGN', 'LEAVE THE GAME', 'LEAVE GAME', 'I WANT TO LEAVE THE GAME'],
        usage: 'RESIGN',
        read: (args, context) => {
          // A player who names a power could mean another's; only a master's word for it counts.
          const read = context.role === 'master' && args !== '' ? readPower(args, context) : null;
          return read === null || isProblem(read) ? bare('RESIGN')(args, context) : command('EJECT', { who: read });
        },
      },
    },
    afterOrders: true,
    decide: (draft, line) => {
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
          askFirst(draft, line, resigning, { command: 'RESIGN', args: {} });
          break;
        case 'master':
          masterLeaves(draft, line, actor.person);
      }
    },
  }),
  INVITE: defineDeskCommand('INVITE', {
    who: ['player', 'master'],
    forms: {
      INVITE: {
        also: ['PLEASE INVITE', 'SEND INVITATION TO', 'SEND INVITATIONS TO'],
        usage: 'INVITE [name] address, …',
        example: ['INVITE jean@example.org', 'INVITE Ben <ben@example.org>, max@example.org'],
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
    },
    desk: 'of the game',
  }),
  WHATIF: defineDeskCommand('WHATIF', {
    who: ['all'],
    forms: {
      WHATIF: {
        also: ['WHAT IF'],
        usage: 'WHATIF [phase] … END',
        example: ['WHATIF\nFRANCE: A Par - Bur\nGERMANY: A Mun - Bur\nEND'],
        block: true,
        read: () => ({ problem: 'Orders are expected below WHATIF.' }),
      },
    },
    desk: 'of the game',
  }),
};
