/** Repairs what was missed: wake-ups that got lost, commits whose consequences did not leave, mails not sent. */

import type { World } from './ports.ts';
import { rollForward } from './roll-forward.ts';
import { runDeadline } from './run-deadline.ts';

/** `askToSend` asks again for a mail that waits. */
export async function sweep(world: World, askToSend: (id: string) => Promise<void>): Promise<void> {
  const now = world.now();
  for (const { name, wake, status } of await world.index.list()) {
    if (wake !== null && wake <= now) await runDeadline(world, name);
    else if (status !== 'finished') {
      await rollForward(world, name);
      await world.timers.wake(name, wake);
    }
  }
  for (const id of await world.outbox.waiting()) await askToSend(id);
}
