/** Every few minutes: repair what was missed. */

import { type SweepDependencies, sweepGames } from '../deadline/sweep-games.ts';
import type { OutboxMail, Services } from '../ports.ts';

/**
 * `askToSend` asks again for a mail that waits. The first time the lists are written whatever is there: a new release may write them otherwise.
 * `startsAlone`: the first time nobody else is at work.
 */
export function makeSweep(
  services: Services,
  askToSend: (mail: OutboxMail) => Promise<void>,
  {
    startsAlone = false,
    ...means
  }: Omit<SweepDependencies, 'writesLists' | 'isAlone'> & { readonly startsAlone?: boolean } = {},
): () => Promise<void> {
  let isFirst = true;
  return async () => {
    await sweepGames(services, askToSend, { ...means, writesLists: isFirst, isAlone: startsAlone && isFirst });
    isFirst = false;
  };
}
