/** A WHATIF is to be worked out: the queue hands over the lines of the mail and whom to answer. */

import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { MessageOrText } from '../../engine/messages/message.ts';
import { isPhase, isPower, phaseCode, powerOf } from '../../engine/vocabulary.ts';
import { runWhatIf, type WhatIfServices } from '../account/run-what-if.ts';
import { postingWithCause } from '../games/correlation-id.ts';
import type { Services, WhatIfRequest } from '../ports.ts';
import { eachRequest } from './batch.ts';
import { readerShape } from './reader-shape.ts';

const text = z.string();
const line = z.number();
const power = z.pipe(z.string().check(z.refine(isPower)), z.transform(powerOf));
/** A sentence, or the code of one with its facts. */
const telling = z.custom<MessageOrText>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'code' in value),
);

const asked = z.object({
  game: z.string().check(z.regex(/^[a-z0-9]{1,64}$/)),
  phase: z.nullable(z.pipe(z.string().check(z.refine(isPhase)), z.transform(phaseCode))),
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('order'), line, text, order: text, power: z.nullable(power), isWhole: z.boolean() }),
      z.object({ kind: z.literal('error'), line, text, message: telling, suggestion: z.nullable(text) }),
    ]),
  ),
});

const request = z.object({
  reader: z.extend(readerShape, { id: text.check(z.regex(/^whatif-[0-9a-f]{8,64}$/)) }),
  subject: text,
  questions: z.array(z.object({ line, text, asked })),
  cause: z.optional(text),
});

export function makeWhatIf(
  services: WhatIfServices & Pick<Services, 'log'>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return eachRequest(
    services.log,
    { shape: request, what: 'WHATIF request' },
    async ({ cause, ...asked }) => {
      const caused = postingWithCause(services, cause);
      await runWhatIf(caused, asked satisfies WhatIfRequest);
      caused.log('what if', { mail: asked.reader.id, questions: asked.questions.length });
    },
    { about: ({ cause, reader }) => ({ cause, mail: reader.id }) },
  );
}
