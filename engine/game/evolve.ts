/** Folds commits into a game. Pure and total: what was committed once is never refused later. */

import type { Instant } from './deadlines.ts';
import type { Commit, GameEvent, GameEventOf, PhaseClock } from './events.ts';
import type { CurrentPhase, Game, Seat } from './game.ts';

/** How many answered mails a game remembers; later repeats are caught by the mail ledger. */
const REMEMBERED_MAILS = 200;

/** The game after a commit. `game` is null before the first, which must hold `game-created`. */
export function evolve(game: Game | null, commit: Commit): Game {
  let next = game;
  for (const event of commit.events) next = apply(next, event, commit);
  if (next === null) throw new Error(`Commit ${commit.n} of '${commit.game}' does not create the game.`);
  return { ...next, n: commit.n, head: commit.hash, updated: commit.at };
}

/** The game as it would be after further events, for deciding the rest of the same mail. */
export function foresee(game: Game, events: readonly GameEvent[], at: Instant): Game {
  const commit: Commit = { game: game.name, n: game.n, at, events, salt: '', previous: game.head, hash: game.head };
  return events.reduce<Game>((next, event) => apply(next, event, commit), game);
}

function apply(game: Game | null, event: GameEvent, commit: Commit): Game {
  if (event.type === 'game-created') return created(event, commit);
  if (game === null) throw new Error(`'${event.type}' before 'game-created' in '${commit.game}'.`);
  switch (event.type) {
    case 'settings-changed':
      return { ...game, settings: { ...game.settings, ...event.changes } };
    case 'player-joined': {
      const { preferences, passwordHash } = event.sealed.value;
      return withPassword(
        { ...game, applicants: [...game.applicants, { person: event.person, preferences }] },
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
    case 'preferences-set':
      return {
        ...game,
        applicants: game.applicants.map((each) =>
          each.person === event.person ? { ...each, preferences: event.sealed.value } : each,
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
    case 'wait-set':
      return withSeats(game, [event.power], (seat) => ({ ...seat, wait: event.sealed.value.wait }));
    case 'press-sent':
      return game;
    case 'deadline-set':
      return withCurrent(game, (current) => ({ ...current, clock: event.clock, reminded: [] }));
    case 'reminded':
      return withCurrent(game, (current) => ({ ...current, reminded: [...current.reminded, event.hours] }));
    case 'late-noticed':
      return withCurrent(game, (current) => ({
        ...current,
        lateNotices: current.lateNotices + 1,
        lastLateNotice: commit.at,
      }));
    case 'powers-abandoned':
      return withCurrent(
        withSeats(game, event.powers, (seat) => ({
          ...seat,
          person: null,
          status: 'abandoned',
          epoch: seat.epoch + 1,
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
      return { ...game, status: 'finished', current: null, outcome: event.outcome };
    case 'mail-answered':
      return withCurrent(
        { ...game, answered: [...game.answered, event.mail.key].slice(-REMEMBERED_MAILS) },
        (current) => ({ ...current, lastMail: Math.max(current.lastMail, event.mail.received) }),
      );
  }
}

function created(event: GameEventOf<'game-created'>, commit: Commit): Game {
  return {
    name: commit.game,
    variant: event.variant,
    n: commit.n,
    head: commit.hash,
    status: 'forming',
    settings: event.settings,
    masters: [event.by],
    observers: [],
    applicants: [],
    seats: [],
    passwords: {},
    position: null,
    current: null,
    resolved: [],
    last: null,
    outcome: null,
    answered: [],
    created: commit.at,
    updated: commit.at,
  };
}

function started(game: Game, event: GameEventOf<'game-started'>, at: Instant): Game {
  const seats = Object.entries(event.seats).map(
    ([power, person]): Seat => ({
      power,
      person,
      epoch: 1,
      status: person === null ? 'dummy' : 'playing',
      wait: false,
      onFile: [],
      receipt: null,
    }),
  );
  return {
    ...game,
    status: 'active',
    applicants: [],
    seats,
    position: event.position,
    current: freshPhase(event.clock, at),
  };
}

function resolved(game: Game, event: GameEventOf<'phase-resolved'>, commit: Commit): Game {
  const before = game.position!;
  return {
    ...withSeats(game, null, (seat) => ({ ...seat, wait: false, onFile: [], receipt: null })),
    position: event.next?.position ?? {
      variant: before.variant,
      phase: before.phase,
      units: event.resolution.units,
      centers: event.resolution.centers,
    },
    current: event.next === null ? null : freshPhase(event.next.clock, commit.at),
    resolved: [...game.resolved, { phase: event.phase, n: commit.n, at: commit.at }],
    last: { before, resolution: event.resolution },
  };
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

function withPassword(game: Game, person: string, passwordHash: string | null): Game {
  return passwordHash === null ? game : { ...game, passwords: { ...game.passwords, [person]: passwordHash } };
}
