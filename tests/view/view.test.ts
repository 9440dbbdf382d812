/** Who may see what of a game: ARCHITECTURE.md ("only the view decides what anyone may see"), judge-language C2 (settings that hide). */

import { describe, expect, it } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Vote } from '../../engine/game/events.ts';
import type { Game, Seat } from '../../engine/game/game.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import { areNamesOpen, type GameView, type Reader, viewOf } from '../../engine/view/view.ts';
import { gameName, type PersonId, type Power, personId, phaseCode } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';

const DEADLINE = 1_000_000;
const CLOCK = { began: 0, earliest: 0, deadline: DEADLINE, graceEnd: 2_000_000 };
const NOBODY: Reader = 'public';
const reader = (person: PersonId): Reader => ({ person });
const FRANCE = reader(personId('p-france'));
const MASTER = reader(personId('p-master'));
const OBSERVER = reader(personId('p-observer'));
const STRANGER = reader(personId('p-stranger'));
const READERS = { NOBODY, FRANCE, MASTER, OBSERVER, STRANGER };

const VOTE: Vote = { draw: ['FRANCE', 'TURKEY'], concede: 'TURKEY' };
const NO_VOTE: Vote = { draw: null, concede: null };
const AHEAD: Seat['ahead'] = { orders: [], waits: [] };

/** Everybody has a secret of each kind. */
function seatOf(power: Power): Seat {
  const units = standard.powers.find(({ name }) => name === power)!.units;
  return {
    power,
    person: personId(`p-${power.toLowerCase()}`),
    epoch: 3,
    status: 'playing',
    wait: true,
    alwaysWait: false,
    vote: VOTE,
    deadlineWish: null,
    former: personId('p-former'),
    resigned: false,
    isClosed: false,
    claim: 'hash-of-claim',
    onFile: units.map((unit) => ({ order: `${unit} H`, received: 5 })),
    ahead: AHEAD,
    receipt: { receipt: `receipt-of-${power}`, salt: `salt-of-${power}` },
  };
}

interface Changes extends Partial<Omit<Game, 'settings'>> {
  readonly settings?: Partial<Settings>;
  readonly seat?: (seat: Seat) => Seat;
}

function gameWith({ settings = {}, seat = (each) => each, ...changes }: Changes = {}): Game {
  return {
    name: gameName('marne'),
    variant: 'standard',
    n: 12,
    head: 'head-digest',
    status: 'active',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    masters: [personId('p-master')],
    observers: [personId('p-observer')],
    applicants: [],
    dealt: [{ person: personId('p-france'), preferences: [['RUSSIA']] }],
    access: { allowed: [personId('p-allowed')], denied: [personId('p-denied')], approved: [], asking: [] },
    seats: standard.powers.map(({ name }) => seat(seatOf(name))),
    passwords: { [personId('p-france')]: 'hash-of-password' },
    absences: [
      { person: personId('p-france'), from: 10, to: 20 },
      { person: personId('p-turkey'), from: 777, to: 888 },
    ],
    postal: [],
    diary: [],
    withoutBroadcasts: [personId('p-deaf')],
    masterWait: true,
    pausedAt: null,
    position: startingPosition(standard),
    current: {
      clock: CLOCK,
      reminded: [],
      lateNotices: 0,
      lastLateNotice: null,
      lastReplacementNotice: null,
      lastMasterNotice: null,
      lastMail: 0,
    },
    resolved: [],
    undone: [],
    last: null,
    outcome: null,
    looks: [{ by: personId('p-master'), at: 9, phase: phaseCode('S1901M'), what: 'orders' }],
    confirmations: [{ person: personId('p-france'), action: 'resign', word: 'secret-word', asked: 1 }],
    answered: ['key-of-a-mail'],
    created: 0,
    updated: 1,
    ...changes,
  };
}

const names = (person: string) => `name of ${person}`;

function seen(game: Game, by: Reader, { now = 0, looks = false } = {}): GameView {
  return viewOf(game, by, { board: standard, names, now, looks });
}

const france = (view: GameView) => view.seats.find(({ power }) => power === 'FRANCE')!;
const empty = (power: Power) => (seat: Seat) => (seat.power === power ? { ...seat, onFile: [] } : seat);

