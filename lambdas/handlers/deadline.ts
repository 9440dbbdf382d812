/** A game's wake-up call: the scheduler sends what the game told it to send. */
import * as z from 'zod/mini';
import { runDeadline } from '../deadline/run-deadline.ts';
import type { Services } from '../ports.ts';
import { UnrecognizedMessage } from './batch.ts';

const call = z.object({ game: z.string().check(z.regex(/^[a-z0-9]{1,64}$/)) });

/** What a schedule is told to send. */
export type WakeUpCall = z.infer<typeof call>;

export function makeDeadline(services: Services): (event: unknown) => Promise<void> {
  return async (event) => {
    const { data } = call.safeParse(event);
    if (data === undefined) throw new UnrecognizedMessage('No wake-up call of a game.');
    await runDeadline(services, data.game);
  };
}
