/** Repairs what was missed: wake-ups that got lost, commits whose consequences did not leave, mails not sent. */
import type { GameName } from '../../engine/game/events.ts';
import type { Instant } from '../../engine/time.ts';
import { creditGame, outageOf } from '../games/advance-time.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { GameEntry, Services } from '../ports.ts';
import { runDeadline } from './run-deadline.ts';

/** `askToSend` asks again for a mail that waits. What ails one game keeps no other from its repair. */
export async function sweep(services: Services, askToSend: (id: string) => Promise<void>): Promise<void> {
  await recordHeartbeat(services);
  const queue = [...(await services.index.list())];
  const worker = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      try {
        await repair(services, entry);
      } catch (error) {
        services.log('not repaired', {
          game: entry.name,
          error: error instanceof Error ? error.message : String(error),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const id of await services.outbox.waiting()) await askToSend(id);
  await services.publisher.publishLists?.(await services.index.list());
}

/** Makes up for an outage in every game before the sign of life that ends it. Must run every few minutes. */
async function recordHeartbeat(services: Services): Promise<void> {
  const outage = await outageOf(services);
  if (outage !== null) {
    for (const { name, status } of await services.index.list()) {
      if (status === 'active') await creditGame(services, name, outage);
    }
  }
  await services.heartbeat?.beat(services.now());
}

/** Games that are looked at at once: each look is little but waiting. */
const AT_ONCE = 10;

/** How long after its last change a game is looked at whole each time. */
const LATELY = 60 * 60_000;
const DAY = 24 * LATELY;

/**
 * A game that has changed lately, or that has fallen due, is brought up to date whole; of the others only commits that nothing
 * has followed from yet are looked for, so that thousands of quiet games cost next to nothing. Once a day each is looked at
 * whole all the same.
 */
async function repair(services: Services, entry: GameEntry): Promise<void> {
  const { name, wake, status, updated } = entry;
  const now = services.now();
  if (wake !== null && wake <= now) return runDeadline(services, name);
  const isLately = now - updated < LATELY;
  if (status === 'finished') {
    if (isLately || isItsTurn(name, now)) await expireRawMail(services, name);
  } else if (isLately || isItsTurn(name, now) || (await services.games.latest(name)).commits.length > 0) {
    await publishCommits(services, name);
    await services.timers.wake(name, (await services.index.entry(name))?.wake ?? null);
  }
}

/** Each game has ten minutes of the day: a sweep every five falls into them twice. */
function isItsTurn(name: GameName, now: Instant): boolean {
  const turns = DAY / TURN;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % turns;
  return sum === Math.floor(now / TURN) % turns;
}
const TURN = 10 * 60_000;

/** From the end of a game its raw mail is kept only for some time. */
async function expireRawMail(services: Services, name: GameName): Promise<void> {
  const key = `over:${name}`;
  if (services.mailroom.gameOver === undefined || (await services.ledger.isDone(key))) return;
  await services.mailroom.gameOver(name);
  await services.ledger.done(key, 'its mail expires');
}
