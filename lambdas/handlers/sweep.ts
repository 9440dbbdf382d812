/** Every few minutes: repair what was missed. */

import { type SweepMeans, sweep } from '../deadline/sweep.ts';
import type { Services } from '../ports.ts';

/** `askToSend` asks again for a mail that waits. The first time the lists are written whatever is there: a new release may write them otherwise. */
export function makeSweep(
  services: Services,
  askToSend: (id: string) => Promise<void>,
  means: Omit<SweepMeans, 'writesLists'> = {},
): () => Promise<void> {
  let writesLists = true;
  return async () => {
    await sweep(services, askToSend, { ...means, writesLists });
    writesLists = false;
  };
}
