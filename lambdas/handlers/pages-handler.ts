/** Pages of games are to be written: whoever has committed says which game's. */

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { gameName, isGameName } from '../../engine/vocabulary.ts';
import { withCause } from '../games/correlation-id.ts';
import { writePages } from '../outgoing/write-pages.ts';
import type { PagesRequest, Services } from '../ports.ts';
import { eachMessage, type MessageSubject, UnrecognizedMessage } from './batch.ts';

const request = z.object({
  game: z.pipe(z.string().check(z.refine(isGameName)), z.transform(gameName)),
  after: z.number(),
  cause: z.optional(z.string()),
});

export function makePages(services: Services): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message) => {
        const { data } = request.safeParse(message);
        if (data === undefined) throw new UnrecognizedMessage('No request for the pages of a game.');
        const { cause, ...pages } = data;
        await writePages(cause === undefined ? services : withCause(services, cause), pages satisfies PagesRequest);
      },
      { about },
    );
}

function about(message: unknown): MessageSubject | undefined {
  const { data } = request.safeParse(message);
  return data && { cause: data.cause, game: data.game };
}
