/** Who plays which power, and who is away. */

import type { Power } from '../../board/variant.ts';
import type { Absence, Instant } from '../../time.ts';
import type { BotStrength } from '../../vocabulary.ts';
import { isBot } from '../bots.ts';
import type { GameEventOf, PersonId, PhaseClock, Sealed, Vacancy } from '../events.ts';
import { type Game, nonPlayingGms, type PersonAway, peopleOf, powersOf, type Seat, unapprovedPeople } from '../game.ts';
import { NO_LATER_ORDERS } from '../orders/later-orders.ts';
import { byPlayer, byWhatMastersKnow, isOf, toOthers, withoutWriter } from './audience.ts';
import {
  askForApproval,
  SILENT,
  withClock,
  withCurrent,
  withoutConfirmationsOf,
  withPassword,
  withSeats,
} from './event-changes.ts';
import { type AddressedNotification, type AudienceContext, defineEvent } from './event-definition.ts';
import { playersOf } from './press-readers.ts';
import { powersToSubstitute, SUBSTITUTE_TURN } from './substitutes.ts';

declare module '../events.ts' {
  interface GameEvents {
    /** Somebody sits down where nobody played; `clock`: the deadline that gives him time, if it moves. */
    readonly 'seat-taken': {
      readonly powers: readonly Power[];
      readonly person: PersonId;
      /** It is the player who was there before. */
      readonly returned: boolean;
      /** The orders on file are gone: they were another player's. Left out in games of an older release, where they stayed. */
      readonly cleared?: boolean;
      readonly clock: PhaseClock | null;
      /** Of a bot, where it was said; left out: as the game has it (SET BOTS). */
      readonly strength?: BotStrength;
      readonly sealed: Sealed<{ readonly passwordHash: string | null }>;
    };
    readonly 'seats-vacated': {
      readonly powers: readonly Power[];
      readonly why: Vacancy;
      readonly by: PersonId;
    };
    /** A power that was given no player may be taken over again, with a password if one is set. */
    readonly 'seat-revived': {
      readonly power: Power;
      readonly by: PersonId;
      readonly sealed: Sealed<{ readonly claim: string | null }>;
    };
    /** It passes to that person as soon as they sign on to it; until then nothing changes. `isWithdrawn`: it does so no longer. */
    readonly 'seat-offered': {
      readonly powers: readonly Power[];
      readonly by: PersonId;
      readonly to: PersonId;
      readonly isSamePlayer: boolean;
      readonly isWithdrawn?: true;
    };
    /** `why`: its player did not confirm in time that they play; left out: no orders came. */
    readonly 'powers-abandoned': { readonly powers: readonly Power[]; readonly why?: 'muster' };
    /** Somebody on the judge's list of substitutes is asked to play; null: nobody is left on it. */
    readonly 'substitute-asked': { readonly powers: readonly Power[]; readonly person: PersonId | null };
    readonly 'replacement-wanted': { readonly powers: readonly Power[] };
    readonly 'civil-disorder': { readonly powers: readonly Power[] };
    /** A GM has written for a power: its player sees all of it. */
    readonly 'acted-for': {
      readonly by: PersonId;
      readonly power: Power;
      readonly sealed: Sealed<{ readonly lines: readonly string[] }>;
    };
    /** All absences of the person that are still to come or under way. */
    readonly 'absences-set': {
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly absences: readonly Absence[] }>;
    };
    /** An absence so long that a master must approve it. */
    readonly 'absence-asked': {
      readonly person: PersonId;
      readonly sealed: Sealed<{ readonly absence: Absence }>;
    };
  }
}

