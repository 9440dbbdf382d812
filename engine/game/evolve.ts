/** Folds commits into a game. Pure and total: what was committed once is never refused later. */

import { withDefaults } from '../settings/settings.ts';
import type { Instant } from '../time.ts';
import { type PersonId } from '../vocabulary.ts';
import { isBot } from './bots.ts';
import { isSameWaiting } from './confirmable.ts';
import type { DiaryEntry } from './diary.ts';
import type { Commit, GameEvent, GameEventOf, PhaseClock, Vote } from './events.ts';
import type { CurrentPhase, Game, Seat } from './game.ts';
import { NOTHING_AHEAD } from './sent-ahead.ts';

/** No vote. */
const SILENT: Vote = { draw: null, concede: null };
const HOUR = 3_600_000;

/** How many answered mails a game remembers: all of a long game, so that none acts again. Only a flood has more. */
const REMEMBERED_MAILS = 10_000;

/** The game after a commit. `game` is null before the first, which must hold `game-created`. */
export function evolve(game: Game | null, commit: Commit): Game {
  let next = game;
  for (const event of commit.events) next = apply(next, event, commit);
  if (next === null) throw new Error(`Commit ${commit.n} of '${commit.game}' does not create the game.`);
  return { ...next, n: commit.n, head: commit.hash, updated: commit.at };
}

/** The game as it would be after further events, for deciding the rest of the same mail. */
export function foresee(game: Game, events: readonly GameEvent[], at: Instant): Game {
  const commit: Commit = {
    game: game.name,
    n: game.n + 1,
    at,
    events,
    salt: '',
    previous: game.head,
    hash: game.head,
  };
  return events.reduce<Game>((next, event) => apply(next, event, commit), game);
}

