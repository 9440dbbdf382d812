/**
 * What fails because our own code is wrong, however often it is tried, and what fails because the world does (a store, a file,
 * a busy game) and is tried again.
 */
import type { ReportLine } from '../../engine/game/events.ts';
import type { InternalError } from '../../engine/language/mail/internal-error.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import type { ReceivedMail } from '../delivery.ts';
import type { Services } from '../ports.ts';
import { refusedLine } from './refusal.ts';

/** Errors of the language itself; what an SDK has made of an answer is none of ours. */
export function isInternalError(error: unknown): boolean {
  if (!(error instanceof Error) || '$metadata' in error || '$response' in error) return false;
  return [TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError].some(
    (kind) => error instanceof kind,
  );
}

/** Kind and place of an error, for the log: its text may hold what somebody wrote. */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const at = /\bat [^\n]*?([\w.-]+\.[a-z]+:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1] ?? 'unknown place';
  return `${error.name} at ${at}`;
}

export function logInternalErrors(
  { log }: Pick<Services, 'log'>,
  delivery: ReceivedMail,
  faults: readonly InternalError[] = [],
): void {
  for (const { line, error } of faults)
    log('line not handled', { delivery: delivery.id, line: line ?? 0, error: errorLocation(error) });
}

/** Does what may fail by a fault of ours; then the line is refused, and everything else goes on. */
export async function orRefused<T>(
  services: Pick<Services, 'log'>,
  delivery: ReceivedMail,
  spot: { readonly line: number | null; readonly text: string },
  message: MessageOrText,
  act: () => Promise<T>,
): Promise<T | ReportLine> {
  try {
    return await act();
  } catch (error) {
    if (!isInternalError(error)) throw error;
    logInternalErrors(services, delivery, [{ line: spot.line, error }]);
    return refusedLine(spot, message, null);
  }
}
