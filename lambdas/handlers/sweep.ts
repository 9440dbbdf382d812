/** Every few minutes: repair what was missed. */

import { sweep } from '../deadline/sweep.ts';
import type { Services } from '../ports.ts';

/** `askToSend` asks again for a mail that waits. */
export function makeSweep(services: Services, askToSend: (id: string) => Promise<void>): () => Promise<void> {
  return () => sweep(services, askToSend);
}
