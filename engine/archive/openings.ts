/**
 * How far each commit of a game is open to everybody. An allow-list by event and field: what is not named stays closed,
 * its digest alone being told. Where the document holds a value already, a pointer stands for it.
 */
import type { Board } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import { canonicalJson } from '../game/canonical.ts';
import type { Commit, GameEvent, GameEventOf, Outcome, PersonId } from '../game/events.ts';
import type { Opening } from '../game/sealed-tree.ts';
import type { ArchivedDiary, ArchivedPhase } from './document.ts';

/** The document around, as far as openings depend on it or point into it. */
export interface Around {
  readonly board: Board;
  /** May everybody know who plays what? */
  readonly isOpen: boolean;
  readonly masters: readonly PersonId[];
  /** Everybody who has played. */
  readonly seated: ReadonlySet<PersonId>;
  readonly phases: readonly ArchivedPhase[];
  /** Where the document tells a message, and whether it is from whom it says. */
  readonly pressAt: ReadonlyMap<GameEvent, { readonly p: number; readonly isTrue: boolean }>;
  readonly diaries: readonly ArchivedDiary[];
  readonly position: Position | null;
  readonly outcome: Outcome | null;
  readonly isOver: boolean;
  /** The receipts that the results have opened. */
  readonly receipts: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, Opening>>;

/** When a commit that tells nothing happened is not told either. */
export function openingOf(commit: Commit, around: Around): Opening {
  const events = commit.events.map((event) => fieldsOf(event, commit, around));
  if (events.every((fields) => fields === null)) return 'closed';
  const parts = events.map((fields, e) => [e, fields === null ? 'closed' : { parts: fields }] as const);
  return { parts: { at: 'open', events: { parts: Object.fromEntries(parts) } } };
}

/** The open fields of an event; null when nothing of it is. */
function fieldsOf(event: GameEvent, commit: Commit, around: Around): Fields | null {
  switch (event.type) {
    case 'game-created':
      return {
        type: 'open',
        variant: 'open',
        ...(event.edition !== undefined && { edition: 'open' }),
        by: 'open',
        settings: 'open',
      };
    case 'settings-changed':
      return {
        type: 'open',
        by: 'open',
        changes: 'open',
        ...(event.variant !== undefined && { variant: 'open' }),
        ...(event.edition !== undefined && { edition: 'open' }),
      };
    case 'player-joined':
      return { type: 'open', ...(around.isOpen && around.seated.has(event.person) && { person: 'open' }) };
    case 'game-started':
      return {
        type: 'open',
        position: pointTo(event.position, around, ['/phases/0/position', '/position']),
        clock: 'open',
        ...(event.prices !== undefined && { prices: 'open' }),
        ...(around.isOpen && { seats: 'open' }),
      };
    case 'orders-filed':
      return isFilingTold(event, commit, around) ? { type: 'open', power: 'open', receipt: 'open' } : null;
    case 'press-sent':
      return pressFields(event, around);
    case 'diary-written':
      return diaryFields(event, commit, around);
    case 'deadline-set':
      return { type: 'open', clock: 'open', ...(around.masters.includes(event.by) && { by: 'open' }) };
    case 'late-noticed':
    case 'powers-abandoned':
    case 'replacement-wanted':
    case 'civil-disorder':
      return { type: 'open', powers: 'open' };
    case 'phase-resolved':
      return resolvedFields(event, commit, around);
    case 'game-paused':
    case 'game-unstarted':
      return { type: 'open', by: 'open' };
    case 'game-resumed':
      return { type: 'open', by: 'open', clock: 'open' };
    case 'game-rolled':
      return {
        type: 'open',
        by: 'open',
        direction: 'open',
        position: pointTo(event.position, around, boards(around)),
        clock: 'open',
        resolved: 'open',
        undone: 'open',
      };
    case 'position-set':
      return { type: 'open', by: 'open', position: pointTo(event.position, around, boards(around)) };
    case 'outage-credited':
      return { type: 'open', from: 'open', to: 'open', clock: 'open' };
    case 'seats-vacated':
      return { type: 'open', powers: 'open', why: 'open' };
    case 'seat-taken':
      return {
        type: 'open',
        powers: 'open',
        returned: 'open',
        clock: 'open',
        ...(around.isOpen && { person: 'open' }),
      };
    case 'seat-revived':
      return { type: 'open', power: 'open', by: 'open' };
    case 'master-joined':
    case 'master-left':
      return { type: 'open', person: 'open', by: 'open' };
    // A master's looks at orders are shown to all when the game ends.
    case 'orders-looked':
      return around.isOver ? { type: 'open', by: 'open', what: 'open', phase: 'open' } : null;
    case 'game-ended':
      return {
        type: 'open',
        outcome: pointTo(event.outcome, around, ['/outcome']),
        ...(event.by !== undefined && { by: 'open' }),
      };
    // Of these nothing is ever open. An event that stands nowhere here does not compile.
    case 'player-left':
    case 'observer-joined':
    case 'observer-left':
    case 'access-changed':
    case 'preferences-set':
    case 'bids-set':
    case 'password-set':
    case 'ahead-filed':
    case 'ahead-loaded':
    case 'wait-set':
    case 'always-wait-set':
    case 'master-wait-set':
    case 'absences-set':
    case 'absence-asked':
    case 'vote-cast':
    case 'confirmation-asked':
    case 'postal-kept':
    case 'diary-deleted':
    case 'press-vote-cast':
    case 'broadcasts-set':
    case 'deadline-wished':
    case 'acted-for':
    case 'reminded':
    case 'master-reminded':
    case 'mail-answered':
      return null;
  }
}

/**
 * While the game runs nobody is told when a power's orders came, nor how often: that tells of habits, and of who plays. Nor
 * ever, when the same mail has sent a message that does not say from whom it is.
 */
function isFilingTold({ receipt }: GameEventOf<'orders-filed'>, { events }: Commit, around: Around): boolean {
  const isUnsigned = (event: GameEvent) => event.type === 'press-sent' && event.sealed.value.colour !== 'white';
  return around.isOver && around.receipts.has(receipt) && !events.some(isUnsigned);
}

function resolvedFields(event: GameEventOf<'phase-resolved'>, commit: Commit, around: Around): Fields {
  const p = around.phases.findIndex((phase) => phase.commit === commit.n && phase.phase === event.phase);
  if (p < 0) return undoneFields(around);
  const at = `/phases/${p}`;
  const held = around.phases[p]!;
  const same = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);
  const next: Opening =
    event.next === null
      ? 'open'
      : {
          parts: {
            position: pointTo(event.next.position, around, [`/phases/${p + 1}/position`, '/position']),
            clock: 'open',
          },
        };
  return {
    type: 'open',
    phase: { at: `${at}/phase` },
    orders: same(held.orders, event.orders) ? { at: `${at}/orders` } : 'closed',
    resolution: { at: `${at}/resolution` },
    receipts: same(held.receipts, event.receipts) ? { at: `${at}/receipts` } : 'closed',
    next,
  };
}

