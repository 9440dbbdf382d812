/** The course of a game: its settings, its start, its phases, votes and its end. */

import type { OrdersByPower, PhaseCode, Position, Resolution } from '../../board/position.ts';
import type { ByPower, Power } from '../../board/variant.ts';
import type { Settings } from '../../settings/fields.ts';
import { withDefaults } from '../../settings/settings.ts';
import type { Instant } from '../../time.ts';
import { rowsOf } from '../../vocabulary.ts';
import { isBot } from '../bots.ts';
import { canonicalJson } from '../canonical.ts';
import type { Commit, GameEventOf, GameOutcome, PersonId, PhaseClock, ResolvedPhase, Sealed, Vote } from '../events.ts';
import { type Game, hearersOfEnd, nonPlayingGms, peopleOf, type Seat } from '../game.ts';
import { NO_LATER_ORDERS } from '../orders/later-orders.ts';
import type { TreeOpening } from '../sealed-tree.ts';
import { isOf, toOthers } from './audience.ts';
import {
  differingSettings,
  freshPhase,
  freshSeat,
  SILENT,
  withoutConfirmations,
  withoutPending,
  withSeats,
} from './event-changes.ts';
import { defineEvent } from './event-definition.ts';
import { type Around, boardFields, type Fields, pointTo } from './event-opening.ts';
import { resultsTold } from './results-told.ts';

declare module '../events.ts' {
  interface GameEvents {
    readonly 'settings-changed': {
      readonly by: PersonId;
      readonly changes: Partial<Settings>;
      /** Another variant, before the start; left out: it stays. */
      readonly variant?: string;
      /** With `variant`: the edition of its data; left out: 1. */
      readonly edition?: number;
    };
    readonly 'game-started': {
      readonly seats: ByPower<PersonId | null>;
      readonly position: Position;
      readonly clock: PhaseClock;
      /** Where seats were auctioned, what was paid for each; left out: they were not. */
      readonly prices?: Readonly<Record<string, number>>;
      /** Powers that wait for a player, of a game that was begun elsewhere; left out: none. */
      readonly open?: readonly Power[];
    };
    /** Back to before the powers were dealt. */
    readonly 'game-unstarted': { readonly by: PersonId };
    /** Back to just before a phase that is over, or forward again; orders on file follow as events of their own. */
    readonly 'game-rolled': {
      readonly by: PersonId;
      readonly direction: 'back' | 'forward';
      readonly position: Position;
      readonly clock: PhaseClock;
      /** The phases that count as resolved now, and those that can be had again by rolling forward. */
      readonly resolved: readonly ResolvedPhase[];
      readonly undone: readonly ResolvedPhase[];
      readonly last: { readonly before: Position; readonly resolution: Resolution } | null;
      /** Everybody waits for the deadline, so that what is on file is not processed at once; left out in older games. */
      readonly waits?: true;
    };
    /** The master has set up the board. */
    readonly 'position-set': { readonly by: PersonId; readonly position: Position };
    readonly 'phase-resolved': {
      readonly phase: PhaseCode;
      /** The orders that were adjudicated. */
      readonly orders: OrdersByPower;
      readonly resolution: Resolution;
      /** Opens each power's last receipt, which seals the orders of that power above (`receiptOf`). */
      readonly receipts: ByPower<{ readonly receipt: string; readonly salt: string }>;
      /** The next phase; null when the game is over. */
      readonly next: { readonly position: Position; readonly clock: PhaseClock } | null;
    };
    /** `voided`: nobody has voted so, but votes cast in secret do not count where all would see them. */
    readonly 'vote-cast': { readonly power: Power; readonly sealed: Sealed<Vote>; readonly voided?: true };
    /** `by`: the master who declared it so; left out: the rules, a vote, or TERMINATE. `again`: everybody had the mail about this end. */
    readonly 'game-ended': { readonly outcome: GameOutcome; readonly by?: PersonId; readonly again?: true };
  }
}