export const SEATS_EVENTS = {
  'seat-taken': defineEvent('seat-taken', {
    apply: (game, event, { at }) => taken(game, event, at),
    opening: (_, { isOpen }) => ({
      type: 'open',
      powers: 'open',
      returned: 'open',
      clock: 'open',
      ...(isOpen && { person: 'open' }),
    }),
    audience: (event, telling) => (isBot(event.person) ? botsSeated(event, telling) : seatTaken(event, telling)),
  }),
  'seats-vacated': defineEvent('seats-vacated', {
    apply: vacated,
    opening: () => ({ type: 'open', powers: 'open', why: 'open' }),
    audience: ({ powers, why }, telling) => {
      const { before, after } = telling;
      const left = before!.seats.flatMap((seat) =>
        powers.includes(seat.power) && seat.person !== null ? [seat.person] : [],
      );
      const gone = [...new Set(left)].filter((person) => powersOf(after, person).length === 0);
      const taken = after.seats.some(({ power, person }) => powers.includes(power) && isBot(person));
      const stayed = peopleOf(after).filter((person) => !gone.includes(person));
      return [
        { to: withoutWriter(telling, gone), tidings: { kind: 'vacated', powers, why, own: true } },
        // Of a bot that has the seat already a mail of its own tells.
        { to: taken ? [] : withoutWriter(telling, stayed), tidings: { kind: 'vacated', powers, why, own: false } },
      ];
    },
  }),
  'seat-revived': defineEvent('seat-revived', {
    apply: (game, event) =>
      withSeats(game, [event.power], (seat) => ({ ...seat, isClosed: false, claim: event.sealed.value.claim })),
    opening: () => ({ type: 'open', power: 'open', by: 'open' }),
    audience: ({ power, sealed }, telling) =>
      toOthers(telling, { kind: 'revived', power, withPassword: sealed.value.claim !== null }),
  }),
  'seat-offered': defineEvent('seat-offered', {
    apply: (game, { powers, to, isSamePlayer, isWithdrawn }) =>
      withSeats(game, powers, ({ offered: _, ...seat }) =>
        isWithdrawn === true ? seat : { ...seat, offered: { to, isSamePlayer } },
      ),
    opening: ({ isWithdrawn }) => ({
      type: 'open',
      powers: 'open',
      by: 'open',
      ...(isWithdrawn && { isWithdrawn: 'open' }),
    }),
    audience: ({ powers, to, by, isSamePlayer, isWithdrawn = false }, { after }) => {
      const gms = nonPlayingGms(after).filter((person) => person !== by);
      const readers = [
        ['taker', [to]],
        ['player', playersOf(after, powers)],
        ['gm', gms],
      ] as const;
      return readers.map(([reader, people]) => ({
        to: people,
        tidings: { kind: 'seat-offered', powers, isSamePlayer, isWithdrawn, by, reader },
      }));
    },
  }),
  'powers-abandoned': defineEvent('powers-abandoned', {
    apply: (game, event, { at }) =>
      withCurrent(
        withSeats(withoutSubstitutes(withoutConfirmationsOf(game, event.powers)), event.powers, (seat) => ({
          ...seat,
          person: null,
          former: seat.person,
          ...playedBefore(seat),
          resigned: false,
          status: 'abandoned',
          epoch: seat.epoch + 1,
          alwaysWait: false,
          vote: SILENT,
          deadlineWish: null,
        })),
        (current) => ({ ...current, lastReplacementNotice: at }),
      ),
    opening: () => ({ type: 'open', powers: 'open' }),
    audience: ({ powers, why }, { before, after }) => [
      ...byPlayer(before!, powers).map(
        ({ to, powers: own }): AddressedNotification => ({
          to: [to],
          tidings: { kind: 'abandoned', powers: own, own: true, isMuster: why === 'muster' },
        }),
      ),
      {
        to: peopleOf(after).filter((person) => !playersOf(before!, powers).includes(person)),
        tidings: { kind: 'abandoned', powers, own: false, isMuster: why === 'muster' },
      },
    ],
  }),
  'substitute-asked': defineEvent('substitute-asked', {
    apply: (game, { person }, { at: last }) => {
      const asked = game.substitutes?.asked ?? [];
      return {
        ...game,
        substitutes: person === null ? { asked, last, isOver: true } : { asked: [...asked, person], last },
      };
    },
    opening: 'closed',
    audience: ({ powers, person }, { commit }) =>
      person === null
        ? []
        : [{ to: [person], tidings: { kind: 'substitute-asked', powers, until: commit.at + SUBSTITUTE_TURN } }],
  }),
  'replacement-wanted': defineEvent('replacement-wanted', {
    apply: (game, _, { at }) => withCurrent(game, (current) => ({ ...current, lastReplacementNotice: at })),
    opening: () => ({ type: 'open', powers: 'open' }),
    audience: ({ powers }, { after }) => [{ to: peopleOf(after), tidings: { kind: 'replacement-wanted', powers } }],
  }),
  'civil-disorder': defineEvent('civil-disorder', {
    apply: (game, event) => withSeats(game, event.powers, (seat) => ({ ...seat, status: 'civil-disorder' })),
    opening: () => ({ type: 'open', powers: 'open' }),
    audience: ({ powers }, { after }) => [{ to: peopleOf(after), tidings: { kind: 'civil-disorder', powers } }],
  }),
  'acted-for': defineEvent('acted-for', {
    apply: (game) => game,
    opening: ({ by, power }, { acts }, { at }) => {
      if (!acts.has(`${at} for ${power}`)) return null;
      return { type: 'open', power: 'open', ...(acts.has(`${at} by ${by}`) ? { by: 'open' } : {}) };
    },
    audience: ({ by, power, sealed }, { after }) => {
      const person = after.seats.find((seat) => seat.power === power)?.person ?? null;
      if (person === null || person === by) return [];
      return [{ to: [person], tidings: { kind: 'acted-for', who: by, power, lines: sealed.value.lines } }];
    },
  }),
  'absences-set': defineEvent('absences-set', {
    apply: (game, event) => {
      const { person } = event;
      const own = event.sealed.value.absences.map(({ from, to }) => ({ person, from, to }));
      return { ...withAbsenceAsked(game, person), absences: [...game.absences.filter(isOfOthers(person)), ...own] };
    },
    opening: 'closed',
    audience: 'nobody',
  }),
  'absence-asked': defineEvent('absence-asked', {
    apply: (game, { person, sealed }) => withAbsenceAsked(game, person, sealed.value.absence),
    opening: 'closed',
    audience: ({ person, sealed: { value } }, telling) => [
      {
        to: withoutWriter(telling, nonPlayingGms(telling.after)),
        tidings: { kind: 'absence-asked', who: person, powers: powersOf(telling.after, person), ...value },
      },
    ],
  }),
};

