/** A map has come by mail (TRY VARIANT): it is looked at where nothing else can be read, and answered. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type ExamineVariant, runTrial, type TrialServices } from '../account/run-trial.ts';
import { keptTrialKey, trialStateKey } from '../account/trial-files.ts';
import { postingWithCause } from '../games/correlation-id.ts';
import type { Files } from '../ports.ts';
import { eachRequest } from './batch.ts';
import { readerShape } from './reader-shape.ts';
import { TRIAL_ID, type TrialNotice } from './stop-notice.ts';
import { TRY_VARIANT_SECONDS } from './time-limits.ts';

const text = z.string();
const request = z.object({
  reader: z.extend(readerShape, { id: text.check(z.regex(TRIAL_ID)) }),
  subject: text,
  mail: text,
  line: z.number(),
  text,
  token: text.check(z.minLength(10)),
  cause: z.exactOptional(text),
});

export interface TryVariantServices extends TrialServices {
  readonly files: Files;
  /** Tells who knows of games. */
  readonly tell: (notice: TrialNotice) => Promise<void>;
}

/** With the instant behind it. */
const BEGUN = 'begun ';
const DONE = 'done';

/** A look that was cut short, by its time or its memory, is not made again: it is answered that the map is too heavy. */
export function makeTryVariant(
  services: TryVariantServices,
  examine: ExamineVariant,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const { files, tell } = services;
  return eachRequest(
    services.log,
    { shape: request, what: 'variant to try' },
    async ({ cause, ...trial }) => {
      const key = trialStateKey(trial.reader.id);
      const note = (state: string) => files.put(key, state, 'text/plain');
      const state = new TextDecoder().decode((await files.get(key)) ?? undefined);
      if (state === DONE) return;
      const isCutShort = state.startsWith(BEGUN);
      if (isCutShort && services.now() < Number(state.slice(BEGUN.length)) + TRY_VARIANT_SECONDS * 1_000)
        throw new Error('Somebody may still be looking at it.');
      await note(`${BEGUN}${services.now()}`);
      try {
        await runTrial(postingWithCause(services, cause), trial, {
          examine: isCutShort ? async () => null : examine,
          keep: (id, folder) => files.put(keptTrialKey(id), JSON.stringify(folder), 'application/json'),
          open: ({ reader, token }, variant) =>
            tell({ tried: { reader, variant, token }, ...(cause === undefined ? {} : { cause }) }),
        });
      } catch (error) {
        await note('');
        throw error;
      }
      await note(DONE);
    },
    { about: ({ cause, reader }) => ({ cause, mail: reader.id }) },
  );
}