function apply(game: Game | null, event: GameEvent, commit: Commit): Game {
  if (event.type === 'game-created') return created(event, commit);
  if (game === null) throw new Error(`'${event.type}' before 'game-created' in '${commit.game}'.`);
  switch (event.type) {
    case 'settings-changed':
      return { ...ofVariant(game, event), settings: { ...game.settings, ...event.changes } };
    case 'player-joined': {
      const { preferences, passwordHash } = event.sealed.value;
      return withPassword(
        { ...asking(game, event.person), applicants: [...game.applicants, { person: event.person, preferences }] },
        event.person,
        passwordHash,
      );
    }
    case 'player-left':
      return { ...game, applicants: game.applicants.filter(({ person }) => person !== event.person) };
    case 'observer-joined':
      return { ...game, observers: [...new Set([...game.observers, event.person])] };
    case 'observer-left':
      return { ...game, observers: game.observers.filter((person) => person !== event.person) };
    case 'master-joined':
      return {
        ...game,
        masters: [...new Set([...game.masters, event.person])],
        observers: game.observers.filter((person) => person !== event.person),
      };
    case 'master-left':
      return { ...game, masters: game.masters.filter((person) => person !== event.person) };
    case 'access-changed': {
      const { list, people, on } = event.sealed.value;
      const others = game.access[list].filter((person) => !people.includes(person));
      const access = { ...game.access, [list]: on ? [...others, ...people] : others };
      const back = list === 'approved' && !on ? people : [];
      const asking = [...new Set([...access.asking, ...back])].filter((person) => !access.approved.includes(person));
      return { ...game, access: { ...access, asking } };
    }
    case 'preferences-set':
      return {
        ...game,
        applicants: game.applicants.map((each) =>
          each.person === event.person ? { ...each, preferences: event.sealed.value } : each,
        ),
      };
    case 'bids-set':
      return {
        ...game,
        applicants: game.applicants.map((each) =>
          each.person === event.person ? { ...each, bids: event.sealed.value.bids } : each,
        ),
      };
    case 'password-set':
      return withPassword(game, event.person, event.sealed.value.passwordHash);
    case 'game-started':
      return started(game, event, commit.at);
    case 'orders-filed':
      return withSeats(game, [event.power], (seat) => ({
        ...seat,
        onFile: event.sealed.value.onFile,
        receipt: { receipt: event.receipt, salt: event.sealed.salt },
      }));
    case 'ahead-filed':
      return withSeats(game, [event.power], (seat) => ({ ...seat, ahead: event.sealed.value }));
    case 'ahead-loaded':
      return withSeats(game, [event.power], (seat) => ({ ...seat, ahead: event.sealed.value.left }));
    case 'wait-set':
      return withSeats(game, [event.power], (seat) => ({ ...seat, wait: event.sealed.value.wait }));
    case 'always-wait-set': {
      const { on } = event.sealed.value;
      return withSeats(game, [event.power], (seat) => ({ ...seat, alwaysWait: on, wait: on || seat.wait }));
    }
    case 'master-wait-set':
      return { ...game, masterWait: event.wait };
    case 'absences-set': {
      const { person } = event;
      const own = event.sealed.value.absences.map(({ from, to }) => ({ person, from, to }));
      return { ...game, absences: [...game.absences.filter((each) => each.person !== person), ...own] };
    }
    case 'vote-cast':
      return withSeats(game, [event.power], (seat) => ({ ...seat, vote: event.sealed.value }));
    case 'confirmation-asked': {
      const { person } = event;
      const waiting = event.sealed.value;
      const others = game.confirmations.filter((each) => each.person !== person || !isSameWaiting(each, waiting));
      return { ...game, confirmations: [...others, { ...waiting, person, asked: commit.at }] };
    }
    case 'postal-kept':
      return { ...game, postal: [...game.postal, { by: event.by, press: event.sealed.value }] };
    case 'diary-written':
      return { ...game, diary: [...game.diary, noted(game, event, commit.at)] };
    case 'diary-deleted': {
      const isGone = ({ by, entry }: DiaryEntry) => by === event.by && entry === event.sealed.value.entry;
      return { ...game, diary: game.diary.map((each) => (isGone(each) ? { ...each, body: null } : each)) };
    }
    case 'press-vote-cast': {
      const others = (game.pressVotes ?? []).filter((person) => person !== event.person);
      return { ...game, pressVotes: event.on ? [...others, event.person] : others };
    }
    case 'broadcasts-set': {
      const others = game.withoutBroadcasts.filter((person) => person !== event.person);
      return { ...game, withoutBroadcasts: event.on ? others : [...others, event.person] };
    }
    case 'press-sent':
    case 'absence-asked':
    case 'acted-for':
      return game;
    case 'deadline-wished':
      return withSeats(game, [event.power], (seat) => ({ ...seat, deadlineWish: event.at }));
    case 'deadline-set':
    case 'outage-credited':
      return withClock(game, event.clock, commit.at);
    case 'game-paused':
      return unconfirmed({ ...game, status: 'paused', pausedAt: commit.at });
    case 'game-resumed':
      return resumed(game, event, commit.at);
    case 'game-unstarted':
      return unstarted(game);
    case 'game-rolled':
      return rolled(game, event, commit.at);
    case 'position-set':
      return withSeats(unconfirmed({ ...game, position: event.position }), null, (seat) => ({
        ...seat,
        onFile: [],
        receipt: null,
      }));
    case 'orders-looked': {
      const { by, phase, what } = event;
      return { ...game, looks: [...game.looks, { by, phase, what, at: commit.at }] };
    }
    case 'seat-taken':
      return taken(game, event, commit.at);
    case 'seats-vacated':
      return vacated(game, event);
    case 'seat-revived':
      return withSeats(game, [event.power], (seat) => ({ ...seat, isClosed: false, claim: event.sealed.value.claim }));
    case 'reminded':
      return withCurrent(game, (current) =>
        event.by === undefined
          ? { ...current, reminded: [...current.reminded, event.hours] }
          : { ...current, lastReminder: commit.at },
      );
    case 'late-noticed':
      return withCurrent(
        withSeats(game, event.powers, (seat) =>
          seat.status === 'playing' ? { ...seat, lateNotices: (seat.lateNotices ?? 0) + 1 } : seat,
        ),
        (current) => ({
          ...current,
          lateNotices: current.lateNotices + 1,
          lastLateNotice: commit.at,
          toldLate: [...new Set([...(current.toldLate ?? []), ...event.powers])],
        }),
      );
    case 'powers-abandoned':
      return withCurrent(
        withSeats(unconfirmed(game), event.powers, (seat) => ({
          ...seat,
          person: null,
          former: seat.person,
          resigned: false,
          status: 'abandoned',
          epoch: seat.epoch + 1,
          alwaysWait: false,
          vote: SILENT,
          deadlineWish: null,
        })),
        (current) => ({ ...current, lastReplacementNotice: commit.at }),
      );
    case 'replacement-wanted':
      return withCurrent(game, (current) => ({ ...current, lastReplacementNotice: commit.at }));
    case 'master-reminded':
      return withCurrent(game, (current) => ({ ...current, lastMasterNotice: commit.at }));
    case 'civil-disorder':
      return withSeats(game, event.powers, (seat) => ({ ...seat, status: 'civil-disorder' }));
    case 'phase-resolved':
      return resolved(game, event, commit);
    case 'game-ended':
      return unconfirmed({ ...game, status: 'finished', current: null, pausedAt: null, outcome: event.outcome });
    case 'mail-answered':
      return withCurrent(
        {
          ...game,
          ...clearsAfter(game, event),
          answered: [...game.answered, event.mail.key].slice(-REMEMBERED_MAILS),
        },
        (current) => ({ ...current, lastMail: Math.max(current.lastMail, event.mail.received) }),
      );
  }
}

