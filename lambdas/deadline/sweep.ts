/** Repairs what was missed: wake-ups that got lost, commits whose consequences did not leave, mails not sent. */
import type { Instant } from '../../engine/game/deadlines.ts';
import type { GameName } from '../../engine/game/events.ts';
import { creditGame, outageOf } from '../games/advance-time.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { GameEntry, World } from '../ports.ts';
import { runDeadline } from './run-deadline.ts';

/** `askToSend` asks again for a mail that waits. What ails one game keeps no other from its repair. */
export async function sweep(world: World, askToSend: (id: string) => Promise<void>): Promise<void> {
  await recordHeartbeat(world);
  const queue = [...(await world.index.list())];
  const worker = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      try {
        await repair(world, entry);
      } catch (error) {
        world.log('not repaired', { game: entry.name, error: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const id of await world.outbox.waiting()) await askToSend(id);
  await world.publisher.publishLists?.(await world.index.list());
}

/** Makes up for an outage in every game before the sign of life that ends it. Must run every few minutes. */
async function recordHeartbeat(world: World): Promise<void> {
  const outage = await outageOf(world);
  if (outage !== null) {
    for (const { name, status } of await world.index.list()) {
      if (status === 'active') await creditGame(world, name, outage);
    }
  }
  await world.heartbeat?.beat(world.now());
}

/** Games that are looked at at once: each look is little but waiting. */
const AT_ONCE = 10;

/** How long after its last change a game is looked at whole each time. */
const LATELY = 60 * 60_000;
const DAY = 24 * LATELY;

/**
 * A game that has changed lately, or that has fallen due, is brought up to date whole; of the others only the commits that the
 * index does not know are looked for, so that thousands of quiet games cost next to nothing. Once a day each is looked at
 * whole all the same.
 */
async function repair(world: World, entry: GameEntry): Promise<void> {
  const { name, n, wake, status, updated } = entry;
  const now = world.now();
  if (wake !== null && wake <= now) return runDeadline(world, name);
  const isLately = now - updated < LATELY;
  if (status === 'finished') {
    if (isLately || isItsTurn(name, now)) await expireRawMail(world, name);
  } else if (isLately || isItsTurn(name, now) || (await world.games.commitsAfter(name, n)).length > 0) {
    await publishCommits(world, name);
    await world.timers.wake(name, (await world.index.entry(name))?.wake ?? null);
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
async function expireRawMail(world: World, name: GameName): Promise<void> {
  const key = `over:${name}`;
  if (world.mailroom.gameOver === undefined || (await world.ledger.isDone(key))) return;
  await world.mailroom.gameOver(name);
  await world.ledger.done(key, 'its mail expires');
}
