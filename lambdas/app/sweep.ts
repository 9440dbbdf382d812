/** Repairs what was missed: wake-ups that got lost, commits whose consequences did not leave, mails not sent. */
import { creditGame, outageOf } from './passing-time.ts';
import type { GameEntry, World } from './ports.ts';
import { rollForward } from './roll-forward.ts';
import { runDeadline } from './run-deadline.ts';

/** `askToSend` asks again for a mail that waits. What ails one game keeps no other from its repair. */
export async function sweep(world: World, askToSend: (id: string) => Promise<void>): Promise<void> {
  await showLife(world);
  for (const entry of await world.index.list()) {
    try {
      await repair(world, entry);
    } catch (error) {
      world.log('not repaired', { game: entry.name, error: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const id of await world.outbox.waiting()) await askToSend(id);
  await world.publisher.publishLists?.(await world.index.list());
}

/** Makes up for an outage in every game before the sign of life that ends it. Must run every few minutes. */
async function showLife(world: World): Promise<void> {
  const outage = await outageOf(world);
  if (outage !== null) {
    for (const { name, status } of await world.index.list()) {
      if (status === 'active') await creditGame(world, name, outage);
    }
  }
  await world.heartbeat?.beat(world.now());
}

async function repair(world: World, { name, wake, status }: GameEntry): Promise<void> {
  if (wake !== null && wake <= world.now()) await runDeadline(world, name);
  else if (status !== 'finished') {
    await rollForward(world, name);
    await world.timers.wake(name, (await world.index.entry(name))?.wake ?? null);
  }
}