/** One more CLEAR of the writer's, unless he has written enough of them. */
function clearsAfter({ clears = {} }: Game, event: GameEventOf<'mail-answered'>): Pick<Game, 'clears'> {
  const before = clears[event.person] ?? 0;
  const wrote = event.sealed.value.report.filter(({ text }) => /^\s*clear\W*$/i.test(text)).length;
  return before >= 2 || wrote === 0 ? {} : { clears: { ...clears, [event.person]: before + wrote } };
}

function created(event: GameEventOf<'game-created'>, commit: Commit): Game {
  return {
    name: commit.game,
    variant: event.variant,
    ...(event.edition === undefined ? {} : { edition: event.edition }),
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

function noted(game: Game, { by, as, sealed }: GameEventOf<'diary-written'>, at: Instant): DiaryEntry {
  const { entry, body, opens } = sealed.value;
  return { by, as, entry, at, phase: game.position?.phase ?? null, body, opens };
}

/** What somebody wished to play in another variant says nothing in this one. */
function ofVariant(game: Game, { variant, edition }: GameEventOf<'settings-changed'>): Game {
  if (variant === undefined) return game;
  const { edition: _, ...rest } = game;
  const applicants = game.applicants.map((each) => ({ ...each, preferences: [] }));
  return { ...rest, variant, ...(edition === undefined ? {} : { edition }), applicants };
}

function started(game: Game, event: GameEventOf<'game-started'>, at: Instant): Game {
  const seats = Object.entries(event.seats).map(
    ([power, person]): Seat => ({
      power,
      person,
      epoch: 1,
      status: person === null ? 'dummy' : 'playing',
      wait: false,
      alwaysWait: false,
      vote: SILENT,
      deadlineWish: null,
      former: null,
      resigned: false,
      isClosed: false,
      claim: null,
      onFile: [],
      ahead: NOTHING_AHEAD,
      receipt: null,
    }),
  );
  return {
    ...unconfirmed(game),
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
    ...unconfirmed(withSeats(game, null, freshSeat)),
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

/** A seat as a phase begins: orders, waits and votes are for one phase. */
function freshSeat(seat: Seat): Seat {
  return { ...seat, wait: seat.alwaysWait, vote: SILENT, deadlineWish: null, onFile: [], receipt: null };
}

/** What waits to be confirmed was asked in another state of the game. */
function unconfirmed(game: Game): Game {
  return { ...game, confirmations: [] };
}

/** A new deadline: reminders go out again if they lie ahead, and lateness counts from it when it does. */
function withClock(game: Game, clock: PhaseClock, at: Instant): Game {
  const isMoved = game.current !== null && game.current.clock.deadline !== clock.deadline;
  // What somebody wished of the old deadline says nothing of the new one.
  const asked = isMoved ? withSeats(game, null, (seat) => ({ ...seat, deadlineWish: null })) : game;
  return withCurrent(asked, (current) => {
    if (!isMoved) return { ...current, clock };
    const past = game.settings.reminders.filter((hours) => clock.deadline - hours * HOUR <= at);
    if (clock.deadline <= at) return { ...current, clock, reminded: past };
    return { ...current, clock, reminded: past, lateNotices: 0, lastLateNotice: null };
  });
}

function resumed(game: Game, { clock }: GameEventOf<'game-resumed'>, at: Instant): Game {
  const back: Game = { ...unconfirmed(game), status: 'active', pausedAt: null, outcome: null };
  return back.current === null ? { ...back, current: freshPhase(clock, at) } : withClock(back, clock, at);
}

/** Who still played is signed on again, with the preferences he had. */
function unstarted(game: Game): Game {
  const playing = new Set(game.seats.map(({ person }) => person));
  return {
    ...unconfirmed(game),
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
    ...unconfirmed(withSeats(game, null, seated)),
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

/** Who takes a seat late is given time, and so is everybody who plays: all wait for the new deadline. */
function taken(game: Game, event: GameEventOf<'seat-taken'>, at: Instant): Game {
  const { powers, person, clock, returned } = event;
  const seated = withSeats(
    { ...asking(unconfirmed(game), person), observers: game.observers.filter((each) => each !== person) },
    powers,
    (seat): Seat => ({
      ...seat,
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
      ahead: returned ? seat.ahead : NOTHING_AHEAD,
      ...(event.cleared === true ? { onFile: [], receipt: null, wait: false } : {}),
    }),
  );
  const known = withPassword(seated, person, event.sealed.value.passwordHash);
  if (clock === null) return known;
  return withSeats(withClock(known, clock, at), null, (seat) =>
    seat.status === 'playing' && !isBot(seat.person) ? { ...seat, wait: true } : seat,
  );
}

/** Who comes into a game that needs a nod, and has none, asks for it. */
function asking(game: Game, person: PersonId): Game {
  const { access, settings } = game;
  if (!settings.approval || isBot(person) || access.approved.includes(person) || access.asking.includes(person))
    return game;
  return { ...game, access: { ...access, asking: [...access.asking, person] } };
}

function vacated(game: Game, { powers, why }: GameEventOf<'seats-vacated'>): Game {
  // Who was sent away stays away, until a master takes him off the list.
  const sent = game.seats.flatMap(({ power, person }) =>
    powers.includes(power) && person !== null && !isBot(person) ? [person] : [],
  );
  const denied = why === 'resigned' ? game.access.denied : [...new Set([...game.access.denied, ...sent])];
  return unconfirmed(
    withSeats(
      { ...game, access: { ...game.access, denied } },
      powers,
      (seat): Seat => ({
        ...seat,
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
    ),
  );
}

function freshPhase(clock: PhaseClock, at: Instant): CurrentPhase {
  return {
    clock,
    reminded: [],
    lateNotices: 0,
    lastLateNotice: null,
    lastReplacementNotice: null,
    lastMasterNotice: null,
    lastMail: at,
  };
}

function withSeats(game: Game, powers: readonly string[] | null, change: (seat: Seat) => Seat): Game {
  return {
    ...game,
    seats: game.seats.map((seat) => (powers === null || powers.includes(seat.power) ? change(seat) : seat)),
  };
}

function withCurrent(game: Game, change: (current: CurrentPhase) => CurrentPhase): Game {
  return game.current === null ? game : { ...game, current: change(game.current) };
}

function withPassword(game: Game, person: PersonId, passwordHash: string | null): Game {
  return passwordHash === null ? game : { ...game, passwords: { ...game.passwords, [person]: passwordHash } };
}
