/** Deadlines, pauses and reminders. */

import type { Power } from '../../board/variant.ts';
import type { Instant } from '../../time.ts';
import type { GameEventOf, PersonId, PhaseClock, Sealed } from '../events.ts';
import { type CurrentPhase, type Game, hidesLate, nonPlayingGms, peopleOf } from '../game.ts';
import { byPlayer, toOthers, votersOf } from './audience.ts';
import { freshPhase, withClock, withCurrent, withoutConfirmations, withSeats } from './event-changes.ts';
import { type AddressedNotification, defineEvent } from './event-definition.ts';
import { playersOf } from './press-readers.ts';

declare module '../events.ts' {
  interface GameEvents {
    /** `agreed`: all players wanted it so; `by` is the last of them. */
    readonly 'deadline-set': { readonly by: PersonId; readonly clock: PhaseClock; readonly agreed?: true };
    /** A player would have the deadline of the phase at that instant; null: the wish is taken back. */
    readonly 'deadline-wished': { readonly power: Power; readonly at: Instant | null };
    /** Deadlines that passed while the judge was down, from then to then, have moved. */
    readonly 'outage-credited': {
      readonly from: Instant;
      readonly to: Instant;
      readonly clock: PhaseClock;
    };
    /** `again`: RESUME is taken back, and the phase as it was, paused since then. */
    readonly 'game-paused': {
      readonly by: PersonId;
      readonly again?: { readonly since: Instant; readonly clock: PhaseClock; readonly sealed: Sealed<CurrentPhase> };
    };
    /** A paused game goes on, or one that had ended without a winner. `sealed`: its end is taken back, and the phase as it was. */
    readonly 'game-resumed': {
      readonly by: PersonId;
      readonly clock: PhaseClock;
      readonly sealed?: Sealed<CurrentPhase>;
    };
    /** `by`: the master whose word it was; left out: the settings. */
    readonly reminded: { readonly hours: number; readonly powers: readonly Power[]; readonly by?: PersonId };
    readonly 'late-noticed': { readonly powers: readonly Power[] };
    /** Manual processing: the GM learns that the phase could be processed. */
    readonly 'master-reminded': Readonly<Record<never, never>>;
  }
}

