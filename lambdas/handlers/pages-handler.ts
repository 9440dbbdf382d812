/** Pages of games are to be written: whoever has committed says which game's. */

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { gameName, isGameName } from '../../engine/vocabulary.ts';
import { withCause } from '../games/correlation-id.ts';
import { writePages } from '../outgoing/write-pages.ts';
import type { PagesRequest, Services } from '../ports.ts';
import { eachRequest } from './batch.ts';

const request = z.object({
  game: z.pipe(z.string().check(z.refine(isGameName)), z.transform(gameName)),
  after: z.number(),
  cause: z.optional(z.string()),
});

export function makePages(services: Services): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return eachRequest(
    services.log,
    { shape: request, what: 'pages request' },
    ({ cause, ...pages }) =>
      writePages(cause === undefined ? services : withCause(services, cause), pages satisfies PagesRequest),
    { about: ({ cause, game }) => ({ cause, game }) },
  );
}
