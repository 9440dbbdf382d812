/** People who play by mail in a simulated world. What they order follows from the board alone, whenever they come to it. */

import { legalAdjustments, legalOrders } from '../../engine/adjudicate/legality/legal-orders.ts';
import { dueTo } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Game } from '../../engine/game/game.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import { fnvOf } from '../../engine/text/fnv.ts';
import { DOMAIN } from '../conversations/world.ts';
import { createRandom, type Random } from '../random.ts';
import type { House } from './house-seen.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface PlayerOptions {
  readonly seed: number;
  /** A game stops being played when so many of its phases are over. */
  readonly phases: number;
  /** Players write within so long of a phase's beginning (milliseconds); five hours where nothing is said. */
  readonly within?: number | undefined;
  /** Of a hundred players so many send by order sheets; what they think better of they had sent by mail. */
  readonly sheets?: number | undefined;
  /** Players write once, in the last so many milliseconds before the deadline, and nothing but orders. */
  readonly atTheLast?: number | undefined;
}

/** What one power has ordered in one phase, the last word of it. */
export type Ordered = Map<string, readonly string[]>;

export function orderedKey(game: string, phase: string, power: Power): string {
  return `${game} ${phase} ${power}`;
}

/** Seats seven people in a game; resolves when it has begun. The world must be calm. */
export async function seatPlayers(house: House, name: string): Promise<void> {
  const write = (who: string, text: string) =>
    house.write(mailFrom(addressOf(name, who), `judge@${DOMAIN}`, 'signing on', text, name));
  const until = (isThere: (game: Game) => boolean) => {
    let found = false;
    return house.loop.run(() => {
      void house.game(name).then((game) => {
        found = game !== null && isThere(game);
      });
      return found;
    });
  };
  write('master', `create ?${name} sesame`);
  await until(() => true);
  for (const [n, power] of POWERS.entries()) {
    write(power.toLowerCase(), `signon ?${name} pw${n}x\nset preference ${power.slice(0, 1)}`);
    await until((game) => game.applicants.length > n || game.status === 'active');
  }
  await until(({ status }) => status === 'active');
  // The GM learns of it by a line of the next digest.
  write('watcher', `observe ${name}`);
  await until(({ observers }) => observers.length > 0);
}

const POWERS: readonly Power[] = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'];

export function addressOf(game: string, who: string): string {
  return `${who}.${game}@example.org`;
}

/** Everybody in these games answers what comes to him with orders, as long as they are played. */
export function letPlay(house: House, names: readonly string[], ways: PlayerOptions): Ordered {
  const ordered: Ordered = new Map();
  const begun = new Set<string>();
  const wake = async (name: string) => {
    const game = await house.game(name);
    if (game === null || game.status !== 'active' || game.resolved.length >= ways.phases) return;
    const { position, current } = game;
    if (position === null || current === null) return;
    const board = house.services.board(game.variant)!;
    for (const { power, person } of game.seats) {
      const key = orderedKey(name, position.phase, power);
      if (person === null || begun.has(key)) continue;
      begun.add(key);
      const [chosen, before] = choose(board, position, power, createRandom(fnvOf(`${ways.seed} ${key}`)));
      if (chosen.length === 0) continue;
      ordered.set(key, chosen);
      const random = createRandom(fnvOf(`${ways.seed} ${key} when`));
      const first = current.clock.began + random.below(ways.within ?? 5 * HOUR);
      const from = addressOf(name, power.toLowerCase());
      const hasSheet = random.percent(ways.sheets ?? 0);
      const send = (at: number, lines: readonly string[]) =>
        house.loop.at(at, () => {
          if (hasSheet && lines !== before) {
            house.post({
              person,
              game: name,
              lines,
              id: `sheet-${fnvOf(`${key} ${at}`).toString(36).padStart(16, '0')}`,
            });
            return;
          }
          const mail = mailFrom(
            from,
            `${name}@${DOMAIN}`,
            `${position.phase} orders`,
            lines.join('\n'),
            `${key} ${at}`,
          );
          house.write(mail);
        });
      if (ways.atTheLast !== undefined) {
        send(current.clock.deadline - 1 - random.below(ways.atTheLast), chosen);
        continue;
      }
      // Some think better of it: the later mail counts, whichever is handled first.
      if (random.percent(25)) {
        const begins = Math.max(first, house.loop.now());
        send(begins, before);
        send(begins + (2 + random.below(12)) * MINUTE, chosen);
      } else send(Math.max(first, house.loop.now()), withPress(chosen, power, random));
    }
  };
  house.onMail(({ mail }) => {
    const name = /<([a-z0-9]+)\.game@/.exec(mail.headers['References'] ?? '')?.[1];
    if (name !== undefined && names.includes(name)) void wake(name);
  });
  for (const name of names) void wake(name);
  return ordered;
}

function withPress(orders: readonly string[], power: Power, random: Random): readonly string[] {
  if (!random.percent(20)) return orders;
  const to = random.pick(POWERS.filter((other) => other !== power));
  return [...orders, '', `press to ${to.toLowerCase()}`, `A word from ${power}: ${random.below(1_000)}.`, 'endpress'];
}

/** The orders of a power, and others that it wrote first. */
function choose(
  board: Board,
  position: Position,
  power: Power,
  random: Random,
): readonly [readonly string[], readonly string[]] {
  const once = () => {
    switch (parsePhase(position.phase).kind) {
      case 'M': {
        const legal = legalOrders(board, position);
        return (position.units[power] ?? []).map((unit) => {
          const options = legal
            .get(unit)!
            .filter((order) => order.kind !== 'convoy' && !('route' in order && order.route !== 'unstated'));
          return formatOrder(random.pick(options));
        });
      }
      case 'R':
        return (position.dislodged?.[power] ?? []).map(({ unit, retreats }) =>
          retreats.length > 0 ? `${unit} - ${random.pick(retreats)}` : `${unit} D`,
        );
      case 'A': {
        const due = dueTo(board, position, power);
        if (due === 0) return [];
        const options = legalAdjustments(board, position, power);
        if (due < 0) return random.shuffle(options).slice(0, -due).map(formatOrder);
        return Array.from({ length: due }, () => 'waive');
      }
    }
  };
  return [once(), once()];
}

function mailFrom(from: string, to: string, subject: string, text: string, about: string) {
  const id = fnvOf(about).toString(36) + fnvOf(`${about} ${subject}`).toString(36);
  const raw = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: <${id}.${from}>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text.replaceAll('\n', '\r\n'),
    '',
  ].join('\r\n');
  return { from, to, raw };
}
