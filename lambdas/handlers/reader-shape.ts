/** Whom a function of the desk answers, as it is called with. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../../engine/messages/languages.ts';

/** Their id says of what kind the answer is. */
export const readerShape = z.object({
  to: z.string().check(z.minLength(3)),
  zone: z.nullable(z.string()),
  isClassic: z.exactOptional(z.boolean()),
  language: z.exactOptional(z.enum(LANGUAGES)),
  answers: z.nullable(z.string()),
});
