/** Leaving a game, inviting others to it, and trying orders out. */
import type { PhaseCode } from '../../board/position.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import { leadersOf } from '../../game/resolve-phase.ts';
import {
  type NamedAddress,
  notAnAddress,
  readGameName,
  readNamedAddresses,
  readPowerArgument,
} from '../../language/commands/argument-readers.ts';
import type { None } from '../../language/commands/arguments.ts';
import { isProblem, makeCommand, oneForm, readBare } from '../../language/commands/form.ts';
import type { WhatIfItem } from '../../language/mail/mail-text.ts';
import type { Address } from '../../text/address.ts';
import { type GameName, rowsOf } from '../../vocabulary.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand, defineDeskCommand } from '../command-definition.ts';
import { masterLeaves } from '../gm/dangerous-commands.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly RESIGN: None;
    /** Mails an invitation to each of these; `links`: for whom links are to be passed on, null: nobody is named; `game`: where the line names one. */
    readonly INVITE: {
      readonly people: readonly NamedAddress[];
      readonly links?: readonly (string | null)[];
      readonly game?: GameName;
    };
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
  problem: (draft) => (draft.game.status === 'finished' ? { code: 'game/over' } : null),
  caution: ({ game }) => ({ code: game.settings.practice ? 'player/would-end-practice' : 'player/would-resign' }),
  carryOut: (draft) => {
    const { powers, person } = draft.request.actor;
    const { settings, position } = draft.game;
    if (settings.practice && position !== null) {
      const others = Object.fromEntries(rowsOf(position.centers).filter(([power]) => !powers.includes(power)));
      draft.emit({ type: 'game-ended', outcome: leadersOf(others) });
      return null;
    }
    draft.emit({ type: 'seats-vacated', powers, why: 'resigned', by: person });
    return null;
  },
};

/** Links that one line asks for, and letters of a name. */
const MOST_LINKS = 20;
const LONGEST_NAME = 40;

/** `to the game`, `to join us in marne`, behind the addresses; the word is the game's name. */
const TO_GAME =
  /(?<=[>)\w])\s+(?:to|for|into)\s+(?:(?:join|play|our|my|the|this|in|us|with|game)\b\s*)*(?:\??([a-z]\w{1,19})(?:\s+game)?)?[.!]*$/i;

/** Leaving, inviting, trying out. */
export const LEAVING = {
  RESIGN: defineCommand('RESIGN', {
    confirm: resigning,
    who: ['player', 'observer', 'master'],
    forms: oneForm('RESIGN', {
      also: ['WITHDRAW', 'I RESIGN', 'LEAVE THE GAME', 'LEAVE GAME', 'I WANT TO LEAVE THE GAME'],
      usage: 'RESIGN',
      read: (args, context) => {
        // A player who names a power could mean another's; only a master's word for it counts.
        const read = context.role === 'master' && args !== '' ? readPowerArgument(args, context) : null;
        return read === null || isProblem(read)
          ? readBare('RESIGN')(args, context)
          : makeCommand('EJECT', { who: read });
      },
    }),
    afterOrders: true,
    decide: (draft, line) => {
      const { actor } = draft.request;
      switch (actor.role) {
        case 'applicant':
          draft.emit({ type: 'player-left', person: actor.person });
          draft.done(line, { code: 'player/left' });
          break;
        case 'observer':
          draft.emit({ type: 'observer-left', person: actor.person });
          draft.done(line, { code: 'player/observer-left' });
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
    personal: true,
    forms: {
      INVITE: {
        also: ['PLEASE INVITE', 'SEND INVITATION TO', 'SEND INVITATIONS TO'],
        usage: 'INVITE [name] address, … [to game]',
        example: [
          'INVITE jean@example.org',
          'INVITE Ben <ben@example.org>, max@example.org',
          'INVITE jean@example.org to marne',
        ],
        read: (args) => {
          const named = TO_GAME.exec(args);
          const people = readNamedAddresses(named === null ? args : args.slice(0, named.index));
          const game = named?.[1] === undefined ? null : readGameName(named[1]);
          const read = new Map<Address, NamedAddress>();
          for (const { written, address, name } of people) {
            if (address === null) return notAnAddress(written);
            if (!read.has(address)) read.set(address, { address, name });
          }
          if (read.size === 0)
            return { problem: { code: 'player/invite-whom' }, suggestion: 'INVITE jean@example.org' };
          return makeCommand('INVITE', {
            people: [...read.values()],
            ...(game === null ? {} : { game }),
          });
        },
      },
      'INVITE LINK': {
        also: ['INVITE BY LINK', 'INVITE LINKS'],
        usage: 'INVITE LINK [name, …]',
        example: ['INVITE LINK', 'INVITE LINK Ben, Zoe'],
        read: (args) => {
          const names = args.replace(/^for\s+/i, '').split(/\s*[,;]\s*|\s+and\s+/i);
          const links = names.flatMap((name) => (name.trim() === '' ? [] : [name.trim().slice(0, LONGEST_NAME)]));
          return links.length > MOST_LINKS || links.some((name) => name.includes('@'))
            ? { problem: { code: 'player/invite-whom' }, suggestion: 'INVITE LINK Ben, Zoe' }
            : makeCommand('INVITE', { people: [], links: links.length === 0 ? [null] : links });
        },
      },
    },
    desk: 'of the game',
  }),
  WHATIF: defineDeskCommand('WHATIF', {
    who: ['all'],
    forms: oneForm('WHATIF', {
      also: ['WHAT IF'],
      usage: 'WHATIF [phase] … END',
      example: ['WHATIF\nFRANCE: A Par - Bur\nGERMANY: A Mun - Bur\nEND'],
      block: true,
      read: () => ({ problem: { code: 'player/what-if-orders' } }),
    }),
    desk: 'of the game',
  }),
};