describe('what everybody may see', () => {
  it('is the board, the deadline, the settings, the phases that are over and the head of the chain', () => {
    const game = gameWith();
    for (const by of Object.values(READERS)) {
      expect(seen(game, by)).toMatchObject({
        name: 'marne',
        variant: 'standard',
        status: 'active',
        settings: DEFAULT_SETTINGS,
        n: 12,
        head: 'head-digest',
        phase: 'S1901M',
        turn: 1,
        clock: CLOCK,
        position: game.position,
        last: null,
        resolved: [],
        seatsInAll: 7,
        masters: ['name of p-master'],
        outcome: null,
        created: 0,
        pausedAt: null,
      });
    }
  });

  it('is of each power its player, its units and its centers', () => {
    expect(seen(gameWith(), NOBODY).seats[2]).toEqual({
      power: 'FRANCE',
      status: 'playing',
      player: 'name of p-france',
      units: 3,
      centers: 3,
      late: false,
      isOpen: false,
      isBot: false,
      lateNotices: 0,
      vote: null,
      progress: null,
      waits: null,
      away: null,
    });
  });

  it('is of orders, waits and absences to a master who does not play: how far, and never which', () => {
    const some = gameWith({
      seat: (each) => (each.power === 'FRANCE' ? { ...each, onFile: each.onFile.slice(0, 1), wait: false } : each),
    });
    expect(france(seen(some, MASTER))).toMatchObject({ progress: 'some', waits: false, away: { from: 10, to: 20 } });
    expect(JSON.stringify(seen(some, MASTER))).not.toContain(' H');
    const playing = { ...some, masters: [personId('p-master'), personId('p-france')] };
    for (const by of [FRANCE, OBSERVER, STRANGER, NOBODY])
      expect(france(seen(playing, by))).toMatchObject({ progress: null, waits: null, away: null });
  });

  it('is of a power without anything on the board: nothing', () => {
    const { position } = gameWith();
    const { FRANCE: _units, ...units } = position!.units;
    const { FRANCE: _centers, ...centers } = position!.centers;
    const view = seen(gameWith({ position: { ...position!, units, centers } }), NOBODY);
    expect(france(view)).toMatchObject({ units: 0, centers: 0 });
    expect(france(seen(gameWith({ position: null }), NOBODY))).toMatchObject({ units: 0, centers: 0 });
  });

  it('names a phase while the game is on or paused, and none before and after', () => {
    const phaseOf = (status: Game['status']) => seen(gameWith({ status }), NOBODY).phase;
    expect(['forming', 'active', 'paused', 'finished'].map((status) => phaseOf(status as Game['status']))).toEqual([
      null,
      'S1901M',
      'S1901M',
      null,
    ]);
    expect(seen(gameWith({ position: null }), NOBODY).phase).toBeNull();
    expect(seen(gameWith({ current: null }), NOBODY).clock).toBeNull();
  });

  it('holds no secret of anybody, whoever looks', () => {
    for (const [who, by] of Object.entries(READERS)) {
      const told = JSON.stringify(seen(gameWith({ settings: { anonymous: true } }), by));
      for (const secret of ['hash-of', 'salt-of', 'secret-word', 'key-of-a-mail', 'p-denied', 'p-former']) {
        expect(told, `${secret} for ${who}`).not.toContain(secret);
      }
      expect(told.includes('receipt-of-TURKEY'), who).toBe(false);
      // When somebody is away: for the master alone.
      expect(told.includes('777'), who).toBe(who === 'MASTER');
    }
  });
});

describe('names in an anonymous game', () => {
  const anonymous = gameWith({ settings: { anonymous: true } });

  it('are known to the player and the masters, and to nobody else', () => {
    const who = (by: Reader) => seen(anonymous, by).seats.flatMap(({ player }) => (player === null ? [] : [player]));
    expect(who(FRANCE)).toEqual(['name of p-france']);
    expect(who(MASTER)).toHaveLength(7);
    for (const by of [NOBODY, OBSERVER, STRANGER]) expect(who(by)).toEqual([]);
  });

  it.each([
    ['active', true, false],
    ['active', false, false],
    ['finished', true, true],
    ['finished', false, false],
  ] as const)('in a game that is %s, with REVEAL %s, are open: %s', (status, reveal, isOpen) => {
    const game = gameWith({ status, settings: { anonymous: true, reveal } });
    expect(areNamesOpen(game)).toBe(isOpen);
    expect(france(seen(game, NOBODY)).player).toBe(isOpen ? 'name of p-france' : null);
  });

  it('are nothing hidden in any other game', () => {
    expect(areNamesOpen(gameWith())).toBe(true);
    expect(areNamesOpen(gameWith({ settings: { reveal: false } }))).toBe(true);
  });
});

