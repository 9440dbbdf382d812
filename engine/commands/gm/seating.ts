/** SEAT, REPLACE: a seat passes to an address that a GM names, as soon as somebody signs on from there. */

import { isVacant } from '../../game/bots.ts';
import type { Confirmables } from '../../game/confirmable.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { type CommandLine, whyNotFor } from '../../game/decide/handler.ts';
import { powersToTake } from '../../game/decide/take-over.ts';
import type { PersonId } from '../../game/events.ts';
import { powersOf, seatOf } from '../../game/game.ts';
import { type NamedAddress, readNamedAddresses, readPowerArgument } from '../../language/commands/argument-readers.ts';
import type { Command } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { isProblem, makeCommand } from '../../language/commands/form.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { Power } from '../../vocabulary.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** `isSamePlayer`: another mailbox of whoever plays there; else somebody else. */
    readonly SEAT: NamedAddress & { readonly power: Power; readonly isSamePlayer: boolean };
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly SEAT: {
      readonly power: Power;
      readonly to: PersonId;
      /** As it was written, for the answer. */
      readonly address: string;
      readonly isSamePlayer: boolean;
    };
  }
}

export const seating: Confirming<'SEAT'> = {
  who: 'master',
  problem: whyNot,
  caution: (draft, about) => ({ code: 'seats/would-offer', ...offered(draft, about) }),
  carryOut: (draft, about) => {
    const { game, request } = draft;
    const { to } = about;
    const { powers, isSamePlayer } = offered(draft, about);
    const by = request.actor.person;
    // What a GM offers needs no further approval.
    if (game.settings.approval && !game.access.approved.includes(to))
      draft.emit({
        type: 'access-changed',
        by,
        sealed: draft.seal({ list: 'approved', people: [to], on: true }),
      });
    draft.emit({ type: 'seat-offered', powers, by, to, isSamePlayer });
    return { code: 'seats/offered', address: about.address, powers };
  },
  shown: ({ power, address, isSamePlayer }) =>
    isSamePlayer ? `SEAT ${address} AS ${power}` : `REPLACE ${power} BY ${address}`,
};

/** A person plays a seat whole or not at all; where nobody plays there is no player to be the same. */
function offered({ game, context }: DecisionDraft, { power, address, isSamePlayer }: Confirmables['SEAT']) {
  const seat = seatOf(game, power)!;
  const isFree = isVacant(seat);
  const powers = isFree
    ? powersToTake({ ...game, seats: opened(game, power) }, power, context.board)
    : powersOf(game, seat.person!);
  return { game: game.name, powers, address, isSamePlayer: isSamePlayer && !isFree, isFree };
}

function opened({ seats }: DecisionDraft['game'], power: Power) {
  return seats.map((seat) => (seat.power === power ? { ...seat, isClosed: false } : seat));
}

function whyNot(draft: DecisionDraft, { power, to }: Confirmables['SEAT']): Message | null {
  const { game } = draft;
  if (game.status === 'finished') return { code: 'game/over' };
  const seat = seatOf(game, power);
  if (seat === undefined)
    return game.status === 'forming' ? { code: 'seats/no-seats-yet' } : { code: 'game/no-such-power', power };
  if (powersOf(game, to).length > 0) return { code: 'seats/taker-plays' };
  if (game.masters.includes(to)) return { code: 'seats/taker-is-gm' };
  // What is on file would be theirs to see.
  return isVacant(seat) ? null : whyNotFor(draft, power);
}

/** A seat given to an address. */
export const SEATING = {
  SEAT: defineCommand('SEAT', {
    confirm: seating,
    who: ['master'],
    forms: {
      SEAT: {
        usage: 'SEAT address AS power',
        example: ['SEAT sam@example.org AS Italy'],
        read: (args, context) => readSeat(args, context, true),
      },
      REPLACE: {
        also: ['REPLACE PLAYER', 'REPLACE THE PLAYER OF'],
        usage: 'REPLACE power BY address',
        example: ['REPLACE Italy BY sam@example.org'],
        read: (args, context) => readSeat(args, context, false),
      },
    },
    decide: (draft, line) => offerSeat(draft, line),
  }),
};

function offerSeat(draft: DecisionDraft, line: CommandLine<'SEAT'>): void {
  const { address, power, isSamePlayer } = line.args;
  const why = draft.request.whyNotAsked?.(address) ?? null;
  const to = draft.request.personAt?.(address) ?? null;
  if (why !== null) draft.refuse(line, why);
  else if (to === null) draft.refuse(line, { code: 'seats/unknown-person', address });
  else askFirst(draft, line, seating, { command: 'SEAT', args: { power, to, address, isSamePlayer } });
}

const JOINS = /\b(?:as|for|in|into|by|with|to|plays?|player|of|from)\b|[:=]/gi;

/** An address and a power, in either order, whatever stands between them. */
export function readSeat(args: string, context: CommandContext, isSamePlayer: boolean): Command | Problem {
  const suggestion = isSamePlayer ? 'SEAT sam@example.org AS Italy' : 'REPLACE Italy BY sam@example.org';
  // The whole word that holds the @, or nobody: half of one would be another mailbox (judge-language C1).
  const addresses = args.match(/\S*@\S*/g) ?? [];
  const [written = ''] = addresses;
  if (addresses.length > 1) return { problem: { code: 'seats/seat-whom' }, suggestion };
  const [before = '', behind = ''] = args.split(written === '' ? /$/ : written);
  const people = readNamedAddresses(written.replace(/^[<("']+|[>)"'.,;:!]+$/g, ''));
  const isOne = new Set(people.map((each) => each.address)).size === 1;
  const { address, name: named } = isOne ? people[0]! : { address: null, name: null };
  if (address === null) return { problem: { code: 'seats/seat-whom' }, suggestion };
  // A name may stand beside the address: `REPLACE Italy BY Sam <sam@example.org>`.
  const words = [behind, before]
    .flatMap((text) => text.split(JOINS))
    .map((part) => part.replace(/[\s.,;!<>"']+/g, ' ').trim());
  const read = words.filter((text) => text !== '').map((text) => readPowerArgument(text, context));
  const beside = written.startsWith('<') ? (before.split(JOINS).at(-1)?.replace(/["']/g, '').trim() ?? '') : '';
  const isName = beside !== '' && isProblem(readPowerArgument(beside, context));
  const name = named ?? (isName ? beside : null);
  const found = read.find((each) => !isProblem(each)) ?? read[0] ?? { problem: { code: 'seats/seat-whom' } };
  return isProblem(found)
    ? { suggestion, ...found }
    : makeCommand('SEAT', { address, name, power: found.power, isSamePlayer });
}
