/** What the people of the demonstration write, and when. */
import type { OrdersByPower, PhaseCode } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { GameName } from '../../engine/game/events.ts';
import record from './demo-game.json' with { type: 'json' };

/** The demonstration's name among the games. */
export const DEMONSTRATION: GameName = 'demo';

/** The newcomer's power and mailbox. */
export const NEWCOMER = {
  game: DEMONSTRATION,
  phase: 'S1903M',
  power: 'FRANCE',
  address: 'you@example.org',
  name: 'You',
} as const;

export interface DemoMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Milliseconds after the demonstration's first mail. */
  readonly at: number;
}

const PHASES: readonly { readonly phase: PhaseCode; readonly orders: OrdersByPower }[] = record.phases;

const MASTER = { name: 'Mara Quill', address: 'mara@example.org' };
const PLAYERS: Readonly<Record<Power, { readonly name: string; readonly address: string }>> = {
  AUSTRIA: { name: 'Ada Brandt', address: 'ada@example.org' },
  ENGLAND: { name: 'Ben Ashby', address: 'ben@example.org' },
  FRANCE: NEWCOMER,
  GERMANY: { name: 'Dora Lind', address: 'dora@example.org' },
  ITALY: { name: 'Enzo Ricci', address: 'enzo@example.org' },
  RUSSIA: { name: 'Fay Winter', address: 'fay@example.org' },
  TURKEY: { name: 'Gus Marlow', address: 'gus@example.org' },
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long the players of a kind of phase take for their mails, from the first to the last. */
const TAKES: Readonly<Record<string, number>> = { M: 40 * HOUR, R: 6 * HOUR, A: 9 * HOUR };

/** Press that goes with a power's orders in a phase. */
const PRESS: readonly { readonly phase: PhaseCode; readonly from: Power; readonly lines: readonly string[] }[] = [
  {
    phase: 'S1901M',
    from: 'ITALY',
    lines: ['broadcast', 'Good luck to all, and may the best liar win.', 'endbroadcast'],
  },
  {
    phase: 'S1902M',
    from: 'AUSTRIA',
    lines: ['broadcast', 'So that is how it is, Turkey. Serbia will not fall twice.', 'endbroadcast'],
  },
  {
    phase: 'S1903M',
    from: 'ENGLAND',
    lines: [
      'press to France',
      'Picardy is welcome to go on supporting me in Belgium. My fleet in the',
      'North Sea does the same, so Germany can do nothing there.',
      'What I would like to know: is your fleet going home?',
      'endpress',
    ],
  },
  {
    phase: 'S1903M',
    from: 'GERMANY',
    lines: [
      'press to France',
      'Berlin is all but lost, I know. Leave me Kiel and Holland, and England',
      'will have no easy way to your coast. Otherwise he is next door to you.',
      'endpress',
    ],
  },
];

/** All mails in order, the last of them sent while the newcomer's orders are due. */
export function demoMails(): readonly DemoMail[] {
  const game = DEMONSTRATION;
  const mails: DemoMail[] = [];
  let at = 0;
  const write = (from: DemoMail['from'], subject: string, lines: readonly string[]) =>
    mails.push({ from, subject, text: `${lines.join('\n')}\n`, at: Math.round(at) });

  write(MASTER, 'A new game', [
    `create ?${game} quill`,
    'set comment The demonstration: a real game, played by mail',
    'set move delay 0',
    'set retreat delay 0',
    'set adjust delay 0',
  ]);
  for (const [n, [power, player]] of Object.entries(PLAYERS).entries()) {
    at += 95 * MINUTE + n * 7 * MINUTE;
    write(player, 'Signing on', [`signon ?${game} ${power.toLowerCase()}-${n}`, `set preference ${power.slice(0, 1)}`]);
  }
  for (const { phase, orders } of PHASES) {
    const isLast = phase === PHASES.at(-1)!.phase;
    const writers = Object.entries(orders).filter(([power]) => !(isLast && power === NEWCOMER.power));
    const step = TAKES[phase.slice(-1)]! / (writers.length + 1);
    at += step;
    for (const [n, [power, list]] of inTurn(writers, phase).entries()) {
      at += isLast ? 34 * MINUTE : Math.round(step * (0.7 + 0.6 * fraction(phase, n)));
      const press = PRESS.filter((each) => each.phase === phase && each.from === power).flatMap(({ lines }) => [
        ...lines,
        '',
      ]);
      write(PLAYERS[power]!, `${phase} orders`, [...press, ...HANDS[power]!(list)]);
    }
  }
  return mails;
}

/** Each player's way of writing orders. */
const HANDS: Readonly<Record<Power, (orders: readonly string[]) => readonly string[]>> = {
  AUSTRIA: (orders) => orders,
  ENGLAND: (orders) => [orders.map(capitals).join(', ')],
  FRANCE: (orders) => ['Dear judge,', '', ...orders.map(capitals), '', '-- ', 'You'],
  GERMANY: (orders) => orders.map((order) => order.replaceAll(' - ', ' -> ').toUpperCase()),
  ITALY: (orders) => orders.map((order, n) => `${n + 1}) ${capitals(order)}`),
  RUSSIA: (orders) => orders.map((order) => capitals(order).replace(/ - /, '-')),
  TURKEY: (orders) => orders.map((order) => order.replace(/ - /, ' to ').replace(/ S /, ' supports ')),
};

function capitals(order: string): string {
  return order.replace(/\b[a-z]{3}\b/g, (place) => place.slice(0, 1).toUpperCase() + place.slice(1));
}

/** Nobody is always the first to write. */
function inTurn<T>(list: readonly T[], phase: PhaseCode): readonly T[] {
  const first = Math.floor(fraction(phase, 0) * list.length);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** A number from 0 up to 1 that looks like chance and is always the same. */
function fraction(phase: PhaseCode, n: number): number {
  const seed = [...phase].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), n * 7_919);
  return (Math.abs(Math.sin(seed)) * 10_000) % 1;
}