describe('votes', () => {
  it('are secret, each but for who cast it', () => {
    const view = seen(gameWith(), FRANCE);
    expect(view.seats.map(({ vote }) => vote)).toEqual(Array(7).fill(null));
    expect(view.role).toMatchObject({ kind: 'player', own: [{ power: 'FRANCE', vote: VOTE }] });
  });

  it('are open to all under OPEN VOTES', () => {
    for (const by of Object.values(READERS)) {
      expect(france(seen(gameWith({ settings: { openVotes: true } }), by)).vote).toEqual(VOTE);
    }
  });
});

describe('who is late', () => {
  const late = gameWith({ seat: empty('FRANCE') });

  it('is told from the deadline on, not a moment before', () => {
    expect(france(seen(late, NOBODY, { now: DEADLINE - 1 })).late).toBe(false);
    expect(france(seen(late, NOBODY, { now: DEADLINE })).late).toBe(true);
    expect(seen(late, NOBODY, { now: DEADLINE }).seats.filter((seat) => seat.late)).toHaveLength(1);
    expect(france(seen({ ...late, current: null }, NOBODY, { now: DEADLINE })).late).toBe(false);
  });

  it('is told under HIDE LATE to the late and the masters only', () => {
    const hidden = gameWith({ seat: empty('FRANCE'), settings: { hideLate: true } });
    const isTold = (by: Reader) => france(seen(hidden, by, { now: DEADLINE })).late;
    expect(Object.values(READERS).filter(isTold)).toEqual([FRANCE, MASTER]);
    expect(isTold(reader(personId('p-turkey')))).toBe(false);
  });

  it('is told under HIDE LATE of nobody else because some other power has lost its player', () => {
    const settings = { hideLate: true };
    const other = gameWith({
      settings,
      seat: (seat) => (seat.power === 'ITALY' ? { ...seat, person: null, status: 'abandoned' } : empty('FRANCE')(seat)),
    });
    expect(france(seen(other, NOBODY, { now: DEADLINE })).late).toBe(false);
  });

  it('is told of a power whose player is gone, even then: a replacement is looked for in public', () => {
    const gone = gameWith({
      settings: { hideLate: true },
      seat: (seat) => (seat.power === 'FRANCE' ? { ...seat, onFile: [], person: null, status: 'abandoned' } : seat),
    });
    expect(france(seen(gone, NOBODY, { now: DEADLINE })).late).toBe(true);
    expect(seen(gone, NOBODY, { now: DEADLINE }).seats.filter((seat) => seat.late)).toHaveLength(1);
  });
});

describe('how often somebody was late', () => {
  const seat = (each: Seat) => ({ ...each, lateNotices: 4 });
  const toldTo = (by: Reader, settings: Partial<Settings>) =>
    france(seen(gameWith({ seat, settings }), by)).lateNotices;

  it('is told to all where it is counted, and under HIDE LATE to himself and the masters', () => {
    const readers = Object.values(READERS);
    expect(readers.map((by) => toldTo(by, {}))).toEqual([0, 0, 0, 0, 0]);
    expect(readers.map((by) => toldTo(by, { lateCount: true }))).toEqual([4, 4, 4, 4, 4]);
    expect(readers.map((by) => toldTo(by, { lateCount: true, hideLate: true }))).toEqual([0, 4, 4, 0, 0]);
  });

  it('is nothing where he never was', () => {
    expect(france(seen(gameWith({ settings: { lateCount: true } }), NOBODY)).lateNotices).toBe(0);
  });
});

