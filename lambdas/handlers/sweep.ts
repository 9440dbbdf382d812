/** Every few minutes: repair what was missed. */
import type { World } from '../app/ports.ts';
import { sweep } from '../app/sweep.ts';

/** `askToSend` asks again for a mail that waits. */
export function makeSweep(world: World, askToSend: (id: string) => Promise<void>): () => Promise<void> {
  return () => sweep(world, askToSend);
}