export const COURSE_EVENTS = {
  'game-created': defineEvent('game-created', {
    apply: (_, event, commit) => gameCreated(event, commit),
    opening: ({ edition }) => ({
      type: 'open',
      variant: 'open',
      ...(edition !== undefined && { edition: 'open' }),
      by: 'open',
      settings: 'open',
    }),
    audience: 'nobody',
  }),
  'settings-changed': defineEvent('settings-changed', {
    apply: (game, event) => ({ ...ofVariant(game, event), settings: { ...game.settings, ...event.changes } }),
    opening: ({ variant, edition }) => ({
      type: 'open',
      by: 'open',
      changes: 'open',
      ...(variant !== undefined && { variant: 'open' }),
      ...(edition !== undefined && { edition: 'open' }),
    }),
    audience: (event, telling) => {
      // One mail reports all changes that a mail made.
      const { before, after, commit } = telling;
      const all = commit.events.filter(isOf('settings-changed'));
      // The mail about the last master's leaving says it as well.
      if (event !== all[0] || after.masters.length === 0) return [];
      const changes: Partial<Settings> = Object.assign({}, ...all.map((each) => each.changes));
      return toOthers(telling, {
        kind: 'settings',
        changes: before === null ? changes : differingSettings(before.settings, changes),
        by: event.by,
        isOther: all.some(({ variant }) => variant !== undefined),
      });
    },
  }),
  'game-started': defineEvent('game-started', {
    apply: (game, event, { at }) => started(game, event, at),
    opening: ({ position, prices, open }, around) => ({
      type: 'open',
      position: pointTo(position, around, ['/phases/0/position', '/position']),
      clock: 'open',
      ...(prices !== undefined && { prices: 'open' }),
      ...(open !== undefined && { open: 'open' }),
      ...(around.isOpen && { seats: 'open' }),
    }),
    audience: ({ prices }, { after }) => [
      {
        to: after.event === undefined ? peopleOf(after) : withoutDirectors(after),
        tidings: { kind: 'start', ...(prices === undefined ? {} : { prices }) },
      },
    ],
  }),
  'game-unstarted': defineEvent('game-unstarted', {
    apply: unstarted,
    opening: () => ({ type: 'open', by: 'open' }),
    audience: ({ by }, telling) => toOthers(telling, { kind: 'unstarted', by }),
  }),
  'game-rolled': defineEvent('game-rolled', {
    apply: (game, event, { at }) => rolled(game, event, at),
    opening: ({ position }, around) => ({
      type: 'open',
      by: 'open',
      direction: 'open',
      position: pointTo(position, around, boardFields(around)),
      clock: 'open',
      resolved: 'open',
      undone: 'open',
    }),
    audience: ({ by, direction }, telling) =>
      // The mail about the end says it as well.
      telling.commit.events.some(isOf('game-ended'))
        ? []
        : toOthers(telling, { kind: 'rolled', by, direction, from: telling.before!.position!.phase }),
  }),
  'position-set': defineEvent('position-set', {
    apply: (game, { position }) =>
      withSeats(withoutConfirmations(withoutPending({ ...game, position })), null, (seat) => ({
        ...seat,
        onFile: [],
        receipt: null,
      })),
    opening: ({ position }, around) => ({
      type: 'open',
      by: 'open',
      position: pointTo(position, around, boardFields(around)),
    }),
    audience: ({ by }, telling) => toOthers(telling, { kind: 'position-set', by }),
  }),
  'phase-resolved': defineEvent('phase-resolved', {
    apply: resolved,
    opening: (event, around, commit) => resolvedFields(event, commit, around),
    audience: (event, telling) => resultsTold(event, telling),
  }),
  'vote-cast': defineEvent('vote-cast', {
    apply: (game, event) => withSeats(game, [event.power], (seat) => ({ ...seat, vote: event.sealed.value })),
    opening: 'closed',
    audience: ({ power, sealed, voided }, telling) => {
      const { before, after } = telling;
      if (voided === true) return [];
      // A game taken back brings votes with it that we reported when they were cast.
      return after.settings.openVotes && after.status === 'active' && before?.resolved.length === after.resolved.length
        ? toOthers(telling, { kind: 'voted', power, vote: sealed.value })
        : [];
    },
  }),
  'game-ended': defineEvent('game-ended', {
    apply: (game, { outcome }) =>
      withoutConfirmations({
        ...game,
        status: 'finished',
        current: null,
        pausedAt: null,
        outcome,
        // Who agreed at an earlier end agreed to that game.
        ...(game.pressVotes === undefined ? {} : { pressVotes: [] }),
      }),
    opening: ({ outcome, by, again }, around) => ({
      type: 'open',
      outcome: pointTo(outcome, around, ['/outcome']),
      ...(by !== undefined && { by: 'open' }),
      ...(again !== undefined && { again: 'open' }),
    }),
    audience: ({ outcome, by, again }, telling) => {
      const { after, commit, sequel } = telling;
      // The results say it as well.
      if (commit.events.some(isOf('phase-resolved'))) return [];
      if (again === true && by !== undefined)
        return toOthers(telling, { kind: 'gm-acted', who: by, acts: [{ code: 'acts/ended', outcome }], isToAll: true });
      return [
        {
          to: hearersOfEnd(after),
          tidings: {
            kind: 'ended',
            outcome,
            ...(by === undefined ? {} : { by }),
            ...(commit.events.some(isOf('game-rolled')) ? { isForward: true as const } : {}),
            ...(sequel === null ? {} : { sequel }),
          },
        },
      ];
    },
  }),
};

/** Whoever runs an event has drawn its boards, and one answer names them all. */
function withoutDirectors(game: Game): readonly PersonId[] {
  const directors = nonPlayingGms(game);
  return peopleOf(game).filter((person) => !directors.includes(person));
}