function playedBefore({ person, before = [] }: Seat): Pick<Seat, 'before'> {
  if (person === null || isBot(person)) return {};
  return { before: [...before.filter((each) => each !== person), person] };
}

/** Whoever comes back has it since they first had it: nobody has played it meanwhile. */
function takenFrom({ before = [], ...seat }: Seat, person: PersonId, at: Instant): Seat {
  if (seat.person !== null || before.at(-1) !== person)
    return { ...seat, ...(before.length === 0 ? {} : { before }), ...playedBefore({ ...seat, before }), since: at };
  return before.length === 1 ? seat : { ...seat, before: before.slice(0, -1) };
}

const isOfOthers =
  (person: PersonId) =>
  (each: PersonAway): boolean =>
    each.person !== person;

/** `absence` left out: what the person asked for is settled. */
function withAbsenceAsked({ absencesAsked = [], ...game }: Game, person: PersonId, absence?: Absence): Game {
  const asked = [
    ...absencesAsked.filter(isOfOthers(person)),
    ...(absence === undefined ? [] : [{ person, from: absence.from, to: absence.to }]),
  ];
  return asked.length === 0 ? game : { ...game, absencesAsked: asked };
}

/** A seat falls free: all may be asked again; where others are free still, whoever was asked may still say yes, and it is the next one's turn. */
function withoutSubstitutes(before: Game): Game {
  const { substitutes, ...game } = before;
  if (substitutes === undefined || substitutes.isOver === true || powersToSubstitute(before).length === 0) return game;
  return { ...game, substitutes: { ...substitutes, last: substitutes.last - SUBSTITUTE_TURN } };
}

/** Does whoever sits down play there already, from another mailbox? */
export function isSamePlayer(offered: Seat['offered'], person: PersonId): boolean {
  return offered?.to === person && offered.isSamePlayer;
}

