/** Games' wake-up calls: the scheduler puts into a queue what the game told it to send. */

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { gameName, isGameName } from '../../engine/vocabulary.ts';
import { runDeadline } from '../deadline/run-deadline.ts';
import { withCause } from '../games/correlation-id.ts';
import { PendingMailChecks } from '../games/pending-mail.ts';
import type { Services } from '../ports.ts';
import { eachRequest, type Postpone } from './batch.ts';

const call = z.object({
  game: z.pipe(z.string().check(z.refine(isGameName)), z.transform(gameName)),
  /** The schedule's name: by it the log knows what follows from the call. */
  schedule: z.optional(z.string()),
});

/** What we tell a schedule to send. */
export type WakeUpCall = z.infer<typeof call>;

/** Seconds until a game that waits for mail is looked at again. */
const LOOKED_AT_AGAIN_AFTER = 5;

/** What a deadline needs of its queue: a call that comes again after so many seconds, as a new one, and a message that does. */
export interface DeadlineQueue {
  readonly again: (call: WakeUpCall, seconds: number) => Promise<void>;
  readonly postpone?: Postpone;
}

/**
 * A game that waits for mail is called again a little later: that is no failure, and no function stands idle for it meanwhile. The
 * mail itself bounds how long (`waited-for.ts`).
 */
export function makeDeadline(
  services: Services,
  { again, postpone }: DeadlineQueue,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return eachRequest(
    services.log,
    { shape: call, what: 'wake-up call' },
    async (asked) => {
      const { game, schedule } = asked;
      const caused = schedule === undefined ? services : withCause(services, schedule);
      try {
        await runDeadline(caused, game);
      } catch (error) {
        if (!(error instanceof PendingMailChecks)) throw error;
        caused.log('deadline waits', { game });
        await again(asked, LOOKED_AT_AGAIN_AFTER);
      }
    },
    { postpone, about: ({ schedule, game }) => ({ cause: schedule, game }) },
  );
}
