/** Every few minutes: repair what was missed. */

import { sweep } from '../deadline/sweep.ts';
import type { World } from '../ports.ts';

/** `askToSend` asks again for a mail that waits. */
export function makeSweep(world: World, askToSend: (id: string) => Promise<void>): () => Promise<void> {
  return () => sweep(world, askToSend);
}