/** Who takes a seat late is given time, and so is everybody who plays: all wait for the new deadline. */
function taken(game: Game, event: GameEventOf<'seat-taken'>, at: Instant): Game {
  const { powers, person, clock, returned } = event;
  const seated = withSeats(
    {
      ...askForApproval(withoutConfirmationsOf(game, powers), person),
      observers: game.observers.filter((each) => each !== person),
    },
    powers,
    ({ offered, strength: _, ...seat }): Seat => ({
      ...takenFrom(seat, person, at),
      ...(event.strength === undefined ? {} : { strength: event.strength }),
      person,
      status: 'playing',
      epoch: seat.epoch + 1,
      // Whoever may come back may do so from a bot as well.
      former: isBot(person) ? seat.former : null,
      resigned: isBot(person) ? seat.resigned : false,
      isClosed: false,
      claim: null,
      alwaysWait: false,
      lateNotices: returned ? (seat.lateNotices ?? 0) : 0,
      vote: SILENT,
      deadlineWish: null,
      // What his predecessor planned is not for him to see.
      ahead: returned || isSamePlayer(offered, person) ? seat.ahead : NO_LATER_ORDERS,
      ...(event.cleared === true ? { onFile: [], receipt: null, wait: false } : {}),
    }),
  );
  const known = withPassword(seated, person, event.sealed.value.passwordHash);
  if (clock === null) return known;
  return withSeats(withClock(known, clock, at), null, (seat) =>
    seat.status === 'playing' && !isBot(seat.person) ? { ...seat, wait: true } : seat,
  );
}

function vacated(game: Game, { powers, why }: GameEventOf<'seats-vacated'>): Game {
  // Who was sent away stays away, until a master takes him off the list.
  const sent = game.seats.flatMap(({ power, person }) =>
    powers.includes(power) && person !== null && !isBot(person) ? [person] : [],
  );
  const denied = why === 'resigned' ? game.access.denied : [...new Set([...game.access.denied, ...sent])];
  return withSeats(
    { ...withoutSubstitutes(withoutConfirmationsOf(game, powers)), access: { ...game.access, denied } },
    powers,
    ({ offered: _, ...seat }): Seat => ({
      ...seat,
      ...playedBefore(seat),
      person: null,
      status: why === 'dummy' ? 'dummy' : 'abandoned',
      isClosed: why === 'dummy',
      former: why === 'resigned' ? seat.person : null,
      resigned: why === 'resigned',
      claim: null,
      epoch: seat.epoch + 1,
      wait: false,
      alwaysWait: false,
      vote: SILENT,
      deadlineWish: null,
    }),
  );
}

/** One mail announces all bots that a mail seated. */
function botsSeated(event: GameEventOf<'seat-taken'>, telling: AudienceContext): readonly AddressedNotification[] {
  const seated = telling.commit.events.filter(isOf('seat-taken')).filter(({ person }) => isBot(person));
  // Where bots are expected, the mail that tells of the start says it.
  const isExpected = telling.after.settings.botsFill !== null && telling.commit.events.some(isOf('game-started'));
  if (event !== seated[0] || isExpected) return [];
  return toOthers(telling, { kind: 'bots-seated', powers: seated.flatMap(({ powers }) => powers) });
}

function seatTaken(
  { powers, returned, clock, person }: GameEventOf<'seat-taken'>,
  telling: AudienceContext,
): readonly AddressedNotification[] {
  const { before, after } = telling;
  const who = after.settings.anonymous ? null : person;
  // Whom UNDO brings back hears it at once; whoever heard that they were gone, that they are back.
  const isBroughtBack = returned && telling.writer !== person;
  const readers = after.settings.quiet && clock === null && !isBroughtBack ? after.masters : peopleOf(after);
  const to = readers.filter((each) => !isBroughtBack || each !== person);
  const asks = unapprovedPeople(after).includes(person);
  const nods = asks ? byWhatMastersKnow(after) : [];
  const replaced = before === null ? [] : playersOf(before, powers).filter((each) => each !== person);
  const isMoved = before?.seats.some(({ power, offered }) => powers.includes(power) && isSamePlayer(offered, person));
  return [
    { to: replaced, tidings: { kind: 'vacated', powers, why: isMoved ? 'passed' : 'replaced', own: true } },
    ...nods.map(({ to, isNamed }): AddressedNotification => {
      const known = isNamed ? person : null;
      return {
        to: withoutWriter(telling, to),
        tidings: { kind: 'joined', who: known, address: known, as: 'player', asks },
      };
    }),
    {
      to: withoutWriter(telling, asks ? to.filter((each) => !after.masters.includes(each)) : to),
      tidings: { kind: 'seat-taken', powers, who, returned, moved: clock !== null },
    },
    {
      to: isBroughtBack ? [person] : [],
      tidings: { kind: 'seat-taken', powers, who, returned, moved: clock !== null, isOwn: true },
    },
  ];
}