export const TIMES_EVENTS = {
  'deadline-set': defineEvent('deadline-set', {
    apply: (game, { clock }, { at }) => withClock(game, clock, at),
    opening: ({ by }, { masters }) => ({ type: 'open', clock: 'open', ...(masters.includes(by) && { by: 'open' }) }),
    audience: ({ by, clock, agreed }, telling) => {
      // One mail reports all times that a mail set; the last of them brings it.
      const { before, after } = telling;
      return clock === after.current?.clock && before?.current != null
        ? toOthers(telling, {
            kind: 'deadline',
            clock,
            before: before.current.clock,
            by,
            ...(agreed === true ? { agreed: true } : {}),
          })
        : [];
    },
  }),
  'deadline-wished': defineEvent('deadline-wished', {
    apply: (game, { power, at }) => withSeats(game, [power], (seat) => ({ ...seat, deadlineWish: at })),
    opening: 'closed',
    audience: ({ power, at }, telling) => {
      // Who agrees with others brings nothing new, and we announce what all agree on as the new deadline.
      const { before, after } = telling;
      const isKnown = before?.seats.some(({ deadlineWish }) => deadlineWish === at) === true;
      const wishes = after.seats.filter(({ deadlineWish }) => deadlineWish === at);
      const by = after.seats.find((seat) => seat.power === power)?.person ?? null;
      if (at === null || isKnown || by === null || wishes[0]?.power !== power) return [];
      return toOthers(telling, {
        kind: 'deadline-wished',
        by,
        at,
        have: wishes.length,
        need: votersOf(after).length,
      });
    },
  }),
  'outage-credited': defineEvent('outage-credited', {
    apply: (game, { clock }, { at }) => withClock(game, clock, at),
    opening: () => ({ type: 'open', from: 'open', to: 'open', clock: 'open' }),
    audience: ({ from, to }, telling) => toOthers(telling, { kind: 'outage', from, to }),
  }),
  'game-paused': defineEvent('game-paused', {
    apply: (game, { again }, { at }) => {
      const stopped: Game = { ...game, status: 'paused', pausedAt: again?.since ?? at };
      return withoutConfirmations(again === undefined ? stopped : asBefore(stopped, again));
    },
    opening: ({ again }) => ({
      type: 'open',
      by: 'open',
      ...(again !== undefined && { again: { parts: { since: 'open', clock: 'open' } } }),
    }),
    audience: ({ by }, telling) => toOthers(telling, { kind: 'paused', by }),
  }),
  'game-resumed': defineEvent('game-resumed', {
    apply: (game, event, { at }) => resumed(game, event, at),
    opening: () => ({ type: 'open', by: 'open', clock: 'open' }),
    audience: ({ by, clock }, telling) => {
      const { before } = telling;
      return toOthers(telling, {
        kind: 'resumed',
        by,
        deadline: clock.deadline,
        wasOver: before?.status === 'finished',
        ...(before?.pausedAt == null || before.current === null
          ? {}
          : { pause: { since: before.pausedAt, deadline: before.current.clock.deadline } }),
      });
    },
  }),
  reminded: defineEvent('reminded', {
    apply: (game, event, { at }) =>
      withCurrent(game, (current) =>
        event.by === undefined
          ? { ...current, reminded: [...current.reminded, event.hours] }
          : { ...current, lastReminder: at },
      ),
    opening: 'closed',
    audience: ({ powers, hours }, { after }) => [
      { to: playersOf(after, powers), tidings: { kind: 'reminder', hours } },
    ],
  }),
  'late-noticed': defineEvent('late-noticed', {
    apply: (game, event, { at }) =>
      withCurrent(
        withSeats(game, event.powers, (seat) =>
          seat.status === 'playing' ? { ...seat, lateNotices: (seat.lateNotices ?? 0) + 1 } : seat,
        ),
        (current) => ({
          ...current,
          lateNotices: current.lateNotices + 1,
          lastLateNotice: at,
          toldLate: [...new Set([...(current.toldLate ?? []), ...event.powers])],
        }),
      ),
    opening: () => ({ type: 'open', powers: 'open' }),
    audience: ({ powers }, { before, after }) => {
      // Everyone learns once who is late; after that only the late and the GMs do.
      const known = before?.current?.toldLate ?? [];
      const isNews = powers.some((power) => !known.includes(power));
      const late = playersOf(after, powers);
      const hideLate = hidesLate(after);
      const aside = nonPlayingGms(after);
      const rest = peopleOf(after).filter((person) => !late.includes(person) && (isNews || aside.includes(person)));
      const know = hideLate ? rest.filter((person) => aside.includes(person)) : rest;
      return [
        ...(hideLate
          ? byPlayer(after, powers).map((each) => ({ ...each, to: [each.to] }))
          : [{ to: late, powers }]
        ).map(
          (each): AddressedNotification => ({ to: each.to, tidings: { kind: 'late', powers: each.powers, own: true } }),
        ),
        { to: know, tidings: { kind: 'late', powers, own: false } },
        { to: rest.filter((person) => !know.includes(person)), tidings: { kind: 'late', powers: [], own: false } },
      ];
    },
  }),
  'master-reminded': defineEvent('master-reminded', {
    apply: (game, _, { at }) => withCurrent(game, (current) => ({ ...current, lastMasterNotice: at })),
    opening: 'closed',
    audience: (_, { before, after }) => {
      const again = (before?.current?.lastMasterNotice ?? null) !== null;
      const kind = after.status === 'paused' ? 'still-paused' : 'process-wanted';
      return [{ to: after.masters, tidings: { kind, ...(again ? { again: true as const } : {}) } }];
    },
  }),
};

function resumed(game: Game, { clock, sealed }: GameEventOf<'game-resumed'>, at: Instant): Game {
  const back: Game = { ...withoutConfirmations(game), status: 'active', pausedAt: null, outcome: null };
  if (sealed !== undefined)
    return withCurrent(asBefore(back, { clock, sealed }), (current) => ({ ...current, lastMail: at }));
  return back.current === null ? { ...back, current: freshPhase(clock, at) } : withClock(back, clock, at);
}

/** The phase with what had been said of it; who has written since, has. */
function asBefore(game: Game, { clock, sealed }: { clock: PhaseClock; sealed: Sealed<CurrentPhase> }): Game {
  const { answers } = game.current ?? {};
  return { ...game, current: { ...sealed.value, clock, ...(answers !== undefined && { answers }) } };
}
