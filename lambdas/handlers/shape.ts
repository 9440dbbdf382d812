import type * as z from 'zod/mini';

/** The first fault of a message's shape, in a few words for the log. */
export function shapeFault(error: z.core.$ZodError | undefined): string {
  const issue = error?.issues[0];
  return issue === undefined ? 'unknown' : `${issue.path.join('.') || 'message'}: ${issue.message}`;
}