export function gameCreated(event: GameEventOf<'game-created'>, commit: Commit): Game {
  return {
    name: commit.game,
    variant: event.variant,
    ...(event.edition === undefined ? {} : { edition: event.edition }),
    ...(event.event === undefined ? {} : { event: event.event }),
    n: commit.n,
    head: commit.hash,
    status: 'forming',
    settings: withDefaults(event.settings),
    masters: [event.by],
    observers: [],
    applicants: [],
    dealt: [],
    access: { allowed: [], denied: [], approved: [], asking: [] },
    seats: [],
    passwords: {},
    absences: [],
    postal: [],
    diary: [],
    withoutBroadcasts: [],
    masterWait: false,
    pausedAt: null,
    position: null,
    current: null,
    resolved: [],
    undone: [],
    last: null,
    outcome: null,
    looks: [],
    confirmations: [],
    answered: [],
    created: commit.at,
    updated: commit.at,
  };
}

/** What somebody wished to play in another variant says nothing in this one. */
function ofVariant(game: Game, { variant, edition }: GameEventOf<'settings-changed'>): Game {
  if (variant === undefined) return game;
  const { edition: _, ...rest } = game;
  const applicants = game.applicants.map((each) => ({ ...each, preferences: [] }));
  return { ...rest, variant, ...(edition === undefined ? {} : { edition }), applicants };
}

function started(game: Game, event: GameEventOf<'game-started'>, at: Instant): Game {
  const seats = rowsOf(event.seats).map(
    ([power, person]): Seat => ({
      power,
      person,
      epoch: 1,
      status: person !== null ? 'playing' : event.open?.includes(power) === true ? 'abandoned' : 'dummy',
      wait: false,
      alwaysWait: false,
      vote: SILENT,
      deadlineWish: null,
      former: null,
      resigned: false,
      isClosed: false,
      claim: null,
      onFile: [],
      ahead: NO_LATER_ORDERS,
      receipt: null,
    }),
  );
  return {
    ...withoutConfirmations(game),
    status: 'active',
    applicants: [],
    dealt: game.applicants,
    seats,
    position: event.position,
    current: freshPhase(event.clock, at),
  };
}

function resolved(game: Game, event: GameEventOf<'phase-resolved'>, commit: Commit): Game {
  const before = game.position!;
  return {
    ...withoutConfirmations(withoutPending(withSeats(game, null, freshSeat))),
    position: event.next?.position ?? {
      variant: before.variant,
      phase: before.phase,
      units: event.resolution.units,
      centers: event.resolution.centers,
    },
    current: event.next === null ? null : freshPhase(event.next.clock, commit.at),
    resolved: [...game.resolved, { phase: event.phase, n: commit.n, at: commit.at }],
    undone: [],
    dealt: [],
    postal: [],
    masterWait: false,
    absences: game.absences.filter(({ to }) => to >= commit.at),
    last: { before, resolution: event.resolution },
  };
}

/** Who still played is signed on again, with the preferences he had. */
function unstarted(game: Game): Game {
  const playing = new Set(game.seats.map(({ person }) => person));
  return {
    ...withoutConfirmations(withoutPending(game)),
    status: 'forming',
    settings: { ...game.settings, autoStart: false },
    applicants: game.dealt.filter(({ person }) => playing.has(person)),
    dealt: [],
    seats: [],
    pausedAt: null,
    position: null,
    current: null,
  };
}

function rolled(game: Game, event: GameEventOf<'game-rolled'>, at: Instant): Game {
  const { position, clock, resolved: done, undone, last, waits = false } = event;
  const phase = freshPhase(clock, at);
  const seated = (seat: Seat): Seat => ({
    ...freshSeat(seat),
    wait: seat.alwaysWait || (waits && seat.status === 'playing' && !isBot(seat.person)),
  });
  return {
    ...withoutConfirmations(withoutPending(withSeats(game, null, seated))),
    status: game.status === 'finished' ? 'active' : game.status,
    pausedAt: game.status === 'paused' ? at : null,
    masterWait: false,
    position,
    current: waits ? { ...phase, rolled: true } : phase,
    resolved: done,
    undone,
    last,
    outcome: null,
  };
}

function resolvedFields(event: GameEventOf<'phase-resolved'>, commit: Commit, around: Around): Fields {
  const p = around.phases.findIndex((phase) => phase.commit === commit.n && phase.phase === event.phase);
  if (p < 0) return undoneFields(around);
  const at = `/phases/${p}`;
  const held = around.phases[p]!;
  const same = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);
  const next: TreeOpening =
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
  const orders: TreeOpening = isSecret ? 'closed' : 'open';
  return { type: 'open', phase: 'open', orders, resolution: 'open', receipts: orders, next: 'open' };
}
