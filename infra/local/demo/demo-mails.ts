/** What the GM, the newcomer and the bots of the demonstration write until the newcomer decides, and when. */

import type { OrdersByPower, PhaseCode } from '../../../engine/board/position.ts';
import type { Power } from '../../../engine/board/variant.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { gameName, phaseCode, rowsOf } from '../../../engine/vocabulary.ts';
import type { Language } from '../../../templates/locales/shape.ts';
import { localWords } from '../../../templates/locales/text/words-apart.ts';
import record from './demo-game.json' with { type: 'json' };

/** The first demonstration's name among the games. */
export const DEMONSTRATION = gameName('demo');

export const DEMO_VARIANT = 'standard';

/** The newcomer's power and mailbox, in the first demonstration. */
export const NEWCOMER = newcomerOf(1);

export interface Newcomer {
  readonly game: GameName;
  readonly power: Power;
  readonly address: string;
  readonly name: string;
}

/** Each visitor has a demonstration of their own: `n` from 1. */
export function newcomerOf(n: number): Newcomer {
  const number = n === 1 ? '' : String(n);
  return { game: gameName(`demo${number}`), power: 'FRANCE', address: `you${number}@example.org`, name: 'You' };
}

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long the players of a kind of phase take for their mails, from the first to the last. */
const TAKES: Readonly<Record<string, number>> = { M: 40 * HOUR, R: 6 * HOUR, A: 9 * HOUR };

/** All mails in order, the last of them sent while the newcomer's orders are due; the newcomer and the GM speak `language`. */
export function demoMails({ code }: Pick<Language, 'code'>, newcomer: Newcomer = NEWCOMER): readonly DemoMail[] {
  const { demoComment, demoWelcome, language } = localWords({ code }).home;
  const { game, power: own, address } = newcomer;
  // Nobody may create more than some games a day: each demonstration has its own GM.
  const gm = { name: 'Mara Quill', address: address.replace(/^you/, 'mara') };
  const mails: DemoMail[] = [];
  let at = 0;
  const write = (from: DemoMail['from'], subject: string, lines: readonly string[]) =>
    mails.push({ from, subject, text: `${lines.join('\n')}\n`, at: Math.round(at) });

  write(gm, 'A new game', [
    `create ?${game} quill ${DEMO_VARIANT} practice`,
    `set comment ${demoComment}`,
    `set allow player ${address}`,
  ]);
  at += 95 * MINUTE;
  if (code !== 'en') write(newcomer, language, [`set language ${code}`]);
  write(newcomer, 'Signing on', [`signon ?${game} tulip`, `set preference ${own.slice(0, 1)}`]);
  for (const { phase, orders } of PHASES) {
    const isLast = phase === PHASES.at(-1)!.phase;
    const writers = rowsOf(orders).filter(([power]) => !(isLast && power === own));
    const step = TAKES[phase.slice(-1)]! / (writers.length + 1);
    at += step;
    for (const [n, [power, list]] of inTurn(writers, phase).entries()) {
      at += isLast ? 34 * MINUTE : Math.round(step * (0.7 + 0.6 * fraction(phase, n)));
      if (power === own) write(newcomer, `${phase} orders`, byHand(list));
      else write({ bot: power }, `${phase} orders`, [`PHASE ${phase}`, ...list]);
    }
  }
  at += 5 * MINUTE;
  write(gm, 'Welcome', [`signon m${game} quill`, 'broadcast', ...demoWelcome, 'endbroadcast']);
  return mails;
}

function byHand(orders: readonly string[]): readonly string[] {
  return ['Dear judge,', '', ...orders.map(capitals), '', '-- ', 'You'];
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
