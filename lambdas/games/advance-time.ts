/** Time passes in a game: one step of what has fallen due, after whatever an outage of the judge asks for. */
import { decideTime, nextTimed } from '../../engine/game/clock.ts';
import type { Commit, GameName } from '../../engine/game/events.ts';
import { creditOutage, type Outage } from '../../engine/game/outage.ts';
import type { Instant } from '../../engine/time.ts';
import type { ReceivedMail } from '../delivery.ts';
import { readHead } from '../mail/head.ts';
import type { Received } from '../mail/received.ts';
import type { Services } from '../ports.ts';
import { boardOfGame } from './board-of-game.ts';
import { commitDecision, contextOf, loadGame } from './load-game.ts';
import { mustWaitForMail, PendingMailChecks } from './pending-mail.ts';
import { substitutesListed } from './substitutes.ts';

/** So long without a sign of life is an outage. The sweep gives one every few minutes. */
const SILENCE = 30 * 60_000;
/** Steps that one mail may have to wait for; more are left to the next wake-up. */
const STEPS = 20;

/** The outage that has just ended; null when there was none. */
export async function outageOf({ heartbeat, now }: Services): Promise<Outage | null> {
  const from = (await heartbeat?.last()) ?? null;
  const to = now();
  return from === null || to - from < SILENCE ? null : { from, to };
}

/** Makes up for the outage in one game, if something of it passed meanwhile. */
export async function creditGame(services: Services, name: GameName, outage: Outage): Promise<Commit | null> {
  const { commit } = await commitDecision(services, name, (game) => {
    const board = game === null ? null : boardOfGame(services, game);
    return game === null || board === null ? [] : creditOutage(game, outage, contextOf(services, board));
  });
  if (commit !== null)
    services.log('outage', { game: name, n: commit.n, minutes: Math.round((outage.to - outage.from) / 60_000) });
  return commit;
}

/** Decides and commits one step of what was due by `until`; null when nothing was. */
export async function stepTime(services: Services, name: GameName, until: Instant): Promise<Commit | null> {
  const { commit } = await commitDecision(services, name, async (game) => {
    const board = game === null ? null : boardOfGame(services, game);
    if (game === null || board === null) return [];
    const asks = nextTimed(game, board)?.what === 'ask-substitute';
    const substitutes = asks ? { substitutes: await substitutesListed(services, game) } : {};
    return decideTime(game, { ...contextOf(services, board), ...substitutes }, until);
  });
  if (commit !== null) services.log('time', { game: name, n: commit.n, what: commit.events[0]?.type ?? null });
  return commit;
}

/**
 * Process everything that fell due in the game before this mail arrived, then read the mail: one received after the deadline
 * changes nothing of a phase that was complete, however late the wake-up came. What was received even earlier and is not
 * handled yet goes first, unless this mail would be lost by waiting longer.
 */
export async function settleBefore(
  services: Services,
  name: GameName,
  { delivery, handle, isLast }: Pick<Received, 'delivery' | 'handle' | 'isLast'>,
): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    const due = await dueAt(services, name);
    if (due === null || due > delivery.received) return;
    try {
      for (const earlier of await unhandledBefore(services, due, name, delivery.id)) await handle(earlier);
      services.forget?.();
    } catch (error) {
      if (!isLast || !(error instanceof PendingMailChecks)) throw error;
    }
    const outage = await outageOf(services);
    const credited = outage === null ? null : await creditGame(services, name, outage);
    const stepped = credited ?? (await stepTime(services, name, due));
    // Nothing more is due by then: what the mails just handled have moved is looked at again.
    if (stepped === null && (await dueAt(services, name)) === due) return;
  }
}

/** Mail received before this instant and not handled yet that the game waits for, in the order of receipt. */
export async function unhandledBefore(
  services: Services,
  instant: Instant,
  game: GameName,
  except?: ReceivedMail['id'],
): Promise<readonly ReceivedMail[]> {
  const waiting: ReceivedMail[] = [];
  for (const delivery of await services.mailroom.unhandled(instant, game, except)) {
    if (delivery.id === except) continue;
    const { id } = delivery;
    if (await mustWaitForMail(services, { id, head: () => headOf(services, delivery) }, game, instant))
      waiting.push(delivery);
  }
  return waiting.sort((a, b) => a.received - b.received);
}

/** Of a mail that cannot be read now the envelope alone tells whose it may be: it fails when it is handled, where that counts. */
async function headOf({ files, house }: Services, { rawKey, envelopeFrom, recipients }: ReceivedMail) {
  const raw = await files.get(rawKey).catch(() => new Uint8Array());
  return raw === null ? null : readHead(raw, { from: envelopeFrom, recipients }, house.domain);
}

/** When time will next bring something about in the game; null: never. */
export async function dueAt(services: Services, name: GameName): Promise<Instant | null> {
  const game = await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  return game === null || board === null ? null : (nextTimed(game, board)?.at ?? null);
}
