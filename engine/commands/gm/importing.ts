/** IMPORT: a game that was begun elsewhere goes on here, in the phase and on the board that were pasted. */
import { validatePosition } from '../../adjudicate/read-position.ts';
import { parsePhase } from '../../board/phase.ts';
import type { Position } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import type { PersonId } from '../../game/events.ts';
import { clockFor } from '../../game/resolve-phase.ts';
import { oneForm } from '../../language/commands/form.ts';
import type { Import, ImportRead } from '../../language/commands/import.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import { shortenText } from '../../text/shorten.ts';
import { askFirst } from '../ask-first.ts';
import { defineCommand } from '../command-definition.ts';
import { seating } from './seating.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly IMPORT: Import;
  }
}

declare module '../../game/confirmable.ts' {
  interface Confirmables {
    readonly IMPORT: {
      readonly position: Position;
      /** `address` as it was written, for the answer. */
      readonly seats: readonly { readonly power: Power; readonly person: PersonId; readonly address: string }[];
      /** Orders stood there too. */
      readonly withOrders: boolean;
    };
  }
}

type Imported = Parameters<Confirming<'IMPORT'>['carryOut']>[1];

const importing: Confirming<'IMPORT'> = {
  who: 'master',
  isUnforeseen: true,
  problem: whyNot,
  caution: ({ game }, { position, seats, withOrders }) => {
    const { units, centers, dislodged = {}, phase } = position;
    const boards = powersIn(position).map((power) => ({
      power,
      units: units[power] ?? [],
      dislodged: (dislodged[power] ?? []).map((each) => each.unit),
      centers: centers[power] ?? [],
    }));
    const isIn = (person: PersonId) => game.applicants.some((each) => each.person === person);
    const offers = seats.filter(({ person }) => !isIn(person)).map(({ power, address }) => ({ power, address }));
    return { code: 'master/import-asked', phase, boards, offers, open: openPowers(position, seats), withOrders };
  },
  carryOut: (draft, { position, seats }) => {
    const { game, context } = draft;
    const { name, applicants } = game;
    const signedOn = new Set(applicants.map(({ person }) => person));
    const seated = new Map(
      seats.flatMap(({ power, person }) => (signedOn.has(person) ? [[power, person] as const] : [])),
    );
    const present = context.board.powers.map((each) => each.name);
    draft.emit({
      type: 'game-started',
      seats: Object.fromEntries(present.map((power) => [power, seated.get(power) ?? null])),
      position,
      clock: clockFor(parsePhase(position.phase).kind, game, context, context.now),
      open: powersIn(position).filter((power) => !seated.has(power)),
    });
    const offers = seats.filter(({ person }) => !signedOn.has(person));
    for (const { power, person, address } of offers)
      seating.carryOut(draft, { power, to: person, address, isSamePlayer: false });
    return { code: 'master/imported', game: name, phase: position.phase, invited: offers.length };
  },
  undo: () => 'UNSTART',
};

export const IMPORTING = {
  IMPORT: defineCommand('IMPORT', {
    confirm: importing,
    who: ['master'],
    forms: oneForm('IMPORT', {
      also: ['IMPORT GAME'],
      usage: 'IMPORT … END',
      example: ['IMPORT\nF1905M\nFRANCE: A Par, F Bre; centers: Par, Bre\nSEAT anna@example.org AS France\nEND'],
      block: true,
      read: () => ({ problem: { code: 'lines/import-empty' } }),
    }),
    decide: (draft, line) => {
      const { request } = draft;
      const read = request.imported?.(line.line) ?? { problem: { code: 'danger/record-not-at-hand' } };
      const asked = line.args.seats.map(({ power, address }) => ({
        power,
        address,
        why: request.whyNotAsked?.(address) ?? null,
        person: request.personAt?.(address) ?? null,
      }));
      const unasked = asked.find(({ why }) => why !== null);
      const unknown = asked.find(({ person }) => person === null);
      if (draft.game.status !== 'forming') draft.refuse(line, { code: 'master/import-cannot', why: 'begun' }, 'SETUP');
      else if ('problem' in read) refuse(draft, line, read);
      else if (unasked !== undefined) draft.refuse(line, unasked.why!);
      else if (unknown !== undefined) draft.refuse(line, { code: 'seats/unknown-person', address: unknown.address });
      else {
        const { position, withOrders, drawn } = read;
        const seats = asked.map(({ power, address, person }) => ({ power, address, person: person! }));
        askFirst(draft, line, importing, { command: 'IMPORT', args: { position, seats, withOrders } });
        if (drawn !== null && draft.report.at(-1)?.outcome === 'confirm')
          draft.note(line, { code: 'master/import-drawn', url: drawn });
      }
    },
  }),
};

/** Each line that is wrong is shown. */
function refuse(
  draft: DecisionDraft,
  line: CommandLine<'IMPORT'>,
  { problem, suggestion, unread = [] }: Extract<ImportRead, { readonly problem: Message }>,
): void {
  draft.refuse(line, problem, suggestion);
  for (const { line: told, field = '', message } of unread) {
    const number = told ?? (typeof message === 'object' && 'line' in message ? Number(message.line) : null);
    const text = line.args.lines.find((each) => each.number === number)?.text.trim() ?? field;
    draft.refuse({ line: number, text: shortenText(text) }, message);
  }
}

function whyNot({ game, context, request }: DecisionDraft, { position, seats }: Imported): MessageOrText | null {
  if (game.status !== 'forming') return { code: 'master/import-cannot', why: 'begun' };
  const { applicants, settings, masters } = game;
  if (settings.blind && applicants.some(({ person }) => person === request.actor.person))
    return { code: 'master/import-cannot', why: 'blind' };
  const faults = validatePosition(context.board, position);
  if (faults.length > 0) return { code: 'master/impossible-board', faults: faults.slice(0, 3) };
  const unasked = seats.map(({ address }) => request.whyNotAsked?.(address) ?? null).find((why) => why !== null);
  if (unasked != null) return unasked;
  const isTwice = ({ power, person }: (typeof seats)[number], n: number) =>
    seats.slice(0, n).some((each) => each.power === power || each.person === person);
  const twice = seats.find(isTwice);
  if (twice !== undefined) return { code: 'master/import-twice', power: twice.power };
  const isSeated = (person: PersonId) => seats.some((each) => each.person === person);
  if (seats.some(({ person }) => masters.includes(person) && !applicants.some((each) => each.person === person)))
    return { code: 'seats/taker-is-gm' };
  const left = applicants.filter(({ person }) => !isSeated(person)).length;
  return left === 0 ? null : { code: 'master/import-seatless', people: left };
}

/** Those that are in the game still. */
function powersIn({ units, centers, dislodged = {} }: Position): readonly Power[] {
  const all = [units, centers, dislodged] as readonly Readonly<Record<Power, readonly unknown[]>>[];
  const found = all.flatMap((lists) =>
    Object.entries(lists).flatMap(([power, list]) => (list.length > 0 ? [power as Power] : [])),
  );
  return [...new Set(found)].sort();
}

function openPowers(position: Position, seats: Imported['seats']): readonly Power[] {
  return powersIn(position).filter((power) => !seats.some((each) => each.power === power));
}
