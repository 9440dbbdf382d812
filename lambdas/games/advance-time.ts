/** Time passes in a game: one step of what has fallen due, after whatever an outage of the judge asks for. */
import { decideTime, nextTimed } from '../../engine/game/clock.ts';
import type { Instant } from '../../engine/game/deadlines.ts';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { creditOutage, type Outage } from '../../engine/game/outage.ts';
import { readHead } from '../mail/head.ts';
import type { Received } from '../mail/received.ts';
import type { Delivery, World } from '../ports.ts';
import { boardOfGame } from './board-of-game.ts';
import { commitDecision, contextOf, loadGame } from './load-game.ts';
import { isWaitedFor, MailWaits } from './waited-for.ts';

/** So long without a sign of life is an outage. The sweep gives one every few minutes. */
const SILENCE = 30 * 60_000;
/** Steps that one mail may have to wait for; more are left to the next wake-up. */
const STEPS = 20;

/** The outage that has just ended; null when there was none. */
export async function outageOf({ heartbeat, now }: World): Promise<Outage | null> {
  const from = (await heartbeat?.last()) ?? null;
  const to = now();
  return from === null || to - from < SILENCE ? null : { from, to };
}

/** Makes up for the outage in one game, if something of it passed meanwhile. */
export async function creditGame(world: World, name: GameName, outage: Outage): Promise<Commit | null> {
  const { commit } = await commitDecision(world, name, (game) => {
    const board = game === null ? null : boardOfGame(world, game);
    return game === null || board === null ? [] : creditOutage(game, outage, contextOf(world, board));
  });
  if (commit !== null)
    world.log('outage', { game: name, n: commit.n, minutes: Math.round((outage.to - outage.from) / 60_000) });
  return commit;
}

/** Decides and commits one step of what was due by `until`; null when nothing was. */
export async function stepTime(world: World, name: GameName, until: Instant): Promise<Commit | null> {
  const { commit } = await commitDecision(world, name, (game) => {
    const board = game === null ? null : boardOfGame(world, game);
    return game === null || board === null ? [] : decideTime(game, contextOf(world, board), until);
  });
  if (commit !== null) world.log('time', { game: name, n: commit.n, what: commit.events[0]?.type ?? null });
  return commit;
}

/**
 * What fell due in the game before this mail was received happens before it is read: a mail received after the deadline
 * changes nothing of a phase that was complete, however late the wake-up came. What was received even earlier and is not
 * handled yet goes first, unless this mail would be lost by waiting longer.
 */
export async function settleBefore(
  world: World,
  name: GameName,
  { delivery, handle, isLast }: Pick<Received, 'delivery' | 'handle' | 'isLast'>,
): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    const due = await dueAt(world, name);
    if (due === null || due > delivery.received) return;
    try {
      for (const earlier of await unhandledBefore(world, due, name, delivery.id)) await handle(earlier);
    } catch (error) {
      if (!isLast || !(error instanceof MailWaits)) throw error;
    }
    const outage = await outageOf(world);
    const credited = outage === null ? null : await creditGame(world, name, outage);
    const stepped = credited ?? (await stepTime(world, name, due));
    // Nothing more is due by then: what the mails just handled have moved is looked at again.
    if (stepped === null && (await dueAt(world, name)) === due) return;
  }
}

/** Mail received before this instant and not handled yet that the game waits for, in the order of receipt. */
export async function unhandledBefore(
  world: World,
  instant: Instant,
  game: GameName,
  except?: Delivery['id'],
): Promise<readonly Delivery[]> {
  const waiting: Delivery[] = [];
  for (const delivery of await world.mailroom.unhandled(instant, game, except)) {
    if (delivery.id === except) continue;
    const { id } = delivery;
    if (await isWaitedFor(world, { id, head: () => headOf(world, delivery) }, game, instant)) waiting.push(delivery);
  }
  return waiting.sort((a, b) => a.received - b.received);
}

/** Of a mail that cannot be read now the envelope alone tells whose it may be: it fails when it is handled, where that counts. */
async function headOf({ files, house }: World, { rawKey, envelopeFrom, recipients }: Delivery) {
  const raw = await files.get(rawKey).catch(() => new Uint8Array());
  return raw === null ? null : readHead(raw, { from: envelopeFrom, recipients }, house.domain);
}

/** When time will next bring something about in the game; null: never. */
export async function dueAt(world: World, name: GameName): Promise<Instant | null> {
  const game = await loadGame(world, name);
  const board = game === null ? null : boardOfGame(world, game);
  return game === null || board === null ? null : (nextTimed(game, board)?.at ?? null);
}
