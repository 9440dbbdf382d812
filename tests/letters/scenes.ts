/** Occasions for letters: views of games as players see them, from phases of real games (tests/games). */

import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../engine/board/board.ts';
import type { OrdersByPower, Position, Resolution } from '../../engine/board/position.ts';
import type { ByPower, Power } from '../../engine/board/variant.ts';
import { dueOf, missingOf } from '../../engine/game/due.ts';
import type { Asked, PhaseClock } from '../../engine/game/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../engine/settings/settings.ts';
import type { Instant } from '../../engine/time.ts';
import type { GameView, OwnPower, SeatView } from '../../engine/view/view.ts';
import { gameName, rowsOf } from '../../engine/vocabulary.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { loadAsked } from '../../templates/mail/kinds/account/asked-later.ts';
import type { AccountMailContext, GameMailContent, Help, House, MailContext } from '../../templates/mail/mail.ts';
import { boardOf, readJsonLines } from '../boards.ts';

await loadAsked();

export const at = (text: string): Instant => Date.parse(text);
export const HOUR = 3_600_000;

/** Sunday evening; the deadline is two days and three hours ahead. */
export const NOW = at('2026-03-01T20:30:00Z');
export const DEADLINE = at('2026-03-03T23:30:00Z');
export const CLOCK: PhaseClock = {
  began: at('2026-02-28T23:30:00Z'),
  earliest: at('2026-02-28T23:30:00Z'),
  deadline: DEADLINE,
  graceEnd: DEADLINE + 167 * HOUR,
};
const RECEIVED = NOW - 20_000;

const HOUSE: House = {
  code: 'CHAN',
  judge: 'judge@chancery.example.org',
  gameAddress: (game) => `${game}@chancery.example.org`,
  site: 'https://chancery.example.org/',
};

const PLAYERS: ByPower<string> = {
  AUSTRIA: 'Ada',
  ENGLAND: 'Ben',
  FRANCE: 'Cleo',
  GERMANY: 'Dirk',
  ITALY: 'Elsa',
  RUSSIA: 'Fyodor',
  TURKEY: 'Gül',
};

interface PlayedPhase {
  readonly game: string;
  readonly phase: string;
  readonly units: Position['units'];
  readonly centers: Position['centers'];
  readonly orders: OrdersByPower;
}

const played = readJsonLines<PlayedPhase>(new URL('../games/data/standard.jsonl', import.meta.url));

/** A phase of a real game, resolved, with the board before it and after it. */
export interface Resolved {
  readonly board: Board;
  readonly before: Position;
  readonly orders: OrdersByPower;
  readonly resolution: Resolution;
  readonly after: Position;
  readonly turn: number;
}

/** Replays a real game as far as the phase. */
export function resolved(game: string, phase: string): Resolved {
  const board = boardOf('standard');
  let position = startingPosition(board);
  for (const [n, line] of played.filter((each) => each.game === game).entries()) {
    const step = resolve(board, position, line.orders, n + 1);
    if (line.phase === phase) return step;
    position = step.after;
  }
  throw new Error(`The game ${game} has no phase ${phase}.`);
}

/** One phase of any board. */
export function resolve(board: Board, before: Position, orders: OrdersByPower, turn: number): Resolved {
  const resolution = adjudicate(board, before, orders, { explain: true });
  const after =
    resolution.next === null
      ? { ...before, units: resolution.units, centers: resolution.centers }
      : nextPosition(board, before, resolution);
  return { board, before, orders, resolution, after, turn };
}

export interface Scene {
  readonly board?: Board;
  readonly name?: string;
  readonly position?: Position | null;
  readonly last?: Resolved;
  /** The reader's powers with the orders they have on file. */
  readonly own?: ByPower<readonly string[]>;
  /** Orders on file that came with an earlier mail. */
  readonly older?: readonly string[];
  readonly wait?: boolean;
  readonly role?: GameView['role'];
  readonly status?: GameView['status'];
  readonly settings?: Partial<Settings>;
  readonly clock?: PhaseClock | null;
  readonly now?: Instant;
  readonly zone?: string;
  readonly mayReturn?: readonly Power[];
  readonly late?: readonly Power[];
  readonly seats?: (seat: SeatView) => SeatView;
  readonly signedOn?: number;
  readonly links?: Partial<MailContext['links']>;
  readonly outcome?: GameView['outcome'];
  readonly pending?: GameView['pending'];
}

let usual = boardOf('standard');

/** While it runs, occasions that name no board are on this one: the standard map with other names, say. */
export function whileOn<T>(board: Board, run: () => T): T {
  const before = usual;
  usual = board;
  try {
    return run();
  } finally {
    usual = before;
  }
}