/** A phase that was rolled back: told where it stands, since the document holds only the phases that count. */
function undoneFields({ board }: Around): Fields {
  const isSecret = board.variant.rules.influence !== undefined;
  const orders: Opening = isSecret ? 'closed' : 'open';
  return { type: 'open', phase: 'open', orders, resolution: 'open', receipts: orders, next: 'open' };
}

/** Where the document may hold a board. */
function boards({ phases }: Around): readonly string[] {
  return ['/position', ...phases.map((_, p) => `/phases/${p}/position`)];
}

function pressFields(event: GameEventOf<'press-sent'>, around: Around): Fields | null {
  const { value } = event.sealed;
  const told = around.pressAt.get(event);
  if (told === undefined) return null;
  const at = `/press/${told.p}`;
  const isWhite = value.colour === 'white';
  const isSigned = isWhite && told.isTrue && around.isOpen && value.from !== 'OBSERVER';
  const isTrue = canonicalJson(value.to) === canonicalJson(value.shown);
  return {
    type: 'open',
    ...(isSigned && { by: 'open' }),
    sealed: {
      parts: {
        value: {
          parts: {
            colour: 'open',
            shown: { at: `${at}/to` },
            body: { at: `${at}/body` },
            ...(isWhite && { from: { at: `${at}/from` } }),
            ...(isTrue && { to: { at: `${at}/to` } }),
          },
        },
      },
    },
  };
}

/** An entry that is open; of one that stays closed, or was deleted, nothing is told. */
function diaryFields(event: GameEventOf<'diary-written'>, commit: Commit, around: Around): Fields | null {
  const { entry, body, opens } = event.sealed.value;
  const d = around.diaries.findIndex(
    (each) => opens && each.commit === commit.n && each.entry === entry && each.body === body,
  );
  if (d < 0) return null;
  const at = `/diaries/${d}`;
  const isSigned = around.isOpen && event.as !== 'OBSERVER';
  return {
    type: 'open',
    ...(isSigned && { by: 'open' }),
    as: { at: `${at}/by` },
    sealed: { parts: { value: { parts: { entry: { at: `${at}/entry` }, body: { at: `${at}/body` } } } } },
  };
}

/** The first pointer under which the document holds the value; the value itself where none does. */
function pointTo(value: unknown, around: Around, pointers: readonly string[]): Opening {
  const text = canonicalJson(value);
  const at = pointers.find((pointer) => canonicalJson(valueAt(around, pointer)) === text);
  return at === undefined ? 'open' : { at };
}

/** The value at an RFC 6901 pointer; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  if (pointer === '') return document;
  let value = document;
  for (const key of pointer.slice(1).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