describe('diaries (judge-language B)', () => {
  const entry = (by: PersonId, n: number, changes: Partial<Game['diary'][number]> = {}): Game['diary'][number] => ({
    by,
    as: 'FRANCE',
    entry: n,
    at: 7,
    phase: phaseCode('S1901M'),
    body: `entry ${n} of ${by}`,
    opens: true,
    ...changes,
  });
  const diary = [
    entry(personId('p-france'), 1),
    entry(personId('p-france'), 2, { body: null }),
    entry(personId('p-turkey'), 1, { as: 'TURKEY' }),
    entry(personId('p-turkey'), 2, { as: 'TURKEY', opens: false }),
  ];
  const bodies = (by: Reader, changes: Changes = {}) =>
    seen(gameWith({ diary, ...changes }), by).diary.map(({ body }) => body);

  it('are for their writer alone while the game is on, without what he has deleted', () => {
    expect(seen(gameWith({ diary }), FRANCE).diary).toEqual([
      { as: 'FRANCE', entry: 1, at: 7, phase: 'S1901M', body: 'entry 1 of p-france', isOwn: true, isOpen: false },
    ]);
    for (const by of [NOBODY, MASTER, OBSERVER, STRANGER]) expect(bodies(by)).toEqual([]);
  });

  it('are open to all when it has ended, but for what was written while they were closed', () => {
    const opened = ['entry 1 of p-france', 'entry 1 of p-turkey'];
    for (const by of Object.values(READERS)) expect(bodies(by, { status: 'finished' })).toEqual(opened);
    const { diary: own } = seen(gameWith({ diary, status: 'finished' }), reader(personId('p-turkey')));
    expect(own.map(({ body, isOwn, isOpen }) => ({ body, isOwn, isOpen }))).toEqual([
      { body: 'entry 1 of p-turkey', isOwn: true, isOpen: true },
      { body: 'entry 2 of p-turkey', isOwn: true, isOpen: false },
      { body: 'entry 1 of p-france', isOwn: false, isOpen: true },
    ]);
  });

  it('stay closed where the settings say so', () => {
    expect(bodies(NOBODY, { status: 'finished', settings: { openDiaries: false } })).toEqual([]);
  });
});

describe('proxies (judge-language A8)', () => {
  const lent = gameWith({
    seat: (seat) => {
      if (seat.power === 'ITALY') return { ...seat, onFile: [{ order: 'A ven P FRANCE', received: 5 }] };
      if (seat.power === 'TURKEY') return { ...seat, onFile: [{ order: 'A con P RUSSIA', received: 5 }] };
      return seat.power === 'FRANCE'
        ? { ...seat, onFile: [...seat.onFile, { order: 'A ven - tri', received: 6 }] }
        : seat;
    },
  });

  it('are seen by the power that may order the unit, with the order it gave, and by no other', () => {
    expect(seen(lent, FRANCE).role).toMatchObject({
      own: [{ power: 'FRANCE', proxies: [{ owner: 'ITALY', unit: 'A ven', order: 'A ven - tri' }] }],
    });
    expect(seen(lent, reader(personId('p-russia'))).role).toMatchObject({
      own: [{ power: 'RUSSIA', proxies: [{ owner: 'TURKEY', unit: 'A con', order: null }] }],
    });
    for (const by of [MASTER, OBSERVER, reader(personId('p-england'))])
      expect(JSON.stringify(seen(lent, by))).not.toMatch(/A ven [P-]/);
  });
});

describe('an open seat', () => {
  const left = { person: null, status: 'abandoned' } as const;
  const isOpen = (changes: Partial<Seat>, status: Game['status'] = 'active') =>
    france(seen(gameWith({ status, seat: (seat) => ({ ...seat, ...changes }) }), NOBODY)).isOpen;

  it('is one that nobody plays, unless the master has closed it or the game is over', () => {
    expect(isOpen(left)).toBe(true);
    expect(isOpen({})).toBe(false);
    expect(isOpen({ ...left, isClosed: true })).toBe(false);
    expect(isOpen(left, 'finished')).toBe(false);
    expect(france(seen(gameWith({ seat: (seat) => ({ ...seat, ...left }) }), MASTER)).player).toBeNull();
  });
});

describe('what a player sees of the own power', () => {
  it('is what is due, on file and missing, the receipt, the waits and votes; of no other power', () => {
    const { role } = seen(gameWith(), FRANCE);
    const { units } = standard.powers.find(({ name }) => name === 'FRANCE')!;
    expect(role).toEqual({
      kind: 'player',
      own: [
        {
          power: 'FRANCE',
          due: { kind: 'orders', units },
          onFile: units.map((unit) => ({ order: `${unit} H`, received: 5 })),
          missing: { kind: 'units', units: [] },
          proxies: [],
          ahead: AHEAD,
          wait: true,
          vote: VOTE,
          receipt: 'receipt-of-FRANCE',
        },
      ],
    });
  });

  it('is that nothing is due once the game is over, or before it has a board', () => {
    const due = (changes: Changes) => {
      const { role } = seen(gameWith(changes), FRANCE);
      return role.kind === 'player' ? role.own.map((own) => own.due) : null;
    };
    expect(due({ status: 'finished' })).toEqual([{ kind: 'nothing' }]);
    expect(due({ position: null })).toEqual([{ kind: 'nothing' }]);
  });

  it('is no receipt where nothing was filed', () => {
    const { role } = seen(gameWith({ seat: (seat) => ({ ...seat, receipt: null, vote: NO_VOTE }) }), FRANCE);
    expect(role).toMatchObject({ own: [{ receipt: null, vote: NO_VOTE }] });
  });

  it('is every power he plays', () => {
    const both = gameWith({
      seat: (seat) => (['FRANCE', 'ITALY'].includes(seat.power) ? { ...seat, person: personId('p-france') } : seat),
    });
    expect(seen(both, FRANCE).role).toMatchObject({ own: [{ power: 'FRANCE' }, { power: 'ITALY' }] });
  });

  it('is his own absences, without his id, and nobody else sees them', () => {
    expect(seen(gameWith(), FRANCE).absences).toEqual([{ from: 10, to: 20 }]);
    for (const by of [NOBODY, MASTER, OBSERVER, STRANGER]) expect(seen(gameWith(), by).absences).toEqual([]);
  });
});