/** An occasion as `lambdas/outgoing` would make it for the reader of the scene. */
export function context(scene: Scene = {}): MailContext {
  const board = scene.board ?? scene.last?.board ?? usual;
  const name = scene.name ?? 'marne';
  const settings = { ...DEFAULT_SETTINGS, ...scene.settings };
  const status = scene.status ?? 'active';
  const over = status === 'finished' || status === 'forming';
  const position =
    scene.position === undefined
      ? (scene.last?.after ?? (status === 'forming' ? null : startingPosition(board)))
      : scene.position;
  const turn = scene.last === undefined ? 1 : scene.last.turn + 1;
  const own = rowsOf(scene.own ?? {}).map(([power, orders]): OwnPower => {
    const due = position === null || over ? { kind: 'nothing' as const } : dueOf(board, position, power);
    return {
      power,
      due,
      onFile: orders.map((order) => ({
        order,
        received: scene.older?.includes(order) === true ? RECEIVED - HOUR : RECEIVED,
      })),
      proxies: [],
      missing: missingOf(due, orders),
      ahead: { orders: [], waits: [] },
      wait: scene.wait ?? false,
      vote: { draw: null, concede: null },
      receipt: orders.length === 0 ? null : '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    };
  });
  const visible = (power: Power) => !settings.anonymous || own.some((each) => each.power === power);
  const seats =
    position === null
      ? []
      : board.powers.map(
          ({ name: power }): SeatView => ({
            power,
            status: 'playing',
            player: visible(power) ? (PLAYERS[power] ?? `player of ${power.toLowerCase()}`) : null,
            units: (position.units[power] ?? []).length,
            centers: (position.centers[power] ?? []).length,
            late: scene.late?.includes(power) ?? false,
            lateNotices: 0,
            isOpen: false,
            isBot: false,
            vote: null,
            progress: null,
            waits: null,
            away: null,
          }),
        );
  const page = `https://chancery.example.org/games/${name}/`;
  const shown = scene.last?.resolution.phase ?? position?.phase ?? null;
  return {
    house: HOUSE,
    view: {
      name: gameName(name),
      variant: board.variant.id,
      status,
      diary: [],
      settings,
      n: 42,
      sight: 'all' as const,
      head: '9b2c6a1f0d7e4835a2c1b0f9e8d7c6b5a49382716050f4e3d2c1b0a998877665',
      phase: over ? null : (position?.phase ?? null),
      turn,
      clock: over ? null : scene.clock === undefined ? CLOCK : scene.clock,
      position,
      isOpenToAll: true,
      acts: [],
      last: scene.last === undefined ? null : { before: scene.last.before, resolution: scene.last.resolution },
      resolved: scene.last === undefined ? [] : [{ phase: scene.last.resolution.phase, n: 42, at: NOW }],
      seats: scene.seats === undefined ? seats : seats.map(scene.seats),
      signedOn: scene.signedOn ?? 7,
      seatsInAll: 7,
      playingMasters: [],
      masters: ['Max'],
      outcome: scene.outcome ?? null,
      created: at('2026-02-01T12:00:00Z'),
      absences: [],
      pausedAt: null,
      masterWait: false,
      looks: [],
      bidders: null,
      look: null,
      pending: scene.pending ?? [],
      mayReturn: scene.mayReturn ?? [],
      role: scene.role ?? (own.length > 0 ? { kind: 'player', own } : { kind: 'observer' }),
    },
    board,
    zones,
    now: scene.now ?? NOW,
    zone: scene.zone ?? 'Europe/Berlin',
    links: {
      game: page,
      map: shown === null ? null : `${page}${shown}/`,
      mapPicture: shown === null ? null : `${page}maps/${shown}.png`,
      board: (phase) => `${page}maps/${phase}-board.png`,
      ...scene.links,
    },
    replyTo: `${name}+r-k7wq2m5xv3ah6tzc@chancery.example.org`,
    help: HELP,
  };
}

const HELP: Help = {
  topics: [
    { name: 'guide', about: "the player's guide, from the first mail to the last center" },
    { name: 'commands', about: 'every command, one after the other' },
  ],
  text: (topic) => (topic === 'guide' ? GUIDE : null),
  translated: () => null,
  title: () => null,
  board: (variant) => (variant === 'standard' ? boardOf(variant) : null),
};

const GUIDE = `# The player's guide

Write to the judge as you would write to a *friend*: see [the site](https://chancery.example.org/).

1. Sign on.
2. Send orders, **one to a line**.

| order | means |
| --- | --- |
| \`A Par - Bur\` | a move |
| \`A Par H\` | a hold |

\`\`\`
signon fmarne PASSWORD
A Par - Bur
\`\`\`
`;

export const DESK: AccountMailContext = {
  house: HOUSE,
  zones,
  now: NOW,
  zone: 'UTC',
  replyTo: HOUSE.judge,
  help: HELP,
};

/** The content of a results mail. */
export function resultsOf({ before, resolution, turn }: Resolved): Extract<GameMailContent, { kind: 'results' }> {
  return { kind: 'results', before, resolution, turn, deadline: NOW, outcome: null };
}

/** The content of an acknowledgement, everything empty but for what is given. */
export function acknowledgement(
  content: Partial<Extract<GameMailContent, { kind: 'acknowledgement' }>> = {},
): Extract<GameMailContent, { kind: 'acknowledgement' }> {
  return {
    kind: 'acknowledgement',
    mail: { key: 'k', messageId: '<m@example.org>', subject: 'orders', received: RECEIVED },
    power: null,
    report: [],
    asked: [],
    pressSent: [],
    earlier: [],
    ...content,
  };
}

/** A mail that looks back on a game. */
export function lookingBack(...asked: readonly Asked[]): Extract<GameMailContent, { kind: 'looking-back' }> {
  return { kind: 'looking-back', mail: acknowledgement().mail, report: [], asked };
}
