/** What happens when a game's wake-up call comes: mail received in time is handled, then time does its work. */
import type { GameName } from '../../engine/game/events.ts';
import { creditGame, dueAt, outageOf, stepTime, unhandledBefore } from '../games/advance-time.ts';
import { unitOfWork } from '../games/unit-of-work.ts';
import { handleMail } from '../incoming/handle-mail.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { Services } from '../ports.ts';

/** A wake-up brings at most this many steps; the next wake-up brings the rest. */
const STEPS = 20;

/**
 * Does for one game whatever is due now. Early, late, repeated and missing calls are harmless: the log decides whether
 * a call still means anything.
 *
 * 1. Mail that was received and not yet handled is handled first (the drain barrier).
 * 2. What passed while the judge was down is made up for.
 * 3. One step of what time has brought is decided and committed; repeated until nothing is due.
 * 4. What follows is sent, drawn and scheduled.
 */
export async function runDeadline(house: Services, name: GameName): Promise<void> {
  const services = unitOfWork(house);
  for (let step = 0; step < STEPS; step += 1) {
    const due = await dueAt(services, name);
    if (due === null || due > services.now()) break;
    const waiting = await unhandledBefore(services, due, name);
    for (const delivery of waiting) await handleMail(services, delivery);
    // What others have committed meanwhile shows when this comes second.
    if (waiting.length > 0) services.forget();
    const outage = step > 0 ? null : await outageOf(services);
    const credited = outage === null ? null : await creditGame(services, name, outage);
    if (credited === null && (await stepTime(services, name, services.now())) === null) break;
  }
  await publishCommits(services, name);
  await services.settle();
}
