/** A game of any variant on a judge in memory, played at random by mail. */
import type { Board } from '../../engine/board/board.ts';
import type { Game } from '../../engine/game/game.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { boardOf } from '../boards.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';
import { ordersOf } from '../lives/behaviour.ts';
import { createRandom, type Random } from '../random.ts';

export const JUDGE = `judge@${DOMAIN}`;
const MARNE = `marne@${DOMAIN}`;
const START = Date.UTC(2026, 2, 2, 19, 0);

export interface RandomGame {
  readonly services: TestWorld;
  readonly board: Board;
  readonly random: Random;
  /** Mails a text; what was sent for it. */
  write(who: string, text: string, to?: string): Promise<readonly OutgoingMail[]>;
  game(): Promise<Game>;
  /** Everybody's orders for the phase, and the game a moment after; all that was sent. */
  playPhase(): Promise<readonly OutgoingMail[]>;
}

/** Mara is its GM, `p0`, `p1` … play, Olga watches. */
export async function beginRandomGame(variant: string, seed: number, options = ''): Promise<RandomGame> {
  const board = boardOf(variant);
  const random = createRandom(seed);
  const services = await openWorld({ start: START, store: 'memory', seed });
  Object.assign(services.services, { help: loadHelp() });
  let mails = 0;
  const write: RandomGame['write'] = async (who, text, to = MARNE) => {
    mails += 1;
    const from = `${who}@example.org`;
    const head = `From: ${from}\r\nTo: ${to}\r\nSubject: orders\r\nMessage-ID: <r${mails}@example.org>`;
    await services.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
    return services.sent();
  };
  const game = async () => (await loadGame(services.services, 'marne'))!;
  await write('mara', `create ?marne sesame ${variant} ${options}`.trim(), JUDGE);
  for (let n = 0; n < mostPlayers(board); n += 1) {
    if ((await game()).status !== 'forming') break;
    await write(`p${n}`, 'signon ?marne tulip', JUDGE);
  }
  if ((await game()).status === 'forming') await write('mara', 'force begin');
  await write('olga', 'observe marne', JUDGE);
  const playPhase = async () => {
    const now = await game();
    const sent: OutgoingMail[] = [];
    const people = [...new Set(now.seats.flatMap(({ person }) => person ?? []))];
    for (const person of people) {
      const known = await services.services.directory.person(person);
      const powers = now.seats.flatMap((seat) => (seat.person === person ? [seat.power] : []));
      const lines = powers.flatMap((power) => {
        const orders = ordersOf({ board, random, game: () => now }, power);
        return orders.length === 0 ? [] : [...(powers.length > 1 ? [power] : []), ...orders];
      });
      if (lines.length > 0) sent.push(...(await write(known!.addresses[0]!.split('@')[0]!, lines.join('\n'))));
    }
    const { position } = now;
    await services.moveTo(services.services.now() + 60_000);
    for (let day = 0; day < 20 && (await game()).position?.phase === position?.phase; day += 1) {
      if ((await game()).status !== 'active') break;
      await services.moveTo(services.services.now() + 86_400_000);
    }
    return [...sent, ...(await services.sent())];
  };
  return { services, board, random, write, game, playPhase };
}
