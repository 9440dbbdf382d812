/** What the GM, the newcomer and the bots of the demonstration write until the newcomer decides, and when. */

import type { OrdersByPower, PhaseCode } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { gameName, phaseCode, rowsOf } from '../../../engine/vocabulary.ts';
import type { Language } from '../../../templates/locales/shape.ts';
import record from './demo-game.json' with { type: 'json' };

/** The demonstration's name among the games. */
export const DEMONSTRATION = gameName('demo');

export const DEMO_VARIANT = 'standard';

/** The newcomer's power and mailbox. */
export const NEWCOMER = {
  game: DEMONSTRATION,
  phase: 'S1903M',
  power: 'FRANCE',
  address: 'you@example.org',
  name: 'You',
} as const;

export interface DemoMail {
  /** `bot`: the power whose bot writes, from an address of its own. */
  readonly from: { readonly name: string; readonly address: string } | { readonly bot: Power };
  readonly subject: string;
  readonly text: string;
  /** Milliseconds after the demonstration's first mail. */
  readonly at: number;
}

interface Played {
  readonly phase: PhaseCode;
  readonly orders: OrdersByPower;
}

/** What people ordered in a game that was played; the last phase is the one in which the newcomer's orders are due. */
export const PHASES: readonly Played[] = record.phases.map(({ phase, orders }) => ({
  phase: phaseCode(phase),
  orders,
}));

const MASTER = { name: 'Mara Quill', address: 'mara@example.org' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long the players of a kind of phase take for their mails, from the first to the last. */
const TAKES: Readonly<Record<string, number>> = { M: 40 * HOUR, R: 6 * HOUR, A: 9 * HOUR };

/** Whoever plays alone is not hurried. */
export const UNHURRIED = ['move', 'retreat', 'adjust'].map(
  (kind) => `set ${kind} delay 0, ${kind} next 7D, ${kind} grace 30D`,
);

/** All mails in order, the last of them sent while the newcomer's orders are due; the newcomer and the GM speak `language`. */
export function demoMails({ code, pages }: Language): readonly DemoMail[] {
  const { demoComment, demoWelcome } = pages.home;
  const game = DEMONSTRATION;
  const mails: DemoMail[] = [];
  let at = 0;
  const write = (from: DemoMail['from'], subject: string, lines: readonly string[]) =>
    mails.push({ from, subject, text: `${lines.join('\n')}\n`, at: Math.round(at) });

  write(MASTER, 'A new game', [`create ?${game} quill`, `set comment ${demoComment}`, ...UNHURRIED]);
  at += 95 * MINUTE;
  if (code !== 'en') write(NEWCOMER, 'Language', [`set language ${code}`]);
  write(NEWCOMER, 'Signing on', [`signon ?${game} tulip`, `set preference ${NEWCOMER.power.slice(0, 1)}`]);
  at += 12 * MINUTE;
  write(MASTER, 'Bots for the others', [`signon m${game} quill`, 'force begin', 'set dummy all bot']);
  for (const { phase, orders } of PHASES) {
    const isLast = phase === PHASES.at(-1)!.phase;
    const writers = rowsOf(orders).filter(([power]) => !(isLast && power === NEWCOMER.power));
    const step = TAKES[phase.slice(-1)]! / (writers.length + 1);
    at += step;
    for (const [n, [power, list]] of inTurn(writers, phase).entries()) {
      at += isLast ? 34 * MINUTE : Math.round(step * (0.7 + 0.6 * fraction(phase, n)));
      if (power === NEWCOMER.power) write(NEWCOMER, `${phase} orders`, byHand(list));
      else write({ bot: power }, `${phase} orders`, [`PHASE ${phase}`, ...list]);
    }
  }
  at += 5 * MINUTE;
  write(MASTER, 'Welcome', [`signon m${game} quill`, 'broadcast', ...demoWelcome, 'endbroadcast']);
  return mails;
}

function byHand(orders: readonly string[]): readonly string[] {
  return ['Dear judge,', '', ...orders.map(capitals), '', '-- ', NEWCOMER.name];
}

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