describe('what others are', () => {
  it('is master, observer, or anybody', () => {
    expect(seen(gameWith(), MASTER).role).toEqual({ kind: 'master' });
    expect(seen(gameWith(), OBSERVER).role).toEqual({ kind: 'observer' });
    expect(seen(gameWith(), STRANGER).role).toEqual({ kind: 'public' });
    expect(seen(gameWith(), NOBODY).role).toEqual({ kind: 'public' });
  });

  it('is applicant before the start, with the own wishes', () => {
    const forming = gameWith({
      status: 'forming',
      seats: [],
      applicants: [
        { person: personId('p-turkey'), preferences: [['TURKEY']] },
        { person: personId('p-france'), preferences: [['FRANCE']] },
      ],
    });
    expect(seen(forming, FRANCE).role).toEqual({ kind: 'applicant', preferences: [['FRANCE']] });
    expect(JSON.stringify(seen(forming, reader(personId('p-turkey'))).role)).not.toContain('FRANCE');
  });
});

describe('how many have signed on', () => {
  const forming = { status: 'forming', seats: [], applicants: [{ person: personId('p-a'), preferences: [] }] } as const;

  it('is told to all', () => {
    for (const by of Object.values(READERS)) expect(seen(gameWith(forming), by).signedOn).toBe(1);
  });

  it('is told to the masters only where it is SECRET', () => {
    const secret = gameWith({ ...forming, settings: { secret: true } });
    expect(Object.values(READERS).map((by) => seen(secret, by).signedOn)).toEqual([null, null, 1, null, null]);
  });
});

describe('what masters see', () => {
  it('is that a master waits', () => {
    const told = (by: Reader) => seen(gameWith(), by).masterWait;
    expect(Object.values(READERS).filter(told)).toEqual([MASTER]);
    expect(seen(gameWith({ masterWait: false }), MASTER).masterWait).toBe(false);
  });

  it('is the orders on file and what would come of them: where the game lets him, when he asks, and nobody else', () => {
    const lets = gameWith({ settings: { masterSees: true } });
    const { look } = seen(lets, MASTER, { looks: true });
    expect(look!.orders.map(({ power }) => power)).toEqual(standard.powers.map(({ name }) => name));
    expect(look!.orders[2]!.onFile).toHaveLength(3);
    expect(look!.prediction.orders.every(({ order, outcome }) => order.endsWith(' H') && outcome !== undefined)).toBe(
      true,
    );
    expect(seen(lets, MASTER).look).toBeNull();
    expect(seen(gameWith(), MASTER, { looks: true }).look).toBeNull();
    for (const by of [NOBODY, FRANCE, OBSERVER, STRANGER]) expect(seen(lets, by, { looks: true }).look).toBeNull();
  });

  it('is nothing to look at where no phase is under way', () => {
    const settings = { masterSees: true };
    expect(seen(gameWith({ settings, position: null }), MASTER, { looks: true }).look).toBeNull();
    expect(seen(gameWith({ settings, current: null }), MASTER, { looks: true }).look).toBeNull();
  });

  it('is told to all when the game is over, with the name of who looked', () => {
    expect(seen(gameWith(), MASTER).looks).toEqual([]);
    expect(seen(gameWith({ status: 'finished' }), NOBODY).looks).toEqual([
      { by: personId('name of p-master'), at: 9, phase: 'S1901M', what: 'orders' },
    ]);
  });
});
